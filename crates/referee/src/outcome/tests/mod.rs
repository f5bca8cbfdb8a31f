//! Outcome moves, each with its distances worked out by hand. At 15 mm, 100 paces are 0.625 BW.

mod dba30;
mod flight;
mod pursuit;
mod random_positions;
mod recoil;
mod river_choice;
mod worked_examples;

use crate::testing::{Board, element};
use crate::{Cause, Event, LongRecoil};

/// The cause by which an element was lost, if it was.
fn lost_by(board: &Board, name: &str) -> Option<Cause> {
    board.events.iter().find_map(|event| match event {
        Event::Lost { id, cause } if *id == element(name) => Some(*cause),
        _ => None,
    })
}

/// What made each recoil of a board longer than its least.
fn long_recoils(board: &Board) -> Vec<Option<LongRecoil>> {
    board
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Recoiled { long, .. } => Some(*long),
            _ => None,
        })
        .collect()
}
