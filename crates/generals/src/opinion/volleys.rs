//! What the shots are worth that elements have at others: as many as may shoot together, the best volley first.
//!
//! It sees nobody in the way of a shot, and does not know who is worth more than others.

use acies_referee::SIDE_SIZE;
use arrayvec::ArrayVec;

use super::knowledge::{Knowledge, VOLLEY};
use super::scene::{Unit, WIDTH, apart};

/// When a shot is thought of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// From where everybody stands.
    Now,
    /// When the shooters have moved first.
    AfterMove,
}

/// What the shots are worth that some have at others from where they stand, or after a move, if all look free:
/// as many as may shoot together at one, the best volley first.
pub fn worth(knowledge: &Knowledge, shooters: &[Unit], targets: &[Unit], when: When) -> i64 {
    let mut reached: ArrayVec<u16, SIDE_SIZE> = ArrayVec::new();
    for target in targets {
        let mut who = 0;
        for (index, shooter) in shooters.iter().enumerate() {
            who |= u16::from(reaches(knowledge, shooter, target, when)) << index;
        }
        reached.push(who);
    }
    let mut sum = 0;
    loop {
        let mut best = (0, 0, 0_u16);
        for (index, &who) in reached.iter().enumerate().filter(|(_, who)| **who != 0) {
            let first = shooters[who.trailing_zeros() as usize].kind;
            let together = (who.count_ones() as usize).min(VOLLEY);
            let worth = knowledge.shot(first, targets[index].kind, together);
            if worth > best.0 {
                let mut these = 0;
                let mut left = who;
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
        reached.iter_mut().for_each(|who| *who &= !these);
    }
}

/// Whether one has another in range, if the way looks free.
fn reaches(knowledge: &Knowledge, shooter: &Unit, target: &Unit, when: When) -> bool {
    let kind = knowledge.of_kind(shooter.kind);
    let range = kind.range;
    if range == 0 || shooter.engaged || target.engaged {
        return false;
    }
    let seen = shooter.sees(target.x, target.y);
    let near = apart(seen.ahead, (seen.right.abs() - WIDTH / 2).max(0));
    seen.ahead > 0
        && match when {
            When::Now => near <= range && seen.right.abs() <= 2 * WIDTH,
            When::AfterMove => kind
                .moves_first
                .is_some_and(|most| near <= range + most.min(shooter.speed)),
        }
}
