//! One leg of a move: every corner goes straight from its old place to its new one (`dba22` §14).

use crate::plane::{Spot, Stand, depth, hull, turn};
use crate::sure::TOUCH;

/// A leg from one stand to another.
#[derive(Clone, Copy, Debug)]
pub struct Sweep {
    pub from: Stand,
    pub to: Stand,
}

/// What passes at a depth below this need not be known better.
const FAR: f64 = -16.0 * TOUCH;

impl Sweep {
    /// The corners when a part of the leg is done.
    pub fn corners(&self, part: f64) -> [Spot; 4] {
        let (from, to) = (self.from.corners(), self.to.corners());
        std::array::from_fn(|i| from[i].toward(to[i], part))
    }

    /// The stand when a part of the leg is done, the facing growing evenly.
    pub fn stand(&self, part: f64) -> Stand {
        Stand {
            front: self.from.front.toward(self.to.front, part),
            facing: self.from.facing + turn(self.from.facing, self.to.facing) * part,
            depth: self.from.depth,
        }
    }

    pub fn turns(&self) -> bool {
        turn(self.from.facing, self.to.facing).abs() > 1e-7
    }

    /// The farthest way of any corner.
    pub fn distance(&self) -> f64 {
        let (from, to) = (self.from.corners(), self.to.corners());
        (0..4)
            .map(|i| (to[i] - from[i]).length())
            .fold(0.0, f64::max)
    }

    /// How deep the base ever lies in a shape while it goes this leg; minus the least distance if it never does.
    ///
    /// Beyond [`FAR`] from the shape the answer may be any that is as far.
    pub fn deepest(&self, shape: &[Spot]) -> f64 {
        self.greatest(shape, &|corners, shape| depth(corners, shape))
    }

    /// The greatest depth on the way, for a depth that changes no faster than the corners move.
    pub fn greatest(&self, shape: &[Spot], value: &dyn Fn(&[Spot], &[Spot]) -> f64) -> f64 {
        let both: Vec<Spot> = self
            .corners(0.0)
            .into_iter()
            .chain(self.corners(1.0))
            .collect();
        let covered = value(&hull(&both), shape);
        if !self.turns() || covered < FAR {
            return covered;
        }
        let speed = self.distance();
        let at = |part: f64| value(&self.corners(part), shape);
        let (start, end) = (at(0.0), at(1.0));
        let mut best = start.max(end);
        let mut open = vec![(0.0, start, 1.0, end)];
        // Between two places the value is never more than their mean and half the way between them.
        while let Some((a, low, b, high)) = open.pop() {
            let most = (low + high + speed * (b - a)) / 2.0;
            if most <= best + 4.0 || most < FAR || b - a < 1e-4 {
                continue;
            }
            let middle = f64::midpoint(a, b);
            let value = at(middle);
            best = best.max(value);
            open.push((a, low, middle, value));
            open.push((middle, value, b, high));
        }
        best
    }

    /// How near the base ever comes to a shape while it goes this leg; nought if it touches it.
    pub fn nearest(&self, shape: &[Spot]) -> f64 {
        let mut best = f64::INFINITY;
        for i in 0..=256 {
            best = best.min(-depth(&self.corners(f64::from(i) / 256.0), shape));
        }
        best.max(0.0)
    }
}

/// The part of the leg after which something first holds that holds somewhere on it; looked for at every 256th.
pub fn first(holds: impl Fn(f64) -> bool) -> Option<f64> {
    let found = (0..=256)
        .map(|i| f64::from(i) / 256.0)
        .find(|&part| holds(part))?;
    if found == 0.0 {
        return Some(0.0);
    }
    let (mut out, mut inside) = (found - 1.0 / 256.0, found);
    for _ in 0..24 {
        let middle = f64::midpoint(out, inside);
        if holds(middle) {
            inside = middle;
        } else {
            out = middle;
        }
    }
    Some(inside)
}
