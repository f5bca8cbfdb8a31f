//! The editions that the program carries with it.

use std::sync::OnceLock;

use crate::document::unknown;
use crate::error::{EditionError, EditionErrors};
use crate::model::{Rulebook, Scale};
use crate::source::RulebookSource;

/// The name, the file and the text of each edition, the oldest first.
const EDITIONS: [(&str, &str, &str); 3] = [
    (
        "1.22",
        "editions/dba-1.22.toml",
        include_str!("../../../editions/dba-1.22.toml"),
    ),
    (
        "2.2",
        "editions/dba-2.2.toml",
        include_str!("../../../editions/dba-2.2.toml"),
    ),
    (
        "3.0",
        "editions/dba-3.0.toml",
        include_str!("../../../editions/dba-3.0.toml"),
    ),
];

/// The file and the text of the conventions that go with these editions.
pub(crate) const CONVENTIONS: (&str, &str) = (
    "editions/conventions.toml",
    include_str!("../../../editions/conventions.toml"),
);

/// The file and the text of an edition.
///
/// # Errors
/// With the message that there is none of this name, and which there are.
pub(crate) fn edition_file(name: &str) -> Result<(&'static str, &'static str), String> {
    let known = EDITIONS.iter().find(|(known, ..)| *known == name);
    known.map(|&(_, file, text)| (file, text)).ok_or_else(|| {
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
        EDITIONS.iter().map(|&(name, ..)| name)
    }

    /// An edition that the program carries, with the conventions for it, ready to compile; it is known to be sound.
    ///
    /// # Errors
    /// When there is none of this name.
    pub fn edition_source(name: &str) -> Result<RulebookSource, EditionErrors> {
        let file = edition_file(name).map_err(|message| {
            EditionErrors(vec![EditionError {
                file: name.to_owned(),
                line: 0,
                key: String::new(),
                message,
            }])
        })?;
        RulebookSource::carried(file)
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
