//! Troops in the open, nobody else near: what a shot does and who wins a camp, by the referee's own odds; who helps from
//! behind.
//!
//! It knows no places, and not what a general makes of the throws.

use acies_referee::odds::{OpenDuel, Tally, open_duel_odds};
use acies_referee::{Element, Place, Position};
use acies_rulebook::{Fact, Rulebook, Support, TroopId};

/// Those who take part in a battle.
pub fn used(position: &Position) -> impl Iterator<Item = &Element> {
    let elements = position.elements.iter();
    elements.filter(|element| element.place != Place::Unused)
}

/// The different troops among them.
pub fn kinds(position: &Position) -> Vec<TroopId> {
    let mut kinds = Vec::new();
    for element in used(position) {
        if !kinds.contains(&element.troop) {
            kinds.push(element.troop);
        }
    }
    kinds
}

/// Every pair of some kinds, in the order of a table with a row for each.
pub fn pairs(kinds: &[TroopId]) -> impl Iterator<Item = (TroopId, TroopId)> {
    kinds
        .iter()
        .flat_map(|&own| kinds.iter().map(move |&enemy| (own, enemy)))
}

/// A shot of one troop at another that cannot answer, with so many who help; `None` for those who do not shoot.
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

/// What becomes of a troop that strikes the own people of a camp, and of them.
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

/// The most that one troop adds to the factor of another by the rows that count.
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
