//! Rulebooks by what was chosen: editions that the program carries, or files of house rules.

use std::path::Path;
use std::sync::Arc;

use acies_chronicle::EditionChoice;
use acies_rulebook::{Rulebook, RulebookSource};

use crate::reading;

/// Rulebooks that have been compiled once.
#[derive(Default)]
pub struct Editions {
    known: Vec<(EditionChoice, Arc<Rulebook>)>,
}

impl Editions {
    /// The rulebook of a choice. An edition that ends in `.toml` is a file, found from the folder given.
    ///
    /// # Errors
    /// With one line of what is wrong.
    pub fn rulebook(
        &mut self,
        choice: &EditionChoice,
        folder: &Path,
    ) -> Result<Arc<Rulebook>, String> {
        if let Some((_, rulebook)) = self.known.iter().find(|(known, _)| known == choice) {
            return Ok(Arc::clone(rulebook));
        }
        let rulebook = source(&choice.edition, folder)
            .and_then(|source| choice.compile(&source).map_err(|errors| errors.to_string()))?;
        self.known.push((choice.clone(), Arc::clone(&rulebook)));
        Ok(rulebook)
    }
}

/// An edition that the program carries, or one in a file whose name ends in `.toml`, found from the folder given.
///
/// # Errors
/// With one line of what is wrong.
pub fn source(edition: &str, folder: &Path) -> Result<RulebookSource, String> {
    let is_file = Path::new(edition)
        .extension()
        .is_some_and(|end| end == "toml");
    let source = if is_file {
        let path = folder.join(edition);
        let text = reading::text(&path, reading::EDITION).map_err(|error| error.to_string())?;
        Rulebook::load(&text, &path.display().to_string())
    } else {
        let source = Rulebook::edition_source(edition);
        if !Rulebook::editions().any(|known| known == edition) {
            return source.map_err(|errors| {
                format!("{errors}, or a file of house rules, whose name ends in .toml")
            });
        }
        source
    };
    source.map_err(|errors| errors.to_string())
}
