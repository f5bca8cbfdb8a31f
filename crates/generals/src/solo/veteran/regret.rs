//! The override of one who judges (section 5.4, `solo-dba` §6.3): a die for it is spent when the bound that he would like is worth
//! so much more than the one that his list allows that no better use for it is to be expected.

use crate::solo::clerk::Clerk;
use crate::solo::engine::{Engine, Scene, ahead};

/// What a bound as he likes has to be worth more for the die to be thrown, in thousandths of an element: by the throws that are
/// left, less one, and by the bound, from the first; the last number holds for all that come after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thresholds(pub [Vec<i16>; 3]);

impl Thresholds {
    /// What is asked for in a bound, from 1, when so many throws are left.
    pub fn of(&self, left: usize, bound: u16) -> i64 {
        let row = &self.0[left.clamp(1, self.0.len()) - 1];
        let place = usize::from(bound.max(1)).min(row.len());
        place
            .checked_sub(1)
            .map_or(i64::MAX, |place| row[place].into())
    }
}

/// Why the list should be set aside, with the numbers that say so, when so many throws are left.
pub fn reason(
    engine: &mut Engine,
    clerk: &mut Clerk,
    scene: &Scene<'_>,
    stance: &str,
    left: usize,
) -> Option<(&'static str, Vec<(&'static str, i64)>)> {
    let thresholds = &clerk.procedure().judgement.thresholds;
    let bound = scene.battle.position().bounds[scene.side as usize];
    let threshold = thresholds.of(left, bound);
    let regret = regret(engine, clerk, scene, stance);
    let facts = || vec![("regret", regret), ("threshold", threshold)];
    (regret > threshold).then(|| ("regret", facts()))
}

/// What the bound is worth more when all actions are permitted and no rank counts. Both bounds are kept for when one is made.
pub fn regret(engine: &mut Engine, clerk: &mut Clerk, scene: &Scene<'_>, stance: &str) -> i64 {
    let list = ahead(engine, clerk, scene, stance, false);
    let free = ahead(engine, clerk, scene, stance, true);
    let ends = [&free.battle, &list.battle];
    let judge = engine.judge();
    let regret = judge.map_or(0, |judge| judge.worth(scene.battle, scene.side, ends));
    engine.keep([list.steps, free.steps]);
    regret
}
