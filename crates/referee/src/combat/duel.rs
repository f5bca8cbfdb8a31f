//! One combat as it stands before the dice: who fights whom, with which factors, and who else is touched by it.

use acies_rulebook::{Fact, FactSet, Mode, TroopId};
use arrayvec::ArrayVec;

use super::contacts::{flankers, pressed};
use super::facts::{close_facts, fighter};
use super::fronts::{opponent, opponents};
use super::score::counts_as_mounted;
use super::supports::{Supporters, supporters_of};
use super::{Counts, Lines, Pressed, attackers, score};
use crate::{ElementId, ElementSet, Party, Place, SIDE_SIZE, STRONGHOLDS, Stronghold, View};

/// One combat before its dice: everything that the dice are added to, and that the outcome needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// Who fights; in a shooting the main shooter first.
    pub parties: [Party; 2],
    /// Close combat or shooting.
    pub mode: Mode,
    /// What each fights as.
    pub troops: [TroopId; 2],
    /// Everything but the dice.
    pub factors: [i8; 2],
    /// What the factors consist of.
    pub lines: [Lines; 2],
    /// What holds of each.
    pub facts: [FactSet; 2],
    /// Whether it is fought or shot at: not a shooter that nobody answers. What that means for it is a row of outcomes.
    pub at_risk: [bool; 2],
    /// Who presses on each beside its opponent.
    pub pressed: [Pressed; 2],
    /// Who supports each.
    pub supporters: [Supporters; 2],
    /// The friends of each who recoil from its opponent when it is beaten back.
    pub flankers: [ElementSet; 2],
    /// All who shoot, the main shooter first; empty in close combat.
    pub shooters: ArrayVec<ElementId, SIDE_SIZE>,
    /// The element that shoots back from the target in the same combat.
    pub reply: Option<ElementId>,
    /// Those who shoot at the main shooter with that one.
    pub joining: ElementSet,
}

/// The close combats of a phase.
pub type Pairs = ArrayVec<(Party, Party), { 2 * SIDE_SIZE }>;

/// The same party, where an element inside a camp or a built-up area is meant by that.
fn settled(view: View, party: Party) -> Option<Party> {
    match party {
        Party::Element(id) => match view.position.element(id).place {
            Place::Table => Some(party),
            Place::Inside(stronghold) => Some(Party::Stronghold(stronghold)),
            Place::Unused | Place::Reserve | Place::Lost => None,
        },
        Party::Stronghold(_) => Some(party),
    }
}

/// The close combat between two parties as they stand: fronts in contact, or a front edge on a held camp or built-up
/// area.
///
/// `None` when they do not fight each other. Whether they have fought already is not asked.
pub fn close_duel(view: View, a: Party, b: Party) -> Option<Duel> {
    let parties = [settled(view, a)?, settled(view, b)?];
    let fight = match parties {
        [Party::Element(a), Party::Element(b)] => {
            opponents(view, a).has(b) && opponents(view, b).has(a)
        }
        [Party::Element(a), Party::Stronghold(stronghold)]
        | [Party::Stronghold(stronghold), Party::Element(a)] => {
            attackers(view, stronghold).any(|attacker| attacker == a)
        }
        [Party::Stronghold(_), Party::Stronghold(_)] => false,
    };
    fight.then(|| build(view, parties))
}

fn build(view: View, parties: [Party; 2]) -> Duel {
    let rulebook = view.rulebook;
    let [a, b] = parties;
    let troops = parties.map(|party| view.party_troop(party));
    let mut facts = [close_facts(view, a, b), close_facts(view, b, a)];
    let supporters = [0, 1].map(|own| match (parties[own], parties[1 - own]) {
        (Party::Element(id), Party::Element(_)) => {
            supporters_of(view, id, troops[1 - own], facts[own])
        }
        _ => Supporters::new(),
    });
    let pressed = [0, 1].map(|own| {
        let id = parties[own].element();
        id.map(|id| pressed(view, id, parties[1 - own], &supporters[own]))
            .unwrap_or_default()
    });
    for (facts, pressed) in facts.iter_mut().zip(&pressed) {
        *facts = facts.with_if(Fact::Pressed, pressed.on_flank_or_rear);
    }
    let [first, second] = [0, 1].map(|own| {
        let extra_attackers = match parties[own] {
            Party::Stronghold(stronghold) => {
                let most = view.most_attackers(stronghold);
                (attackers(view, stronghold).count() as u8)
                    .min(most)
                    .saturating_sub(1)
            }
            Party::Element(_) => 0,
        };
        let counts = Counts {
            contacts: pressed[own].count(),
            extra_shooters: 0,
            extra_attackers,
        };
        let [troop, enemy] = [troops[own], troops[1 - own]];
        let mounted = counts_as_mounted(rulebook, enemy, Mode::Close, facts);
        score(
            rulebook,
            Mode::Close,
            [troop, enemy],
            rulebook.troop(troop).close.against(mounted),
            facts[own],
            counts,
            &supporters[own],
        )
    });
    let flankers = match (a, b) {
        (Party::Element(a), Party::Element(b)) => [flankers(view, a, b), flankers(view, b, a)],
        _ => [ElementSet::NONE; 2],
    };
    Duel {
        parties,
        mode: Mode::Close,
        troops,
        factors: [first.0, second.0],
        lines: [first.1, second.1],
        facts,
        at_risk: [true; 2],
        pressed,
        supporters,
        flankers,
        shooters: ArrayVec::new(),
        reply: None,
        joining: ElementSet::NONE,
    }
}

/// The close combats that have not been fought yet this phase, the active side's party first, in the order of the
/// active side's elements; attacks on a camp or a built-up area that it holds come last, one each.
pub fn fights(view: View) -> Pairs {
    let position = view.position;
    let active = position.active;
    let fresh = |id: ElementId| !position.element(id).marks.fought;
    let attacked: ArrayVec<(Stronghold, ElementSet), STRONGHOLDS> = position
        .strongholds()
        .map(|stronghold| (stronghold, fresh_attackers(view, stronghold)))
        .collect();
    let mut pairs = Pairs::new();
    for (id, _) in position.side(active).filter(|&(id, _)| fresh(id)) {
        if let Some(enemy) = opponent(view, id) {
            // One who never turns may stand on another who fights somebody else.
            if fresh(enemy) && opponents(view, enemy).has(id) {
                pairs.push((Party::Element(id), Party::Element(enemy)));
            }
        } else if let Some(&(stronghold, _)) = attacked.iter().find(|(_, by)| by.has(id)) {
            pairs.push((Party::Element(id), Party::Stronghold(stronghold)));
        }
    }
    for &(stronghold, by) in &attacked {
        if position.controller(stronghold) == active
            && let Some(first) = by.iter().next()
        {
            pairs.push((Party::Stronghold(stronghold), Party::Element(first)));
        }
    }
    pairs
}

/// Who may still fight as the main attacker of a camp or a built-up area in this phase.
pub fn fresh_attackers(view: View<'_>, stronghold: Stronghold) -> ElementSet {
    let position = view.position;
    let fresh = |id: ElementId| !position.element(id).marks.fought;
    let fought = position.stronghold_fought[stronghold.index()];
    // Where they fight it one after the other, it is the defender of all of them, up to so many in a phase.
    let open = if view.rulebook.combat.attackers_in_turn {
        fought < view.most_attackers(stronghold)
    } else {
        fought == 0 && fighter(view, Party::Stronghold(stronghold)).is_none_or(fresh)
    };
    attackers(view, stronghold)
        .filter(|&id| open && fresh(id))
        .collect()
}
