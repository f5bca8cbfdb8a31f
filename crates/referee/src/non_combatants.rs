//! Camp followers and denizens while they are at home, and the element ids they sally out under.
//!
//! How far they may sally is a rule of movement (`movement/sally.rs`).

use acies_rulebook::Rulebook;

use crate::{Changes, Element, ElementId, Occupant, Place, Position, Stronghold, Table, View};

/// Gives the non-combatants of a stronghold an element id, where the edition lets them sally out.
pub(crate) fn station(
    rulebook: &Rulebook,
    table: &Table,
    position: &mut Position,
    stronghold: Stronghold,
) {
    let view = View {
        rulebook,
        table,
        position,
    };
    let troop = view.non_combatants(stronghold);
    let id = ElementId::for_non_combatants(stronghold);
    let named = view.position.element(id).place != Place::Unused;
    if view.position.occupant(stronghold) != Occupant::NonCombatants
        || view.sally(stronghold).is_none()
        || named
    {
        return;
    }
    let place = Place::Inside(stronghold);
    let element = Element::new(troop, rulebook.troop(troop), false);
    *position.element_mut(id) = Element { place, ..element };
}

/// Leaves an empty built-up area to its denizens, in editions where they stay beside a garrison: unless they have been
/// killed or have sallied out (`dba30` §5.2).
pub(crate) fn take_over(changes: &mut Changes<'_>, stronghold: Stronghold) {
    let view = changes.view();
    let id = ElementId::for_non_combatants(stronghold);
    let lives = !view.position.non_combatants_lost[stronghold.index()]
        && view.position.element(id).place != Place::Table;
    let is_empty = view.position.occupant(stronghold) == Occupant::Empty;
    if is_empty && lives && live_beside(view, stronghold) {
        changes.position.occupants[stronghold.index()] = Occupant::NonCombatants;
        station(
            changes.rulebook,
            changes.table,
            changes.position,
            stronghold,
        );
    }
}

/// Whether the denizens of a stronghold stay beside a garrison: they make room for one and defend it again when it has
/// left.
pub(crate) fn live_beside(view: View<'_>, stronghold: Stronghold) -> bool {
    let rules = view.rulebook.setup.built_up.as_ref();
    let kind = view.built_up_kind(stronghold);
    rules.is_some_and(|rules| rules.denizens_stay) && kind.is_some_and(|kind| !kind.needs_garrison)
}

/// Takes away the element id of non-combatants at home, for as long as a garrison defends the stronghold.
pub(crate) fn step_back(position: &mut Position, stronghold: Stronghold) {
    let id = ElementId::for_non_combatants(stronghold);
    if position.element(id).place == Place::Inside(stronghold) {
        *position.element_mut(id) = Element::UNUSED;
    }
}
