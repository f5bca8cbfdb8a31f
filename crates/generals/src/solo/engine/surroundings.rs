//! Who may matter to what comes of a combat beside those who fight it: whoever stands where somebody goes back, flees or goes on.
//!
//! What comes of it the referee says; this says who has to be the same for that to be the same.

use acies_geometry::{Base, Length};
use acies_referee::combat::Duel;
use acies_referee::{ElementId, ElementSet, Party, Position, View};
use acies_rulebook::{Fate, Rulebook};
use arrayvec::ArrayVec;

use crate::moved::Ways;

/// Those whom one pushes back stand up to a base aside of him; and one met crosswise has his front a depth farther off.
const NEAR: Ways = Ways {
    along: Length::from_units(6 * Length::BASE_WIDTH.units()),
    aside: Length::from_units(5 * Length::BASE_WIDTH.units() / 2),
};

/// So many are concerned at most: both parties, each with one on either flank.
const MOST: usize = 6;

/// Where those stand who may matter to a combat, in the position in which it is fought.
pub struct Surroundings {
    /// The parties, and those who go back with a friend.
    concerned: ElementSet,
    /// About each of them.
    about: ArrayVec<(Base, Ways), MOST>,
    /// Whether everybody matters, as at a camp or a built-up area.
    everybody: bool,
}

impl Surroundings {
    /// Those of a combat or shot.
    pub fn of(rulebook: &Rulebook, position: &Position, duel: &Duel) -> Surroundings {
        let mut concerned = ElementSet::NONE;
        let mut about = ArrayVec::new();
        let mut everybody = false;
        for id in duel.flankers.iter().flat_map(|flankers| flankers.iter()) {
            concerned.insert(id);
            everybody |= about.try_push((*position.base(id), NEAR)).is_err();
        }
        for own in [0, 1] {
            let Party::Element(id) = duel.parties[own] else {
                everybody = true;
                continue;
            };
            concerned.insert(id);
            let ways = if flees(rulebook, duel, own) {
                all_round(rulebook, duel, own)
            } else {
                NEAR
            };
            everybody |= about.try_push((*position.base(id), ways)).is_err();
        }
        Surroundings {
            concerned,
            about,
            everybody,
        }
    }

    /// Whether an element matters where it stands in a position.
    pub fn have(&self, position: &Position, id: ElementId) -> bool {
        let front = position.base(id).pose.front;
        self.everybody
            || self.concerned.has(id)
            || (self.about.iter()).any(|(base, ways)| ways.have(base, front))
    }
}

/// Whether one that moved stands or stood where it may matter to a combat.
pub fn disturbed(before: &Position, view: View<'_>, duel: &Duel, moved: ElementSet) -> bool {
    let around = Surroundings::of(view.rulebook, before, duel);
    let mut moved = moved.iter();
    moved.any(|id| around.have(before, id) || around.have(view.position, id))
}

/// Whether a party may have to flee.
fn flees(rulebook: &Rulebook, duel: &Duel, own: usize) -> bool {
    let mut dice = (1..=6).flat_map(|die| [[1, die], [die, 1]]);
    dice.any(|dice| {
        let row = duel.row(rulebook, own, duel.margins(dice)[own]);
        row.is_some_and(|row| row.fate == Fate::Flees)
    })
}

/// One who flees swings, and may come far to any hand.
fn all_round(rulebook: &Rulebook, duel: &Duel, own: usize) -> Ways {
    let far = rulebook.troop(duel.troops[own]).allowance.good + Length::BASE_WIDTH * 4;
    Ways {
        along: far.max(NEAR.along),
        aside: far.max(NEAR.aside),
    }
}
