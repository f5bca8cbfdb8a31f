//! What lies ahead of the last leg of a march: enemies and pieces of their strongholds, found once for all shares of
//! the leg.
//!
//! It lists what a march may run into; `meet.rs` resolves what happens then.

use acies_geometry::{
    Angle, Base, Convex, Length, Point, Sweep, TOUCH, boxes_apart, overlaps, overlaps_interior,
};
use arrayvec::ArrayVec;

use super::march::March;
use crate::{Leg, MOST_LEGS, SIDE_SIZE, View};

/// Enemy bases and pieces of enemy strongholds that the last leg of a march may reach.
pub struct Ahead<'a> {
    /// The bases of enemies.
    enemies: ArrayVec<&'a Base, SIDE_SIZE>,
    /// The pieces of enemy strongholds.
    held: Vec<&'a [Point]>,
}

impl<'a> Ahead<'a> {
    /// Collects what the last leg of a march may reach at any share of it.
    pub fn new(view: View<'a>, march: &March) -> Ahead<'a> {
        let (bounds, margin) = reach(march);
        let is_near = |shape: (Point, Point)| !boxes_apart(bounds, shape, margin);
        let side = march.movers[0].side();
        let enemies = view.position.side(side.other());
        let held = view.position.held_against(side);
        let held = held.filter_map(|stronghold| view.table.stronghold(stronghold));
        Ahead {
            enemies: enemies
                .map(|(_, enemy)| &enemy.base)
                .filter(|base| is_near(base.bounds()))
                .collect(),
            held: held
                .flat_map(acies_geometry::Region::pieces)
                .filter(|piece| is_near(piece.bounds()))
                .collect(),
        }
    }

    /// Whether a mover would run into the enemy on its last leg, or end overlapping it.
    ///
    /// The march must be the one given to [`Ahead::new`], or a part of its last leg.
    pub fn stops(&self, march: &March) -> bool {
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
    pub fn shapes(&self) -> impl Iterator<Item = &'a [Point]> {
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
    use crate::movement::part::part;
    use crate::testing::{Rng, random_board};
    use crate::{ElementId, Legs, Side};

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
                    let cut = part(view, &march, last, (share, 100));
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
