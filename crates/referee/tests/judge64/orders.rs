//! Random orders: half of them towards contact, half of them at odd angles.

use acies_geometry::{Angle, Hand, Length, Pose};
use acies_referee::{Contact, ElementId, Leg, Legs, Movers, Order, Party, Path};

use crate::field::{Field, Piece};
use crate::leg::Step;
use crate::plane::{BW, Spot, Stand, clipped, side, turn};
use crate::stands::{CONTACTS, corner, grouped, overlap, stand_in};
use crate::strew::{Board, Lot};
use crate::way::Way;

/// An order for the active side, if one comes to mind.
pub fn random(board: &Board, field: &Field, lot: &mut Lot) -> Option<Order> {
    let friends: Vec<ElementId> = field.friends().map(|piece| piece.id).collect();
    if friends.is_empty() {
        return None;
    }
    let mover = lot.of(&friends);
    if field.fought_in_front(field.piece(mover)).yes && !lot.once_in(8) {
        return Some(Order::BreakOff(mover, lot.length(1.1, 2.6)));
    }
    if let Some((enemy, hand)) = overlapped(field, mover)
        && lot.once_in(3)
    {
        let contact = Contact::Flank(hand);
        let enemy = Party::Element(enemy);
        let movers = [mover].into_iter().collect();
        return Some(Order::Move(movers, Path::Into { enemy, contact }));
    }
    match lot.below(20) {
        16 => advance(field, lot, &[mover]),
        18..=19 => {
            let group = group(field, lot, mover);
            Some(column(field, lot, &group))
        }
        17 => {
            let group = group(field, lot, mover);
            advance(field, lot, &group)
        }
        0..=3 => single_contact(board, field, lot, mover),
        4..=7 => {
            let group = group(field, lot, mover);
            group_contact(field, lot, &group)
        }
        8..=9 => Some(place(board, lot, mover)),
        10..=11 => Some(legs(lot, &[mover])),
        _ => {
            let group = group(field, lot, mover);
            Some(legs(lot, &group))
        }
    }
}

/// The enemy whose front corner a mover stands at, and on which hand.
fn overlapped(field: &Field, mover: ElementId) -> Option<(ElementId, Hand)> {
    let stand = &field.piece(mover).stand;
    field.enemies().find_map(|enemy| {
        let at = |hand: &Hand| corner(stand, &enemy.stand, *hand).yes;
        Hand::BOTH.into_iter().find(at).map(|hand| (enemy.id, hand))
    })
}

/// Straight ahead, or by road, or after a little wheel until the first enemy or camp of theirs is touched.
fn advance(field: &Field, lot: &mut Lot, movers: &[ElementId]) -> Option<Order> {
    let mut legs = Legs::new();
    if lot.once_in(3) {
        legs.push(Leg::Wheel(lot.hand(), Angle(lot.angle().0 / 24)));
    }
    let way = Way::by_legs(field, movers, &legs);
    let shapes = field.enemies().map(|enemy| enemy.corners.as_slice());
    let camps = field.enemy_camps().map(|camp| camp.shape.as_slice());
    let shapes: Vec<&[Spot]> = shapes.chain(camps).collect();
    let nearest = (0..movers.len())
        .flat_map(|mover| {
            let end = way.end(mover);
            shapes.iter().map(move |shape| ahead_of(&end, shape))
        })
        .fold(f64::INFINITY, f64::min);
    if nearest > 4.0 * BW {
        return None;
    }
    legs.push(Leg::Forward(Length::from_units(nearest.round() as i32)));
    Some(Order::Move(
        movers.iter().copied().collect(),
        Path::Legs(legs),
    ))
}

/// How far ahead of a front edge, within its width, a shape begins.
fn ahead_of(stand: &Stand, shape: &[Spot]) -> f64 {
    let part = clipped(shape, |spot| BW / 2.0 - stand.seen(spot).1);
    let part = clipped(&part, |spot| BW / 2.0 + stand.seen(spot).1);
    let ahead = part.iter().map(|&spot| stand.seen(spot).0);
    let nearest = ahead.fold(f64::INFINITY, f64::min);
    if nearest > 0.0 {
        nearest
    } else {
        f64::INFINITY
    }
}

/// Some friends who stand in group with a mover, the mover first.
fn group(field: &Field, lot: &mut Lot, mover: ElementId) -> Vec<ElementId> {
    let mut group = vec![mover];
    let wanted = 2 + lot.below(3);
    for friend in field.friends() {
        let near = |id: &ElementId| grouped(&friend.stand, &field.piece(*id).stand).yes;
        if group.len() < wanted && !group.contains(&friend.id) && group.iter().any(near) {
            group.push(friend.id);
        }
    }
    group
}

/// The enemy and the contact to make: mostly the nearest of a few that come to mind.
fn target(field: &Field, lot: &mut Lot, piece: &Piece) -> Option<(ElementId, Contact)> {
    let enemies: Vec<&Piece> = field.enemies().collect();
    let mut best: Option<(f64, ElementId, Contact)> = None;
    for _ in 0..lot.of(&[2, 12, 24, 24]) {
        let enemy = enemies.get(lot.below(enemies.len()))?;
        let contact = if lot.once_in(2) {
            Contact::Front
        } else {
            lot.of(&CONTACTS)
        };
        let goal = stand_in(contact, &enemy.stand, piece.stand.depth);
        let step = Step {
            from: piece.stand,
            to: goal,
        };
        let far = step.distance();
        let others = || field.pieces.iter().filter(|other| other.id != piece.id);
        let free = || !others().any(|other| overlap(&goal.corners(), &other.corners).yes);
        if best.is_none_or(|(least, _, _)| far < least) && (free() || lot.once_in(16)) {
            best = Some((far, enemy.id, contact));
        }
    }
    best.map(|(_, enemy, contact)| (enemy, contact))
}

/// A little way off, sometimes.
fn jittered(lot: &mut Lot, pose: Pose) -> Pose {
    match lot.below(12) {
        0 => pose.shifted(lot.length(-0.03, 0.01), lot.length(-0.03, 0.03)),
        1 => pose.turned(Angle((lot.angle().0.cast_signed() / 64) as u32)),
        _ => pose,
    }
}

/// A single element into contact: by a way that the referee finds, or through a pose named.
fn single_contact(board: &Board, field: &Field, lot: &mut Lot, mover: ElementId) -> Option<Order> {
    let movers: Movers = [mover].into_iter().collect();
    let (enemy, contact) = target(field, lot, field.piece(mover))?;
    if lot.once_in(3) {
        let enemy = Party::Element(enemy);
        return Some(Order::Move(movers, Path::Into { enemy, contact }));
    }
    let exact = contact.pose(board.position.base(enemy));
    let pose = jittered(lot, exact);
    let from = board.position.base(mover).pose;
    let via = match lot.below(4) {
        0 => Pose::new(from.front, pose.facing),
        1 => pose.shifted(-lot.length(0.0, 0.8), Length::ZERO),
        2 => Pose::new(from.front, from.facing + Angle(lot.angle().0 / 64)),
        _ => return Some(to(movers, pose, &[])),
    };
    Some(to(movers, pose, &[via]))
}

fn to(movers: Movers, pose: Pose, via: &[Pose]) -> Order {
    let via = via.iter().copied().collect();
    Order::Move(movers, Path::To { pose, via })
}

/// A single element to some pose near, by way of up to two others.
fn place(board: &Board, lot: &mut Lot, mover: ElementId) -> Order {
    let mut poses = Vec::new();
    let mut at = *board.position.base(mover);
    for _ in 0..=lot.of(&[0, 0, 1, 2]) {
        let turn = match lot.below(4) {
            0 | 1 => Angle::ZERO,
            2 => Angle((lot.angle().0.cast_signed() / 4) as u32),
            _ => lot.angle(),
        };
        let pose = at
            .shifted(lot.length(-0.5, 0.9), lot.length(-0.4, 0.4))
            .turned(turn);
        at = at.moved_to(pose);
        poses.push(pose);
    }
    let end = poses.pop().expect("a pose");
    to([mover].into_iter().collect(), end, &poses)
}

/// Some legs; those of a group mostly such as it may make.
fn legs(lot: &mut Lot, movers: &[ElementId]) -> Order {
    let mut legs = Legs::new();
    let gentle = movers.len() > 1 && !lot.once_in(3);
    for _ in 0..=lot.of(&[0, 0, 1, 1, 2]) {
        legs.push(match lot.below(if gentle { 10 } else { 14 }) {
            0..=6 if gentle => Leg::Forward(lot.length(0.05, 0.7)),
            0..=6 => Leg::Forward(lot.length(0.05, 0.9)),
            7 => Leg::Forward(lot.length(0.5, 2.0)),
            8..=10 => Leg::Wheel(lot.hand(), Angle(lot.angle().0 / 20)),
            11 => Leg::Wheel(lot.hand(), Angle(lot.angle().0 / 5)),
            12 => Leg::Shift(lot.hand(), lot.length(0.05, 0.7)),
            _ => Leg::Forward(-lot.length(0.05, 1.4)),
        });
    }
    Order::Move(movers.iter().copied().collect(), Path::Legs(legs))
}

/// A column, or one that becomes a column, behind the foremost.
fn column(field: &Field, lot: &mut Lot, movers: &[ElementId]) -> Order {
    let mut movers = movers.to_vec();
    let lead = field.piece(movers[0]).stand;
    let ahead = |id: &ElementId| lead.seen(field.piece(*id).stand.front).0;
    if !lot.once_in(8) {
        movers.sort_by(|a, b| ahead(b).total_cmp(&ahead(a)));
    }
    let mut legs = Legs::new();
    for _ in 0..=lot.below(3) {
        legs.push(match lot.below(8) {
            0..=4 => Leg::Forward(lot.length(0.05, 0.8)),
            5..=6 => Leg::Wheel(lot.hand(), Angle(lot.angle().0 / 10)),
            _ => Leg::Shift(lot.hand(), lot.length(0.05, 0.5)),
        });
    }
    Order::Column(movers.into_iter().collect(), legs)
}

/// A group, or a single element, by legs that bring one of them into contact: ahead, a wheel, and then aside and
/// ahead.
fn group_contact(field: &Field, lot: &mut Lot, movers: &[ElementId]) -> Option<Order> {
    let lead = lot.below(movers.len());
    let piece = field.piece(movers[lead]);
    let (enemy, contact) = target(field, lot, piece)?;
    let goal = stand_in(contact, &field.piece(enemy).stand, piece.stand.depth);
    let angle = turn(piece.stand.facing, goal.facing);
    if angle.abs() > 1.6 {
        return None;
    }
    let hand = if angle > 0.0 { Hand::Right } else { Hand::Left };
    let size = Angle((angle.abs() / std::f64::consts::TAU * 4_294_967_296.0).round() as u32);
    let mut legs = Legs::new();
    let wheels = size.0 > 1000;
    if wheels {
        // As far ahead before the wheel as leaves nothing to go aside after it, if that can be.
        legs.push(Leg::Wheel(hand, size));
        let end = Way::by_legs(field, movers, &legs).end(lead);
        let aside = end.seen(goal.front).1;
        // Going ahead before the wheel by one takes it so far aside after it.
        let gain = -side(hand) * angle.abs().sin();
        let ahead = aside / gain;
        legs.clear();
        if ahead > 1.0 && ahead < 3.0 * BW && !lot.once_in(4) {
            legs.push(Leg::Forward(Length::from_units(ahead.round() as i32)));
        }
        legs.push(Leg::Wheel(hand, size));
    }
    let end = Way::by_legs(field, movers, &legs).end(lead);
    let (mut ahead, mut right) = end.seen(goal.front);
    match lot.below(8) {
        0 => ahead += lot.between(-0.03, 0.01) * BW,
        1 => right += lot.between(-0.03, 0.03) * BW,
        _ => {}
    }
    if !(-0.1 * BW..4.0 * BW).contains(&ahead) || right.abs() > 1.5 * BW {
        return None;
    }
    let first = if lot.once_in(3) {
        lot.between(0.0, ahead.max(0.0))
    } else {
        0.0
    };
    let shift = if right > 0.0 { Hand::Right } else { Hand::Left };
    let length = |units: f64| Length::from_units(units.round() as i32);
    if first > 8.0 {
        legs.push(Leg::Forward(length(first)));
    }
    if right.abs() > 8.0 {
        legs.push(Leg::Shift(shift, length(right.abs())));
    }
    if (ahead - first).abs() > 1.0 || legs.is_empty() {
        legs.push(Leg::Forward(length(ahead - first)));
    }
    Some(Order::Move(
        movers.iter().copied().collect(),
        Path::Legs(legs),
    ))
}
