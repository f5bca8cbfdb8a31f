//! Changes each cell of an edition file in turn and says which changes no scenario notices.
//!
//! `cargo xtask mutate-editions` runs it. A change is caught when some scenario of that edition is judged otherwise
//! than before, or can no longer be set up.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use acies_chronicle::{Draft, EditionChoice};
use acies_geometry::Angle;
use acies_rulebook::{Rulebook, RulebookSource, mutants};

/// The file of conventions.
const CONVENTIONS: &str = "conventions.toml";

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let edition = std::env::args().nth(1).unwrap_or_else(|| "2.2".into());
    let name = format!("dba-{edition}.toml");
    let text = fs::read_to_string(root.join("editions").join(&name))?;
    let mut drafts = drafts(&root.join("scenarios"), &edition)?;
    let agreed = fs::read_to_string(root.join("editions").join(CONVENTIONS))?;
    // Scenarios may name conventions, so they go with every changed edition too.
    let load = |text: &str| {
        let source = Rulebook::load(text, &name)?;
        source.with_conventions(&agreed, CONVENTIONS)
    };
    let source = load(&text)?;
    // Only scenarios that hold can notice anything.
    let mut rulebooks = Rulebooks::of(&source);
    drafts.retain(|draft| holds(draft, &mut rulebooks));
    let found = mutants(&text, &name)?;
    eprintln!(
        "{} mutants, {} scenarios that hold",
        found.mutants.len(),
        drafts.len()
    );
    let mut missed = Vec::new();
    for (number, mutant) in found.mutants.iter().enumerate() {
        let caught = match load(&mutant.text) {
            Err(_) => true,
            Ok(changed) => {
                let mut rulebooks = Rulebooks::of(&changed);
                let witness = drafts
                    .iter()
                    .position(|draft| !holds(draft, &mut rulebooks));
                // What has just caught one change is likely to catch the next.
                if let Some(index) = witness {
                    drafts[..=index].rotate_right(1);
                }
                witness.is_some()
            }
        };
        if !caught {
            println!(
                "{name}:{}: {}: {} -> {}",
                mutant.line, mutant.key, mutant.old, mutant.new
            );
            missed.push(mutant);
        }
        if number % 50 == 49 {
            eprintln!(
                "  {} of {}, {} missed",
                number + 1,
                found.mutants.len(),
                missed.len()
            );
        }
    }
    println!(
        "{} cells changed, {} caught, {} missed; {} cells cannot be changed",
        found.mutants.len(),
        found.mutants.len() - missed.len(),
        missed.len(),
        found.fixed.len()
    );
    Ok(())
}

/// A scenario with what it chooses of the edition.
type Judged = (Draft, EditionChoice);

/// The scenarios of an edition.
fn drafts(folder: &Path, edition: &str) -> Result<Vec<Judged>, Box<dyn Error>> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut drafts = Vec::new();
    for file in files {
        let draft = Draft::read(&fs::read_to_string(&file)?)
            .map_err(|error| format!("{}: {error}", file.display()))?;
        let mut editions = draft.editions().iter();
        if let Some(choice) = editions.find(|choice| choice.edition == edition).cloned() {
            drafts.push((draft, choice));
        }
    }
    Ok(drafts)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// What an edition has been compiled to, for those scenarios that choose alike.
struct Rulebooks<'s> {
    source: &'s RulebookSource,
    compiled: Vec<(EditionChoice, Option<Arc<Rulebook>>)>,
}

impl<'s> Rulebooks<'s> {
    fn of(source: &'s RulebookSource) -> Rulebooks<'s> {
        Rulebooks {
            source,
            compiled: Vec::new(),
        }
    }

    /// The rulebook of a choice, unless the edition does not have it.
    fn get(&mut self, choice: &EditionChoice) -> Option<Arc<Rulebook>> {
        if let Some((_, known)) = self.compiled.iter().find(|(known, _)| known == choice) {
            return known.clone();
        }
        let rulebook = choice.compile(self.source).ok();
        self.compiled.push((choice.clone(), rulebook.clone()));
        rulebook
    }
}

/// Whether a scenario can be set up and every expectation holds.
fn holds((draft, choice): &Judged, rulebooks: &mut Rulebooks<'_>) -> bool {
    let Some(rulebook) = rulebooks.get(choice) else {
        return false;
    };
    let Ok(scenario) = draft.scenario(choice, rulebook, Angle::ZERO) else {
        return false;
    };
    scenario
        .judge()
        .iter()
        .all(|outcome| outcome.differences.is_empty())
}
