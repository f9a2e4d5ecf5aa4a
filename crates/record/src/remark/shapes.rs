//! Colored squares and arrows: `%csl` and `%cal`.

use scoresheet_chess::Square;

/// The color of a square or an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paint {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
    /// Another capital letter; programs have more colors than the four that all know.
    Other(u8),
}

impl Paint {
    const fn of_letter(letter: u8) -> Option<Paint> {
        Some(match letter {
            b'G' => Paint::Green,
            b'R' => Paint::Red,
            b'Y' => Paint::Yellow,
            b'B' => Paint::Blue,
            b'A'..=b'Z' => Paint::Other(letter),
            _ => return None,
        })
    }

    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        match self {
            Paint::Green => 'G',
            Paint::Red => 'R',
            Paint::Yellow => 'Y',
            Paint::Blue => 'B',
            Paint::Other(letter) => letter as char,
        }
    }
}

/// Something drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A colored square, of `%csl`.
    Square(Paint, Square),
    /// An arrow, of `%cal`.
    Arrow(Paint, Square, Square),
}

impl Shape {
    /// Reads a letter and one or two squares: `Gc3`, `Gg1f3`.
    ///
    /// ```
    /// use scoresheet_chess::Square;
    /// use scoresheet_record::remark::{Paint, Shape};
    /// assert_eq!(Shape::parse(b"Gc3"), Some(Shape::Square(Paint::Green, Square::C3)));
    /// assert_eq!(Shape::parse(b"Yb1c3"), Some(Shape::Arrow(Paint::Yellow, Square::B1, Square::C3)));
    /// assert_eq!(Shape::parse(b"G528"), None);
    /// ```
    pub fn parse(text: &[u8]) -> Option<Shape> {
        let (&letter, squares) = text.split_first()?;
        let paint = Paint::of_letter(letter)?;
        match squares.len() {
            2 => Some(Shape::Square(paint, Square::parse(squares)?)),
            4 => {
                let from = Square::parse(&squares[..2])?;
                let to = Square::parse(&squares[2..])?;
                Some(Shape::Arrow(paint, from, to))
            }
            _ => None,
        }
    }

    /// The name of the command that holds such shapes.
    pub const fn command(self) -> &'static str {
        match self {
            Shape::Square(..) => "csl",
            Shape::Arrow(..) => "cal",
        }
    }

    /// Writes it as one operand of its command.
    pub fn write(self) -> String {
        let mut text = String::new();
        let mut add = |square: Square| text.extend(square.name().map(char::from));
        let paint = match self {
            Shape::Square(paint, square) => {
                add(square);
                paint
            }
            Shape::Arrow(paint, from, to) => {
                add(from);
                add(to);
                paint
            }
        };
        text.insert(0, paint.letter());
        text
    }
}

/// The shapes of one command, and what in it could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shapes<'a> {
    /// What is drawn, in the order of the text.
    pub drawn: Vec<Shape>,
    /// Operands that are no shape of this command.
    pub unread: Vec<&'a [u8]>,
}

impl<'a> Shapes<'a> {
    /// Reads the operands of `%csl` (colored squares) or `%cal` (arrows); blanks do not matter,
    /// and one that cannot be read spoils no other. `None` if the command is another one.
    ///
    /// ```
    /// use scoresheet_record::remark::Shapes;
    /// let shapes = Shapes::parse(b"cal", b"Gg1f3, Yb1c3,G528").unwrap();
    /// assert_eq!(shapes.drawn.len(), 2);
    /// assert_eq!(shapes.unread, [b"G528"]);
    /// ```
    pub fn parse(name: &[u8], value: &'a [u8]) -> Option<Shapes<'a>> {
        if !matches!(name, b"csl" | b"cal") {
            return None;
        }
        let mut shapes = Shapes::default();
        let operands = value.split(|&byte| byte == b',').map(<[u8]>::trim_ascii);
        for operand in operands.filter(|operand| !operand.is_empty()) {
            match Shape::parse(operand).filter(|shape| shape.command().as_bytes() == name) {
                Some(shape) => shapes.drawn.push(shape),
                None => shapes.unread.push(operand),
            }
        }
        Some(shapes)
    }
}

#[cfg(test)]
mod tests {
    use super::{Shape, Shapes};

    #[test]
    fn what_is_written_reads_back() {
        for text in ["Gc3", "Rf3", "Gg1f3", "Yb1c3", "Ba1h8", "Od4"] {
            let shape = Shape::parse(text.as_bytes()).unwrap();
            assert_eq!(shape.write(), text);
        }
    }

    #[test]
    fn what_is_no_shape() {
        let unread = |name: &str, value: &'static str| {
            let shapes = Shapes::parse(name.as_bytes(), value.as_bytes()).unwrap();
            shapes.unread
        };
        assert_eq!(
            unread("csl", "Gc3,Ge9,gd4,Gg1f3"),
            [&b"Ge9"[..], b"gd4", b"Gg1f3"]
        );
        assert_eq!(unread("cal", "Gc3"), [b"Gc3"]);
        assert_eq!(unread("csl", ""), [b""; 0]);
        assert_eq!(Shapes::parse(b"clk", b"Gc3"), None);
    }
}
