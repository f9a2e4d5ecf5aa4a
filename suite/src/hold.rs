//! Trying a law, and making an input that breaks it small.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::laws::{Verdict, shown};

/// Tries a law on a text; a panic breaks it, too.
///
/// # Panics
///
/// When the law does not hold, with the smallest input that was found to break it.
#[track_caller]
pub fn hold(text: &[u8], law: impl Fn(&[u8]) -> Verdict) {
    if let Err(first) = attempt(text, &law) {
        let small = shrink(text, |text| attempt(text, &law).is_err());
        let fault = attempt(&small, &law).err().unwrap_or(first);
        panic!("broken by {}\n{fault}", shown(&small));
    }
}

fn attempt(text: &[u8], law: &impl Fn(&[u8]) -> Verdict) -> Verdict {
    catch_unwind(AssertUnwindSafe(|| law(text))).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| words.to_string()));
        Err(format!("panic: {}", words.unwrap_or_default()))
    })
}

/// Takes pieces out of a text, and makes letters plain, as long as it stays bad.
pub fn shrink(text: &[u8], is_bad: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let mut small = text.to_vec();
    let mut left = 4000;
    let mut size = small.len().next_power_of_two();
    while size > 0 && left > 0 {
        let before = small.len();
        let mut at = 0;
        while at < small.len() && left > 0 {
            let end = (at + size).min(small.len());
            let fewer = [&small[..at], &small[end..]].concat();
            left -= 1;
            if is_bad(&fewer) {
                small = fewer;
            } else {
                at = end;
            }
        }
        // Pieces of this size may have become removable when others went.
        if small.len() == before {
            size /= 2;
        }
    }
    for at in 0..small.len() {
        for plain in [b'a', b' '] {
            let was = small[at];
            if was != plain && was.is_ascii_alphanumeric() {
                small[at] = plain;
                if !is_bad(&small) {
                    small[at] = was;
                }
            }
        }
    }
    small
}

#[cfg(test)]
mod tests {
    use super::{hold, shrink};

    #[test]
    fn what_does_not_matter_is_taken_out() {
        let small = shrink(b"many words (and one bracket", |text| text.contains(&b'('));
        assert_eq!(small, b"(");
    }

    #[test]
    #[should_panic(expected = "broken by \"}\"")]
    fn a_broken_law_shows_the_smallest_text() {
        hold(b"some text } and more", |text| match text.contains(&b'}') {
            true => Err("a brace".to_owned()),
            false => Ok(()),
        });
    }
}
