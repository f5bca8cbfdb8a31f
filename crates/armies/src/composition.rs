//! The twelve elements that a player takes to a battle, one of them the general's.
//!
//! A composition always has twelve elements and one general; whether a list allows it, the list says.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::roster::ARMY_SIZE;
use crate::troop::Troop;
use crate::written::{Notation, WrittenError};

/// Twelve elements in order, one of them the general's (dba22 §3).
///
/// As text: `3Kn general, 3Cv, 2LH, 4Ax, 4Pk, 4Pk, ...`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Composition {
    elements: [Troop; ARMY_SIZE],
    general: usize,
}

/// Why elements are no army, or not one that a list allows. Elements are numbered from 1 to 12.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CompositionError {
    /// There are not twelve elements.
    #[error("{found} elements, not 12")]
    Size {
        /// How many there are; of a text with too many, how many there are up to where it was given up.
        found: usize,
    },
    /// There is no general, or more than one.
    #[error("{found} generals, not 1")]
    Generals {
        /// How many there are.
        found: usize,
    },
    /// The list has no such element.
    #[error("element {element} is {troop}, which the list does not have")]
    NotInList {
        /// The number of the element, 1 to 12.
        element: usize,
        /// What it is.
        troop: Troop,
    },
    /// The list does not make such an element its general.
    #[error("the general is {troop}; the list has {} as its general", listed(.marked))]
    NotGeneral {
        /// What the general's element is.
        troop: Troop,
        /// What it may be.
        marked: Vec<Troop>,
    },
    /// The list has such elements, but not so many beside the others.
    #[error("element {element}, {troop}, has no place beside the others; the list still wants {}", listed(.wanted))]
    NoPlace {
        /// The number of the element, 1 to 12.
        element: usize,
        /// What it is.
        troop: Troop,
        /// What could stand in the places that the other elements leave open.
        wanted: Vec<Troop>,
    },
}

impl Composition {
    /// An army of these elements; `generals` are the places, counted from 0, of those that are the general's.
    ///
    /// # Errors
    /// If there are not twelve elements, or not one general among them.
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

    /// The army of a roster's answers, which are twelve elements with one general by what a roster is.
    pub(crate) fn of_roster(chosen: &[Troop], general: usize) -> Self {
        let mut elements = [chosen[0]; ARMY_SIZE];
        elements.copy_from_slice(chosen);
        Self { elements, general }
    }

    /// The twelve elements in order.
    pub fn elements(&self) -> &[Troop; ARMY_SIZE] {
        &self.elements
    }

    /// The place of the general's element, counted from 0.
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

/// Options as they are read aloud.
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

/// Reads what `Display` prints; `6x4Pk` stands for six of them. For names without figures see
/// [`Notation::read_composition`].
impl FromStr for Composition {
    type Err = WrittenError;

    fn from_str(text: &str) -> Result<Self, WrittenError> {
        Notation::default().read_composition(text)
    }
}

crate::text::as_text!(Composition);
