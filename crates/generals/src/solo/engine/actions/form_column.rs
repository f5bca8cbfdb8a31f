//! Form Column: a line narrows to pass where a line cannot (§4.3, 13; R-106).

use acies_geometry::{Angle, Base, Point, Pose};
use acies_referee::{ElementId, Order, Position};
use acies_rulebook::Shape;

use super::form_line::is_near;
use super::{Action, Scores, attack_delay, per_pip_score, plain_score};
use crate::candidates;
use crate::solo::engine::formations::Formation;
use crate::solo::engine::odds_table::FrontalCombat;
use crate::solo::engine::rearrange_line;
use crate::solo::engine::situation::{MoveResult, Situation};
use crate::solo::engine::terrain_pieces::{is_bad_to, strip};

/// Moves that narrow the front of a group.
pub struct FormColumn;

/// How many moves ahead the way is examined.
const AHEAD: i32 = 2;

/// The objective of a group: the enemy with the best edge for its main troop per bound of distance, the nearest on a
/// tie.
fn objective(situation: &Situation<'_>, formation: &Formation) -> Option<Point> {
    let position = &situation.now;
    let rulebook = situation.battle.rulebook();
    let troop = |id: ElementId| position.element(id).troop;
    let many = |id: &&ElementId| {
        let same = formation
            .members
            .iter()
            .filter(|&&other| troop(other) == troop(**id));
        // On a tie the first troop counts.
        (same.count(), std::cmp::Reverse(id.index()))
    };
    let &first = formation.members.iter().max_by_key(many)?;
    let own = position.element(first);
    let step = i64::from(
        candidates::allowance(situation.battle, &formation.members)
            .units()
            .max(1),
    );
    let worth = |enemy: &acies_referee::Element| {
        let odds = situation
            .odds_table
            .close(rulebook, own, enemy, FrontalCombat::default());
        let way = i64::from(own.base.pose.front.distance(enemy.base.pose.front).units());
        let bounds = ((way + step - 1) / step).max(1);
        (i64::from(odds.advantage()), bounds, way)
    };
    let enemies = position.side(situation.side.other());
    let best = enemies.max_by(|(_, one), (_, other)| {
        let ((edge, bounds, way), (edge2, bounds2, way2)) = (worth(one), worth(other));
        (edge * bounds2).cmp(&(edge2 * bounds)).then(way2.cmp(&way))
    });
    best.map(|(_, enemy)| enemy.base.pose.front)
}

/// Whether bad going crosses the front of a group within two moves toward its objective.
fn is_blocked(situation: &Situation<'_>, formation: &Formation, goal: Point) -> bool {
    let position = &situation.now;
    let deep = candidates::allowance(situation.battle, &formation.members) * AHEAD;
    // Seen from the middle element, facing the objective.
    let middle = position.base(formation.members[formation.members.len() / 2]);
    let ahead = Angle::from_vector(goal - middle.pose.front);
    let turned: Vec<Base> = formation
        .members
        .iter()
        .map(|&id| {
            let base = position.base(id);
            base.moved_to(Pose::new(base.pose.front, ahead))
        })
        .collect();
    let bases: Vec<&Base> = turned.iter().collect();
    strip(&bases, deep).is_some_and(|strip| {
        formation
            .members
            .iter()
            .any(|&id| is_bad_to(situation, id, &strip))
    })
}

/// Whether friends bar some files of a group and leave a gap for others.
fn is_at_gap(situation: &Situation<'_>, formation: &Formation) -> bool {
    let files = formation.files(&situation.now);
    let barred = |front: &ElementId| !situation.barring(*front).is_empty();
    let mut fronts = files.iter().filter_map(|file| file.first());
    fronts.clone().any(barred) && fronts.any(|front| !barred(front))
}

/// Whether the leader of a column is on a road.
fn is_on_road(situation: &Situation<'_>, position: &Position, id: ElementId) -> bool {
    let front = position.base(id).pose.front;
    let roads = situation
        .battle
        .table()
        .features_of(situation.battle.rulebook(), Shape::Road);
    roads
        .into_iter()
        .any(|road| road.region.contains_point(front))
}

impl FormColumn {
    /// The lines that can form a column, each with its objective.
    fn lines<'s>(situation: &'s Situation<'_>) -> impl Iterator<Item = (&'s Formation, Point)> {
        let free = candidates::movable_elements(situation.battle, situation.side);
        situation.formations().iter().filter_map(move |formation| {
            let whole =
                formation.members.len() > 1 && formation.members.iter().all(|&id| free.has(id));
            if !whole
                || formation.files(&situation.now).len() < 2
                || is_near(situation, &formation.members)
            {
                return None;
            }
            Some((formation, objective(situation, formation)?))
        })
    }
}

impl Action for FormColumn {
    fn candidates(&self, situation: &Situation<'_>) -> Vec<Order> {
        let mut orders = Vec::new();
        for (formation, goal) in FormColumn::lines(situation) {
            let on_road = |&id: &ElementId| is_on_road(situation, &situation.now, id);
            if is_blocked(situation, formation, goal)
                || is_at_gap(situation, formation)
                || formation.members.iter().any(on_road)
            {
                candidates::columns(situation.battle, &formation.members, goal, &mut orders);
            }
        }
        orders
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        let movers = moved.movers();
        let (before, after) = (&situation.now, &moved.after);
        let mut lines = FormColumn::lines(situation);
        let (formation, goal) =
            lines.find(|(formation, _)| movers.iter().any(|&id| formation.has(id)))?;
        let files = formation.files(before).len() as i32;
        let left = candidates::files(after, &formation.members).len() as i32;
        if left >= files || situation.starts_combat(moved) || situation.gain(moved) < 0 {
            return None;
        }
        let nearer = -attack_delay(situation, after, &movers);
        let by_road = movers
            .first()
            .is_some_and(|&id| is_on_road(situation, after, id))
            && nearer > 0;
        let through_gap = is_at_gap(situation, formation) && nearer > 0;
        if !is_blocked(situation, formation, goal) && !through_gap && !by_road {
            return None;
        }
        let one = rearrange_line::is_one_group(after, &formation.members);
        let scores = [
            per_pip_score("nearer", nearer),
            plain_score("narrower", files - left),
            plain_score("together", i32::from(one)),
        ];
        Some(scores.into_iter().collect())
    }
}
