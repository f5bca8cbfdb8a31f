//! Whether a party is in another party's zone (`dba30` §12.3), for the choice of shooting targets.

use acies_geometry::within;

use super::fort_zones::exerts;
use super::zones_of;
use crate::{ElementSet, Party, View};

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
            exerts(view, owner)
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
