//! Form line: columns open again, and rear ranks come to the front (§4.3, 12; R-45b, R-106).

use acies_geometry::{Base, within};
use acies_referee::{Movers, Order, Position};

use super::{Action, Scores, per_pip, whole};
use crate::candidates;
use crate::solo::engine::bodies::{Body, hundredths};
use crate::solo::engine::ground::{is_bad_to, strip};
use crate::solo::engine::powers::support;
use crate::solo::engine::rearrange;
use crate::solo::engine::scene::{Moved, Scene};

/// Moves that widen the front of a group.
pub struct FormLine;

/// So many moves away an enemy is near.
const NEAR: i32 = 3;

/// So many moves ahead the way is looked at.
const AHEAD: i32 = 2;

/// Whether a group is a column: a file of three or more, or nothing but one file whose second does not support its first.
pub(super) fn is_column(scene: &Scene<'_>, body: &Body) -> bool {
    let position = &scene.now;
    let files = body.files(position);
    let deepest = files.iter().map(arrayvec::ArrayVec::len).max().unwrap_or(0);
    if deepest >= 3 {
        return true;
    }
    let [file] = &files[..] else {
        return false;
    };
    let [front, rear] = file[..] else {
        return false;
    };
    let troop = |id| position.element(id).troop;
    let mut enemies = position.side(scene.side.other());
    let rulebook = scene.battle.rulebook();
    !enemies.any(|(_, enemy)| support(rulebook, troop(front), troop(rear), enemy.troop) > 0)
}

/// Whether an enemy is within three moves of a group.
pub(super) fn is_near(scene: &Scene<'_>, members: &Movers) -> bool {
    let position = &scene.now;
    let most = candidates::allowance(scene.battle, members) * NEAR;
    members.iter().any(|&id| {
        let front = position.base(id).pose.front;
        let mut enemies = position.side(scene.side.other());
        enemies.any(|(_, enemy)| within(enemy.base.pose.front.distance(front), most))
    })
}

/// Whether bad going lies on the next two moves of a group, straight ahead.
pub(super) fn is_barred(scene: &Scene<'_>, position: &Position, members: &Movers) -> bool {
    let bases: Vec<&Base> = members.iter().map(|&id| position.base(id)).collect();
    let deep = candidates::allowance(scene.battle, members) * AHEAD;
    strip(&bases, deep).is_some_and(|strip| members.iter().any(|&id| is_bad_to(scene, id, &strip)))
}

impl Action for FormLine {
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order> {
        let mut orders = Vec::new();
        let free = candidates::free(scene.battle, scene.side);
        for body in scene.bodies() {
            if body.members.len() > 1 && body.members.iter().any(|&id| free.has(id)) {
                candidates::frontages(scene.battle, &body.members, &mut orders);
            }
        }
        orders
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        if scene.meets(moved) {
            return None;
        }
        let movers = moved.movers();
        let (before, after) = (&scene.now, &moved.after);
        let mut bodies = scene.bodies().iter();
        let body = bodies.find(|body| movers.iter().all(|&id| body.has(id)))?;
        let wider =
            candidates::files(after, &body.members).len() as i32 - body.files(before).len() as i32;
        if wider < 1 || !rearrange::is_one(after, &body.members) {
            return None;
        }
        let risen = if is_column(scene, body) {
            let in_bad = body.members.iter().any(|&id| {
                let base = after.base(id);
                is_bad_to(scene, id, &base.corners)
            });
            let through = is_near(scene, &body.members) || !is_barred(scene, after, &body.members);
            if in_bad || !through {
                return None;
            }
            let (old, new) = (scene.threats(), scene.threats_after(moved));
            (new.attack - new.danger) - (old.attack - old.danger)
        } else {
            rearrange::better(scene, body, moved)?
        };
        if scene.gain(moved) < 0 {
            return None;
        }
        // Of equals the one that comes farthest to the front.
        let seen = |position: &Position, members: &Movers| {
            let first = before.base(body.members[0]);
            let ahead = members.iter().map(|&id| {
                let seen = first.local(position.base(id).pose.front);
                hundredths(seen.ahead)
            });
            ahead.max().unwrap_or(0)
        };
        let ahead = seen(after, &movers) - seen(before, &body.members);
        let scores = [
            per_pip("wider", wider),
            whole("risen", risen),
            whole("ahead", ahead),
        ];
        Some(scores.into_iter().collect())
    }
}
