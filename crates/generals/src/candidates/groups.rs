//! Moves of groups: straight ahead, wheeling to meet the enemy, and into contact with it.

use acies_geometry::{Angle, Base, Hand, Length, Pose, SortFew, beyond, within};
use acies_referee::{
    Battle, Contact, ElementId, ElementSet, Leg, Movers, Order, Position, SIDE_SIZE, Side,
    may_reach,
};
use arrayvec::ArrayVec;

use super::{allowance, by_the_river, into, legs};
use crate::formations::groups;

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
        advance(battle, &files, !ahead, orders);
        if !ahead {
            contacts(battle, &files, orders);
        }
        if loose {
            columns(battle, &files, orders);
        }
    }
    grouped
}

/// The ways ahead of a group: of all of it and of its parts, which wheel only where that is asked for.
fn advance(battle: &Battle, files: &Files, parts_wheel: bool, orders: &mut Vec<Order>) {
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
            if !parts_wheel && let Some(slow) = by_the_river(battle, &movers) {
                for part in [1, 2] {
                    orders.push(legs(&movers, [Leg::Forward(slow.scaled(part, 2))]));
                }
            }
            if whole || parts_wheel {
                wheels(battle, &files[from..to], &movers, orders);
            }
        }
    }
}

/// The moves into front contact of the groups of those who are free.
pub fn blows(battle: &Battle, side: Side, free: ElementSet, orders: &mut Vec<Order>) {
    let position = battle.position();
    for group in groups(position, side, free) {
        contacts(battle, &files(position, &group), orders);
    }
}

/// Two or three files behind one of them, to pass where no line may go.
fn columns(battle: &Battle, files: &Files, orders: &mut Vec<Order>) {
    let position = battle.position();
    for length in 2..=3 {
        for part in files.windows(length) {
            let movers = members(part);
            for ordered in [movers.clone(), movers.iter().rev().copied().collect()] {
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
    seen.sort_few_by_key(|&one| one);
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
    let bearing = Angle::of(enemy.base.pose.front - middle) - base.pose.facing;
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

/// Parts of a group, from the first file to before the last, each with which of the orders moves it.
type Parts = ArrayVec<(usize, usize, usize), 10>;

/// Into front contact: every way to lay a file's front on an enemy's, with as many files as can come along.
fn contacts(battle: &Battle, files: &Files, orders: &mut Vec<Order>) {
    let position = battle.position();
    let side = files[0][0].side();
    // The same motion of the group can bring several files into contact: it is known by where its first file ends. Of those files
    // the one farthest on the left is looked at, and the one farthest on the right.
    let mut known: ArrayVec<(Pose, Parts), 64> = ArrayVec::new();
    for from_right in [false, true] {
        let mut met: ArrayVec<usize, 64> = ArrayVec::new();
        for nth in 0..files.len() {
            let index = if from_right {
                files.len() - 1 - nth
            } else {
                nth
            };
            let file = &files[index];
            let leader = file[0];
            let reach = allowance(battle, &[leader]);
            let base = position.base(leader);
            for (enemy, element) in position.side(side.other()) {
                if !may_reach(base, &element.base, reach) {
                    continue;
                }
                let pose = Contact::Front.pose(&element.base);
                if (pose.facing - base.pose.facing).between(Angle::ZERO) > Angle::from_degrees(60.0)
                {
                    continue;
                }
                let motion = Motion {
                    base,
                    turned: base.moved_to(pose),
                };
                let comes = |file: &ArrayVec<ElementId, SIDE_SIZE>| {
                    file.iter().all(|&id| motion.is_possible(battle, id))
                };
                if !comes(file) {
                    continue;
                }
                let first = motion.end(position.base(files[0][0])).pose;
                let same = |(other, _): &(Pose, Parts)| {
                    within(
                        other.front.distance(first.front),
                        Length::BASE_WIDTH.scaled(1, 100),
                    ) && other.facing.between(first.facing).0 < 1 << 20
                };
                let place = known.iter().position(same).unwrap_or(known.len());
                if met.contains(&place)
                    || place == known.len() && known.try_push((first, ArrayVec::new())).is_err()
                {
                    continue;
                }
                met.push(place);
                let left = files[..index].iter().rev();
                let left = left.take_while(|file| comes(file)).count();
                let right = files[index + 1..].iter();
                let right = right.take_while(|file| comes(file)).count();
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
                    let parts = &mut known[place].1;
                    let made = parts.iter().find(|part| (part.0, part.1) == (from, to));
                    match made {
                        // The same by another file, for where it leads only by that.
                        Some(&(.., made)) if !battle.is_legal(&orders[made]) => {
                            orders[made] = order;
                        }
                        Some(_) => {}
                        None => {
                            let _ = parts.try_push((from, to, orders.len()));
                            orders.push(order);
                        }
                    }
                }
            }
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

    /// Whether an element can come along as far as its reach and the enemies there tell.
    fn is_possible(&self, battle: &Battle, id: ElementId) -> bool {
        let position = battle.position();
        let start = position.base(id);
        let end = self.end(start);
        let friends: ElementSet = position.side(id.side()).map(|(id, _)| id).collect();
        within(start.longest_front_corner(&end), allowance(battle, &[id]))
            && position.overlaps_any(&end, friends).is_none()
    }
}
