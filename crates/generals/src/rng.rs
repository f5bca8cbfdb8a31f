//! A general's own random numbers: a small, value-stable generator, separate from the battle's dice.

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Rng(Pcg64Mcg);

impl Rng {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A uniform number below `count`; 0 when `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        // The product of a 32-bit number and a small count: the bias is below 2^-26.
        ((u64::from(self.0.next_u32()) * count as u64) >> 32) as usize
    }

    /// True with probability `times` / `of`.
    pub fn chance(&mut self, times: usize, of: usize) -> bool {
        self.below(of) < times
    }

    /// A uniformly chosen item; `None` of an empty slice.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    /// A uniform number from `-most` to `most`.
    pub fn plus_minus(&mut self, most: i32) -> i32 {
        self.below(most.unsigned_abs() as usize * 2 + 1) as i32 - most
    }

    /// A uniform angle.
    pub fn angle(&mut self) -> acies_geometry::Angle {
        acies_geometry::Angle(self.0.next_u32())
    }
}
