//! Substitution: a result that a unit cannot carry out is replaced by the nearest column of its row that it
//! can.

use crate::trigger::{Reaction, Reactions};

/// The column that the result of a roll is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closest {
    /// From this column.
    Column(u8),
    /// Two columns are equally near: one more die, odd for the lower, even for the higher.
    Tie {
        /// The lower column.
        lower: u8,
        /// The higher column.
        higher: u8,
    },
    /// No column of the row has a result that the unit can carry out.
    Nowhere,
}

impl Closest {
    /// The column after the tie die, if one was needed.
    pub const fn after(self, die: u8) -> Option<u8> {
        match self {
            Closest::Column(column) => Some(column),
            Closest::Tie { lower, higher } => Some(if die % 2 == 1 { lower } else { higher }),
            Closest::Nowhere => None,
        }
    }
}

/// The source of a column's result, for a unit with these abilities.
///
/// A cell without a reaction stays what it is; the ruling `none-substitutes` decides whether it can replace
/// another.
pub fn closest(
    row: &[Option<Reaction>; 6],
    column: u8,
    can: Reactions,
    none_substitutes: bool,
) -> Closest {
    let column = column.clamp(1, 6);
    let cell = |column: u8| row[usize::from(column - 1)];
    if cell(column).is_none_or(|reaction| can.has(reaction)) {
        return Closest::Column(column);
    }
    let allowed = |column: &u8| match cell(*column) {
        None => none_substitutes,
        Some(reaction) => can.has(reaction),
    };
    for away in 1..6 {
        let lower = column.checked_sub(away).filter(|column| *column >= 1);
        let higher = Some(column + away).filter(|column| *column <= 6);
        match (lower.filter(allowed), higher.filter(allowed)) {
            (Some(lower), Some(higher)) => return Closest::Tie { lower, higher },
            (Some(column), None) | (None, Some(column)) => return Closest::Column(column),
            (None, None) => {}
        }
    }
    Closest::Nowhere
}
