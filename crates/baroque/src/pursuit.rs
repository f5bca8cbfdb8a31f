//! Who pursues a beaten enemy: some must, some cannot, of the others a die decides by the mode of their command.

use crate::mode::Mode;
use crate::ruling::{Ruling, Rulings};
use crate::troop::Abilities;

/// Whether a unit pursues, before any die. The rules of Baroque may forbid it still (7.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pursuit {
    /// It must.
    Must,
    /// It may: where the table is in use a die without modifier says whether it does.
    May,
    /// It cannot, for it has no impetus.
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
