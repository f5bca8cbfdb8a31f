//! Rulebooks by what was chosen: editions that the program carries, or files of house rules.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use acies_chronicle::EditionChoice;
use acies_rulebook::{Rulebook, RulebookSource};

use crate::bounded_read;
use crate::suggest::did_you_mean;

/// A choice, the file that its edition stands in if it is one, and the rulebook that they make: a name of a file means another
/// one in each folder.
type Known = (EditionChoice, Option<PathBuf>, Arc<Rulebook>);

/// Rulebooks that have been compiled once.
#[derive(Default)]
pub struct Editions {
    known: Vec<Known>,
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
        let path = file(&choice.edition, folder);
        let mut known = self.known.iter();
        if let Some((_, _, rulebook)) = known.find(|(of, from, _)| of == choice && *from == path) {
            return Ok(Arc::clone(rulebook));
        }
        let source = source(&choice.edition, folder)?;
        let rulebook = compiled(choice, &source)?;
        self.known
            .push((choice.clone(), path, Arc::clone(&rulebook)));
        Ok(rulebook)
    }
}

/// The rulebook of a choice about an edition.
///
/// # Errors
/// With one line of what is wrong, and what was perhaps meant.
pub fn compiled(choice: &EditionChoice, source: &RulebookSource) -> Result<Arc<Rulebook>, String> {
    choice.compile(source).map_err(|errors| {
        let mut said = errors.to_string();
        let rulings = source.rulings().iter().map(|one| one.id.as_str());
        let conventions = source.conventions().iter().map(|one| one.id.as_str());
        let chosen = choice.rulings.iter().map(|(id, _)| id.as_str());
        said += &meant(chosen, rulings);
        said += &meant(choice.conventions.iter().map(String::as_str), conventions);
        said
    })
}

/// What was perhaps meant by the first of the names that is not known.
fn meant<'n>(
    mut chosen: impl Iterator<Item = &'n str>,
    known: impl Iterator<Item = &'n str>,
) -> String {
    let known: Vec<&str> = known.collect();
    let unknown = chosen.find(|name| !known.contains(name));
    unknown.map_or(String::new(), |name| did_you_mean(name, known))
}

/// An edition that the program carries, or one in a file whose name ends in `.toml`, found from the folder given.
///
/// # Errors
/// With one line of what is wrong.
pub fn source(edition: &str, folder: &Path) -> Result<RulebookSource, String> {
    let source = if let Some(path) = file(edition, folder) {
        let text =
            bounded_read::text(&path, bounded_read::EDITION).map_err(|error| error.to_string())?;
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

/// The file of an edition whose name ends in `.toml`, found from the folder given.
fn file(edition: &str, folder: &Path) -> Option<PathBuf> {
    let end = Path::new(edition).extension()?;
    (end == "toml").then(|| folder.join(edition))
}
