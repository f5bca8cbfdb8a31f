//! Where zones of control (2.2) lie, called threat zones in 3.0 (`dba22` §17, `dba30` §10).
//!
//! A zone is the strip straight ahead of an element. It is computed without the movers, so that a mover that has
//! stopped a zone is not hidden from it.
//!
//! What a mover in a zone may do is judged in `movement/zone/`; shooting only asks which parties are in one.

use acies_geometry::{
    Base, Convex, Edge, Length, Point, SmallSort, TOUCH, beyond, boxes_apart, overlaps, within,
};
use acies_rulebook::ZonePolicy;
use arrayvec::ArrayVec;

use crate::combat::{assaulted_stronghold, fights_to_front};
use crate::{ElementId, ElementSet, Party, Side, Stronghold, View, front_edge_contact, fronting};

/// The zone of control of an element: a rectangle ahead of its front edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The element that exerts it.
    pub owner: ElementId,
    /// The edge of the owner that it lies ahead of.
    pub edge: Edge,
    /// The strip, as a base facing out over that edge; its rear edge is the owner's edge.
    pub strip: Base,
    /// Whether it ends at an obstacle: a mover that passes along there passes the obstacle, not the zone.
    pub stopped: bool,
}

impl Zone {
    /// Whether a shape is in the zone: inside or on its far edge, but not on its sides or the owner's corners.
    pub fn has<C: acies_geometry::Convex + ?Sized>(&self, shape: &C) -> bool {
        overlaps(&self.probe(), shape)
    }

    /// The owner as it faces the zone.
    pub(crate) fn face(&self, view: View<'_>) -> Base {
        fronting(view.position.base(self.owner), self.edge)
    }

    /// The strip lengthened by the tolerance: what overlaps it is in the zone.
    pub(crate) fn probe(&self) -> Base {
        let far = self.strip.shifted(TOUCH * 2, Length::ZERO);
        self.strip
            .resized(far, self.strip.width, self.strip.depth + TOUCH * 2)
    }
}

/// The zones of several elements; a zone that continues beside an obstacle has several pieces.
pub type Zones = ArrayVec<Zone, MOST>;

/// The maximum number of zone pieces: one before every edge of every element.
pub(crate) const MOST: usize = 4 * crate::SIDE_SIZE;

/// The maximum number of pieces of one zone; beyond that the last piece is as short as the shortest of the rest.
const PIECES: usize = 4;

/// The zone ahead of an edge up to the first obstacle, without `movers`; `None` when there is none.
pub fn zone_of(view: View<'_>, owner: ElementId, edge: Edge, movers: ElementSet) -> Option<Zone> {
    let rules = &view.rulebook.movement.zones;
    let element = view.position.element(owner);
    if !rules.exerted_by.has(element.troop)
        || edge != Edge::Front && !rules.all_edges.has(element.troop)
        || !rules.while_engaged && is_engaged(view, owner)
    {
        return None;
    }
    let base = &fronting(&element.base, edge);
    let full = longest(base, rules.depth);
    let length = match rules.policy {
        ZonePolicy::XRay => rules.depth,
        ZonePolicy::Carpet | ZonePolicy::PartCarpet => rolled_out(view, base, &full, movers),
    };
    Some(Zone {
        owner,
        edge,
        strip: base.resized(base.shifted(length, Length::ZERO), base.width, length),
        stopped: length != rules.depth,
    })
}

/// Whether an element's front (or any edge, if all count) is in close combat with an enemy or an attacked stronghold.
fn is_engaged(view: View<'_>, id: ElementId) -> bool {
    let own = view.position.base(id);
    let mut enemies = view.position.side(id.side().other());
    fights_to_front(view, id)
        || enemies.any(|(_, enemy)| front_edge_contact(own, &enemy.base).is_some())
        || assaulted_stronghold(view, id).is_some()
}

/// Adds the zones of an element, one for each edge that has one.
fn add_zones(view: View<'_>, owner: ElementId, movers: ElementSet, zones: &mut Zones) {
    let all_round = &view.rulebook.movement.zones.all_edges;
    let edges: &[Edge] = if all_round.has(view.position.element(owner).troop) {
        &[Edge::Front, Edge::Right, Edge::Rear, Edge::Left]
    } else {
        &[Edge::Front]
    };
    for &edge in edges {
        add_zone(view, (owner, edge), movers, zones);
    }
}

/// Adds the zone ahead of an edge: one piece, or a piece for every part of its width with an obstacle at another
/// distance.
fn add_zone(
    view: View<'_>,
    (owner, edge): (ElementId, Edge),
    movers: ElementSet,
    zones: &mut Zones,
) {
    let Some(whole) = zone_of(view, owner, edge, movers) else {
        return;
    };
    let rules = &view.rulebook.movement.zones;
    let base = &fronting(view.position.base(owner), edge);
    // Every zone keeps at least one piece, however many the earlier ones have.
    let room = zones.remaining_capacity() >= PIECES + crate::SIDE_SIZE;
    if rules.policy != ZonePolicy::PartCarpet || !whole.stopped || !room {
        let _ = zones.try_push(whole);
        return;
    }
    let half = base.width.scaled(1, 2);
    let full = longest(base, rules.depth);
    // The points across the width where an obstacle begins or ends.
    let mut cuts: ArrayVec<Length, 16> = [-half, half].into_iter().collect();
    met(view, &full, movers, |vertices| {
        let (mut left, mut right) = (half, -half);
        for vertex in vertices {
            let across = base.local(*vertex).right;
            left = left.min(across);
            right = right.max(across);
        }
        for cut in [left, right] {
            if beyond(cut, -half) && beyond(half, cut) {
                let _ = cuts.try_push(cut);
            }
        }
    });
    cuts.small_sort_by_key(|cut| cut.units());
    let mut begin = cuts[0];
    let mut pieces = 0;
    for (nth, &cut) in cuts.iter().enumerate().skip(1) {
        let end = if pieces + 1 == PIECES { half } else { cut };
        if !beyond(end, begin + TOUCH * 8) {
            continue;
        }
        let middle = begin + (end - begin).scaled(1, 2);
        let part = base.resized(base.shifted(Length::ZERO, middle), end - begin, base.depth);
        // A shape that only touches the side of the part is not ahead of it.
        let inner = part.resized(part.pose, part.width - TOUCH * 4, part.depth);
        let length = rolled_out(view, &inner, &full, movers).min(rules.depth);
        let front = part.shifted(length, Length::ZERO);
        if beyond(length, Length::ZERO) {
            let strip = part.resized(front, part.width, length);
            let _ = zones.try_push(Zone {
                strip,
                stopped: length != rules.depth,
                ..whole
            });
        }
        pieces += 1;
        begin = end;
        if pieces == PIECES || nth + 1 == cuts.len() {
            break;
        }
    }
}

/// The distance to the first element or camp ahead.
fn rolled_out(view: View<'_>, base: &Base, full: &Base, movers: ElementSet) -> Length {
    let mut length = full.depth;
    met(view, full, movers, |vertices| {
        length = length.min(nearest_ahead(base, vertices));
    });
    length.max(Length::ZERO)
}

/// The outlines that stop a zone: elements and occupied strongholds; any camp where the edition says so.
fn met(view: View<'_>, full: &Base, movers: ElementSet, mut meets: impl FnMut(&[Point])) {
    for (id, other) in view.position.near(full.bounds(), Length::ZERO) {
        if !movers.has(id) && overlaps(full, &other.base) {
            meets(&other.base.corners);
        }
    }
    let any_camp = view.rulebook.movement.zones.empty_camps_stop;
    let stops = view.position.strongholds().filter(|&stronghold| {
        view.position.occupant(stronghold).is_inside() || any_camp && !stronghold.is_built_up()
    });
    for region in stops.filter_map(|stronghold| view.table.stronghold(stronghold)) {
        for piece in region.pieces().filter(|piece| overlaps(full, *piece)) {
            meets(piece);
        }
    }
}

/// The distance at which a convex shape begins ahead of a front edge, within its width.
fn nearest_ahead(base: &Base, vertices: &[acies_geometry::Point]) -> Length {
    let half = base.width.scaled(1, 2);
    let mut least = Length::MAX;
    let mut take = |ahead: Length| {
        if within(Length::ZERO, ahead) {
            least = least.min(ahead.max(Length::ZERO));
        }
    };
    let mut from = base.local(vertices[vertices.len() - 1]);
    for &vertex in vertices {
        let to = base.local(vertex);
        if within(to.right.abs(), half) {
            take(to.ahead);
        }
        // The points where this edge of the shape crosses the long sides of the strip.
        for side in [-half, half] {
            let (a, b) = ((side - from.right).units(), (to.right - from.right).units());
            if b != 0 && (a > 0) == (b > 0) && a.abs() <= b.abs() {
                take(
                    from.ahead
                        + (to.ahead - from.ahead).scaled(i64::from(a.abs()), i64::from(b.abs())),
                );
            }
        }
        from = to;
    }
    least
}

/// The zones of an element.
pub fn zones_of(view: View<'_>, owner: ElementId, movers: ElementSet) -> Zones {
    let mut zones = Zones::new();
    add_zones(view, owner, movers, &mut zones);
    zones
}

/// The zones of the enemies of a side.
pub fn enemy_zones(view: View<'_>, side: Side, movers: ElementSet) -> Zones {
    let mut zones = Zones::new();
    for (id, _) in view.position.side(side.other()) {
        add_zones(view, id, movers, &mut zones);
    }
    zones
}

/// The margin by which a zone may exceed its maximum strip through rounding.
const MARGIN: i32 = 4 * TOUCH.units();

/// The zone ahead of a front edge without obstacles.
fn longest(base: &Base, depth: Length) -> Base {
    base.resized(base.shifted(depth, Length::ZERO), base.width, depth)
}

/// The zones of a side's enemies that may reach into a bounding box.
pub fn enemy_zones_near(
    view: View<'_>,
    side: Side,
    movers: ElementSet,
    (low, high): (Point, Point),
) -> Zones {
    let rules = &view.rulebook.movement.zones;
    let mut zones = Zones::new();
    for (id, enemy) in view.position.side(side.other()) {
        // No part of a zone is farther from the front than this, with tolerance; the depth is for zones behind it.
        let base = &enemy.base;
        let all_round = rules.all_edges.has(enemy.troop);
        let behind = if all_round { base.depth } else { Length::ZERO };
        let reach = (rules.depth + base.width + behind + TOUCH * 4).units();
        let front = base.pose.front;
        // The extent of a zone is computed last because it is expensive.
        let is_apart = boxes_apart((front, front), (low, high), reach)
            || !all_round && boxes_apart(longest(base, rules.depth).bounds(), (low, high), MARGIN);
        if !is_apart {
            add_zones(view, id, movers, &mut zones);
        }
    }
    zones
}

/// Whether a stronghold exerts a zone when it is occupied.
pub(crate) fn stronghold_exerts(view: View<'_>, stronghold: Stronghold) -> bool {
    let rules = &view.rulebook.movement.zones;
    if stronghold.is_built_up() {
        rules.built_up
    } else {
        rules.camps
    }
}

/// Whether any part of a party is in the zone of an element or stronghold.
pub fn is_in_zone_of(view: View, owner: Party, party: Party) -> bool {
    match owner {
        Party::Element(owner) => {
            let zones = zones_of(view, owner, ElementSet::NONE);
            zones.iter().any(|zone| match party {
                Party::Element(id) => zone.has(view.position.base(id)),
                Party::Stronghold(stronghold) => (view.table.stronghold(stronghold))
                    .is_some_and(|region| region.pieces().any(|piece| zone.has(piece))),
            })
        }
        Party::Stronghold(owner) => {
            let depth = view.rulebook.movement.zones.depth;
            stronghold_exerts(view, owner)
                && view.table.stronghold(owner).is_some_and(|region| {
                    let away = match party {
                        Party::Element(id) => region.distance(view.position.base(id)),
                        Party::Stronghold(stronghold) => match view.table.stronghold(stronghold) {
                            Some(other) => region.distance_to(other),
                            None => return false,
                        },
                    };
                    within(away, depth)
                })
        }
    }
}
