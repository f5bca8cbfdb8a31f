//! How a front edge touches another base without being aligned (`dba30` §11.1, §13.1, §15.3).
//!
//! Geometry only; the edition decides whether such a contact counts.

use acies_geometry::{
    Angle, Base, Convex, Edge, Hand, Length, Local, Point, Region, TOUCH, beyond, boxes_apart,
    overlaps, touches, within,
};

use super::{Contact, fronting, may_reach, same_facing};

/// How the front edge of `a` touches an edge of `other`: along a part of it, or by a corner at an angle.
///
/// Corner on corner is no contact, and two fronts are in contact only if each of them touches the other.
pub fn resting(a: &Base, other: &Base) -> Option<Contact> {
    let (edge, along) = rests_on(a, other)?;
    let mutual = || rests_on(other, a).is_some_and(|(edge, _)| edge == Edge::Front);
    match edge {
        Edge::Front if beyond(along, Length::ZERO) || mutual() => Some(Contact::Front),
        Edge::Front => None,
        Edge::Left => Some(Contact::Flank(Hand::Left)),
        Edge::Right => Some(Contact::Flank(Hand::Right)),
        Edge::Rear => Some(Contact::Rear),
    }
}

/// A touching shape this far straight ahead of a front edge is in front of it, whatever the angle.
const AHEAD: Length = Length::from_units(Length::BASE_WIDTH.units() / 20);

/// Whether the front edge of a base is on a shape: it touches it, and part of the shape is straight ahead.
///
/// A base that is only alongside, or corner to corner with edges in line, has nothing ahead of it.
pub fn fronts_on(base: &Base, shape: &[Point]) -> bool {
    if front_is_apart(base, shape) {
        return false;
    }
    let [left, right, ..] = base.corners;
    let line = [left, right, right, left];
    let strip = Base::new(base.pose.shifted(AHEAD, Length::ZERO), base.width, AHEAD);
    touches(&line, shape) && overlaps(&strip, shape)
}

/// [`fronts_on`] for the outline of a camp or built-up area.
pub fn fronts_on_region(base: &Base, region: &Region) -> bool {
    region.pieces().any(|piece| fronts_on(base, piece))
}

/// The length of the other's edge along which a front edge lies; zero where it touches at an angle, or not at all.
pub fn shared_edge(a: &Base, other: &Base) -> Length {
    rests_on(a, other).map_or(Length::ZERO, |(_, along)| along)
}

/// Whether two bases are near enough for the front edge of one to be on the other.
pub fn in_reach(a: &Base, other: &Base) -> bool {
    let reach = (a.width + other.width).scaled(1, 2) + a.depth.max(other.depth);
    may_reach(a, other, reach + TOUCH * 2)
}

/// Whether a front edge is certainly clear of a shape, by their bounding boxes: rejects most shapes early.
fn front_is_apart(a: &Base, shape: &[Point]) -> bool {
    let front = [a.corners[0], a.corners[1]];
    boxes_apart(front.bounds(), shape.bounds(), (TOUCH * 2).units())
}

/// The edge of `other` that the front edge of `a` is on, and their common length. Of several edges, the one faced most
/// squarely.
fn rests_on(a: &Base, other: &Base) -> Option<(Edge, Length)> {
    if !in_reach(a, other) || front_is_apart(a, &other.corners) {
        return None;
    }
    let mut best: Option<(Angle, Edge, Length)> = None;
    for edge in Edge::ALL {
        let outward = other.pose.facing + edge.outward();
        let askew = a.pose.facing.between(outward.opposite());
        if askew >= Angle::RIGHT
            || same_facing(a.pose.facing, outward + Angle::RIGHT)
            || same_facing(a.pose.facing, outward + Angle::LEFT)
            || best.is_some_and(|(squarest, _, _)| askew >= squarest)
        {
            continue;
        }
        if let Some(along) = lies_on(a, &fronting(other, edge)) {
            best = Some((askew, edge, along));
        }
    }
    best.map(|(_, edge, along)| (edge, along))
}

/// The length along which the front edge of `a` lies on that of `face`.
///
/// Zero where a corner of one touches the other between its corners; `None` where they do not touch like this.
fn lies_on(a: &Base, face: &Base) -> Option<Length> {
    let half = face.width.scaled(1, 2);
    let corners = [Hand::Left, Hand::Right].map(|hand| face.local(a.front_corner(hand)));
    let on_line = |point: Local| within(point.ahead.abs(), Length::ZERO);
    if corners.into_iter().all(on_line) {
        let [one, two] = corners.map(|corner| corner.right);
        let low = one.min(two).max(-half);
        let high = one.max(two).min(half);
        return Some(high - low).filter(|&along| beyond(along, Length::ZERO));
    }
    let inside = |point: Local, half: Length| on_line(point) && beyond(half, point.right.abs());
    let own_half = a.width.scaled(1, 2);
    let touches = corners.into_iter().any(|corner| inside(corner, half))
        || [Hand::Left, Hand::Right]
            .map(|hand| a.local(face.front_corner(hand)))
            .into_iter()
            .any(|corner| inside(corner, own_half));
    touches.then_some(Length::ZERO)
}
