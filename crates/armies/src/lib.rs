//! Army lists: their data, notation and options.
//!
//! A [`Library`] holds the lists for an edition, built into the program. An [`ArmyList`] defines the possible
//! armies by a [`Roster`]: slots with options, and choices between blocks of slots. Answering its
//! [`Decision`]s gives a [`Composition`], twelve elements with one general; any other composition can be
//! checked against the list. A [`Notation`] reads and prints lists in their usual form.
//!
//! Troop codes are only names here; the rulebook defines them. Nothing here depends on battles, dice or the
//! rules of an edition: differences between sets of lists are data.
//!
//! ```
//! use acies_armies::{Composition, Library};
//!
//! let library = Library::for_edition("2.2")?;
//! let macedonians = library.search("macedonian 330BC")[0];
//! assert_eq!(library.format_line(macedonians).split(':').next(), Some("II/12 Alexandrian Macedonian 359-320 BC"));
//!
//! let army = macedonians.default_composition();
//! assert!(macedonians.check(&army).is_ok());
//! assert_eq!(army.to_string().parse::<Composition>()?, army);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod army_text;
mod check;
mod composition;
mod data;
mod key;
mod library;
mod list;
mod names;
mod notation;
mod options;
mod relations;
mod roster;
mod search;
mod serde_text;
mod troop;
mod years;

pub use army_text::{ArmyText, NamedElement};
pub use composition::{Composition, CompositionError};
pub use data::FieldError;
pub use key::{KeyError, ListKey};
pub use library::{Library, LibraryError};
pub use list::{ArmyList, Confidence, Topography, TopographyError, Variant};
pub use names::{proper_code, troop_name};
pub use notation::{Expected, Figures, Found, Notation, NotationError, ParsedLine, Slash};
pub use options::{Decision, DecisionKind, Prerequisite};
pub use relations::{AllyOption, Enemy, Join, RelationError};
pub use roster::{ARMY_SIZE, Alike, Entry, MAX_OPTIONS, MAX_READINGS, Roster, RosterError, Slot};
pub use troop::{Troop, TroopCode, TroopCodeError};
pub use years::{DateError, Dates, Year, Years};
