//! Checks a player's elements against a roster.
//!
//! Exact, not greedy: for every combination of the roster's choices, elements are matched to places so that
//! as many as possible fit. If all twelve fit, the army is valid.

use crate::army_text::ArmyText;
use crate::composition::{Composition, CompositionError};
use crate::roster::{ARMY_SIZE, Roster, Slot, distinct};
use crate::troop::Troop;

/// One place in an army: the options for it, and whether it is the general's.
struct Place<'a> {
    options: &'a [Troop],
    general: bool,
}

/// Whether an element may have a place.
type Fits<'f> = &'f dyn Fn(usize, &Place<'_>) -> bool;

/// The place assigned to each element, if any.
type Assignment = [Option<usize>; ARMY_SIZE];

impl Roster {
    /// Checks these elements, with this one as the general's, in any order.
    ///
    /// # Errors
    /// An element missing from the roster, a general it does not mark, or the first element without a place
    /// in the best combination of choices.
    pub fn check(&self, army: &Composition) -> Result<(), CompositionError> {
        for (nth, (troop, is_general)) in army.iter().enumerate() {
            let mut slots = self.slots().filter(|slot| slot.options().contains(&troop));
            if is_general && !slots.any(Slot::is_general) {
                return Err(CompositionError::NotGeneral {
                    troop,
                    marked: self.generals(),
                });
            }
            if !is_general && slots.next().is_none() {
                return Err(CompositionError::NotInList {
                    element: nth + 1,
                    troop,
                });
            }
        }
        let elements: Vec<(Troop, bool)> = army.iter().collect();
        let fits = |element: usize, place: &Place<'_>| {
            let (troop, is_general) = elements[element];
            place.general == is_general && place.options.contains(&troop)
        };
        let troops = army.elements();
        self.place_all(&fits, &|element| troops[element], |_, _| ())
    }

    /// The army of this list that a player named.
    ///
    /// A text in the strict notation that is an army of the list is that army. Otherwise each element becomes the
    /// option of its place that is nearest to what was named.
    ///
    /// # Errors
    /// As for [`Roster::check`].
    pub fn choose(&self, named: &ArmyText) -> Result<Composition, CompositionError> {
        let strict: Option<Vec<Troop>> = named.elements.iter().map(|one| one.exact).collect();
        let strict = strict.and_then(|all| Composition::new(&all, &[named.general]).ok());
        if let Some(army) = strict.filter(|army| self.check(army).is_ok()) {
            return Ok(army);
        }
        let is_general = |element: usize| element == named.general;
        let is_in = |slot: &Slot, element: usize| {
            let mut options = slot.options().iter();
            options.any(|&option| named.elements[element].rank(option).is_some())
        };
        for (element, one) in named.elements.iter().enumerate() {
            let mut slots = self.slots().filter(|slot| is_in(slot, element));
            let troop = one.troop();
            if is_general(element) && !slots.any(Slot::is_general) {
                let marked = self.generals();
                return Err(CompositionError::NotGeneral { troop, marked });
            }
            if !is_general(element) && slots.next().is_none() {
                let element = element + 1;
                return Err(CompositionError::NotInList { element, troop });
            }
        }
        let best = |element: usize, place: &Place<'_>| {
            let ranked = place
                .options
                .iter()
                .filter_map(|&option| Some((named.elements[element].rank(option)?, option)));
            ranked
                .min_by_key(|&(rank, _)| rank)
                .map(|(_, option)| option)
        };
        let fits = |element: usize, place: &Place<'_>| {
            place.general == is_general(element) && best(element, place).is_some()
        };
        let chosen = self.place_all(
            &fits,
            &|element| named.elements[element].troop(),
            |places, placed| {
                let all = placed.iter().enumerate();
                let all = all.filter_map(|(nth, place)| best(nth, &places[(*place)?]));
                all.collect::<Vec<Troop>>()
            },
        )?;
        Composition::new(&chosen, &[named.general])
    }

    /// Finds a place for every element in some combination of choices, and returns what `done` makes of it.
    fn place_all<T>(
        &self,
        fits: Fits<'_>,
        troop: &dyn Fn(usize) -> Troop,
        done: impl Fn(&[Place<'_>], &Assignment) -> T,
    ) -> Result<T, CompositionError> {
        let mut best: Option<(usize, CompositionError)> = None;
        for readings in self.readings() {
            let places = expand_places(&readings);
            let placed = matching(fits, &places);
            let number = placed.iter().flatten().count();
            let Some(nth) = placed.iter().position(Option::is_none) else {
                return Ok(done(&places, &placed));
            };
            if best.as_ref().is_none_or(|&(most, _)| number > most) {
                let open_options = open_options(&places, &placed);
                best = Some((
                    number,
                    CompositionError::NoPlace {
                        element: nth + 1,
                        troop: troop(nth),
                        open_options,
                    },
                ));
            }
        }
        // Every roster has a combination.
        Err(best.map_or(CompositionError::Size { found: 0 }, |(_, error)| error))
    }

    /// The slots of every combination of choices: count, options, and whether they are the general's.
    ///
    /// Options that must be alike are resolved too, so that the elements of each slot are independent.
    fn readings(&self) -> Vec<Vec<(u8, Vec<Troop>, bool)>> {
        let mut readings = Vec::new();
        for slots in self.resolutions() {
            let mut open = vec![Vec::with_capacity(slots.len())];
            for slot in slots {
                let of_slot = slot.readings();
                open = open
                    .iter()
                    .flat_map(|before: &Vec<_>| {
                        of_slot.iter().map(|options| {
                            let mut reading = before.clone();
                            reading.push((slot.count(), options.clone(), slot.is_general()));
                            reading
                        })
                    })
                    .collect();
            }
            readings.append(&mut open);
        }
        readings
    }
}

/// One place for every element of every slot.
fn expand_places(slots: &[(u8, Vec<Troop>, bool)]) -> Vec<Place<'_>> {
    slots
        .iter()
        .flat_map(|(count, options, general)| {
            (0..*count).map(move |_| Place {
                options,
                general: *general,
            })
        })
        .collect()
}

/// Matches as many elements with places as possible (augmenting paths, elements in order).
fn matching(fits: Fits<'_>, places: &[Place<'_>]) -> Assignment {
    let mut taken: Vec<Option<usize>> = vec![None; places.len()];
    for element in 0..ARMY_SIZE {
        let mut tried = vec![false; places.len()];
        find_place(element, fits, places, &mut taken, &mut tried);
    }
    let mut placed = [None; ARMY_SIZE];
    for (place, element) in taken.iter().enumerate() {
        if let Some(element) = element {
            placed[*element] = Some(place);
        }
    }
    placed
}

/// Finds a place for an element, moving others if that helps.
fn find_place(
    element: usize,
    fits: Fits<'_>,
    places: &[Place<'_>],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for (nth, place) in places.iter().enumerate() {
        if tried[nth] || !fits(element, place) {
            continue;
        }
        tried[nth] = true;
        if taken[nth].is_none_or(|other| find_place(other, fits, places, taken, tried)) {
            taken[nth] = Some(element);
            return true;
        }
    }
    false
}

/// The options for the unfilled places, without duplicates.
fn open_options(places: &[Place<'_>], placed: &Assignment) -> Vec<Troop> {
    let open = places
        .iter()
        .enumerate()
        .filter(|(nth, _)| !placed.contains(&Some(*nth)));
    distinct(open.flat_map(|(_, place)| place.options))
}

#[cfg(test)]
mod tests {
    use crate::library::Library;
    use crate::list::ArmyList;
    use crate::roster::{Roster, Slot};

    /// The limits that keep a check fast, 8 options and 4096 readings, are far above the published lists.
    #[test]
    fn published_lists_are_within_the_limits() {
        let lists = ["2.2", "3.0"]
            .iter()
            .flat_map(|edition| Library::for_edition(edition).unwrap().lists());
        let rosters: Vec<&Roster> = lists.map(ArmyList::elements).collect();
        let slots = || rosters.iter().flat_map(|roster| roster.slots());
        assert_eq!(slots().map(|slot| slot.options().len()).max(), Some(6));
        assert_eq!(
            rosters.iter().map(|roster| roster.readings().len()).max(),
            Some(6)
        );
        // Four elements of six options, two of which may not be mixed (II/4e of 3.0). Without the second of the two:
        // 4 of 5 options, 8! / (4! 4!) = 70; as many without the first; without both: 4 of 4, 7! / (4! 3!) = 35.
        assert_eq!(
            slots().map(Slot::mixes).map(|mixes| mixes.len()).max(),
            Some(70 + 70 - 35)
        );
    }
}
