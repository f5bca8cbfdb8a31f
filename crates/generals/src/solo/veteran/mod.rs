//! The veteran (`solo-dba` §6, §10, level 3): Solo DBA with judgement.
//!
//! Dice, lists and suitable moves are the same as the literal general's. Among the suitable moves of all permitted
//! actions it chooses the one with the best value of the position after it, less a cost for passing over higher ranks.

mod regret;

use acies_referee::{Battle, MovePlan, Position, Side};

pub use self::regret::{Thresholds, reason, regret};
use crate::audit::SkippedAction;
use crate::evaluation::{Evaluator, FOLLOWED_UP, TroopStats, attacked_enemy, joint_gain};
use crate::solo::audit_log::AuditLog;
use crate::solo::engine::{
    MoveChoice, NAMES, Situation, SuitableMove, plain_score, position_after, sort_moves,
};
use crate::solo::procedure::Judgement;

/// How many of the best moves are judged with the enemy's reply.
const FINALISTS: usize = 4;

/// Chooses among suitable moves; its caches can be rebuilt from a battle.
#[derive(Clone, Debug, Default)]
pub struct MoveJudge {
    stats: Option<TroopStats>,
    /// The positions of the bound, as plans with and without ranks share many of them.
    seen: Vec<SeenPosition>,
}

/// The evaluated actions of a position.
#[derive(Clone, Debug)]
struct SeenPosition {
    position: Position,
    looks: Vec<ActionValues>,
}

/// The suitable moves of an action, best first, each with the gain in value.
#[derive(Clone, Debug)]
struct ActionValues {
    action: &'static str,
    candidates: u32,
    worth: Vec<(SuitableMove, i64)>,
}

/// A suitable move and its judgement, in thousandths of an element.
struct JudgedMove {
    suitable: SuitableMove,
    /// The index of its action in the list.
    place: usize,
    /// The value after it less the value now.
    gain: i64,
    /// How many actions of higher rank are passed over.
    inversions: i64,
    /// The deciding number: gain per PIP with possible helpers, less all costs.
    judged: i64,
}

impl MoveJudge {
    /// The best moves that a stance permits; with `free`, all actions are permitted and ranks do not count.
    pub fn choose(
        &mut self,
        situation: &Situation<'_>,
        log: &mut AuditLog,
        stance: &str,
        free: bool,
    ) -> MoveChoice {
        let position = situation.battle.position();
        let bound = |position: &Position| (position.active, position.bounds);
        if let Some(seen) = self.seen.first()
            && bound(&seen.position) != bound(position)
        {
            self.seen.clear();
        }
        let known = self.seen.iter().position(|seen| seen.position == *position);
        let mut seen = match known {
            Some(place) => self.seen.swap_remove(place),
            None => SeenPosition {
                position: *position,
                looks: Vec::new(),
            },
        };
        let evaluator = Evaluator::new(
            situation.battle,
            self.stats(situation.battle),
            situation.side,
            false,
        );
        let found = if free {
            MoveChoice {
                rank: 0,
                action: "free".to_owned(),
                ..judge(situation, log, &evaluator, &mut seen, &NAMES, true)
            }
        } else {
            let permitted = log.procedure().permitted(stance).iter();
            let ranks: Vec<&'static str> = permitted.map(String::as_str).collect();
            judge(situation, log, &evaluator, &mut seen, &ranks, false)
        };
        self.seen.push(seen);
        found
    }

    /// How much better the first battle is than the second, both at the end of the movement phase.
    pub fn worth(&mut self, battle: &Battle, side: Side, [one, other]: [&Battle; 2]) -> i64 {
        let evaluator = Evaluator::new(battle, self.stats(battle), side, false);
        let worth = |end: &Battle| evaluator.gain(&end.after(&MovePlan::default()));
        worth(one) - worth(other)
    }

    /// The troop statistics of a battle, recomputed when they do not fit it.
    fn stats(&mut self, battle: &Battle) -> &TroopStats {
        TroopStats::cached(&mut self.stats, battle)
    }
}

/// The best moves of the actions in `ranks`, and the actions without a move.
fn judge(
    situation: &Situation<'_>,
    log: &mut AuditLog,
    evaluator: &Evaluator<'_>,
    seen: &mut SeenPosition,
    ranks: &[&'static str],
    free: bool,
) -> MoveChoice {
    let rules = &log.procedure().judgement;
    let mut found = MoveChoice {
        rulings: &["R-110", "R-112"],
        ..MoveChoice::default()
    };
    let mut candidates: Vec<JudgedMove> = Vec::new();
    for (place, name) in ranks.iter().enumerate() {
        let Some(look) = seen.evaluate(situation, evaluator, name) else {
            continue;
        };
        let before = candidates.len();
        for &(ref suitable, gain) in &look.worth {
            let same = |other: &JudgedMove| {
                other.suitable.order == suitable.order && other.suitable.then == suitable.then
            };
            if candidates.iter().any(same) {
                continue;
            }
            if gain < -i64::from(rules.veto) {
                // Record both values, once per action and bound.
                let facts = [
                    ("before", evaluator.now()),
                    ("after", evaluator.now() + gain),
                ];
                let order = suitable.order.to_string();
                log.record_rule("5.3", "veto", name, &order, &facts, &["R-111"]);
                continue;
            }
            candidates.push(JudgedMove {
                judged: gain / i64::from(suitable.pips.max(1)),
                suitable: suitable.clone(),
                place,
                gain,
                inversions: 0,
            });
        }
        if candidates.len() == before {
            found.higher.push(SkippedAction {
                rank: place as u8 + 1,
                action: (*name).to_owned(),
                candidates: look.candidates,
            });
        }
    }
    with_help(situation, evaluator, &mut candidates);
    if !free {
        count_inversions(&mut candidates, rules);
    }
    let several = candidates.len() > 1;
    let now = if several {
        evaluator.reply_loss(&situation.now)
    } else {
        0
    };
    // The best so far: its judgement, its inversions, and the index of its action.
    let mut best: Option<(i64, i64, usize)> = None;
    for &(_, index) in ranked(&candidates, false).iter().take(FINALISTS) {
        let candidate = &candidates[index];
        let mut suitable = candidate.suitable.clone();
        let (mut judged, mut reply) = (candidate.judged, 0);
        // Subtract a part of the enemy's best reply after the move, compared to now.
        if several && let Some(after) = position_after(situation, &suitable) {
            reply = evaluator.reply_loss(&after) - now;
            judged -= reply * i64::from(rules.reply) / 100 / i64::from(suitable.pips.max(1));
        }
        // On a tie the move with fewer inversions counts. A tie in both numbers means the same rank.
        let inversions = candidate.inversions;
        if best.is_none_or(|(most, fewest, _)| (judged, fewest) > (most, inversions)) {
            best = Some((judged, inversions, candidate.place));
        }
        let number = |name, number: i64| plain_score(name, number as i32);
        suitable.scores.clear();
        suitable.scores.push(number("judged", judged));
        suitable.scores.push(number("inversions", -inversions));
        suitable.scores.push(number("v", candidate.gain));
        suitable.scores.push(number("reply", -reply));
        found.suitable.push(suitable);
    }
    if let Some((_, _, place)) = best {
        found.rank = place as u8 + 1;
        ranks[place].clone_into(&mut found.action);
        let mut higher = found.higher.iter();
        let below = higher.position(|passed| passed.rank > found.rank);
        found.higher.truncate(below.unwrap_or(found.higher.len()));
    }
    found
}

impl SeenPosition {
    /// The evaluated moves of an action, computed on first use.
    fn evaluate(
        &mut self,
        situation: &Situation<'_>,
        evaluator: &Evaluator<'_>,
        name: &'static str,
    ) -> Option<&ActionValues> {
        let known = self.looks.iter().position(|look| look.action == name);
        let place = if let Some(place) = known {
            place
        } else {
            let mut looked = situation.evaluate(name)?.clone();
            sort_moves(&situation.now, situation.side, &mut looked.suitable);
            let mut worth = Vec::new();
            for suitable in looked.suitable {
                if let Some(after) = position_after(situation, &suitable) {
                    worth.push((suitable, evaluator.gain(&after)));
                }
            }
            self.looks.push(ActionValues {
                action: name,
                candidates: looked.candidates,
                worth,
            });
            self.looks.len() - 1
        };
        Some(&self.looks[place])
    }
}

/// The indices of all moves, or of single attacks only, each with its negated judgement, best first.
fn ranked(candidates: &[JudgedMove], only_attacks: bool) -> Vec<(i64, usize)> {
    let mut ranked = Vec::new();
    for (index, candidate) in candidates.iter().enumerate() {
        let suitable = &candidate.suitable;
        if !only_attacks || suitable.then.is_empty() && attacked_enemy(&suitable.order).is_some() {
            ranked.push((-candidate.judged, index));
        }
    }
    ranked.sort_unstable();
    ranked
}

/// Adds the joint gain with helpers to the most promising attacks.
fn with_help(situation: &Situation<'_>, evaluator: &Evaluator<'_>, candidates: &mut [JudgedMove]) {
    for &(_, index) in ranked(candidates, true).iter().take(FOLLOWED_UP) {
        let candidate = &mut candidates[index];
        let order = &candidate.suitable.order;
        let gain = joint_gain(
            situation.battle,
            evaluator,
            situation.side,
            order,
            candidate.judged,
        );
        candidate.judged = gain.unwrap_or(candidate.judged);
    }
}

/// Subtracts the cost of passing over actions of higher rank that have a move.
fn count_inversions(candidates: &mut [JudgedMove], rules: &Judgement) {
    // The moves are in the order of ranks.
    let (mut passed, mut last) = (0, None);
    for candidate in candidates {
        if last.is_some_and(|last| last != candidate.place) {
            passed += 1;
        }
        last = Some(candidate.place);
        candidate.inversions = passed;
        candidate.judged -= passed * i64::from(rules.inversion);
    }
}
