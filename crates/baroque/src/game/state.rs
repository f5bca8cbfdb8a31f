//! The state of the assistant: commands with tokens, the last action, and what is waited for.

use crate::duties::UnitAction;
use crate::mode::Mode;
use crate::muster::Muster;
use crate::reaction::{AllowedReactions, Outcome, Reading, TriggerEvent};
use crate::token_placement::TokenPlacement;

use super::ids::{CommandId, Side, UnitId};
use super::unit::UnitState;

/// The token of a command in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The mode.
    pub mode: Mode,
    /// Its number in the order of its side.
    pub number: u8,
    /// Its command has finished.
    pub flipped: bool,
    /// Whether its mode is visible: it is open, or its command has acted or reacted.
    pub shown: bool,
}

/// A command on the table.
#[derive(Clone, Debug)]
pub struct Command {
    /// Its name.
    pub name: String,
    /// Its officer.
    pub officer: String,
    /// The officer is lost, without a replacement.
    pub officer_lost: bool,
    /// Its token in this turn.
    pub token: Option<Token>,
    /// It has finished in this turn.
    pub done: bool,
    /// The unit sent ahead in this turn.
    pub forlorn: Option<usize>,
    /// A unit was sent ahead in an earlier turn, and the ruling allows one in a game.
    pub forlorn_spent: bool,
    /// Its units.
    pub units: Vec<UnitState>,
}

impl Command {
    /// Whether none of its units is on the table any more. Without listed units, a command is always present.
    pub fn is_gone(&self) -> bool {
        !self.units.is_empty() && self.units.iter().all(|unit| unit.marks.gone)
    }
}

/// The last action of the active command, to which one enemy unit may react.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastAction {
    /// The unit.
    pub actor: UnitId,
    /// The action.
    pub deed: UnitAction,
    /// For shooting: after a move.
    pub moved: bool,
    /// An enemy unit has tried to react.
    pub answered: bool,
    /// The units that have checked.
    pub checked: Vec<UnitId>,
}

/// What is waited for during a reaction or a pursuit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// The reaction die.
    Die {
        /// The reacting unit.
        unit: UnitId,
        /// The trigger.
        occasion: TriggerEvent,
        /// The reactions it may check for.
        may: AllowedReactions,
    },
    /// The reaction that the player judges right.
    Judge {
        /// The reacting unit.
        unit: UnitId,
        /// The trigger.
        occasion: TriggerEvent,
        /// The reactions it may check for.
        may: AllowedReactions,
    },
    /// The die between two columns.
    Tie {
        /// The reacting unit.
        unit: UnitId,
        /// The result of the roll.
        reading: Reading,
        /// The reactions it may check for.
        may: AllowedReactions,
    },
    /// Whether the player accepts the reaction, or rolls to avoid it.
    Vacate {
        /// The reacting unit.
        unit: UnitId,
        /// The reaction.
        outcome: Outcome,
        /// The roll that led to it.
        reading: Reading,
        /// The reactions it may check for.
        may: AllowedReactions,
    },
    /// The result of the Discipline Test.
    Test {
        /// The reacting unit.
        unit: UnitId,
        /// The reaction.
        outcome: Outcome,
    },
    /// The pursuit die.
    PursuitDie {
        /// The unit that has beaten its enemy.
        unit: UnitId,
    },
    /// Whether the player decides to pursue.
    PursuitJudge {
        /// The unit that has beaten its enemy.
        unit: UnitId,
    },
    /// Whether Baroque's rules require a test for the pursuit, and its result.
    PursuitTest {
        /// The pursuing unit.
        unit: UnitId,
    },
    /// Whether a failed test disorders the unit by Baroque's rules.
    Failed {
        /// The unit.
        unit: UnitId,
    },
    /// Whether a unit that has left the table counts as lost.
    Left {
        /// The unit.
        unit: UnitId,
    },
    /// Whether a lost officer is replaced.
    Officer {
        /// The command.
        command: CommandId,
    },
}

/// The state of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The turn, 0 before the first.
    pub turn: u32,
    /// The commands of red and blue.
    pub commands: [Vec<Command>; 2],
    /// The placement of tokens, until every command has one.
    pub placing: Option<TokenPlacement>,
    /// The commands in the order of their tokens' placement.
    pub placed: Vec<CommandId>,
    /// The active command.
    pub active: Option<CommandId>,
    /// The last action that an enemy may react to.
    pub action: Option<LastAction>,
    /// The input waited for during a reaction or a pursuit.
    pub pending: Option<Pending>,
}

impl State {
    /// Before the first turn.
    pub fn new(muster: &Muster) -> State {
        let side = |side: Side| {
            let entry = &muster.sides[side as usize];
            let commands = entry.commands.iter().map(|command| Command {
                name: command.name.clone(),
                officer: command.officer.clone(),
                officer_lost: false,
                token: None,
                done: false,
                forlorn: None,
                forlorn_spent: false,
                units: command.units.iter().map(UnitState::new).collect(),
            });
            commands.collect::<Vec<Command>>()
        };
        State {
            turn: 0,
            commands: Side::ALL.map(side),
            placing: None,
            placed: Vec::new(),
            active: None,
            action: None,
            pending: None,
        }
    }

    /// A command, if there is one.
    pub fn command(&self, id: CommandId) -> Option<&Command> {
        self.commands[id.side as usize].get(id.index)
    }

    /// A unit, if there is one.
    pub fn unit(&self, id: UnitId) -> Option<&UnitState> {
        self.command(id.command)?.units.get(id.index)
    }

    pub(super) fn command_mut(&mut self, id: CommandId) -> Option<&mut Command> {
        self.commands[id.side as usize].get_mut(id.index)
    }

    pub(super) fn unit_mut(&mut self, id: UnitId) -> Option<&mut UnitState> {
        self.command_mut(id.command)?.units.get_mut(id.index)
    }

    /// The commands of a side with their ids.
    pub fn of_side(&self, side: Side) -> impl Iterator<Item = (CommandId, &Command)> {
        let commands = self.commands[side as usize].iter().enumerate();
        commands.map(move |(index, command)| (CommandId { side, index }, command))
    }

    /// The units of a side with their ids.
    pub fn units_of_side(&self, side: Side) -> impl Iterator<Item = (UnitId, &UnitState)> {
        self.of_side(side).flat_map(|(command, state)| {
            let units = state.units.iter().enumerate();
            units.map(move |(index, unit)| (UnitId { command, index }, unit))
        })
    }
}
