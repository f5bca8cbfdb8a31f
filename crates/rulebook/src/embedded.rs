//! The editions that the program carries with it.

use std::sync::OnceLock;

use crate::document::unknown;
use crate::error::{EditionError, EditionErrors};
use crate::model::{Rulebook, Scale};
use crate::source::RulebookSource;

/// A file that the program carries: its name and its text.
type File = (&'static str, &'static str);

/// An edition that the program carries.
#[derive(Clone, Copy)]
pub(crate) struct Carried {
    name: &'static str,
    /// The edition itself.
    pub edition: File,
    /// A file of conventions that goes with it, beside those in its own.
    pub conventions: Option<File>,
}

/// The editions, the oldest first.
const EDITIONS: [Carried; 3] = [
    Carried {
        name: "1.22",
        edition: (
            "editions/dba-1.22.toml",
            include_str!(concat!(env!("OUT_DIR"), "/dba-1.22.toml")),
        ),
        conventions: None,
    },
    Carried {
        name: "2.2",
        edition: (
            "editions/dba-2.2.toml",
            include_str!(concat!(env!("OUT_DIR"), "/dba-2.2.toml")),
        ),
        conventions: Some((
            "editions/conventions.toml",
            include_str!(concat!(env!("OUT_DIR"), "/conventions.toml")),
        )),
    },
    Carried {
        name: "3.0",
        edition: (
            "editions/dba-3.0.toml",
            include_str!(concat!(env!("OUT_DIR"), "/dba-3.0.toml")),
        ),
        conventions: None,
    },
];

/// The edition of a name.
///
/// # Errors
/// With the message that there is none of this name, and which there are.
pub(crate) fn carried(name: &str) -> Result<Carried, String> {
    let known = EDITIONS.iter().find(|known| known.name == name);
    known.copied().ok_or_else(|| {
        let known: Vec<&str> = Rulebook::editions().collect();
        unknown("edition", name, &known)
    })
}

impl Rulebook {
    /// Reads an edition and checks all that it says, at every scale and with every ruling; or house rules, which change
    /// an edition that the program carries (`extends = "2.2"`).
    ///
    /// `file` is what messages call it.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn load(text: &str, file: &str) -> Result<RulebookSource, EditionErrors> {
        let source = RulebookSource::read(text, file)?;
        source.check()?;
        Ok(source)
    }

    /// The names of the editions that the program carries, the oldest first.
    pub fn editions() -> impl Iterator<Item = &'static str> {
        EDITIONS.iter().map(|edition| edition.name)
    }

    /// The file of conventions that goes with an edition that the program carries, as a path in the project; `None` where
    /// it has none but its own.
    pub fn conventions_file(name: &str) -> Option<&'static str> {
        let (file, _) = carried(name).ok()?.conventions?;
        Some(file)
    }

    /// An edition that the program carries, with the conventions for it, ready to compile; it is known to be sound.
    ///
    /// # Errors
    /// When there is none of this name.
    pub fn edition_source(name: &str) -> Result<RulebookSource, EditionErrors> {
        let edition = carried(name).map_err(|message| {
            EditionErrors(vec![EditionError {
                file: String::new(),
                line: 0,
                key: String::new(),
                message,
            }])
        })?;
        RulebookSource::carried(edition)
    }

    /// An edition that the program carries, with the default rulings and no conventions.
    ///
    /// # Errors
    /// When there is none of this name, or it has no such scale.
    pub fn edition(name: &str, scale: Scale) -> Result<Rulebook, EditionErrors> {
        Rulebook::edition_source(name)?.compile(scale, &[], &[])
    }

    /// The edition that is played where nothing else is said: 2.2 at 15 mm.
    ///
    /// # Panics
    /// Never: a test compiles it.
    pub fn standard() -> Rulebook {
        static STANDARD: OnceLock<Rulebook> = OnceLock::new();
        let compile = || Rulebook::edition("2.2", Scale::Mm15);
        STANDARD
            .get_or_init(|| compile().expect("the edition of the program is sound"))
            .clone()
    }
}
