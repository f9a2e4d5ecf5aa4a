//! Claims 109 to 129: Portable Game Notation.

use std::time::Duration;

use scoresheet::formats::{Format, JsonReader, JsonStyle, JsonWriter, Sink};
use scoresheet_chess::{Position, Square, Variant, fen};
use scoresheet_notation::{Notation, Quirk, algebraic};
use scoresheet_record::pgn::{Layout, TagChoice};
use scoresheet_record::remark::Nag;
use scoresheet_record::tags::{
    Date, GameResult, Mode, Period, ROSTER, Spelled, Termination, TimeControl, TimeOfDay,
};
use scoresheet_record::{Code, Game, Severity};

use crate::games::RETURN_MATCH;
use crate::replay::{after, codes, coordinates, dialect, game_in, moves, mv, pgn, position};

fn export(game: &Game) -> String {
    String::from_utf8(game.write(&Layout::EXPORT)).unwrap()
}

/// The moves of a game as they are exported, without tags and line ends.
fn movetext(text: &str) -> String {
    let layout = Layout {
        tags: TagChoice::None,
        ..Layout::ONE_LINE
    };
    let written = pgn(text).write(&layout);
    String::from_utf8(written).unwrap().trim().to_owned()
}

/// What is said of the first game of a text and is more than a note.
fn faults(text: &str) -> Vec<Code> {
    let game = pgn(text);
    let said = game.diagnostics.iter();
    said.filter(|said| said.severity > Severity::Note)
        .map(|said| said.code)
        .collect()
}

/// Files end in `.pgn`, and the media type has the vendor tree in it and the name once; another one
/// is in use, too.
#[test]
fn c109_pgn_has_an_ending_and_a_media_type() {
    assert_eq!(Format::of_file("games.pgn".as_ref()), Some(Format::Pgn));
    assert_eq!(Format::of_file("GAMES.PGN".as_ref()), Some(Format::Pgn));
    assert_eq!(Format::Pgn.media_type(), "application/vnd.chess-pgn");
    for text in ["application/vnd.chess-pgn", "application/x-chess-pgn"] {
        assert_eq!(Format::of_media_type(text), Some(Format::Pgn), "{text}");
    }
    assert_eq!(Format::of_media_type("application/vnd.vnd-pgn"), None);
}

/// It was devised by Steven J. Edwards and published in 1993 in a Usenet group. No input can show
/// that, so only the page of formats is looked at.
#[test]
fn c110_the_page_of_formats_tells_where_pgn_comes_from() {
    let page = include_str!("../../../docs/formats.md");
    let about = page.split("## PGN").nth(1).unwrap();
    for fact in ["Steven J. Edwards", "1993", "rec.games.chess"] {
        assert!(about.contains(fact), "{fact}");
    }
}

/// It is plain text with English letters for the pieces, whatever the game was read in.
#[test]
fn c111_what_is_written_is_plain_text_with_english_letters() {
    let russian = dialect(Notation::San, "ru");
    let game = game_in("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Фe7 5. 0-0", russian);
    let text = export(&game);
    assert!(
        text.contains("2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Qe7 5. O-O *"),
        "{text}"
    );
    assert!(text.is_ascii(), "{text}");
    let letters = text.split("\n\n").nth(1).unwrap().chars();
    let mut letters: Vec<char> = letters.filter(char::is_ascii_uppercase).collect();
    letters.sort_unstable();
    letters.dedup();
    assert_eq!(letters, ['B', 'N', 'O', 'Q']);
}

/// A game as people type it is read, and written as programs have it.
#[test]
fn c112_what_is_read_is_lax_and_what_is_written_is_strict() {
    let typed = "[White \"A\"][Event \"B\"]\n1.e2-e4 e5 2 Ng1f3\n\n Nc6 3.Bc4 Bc5 4.0-0 1/2";
    let lax = pgn(typed);
    assert_eq!(coordinates(&lax), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1");
    assert_ne!(codes(typed), []);
    let strict = export(&lax);
    assert_eq!(
        strict,
        "[Event \"B\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n\
         [Black \"?\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O 1/2-1/2\n\n"
    );
    // Strict text has nothing that could be said of its form.
    assert_eq!(codes(&strict), []);
}

/// The same game gives the same bytes whoever exports it, and however he came by it.
#[test]
fn c113_the_same_game_is_exported_to_the_same_bytes() {
    let game = pgn(RETURN_MATCH);
    let text = export(&game);
    assert_eq!(export(&pgn(&text)), text);

    let mut json = JsonWriter::new(&Layout::EXPORT, JsonStyle::Lines);
    game.replay(&mut json);
    json.finish_game(&[]);
    json.finish_block();
    let (games, faults) = JsonReader::new(json.text_mut()).read_all();
    assert_eq!(faults, []);
    assert_eq!(export(&games[0]), text);

    // Typed by another hand: other line ends, blanks, castling, checks, order of tags.
    let mut lines: Vec<&str> = RETURN_MATCH.lines().collect();
    lines.swap(0, 5);
    let other = lines
        .join("\r\n")
        .replace("O-O", "0-0")
        .replace('+', "")
        .replace(". ", ".");
    assert_ne!(other, text);
    assert_eq!(export(&pgn(&other)), text);
}

/// A tag is a name and a value in double quotes between brackets; apostrophes are no quotes.
#[test]
fn c114_a_tag_is_a_name_and_a_quoted_value_in_brackets() {
    let game = pgn("[White \"Morphy, Paul\"]\n\n1. e4 *");
    assert_eq!(game.tag("White").as_deref(), Some("Morphy, Paul"));
    assert!(export(&game).contains("\n[White \"Morphy, Paul\"]\n"));
    // Apostrophes can be understood, and it is said that they are wrong.
    let slip = "[White 'Morphy, Paul']\n\n1. e4 *";
    assert_eq!(pgn(slip).tag("White").as_deref(), Some("Morphy, Paul"));
    assert!(codes(slip).contains(&Code::TagSyntax));
}

/// Quotes and backslashes have a backslash before them, and nothing else stands in a value that is
/// not to be seen.
#[test]
fn c115_quotes_and_backslashes_in_values_are_escaped() {
    let value = r#"The "Open" \ C:"#;
    let text = "[Event \"The \\\"Open\\\" \\\\ C:\"]\n\n1. e4 *";
    let game = pgn(text);
    assert_eq!(game.tag("Event").as_deref(), Some(value));
    assert!(export(&game).starts_with("[Event \"The \\\"Open\\\" \\\\ C:\"]\n"));
    assert!(!codes(text).contains(&Code::TagSyntax));
    // A line end within a value is not written as one.
    let mut broken = game.clone();
    for (name, value) in &mut broken.tags {
        if name == b"Event" {
            *value = b"two\nlines\tand\ra return".to_vec();
        }
    }
    assert!(export(&broken).starts_with("[Event \"two lines and a return\"]\n[Site "));
    let text = "[Event \"two\nlines\"]\n\n1. e4 *";
    assert!(codes(text).contains(&Code::TagSyntax));
}

/// Seven tags stand first, in their order.
#[test]
fn c116_the_roster_has_seven_tags_in_their_order() {
    let names = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
    assert_eq!(ROSTER.map(|(name, _)| name), names);
    let text = export(&pgn(
        "[Black \"B\"]\n[ECO \"C60\"]\n[Round \"29\"]\n\n1. e4 *",
    ));
    let tags = text.lines().take_while(|line| !line.is_empty());
    let written: Vec<&str> = tags
        .map(|line| line[1..].split(' ').next().unwrap())
        .collect();
    assert_eq!(written[..7], names);
    assert_eq!(written[7..], ["ECO"]);
}

/// A site is a city, a region and the three letters of a country, or an address in the net; nobody
/// minds either.
#[test]
fn c117_a_site_is_a_place_or_an_address() {
    for site in [
        "New York City, NY USA",
        "Belgrade, Serbia JUG",
        "https://chess.example/game/1",
    ] {
        let text = RETURN_MATCH.replace("Belgrade, Serbia JUG", site);
        let game = pgn(&text);
        assert_eq!(game.tag("Site").as_deref(), Some(site));
        assert!(export(&game).contains(&format!("\n[Site \"{site}\"]\n")));
        assert_eq!(codes(&text), codes(RETURN_MATCH), "{site}");
    }
}

/// A date has a year, a month and a day with periods between, and question marks for what is not
/// known.
#[test]
fn c118_dates_have_question_marks_for_what_is_not_known() {
    let date = |year, month, day| Date { year, month, day };
    for (text, meant) in [
        ("1992.11.04", date(Some(1992), Some(11), Some(4))),
        ("1992.11.??", date(Some(1992), Some(11), None)),
        ("1992.??.??", date(Some(1992), None, None)),
        ("????.??.??", date(None, None, None)),
    ] {
        assert_eq!(
            Date::parse(text.as_bytes()),
            Ok(Spelled::plain(meant)),
            "{text}"
        );
        assert_eq!(meant.write(), text);
    }
    assert!(Date::parse(b"1992.13.04").is_err());
    let with = |date: &str| codes(&RETURN_MATCH.replace("1992.11.04", date));
    assert!(
        with("4.11.92")
            .iter()
            .any(|code| matches!(code, Code::DateFormat | Code::ImpossibleDate))
    );
    assert!(
        !with("1992.11.??")
            .iter()
            .any(|code| matches!(code, Code::DateFormat | Code::ImpossibleDate))
    );
}

/// Players are written with the last name first and a comma behind it.
#[test]
fn c119_players_have_their_last_name_first() {
    let game = pgn(RETURN_MATCH);
    for (tag, name) in [
        ("White", "Fischer, Robert J."),
        ("Black", "Spassky, Boris V."),
    ] {
        assert_eq!(game.tag(tag).as_deref(), Some(name));
        assert!(export(&game).contains(&format!("[{tag} \"{name}\"]\n")));
    }
    assert_eq!(faults(RETURN_MATCH), []);
}

/// There are four results, and what stands for each.
#[test]
fn c120_there_are_four_results() {
    for (text, result) in [
        ("1-0", GameResult::White),
        ("0-1", GameResult::Black),
        ("1/2-1/2", GameResult::Draw),
        ("*", GameResult::Unknown),
    ] {
        assert_eq!(GameResult::parse(text.as_bytes()), Some(result));
        let game = pgn(&format!("1. e4 e5 {text}"));
        assert_eq!(game.result, result);
        let written = export(&game);
        assert!(
            written.contains(&format!("[Result \"{text}\"]\n")),
            "{written}"
        );
        assert!(written.ends_with(&format!(" {text}\n\n")), "{written}");
    }
    // No other result has a sign of its own behind the moves.
    assert_eq!(GameResult::BothLost.marker(), "*");
    // What is none of them is reported.
    let reported = codes("[Result \"2-0\"]\n\n1. e4 e5 *");
    assert!(reported.contains(&Code::UnknownValue), "{reported:?}");
}

/// More tags: who annotated, how many plies, how much time, when, how it ended, by what means, from
/// where.
#[test]
fn c121_other_tags_have_their_own_values() {
    // The number of plies is that of half-moves.
    let with = |tag: &str| codes(&format!("{tag}\n\n1. e4 e5 2. Nf3 *"));
    assert!(!with("[PlyCount \"3\"]").contains(&Code::PlyCountMismatch));
    assert!(with("[PlyCount \"2\"]").contains(&Code::PlyCountMismatch));
    assert!(export(&pgn("[Annotator \"N. N.\"]\n\n1. e4 *")).contains("\n[Annotator \"N. N.\"]\n"));

    let control = TimeControl::parse(b"40/7200:3600").unwrap();
    assert!(!control.is_odd);
    let seconds = Duration::from_secs;
    let first = Period::Moves {
        moves: 40,
        time: seconds(7200),
        increment: Duration::ZERO,
    };
    let rest = Period::Rest {
        time: seconds(3600),
        increment: Duration::ZERO,
    };
    assert_eq!(control.value.periods(), [first, rest]);
    assert_eq!(control.value.write(), "40/7200:3600");
    assert!(with("[TimeControl \"60 mins\"]").contains(&Code::TimeControlFormat));

    let time = TimeOfDay::parse(b"17:05:09").unwrap();
    assert!(!time.is_odd);
    assert_eq!(
        (time.value.hour, time.value.minute, time.value.second),
        (17, 5, Some(9))
    );
    assert!(
        TimeOfDay::parse(b"7200").is_err(),
        "it is no number of seconds"
    );

    let words = [
        "abandoned",
        "adjudication",
        "death",
        "emergency",
        "normal",
        "rules infraction",
        "time forfeit",
        "unterminated",
    ];
    assert_eq!(Termination::ALL.map(Termination::write), words);
    for (word, value) in words.into_iter().zip(Termination::ALL) {
        assert_eq!(
            Termination::parse(word.as_bytes()),
            Some(Spelled::plain(value))
        );
    }
    for (word, mode) in [("OTB", Mode::OverTheBoard), ("ICS", Mode::Server)] {
        assert_eq!(Mode::parse(word.as_bytes()), Some(Spelled::plain(mode)));
        assert_eq!(mode.write(), word);
    }
    let fen = "8/8/4R1p1/2k3p1/1p4P1/1P1b1P2/3K1n2/8 b - - 2 43";
    let game = pgn(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n43... Kb5 *"));
    assert_eq!(game.start, Some(position(fen)));
    assert_eq!(coordinates(&game), "c5b5");
}

/// A position in a tag needs another tag that says so.
#[test]
fn c122_a_start_position_needs_two_tags() {
    let fen = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
    let alone = format!("{fen}\n1. e4 *");
    let both = format!("{fen}[SetUp \"1\"]\n\n1. e4 *");
    assert!(codes(&alone).contains(&Code::SetUpMismatch));
    assert!(!codes(&both).contains(&Code::SetUpMismatch));
    // Both are written, whatever was read.
    for text in [&alone, &both] {
        let written = export(&pgn(text));
        assert!(
            written.contains(&format!("\n{fen}[SetUp \"1\"]\n")),
            "{written}"
        );
    }
    assert!(!export(&pgn("1. e4 *")).contains("SetUp"));
}

/// A number has one period before a move of White and three before one of Black.
#[test]
fn c123_numbers_have_one_period_for_white_and_three_for_black() {
    assert_eq!(movetext("1.e4 e5 2.Nf3 *"), "1. e4 e5 2. Nf3 *");
    assert_eq!(
        movetext("1. e4 {best} e5 2. Nf3 *"),
        "1. e4 {best} 1... e5 2. Nf3 *"
    );
    let black = "[SetUp \"1\"]\n[FEN \"4k3/4p3/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... e5 8. Kd2 *";
    assert_eq!(movetext(black), "7... e5 8. Kd2 *");
    assert!(!codes(black).contains(&Code::WrongNumber));
}

/// The signs of moves: a small x, castling in letters and not in zeros, an equals sign for promotion,
/// plus and hash; and the letter of the rook is R.
#[test]
fn c124_moves_are_written_with_the_signs_of_san() {
    let castles = "1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. 0-0 Bd7 5. d4 Qf6 6. Nc3 0-0-0 *";
    let text = movetext(castles);
    assert!(
        text.contains("4. O-O Bd7 5. d4 Qf6 6. Nc3 O-O-O *"),
        "{text}"
    );
    let zeros = codes(castles);
    assert_eq!(
        zeros
            .iter()
            .filter(|&&code| code == Code::MoveSpelling)
            .count(),
        2
    );
    assert!(
        !codes(&castles.replace("0-0-0", "O-O-O").replace("0-0", "O-O"))
            .contains(&Code::MoveSpelling)
    );
    for (fen, read, written) in [
        ("8/4P3/8/8/8/8/8/K6k w - - 0 1", "e8Q", "e8=Q"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4:d5", "exd5"),
        ("5k2/8/8/8/3R4/8/8/7K w - - 0 1", "Rd8", "Rd8+"),
        ("8/8/8/8/6R1/3K4/8/3k4 w - - 0 1", "Rg1", "Rg1#"),
    ] {
        let position = position(fen);
        let mv = mv(&position, read);
        let word = algebraic::san(&position, mv, &position.after(mv));
        assert_eq!(word.as_str(), written, "{fen}");
    }
    let readings = [b"O-O".as_slice(), b"0-0"].map(|text| algebraic::parse(text).unwrap());
    let odd = readings.map(|reading| reading.quirks.has(Quirk::ZeroCastling));
    assert_eq!(odd, [false, true]);
}

/// Pieces are told apart by file, then by rank, then by square.
#[test]
fn c125_pieces_are_told_apart_by_file_then_rank_then_square() {
    for (fen, wide, narrow) in [
        // Files and ranks differ: the file is taken.
        ("8/8/1R6/8/8/k7/5R2/7K w - - 0 1", "Rb6-f6", "Rbf6"),
        // One file: the rank.
        ("3R4/8/8/8/8/7k/8/K2R4 w - - 0 1", "Rd1-d4", "R1d4"),
        // Neither will do.
        ("2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qh4-e1", "Qh4e1"),
    ] {
        let position = position(fen);
        let only = mv(&position, wide);
        let word = algebraic::san(&position, only, &position.after(only));
        assert_eq!(word.as_str(), narrow);
        assert_eq!(mv(&position, narrow), only);
    }
    let rooks = position("3R4/8/8/8/8/7k/8/K2R4 w - - 0 1");
    assert_eq!(moves(&rooks, "Rd4").len(), 2);
    let text = "[SetUp \"1\"]\n[FEN \"3R4/8/8/8/8/7k/8/K2R4 w - - 0 1\"]\n\n1. Rd4 *";
    assert!(codes(text).contains(&Code::AmbiguousMove));
}

/// Other lines stand in parentheses, within each other, too, and glyphs are numbers.
#[test]
fn c126_variations_are_in_parentheses_and_glyphs_are_numbers() {
    let text = "1. e4 $1 (1. d4 $5 1... d5 (1... Nf6 2. c4) 2. c4) 1... e5 $10 *";
    let game = pgn(text);
    assert_eq!(movetext(text), text);
    assert_eq!(coordinates(&game), "e2e4 e7e5");
    let first = game.main_line().next().unwrap();
    assert_eq!(game.tree.node(first).nags(), [Nag(1)]);
    let other = game.tree.next_sibling(first).unwrap();
    assert_eq!(game.tree.node(other).mv.to, Square::D4);
    assert_eq!(game.tree.node(other).nags(), [Nag(5)]);
    assert_eq!(game.tree.children(other).count(), 2);
}

/// The result stands behind the moves; the standard wants it even where it is only an asterisk, which
/// one article leaves out.
#[test]
fn c127_every_game_ends_with_a_result_even_if_it_is_unknown() {
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        let text = format!("[Result \"{result}\"]\n\n1. e4 e5 {result}");
        assert!(
            movetext(&text).ends_with(&format!("e5 {result}")),
            "{result}"
        );
        assert!(!codes(&text).contains(&Code::MissingResult), "{result}");
        // Without it the tag tells, and what is written has it.
        let without = format!("[Result \"{result}\"]\n\n1. e4 e5");
        assert!(
            movetext(&without).ends_with(&format!("e5 {result}")),
            "{result}"
        );
        assert!(codes(&without).contains(&Code::MissingResult), "{result}");
    }
}

/// A comment is in braces or behind a semicolon, and a brace within a comment opens none.
#[test]
fn c128_comments_are_in_braces_or_behind_a_semicolon_and_not_nested() {
    let text = "1. e4 {in braces; 1... c5} 1... e5 ; to the end {of the line\n2. Nf3 *";
    let game = pgn(text);
    assert_eq!(coordinates(&game), "e2e4 e7e5 g1f3");
    let told: Vec<String> = game
        .main_line()
        .filter_map(|id| game.tree.node(id).remarks.as_deref())
        .flat_map(|remarks| remarks.after.iter().map(|text| text.to_str().into_owned()))
        .collect();
    assert_eq!(told, ["in braces; 1... c5", "to the end {of the line"]);
    // The first closing brace closes. Who means otherwise is understood, and told.
    let opened = "1. e4 {a {b} 1... e5 2. Nf3 *";
    assert_eq!(coordinates(&pgn(opened)), "e2e4 e7e5 g1f3");
    assert!(!codes(opened).contains(&Code::NestedComment));
    let nested = "1. e4 {a {b} c} 1... e5 2. Nf3 *";
    assert_eq!(coordinates(&pgn(nested)), "e2e4 e7e5 g1f3");
    assert!(codes(nested).contains(&Code::NestedComment));
    assert_eq!(codes(nested).len(), codes(opened).len() + 1);
}

/// A variant has a letter for each piece, its name stands in one tag and that of an opening's
/// variation in another, and a position tells where it starts.
#[test]
fn c129_a_variant_is_named_in_its_own_tag_and_starts_from_a_position() {
    let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let game = pgn(&format!(
        "[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Variant \"Chess960\"]\n[Variation \"Exchange\"]\n\n9. Nf3 *"
    ));
    assert_eq!(game.start.unwrap().variant(), Variant::Chess960);
    assert_eq!(coordinates(&game), "e1f3");
    assert!(export(&game).contains("\n[Variant \"Chess960\"]\n[Variation \"Exchange\"]\n"));
    // The name of an opening changes no rules, whatever it is.
    let opening = pgn("[Variation \"Crazyhouse\"]\n\n1. e4 e5 *");
    assert_eq!(opening.start, Some(Position::start()));
    assert_eq!(coordinates(&opening), "e2e4 e7e5");
    assert!(!codes("[Variation \"Crazyhouse\"]\n\n1. e4 e5 *").contains(&Code::UnsupportedVariant));
    assert!(codes("[Variant \"Four-player\"]\n\n1. e4 e5 *").contains(&Code::UnsupportedVariant));
    // In a position each letter is a piece, and each digit so many squares without one.
    let board = fen::parse("k6K/8/8/8/8/8/8/8 w - - 0 1").unwrap().board;
    assert_eq!(board.occupied().len(), 2);
    let moved = after(&Position::start(), "e4").fen().board();
    assert_eq!(moved, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
}
