//! Defensive manoeuvre: moves that lessen what the enemy may kill in his next movement (§4.3, 7; ).

use acies_geometry::{Length, Pose, beyond};
use acies_referee::{ElementId, ElementSet, Order, Place, Position, SIDE_SIZE};

use super::{ATTACK, Action, BOUND, Looked, Scores, Thought, look_lazily, per_pip, put_off, whole};
use crate::candidates;
use crate::solo::count::Kinds;
use crate::solo::engine::ground::{Ground, cover};
use crate::solo::engine::scene::{Moved, Scene};
use crate::solo::procedure::Procedure;

/// Moves that lessen the danger.
pub struct Defensive;

impl Defensive {
    /// The moves that lessen the danger as far as poses tell, and those of which that is not known.
    fn thoughts(scene: &Scene<'_>) -> Vec<Thought> {
        let battle = scene.battle;
        let mut orders = Vec::new();
        candidates::breaks_off(battle, scene.side, &mut orders);
        let dangers = scene.dangers();
        let feared: ElementSet = scene
            .now
            .side(scene.side)
            .filter(|(id, _)| dangers[id.index() % SIDE_SIZE].is_some_and(|danger| danger > 0))
            .map(|(id, _)| id)
            .collect();
        if !feared.is_empty() {
            let together = |order: &&Order| {
                let movers = order.movers();
                movers.len() > 1 && movers.iter().any(|&id| feared.has(id))
            };
            orders.extend(scene.ways_ahead().iter().filter(together).cloned());
        }
        let mut thoughts: Vec<Thought> = orders.into_iter().map(Thought::of).collect();
        if feared.is_empty() {
            return thoughts;
        }
        let danger = scene.threats().danger;
        let spared = scene.most_spared();
        // Places beside one friend are places behind another: each is thought of once.
        let mut known: Vec<(ElementId, Pose)> = Vec::new();
        for order in Defensive::alone(scene, feared) {
            let Some((id, pose)) = candidates::goal(&order) else {
                continue;
            };
            if known.contains(&(id, pose)) {
                continue;
            }
            known.push((id, pose));
            let after = scene.with(id, pose);
            if tears(scene, &after, id) {
                continue;
            }
            let Some(left) = scene.less_danger_if(id, &after) else {
                continue;
            };
            let less = danger - left;
            let price = BOUND * put_off(scene, &after, &[id]).max(0);
            let most = [less.saturating_add(spared) - price, i32::MAX];
            thoughts.push(Thought { order, most });
        }
        thoughts
    }

    /// The moves of single elements.
    fn alone(scene: &Scene<'_>, feared: ElementSet) -> Vec<Order> {
        let mut orders = Vec::new();
        let battle = scene.battle;
        let position = battle.position();
        let kinds = Kinds::of(Procedure::carried(), battle.rulebook());
        let grounds: Vec<Ground> = cover(scene).collect();
        for id in candidates::free(battle, scene.side).iter() {
            if feared.has(id) {
                candidates::facing(battle, id, &mut orders);
                candidates::away(battle, id, &mut orders);
                if kinds.at_home_in_bad_going(position.element(id).troop) {
                    for ground in &grounds {
                        candidates::into_ground(battle, id, ground.region, &mut orders);
                    }
                }
            }
            // To cover a flank or a rear: beside and behind those who are in danger, and those in danger with anybody.
            for (friend, other) in position.side(scene.side) {
                if friend != id && (feared.has(id) || feared.has(friend)) {
                    let places = candidates::beside_and_behind(&other.base);
                    let ways = places.map(|pose| candidates::to_place(battle, id, pose));
                    orders.extend(ways.into_iter().flatten());
                }
            }
        }
        orders
    }
}

impl Action for Defensive {
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order> {
        let thoughts = Defensive::thoughts(scene).into_iter();
        thoughts.map(|thought| thought.order).collect()
    }

    fn look(&self, scene: &Scene<'_>) -> Looked {
        look_lazily(self, scene, Defensive::thoughts(scene))
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        let leaves = matches!(moved.order, Order::BreakOff(..));
        let (old, new) = (scene.threats(), scene.threats_after(moved));
        let less = old.danger - new.danger;
        let torn = || {
            let movers = moved.movers();
            movers.len() == 1 && tears(scene, &moved.after, movers[0])
        };
        if !leaves && (less < 1 || scene.meets(moved) || torn()) {
            return None;
        }
        // What a fight that is left could cost was a danger too.
        let gained = less + scene.gain(moved);
        let attack = new.attack - old.attack;
        let nearer = -put_off(scene, &moved.after, &moved.movers());
        // Safety has its price in what his side could strike less, and strike later.
        let price = if leaves {
            0
        } else {
            ATTACK * attack.min(0) + BOUND * nearer.min(0)
        };
        let sum = gained + price;
        if sum < 1 {
            return None;
        }
        let scores = [
            per_pip("sum", sum),
            whole("danger", less),
            whole("attack", attack),
            whole("nearer", nearer),
        ];
        Some(scores.into_iter().collect())
    }
}

/// Whether somebody leaves his group for nowhere: he goes farther than a turn takes him, stands with nobody after it, and
/// in no cover.
fn tears(scene: &Scene<'_>, after: &Position, id: ElementId) -> bool {
    let before = &scene.now;
    let (start, end) = (before.base(id), after.base(id));
    let stays = !beyond(
        start.centre().distance(end.centre()),
        Length::BASE_WIDTH.scaled(1, 2),
    );
    if stays
        || before.element(id).place != Place::Table
        || before.group_mates(id).is_empty()
        || !after.group_mates(id).is_empty()
    {
        return false;
    }
    let kinds = Kinds::of(Procedure::carried(), scene.battle.rulebook());
    let home = kinds.at_home_in_bad_going(before.element(id).troop);
    !(home && cover(scene).any(|ground| ground.holds(end)))
}
