//! Elements whose close combat a move may change: those a few contacts away from an element that moved.
//!
//! Follows what [`close_duel`](super::close_duel) depends on, from each element to those that touch it.

use acies_geometry::touches;

use crate::{ElementId, ElementSet, Position, View};

/// A combat depends on its parties, the enemies beside them, the opponents of those, and what touches these.
const CONTACTS_AWAY: usize = 3;

/// Which elements touch each other in a position.
#[derive(Clone, Debug)]
pub struct Touching([ElementSet; 2 * crate::SIDE_SIZE]);

impl Touching {
    /// Finds all pairs that touch.
    pub fn new(position: &Position) -> Touching {
        let mut all = Touching([ElementSet::NONE; 2 * crate::SIDE_SIZE]);
        for (id, _) in position.on_table() {
            for other in touched_by(position, id).iter() {
                all.0[id.index()].insert(other);
            }
        }
        all
    }

    fn with_neighbours(&self, some: ElementSet) -> ElementSet {
        let touched = some.iter().flat_map(|id| self.0[id.index()].iter());
        some.iter().chain(touched).collect()
    }
}

fn touched_by(position: &Position, id: ElementId) -> ElementSet {
    let base = position.base(id);
    let others = position.beside(id).iter();
    others
        .filter(|&other| touches(base, position.base(other)))
        .collect()
}

/// The elements whose close combat may differ from that in the position `before`.
///
/// `touching` is what touches in `before`. A combat between two other elements is unchanged. Where the
/// edition pairs fronts that are out of line, a change may run along the whole line, so all elements are
/// affected.
pub fn affected(before: &Position, touching: &Touching, view: View<'_>) -> ElementSet {
    let position = view.position;
    let rules = &view.rulebook.movement.contact;
    if rules.unmatched_fights || rules.unturned_fights || position.occupants != before.occupants {
        return ElementSet::ALL;
    }
    let is_changed = |&id: &ElementId| {
        let (old, new) = (before.element(id), position.element(id));
        let marks = |marks: &crate::Marks| (marks.first_contact, marks.as_if, marks.fought);
        old.troop != new.troop || marks(&old.marks) != marks(&new.marks)
    };
    let moved = position.moved_since(before);
    let now = moved.iter().filter(|&id| position.element(id).on_table());
    let met = now.flat_map(|id| touched_by(position, id).iter());
    let mut some: ElementSet = moved.iter().chain(met).collect();
    some = touching
        .with_neighbours(moved)
        .iter()
        .chain(some.iter())
        .collect();
    for _ in 1..CONTACTS_AWAY {
        some = touching.with_neighbours(some);
    }
    let others = ElementId::all().filter(is_changed);
    some.iter().chain(others).collect()
}
