//! Orders that dragging cannot express: garrisoning, dismounting, breaking off and landing.
//!
//! This module proposes orders; the referee decides which are legal.

use acies_geometry::{Angle, Hand, Length, Point, Pose, SmallSort};
use acies_referee::{
    Ask, Battle, ElementId, Movers, Occupant, Order, Place, Side, Stronghold, View, What, combat,
    pose_beside,
};
use acies_rulebook::Shape;
use acies_wire::Action;

use crate::show;

/// The legal actions of these movers, or without movers of the side to decide, each with its plan.
pub fn actions(battle: &Battle, movers: &Movers) -> Vec<Action> {
    let proposed = match battle.asks() {
        Ask::Decide {
            side,
            what: What::Deployment,
        } => deploying(battle, side, movers),
        Ask::Decide {
            what: What::Move, ..
        } => moving(battle, movers),
        _ => Vec::new(),
    };
    proposed
        .into_iter()
        .filter(|order| battle.is_legal(order))
        .map(|order| {
            let plan = battle.plan(&order);
            Action {
                order: order.to_string(),
                plan: plan.map(|plan| show::plan(battle.view(), &plan)),
            }
        })
        .collect()
}

/// What would change nothing is not proposed.
fn deploying(battle: &Battle, side: Side, movers: &Movers) -> Vec<Order> {
    let position = battle.position();
    let Some(&id) = movers.first() else {
        return match position.occupant(Stronghold::Camp(side)) {
            Occupant::NonCombatants => vec![Order::Followers(false)],
            Occupant::Empty => vec![Order::Followers(true)],
            _ => Vec::new(),
        };
    };
    let place = position.element(id).place;
    let strongholds = [Stronghold::Camp(side), Stronghold::BuiltUp(side)].into_iter();
    let mut proposed: Vec<Order> = strongholds
        .filter(|&stronghold| place != Place::Inside(stronghold))
        .map(|stronghold| Order::DeployInside(id, stronghold))
        .collect();
    proposed.push(Order::Dismount(movers.clone(), None));
    let choice = battle.setup().and_then(|setup| setup.choice_of(id));
    let now = &battle.rulebook().troop(position.element(id).troop).code;
    let others = choice
        .into_iter()
        .flatten()
        .filter(|code| code.as_str() != now);
    proposed.extend(others.map(|code| Order::DeployAs(movers.clone(), code.to_string())));
    proposed.push(Order::Lift(id.number()));
    proposed
}

fn moving(battle: &Battle, movers: &Movers) -> Vec<Order> {
    let Some(&leader) = movers.first() else {
        return vec![Order::RecallDenizens];
    };
    let element = battle.position().element(leader);
    if element.place == Place::Reserve {
        return along_the_shore(battle, movers);
    }
    let mut proposed = vec![Order::Dismount(movers.clone(), None)];
    let view = battle.view();
    let held =
        combat::faced_enemy(view, leader).is_some() || matches!(element.place, Place::Inside(_));
    if movers.len() == 1 && held {
        let rules = &battle.rulebook().movement;
        let most = battle.rulebook().troop(element.troop).allowance.good;
        let least = rules.break_off.least;
        let room = (most - least).max(Length::ZERO);
        proposed.extend((0..=4).map(|part| Order::BreakOff(leader, least + room.scaled(part, 4))));
        proposed.dedup();
    }
    proposed
}

/// A straight piece of a shore.
#[derive(Clone, Copy)]
struct Shore {
    from: Point,
    to: Point,
    /// The facing of an element that has it straight behind.
    inland: Angle,
}

impl Shore {
    /// The point of it that is nearest to another, as a share of its length.
    fn share(&self, point: Point) -> f64 {
        let along = self.to - self.from;
        let square = along.square().max(1);
        ((point - self.from).dot(along) as f64 / square as f64).clamp(0.0, 1.0)
    }

    fn at(&self, share: f64) -> Point {
        self.from
            .toward(self.to, (share * 1e6).round() as i64, 1_000_000)
    }

    fn nearest(&self, point: Point) -> Point {
        self.at(self.share(point))
    }
}

/// Places all along the shores, a base width apart.
fn along_the_shore(battle: &Battle, movers: &Movers) -> Vec<Order> {
    let places = |shore: Shore| {
        let steps = shore.from.distance(shore.to).base_widths().floor().max(1.0);
        let middles = (0..steps as usize).map(move |step| (step as f64 + 0.5) / steps);
        middles.map(move |share| (shore, shore.at(share)))
    };
    let all = shores(battle.view()).into_iter().flat_map(places);
    all.filter_map(|(shore, at)| {
        let mut orders = ashore(battle.view(), movers, at, shore.inland).into_iter();
        orders.find(|order| battle.is_legal(order))
    })
    .collect()
}

/// The legal landings near the pointer, the nearest shore first. The first element named lands at the pointer,
/// the others beside it on either side.
pub fn landings(battle: &Battle, movers: &Movers, pointer: Point) -> Vec<Order> {
    let mut shores = shores(battle.view());
    shores.small_sort_by_key(|shore| shore.nearest(pointer).distance(pointer).units());
    shores
        .into_iter()
        .take(2)
        .flat_map(|shore| ashore(battle.view(), movers, shore.nearest(pointer), shore.inland))
        .filter(|order| battle.is_legal(order))
        .collect()
}

fn shores(view: View<'_>) -> Vec<Shore> {
    let waters = view.table.features_of(view.rulebook, Shape::Waterway);
    let mut found = Vec::new();
    for water in waters {
        let outline = water.region.outline();
        for (&from, &to) in outline.iter().zip(outline.iter().cycle().skip(1)) {
            let along = Angle::from_vector(to - from);
            let right = along + Angle::from_degrees(90.0);
            // Inland is the hand on which there is no water.
            let beside =
                Pose::new(from.midway(to), right).at(Length::from_base_widths(0.1), Length::ZERO);
            let inland = if water.region.contains_point(beside) {
                right.opposite()
            } else {
                right
            };
            found.push(Shore { from, to, inland });
        }
    }
    found
}

/// Landings at a point of the shore, looking inland: all in one line with the first mover's rear on the shore, or the
/// deepest's, the others beside it in their order; and in two lines, the later movers in front of the earlier.
fn ashore(view: View<'_>, movers: &Movers, at: Point, inland: Angle) -> Vec<Order> {
    let Some(&leader) = movers.first() else {
        return Vec::new();
    };
    let base = |id: ElementId| &view.position.element(id).base;
    let line = |rear: Length, wide: usize, hand: Hand| {
        let front = Pose::new(at, inland).at(rear, Length::ZERO);
        let mut landed: Vec<(ElementId, Pose)> = Vec::new();
        for (nth, &id) in movers.iter().enumerate() {
            let pose = if let Some(&(behind, pose)) =
                nth.checked_sub(wide).and_then(|nth| landed.get(nth))
            {
                base(behind)
                    .moved_to(pose)
                    .shifted(base(id).depth, Length::ZERO)
            } else if let Some(&(last, pose)) = landed.last() {
                pose_beside(&base(last).moved_to(pose), hand)
            } else {
                Pose::new(front, inland)
            };
            landed.push((id, pose));
        }
        Order::Land(landed)
    };
    let all = movers.len();
    let deepest = movers
        .iter()
        .map(|&id| base(id).depth)
        .fold(Length::ZERO, Length::max);
    let ways = [
        (base(leader).depth, all),
        (deepest, all),
        (base(leader).depth, all.div_ceil(2)),
    ];
    let mut orders: Vec<Order> = Vec::new();
    for (rear, wide) in ways {
        for order in Hand::BOTH.map(|hand| line(rear, wide, hand)) {
            if !orders.contains(&order) {
                orders.push(order);
            }
        }
    }
    orders
}
