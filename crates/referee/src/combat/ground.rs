//! What the ground adds in close combat: height and river banks (`dba22` §21.4).
//!
//! A hill rises from its outline to its crest line: a point of it is the higher, the nearer it is to the crest;
//! ground outside every hill is lower than all of that.

use acies_geometry::{
    Base, Convex, Edge, Length, Point, Region, Segment, beyond, distance, within,
};
use acies_rulebook::Shape;

use crate::{Feature, View};

/// The part of a line inside a convex shape, if there is one.
pub(crate) fn clip<C: Convex + ?Sized>(line: Segment, shape: &C) -> Option<Segment> {
    const ONE: i128 = 1 << 32;
    let step = line.step();
    let (mut enter, mut leave) = (0, ONE);
    for edge in shape.edges() {
        let along = edge.step();
        // Inside where the cross product is not positive.
        let start = i128::from(along.cross(line.from - edge.from));
        let slope = i128::from(along.cross(step));
        if slope == 0 {
            if start > 0 {
                return None;
            }
        } else {
            let crossing = (-start * ONE) / slope;
            if slope > 0 {
                leave = leave.min(crossing);
            } else {
                enter = enter.max(crossing);
            }
        }
        if enter > leave {
            return None;
        }
    }
    let at = |part: i128| line.from.toward(line.to, part as i64, ONE as i64);
    Some(Segment::new(at(enter), at(leave)))
}

/// The line to which a hill rises: its crest, or the middle of its extent where none is drawn.
fn crest(feature: &Feature) -> Segment {
    feature.crest.unwrap_or_else(|| {
        let (low, high) = feature.region.outline().bounds();
        let middle = low.midway(high);
        Segment::new(middle, middle)
    })
}

/// How near to the crest of a hill some part of a shape is, the nearest over all hills.
///
/// The less it is, the higher that part; a shape that is on no hill is [`Length::MAX`] away.
pub fn crest_distance<C: Convex + ?Sized>(view: View, shape: &C) -> Length {
    hills(view).fold(Length::MAX, |least, hill| {
        least.min(crest_distance_on(hill, shape))
    })
}

fn hills(view: View<'_>) -> impl Iterator<Item = &Feature> {
    view.table
        .features
        .iter()
        .filter(move |feature| view.rulebook.terrain_kind(feature.kind).hill)
}

fn crest_distance_on<C: Convex + ?Sized>(hill: &Feature, shape: &C) -> Length {
    if !hill.region.overlaps(shape) {
        return Length::MAX;
    }
    let crest = crest(hill);
    let inside = |point: Point| {
        shape
            .edges()
            .all(|edge| edge.step().cross(point - edge.from) <= 0)
    };
    if inside(crest.from) {
        return Length::ZERO;
    }
    // The nearest part of what shape and hill share lies on the border of one of them.
    let nearest = |least: Length, part: Segment| {
        least.min(distance(&[crest.from, crest.to], &[part.from, part.to]))
    };
    hill.region.pieces().fold(Length::MAX, |least, piece| {
        let least = shape
            .edges()
            .filter_map(|edge| clip(edge, piece))
            .fold(least, nearest);
        piece
            .edges()
            .filter_map(|edge| clip(edge, shape))
            .fold(least, nearest)
    })
}

/// Whether some of a front edge is on a hill and some part of its base is higher than all of the enemy's front edge.
pub fn uphill(view: View, own: &Base, enemy: &Base) -> bool {
    let ends = |base: &Base| {
        let front = base.edge(Edge::Front);
        [front.from, front.to]
    };
    let front = ends(own);
    hills(view).any(|hill| hill.region.overlaps(&front))
        && beyond(
            crest_distance(view, &ends(enemy)),
            crest_distance(view, own),
        )
}

/// Whether a base defends the bank of a river that is not paltry against an enemy partly in it.
///
/// It is wholly out of the river and not where a road crosses it. Where the edition says how far a bank reaches, all of
/// its front edge is as near the river, which lies ahead (`dba22` §21.4); else it is enough that the enemy is in it
/// (`dba30` §4.6), and then whoever is inside a camp or a built-up area, where nobody has a base, defends it as well: but not
/// against an enemy on a road across it.
pub fn defends_bank(view: View, own: Option<&Base>, enemy: &Base) -> bool {
    if !view.position.river_hinders() {
        return false;
    }
    let bank = view.rulebook.movement.rivers.bank;
    view.table
        .features_of(view.rulebook, Shape::River)
        .any(|river| {
            let region = &river.region;
            region.overlaps(enemy)
                && !own.is_some_and(|own| region.overlaps(own))
                && match (bank, own) {
                    (Some(bank), Some(own)) => {
                        let front = own.edge(Edge::Front);
                        front_within(own, region, bank)
                            && region.overlaps(&strip_ahead(own, bank))
                            && !on_crossing(view, own, region, &[front.from, front.to], bank)
                    }
                    (Some(_), None) => false,
                    (None, own) => {
                        !on_crossing(view, own.unwrap_or(enemy), region, enemy, Length::ZERO)
                    }
                }
        })
}

/// Whether both ends and the middle of a front edge are near a region.
fn front_within(base: &Base, region: &Region, reach: Length) -> bool {
    let front = base.edge(Edge::Front);
    [front.from, base.pose.front, front.to]
        .into_iter()
        .all(|point| within(region.distance(&[point]), reach))
}

/// The patch straight ahead of a base, so far.
fn strip_ahead(base: &Base, reach: Length) -> Base {
    Base::new(base.shifted(reach, Length::ZERO), base.width, reach)
}

/// Whether a base stands on a road where that road crosses a river so near to something else.
fn on_crossing<C: Convex + ?Sized>(
    view: View,
    base: &Base,
    river: &Region,
    near: &C,
    reach: Length,
) -> bool {
    view.table
        .features_of(view.rulebook, Shape::Road)
        .filter(|road| road.region.overlaps(base))
        .any(|road| {
            road.line.windows(2).any(|ends| {
                let line = Segment::new(ends[0], ends[1]);
                river
                    .pieces()
                    .filter_map(|piece| clip(line, piece))
                    .any(|part| within(distance(&[part.from, part.to], near), reach))
            })
        })
}
