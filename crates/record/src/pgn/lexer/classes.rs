//! Which bytes are white space and which belong to words, 64 at a time.
//!
//! # Why this is clever
//!
//! The masks are made with the vector instructions that every x86-64 has (SSE2),
//! 16 bytes a step; elsewhere a table does the same byte by byte. The loads
//! need `unsafe` and stay inside a 64-byte array.
#![allow(unsafe_code)]

/// White space, as PGN and its abusers use it.
pub(super) const fn is_space(byte: u8) -> bool {
    byte <= b' '
}

/// Whether a byte belongs to words: everything but white space and PGN's own signs.
pub(super) const fn is_word(byte: u8) -> bool {
    !is_space(byte)
        && !matches!(
            byte,
            b'!' | b'?'
                | b'$'
                | b'('
                | b')'
                | b'*'
                | b'.'
                | b';'
                | b'<'
                | b'>'
                | b'['
                | b']'
                | b'{'
                | b'}'
        )
}

/// The masks of the block of 64 bytes that was looked at last.
#[derive(Clone, Debug)]
pub(super) struct Classes {
    base: usize,
    /// What does not belong to a word, so that a search needs only to shift and to count.
    not_word: u64,
    not_space: u64,
}

impl Default for Classes {
    fn default() -> Classes {
        // A base that no offset is near makes the first look load a block.
        Classes {
            base: usize::MAX - 64,
            not_word: 0,
            not_space: 0,
        }
    }
}

impl Classes {
    /// The first byte from `at` on that is not white space, or the end of the text.
    #[inline(always)]
    pub(super) fn space_end(&mut self, text: &[u8], at: usize) -> usize {
        self.search(text, at, |classes| classes.not_space)
    }

    /// The first byte from `at` on that does not belong to a word, or the end of the text.
    #[inline(always)]
    pub(super) fn word_end(&mut self, text: &[u8], at: usize) -> usize {
        self.search(text, at, |classes| classes.not_word)
    }

    #[inline(always)]
    fn search(&mut self, text: &[u8], at: usize, mask: impl Fn(&Classes) -> u64) -> usize {
        let mut at = at;
        loop {
            let mut within = at.wrapping_sub(self.base);
            if within >= 64 {
                if at >= text.len() {
                    return text.len();
                }
                self.load(text, at & !63);
                within = at & 63;
            }
            let found = mask(self) >> within;
            if found != 0 {
                // Never behind the end of the text, where both classes end.
                return at + found.trailing_zeros() as usize;
            }
            at = self.base + 64;
        }
    }

    #[inline(always)]
    fn load(&mut self, text: &[u8], base: usize) {
        self.base = base;
        match text[base..].first_chunk::<64>() {
            Some(block) => self.take(block),
            None => self.load_last(text, base),
        }
    }

    /// The last block is filled up with zeros, which count as white space.
    #[cold]
    #[inline(never)]
    fn load_last(&mut self, text: &[u8], base: usize) {
        let mut block = [0; 64];
        block[..text.len() - base].copy_from_slice(&text[base..]);
        self.take(&block);
        // Nothing lies behind the end: searches for either class stop there.
        let valid = text.len() - base;
        let beyond = !0u64 << valid;
        self.not_word |= beyond;
        self.not_space |= beyond;
    }

    #[inline(always)]
    fn take(&mut self, block: &[u8; 64]) {
        let (word, space) = masks(block);
        (self.not_word, self.not_space) = (!word, !space);
    }
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn masks(block: &[u8; 64]) -> (u64, u64) {
    use core::arch::x86_64::{
        __m128i, _mm_and_si128, _mm_cmpeq_epi8, _mm_loadu_si128, _mm_min_epu8, _mm_movemask_epi8,
        _mm_or_si128, _mm_set1_epi8, _mm_subs_epu8,
    };
    let (mut word, mut space) = (0, 0);
    for step in 0..4 {
        // SAFETY: SSE2 is part of x86-64, and 16 bytes from `16 * step` on lie inside the block.
        let (is_space, is_sign) = unsafe {
            let bytes = _mm_loadu_si128(block.as_ptr().add(16 * step).cast::<__m128i>());
            let all = |byte: u8| _mm_set1_epi8(byte as i8);
            let is = |byte: u8| _mm_cmpeq_epi8(bytes, all(byte));
            let or = |a, b| _mm_or_si128(a, b);
            let at_most = |bytes, limit: u8| _mm_cmpeq_epi8(_mm_min_epu8(bytes, all(limit)), bytes);
            let is_space = at_most(bytes, b' ');
            // ( ) * are neighbors, and so are < (=) > ?; brackets and braces differ in one bit.
            let parens = at_most(_mm_subs_epu8(bytes, all(b'(' - 1)), 3);
            let parens = _mm_and_si128(
                parens,
                _mm_cmpeq_epi8(_mm_min_epu8(bytes, all(b'(')), all(b'(')),
            );
            let folded = _mm_and_si128(bytes, all(0xdf));
            let brackets = or(
                _mm_cmpeq_epi8(folded, all(b'[')),
                _mm_cmpeq_epi8(folded, all(b']')),
            );
            let angles = or(or(is(b'<'), is(b'>')), is(b'?'));
            let others = or(or(is(b'!'), is(b'$')), or(is(b'.'), is(b';')));
            (is_space, or(or(parens, brackets), or(angles, others)))
        };
        // SAFETY: as above.
        let (space_bits, sign_bits) =
            unsafe { (_mm_movemask_epi8(is_space), _mm_movemask_epi8(is_sign)) };
        space |= u64::from(space_bits as u16) << (16 * step);
        word |= u64::from(!(space_bits | sign_bits) as u16) << (16 * step);
    }
    (word, space)
}

#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
fn masks(block: &[u8; 64]) -> (u64, u64) {
    plain_masks(block)
}

/// The masks in the plainest way.
#[cfg(any(test, not(target_arch = "x86_64")))]
fn plain_masks(block: &[u8; 64]) -> (u64, u64) {
    let (mut word, mut space) = (0, 0);
    for (at, &byte) in block.iter().enumerate() {
        word |= u64::from(is_word(byte)) << at;
        space |= u64::from(is_space(byte)) << at;
    }
    (word, space)
}

/// The first of some bytes within the 64 bytes from `at` on; `None` if none is there or the text
/// ends before.
///
/// For things that are nearly always short, where a general search costs more to begin than to do.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(super) fn find_near<const N: usize>(text: &[u8], at: usize, stops: [u8; N]) -> Option<usize> {
    use core::arch::x86_64::{
        __m128i, _mm_cmpeq_epi8, _mm_loadu_si128, _mm_movemask_epi8, _mm_or_si128, _mm_set1_epi8,
        _mm_setzero_si128,
    };
    let window = text.get(at..)?.first_chunk::<64>()?;
    for step in 0..4 {
        // SAFETY: SSE2 is part of x86-64, and 16 bytes from `16 * step` on lie inside the window.
        let found = unsafe {
            let bytes = _mm_loadu_si128(window.as_ptr().add(16 * step).cast::<__m128i>());
            let mut any = _mm_setzero_si128();
            for stop in stops {
                any = _mm_or_si128(any, _mm_cmpeq_epi8(bytes, _mm_set1_epi8(stop as i8)));
            }
            _mm_movemask_epi8(any)
        };
        if found != 0 {
            return Some(at + 16 * step + found.trailing_zeros() as usize);
        }
    }
    None
}

/// The same byte by byte.
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn find_near<const N: usize>(text: &[u8], at: usize, stops: [u8; N]) -> Option<usize> {
    let window = text.get(at..)?.first_chunk::<64>()?;
    window
        .iter()
        .position(|byte| stops.contains(byte))
        .map(|len| at + len)
}

#[cfg(test)]
mod tests {
    use super::{Classes, find_near, is_space, is_word, masks, plain_masks};

    #[test]
    fn every_byte_is_sorted_as_the_plain_way_sorts_it() {
        for first in (0..=255u8).step_by(64) {
            for shift in 0..64u8 {
                let block: [u8; 64] =
                    core::array::from_fn(|i| first.wrapping_add((i as u8).wrapping_add(shift)));
                assert_eq!(masks(&block), plain_masks(&block));
            }
        }
    }

    #[test]
    fn near_searches_find_the_first_stop_or_nothing() {
        let text: Vec<u8> = (0..200u32).map(|i| (i * i * 7 % 251) as u8).collect();
        for at in 0..=text.len() {
            for stop in 0..=255u8 {
                let window = text[at..].get(..64);
                let plain = window
                    .and_then(|window| window.iter().position(|&b| b == stop || b == stop ^ 1))
                    .map(|len| at + len);
                assert_eq!(find_near(&text, at, [stop, stop ^ 1]), plain);
            }
        }
    }

    #[test]
    fn searches_end_where_a_loop_would_end() {
        let text: Vec<u8> = (0..300u32).map(|i| (i * i * 31 % 251) as u8).collect();
        for end in 0..text.len() {
            let text = &text[..end];
            let mut classes = Classes::default();
            for at in 0..=end {
                let plain = |of: fn(u8) -> bool| {
                    at + text[at..].iter().take_while(|&&byte| of(byte)).count()
                };
                assert_eq!(classes.word_end(text, at), plain(is_word));
                assert_eq!(classes.space_end(text, at), plain(is_space));
            }
        }
    }
}
