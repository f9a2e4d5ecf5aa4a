//! What the two collections of texts have in common.

/// Texts in one language.
#[derive(Debug)]
pub struct Texts {
    pub language: &'static str,
    /// The code by which the International Olympic Committee calls a country where it is spoken.
    pub country: &'static str,
    pub names: &'static [&'static str],
    pub events: &'static [&'static str],
    pub comments: &'static [&'static str],
}
