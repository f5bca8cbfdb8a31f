//! The atomic facts of a party to a combat, read off the position.
//!
//! Which of them matter, and how much, stands in the rulebook.

use acies_geometry::Base;
use acies_rulebook::{Fact, FactSet, Going, TroopId};

use super::fronts::{is_unfaced, stance};
use super::ground;
use crate::{ElementId, Party, Stronghold, View};

/// The element that fights for a party; none when only camp followers or denizens do.
pub(crate) fn fighter(view: View, party: Party) -> Option<ElementId> {
    match party {
        Party::Element(id) => Some(id),
        Party::Stronghold(stronghold) => view.position.occupant(stronghold).element(),
    }
}

/// The base of a party; none inside a camp or a built-up area, where an element has no place of its own (`dba22` §7, §8).
pub(super) fn base_of(view: View<'_>, party: Party) -> Option<&Base> {
    party.element().map(|id| view.position.base(id))
}

/// The going, to a troop, that a party stands in; inside a camp or a built-up area it is good.
fn going(view: View, party: Party, troop: TroopId) -> Going {
    base_of(view, party).map_or(Going::Good, |base| {
        view.table.going_of(view.rulebook, troop, base)
    })
}

/// The facts that hold in close combat and in shooting alike.
fn common_facts(view: View, own: Party, enemy: Party) -> FactSet {
    let general = fighter(view, own).is_some_and(|id| view.position.element(id).general);
    let (own_troop, enemy_troop) = (view.party_troop(own), view.party_troop(enemy));
    let own_going = going(view, own, own_troop);
    let good_for_enemy = going(view, own, enemy_troop) == Going::Good;
    let enemy_going = going(view, enemy, enemy_troop);
    let enemy_in_bad = enemy_going >= Going::Bad && going(view, enemy, own_troop) >= Going::Bad;
    let stronghold = own.stronghold();
    let in_camp = stronghold.is_some_and(|stronghold| !stronghold.is_built_up());
    let sacks = stronghold.is_some_and(|stronghold| view.position.is_sacked(stronghold));
    let in_own_camp = in_camp
        && stronghold
            .is_some_and(|stronghold| view.position.controller(stronghold) == stronghold.owner());
    FactSet::NONE
        .with_if(Fact::General, general)
        .with_if(Fact::GoodGoing, own_going == Going::Good)
        .with_if(Fact::BadGoing, own_going >= Going::Bad)
        .with_if(Fact::EnemyBadGoing, enemy_in_bad)
        .with_if(Fact::EnemyGoodGoing, enemy_going == Going::Good)
        .with_if(Fact::GoodForEnemy, good_for_enemy)
        .with_if(Fact::InOwnCamp, in_own_camp)
        .with_if(Fact::InCamp, in_camp)
        .with_if(Fact::Inside, stronghold.is_some())
        .with_if(Fact::Garrison, stronghold.is_some() && !in_camp && !sacks)
        .with_if(Fact::Sacking, sacks)
        .with_if(Fact::EnemyInside, enemy.element().is_none())
        .with_if(
            Fact::EnemyInCity,
            enemy.stronghold().is_some_and(Stronghold::is_built_up),
        )
}

/// The facts of a party to a close combat (`dba22` §21.4).
pub(super) fn close_facts(view: View, own: Party, enemy: Party) -> FactSet {
    let facts = common_facts(view, own, enemy);
    match (own, enemy) {
        (Party::Element(a), Party::Element(b)) => {
            let (own, enemy) = (&stance(view, a, enemy), &stance(view, b, own));
            facts
                .with_if(Fact::Uphill, ground::uphill(view, own, enemy))
                .with_if(
                    Fact::DefendsBank,
                    ground::defends_bank(view, Some(own), enemy),
                )
                .with_if(Fact::Unfaced, is_unfaced(view, a, b))
        }
        (Party::Stronghold(_), Party::Element(b)) => {
            let bank = ground::defends_bank(view, None, view.position.base(b));
            facts.with_if(Fact::DefendsBank, bank)
        }
        (_, Party::Stronghold(_)) => facts,
    }
}

/// The facts of a party to a shooting (`dba22` §21.1).
pub(crate) fn shooting_facts(view: View, own: Party, enemy: Party) -> FactSet {
    common_facts(view, own, enemy)
}
