//! What combats and shots came to that have been asked about in a bound: the plans of a bound come to the same ones again and
//! again, and each costs the referee ten times what it costs to find it here.
//!
//! It knows nothing that the referee has not said, of the same combat among the same elements.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use acies_geometry::Pose;
use acies_referee::combat::Duel;
use acies_referee::{
    ElementId, Occupant, Phase, Place, Position, SIDE_SIZE, STRONGHOLDS, Side, View, odds,
};
use acies_rulebook::{RiverState, Rulebook, TroopId};
use arrayvec::ArrayVec;
use rustc_hash::FxHasher;

use super::surroundings::Surroundings;

/// So many are kept; then it begins anew.
const MOST: usize = 1024;

/// What has been asked about.
#[derive(Clone, Debug, Default)]
pub struct Recall(RefCell<Known>);

/// What is known, and of each in the same order by what it is found: one number, so that nobody has to look at all of it.
#[derive(Clone, Debug, Default)]
struct Known {
    prints: Vec<u64>,
    asked: Vec<Asked>,
}

/// A combat or shot, all that may matter to it, and in how many of the 36 throws red and blue lose something.
#[derive(Clone, Debug)]
struct Asked {
    duel: Duel,
    about: About,
    throws: [u8; 2],
}

/// What may matter to a combat beside those who fight it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct About {
    elements: ArrayVec<Standing, { 2 * SIDE_SIZE }>,
    /// Of each camp and built-up area who is in it, whether its people are lost, how often it was fought for and whether it is sacked.
    strongholds: [(Occupant, bool, u8, bool); STRONGHOLDS],
    time: (Side, [u16; 2], Phase),
    river: RiverState,
}

/// How one stands of those who may matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Standing {
    id: ElementId,
    pose: Pose,
    place: Place,
    troop: TroopId,
    contacts: [Option<ElementId>; 2],
}

impl Recall {
    /// In how many of the 36 throws red and blue lose something in a combat: as [`odds::losing_rolls`] says.
    pub fn losing_throws(&self, view: View<'_>, duel: &Duel) -> [u8; 2] {
        let about = About::of(view.rulebook, view.position, duel);
        let print = about.print(duel);
        let Known { prints, asked } = &mut *self.0.borrow_mut();
        // The last ones are asked about again most often.
        let mut alike = (prints.iter().zip(&*asked).rev()).filter(|&(&known, _)| known == print);
        if let Some((_, known)) =
            alike.find(|(_, known)| known.about == about && known.duel == *duel)
        {
            debug_assert_eq!(known.throws, odds::losing_rolls(view, duel), "{duel:?}");
            return known.throws;
        }
        let is_past = |first: &Asked| first.about.time != about.time;
        if asked.len() >= MOST || asked.first().is_some_and(is_past) {
            prints.clear();
            asked.clear();
        }
        let throws = odds::losing_rolls(view, duel);
        prints.push(print);
        asked.push(Asked {
            duel: duel.clone(),
            about,
            throws,
        });
        throws
    }
}

impl About {
    fn of(rulebook: &Rulebook, position: &Position, duel: &Duel) -> About {
        let around = Surroundings::of(rulebook, position, duel);
        let standing = |(id, _)| {
            let element = position.element(id);
            Standing {
                id,
                pose: element.base.pose,
                place: element.place,
                troop: element.troop,
                contacts: [element.marks.first_contact, element.marks.as_if],
            }
        };
        About {
            elements: (position.on_table())
                .filter(|&(id, _)| around.have(position, id))
                .map(standing)
                .collect(),
            strongholds: std::array::from_fn(|stronghold| {
                (
                    position.occupants[stronghold],
                    position.non_combatants_lost[stronghold],
                    position.stronghold_fought[stronghold],
                    position.sacked[stronghold],
                )
            }),
            time: (position.active, position.bounds, position.phase),
            river: position.river,
        }
    }

    /// A number that is the same for the same combat among the same elements, and hardly ever for another.
    fn print(&self, duel: &Duel) -> u64 {
        let mut hasher = FxHasher::default();
        duel.parties.hash(&mut hasher);
        for Standing { id, pose, .. } in &self.elements {
            (id, pose).hash(&mut hasher);
        }
        hasher.finish()
    }
}
