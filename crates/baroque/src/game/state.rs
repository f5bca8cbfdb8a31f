//! What the assistant remembers: commands with their tokens, what was done last, and what is waited for.

use crate::conduct::Deed;
use crate::mode::Mode;
use crate::muster::Muster;
use crate::placing::Placing;
use crate::reaction::{May, Occasion, Outcome, Reading};

use super::ids::{CommandId, Side, UnitId};
use super::unit::UnitState;

/// The token of a command in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The mode.
    pub mode: Mode,
    /// The number: which of its side's commands it is to act.
    pub number: u8,
    /// Its command has finished.
    pub flipped: bool,
    /// Whether its mode is seen: it lies open, or its command has acted or reacted.
    pub shown: bool,
}

/// A command on the table.
#[derive(Clone, Debug)]
pub struct Command {
    /// What it is called.
    pub name: String,
    /// Who commands it.
    pub officer: String,
    /// He is lost, and nobody has taken his place.
    pub officer_lost: bool,
    /// Its token in this turn.
    pub token: Option<Token>,
    /// It has finished in this turn.
    pub done: bool,
    /// The unit that was sent ahead in this turn.
    pub forlorn: Option<usize>,
    /// One was sent ahead in an earlier turn, and once in a game is enough.
    pub forlorn_spent: bool,
    /// Its units.
    pub units: Vec<UnitState>,
}

impl Command {
    /// Whether none of its units is on the table any more. A command whose units were not listed is always there.
    pub fn is_gone(&self) -> bool {
        !self.units.is_empty() && self.units.iter().all(|unit| unit.marks.gone)
    }
}

/// What a unit of the active command has done, to which one enemy may react.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// Who did it.
    pub actor: UnitId,
    /// What.
    pub deed: Deed,
    /// Of a shot: after a move.
    pub moved: bool,
    /// An enemy has tried to react.
    pub answered: bool,
    /// Who has checked.
    pub checked: Vec<UnitId>,
}

/// What is waited for in the middle of a reaction or a pursuit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// The reaction die.
    Die {
        /// Who reacts.
        unit: UnitId,
        /// To what.
        occasion: Occasion,
        /// And how far.
        may: May,
    },
    /// The reaction that the player judges right.
    Judge {
        /// Who reacts.
        unit: UnitId,
        /// To what.
        occasion: Occasion,
        /// And how far.
        may: May,
    },
    /// The die between two columns.
    Tie {
        /// Who reacts.
        unit: UnitId,
        /// What the roll came to.
        reading: Reading,
        /// What it may check for.
        may: May,
    },
    /// Whether the player wants the reaction, or rolls to get out of it.
    Vacate {
        /// Who reacts.
        unit: UnitId,
        /// What it is to do.
        outcome: Outcome,
        /// The roll from which that came.
        reading: Reading,
        /// What it may check for.
        may: May,
    },
    /// How the Discipline Test went.
    Test {
        /// Who reacts.
        unit: UnitId,
        /// What it is to do.
        outcome: Outcome,
    },
    /// The pursuit die.
    PursuitDie {
        /// Who has beaten its enemy.
        unit: UnitId,
    },
    /// Whether the player has it pursue.
    PursuitJudge {
        /// Who has beaten its enemy.
        unit: UnitId,
    },
    /// Whether the rules of Baroque ask for a test of a pursuit, and how it went.
    PursuitTest {
        /// Who pursues.
        unit: UnitId,
    },
    /// Whether by the rules of Baroque a failed test has the unit disordered.
    Failed {
        /// Who failed.
        unit: UnitId,
    },
    /// Whether a unit that is gone counts as lost.
    Left {
        /// Which.
        unit: UnitId,
    },
    /// Whether somebody takes the place of an officer who is lost.
    Officer {
        /// Whose officer.
        command: CommandId,
    },
}

/// Everything that is remembered.
#[derive(Clone, Debug)]
pub struct State {
    /// The turn, 0 before the first.
    pub turn: u32,
    /// The commands of red and blue.
    pub commands: [Vec<Command>; 2],
    /// The placing of tokens, until every command has one.
    pub placing: Option<Placing>,
    /// The commands in the order in which their tokens were placed.
    pub placed: Vec<CommandId>,
    /// The command that acts.
    pub active: Option<CommandId>,
    /// What was done last that an enemy may react to.
    pub action: Option<Action>,
    /// What is waited for in the middle of something.
    pub pending: Option<Pending>,
}

impl State {
    /// Before the first turn.
    pub fn of(muster: &Muster) -> State {
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
                units: command.units.iter().map(UnitState::of).collect(),
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
    pub fn units_of(&self, side: Side) -> impl Iterator<Item = (UnitId, &UnitState)> {
        self.of_side(side).flat_map(|(command, state)| {
            let units = state.units.iter().enumerate();
            units.map(move |(index, unit)| (UnitId { command, index }, unit))
        })
    }
}
