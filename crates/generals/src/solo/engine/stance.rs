//! What the general wants in a bound, by the aggression of the battle: both are thrown for (sections 5.2 and 5.3).

use acies_referee::{Battle, ElementId, Place, Side, victory};
use acies_rulebook::TroopId;

use crate::solo::clerk::Clerk;
use crate::solo::count::{Kinds, Whose};
use crate::solo::facts::{Fact, Facts};
use crate::solo::names::AGGRESSIONS;

/// The stance of the bound, thrown for before its first move; the game's PIP die is the first die of the two (section 5.3).
///
/// Before the first move the PIPs left are the die as it fell: it has to be asked for before anything is done.
pub fn stance(clerk: &mut Clerk, battle: &Battle, side: Side) -> String {
    let lost = victory::losses(battle.view());
    let level = aggression(clerk, battle, side);
    let level = AGGRESSIONS.iter().position(|name| *name == level);
    let facts = Facts::default()
        .with(Fact::Pips, battle.position().pips.into())
        .with(Fact::LostNpg, lost[side as usize].into())
        .with(Fact::LostYou, lost[side.other() as usize].into())
        .with(Fact::Aggression, level.map_or(0, |level| level as i16 + 1));
    clerk.consult("stance", "", &facts)
}

/// The aggression of the battle, thrown for once (section 5.2, R-52).
fn aggression(clerk: &mut Clerk, battle: &Battle, side: Side) -> String {
    let thrown = clerk
        .entries()
        .iter()
        .find(|entry| entry.name == "aggression");
    if let Some(entry) = thrown {
        return entry.result.clone();
    }
    let kinds = Kinds::of(clerk.procedure(), battle.rulebook());
    let mut facts = Facts::default();
    for (of, whose) in [(side, Whose::Npg), (side.other(), Whose::You)] {
        let army: Vec<Option<TroopId>> = ElementId::of_side(of)
            .filter(|id| id.home().is_none())
            .map(|id| battle.position().element(id))
            .filter(|element| element.place != Place::Unused)
            .map(|element| Some(element.troop))
            .collect();
        kinds.count_known(&army, whose, &mut facts);
    }
    clerk.consult("aggression", "", &facts)
}
