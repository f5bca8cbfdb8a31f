//! The editions with their conventions and rulings as the page offers them, and what is played in a battle.

use acies_rulebook::{CheckedOptions, Conflict, EditionErrors, Rulebook, RulebookSource};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{SessionError, house};

/// What players choose beside the edition.
#[derive(Deserialize)]
pub struct Choices {
    /// Conventions and presets.
    pub conventions: Vec<String>,
    /// Rulings with their answers.
    pub rulings: Vec<(String, String)>,
}

fn input(errors: &EditionErrors) -> SessionError {
    SessionError::Input(errors.to_string())
}

/// Lists the editions and imported house rules, which one is the default, and what players may
/// agree on: conventions with those that a preset stands for and the rulings that they settle, rulings with their answers.
pub fn offered() -> Result<Value, SessionError> {
    let house = house::is_there().then_some(house::NAME);
    Rulebook::editions()
        .chain(house)
        .map(|name| {
            let (source, _) = house::source(name)?;
            let settled = source.settled_rulings().map_err(|errors| input(&errors))?;
            let conventions: Vec<Value> = source
                .conventions()
                .iter()
                .zip(settled)
                .map(|(one, (_, settles))| {
                    json!({ "id": one.id, "includes": one.includes, "settles": settles })
                })
                .collect();
            let rulings: Vec<Value> = source
                .rulings()
                .iter()
                .map(|one| json!({ "id": one.id, "default": one.default, "values": one.values }))
                .collect();
            let standard = name == Rulebook::standard().edition;
            Ok(json!({ "edition": name, "standard": standard, "conventions": conventions, "rulings": rulings }))
        })
        .collect()
}

/// What choices come to.
pub fn look(
    source: &RulebookSource,
    conventions: &[String],
    rulings: &[(String, String)],
) -> Result<CheckedOptions, SessionError> {
    let rulings: Vec<(&str, &str)> = rulings
        .iter()
        .map(|(id, answer)| (id.as_str(), answer.as_str()))
        .collect();
    let conventions: Vec<&str> = conventions.iter().map(String::as_str).collect();
    source
        .check_options(&rulings, &conventions)
        .map_err(|errors| input(&errors))
}

/// As JSON for the page.
pub fn to_json(agreed: &CheckedOptions) -> Value {
    let conflict = |conflict: &Conflict| match conflict {
        Conflict::Needs { convention, needed } => {
            json!({ "kind": "needs", "one": convention, "other": needed })
        }
        Conflict::Excludes { one, other } => {
            json!({ "kind": "excludes", "one": one, "other": other })
        }
        Conflict::Settles { convention, ruling } => {
            json!({ "kind": "settles", "one": convention, "other": ruling })
        }
    };
    let conflicts: Vec<Value> = agreed.conflicts.iter().map(conflict).collect();
    json!({
        "preset": agreed.preset,
        "conventions": agreed.conventions,
        "rulings": agreed.rulings,
        "conflicts": conflicts,
    })
}
