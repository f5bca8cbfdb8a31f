//! A march that runs into the enemy (`dba30` §11.1, §11.4): how far it goes, what its front edges meet, and how that
//! becomes a contact.
//!
//! This is for editions in which elements slide to conform: the movers (`line_up.rs`), else the contacted enemies, else
//! neither, and both fight as if they had (`conform.rs`). The march up to the touch is paid for and measured; the slide
//! is free. Other modules check whether the march may go there at all.

use acies_geometry::{
    Angle, Base, Convex, Edge, Length, Point, Sweep, TOUCH, boxes_apart, overlaps,
    overlaps_interior, surely_apart, touches,
};
use acies_rulebook::ContactPolicy;
use arrayvec::ArrayVec;

use super::march::{March, cut_at};
use super::{ContactRequest, conform, line_up};
use crate::combat::contact_on;
use crate::{
    Conforms, Contact, ElementId, ElementSet, Leg, MOST_LEGS, SIDE_SIZE, View, contact, fronts_on,
    fronts_on_region,
};

/// The result of a march that runs into the enemy.
#[derive(Clone, Debug)]
pub struct ContactResolution {
    /// The march up to the contact.
    pub march: March,
    /// The same march, with the movers' places after conforming.
    pub ended: March,
    /// The elements that conform, with their final poses: movers or contacted enemies.
    pub conforms: Conforms,
    /// The contact made: mover, kind, and enemy.
    pub made: Option<(ElementId, Contact, ElementId)>,
    /// Whether these two stay in place and fight as if they had conformed.
    pub as_if: bool,
}

/// Capacity for misaligned pairs. Movers are side by side or behind each other, and an enemy's edge is no longer than a
/// base is wide: it lies on two fronts or touches three. Three times fourteen are fewer.
const MOST_MISALIGNED: usize = 48;

/// Misaligned pairs: a mover, by its index, and an enemy that its front edge meets out of line.
pub type Misaligned = ArrayVec<(usize, ElementId), MOST_MISALIGNED>;

/// Resolves a march that runs into the enemy with a front edge; `None` when it does not, or nothing has to conform.
pub fn meet(
    view: View<'_>,
    march: &March,
    request: Option<ContactRequest>,
) -> Option<ContactResolution> {
    let rules = &view.rulebook.movement.contact;
    if rules.policy != ContactPolicy::MoverThenContacted {
        return None;
    }
    // A move to a given place does not stop at an enemy on the way; a move of a given length does.
    let ends_there = ends_at_enemy(view, march);
    let ahead = Ahead::new(view, march);
    let is_stopped = (ends_there || !march.has_goal) && ahead.stops(march);
    if !ends_there && !is_stopped {
        return None;
    }
    let march = if is_stopped {
        up_to_enemy(view, march, &ahead)?
    } else {
        march.clone()
    };
    let mut met = ContactResolution {
        ended: march.clone(),
        march,
        conforms: Conforms::new(),
        made: None,
        as_if: false,
    };
    if makes_contact(view, &met.march) {
        return is_stopped.then_some(met);
    }
    let misaligned = misaligned(view, &met.march);
    if misaligned.is_empty() {
        return line_up::at_walls(view, &met).or_else(|| is_stopped.then_some(met));
    }
    let enemies: ElementSet = misaligned.iter().map(|&(_, enemy)| enemy).collect();
    met.march.met = enemies;
    met.ended.met = enemies;
    let never = |&(index, _): &(usize, ElementId)| {
        let id = met.march.movers[index];
        rules.never.has(view.position.element(id).troop)
    };
    if misaligned.iter().any(never) {
        return is_stopped.then_some(met);
    }
    line_up::movers(view, &met, &misaligned, request)
        .or_else(|| conform::contacted(view, &met, &misaligned, request))
        .or_else(|| conform::as_if(view, &met, &misaligned, request))
        .or_else(|| is_stopped.then_some(met))
}

/// The front edge of a base, as a shape.
pub fn front_line(base: &Base) -> [Point; 4] {
    let front = base.edge(Edge::Front);
    [front.from, front.to, front.to, front.from]
}

/// Whether a mover ends touching an enemy or an enemy-held stronghold.
fn ends_at_enemy(view: View<'_>, march: &March) -> bool {
    let side = march.movers[0].side();
    (0..march.movers.len()).any(|index| {
        let end = march.last(index);
        let mut enemies = view.position.near_of(side.other(), end.bounds(), TOUCH * 2);
        enemies.any(|(_, enemy)| touches(end, &enemy.base))
            || held(view, march).any(|piece| touches(end, piece))
    })
}

/// The convex pieces of strongholds held against the movers.
fn held<'a>(view: View<'a>, march: &March) -> impl Iterator<Item = &'a [Point]> {
    let held = view.position.held_against(march.movers[0].side());
    held.filter_map(move |stronghold| view.table.stronghold(stronghold))
        .flat_map(acies_geometry::Region::pieces)
}

/// The last leg can be cut at this many places.
const STEPS: i64 = 1 << 16;

/// The march up to the point where its last leg would run into an enemy; `None` when an earlier leg does.
fn up_to_enemy(view: View<'_>, march: &March, ahead: &Ahead<'_>) -> Option<March> {
    let leg = march.longest().checked_sub(1)?;
    if march.contracting.is_some() {
        return None;
    }
    let mut cut = march.clone();
    cut_at(view, march, leg, (0, STEPS), &mut cut);
    if Ahead::new(view, &cut).stops(&cut) {
        return None;
    }
    let (free, blocked) = farthest((0, STEPS), |share| {
        cut_at(view, march, leg, (share, STEPS), &mut cut);
        !ahead.stops(&cut)
    });
    // Up to the exact touch, without the tolerance for elements at rest against each other.
    cut_at(view, march, leg, (blocked, STEPS), &mut cut);
    let stops = stopping(&cut, ahead);
    let mut is_clear = |share: i64| {
        cut_at(view, march, leg, (share, STEPS), &mut cut);
        stops.iter().all(|&(index, piece)| {
            surely_apart(cut.last(index).corners.as_slice(), piece, Length::ZERO)
        })
    };
    let near = if is_clear(free) || !is_clear(0) {
        free
    } else {
        farthest((0, free), is_clear).0
    };
    // A mover that touches an enemy at its start is clear of it nowhere, and gets the tolerance.
    let share = if near == 0 { free } else { near };
    cut_at(view, march, leg, (share, STEPS), &mut cut);
    Some(cut)
}

/// The last free share between a free and a blocked one, and the next share after it.
fn farthest(between: (i64, i64), mut may: impl FnMut(i64) -> bool) -> (i64, i64) {
    let (mut free, mut blocked) = between;
    while blocked - free > 1 {
        let middle = i64::midpoint(free, blocked);
        if may(middle) {
            free = middle;
        } else {
            blocked = middle;
        }
    }
    (free, blocked)
}

/// What the movers run into: each mover with the corners of an enemy base or of a piece of an enemy stronghold.
fn stopping<'a>(march: &March, ahead: &Ahead<'a>) -> ArrayVec<(usize, &'a [Point]), 16> {
    let mut stops = ArrayVec::new();
    for index in 0..march.movers.len() {
        let end = march.last(index);
        for corners in ahead.shapes() {
            if overlaps_interior(corners, end) {
                let _ = stops.try_push((index, corners));
            }
        }
    }
    stops
}

/// Whether a mover ends in aligned contact with an enemy, or with its whole front edge on an enemy-held stronghold.
fn makes_contact(view: View<'_>, march: &March) -> bool {
    let side = march.movers[0].side();
    (0..march.movers.len()).any(|index| {
        let end = march.last(index);
        let mut enemies = view.position.near_of(side.other(), end.bounds(), TOUCH * 2);
        enemies.any(|(enemy, _)| contact_on(view, end, enemy).is_some())
            || view.position.held_against(side).any(|stronghold| {
                let region = view.table.stronghold(stronghold);
                region.is_some_and(|region| line_up::is_wholly_on(end, region))
            })
    })
}

/// The enemies that front edges meet without an aligned contact.
fn misaligned(view: View<'_>, march: &March) -> Misaligned {
    let side = march.movers[0].side();
    let mut misaligned = Misaligned::new();
    for index in 0..march.movers.len() {
        let end = march.last(index);
        for (enemy, element) in view.position.near_of(side.other(), end.bounds(), TOUCH * 2) {
            if fronts_on(end, &element.base.corners) && contact(end, &element.base).is_none() {
                let _ = misaligned.try_push((index, enemy));
            }
        }
    }
    misaligned
}

/// The enemy-held stronghold that a mover's front edge meets.
pub fn wall_met(view: View<'_>, march: &March, index: usize) -> Option<crate::Stronghold> {
    let mut held = view.position.held_against(march.movers[index].side());
    held.find(|&stronghold| {
        let region = view.table.stronghold(stronghold);
        region.is_some_and(|region| fronts_on_region(march.last(index), region))
    })
}

/// Enemy bases and pieces of enemy strongholds that the last leg of a march may reach, found once for all its shares.
struct Ahead<'a> {
    /// The bases of enemies.
    enemies: ArrayVec<&'a Base, SIDE_SIZE>,
    /// The pieces of enemy strongholds.
    held: Vec<&'a [Point]>,
}

impl<'a> Ahead<'a> {
    /// Collects what the last leg of a march may reach at any share of it.
    fn new(view: View<'a>, march: &March) -> Ahead<'a> {
        let (bounds, margin) = reach(march);
        let is_near = |shape: (Point, Point)| !boxes_apart(bounds, shape, margin);
        let side = march.movers[0].side();
        let enemies = view
            .position
            .near_of(side.other(), bounds, Length::from_units(margin));
        let held = view.position.held_against(side);
        let held = held.filter_map(|stronghold| view.table.stronghold(stronghold));
        Ahead {
            enemies: enemies.map(|(_, enemy)| &enemy.base).collect(),
            held: held
                .flat_map(acies_geometry::Region::pieces)
                .filter(|piece| is_near(piece.bounds()))
                .collect(),
        }
    }

    /// Whether a mover would run into the enemy on its last leg, or end overlapping it.
    ///
    /// The march must be the one given to [`Ahead::new`], or a part of its last leg.
    fn stops(&self, march: &March) -> bool {
        if self.enemies.is_empty() && self.held.is_empty() {
            return false;
        }
        (0..march.movers.len()).any(|index| {
            let (start, end) = (&march.stations[index][0], march.last(index));
            let last: ArrayVec<Sweep, MOST_BENDS> =
                last_leg(march, index).take(MOST_BENDS).collect();
            self.enemies.iter().any(|&base| {
                overlaps(base, end)
                    || overlaps_interior(base, end) && !overlaps_interior(base, start)
                    || last.iter().any(|sweep| sweep.hits(base))
            }) || self
                .held
                .iter()
                .any(|&piece| overlaps(piece, end) || last.iter().any(|sweep| sweep.hits(piece)))
        })
    }

    /// The corners of all these shapes.
    fn shapes(&self) -> impl Iterator<Item = &'a [Point]> {
        let enemies = self.enemies.iter().map(|base| base.corners.as_slice());
        enemies.chain(self.held.iter().copied())
    }
}

/// The maximum number of bends in one leg of a follower in a column.
const MOST_BENDS: usize = SIDE_SIZE + MOST_LEGS + 1;

/// One mover's last leg, bend by bend.
fn last_leg(march: &March, index: usize) -> impl Iterator<Item = Sweep> {
    let last = march.longest().checked_sub(1);
    last.into_iter()
        .flat_map(move |last| march.leg(index, last))
}

/// The margin for tolerance and rounding of a leg.
const SLACK: Length = TOUCH.scaled(8, 1);

/// The bounding box of both ends of the last leg, and the most by which a mover leaves it on the way.
fn reach(march: &March) -> ((Point, Point), i32) {
    let last = march.longest().saturating_sub(1);
    let mut bounds = march.last(0).bounds();
    let (mut turns, mut travel, mut deepest) = (false, Length::ZERO, Length::ZERO);
    for stations in &march.stations {
        let end = &stations[stations.len() - 1];
        let start = &stations[last.min(stations.len() - 1)];
        turns |= start.pose.facing != end.pose.facing;
        travel = travel.max(start.max_corner_displacement(end));
        deepest = deepest.max(end.depth + end.width);
        for base in [start, end] {
            bounds = around(bounds, base.bounds());
        }
    }
    let misaligned = match march.legs.get(last) {
        // A follower bends where the element ahead of it did.
        _ if !march.rigid || march.contracting.is_some() => {
            Length::BASE_WIDTH * 2 + travel + deepest
        }
        _ if !turns => Length::ZERO,
        // On a quarter arc the farthest point is 0.21 of the chord away from it.
        Some(Leg::Wheel(_, angle)) if *angle <= Angle::RIGHT => travel.scaled(1, 4),
        Some(Leg::Wheel(..)) => return (bounds, i32::MAX),
        // A mover that goes straight and turns about the middle of its front strays no farther than its farthest
        // corner.
        _ => deepest,
    };
    (bounds, (misaligned + SLACK).units())
}

/// The upright box around two others.
fn around(a: (Point, Point), b: (Point, Point)) -> (Point, Point) {
    let low = Point {
        x: a.0.x.min(b.0.x),
        y: a.0.y.min(b.0.y),
    };
    let high = Point {
        x: a.1.x.max(b.1.x),
        y: a.1.y.max(b.1.y),
    };
    (low, high)
}

#[cfg(test)]
mod tests {
    use acies_geometry::{Hand, Pose};

    use super::*;
    use crate::movement::formation::Formation;
    use crate::movement::march::up_to_share;
    use crate::testing::{Rng, random_board};
    use crate::{Legs, Side};

    /// The number of cuts of a leg that are tested.
    const SHARES: [i64; 6] = [0, 1, 20, 50, 83, 100];

    /// Whether no mover leaves the box by more than the margin on the last leg.
    fn is_within(march: &March, (bounds, margin): ((Point, Point), i32)) -> bool {
        (0..march.movers.len()).all(|index| {
            last_leg(march, index).all(|sweep| {
                let (low, high) = sweep.bounds();
                let before = [bounds.0.x - low.x, bounds.0.y - low.y];
                let after = [high.x - bounds.1.x, high.y - bounds.1.y];
                before.into_iter().chain(after).all(|out| out <= margin)
            })
        })
    }

    fn any_leg(rng: &mut Rng) -> Leg {
        let length = Length::BASE_WIDTH.scaled(rng.below(500) as i64, 100);
        let hand = rng.pick(&Hand::BOTH);
        match rng.below(4) {
            0 => Leg::Forward(length),
            1 => Leg::Shift(hand, length),
            2 => Leg::Wheel(hand, Angle::from_degrees(rng.below(90) as f64)),
            _ => Leg::Wheel(hand, Angle::from_degrees(rng.below(360) as f64)),
        }
    }

    fn any_pose(rng: &mut Rng) -> Pose {
        let [x, y] = [(); 2].map(|()| rng.below(1500) as f64 / 100.0);
        Pose::from_base_widths(x, y, rng.below(360) as f64)
    }

    #[test]
    fn movers_stay_within_the_margin_on_every_share_of_the_last_leg() {
        let mut cuts = 0;
        for seed in 0..300 {
            let board = random_board(seed);
            let (view, mut rng) = (board.view(), Rng::new(seed));
            let reds: Vec<ElementId> = view.position.side(Side::Red).map(|(id, _)| id).collect();
            let movers = &reds[..reds.len().min(1 + rng.below(3))];
            if movers.is_empty() {
                continue;
            }
            let legs: Legs = (0..=rng.below(2)).map(|_| any_leg(&mut rng)).collect();
            let poses: Vec<Pose> = (0..=rng.below(2)).map(|_| any_pose(&mut rng)).collect();
            let marches = [
                March::by_legs(view.position, movers, Formation::Group, &legs),
                March::column(view.position, movers, &legs),
                March::through(view.position, movers[0], poses),
            ];
            for march in marches {
                let within = reach(&march);
                let last = march.longest() - 1;
                for share in SHARES {
                    let cut = up_to_share(view, &march, last, (share, 100));
                    if cut.longest() == march.longest() {
                        cuts += 1;
                        assert!(is_within(&cut, within), "{seed}: {share} of {march:?}");
                    }
                }
            }
        }
        assert!(cuts > 3000, "{cuts}");
    }
}
