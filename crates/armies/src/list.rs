//! One army list, apart from its use in battles.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::army_text::ArmyText;
use crate::composition::{Composition, CompositionError};
use crate::key::ListKey;
use crate::options::Decision;
use crate::relations::{AllyOption, Enemy};
use crate::roster::Roster;
use crate::years::Dates;

/// An army list, checked by its [`Library`](crate::Library).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ArmyList {
    pub(crate) key: ListKey,
    pub(crate) name: String,
    pub(crate) group: String,
    pub(crate) dates: Dates,
    pub(crate) home: Vec<Topography>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) home_note: Option<String>,
    pub(crate) aggression: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) variants: Vec<Variant>,
    pub(crate) elements: Roster,
    pub(crate) enemies: Vec<Enemy>,
    pub(crate) allies: Vec<AllyOption>,
    pub(crate) confidence: Confidence,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) note: Option<String>,
}

/// A part of a list, by people or period, with its own home or aggression but the same elements.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Variant {
    pub(crate) name: String,
    pub(crate) dates: Dates,
    pub(crate) home: Topography,
    pub(crate) aggression: u8,
}

/// The home of an army, which decides the terrain of its battles when it defends (dba22 §5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Topography {
    /// Fields.
    Arable,
    /// Deserts.
    Dry,
    /// Woods.
    Forest,
    /// Hills.
    Hilly,
    /// Coasts.
    Littoral,
    /// Plains of grass.
    Steppe,
    /// Jungles.
    Tropical,
}

/// A text that is not a topography.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "`{found}` is no topography: expected Arable, Dry, Forest, Hilly, Littoral, Steppe or Tropical"
)]
pub struct TopographyError {
    /// The text found.
    pub found: String,
}

/// How reliable the data of a list is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// As in its source.
    Source,
    /// As in its source, with a misprint corrected.
    Fixed,
    /// Its source was wrong, and was corrected as the note says.
    Repaired,
    /// Taken from the lists of DBA 3.0, because its own are missing.
    #[serde(rename = "from-3.0")]
    FromThree,
    /// As in its source, which is probably wrong.
    Suspect,
    /// Two sources agree.
    TwoSourcesAgree,
    /// Two sources differ; this is the better one.
    SourcesDiffer,
    /// Two sources differed, and the right one is known.
    Resolved,
    /// There is only one source.
    OneSource,
}

impl ArmyList {
    /// The key, unique in its library.
    pub fn key(&self) -> ListKey {
        self.key
    }

    /// The name of the army.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The heading shared by all sub-lists of a number; often the name itself.
    pub fn group(&self) -> &str {
        &self.group
    }

    /// The years in which it fought.
    pub fn dates(&self) -> &Dates {
        &self.dates
    }

    /// Its home: at least one topography; several if it depends on the date or the people.
    pub fn home(&self) -> &[Topography] {
        &self.home
    }

    /// What its home or aggression depends on, or why they are doubtful.
    pub fn home_note(&self) -> Option<&str> {
        self.home_note.as_deref()
    }

    /// Its aggression, 0 to 4; of the first variant, if it has any.
    pub fn aggression(&self) -> u8 {
        self.aggression
    }

    /// Its parts with their own home or aggression, which together make up the whole list; often none.
    pub fn variants(&self) -> &[Variant] {
        &self.variants
    }

    /// The roster of possible armies.
    pub fn elements(&self) -> &Roster {
        &self.elements
    }

    /// The enemies named by the list itself; for both directions see
    /// [`Library::enemies`](crate::Library::enemies).
    pub fn enemies(&self) -> &[Enemy] {
        &self.enemies
    }

    /// The alternatives for allies, of which an army may have one if allies are played.
    pub fn allies(&self) -> &[AllyOption] {
        &self.allies
    }

    /// How reliable its data is.
    pub fn confidence(&self) -> Confidence {
        self.confidence
    }

    /// A note about its elements.
    pub fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }

    /// Checks these elements with this general, in any order.
    ///
    /// # Errors
    /// As for [`Roster::check`].
    pub fn check(&self, army: &Composition) -> Result<(), CompositionError> {
        self.elements.check(army)
    }

    /// The army of this list that a player named.
    ///
    /// # Errors
    /// As for [`Roster::check`].
    pub fn choose(&self, named: &ArmyText) -> Result<Composition, CompositionError> {
        self.elements.choose(named)
    }

    /// The open decisions, in list order; see [`Roster::options`].
    pub fn options(&self) -> Vec<Decision<'_>> {
        self.elements.options()
    }

    /// The army resulting from these answers; see [`Roster::compose`].
    pub fn compose(&self, answer: impl FnMut(&Decision<'_>) -> usize) -> Composition {
        self.elements.compose(answer)
    }

    /// The army with the first option everywhere.
    pub fn default_composition(&self) -> Composition {
        self.elements.default_composition()
    }

    /// A random army; `pick(n)` supplies a random number below `n`.
    pub fn random_composition(&self, pick: impl FnMut(usize) -> usize) -> Composition {
        self.elements.random_composition(pick)
    }
}

impl Variant {
    /// The name of this part of the list.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The years in which it fought.
    pub fn dates(&self) -> &Dates {
        &self.dates
    }

    /// Its home.
    pub fn home(&self) -> Topography {
        self.home
    }

    /// Its aggression, 0 to 4.
    pub fn aggression(&self) -> u8 {
        self.aggression
    }
}

impl fmt::Display for Topography {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, out)
    }
}

impl FromStr for Topography {
    type Err = TopographyError;

    fn from_str(text: &str) -> Result<Self, TopographyError> {
        let all = [
            Self::Arable,
            Self::Dry,
            Self::Forest,
            Self::Hilly,
            Self::Littoral,
            Self::Steppe,
            Self::Tropical,
        ];
        let found = all.into_iter().find(|home| home.to_string() == text.trim());
        found.ok_or_else(|| TopographyError {
            found: text.to_owned(),
        })
    }
}
