//! The words of each tongue, and the names of squares that all of them share.

mod english;
mod korean;
mod vietnamese;
mod japanese;
mod german;
mod french;
mod spanish;
mod russian;

use super::speech::Tongue;
use super::words::Words;

/// The words of a tongue.
pub(super) const fn words_of(tongue: Tongue) -> &'static Words {
    match tongue {
        Tongue::English => &english::WORDS,
        Tongue::Korean => &korean::WORDS,
        Tongue::Vietnamese => &vietnamese::WORDS,
        Tongue::Japanese => &japanese::WORDS,
        Tongue::German => &german::WORDS,
        Tongue::French => &french::WORDS,
        Tongue::Spanish => &spanish::WORDS,
        Tongue::Russian => &russian::WORDS,
    }
}

/// The names of the files in FIDE Laws, Appendix D.2.1.
pub(super) const ANNOUNCED_FILES: [&str; 8] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
];

/// The names of the ranks there: the German numbers.
pub(super) const ANNOUNCED_RANKS: [&str; 8] = [
    "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
];

/// The files in the spelling alphabet of radio.
pub(super) const NATO_FILES: [&str; 8] = [
    "alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
];
