//! `acies army`: shows or searches the army lists.

use std::io::Write;

use acies_armies::{ArmyList, Library, ListKey};

use crate::args::ArmyArgs;
use crate::failure::{Failure, input};
use crate::texts::Texts;

/// The lists of an edition.
///
/// # Errors
/// When there are none for it.
pub fn library(edition: &str) -> Result<&'static Library, Failure> {
    Library::for_edition(edition).map_err(|error| input(error.to_string()))
}

/// The list with this key.
///
/// # Errors
/// When there is none.
pub fn list<'a>(library: &'a Library, key: &str) -> Result<&'a ArmyList, Failure> {
    let read: Option<ListKey> = key.parse().ok();
    if let Some(found) = read.and_then(|key| library.get(key)) {
        return Ok(found);
    }
    // A divided list has no list of its own number, so the error names its parts.
    let parts = library.lists().iter().map(ArmyList::key);
    let parts = parts.filter(|part| read.is_some_and(|key| key.covers(*part)));
    let parts: Vec<String> = parts.map(|part| part.to_string()).collect();
    let expected = match parts.as_slice() {
        [] => "the key of one, such as II/12".to_owned(),
        parts => format!("one of {}", parts.join(", ")),
    };
    Err(input(format!(
        "found the army list `{key}`, expected {expected}"
    )))
}

/// Shows one list in full, or one line for each match; returns whether there are any.
///
/// # Errors
/// When there are no lists for the edition.
pub fn run(wanted: &ArmyArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let library = library(&wanted.edition)?;
    let found: Vec<&ArmyList> = if wanted.words.is_empty() {
        library.lists().iter().collect()
    } else {
        library.search(&wanted.words.join(" "))
    };
    if wanted.json {
        for list in &found {
            writeln!(out, "{}", serde_json::to_string(list)?)?;
        }
        return Ok(!found.is_empty());
    }
    match found.as_slice() {
        [] => {
            let words = wanted.words.join(" ");
            writeln!(
                out,
                "{}",
                Texts::english().say("list-none", &[("words", &words)])
            )?;
        }
        [list] => show(library, list, out)?,
        lists => {
            for list in lists {
                writeln!(out, "{}", library.format_line(list))?;
            }
        }
    }
    Ok(!found.is_empty())
}

/// Formats all data of a list.
fn show(library: &Library, list: &ArmyList, out: &mut dyn Write) -> Result<(), Failure> {
    let texts = Texts::english();
    writeln!(out, "{}", library.format_line(list))?;
    let joined = |words: Vec<String>, sign: &str| words.join(sign);
    let home = joined(list.home().iter().map(ToString::to_string).collect(), ", ");
    let mut rows = vec![
        ("list-group", list.group().to_owned()),
        ("list-home", home),
        (
            "list-home-note",
            list.home_note().unwrap_or_default().to_owned(),
        ),
        ("list-aggression", list.aggression().to_string()),
    ];
    for variant in list.variants() {
        let (name, dates) = (variant.name(), variant.dates());
        let (home, aggression) = (variant.home(), variant.aggression());
        let text = [
            ("name", name.to_owned()),
            ("dates", dates.to_string()),
            ("home", home.to_string()),
            ("aggression", aggression.to_string()),
        ];
        let args: Vec<(&'static str, &str)> = text
            .iter()
            .map(|(key, value)| (*key, value.as_str()))
            .collect();
        rows.push(("list-variant", texts.say("list-variant-text", &args)));
    }
    let enemies = library.enemies(list);
    let enemies = enemies
        .iter()
        .map(|enemy| format!("{} {}", enemy.key(), enemy.name()))
        .collect();
    rows.push(("list-enemies", joined(enemies, ", ")));
    let allies = list.allies().iter().map(ToString::to_string).collect();
    rows.push(("list-allies", joined(allies, "; ")));
    rows.push(("list-note", list.note().unwrap_or_default().to_owned()));
    for (label, text) in rows {
        if !text.is_empty() {
            writeln!(out, "  {}: {text}", texts.say(label, &[]))?;
        }
    }
    if library.relations_from() == library.edition() {
        return Ok(());
    }
    let from = texts.say("list-relations", &[("edition", library.relations_from())]);
    writeln!(out, "  {from}")?;
    Ok(())
}
