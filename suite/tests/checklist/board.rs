//! Lines 1 to 21: the board, its squares, the pieces and their letters.

use scoresheet_chess::{Bitboard, Color, File, Piece, Position, Rank, Role, RoleSet, Square, fen};
use scoresheet_notation::algebraic::{LONG, Letters, SAN};
use scoresheet_notation::language::LANGUAGES;
use scoresheet_notation::{Dialect, Notation, Quirk, placement};
use scoresheet_record::{Code, Severity};

use crate::play::{
    findings, game, game_in, language, line, played, quirks, reading, san, styled, written,
};

/// The moves that tell most letters of a language.
const RUY_LOPEZ: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";

/// The letters of a language as the articles list them: king, queen, rook, bishop, knight.
fn listed(code: &str) -> [&'static str; 5] {
    [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ]
    .map(|role| language(code).letters.letter(Color::White, role))
}

/// The usual names of the pieces in the same order, and the pawn last.
fn names(code: &str) -> [&'static str; 6] {
    [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ]
    .map(|role| language(code).pieces[role as usize][0])
}

/// The board has 64 squares, in ranks that lie across and files that run up it.
#[test]
fn c001_the_board_has_64_squares_in_ranks_and_files() {
    let mut squares: Vec<Square> = Rank::ALL
        .into_iter()
        .flat_map(|rank| File::ALL.map(|file| Square::new(file, rank)))
        .collect();
    squares.sort_unstable();
    squares.dedup();
    assert_eq!(squares, Square::ALL);
    assert_eq!(squares.len(), 64);
    // A rank has a square of every file, and a file one of every rank.
    for rank in Rank::ALL {
        let across: Bitboard = File::ALL
            .map(|file| Square::new(file, rank))
            .into_iter()
            .collect();
        assert_eq!(across, Bitboard::rank(rank));
        assert_eq!(across.len(), 8);
        for file in File::ALL {
            let both = Bitboard::file(file) & Bitboard::rank(rank);
            assert_eq!(both.single(), Some(Square::new(file, rank)));
        }
    }
}

/// A square is called by its file and then its rank, counted from White's left and White's side.
#[test]
fn c002_a_square_is_named_file_first_from_whites_side() {
    // A FEN shows the board as White sees it: the last row is the nearest, its left comes first.
    let setup = fen::parse("6k1/8/8/8/8/8/P7/RNBQK3 w - - 0 1").unwrap();
    let at = |name: &str| setup.board.role_at(Square::parse(name.as_bytes()).unwrap());
    assert_eq!(at("a1"), Some(Role::Rook));
    assert_eq!(at("b1"), Some(Role::Knight));
    assert_eq!(at("a2"), Some(Role::Pawn));
    assert_eq!(at("g8"), Some(Role::King));
    for square in Square::ALL {
        let name = square.to_string();
        let (file, rank) = (name.as_bytes()[0], name.as_bytes()[1]);
        assert_eq!(usize::from(file - b'a'), square.file().index());
        assert_eq!(usize::from(rank - b'1'), square.rank().index());
        assert_eq!(Square::parse(name.as_bytes()), Some(square));
    }
    assert_eq!(Square::parse(b"1a"), None);
    assert_eq!(Square::parse(b"i1"), None);
    assert_eq!(Square::parse(b"a9"), None);
}

/// The fifth file meets the first rank on e1, where White's king begins.
#[test]
fn c003_e1_is_where_the_white_king_begins() {
    let e1 = Square::new(File::ALL[4], Rank::ALL[0]);
    assert_eq!(e1.to_string(), "e1");
    assert_eq!(Position::start().king(Color::White), e1);
}

/// a1 and h8 are dark, h1 and a8 light, so each player has a light corner on his right.
#[test]
fn c004_the_corners_have_their_colors() {
    let dark = |name: &[u8]| Square::parse(name).unwrap().is_dark();
    assert!(dark(b"a1") && dark(b"h8"));
    assert!(!dark(b"h1") && !dark(b"a8"));
    // Black sits on the other side, so that his right is the a-file.
    for (color, right) in [(Color::White, File::H), (Color::Black, File::A)] {
        let corner = Bitboard::back_rank(color) & Bitboard::file(right);
        assert!(!corner.single().unwrap().is_dark());
    }
    assert_eq!(
        Square::ALL
            .into_iter()
            .filter(|square| square.is_dark())
            .count(),
        32
    );
}

/// Seen by White, a1 is the near left corner, h1 the near right one, and h8 the far right one.
#[test]
fn c005_corners_in_words_are_those_of_the_diagram() {
    let setup = fen::parse("q5kn/8/8/8/8/8/8/R5KB w - - 0 1").unwrap();
    let at = |square: Square| setup.board.piece_at(square).map(Piece::letter);
    // The last row is the near one, and the end of a row is on the right.
    assert_eq!(at(Square::A1), Some('R'));
    assert_eq!(at(Square::H1), Some('B'));
    assert_eq!(at(Square::H8), Some('n'));
    assert_eq!(at(Square::A8), Some('q'));
}

/// English letters are K Q B N R P, and the knight has N because the king has K.
#[test]
fn c006_english_letters_have_n_for_the_knight() {
    let letters = Letters::ENGLISH;
    let letter = |role| letters.letter(Color::White, role);
    let roles = [
        Role::King,
        Role::Queen,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
        Role::Pawn,
    ];
    assert_eq!(roles.map(letter), ["K", "Q", "B", "N", "R", "P"]);
    for role in roles {
        assert_eq!(Role::from_letter(role.letter()), Some(role));
        let word = format!("{}e3", letter(role));
        assert_eq!(
            reading("en", &word).pattern.roles,
            RoleSet::of(role),
            "{word}"
        );
    }
    // K is a king and nothing else, though a knight could go there.
    assert_eq!(
        played("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "en", "Kf3"),
        "none"
    );
    assert_eq!(
        played("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "en", "Nf3"),
        "g1f3"
    );
}

/// Unicode has a picture of each piece in each color, and the first of each pair is White's.
#[test]
fn c007_unicode_has_pictures_of_the_pieces() {
    let pairs = [
        (Role::King, '\u{2654}', '\u{265a}'),
        (Role::Queen, '\u{2655}', '\u{265b}'),
        (Role::Rook, '\u{2656}', '\u{265c}'),
        (Role::Bishop, '\u{2657}', '\u{265d}'),
        (Role::Knight, '\u{2658}', '\u{265e}'),
        (Role::Pawn, '\u{2659}', '\u{265f}'),
    ];
    for (role, white, black) in pairs {
        let letters = Letters::FIGURINES;
        assert_eq!(letters.letter(Color::White, role), white.to_string());
        assert_eq!(letters.letter(Color::Black, role), black.to_string());
        for picture in [white, black] {
            let word = format!("{picture}e3");
            let reading = reading("en", &word);
            assert_eq!(reading.pattern.roles, RoleSet::of(role), "{word}");
            assert!(reading.quirks.has(Quirk::Figurine), "{word}");
        }
    }
    let white = "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1";
    let black = "4k1n1/8/8/8/8/8/8/4K1N1 b - - 0 1";
    assert_eq!(written(white, "g1f3", Notation::Figurine, "en"), "♘f3");
    assert_eq!(written(black, "g8f6", Notation::Figurine, "en"), "♞f6");
}

/// French letters are R D F C T P.
#[test]
fn c008_french_letters_and_names() {
    assert_eq!(listed("fr"), ["R", "D", "T", "F", "C"]);
    assert_eq!(language("fr").letters.letter(Color::White, Role::Pawn), "P");
    assert_eq!(
        names("fr"),
        ["roi", "dame", "tour", "fou", "cavalier", "pion"]
    );
    assert_eq!(
        line(&game_in("fr", "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6")),
        RUY_LOPEZ
    );
}

/// Spanish letters are R D A C T P, and the pawn is a "peón", the accent on the o.
#[test]
fn c009_spanish_letters_and_names() {
    assert_eq!(listed("es"), ["R", "D", "T", "A", "C"]);
    assert_eq!(language("es").letters.letter(Color::White, Role::Pawn), "P");
    assert_eq!(
        names("es"),
        ["rey", "dama", "torre", "alfil", "caballo", "peón"]
    );
    let pawns = language("es").pieces[Role::Pawn as usize];
    assert!(!pawns.iter().any(|name| name.to_lowercase() == "péon"));
    assert_eq!(
        line(&game_in("es", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6")),
        RUY_LOPEZ
    );
}

/// The king is Кр in Russian and Ukrainian; other Slavic languages have letters of their own.
#[test]
fn c010_the_king_of_the_slavs_has_two_letters_in_russian() {
    let king = |code| language(code).letters.letter(Color::White, Role::King);
    for code in ["ru", "uk", "be"] {
        assert_eq!(king(code), "\u{41a}\u{440}", "{code}");
        assert_eq!(
            played("4k3/8/8/8/8/8/8/4K3 w - - 0 1", code, "Крe2"),
            "e1e2"
        );
        assert_eq!(
            written("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", Notation::San, code),
            "Крe2"
        );
    }
    assert_eq!(names("ru")[0], "король");
    assert_eq!(
        [king("bg"), king("sr"), king("cs"), king("pl")],
        ["Ц", "К", "K", "K"]
    );
}

/// Russian letters in the order K Q R B N are Кр Ф Л С К, and Latin look-alikes mean the same.
#[test]
fn c011_russian_letters_also_when_typed_in_latin() {
    assert_eq!(
        listed("ru"),
        ["\u{41a}\u{440}", "\u{424}", "\u{41b}", "\u{421}", "\u{41a}"]
    );
    let fen = "4k3/8/8/8/8/4B3/8/4K1N1 w - - 0 1";
    // Cyrillic with a Latin p, all Cyrillic, all Latin.
    for word in ["\u{41a}pe2", "\u{41a}\u{440}e2", "Kpe2"] {
        assert_eq!(played(fen, "ru", word), "e1e2", "{word}");
    }
    for word in ["\u{421}g5", "Cg5"] {
        assert_eq!(played(fen, "ru", word), "e3g5", "{word}");
    }
    // Without the second letter it is the knight, in either script.
    for word in ["\u{41a}f3", "Kf3"] {
        assert_eq!(played(fen, "ru", word), "g1f3", "{word}");
    }
    assert!(quirks(fen, "ru", "Cg5").has(Quirk::LookAlike));
    assert!(!quirks(fen, "ru", "\u{421}g5").has(Quirk::LookAlike));
    assert_eq!(
        line(&game_in("ru", "1. e4 e5 2. Кf3 Kc6 3. Cb5 a6")),
        RUY_LOPEZ
    );
}

/// German letters are K D T L S, and the rook is a "Turm", of which "Türme" is the plural.
#[test]
fn c012_german_letters_and_names() {
    assert_eq!(listed("de"), ["K", "D", "T", "L", "S"]);
    assert_eq!(
        names("de"),
        ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"]
    );
    assert_eq!(
        line(&game_in("de", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6")),
        RUY_LOPEZ
    );
}

/// Vietnamese letters are V H X T M; the knight is "mã", and the pawn has no letter.
#[test]
fn c013_vietnamese_letters_and_names() {
    assert_eq!(listed("vi"), ["V", "H", "X", "T", "M"]);
    assert_eq!(language("vi").letters.letter(Color::White, Role::Pawn), "");
    assert_eq!(
        names("vi").map(str::to_lowercase),
        ["vua", "hậu", "xe", "tượng", "mã", "tốt"]
    );
    assert_eq!(
        line(&game_in("vi", "1. e4 e5 2. Mf3 Mc6 3. Tb5 a6")),
        RUY_LOPEZ
    );
}

/// Portuguese letters are R D T B C.
#[test]
fn c014_portuguese_letters_and_names() {
    assert_eq!(listed("pt"), ["R", "D", "T", "B", "C"]);
    assert_eq!(
        names("pt")[..5],
        ["rei", "dama", "torre", "bispo", "cavalo"]
    );
    assert_eq!(
        line(&game_in("pt", "1. e4 e5 2. Cf3 Cc6 3. Bb5 a6")),
        RUY_LOPEZ
    );
}

/// Chinese moves have the English letters, not those of the column beside it, and 王后车象马 for names.
#[test]
fn c015_chinese_writes_english_letters() {
    for code in ["zh-Hans", "zh-Hant"] {
        assert_eq!(listed(code), ["K", "Q", "R", "B", "N"], "{code}");
        assert_ne!(listed(code), listed("es"));
        assert_eq!(
            line(&game_in(code, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6")),
            RUY_LOPEZ
        );
    }
    assert_eq!(names("zh-Hans")[..5], ["王", "后", "车", "象", "马"]);
}

/// A pawn is written without its letter; where it has one, it is P.
#[test]
fn c016_a_pawn_usually_has_no_letter() {
    let start = Position::start().fen().to_string();
    assert_eq!(san(&start, "e2e4"), "e4");
    assert_eq!(styled(&start, "e2e4", &LONG), "e2-e4");
    assert_eq!(SAN.letters.letter(Color::White, Role::Pawn), "P");
    assert_eq!(played(&start, "en", "Pe4"), "e2e4");
    assert!(quirks(&start, "en", "Pe4").has(Quirk::PawnLetter));
    assert!(quirks(&start, "en", "e4").is_empty());
}

/// FIDE lets every player write the letters of his own language.
#[test]
fn c017_score_sheets_are_written_in_every_language() {
    let played = game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd4 6. Nxd4 Kd7");
    for language in &LANGUAGES {
        let dialect = Dialect::new(Notation::Fide, language).expect(language.code);
        let mut sheet = String::new();
        let mut position = Position::start();
        for id in played.main_line() {
            let mv = played.tree.node(id).mv;
            let after = position.after(mv);
            let view = scoresheet_notation::View::new(&position, mv, &after);
            dialect.write(
                &scoresheet_notation::descriptive::Homes::UNKNOWN,
                &position,
                &view,
                &mut sheet,
            );
            sheet.push(' ');
            position = after;
        }
        assert_eq!(
            line(&game_in(language.code, &sheet)),
            line(&played),
            "{sheet}"
        );
    }
}

/// Algebraic notation has nothing to do with algebra. That cannot be tested; what can be is that
/// the notation goes by this name and calculates nothing.
#[test]
fn c018_algebraic_is_the_name_of_a_notation() {
    for notation in [
        Notation::San,
        Notation::Long,
        Notation::Figurine,
        Notation::Minimal,
    ] {
        assert!(
            notation.title().contains("algebraic"),
            "{}",
            notation.name()
        );
    }
    assert!(!Notation::Descriptive.title().contains("algebraic"));
}

/// In a list of pieces `Kd3` says that a king stands there, and `f6` or `Pf6` that a pawn does.
#[test]
fn c019_a_list_says_where_pieces_stand() {
    for text in ["White: Kd3, f6; Black: Kd1", "White: Kd3, Pf6; Black: Kd1"] {
        let list = placement::parse(text, language("en")).unwrap();
        let setup = list.setup;
        assert_eq!(
            Position::new(setup).unwrap().fen().board(),
            "8/8/5P2/8/8/3K4/8/3k4",
            "{text}"
        );
        assert!(list.doubts.is_empty(), "{text}");
    }
}

/// With an at sign, too, a list says where pieces stand, and pawns then have their letter.
#[test]
fn c020_an_at_sign_tells_where_a_piece_stands() {
    let list = placement::parse("White: K@e1, Black: K@e8, P@f7", language("en")).unwrap();
    assert!(list.has_at);
    assert_eq!(
        Position::new(list.setup).unwrap().fen().board(),
        "4k3/5p2/8/8/8/8/8/4K3"
    );
    assert!(placement::is_setup("K@e8", language("en")));
}

/// Among moves the same sign drops a piece, which only variants of chess allow.
#[test]
fn c021_an_at_sign_among_moves_is_a_drop() {
    // Before the first number it belongs to a list, behind it to a move.
    assert!(placement::is_setup("P@f7", language("en")));
    assert!(!placement::is_setup("1. P@f7", language("en")));
    // In standard chess nothing is dropped: the line stops there, and the text is kept.
    let stopped = game("1. e4 e5 2. P@f6 d6 *");
    assert_eq!(line(&stopped), "e2e4 e7e5");
    let found = findings("1. e4 e5 2. P@f6 d6 *");
    let error = found.iter().find(|said| said.severity == Severity::Error);
    assert!(
        error.is_some_and(|said| said.message.contains("P@f6")),
        "{found:?}"
    );
    // A game that says to be of such a variant is not called wrong for its drops.
    let found = findings("[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@f6 *\n");
    assert!(
        found
            .iter()
            .any(|said| said.code == Code::UnsupportedVariant),
        "{found:?}"
    );
    assert!(
        !found.iter().any(|said| said.code == Code::IllegalMove),
        "{found:?}"
    );
}
