//! Form column: a line narrows to pass where no line can (§4.3, 13; R-106).

use acies_geometry::{Angle, Base, Point, Pose};
use acies_referee::{ElementId, Order, Position};
use acies_rulebook::Shape;

use super::form_line::is_near;
use super::{Action, Scores, per_pip, whole};
use crate::candidates;
use crate::solo::engine::bodies::Body;
use crate::solo::engine::ground::{is_bad_to, strip};
use crate::solo::engine::powers::Meeting;
use crate::solo::engine::rearrange;
use crate::solo::engine::scene::{Moved, Scene};

/// Moves that narrow the front of a group.
pub struct FormColumn;

/// So many moves ahead the way is looked at.
const AHEAD: i32 = 2;

/// Where a group wants to go: to the enemy whom most of it would kill most more than it costs, divided by the bounds that it
/// takes; of equals to the nearest.
fn objective(scene: &Scene<'_>, body: &Body) -> Option<Point> {
    let position = &scene.now;
    let rulebook = scene.battle.rulebook();
    let troop = |id: ElementId| position.element(id).troop;
    let many = |id: &&ElementId| {
        let same = body
            .members
            .iter()
            .filter(|&&other| troop(other) == troop(**id));
        // Of as many the first.
        (same.count(), std::cmp::Reverse(id.index()))
    };
    let &first = body.members.iter().max_by_key(many)?;
    let own = position.element(first);
    let step = i64::from(
        candidates::allowance(scene.battle, &body.members)
            .units()
            .max(1),
    );
    let worth = |enemy: &acies_referee::Element| {
        let odds = scene.powers.close(rulebook, own, enemy, Meeting::default());
        let way = i64::from(own.base.pose.front.distance(enemy.base.pose.front).units());
        let bounds = ((way + step - 1) / step).max(1);
        (i64::from(odds.edge()), bounds, way)
    };
    let enemies = position.side(scene.side.other());
    let best = enemies.max_by(|(_, one), (_, other)| {
        let ((edge, bounds, way), (edge2, bounds2, way2)) = (worth(one), worth(other));
        (edge * bounds2).cmp(&(edge2 * bounds)).then(way2.cmp(&way))
    });
    best.map(|(_, enemy)| enemy.base.pose.front)
}

/// Whether the way of a group's whole front, two moves toward its objective, crosses bad going.
fn is_barred(scene: &Scene<'_>, body: &Body, goal: Point) -> bool {
    let position = &scene.now;
    let deep = candidates::allowance(scene.battle, &body.members) * AHEAD;
    // All as the middle one sees the goal.
    let middle = position.base(body.members[body.members.len() / 2]);
    let ahead = Angle::from_vector(goal - middle.pose.front);
    let turned: Vec<Base> = body
        .members
        .iter()
        .map(|&id| {
            let base = position.base(id);
            base.moved_to(Pose::new(base.pose.front, ahead))
        })
        .collect();
    let bases: Vec<&Base> = turned.iter().collect();
    strip(&bases, deep)
        .is_some_and(|strip| body.members.iter().any(|&id| is_bad_to(scene, id, &strip)))
}

/// Whether the first of a column goes along a road.
fn is_on_road(scene: &Scene<'_>, position: &Position, id: ElementId) -> bool {
    let front = position.base(id).pose.front;
    let roads = scene
        .battle
        .table()
        .features_of(scene.battle.rulebook(), Shape::Road);
    roads
        .into_iter()
        .any(|road| road.region.contains_point(front))
}

impl FormColumn {
    /// The lines that may go into column, with where they want to go.
    fn lines<'s>(scene: &'s Scene<'_>) -> impl Iterator<Item = (&'s Body, Point)> {
        let free = candidates::free(scene.battle, scene.side);
        scene.bodies().iter().filter_map(move |body| {
            let whole = body.members.len() > 1 && body.members.iter().all(|&id| free.has(id));
            if !whole || body.files(&scene.now).len() < 2 || is_near(scene, &body.members) {
                return None;
            }
            Some((body, objective(scene, body)?))
        })
    }
}

impl Action for FormColumn {
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order> {
        let mut orders = Vec::new();
        for (body, goal) in FormColumn::lines(scene) {
            let on_road = |&id: &ElementId| is_on_road(scene, &scene.now, id);
            if is_barred(scene, body, goal) || body.members.iter().any(on_road) {
                candidates::columns(scene.battle, &body.members, goal, &mut orders);
            }
        }
        orders
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        let movers = moved.movers();
        let (before, after) = (&scene.now, &moved.after);
        let mut lines = FormColumn::lines(scene);
        let (body, goal) = lines.find(|(body, _)| movers.iter().any(|&id| body.has(id)))?;
        let files = body.files(before).len() as i32;
        let left = candidates::files(after, &body.members).len() as i32;
        if left >= files || scene.meets(moved) || scene.gain(moved) < 0 {
            return None;
        }
        let measured = scene.measure(after);
        let nearer = movers
            .iter()
            .map(|&id| scene.bounds_to_blow(id) - measured.bounds_to_blow(id))
            .sum();
        let by_road = movers
            .first()
            .is_some_and(|&id| is_on_road(scene, after, id))
            && nearer > 0;
        if !is_barred(scene, body, goal) && !by_road {
            return None;
        }
        let one = rearrange::is_one(after, &body.members);
        let scores = [
            per_pip("nearer", nearer),
            whole("narrower", files - left),
            whole("together", i32::from(one)),
        ];
        Some(scores.into_iter().collect())
    }
}
