//! Whole games as they were printed, each read as one stream of text.

use scoresheet_chess::{Position, Resolution};
use scoresheet_notation::View;
use scoresheet_notation::algebraic::{self, SAN};
use scoresheet_notation::descriptive::{self, Homes, School};

/// Reads on from a byte of a text until it ends; the moves are left in `line`, in SAN.
fn play(
    text: &str,
    school: School,
    position: &Position,
    homes: Homes,
    line: &mut Vec<String>,
    longest: &mut Vec<String>,
) -> bool {
    if line.len() > longest.len() {
        longest.clone_from(line);
    }
    let number = |c: char| c.is_whitespace() || c.is_ascii_digit() || matches!(c, '.' | '/' | ',');
    let mut text = text.trim_start_matches(['!', '?', ' ', '\n']);
    // A number is digits with a period behind them, or with nothing but a blank.
    if text.starts_with(|c: char| c.is_ascii_digit() || c == '/' || c == '.') {
        text = text.trim_start_matches(number);
    }
    if text.is_empty() || descriptive::scan_end(text).is_some_and(|(_, len)| len == text.len()) {
        return true;
    }
    for scan in descriptive::scan(text, position.turn(), school) {
        let mut moves = match position.resolve(&scan.reading.pattern) {
            Resolution::None => continue,
            Resolution::One(mv) => vec![mv],
            Resolution::Many(moves) => moves,
        };
        let best = homes.prefer(position, &scan.reading, &mut moves);
        for &mv in &moves[..best] {
            let after = position.after(mv);
            let mut homes = homes;
            homes.play(mv);
            let view = View::new(position, mv, &after);
            line.push(algebraic::write(&view, &SAN).as_str().to_owned());
            if play(&text[scan.len..], school, &after, homes, line, longest) {
                return true;
            }
            line.pop();
        }
    }
    false
}

fn check(text: &str, school: School, expected: &str) {
    let start = Position::start();
    let mut line = Vec::new();
    let mut longest = Vec::new();
    let is_whole = play(
        text,
        school,
        &start,
        Homes::new(&start),
        &mut line,
        &mut longest,
    );
    assert!(is_whole, "{text}\nonly {longest:?}");
    let expected: Vec<&str> = expected.split_whitespace().collect();
    assert_eq!(line, expected, "{text}");
}

#[test]
fn the_evergreen_game_is_read_although_it_leans_on_its_check_marks() {
    check(
        "P–K4 P–K4 Kt–KB3 Kt–QB3 B–B4 B–B4 P–QKt4 B×KtP P–B3 B–R4 P–Q4 P×P Castles P–Q6 Q–Kt3 Q–B3 \
         P–K5 Q–Kt3 R–K.Sq. KKt–K2 B–R3 P–Kt4 Q×P R–QKt.Sq. Q–R4 B–Kt3 QKt–Q2 B–Kt2 Kt–K4 Q–B4 \
         B×QP Q–R4 Kt–B6+ P×Kt P×P R–Kt.Sq. QR–Q.Sq. Q×Kt R×Kt+ Kt×R Q×P+ K×Q B–B5+ K–K.Sq. B–Q7+ \
         K–B.Sq. B×Kt++",
        School::English,
        "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 \
         Rb8 Qa4 Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 \
         Bf5+ Ke8 Bd7+ Kf8 Bxe7#",
    );
}

#[test]
fn numbers_and_words_of_several_ages_are_read() {
    check(
        "1.P-Q4 Kt-KB3 2.P-QB4 P-K4 3.PxP Kt-Kt5 4.Kt-KB3 Kt-QB3 5.B-B4 B-Kt5 ch 6.QKt-Q2 Q-K2 \
         7.P-QR3 KKtxKP 8.PxB? Kt-Q6 mate",
        School::English,
        "d4 Nf6 c4 e5 dxe5 Ng4 Nf3 Nc6 Bf4 Bb4+ Nbd2 Qe7 a3 Ngxe5 axb4 Nd3#",
    );
    check(
        "K. P. two / K. P. two / K. Kt. to B. third / Q. Kt. to B. third / K. B. to Q. B. fourth / \
         K. B. to Q. B. fourth / Q. Kt. P. two / B. takes Q. Kt. P. / Q. B. P. one / \
         B. to Q. R. fourth / Castles",
        School::English,
        "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O",
    );
    check(
        "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5 P-QR3 4. BxN QPxB 5. NxP Q-Q5 6. N-KB3 QxKP ch \
         7. Q-K2 QxQ ch 8. KxQ",
        School::English,
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nxe5 Qd4 Nf3 Qxe4+ Qe2 Qxe2+ Kxe2",
    );
    check(
        "1. P-K4 P-K3 2. P-K5 P-Q4 3. PxPe.p. BxP 4. Kt-KB3 Kt-KB3 5. B-K2 O-O 6. O-O Kt-B3 \
         7. R-K1 R-K1",
        School::English,
        "e4 e6 e5 d5 exd6 Bxd6 Nf3 Nf6 Be2 O-O O-O Nc6 Re1 Re8",
    );
}

#[test]
fn a_game_without_hyphens_is_read() {
    // Morphy and Anderssen, 1858, as Löwenthal printed it in columns, but for a stray digit.
    check(
        "1. P K 4 P K 4 2. Kt K B 3 Kt Q B 3 3. B B 4 B B 4 4. P Q Kt 4 BxP 5. P Q B 3 B R 4 \
         6. P Q 4 PxP 7. Castles Kt B 3 8. P K 5 P Q 4 9. B Q Kt 5 Kt K 5 10. PxP Castles 11. BXKt \
         PxB 12. Q Q R 4 B Kt 3 13. QxB P B Kt 5 14. B Kt 2 BxKt 15. PxB Kt Kt 4 16. Kt Q 2 R K \
         17. K R Kt R 6 18. P K B 4 Q K R 5 19. QxQ P KtxP ch 20. K Kt Kt Q 6 21. B Q B 3 KtxB P \
         22. Q K B 3 Kt R 6 ch 23. K R Kt Kt 4 24. Q Kt 2 Q R Q 25. R K Kt P K R 3 26. Q R K B \
         Q R 6 27. Q Q B 6 Q Q 2 28. Q K Kt 2 BxP 29. BxB QxB 30. Kt K B 3 Q Q 4 31. P K R 4 \
         Kt K 3 32. Q Kt 4 Q Q B 3 33. R Kt 2 R Q 6 34. Q B 5 K R Q 35. Q B 6 Q Q 4 36. Q B 5 \
         R Q 8 37. RxR QxR ch 38. K R 2 R Q 6 39. R K B 2 R K 6 40. Kt Q 2 R K 7 41. QxB P ch K R \
         42. Kt K 4 RxR ch 43. KtxR Q Q 4 44. Kt Kt 4 QxR P ch 45. K Kt 3 Q Kt 6 ch 46. K R 2 \
         Q B 7 ch 47. K Kt 3 Q B 6 ch 48. K R 2 Q Q B 3 49. P R 5 P R 4 50. Kt B 6 PxKt 51. QxP ch \
         K Kt 52. Q Kt 6 ch K B 53. QxP ch K K 54. Q Kt 6 ch K Q 2 55. P R 6 Q Q 4 56. P R 7 \
         QxP ch 57. K Kt Kt Kt 4 58. P R 8 (becoming a Q.) QxQ 59. QxKt Q Q 5 ch",
        School::English,
        "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O Nf6 e5 d5 Bb5 Ne4 cxd4 O-O Bxc6 bxc6 \
         Qa4 Bb6 Qxc6 Bg4 Bb2 Bxf3 gxf3 Ng5 Nd2 Re8 Kh1 Nh3 f4 Qh4 Qxd5 Nxf2+ Kg1 Nd3 Bc3 Nxf4 \
         Qf3 Nh3+ Kh1 Ng5 Qg2 Rad8 Rg1 h6 Raf1 Qh3 Qc6 Qd7 Qg2 Bxd4 Bxd4 Qxd4 Nf3 Qd5 h4 Ne6 Qg4 \
         Qc6 Rg2 Rd3 Qf5 Red8 Qf6 Qd5 Qf5 Rd1 Rxd1 Qxd1+ Kh2 Rd3 Rf2 Re3 Nd2 Re2 Qxf7+ Kh8 Ne4 \
         Rxf2+ Nxf2 Qd5 Ng4 Qxa2+ Kg3 Qb3+ Kh2 Qc2+ Kg3 Qc3+ Kh2 Qc6 h5 a5 Nf6 gxf6 Qxf6+ Kg8 \
         Qg6+ Kf8 Qxh6+ Ke8 Qg6+ Kd7 h6 Qd5 h7 Qxe5+ Kg1 Ng5 h8=Q Qxh8 Qxg5 Qd4+",
    );
}

#[test]
fn games_of_the_romance_schools_are_read() {
    check(
        "1. P4R P4R 2. A4A P3D 3. C3AR C3AD 4. C3A A5C 5. CxP AxD 6. AxP R2R 7. C5D ++",
        School::Spanish,
        "e4 e5 Bc4 d6 Nf3 Nc6 Nc3 Bg4 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#",
    );
    check(
        "1. P4R P4R 2. C3AR C3AD 3. A5C P3D 4. P4D A2D 5. O-O C3A 6. C3A A2R 7. T1R O-O 8. AxC AxA \
         9. PxP PxP 10. DxD TDxD 11. CxP AxP 12. CxA CxC 13. C3D P4AR 14. P3AR A4A 15. CxA CxC \
         16. A5C T4D 17. A7R T1R 18. P4AD",
        School::Spanish,
        "e4 e5 Nf3 Nc6 Bb5 d6 d4 Bd7 O-O Nf6 Nc3 Be7 Re1 O-O Bxc6 Bxc6 dxe5 dxe5 Qxd8 Raxd8 Nxe5 \
         Bxe4 Nxe4 Nxe4 Nd3 f5 f3 Bc5+ Nxc5 Nxc5 Bg5 Rd5 Be7 Re8 c4",
    );
    check(
        "P.4D P.4D 2. P.4FD P.3FD C. 3 FR C 3 FR P pr PD P pr P",
        School::French,
        "d4 d5 c4 c6 Nf3 Nf6 cxd5 cxd5",
    );
    check(
        "1. P4R P4R 2. C3BR C3BD 3. P4D PxP",
        School::Portuguese,
        "e4 e5 Nf3 Nc6 d4 exd4",
    );
    let start = Position::start();
    let mut line = Vec::new();
    // Printed so, and illegal: the bishop pins the pawn.
    let printed = "1. P4R P4R 2. C3BR B5C 3. P4D PxP";
    assert!(!play(
        printed,
        School::Portuguese,
        &start,
        Homes::new(&start),
        &mut line,
        &mut Vec::new()
    ));
}
