//! The parts of a text about a move: pieces, ranks, signs and words that say something.

use scoresheet_chess::{Role, Side, Square};

/// One part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A piece, which is also the name of a file: `Kt`, `King's`.
    Letter(Role),
    /// A square in algebraic, `f3`.
    Square(Square),
    /// `4`, `4th`, "fourth".
    Rank(u8),
    /// `sq`: the first rank.
    Home,
    /// A number of steps in words, as in "King's pawn two".
    Steps(u8),
    /// Any dash, or several.
    Dash,
    /// The word "to".
    To,
    /// `x`, "takes".
    Takes,
    /// `/` or `\`.
    Slash,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `=`
    Equals,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `+`, `ch`, "check".
    Check,
    /// `++`, which is double check for some and mate for others.
    DoubleCheck,
    /// `#`, "mate".
    Mate,
    /// "discovered", before a check.
    Discovered,
    /// `disch`.
    DiscoveredCheck,
    /// "double", before a check.
    Double,
    /// "giving", "and": leads to a check.
    Giving,
    /// `e.p.`
    EnPassant,
    /// "in", "en", before [`Token::Passing`].
    In,
    /// "passing", "passant".
    Passing,
    /// "castles".
    Castles,
    /// `O-O`, `O-O-O`.
    Castling(Side),
    /// "side".
    Wing,
    /// "kingside".
    SideOf(Side),
    /// "with".
    With,
    /// "at", "on", "from".
    At,
    /// "her", "his": the file of the piece itself.
    Own,
    /// "adverse": counted from the other side.
    Adverse,
    /// "queens".
    Queens,
    /// "becomes", before a piece.
    Becomes,
    /// "moves".
    Moves,
    /// "any".
    Any,
    /// A word that says nothing: "the". Never kept.
    Article,
    /// Where the text stops making sense, or ends.
    Stop,
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexeme {
    pub(super) token: Token,
    /// The byte after its last.
    pub(super) end: usize,
    /// The byte at which it begins.
    pub(super) start: usize,
    /// Whether nothing, not even a period, stands between it and the token before.
    pub(super) glued: bool,
    /// Whether it ends in `'s`, so that what it belongs to must follow.
    pub(super) possessive: bool,
}
