//! Snapping for an interface: legal poses near the pointer, and the reach of movers.

use acies_geometry::{
    Angle, Base, Hand, Length, Point, Pose, Region, SmallSort, beyond, touches, within,
};
use acies_rulebook::ContactPolicy;
use arrayvec::ArrayVec;

use super::formation::{Formation, formation};
use super::{MoveContext, Ways, judge_tactical, line_up};
use crate::{
    CollectAll, ElementId, FailFast, Measurement, MovePlan, Movers, Order, Party, Path, Position,
    Rule, Side, View, pose_behind, pose_beside,
};

/// A legal place near the pointer.
#[derive(Clone, Debug, PartialEq)]
pub struct Snap {
    /// The order for it.
    pub order: Order,
    /// The final pose of the leader.
    pub pose: Pose,
    /// The plan of the order.
    pub plan: MovePlan,
    /// How far it stops short of a place beside a friend that is a little too far; else zero.
    pub short: Length,
}

/// How much too far a place beside a friend may be for movers to be offered the end of their move before it.
const SHORT: Length = Length::BASE_WIDTH.scaled(1, 20);

/// A place to snap to.
#[derive(PartialEq)]
struct Anchor {
    pose: Pose,
    path: Path,
    /// Whether it is beside a friend.
    is_beside: bool,
}

/// The snapping distance from the pointer: half a base width.
const NEAR: Length = Length::from_units(1 << 15);

/// The legal poses nearest to where the pointer holds the leader, the nearest first; at most eight.
///
/// Contacts and places in line come before the bare pose when they are near.
pub fn snap(
    view: View<'_>,
    side: Side,
    movers: &Movers,
    pointer: Pose,
    context: MoveContext,
) -> Vec<Snap> {
    let Some(&leader) = movers.first() else {
        return Vec::new();
    };
    let mut places = anchors(view, leader, movers, pointer);
    places.small_sort_by_key(|place| cost(place.pose, pointer));
    places.dedup();
    places.push(Anchor::at(pointer));
    let judged = |pose: Pose, path: Path, short: Length| {
        let order = Order::Move(movers.clone(), path);
        let plan = judge_tactical(view, side, &order, context, &mut FailFast)?;
        let pose = plan.end(leader).unwrap_or(pose);
        Some(Snap {
            order,
            pose,
            plan,
            short,
        })
    };
    let found = places.into_iter().filter_map(|place| {
        let Anchor { pose, path, .. } = place;
        if let Some(snap) = judged(pose, path.clone(), Length::ZERO) {
            return Some(snap);
        }
        let order = Order::Move(movers.clone(), path);
        let over = place
            .is_beside
            .then(|| too_far(view, side, &order, context))??;
        let start = view.position.base(leader).pose;
        let back = Angle::from_vector(start.front - pose.front).direction();
        let before = Pose::new(pose.front + back.vector(over, Length::ZERO), pose.facing);
        judged(before, to(before), over)
    });
    found.take(8).collect()
}

/// The path to a pose.
fn to(pose: Pose) -> Path {
    Path::To {
        pose,
        via: ArrayVec::new(),
    }
}

/// How much too far an order goes, if that is little and the only reason why it is refused.
fn too_far(view: View<'_>, side: Side, order: &Order, context: MoveContext) -> Option<Length> {
    let mut reporter = CollectAll::default();
    let _ = judge_tactical(view, side, order, context, &mut reporter);
    let over = reporter.breaches.iter().map(|breach| {
        let length = |name| {
            let mut facts = breach.facts();
            facts.find_map(|(known, fact)| match fact {
                Measurement::Length(length) if known == name => Some(length),
                _ => None,
            })
        };
        let over = length("distance")? - length("allowance")?;
        (breach.rule == Rule::MoveDistance && within(over, SHORT)).then_some(over)
    });
    let all = over.collect::<Option<Vec<Length>>>()?;
    all.into_iter().reduce(Length::max)
}

/// The distance of a pose from the pointer's pose: a quarter turn counts as one base width.
fn cost(pose: Pose, pointer: Pose) -> i64 {
    let apart = i64::from(pose.front.distance(pointer.front).units());
    apart + (i64::from(pose.facing.between(pointer.facing).0) >> 14)
}

/// How far [`nudged`] looks from the pointer, in hundredths of a base width, and how far it turns, in degrees.
const NUDGES: [i64; 7] = [1, 2, 3, 4, 6, 8, 10];
const TURNS: [i64; 3] = [1, 2, 4];

/// The poses about the pose of a leader that hardly differ: those in line with friends, then the nearest first.
///
/// Steps of a hundredth alone would miss a place that fits exactly between two friends. None moves a corner of the movers, which keep their places beside the leader, farther than `most`.
pub fn nudges(
    position: &Position,
    movers: &[ElementId],
    pose: Pose,
    most: Length,
) -> impl Iterator<Item = Pose> + use<> {
    // The half of a square's diagonal, and a little more: what slants is sorted after what does not.
    let slant = |length: Length| length.scaled(71, 100);
    let (mut in_line, mut poses) = flush_poses(position, movers, pose, most);
    for far in NUDGES.map(|hundredths| Length::BASE_WIDTH.scaled(hundredths, 100)) {
        if !within(far, most) {
            break;
        }
        // To either hand and straight on or back comes before a slanting way, which leaves the line.
        let (none, part) = (Length::ZERO, slant(far));
        let straight = [(none, -far), (none, far), (-far, none), (far, none)];
        let slanting = [(-part, -part), (-part, part), (part, -part), (part, part)];
        let shifted = |(ahead, right)| pose.shifted(ahead, right);
        poses.extend(straight.into_iter().chain(slanting).map(shifted));
    }
    // They turn about the middle of the leader's front, and a corner goes by its distance from there.
    let farthest = farthest_corner(position, movers);
    let degree = farthest.scaled(1_745, 100_000);
    for turn in TURNS {
        if within(degree.scaled(turn, 1), most) {
            poses.extend([-turn, turn].map(|turn| pose.turned(Angle::from_degrees(turn as f64))));
        }
    }
    for poses in [&mut in_line, &mut poses] {
        poses.small_sort_by_key(|&near| cost(near, pose));
    }
    in_line.into_iter().chain(poses)
}

/// The poses about the pose of a leader at which a mover stands exactly at the edge of a friend that does not move: side at
/// side, front edges level, or one behind the other; and exactly in the middle between two of them.
///
/// First those that are exact both ways, which are in line, then those that are exact one way and else where they are held.
fn flush_poses(
    position: &Position,
    movers: &[ElementId],
    pose: Pose,
    most: Length,
) -> (Vec<Pose>, Vec<Pose>) {
    let Some(&leader) = movers.first() else {
        return (Vec::new(), Vec::new());
    };
    let standing = position.base(leader);
    let held = standing.moved_to(pose);
    let friends = position.side(leader.side());
    let friends = friends.filter(|(id, _)| !movers.contains(id));
    let friends: Vec<Extent> = friends
        .map(|(_, friend)| Extent::seen_from(&held, &friend.base))
        .collect();
    // The shifts ahead; and to the right: those that end on the right of a friend, and those that end on its left.
    let (mut ahead, mut onto_right, mut onto_left) = (Vec::new(), Vec::new(), Vec::new());
    for own in movers.iter().map(|&id| position.base(id)) {
        let own = Extent::seen_from(standing, own);
        for friend in friends.iter().filter(|friend| friend.is_near(&own, most)) {
            ahead.push(friend.front - own.front);
            ahead.push(friend.rear - own.front);
            ahead.push(friend.front - own.rear);
            onto_right.push(friend.right - own.left);
            onto_left.push(friend.left - own.right);
        }
    }
    let mut right: Vec<Length> = Vec::new();
    for &one in &onto_right {
        right.extend(onto_left.iter().map(|&other| (one + other).scaled(1, 2)));
    }
    right.extend(onto_right.into_iter().chain(onto_left));
    for shifts in [&mut ahead, &mut right] {
        shifts.retain(|&shift| within(shift.abs(), most));
        shifts.small_sort_by_key(|shift| shift.units());
        shifts.dedup();
    }
    let moved = |ahead: Length, right: Length| {
        let near = pose.shifted(ahead, right);
        within(near.front.distance(pose.front), most).then_some(near)
    };
    let exact = |&ahead: &Length| right.iter().filter_map(move |&right| moved(ahead, right));
    let in_line = ahead.iter().flat_map(exact).collect();
    let level = ahead.iter().filter_map(|&ahead| moved(ahead, Length::ZERO));
    let aside = right.iter().filter_map(|&right| moved(Length::ZERO, right));
    (in_line, level.chain(aside).collect())
}

/// How far a base reaches to each side, as seen from the front edge of another.
struct Extent {
    front: Length,
    rear: Length,
    left: Length,
    right: Length,
}

impl Extent {
    fn seen_from(from: &Base, base: &Base) -> Extent {
        let [first, others @ ..] = base.corners.map(|corner| from.local(corner));
        let whole = Extent {
            front: first.ahead,
            rear: first.ahead,
            left: first.right,
            right: first.right,
        };
        others.into_iter().fold(whole, |whole, corner| Extent {
            front: whole.front.max(corner.ahead),
            rear: whole.rear.min(corner.ahead),
            left: whole.left.min(corner.right),
            right: whole.right.max(corner.right),
        })
    }

    /// Whether another is no farther off than `most`.
    fn is_near(&self, other: &Extent, most: Length) -> bool {
        let apart = |from: Length, to: Length| beyond(from - to, most);
        !(apart(self.rear, other.front)
            || apart(other.rear, self.front)
            || apart(self.left, other.right)
            || apart(other.left, self.right))
    }
}

/// How far the farthest corner of movers is from the middle of the leader's front.
fn farthest_corner(position: &Position, movers: &[ElementId]) -> Length {
    let Some(&leader) = movers.first() else {
        return Length::ZERO;
    };
    let middle = position.base(leader).pose.front;
    let corners = movers.iter().flat_map(|&id| position.base(id).corners);
    corners.fold(Length::ZERO, |far, corner| far.max(middle.distance(corner)))
}

/// The legal pose nearest to one that is refused for a few hundredths of a base width; none where no pose within `most` is legal.
///
/// It makes no contact: [`snap`] offers those. A pose at an enemy is meant for contact, and is not moved away from it.
pub fn nudged(
    view: View<'_>,
    side: Side,
    movers: &Movers,
    pointer: Pose,
    most: Length,
    context: MoveContext,
) -> Option<Snap> {
    let &leader = movers.first()?;
    // A longer way round is none that a few hundredths decide.
    let context = context.quick();
    let may_pay = context.least_pips(view, side, movers) <= view.position.pips;
    if !may_pay || meets_enemy(view, side, movers, pointer) {
        return None;
    }
    nudges(view.position, movers, pointer, most).find_map(|pose| {
        let via = ArrayVec::new();
        let order = Order::Move(movers.clone(), Path::To { pose, via });
        let plan = judge_tactical(view, side, &order, context, &mut FailFast)?;
        let is_there = plan.end(leader) == Some(pose) && plan.contacts.is_empty();
        is_there.then_some(Snap {
            order,
            pose,
            plan,
            short: Length::ZERO,
        })
    })
}

/// Whether movers whose leader is at a pose touch an enemy there, or a stronghold that is held against them.
fn meets_enemy(view: View<'_>, side: Side, movers: &[ElementId], pose: Pose) -> bool {
    let leader = view.position.base(movers[0]);
    movers.iter().any(|&id| {
        let own = view.position.base(id);
        let there = own.moved_to(line_up::beside_leader(leader, own, pose));
        let mut enemies = view.position.side(side.other());
        let held = view.position.held_against(side);
        let held = held.filter_map(|stronghold| view.table.stronghold(stronghold));
        let mut walls = held.flat_map(Region::pieces);
        enemies.any(|(_, enemy)| touches(&there, &enemy.base))
            || walls.any(|piece| touches(&there, piece))
    })
}

impl Anchor {
    /// A place with nothing beside it.
    fn at(pose: Pose) -> Anchor {
        Anchor {
            pose,
            path: to(pose),
            is_beside: false,
        }
    }
}

/// The places near the pointer to which a leader may snap with its movers.
fn anchors(view: View<'_>, leader: ElementId, movers: &[ElementId], pointer: Pose) -> Vec<Anchor> {
    let mut anchors = Vec::new();
    let mut add = |anchor: Anchor| {
        if within(anchor.pose.front.distance(pointer.front), NEAR) {
            anchors.push(anchor);
        }
    };
    let side = leader.side();
    let base = view.position.base(leader);
    // In editions with sliding, a contact can be reached although its exact place cannot.
    let slides = view.rulebook.movement.contact.policy == ContactPolicy::MoverThenContacted;
    for (id, enemy) in view.position.side(side.other()) {
        for contact in crate::combat::contact_places(view, id) {
            let into = Path::Into {
                enemy: Party::Element(id),
                contact,
            };
            let place = Anchor::at(contact.pose(&enemy.base));
            let path = if slides { into } else { place.path };
            add(Anchor { path, ..place });
        }
    }
    let beside = |pose: Pose| Anchor {
        is_beside: true,
        ..Anchor::at(pose)
    };
    for (id, friend) in view.position.side(side) {
        if movers.contains(&id) {
            continue;
        }
        for place in Hand::BOTH.map(|hand| pose_beside(&friend.base, hand)) {
            add(beside(place));
            // Any other of the movers may be the one that comes to stand there.
            for own in movers.iter().skip(1).map(|&id| view.position.base(id)) {
                if own.pose.facing == base.pose.facing {
                    let seat = base.local(own.pose.front);
                    add(beside(place.shifted(-seat.ahead, -seat.right)));
                }
            }
        }
        add(beside(pose_behind(&friend.base)));
        add(beside(friend.base.shifted(base.depth, Length::ZERO)));
    }
    // Straight along its own axis, as far as the pointer is.
    let seen = base.local(pointer.front);
    add(Anchor::at(base.shifted(seen.ahead, Length::ZERO)));
    add(Anchor::at(Pose::new(pointer.front, base.pose.facing)));
    anchors
}

/// A place that the movers can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The pose of the leader there.
    pub pose: Pose,
    /// The PIPs it costs.
    pub pips: u8,
    /// The allowance for that way.
    pub allowance: Length,
}

/// Places that the movers can reach, found for one slice of all directions out of `slices`.
///
/// A single element is tried with its own facing on a grid, a group ahead and with wheels. There are hundreds of places, so
/// those that are hardest to reach are left out.
pub fn reach(
    view: View<'_>,
    side: Side,
    movers: &Movers,
    context: MoveContext,
    slice: u32,
    slices: u32,
) -> Vec<Reached> {
    let Some(&leader) = movers.first() else {
        return Vec::new();
    };
    let context = MoveContext {
        ways: context.ways.min(Ways::Corners),
        ..context
    };
    let base = view.position.base(leader);
    let far = view
        .troop(leader)
        .allowance
        .good
        .max(view.troop(leader).allowance.road);
    let legal = |pose: Pose| {
        let order = Order::Move(
            movers.clone(),
            Path::To {
                pose,
                via: ArrayVec::new(),
            },
        );
        let plan = judge_tactical(view, side, &order, context, &mut FailFast)?;
        Some(Reached {
            pose,
            pips: plan.pips,
            allowance: plan.allowance,
        })
    };
    let candidates: Vec<Pose> = if formation(view.position, movers) == Some(Formation::Single) {
        grid(base.pose, far).collect()
    } else {
        let wheels = (-6..=6).map(|tenth: i32| Angle::from_degrees(f64::from(tenth) * 10.0));
        wheels
            .flat_map(|turn| (0..=8).map(move |eighth| (turn, eighth)))
            .map(|(turn, eighth)| {
                let turned = Pose::new(base.pose.front, base.pose.facing + turn);
                turned.shifted(far.scaled(eighth, 8), Length::ZERO)
            })
            .collect()
    };
    let own = |index: usize| index as u32 % slices.max(1) == slice;
    candidates
        .into_iter()
        .enumerate()
        .filter(|(index, _)| own(*index))
        .filter_map(|(_, pose)| legal(pose))
        .collect()
}

/// A grid of a quarter base width around a pose, as far as `far`.
fn grid(pose: Pose, far: Length) -> impl Iterator<Item = Pose> {
    let step = Length::BASE_WIDTH.scaled(1, 4);
    let count = far.units() / step.units() + 1;
    (-count..=count).flat_map(move |up| {
        (-count..=count).map(move |across| {
            let front = Point {
                x: pose.front.x + across * step.units(),
                y: pose.front.y + up * step.units(),
            };
            Pose::new(front, pose.facing)
        })
    })
}
