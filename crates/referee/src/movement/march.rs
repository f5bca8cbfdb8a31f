//! A march: the way of every mover, leg by leg, and the march cut short at a share of a leg.
//!
//! Geometry only; other modules decide what is allowed.

use acies_geometry::{Angle, Base, Hand, Length, Point, Pose, Sweep};
use arrayvec::ArrayVec;

use super::contract::contract;
use super::formation::{Formation, end_of_front_rank};
use super::trail::{self, Trail};
use crate::{ElementId, ElementSet, Leg, Legs, MOST_LEGS, Position, SIDE_SIZE, View};

/// The bases of one mover: at its start, then at the end of each leg.
pub type Stations = ArrayVec<Base, { MOST_LEGS + 1 }>;

/// The way of every mover.
#[derive(Clone, Debug)]
pub struct March {
    /// The movers, the leader first.
    pub movers: ArrayVec<ElementId, SIDE_SIZE>,
    /// The same as a set.
    pub set: ElementSet,
    /// Their formation.
    pub formation: Formation,
    /// The places of each mover.
    pub stations: Vec<Stations>,
    /// For a contracting group, the number of movers that go by the legs; the others fall in behind one by one, each as
    /// by a single move.
    pub contracting: Option<usize>,
    /// The total sideways shift of its legs.
    pub shifts: Length,
    /// Whether the movers keep their relative places; otherwise they follow the leader one by one.
    pub rigid: bool,
    /// The bends of a column.
    pub trail: Trail,
    /// The legs that made it, if it was made by legs.
    pub legs: Legs,
    /// Whether the order names the end, not the distance.
    pub has_goal: bool,
    /// The enemies that front edges meet at its end and that require conforming.
    pub met: ElementSet,
    /// The enemy in front-edge contact after conforming, or as if conformed.
    pub made: Option<ElementId>,
}

impl March {
    /// A march without legs.
    pub fn start(position: &Position, movers: &[ElementId], formation: Formation) -> March {
        let mut march = March {
            movers: movers.iter().copied().take(SIDE_SIZE).collect(),
            set: movers.iter().copied().collect(),
            formation,
            stations: Vec::with_capacity(movers.len()),
            contracting: None,
            shifts: Length::ZERO,
            rigid: true,
            trail: Trail::default(),
            legs: Legs::new(),
            has_goal: false,
            met: ElementSet::NONE,
            made: None,
        };
        for &id in &march.movers {
            let mut stations = Stations::new();
            stations.push(*position.base(id));
            march.stations.push(stations);
        }
        march
    }

    /// The march of a single element through these poses.
    pub fn through(
        position: &Position,
        mover: ElementId,
        poses: impl IntoIterator<Item = Pose>,
    ) -> March {
        let mut march = March::start(position, &[mover], Formation::Single);
        march.has_goal = true;
        let base = *position.base(mover);
        for pose in poses.into_iter().take(MOST_LEGS) {
            march.stations[0].push(base.moved_to(pose));
        }
        march
    }

    /// The march of a single element by one leg, wherever it begins.
    pub fn of_leg(mover: ElementId, sweep: Sweep) -> March {
        March {
            movers: [mover].into_iter().collect(),
            set: [mover].into_iter().collect(),
            formation: Formation::Single,
            stations: vec![[sweep.from, sweep.to].into_iter().collect()],
            contracting: None,
            shifts: Length::ZERO,
            rigid: true,
            trail: Trail::default(),
            legs: Legs::new(),
            has_goal: true,
            met: ElementSet::NONE,
            made: None,
        }
    }

    /// The march of a single element or a group by legs. A group keeps its shape: every member is placed by the same
    /// formula from its start.
    pub fn by_legs(
        position: &Position,
        movers: &[ElementId],
        formation: Formation,
        legs: &[Leg],
    ) -> March {
        let mut march = March::start(position, movers, formation);
        for &leg in legs.iter().take(MOST_LEGS) {
            march.go(position, leg);
        }
        march
    }

    /// Adds a leg for all movers.
    pub fn go(&mut self, position: &Position, leg: Leg) {
        if self.legs.try_push(leg).is_err() {
            return;
        }
        let facing = self.last(0).pose.facing;
        match leg {
            Leg::Forward(length) => self.shift_all(facing, length, Length::ZERO),
            Leg::Shift(hand, length) => {
                self.shifts += length.abs();
                self.shift_all(facing, Length::ZERO, hand.signed(length));
            }
            Leg::Wheel(hand, angle) => {
                let end = end_of_front_rank(position, &self.movers, hand);
                let index = self.movers.iter().position(|&id| id == end).unwrap_or(0);
                let pivot = self.last(index).front_corner(hand);
                let turn = match hand {
                    Hand::Left => -angle,
                    Hand::Right => angle,
                };
                for stations in &mut self.stations {
                    let base = stations[stations.len() - 1];
                    stations.push(base.moved_to(base.pose.rotated(pivot, turn)));
                }
            }
        }
    }

    /// Keeps only the first legs of all movers.
    pub fn keep_legs(&mut self, count: usize) {
        for leg in self.legs.drain(count.min(self.legs.len())..) {
            if let Leg::Shift(_, length) = leg {
                self.shifts -= length.abs();
            }
        }
        for stations in &mut self.stations {
            stations.truncate(count + 1);
        }
    }

    /// The march of a column: the leader goes by legs, the others follow its track and close up to the one ahead.
    pub fn column(position: &Position, movers: &[ElementId], legs: &[Leg]) -> March {
        let lead = March::by_legs(position, &movers[..1], Formation::Single, legs);
        let mut march = March::start(position, movers, Formation::Column);
        march.rigid = false;
        march.shifts = lead.shifts;
        march.legs = legs.iter().copied().take(MOST_LEGS).collect();
        march.stations[0].clone_from(&lead.stations[0]);
        trail::follow(&mut march);
        march
    }

    /// Shifts the end of the march by the few units of rounding from its legs, so that the leader is exactly at a pose.
    pub fn settle(&mut self, pose: Pose) {
        let lead = self.last(0);
        let step = pose.front - lead.pose.front;
        let turn = pose.facing - lead.pose.facing;
        for stations in &mut self.stations {
            let last = stations.len() - 1;
            let base = stations[last];
            stations[last] =
                base.moved_to(Pose::new(base.pose.front + step, base.pose.facing + turn));
        }
    }

    fn shift_all(&mut self, facing: Angle, ahead: Length, right: Length) {
        let step = facing.direction().vector(ahead, right);
        for stations in &mut self.stations {
            let base = stations[stations.len() - 1];
            stations.push(base.translated(step));
        }
    }

    /// The base of a mover at the end.
    pub fn last(&self, index: usize) -> &Base {
        let stations = &self.stations[index];
        &stations[stations.len() - 1]
    }

    /// The sweeps of a mover, bend by bend.
    pub fn sweeps(&self, index: usize) -> impl DoubleEndedIterator<Item = Sweep> + '_ {
        (1..self.stations[index].len()).flat_map(move |leg| self.leg(index, leg - 1))
    }

    /// The sweeps of a mover on one leg; followers in a column may bend within a leg. Empty if it makes no such leg.
    pub fn leg(&self, index: usize, leg: usize) -> impl DoubleEndedIterator<Item = Sweep> + '_ {
        let ends = self.stations[index].get(leg..leg + 2).unwrap_or_default();
        let bends = self.trail.bends(index, leg);
        let at = move |nth: usize| match nth {
            0 => ends[0],
            nth if nth > bends.len() => ends[1],
            nth => ends[0].moved_to(bends[nth - 1]),
        };
        let ways = if ends.is_empty() { 0 } else { bends.len() + 1 };
        (0..ways).map(move |nth| Sweep::new(at(nth), at(nth + 1)))
    }

    /// The bounding box of all bases of all movers.
    pub fn bounds(&self) -> (Point, Point) {
        let first = self.stations[0][0].corners[0];
        let corners = self.stations.iter().flatten().flat_map(|base| base.corners);
        // An element deeper than the leader reaches farther out at a bend.
        let margin = if self.trail.is_straight() {
            0
        } else {
            2 * Length::BASE_WIDTH.units()
        };
        let (low, high) = corners.fold((first, first), |(low, high), at| {
            (
                Point {
                    x: low.x.min(at.x),
                    y: low.y.min(at.y),
                },
                Point {
                    x: high.x.max(at.x),
                    y: high.y.max(at.y),
                },
            )
        });
        let out = |at: i32, by: i32| at.saturating_add(by);
        (
            Point {
                x: out(low.x, -margin),
                y: out(low.y, -margin),
            },
            Point {
                x: out(high.x, margin),
                y: out(high.y, margin),
            },
        )
    }

    /// The number of legs of the longest track.
    pub fn longest(&self) -> usize {
        self.stations
            .iter()
            .map(|stations| stations.len() - 1)
            .max()
            .unwrap_or(0)
    }

    /// The movers with their tracks.
    pub fn tracks(&self) -> impl Iterator<Item = (ElementId, &Stations)> {
        self.movers.iter().copied().zip(&self.stations)
    }

    /// Whether no mover moves.
    pub fn is_idle(&self) -> bool {
        self.stations
            .iter()
            .all(|stations| stations.windows(2).all(|ends| ends[0].pose == ends[1].pose))
    }
}

/// The pose at `numerator / denominator` of the way between two poses, turning the shorter way.
pub fn between(from: Pose, to: Pose, numerator: i64, denominator: i64) -> Pose {
    let turn = i64::from((to.facing - from.facing).0.cast_signed());
    let part = i128::from(turn) * i128::from(numerator) / i128::from(denominator);
    Pose::new(
        from.front.toward(to.front, numerator, denominator),
        Angle(from.facing.0.wrapping_add((part as i64) as u32)),
    )
}

/// The march up to a share of one of its legs, such as 1 of 4.
pub fn up_to_share(view: View<'_>, march: &March, leg: usize, share: (i64, i64)) -> March {
    let mut cut = march.clone();
    cut_at(view, march, leg, share, &mut cut);
    cut
}

/// Cuts a copy of a march at a share of one of its legs. The copy may have been cut at this leg before.
pub fn cut_at(view: View<'_>, march: &March, leg: usize, share: (i64, i64), cut: &mut March) {
    if march.legs.is_empty() {
        cut_poses(march, leg, share, cut);
    } else if march.rigid && march.contracting.is_none() {
        cut_legs(view, march, leg, share, cut);
    } else {
        *cut = close_up(view, march, leg, share);
    }
}

/// All movers alike, pose by pose.
fn cut_poses(march: &March, leg: usize, (share, of): (i64, i64), cut: &mut March) {
    for (stations, whole) in cut.stations.iter_mut().zip(&march.stations) {
        if whole.len() > leg + 1 {
            let (from, to) = (whole[leg], whole[leg + 1]);
            stations.truncate(leg + 1);
            if share > 0 {
                stations.push(from.moved_to(between(from.pose, to.pose, share, of)));
            }
        }
    }
}

/// A group that keeps its shape, leg by leg.
fn cut_legs(view: View<'_>, march: &March, leg: usize, share: (i64, i64), cut: &mut March) {
    cut.keep_legs(leg);
    if let Some(&whole) = march.legs.get(leg) {
        cut.go(view.position, share_of(whole, share));
    }
}

/// A column or a contracting group closes up.
fn close_up(view: View<'_>, march: &March, leg: usize, share: (i64, i64)) -> March {
    let mut legs: Legs = march.legs.iter().copied().take(leg).collect();
    legs.extend(march.legs.get(leg).map(|&whole| share_of(whole, share)));
    match march.contracting {
        Some(front) => contract(view, &march.movers, front, &legs),
        None => March::column(view.position, &march.movers, &legs),
    }
}

/// A share of a leg.
fn share_of(leg: Leg, (share, of): (i64, i64)) -> Leg {
    let part = |length: Length| length.scaled(share, of);
    match leg {
        Leg::Forward(length) => Leg::Forward(part(length)),
        Leg::Shift(hand, length) => Leg::Shift(hand, part(length)),
        Leg::Wheel(hand, angle) => {
            Leg::Wheel(hand, Angle((i64::from(angle.0) * share / of) as u32))
        }
    }
}
