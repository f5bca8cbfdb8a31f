//! The second general of Solo DBA (`solo-dba` §6, §10, level 3): the same dice, the same lists of what may be done and the same
//! moves that will do; but of these he makes the one after which the position is worth most to him.
//!
//! What a move is good for the actions say, what a position is worth the opinion; here the two are weighed.

mod regret;

use acies_referee::{Battle, MovePlan, Position, Side};

pub use self::regret::{Thresholds, reason, regret};
use crate::audit::Passed;
use crate::opinion::{Knowledge, Opinion, TRIED, gain_together, struck};
use crate::solo::clerk::Clerk;
use crate::solo::engine::{Fit, Found, NAMES, Scene, reached, sort, whole};
use crate::solo::procedure::Judgement;

/// So many of the best moves are looked at with the enemy's reply.
const FINALISTS: usize = 4;

/// Who chooses among the moves that will do. All that he keeps can be worked out again from a battle.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    knowledge: Option<Knowledge>,
    /// What was looked at in the bound: what the list has and what is best without ranks have much in common.
    seen: Vec<Seen>,
}

/// What was seen in a position.
#[derive(Clone, Debug)]
struct Seen {
    position: Position,
    looks: Vec<Look>,
}

/// What an action has in a position: how many moves were looked at, and those that will do, the best first, with V after less V
/// now.
#[derive(Clone, Debug)]
struct Look {
    action: &'static str,
    candidates: u32,
    worth: Vec<(Fit, i64)>,
}

/// A move that will do, and what is thought of it: thousandths of an element.
struct Thought {
    fit: Fit,
    /// The place of its action in the list.
    place: usize,
    /// V after it less V now.
    gain: i64,
    /// How many actions of higher rank are passed over.
    inversions: i64,
    /// What decides: V for each PIP, together with those who could come to help, less what all this costs.
    judged: i64,
}

impl Judge {
    /// The best of the moves that a stance permits; `free` is for a bound in which all actions are permitted, and no rank counts.
    pub fn choose(
        &mut self,
        scene: &Scene<'_>,
        clerk: &mut Clerk,
        stance: &str,
        free: bool,
    ) -> Found {
        let position = scene.battle.position();
        let bound = |position: &Position| (position.active, position.bounds);
        if let Some(seen) = self.seen.first()
            && bound(&seen.position) != bound(position)
        {
            self.seen.clear();
        }
        let known = self.seen.iter().position(|seen| seen.position == *position);
        let mut seen = match known {
            Some(place) => self.seen.swap_remove(place),
            None => Seen {
                position: *position,
                looks: Vec::new(),
            },
        };
        let opinion = Opinion::of(
            scene.battle,
            self.knowledge(scene.battle),
            scene.side,
            false,
        );
        let found = if free {
            Found {
                rank: 0,
                action: "free".to_owned(),
                ..judge(scene, clerk, &opinion, &mut seen, &NAMES, true)
            }
        } else {
            let permitted = clerk.procedure().permitted(stance).iter();
            let ranks: Vec<&'static str> = permitted.map(String::as_str).collect();
            judge(scene, clerk, &opinion, &mut seen, &ranks, false)
        };
        self.seen.push(seen);
        found
    }

    /// What one battle is worth more than another that comes from the same, as the movement phase would end in them.
    pub fn worth(&mut self, battle: &Battle, side: Side, [one, other]: [&Battle; 2]) -> i64 {
        let opinion = Opinion::of(battle, self.knowledge(battle), side, false);
        let worth = |end: &Battle| opinion.gain(&end.after(&MovePlan::default()));
        worth(one) - worth(other)
    }

    /// What there is to know of the troops of a battle, worked out when they are new.
    fn knowledge(&mut self, battle: &Battle) -> &Knowledge {
        Knowledge::kept(&mut self.knowledge, battle)
    }
}

/// The best moves of some actions, which come in the order of their ranks, and which of the actions have none.
fn judge(
    scene: &Scene<'_>,
    clerk: &mut Clerk,
    opinion: &Opinion<'_>,
    seen: &mut Seen,
    ranks: &[&'static str],
    free: bool,
) -> Found {
    let rules = &clerk.procedure().judgement;
    let mut found = Found {
        rulings: &["R-110", "R-112"],
        ..Found::default()
    };
    let mut thoughts: Vec<Thought> = Vec::new();
    for (place, name) in ranks.iter().enumerate() {
        let Some(look) = seen.look(scene, opinion, name) else {
            continue;
        };
        let before = thoughts.len();
        for &(ref fit, gain) in &look.worth {
            let same = |other: &Thought| other.fit.order == fit.order && other.fit.then == fit.then;
            if thoughts.iter().any(same) {
                continue;
            }
            if gain < -i64::from(rules.veto) {
                // Both numbers, once for each action of a bound.
                let facts = [("before", opinion.now()), ("after", opinion.now() + gain)];
                let order = fit.order.to_string();
                clerk.rule("5.3", "veto", name, &order, &facts, &["R-111"]);
                continue;
            }
            thoughts.push(Thought {
                judged: gain / i64::from(fit.pips.max(1)),
                fit: fit.clone(),
                place,
                gain,
                inversions: 0,
            });
        }
        if thoughts.len() == before {
            found.higher.push(Passed {
                rank: place as u8 + 1,
                action: (*name).to_owned(),
                candidates: look.candidates,
            });
        }
    }
    with_help(scene, opinion, &mut thoughts);
    if !free {
        count_inversions(&mut thoughts, rules);
    }
    let several = thoughts.len() > 1;
    let now = if several {
        opinion.struck_for(&scene.now)
    } else {
        0
    };
    // The best so far: how it is judged, how much it passes over, and the place of its action.
    let mut best: Option<(i64, i64, usize)> = None;
    for &(_, index) in ranked(&thoughts, false).iter().take(FINALISTS) {
        let thought = &thoughts[index];
        let mut fit = thought.fit.clone();
        let (mut judged, mut reply) = (thought.judged, 0);
        // A part of what the enemy's best blow takes more after the move than it would as it stands.
        if several && let Some(after) = reached(scene, &fit) {
            reply = opinion.struck_for(&after) - now;
            judged -= reply * i64::from(rules.reply) / 100 / i64::from(fit.pips.max(1));
        }
        // Of moves that are judged alike the one counts that passes over less; moves of different ranks differ in one of the
        // two, as what will do for the higher is passed over by the lower.
        let inversions = thought.inversions;
        if best.is_none_or(|(most, fewest, _)| (judged, fewest) > (most, inversions)) {
            best = Some((judged, inversions, thought.place));
        }
        let number = |name, number: i64| whole(name, number as i32);
        fit.scores.clear();
        fit.scores.push(number("judged", judged));
        fit.scores.push(number("inversions", -inversions));
        fit.scores.push(number("v", thought.gain));
        fit.scores.push(number("reply", -reply));
        found.fit.push(fit);
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

impl Seen {
    /// What an action of a name has, looked at when it is first asked for.
    fn look(
        &mut self,
        scene: &Scene<'_>,
        opinion: &Opinion<'_>,
        name: &'static str,
    ) -> Option<&Look> {
        let known = self.looks.iter().position(|look| look.action == name);
        let place = if let Some(place) = known {
            place
        } else {
            let mut looked = scene.look(name)?.clone();
            sort(&scene.now, scene.side, &mut looked.fit);
            let mut worth = Vec::new();
            for fit in looked.fit {
                if let Some(after) = reached(scene, &fit) {
                    worth.push((fit, opinion.gain(&after)));
                }
            }
            self.looks.push(Look {
                action: name,
                candidates: looked.candidates,
                worth,
            });
            self.looks.len() - 1
        };
        Some(&self.looks[place])
    }
}

/// The places of thoughts, or of the single blows among them, the best first: each with less than nothing of how it is judged.
fn ranked(thoughts: &[Thought], blows: bool) -> Vec<(i64, usize)> {
    let mut ranked = Vec::new();
    for (index, thought) in thoughts.iter().enumerate() {
        let fit = &thought.fit;
        if !blows || fit.then.is_empty() && struck(&fit.order).is_some() {
            ranked.push((-thought.judged, index));
        }
    }
    ranked.sort_unstable();
    ranked
}

/// Counts for the most promising blows what they are worth with those who could come to help them.
fn with_help(scene: &Scene<'_>, opinion: &Opinion<'_>, thoughts: &mut [Thought]) {
    for &(_, index) in ranked(thoughts, true).iter().take(TRIED) {
        let thought = &mut thoughts[index];
        let order = &thought.fit.order;
        let gain = gain_together(scene.battle, opinion, scene.side, order, thought.judged);
        thought.judged = gain.unwrap_or(thought.judged);
    }
}

/// Takes off what it costs to pass over actions of higher rank that have a move.
fn count_inversions(thoughts: &mut [Thought], rules: &Judgement) {
    // They come in the order of their ranks.
    let (mut passed, mut last) = (0, None);
    for thought in thoughts {
        if last.is_some_and(|last| last != thought.place) {
            passed += 1;
        }
        last = Some(thought.place);
        thought.inversions = passed;
        thought.judged -= passed * i64::from(rules.inversion);
    }
}
