//! How far a base can go straight ahead or straight back before it meets something.
//!
//! Whether it meets it at all is asked of the strip that it passes over, exactly; this measures where it has to stop.

use acies_geometry::{
    Base, Convex, Length, Point, TOUCH, beyond, boxes_apart, overlaps, overlaps_interior,
};
use acies_rulebook::{Going, Rulebook, TroopId};

use crate::{ElementId, Feature, Stronghold, Table, View};

/// Straight ahead or straight back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Ahead,
    Back,
}

impl Way {
    /// The base so far on.
    pub fn go(self, base: &Base, length: Length) -> Base {
        let ahead = match self {
            Way::Ahead => length,
            Way::Back => -length,
        };
        base.translated(base.direction.vector(ahead, Length::ZERO))
    }

    /// What it passes over when it goes so far: a rectangle from where it starts to where it ends.
    pub fn strip(self, base: &Base, length: Length) -> Base {
        let end = self.go(base, length);
        let (first, last) = match self {
            Way::Ahead => (&end, base),
            Way::Back => (base, &end),
        };
        let [front_left, front_right, _, _] = first.corners;
        let [_, _, rear_right, rear_left] = last.corners;
        Base {
            pose: first.pose,
            depth: base.depth + length,
            corners: [front_left, front_right, rear_right, rear_left],
            ..*base
        }
    }

    /// The course of going so far.
    pub fn course(self, base: &Base, length: Length) -> Course {
        let (strip, end) = (self.strip(base, length), self.go(base, length));
        let corners = [strip.corners, end.corners, base.corners];
        Course {
            way: self,
            base: *base,
            length,
            bounds: corners.as_flattened().bounds(),
            strip,
            end,
        }
    }

    /// How far on from the leading edge a point is, and how far to the right.
    fn seen(self, base: &Base, point: Point) -> (Length, Length) {
        let local = base.local(point);
        match self {
            Way::Ahead => (local.ahead, local.right),
            Way::Back => (-(local.ahead + base.depth), local.right),
        }
    }
}

/// What a base passes over when it goes straight, and where it ends.
///
/// The end belongs to the strip, but it is rounded to the lattice on its own: it is asked by itself, so that nobody
/// ends on what the strip just misses.
pub(crate) struct Course {
    way: Way,
    base: Base,
    length: Length,
    /// The upright box about all of it.
    bounds: (Point, Point),
    strip: Base,
    end: Base,
}

impl Course {
    /// The course of one that stays.
    pub fn staying(base: Base) -> Course {
        Way::Ahead.course(&base, Length::ZERO)
    }

    /// Whether it certainly keeps clear of what lies in an upright box.
    pub fn is_clear_of(&self, bounds: (Point, Point)) -> bool {
        boxes_apart(self.bounds, bounds, 0)
    }

    fn meets<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        // Most of what stands on the table is told by the boxes.
        !self.is_clear_of(shape.bounds())
            && (overlaps(&self.strip, shape) || overlaps(&self.end, shape))
    }

    /// Where the base has to stop for a shape; `None` when it does not meet it.
    pub fn stop<C: Convex + ?Sized>(&self, shape: &C) -> Option<Length> {
        if !self.meets(shape) {
            return None;
        }
        let (low, _) = span(&self.base, self.way, shape)?;
        let mut at = low.max(Length::ZERO).min(self.length);
        // A slanting edge may reach a little farther in outside the narrowed strip.
        while beyond(at, Length::ZERO) && overlaps_interior(&self.way.go(&self.base, at), shape) {
            at = (at - TOUCH).max(Length::ZERO);
        }
        Some(at)
    }
}

/// How far ahead of a base the nearest and the farthest part of a shape is that lies before it.
pub(crate) fn span_ahead<C: Convex + ?Sized>(base: &Base, shape: &C) -> Option<(Length, Length)> {
    span(base, Way::Ahead, shape)
}

/// How far on the nearest and the farthest part of a shape is within the strip that a base sweeps, a touch narrower
/// than the base; `None` when the shape lies beside the strip.
pub(crate) fn span<C: Convex + ?Sized>(
    base: &Base,
    way: Way,
    shape: &C,
) -> Option<(Length, Length)> {
    let half = i64::from((base.width.scaled(1, 2) - TOUCH).units());
    let mut found: Option<(Length, Length)> = None;
    let mut note = |on: Length| {
        found = Some(found.map_or((on, on), |(low, high)| (low.min(on), high.max(on))));
    };
    for edge in shape.edges() {
        let (from, from_right) = way.seen(base, edge.from);
        let (to, to_right) = way.seen(base, edge.to);
        let (r0, r1) = (i64::from(from_right.units()), i64::from(to_right.units()));
        if r0.abs() <= half {
            note(from);
        }
        for border in [-half, half] {
            if (r0 - border).signum() * (r1 - border).signum() < 0 {
                let (part, whole) = (border - r0, r1 - r0);
                let (part, whole) = if whole < 0 {
                    (-part, -whole)
                } else {
                    (part, whole)
                };
                note(from + (to - from).scaled(part, whole));
            }
        }
    }
    found
}

/// Where a base that goes on for `length` has to stop for a shape; `None` when it does not meet it.
pub(crate) fn stop<C: Convex + ?Sized>(
    base: &Base,
    way: Way,
    length: Length,
    shape: &C,
) -> Option<Length> {
    way.course(base, length).stop(shape)
}

/// Whether a base meets a closed place when it goes on so far: impassable to the troop, or built up.
pub(crate) fn meets_closed(view: View, troop: TroopId, strip: &Base) -> bool {
    closed(view.table, view.rulebook, troop).any(|feature| feature.region.overlaps(strip))
}

/// Everything closed to a troop.
fn closed<'a>(
    table: &'a Table,
    rulebook: &'a Rulebook,
    troop: TroopId,
) -> impl Iterator<Item = &'a Feature> {
    table.features.iter().filter(move |feature| {
        let kind = rulebook.terrain_kind(feature.kind);
        kind.shape.has_going() && kind.going == Going::Impassable && !kind.good_for.has(troop)
    })
}

/// The convex pieces of everything closed to a troop.
pub(crate) fn closed_pieces<'a>(
    table: &'a Table,
    rulebook: &'a Rulebook,
    troop: TroopId,
) -> impl Iterator<Item = &'a [Point]> {
    closed(table, rulebook, troop).flat_map(|feature| feature.region.pieces())
}

/// The camps and built-up areas on the table, piece by piece.
pub(crate) fn strongholds(view: View<'_>) -> impl Iterator<Item = (Stronghold, &[Point])> {
    view.position.strongholds().flat_map(move |stronghold| {
        let region = view.table.stronghold(stronghold).into_iter();
        region.flat_map(move |region| region.pieces().map(move |piece| (stronghold, piece)))
    })
}

/// Where a base that goes on would leave the table; `None` when it does not within `length`.
pub(crate) fn leaves_table(table: &Table, base: &Base, way: Way, length: Length) -> Option<Length> {
    if table.contains(&way.go(base, length)) {
        return None;
    }
    let direction = base.direction;
    let (sin, cos) = match way {
        Way::Ahead => (direction.sin, direction.cos),
        Way::Back => (-direction.sin, -direction.cos),
    };
    // How far a coordinate may still grow, along a direction that makes it grow at this rate.
    let room = |left: i32, rate: i32| {
        if rate > 0 {
            let units = (i64::from(left) << 30) / i64::from(rate);
            Length::from_units(units.clamp(0, i64::from(i32::MAX)) as i32)
        } else {
            Length::MAX
        }
    };
    let (width, depth) = (table.width.units(), table.depth.units());
    let least = base.corners.iter().fold(Length::MAX, |least, corner| {
        least
            .min(room(width - corner.x, sin))
            .min(room(corner.x, -sin))
            .min(room(depth - corner.y, cos))
            .min(room(corner.y, -cos))
    });
    Some(least.min(length))
}

/// The elements that a course meets but one, red before blue.
pub(crate) fn met(
    view: View<'_>,
    id: ElementId,
    course: Course,
) -> impl Iterator<Item = ElementId> {
    view.position
        .on_table()
        .filter(move |&(other, element)| other != id && course.meets(&element.base))
        .map(|(other, _)| other)
}

/// Who or what stands where a base would stand: an element outside `except`, a camp or a built-up area,
/// a closed place, no table.
pub(crate) fn is_free(view: View, troop: TroopId, base: &Base, except: crate::ElementSet) -> bool {
    view.position.overlaps_any(base, except).is_none() && is_open(view, troop, base)
}

/// The same whoever stands there: a camp or a built-up area, a closed place, no table.
pub(crate) fn is_open(view: View, troop: TroopId, base: &Base) -> bool {
    view.table.contains(base)
        && view
            .position
            .overlaps_stronghold(view.table, base)
            .is_none()
        && !meets_closed(view, troop, base)
}

/// Whether a first place is reached before a second one, beyond the tolerance.
pub(crate) fn before(first: Length, second: Length) -> bool {
    beyond(second, first)
}
