//! One battle between two people over a server, as a pure state machine.
//!
//! [`Hosted`] is a battle as its [`Rows`] make it. [`Hosted::step`] says what an [`Input`] comes to: a [`Commit`] for a store to
//! write if the battle is still at the same revision, or a [`Refusal`]. Nothing may be said of a commit before it is written.
//!
//! There is no clock here, no chance, no lock and no input or output: time comes as an argument, and dice come from values
//! that were fixed before the battle. Legality, questions and defaults are the referee's.

mod clock;
mod earlier;
mod entry;
mod hosted;
mod input;
mod notice;
mod pace;
mod play;
mod rows;
mod standing;
mod step;
mod time;

pub use clock::{Clocks, Waiting};
pub use earlier::{EarlierError, earlier};
pub use entry::{Act, Close, Entry, EntryError, Id, Offer, Step};
pub use hosted::{Frame, Hosted, Own, Public, RowsError, log_hash};
pub use input::{EndBy, Input, Outcome, Refusal, Request, Shown, Wish};
pub use notice::{About, Due, Notice};
pub use pace::{Pace, PaceError};
pub use play::{Open, StepError};
pub use rows::{
    Answer, Change, Commit, Hash, Overtaken, Presence, Rows, Sealed, Seat, Sent, Taken, Terms,
};
pub use standing::{Kind, Reply, Standing};
pub use time::{Break, DAY, MINUTE, SECOND, Time};
