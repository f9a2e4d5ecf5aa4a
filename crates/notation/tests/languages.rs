//! Moves as they are printed and typed in many languages, and what they mean.

use scoresheet_chess::{Faults, Move, Position, Resolution, Role, RoleSet, fen};
use scoresheet_notation::algebraic::{self, Alphabet, parse_in, scan};
use scoresheet_notation::{Quirk, Quirks, View, language};

fn alphabet(code: &str) -> &'static Alphabet {
    language::find(code).expect(code).alphabet()
}

fn position(text: &str) -> Position {
    let setup = fen::parse(text).expect(text);
    Position::new(setup)
        .or_else(|rejected| rejected.waive(Faults::WAIVABLE))
        .unwrap_or_else(|rejected| panic!("{text}: {rejected}"))
}

fn san(position: &Position, mv: Move) -> String {
    algebraic::san(position, mv, &position.after(mv)).to_string()
}

/// What a text means in a language in a position, in SAN.
fn means(code: &str, position: &Position, text: &str) -> String {
    let reading = match parse_in(text, alphabet(code)) {
        Ok(reading) => reading,
        Err(unreadable) => return format!("unreadable at {}: {unreadable}", unreadable.offset),
    };
    match position.resolve(&reading.pattern) {
        Resolution::One(mv) => san(position, mv),
        Resolution::None => "none".to_owned(),
        Resolution::Many(moves) => format!("one of {}", moves.len()),
    }
}

fn quirks(code: &str, text: &str) -> Quirks {
    parse_in(text, alphabet(code)).expect(text).quirks
}

#[track_caller]
fn all_mean(code: &str, fen: &str, texts: &[&str], expected: &str) {
    let position = position(fen);
    for text in texts {
        assert_eq!(means(code, &position, text), expected, "{code} `{text}`");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn the_ruy_lopez_is_the_same_in_all_languages() {
    let lines = [
        ("en", "e4 e5 Nf3 Nc6 Bb5"),
        ("ko", "e4 e5 Nf3 Nc6 Bb5"),
        ("ja", "e4 e5 Nf3 Nc6 Bb5"),
        ("de", "e4 e5 Sf3 Sc6 Lb5"),
        ("cs", "e4 e5 Jf3 Jc6 Sb5"),
        ("es", "e4 e5 Cf3 Cc6 Ab5"),
        ("it", "e4 e5 Cf3 Cc6 Ab5"),
        ("fr", "e4 e5 Cf3 Cc6 Fb5"),
        ("tr", "e4 e5 Af3 Ac6 Fb5"),
        ("az", "e4 e5 Af3 Ac6 Fb5"),
        ("vi", "e4 e5 Mf3 Mc6 Tb5"),
        ("ru", "e4 e5 Кf3 Кc6 Сb5"),
        ("uk", "e4 e5 Кf3 Кc6 Сb5"),
        ("bg", "e4 e5 Кf3 Кc6 Оb5"),
        ("hu", "e4 e5 Hf3 Hc6 Fb5"),
        ("fi", "e4 e5 Rf3 Rc6 Lb5"),
        ("af", "e4 e5 Rf3 Rc6 Lb5"),
        ("et", "e4 e5 Rf3 Rc6 Ob5"),
        ("is", "e4 e5 Rf3 Rc6 Bb5"),
        ("nl", "e4 e5 Pf3 Pc6 Lb5"),
        ("pl", "e4 e5 Sf3 Sc6 Gb5"),
        ("ro", "e4 e5 Cf3 Cc6 Nb5"),
        ("pt", "e4 e5 Cf3 Cc6 Bb5"),
        ("id", "e4 e5 Kf3 Kc6 Gb5"),
        ("eu", "e4 e5 Zf3 Zc6 Ab5"),
        ("el", "ε4 ε5 Ιζ3 Ιγ6 Αβ5"),
        ("el", "e4 e5 Ιf3 Ιc6 Αb5"),
        ("sq", "e4 e5 Kaf3 Kac6 Ob5"),
        ("bn", "e4 e5 Ghf3 Ghc6 Gb5"),
        ("ka", "e4 e5 მხf3 მხc6 კb5"),
        ("hy", "e4 e5 Ձf3 Ձc6 Փb5"),
        ("eo", "e4 e5 Ĉf3 Chc6 Kb5"),
        ("ar", "٤د ٥د ح٣ج ح٦و ف٥ز"),
        ("ar", "e4 e5 حf3 حc6 فb5"),
        ("he", "ה4 ה5 פו3 פג6 רב5"),
        ("fa", "e۴ e۵ Nf۳ Nc۶ Bb۵"),
        ("fa", "e4 e5 Cf3 Cc6 Fb5"),
        ("hi", "e४ e५ घोf३ घोc६ ऊँb५"),
        ("zh-Hans", "ｅ４ ｅ５ 马f3 马c6 象b5"),
        ("lt", "e4 e5 Žf3 Zc6 Rb5"),
    ];
    for (code, line) in lines {
        let mut position = Position::start();
        let mut read = Vec::new();
        for word in line.split(' ') {
            let reading = parse_in(word, alphabet(code));
            let reading = reading.unwrap_or_else(|error| panic!("{code} {word}: {error:?}"));
            let mv = position.resolve(&reading.pattern).one();
            let mv = mv.unwrap_or_else(|| panic!("{code} {word}: {:?}", reading.pattern));
            read.push(san(&position, mv));
            position.play(mv);
        }
        assert_eq!(read.join(" "), "e4 e5 Nf3 Nc6 Bb5", "{code}");
    }
}

#[test]
fn captures_are_read_with_every_sign_and_with_none() {
    let fen = "7k/8/8/8/n2Q4/8/8/K7 w - - 0 1";
    let texts = [
        "Hd4×a4",
        "Hd4:a4",
        "Hd4xa4",
        "Hxa4",
        "H×a4",
        "H:a4",
        "Ha4:",
        "H x a4",
        "H d4:a4",
        "Hd4 ăn a4",
        "HxMa4",
    ];
    all_mean("vi", fen, &texts, "Qxa4");
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let texts = [
        "exd5", "e×d5", "e:d5", "ed5", "ed", "exd", "e4xd5", "e4d5", "ed5:",
    ];
    for code in ["vi", "de", "ru", "el", "en"] {
        all_mean(code, fen, &texts, "exd5");
    }
    let fen = "4k3/8/8/5p2/6P1/2p5/1P6/4K3 w - - 0 1";
    all_mean("vi", fen, &["gf", "g×f5"], "gxf5");
    all_mean("vi", fen, &["bc", "b×c3"], "bxc3");
}

#[test]
fn the_long_form_may_have_a_blank_behind_its_letter() {
    let fen = "7k/8/8/3p4/8/8/8/K2Q4 w - - 0 1";
    all_mean(
        "vi",
        fen,
        &["Hd1-d5", "H d1-d5", "Hd5", "H d5", "Hd1xd5"],
        "Qxd5",
    );
    all_mean(
        "vi",
        START,
        &["Mb1-c3", "M b1-c3", "Mb1c3", "M b1 - c3"],
        "Nc3",
    );
}

#[test]
fn a_pair_of_files_that_fits_two_captures_is_ambiguous() {
    let fen = "4k3/8/8/5p2/5pP1/6P1/8/4K3 w - - 0 1";
    all_mean("vi", fen, &["gf"], "one of 2");
    all_mean("vi", fen, &["gf5"], "gxf5");
}

#[test]
fn what_is_taken_may_be_named_and_must_be_there() {
    let fen = "7k/1b6/8/8/8/8/8/1Q5K w - - 0 1";
    all_mean("en", fen, &["QxBb7", "Qxb7", "QxB"], "Qxb7");
    all_mean("de", fen, &["DxLb7", "Db1xLb7", "DxL", "DxL+"], "Qxb7");
    all_mean("de", fen, &["DxSb7", "DxS"], "none");
    assert!(quirks("fr", "TxT").has(Quirk::NoTarget));
}

#[test]
fn taking_in_passing_has_many_marks() {
    let fen = "rnbqkbnr/ppppp1pp/8/5pP1/8/8/PPPPPP1P/RNBQKBNR w KQkq f6 0 3";
    let texts = [
        "gxf6 e.p.",
        "gxf6 e.p",
        "gxf6 ep",
        "gxf6/ep",
        "gxf6",
        "gxf6e.p.",
        "gf",
    ];
    for code in ["en", "ko", "de", "fr"] {
        all_mean(code, fen, &texts, "gxf6");
    }
    all_mean(
        "vi",
        fen,
        &["gf q.đ.", "g×f6 q.đ.", "gxf6 q.đ", "gxf6 e.p"],
        "gxf6",
    );
    all_mean("ru", fen, &["gf на проходе", "g:f6 e.p."], "gxf6");
    all_mean("tr", fen, &["gxf6 g.a.", "g×f6 EP"], "gxf6");
    all_mean("el", fen, &["gxf6 ε.δ.", "η✕ζ6 ε.δ."], "gxf6");
    let reading = parse_in("gf q.đ.", alphabet("vi")).unwrap();
    assert!(reading.en_passant && reading.quirks.has(Quirk::EnPassantMark));
}

#[test]
fn promotions_are_read_with_every_sign() {
    let fen = "8/5P2/8/8/8/8/8/K6k w - - 0 1";
    all_mean(
        "vi",
        fen,
        &["f8/H", "f8H", "f8=H", "f8(H)", "f8 = H", "f8=h"],
        "f8=Q",
    );
    all_mean("fr", fen, &["f8=D", "f8:D", "f8D", "f8"], "f8=Q");
    all_mean("tr", fen, &["f8V"], "f8=Q");
    all_mean("tr", fen, &["f8K"], "f8=R");
    all_mean("ru", fen, &["f8Ф", "f8=Ф"], "f8=Q");
    all_mean("ru", fen, &["f8К"], "f8=N");
    let fen = "k7/8/8/8/8/8/4p3/3B3K b - - 0 1";
    all_mean(
        "en",
        fen,
        &["exd1=N", "exd1N", "exd1=N#", "exd1N#"],
        "exd1=N",
    );
    all_mean("pl", fen, &["exd1=S", "exd1S", "ed1S"], "exd1=N");
    let fen = "2r5/1P6/8/8/8/8/8/K6k w - - 0 1";
    all_mean("vi", fen, &["bxc8", "bxc8!"], "bxc8=Q");
    assert!(quirks("vi", "bxc8").has(Quirk::NoPromotionPiece));
}

#[test]
fn castling_is_read_in_all_its_signs() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for code in ["en", "vi", "ru", "bg", "et", "zh-Hans", "fa"] {
        let short = ["O-O", "0-0", "o-o", "О-О", "00", "0–0", "O - O", "OO"];
        all_mean(code, fen, &short, "O-O");
        let long = [
            "O-O-O",
            "0-0-0",
            "o-o-o",
            "О-О-О",
            "000",
            "0—0—0",
            "O - O - O",
        ];
        all_mean(code, fen, &long, "O-O-O");
        for odd in &long[1..] {
            assert!(!quirks(code, odd).is_empty(), "{odd}");
        }
    }
    all_mean("de", fen, &["kurze Rochade"], "O-O");
    all_mean("ru", fen, &["длинная рокировка"], "O-O-O");
    let mate = "5k2/8/8/8/8/8/4P1P1/3QK2R w K - 0 1";
    all_mean("en", mate, &["O-O+", "O-O#"], "O-O+");
}

#[test]
fn marks_are_signs_and_words() {
    use scoresheet_notation::CheckMark::{Check, Double, Mate};
    let marks = [
        ("en", "Rg1 mate", Mate),
        ("en", "Rg1#", Mate),
        ("en", "Rg1 ch.", Check),
        ("en", "Rg1++", Double),
        ("de", "Tg1 matt", Mate),
        ("de", "Tg1≠", Mate),
        ("de", "Tg1 +", Check),
        ("cs", "Vg1X", Mate),
        ("cs", "Vg1+ +", Double),
        ("cs", "Vg1 mat.", Mate),
        ("ru", "Лg1Х", Mate),
        ("ru", "Лg1×", Mate),
        ("ru", "Лg1х", Mate),
        ("ru", "Лg1 шах", Check),
        ("ru", "Лg1 мат", Mate),
        ("fr", "Tg1 échec et mat", Mate),
        ("vi", "Xg1 chiếu hết", Mate),
        ("zh-Hans", "车g1将死", Mate),
        ("tr", "Kg1 şah mat", Mate),
        ("es", "Tg1++", Double),
    ];
    let position = position("8/8/8/8/6R1/3K4/8/3k4 w - - 0 1");
    for (code, text, mark) in marks {
        let reading = parse_in(text, alphabet(code));
        let reading = reading.unwrap_or_else(|error| panic!("{code} {text}: {error:?}"));
        assert_eq!(reading.check, mark, "{code} {text}");
        assert!(!reading.takes, "{code} {text}");
        let mv = position.resolve(&reading.pattern).one().expect(text);
        assert_eq!(san(&position, mv), "Rg1#", "{code} {text}");
    }
}

#[test]
fn letters_of_other_scripts_that_look_the_same_are_taken_for_those_of_the_language() {
    let fen = "6k1/8/8/8/8/8/8/2B1K3 w - - 0 1";
    all_mean(
        "ru",
        fen,
        &["Кpe2", "Крe2", "Kpe2", "Kрe2", "КРe2", "крe2"],
        "Ke2",
    );
    all_mean("ru", fen, &["Сg5", "Cg5", "сg5", "С g5"], "Bg5");
    assert_eq!(quirks("ru", "Крe2"), Quirks::NONE);
    assert!(quirks("ru", "Kpe2").has(Quirk::LookAlike));
    assert!(quirks("ru", "Cg5").has(Quirk::LookAlike));
    let fen = "4k3/8/8/8/8/2n5/8/2Q1K3 w - - 0 1";
    all_mean(
        "ru",
        fen,
        &["ФхсЗ", "Фхс3+", "Ф:c3", "ФcЗ", "Фс1хсЗ"],
        "Qxc3",
    );
    all_mean("ru", START, &["е4", "e4", "e2-е4"], "e4");
    all_mean("ru", START, &["д4"], "d4");
    all_mean(
        "uk",
        "4k3/8/8/8/8/8/8/T3K3 w - - 0 1".replace('T', "R").as_str(),
        &["Тa5", "Ta5"],
        "Ra5",
    );
    all_mean(
        "bg",
        fen.replace('Q', "B").as_str(),
        &["Оe3", "Oe3", "0e3"],
        "Be3",
    );
    // The look-alike of a letter of no use stays what it is.
    assert!(parse_in("Шe4", alphabet("ru")).is_err());
}

#[test]
fn a_letter_without_its_marks_is_read_where_no_other_piece_has_it() {
    let knight = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    all_mean("lt", knight, &["Žf3", "Zf3"], "Nf3");
    all_mean("eo", knight, &["Ĉf3", "Cxf3", "Chf3", "Cf3"], "Nf3");
    all_mean("tr", knight, &["Şe2", "Se2", "Șe2"], "Ke2");
    all_mean("az", knight, &["Şe2", "Se2"], "Ke2");
    assert!(quirks("tr", "Se2").has(Quirk::OtherLetter));
}

#[test]
fn letters_with_several_meanings_are_left_to_the_rules() {
    // Belarusian К is a knight, and the king in another system.
    let reading = parse_in("Кf3", alphabet("be")).unwrap();
    let knight_or_king = RoleSet::of(Role::Knight).with(Role::King);
    assert_eq!(reading.pattern.roles, knight_or_king);
    assert!(reading.quirks.has(Quirk::SharedLetter));
    all_mean("be", "4k3/8/8/8/8/8/8/1K4N1 w - - 0 1", &["Кf3"], "Nf3");
    all_mean(
        "be",
        "4k3/8/8/8/8/8/8/1K4N1 w - - 0 1",
        &["Кb2", "Крb2"],
        "Kb2",
    );
    all_mean(
        "be",
        "4k3/8/8/8/8/8/6K1/6N1 w - - 0 1",
        &["Кf3"],
        "one of 2",
    );
    // A Latin B among Greek moves is the queen or, in some programs, the king.
    let reading = parse_in("Be2", alphabet("el")).unwrap();
    assert_eq!(
        reading.pattern.roles,
        RoleSet::of(Role::Queen).with(Role::King)
    );
    assert_eq!(quirks("el", "Βe2"), Quirks::NONE);
    // Occitan, where king and rook are both R.
    let occitan = Alphabet {
        letters: ["P", "N", "F", "R", "D", "R"],
        ..Alphabet::ENGLISH
    };
    let reading = parse_in("Ra5", &occitan).unwrap();
    assert_eq!(
        reading.pattern.roles,
        RoleSet::of(Role::Rook).with(Role::King)
    );
    let position = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let mv = position.resolve(&reading.pattern).one().unwrap();
    assert_eq!(san(&position, mv), "Ra5");
}

#[test]
fn english_letters_are_foreign_where_a_language_has_no_use_for_them() {
    let fen = "6k1/8/8/8/8/7R/8/4K3 w - - 0 1";
    all_mean("vi", fen, &["Xh6", "Rh6", "Rh6??"], "Rh6");
    assert!(quirks("vi", "Rh6").has(Quirk::ForeignLetter));
    assert!(!quirks("vi", "Xh6").has(Quirk::ForeignLetter));
    // In German a B is a pawn, and in Romanian an N is a bishop.
    let reading = parse_in("Bb5", alphabet("de")).unwrap();
    assert_eq!(reading.pattern.roles, RoleSet::of(Role::Pawn));
    assert!(reading.quirks.has(Quirk::PawnLetter));
    let reading = parse_in("Nf3", alphabet("ro")).unwrap();
    assert_eq!(reading.pattern.roles, RoleSet::of(Role::Bishop));
    // Other letters are of no language.
    assert!(parse_in("Yf3", alphabet("de")).is_err());
    assert!(parse_in("Jf3", alphabet("de")).is_err());
}

#[test]
fn letters_of_which_one_begins_another_are_told_apart() {
    let fen = "4k3/8/8/8/8/4K3/7B/6N1 w - - 0 1";
    all_mean("bn", fen, &["Ghf3"], "Nf3");
    all_mean(
        "bn",
        fen,
        &["Gf4+".trim_end_matches('+'), "Gh2f4", "Gh2-f4"],
        "Bf4",
    );
    // A bishop of the h-file that goes where no knight can go is still read as a knight: the writer
    // gives its origin in full.
    all_mean("bn", fen, &["Ghf4"], "none");
    let fen = "4k3/8/8/8/8/8/8/R2QK3 w - - 0 1";
    all_mean("gl", fen, &["Re2"], "Ke2");
    all_mean("gl", fen, &["Rad4", "Dd4"], "Qd4");
    all_mean("sq", fen, &["Mshd4"], "Qd4");
    all_mean("sq", fen, &["Me2"], "Ke2");
    all_mean("sq", fen, &["Kua5", "Ta5"], "Ra5");
}

#[test]
fn marks_of_direction_and_variation_are_not_seen() {
    let texts = [
        "\u{200e}Nf3\u{200e}",
        "\u{2066}Nf3\u{2069}",
        "♘\u{fe0e}f3",
        "♞\u{fe0f}f3",
        "♘f3",
    ];
    all_mean("he", START, &texts, "Nf3");
    all_mean("de", START, &texts, "Nf3");
    let scans = scan("\u{2066}Nf3\u{2069} e5", alphabet("he"));
    assert!(scans.iter().any(|scan| scan.len == 3 + 3 + 3), "{scans:?}");
}

#[test]
fn any_text_is_read_or_refused() {
    for text in [
        "", " ", "x", "O", "0-", "(", "(=)", "+", "=", "е", "\u{200e}", "♘", "K", "Кр", "…", "-",
        "--", "ｘ",
    ] {
        for language in &language::LANGUAGES {
            let scans = scan(text, language.alphabet());
            assert!(scans.iter().all(|scan| scan.len <= text.len()), "{text}");
            if let Err(error) = parse_in(text, language.alphabet()) {
                assert!(error.offset <= text.len(), "{text}: {error:?}");
            }
        }
    }
    let long = "Nf3 ".repeat(50_000) + &" ".repeat(100_000) + &"\u{200e}".repeat(100_000);
    let lens: Vec<usize> = scan(&long, alphabet("de"))
        .iter()
        .map(|scan| scan.len)
        .collect();
    assert_eq!(lens, [3]);
    assert!(parse_in(&long, alphabet("de")).is_err());
}

/// The lengths of the readings of a text, in characters.
fn ends(code: &str, text: &str) -> Vec<String> {
    let scans = scan(text, alphabet(code));
    assert!(scans.is_sorted_by_key(|scan| std::cmp::Reverse(scan.len)));
    scans
        .iter()
        .map(|scan| text[..scan.len].to_owned())
        .collect()
}

#[test]
fn the_beginning_of_a_text_is_read_in_all_sensible_ways() {
    let cases: [(&str, &str, &[&str]); 34] = [
        ("fr", "D x d3 Fe7", &["D x d3"]),
        ("fr", "Dx b2 (", &["Dx b2"]),
        // A pawn first, but it may be a queen with a small letter.
        ("fr", "dx e4 9 Cx e4", &["dx e4", "dx e4"]),
        ("fr", "Db1 + 22 Rh2", &["Db1 +", "Db1"]),
        ("fr", "TxT DxT", &["TxT"]),
        ("fr", "ç3 .Ff5", &["ç3"]),
        ("ru", "С: b4 5. c3", &["С: b4"]),
        ("ru", "Л: e8 Л: e8", &["Л: e8"]),
        ("ru", "К f3К b4", &["К f3"]),
        ("ru", "Крg8 34.", &["Крg8"]),
        ("ru", "ed 8. cd", &["ed"]),
        ("ru", "0–0 d6", &["0–0"]),
        ("vi", "H d1-d5 e4", &["H d1-d5"]),
        ("vi", "gf q.đ. 8.", &["gf q.đ.", "gf"]),
        ("en", "exd6 e.p. Nf3", &["exd6 e.p.", "exd6"]),
        ("en", "Rg1 mate", &["Rg1 mate", "Rg1"]),
        ("en", "Rg1 mated", &["Rg1"]),
        ("en", "e4e5", &["e4e5", "e4"]),
        ("en", "Nc3Nf6", &["Nc3"]),
        ("en", "e4 e5", &["e4"]),
        ("en", "Nf3+-", &["Nf3"]),
        ("en", "Nf3+ e5", &["Nf3+", "Nf3"]),
        ("en", "Nf3! e5", &["Nf3"]),
        ("en", "Nf3(=) e5", &["Nf3(=)"]),
        ("en", "Nf3 (=) e5", &["Nf3 (=)", "Nf3"]),
        ("en", "Nf3 (Nc3) e5", &["Nf3"]),
        ("en", "e8=Q+ Kd7", &["e8=Q+", "e8=Q"]),
        ("en", "Bxf7+Rxf7 25", &["Bxf7+", "Bxf7"]),
        ("en", "-- e5", &["--"]),
        ("de", "Sd4: e5", &["Sd4: e5", "Sd4:", "Sd4"]),
        ("de", "hello", &[]),
        ("cs", "Jf3 - g5,", &["Jf3 - g5", "Jf3"]),
        ("cs", "De5  mat.", &["De5  mat", "De5"]),
        ("zh-Hans", "000 Nf6", &["000"]),
    ];
    for (code, text, expected) in cases {
        assert_eq!(ends(code, text), expected, "{code} `{text}`");
    }
}

#[test]
fn english_is_read_as_the_reader_of_english_reads_it() {
    let words = [
        "e4",
        "Nf3",
        "nf3",
        "bc3",
        "bd2",
        "Bb5",
        "exd6 e.p.",
        "e8Q",
        "e8=q",
        "e8(Q)",
        "e8/Q",
        "0-0",
        "Qh4e1",
        "QxBb7",
        "Pe4",
        "xd5",
        "exd",
        "ed",
        "Nf3+",
        "Nf3++",
        "Nf3!?",
        "2.Nf3",
        "2Nf3",
        "N-f3",
        "Ng1xf3",
        "N1f3",
        "♘f3",
        "e2–e4",
        "E4",
        "NF3",
        "O-O-O#",
        "Kg1(=)",
        "Nf3,",
        "e8",
        "e8=",
        "--",
        "Z0",
        "f8=N+",
        "Ra1 ch",
        "Nf3#",
        "NxN",
        "e9",
        "hello",
        "O-O-O-O",
        "Nz3",
        "",
    ];
    for word in words {
        let plain = algebraic::parse(word.as_bytes());
        let local = parse_in(word, &Alphabet::ENGLISH);
        let claims = |reading: &scoresheet_notation::Reading| {
            (
                reading.pattern,
                reading.check,
                reading.takes,
                reading.en_passant,
                reading.null,
            )
        };
        match (&plain, &local) {
            (Ok(plain), Ok(local)) => assert_eq!(claims(plain), claims(local), "{word}"),
            (Err(_), Err(_)) => {}
            // What a blank or the lack of a square leaves open only a language's reader takes.
            (Err(_), Ok(_)) => assert!(["NxN", "Ra1 ch"].contains(&word), "{word}: {local:?}"),
            (Ok(_), Err(error)) => panic!("{word}: {error:?}"),
        }
    }
}

#[test]
fn styles_are_written_in_languages() {
    let position = position("r3k2r/1P6/8/3pP3/8/8/1b6/RN2K2R w KQkq d6 0 2");
    let mv = |text: &str| {
        let reading = algebraic::parse(text.as_bytes()).unwrap();
        position.resolve(&reading.pattern).one().expect(text)
    };
    let cases = [
        ("en", "san", "exd6", "exd6"),
        ("vi", "fide", "exd6", "exd6 q.đ."),
        ("de", "colon", "exd6", "ed e.p."),
        ("de", "minimal", "exd6", "ed6"),
        ("ru", "long", "Nc3", "Кb1-c3"),
        ("ru", "long-spaced", "Nc3", "К b1-c3"),
        ("vi", "long-bare", "Nc3", "Mb1c3"),
        ("fr", "san", "bxa8=Q+", "bxa8=D+"),
        ("de", "san", "bxa8=Q+", "bxa8D+"),
        ("sq", "minimal", "b8=Q", "b8Msh"),
        ("ko", "san", "O-O", "0-0"),
        ("de", "reversible", "bxa8=N", "b7xTa8S"),
        ("en", "figurine", "Nc3", "♘c3"),
        ("ru", "figurine", "Nc3", "♘c3"),
    ];
    for (code, name, text, expected) in cases {
        let style = algebraic::Style::NAMED
            .iter()
            .find(|(known, _)| *known == name);
        let style = style.unwrap().1.in_language(language::find(code).unwrap());
        let mv = mv(text);
        let view = View::new(&position, mv, &position.after(mv));
        let mut written = String::new();
        algebraic::write_into(&mut written, &view, &style);
        assert_eq!(written, expected, "{code} {name}");
        assert_eq!(algebraic::write(&view, &style).as_str(), expected);
    }
}
