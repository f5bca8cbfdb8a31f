//! The edition and options of a scenario or record, and the rulebook compiled from them.

use std::sync::Arc;

use acies_rulebook::{EditionErrors, Rulebook, RulebookSource, Scale};

/// An edition with the options that the players have chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionChoice {
    /// The edition's name, or the path of its file.
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

/// The word for a scale in scenarios, records and on the command line.
pub const fn scale_word(scale: Scale) -> &'static str {
    match scale {
        Scale::Mm15 => "15mm",
        Scale::Mm25 => "25mm",
    }
}

/// The scale that a word stands for.
pub fn scale_from_word(word: &str) -> Option<Scale> {
    SCALES.into_iter().find(|&scale| scale_word(scale) == word)
}

impl EditionChoice {
    /// The edition of this name with default options: no conventions, every ruling at its default, 15 mm.
    pub fn plain(edition: impl Into<String>) -> EditionChoice {
        EditionChoice {
            edition: edition.into(),
            conventions: Vec::new(),
            rulings: Vec::new(),
            scale: Scale::Mm15,
        }
    }

    /// Compiles the rulebook of an edition that is built into the program.
    ///
    /// # Errors
    /// When the edition, a convention, a ruling or the scale is unknown.
    pub fn rulebook(&self) -> Result<Arc<Rulebook>, EditionErrors> {
        self.compile(&Rulebook::edition_source(&self.edition)?)
    }

    /// Compiles the rulebook of an edition that was read from a file.
    ///
    /// # Errors
    /// When the edition lacks a convention, a ruling or the scale.
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
