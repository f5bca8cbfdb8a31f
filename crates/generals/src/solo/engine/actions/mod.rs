//! The actions of section 5.1: each proposes moves and decides which of them are suitable.
//!
//! To add one, write a file here with a type that implements [`Action`]. Its `candidates` proposes orders (see
//! `crate::candidates` for families of them), and its `score` scores a legal move or rejects it. Add its word to
//! [`named`]. The [`Situation`] provides the present combats and shots (`exchanges`, `effect`), the threats of both
//! sides (`threats`, `gauge`) and the result of a move ([`MoveResult`]). An action neither spends PIPs nor records
//! anything: the engine goes down the list of the stance and takes the best move of the first action that has one.
//! Fixtures are in `tests/generals/solo/actions/*.toml` (docs/reference/solo-dba.md).

mod aggressive_manoeuvre;
mod attacks;
mod compounds;
mod defensive_manoeuvre;
mod form_column;
mod form_line;
mod occupy_terrain;
mod re_enforce;
mod repair_line;
mod support_attack;

use std::cmp::Ordering;
use std::rc::Rc;

use acies_referee::{ElementId, Movers, Order, Position};
use arrayvec::ArrayVec;

use super::attack_class::AttackClass;
use super::ranking;
use super::situation::{KnownValue, MoveResult, Situation};
pub use compounds::Compounds;

/// A number by which moves are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Its name in the audit log.
    pub name: &'static str,
    /// The value; more is better.
    pub value: i32,
    /// Whether values are compared per PIP.
    pub per_pip: bool,
}

/// The scores of a move, the most important first.
pub type Scores = ArrayVec<Score, 5>;

/// A legal move that an action accepts.
#[derive(Clone, Debug)]
pub struct SuitableMove {
    /// The order.
    pub order: Order,
    /// Its PIP cost.
    pub pips: u8,
    /// The moving elements.
    pub movers: Movers,
    /// Its scores.
    pub scores: Scores,
    /// The further moves of a compound; cost and movers include them.
    pub then: Vec<Order>,
    /// What is already known about its result.
    pub worth: KnownValue,
}

/// The moves of an action in a situation.
#[derive(Clone, Debug, Default)]
pub struct ActionMoves {
    /// How many legal moves were examined.
    pub candidates: u32,
    /// The suitable moves.
    pub suitable: Vec<SuitableMove>,
}

/// An action that PIPs are spent on.
pub trait Action {
    /// The orders it proposes, legal or not.
    fn candidates(&self, situation: &Situation<'_>) -> Vec<Order>;

    /// The scores of a legal move; `None` if it is not suitable.
    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores>;

    /// Evaluates everything it proposes.
    fn evaluate(&self, situation: &Situation<'_>) -> ActionMoves {
        evaluate_orders(self, situation, &self.candidates(situation))
    }
}

/// Evaluates orders; a move that worsens the present combats and shots is not suitable.
pub(super) fn evaluate_orders<A: Action + ?Sized>(
    action: &A,
    situation: &Situation<'_>,
    orders: &[Order],
) -> ActionMoves {
    let mut looked = ActionMoves::default();
    let mut seen: Vec<Rc<MoveResult>> = Vec::new();
    for order in orders {
        let Some(moved) = situation.moved(order) else {
            continue;
        };
        // Different orders can lead to the same move.
        if seen.iter().any(|known| Rc::ptr_eq(known, &moved)) {
            continue;
        }
        seen.push(Rc::clone(&moved));
        looked.candidates += 1;
        if let Some(scores) = action.score(situation, &moved)
            && !situation.worsens_combats(&moved)
        {
            let worth = situation.worth(&moved);
            looked.suitable.push(moved.suitable(scores, worth));
        }
    }
    looked
}

/// An order with an upper bound of its first scores, known before the referee is asked.
pub(super) struct Proposal {
    /// The order.
    pub order: Order,
    /// The upper bounds for a cost of one PIP.
    pub most: [i32; 2],
}

impl Proposal {
    /// A proposal without a bound.
    pub const fn unbounded(order: Order) -> Proposal {
        Proposal {
            order,
            most: [i32::MAX; 2],
        }
    }

    /// Whether it is certainly worse than a suitable move.
    fn is_less_than(&self, best: &SuitableMove) -> bool {
        let pairs = self.most.iter().zip(&best.scores);
        let mut compared = pairs.map(|(&most, score)| {
            let times = if score.per_pip { best.pips.max(1) } else { 1 };
            (i64::from(most) * i64::from(times)).cmp(&i64::from(score.value))
        });
        compared.find(|order| order.is_ne()) == Some(Ordering::Less)
    }
}

/// Evaluates proposals, the most promising first, until no other can be as good.
pub(super) fn evaluate_best_first<A: Action + ?Sized>(
    action: &A,
    situation: &Situation<'_>,
    mut proposals: Vec<Proposal>,
) -> ActionMoves {
    proposals.sort_by_key(|proposal| std::cmp::Reverse(proposal.most));
    let mut looked = ActionMoves::default();
    let mut best: Option<usize> = None;
    for proposal in proposals {
        if best.is_some_and(|best| proposal.is_less_than(&looked.suitable[best])) {
            break;
        }
        // The same order may be proposed twice.
        if looked
            .suitable
            .iter()
            .any(|suitable| suitable.order == proposal.order)
        {
            continue;
        }
        let Some(moved) = situation.moved(&proposal.order) else {
            continue;
        };
        looked.candidates += 1;
        if let Some(scores) = action.score(situation, &moved) {
            let worth = situation.worth(&moved);
            let suitable = moved.suitable(scores, worth);
            let position = &situation.now;
            let better = best.is_none_or(|best| {
                ranking::compare_moves(position, situation.side, &suitable, &looked.suitable[best])
                    .is_lt()
            });
            if better {
                best = Some(looked.suitable.len());
            }
            looked.suitable.push(suitable);
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

/// The action of a word; `None` for an unknown one.
pub fn named(name: &str) -> Option<&'static dyn Action> {
    Some(match name {
        "safe-attack" => &attacks::AttackOfClass(AttackClass::Safe),
        "calculated-attack" => &attacks::AttackOfClass(AttackClass::Calculated),
        "aggressive-attack" => &attacks::AttackOfClass(AttackClass::Equal),
        "reckless-attack" => &attacks::AttackOfClass(AttackClass::Reckless),
        "support-attack" => &support_attack::SupportAttack,
        "aggressive-manoeuvre" => &aggressive_manoeuvre::AggressiveManoeuvre,
        "defensive-manoeuvre" => &defensive_manoeuvre::DefensiveManoeuvre,
        "occupy-terrain" => &occupy_terrain::OccupyTerrain,
        "re-enforce" => &re_enforce::ReEnforce,
        "repair-line" => &repair_line::RepairLine,
        "form-line" => &form_line::FormLine,
        "form-column" => &form_column::FormColumn,
        _ => return None,
    })
}

/// The weight of one 36th of attack in 36ths of danger, gained by a manoeuvre or lost by a retreat.
pub(super) const ATTACK: i32 = 2;

/// How far the danger may exceed the opportunity, in 36ths, before a move without contact is reckless.
pub const GUARD: i32 = 6;

/// The weight of reaching an attack one bound sooner.
pub(super) const BOUND: i32 = 4;

/// How many bounds later the movers reach an attack, in total; negative if sooner.
///
/// Each element whose way a friend bars counts one bound more, whether it moves or not.
pub(super) fn attack_delay(
    situation: &Situation<'_>,
    after: &Position,
    movers: &[ElementId],
) -> i32 {
    let gauge = situation.gauge(after);
    let later = |&id: &ElementId| delay(situation.bounds_to_attack(id), gauge.bounds_to_attack(id));
    movers.iter().map(later).sum::<i32>() + situation.more_barred(after)
}

/// How many bounds later an element reaches an attack; a way that is cut off or opened counts as one bound.
fn delay(before: Option<i32>, after: Option<i32>) -> i32 {
    match (before, after) {
        (Some(before), Some(after)) => after - before,
        _ => i32::from(before.is_some()) - i32::from(after.is_some()),
    }
}

/// A score that is compared per PIP.
pub(super) const fn per_pip_score(name: &'static str, value: i32) -> Score {
    Score {
        name,
        value,
        per_pip: true,
    }
}

/// A score that is compared as it is.
pub const fn plain_score(name: &'static str, value: i32) -> Score {
    Score {
        name,
        value,
        per_pip: false,
    }
}

/// The rulings that define an action and its choice (docs/reference/solo-dba.md).
pub fn rulings(action: &str) -> &'static [&'static str] {
    match action {
        "aggressive-attack" => &[
            "R-40", "R-41", "R-42", "R-43", "R-45", "R-46", "R-49", "R-62", "R-63",
        ],
        "support-attack" => &["R-41", "R-44", "R-45", "R-46", "R-49", "R-63"],
        "aggressive-manoeuvre" => &[
            "R-42", "R-49", "R-61", "R-63", "R-64", "R-109", "R-115", "R-118",
        ],
        "defensive-manoeuvre" => &[
            "R-49", "R-61", "R-62", "R-63", "R-64", "R-101", "R-102", "R-116",
        ],
        "occupy-terrain" => &["R-49", "R-57", "R-63", "R-64", "R-103"],
        "re-enforce" => &["R-45b", "R-49", "R-61", "R-63", "R-64", "R-105", "R-116"],
        "repair-line" => &["R-45b", "R-49", "R-58", "R-63", "R-64", "R-104", "R-114"],
        "form-column" => &["R-45b", "R-49", "R-63", "R-64", "R-106", "R-118"],
        "form-line" => &["R-45b", "R-49", "R-63", "R-64", "R-106"],
        _ => &[
            "R-41", "R-42", "R-43", "R-45", "R-46", "R-49", "R-62", "R-63",
        ],
    }
}
