//! What a hand over the table asks for while it moves: places to click into, places within reach, contacts.
//!
//! On this path numbers travel in arrays. Which places are legal the referee says; this only proposes some.

use acies_geometry::{Angle, Edge, Hand, Length, Point, Pose, SortFew, within};
use acies_referee::{
    Ask, Battle, Contact, ElementId, ElementSet, Field, Hold, MovePlan, Movers, Order, Party, Path,
    Place, SIDE_SIZE, Side, Snap, Terms, Track, View, What, begin_bound, combat, enemy_zones,
    pose_behind, pose_beside,
};
use acies_rulebook::ShootingEdge;
use serde_json::{Value, json};

use crate::{deeds, show};

/// The elements of indices; those that there are not are left out.
pub fn movers(indices: &[u32]) -> Movers {
    let known = indices
        .iter()
        .filter(|&&index| (index as usize) < 2 * SIDE_SIZE);
    known
        .take(SIDE_SIZE)
        .map(|&index| ElementId::from_index(index as usize))
        .collect()
}

fn pointer([x, y, facing]: [f64; 3]) -> Pose {
    Pose::new(Point::from_base_widths(x, y), Angle::from_degrees(facing))
}

/// The orders of the places near the pointer, and their numbers as [`crate::Session::snap`] says.
pub fn snap(battle: &Battle, indices: &[u32], at: [f64; 3]) -> (Vec<String>, Vec<f64>) {
    let movers = movers(indices);
    let aboard = |&id: &ElementId| battle.position().element(id).place == Place::Reserve;
    match battle.asks() {
        Ask::Decide {
            what: What::Move, ..
        } if !movers.is_empty() && movers.iter().all(aboard) => {
            landing(battle, &movers, pointer(at))
        }
        Ask::Decide {
            side,
            what: What::Move,
        } => {
            let snaps =
                acies_referee::snap(battle.view(), side, &movers, pointer(at), Terms::default());
            let numbers = snaps.iter().flat_map(place).collect();
            (
                snaps.iter().map(|snap| snap.order.to_string()).collect(),
                numbers,
            )
        }
        Ask::Decide {
            what: What::Deployment,
            ..
        } if movers.len() == 1 => deployment(battle, movers[0], pointer(at)),
        _ => (Vec::new(), Vec::new()),
    }
}

/// The places where movers that were kept back may come ashore near the pointer.
fn landing(battle: &Battle, movers: &Movers, pointer: Pose) -> (Vec<String>, Vec<f64>) {
    let near = |(_, plan): &(Order, MovePlan)| {
        let lands = plan.tracks.first().map(Track::end);
        lands.is_some_and(|pose| within(pose.front.distance(pointer.front), ASHORE))
    };
    let places: Vec<(Order, MovePlan)> = deeds::landings(battle, movers, pointer.front)
        .into_iter()
        .filter_map(|order| battle.plan(&order).map(|plan| (order, plan)))
        .filter(near)
        .collect();
    let numbers = places.iter().flat_map(|(_, plan)| {
        let pose = plan.tracks.first().map_or(pointer, Track::end);
        numbers_of_plan(pose, plan)
    });
    let numbers = numbers.collect();
    let orders = places.iter().map(|(order, _)| order.to_string()).collect();
    (orders, numbers)
}

/// How far from the pointer a place ashore may be: two base widths, for the pointer may be well out at sea.
const ASHORE: Length = Length::from_units(1 << 17);

fn numbers_of(pose: Pose) -> [f64; 3] {
    [
        pose.front.across().base_widths(),
        pose.front.up().base_widths(),
        pose.facing.degrees(),
    ]
}

fn place(snap: &Snap) -> Vec<f64> {
    numbers_of_plan(snap.pose, &snap.plan)
}

fn numbers_of_plan(leader: Pose, plan: &MovePlan) -> Vec<f64> {
    let mut numbers = numbers_of(leader).to_vec();
    numbers.extend([
        plan.distance.base_widths(),
        plan.allowance.base_widths(),
        f64::from(plan.pips),
        plan.contacts.len() as f64,
    ]);
    // The movers, then the enemies that line up with them.
    let is_mover = |id| plan.tracks.iter().any(|track| track.id == id);
    let movers = plan
        .tracks
        .iter()
        .map(|track| (track.id, plan.end(track.id).unwrap_or(track.end())));
    let enemies = plan
        .conforms
        .iter()
        .copied()
        .filter(|&(id, _)| !is_mover(id));
    let ends: Vec<(ElementId, Pose)> = movers.chain(enemies).collect();
    numbers.push(ends.len() as f64);
    for (id, end) in ends {
        numbers.push(id.index() as f64);
        numbers.extend(numbers_of(end));
    }
    numbers
}

/// How near a place in line has to be for an element that is deployed to click into it: half a base width.
const NEAR: Length = Length::from_units(1 << 15);

/// The legal places near the pointer for an element that is deployed: in line with friends first, then as it is held.
fn deployment(battle: &Battle, id: ElementId, pointer: Pose) -> (Vec<String>, Vec<f64>) {
    let element = battle.position().element(id);
    let mut places: Vec<Pose> = Vec::new();
    for (friend, other) in battle.position().side(id.side()) {
        if friend != id {
            places.extend(Hand::BOTH.map(|hand| pose_beside(&other.base, hand)));
            places.push(pose_behind(&other.base));
            places.push(other.base.shifted(element.base.depth, Length::ZERO));
        }
    }
    places.retain(|pose| within(pose.front.distance(pointer.front), NEAR));
    places.sort_few_by_key(|pose| pose.front.distance(pointer.front).units());
    places.push(pointer);
    let legal = |pose: &Pose| battle.is_legal(&Order::Deploy(id, *pose));
    let Some(pose) = places.into_iter().find(legal) else {
        return (Vec::new(), Vec::new());
    };
    let mut numbers = numbers_of(pose).to_vec();
    numbers.extend([0.0, 0.0, 0.0, 0.0, 1.0, id.index() as f64]);
    numbers.extend(numbers_of(pose));
    (vec![Order::Deploy(id, pose).to_string()], numbers)
}

/// More PIPs than anything costs.
const PLENTY: u8 = 12;

/// A slice of the places where movers can get to; those of the side that waits as if its bound began now.
pub fn reach(battle: &Battle, indices: &[u32], slice: u32, slices: u32) -> Vec<f64> {
    let movers = movers(indices);
    let (Ask::Decide { side, .. }, Some(leader)) = (battle.asks(), movers.first()) else {
        return Vec::new();
    };
    let mut position = *battle.position();
    if leader.side() != side {
        position.active = leader.side();
        position.pips = PLENTY;
        begin_bound(&mut Field {
            rulebook: battle.rulebook(),
            table: battle.table(),
            position: &mut position,
            events: &mut Vec::new(),
        });
    }
    let view = View {
        position: &position,
        ..battle.view()
    };
    let terms = Terms::default();
    let places = acies_referee::reach(view, leader.side(), &movers, terms, slice, slices);
    let numbers = places.into_iter().flat_map(|place| {
        let [x, y, facing] = numbers_of(place.pose);
        let pips = f64::from(place.pips);
        [x, y, facing, pips, place.allowance.base_widths()]
    });
    numbers.collect()
}

/// Where the shooters of a side can shoot, whatever stands in the way: from each shooting edge as far as its range, and to
/// either side as far as the edition's arc.
pub fn arcs(battle: &Battle, side: &str) -> Vec<f64> {
    let Some(side) = Side::from_word(side) else {
        return Vec::new();
    };
    let shooting = &battle.rulebook().shooting;
    let mut corners: Vec<Point> = Vec::new();
    for (_, element) in battle.position().side(side) {
        let mut rows = shooting.shooters.iter();
        let Some(row) = rows.find(|row| row.troops.has(element.troop)) else {
            continue;
        };
        let base = &element.base;
        let edges: &[Edge] = match row.from {
            ShootingEdge::Front => &[Edge::Front],
            ShootingEdge::AnyOne | ShootingEdge::All => &Edge::ALL,
        };
        for &edge in edges {
            let line = base.edge(edge);
            let middle = line.from.midway(line.to);
            let facing = Angle::of(line.to - line.from) - Angle::RIGHT;
            let wide = match row.from {
                ShootingEdge::All => line.length(),
                ShootingEdge::Front | ShootingEdge::AnyOne => base.width,
            };
            let front = Pose::new(middle, facing).shifted(row.range, Length::ZERO);
            let strip = base.resized(front, wide + shooting.arc_side * 2, row.range);
            corners.extend(strip.corners);
        }
    }
    let numbers = corners.into_iter();
    numbers
        .flat_map(|corner| [corner.across().base_widths(), corner.up().base_widths()])
        .collect()
}

/// The contacts that movers can make.
pub fn contacts(battle: &Battle, indices: &[u32]) -> Value {
    let Ask::Decide {
        side,
        what: What::Move,
    } = battle.asks()
    else {
        return json!([]);
    };
    let movers = movers(indices);
    let Some(&leader) = movers.first() else {
        return json!([]);
    };
    let enemies = battle
        .position()
        .side(side.other())
        .map(|(id, _)| Party::Element(id));
    let holds = Hold::ALL.map(Party::Hold);
    let mut found = Vec::new();
    for enemy in enemies.chain(holds) {
        let ways: &[Contact] = if enemy.element().is_some() {
            &Contact::ALL
        } else {
            &[Contact::Front]
        };
        for &contact in ways {
            let order = Order::Move(movers.clone(), Path::Into { enemy, contact });
            // A way that is cut off, at a river of unknown depth, makes no contact yet.
            let enters = |plan: &MovePlan| plan.enters.map(Party::Hold) == Some(enemy);
            let plan = battle.plan(&order).filter(|plan| {
                enters(plan) || plan.contacts.iter().any(|&(.., party)| party == enemy)
            });
            if let Some(plan) = plan {
                let way = match enemy {
                    Party::Hold(_) if enters(&plan) => "enter",
                    Party::Hold(_) => "assault",
                    Party::Element(_) => contact.word(),
                };
                let odds = odds_after(battle, &plan, leader);
                found.push(json!({
                    "order": order.to_string(),
                    "enemy": enemy.to_string(),
                    "contact": way,
                    "plan": show::plan(&plan),
                    "duel": odds,
                }));
            }
        }
    }
    Value::Array(found)
}

/// The combat of an element once a move has been made, if it fights then.
fn odds_after(battle: &Battle, plan: &MovePlan, leader: ElementId) -> Option<Value> {
    let after = battle.after(plan);
    let view = View {
        rulebook: battle.rulebook(),
        table: battle.table(),
        position: &after,
    };
    let own = Party::Element(leader);
    let &(active, other) = combat::fights(view)
        .iter()
        .find(|&&(active, _)| active == own)?;
    Some(show::duel(view, &combat::close_duel(view, active, other)?))
}

/// The whole group of an element, the element first, then by distance along the group.
pub fn group(battle: &Battle, index: u32) -> Vec<u32> {
    let position = battle.position();
    let Some(&first) = movers(&[index]).first() else {
        return Vec::new();
    };
    let mut found: Vec<ElementId> = vec![first];
    let mut known = ElementSet::NONE;
    known.insert(first);
    let mut at = 0;
    while let Some(&id) = found.get(at) {
        for mate in position
            .group_mates(id)
            .iter()
            .filter(|&mate| combat::held_by(battle.view(), mate).is_none())
        {
            if !known.has(mate) {
                known.insert(mate);
                found.push(mate);
            }
        }
        at += 1;
    }
    found.into_iter().map(|id| id.index() as u32).collect()
}

/// The zones of control that bind a side.
pub fn zones(battle: &Battle, side: &str) -> Vec<f64> {
    let Some(side) = Side::from_word(side) else {
        return Vec::new();
    };
    let zones = enemy_zones(battle.view(), side, ElementSet::NONE);
    let corners = zones.into_iter().flat_map(|zone| zone.strip.corners);
    corners
        .flat_map(|corner| [corner.across().base_widths(), corner.up().base_widths()])
        .collect()
}
