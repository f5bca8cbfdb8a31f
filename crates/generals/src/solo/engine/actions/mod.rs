//! The actions of section 5.1: each thinks of moves of its own and says which of them will do.
//!
//! To add one: a file here with a type that is an [`Action`], whose `candidates` proposes orders (families of them are
//! functions of `crate::candidates`) and whose `score` says of a legal one by what it is measured, or that it will not do;
//! and its word in [`named`]. Of the [`Scene`] it may ask what would be fought and shot (`exchanges`, `effect`), what could be
//! struck and lost (`threats`, `measure`) and who moved (`Moved`). An action neither spends PIPs nor writes anything down:
//! the controller does, goes down the list of the stance, and takes the best of the first action for which there is one.
//! Fixtures: `tests/generals/solo/actions/*.toml` (docs/reference/solo-dba.md).

mod attacks;
mod compounds;
mod defensive;
mod form_column;
mod form_line;
mod manoeuvre;
mod occupy;
mod reenforce;
mod repair;
mod support;

use std::cmp::Ordering;
use std::rc::Rc;

use acies_referee::{ElementId, Movers, Order, Position};
use arrayvec::ArrayVec;

use super::choose;
use super::classes::Class;
use super::scene::{Moved, Scene, Worth};
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
pub type Scores = ArrayVec<Score, 5>;

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
    /// What else is known of where it leads.
    pub worth: Worth,
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
        look_at(self, scene, &self.candidates(scene))
    }
}

/// What an action makes of some orders: those will not do that make worse what is to be fought and shot anyway.
pub(super) fn look_at<A: Action + ?Sized>(
    action: &A,
    scene: &Scene<'_>,
    orders: &[Order],
) -> Looked {
    let mut looked = Looked::default();
    let mut seen: Vec<Rc<Moved>> = Vec::new();
    for order in orders {
        let Some(moved) = scene.moved(order) else {
            continue;
        };
        // What is thought of twice is one move.
        if seen.iter().any(|known| Rc::ptr_eq(known, &moved)) {
            continue;
        }
        seen.push(Rc::clone(&moved));
        looked.candidates += 1;
        if let Some(scores) = action.score(scene, &moved)
            && !scene.harms(&moved)
        {
            let worth = scene.worth(&moved);
            looked.fit.push(moved.fit(scores, worth));
        }
    }
    looked
}

/// A move that is thought of, with the most that it could score in the first of its scores: known before the referee is asked.
pub(super) struct Thought {
    /// The move.
    pub order: Order,
    /// The most that it could score for one PIP.
    pub most: [i32; 2],
}

impl Thought {
    /// One of which nothing is known.
    pub const fn of(order: Order) -> Thought {
        Thought {
            order,
            most: [i32::MAX; 2],
        }
    }

    /// Whether it cannot be better than a move that will do, nor equal.
    fn is_less_than(&self, best: &Fit) -> bool {
        let pairs = self.most.iter().zip(&best.scores);
        let mut compared = pairs.map(|(&most, score)| {
            let times = if score.per_pip { best.pips.max(1) } else { 1 };
            (i64::from(most) * i64::from(times)).cmp(&i64::from(score.value))
        });
        compared.find(|order| order.is_ne()) == Some(Ordering::Less)
    }
}

/// What an action makes of some moves: the most promising first, until no other can be as good.
pub(super) fn look_lazily<A: Action + ?Sized>(
    action: &A,
    scene: &Scene<'_>,
    mut thoughts: Vec<Thought>,
) -> Looked {
    thoughts.sort_by_key(|thought| std::cmp::Reverse(thought.most));
    let mut looked = Looked::default();
    let mut best: Option<usize> = None;
    for thought in thoughts {
        if best.is_some_and(|best| thought.is_less_than(&looked.fit[best])) {
            break;
        }
        // What is thought of twice is one move.
        if looked.fit.iter().any(|fit| fit.order == thought.order) {
            continue;
        }
        let Some(moved) = scene.moved(&thought.order) else {
            continue;
        };
        looked.candidates += 1;
        if let Some(scores) = action.score(scene, &moved) {
            let worth = scene.worth(&moved);
            let fit = moved.fit(scores, worth);
            let position = &scene.now;
            let better = best.is_none_or(|best| {
                choose::compare(position, scene.side, &fit, &looked.fit[best]).is_lt()
            });
            if better {
                best = Some(looked.fit.len());
            }
            looked.fit.push(fit);
        }
    }
    looked
}

/// The words of all actions.
pub const NAMES: [&str; 12] = [
    "safe-attack",
    "support-attack",
    "calculated-attack",
    "aggressive-attack",
    "aggressive-manoeuvre",
    "reckless-attack",
    "occupy-terrain",
    "defensive-manoeuvre",
    "re-enforce",
    "repair-line",
    "form-line",
    "form-column",
];

/// The action of a word of the priorities; `None` for those that are not led yet.
pub fn named(name: &str) -> Option<&'static dyn Action> {
    Some(match name {
        "safe-attack" => &attacks::Attack(Class::Safe),
        "calculated-attack" => &attacks::Attack(Class::Calculated),
        "aggressive-attack" => &attacks::Attack(Class::Equal),
        "reckless-attack" => &attacks::Attack(Class::Reckless),
        "support-attack" => &support::Support,
        "aggressive-manoeuvre" => &manoeuvre::Aggressive,
        "defensive-manoeuvre" => &defensive::Defensive,
        "occupy-terrain" => &occupy::Occupy,
        "re-enforce" => &reenforce::ReEnforce,
        "repair-line" => &repair::Repair,
        "form-line" => &form_line::FormLine,
        "form-column" => &form_column::FormColumn,
        _ => return None,
    })
}

/// What it is worth, in 36ths of danger, to strike at one 36th more: what a manoeuvre gains by it, and a retreat loses.
pub(super) const ATTACK: i32 = 2;

/// The same of a bound that somebody is sooner at a blow.
pub(super) const BOUND: i32 = 4;

/// How many bounds the movers are later at a blow, in all, if everybody stands so; less than 0 if they are there sooner.
pub(super) fn put_off(scene: &Scene<'_>, after: &Position, movers: &[ElementId]) -> i32 {
    let measure = scene.measure(after);
    let later = |&id: &ElementId| measure.bounds_to_blow(id) - scene.bounds_to_blow(id);
    movers.iter().map(later).sum()
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
pub const fn whole(name: &'static str, value: i32) -> Score {
    Score {
        name,
        value,
        per_pip: false,
    }
}

/// The rulings that decide what an action is, and that the controller takes it so (docs/reference/solo-dba.md).
pub fn rulings(action: &str) -> &'static [&'static str] {
    match action {
        "aggressive-attack" => &[
            "R-40", "R-41", "R-42", "R-43", "R-45", "R-46", "R-49", "R-62", "R-63",
        ],
        "support-attack" => &["R-41", "R-44", "R-45", "R-46", "R-49", "R-63"],
        "aggressive-manoeuvre" => &["R-42", "R-49", "R-61", "R-63", "R-64", "R-109", "R-115"],
        "defensive-manoeuvre" => &[
            "R-49", "R-61", "R-62", "R-63", "R-64", "R-101", "R-102", "R-116",
        ],
        "occupy-terrain" => &["R-49", "R-57", "R-63", "R-64", "R-103"],
        "re-enforce" => &["R-45b", "R-49", "R-61", "R-63", "R-64", "R-105", "R-116"],
        "repair-line" => &["R-45b", "R-49", "R-58", "R-63", "R-64", "R-104", "R-114"],
        "form-line" | "form-column" => &["R-45b", "R-49", "R-63", "R-64", "R-106"],
        _ => &[
            "R-41", "R-42", "R-43", "R-45", "R-46", "R-49", "R-62", "R-63",
        ],
    }
}
