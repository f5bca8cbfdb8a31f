//! The armies of a battle as the procedure counts them.
//!
//! It knows who is in them, and not where anybody stands.

use acies_armies::{Topography, Troop, TroopCode};
use acies_referee::{Battle, ElementId, Place, Side};

use super::count::{Kinds, Whose};
use super::facts::{Fact, Facts};
use super::procedure::Procedure;

/// The elements of a side that were mustered, lost ones included, as the troops that they are now.
pub fn army(battle: &Battle, side: Side) -> Vec<(ElementId, Troop)> {
    let position = battle.position();
    let of_army = ElementId::of_side(side).filter(|id| id.home().is_none());
    let elements = of_army.map(|id| (id, position.element(id)));
    let mustered = elements.filter(|(_, element)| element.place != Place::Unused);
    mustered
        .filter_map(|(id, element)| {
            let code: TroopCode = battle.rulebook().troop(element.troop).code.parse().ok()?;
            Some((id, Troop::Plain(code)))
        })
        .collect()
}

/// Both armies counted, as the side sees it that the procedure leads, and whether the other one comes from a coast.
pub fn counted(procedure: &Procedure, battle: &Battle, side: Side) -> Facts {
    let kinds = Kinds::of(procedure, battle.rulebook());
    let mut facts = Facts::default();
    for (whose, side) in [(Whose::Npg, side), (Whose::You, side.other())] {
        let troops: Vec<Troop> = army(battle, side)
            .into_iter()
            .map(|(_, troop)| troop)
            .collect();
        kinds.count(&troops, whose, &mut facts);
    }
    facts.set(Fact::LittoralYou, is_littoral(battle, side.other()).into());
    facts
}

/// Whether a coast is among the homes of an army.
pub fn is_littoral(battle: &Battle, side: Side) -> bool {
    let list = battle
        .setup()
        .and_then(|setup| setup.lists().get(side as usize));
    list.is_some_and(|list| list.home().contains(&Topography::Littoral))
}
