//! One combat before its dice: its parties, their factors, and the other elements it concerns.

use acies_rulebook::{Fact, FactSet, Mode, TroopId};
use arrayvec::ArrayVec;

use super::opponents::{opponent, opponents};
use super::overlaps_and_flanks::{edge_contacts, flankers};
use super::score::counts_as_mounted;
use super::support::{Supporters, supporters_against_troop};
use super::tactical_facts::{close_facts, fighter};
use super::{Counts, EdgeContacts, FactorLines, attackers, score};
use crate::{ElementId, ElementSet, Party, Place, SIDE_SIZE, STRONGHOLDS, Stronghold, View};

/// One combat before its dice: everything the dice are added to, and everything the outcome needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The two parties; in a shooting the main shooter comes first.
    pub parties: [Party; 2],
    /// Close combat or shooting.
    pub mode: Mode,
    /// The troop type that each fights as.
    pub troops: [TroopId; 2],
    /// The total factor of each, without the die.
    pub factors: [i8; 2],
    /// The single numbers that each factor consists of.
    pub lines: [FactorLines; 2],
    /// The conditions that are true of each.
    pub facts: [FactSet; 2],
    /// Whether each can suffer an outcome. A shooter that the target cannot answer is not at risk; what that
    /// means is a row of outcomes in the rulebook.
    pub at_risk: [bool; 2],
    /// The enemies in contact with each, apart from its opponent.
    pub edge_contacts: [EdgeContacts; 2],
    /// The elements that support each.
    pub supporters: [Supporters; 2],
    /// The friends of each that recoil with it, when it is beaten back, from its opponent's flank or rear.
    pub flankers: [ElementSet; 2],
    /// All shooters, the main shooter first; empty in close combat.
    pub shooters: ArrayVec<ElementId, SIDE_SIZE>,
    /// The target element that shoots back in the same combat.
    pub reply: Option<ElementId>,
    /// The elements that support that reply.
    pub joining: ElementSet,
}

/// The close combats of one phase.
pub type Pairs = ArrayVec<(Party, Party), { 2 * SIDE_SIZE }>;

/// The party that fights: for an element inside a camp or built-up area, that place.
fn fighting_party(view: View, party: Party) -> Option<Party> {
    match party {
        Party::Element(id) => match view.position.element(id).place {
            Place::Table => Some(party),
            Place::Inside(stronghold) => Some(Party::Stronghold(stronghold)),
            Place::Unused | Place::Reserve | Place::Lost => None,
        },
        Party::Stronghold(_) => Some(party),
    }
}

/// The close combat between two parties in contact: front to front, or a front edge on a held camp or
/// built-up area.
///
/// `None` when they do not fight each other. Does not ask whether they have fought already this phase.
pub fn close_duel(view: View, a: Party, b: Party) -> Option<Duel> {
    let parties = [fighting_party(view, a)?, fighting_party(view, b)?];
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
            supporters_against_troop(view, id, troops[1 - own], facts[own])
        }
        _ => Supporters::new(),
    });
    let edge_contacts = [0, 1].map(|own| {
        let id = parties[own].element();
        id.map(|id| edge_contacts(view, id, parties[1 - own], &supporters[own]))
            .unwrap_or_default()
    });
    for (facts, pressed) in facts.iter_mut().zip(&edge_contacts) {
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
            contacts: edge_contacts[own].count(),
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
        edge_contacts,
        supporters,
        flankers,
        shooters: ArrayVec::new(),
        reply: None,
        joining: ElementSet::NONE,
    }
}

/// The close combats that remain to be fought this phase.
///
/// The active side's party comes first in each pair, in the order of its elements. Attacks on a camp or
/// built-up area that it holds come last, one for each place.
pub fn fights(view: View) -> Pairs {
    let position = view.position;
    let active = position.active;
    let fresh = |id: ElementId| !position.element(id).marks.fought;
    let attacked: ArrayVec<(Stronghold, ElementSet), STRONGHOLDS> = position
        .strongholds()
        .map(|stronghold| (stronghold, remaining_attackers(view, stronghold)))
        .collect();
    let mut pairs = Pairs::new();
    for (id, _) in position.side(active).filter(|&(id, _)| fresh(id)) {
        if let Some(enemy) = opponent(view, id) {
            // A war wagon's front may be on an enemy that fights another element.
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

/// The elements that may still be the main attacker of a camp or built-up area in this phase.
pub fn remaining_attackers(view: View<'_>, stronghold: Stronghold) -> ElementSet {
    let position = view.position;
    let fresh = |id: ElementId| !position.element(id).marks.fought;
    let fought = position.stronghold_fought[stronghold.index()];
    // Where attackers fight in turn, the defender fights each of them, up to a limit per phase.
    let open = if view.rulebook.combat.attackers_in_turn {
        fought < view.most_attackers(stronghold)
    } else {
        fought == 0 && fighter(view, Party::Stronghold(stronghold)).is_none_or(fresh)
    };
    attackers(view, stronghold)
        .filter(|&id| open && fresh(id))
        .collect()
}
