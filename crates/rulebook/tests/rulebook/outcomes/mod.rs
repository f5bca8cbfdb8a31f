//! Combat outcomes in 2.2 (`dba22` §21.7), compared with tables written by hand from the reference.

mod beaten;
mod rulings;
mod special;
mod table;

use acies_rulebook::{Fact, FactSet, Fate, Margin, Mode, Rulebook, TroopId};

fn facts(facts: &[Fact]) -> FactSet {
    facts
        .iter()
        .fold(FactSet::NONE, |set, &fact| set.with_if(fact, true))
}

/// All codes of a class.
fn codes<'a>(book: &'a Rulebook, class: &'a str) -> impl Iterator<Item = TroopId> + 'a {
    (0..book.troops.len())
        .map(|index| TroopId(index as u8))
        .filter(move |&id| book.troop(id).class == class)
}

/// The fate of a loser, given some facts.
fn fate(margin: Margin, mode: Mode, own: &str, enemy: &str, holding: &[Fact]) -> Fate {
    let book = Rulebook::standard();
    let (own, enemy) = (book.troop_id(own).unwrap(), book.troop_id(enemy).unwrap());
    book.outcomes.fate(margin, mode, own, enemy, facts(holding))
}
