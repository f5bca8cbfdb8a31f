//! The editions embedded in the program.

use std::sync::OnceLock;

use crate::document::unknown;
use crate::error::{EditionError, EditionErrors};
use crate::model::{Rulebook, Scale};
use crate::source::RulebookSource;

/// An embedded file: its name and its text.
type File = (&'static str, &'static str);

/// An embedded edition.
#[derive(Clone, Copy)]
pub(crate) struct EmbeddedEdition {
    name: &'static str,
    /// The edition file.
    pub edition: File,
    /// A further file of conventions for it.
    pub conventions: Option<File>,
}

/// The editions, oldest first.
const EDITIONS: [EmbeddedEdition; 3] = [
    EmbeddedEdition {
        name: "1.22",
        edition: (
            "editions/dba-1.22.toml",
            include_str!(concat!(env!("OUT_DIR"), "/dba-1.22.toml")),
        ),
        conventions: None,
    },
    EmbeddedEdition {
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
    EmbeddedEdition {
        name: "3.0",
        edition: (
            "editions/dba-3.0.toml",
            include_str!(concat!(env!("OUT_DIR"), "/dba-3.0.toml")),
        ),
        conventions: None,
    },
];

/// Finds an edition by name.
///
/// # Errors
/// The message that the name is unknown, with the known names.
pub(crate) fn find_embedded(name: &str) -> Result<EmbeddedEdition, String> {
    let known = EDITIONS.iter().find(|known| known.name == name);
    known.copied().ok_or_else(|| {
        let known: Vec<&str> = Rulebook::editions().collect();
        unknown("edition", name, &known)
    })
}

impl Rulebook {
    /// Reads and checks an edition, or house rules that extend an embedded one (`extends = "2.2"`).
    ///
    /// It is checked at every scale and with every ruling. Messages refer to the text as `file`.
    ///
    /// # Errors
    /// All problems found.
    pub fn load(text: &str, file: &str) -> Result<RulebookSource, EditionErrors> {
        let source = RulebookSource::read(text, file)?;
        source.check()?;
        Ok(source)
    }

    /// The names of the embedded editions, oldest first.
    pub fn editions() -> impl Iterator<Item = &'static str> {
        EDITIONS.iter().map(|edition| edition.name)
    }

    /// The path of an edition's separate file of conventions, relative to the project; `None` if it has none.
    pub fn conventions_file(name: &str) -> Option<&'static str> {
        let (file, _) = find_embedded(name).ok()?.conventions?;
        Some(file)
    }

    /// An embedded edition with its conventions, ready to compile.
    ///
    /// # Errors
    /// If there is no edition of this name.
    pub fn edition_source(name: &str) -> Result<RulebookSource, EditionErrors> {
        let edition = find_embedded(name).map_err(|message| {
            EditionErrors(vec![EditionError {
                file: String::new(),
                line: 0,
                key: String::new(),
                message,
            }])
        })?;
        RulebookSource::from_embedded(edition)
    }

    /// An embedded edition with the default rulings and no conventions.
    ///
    /// # Errors
    /// If there is no edition of this name, or it does not have this scale.
    pub fn edition(name: &str, scale: Scale) -> Result<Rulebook, EditionErrors> {
        Rulebook::edition_source(name)?.compile(scale, &[], &[])
    }

    /// The default edition: 2.2 at 15 mm.
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
