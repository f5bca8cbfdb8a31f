//! The order language: one line of text for every [`Order`], the same in records, scenarios, on the command
//! line and in the page.
//!
//! Reading and printing are inverse: what is printed reads back to an equal order. Whether an order may be given
//! is not known here. `docs/reference/orders.md` describes the language for players.

mod parse;
mod print;
mod words;

use std::str::FromStr;

use thiserror::Error;

use super::{Choice, Order};

pub(crate) use print::PoseText;
pub use words::decimal;

/// Why a text is no order: where, what stands there, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("column {column}: found {found}, expected {expected}")]
pub struct OrderError {
    /// The column of the first letter of what was found, in letters from 1.
    pub column: usize,
    /// The word found, in quotation marks, or `the end`.
    pub found: String,
    /// What was expected there.
    pub expected: String,
}

impl Order {
    /// The order of a line of text.
    ///
    /// # Errors
    /// When the line is not in the order language.
    pub fn parse(text: &str) -> Result<Order, OrderError> {
        parse::order(text)
    }
}

impl FromStr for Order {
    type Err = OrderError;
    fn from_str(text: &str) -> Result<Order, OrderError> {
        Order::parse(text)
    }
}

impl Choice {
    /// The choice of a text such as `recoil r1 1.0`: what follows `choose` or `standing`.
    ///
    /// # Errors
    /// When the text names no choice.
    pub fn parse(text: &str) -> Result<Choice, OrderError> {
        parse::choice(text)
    }
}

#[cfg(test)]
mod tests;
