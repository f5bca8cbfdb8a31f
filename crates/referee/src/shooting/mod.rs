//! Distant shooting: which targets an element may shoot at, and the combat that results (`dba22` §21.1).
//!
//! Ranges and shooters come from the rulebook. No code here knows a phase or a die.
//!
//! Where each rule is:
//!
//! * who may shoot at all: `may_shoot`; arc and range: `arc_and_range`; what hides a target: `line_of_sight`;
//! * which target must be shot at, and who joins in: `targets`; the factors of a shot: `combat::score`.

mod arc_and_range;
mod line_of_sight;
mod may_shoot;
mod targets;
#[cfg(test)]
mod tests;

use acies_rulebook::{Fact, Mode};
use arrayvec::ArrayVec;

pub use arc_and_range::{Aim, arcs};
pub use may_shoot::ShotLine;
pub use targets::{
    ShotLines, aimed_targets, combine_shooters, has_target, judge, moved_too_far, must_shoot,
    targets,
};

use crate::combat::{Counts, Duel, EdgeContacts, Supporters, score, shooting_facts};
use crate::{ElementId, ElementSet, Party, Place, SIDE_SIZE, View};

/// The parties that one element may shoot at.
pub type Targets = ArrayVec<Party, 16>;

/// The parties that one element may shoot at, each with the line of the shot.
pub type AimedTargets = ArrayVec<(Party, ShotLine), 16>;

/// A legal shooting: one combat of a main shooter, its supporting shooters and a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shot {
    /// The shooters, the main shooter first.
    pub shooters: ArrayVec<ElementId, SIDE_SIZE>,
    /// The target.
    pub target: Party,
    /// The target element that shoots back at the main shooter in the same combat.
    pub reply: Option<ElementId>,
    /// The elements that support that reply.
    pub joining: ElementSet,
    /// Whether every shot hits the target's rear edge.
    pub on_rear: bool,
    /// Whether some shot hits the target's rear edge at least partly.
    pub partly_on_rear: bool,
}

/// The party as which an element shoots and is shot at: itself, or the camp or built-up area that it is in.
pub(crate) fn party_of(view: View, id: ElementId) -> Party {
    match view.position.element(id).place {
        Place::Inside(stronghold) => Party::Stronghold(stronghold),
        Place::Unused | Place::Reserve | Place::Table | Place::Lost => Party::Element(id),
    }
}

/// The combat of a legal shooting.
///
/// # Panics
///
/// If there is no shooter; [`judge`] never returns such a shooting.
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
        edge_contacts: [EdgeContacts::default(); 2],
        supporters: [Supporters::new(), Supporters::new()],
        flankers: [ElementSet::NONE; 2],
        shooters: shot.shooters.clone(),
        reply: shot.reply,
        joining: shot.joining,
    }
}
