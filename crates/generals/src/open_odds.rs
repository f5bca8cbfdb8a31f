//! Odds of troops in the open: shots, attacks on a camp, and rear support, by the referee's own tables.
//!
//! Places do not matter here, nor how a general values the results.

use acies_referee::odds::{OpenDuel, Tally, open_duel_odds};
use acies_referee::{Element, Place, Position};
use acies_rulebook::{Fact, Rulebook, Support, TroopId};

/// The elements that take part in a battle.
pub fn participants(position: &Position) -> impl Iterator<Item = &Element> {
    let elements = position.elements().iter();
    elements.filter(|element| element.place != Place::Unused)
}

/// The distinct troop types among them.
pub fn troop_kinds(position: &Position) -> Vec<TroopId> {
    let mut kinds = Vec::new();
    for element in participants(position) {
        if !kinds.contains(&element.troop) {
            kinds.push(element.troop);
        }
    }
    kinds
}

/// Every pair of kinds, row by row.
pub fn pairs(kinds: &[TroopId]) -> impl Iterator<Item = (TroopId, TroopId)> {
    kinds
        .iter()
        .flat_map(|&own| kinds.iter().map(move |&enemy| (own, enemy)))
}

/// A shot of one troop at another that cannot shoot back, with `helpers` supporting shooters; `None` if it cannot
/// shoot.
pub fn shot(rulebook: &Rulebook, own: TroopId, enemy: TroopId, helpers: u8) -> Option<OpenDuel> {
    let mut shooters = rulebook.shooting.shooters.iter();
    if !shooters.any(|row| row.troops.has(own)) {
        return None;
    }
    Some(OpenDuel {
        extra_shooters: helpers.min(rulebook.shooting.supporting),
        ..OpenDuel::shot(own, enemy)
    })
}

/// The odds of a troop that attacks the followers in a camp: its own and theirs.
pub fn camp(rulebook: &Rulebook, own: TroopId) -> [Tally; 2] {
    let good = OpenDuel::close(own, own).facts[0];
    let inside = good
        .with_if(Fact::InOwnCamp, true)
        .with_if(Fact::InCamp, true)
        .with_if(Fact::Inside, true);
    let open = OpenDuel {
        facts: [good.with_if(Fact::EnemyInside, true), inside],
        ..OpenDuel::close(own, rulebook.setup.camps.followers)
    };
    open_duel_odds(rulebook, &open)
}

/// The most that one troop adds to the factor of another by the rows that `counts` selects.
pub fn support(
    rulebook: &Rulebook,
    front: TroopId,
    supporter: TroopId,
    counts: impl Fn(&Support) -> bool,
) -> i8 {
    let class = |troop| &rulebook.troop(troop).class;
    let rows = rulebook.combat.supports.iter().filter(|row| {
        row.front.has(front)
            && row.supporter.has(supporter)
            && (!row.same_class || class(front) == class(supporter))
            && counts(row)
    });
    rows.map(|row| row.value).max().unwrap_or(0)
}
