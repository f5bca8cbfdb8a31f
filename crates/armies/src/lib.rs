//! The army lists: data, written form, and the choosing of options.
//!
//! A [`Library`] holds the lists that an edition plays with, built into the program. A list ([`ArmyList`]) says what its
//! army may be made of ([`Roster`]): slots with options, and choices between blocks of slots. Whoever takes an army to
//! a battle answers its [`Decision`]s and gets a [`Composition`], twelve elements with one general; a composition from
//! elsewhere is checked against the list. A [`Notation`] reads and prints lists in their usual written form.
//!
//! Troop codes are names here: what they mean is the rulebook's. Nothing here knows a battle, a die or an edition's
//! rules; what differs between the sets of lists stands in their data.
//!
//! ```
//! use acies_armies::{Composition, Library};
//!
//! let library = Library::for_edition("2.2")?;
//! let macedonians = library.search("macedonian 330BC")[0];
//! assert_eq!(library.line(macedonians).split(':').next(), Some("II/12 Alexandrian Macedonian 359-320 BC"));
//!
//! let army = macedonians.default_composition();
//! assert!(macedonians.check(&army).is_ok());
//! assert_eq!(army.to_string().parse::<Composition>()?, army);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod composition;
mod data;
mod key;
mod library;
mod list;
mod options;
mod relations;
mod roster;
mod search;
mod text;
mod troop;
mod written;
mod years;

pub use composition::{Composition, CompositionError};
pub use data::FieldError;
pub use key::{KeyError, ListKey};
pub use library::{Library, LibraryError};
pub use list::{ArmyList, Confidence, Topography, TopographyError, Variant};
pub use options::{Decision, DecisionKind, Needs};
pub use relations::{AllyOption, Enemy, Join, RelationError};
pub use roster::{ARMY_SIZE, Alike, Entry, MOST_OPTIONS, MOST_READINGS, Roster, RosterError, Slot};
pub use troop::{Troop, TroopCode, TroopCodeError};
pub use written::{Expected, Figures, Found, Notation, Slash, WrittenError, WrittenList};
pub use years::{DateError, Dates, Year, Years};
