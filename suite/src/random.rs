//! Chance that is the same in every run.

/// Xorshift: small, fast, and good enough to choose inputs by.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A sequence of its own for each seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Any number.
    pub fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.word() >> 33) as usize % bound
    }

    /// Any byte.
    pub fn byte(&mut self) -> u8 {
        (self.word() >> 56) as u8
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of several.
    pub fn choose<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }
}

/// So many rounds, times what the variable `SCORESHEET_ROUNDS` says, for longer searches.
pub fn rounds(usual: usize) -> usize {
    let times = std::env::var("SCORESHEET_ROUNDS").ok();
    usual * times.and_then(|times| times.parse().ok()).unwrap_or(1)
}
