//! What the page gets for positions and battles that are worked out by hand.

mod actions;
mod battles;
mod events;
mod fights;
mod hand;
mod lists;
mod state;
mod updates;

use std::sync::Arc;

use acies_chronicle::Draft;
use acies_geometry::Angle;
use acies_referee::Battle;
use acies_rulebook::Rulebook;
use serde_json::Value;

use crate::{Session, Table};

/// Parses an answer of the engine.
fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

/// The battle of a scenario, without its expectations.
fn battle(text: &str) -> Battle {
    let draft = Draft::read(text).unwrap();
    let choice = &draft.editions()[0];
    let source = Rulebook::edition_source(&choice.edition).unwrap();
    let rulebook = choice.compile(&source).unwrap();
    let scenario = draft.scenario(choice, Arc::clone(&rulebook), Angle::ZERO);
    scenario.unwrap().battle()
}

const REQUEST: &str =
    r#"{"edition":"2.2","red":"II/12","blue":"II/33","seed":"7","players":["you","greedy"]}"#;

/// A new battle.
fn begun() -> Session {
    Session::new(Table::from_json(REQUEST).unwrap())
}

/// The page's view of a battle.
fn over(battle: &Battle) -> Session {
    let mut table = Table::from_json(REQUEST).unwrap();
    table.show(battle);
    Session::new(table)
}

/// An element: its id and type, and where it is: a pose or the rest of its keys.
fn element(id: &str, code: &str, place: &str) -> String {
    let side = if id.starts_with('r') { "red" } else { "blue" };
    format!("[[element]]\nid = \"{id}\"\nside = \"{side}\"\ntype = \"{code}\"\n{place}\n")
}

/// Where an element stands.
fn pose(x: f64, y: f64, facing: u32) -> String {
    format!("front = [{x:?}, {y:?}]\nfacing = {facing}")
}

/// A position of an edition in red's third bound.
fn position(edition: &str, phase: &str, pips: u8, parts: &[String]) -> Session {
    let head = format!(
        "title = \"A position\"\nedition = \"{edition}\"\nscale = \"15mm\"\nboard = [15.0, 15.0]\n"
    );
    let bound =
        format!("[bound]\nactive = \"red\"\nnumber = 3\nphase = \"{phase}\"\npips = {pips}\n");
    let text = head + &parts.concat() + &bound;
    over(&battle(&text))
}

/// Numbers in rows of so many.
fn rows(numbers: &[f64], count: usize) -> Vec<&[f64]> {
    assert_eq!(numbers.len() % count, 0, "{numbers:?}");
    numbers.chunks(count).collect()
}

/// Whether two rows of numbers are the same to a ten-thousandth.
fn close(one: &[f64], other: &[f64]) -> bool {
    one.len() == other.len()
        && one
            .iter()
            .zip(other)
            .all(|(one, other)| (one - other).abs() < 1e-4)
}

/// Numbers of a JSON list.
fn numbers(value: &Value) -> Vec<f64> {
    let all = value
        .as_array()
        .unwrap_or_else(|| panic!("no list: {value}"));
    all.iter().map(|one| one.as_f64().unwrap()).collect()
}

/// A member of each value in a list, as text.
fn texts(all: &Value, member: &str) -> Vec<String> {
    let all = all.as_array().unwrap_or_else(|| panic!("no list: {all}"));
    all.iter()
        .map(|one| one[member].as_str().unwrap_or("-").to_owned())
        .collect()
}

/// The corners of an outline, from left to right and upwards, wherever it begins.
fn corners(outline: &Value) -> Vec<Vec<f64>> {
    let mut all: Vec<Vec<f64>> = outline.as_array().unwrap().iter().map(numbers).collect();
    all.sort_by(|one, other| one.partial_cmp(other).unwrap());
    all
}
