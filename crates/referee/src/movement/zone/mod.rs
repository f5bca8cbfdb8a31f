//! Zones of control and what they leave open (`dba22` §17).
//!
//! A zone is the strip straight ahead of an element. It is judged on the position without the movers, so that
//! a mover that has stopped a zone does not hide it from itself.

mod answers;
mod pinned;

pub use answers::check;
pub use pinned::check as check_pinned;

use acies_geometry::{Base, Length, Point, TOUCH, boxes_apart, overlaps, within};
use acies_rulebook::ZonePolicy;
use arrayvec::ArrayVec;

use crate::{ElementId, ElementSet, Side, View, may_reach};

/// The zone of control of an element: a rectangle ahead of its front edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Whose it is.
    pub owner: ElementId,
    /// The strip, as a base that faces the owner's way: its rear edge is the owner's front edge.
    pub strip: Base,
}

impl Zone {
    /// Whether a shape is in the zone: inside, or on its far edge; its sides and the owner's corners are outside.
    pub fn has<C: acies_geometry::Convex + ?Sized>(&self, shape: &C) -> bool {
        overlaps(&self.probe(), shape)
    }

    /// The strip made longer by the tolerance, and narrower by nothing: what overlaps it is in the zone.
    fn probe(&self) -> Base {
        let far = self.strip.shifted(TOUCH * 2, Length::ZERO);
        self.strip
            .resized(far, self.strip.width, self.strip.depth + TOUCH * 2)
    }
}

/// The zone of an element, as it lies when `movers` are left out; `None` when it has none.
pub fn zone_of(view: View<'_>, owner: ElementId, movers: ElementSet) -> Option<Zone> {
    let rules = &view.rulebook.movement.zones;
    let element = view.position.element(owner);
    if !rules.exerted_by.has(element.troop) {
        return None;
    }
    let base = &element.base;
    if !rules.while_engaged && view.position.front_enemy(owner).is_some() {
        return None;
    }
    let full = base.resized(
        base.shifted(rules.depth, Length::ZERO),
        base.width,
        rules.depth,
    );
    let length = match rules.policy {
        ZonePolicy::XRay => rules.depth,
        ZonePolicy::Carpet | ZonePolicy::PartCarpet => rolled_out(view, base, &full, movers),
    };
    Some(Zone {
        owner,
        strip: base.resized(base.shifted(length, Length::ZERO), base.width, length),
    })
}

/// How far the carpet rolls before it meets an element or a camp: an occupied one, or any where the edition says so.
fn rolled_out(view: View<'_>, base: &Base, full: &Base, movers: ElementSet) -> Length {
    let nearest = |vertices: &[acies_geometry::Point]| nearest_ahead(base, vertices);
    let mut length = full.depth;
    for (id, other) in view.position.on_table() {
        let reach = full.depth + full.width + other.base.depth + other.base.width;
        if !movers.has(id) && may_reach(full, &other.base, reach) && overlaps(full, &other.base) {
            length = length.shorter(nearest(&other.base.corners));
        }
    }
    let any_camp = view.rulebook.movement.zones.empty_camps_stop;
    for side in Side::BOTH {
        let stops = any_camp
            || !matches!(
                view.position.camp_holder(side),
                crate::CampHolder::NoCamp
                    | crate::CampHolder::Empty
                    | crate::CampHolder::Captured(None)
            );
        if let Some(camp) = view
            .table
            .camp(side)
            .filter(|camp| stops && overlaps(full, camp.outline.as_slice()))
        {
            length = length.shorter(nearest(&camp.outline));
        }
    }
    length.longer(Length::ZERO)
}

/// How far ahead of a front edge, and within its width, a convex shape begins: the shape is clipped to the strip.
fn nearest_ahead(base: &Base, vertices: &[acies_geometry::Point]) -> Length {
    let half = base.width.scaled(1, 2);
    let mut least = Length::ENDLESS;
    let mut take = |ahead: Length| {
        if within(Length::ZERO, ahead) {
            least = least.shorter(ahead.longer(Length::ZERO));
        }
    };
    let mut from = base.local(vertices[vertices.len() - 1]);
    for &vertex in vertices {
        let to = base.local(vertex);
        if within(to.right.size(), half) {
            take(to.ahead);
        }
        // Where this edge of the shape crosses the two long sides of the strip.
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

/// The zones of the enemies of a side.
pub fn enemy_zones(view: View<'_>, side: Side, movers: ElementSet) -> ArrayVec<Zone, 12> {
    view.position
        .side(side.other())
        .filter_map(|(id, _)| zone_of(view, id, movers))
        .collect()
}

/// The zones of the enemies of a side of which some part may lie in an upright box.
pub fn enemy_zones_near(
    view: View<'_>,
    side: Side,
    movers: ElementSet,
    (low, high): (Point, Point),
) -> ArrayVec<Zone, 12> {
    let depth = view.rulebook.movement.zones.depth;
    view.position
        .side(side.other())
        .filter(|(_, enemy)| {
            // No part of a zone is farther from the front than this, tolerance and all.
            let reach = (depth + enemy.base.width + TOUCH * 4).units();
            let front = enemy.base.pose.front;
            !boxes_apart((front, front), (low, high), reach)
        })
        .filter_map(|(id, _)| zone_of(view, id, movers))
        .collect()
}
