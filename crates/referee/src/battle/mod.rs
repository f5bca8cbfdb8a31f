//! The gate: the one place through which a battle changes.
//!
//! A battle waits for one thing at a time ([`Battle::asks`]). A decision goes through [`Battle::obey`], dice go through
//! [`Battle::throw`]; everything else only looks.

mod bounds;
mod choices;
mod close;
mod fire;
mod judging;
mod moves;
mod resolving;
mod state;

use std::sync::Arc;

use acies_armies::ArmyList;
use acies_rulebook::{RiverState, Rulebook};

use self::state::{Fought, Stage, StandingAnswers};
use crate::setup::Setup;
use crate::{
    Ask, BadThrow, Breach, Breaches, Changes, Choice, Ending, Event, Measurement, Order, Phase,
    Position, Rule, Side, Table, Throw, View,
};

/// A battle, from the choice of armies to its end.
#[derive(Clone, Debug)]
pub struct Battle {
    rulebook: Arc<Rulebook>,
    table: Arc<Table>,
    position: Position,
    stage: Stage,
    setup: Option<Box<Setup>>,
    standing: [StandingAnswers; 2],
    /// The battle is drawn when both sides have had so many bounds; 0 for no limit.
    limit: u16,
    ending: Option<Ending>,
}

impl Battle {
    /// A battle between two army lists, red's and blue's, that begins with the choice of their elements.
    pub fn new(rulebook: Arc<Rulebook>, lists: [ArmyList; 2]) -> Battle {
        let board = rulebook.setup.board;
        Battle {
            table: Arc::new(Table::new(board.0, board.1)),
            position: Position::empty(),
            stage: Stage::Setup,
            setup: Some(Box::new(Setup::new(Arc::clone(&rulebook), lists))),
            standing: [StandingAnswers::default(); 2],
            limit: 0,
            ending: None,
            rulebook,
        }
    }

    /// A battle in the middle of a bound, in the part that the position says; before the first one its active side
    /// deploys.
    pub fn from_position(rulebook: Arc<Rulebook>, table: Table, mut position: Position) -> Battle {
        if position.river == RiverState::Unknown {
            position.river = rulebook.movement.rivers.untried();
        }
        let (stage, deploys) = match position.phase {
            Phase::Setup => (Stage::Setup, true),
            Phase::Movement => (Stage::Move, false),
            Phase::Shooting => (Stage::Shooting, false),
            Phase::Combat => (Stage::Combat, false),
            Phase::Over => (Stage::Over, false),
        };
        let setup = deploys.then(|| {
            let rulebook = Arc::clone(&rulebook);
            Box::new(Setup::deploying(rulebook, table.clone(), position))
        });
        let mut battle = Battle {
            rulebook,
            table: Arc::new(table),
            position,
            stage,
            setup,
            standing: [StandingAnswers::default(); 2],
            limit: 0,
            ending: None,
        };
        if !deploys {
            battle.station_non_combatants();
        }
        battle
    }

    /// The same battle, drawn when both sides have had so many bounds.
    pub fn limited(self, bounds: u16) -> Battle {
        Battle {
            limit: bounds,
            ..self
        }
    }

    /// The same battle, in which the players have agreed who attacks, so that no dice are thrown for it; without a side the
    /// dice decide. For a battle in which no order has been given.
    pub fn attacked_by(mut self, side: Option<Side>) -> Battle {
        if let (Some(setup), Some(side)) = (&mut self.setup, side) {
            setup.attacked_by(side);
        }
        self
    }

    /// The same battle as if in a position the other side's next bound had begun, with so many PIPs and nothing shot or
    /// fought before: for a look at a reply.
    pub fn in_reply(&self, position: Position, pips: u8) -> Battle {
        let side = position.active.other();
        let mut battle = Battle {
            rulebook: Arc::clone(&self.rulebook),
            table: Arc::clone(&self.table),
            position,
            stage: Stage::Move,
            setup: None,
            standing: [StandingAnswers::default(); 2],
            limit: 0,
            ending: None,
        };
        battle.begin_bound(side, &mut Vec::new());
        battle.stage = Stage::Move;
        battle.position.pips = pips;
        battle
    }

    /// The edition that it is fought by.
    pub fn rulebook(&self) -> &Rulebook {
        &self.rulebook
    }

    /// The table, as far as it has been laid.
    pub fn table(&self) -> &Table {
        self.setup
            .as_ref()
            .map_or(&self.table, |setup| setup.table())
    }

    /// Where everything stands.
    pub fn position(&self) -> &Position {
        self.setup
            .as_ref()
            .map_or(&self.position, |setup| setup.position())
    }

    /// The setup under way; `None` once the first bound has begun.
    pub fn setup(&self) -> Option<&Setup> {
        self.setup.as_deref()
    }

    /// What the rules look at.
    pub fn view(&self) -> View<'_> {
        View {
            rulebook: &self.rulebook,
            table: self.table(),
            position: self.position(),
        }
    }

    /// What it waits for.
    pub fn asks(&self) -> Ask {
        if let Some(ending) = self.ending {
            return Ask::Over(ending);
        }
        match &self.setup {
            Some(setup) => setup.asks(),
            None => self.stage.asks(&self.position),
        }
    }

    /// Whether it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The standing answers of a side.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = Choice> {
        self.standing[side as usize].answers()
    }

    /// Carries out an order of the side that is asked.
    ///
    /// # Errors
    /// With every breach when the order is illegal; the battle stays as it was.
    pub fn obey(&mut self, order: &Order) -> Result<Vec<Event>, Breaches> {
        let Ask::Decide { side, .. } = self.asks() else {
            return Err(vec![Breach::new(Rule::OrderNotNow)]);
        };
        let plan = self.plan(order);
        if plan.is_none() && !self.is_legal(order) {
            return Err(self.judge(order).breaches);
        }
        let mut events = Vec::new();
        match order {
            Order::Concede => self.finish(Ending::Conceded(side.other()), &mut events),
            Order::Standing(choice) => {
                self.standing[side as usize].set(*choice);
                events.push(Event::StandingSet { side });
            }
            _ if self.setup.is_some() => {
                if let Some(setup) = &mut self.setup {
                    events.extend(setup.obey(order.clone()));
                }
                self.leave_setup(&mut events);
            }
            Order::Move(..)
            | Order::Column(..)
            | Order::Narrow { .. }
            | Order::BreakOff(..)
            | Order::Dismount(..)
            | Order::Land(_) => {
                if let Some(plan) = plan {
                    self.make_move(order, &plan, &mut events);
                }
            }
            Order::End => self.end_movement(&mut events),
            Order::Choose(Choice::FlightHand(hand)) => self.flight_chosen(*hand, &mut events),
            Order::Choose(Choice::RecoilByDepth(by_depth)) => {
                self.recoil_chosen(!by_depth, &mut events);
            }
            Order::Choose(Choice::Recoil(id, length)) => {
                let far = self.recoils_far(*id, *length).unwrap_or_default();
                self.recoil_chosen(far, &mut events);
            }
            Order::Choose(Choice::MainAttacker(by)) => {
                if let Stage::MainAttacker { of } = self.stage {
                    self.main_attacker_chosen(of, *by);
                }
            }
            Order::Choose(Choice::MoveIn(moves_in)) => {
                self.entry_chosen(*moves_in, &mut events);
            }
            Order::Choose(_) => self.stage = Stage::Move,
            Order::Shoot(shooters, target) => self.begin_shot(shooters, *target),
            Order::Call(shooter) => self.stage = Stage::Target { shooter: *shooter },
            Order::Fight(party) => self.begin_fight(*party),
            _ => return Err(vec![Breach::new(Rule::OrderNotNow)]),
        }
        Ok(events)
    }

    /// Takes the dice that are asked for.
    ///
    /// # Errors
    /// When no throw is asked for, or the dice are not the right number of faces 1 to 6; the battle stays as it was.
    pub fn throw(&mut self, dice: &[u8]) -> Result<Vec<Event>, BadThrow> {
        let Ask::Throw(Throw {
            purpose,
            dice: expected,
        }) = self.asks()
        else {
            return Err(BadThrow::NotAsked);
        };
        if dice.len() != usize::from(expected) {
            return Err(BadThrow::Count {
                purpose,
                expected,
                given: dice.len(),
            });
        }
        if let Some(&face) = dice.iter().find(|&&face| !(1..=6).contains(&face)) {
            return Err(BadThrow::Face(face));
        }
        let mut events = Vec::new();
        if let Some(setup) = &mut self.setup {
            setup.throw(dice, &mut events);
            self.leave_setup(&mut events);
            return Ok(events);
        }
        match std::mem::replace(&mut self.stage, Stage::Move) {
            Stage::Denizens(stronghold) => self.denizens_thrown(stronghold, dice[0], &mut events),
            Stage::Pips => self.begin_movement(dice[0], &mut events),
            Stage::River { movers, before } => {
                self.river_thrown(movers, before, dice[0], &mut events);
            }
            Stage::Shot(shot) => self.resolve(Fought::Shot(shot), [dice[0], dice[1]], &mut events),
            Stage::Fight { active, other } => {
                self.resolve(
                    Fought::Close(active, other),
                    [dice[0], dice[1]],
                    &mut events,
                );
            }
            Stage::RiverPursued => self.set_river(dice[0], &mut events),
            Stage::RiverFirst(resolving) => {
                self.set_river(dice[0], &mut events);
                self.go_on_resolving(resolving, &mut events);
            }
            stage => self.stage = stage,
        }
        Ok(events)
    }

    fn changes<'a>(&'a mut self, events: &'a mut Vec<Event>) -> Changes<'a> {
        Changes {
            rulebook: &self.rulebook,
            table: &self.table,
            position: &mut self.position,
            events,
        }
    }
}

/// A breach that names a party.
fn breach_of(rule: Rule, name: &'static str, party: crate::Party) -> Breach {
    Breach::new(rule).with(name, Measurement::Party(party))
}
