//! Caches the results of combats and shots within a bound.
//!
//! The plans of a bound repeat the same combats, and asking the referee costs ten times a look-up. A cached result is
//! used only for the same combat among the same elements.

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

/// The cache is cleared when it has this many entries.
const MOST: usize = 1024;

/// The cache.
#[derive(Clone, Debug, Default)]
pub struct DuelCache(RefCell<CachedDuels>);

/// The entries, and a fingerprint of each for a fast search.
#[derive(Clone, Debug, Default)]
struct CachedDuels {
    fingerprints: Vec<u64>,
    cached: Vec<CachedDuel>,
}

/// A combat or shot, its context, and the rolls of 36 in which red and blue lose something.
#[derive(Clone, Debug)]
struct CachedDuel {
    duel: Duel,
    context: Context,
    throws: [u8; 2],
}

/// Everything besides the combatants that can affect a combat.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Context {
    elements: ArrayVec<ElementKey, { 2 * SIDE_SIZE }>,
    /// Each camp and built-up area: its occupant, whether its followers are lost, how often it was fought for, whether
    /// it is sacked.
    strongholds: [(Occupant, bool, u8, bool); STRONGHOLDS],
    time: (Side, [u16; 2], Phase),
    river: RiverState,
}

/// The state of an element that can affect the combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ElementKey {
    id: ElementId,
    pose: Pose,
    place: Place,
    troop: TroopId,
    contacts: [Option<ElementId>; 2],
}

impl DuelCache {
    /// The rolls of 36 in which red and blue lose something, as by [`odds::losing_rolls`].
    pub fn losing_throws(&self, view: View<'_>, duel: &Duel) -> [u8; 2] {
        let context = Context::new(view.rulebook, view.position, duel);
        let fingerprint = context.fingerprint(duel);
        let CachedDuels {
            fingerprints,
            cached,
        } = &mut *self.0.borrow_mut();
        // Recent entries are needed most often.
        let mut alike =
            (fingerprints.iter().zip(&*cached).rev()).filter(|&(&known, _)| known == fingerprint);
        if let Some((_, known)) =
            alike.find(|(_, known)| known.context == context && known.duel == *duel)
        {
            debug_assert_eq!(known.throws, odds::losing_rolls(view, duel), "{duel:?}");
            return known.throws;
        }
        let is_outdated = |first: &CachedDuel| first.context.time != context.time;
        if cached.len() >= MOST || cached.first().is_some_and(is_outdated) {
            fingerprints.clear();
            cached.clear();
        }
        let throws = odds::losing_rolls(view, duel);
        fingerprints.push(fingerprint);
        cached.push(CachedDuel {
            duel: duel.clone(),
            context,
            throws,
        });
        throws
    }
}

impl Context {
    fn new(rulebook: &Rulebook, position: &Position, duel: &Duel) -> Context {
        let around = Surroundings::new(rulebook, position, duel);
        let standing = |(id, _)| {
            let element = position.element(id);
            ElementKey {
                id,
                pose: element.base.pose,
                place: element.place,
                troop: element.troop,
                contacts: [element.marks.first_contact, element.marks.as_if],
            }
        };
        Context {
            elements: (position.on_table())
                .filter(|&(id, _)| around.contains(position, id))
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

    /// A number that is equal for equal combats and rarely for others.
    fn fingerprint(&self, duel: &Duel) -> u64 {
        let mut hasher = FxHasher::default();
        duel.parties.hash(&mut hasher);
        for ElementKey { id, pose, .. } in &self.elements {
            (id, pose).hash(&mut hasher);
        }
        hasher.finish()
    }
}
