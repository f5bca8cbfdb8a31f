//! The orders that the greedy general thinks about, anchored on enemies, friends and its own front (`solo-dba` §4.1).

use acies_geometry::{Angle, Hand, Length, Pose};
use acies_referee::{
    Ask, Battle, CampHolder, Contact, ElementId, Leg, Movers, Order, Party, Path, Position, Side,
    What, may_move_again, pose_behind, pose_beside,
};
use arrayvec::ArrayVec;

use crate::formations::{lines, wings};

/// How near an enemy must be for contact with it to be thought of: four base widths.
const CONTACT_REACH: Length = Length::from_units(4 << 16);

/// The tactical moves to think about.
pub fn moves(battle: &Battle, side: Side) -> Vec<Order> {
    let mut orders = Vec::new();
    let position = battle.position();
    if position.pips == 0 {
        return orders;
    }
    let lines = lines(position, side);
    for line in &lines {
        if line.iter().all(|&id| may_move_again(battle.view(), id)) {
            advances(battle, line, &mut orders);
        }
        for length in 2..=line.len() {
            for part in wings(line, length) {
                group_contacts(position, &part, &mut orders);
                if length < line.len() && length + 2 >= line.len() {
                    advances(battle, &part, &mut orders);
                }
            }
        }
    }
    for (id, _) in position.side(side) {
        if may_move_again(battle.view(), id) {
            single_moves(battle, id, &mut orders);
        }
    }
    orders
}

/// Straight on after a river was thrown for, as far as it goes.
pub fn go_on(battle: &Battle) -> Option<Order> {
    let Ask::Decide {
        what: What::GoOn(leader),
        ..
    } = battle.asks()
    else {
        return None;
    };
    let base = battle.position().base(leader);
    [1.25, 1.0, 0.75, 0.625, 0.5, 0.25]
        .into_iter()
        .map(|length| {
            go(
                leader,
                base.shifted(Length::from_base_widths(length), Length::ZERO),
            )
        })
        .find(|order| battle.is_legal(order))
}

/// A group straight ahead or wheeling towards what is in front of it.
fn advances(battle: &Battle, movers: &Movers, orders: &mut Vec<Order>) {
    let view = battle.view();
    let slowest = movers
        .iter()
        .map(|&id| view.troop(id).allowance.good)
        .fold(Length::ENDLESS, Length::shorter);
    for (numerator, denominator) in [(1, 1), (3, 4), (1, 2), (1, 4)] {
        let ahead = slowest.scaled(numerator, denominator);
        orders.push(legs(movers, [Leg::Forward(ahead)]));
    }
    for hand in Hand::BOTH {
        for degrees in [5.0, 12.0, 25.0] {
            let wheel = Leg::Wheel(hand, Angle::from_degrees(degrees));
            orders.push(legs(movers, [wheel]));
            orders.push(legs(movers, [wheel, Leg::Forward(slowest.scaled(1, 3))]));
        }
    }
    if movers.len() > 1 {
        for ordered in [movers.clone(), movers.iter().rev().copied().collect()] {
            orders.push(Order::Column(
                ordered,
                [Leg::Forward(slowest)].into_iter().collect(),
            ));
        }
    }
}

/// A part of a line into front contact, by any of its members with any enemy near.
fn group_contacts(position: &Position, part: &Movers, orders: &mut Vec<Order>) {
    for index in 0..part.len() {
        for enemy in enemies_near(position, part[index]) {
            let mut movers = part.clone();
            movers.swap(0, index);
            orders.push(Order::Move(movers, into(enemy, Contact::Front)));
        }
    }
}

fn single_moves(battle: &Battle, id: ElementId, orders: &mut Vec<Order>) {
    let position = battle.position();
    let base = position.base(id);
    if position.front_enemy(id).is_some() {
        let back = battle.rulebook().movement.break_off.least;
        orders.push(Order::BreakOff(id, back));
        return;
    }
    let single: Movers = [id].into_iter().collect();
    for enemy in enemies_near(position, id) {
        for contact in Contact::ALL {
            orders.push(Order::Move(single.clone(), into(enemy, contact)));
        }
        // Opposite the enemy, a little out of its reach.
        let target = position.base(enemy);
        for gap in [1.1, 2.2] {
            let pose = target.shifted(Length::from_base_widths(gap), Length::ZERO);
            orders.push(go(id, Pose::new(pose.front, pose.facing.opposite())));
        }
    }
    let allowance = battle.view().troop(id).allowance.good;
    for (numerator, denominator) in [(1, 1), (1, 2), (-1, 2)] {
        orders.push(go(
            id,
            base.shifted(allowance.scaled(numerator, denominator), Length::ZERO),
        ));
    }
    for hand in Hand::BOTH {
        orders.push(go(
            id,
            base.shifted(allowance.scaled(2, 3), hand.signed(allowance.scaled(2, 3))),
        ));
    }
    toward_enemy(position, id, allowance, orders);
    for (friend, other) in position.side(id.side()) {
        let near = acies_geometry::within(
            other.base.pose.front.distance(base.pose.front),
            CONTACT_REACH,
        );
        if friend != id && near {
            for hand in Hand::BOTH {
                orders.push(go(id, pose_beside(&other.base, hand)));
            }
            orders.push(go(id, pose_behind(&other.base)));
        }
    }
    for owner in [id.side().other(), id.side()] {
        let open = match battle.position().camp_holder(owner) {
            CampHolder::NoCamp => false,
            CampHolder::Captured(_) => owner == id.side(),
            CampHolder::Empty | CampHolder::Followers | CampHolder::Garrison(_) => {
                owner != id.side()
            }
        };
        if open {
            let contact = Contact::Front;
            orders.push(Order::Move(
                single.clone(),
                Path::Into {
                    enemy: Party::Camp(owner),
                    contact,
                },
            ));
        }
    }
}

/// Toward the nearest enemies, looking at them, as far as it may go.
fn toward_enemy(position: &Position, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    let base = position.base(id);
    let mut enemies: ArrayVec<_, 12> = position
        .side(id.side().other())
        .map(|(_, enemy)| {
            (
                enemy.base.pose.front.distance(base.pose.front).units(),
                enemy.base.pose.front,
            )
        })
        .collect();
    enemies.sort_unstable();
    for &(_, front) in enemies.iter().take(2) {
        let heading = Angle::of(front - base.pose.front);
        for part in [2, 3] {
            let looking = Pose::new(base.pose.front, heading);
            orders.push(go(
                id,
                looking.shifted(allowance.scaled(part, 4), Length::ZERO),
            ));
        }
    }
}

fn enemies_near(position: &Position, id: ElementId) -> ArrayVec<ElementId, 12> {
    let base = position.base(id);
    position
        .side(id.side().other())
        .filter(|(_, enemy)| {
            acies_geometry::within(
                enemy.base.pose.front.distance(base.pose.front),
                CONTACT_REACH,
            )
        })
        .map(|(enemy, _)| enemy)
        .collect()
}

fn into(enemy: ElementId, contact: Contact) -> Path {
    Path::Into {
        enemy: Party::Element(enemy),
        contact,
    }
}

fn legs<const N: usize>(movers: &Movers, legs: [Leg; N]) -> Order {
    Order::Move(movers.clone(), Path::Legs(legs.into_iter().collect()))
}

fn go(id: ElementId, pose: Pose) -> Order {
    Order::Move(
        [id].into_iter().collect(),
        Path::To {
            pose,
            via: ArrayVec::new(),
        },
    )
}
