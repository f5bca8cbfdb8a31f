//! The actions of section 5.1: each thinks of moves of its own and says which of them will do.
//!
//! To add one: a file here with a type that is an [`Action`], whose `candidates` proposes orders (families of them are
//! functions of `crate::candidates`) and whose `score` says of a legal one by what it is measured, or that it will not do;
//! and its word in [`named`]. Of the [`Scene`] it may ask what would be fought and shot (`exchanges`, `effect`), what could be
//! struck and lost (`threats`, `measure`) and who moved (`Moved`). An action neither spends PIPs nor writes anything down:
//! the controller does, goes down the list of the stance, and takes the best of the first action for which there is one.
//! Fixtures: `tests/generals/solo/actions/*.toml` (docs/solo-dba.md).

mod attacks;
mod compounds;
mod manoeuvre;
mod support;

use acies_referee::{Movers, Order};
use arrayvec::ArrayVec;

use super::classes::Class;
use super::scene::{Moved, Scene};
pub use compounds::Compounds;

/// A number that a move is measured by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// What it is called in the account.
    pub name: &'static str,
    /// How much; more is better.
    pub value: i32,
    /// Whether it is compared by what it comes to for each PIP.
    pub per_pip: bool,
}

/// What a move is measured by, the first deciding.
pub type Scores = ArrayVec<Score, 4>;

/// A legal move that will do.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The move.
    pub order: Order,
    /// What it costs.
    pub pips: u8,
    /// Who moves.
    pub movers: Movers,
    /// What it is measured by.
    pub scores: Scores,
    /// The moves that belong to it and are made next; its cost and movers are those of all.
    pub then: Vec<Order>,
}

/// What came of looking for moves.
#[derive(Clone, Debug, Default)]
pub struct Looked {
    /// How many legal moves were looked at.
    pub candidates: u32,
    /// Those that will do.
    pub fit: Vec<Fit>,
}

/// What may be done with PIPs.
pub trait Action {
    /// The moves that it thinks of; they need not be legal.
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order>;

    /// What a legal move is measured by; `None` when it will not do.
    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores>;

    /// Looks at everything that it thinks of.
    fn look(&self, scene: &Scene<'_>) -> Looked {
        look_at(self, scene, self.candidates(scene))
    }
}

/// What an action makes of some orders: those will not do that make worse what is to be fought and shot anyway.
pub(super) fn look_at<A: Action + ?Sized>(
    action: &A,
    scene: &Scene<'_>,
    orders: Vec<Order>,
) -> Looked {
    let mut looked = Looked::default();
    for order in orders {
        let Some(moved) = scene.moved(order) else {
            continue;
        };
        looked.candidates += 1;
        if let Some(scores) = action.score(scene, &moved)
            && !scene.harms(&moved.after)
        {
            looked.fit.push(moved.fit(scores));
        }
    }
    looked
}

/// The action of a word of the priorities; `None` for those that are not led yet.
pub fn named(name: &str) -> Option<&'static dyn Action> {
    Some(match name {
        "safe-attack" => &attacks::Attack(Class::Safe),
        "calculated-attack" => &attacks::Attack(Class::Calculated),
        "aggressive-attack" => &attacks::Attack(Class::Equal),
        "reckless-attack" => &attacks::Attack(Class::Reckless),
        "support-attack" => &support::Support,
        "aggressive-manoeuvre" => &manoeuvre::Aggressive,
        _ => return None,
    })
}

/// A score that is compared for each PIP.
pub(super) const fn per_pip(name: &'static str, value: i32) -> Score {
    Score {
        name,
        value,
        per_pip: true,
    }
}

/// A score that is compared as it is.
pub(super) const fn whole(name: &'static str, value: i32) -> Score {
    Score {
        name,
        value,
        per_pip: false,
    }
}
