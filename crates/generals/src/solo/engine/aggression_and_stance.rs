//! The aggression of the battle and the stance of the bound, both rolled for (sections 5.2 and 5.3).

use acies_referee::{Battle, ElementId, Place, Side};
use acies_rulebook::TroopId;

use crate::solo::army_counts::{Owner, TroopKinds};
use crate::solo::audit_log::AuditLog;
use crate::solo::facts::{Fact, Facts};
use crate::solo::names::AGGRESSIONS;

/// The stance of the bound, rolled before its first move; the PIP die is its first die (section 5.3).
///
/// Call it before anything is done in the bound: until then the PIPs left are the PIP die.
pub fn stance(log: &mut AuditLog, battle: &Battle, side: Side) -> String {
    let lost = |side: Side| elements_lost(battle, side);
    let level = aggression(log, battle, side);
    let level = AGGRESSIONS.iter().position(|name| *name == level);
    let facts = Facts::default()
        .with(Fact::Pips, battle.position().pips.into())
        .with(Fact::LostNpg, lost(side))
        .with(Fact::LostYou, lost(side.other()))
        .with(Fact::Aggression, level.map_or(0, |level| level as i16 + 1));
    log.roll_on("stance", "", &facts)
}

/// The elements that an army has lost, whatever each counts for victory.
fn elements_lost(battle: &Battle, side: Side) -> i16 {
    let army = ElementId::of_side(side).filter(|id| id.home().is_none());
    let lost = army.filter(|&id| battle.position().element(id).place == Place::Lost);
    lost.count() as i16
}

/// The aggression of the battle, rolled once (section 5.2, R-52).
fn aggression(log: &mut AuditLog, battle: &Battle, side: Side) -> String {
    let thrown = log
        .entries()
        .iter()
        .find(|entry| entry.name == "aggression");
    if let Some(entry) = thrown {
        return entry.result.clone();
    }
    let kinds = TroopKinds::new(log.procedure(), battle.rulebook());
    let mut facts = Facts::default();
    for (of, owner) in [(side, Owner::Npg), (side.other(), Owner::You)] {
        let army: Vec<Option<TroopId>> = ElementId::of_side(of)
            .filter(|id| id.home().is_none())
            .map(|id| battle.position().element(id))
            .filter(|element| element.place != Place::Unused)
            .map(|element| Some(element.troop))
            .collect();
        kinds.count_known(&army, owner, &mut facts);
    }
    log.roll_on("aggression", "", &facts)
}
