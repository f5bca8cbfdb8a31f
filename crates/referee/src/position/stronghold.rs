//! Strongholds: camps and built-up areas, which hold one element without a pose of its own (`dba22` §7, §8).
//!
//! This is about owner and occupant; their outlines belong to the table.

use std::fmt;

use super::{ElementId, Place, Position, Side};

/// A camp or built-up area; each side has at most one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Stronghold {
    /// The camp of a side.
    Camp(Side),
    /// The built-up area of a side.
    BuiltUp(Side),
}

/// The number of possible strongholds.
pub const STRONGHOLDS: usize = 4;

/// The occupant of a stronghold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// The stronghold is not on the table.
    Absent,
    /// It is empty, and the enemy has not taken it.
    Empty,
    /// Its non-combatants, which are no element of the army: camp followers or denizens.
    NonCombatants,
    /// An element of its owner.
    Garrison(ElementId),
    /// Its denizens, which have gone over to the enemy and hold it for that side.
    Turned,
    /// The enemy has taken it; the captor, if it is still inside.
    Captured(Option<ElementId>),
    /// The enemy has destroyed it; it can no longer be occupied.
    Razed,
}

/// What happens to a stronghold that the enemy takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fall {
    /// The captor occupies it.
    Held,
    /// The captor occupies it and sacks it.
    Sacked,
    /// It is destroyed, and the captor stays outside.
    Razed,
}

impl Fall {
    /// Applies the capture to a position.
    pub fn apply(self, position: &mut Position, stronghold: Stronghold, captor: ElementId) {
        position.occupants[stronghold.index()] = match self {
            Fall::Held | Fall::Sacked => Occupant::Captured(Some(captor)),
            Fall::Razed => Occupant::Razed,
        };
        position.sacked[stronghold.index()] = self == Fall::Sacked;
        if self != Fall::Razed {
            position.element_mut(captor).place = Place::Inside(stronghold);
        }
    }
}

impl Stronghold {
    /// All strongholds: camps, then built-up areas, red's before blue's.
    pub const ALL: [Stronghold; STRONGHOLDS] = [
        Stronghold::Camp(Side::Red),
        Stronghold::Camp(Side::Blue),
        Stronghold::BuiltUp(Side::Red),
        Stronghold::BuiltUp(Side::Blue),
    ];

    /// Its index in [`Stronghold::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Stronghold::Camp(owner) => owner as usize,
            Stronghold::BuiltUp(owner) => 2 + owner as usize,
        }
    }

    /// The side that it belongs to, even after capture.
    pub const fn owner(self) -> Side {
        match self {
            Stronghold::Camp(owner) | Stronghold::BuiltUp(owner) => owner,
        }
    }

    /// Whether it is a built-up area.
    pub const fn is_built_up(self) -> bool {
        matches!(self, Stronghold::BuiltUp(_))
    }

    /// The word for it in orders and events.
    pub const fn word(self) -> &'static str {
        match self {
            Stronghold::Camp(_) => "camp",
            Stronghold::BuiltUp(_) => "bua",
        }
    }

    /// Parses the word of a side's stronghold.
    pub fn from_word(word: &str, owner: Side) -> Option<Stronghold> {
        [Stronghold::Camp(owner), Stronghold::BuiltUp(owner)]
            .into_iter()
            .find(|stronghold| stronghold.word() == word)
    }

    /// Parses a text such as `red-camp`.
    pub fn parse(text: &str) -> Option<Stronghold> {
        let (side, word) = text.split_once('-')?;
        Stronghold::from_word(word, Side::from_word(side)?)
    }
}

/// `red-camp`, `blue-bua`.
impl fmt::Display for Stronghold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.owner(), self.word())
    }
}

impl Occupant {
    /// The element inside, if any.
    pub const fn element(self) -> Option<ElementId> {
        match self {
            Occupant::Garrison(id) | Occupant::Captured(Some(id)) => Some(id),
            Occupant::Absent
            | Occupant::Empty
            | Occupant::NonCombatants
            | Occupant::Turned
            | Occupant::Captured(None)
            | Occupant::Razed => None,
        }
    }

    /// Whether an element or non-combatants are inside.
    pub const fn is_inside(self) -> bool {
        match self {
            Occupant::NonCombatants
            | Occupant::Turned
            | Occupant::Garrison(_)
            | Occupant::Captured(Some(_)) => true,
            Occupant::Absent | Occupant::Empty | Occupant::Captured(None) | Occupant::Razed => {
                false
            }
        }
    }
}
