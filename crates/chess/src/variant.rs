//! The names of the games that are played with these rules.

/// Which game is played. How its rules differ is in [`Laws`](crate::Laws).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Variant {
    /// Chess from the usual start, or from a position in which castling fits it.
    #[default]
    Standard,
    /// Chess960 (Fischer Random): castling rooks and king may start elsewhere (FIDE Laws, Guidelines II).
    Chess960,
}

impl Variant {
    /// The name that goes into a `Variant` tag.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "Standard",
            Variant::Chess960 => "Chess960",
        }
    }
}
