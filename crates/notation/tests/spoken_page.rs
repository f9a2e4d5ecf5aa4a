//! The page about moves in words shows what is really said.

use scoresheet_chess::{Position, fen};
use scoresheet_notation::spoken::{self, Form, Speech, Squares, Tongue};
use scoresheet_notation::{View, uci};

const PAGE: &str = include_str!("../../../docs/notations/spoken.md");

/// A move as the page names it, in coordinates, and where it is played.
const MOVES: [(&str, &str); 6] = [
    ("b1d2", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"),
    ("g1f3", "8/8/8/8/7k/5p2/8/4K1N1 w - - 0 1"),
    ("e5d6", "4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1"),
    ("e8g8", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1"),
    ("b7a8q", "r5k1/1P3ppp/8/8/8/8/8/4K3 w - - 0 1"),
    ("d1d3", "6k1/8/8/3R4/8/8/8/3RK3 w - - 0 1"),
];

fn view(coordinates: &str, position: &str) -> View {
    let before = Position::new(fen::parse(position).unwrap()).unwrap();
    let reading = uci::parse(coordinates.as_bytes()).unwrap();
    let mv = before.resolve(&reading.pattern).one().expect(coordinates);
    View::new(&before, mv, &before.after(mv))
}

fn said(view: &View, speech: Speech) -> String {
    let mut said = String::new();
    spoken::write(view, speech, &mut said);
    said
}

#[test]
fn the_page_shows_each_move_in_every_tongue_and_form() {
    for (coordinates, position) in MOVES {
        let view = view(coordinates, position);
        let mut table = format!("`{coordinates}` in `{position}`\n\n");
        table.push_str("| tongue | short | sentence |\n| --- | --- | --- |\n");
        for tongue in Tongue::ALL {
            let [short, sentence] = Form::ALL.map(|form| said(&view, Speech::new(tongue, form)));
            table.push_str(&format!("| {} | {short} | {sentence} |\n", tongue.code()));
        }
        assert!(PAGE.contains(&table), "the page lacks\n\n{table}");
    }
}

#[test]
fn the_page_shows_squares_in_every_way() {
    let view = view("g1f3", "8/8/8/8/8/8/7k/4K1N1 w - - 0 1");
    let mut table = "| squares | en | ko | de |\n| --- | --- | --- | --- |\n".to_owned();
    for squares in Squares::ALL {
        table.push_str(&format!("| `{squares:?}` |"));
        for tongue in [Tongue::English, Tongue::Korean, Tongue::German] {
            let form = Form::Short;
            let speech = Speech {
                tongue,
                form,
                squares,
            };
            table.push_str(&format!(" {} |", said(&view, speech)));
        }
        table.push('\n');
    }
    assert!(PAGE.contains(&table), "the page lacks\n\n{table}");
}
