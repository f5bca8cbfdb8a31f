//! Which edition a scenario or a record is played by, and the rulebook that this makes.

use std::sync::Arc;

use acies_rulebook::{EditionErrors, Rulebook, RulebookSource, Scale};

/// An edition with everything that players may choose about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionChoice {
    /// Its name, or the file that it stands in.
    pub edition: String,
    /// The conventions in force.
    pub conventions: Vec<String>,
    /// The rulings that differ from the default, with their answers.
    pub rulings: Vec<(String, String)>,
    /// The scale of the bases.
    pub scale: Scale,
}

/// Every scale.
pub(crate) const SCALES: [Scale; 2] = [Scale::Mm15, Scale::Mm25];

/// The word of a scale in scenarios, records and on the command line.
pub const fn scale_word(scale: Scale) -> &'static str {
    match scale {
        Scale::Mm15 => "15mm",
        Scale::Mm25 => "25mm",
    }
}

/// The scale of a word.
pub fn scale_from_word(word: &str) -> Option<Scale> {
    SCALES.into_iter().find(|&scale| scale_word(scale) == word)
}

impl EditionChoice {
    /// An edition by name as it is where nothing else is chosen: no conventions, every ruling at its default, 15 mm.
    pub fn plain(edition: impl Into<String>) -> EditionChoice {
        EditionChoice {
            edition: edition.into(),
            conventions: Vec::new(),
            rulings: Vec::new(),
            scale: Scale::Mm15,
        }
    }

    /// The rulebook of an edition that the program carries.
    ///
    /// # Errors
    /// When there is no such edition, convention, ruling or scale.
    pub fn rulebook(&self) -> Result<Arc<Rulebook>, EditionErrors> {
        self.compile(&Rulebook::edition_source(&self.edition)?)
    }

    /// The rulebook of an edition that has been read from elsewhere.
    ///
    /// # Errors
    /// When it has no such convention, ruling or scale.
    pub fn compile(&self, source: &RulebookSource) -> Result<Arc<Rulebook>, EditionErrors> {
        let rulings: Vec<(&str, &str)> = self
            .rulings
            .iter()
            .map(|(id, answer)| (id.as_str(), answer.as_str()))
            .collect();
        let conventions: Vec<&str> = self.conventions.iter().map(String::as_str).collect();
        source
            .compile(self.scale, &rulings, &conventions)
            .map(Arc::new)
    }
}
