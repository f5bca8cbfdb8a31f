//! Whether a unit pursues a beaten enemy: required, impossible, or by a die depending on the mode.

use crate::mode::Mode;
use crate::ruling::{Ruling, Rulings};
use crate::troop::Abilities;

/// Whether a unit pursues, before any die. Baroque's rules may still forbid it (7.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pursuit {
    /// It must.
    Must,
    /// It may: if the table is in use, a die without modifiers decides.
    May,
    /// It cannot, because it has no impetus.
    NoImpetus,
    /// Its mode forbids it, by the ruling `pursuit-in-retreat`.
    Forbidden,
}

/// Whether a unit of a command in this mode pursues.
pub fn pursuit(can: Abilities, mode: Option<Mode>, rulings: &Rulings) -> Pursuit {
    let retreats = mode.is_some_and(Mode::retreats);
    match (can.headlong, can.impetus) {
        (true, _) if retreats && rulings.other(Ruling::PursuitInRetreat) => Pursuit::Forbidden,
        (true, _) => Pursuit::Must,
        (false, true) => Pursuit::May,
        (false, false) => Pursuit::NoImpetus,
    }
}
