//! Moves of groups: straight ahead, wheeling to meet the enemy, and into contact with it.

use acies_geometry::{Angle, Base, Hand, Length, Pose, SmallSort, beyond, within};
use acies_referee::{
    Battle, Contact, ElementId, ElementSet, Leg, Movers, Order, Position, SIDE_SIZE, Side,
    may_reach,
};
use arrayvec::ArrayVec;

use super::{allowance, by_the_river, into, legs};
use crate::formations::groups;

/// Tells whether an order is legal: who asks about many of them may know.
pub type Legal<'a> = &'a dyn Fn(&Order) -> bool;

/// A group by its files from left to right, each from front to rear.
pub type Files = ArrayVec<ArrayVec<ElementId, SIDE_SIZE>, SIDE_SIZE>;

/// The moves of the groups of those who are free, or with `ahead` only their ways ahead; answers who is in one.
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
            contacts(battle, &files, &|order| battle.is_legal(order), orders);
        }
        if loose {
            columns(battle, &files, orders);
        }
    }
    grouped
}

/// The ways of a group: of all of it and of its parts. With `only_ahead` parts do not wheel, and go as far as a river lets them.
fn advance(battle: &Battle, files: &Files, only_ahead: bool, orders: &mut Vec<Order>) {
    let count = files.len();
    let mut parts: ArrayVec<(usize, usize), 8> = ArrayVec::new();
    parts.push((0, count));
    if count > 2 {
        parts.extend([(0, count - 1), (1, count)]);
    }
    if count > 3 {
        parts.extend([(0, count.div_ceil(2)), (count / 2, count)]);
    }
    for (number, &(from, to)) in parts.iter().enumerate() {
        let movers = members(&files[from..to]);
        if movers.len() > 1 {
            let whole = number == 0;
            straight(battle, &movers, whole, orders);
            if only_ahead && let Some(slow) = by_the_river(battle, &movers) {
                for part in [1, 2] {
                    orders.push(legs(&movers, [Leg::Forward(slow.scaled(part, 2))]));
                }
            }
            if whole || !only_ahead {
                wheels(battle, &files[from..to], &movers, orders);
            }
        }
    }
}

/// The moves into front contact of the groups of those who are free.
pub fn blows(
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

/// Two or three files behind one of them, to pass where no line may go.
fn columns(battle: &Battle, files: &Files, orders: &mut Vec<Order>) {
    let position = battle.position();
    for length in 2..=3 {
        for part in files.windows(length) {
            // From either end, but every file from its front.
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

/// The files of a group, as seen by its first element.
pub fn files(position: &Position, group: &Movers) -> Files {
    let base = position.base(group[0]);
    let mut seen: ArrayVec<(i32, i32, ElementId), SIDE_SIZE> = group
        .iter()
        .map(|&id| {
            let at = base.local(position.base(id).pose.front);
            // A quarter of a base width is far more than rounding, and less than any file is wide.
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

/// Straight ahead, as far as it may go and less.
fn straight(battle: &Battle, movers: &Movers, whole: bool, orders: &mut Vec<Order>) {
    let allowance = allowance(battle, movers);
    let parts: &[(i64, i64)] = if whole {
        &[(1, 1), (3, 4), (1, 2), (1, 4)]
    } else {
        &[(1, 1), (1, 2)]
    };
    for &(numerator, denominator) in parts {
        orders.push(legs(
            movers,
            [Leg::Forward(allowance.scaled(numerator, denominator))],
        ));
    }
}

/// Wheeling so as to look where the nearest enemy is or to stand square to it.
fn wheels(
    battle: &Battle,
    files: &[ArrayVec<ElementId, SIDE_SIZE>],
    movers: &Movers,
    orders: &mut Vec<Order>,
) {
    let position = battle.position();
    let allowance = allowance(battle, movers);
    let base = position.base(movers[0]);
    // The middle of the front.
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
                legs(movers, [wheel, Leg::Forward(ahead)])
            } else {
                legs(movers, [wheel])
            });
        }
    }
}

fn base_side(movers: &Movers) -> Side {
    movers[0].side()
}

/// A motion of a group, known by where its first file ends, and the parts of the group that have an order by it: from the first
/// file to before the last, each with the place of the order.
type Known = (Pose, ArrayVec<(usize, usize, usize), 10>);

/// Into front contact: every way to lay a file's front on an enemy's, with as many files as can come along.
///
/// The same motion of the group can bring several files into contact. Of those the one farthest on the left is looked at, and
/// the one farthest on the right.
fn contacts(battle: &Battle, files: &Files, legal: Legal<'_>, orders: &mut Vec<Order>) {
    let enemies = || battle.position().side(files[0][0].side().other());
    let mut known: ArrayVec<Known, 64> = ArrayVec::new();
    let from_left: ArrayVec<usize, SIDE_SIZE> = (0..files.len()).collect();
    let from_right: ArrayVec<usize, SIDE_SIZE> = (0..files.len()).rev().collect();
    for way in [from_left, from_right] {
        let mut met: ArrayVec<usize, 64> = ArrayVec::new();
        for index in way {
            for (enemy, element) in enemies() {
                let Some(motion) = laid(battle, &files[index], &element.base) else {
                    continue;
                };
                let Some(place) = place_of(battle, files, &motion, &mut known) else {
                    continue;
                };
                if !met.contains(&place) {
                    met.push(place);
                    lead(
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

/// The motion that lays the front of a file on an enemy's, if all of the file can come along.
fn laid<'a>(
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
    motion.brings(battle, file).then_some(motion)
}

/// The place of a motion among those that are known, to which it is added; `None` when there are too many.
fn place_of(
    battle: &Battle,
    files: &Files,
    motion: &Motion<'_>,
    known: &mut ArrayVec<Known, 64>,
) -> Option<usize> {
    let first = motion.end(battle.position().base(files[0][0])).pose;
    let near = Length::BASE_WIDTH.scaled(1, 100);
    let same = |(other, _): &Known| {
        within(other.front.distance(first.front), near)
            && other.facing.between(first.facing).0 < 1 << 20
    };
    let place = known.iter().position(same);
    place.or_else(|| {
        let added = known.try_push((first, ArrayVec::new()));
        added.ok().map(|()| known.len() - 1)
    })
}

/// The orders by which a file leads others of its group into contact with an enemy.
fn lead(
    battle: &Battle,
    files: &Files,
    (index, enemy): (usize, ElementId),
    motion: &Motion<'_>,
    (_, parts): &mut Known,
    (legal, orders): (Legal<'_>, &mut Vec<Order>),
) {
    let leader = files[index][0];
    let comes = |file: &&ArrayVec<ElementId, SIDE_SIZE>| motion.brings(battle, file);
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
        let order = into(movers, enemy, Contact::Front);
        if let Some(&(.., made)) = parts.iter().find(|part| (part.0, part.1) == (from, to)) {
            // The same by another file, for where it leads only by that.
            if !legal(&orders[made]) {
                orders[made] = order;
            }
        } else {
            let _ = parts.try_push((from, to, orders.len()));
            orders.push(order);
        }
    }
}

/// How a group is carried over when one of its elements comes to a pose.
struct Motion<'a> {
    base: &'a Base,
    turned: Base,
}

impl Motion<'_> {
    /// Where another of the group ends.
    fn end(&self, other: &Base) -> Base {
        let seen = self.base.local(other.pose.front);
        let front = self.turned.at(seen.ahead, seen.right);
        let pose = Pose::new(front, self.turned.pose.facing);
        self.turned.resized(pose, other.width, other.depth)
    }

    /// Whether all of a file can come along.
    fn brings(&self, battle: &Battle, file: &ArrayVec<ElementId, SIDE_SIZE>) -> bool {
        file.iter().all(|&id| self.is_possible(battle, id))
    }

    /// Whether an element can come along as far as its reach and the enemies there tell.
    fn is_possible(&self, battle: &Battle, id: ElementId) -> bool {
        let position = battle.position();
        let start = position.base(id);
        let end = self.end(start);
        let friends: ElementSet = position.side(id.side()).map(|(id, _)| id).collect();
        start.front_moves_within(&end, allowance(battle, &[id]))
            && position.overlaps_any(&end, friends).is_none()
    }
}
