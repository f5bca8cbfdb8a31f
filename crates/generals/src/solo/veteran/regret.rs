//! The veteran's override (section 5.4, `solo-dba` §6.3): roll when the regret exceeds a threshold.
//!
//! The regret is how much better the bound ends without the list. The threshold is what a later bound can be expected
//! to offer.

use crate::solo::audit_log::AuditLog;
use crate::solo::engine::{Engine, Situation, plan_bound};

/// The regret needed to roll for the override, in thousandths of an element.
///
/// One row for each number of rolls left, less one; one number for each bound, the last one for all later bounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thresholds(pub [Vec<i16>; 3]);

impl Thresholds {
    /// The threshold in a bound, from 1, with `left` rolls left.
    pub fn threshold(&self, left: usize, bound: u16) -> i64 {
        let row = &self.0[left.clamp(1, self.0.len()) - 1];
        let place = usize::from(bound.max(1)).min(row.len());
        place
            .checked_sub(1)
            .map_or(i64::MAX, |place| row[place].into())
    }
}

/// The reason to override the list, with its numbers, if there is one.
pub fn reason(
    engine: &mut Engine,
    log: &mut AuditLog,
    situation: &Situation<'_>,
    stance: &str,
    left: usize,
) -> Option<(&'static str, Vec<(&'static str, i64)>)> {
    let thresholds = &log.procedure().judgement.thresholds;
    let bound = situation.battle.position().bounds[situation.side as usize];
    let threshold = thresholds.threshold(left, bound);
    let regret = regret(engine, log, situation, stance);
    let facts = || vec![("regret", regret), ("threshold", threshold)];
    (regret > threshold).then(|| ("regret", facts()))
}

/// How much better the bound ends with all actions permitted and without ranks.
///
/// Both plans are kept for the bound's moves.
pub fn regret(
    engine: &mut Engine,
    log: &mut AuditLog,
    situation: &Situation<'_>,
    stance: &str,
) -> i64 {
    let list = plan_bound(engine, log, situation, stance, false);
    let free = plan_bound(engine, log, situation, stance, true);
    let ends = [&free.battle, &list.battle];
    let judge = engine.judge();
    let regret = judge.map_or(0, |judge| {
        judge.worth(situation.battle, situation.side, ends)
    });
    engine.keep([list.planned, free.planned]);
    regret
}
