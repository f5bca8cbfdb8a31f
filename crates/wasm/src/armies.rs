//! The army lists in the form that the page needs.

use acies_armies::{ArmyList, DecisionKind, Library, LibraryError, ListKey, Slot};
use acies_wire::{Army, ArmyBrief, Decision};

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
pub fn search(edition: &str, query: &str) -> Result<Vec<ArmyBrief>, SessionError> {
    let library = library(edition)?;
    let found: Vec<&ArmyList> = if query.trim().is_empty() {
        library.lists().iter().collect()
    } else {
        library.search(query)
    };
    Ok(found.into_iter().map(brief).collect())
}

fn brief(list: &ArmyList) -> ArmyBrief {
    ArmyBrief {
        key: list.key().to_string(),
        name: list.name().to_owned(),
        dates: list.dates().to_string(),
        home: list.home().iter().map(ToString::to_string).collect(),
        aggression: list.aggression(),
    }
}

/// One list with its decisions and its historical enemies.
pub fn one(edition: &str, key: &str) -> Result<Army, SessionError> {
    let library = library(edition)?;
    let list = list(edition, key)?;
    let options = list.options();
    let decisions = options.iter().map(|decision| Decision {
        general: decision.is_for_general(),
        needs: decision.needs().map(|needs| [needs.decision, needs.answer]),
        answers: match decision.kind() {
            DecisionKind::Block(blocks) => blocks.iter().map(|slots| block(slots)).collect(),
            DecisionKind::Mix { mixes, .. } => mixes.iter().map(|mix| counted(mix)).collect(),
        },
    });
    Ok(Army {
        brief: brief(list),
        line: library.format_line(list),
        decisions: decisions.collect(),
        army: list.default_composition().to_string(),
        enemies: library.enemies(list).into_iter().map(brief).collect(),
        note: list.note().map(str::to_owned),
    })
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
