//! Whose close combat a move may change: those few contacts away from somebody who moved.
//!
//! It follows what [`close_duel`](super::close_duel) looks at, from element to element that touch each other.

use acies_geometry::{Base, touches};

use crate::{ElementId, ElementSet, Position, View, may_reach};

/// A combat knows its parties, who presses on them, who keeps those busy, and who touches these.
const LINKS: usize = 3;

/// Who touches whom in a position.
#[derive(Clone, Debug)]
pub struct Touching([ElementSet; 2 * crate::SIDE_SIZE]);

impl Touching {
    /// Those of a position.
    pub fn new(position: &Position) -> Touching {
        let mut all = Touching([ElementSet::NONE; 2 * crate::SIDE_SIZE]);
        for (id, _) in position.on_table() {
            for other in touched_by(position, id).iter() {
                all.0[id.index()].insert(other);
            }
        }
        all
    }

    fn of_all(&self, some: ElementSet) -> ElementSet {
        let contacts = some.iter().flat_map(|id| self.0[id.index()].iter());
        some.iter().chain(contacts).collect()
    }
}

fn touched_by(position: &Position, id: ElementId) -> ElementSet {
    let base = position.base(id);
    // No point of a base is as far from the middle of its front as half its width and its depth.
    let sides = |base: &Base| base.width.scaled(1, 2) + base.depth;
    let near =
        |other: &Base| may_reach(base, other, sides(base) + sides(other)) && touches(base, other);
    let others = position.on_table();
    others
        .filter(|&(other, element)| other != id && near(&element.base))
        .map(|(other, _)| other)
        .collect()
}

/// Those whose close combat may be another than in the position `before`, in which the `touching` touch each other: between two
/// others nothing has changed. Everybody, where fronts out of line are sorted out along the whole line.
pub fn affected(before: &Position, touching: &Touching, view: View<'_>) -> ElementSet {
    let position = view.position;
    let rules = &view.rulebook.movement.contact;
    if rules.unmatched_fights || rules.unturned_fights || position.occupants != before.occupants {
        return ElementSet::ALL;
    }
    let is_other = |&id: &ElementId| {
        let (old, new) = (before.element(id), position.element(id));
        let marks = |marks: &crate::Marks| (marks.first_contact, marks.as_if, marks.fought);
        old.troop != new.troop || marks(&old.marks) != marks(&new.marks)
    };
    let moved = position.moved_since(before);
    let now = moved.iter().filter(|&id| position.element(id).on_table());
    let met = now.flat_map(|id| touched_by(position, id).iter());
    let mut some: ElementSet = moved.iter().chain(met).collect();
    some = touching.of_all(moved).iter().chain(some.iter()).collect();
    for _ in 1..LINKS {
        some = touching.of_all(some);
    }
    let others = ElementId::all().filter(is_other);
    some.iter().chain(others).collect()
}
