//! Aggressive manoeuvre: moves that threaten, or that bring an attack nearer (§4.3, 6; ).

use acies_geometry::Length;
use acies_referee::{ElementId, Order, Position};

use super::{ATTACK, Action, BOUND, Looked, Scores, look_at, per_pip, put_off, whole};
use crate::candidates;
use crate::solo::engine::bodies::hundredths;
use crate::solo::engine::classes::Class;
use crate::solo::engine::scene::{Moved, Scene};

/// How much more danger than opportunity is still no recklessness, in 36ths.
pub(super) const GUARD: i32 = 6;

/// Moves that threaten or bring an attack nearer.
pub struct Aggressive;

impl Action for Aggressive {
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order> {
        scene.ways_ahead().to_vec()
    }

    /// Where no line comes any nearer as it stands, everybody may go on alone, and files form columns.
    fn look(&self, scene: &Scene<'_>) -> Looked {
        let ordered = scene.ways_ahead();
        let mut kept = look_at(self, scene, ordered);
        let pins = scene.blows().iter();
        let pins = pins.filter(|blow| blow.effect.makes && blow.effect.class() == Class::Null);
        let pins: Vec<Order> = pins.map(|blow| blow.order.clone()).collect();
        let pins = look_at(self, scene, &pins);
        kept.candidates += pins.candidates;
        kept.fit.extend(pins.fit);
        if !kept.fit.is_empty() {
            return kept;
        }
        let mut ways = candidates::ways_ahead(scene.battle, scene.side, true);
        ways.retain(|way| !ordered.contains(way));
        let mut loose = look_at(self, scene, &ways);
        loose.candidates += kept.candidates;
        loose
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        let ended = gone_on(scene, moved);
        let movers = moved.movers();
        let nearer = -put_off(scene, &ended, &movers);
        let (old, new) = if moved.plan.stops_at_river {
            (scene.threats(), scene.threats_in(&ended))
        } else {
            (scene.threats(), scene.threats_after(moved))
        };
        let attack = new.attack - old.attack;
        let danger = new.danger - old.danger;
        let useful = attack >= 1 || nearer >= 1;
        if !useful || danger > attack + GUARD {
            return None;
        }
        let effect = scene.effect(moved);
        // Who goes straight ahead may meet somebody, or make room for one who does: that is an attack, unless nothing can come
        // of it.
        if scene.meets(moved) && effect.class() != Class::Null {
            return None;
        }
        // What is shot at in this very bound is in danger as well.
        let shots = (-effect.gain()).max(0);
        let danger = danger + shots * scene.weight(&movers);
        if danger > attack + GUARD {
            return None;
        }
        // The danger counts half: everything twice.
        let sum = ATTACK * attack + BOUND * nearer - danger.max(0);
        let scores = [
            per_pip("sum", sum),
            whole("attack", attack),
            whole("nearer", nearer),
            whole("danger", -danger),
            whole("way", nearer_by(scene, &ended, &movers)),
        ];
        Some(scores.into_iter().collect())
    }
}

/// Where everybody stands after a move. Who stops at a river that nobody has tried stands where he would if it were slow and
/// he went on.
fn gone_on(scene: &Scene<'_>, moved: &Moved) -> Position {
    let mut after = moved.after;
    if moved.plan.stops_at_river {
        let left = moved.plan.allowance - moved.plan.distance;
        let most = left.min(scene.battle.rulebook().movement.rivers.limit);
        for id in moved.movers() {
            after.place(id, after.base(id).shifted(most, Length::ZERO));
        }
    }
    after
}

/// How much nearer some come to the enemies that are nearest to them, in hundredths of a base width.
fn nearer_by(scene: &Scene<'_>, after: &Position, movers: &[ElementId]) -> i32 {
    let way = |position: &Position, id: ElementId| {
        let front = position.base(id).pose.front;
        let enemies = position.side(scene.side.other());
        let ways = enemies.map(|(_, enemy)| enemy.base.pose.front.distance(front));
        ways.fold(Length::MAX, Length::min)
    };
    let nearer = |&id: &ElementId| hundredths(way(&scene.now, id) - way(after, id));
    movers.iter().map(nearer).sum()
}
