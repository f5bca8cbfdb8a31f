//! Reactions, die by die: who checks, what the roll comes to, or what is judged; how it ends is in `settle`.

use crate::conduct::Deed;
use crate::mode::Mode;
use crate::reaction::{May, Occasion, Outcome, Reading, column, reading};
use crate::ruling::Ruling;
use crate::substitution::Closest;
use crate::tables::Tables;
use crate::trigger::{Reaction, Trigger};

use super::Game;
use super::hidden::{is_hidden, reveal, veiled};
use super::ids::UnitId;
use super::order::{Choice, Order};
use super::play::{Answer, there};
use super::pursue::{settle_pursuit, tested_pursuit};
use super::refusal::BadOrder;
use super::settle::{after, carry_out, tested, vacate};
use super::state::{Pending, State};
use super::told::Told;

/// What a deed is to the one to whom it is done, or to one who is near; `None` where it is done to nobody.
pub(super) const fn trigger_of(deed: Deed, target: bool) -> Option<Trigger> {
    match (deed, target) {
        (Deed::Charge, true) => Some(Trigger::ChargeTarget),
        (Deed::Charge, false) => Some(Trigger::ChargeAction),
        (Deed::Shoot, true) => Some(Trigger::ShootTarget),
        (Deed::Shoot, false) => Some(Trigger::ShootAction),
        (Deed::Withdraw | Deed::Disengage | Deed::WithdrawOrder | Deed::AboutFace, false) => {
            Some(Trigger::WithdrawAction)
        }
        (Deed::Move | Deed::Align, false) => Some(Trigger::MoveAction),
        (_, _) => None,
    }
}

impl Game {
    /// Carries out an order that is about a reaction or a pursuit.
    pub(super) fn react(&self, state: &mut State, order: &Order) -> Answer {
        match (order, state.pending) {
            (
                &Order::Check {
                    unit,
                    target,
                    distance,
                    sight,
                },
                None,
            ) => {
                let action = state.action.as_ref().ok_or(BadOrder::NoAction)?;
                let own = unit.command.side == action.actor.command.side;
                let trigger = trigger_of(action.deed, target).filter(|_| !own);
                let occasion = Occasion {
                    trigger: trigger.ok_or(BadOrder::NoAction)?,
                    distance,
                    sight,
                    moved: action.moved,
                };
                self.check(state, unit, occasion)
            }
            (
                &Order::Die(die),
                Some(Pending::Die {
                    unit,
                    occasion,
                    may,
                }),
            ) => self.roll(state, unit, occasion.trigger, may, die),
            (&Order::Tie(die), Some(Pending::Tie { unit, reading, may })) => {
                let outcome = reading.outcome(&self.muster.rulings, die, may);
                let column = outcome.used.unwrap_or(reading.column);
                let told = Told::of("tie").with("die", die).with("column", column);
                let told = after(told, Game::come(state, unit, outcome, reading, may))?;
                Ok(veiled(state, unit, die, told))
            }
            (
                Order::Cannot,
                Some(Pending::Vacate {
                    unit,
                    outcome,
                    reading,
                    may,
                }),
            ) => {
                let reaction = outcome.result.ok_or(BadOrder::NotNow)?;
                let name = &there(state, unit)?.entry.name;
                let told = Told::of("cannot")
                    .with("unit", name)
                    .with("reaction", reaction.word());
                let reading = reading.without(reaction, &self.muster.rulings);
                after(told, self.interpret(state, unit, reading, may))
            }
            (
                &Order::Choose(Choice::React(reaction)),
                Some(
                    Pending::Judge {
                        unit,
                        occasion,
                        may,
                    }
                    | Pending::Die {
                        unit,
                        occasion,
                        may,
                    },
                ),
            ) => self.judge(state, unit, occasion, may, reaction),
            (&Order::Vacate(die), Some(Pending::Vacate { unit, outcome, .. }))
                if outcome.vacatable =>
            {
                vacate(state, unit, outcome, die)
            }
            (&Order::Keep, Some(Pending::Vacate { unit, outcome, .. })) => {
                after(Told::of("kept"), carry_out(state, unit, outcome))
            }
            (&Order::Test(passed, die), Some(Pending::Test { unit, outcome })) => {
                tested(state, unit, outcome, passed, die)
            }
            (&Order::Test(passed, die), Some(Pending::PursuitTest { unit })) => {
                tested_pursuit(state, unit, passed, die)
            }
            (&Order::Pursue(unit), None) => self.beaten(state, unit),
            (&Order::Die(die), Some(Pending::PursuitDie { unit })) => {
                let mode = Game::mode_of(state, unit).ok_or(BadOrder::NotNow)?;
                let told = if is_hidden(state, unit.command) {
                    Told::of("hidden-die").with("die", die)
                } else {
                    Told::of("pursuit-die").with("die", die).with("mode", mode)
                };
                let pursues = Tables::carried().pursues(mode, die);
                after(told, settle_pursuit(state, unit, pursues))
            }
            (&Order::Choose(Choice::Pursue(pursues)), Some(Pending::PursuitJudge { unit })) => {
                settle_pursuit(state, unit, pursues)
            }
            _ => Err(BadOrder::NotNow),
        }
    }

    pub(super) fn mode_of(state: &State, unit: UnitId) -> Option<Mode> {
        let command = state.command(unit.command)?;
        command.token.map(|token| token.mode)
    }

    /// A unit checks: the die is waited for, or what its player judges.
    fn check(&self, state: &mut State, unit: UnitId, occasion: Occasion) -> Answer {
        let found = there(state, unit)?;
        let name = found.entry.name.clone();
        if found.entry.can.is_none() {
            return Err(BadOrder::AskAbilities(name));
        }
        let may = self
            .may_check(state, unit, occasion)
            .map_err(|barred| BadOrder::Barred {
                unit: name.clone(),
                barred,
            })?;
        let table = self.muster.sides[unit.command.side as usize].reactions;
        if let Some(action) = &mut state.action {
            action.checked.push(unit);
        }
        state.pending = Some(if table {
            Pending::Die {
                unit,
                occasion,
                may,
            }
        } else {
            Pending::Judge {
                unit,
                occasion,
                may,
            }
        });
        // How far away he came from who charges a unit does not matter, and is not told.
        let told = if occasion.trigger == Trigger::ChargeTarget {
            Told::of("checks-charged")
        } else {
            Told::of("checks").with("distance", occasion.distance)
        };
        let told = told
            .with("unit", name)
            .with("trigger", occasion.trigger.word())
            .with("sight", occasion.sight.word());
        Ok(vec![told])
    }

    /// The reaction die has fallen.
    fn roll(&self, state: &mut State, unit: UnitId, trigger: Trigger, may: May, die: u8) -> Answer {
        let mode = Game::mode_of(state, unit).ok_or(BadOrder::NotNow)?;
        let found = there(state, unit)?;
        let can = found.entry.can.unwrap_or_default();
        let rulings = &self.muster.rulings;
        let column = column(die, can.headlong);
        let reading = reading(
            Tables::carried(),
            rulings,
            trigger,
            mode,
            column,
            can.reactions(),
        );
        let id = if can.headlong {
            "rolled-plus"
        } else {
            "rolled"
        };
        let mut told = vec![
            Told::of(id)
                .with("unit", &found.entry.name)
                .with("mode", mode)
                .with("die", die)
                .with("column", reading.column)
                .with("reaction", Reaction::word_of(reading.cell)),
        ];
        told.extend(self.interpret(state, unit, reading, may)?);
        Ok(veiled(state, unit, die, told))
    }

    /// What a roll comes to for the unit: a tie die, or a result.
    fn interpret(&self, state: &mut State, unit: UnitId, reading: Reading, may: May) -> Answer {
        let mut told: Vec<Told> = taken_from(&reading).into_iter().collect();
        if let Closest::Tie { .. } = reading.closest {
            state.pending = Some(Pending::Tie { unit, reading, may });
            return Ok(told);
        }
        let outcome = reading.outcome(&self.muster.rulings, 0, may);
        told.extend(Game::come(state, unit, outcome, reading, may)?);
        Ok(told)
    }

    /// What the player judges right, where no table is in use or an evade is left to him.
    fn judge(
        &self,
        state: &mut State,
        unit: UnitId,
        occasion: Occasion,
        may: May,
        reaction: Option<Reaction>,
    ) -> Answer {
        let table = matches!(state.pending, Some(Pending::Die { .. }));
        let mode = Game::mode_of(state, unit);
        // Whether its mode is one of those, a hidden token does not tell.
        let lets_evade = self.muster.rulings.other(Ruling::JudgedEvade)
            && !is_hidden(state, unit.command)
            && Tables::carried().is_target(occasion.trigger)
            && mode
                .is_some_and(|mode| matches!(mode, Mode::Hold | Mode::Advance | Mode::Aggressive));
        if table && !(lets_evade && reaction == Some(Reaction::Evade)) {
            return Err(BadOrder::NotNow);
        }
        let found = there(state, unit)?;
        let name = found.entry.name.clone();
        let able = reaction.is_none_or(|reaction| {
            let can = found.entry.can.unwrap_or_default().reactions();
            can.has(reaction) && suits(reaction, occasion.trigger)
        });
        let only = may == May::OnlyEvade && reaction.is_some_and(|one| one != Reaction::Evade);
        if !able || only {
            return Err(BadOrder::Unable(name));
        }
        let shown = reaction.and_then(|_| reveal(state, unit.command));
        let mut told: Vec<Told> = shown.into_iter().collect();
        told.push(
            Told::of("judged")
                .with("unit", &name)
                .with("reaction", Reaction::word_of(reaction)),
        );
        let outcome = Outcome::judged(reaction, &self.muster.rulings);
        told.extend(carry_out(state, unit, outcome)?);
        Ok(told)
    }

    /// A result stands: the player may want to get out of it, where he may, or the situation may forbid it; doing nothing is
    /// done at once.
    fn come(
        state: &mut State,
        unit: UnitId,
        outcome: Outcome,
        reading: Reading,
        may: May,
    ) -> Answer {
        if outcome.result.is_some() {
            state.pending = Some(Pending::Vacate {
                unit,
                outcome,
                reading,
                may,
            });
            return Ok(Vec::new());
        }
        carry_out(state, unit, outcome)
    }
}

/// Whether a reaction answers a trigger at all: what is done to a unit is met, what is done near it is seized.
fn suits(reaction: Reaction, trigger: Trigger) -> bool {
    let row = |mode| Tables::carried().reaction_row(trigger, mode);
    Mode::ALL
        .into_iter()
        .any(|mode| row(mode).contains(&Some(reaction)))
}

/// What is told of a result that comes from another column.
fn taken_from(reading: &Reading) -> Option<Told> {
    match reading.closest {
        Closest::Column(column) if column == reading.column => None,
        Closest::Column(column) => Some(Told::of("substituted").with("column", column)),
        Closest::Tie { lower, higher } => Some(
            Told::of("tie-due")
                .with("lower", lower)
                .with("higher", higher),
        ),
        Closest::Nowhere => Some(Told::of("nowhere")),
    }
}
