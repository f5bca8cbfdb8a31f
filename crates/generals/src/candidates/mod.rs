//! Candidate orders, anchored on enemies, friends and the movers' own fronts (`solo-dba` §4.1).
//!
//! Obviously unreachable or blocked places are skipped here; legality is the referee's decision.

mod frontage;
mod groups;
mod places;

pub use places::{behind_fighting_friends, shooting_places};

use acies_geometry::{
    Angle, Base, Edge, Hand, Length, Pose, SmallSort, TOUCH, beyond, is_near, within,
};
use acies_referee::combat::{contact_places, faced_enemy, opponent, pinned_by};
use acies_referee::{
    Ask, Battle, Contact, ElementId, ElementSet, Leg, Movers, Occupant, Order, Party, Path, Place,
    Position, SIDE_SIZE, Side, Stronghold, View, What, corner_overlap, may_move_again, may_reach,
    pose_behind, pose_beside,
};
use acies_rulebook::{Going, Shape};
use arrayvec::ArrayVec;

pub use self::frontage::{columns, wider_fronts};
pub use self::groups::{Files, Legal, files};
pub use self::places::{
    beside_and_behind, break_offs, destination, group_toward, into_terrain, makes_way,
    move_group_to, retreats, to_place, toward, turns,
};

/// An enemy this near lets an element leave its line or move to a place of its own.
const NEAR: Length = Length::from_units(3 << 16);

/// The tactical moves to consider.
///
/// `loose` is for lines that cannot advance as they are: then elements may also move alone, and files form columns.
pub fn moves(battle: &Battle, side: Side, loose: bool) -> Vec<Order> {
    let mut orders = Vec::new();
    let position = battle.position();
    if position.pips == 0 {
        return orders;
    }
    let free = movable_elements(battle, side);
    let grouped = groups::moves(battle, side, free, false, loose, &mut orders);
    for (id, _) in position.side(side) {
        if free.has(id) {
            single_moves(battle, id, grouped.has(id), loose, &mut orders);
        } else if faced_enemy(battle.view(), id).is_some() {
            let back = battle.rulebook().movement.break_off.least;
            orders.push(Order::BreakOff(id, back));
        }
    }
    for id in ElementId::of_side(side) {
        let element = position.element(id);
        if let Place::Inside(stronghold) = element.place {
            leave_stronghold(battle, id, stronghold, &mut orders);
        }
    }
    orders
}

/// The elements of a side that can move: not held in combat, and with a move left.
pub fn movable_elements(battle: &Battle, side: Side) -> ElementSet {
    let view = battle.view();
    view.position
        .side(side)
        .map(|(id, _)| id)
        .filter(|&id| may_move_again(view, id) && pinned_by(view, id).is_none())
        .collect()
}

/// The moves into contact of single elements and groups, against elements, camps and built-up areas.
///
/// `legal` checks the group moves.
pub fn attacks(battle: &Battle, side: Side, legal: Legal<'_>) -> Vec<Order> {
    let mut orders = Vec::new();
    let free = movable_elements(battle, side);
    for id in free.iter() {
        let allowance = allowance(battle, &[id]);
        into_strongholds(battle, id, allowance, &mut orders);
        for (enemy, _) in battle.position().side(side.other()) {
            contacts(battle.view(), id, enemy, allowance, &mut orders);
        }
    }
    groups::attacks(battle, side, free, legal, &mut orders);
    orders
}

/// The advances of groups and single elements: straight ahead and toward the nearest enemies.
///
/// Elements in a group far from the enemy do not move alone unless `loose`.
pub fn advances(battle: &Battle, side: Side, loose: bool) -> Vec<Order> {
    let mut orders = Vec::new();
    let position = battle.position();
    let free = movable_elements(battle, side);
    let grouped = groups::moves(battle, side, free, true, loose, &mut orders);
    for id in free.iter() {
        let base = position.base(id);
        let allowance = allowance(battle, &[id]);
        let mut enemies = position.side(side.other());
        let is_near = enemies.any(|(_, enemy)| may_reach(base, &enemy.base, allowance + NEAR));
        if !grouped.has(id) || is_near || loose {
            let mut ways = Vec::new();
            let slower = slower_reaches(battle, &[id]);
            for reach in std::iter::once(allowance).chain(slower) {
                ahead(base, id, reach, &mut ways);
                toward_enemies(position, id, reach, &mut ways);
            }
            // Only this element's own orders can be duplicates of each other.
            let own = orders.len();
            for way in ways {
                if !orders[own..].contains(&way) {
                    orders.push(way);
                }
            }
        }
    }
    orders
}

/// How far all of these elements can go in good going, slightly less than the limit.
pub fn allowance(battle: &Battle, movers: &[ElementId]) -> Length {
    let view = battle.view();
    let slowest = movers
        .iter()
        .map(|&id| view.troop(id).allowance.good)
        .fold(Length::MAX, Length::min);
    slowest - TOUCH * 2
}

/// How far these elements can go at the pace of slower ground in reach, and how far before they enter it.
///
/// Each is slightly less than the limit, and less than the allowance in good going.
pub fn slower_reaches(battle: &Battle, movers: &[ElementId]) -> ArrayVec<Length, 6> {
    let good = allowance(battle, movers);
    let mut reaches: ArrayVec<Length, 6> = ArrayVec::new();
    let mut add = |reach: Length| {
        let known = reaches
            .iter()
            .any(|&known| within((known - reach).abs(), TOUCH));
        if beyond(reach, TOUCH) && beyond(good, reach) && !known {
            let _ = reaches.try_push(reach);
        }
    };
    slowed_by_river(battle, movers)
        .into_iter()
        .for_each(&mut add);
    let (view, position) = (battle.view(), battle.position());
    for going in [Going::Rough, Going::Bad] {
        let pace = |&id: &ElementId| {
            let allowance = &view.troop(id).allowance;
            match going {
                Going::Rough => allowance.rough,
                _ => allowance.bad,
            }
        };
        let way = |&id: &ElementId| {
            let (troop, base) = (position.element(id).troop, position.base(id));
            let front = base.edge(Edge::Front);
            let slow = battle.table().goings(view.rulebook, troop);
            let slow = slow.filter(|(worse, _)| *worse == going);
            let ways = slow.map(|(_, feature)| {
                let region = &feature.region;
                if region.overlaps(base) {
                    Length::ZERO
                } else {
                    region.distance(&[front.from, front.to])
                }
            });
            ways.fold(Length::MAX, Length::min)
        };
        let way = movers.iter().map(way).fold(Length::MAX, Length::min);
        if beyond(way, good) {
            continue;
        }
        add(way - TOUCH);
        let slowest = movers
            .iter()
            .map(pace)
            .try_fold(Length::MAX, |least, pace| pace.map(|pace| least.min(pace)));
        add(slowest.unwrap_or(Length::ZERO) - TOUCH * 2);
    }
    reaches
}

/// How far these elements can go if a river slows them, slightly less than the limit; `None` away from rivers.
fn slowed_by_river(battle: &Battle, movers: &[ElementId]) -> Option<Length> {
    let position = battle.position();
    if !position.river_hinders() {
        return None;
    }
    let good = allowance(battle, movers);
    let slow = battle.rulebook().movement.rivers.limit - TOUCH * 2;
    let mut rivers = battle.table().features_of(battle.rulebook(), Shape::River);
    let is_near = rivers.any(|river| {
        let near = |&id: &ElementId| !beyond(river.region.distance(position.base(id)), good);
        movers.iter().any(near)
    });
    (is_near && beyond(good, slow)).then_some(slow)
}

/// Continues straight on after a river roll, as far as is legal.
pub fn continue_move(battle: &Battle) -> Option<Order> {
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
            move_to(
                leader,
                base.shifted(Length::from_base_widths(length), Length::ZERO),
            )
        })
        .find(|order| battle.is_legal_quickly(order))
}

fn single_moves(
    battle: &Battle,
    id: ElementId,
    grouped: bool,
    loose: bool,
    orders: &mut Vec<Order>,
) {
    let position = battle.position();
    let base = position.base(id);
    let allowance = allowance(battle, &[id]);
    let reach = allowance + NEAR;
    let near: ArrayVec<ElementId, SIDE_SIZE> = position
        .side(id.side().other())
        .filter(|(_, enemy)| may_reach(base, &enemy.base, reach))
        .map(|(enemy, _)| enemy)
        .collect();
    into_strongholds(battle, id, allowance, orders);
    for &enemy in &near {
        contacts(battle.view(), id, enemy, allowance, orders);
    }
    // Far from the enemy a line keeps together.
    if grouped && near.is_empty() && !loose {
        return;
    }
    ahead(base, id, allowance, orders);
    toward_enemies(position, id, allowance, orders);
    beside_friends(position, id, allowance, orders);
    if !near.is_empty() {
        let back = allowance.scaled(-1, 2);
        orders.push(move_to(id, base.shifted(back, Length::ZERO)));
        orders.push(move_to(id, base.shifted(back * 2, Length::ZERO)));
        for hand in Hand::BOTH {
            let aside = allowance.scaled(2, 3);
            orders.push(move_to(id, base.shifted(aside, hand.signed(aside))));
        }
    }
}

/// Adds moves straight ahead, by the full allowance and by parts of it.
fn ahead(base: &Base, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    for (numerator, denominator) in [(1, 1), (1, 2), (1, 4)] {
        orders.push(move_to(
            id,
            base.shifted(allowance.scaled(numerator, denominator), Length::ZERO),
        ));
    }
}

/// Adds every contact with an enemy that is in reach and has room.
pub fn contacts(
    view: View,
    id: ElementId,
    enemy: ElementId,
    allowance: Length,
    orders: &mut Vec<Order>,
) {
    let position = view.position;
    let (base, other) = (position.base(id), position.base(enemy));
    if !may_reach(base, other, allowance + Length::BASE_WIDTH.scaled(3, 2)) {
        return;
    }
    let mut own = ElementSet::NONE;
    own.insert(id);
    // Some editions let an element slide into place once it meets the enemy.
    let allowance = allowance + view.rulebook.movement.contact.slide;
    for contact in contact_places(view, enemy) {
        let door = match contact {
            Contact::Flank(hand) => corner_overlap(base, other) == Some(hand),
            Contact::Overlap(_) if opponent(view, enemy).is_none() => continue,
            _ => false,
        };
        let pose = contact.pose(other);
        if !door && !is_near(pose.front, base.pose.front, allowance + Length::BASE_WIDTH) {
            continue;
        }
        let end = other.resized(pose, base.width, base.depth);
        if (door || base.front_moves_within(&end, allowance))
            && position.overlaps_any(&end, own).is_none()
        {
            orders.push(move_into([id].into_iter().collect(), enemy, contact));
        }
    }
}

/// Adds moves toward the two nearest enemies, and any as near as the second, facing them.
fn toward_enemies(position: &Position, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    let base = position.base(id);
    let mut fronts: ArrayVec<_, SIDE_SIZE> = position
        .side(id.side().other())
        .map(|(_, enemy)| {
            (
                (enemy.base.pose.front - base.pose.front).square(),
                enemy.base.pose.front,
            )
        })
        .collect();
    fronts.small_sort_by_key(|&one| one);
    let second = fronts.get(1).map(|&(way, _)| way);
    let near = fronts
        .iter()
        .take_while(|(way, _)| second.is_none_or(|second| *way <= second));
    for &(_, front) in near {
        let heading = Angle::from_vector(front - base.pose.front);
        let turned = base.moved_to(Pose::new(base.pose.front, heading));
        let left = allowance - base.max_corner_displacement(&turned);
        for part in [1, 2] {
            if beyond(left, Length::ZERO) {
                orders.push(move_to(
                    id,
                    turned.shifted(left.scaled(part, 2), Length::ZERO),
                ));
            }
        }
    }
}

/// Adds moves beside and behind friends in reach, where there is room.
fn beside_friends(position: &Position, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    let base = position.base(id);
    let mut own = ElementSet::NONE;
    own.insert(id);
    let reach = allowance + Length::BASE_WIDTH * 2;
    for (friend, other) in position.side(id.side()) {
        if friend == id || !may_reach(base, &other.base, reach) {
            continue;
        }
        let [left, right] = Hand::BOTH.map(|hand| pose_beside(&other.base, hand));
        for pose in [left, right, pose_behind(&other.base)] {
            if !is_near(pose.front, base.pose.front, allowance) {
                continue;
            }
            let end = other.base.resized(pose, base.width, base.depth);
            if pose != base.pose
                && base.front_moves_within(&end, allowance)
                && position.overlaps_any(&end, own).is_none()
            {
                orders.push(move_to(id, pose));
            }
        }
    }
}

/// Adds moves into the enemy's camp or built-up area, or into an own one that can be retaken.
fn into_strongholds(battle: &Battle, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    let position = battle.position();
    let base = position.base(id);
    for stronghold in position.strongholds() {
        let enemy = stronghold.owner() != id.side();
        let open = match position.occupant(stronghold) {
            Occupant::Absent | Occupant::Razed => false,
            Occupant::Turned | Occupant::Captured(_) => !enemy,
            Occupant::Empty | Occupant::NonCombatants | Occupant::Garrison(_) => enemy,
        };
        let Some(region) = battle.table().stronghold(stronghold).filter(|_| open) else {
            continue;
        };
        let reach = allowance + Length::BASE_WIDTH * 2;
        if within(region.distance(&[base.pose.front]), reach) {
            orders.push(Order::Move(
                [id].into_iter().collect(),
                Path::Into {
                    enemy: Party::Stronghold(stronghold),
                    contact: Contact::Front,
                },
            ));
        }
    }
}

/// Adds moves out of an enemy camp or built-up area, to each side of it.
fn leave_stronghold(
    battle: &Battle,
    id: ElementId,
    stronghold: Stronghold,
    orders: &mut Vec<Order>,
) {
    let Some(region) = battle.table().stronghold(stronghold) else {
        return;
    };
    if stronghold.owner() == id.side() {
        return;
    }
    let (low, high) = region.bounds();
    let middle = low.midway(high);
    let half = (high - low).length().scaled(1, 2);
    for quarter in 0..4 {
        let looking = Pose::new(middle, Angle(quarter << 30));
        // Far enough out to be clear of it at any angle.
        for ahead in [1, 2] {
            let pose = looking.shifted(half + Length::BASE_WIDTH * ahead, Length::ZERO);
            orders.push(move_to(id, pose));
        }
    }
}

/// An order into contact with an enemy element.
pub fn move_into(movers: Movers, enemy: ElementId, contact: Contact) -> Order {
    Order::Move(
        movers,
        Path::Into {
            enemy: Party::Element(enemy),
            contact,
        },
    )
}

/// An order along legs.
pub fn move_by_legs<const N: usize>(movers: &Movers, legs: [Leg; N]) -> Order {
    Order::Move(movers.clone(), Path::Legs(legs.into_iter().collect()))
}

/// An order of a single element to a pose.
pub fn move_to(id: ElementId, pose: Pose) -> Order {
    Order::Move(
        [id].into_iter().collect(),
        Path::To {
            pose,
            via: ArrayVec::new(),
        },
    )
}
