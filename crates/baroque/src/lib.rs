//! The solo procedure for *Impetus: Baroque*: a player with real figures on a real table runs both armies, and is told
//! what the mode of each command asks, whose token is placed next, how a unit answers its enemy, and who pursues.
//!
//! The tables and rulings are data (`baroque/`, docs/reference/baroque.md). Nothing here knows the rules of Baroque itself, how far
//! anybody moves or who wins a melee: that is asked of the player. It throws no dice, and knows no other crate of Acies.

mod choosing;
mod conduct;
mod distance;
mod game;
mod mode;
mod muster;
mod placing;
mod pursuit;
mod reaction;
mod ruling;
mod substitution;
mod tables;
mod trigger;
mod troop;

pub use choosing::Situation;
pub use conduct::{Advice, Before, Deed, Duty, Manner, Weight, advice, duties, refuses};
pub use distance::Distance;
pub use game::{
    Action, Asks, BadLine, BadLog, BadOrder, Candidate, Choice, Command, CommandId, Game, Mark,
    Marks, Order, Pending, Side, State, Step, Token, Told, UnitId, UnitState,
};
pub use mode::{BadMode, Mode};
pub use muster::{BadMuster, CommandEntry, Expected, Muster, Note, NoteKind, SideEntry, UnitEntry};
pub use placing::{BadPlacing, Placing, PlacingAsk, SideIndex};
pub use pursuit::{Pursuit, pursuit};
pub use reaction::{Barred, May, Occasion, Outcome, Reading, Standing, column, may_react, reading};
pub use ruling::{BadRuling, Ruling, RulingRow, Rulings};
pub use substitution::{Closest, closest};
pub use tables::{Tables, TablesError};
pub use trigger::{Reaction, Reactions, Sight, Trigger};
pub use troop::{Abilities, Class, Kind, Unable};

/// A die shows 1 to 6: the number if it does.
pub const fn die(number: u8) -> Option<u8> {
    match number {
        1..=6 => Some(number),
        _ => None,
    }
}
