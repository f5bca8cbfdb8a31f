//! The battle: the one place through which its state changes.
//!
//! A battle waits for one thing at a time ([`Battle::asks`]). A decision goes through [`Battle::obey`], dice go through
//! [`Battle::throw`]; everything else only reads.

mod bounds;
mod choices;
mod close;
mod fire;
mod judging;
mod moves;
mod resolving;
mod state;

use std::sync::{Arc, OnceLock};

use acies_armies::ArmyList;
use acies_rulebook::{RiverState, Rulebook};

use self::state::{Fought, Stage, StandingAnswers};
use crate::setup::Setup;
use crate::{
    Ask, BadThrow, Breach, Breaches, Changes, Choice, Ending, Event, Measurement, MovePlan, Order,
    Phase, Position, Rule, Side, Table, Throw, View,
};

/// A battle, from the choice of armies to its end.
#[derive(Clone, Debug)]
pub struct Battle {
    rulebook: Arc<Rulebook>,
    table: Arc<Table>,
    position: Position,
    stage: Stage,
    setup: Option<Box<Setup>>,
    /// The attacker, kept once the setup is done; `None` in a described position.
    attacker: Option<Side>,
    standing: [StandingAnswers; 2],
    /// The number of bounds per side after which the battle is drawn; 0 for no limit.
    limit: u16,
    ending: Option<Ending>,
    /// The first move that was found legal since the battle last changed, with its plan: a general who looks for a legal
    /// move orders that one, and it is not judged twice.
    found: OnceLock<Box<(Order, MovePlan)>>,
}

impl Battle {
    /// Creates a battle between red's and blue's army list. It begins with the choice of their elements.
    pub fn new(rulebook: Arc<Rulebook>, lists: [ArmyList; 2]) -> Battle {
        let board = rulebook.setup.board;
        Battle {
            table: Arc::new(Table::new(board.0, board.1)),
            position: Position::empty(),
            stage: Stage::Setup,
            setup: Some(Box::new(Setup::new(Arc::clone(&rulebook), lists))),
            attacker: None,
            standing: [StandingAnswers::default(); 2],
            limit: 0,
            ending: None,
            found: OnceLock::new(),
            rulebook,
        }
    }

    /// Creates a battle in the middle of a bound, in the phase of the position; before the first bound, in the
    /// deployment of its active side.
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
            attacker: None,
            standing: [StandingAnswers::default(); 2],
            limit: 0,
            ending: None,
            found: OnceLock::new(),
        };
        if !deploys {
            battle.station_non_combatants();
        }
        battle
    }

    /// The same battle with a limit of bounds per side, after which it is drawn.
    pub fn limited(self, bounds: u16) -> Battle {
        Battle {
            limit: bounds,
            ..self
        }
    }

    /// The same battle with an agreed attacker instead of aggression dice; `None` for dice.
    ///
    /// For a battle in which no order has been given.
    pub fn attacked_by(mut self, side: Option<Side>) -> Battle {
        if let (Some(setup), Some(side)) = (&mut self.setup, side) {
            setup.attacked_by(side);
        }
        self
    }

    /// The same battle at the start of the other side's next movement, with these PIPs and without shooting and combats
    /// in between: for looking ahead at a reply.
    pub fn in_reply(&self, position: Position, pips: u8) -> Battle {
        let side = position.active.other();
        let mut battle = Battle {
            rulebook: Arc::clone(&self.rulebook),
            table: Arc::clone(&self.table),
            position,
            stage: Stage::Move,
            setup: None,
            attacker: self.attacker,
            standing: [StandingAnswers::default(); 2],
            limit: 0,
            ending: None,
            found: OnceLock::new(),
        };
        battle.begin_bound(side, &mut Vec::new());
        battle.stage = Stage::Move;
        battle.position.pips = pips;
        battle
    }

    /// The edition in force.
    pub fn rulebook(&self) -> &Rulebook {
        &self.rulebook
    }

    /// The table, as far as terrain has been placed.
    pub fn table(&self) -> &Table {
        self.setup
            .as_ref()
            .map_or(&self.table, |setup| setup.table())
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.setup
            .as_ref()
            .map_or(&self.position, |setup| setup.position())
    }

    /// The setup under way; `None` once the first bound has begun.
    pub fn setup(&self) -> Option<&Setup> {
        self.setup.as_deref()
    }

    /// The attacker, once it is decided; `None` in a battle that begins at a described position.
    pub fn attacker(&self) -> Option<Side> {
        self.setup
            .as_ref()
            .map_or(self.attacker, |setup| setup.attacker())
    }

    /// The rules' view of the battle.
    pub fn view(&self) -> View<'_> {
        View {
            rulebook: &self.rulebook,
            table: self.table(),
            position: self.position(),
        }
    }

    /// What the battle waits for.
    pub fn asks(&self) -> Ask {
        if let Some(ending) = self.ending {
            return Ask::Over(ending);
        }
        match &self.setup {
            Some(setup) => setup.asks(),
            None => self.stage.asks(&self.position),
        }
    }

    /// The ending, once the battle is over.
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
        debug_assert!(
            self.position().is_surveyed(),
            "the survey has been left behind"
        );
        let found = self.found.take().filter(|found| found.0 == *order);
        let plan = found.map_or_else(|| self.plan(order), |found| Some(found.1));
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
            Order::RecallDenizens => self.recall_denizens(side, &mut events),
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

    /// Takes the dice that the battle waits for.
    ///
    /// # Errors
    /// When no dice are expected, or they are not the right number of faces 1 to 6; the battle stays as it was.
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
        self.found.take();
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
