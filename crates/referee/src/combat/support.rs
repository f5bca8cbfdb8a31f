//! Rear and side support in close combat, by the rows of the rulebook (`dba22` §21.5).

use acies_geometry::Hand;
use acies_rulebook::{Fact, FactSet, Going, Support, SupportPlace, TroopId};
use arrayvec::ArrayVec;

use crate::{ElementId, View, behind, beside};

/// A supporting element, and the row by which it supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supporter {
    /// The supporting element.
    pub id: ElementId,
    /// The row of [`Combat::supports`](acies_rulebook::Combat::supports).
    pub row: u8,
    /// Whether it is straight behind the supported element.
    pub straight_behind: bool,
}

/// The supporters of one element: at most one for each place.
pub type Supporters = ArrayVec<Supporter, 3>;

/// The friends in a place to support: straight behind, behind a neighbour of the same class, and beside.
struct Places {
    behind: Option<ElementId>,
    behind_neighbours: [Option<ElementId>; 2],
    beside: [Option<ElementId>; 2],
}

fn places(view: View, id: ElementId) -> Places {
    let position = view.position;
    let base = position.base(id);
    let friend = |test: &dyn Fn(&acies_geometry::Base) -> bool| {
        position
            .side(id.side())
            .find(|(friend, element)| *friend != id && test(&element.base))
            .map(|(friend, _)| friend)
    };
    let class = &view.troop(id).class;
    let beside = Hand::BOTH.map(|hand| friend(&|other| beside(other, base, hand)));
    let behind_neighbours = beside.map(|neighbour| {
        let neighbour = neighbour.filter(|&neighbour| view.troop(neighbour).class == *class)?;
        let front = position.base(neighbour);
        friend(&|other| behind(other, front))
    });
    Places {
        behind: friend(&|other| behind(other, base)),
        behind_neighbours,
        beside,
    }
}

/// The supporters of an element against an enemy to its front: for each place, the best row.
///
/// Attacks on a camp or built-up area, and their defence, get no support; callers do not ask for them.
pub(crate) fn supporters_against_troop(
    view: View,
    id: ElementId,
    enemy: TroopId,
    facts: FactSet,
) -> Supporters {
    let own = view.position.element(id).troop;
    let rows = &view.rulebook.combat.supports;
    let mut best = Supporters::new();
    if !rows
        .iter()
        .any(|row| row.front.has(own) && row.enemy.has(enemy))
    {
        return best;
    }
    let places = places(view, id);
    for (index, row) in rows.iter().enumerate() {
        if !row.front.has(own) || !row.enemy.has(enemy) {
            continue;
        }
        let candidates = match row.place {
            SupportPlace::Behind => [places.behind, None, None],
            SupportPlace::BehindOrBesideBehind => {
                let [left, right] = places.behind_neighbours;
                [places.behind, left, right]
            }
            SupportPlace::Beside => {
                let [left, right] = places.beside;
                [left, right, None]
            }
        };
        let Some(supporter) = candidates
            .into_iter()
            .flatten()
            .find(|&supporter| supports(view, row, id, supporter, facts))
        else {
            continue;
        };
        let found = Supporter {
            id: supporter,
            row: index as u8,
            straight_behind: Some(supporter) == places.behind,
        };
        let rival = best
            .iter_mut()
            .find(|rival| rows[usize::from(rival.row)].place == row.place);
        match rival {
            Some(rival) if rows[usize::from(rival.row)].value < row.value => *rival = found,
            Some(_) => {}
            None => best.push(found),
        }
    }
    best
}

/// Whether a row lets `supporter` support `front`.
fn supports(
    view: View,
    row: &Support,
    front: ElementId,
    supporter: ElementId,
    facts: FactSet,
) -> bool {
    let position = view.position;
    let troop = position.element(supporter).troop;
    if !row.supporter.has(troop)
        || row.same_class && view.troop(supporter).class != view.troop(front).class
    {
        return false;
    }
    let asks_going = row.all.has(Fact::SupporterGoodGoing) || row.not.has(Fact::SupporterGoodGoing);
    let good = asks_going
        && view
            .table
            .going_of(view.rulebook, troop, position.base(supporter))
            == Going::Good;
    facts
        .with_if(Fact::SupporterGoodGoing, good)
        .meets(row.all, row.not)
}

/// The supporters of an element against an enemy that has just left its front.
pub(crate) fn support_against(view: View, id: ElementId, enemy: crate::Party) -> Supporters {
    let facts = super::tactical_facts::close_facts(view, crate::Party::Element(id), enemy);
    supporters_against_troop(view, id, view.party_troop(enemy), facts)
}
