//! The editions with their conventions and rulings as the page offers them, and what is played in a battle.

use acies_rulebook::{self as rulebook, CheckedOptions, EditionErrors, Rulebook, RulebookSource};
use acies_wire::{Agreed, Answer, Conflict, ConflictKind, Convention, Offered, Ruling};

use crate::{SessionError, house};

fn input(errors: &EditionErrors) -> SessionError {
    SessionError::Input(errors.to_string())
}

/// Lists the editions and imported house rules, which one is the default, and what players may
/// agree on: conventions with those that a preset stands for and the rulings that they settle, rulings with their answers.
pub fn offered() -> Result<Vec<Offered>, SessionError> {
    let house = house::is_there().then_some(house::NAME);
    Rulebook::editions()
        .chain(house)
        .map(|name| {
            let (source, _) = house::source(name)?;
            let settled = source.settled_rulings().map_err(|errors| input(&errors))?;
            let conventions = source.conventions().iter().zip(settled);
            let rulings = source.rulings().iter();
            Ok(Offered {
                edition: name.to_owned(),
                standard: name == Rulebook::standard().edition,
                conventions: conventions
                    .map(|(one, (_, settles))| Convention {
                        id: one.id.clone(),
                        includes: one.includes.clone(),
                        settles,
                    })
                    .collect(),
                rulings: rulings
                    .map(|one| Ruling {
                        id: one.id.clone(),
                        default: one.default.clone(),
                        values: one.values.clone(),
                    })
                    .collect(),
            })
        })
        .collect()
}

/// What choices come to.
pub fn look<'a>(
    source: &RulebookSource,
    conventions: &[String],
    rulings: impl Iterator<Item = (&'a str, &'a str)>,
) -> Result<CheckedOptions, SessionError> {
    let rulings: Vec<(&str, &str)> = rulings.collect();
    let conventions: Vec<&str> = conventions.iter().map(String::as_str).collect();
    source
        .check_options(&rulings, &conventions)
        .map_err(|errors| input(&errors))
}

/// The same as the page has it.
pub fn agreed(options: &CheckedOptions) -> Agreed {
    let conflict = |conflict: &rulebook::Conflict| {
        use rulebook::Conflict as From;
        let (kind, one, other) = match conflict {
            From::Needs { convention, needed } => (ConflictKind::Needs, convention, needed),
            From::Excludes { one, other } => (ConflictKind::Excludes, one, other),
            From::Settles { convention, ruling } => (ConflictKind::Settles, convention, ruling),
        };
        Conflict {
            kind,
            one: one.clone(),
            other: other.clone(),
        }
    };
    let rulings = options.rulings.iter();
    Agreed {
        house: None,
        preset: options.preset.clone(),
        conventions: options.conventions.clone(),
        rulings: rulings
            .map(|(id, answer)| Answer(id.clone(), answer.clone()))
            .collect(),
        conflicts: options.conflicts.iter().map(conflict).collect(),
    }
}
