//! The course of bounds: begin, PIP die with its side effects, end, and the end of the battle.

use std::sync::Arc;

use acies_rulebook::RiverState;

use super::Battle;
use super::state::Stage;
use crate::{
    Breach, Element, ElementId, Ending, Event, Measurement, Occupant, Phase, Reporter, Rule,
    STRONGHOLDS, Side, Stronghold, non_combatants, victory,
};

impl Battle {
    /// Begins the first bound once the setup is done.
    pub(super) fn leave_setup(&mut self, events: &mut Vec<Event>) {
        if !self.setup.as_ref().is_some_and(|setup| setup.is_done()) {
            return;
        }
        if let Some(setup) = self.setup.take() {
            let (table, position, attacker) = setup.finish();
            self.table = Arc::new(table);
            self.position = position;
            self.attacker = Some(attacker);
            self.station_non_combatants();
            self.begin_bound(attacker, events);
        }
    }

    pub(super) fn begin_bound(&mut self, side: Side, events: &mut Vec<Event>) {
        self.position.active = side;
        let bounds = &mut self.position.bounds[side as usize];
        *bounds = bounds.saturating_add(1);
        self.position.phase = Phase::Movement;
        self.position.pips = 0;
        self.position.stronghold_fought = [0; STRONGHOLDS];
        let mut changes = self.changes(events);
        for stronghold in Side::BOTH.map(Stronghold::BuiltUp) {
            non_combatants::take_over(&mut changes, stronghold);
        }
        crate::begin_bound(&mut changes);
        self.stage = match self.deserted(side) {
            Some(stronghold) => Stage::Denizens(stronghold),
            None => Stage::Pips,
        };
        let number = self.position.bounds[side as usize];
        events.push(Event::BoundBegins { side, number });
    }

    /// The enemy built-up area that a side has taken and left empty, where denizens may return (`dba22` §8).
    pub(super) fn deserted(&self, side: Side) -> Option<Stronghold> {
        let stronghold = Stronghold::BuiltUp(side.other());
        let rules = self.rulebook.setup.built_up.as_ref();
        let may_return = rules.is_some_and(|rules| rules.denizens_return_from <= 6);
        (may_return && self.position.occupant(stronghold) == Occupant::Captured(None))
            .then_some(stronghold)
    }

    pub(super) fn denizens_thrown(
        &mut self,
        stronghold: Stronghold,
        die: u8,
        events: &mut Vec<Event>,
    ) {
        let rules = self.rulebook.setup.built_up.as_ref();
        if rules.is_some_and(|rules| die >= rules.denizens_return_from) {
            self.return_denizens(stronghold, events);
        }
        self.stage = Stage::Pips;
    }

    fn return_denizens(&mut self, stronghold: Stronghold, events: &mut Vec<Event>) {
        self.position.occupants[stronghold.index()] = Occupant::NonCombatants;
        self.position.non_combatants_lost[stronghold.index()] = false;
        *self
            .position
            .element_mut(ElementId::for_non_combatants(stronghold)) = Element::UNUSED;
        self.station_non_combatants();
        events.push(Event::NonCombatantsReturned { stronghold });
    }

    /// The PIPs for which a side calls denizens back to its built-up area; 0 where that is impossible.
    fn recall_pips(&self) -> u8 {
        let rules = self.rulebook.setup.built_up.as_ref();
        rules.map_or(0, |rules| rules.denizens_return_pips)
    }

    /// Checks that a side may call denizens back: its built-up area was taken and left, and the PIPs are there.
    pub(super) fn judge_recall(&self, side: Side, reporter: &mut dyn Reporter) {
        let pips = self.recall_pips();
        let is_left = self.position.occupant(Stronghold::BuiltUp(side)) == Occupant::Captured(None);
        if pips == 0 || !is_left {
            let _ = reporter.report(|| Breach::new(Rule::RecallDenizens));
            return;
        }
        if pips > self.position.pips {
            let _ = reporter.report(|| {
                Breach::new(Rule::MovePips)
                    .with("cost", Measurement::Count(i32::from(pips)))
                    .with("left", Measurement::Count(i32::from(self.position.pips)))
            });
        }
    }

    pub(super) fn recall_denizens(&mut self, side: Side, events: &mut Vec<Event>) {
        let spent = self.recall_pips();
        self.position.pips = self.position.pips.saturating_sub(spent);
        events.push(Event::PipsSpent {
            spent,
            left: self.position.pips,
        });
        self.return_denizens(Stronghold::BuiltUp(side), events);
    }

    pub(super) fn begin_movement(&mut self, pips: u8, events: &mut Vec<Event>) {
        self.position.pips = pips;
        self.stage = Stage::Move;
        events.push(Event::PipsThrown { pips });
        self.end_sacking(pips, events);
        self.settle_ground(pips, events);
    }

    /// The first PIP die of the battle decides whether ploughed land is rough going (`dba30` §4.2).
    pub(super) fn settle_ground(&mut self, die: u8, events: &mut Vec<Event>) {
        let first = matches!(self.position.bounds, [1, 0] | [0, 1]);
        let mut kinds = self.table.features.iter().map(|feature| feature.kind);
        if !first || !kinds.any(|kind| self.rulebook.terrain_kind(kind).softens) {
            return;
        }
        let soft = die == 1;
        Arc::make_mut(&mut self.table).soft = soft;
        events.push(Event::GroundIs { soft });
    }

    /// Ends the sacking of a city when the PIP die of the sacking side is high enough (`dba30` §5.2).
    pub(super) fn end_sacking(&mut self, die: u8, events: &mut Vec<Event>) {
        let rules = self.rulebook.setup.built_up.as_ref();
        let Some(least) = rules.and_then(|rules| rules.sacking_until) else {
            return;
        };
        let stronghold = Stronghold::BuiltUp(self.position.active.other());
        if die >= least && std::mem::take(&mut self.position.sacked[stronghold.index()]) {
            events.push(Event::Sacking {
                stronghold,
                begins: false,
            });
        }
    }

    /// Gives ids to the non-combatants that may sally out, where the edition lets them.
    pub(super) fn station_non_combatants(&mut self) {
        for stronghold in Stronghold::ALL {
            non_combatants::station(&self.rulebook, &self.table, &mut self.position, stronghold);
        }
    }

    pub(super) fn end_movement(&mut self, events: &mut Vec<Event>) {
        crate::turn_to_face(&mut self.changes(events));
        self.begin_shooting(events);
    }

    pub(super) fn river_thrown(
        &mut self,
        movers: crate::Movers,
        before: crate::MoveInProgress,
        die: u8,
        events: &mut Vec<Event>,
    ) {
        self.set_river(die, events);
        self.stage = Stage::GoOn { movers, before };
    }

    pub(super) fn set_river(&mut self, die: u8, events: &mut Vec<Event>) {
        let state = self.rulebook.movement.rivers.states[usize::from(die) - 1];
        self.position.river = if state == RiverState::Unknown {
            RiverState::Paltry
        } else {
            state
        };
        events.push(Event::RiverIs {
            state: self.position.river,
        });
    }

    /// Ends the bound: victory is judged, and the other side's bound begins.
    pub(super) fn end_bound(&mut self, events: &mut Vec<Event>) {
        let losses = victory::losses(self.view());
        events.push(Event::BoundEnds { losses });
        if let Some(winner) = victory::winner(self.view()) {
            return self.finish(Ending::Won(winner), events);
        }
        if self.limit > 0
            && self
                .position
                .bounds
                .iter()
                .all(|&bounds| bounds >= self.limit)
        {
            return self.finish(Ending::Drawn, events);
        }
        let next = self.position.active.other();
        self.begin_bound(next, events);
    }

    pub(super) fn finish(&mut self, ending: Ending, events: &mut Vec<Event>) {
        self.position.phase = Phase::Over;
        self.stage = Stage::Over;
        self.ending = Some(ending);
        events.push(Event::Ended { ending });
    }
}
