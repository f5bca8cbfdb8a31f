//! A general's own dice: a small, value-stable generator, apart from the dice of the battle.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Chance(Pcg64Mcg);

impl Chance {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A number below `count`, each as likely as any other; 0 when `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        // The product of a 32-bit number and a small count: the bias is below 2^-26.
        ((u64::from(self.0.next_u32()) * count as u64) >> 32) as usize
    }

    /// Whether something that happens `times` in `of` happens.
    pub fn happens(&mut self, times: usize, of: usize) -> bool {
        self.below(of) < times
    }

    /// One of these, or `None` of nothing.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    /// A number from `-most` to `most`.
    pub fn around(&mut self, most: i32) -> i32 {
        self.below(most.unsigned_abs() as usize * 2 + 1) as i32 - most
    }

    /// Any angle there is: its 32 bits, all by chance.
    pub fn angle(&mut self) -> acies_geometry::Angle {
        acies_geometry::Angle(self.0.next_u32())
    }
}
