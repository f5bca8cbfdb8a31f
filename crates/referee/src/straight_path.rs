//! How far a base can move straight ahead or straight back before it meets something.
//!
//! Whether it meets anything is decided exactly, on the strip that it passes over; this module measures where
//! it must stop.

use acies_geometry::{
    Base, Convex, Length, Point, TOUCH, beyond, boxes_apart, overlaps, overlaps_interior,
};
use acies_rulebook::{Going, Rulebook, TroopId};

use crate::{ElementId, Feature, Stronghold, Table, View};

/// The direction of a straight move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heading {
    Ahead,
    Back,
}

impl Heading {
    /// The base after it has moved this far.
    pub fn go(self, base: &Base, length: Length) -> Base {
        let ahead = match self {
            Heading::Ahead => length,
            Heading::Back => -length,
        };
        base.translated(base.direction.vector(ahead, Length::ZERO))
    }

    /// The rectangle that the base passes over, from its start to its end.
    pub fn strip(self, base: &Base, length: Length) -> Base {
        let end = self.go(base, length);
        let (first, last) = match self {
            Heading::Ahead => (&end, base),
            Heading::Back => (base, &end),
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

    /// The path of a move this far.
    pub fn path(self, base: &Base, length: Length) -> StraightPath {
        let (strip, end) = (self.strip(base, length), self.go(base, length));
        let corners = [strip.corners, end.corners, base.corners];
        StraightPath {
            heading: self,
            base: *base,
            length,
            bounds: corners.as_flattened().bounds(),
            strip,
            end,
        }
    }

    /// How far beyond the leading edge a point is, and how far to the right.
    fn along_and_right(self, base: &Base, point: Point) -> (Length, Length) {
        let local = base.local(point);
        match self {
            Heading::Ahead => (local.ahead, local.right),
            Heading::Back => (-(local.ahead + base.depth), local.right),
        }
    }
}

/// What a base passes over in a straight move, and where it ends.
///
/// The end lies in the strip, but is rounded to the lattice separately. It is tested by itself, so that no
/// base ends on something that the strip just misses.
pub(crate) struct StraightPath {
    heading: Heading,
    base: Base,
    length: Length,
    /// The bounding box of strip, start and end.
    bounds: (Point, Point),
    strip: Base,
    end: Base,
}

impl StraightPath {
    /// The path of a base that does not move.
    pub fn standing_still(base: Base) -> StraightPath {
        Heading::Ahead.path(&base, Length::ZERO)
    }

    /// Whether the path certainly keeps clear of a bounding box.
    pub fn is_clear_of(&self, bounds: (Point, Point)) -> bool {
        boxes_apart(self.bounds, bounds, 0)
    }

    fn meets<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        // The bounding boxes sort out most shapes.
        !self.is_clear_of(shape.bounds())
            && (overlaps(&self.strip, shape) || overlaps(&self.end, shape))
    }

    /// How far the base can go before it must stop for a shape; `None` if they do not meet.
    pub fn stop<C: Convex + ?Sized>(&self, shape: &C) -> Option<Length> {
        if !self.meets(shape) {
            return None;
        }
        let (low, _) = span(&self.base, self.heading, shape)?;
        let mut at = low.max(Length::ZERO).min(self.length);
        // A slanting edge may reach a little farther in just outside the narrowed strip.
        while beyond(at, Length::ZERO) && overlaps_interior(&self.heading.go(&self.base, at), shape)
        {
            at = (at - TOUCH).max(Length::ZERO);
        }
        Some(at)
    }
}

/// How far ahead of a base the nearest and the farthest part of a shape in its strip are.
pub(crate) fn span_ahead<C: Convex + ?Sized>(base: &Base, shape: &C) -> Option<(Length, Length)> {
    span(base, Heading::Ahead, shape)
}

/// How far along the nearest and the farthest part of a shape are within the strip that a base sweeps.
///
/// The strip is a touch narrower than the base; `None` when the shape lies beside it.
pub(crate) fn span<C: Convex + ?Sized>(
    base: &Base,
    heading: Heading,
    shape: &C,
) -> Option<(Length, Length)> {
    let half = i64::from((base.width.scaled(1, 2) - TOUCH).units());
    let mut found: Option<(Length, Length)> = None;
    let mut note = |on: Length| {
        found = Some(found.map_or((on, on), |(low, high)| (low.min(on), high.max(on))));
    };
    for edge in shape.edges() {
        let (from, from_right) = heading.along_and_right(base, edge.from);
        let (to, to_right) = heading.along_and_right(base, edge.to);
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

/// How far a base that moves `length` can go before it must stop for a shape; `None` if they do not meet.
pub(crate) fn stop<C: Convex + ?Sized>(
    base: &Base,
    heading: Heading,
    length: Length,
    shape: &C,
) -> Option<Length> {
    heading.path(base, length).stop(shape)
}

/// Whether a strip overlaps terrain that is impassable to a troop type.
pub(crate) fn meets_impassable(view: View, troop: TroopId, strip: &Base) -> bool {
    impassable_features(view.table, view.rulebook, troop)
        .any(|feature| feature.region.overlaps(strip))
}

/// The terrain features that are impassable to a troop type.
fn impassable_features<'a>(
    table: &'a Table,
    rulebook: &'a Rulebook,
    troop: TroopId,
) -> impl Iterator<Item = &'a Feature> {
    table.features.iter().filter(move |feature| {
        let kind = rulebook.terrain_kind(feature.kind);
        kind.shape.has_going() && kind.going == Going::Impassable && !kind.good_for.has(troop)
    })
}

/// The convex pieces of the terrain that is impassable to a troop type.
pub(crate) fn impassable_pieces<'a>(
    table: &'a Table,
    rulebook: &'a Rulebook,
    troop: TroopId,
) -> impl Iterator<Item = &'a [Point]> {
    impassable_features(table, rulebook, troop).flat_map(|feature| feature.region.pieces())
}

/// The camps and built-up areas on the table, each by its convex pieces.
pub(crate) fn stronghold_pieces(view: View<'_>) -> impl Iterator<Item = (Stronghold, &[Point])> {
    view.position.strongholds().flat_map(move |stronghold| {
        let region = view.table.stronghold(stronghold).into_iter();
        region.flat_map(move |region| region.pieces().map(move |piece| (stronghold, piece)))
    })
}

/// How far a base can go before it leaves the table; `None` if it stays on within `length`.
pub(crate) fn table_exit(
    table: &Table,
    base: &Base,
    heading: Heading,
    length: Length,
) -> Option<Length> {
    if table.contains(&heading.go(base, length)) {
        return None;
    }
    let direction = base.direction;
    let (sin, cos) = match heading {
        Heading::Ahead => (direction.sin, direction.cos),
        Heading::Back => (-direction.sin, -direction.cos),
    };
    // How far a base can move before a coordinate has grown by `left`, at this rate of growth.
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

/// The other elements that a path meets, red before blue.
pub(crate) fn elements_met(
    view: View<'_>,
    id: ElementId,
    path: StraightPath,
) -> impl Iterator<Item = ElementId> {
    view.position
        .on_table()
        .filter(move |&(other, element)| other != id && path.meets(&element.base))
        .map(|(other, _)| other)
}

/// Whether a base could stand here: on the table, clear of elements outside `except`, camps, built-up areas
/// and impassable terrain.
pub(crate) fn is_free(view: View, troop: TroopId, base: &Base, except: crate::ElementSet) -> bool {
    view.position.overlaps_any(base, except).is_none() && is_open(view, troop, base)
}

/// Whether a base could stand here as far as table and terrain go, whatever elements are there.
pub(crate) fn is_open(view: View, troop: TroopId, base: &Base) -> bool {
    view.table.contains(base)
        && view
            .position
            .overlaps_stronghold(view.table, base)
            .is_none()
        && !meets_impassable(view, troop, base)
}

/// Whether the first distance is less than the second by more than the tolerance.
pub(crate) fn is_before(first: Length, second: Length) -> bool {
    beyond(second, first)
}
