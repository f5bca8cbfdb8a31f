//! The close combat phase: the choice of the next combat.

use super::state::Stage;
use super::{Battle, breach_of};
use crate::{
    Choice, ElementId, ElementSet, Event, Order, Party, Phase, Reporter, Rule, STRONGHOLDS, combat,
};

impl Battle {
    /// Begins the close combat phase.
    pub(super) fn begin_combat(&mut self, events: &mut Vec<Event>) {
        self.position.phase = Phase::Combat;
        self.position.stronghold_fought = [0; STRONGHOLDS];
        self.stage = Stage::Combat;
        events.push(Event::PhaseBegins {
            phase: Phase::Combat,
            moved_too_far: ElementSet::NONE,
        });
        self.go_on_fighting(events);
    }

    /// Ends the bound when every combat has been fought.
    pub(super) fn go_on_fighting(&mut self, events: &mut Vec<Event>) {
        if combat::fights(self.view()).is_empty() {
            self.end_bound(events);
        }
    }

    /// Judges which combat is next: any that has not been fought, named by either party.
    pub(super) fn judge_fight(&self, party: Party, reporter: &mut dyn Reporter) {
        if self.called(party).is_none() {
            let _ = reporter.report(|| breach_of(Rule::FightNone, "party", party));
        }
    }

    /// Judges the enemy's choice of a main attacker against a party.
    pub(super) fn judge_main_attacker(
        &self,
        of: Party,
        by: ElementId,
        reporter: &mut dyn Reporter,
    ) {
        if !self.attackers_of(of).has(by) {
            let _ = reporter.report(|| breach_of(Rule::ChooseNone, "party", Party::Element(by)));
        }
    }

    /// The combat that an order to fight leads to; `None` when the party has none.
    ///
    /// The active side names the attacker that it means. A party with several attackers, named itself or by an attacker
    /// that is not the active side's, waits for its enemy's choice.
    ///
    /// The active side names the one of its attackers that it means. One who may be fought by several, named itself or
    /// by an attacker that is not the active side's, waits for its enemy's choice.
    fn called(&self, party: Party) -> Option<Called> {
        let view = self.view();
        let fights = combat::fights(view);
        let own = |party: Party| {
            let chosen = match party {
                Party::Element(id) => combat::attacker_is_chosen(view, id),
                Party::Stronghold(_) => true,
            };
            (chosen && self.attackers_of(party).len() > 1).then_some(party)
        };
        if let Some(&(active, other)) = fights.iter().find(|&&(active, _)| active == party) {
            return Some(own(active).map_or(Called::Settled(active, other), Called::Open));
        }
        if let Some(&(active, other)) = fights.iter().find(|&&(_, other)| other == party) {
            let open = own(active).or_else(|| own(other));
            return Some(open.map_or(Called::Settled(active, other), Called::Open));
        }
        // An enemy named among several in contact with an element of the active side.
        let attacker = party.element()?;
        fights
            .iter()
            .filter_map(|&(active, _)| own(active))
            .find(|&of| self.attackers_of(of).has(attacker))
            .map(Called::Open)
    }

    /// Waits for the dice of a combat, or for the choice of the main attacker.
    pub(super) fn begin_fight(&mut self, party: Party) {
        match self.called(party) {
            Some(Called::Settled(active, other)) => self.stage = Stage::Fight { active, other },
            Some(Called::Open(of)) => self.stage = Stage::MainAttacker { of },
            None => {}
        }
    }

    /// The elements that may be the main attacker of an element or a stronghold.
    fn attackers_of(&self, of: Party) -> ElementSet {
        match of {
            Party::Element(id) => combat::opponents(self.view(), id),
            Party::Stronghold(stronghold) => combat::remaining_attackers(self.view(), stronghold),
        }
    }

    /// Waits for the dice of a combat whose main attacker has been chosen.
    pub(super) fn main_attacker_chosen(&mut self, of: Party, by: ElementId) {
        let enemy = Party::Element(by);
        let (active, other) = if self.view().party_side(of) == self.position.active {
            (of, enemy)
        } else {
            (enemy, of)
        };
        self.stage = Stage::Fight { active, other };
    }

    /// The orders by which the enemy may choose the main attacker, the first contacter first.
    pub(super) fn main_attackers(&self, of: Party) -> Vec<Order> {
        let first = of
            .element()
            .and_then(|id| combat::opponent(self.view(), id));
        let others = self.attackers_of(of);
        first
            .into_iter()
            .chain(others.iter().filter(|&other| Some(other) != first))
            .map(|by| Order::Choose(Choice::MainAttacker(by)))
            .collect()
    }
}

/// What an order to fight leads to.
enum Called {
    /// The combat of these two, the active side's party first.
    Settled(Party, Party),
    /// The combat of this party with an enemy that is still to be chosen.
    Open(Party),
}
