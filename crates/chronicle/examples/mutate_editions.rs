//! Changes each cell of an edition file in turn, and reports changes that no scenario detects.
//!
//! `cargo xtask mutate-editions` runs it. A change is caught if a scenario of that edition is judged differently
//! than before, or can no longer be built. Changes that make no difference are listed with their reasons. A change
//! that is missed and not listed, or listed and caught, is a failure.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use acies_chronicle::{Draft, EditionChoice};
use acies_geometry::Angle;
use acies_rulebook::{
    EditionErrors, Mutants, Rulebook, RulebookSource, convention_mutants, mutants,
};
use serde::Deserialize;

/// The file of conventions.
const CONVENTIONS: &str = "conventions.toml";

/// The default files: the editions and the conventions.
const FILES: [&str; 4] = ["1.22", "2.2", "3.0", "conventions"];

/// The edition with which the conventions are tested.
const AGREED_ON: &str = "2.2";

/// The list of changes that make no difference, with their reasons.
const KNOWN: &str = "docs/design/mutants.toml";

/// Arguments: an edition or `conventions`, and a text to select keys. The default is all cells of
/// all files.
fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let edition = arguments.next();
    let part = arguments.next().unwrap_or_default();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let known: Known = toml::from_str(&fs::read_to_string(root.join(KNOWN))?)
        .map_err(|error| format!("{KNOWN}: {error}"))?;
    let mut sound = true;
    for name in FILES {
        if edition.as_deref().is_none_or(|edition| edition == name) {
            sound &= run(&root, name, &part, &known)?;
        }
    }
    if let Some(other) = edition.filter(|edition| !FILES.contains(&edition.as_str())) {
        return Err(format!(
            "no file of {other:?}; expected one of: {}",
            FILES.join(", ")
        )
        .into());
    }
    Ok(if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The listed changes that make no difference.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    #[serde(default)]
    mutant: Vec<KnownMutant>,
}

/// A listed change, which applies to every cell of that key with the same change.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KnownMutant {
    edition: String,
    key: String,
    old: String,
    new: String,
    /// The reason why no scenario can detect it.
    reason: String,
}

/// Parses the text of an edition.
type Load = dyn Fn(&str) -> Result<RulebookSource, EditionErrors>;

/// A file whose cells are changed.
struct Subject {
    name: String,
    found: Mutants,
    /// Parses the edition with a changed text of the file.
    load: Box<Load>,
    /// The scenarios that may detect a change.
    drafts: Vec<Judged>,
}

/// The file of an edition, or that of the conventions.
fn subject(root: &Path, edition: &str) -> Result<Subject, Box<dyn Error>> {
    let read = |name: &str| fs::read_to_string(root.join("editions").join(name));
    let file = |edition: &str| format!("dba-{edition}.toml");
    let scenarios = root.join("scenarios");
    let subject = if edition == "conventions" {
        let name = file(AGREED_ON);
        let rules = Rulebook::load(&read(&name)?, &name)?;
        let agreed = read(CONVENTIONS)?;
        let found = convention_mutants(&rules, &agreed, CONVENTIONS)?;
        let mut drafts = drafts(&scenarios, AGREED_ON)?;
        drafts.retain(|(_, choice)| !choice.conventions.is_empty());
        Subject {
            name: CONVENTIONS.into(),
            found,
            load: Box::new(move |text| rules.with_conventions(text, CONVENTIONS)),
            drafts,
        }
    } else {
        let name = file(edition);
        let text = read(&name)?;
        let agreed = match Rulebook::conventions_file(edition) {
            Some(file) => Some((file, fs::read_to_string(root.join(file))?)),
            None => None,
        };
        Subject {
            found: mutants(&text, &name)?,
            name: name.clone(),
            // Scenarios may name conventions, so a changed edition needs them too.
            load: Box::new(move |text| {
                let source = Rulebook::load(text, &name)?;
                match &agreed {
                    Some((file, agreed)) => source.with_conventions(agreed, file),
                    None => Ok(source),
                }
            }),
            drafts: drafts(&scenarios, edition)?,
        }
    };
    Ok(subject)
}

/// Changes the cells whose keys contain `part`; returns whether exactly the listed changes are missed.
fn run(root: &Path, edition: &str, part: &str, known: &Known) -> Result<bool, Box<dyn Error>> {
    let Subject {
        name,
        mut found,
        load,
        mut drafts,
    } = subject(root, edition)?;
    // Only passing scenarios can detect a change.
    let source = load(&fs::read_to_string(root.join("editions").join(&name))?)?;
    let mut rulebooks = Rulebooks::of(&source);
    drafts.retain(|draft| holds(draft, &mut rulebooks));
    found.mutants.retain(|mutant| mutant.key.contains(part));
    found.fixed.retain(|(_, key, _)| key.contains(part));
    eprintln!(
        "{name}: {} mutants, {} scenarios that hold",
        found.mutants.len(),
        drafts.len()
    );
    let mut known: Vec<(&KnownMutant, usize)> = known
        .mutant
        .iter()
        .filter(|known| known.edition == edition && known.key.contains(part))
        .map(|known| (known, 0))
        .collect();
    let (mut missed, mut expected) = (0, 0);
    for (number, mutant) in found.mutants.iter().enumerate() {
        let caught = match load(&mutant.text) {
            Err(_) => true,
            Ok(changed) => {
                let mut rulebooks = Rulebooks::of(&changed);
                let witness = drafts
                    .iter()
                    .position(|draft| !holds(draft, &mut rulebooks));
                // A scenario that caught one change is likely to catch the next.
                if let Some(index) = witness {
                    drafts[..=index].rotate_right(1);
                }
                witness.is_some()
            }
        };
        if !caught {
            let change = format!(
                "{name}:{}: {}: {} -> {}",
                mutant.line, mutant.key, mutant.old, mutant.new
            );
            let reason = known.iter_mut().find(|(known, _)| {
                (&known.key, &known.old, &known.new) == (&mutant.key, &mutant.old, &mutant.new)
            });
            if let Some((reason, times)) = reason {
                println!("{change}\n    makes no difference: {}", reason.reason);
                *times += 1;
                expected += 1;
            } else {
                println!("{change}");
                missed += 1;
            }
        }
        if number % 50 == 49 {
            eprintln!(
                "  {} of {}, {missed} missed",
                number + 1,
                found.mutants.len()
            );
        }
    }
    known.retain(|&(_, times)| times == 0);
    for (idle, _) in &known {
        println!(
            "{KNOWN}: {edition}: {}: {} -> {}: this change is caught, or there is no such change",
            idle.key, idle.old, idle.new
        );
    }
    println!(
        "{name}: {} cells changed, {} caught, {expected} make no difference, {missed} missed; {} cells cannot be changed",
        found.mutants.len(),
        found.mutants.len() - missed - expected,
        found.fixed.len()
    );
    Ok(missed == 0 && known.is_empty())
}

/// A scenario, with the options of the edition that it chooses.
type Judged = (Arc<Draft>, EditionChoice);

/// The scenarios of an edition.
fn drafts(folder: &Path, edition: &str) -> Result<Vec<Judged>, Box<dyn Error>> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut drafts = Vec::new();
    for file in files {
        let draft = Draft::read(&fs::read_to_string(&file)?)
            .map_err(|error| format!("{}: {error}", file.display()))?;
        let draft = Arc::new(draft);
        for choice in draft.editions() {
            if choice.edition == edition {
                drafts.push((Arc::clone(&draft), choice.clone()));
            }
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

/// The compiled rulebooks of an edition, by chosen options.
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

    /// The rulebook for these options; `None` if the edition lacks one of them.
    fn get(&mut self, choice: &EditionChoice) -> Option<Arc<Rulebook>> {
        if let Some((_, known)) = self.compiled.iter().find(|(known, _)| known == choice) {
            return known.clone();
        }
        let rulebook = choice.compile(self.source).ok();
        self.compiled.push((choice.clone(), rulebook.clone()));
        rulebook
    }
}

/// Whether a scenario can be built and every expectation passes.
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
