//! The value of shooting: shooters are combined into volleys, the best volley first.
//!
//! Blocked lines of sight and the value of the target are ignored.

use acies_referee::SIDE_SIZE;
use arrayvec::ArrayVec;

use super::rough_position::{RoughElement, WIDTH, distance};
use super::troop_stats::{TroopStats, VOLLEY};

/// When the shots are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// From the present places.
    Now,
    /// After the shooters have moved.
    AfterMove,
}

/// The total value of volleys at targets, now or after a move, if no line of sight is blocked.
///
/// Each volley takes as many shooters as may shoot together.
pub fn worth(
    stats: &TroopStats,
    shooters: &[RoughElement],
    targets: &[RoughElement],
    when: When,
) -> i64 {
    let mut reached: ArrayVec<u16, SIDE_SIZE> = ArrayVec::new();
    for target in targets {
        let mut mask = 0;
        for (index, shooter) in shooters.iter().enumerate() {
            mask |= u16::from(reaches(stats, shooter, target, when)) << index;
        }
        reached.push(mask);
    }
    let mut sum = 0;
    loop {
        let mut best = (0, 0, 0_u16);
        for (index, &mask) in reached.iter().enumerate().filter(|(_, mask)| **mask != 0) {
            let first = shooters[mask.trailing_zeros() as usize].kind;
            let together = (mask.count_ones() as usize).min(VOLLEY);
            let worth = stats.shot(first, targets[index].kind, together);
            if worth > best.0 {
                let mut these = 0;
                let mut left = mask;
                for _ in 0..together {
                    these |= left & left.wrapping_neg();
                    left &= left - 1;
                }
                best = (worth, index, these);
            }
        }
        let (worth, index, these) = best;
        if worth == 0 {
            return sum;
        }
        sum += worth;
        reached[index] = 0;
        reached.iter_mut().for_each(|mask| *mask &= !these);
    }
}

/// Whether a target is in range, if the line of sight is free.
fn reaches(stats: &TroopStats, shooter: &RoughElement, target: &RoughElement, when: When) -> bool {
    let kind = stats.kind_stats(shooter.kind);
    let range = kind.range;
    if range == 0 || shooter.engaged || target.engaged {
        return false;
    }
    let seen = shooter.offset_to(target.x, target.y);
    let near = distance(seen.ahead, (seen.right.abs() - WIDTH / 2).max(0));
    seen.ahead > 0
        && match when {
            When::Now => near <= range && seen.right.abs() <= 2 * WIDTH,
            When::AfterMove => kind
                .moves_first
                .is_some_and(|most| near <= range + most.min(shooter.speed)),
        }
}
