//! Chooses the armies of a numbered battle so that every troop type appears in some of them.
//!
//! Armies drawn evenly hardly ever contain rare troops. So each troop type in turn is featured in a battle: red always
//! draws among the lists that can field it, and fields it. Blue does the same in every other battle, with a type from
//! the other half of the turn. Everything depends on the number of the battle only.

use std::collections::BTreeMap;

use acies_armies::{ArmyList, Composition, DecisionKind, Library, Slot, Troop, TroopCode};
use acies_referee::{Ask, Battle, Order, Side, What};

use crate::{General, Rng};

/// The troop types of a library, each with the lists that can field it.
pub(super) struct FeaturedTroops<'a> {
    lists: &'a [ArmyList],
    kinds: Vec<(TroopCode, Vec<&'a ArmyList>)>,
}

impl<'a> FeaturedTroops<'a> {
    /// Collects the troop types that the lists of a library name.
    pub(super) fn new(library: &'a Library) -> FeaturedTroops<'a> {
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
        FeaturedTroops {
            lists: library.lists(),
            kinds: kinds.into_iter().collect(),
        }
    }

    /// The index of the troop type featured by a side in a battle, if any.
    fn featured(&self, number: u64, side: Side) -> Option<usize> {
        let turn = usize::try_from(number % self.kinds.len().max(1) as u64).ok()?;
        match side {
            Side::Red => Some(turn),
            Side::Blue if number.is_multiple_of(2) => None,
            Side::Blue => Some((turn + self.kinds.len() / 2) % self.kinds.len()),
        }
        .filter(|_| !self.kinds.is_empty())
    }

    /// The list of a side in a battle, and the army it must choose if it features a troop type.
    pub(super) fn army(
        &self,
        number: u64,
        side: Side,
        rng: &mut Rng,
    ) -> (ArmyList, Option<Composition>) {
        let featured = self
            .featured(number, side)
            .map(|featured| &self.kinds[featured]);
        let Some((kind, lists)) = featured else {
            return (self.lists[rng.below(self.lists.len())].clone(), None);
        };
        let list = lists[rng.below(lists.len())];
        (list.clone(), Some(fielding(list, *kind, rng)))
    }
}

/// The codes that a troop may deploy as.
fn codes(troop: Troop) -> impl Iterator<Item = TroopCode> {
    [Some(troop.code()), troop.second()].into_iter().flatten()
}

/// A random army of the list among those that field a troop type.
fn fielding(list: &ArmyList, kind: TroopCode, rng: &mut Rng) -> Composition {
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
        match rng.pick(&fields) {
            Some(&answer) => answer,
            None => rng.below(decision.answers()),
        }
    })
}

/// A general whose army is preset.
pub(super) struct PresetArmy {
    /// Makes all other decisions.
    pub(super) general: Box<dyn General>,
    /// The army, if it is preset.
    pub(super) army: Option<Composition>,
}

impl General for PresetArmy {
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
    fn every_troop_type_is_featured_in_its_turn() {
        let library = Library::for_edition("2.2").unwrap();
        let featured = FeaturedTroops::new(library);
        let mut rng = Rng::new(1);
        for (number, (kind, _)) in featured.kinds.iter().enumerate() {
            let (list, army) = featured.army(number as u64, Side::Red, &mut rng);
            let army = army.expect("red always has a featured troop");
            assert!(list.check(&army).is_ok(), "{kind}: {army}");
            let stands = army
                .iter()
                .any(|(troop, _)| codes(troop).any(|code| code == *kind));
            assert!(stands, "{kind} of {}: {army}", list.key());
        }
    }

    #[test]
    fn blue_features_troops_in_every_other_battle() {
        let featured = FeaturedTroops::new(Library::for_edition("2.2").unwrap());
        let of = |number| featured.featured(number, Side::Blue);
        assert!(of(0).is_none() && of(2).is_none());
        assert!(of(1).is_some_and(|blue| Some(blue) != featured.featured(1, Side::Red)));
    }
}
