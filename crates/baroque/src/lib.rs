//! The solo procedure for *Impetus: Baroque*: the player runs both armies with real figures on a real table.
//!
//! It says what the mode of each command asks, which token is placed next, how a unit reacts, and which units
//! pursue.
//!
//! The tables and rulings are data (`baroque/`, docs/reference/baroque.md). Baroque's own rules, such as
//! moves and melees, are not implemented: the player is asked. The crate rolls no dice, and depends on no
//! other crate of Acies.

mod closest_column;
mod distance;
mod duties;
mod game;
mod mode;
mod mode_dice;
mod muster;
mod pursuit;
mod reaction;
mod ruling;
mod tables;
mod token_placement;
mod trigger;
mod troop;

pub use closest_column::{Closest, closest};
pub use distance::Distance;
pub use duties::{
    ActivationState, Advice, Duty, Manner, UnitAction, Weight, advice, duties, refuses,
};
pub use game::{
    Candidate, Choice, Command, CommandId, Game, GameLogError, LastAction, LogEntry, LoggedOrder,
    Mark, Marks, Order, OrderError, OrderParseError, Pending, Request, Side, State, Token, UnitId,
    UnitState,
};
pub use mode::{Mode, ModeError};
pub use mode_dice::Situation;
pub use muster::{
    CommandEntry, Expected, Muster, MusterError, Note, NoteKind, SideEntry, UnitEntry,
};
pub use pursuit::{Pursuit, pursuit};
pub use reaction::{
    AllowedReactions, CannotReact, Outcome, Reading, TriggerEvent, UnitCondition, check_reaction,
    column, reading,
};
pub use ruling::{Ruling, RulingError, RulingRow, Rulings};
pub use tables::{Tables, TablesError};
pub use token_placement::{PlacementError, PlacementRequest, SideIndex, TokenPlacement};
pub use trigger::{Reaction, Reactions, Sight, Trigger};
pub use troop::{Abilities, Class, IgnoredAbility, Kind};

/// Checks that a number is on a die.
pub const fn die(number: u8) -> Option<u8> {
    match number {
        1..=6 => Some(number),
        _ => None,
    }
}
