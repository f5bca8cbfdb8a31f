//! Reactions, die by die: the check, and the result of the roll or of judgement. See `reaction_end` for the
//! end.

use crate::closest_column::Closest;
use crate::duties::UnitAction;
use crate::mode::Mode;
use crate::reaction::{AllowedReactions, Outcome, Reading, TriggerEvent, column, reading};
use crate::ruling::Ruling;
use crate::tables::Tables;
use crate::trigger::{Reaction, Trigger};

use super::Game;
use super::hidden::{is_hidden, reveal, veiled};
use super::ids::UnitId;
use super::log_entry::LogEntry;
use super::order::{Choice, Order};
use super::order_error::OrderError;
use super::pursuit::{settle_pursuit, tested_pursuit};
use super::reaction_end::{after, carry_out, tested, vacate};
use super::state::{Pending, State};
use super::turn::{Answer, there};

/// The trigger of an action for its target, or for nearby units; `None` if it has no target.
pub(super) const fn trigger_of(deed: UnitAction, target: bool) -> Option<Trigger> {
    match (deed, target) {
        (UnitAction::Charge, true) => Some(Trigger::ChargeTarget),
        (UnitAction::Charge, false) => Some(Trigger::ChargeAction),
        (UnitAction::Shoot, true) => Some(Trigger::ShootTarget),
        (UnitAction::Shoot, false) => Some(Trigger::ShootAction),
        (
            UnitAction::Withdraw
            | UnitAction::Disengage
            | UnitAction::WithdrawOrder
            | UnitAction::AboutFace,
            false,
        ) => Some(Trigger::WithdrawAction),
        (UnitAction::Move | UnitAction::Align, false) => Some(Trigger::MoveAction),
        (_, _) => None,
    }
}

impl Game {
    /// Executes an order about a reaction or a pursuit.
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
                let action = state.action.as_ref().ok_or(OrderError::NoAction)?;
                let own = unit.command.side == action.actor.command.side;
                let trigger = trigger_of(action.deed, target).filter(|_| !own);
                let occasion = TriggerEvent {
                    trigger: trigger.ok_or(OrderError::NoAction)?,
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
                let entry = LogEntry::new("tie").with("die", die).with("column", column);
                let entries = after(entry, Game::come(state, unit, outcome, reading, may))?;
                Ok(veiled(state, unit, die, entries))
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
                let reaction = outcome.result.ok_or(OrderError::NotNow)?;
                let name = &there(state, unit)?.entry.name;
                let entry = LogEntry::new("cannot")
                    .with("unit", name)
                    .with("reaction", reaction.word());
                let reading = reading.without(reaction, &self.muster.rulings);
                after(entry, self.interpret(state, unit, reading, may))
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
                after(LogEntry::new("kept"), carry_out(state, unit, outcome))
            }
            (&Order::Test(passed, die), Some(Pending::Test { unit, outcome })) => {
                tested(state, unit, outcome, passed, die)
            }
            (&Order::Test(passed, die), Some(Pending::PursuitTest { unit })) => {
                tested_pursuit(state, unit, passed, die)
            }
            (&Order::Pursue(unit), None) => self.beaten(state, unit),
            (&Order::Die(die), Some(Pending::PursuitDie { unit })) => {
                let mode = Game::mode_of(state, unit).ok_or(OrderError::NotNow)?;
                let entry = if is_hidden(state, unit.command) {
                    LogEntry::new("hidden-die").with("die", die)
                } else {
                    LogEntry::new("pursuit-die")
                        .with("die", die)
                        .with("mode", mode)
                };
                let pursues = Tables::embedded().pursues(mode, die);
                after(entry, settle_pursuit(state, unit, pursues))
            }
            (&Order::Choose(Choice::Pursue(pursues)), Some(Pending::PursuitJudge { unit })) => {
                settle_pursuit(state, unit, pursues)
            }
            _ => Err(OrderError::NotNow),
        }
    }

    pub(super) fn mode_of(state: &State, unit: UnitId) -> Option<Mode> {
        let command = state.command(unit.command)?;
        command.token.map(|token| token.mode)
    }

    /// A unit checks: waits for the die, or for its player's judgement.
    fn check(&self, state: &mut State, unit: UnitId, occasion: TriggerEvent) -> Answer {
        let found = there(state, unit)?;
        let name = found.entry.name.clone();
        if found.entry.can.is_none() {
            return Err(OrderError::AskAbilities(name));
        }
        let may =
            self.may_check(state, unit, occasion)
                .map_err(|barred| OrderError::CannotReact {
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
        // For the target of a charge the distance does not matter and is not logged.
        let entry = if occasion.trigger == Trigger::ChargeTarget {
            LogEntry::new("checks-charged")
        } else {
            LogEntry::new("checks").with("distance", occasion.distance)
        };
        let entry = entry
            .with("unit", name)
            .with("trigger", occasion.trigger.word())
            .with("sight", occasion.sight.word());
        Ok(vec![entry])
    }

    /// The reaction die was rolled.
    fn roll(
        &self,
        state: &mut State,
        unit: UnitId,
        trigger: Trigger,
        may: AllowedReactions,
        die: u8,
    ) -> Answer {
        let mode = Game::mode_of(state, unit).ok_or(OrderError::NotNow)?;
        let found = there(state, unit)?;
        let can = found.entry.can.unwrap_or_default();
        let rulings = &self.muster.rulings;
        let column = column(die, can.headlong);
        let reading = reading(
            Tables::embedded(),
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
        let mut entries = vec![
            LogEntry::new(id)
                .with("unit", &found.entry.name)
                .with("mode", mode)
                .with("die", die)
                .with("column", reading.column)
                .with("reaction", Reaction::reaction_word(reading.cell)),
        ];
        entries.extend(self.interpret(state, unit, reading, may)?);
        Ok(veiled(state, unit, die, entries))
    }

    /// The result of a roll for the unit: a tie die, or a reaction.
    fn interpret(
        &self,
        state: &mut State,
        unit: UnitId,
        reading: Reading,
        may: AllowedReactions,
    ) -> Answer {
        let mut entries: Vec<LogEntry> = taken_from(&reading).into_iter().collect();
        if let Closest::Tie { .. } = reading.closest {
            state.pending = Some(Pending::Tie { unit, reading, may });
            return Ok(entries);
        }
        let outcome = reading.outcome(&self.muster.rulings, 0, may);
        entries.extend(Game::come(state, unit, outcome, reading, may)?);
        Ok(entries)
    }

    /// The player's judgement, where no table is in use or an evade is left to the player.
    fn judge(
        &self,
        state: &mut State,
        unit: UnitId,
        occasion: TriggerEvent,
        may: AllowedReactions,
        reaction: Option<Reaction>,
    ) -> Answer {
        let table = matches!(state.pending, Some(Pending::Die { .. }));
        let mode = Game::mode_of(state, unit);
        // A hidden token must not reveal whether its mode is one of those.
        let lets_evade = self.muster.rulings.other(Ruling::JudgedEvade)
            && !is_hidden(state, unit.command)
            && Tables::embedded().is_target(occasion.trigger)
            && mode
                .is_some_and(|mode| matches!(mode, Mode::Hold | Mode::Advance | Mode::Aggressive));
        if table && !(lets_evade && reaction == Some(Reaction::Evade)) {
            return Err(OrderError::NotNow);
        }
        let found = there(state, unit)?;
        let name = found.entry.name.clone();
        let able = reaction.is_none_or(|reaction| {
            let can = found.entry.can.unwrap_or_default().reactions();
            can.has(reaction) && suits(reaction, occasion.trigger)
        });
        let only = may == AllowedReactions::OnlyEvade
            && reaction.is_some_and(|one| one != Reaction::Evade);
        if !able || only {
            return Err(OrderError::Unable(name));
        }
        let shown = reaction.and_then(|_| reveal(state, unit.command));
        let mut entries: Vec<LogEntry> = shown.into_iter().collect();
        entries.push(
            LogEntry::new("judged")
                .with("unit", &name)
                .with("reaction", Reaction::reaction_word(reaction)),
        );
        let outcome = Outcome::from_choice(reaction, &self.muster.rulings);
        entries.extend(carry_out(state, unit, outcome)?);
        Ok(entries)
    }

    /// A result stands.
    ///
    /// The player may try to avoid it, where allowed, or the situation may prevent it; doing nothing takes
    /// effect at once.
    fn come(
        state: &mut State,
        unit: UnitId,
        outcome: Outcome,
        reading: Reading,
        may: AllowedReactions,
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

/// Whether a reaction can answer a trigger at all: some answer actions on the unit, others actions near it.
fn suits(reaction: Reaction, trigger: Trigger) -> bool {
    let row = |mode| Tables::embedded().reaction_row(trigger, mode);
    Mode::ALL
        .into_iter()
        .any(|mode| row(mode).contains(&Some(reaction)))
}

/// The log entry for a result from another column.
fn taken_from(reading: &Reading) -> Option<LogEntry> {
    match reading.closest {
        Closest::Column(column) if column == reading.column => None,
        Closest::Column(column) => Some(LogEntry::new("substituted").with("column", column)),
        Closest::Tie { lower, higher } => Some(
            LogEntry::new("tie-due")
                .with("lower", lower)
                .with("higher", higher),
        ),
        Closest::Nowhere => Some(LogEntry::new("nowhere")),
    }
}
