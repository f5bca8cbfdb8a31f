//! Group moves: straight ahead, wheeling toward the enemy, and into contact.

use acies_geometry::{Angle, Base, Hand, Length, Pose, SmallSort, beyond, within};
use acies_referee::{
    Battle, Contact, ElementId, ElementSet, Leg, Movers, Order, Position, SIDE_SIZE, Side,
    may_reach,
};
use arrayvec::ArrayVec;

use super::{allowance, move_by_legs, move_into, slower_reaches};
use crate::formations::groups;

/// Tells whether an order is legal; callers that ask about many orders can pass a cached check.
pub type Legal<'a> = &'a dyn Fn(&Order) -> bool;

/// The files of a group from left to right, each from front to rear.
pub type Files = ArrayVec<ArrayVec<ElementId, SIDE_SIZE>, SIDE_SIZE>;

/// Adds the moves of all groups among the free elements and returns the grouped elements.
///
/// With `ahead`, only advances are added.
pub fn moves(
    battle: &Battle,
    side: Side,
    free: ElementSet,
    ahead: bool,
    loose: bool,
    orders: &mut Vec<Order>,
) -> ElementSet {
    let position = battle.position();
    let mut grouped = ElementSet::NONE;
    for group in groups(position, side, free) {
        group.iter().for_each(|&id| grouped.insert(id));
        let files = files(position, &group);
        advance(battle, &files, ahead, orders);
        if !ahead {
            contacts(
                battle,
                &files,
                &|order| battle.is_legal_quickly(order),
                orders,
            );
        }
        if loose {
            columns(battle, &files, orders);
        }
    }
    grouped
}

/// Adds advances of a whole group and of its parts.
///
/// With `only_ahead`, parts do not wheel but for columns, each of which may leave the others, and they also try to go as
/// far as slower ground allows.
fn advance(battle: &Battle, files: &Files, only_ahead: bool, orders: &mut Vec<Order>) {
    let count = files.len();
    let mut parts: ArrayVec<(usize, usize), { SIDE_SIZE + 5 }> = ArrayVec::new();
    parts.push((0, count));
    if count > 2 {
        parts.extend([(0, count - 1), (1, count)]);
    }
    if count > 3 {
        parts.extend([(0, count.div_ceil(2)), (count / 2, count)]);
    }
    if only_ahead && count > 1 {
        parts.extend((0..count).map(|file| (file, file + 1)));
    }
    for (number, &(from, to)) in parts.iter().enumerate() {
        let movers = members(&files[from..to]);
        if movers.len() > 1 {
            let whole = number == 0;
            straight(battle, &movers, whole, orders);
            if only_ahead {
                for slow in slower_reaches(battle, &movers) {
                    for part in [1, 2] {
                        orders.push(move_by_legs(&movers, [Leg::Forward(slow.scaled(part, 2))]));
                    }
                }
            }
            if whole || !only_ahead || to - from == 1 {
                wheels(battle, &files[from..to], &movers, orders);
            }
        }
    }
}

/// Adds the moves into front contact of all groups among the free elements.
pub fn attacks(
    battle: &Battle,
    side: Side,
    free: ElementSet,
    legal: Legal<'_>,
    orders: &mut Vec<Order>,
) {
    let position = battle.position();
    for group in groups(position, side, free) {
        contacts(battle, &files(position, &group), legal, orders);
    }
}

/// Adds columns of two or three files, to pass where a line cannot.
fn columns(battle: &Battle, files: &Files, orders: &mut Vec<Order>) {
    let position = battle.position();
    for length in 2..=3 {
        for part in files.windows(length) {
            // Form from either end, but each file from its front.
            let from_right: Movers = part.iter().rev().flatten().copied().collect();
            for ordered in [members(part), from_right] {
                let deep: Length = ordered[1..].iter().map(|&id| position.base(id).depth).sum();
                let allowance = allowance(battle, &ordered);
                for ahead in [allowance, deep] {
                    let legs = [Leg::Forward(ahead)].into_iter().collect();
                    orders.push(Order::Column(ordered.clone(), legs));
                }
            }
        }
    }
}

fn members(files: &[ArrayVec<ElementId, SIDE_SIZE>]) -> Movers {
    files.iter().flatten().copied().collect()
}

/// The files of a group, as seen from its first element.
pub fn files(position: &Position, group: &Movers) -> Files {
    let base = position.base(group[0]);
    let mut seen: ArrayVec<(i32, i32, ElementId), SIDE_SIZE> = group
        .iter()
        .map(|&id| {
            let at = base.local(position.base(id).pose.front);
            // A quarter of a base width is far more than rounding errors and less than the width of a file.
            let file = (at.right.units() + (1 << 13)) >> 14;
            (file, -at.ahead.units(), id)
        })
        .collect();
    seen.small_sort_by_key(|&one| one);
    let mut files = Files::new();
    let mut last = None;
    for (file, _, id) in seen {
        if last != Some(file) {
            files.push(ArrayVec::new());
            last = Some(file);
        }
        if let Some(open) = files.last_mut() {
            open.push(id);
        }
    }
    files
}

/// Adds moves straight ahead, by the full allowance and by parts of it.
fn straight(battle: &Battle, movers: &Movers, whole: bool, orders: &mut Vec<Order>) {
    let allowance = allowance(battle, movers);
    let parts: &[(i64, i64)] = if whole {
        &[(1, 1), (3, 4), (1, 2), (1, 4)]
    } else {
        &[(1, 1), (1, 2)]
    };
    for &(numerator, denominator) in parts {
        orders.push(move_by_legs(
            movers,
            [Leg::Forward(allowance.scaled(numerator, denominator))],
        ));
    }
}

/// Adds wheels toward the nearest enemy, and wheels that end square to it.
fn wheels(
    battle: &Battle,
    files: &[ArrayVec<ElementId, SIDE_SIZE>],
    movers: &Movers,
    orders: &mut Vec<Order>,
) {
    let position = battle.position();
    let allowance = allowance(battle, movers);
    let base = position.base(movers[0]);
    // The middle of the group's front.
    let last = &files[files.len() - 1];
    let middle = base.pose.front.midway(position.base(last[0]).pose.front);
    let nearest = position
        .side(base_side(movers).other())
        .min_by_key(|(_, enemy)| (enemy.base.pose.front - middle).square());
    let Some((_, enemy)) = nearest else {
        return;
    };
    let bearing = Angle::from_vector(enemy.base.pose.front - middle) - base.pose.facing;
    let square = enemy.base.pose.facing.opposite() - base.pose.facing;
    let extent = Length::BASE_WIDTH * files.len() as i32 + Length::BASE_WIDTH.scaled(1, 2);
    let radians = allowance.base_widths() / extent.base_widths();
    let most = Angle::from_degrees(radians.to_degrees().min(60.0));
    let mut tried: ArrayVec<(Hand, u32), 6> = ArrayVec::new();
    for turn in [bearing, square] {
        let size = turn.between(Angle::ZERO);
        let hand = if turn.0 >> 31 == 0 {
            Hand::Right
        } else {
            Hand::Left
        };
        if size > Angle::RIGHT || size.0 < 1 << 24 {
            continue;
        }
        for part in [1, 2] {
            let angle = size.0.min(most.0) / part;
            if tried
                .iter()
                .any(|&(other, known)| other == hand && known.abs_diff(angle) < 1 << 24)
            {
                continue;
            }
            tried.push((hand, angle));
            let left = (i64::from(most.0) - i64::from(angle)).max(0);
            let ahead = allowance.scaled(left, i64::from(most.0.max(1)));
            let wheel = Leg::Wheel(hand, Angle(angle));
            orders.push(if beyond(ahead, Length::ZERO) {
                move_by_legs(movers, [wheel, Leg::Forward(ahead)])
            } else {
                move_by_legs(movers, [wheel])
            });
        }
    }
}

fn base_side(movers: &Movers) -> Side {
    movers[0].side()
}

/// A motion of the group, identified by where its first file ends.
///
/// The list holds the parts of the group that have an order for it: first file, file after the last, and index of the
/// order.
type KnownMotion = (Pose, ArrayVec<(usize, usize, usize), 10>);

/// Adds moves into front contact: each file against each enemy, with as many files as can follow.
///
/// One motion of the group can bring several files into contact. Only the leftmost and the rightmost of those files
/// lead orders.
fn contacts(battle: &Battle, files: &Files, legal: Legal<'_>, orders: &mut Vec<Order>) {
    let enemies = || battle.position().side(files[0][0].side().other());
    let mut known: ArrayVec<KnownMotion, 64> = ArrayVec::new();
    let from_left: ArrayVec<usize, SIDE_SIZE> = (0..files.len()).collect();
    let from_right: ArrayVec<usize, SIDE_SIZE> = (0..files.len()).rev().collect();
    for way in [from_left, from_right] {
        let mut met: ArrayVec<usize, 64> = ArrayVec::new();
        for index in way {
            for (enemy, element) in enemies() {
                let Some(motion) = front_contact_motion(battle, &files[index], &element.base)
                else {
                    continue;
                };
                let Some(place) = motion_index(battle, files, &motion, &mut known) else {
                    continue;
                };
                if !met.contains(&place) {
                    met.push(place);
                    contacts_led_by(
                        battle,
                        files,
                        (index, enemy),
                        &motion,
                        &mut known[place],
                        (legal, orders),
                    );
                }
            }
        }
    }
}

/// The motion that puts a file in front contact with an enemy, if the whole file can follow.
fn front_contact_motion<'a>(
    battle: &'a Battle,
    file: &ArrayVec<ElementId, SIDE_SIZE>,
    enemy: &Base,
) -> Option<Motion<'a>> {
    let leader = file[0];
    let base = battle.position().base(leader);
    if !may_reach(base, enemy, allowance(battle, &[leader])) {
        return None;
    }
    let pose = Contact::Front.pose(enemy);
    if (pose.facing - base.pose.facing).between(Angle::ZERO) > Angle::from_degrees(60.0) {
        return None;
    }
    let turned = base.moved_to(pose);
    let motion = Motion { base, turned };
    motion.can_bring(battle, file).then_some(motion)
}

/// The index of a motion in `known`, added if it is new; `None` when the list is full.
fn motion_index(
    battle: &Battle,
    files: &Files,
    motion: &Motion<'_>,
    known: &mut ArrayVec<KnownMotion, 64>,
) -> Option<usize> {
    let first = motion.end(battle.position().base(files[0][0])).pose;
    let near = Length::BASE_WIDTH.scaled(1, 100);
    let same = |(other, _): &KnownMotion| {
        within(other.front.distance(first.front), near)
            && other.facing.between(first.facing).0 < 1 << 20
    };
    let place = known.iter().position(same);
    place.or_else(|| {
        let added = known.try_push((first, ArrayVec::new()));
        added.ok().map(|()| known.len() - 1)
    })
}

/// Adds the orders in which one file leads others of its group into contact with an enemy.
fn contacts_led_by(
    battle: &Battle,
    files: &Files,
    (index, enemy): (usize, ElementId),
    motion: &Motion<'_>,
    (_, parts): &mut KnownMotion,
    (legal, orders): (Legal<'_>, &mut Vec<Order>),
) {
    let leader = files[index][0];
    let comes = |file: &&ArrayVec<ElementId, SIDE_SIZE>| motion.can_bring(battle, file);
    let left = files[..index].iter().rev().take_while(comes).count();
    let right = files[index + 1..].iter().take_while(comes).count();
    for (from, to) in [
        (index - left, index + right + 1),
        (index - left, index + 1),
        (index, index + right + 1),
        (index - left.min(1), index + right.min(1) + 1),
        (index, index + 1),
    ] {
        let mut movers = members(&files[from..to]);
        if movers.len() < 2 {
            continue;
        }
        if let Some(at) = movers.iter().position(|&id| id == leader) {
            movers.swap(0, at);
        }
        let order = move_into(movers, enemy, Contact::Front);
        if let Some(&(.., made)) = parts.iter().find(|part| (part.0, part.1) == (from, to)) {
            // The same motion led by another file, in case it is legal only that way.
            if !legal(&orders[made]) {
                orders[made] = order;
            }
        } else {
            let _ = parts.try_push((from, to, orders.len()));
            orders.push(order);
        }
    }
}

/// How a group moves when one of its elements comes to a pose.
struct Motion<'a> {
    base: &'a Base,
    turned: Base,
}

impl Motion<'_> {
    /// Where another element of the group ends.
    fn end(&self, other: &Base) -> Base {
        let seen = self.base.local(other.pose.front);
        let front = self.turned.at(seen.ahead, seen.right);
        let pose = Pose::new(front, self.turned.pose.facing);
        self.turned.resized(pose, other.width, other.depth)
    }

    /// Whether a whole file can follow the motion.
    fn can_bring(&self, battle: &Battle, file: &ArrayVec<ElementId, SIDE_SIZE>) -> bool {
        file.iter().all(|&id| self.can_follow(battle, id))
    }

    /// Whether an element can follow, judging by reach and by the enemies at its end place only.
    fn can_follow(&self, battle: &Battle, id: ElementId) -> bool {
        let position = battle.position();
        let start = position.base(id);
        let end = self.end(start);
        let friends: ElementSet = position.side(id.side()).map(|(id, _)| id).collect();
        start.front_moves_within(&end, allowance(battle, &[id]))
            && position.overlaps_any(&end, friends).is_none()
    }
}
