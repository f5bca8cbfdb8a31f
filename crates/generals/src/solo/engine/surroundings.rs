//! The elements that can affect the outcome of a combat: those where a party may recoil, flee or pursue.
//!
//! Only if they are unchanged can a known outcome be reused.

use acies_geometry::{Base, Length};
use acies_referee::combat::Duel;
use acies_referee::{ElementId, ElementSet, Party, Position, View};
use acies_rulebook::{Fate, Rulebook};
use arrayvec::ArrayVec;

use crate::after_move::OutcomeZone;

/// Pushed friends stand up to a base width aside; the front of an enemy met from the side is a base depth farther.
const NEAR: OutcomeZone = OutcomeZone {
    along: Length::from_units(6 * Length::BASE_WIDTH.units()),
    aside: Length::from_units(5 * Length::BASE_WIDTH.units() / 2),
};

/// The most elements with a zone: both parties, each with one enemy on either flank.
const MOST: usize = 6;

/// The zones in which an element can affect a combat.
pub struct Surroundings {
    /// The parties and flankers.
    concerned: ElementSet,
    /// The zone around each of them.
    zones: ArrayVec<(Base, OutcomeZone), MOST>,
    /// Whether every element can affect it, as at a camp or built-up area.
    all: bool,
}

impl Surroundings {
    /// The surroundings of a combat or shot.
    pub fn new(rulebook: &Rulebook, position: &Position, duel: &Duel) -> Surroundings {
        let mut concerned = ElementSet::NONE;
        let mut zones = ArrayVec::new();
        let mut all = false;
        for id in duel.flankers.iter().flat_map(|flankers| flankers.iter()) {
            concerned.insert(id);
            all |= zones.try_push((*position.base(id), NEAR)).is_err();
        }
        for own in [0, 1] {
            let Party::Element(id) = duel.parties[own] else {
                all = true;
                continue;
            };
            concerned.insert(id);
            let zone = if flees(rulebook, duel, own) {
                all_round(rulebook, duel, own)
            } else {
                NEAR
            };
            all |= zones.try_push((*position.base(id), zone)).is_err();
        }
        Surroundings {
            concerned,
            zones,
            all,
        }
    }

    /// Whether an element can affect the combat from its place in a position.
    pub fn contains(&self, position: &Position, id: ElementId) -> bool {
        let front = position.base(id).pose.front;
        self.all
            || self.concerned.has(id)
            || (self.zones.iter()).any(|(base, zone)| zone.contains(base, front))
    }
}

/// Whether a moved element is or was in the surroundings of a combat.
pub fn is_disturbed(before: &Position, view: View<'_>, duel: &Duel, moved: ElementSet) -> bool {
    let around = Surroundings::new(view.rulebook, before, duel);
    let mut moved = moved.iter();
    moved.any(|id| around.contains(before, id) || around.contains(view.position, id))
}

/// Whether a party may have to flee.
fn flees(rulebook: &Rulebook, duel: &Duel, own: usize) -> bool {
    let mut dice = (1..=6).flat_map(|die| [[1, die], [die, 1]]);
    dice.any(|dice| {
        let row = duel.row(rulebook, own, duel.margins(dice)[own]);
        row.is_some_and(|row| row.fate == Fate::Flees)
    })
}

/// A fleeing element turns and can end far away in any direction.
fn all_round(rulebook: &Rulebook, duel: &Duel, own: usize) -> OutcomeZone {
    let far = rulebook.troop(duel.troops[own]).allowance.good + Length::BASE_WIDTH * 4;
    OutcomeZone {
        along: far.max(NEAR.along),
        aside: far.max(NEAR.aside),
    }
}
