//! Whether a roster allows the elements that a player has chosen.
//!
//! Exact, not greedy: for every way of making the choices of the roster, elements are matched with places so that as
//! many as possible find one. Twelve of twelve is an army of this roster.

use crate::composition::{Composition, CompositionError};
use crate::roster::{ARMY_SIZE, Roster, Slot, distinct};
use crate::troop::Troop;

/// One place in an army: the options that it may be filled with, and whether it is the general's.
struct Place<'a> {
    options: &'a [Troop],
    general: bool,
}

/// Which place each element has, if any.
type Placed = [Option<usize>; ARMY_SIZE];

impl Roster {
    /// Whether the roster allows these elements, with this one as the general's. Their order does not matter.
    ///
    /// # Errors
    /// An element that the roster does not have, a general that it does not mark, or else the first element that finds
    /// no place in the combination of choices that takes in the most.
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
        let mut best: Option<(usize, CompositionError)> = None;
        for readings in self.readings() {
            let places = places_of(&readings);
            let placed = matching(army, &places);
            let number = placed.iter().flatten().count();
            let Some((nth, (troop, _))) = army
                .iter()
                .enumerate()
                .find(|&(nth, _)| placed[nth].is_none())
            else {
                return Ok(());
            };
            if best.as_ref().is_none_or(|&(most, _)| number > most) {
                let wanted = wanted(&places, &placed);
                best = Some((
                    number,
                    CompositionError::NoPlace {
                        element: nth + 1,
                        troop,
                        wanted,
                    },
                ));
            }
        }
        best.map_or(Ok(()), |(_, error)| Err(error))
    }

    /// For every combination of choices, the slots that remain: their count, their options and whether they are the
    /// general's. What has to be alike is chosen too, so that each element of such a slot is free.
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
fn places_of(slots: &[(u8, Vec<Troop>, bool)]) -> Vec<Place<'_>> {
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

/// Matches elements with places, as many as can be (augmenting paths, elements in order).
fn matching(army: &Composition, places: &[Place<'_>]) -> Placed {
    let elements: Vec<(Troop, bool)> = army.iter().collect();
    let mut taken: Vec<Option<usize>> = vec![None; places.len()];
    for element in 0..elements.len() {
        let mut tried = vec![false; places.len()];
        find_place(element, &elements, places, &mut taken, &mut tried);
    }
    let mut placed = [None; ARMY_SIZE];
    for (place, element) in taken.iter().enumerate() {
        if let Some(element) = element {
            placed[*element] = Some(place);
        }
    }
    placed
}

/// Finds a place for an element, moving others where that helps.
fn find_place(
    element: usize,
    elements: &[(Troop, bool)],
    places: &[Place<'_>],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    let (troop, is_general) = elements[element];
    for (nth, place) in places.iter().enumerate() {
        if tried[nth] || place.general != is_general || !place.options.contains(&troop) {
            continue;
        }
        tried[nth] = true;
        if taken[nth].is_none_or(|other| find_place(other, elements, places, taken, tried)) {
            taken[nth] = Some(element);
            return true;
        }
    }
    false
}

/// What could stand in the places that no element has taken, each option once.
fn wanted(places: &[Place<'_>], placed: &Placed) -> Vec<Troop> {
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

    /// The bounds that keep a check short, 8 options and 4096 readings, leave the published lists room.
    #[test]
    fn the_published_lists_stay_within_the_bounds() {
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
