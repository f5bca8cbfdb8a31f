//! The army lists in the form that the page needs.

use acies_armies::{ArmyList, DecisionKind, Library, LibraryError, ListKey, Slot};
use serde_json::{Value, json};

use crate::{SessionError, house};

fn library(edition: &str) -> Result<&'static Library, SessionError> {
    Library::for_edition(&house::lists(edition))
        .map_err(|error: LibraryError| SessionError::Input(error.to_string()))
}

/// The list with this key.
pub fn list(edition: &str, key: &str) -> Result<&'static ArmyList, SessionError> {
    let library = library(edition)?;
    let parsed: ListKey = key
        .trim()
        .parse()
        .map_err(|error| SessionError::Input(format!("{error}")))?;
    library.lists_for(parsed).next().ok_or_else(|| {
        SessionError::Input(format!("there is no army list {key} for edition {edition}"))
    })
}

/// The lists that match a search; all lists if it is empty.
pub fn search(edition: &str, query: &str) -> Result<Value, SessionError> {
    let library = library(edition)?;
    let found: Vec<&ArmyList> = if query.trim().is_empty() {
        library.lists().iter().collect()
    } else {
        library.search(query)
    };
    Ok(found.into_iter().map(brief).collect())
}

fn brief(list: &ArmyList) -> Value {
    json!({
        "key": list.key().to_string(),
        "name": list.name(),
        "dates": list.dates().to_string(),
        "home": list.home().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "aggression": list.aggression(),
    })
}

/// One list with its decisions and its historical enemies.
pub fn one(edition: &str, key: &str) -> Result<Value, SessionError> {
    let library = library(edition)?;
    let list = list(edition, key)?;
    let decisions: Vec<Value> = list
        .options()
        .iter()
        .map(|decision| {
            let labels: Vec<String> = match decision.kind() {
                DecisionKind::Block(blocks) => blocks.iter().map(|slots| block(slots)).collect(),
                DecisionKind::Mix { mixes, .. } => mixes.iter().map(|mix| counted(mix)).collect(),
            };
            json!({
                "general": decision.is_for_general(),
                "needs": decision.needs().map(|needs| [needs.decision, needs.answer]),
                "answers": labels,
            })
        })
        .collect();
    let enemies: Vec<Value> = library.enemies(list).into_iter().map(brief).collect();
    let mut shown = brief(list);
    shown["line"] = json!(library.format_line(list));
    shown["decisions"] = json!(decisions);
    shown["army"] = json!(list.default_composition().to_string());
    shown["enemies"] = json!(enemies);
    shown["note"] = json!(list.note());
    Ok(shown)
}

/// The army that results from answers.
pub fn compose(edition: &str, key: &str, answers: &[u32]) -> Result<String, SessionError> {
    let list = list(edition, key)?;
    let answer = |index: usize| answers.get(index).map_or(0, |&answer| answer as usize);
    Ok(list
        .compose(|decision| answer(decision.index()))
        .to_string())
}

/// A block of slots, as in `2x3Kn, 4x4Pk/4Sp`.
fn block(slots: &[Slot]) -> String {
    let slot = |slot: &Slot| {
        let options: Vec<String> = slot.options().iter().map(ToString::to_string).collect();
        format!("{}x{}", slot.count(), options.join("/"))
    };
    slots.iter().map(slot).collect::<Vec<_>>().join(", ")
}

/// Troops with their numbers, as in `2x4Ax, 2Ps`.
fn counted(troops: &[acies_armies::Troop]) -> String {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for troop in troops {
        let name = troop.to_string();
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    let part = |(name, count): (String, usize)| {
        if count == 1 {
            name
        } else {
            format!("{count}x{name}")
        }
    };
    counts.into_iter().map(part).collect::<Vec<_>>().join(", ")
}
