//! Outcome moves, each with its distances worked out by hand. 15 mm: 100 paces are 0.625 BW.

mod flight;
mod pursuit;
mod recoil;

use crate::testing::{Board, element};
use crate::{Cause, Event};

/// What an element was lost by, if it was.
fn lost_by(board: &Board, name: &str) -> Option<Cause> {
    board.events.iter().find_map(|event| match event {
        Event::Lost { id, cause } if *id == element(name) => Some(*cause),
        _ => None,
    })
}
