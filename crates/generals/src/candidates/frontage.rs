//! Moves that change the frontage of a group: lines into column, and columns back into line.
//!
//! Legality and value are decided elsewhere.

use acies_geometry::{Angle, Hand, Length, Point, SmallSort, TOUCH};
use acies_referee::{Battle, ElementId, Leg, Legs, Movers, Order, pose_beside};

use super::groups::{Files, files};
use super::{allowance, to_place};

/// Adds moves of a group into a narrower front: a column behind either end or the middle, and half of its files.
pub fn columns(battle: &Battle, group: &Movers, goal: Point, orders: &mut Vec<Order>) {
    let files = files(battle.position(), group);
    let count = files.len();
    if count < 2 {
        return;
    }
    // The column behind the middle may form from the left first or from the right.
    let mut leaders = vec![(0, false), (count - 1, false)];
    if count > 2 {
        leaders.extend([((count - 1) / 2, false), (count / 2, true)]);
    }
    for (lead, right_first) in leaders {
        let ordered = in_turn(&files, lead, right_first);
        for legs in ways(battle, &ordered, files[lead][0], goal) {
            orders.push(Order::Column(ordered.clone(), legs));
        }
    }
    for front in [1, count.div_ceil(2)] {
        for from in [0, count - front] {
            narrow(battle, &files, from..from + front, orders);
        }
    }
}

/// Adds moves in which some files advance and the others fall in behind.
fn narrow(battle: &Battle, files: &Files, front: std::ops::Range<usize>, orders: &mut Vec<Order>) {
    let ids = |range: std::ops::Range<usize>| files[range].iter().flatten().copied();
    let ahead: Movers = ids(front.clone()).collect();
    let left = ids(0..front.start).collect::<Movers>();
    let rest: Movers = left
        .into_iter()
        .rev()
        .chain(ids(front.end..files.len()))
        .collect();
    if rest.is_empty() {
        return;
    }
    let most = allowance(battle, &ahead);
    for part in [4, 3] {
        let legs: Legs = [Leg::Forward(most.scaled(part, 4))].into_iter().collect();
        orders.push(Order::Narrow {
            front: ahead.clone(),
            rest: rest.clone(),
            legs,
        });
    }
}

/// The elements in the order in which they fall in behind the leading file: nearest files first.
fn in_turn(files: &Files, lead: usize, right_first: bool) -> Movers {
    let mut order: Vec<usize> = (0..files.len()).collect();
    if right_first {
        order.reverse();
    }
    order.small_sort_by_key(|&file| file.abs_diff(lead));
    order
        .into_iter()
        .flat_map(|file| files[file].iter().copied())
        .collect()
}

/// Possible paths of a column: straight ahead, or a wheel of its leader toward `goal`.
fn ways(battle: &Battle, ordered: &Movers, leader: ElementId, goal: Point) -> Vec<Legs> {
    let base = battle.position().base(leader);
    let most = allowance(battle, ordered);
    let mut ways: Vec<Legs> = [4, 3, 2]
        .map(|part| [Leg::Forward(most.scaled(part, 4))].into_iter().collect())
        .into();
    let bearing = Angle::from_vector(goal - base.pose.front) - base.pose.facing;
    let size = bearing.between(Angle::ZERO);
    let left = most.base_widths() - size.degrees().to_radians();
    if size.0 > 1 << 24 && size < Angle::RIGHT && left > 0.0 {
        let hand = if bearing.0 >> 31 == 0 {
            Hand::Right
        } else {
            Hand::Left
        };
        let ahead = Length::from_base_widths(left) - TOUCH;
        ways.push(
            [Leg::Wheel(hand, size), Leg::Forward(ahead)]
                .into_iter()
                .collect(),
        );
    }
    ways
}

/// Adds moves that bring a rear element up beside another element of its group.
pub fn wider_fronts(battle: &Battle, group: &Movers, orders: &mut Vec<Order>) {
    let position = battle.position();
    let files = files(position, group);
    for file in &files {
        for &id in file.iter().skip(1).rev() {
            for &other in files.iter().flatten().filter(|&&other| other != id) {
                for hand in Hand::BOTH {
                    let pose = pose_beside(position.base(other), hand);
                    orders.extend(to_place(battle, id, pose));
                }
            }
        }
    }
}
