//! Places that hold one element without place or facing of its own: camps and built-up areas (`dba22` §7, §8).
//!
//! Who is inside, and whose it is; where they lie is the table's, and what they allow is judged elsewhere.

use std::fmt;

use super::{ElementId, Place, Position, Side};

/// A place that holds one element, by what it is and whose: each side has at most one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Stronghold {
    /// The camp of a side.
    Camp(Side),
    /// The built-up area of a side.
    BuiltUp(Side),
}

/// How many places there can be.
pub const STRONGHOLDS: usize = 4;

/// Who is in a place that holds one element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// There is no such place on the table.
    Absent,
    /// Nobody is in it, and the enemy has not taken it.
    Empty,
    /// Its own people, who are no element of the army: camp followers or denizens.
    NonCombatants,
    /// An element of its own side.
    Garrison(ElementId),
    /// The enemy has taken it; the element, if it is still inside.
    Captured(Option<ElementId>),
    /// The enemy has taken it, and nothing of it is left that anybody could hold.
    Razed,
}

/// What becomes of a place that the enemy takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fall {
    /// The captor is inside, and holds it.
    Held,
    /// The captor is inside, and sacks it.
    Sacked,
    /// Nothing is left of it, and the captor stands where it stands.
    Razed,
}

impl Fall {
    /// Notes it in a position.
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
    /// All of them: camps, then built-up areas, red's before blue's.
    pub const ALL: [Stronghold; STRONGHOLDS] = [
        Stronghold::Camp(Side::Red),
        Stronghold::Camp(Side::Blue),
        Stronghold::BuiltUp(Side::Red),
        Stronghold::BuiltUp(Side::Blue),
    ];

    /// Its place among them.
    pub const fn index(self) -> usize {
        match self {
            Stronghold::Camp(owner) => owner as usize,
            Stronghold::BuiltUp(owner) => 2 + owner as usize,
        }
    }

    /// Whose it is, whoever has taken it.
    pub const fn owner(self) -> Side {
        match self {
            Stronghold::Camp(owner) | Stronghold::BuiltUp(owner) => owner,
        }
    }

    /// Whether it is a built-up area.
    pub const fn is_built_up(self) -> bool {
        matches!(self, Stronghold::BuiltUp(_))
    }

    /// What it is, as orders and events say it.
    pub const fn word(self) -> &'static str {
        match self {
            Stronghold::Camp(_) => "camp",
            Stronghold::BuiltUp(_) => "bua",
        }
    }

    /// The place of a side by its word.
    pub fn from_word(word: &str, owner: Side) -> Option<Stronghold> {
        [Stronghold::Camp(owner), Stronghold::BuiltUp(owner)]
            .into_iter()
            .find(|stronghold| stronghold.word() == word)
    }

    /// The place of a text such as `red-camp`.
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
    /// The element inside, if there is one.
    pub const fn element(self) -> Option<ElementId> {
        match self {
            Occupant::Garrison(id) | Occupant::Captured(Some(id)) => Some(id),
            Occupant::Absent
            | Occupant::Empty
            | Occupant::NonCombatants
            | Occupant::Captured(None)
            | Occupant::Razed => None,
        }
    }

    /// Whether anybody is inside.
    pub const fn is_inside(self) -> bool {
        match self {
            Occupant::NonCombatants | Occupant::Garrison(_) | Occupant::Captured(Some(_)) => true,
            Occupant::Absent | Occupant::Empty | Occupant::Captured(None) | Occupant::Razed => {
                false
            }
        }
    }
}
