//! Random orders: half of them towards contact, half of them at odd angles.

use acies_geometry::{Angle, Hand, Length, Pose};
use acies_referee::{Contact, ElementId, Leg, Legs, Movers, Order, Party, Path};

use crate::battlefield::{Battlefield, Piece};
use crate::leg::Sweep;
use crate::plane::{BW, Spot, Stand, clipped, side, turn};
use crate::random_board::{Board, Rng};
use crate::stands::{CONTACTS, corner, grouped, overlap, stand_in};
use crate::way::Way;

/// An order for the active side, if one comes to mind.
pub fn random(board: &Board, battlefield: &Battlefield, rng: &mut Rng) -> Option<Order> {
    let friends: Vec<ElementId> = battlefield.friends().map(|piece| piece.id).collect();
    if friends.is_empty() {
        return None;
    }
    let mover = rng.pick(&friends);
    if battlefield.fought_in_front(battlefield.piece(mover)).yes && !rng.once_in(8) {
        return Some(Order::BreakOff(mover, rng.length(1.1, 2.6)));
    }
    if let Some((enemy, hand)) = overlapped(battlefield, mover)
        && rng.once_in(3)
    {
        let contact = Contact::Flank(hand);
        let enemy = Party::Element(enemy);
        let movers = [mover].into_iter().collect();
        return Some(Order::Move(movers, Path::Into { enemy, contact }));
    }
    match rng.below(20) {
        16 => advance(battlefield, rng, &[mover]),
        18..=19 => {
            let group = group(battlefield, rng, mover);
            Some(column(battlefield, rng, &group))
        }
        17 => {
            let group = group(battlefield, rng, mover);
            advance(battlefield, rng, &group)
        }
        0..=3 => single_contact(board, battlefield, rng, mover),
        4..=7 => {
            let group = group(battlefield, rng, mover);
            group_contact(battlefield, rng, &group)
        }
        8..=9 => Some(place(board, rng, mover)),
        10..=11 => Some(legs(rng, &[mover])),
        _ => {
            let group = group(battlefield, rng, mover);
            Some(legs(rng, &group))
        }
    }
}

/// The enemy at whose front corner a mover is, and on which hand.
fn overlapped(battlefield: &Battlefield, mover: ElementId) -> Option<(ElementId, Hand)> {
    let stand = &battlefield.piece(mover).stand;
    battlefield.enemies().find_map(|enemy| {
        let at = |hand: &Hand| corner(stand, &enemy.stand, *hand).yes;
        Hand::BOTH.into_iter().find(at).map(|hand| (enemy.id, hand))
    })
}

/// Straight ahead, or by road, or after a little wheel until the first enemy or camp of theirs is touched.
fn advance(battlefield: &Battlefield, rng: &mut Rng, movers: &[ElementId]) -> Option<Order> {
    let mut legs = Legs::new();
    if rng.once_in(3) {
        legs.push(Leg::Wheel(rng.hand(), Angle(rng.angle().0 / 24)));
    }
    let way = Way::by_legs(battlefield, movers, &legs);
    let shapes = battlefield.enemies().map(|enemy| enemy.corners.as_slice());
    let camps = battlefield.enemy_camps().map(|camp| camp.shape.as_slice());
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

/// Some friends in group contact with a mover, the mover first.
fn group(battlefield: &Battlefield, rng: &mut Rng, mover: ElementId) -> Vec<ElementId> {
    let mut group = vec![mover];
    let wanted = 2 + rng.below(3);
    for friend in battlefield.friends() {
        let near = |id: &ElementId| grouped(&friend.stand, &battlefield.piece(*id).stand).yes;
        if group.len() < wanted && !group.contains(&friend.id) && group.iter().any(near) {
            group.push(friend.id);
        }
    }
    group
}

/// The enemy and the contact to make: mostly the nearest of a few that come to mind.
fn target(battlefield: &Battlefield, rng: &mut Rng, piece: &Piece) -> Option<(ElementId, Contact)> {
    let enemies: Vec<&Piece> = battlefield.enemies().collect();
    let mut best: Option<(f64, ElementId, Contact)> = None;
    for _ in 0..rng.pick(&[2, 12, 24, 24]) {
        let enemy = enemies.get(rng.below(enemies.len()))?;
        let contact = if rng.once_in(2) {
            Contact::Front
        } else {
            rng.pick(&CONTACTS)
        };
        let goal = stand_in(contact, &enemy.stand, piece.stand.depth);
        let step = Sweep {
            from: piece.stand,
            to: goal,
        };
        let far = step.distance();
        let others = || {
            battlefield
                .pieces
                .iter()
                .filter(|other| other.id != piece.id)
        };
        let free = || !others().any(|other| overlap(&goal.corners(), &other.corners).yes);
        if best.is_none_or(|(least, _, _)| far < least) && (free() || rng.once_in(16)) {
            best = Some((far, enemy.id, contact));
        }
    }
    best.map(|(_, enemy, contact)| (enemy, contact))
}

/// A little way off, sometimes.
fn jittered(rng: &mut Rng, pose: Pose) -> Pose {
    match rng.below(12) {
        0 => pose.shifted(rng.length(-0.03, 0.01), rng.length(-0.03, 0.03)),
        1 => pose.turned(Angle((rng.angle().0.cast_signed() / 64) as u32)),
        _ => pose,
    }
}

/// A single element into contact: by a way that the referee finds, or through a pose named.
fn single_contact(
    board: &Board,
    battlefield: &Battlefield,
    rng: &mut Rng,
    mover: ElementId,
) -> Option<Order> {
    let movers: Movers = [mover].into_iter().collect();
    let (enemy, contact) = target(battlefield, rng, battlefield.piece(mover))?;
    if rng.once_in(3) {
        let enemy = Party::Element(enemy);
        return Some(Order::Move(movers, Path::Into { enemy, contact }));
    }
    let exact = contact.pose(board.position.base(enemy));
    let pose = jittered(rng, exact);
    let from = board.position.base(mover).pose;
    let via = match rng.below(4) {
        0 => Pose::new(from.front, pose.facing),
        1 => pose.shifted(-rng.length(0.0, 0.8), Length::ZERO),
        2 => Pose::new(from.front, from.facing + Angle(rng.angle().0 / 64)),
        _ => return Some(to(movers, pose, &[])),
    };
    Some(to(movers, pose, &[via]))
}

fn to(movers: Movers, pose: Pose, via: &[Pose]) -> Order {
    let via = via.iter().copied().collect();
    Order::Move(movers, Path::To { pose, via })
}

/// A single element to some pose near, by way of up to two others.
fn place(board: &Board, rng: &mut Rng, mover: ElementId) -> Order {
    let mut poses = Vec::new();
    let mut at = *board.position.base(mover);
    for _ in 0..=rng.pick(&[0, 0, 1, 2]) {
        let turn = match rng.below(4) {
            0 | 1 => Angle::ZERO,
            2 => Angle((rng.angle().0.cast_signed() / 4) as u32),
            _ => rng.angle(),
        };
        let pose = at
            .shifted(rng.length(-0.5, 0.9), rng.length(-0.4, 0.4))
            .turned(turn);
        at = at.moved_to(pose);
        poses.push(pose);
    }
    let end = poses.pop().expect("a pose");
    to([mover].into_iter().collect(), end, &poses)
}

/// Some legs; a group mostly gets legs that it may make.
fn legs(rng: &mut Rng, movers: &[ElementId]) -> Order {
    let mut legs = Legs::new();
    let gentle = movers.len() > 1 && !rng.once_in(3);
    for _ in 0..=rng.pick(&[0, 0, 1, 1, 2]) {
        legs.push(match rng.below(if gentle { 10 } else { 14 }) {
            0..=6 if gentle => Leg::Forward(rng.length(0.05, 0.7)),
            0..=6 => Leg::Forward(rng.length(0.05, 0.9)),
            7 => Leg::Forward(rng.length(0.5, 2.0)),
            8..=10 => Leg::Wheel(rng.hand(), Angle(rng.angle().0 / 20)),
            11 => Leg::Wheel(rng.hand(), Angle(rng.angle().0 / 5)),
            12 => Leg::Shift(rng.hand(), rng.length(0.05, 0.7)),
            _ => Leg::Forward(-rng.length(0.05, 1.4)),
        });
    }
    Order::Move(movers.iter().copied().collect(), Path::Legs(legs))
}

/// A column, or a group that becomes one, behind the foremost.
fn column(battlefield: &Battlefield, rng: &mut Rng, movers: &[ElementId]) -> Order {
    let mut movers = movers.to_vec();
    let lead = battlefield.piece(movers[0]).stand;
    let ahead = |id: &ElementId| lead.seen(battlefield.piece(*id).stand.front).0;
    if !rng.once_in(8) {
        movers.sort_by(|a, b| ahead(b).total_cmp(&ahead(a)));
    }
    let mut legs = Legs::new();
    for _ in 0..=rng.below(3) {
        legs.push(match rng.below(8) {
            0..=4 => Leg::Forward(rng.length(0.05, 0.8)),
            5..=6 => Leg::Wheel(rng.hand(), Angle(rng.angle().0 / 10)),
            _ => Leg::Shift(rng.hand(), rng.length(0.05, 0.5)),
        });
    }
    Order::Column(movers.into_iter().collect(), legs)
}

/// A group, or a single element, by legs that bring one of them into contact: ahead, a wheel, and then aside and
/// ahead.
fn group_contact(battlefield: &Battlefield, rng: &mut Rng, movers: &[ElementId]) -> Option<Order> {
    let lead = rng.below(movers.len());
    let piece = battlefield.piece(movers[lead]);
    let (enemy, contact) = target(battlefield, rng, piece)?;
    let goal = stand_in(contact, &battlefield.piece(enemy).stand, piece.stand.depth);
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
        let end = Way::by_legs(battlefield, movers, &legs).end(lead);
        let aside = end.seen(goal.front).1;
        // Going ahead by one before the wheel takes it this far aside after it.
        let gain = -side(hand) * angle.abs().sin();
        let ahead = aside / gain;
        legs.clear();
        if ahead > 1.0 && ahead < 3.0 * BW && !rng.once_in(4) {
            legs.push(Leg::Forward(Length::from_units(ahead.round() as i32)));
        }
        legs.push(Leg::Wheel(hand, size));
    }
    let end = Way::by_legs(battlefield, movers, &legs).end(lead);
    let (mut ahead, mut right) = end.seen(goal.front);
    match rng.below(8) {
        0 => ahead += rng.between(-0.03, 0.01) * BW,
        1 => right += rng.between(-0.03, 0.03) * BW,
        _ => {}
    }
    if !(-0.1 * BW..4.0 * BW).contains(&ahead) || right.abs() > 1.5 * BW {
        return None;
    }
    let first = if rng.once_in(3) {
        rng.between(0.0, ahead.max(0.0))
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
