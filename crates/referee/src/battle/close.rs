//! The close combat phase: which combat is next.

use super::state::Stage;
use super::{Battle, breach_of};
use crate::{Event, Party, Phase, Rule, Sink, combat};

impl Battle {
    /// Begins the close combat phase.
    pub(super) fn begin_combat(&mut self, events: &mut Vec<Event>) {
        self.position.phase = Phase::Combat;
        self.position.camp_fought = [false; 2];
        self.stage = Stage::Combat;
        events.push(Event::PhaseBegins {
            phase: Phase::Combat,
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
    pub(super) fn judge_fight(&self, party: Party, sink: &mut impl Sink) {
        let fights = combat::fights(self.view());
        if !fights
            .iter()
            .any(|&(active, other)| active == party || other == party)
        {
            let _ = sink.breach(|| breach_of(Rule::FightNone, "party", party));
        }
    }

    /// Waits for the dice of a combat.
    pub(super) fn begin_fight(&mut self, party: Party) {
        let fights = combat::fights(self.view());
        let named = fights.iter().find(|&&(active, _)| active == party);
        let met = fights.iter().find(|&&(_, other)| other == party);
        if let Some(&(active, other)) = named.or(met) {
            self.stage = Stage::Fight { active, other };
        }
    }
}
