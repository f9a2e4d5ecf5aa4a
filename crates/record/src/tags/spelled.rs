//! A value and whether its text was the standard's: what most parsers of tags and remarks return.

/// A value as it was read, and whether it was spelled in another way than the standard's.
///
/// ```
/// use scoresheet_record::tags::{Date, Spelled};
/// let Ok(Spelled { value, is_odd }) = Date::parse(b"2025-02-24") else { panic!() };
/// assert_eq!(value.write(), "2025.02.24");
/// assert!(is_odd);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spelled<T> {
    /// What is meant.
    pub value: T,
    /// Whether the standard spells it otherwise.
    pub is_odd: bool,
}

impl<T> Spelled<T> {
    /// A value in the standard's spelling.
    pub const fn plain(value: T) -> Spelled<T> {
        Spelled {
            value,
            is_odd: false,
        }
    }

    /// A value in another spelling.
    pub const fn odd(value: T) -> Spelled<T> {
        Spelled {
            value,
            is_odd: true,
        }
    }
}
