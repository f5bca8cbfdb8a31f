//! Which armies fight in a numbered battle, so that every kind of troop stands in some of them.
//!
//! Armies drawn evenly hardly ever hold what few lists have. So each kind of troop in turn is the guest of a battle: red
//! always draws among the lists that can field it, and takes it; blue does so in every other battle, with a kind from the
//! other half of the turn. Everything follows from the number of the battle.

use std::collections::BTreeMap;

use acies_armies::{ArmyList, Composition, DecisionKind, Library, Slot, Troop, TroopCode};
use acies_referee::{Ask, Battle, Order, Side, What};

use crate::{Chance, General};

/// The kinds of troops of a library, each with the lists that can field it.
pub(super) struct Guests<'a> {
    lists: &'a [ArmyList],
    kinds: Vec<(TroopCode, Vec<&'a ArmyList>)>,
}

impl<'a> Guests<'a> {
    /// The kinds that the lists of a library name.
    pub(super) fn of(library: &'a Library) -> Guests<'a> {
        let mut kinds: BTreeMap<TroopCode, Vec<&ArmyList>> = BTreeMap::new();
        for list in library.lists() {
            let options = list.elements().slots().flat_map(Slot::options);
            for code in options.flat_map(|troop| codes(*troop)) {
                let fielding = kinds.entry(code).or_default();
                if fielding.last().is_none_or(|last| last.key() != list.key()) {
                    fielding.push(list);
                }
            }
        }
        Guests {
            lists: library.lists(),
            kinds: kinds.into_iter().collect(),
        }
    }

    /// The guest of a side in a battle, if it has one.
    fn guest(&self, number: u64, side: Side) -> Option<usize> {
        let turn = usize::try_from(number % self.kinds.len().max(1) as u64).ok()?;
        match side {
            Side::Red => Some(turn),
            Side::Blue if number.is_multiple_of(2) => None,
            Side::Blue => Some((turn + self.kinds.len() / 2) % self.kinds.len()),
        }
        .filter(|_| !self.kinds.is_empty())
    }

    /// The list of a side in a battle, and the army that it must choose where it has a guest.
    pub(super) fn army(
        &self,
        number: u64,
        side: Side,
        chance: &mut Chance,
    ) -> (ArmyList, Option<Composition>) {
        let guest = self.guest(number, side).map(|guest| &self.kinds[guest]);
        let Some((kind, lists)) = guest else {
            return (self.lists[chance.below(self.lists.len())].clone(), None);
        };
        let list = lists[chance.below(lists.len())];
        (list.clone(), Some(fielding(list, *kind, chance)))
    }
}

/// The codes that a troop may stand as.
fn codes(troop: Troop) -> impl Iterator<Item = TroopCode> {
    [Some(troop.code()), troop.second()].into_iter().flatten()
}

/// An army of the list, drawn at random among the answers that field a kind of troop where there are any.
fn fielding(list: &ArmyList, kind: TroopCode, chance: &mut Chance) -> Composition {
    let is_guest = |troop: &Troop| codes(*troop).any(|code| code == kind);
    list.compose(|decision| {
        let fields: Vec<usize> = (0..decision.answers())
            .filter(|&answer| match decision.kind() {
                DecisionKind::Block(blocks) => blocks[answer]
                    .iter()
                    .any(|slot| slot.options().iter().any(is_guest)),
                DecisionKind::Mix { mixes, .. } => mixes[answer].iter().any(is_guest),
            })
            .collect();
        match chance.pick(&fields) {
            Some(&answer) => answer,
            None => chance.below(decision.answers()),
        }
    })
}

/// A general whose army is chosen for it.
pub(super) struct Given {
    /// Who decides everything else.
    pub(super) general: Box<dyn General>,
    /// The army, if it is chosen for it.
    pub(super) army: Option<Composition>,
}

impl General for Given {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        if let Ask::Decide {
            what: What::Army, ..
        } = battle.asks()
            && let Some(army) = &self.army
        {
            return Order::Army(army.to_string());
        }
        self.general.decide(battle, side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_troop_is_a_guest_in_its_turn() {
        let library = Library::for_edition("2.2").unwrap();
        let guests = Guests::of(library);
        let mut chance = Chance::new(1);
        for (number, (kind, _)) in guests.kinds.iter().enumerate() {
            let (list, army) = guests.army(number as u64, Side::Red, &mut chance);
            let army = army.expect("red always has a guest");
            assert!(list.check(&army).is_ok(), "{kind}: {army}");
            let stands = army
                .iter()
                .any(|(troop, _)| codes(troop).any(|code| code == *kind));
            assert!(stands, "{kind} of {}: {army}", list.key());
        }
    }

    #[test]
    fn blue_has_a_guest_in_every_other_battle() {
        let guests = Guests::of(Library::for_edition("2.2").unwrap());
        let of = |number| guests.guest(number, Side::Blue);
        assert!(of(0).is_none() && of(2).is_none());
        assert!(of(1).is_some_and(|guest| Some(guest) != guests.guest(1, Side::Red)));
    }
}
