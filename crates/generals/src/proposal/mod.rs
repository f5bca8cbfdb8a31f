//! The orders proposed to a player who leaves a decision before the first bound to the program.
//!
//! Edges, camp, garrison and deployment follow Solo DBA. Its dice may send a line through a wood, so several deployments
//! are rolled and the best is proposed; what still stands in bad going without need goes to the nearest place that is
//! better. The general of Solo DBA itself keeps what it rolls.

mod faults;
#[cfg(test)]
mod hand_made;

use acies_geometry::{Base, Length, Point, Pose, within};
use acies_referee::{Ask, Battle, ElementId, Order, Side, Table, What};

use crate::General;
use crate::solo::deployment::{DeploymentPlan, next_of_plan, plan_deployment};
use crate::solo::{AuditLog, Dice, SoloDba};
use faults::{DeploymentFaults, Lineup};

/// How many deployments are rolled.
const ROLLS: u64 = 12;

/// How far a better place for an element is searched, in quarters of a base width.
const FARTHEST: i32 = 40;

/// How much farther than the nearest good ground a place without any other fault may be, in quarters of a base width.
const DETOUR: i32 = 8;

/// Proposes orders to one player; the same seed proposes the same.
#[derive(Clone, Debug)]
pub struct Proposer {
    seed: u64,
    /// The deployment in progress on a table; it is planned again when lost. `None` instead of a plan leaves the rest to
    /// the referee, because an element found no place by it.
    plan: Option<(Side, Table, Option<DeploymentPlan>)>,
}

impl Proposer {
    /// A proposer with its own dice.
    pub const fn new(seed: u64) -> Proposer {
        Proposer { seed, plan: None }
    }

    /// The order proposed for the decision that a battle asks for.
    pub fn propose(&mut self, battle: &Battle) -> Order {
        match battle.asks() {
            Ask::Decide {
                side,
                what: What::Deployment,
            } => {
                let table = battle.table();
                let known = self.plan.take();
                let known = known.filter(|(of, on, _)| *of == side && on == table);
                let plan = match known {
                    Some((.., plan)) => plan,
                    None => Some(self.plan(battle, side)),
                };
                let next = plan
                    .as_ref()
                    .and_then(|plan| next_of_plan(battle, plan, side));
                let plan = plan.filter(|_| next.is_some());
                self.plan = Some((side, table.clone(), plan));
                in_line(battle, next.unwrap_or_else(|| battle.default_order()))
            }
            Ask::Decide {
                side,
                what: What::Edges | What::Prefer | What::Camp | What::Garrison,
            } => behind_the_line(battle, side, SoloDba::new(self.seed).decide(battle, side)),
            _ => battle.default_order(),
        }
    }

    /// The best of several deployments by the procedure, without elements in bad going that have a better place.
    fn plan(&self, battle: &Battle, side: Side) -> DeploymentPlan {
        let mut best: Option<(DeploymentFaults, DeploymentPlan)> = None;
        for nth in 0..ROLLS {
            let dice = Dice::new(self.seed.wrapping_add(nth));
            let plan = plan_deployment(battle, &mut AuditLog::new(dice), side, false);
            let faults = Draft::new(battle, &plan).faults(&plan);
            if best.as_ref().is_none_or(|(least, _)| faults < *least) {
                best = Some((faults, plan));
            }
            if faults.is_good_enough() {
                break;
            }
        }
        let mut plan = best.map(|(_, plan)| plan).unwrap_or_default();
        Draft::new(battle, &plan).clear(&mut plan);
        plan
    }
}

/// The order, with a camp that would leave no room for a line before it in its zone as shallow as it may be.
fn behind_the_line(battle: &Battle, side: Side, order: Order) -> Order {
    let (Order::Camp(corners), Some(setup)) = (&order, battle.setup()) else {
        return order;
    };
    let [near, far, ..] = setup.deployment_zone(side);
    let least = battle.rulebook().setup.camps.least_side;
    let room = (far.up() - near.up()).abs() - Length::BASE_WIDTH;
    let camp = Order::Camp(shallower(corners, near.up(), room.max(least)));
    if battle.is_legal(&camp) { camp } else { order }
}

/// A camp along a base line that reaches no farther from it than `most`.
fn shallower(corners: &[Point], line: Length, most: Length) -> Vec<Point> {
    let corner = |corner: &Point| {
        let ahead = corner.up() - line;
        Point::new(corner.across(), line + ahead.max(-most).min(most))
    };
    corners.iter().map(corner).collect()
}

/// How far from a line of its own side an element is put into it, in hundredths of a base width.
const UNEVEN: i64 = 5;

/// The order, with an element that would stand a hair before or behind one that stands already exactly level with it.
///
/// What a player has placed by hand stands on the limit of the zone or on the grid of the page, and planned places keep
/// a little away from every limit.
fn in_line(battle: &Battle, order: Order) -> Order {
    let Order::Deploy(id, pose) = order else {
        return order;
    };
    let position = battle.position();
    let own = position.base(id).moved_to(pose);
    let uneven = Length::BASE_WIDTH.scaled(UNEVEN, 100);
    let seen = position.side(id.side()).filter(|&(friend, _)| friend != id);
    let seen = seen.filter(|(_, friend)| friend.base.pose.facing == pose.facing);
    let seen = seen.map(|(_, friend)| own.local(friend.base.pose.front));
    let level = seen.filter(|seen| within(seen.ahead.abs(), uneven));
    let nearest = level.min_by_key(|seen| seen.right.abs().units());
    let line = nearest.map(|seen| Order::Deploy(id, own.shifted(seen.ahead, Length::ZERO)));
    line.filter(|line| battle.is_legal(line)).unwrap_or(order)
}

/// A planned deployment with the places it leads to.
struct Draft {
    /// The battle before the first element is placed.
    stage: Battle,
}

impl Draft {
    fn new(battle: &Battle, plan: &DeploymentPlan) -> Draft {
        let mut stage = battle.clone();
        for order in &plan.before {
            let _ = stage.obey(order);
        }
        Draft { stage }
    }

    fn bases(&self, plan: &DeploymentPlan) -> Vec<(ElementId, Base)> {
        let base = |id: ElementId, pose: Pose| self.stage.position().base(id).moved_to(pose);
        let poses = plan.poses.iter();
        poses.map(|&(id, pose)| (id, base(id, pose))).collect()
    }

    fn faults(&self, plan: &DeploymentPlan) -> DeploymentFaults {
        Lineup::new(&self.stage, self.bases(plan)).faults(plan.kept.len())
    }

    /// Moves each element that is cut off, hampered by bad going or idle in it to the nearest place that has no fault.
    fn clear(&self, plan: &mut DeploymentPlan) {
        let bases = self.bases(plan);
        let misplaced = Lineup::new(&self.stage, bases.clone()).misplaced();
        let (faulty, sound): (Vec<_>, Vec<_>) = bases
            .into_iter()
            .partition(|(id, _)| misplaced.contains(id));
        let mut stage = self.stage.clone();
        for &(id, base) in &sound {
            let _ = stage.obey(&Order::Deploy(id, base.pose));
        }
        let mut lineup = Lineup::new(&self.stage, sound);
        for (id, base) in faulty {
            let pose = better_place(&stage, &lineup, id, &base).unwrap_or(base.pose);
            if stage.obey(&Order::Deploy(id, pose)).is_ok() {
                lineup = lineup.with(id, base.moved_to(pose));
            }
        }
        for (id, pose) in &mut plan.poses {
            let mut placed = lineup.placed().iter();
            if let Some((_, base)) = placed.find(|(known, _)| known == id) {
                *pose = base.pose;
            }
        }
    }
}

/// The nearest legal place where an element adds no fault to those placed before it.
///
/// An element that the ground hampers or cuts off takes a place with another fault where the next better one is much
/// farther away; light foot stays where it is instead.
fn better_place(stage: &Battle, lineup: &Lineup<'_>, id: ElementId, base: &Base) -> Option<Pose> {
    let before = lineup.faults(0);
    let may_stay = lineup.with(id, *base).is_idle(id, base);
    let mut second: Option<(i32, Pose)> = None;
    for (far, pose) in around(base.pose) {
        if second.is_some_and(|(nearest, _)| far > nearest + DETOUR) {
            break;
        }
        let moved = base.moved_to(pose);
        if lineup.is_in_hampering_ground(id, &moved) || !stage.is_legal(&Order::Deploy(id, pose)) {
            continue;
        }
        let with = lineup.with(id, moved);
        if with.cut_off().contains(&id) || with.is_idle(id, &moved) {
            continue;
        }
        if with.faults(0).adds_nothing_to(before) {
            return Some(pose);
        }
        if !may_stay && second.is_none() {
            second = Some((far, pose));
        }
    }
    second.map(|(_, pose)| pose)
}

/// Places about a pose with their distances in quarters of a base width, the nearest first; going back counts twice.
fn around(pose: Pose) -> impl Iterator<Item = (i32, Pose)> {
    let quarter = Length::BASE_WIDTH.scaled(1, 4);
    let steps = (0..=FARTHEST).flat_map(|far| {
        (0..=far / 2).flat_map(move |back| {
            let aside = far - 2 * back;
            [(far, back, aside), (far, back, -aside)]
        })
    });
    steps.map(move |(far, back, aside)| {
        let place = pose.shifted(-(quarter * back), quarter * aside);
        (far, place)
    })
}

#[cfg(test)]
mod tests {
    use super::hand_made::{Area, Placed, Scene};
    use super::*;

    /// Where red's elements come to stand, by 2.2: the middles of their front edges in base widths.
    fn cleared(areas: &[Area], red: &[Placed], blue: &[Placed]) -> Vec<(f64, f64)> {
        let scene = Scene::new("2.2", areas, red, blue);
        let mut plan = DeploymentPlan {
            before: Vec::new(),
            poses: scene
                .bases
                .iter()
                .map(|(id, base)| (*id, base.pose))
                .collect(),
            kept: Vec::new(),
        };
        Draft::new(&scene.battle, &plan).clear(&mut plan);
        let round = |length: Length| (length.base_widths() * 100.0).round() / 100.0;
        let fronts = plan.poses.iter().map(|(_, pose)| pose.front);
        fronts
            .map(|front| (round(front.across()), round(front.up())))
            .collect()
    }

    const LINE: [Placed; 4] = [
        ("4Bd*", 6.5, 3.7),
        ("4Bd", 7.5, 3.7),
        ("4Bd", 8.5, 3.7),
        ("4Bd", 9.5, 3.7),
    ];
    const STAY: [(f64, f64); 4] = [(6.5, 3.7), (7.5, 3.7), (8.5, 3.7), (9.5, 3.7)];

    #[test]
    fn a_camp_leaves_room_for_a_line_before_it() {
        let point = |(x, y)| Point::from_base_widths(x, y);
        let camp = |front: f64, rear: f64| {
            [(6.5, rear), (6.5, front), (8.5, front), (8.5, rear)].map(point)
        };
        let room = Length::BASE_WIDTH;
        // By 3.0 two base widths are left before a shore at 2.5, seen from below and from above: a line takes one of them.
        let below = shallower(&camp(4.0, 2.5), Length::from_base_widths(2.5), room);
        assert_eq!(below, camp(3.5, 2.5));
        let above = shallower(&camp(11.0, 12.5), Length::from_base_widths(12.5), room);
        assert_eq!(above, camp(11.5, 12.5));
        // Where there is room it stays as deep as it is.
        let deep = shallower(&camp(1.5, 0.0), Length::ZERO, Length::from_base_widths(3.5));
        assert_eq!(deep, camp(1.5, 0.0));
    }

    #[test]
    fn an_element_comes_to_stand_level_with_those_that_were_placed_by_hand() {
        let scene = Scene::new("2.2", &[], &LINE, &[]);
        let ids: Vec<ElementId> = scene.bases.iter().map(|&(id, _)| id).collect();
        let at =
            |nth: usize, x: f64, y: f64| Order::Deploy(ids[nth], Pose::from_base_widths(x, y, 0.0));
        let mut battle = scene.battle;
        // By hand on the limit of the zone, and a base width behind it.
        battle.obey(&at(0, 6.5, 3.75)).unwrap();
        battle.obey(&at(1, 7.5, 2.75)).unwrap();
        let put = |x: f64, y: f64| in_line(&battle, at(2, x, y));
        assert_eq!(put(9.5, 3.748), at(2, 9.5, 3.75));
        assert_eq!(put(9.5, 2.752), at(2, 9.5, 2.75));
        // A tenth behind it is meant.
        assert_eq!(put(9.5, 3.65), at(2, 9.5, 3.65));
    }

    #[test]
    fn light_foot_leaves_a_wood_behind_the_line() {
        // From 6 to 9, and from 1 to 3 base widths up the table: two base widths to the right it is clear, to the left as
        // well, and back only after one and a half, which count twice.
        let wood = ("wood", [6.0, 1.0, 3.0, 2.0]);
        let red = [&LINE[..], &[("4Ax", 7.5, 2.5)]].concat();
        let expected = [&STAY[..], &[(9.5, 2.5)]].concat();
        assert_eq!(cleared(&[wood], &red, &[]), expected);
    }

    #[test]
    fn light_foot_that_guards_a_flank_stays_and_the_third_of_its_column_comes_beside_it() {
        let wood = ("wood", [10.05, 1.0, 2.5, 5.0]);
        let column = [("4Ax", 10.6, 3.7), ("4Ax", 10.6, 3.2), ("4Ax", 10.6, 2.7)];
        let red = [&LINE[..], &column].concat();
        // One base width aside no friend is before it; the line is a base width ahead and 1.1 away.
        let expected = [&STAY[..], &[(10.6, 3.7), (10.6, 3.2), (11.6, 2.7)]].concat();
        assert_eq!(cleared(&[wood], &red, &[]), expected);
    }

    #[test]
    fn cavalry_leaves_a_wood_for_the_side_where_it_stands_before_no_foot() {
        let wood = ("wood", [7.0, 2.0, 1.0, 3.0]);
        let red = [("3Cv*", 7.5, 3.7), ("4Bd", 8.5, 2.9)];
        let expected = [(6.5, 3.7), (8.5, 2.9)];
        assert_eq!(cleared(&[wood], &red, &[]), expected);
    }

    #[test]
    fn psiloi_that_would_be_ridden_down_elsewhere_stay_in_their_wood() {
        let wood = ("wood", [10.05, 1.0, 2.5, 5.0]);
        let red = [("4Bd*", 3.5, 3.7), ("2Ps", 11.5, 3.7)];
        let blue = [("3Cv*", 11.5, 11.3)];
        assert_eq!(cleared(&[wood], &red, &blue), [(3.5, 3.7), (11.5, 3.7)]);
        // With nothing to fear there they come out at the nearer side: 2 to the left, or 1.75 to the right, where no room is.
        assert_eq!(cleared(&[wood], &red, &[]), [(3.5, 3.7), (9.5, 3.7)]);
    }
}
