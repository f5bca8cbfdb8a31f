//! Distant shooting: who may shoot at whom, and the combat that it makes (`dba22` §21.1).
//!
//! Ranges and who shoots come from the rulebook; it knows no phase and no die.

mod able;
mod aim;
mod judge;
mod seen;
mod sight;
#[cfg(test)]
mod tests;

use acies_rulebook::{Fact, Mode};
use arrayvec::ArrayVec;

pub use able::Line;
pub use aim::Aim;
pub use judge::{Lines, aimed, has_target, judge, must_shoot, targets, together};

use crate::combat::{Counts, Duel, Pressed, Supporters, score, shooting_facts};
use crate::{ElementId, ElementSet, Party, Place, SIDE_SIZE, View};

/// The parties that one element may shoot at.
pub type Targets = ArrayVec<Party, 16>;

/// The same, each with how it is shot at.
pub type Aimed = ArrayVec<(Party, Line), 16>;

/// A legal shooting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Who shoots, the main shooter first.
    pub shooters: ArrayVec<ElementId, SIDE_SIZE>,
    /// At whom.
    pub target: Party,
    /// The element of the target that shoots back at the main shooter in the same combat.
    pub reply: Option<ElementId>,
    /// Those who shoot at the main shooter with that one.
    pub joining: ElementSet,
    /// Whether every shot comes on the rear edge of the target.
    pub on_rear: bool,
    /// Whether some shot comes at least partly on the rear edge of the target.
    pub partly_on_rear: bool,
}

/// The party that an element shoots or is shot at as: itself, or the camp or built-up area that it
/// is inside of.
pub(crate) fn party_of(view: View, id: ElementId) -> Party {
    match view.position.element(id).place {
        Place::Inside(stronghold) => Party::Stronghold(stronghold),
        Place::Unused | Place::Reserve | Place::Table | Place::Lost => Party::Element(id),
    }
}

/// The combat that a legal shooting makes.
///
/// # Panics
/// If the shooting has no shooter; [`judge`] never gives such a one.
pub fn duel(view: View, shot: &Shot) -> Duel {
    let rulebook = view.rulebook;
    let parties = [party_of(view, shot.shooters[0]), shot.target];
    let troops = parties.map(|party| view.party_troop(party));
    let answered = shot.reply.is_some();
    let facts = [
        shooting_facts(view, parties[0], parties[1]).with_if(Fact::UnansweredShooter, !answered),
        shooting_facts(view, parties[1], parties[0])
            .with_if(Fact::ShotOnRear, shot.on_rear)
            .with_if(Fact::ShotPartlyOnRear, shot.partly_on_rear),
    ];
    let side = |own: usize| {
        let [troop, enemy] = [troops[own], troops[1 - own]];
        let shoots = own == 0 || answered;
        let basic = if shoots {
            rulebook.troop(troop).shooting
        } else {
            rulebook.troop(troop).shot_at
        };
        let counts = Counts {
            contacts: 0,
            extra_shooters: if own == 1 {
                shot.shooters.len() as u8 - 1
            } else {
                shot.joining.len() as u8
            },
            extra_attackers: 0,
        };
        score(
            rulebook,
            Mode::Shooting,
            [troop, enemy],
            basic.against(rulebook.troop(enemy).mounted),
            facts[own],
            counts,
            &Supporters::new(),
        )
    };
    let (first, second) = (side(0), side(1));
    Duel {
        parties,
        mode: Mode::Shooting,
        troops,
        factors: [first.0, second.0],
        lines: [first.1, second.1],
        facts,
        at_risk: [answered, true],
        pressed: [Pressed::default(); 2],
        supporters: [Supporters::new(), Supporters::new()],
        flankers: [ElementSet::NONE; 2],
        shooters: shot.shooters.clone(),
        reply: shot.reply,
        joining: shot.joining,
    }
}
