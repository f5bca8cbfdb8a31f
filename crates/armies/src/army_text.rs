//! An army as a player writes it: `Cv general, Cv, 5x4Bd, 2 spears, 2xPs.`
//!
//! Codes may be in any case, without figures, or names in full; counts may come before or after; commas may be
//! missing. What a code means depends on the list, so a text is matched to a [`Roster`](crate::Roster).

use std::str::FromStr;

use crate::composition::CompositionError;
use crate::notation::NotationError;
use crate::roster::ARMY_SIZE;
use crate::troop::{Troop, TroopCode};

/// Twelve elements as a player named them, one of them the general's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmyText {
    pub(crate) elements: Vec<NamedElement>,
    pub(crate) general: usize,
}

/// One element as a player named it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedElement {
    /// The code.
    pub(crate) first: TroopCode,
    /// Codes that differ from it in figures and will do as well: `3/4Ax`.
    pub(crate) others: Vec<TroopCode>,
    /// The code after a stroke.
    pub(crate) second: Option<TroopCode>,
    /// The element, if the text is in the strict notation.
    pub(crate) exact: Option<Troop>,
}

impl ArmyText {
    /// Combines elements; `generals` are the indices of general's elements.
    ///
    /// # Errors
    /// If there are not twelve elements, or not exactly one general.
    pub(crate) fn new(
        elements: Vec<NamedElement>,
        generals: &[usize],
    ) -> Result<Self, CompositionError> {
        if elements.len() != ARMY_SIZE {
            let found = elements.len();
            return Err(CompositionError::Size { found });
        }
        match *generals {
            [general] => Ok(Self { elements, general }),
            _ => Err(CompositionError::Generals {
                found: generals.len(),
            }),
        }
    }

    /// All codes that the text names, in order, with the number of the element from 1.
    pub fn codes(&self) -> impl Iterator<Item = (usize, TroopCode)> {
        let elements = self.elements.iter().enumerate();
        elements.flat_map(|(nth, named)| {
            let codes = [named.first]
                .into_iter()
                .chain(named.others.iter().copied());
            codes.chain(named.second).map(move |code| (nth + 1, code))
        })
    }
}

impl FromStr for ArmyText {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        crate::notation::army_text(text)
    }
}

impl NamedElement {
    /// How well an option of a list is what the player named, better ones lower; `None` if it is something else.
    ///
    /// The very same is best; then a code with or without figures; then a choice that includes the code.
    pub(crate) fn rank(&self, option: Troop) -> Option<u8> {
        if self.exact == Some(option) {
            return Some(0);
        }
        let is_first =
            |code| means(self.first, code) || self.others.iter().any(|&named| means(named, code));
        match (self.second, option.second()) {
            (None, None) => is_first(option.code()).then_some(1),
            (None, Some(second)) => (is_first(option.code()) || is_first(second)).then_some(2),
            (Some(named), Some(second)) => {
                (is_first(option.code()) && means(named, second)).then_some(1)
            }
            (Some(_), None) => None,
        }
    }

    /// The troop type to name in a message.
    pub(crate) fn troop(&self) -> Troop {
        let troop = match self.second {
            Some(second) => Troop::AtDeployment {
                first: self.first,
                second,
            },
            None => Troop::Plain(self.first),
        };
        self.exact.unwrap_or(troop)
    }
}

/// Whether a named code means a code of the list: the same, or one of the two without figures.
fn means(named: TroopCode, code: TroopCode) -> bool {
    let either_is_bare = named.figures().is_none() || code.figures().is_none();
    named == code
        || either_is_bare && named.name() == code.name()
        // Light camelry is 2Cm in the lists of 2.2.
        || named.as_str() == "LCm" && code.as_str() == "2Cm"
}
