//! The twelve elements a player takes to a battle, with their general.
//!
//! A composition always has twelve elements and one general; whether it is valid depends on the list.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::notation::{Notation, NotationError};
use crate::roster::ARMY_SIZE;
use crate::troop::Troop;

/// Twelve elements in order, one of them the general's (dba22 §3).
///
/// As text: `3Kn general, 3Cv, 2LH, 4Ax, 4Pk, 4Pk, ...`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Composition {
    elements: [Troop; ARMY_SIZE],
    general: usize,
}

/// Why elements are not an army, or not valid for a list. Elements are numbered from 1 to 12.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CompositionError {
    /// There are not twelve elements.
    #[error("{found} elements, not 12")]
    Size {
        /// Their number; for a text with too many, the number read before giving up.
        found: usize,
    },
    /// There is no general, or more than one.
    #[error("{found} generals, not 1")]
    Generals {
        /// Their number.
        found: usize,
    },
    /// The list has no such element.
    #[error("element {element} is {troop}, which the list does not have")]
    NotInList {
        /// The number of the element, 1 to 12.
        element: usize,
        /// Its troop type.
        troop: Troop,
    },
    /// The list does not make such an element its general.
    #[error("the general is {troop}; the list has {} as its general", listed(.marked))]
    NotGeneral {
        /// The troop type of the general's element.
        troop: Troop,
        /// The allowed types.
        marked: Vec<Troop>,
    },
    /// The list has such elements, but fewer beside the others.
    #[error("element {element}, {troop}, has no place beside the others; the list still wants {}", listed(.open_options))]
    NoPlace {
        /// The number of the element, 1 to 12.
        element: usize,
        /// Its troop type.
        troop: Troop,
        /// Options for the unfilled places.
        open_options: Vec<Troop>,
    },
}

impl Composition {
    /// An army of these elements; `generals` are the indices of general's elements.
    ///
    /// # Errors
    /// If there are not twelve elements, or not exactly one general.
    pub fn new(elements: &[Troop], generals: &[usize]) -> Result<Self, CompositionError> {
        let size = CompositionError::Size {
            found: elements.len(),
        };
        let elements: [Troop; ARMY_SIZE] = elements.try_into().map_err(|_| size)?;
        match *generals {
            [general] if general < ARMY_SIZE => Ok(Self { elements, general }),
            [_] => Err(CompositionError::Generals { found: 0 }),
            _ => Err(CompositionError::Generals {
                found: generals.len(),
            }),
        }
    }

    /// The army chosen from a roster, which guarantees twelve elements and one general.
    pub(crate) fn from_roster(chosen: &[Troop], general: usize) -> Self {
        let mut elements = [chosen[0]; ARMY_SIZE];
        elements.copy_from_slice(chosen);
        Self { elements, general }
    }

    /// The twelve elements in order.
    pub fn elements(&self) -> &[Troop; ARMY_SIZE] {
        &self.elements
    }

    /// The index of the general's element.
    pub fn general(&self) -> usize {
        self.general
    }

    /// The elements in order, each with whether it is the general's.
    pub fn iter(&self) -> impl Iterator<Item = (Troop, bool)> {
        self.elements
            .iter()
            .enumerate()
            .map(|(nth, &troop)| (troop, nth == self.general))
    }
}

/// Joins options with commas and `or`.
fn listed(troops: &[Troop]) -> String {
    troops
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" or ")
}

impl fmt::Display for Composition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (troop, is_general)) in self.iter().enumerate() {
            let comma = if nth == 0 { "" } else { ", " };
            let general = if is_general { " general" } else { "" };
            write!(out, "{comma}{troop}{general}")?;
        }
        Ok(())
    }
}

/// Reads what `Display` prints; `6x4Pk` means six of them.
///
/// For names without figures see [`Notation::read_composition`].
impl FromStr for Composition {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Notation::default().read_composition(text)
    }
}

crate::serde_text::as_text!(Composition);
