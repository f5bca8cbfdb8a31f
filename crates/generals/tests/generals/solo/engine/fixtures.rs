//! The fixtures of `actions/`: positions with the moves of each action of section 5, worked out by hand
//! (docs/reference/solo-dba.md).

use std::path::Path;
use std::sync::Arc;

use acies_chronicle::Draft;
use acies_generals::General;
use acies_generals::audit::{Entry, How};
use acies_generals::solo::{Dice, Procedure, SoloDba, suitable_moves};
use acies_geometry::Angle;
use acies_referee::{Ask, Battle, Order};
use acies_rulebook::Rulebook;
use toml::{Table, Value};

/// A position with its questions.
pub struct Fixture {
    /// The position.
    pub battle: Battle,
    asked: Vec<Table>,
}

/// Reads a position.
pub fn read(path: &Path) -> Fixture {
    let name = path.display();
    let text = std::fs::read_to_string(path).unwrap();
    let mut file: Table = text
        .parse()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let asked = match file.remove("solo") {
        Some(Value::Array(asked)) => asked,
        other => panic!("{name}: `solo` is {other:?}, expected [[solo]]"),
    };
    file.entry("expect").or_insert(Value::Array(Vec::new()));
    let draft = Draft::read(&file.to_string()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let [choice] = draft.editions() else {
        panic!("{name}: one edition is expected");
    };
    let source = Rulebook::edition_source(&choice.edition).unwrap();
    let rulebook = source.compile(choice.scale, &[], &[]).unwrap();
    let scenario = draft.scenario(choice, Arc::new(rulebook), Angle::ZERO);
    let scenario = scenario.unwrap_or_else(|error| panic!("{name}: {error}"));
    let table = |value: Value| match value {
        Value::Table(table) => table,
        other => panic!("{name}: {other} is no table"),
    };
    Fixture {
        battle: scenario.battle(),
        asked: asked.into_iter().map(table).collect(),
    }
}

fn word<'a>(asked: &'a Table, key: &str) -> Option<&'a str> {
    asked.get(key).and_then(Value::as_str)
}

fn texts<'a>(asked: &'a Table, key: &str) -> Vec<&'a str> {
    let array = asked.get(key).and_then(Value::as_array);
    array
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect()
}

/// Whether an order is the named one; movers may be named in any order.
fn same(order: &Order, text: &str) -> bool {
    let named = Order::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let sorted = |order: &Order| {
        let mut movers = order.movers();
        movers.sort_unstable();
        movers
    };
    match (order, &named) {
        (Order::Move(_, path), Order::Move(_, other)) => {
            path == other && sorted(order) == sorted(&named)
        }
        _ => *order == named,
    }
}

/// Checks one action: whether any move is suitable, the best, its scores, and how many are tied.
fn one_action(battle: &Battle, asked: &Table, action: &str) -> Result<(), String> {
    let Ask::Decide { side, .. } = battle.asks() else {
        return Err("no decision is asked for".to_owned());
    };
    let lines: Vec<&str> = texts(asked, "lines");
    let offers = suitable_moves(battle, side, action, &lines).ok_or("no such action")?;
    let Some(best) = offers.suitable.first() else {
        let none = asked.get("none") == Some(&Value::Boolean(true));
        return if none {
            Ok(())
        } else {
            Err("nothing will do".to_owned())
        };
    };
    let found = format!("{} {:?}, {} alike", best.order, best.scores, offers.alike);
    if asked.get("none") == Some(&Value::Boolean(true)) {
        return Err(found);
    }
    if let Some(order) = word(asked, "order")
        && !offers.suitable[..offers.alike]
            .iter()
            .any(|suitable| same(&suitable.order, order))
    {
        return Err(found);
    }
    if let Some(no) = word(asked, "not")
        && offers
            .suitable
            .iter()
            .any(|suitable| same(&suitable.order, no))
    {
        return Err(format!("{no} will do"));
    }
    if let Some(also) = word(asked, "also")
        && !offers
            .suitable
            .iter()
            .any(|suitable| same(&suitable.order, also))
    {
        return Err(format!("{also} will not do"));
    }
    for (name, value) in asked
        .get("scores")
        .and_then(Value::as_table)
        .into_iter()
        .flatten()
    {
        let score = best.scores.iter().find(|(known, _)| known == name);
        if score.map(|&(_, value)| i64::from(value)) != value.as_integer() {
            return Err(found);
        }
    }
    if let Some(alike) = asked.get("alike").and_then(Value::as_integer)
        && offers.alike as i64 != alike
    {
        return Err(found);
    }
    Ok(())
}

/// Checks the answer to a decision.
fn decides(battle: &Battle, asked: &Table, expected: &str) -> Result<(), String> {
    let mut battle = battle.clone();
    if let Some(order) = word(asked, "first") {
        let order = Order::parse(order).map_err(|error| error.to_string())?;
        battle
            .obey(&order)
            .map_err(|breaches| format!("{breaches:?}"))?;
    }
    if let Some(dice) = asked.get("throw").and_then(Value::as_array) {
        let dice: Vec<u8> = dice
            .iter()
            .map(|die| die.as_integer().unwrap_or(1) as u8)
            .collect();
        battle.throw(&dice).map_err(|error| error.to_string())?;
    }
    let Ask::Decide { side, .. } = battle.asks() else {
        return Err("no decision is asked for".to_owned());
    };
    let order = SoloDba::new(1).decide(&battle, side);
    if same(&order, expected) {
        Ok(())
    } else {
        Err(format!("found {order}"))
    }
}

/// How many dice some entries have used.
fn thrown(entries: &[Entry]) -> usize {
    let dice = |entry: &Entry| match &entry.how {
        How::Table(thrown) => thrown.dice.len(),
        _ => 0,
    };
    entries.iter().map(dice).sum()
}

/// Checks a bound: the procedure's dice (aggression, stance, ties), then the moves with their actions, and the end.
fn bound(battle: &Battle, asked: &Table) -> Result<(), String> {
    let dice = asked
        .get("dice")
        .and_then(Value::as_array)
        .ok_or("no dice")?;
    let dice: Vec<u8> = dice
        .iter()
        .map(|die| die.as_integer().unwrap_or(1) as u8)
        .collect();
    let judges = asked.get("veteran") == Some(&Value::Boolean(true));
    let with = |dice: &[u8]| {
        let general = SoloDba::with_dice(Dice::Scripted(dice.iter().copied().collect()));
        if judges {
            general.as_veteran()
        } else {
            general
        }
    };
    let mut general = with(&dice);
    let mut entries: Vec<Entry> = Vec::new();
    let mut battle = battle.clone();
    let vetoes = texts(asked, "vetoes");
    if !vetoes.is_empty() {
        return refuses(general, &battle, &vetoes);
    }
    let expected = asked
        .get("moves")
        .and_then(Value::as_array)
        .ok_or("no moves")?;
    for pair in expected {
        let pair: Vec<&str> = pair
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let [action, text] = pair[..] else {
            return Err("a move is [action, order]".to_owned());
        };
        let Ask::Decide { side, .. } = battle.asks() else {
            return Err("no decision is asked for".to_owned());
        };
        // A general resumed here with the same notes and the remaining dice decides the same.
        let mut resumed = with(&dice[thrown(&entries).min(dice.len())..]);
        entries
            .iter()
            .cloned()
            .for_each(|entry| resumed.replay_entry(entry));
        let order = general.decide(&battle, side);
        if resumed.decide(&battle, side) != order {
            return Err(format!("a resumed general does not decide {order}"));
        }
        let new_entries = general.take_entries();
        entries.extend(new_entries.iter().cloned());
        let chosen = new_entries.iter().rev().find_map(|entry| match &entry.how {
            How::Action(chosen) => Some(chosen.action.clone()),
            _ => None,
        });
        let found = chosen.unwrap_or_default();
        if found != action
            || !(text == "end" && order == Order::End || text != "end" && same(&order, text))
        {
            let results = entries
                .iter()
                .map(|entry| format!("{} {}", entry.name, entry.result));
            let results: Vec<String> = results.collect();
            return Err(format!("found {found}: {order}, after {results:?}"));
        }
        battle
            .obey(&order)
            .map_err(|breaches| format!("{order}: {breaches:?}"))?;
    }
    for vetoed in texts(asked, "vetoed") {
        if !entries.iter().any(|entry| entry.name == vetoed) {
            return Err(format!("found no {vetoed}"));
        }
    }
    let mut reasons = entries
        .iter()
        .filter(|entry| entry.name == "override-reason");
    let reason = reasons.next().map(|entry| entry.result.as_str());
    if reason != word(asked, "reason") {
        return Err(format!("found the reason {reason:?} for an override"));
    }
    Ok(())
}

/// Checks that the veteran makes none of these moves, and records their cost.
fn refuses(mut general: SoloDba, battle: &Battle, vetoes: &[&str]) -> Result<(), String> {
    let Ask::Decide { side, .. } = battle.asks() else {
        return Err("no decision is asked for".to_owned());
    };
    let order = general.decide(battle, side);
    if vetoes.iter().any(|text| same(&order, text)) {
        return Err(format!("found {order}"));
    }
    let new_entries = general.take_entries();
    for text in vetoes {
        let mut written = new_entries.iter().filter(|entry| entry.name == "veto");
        let found =
            written.find(|entry| Order::parse(&entry.result).is_ok_and(|order| same(&order, text)));
        let number = |name: &str| match found.map(|entry| &entry.how) {
            Some(How::Rule { facts }) => {
                let fact = facts.iter().find(|number| number.0 == name);
                fact.map(|number| number.1)
            }
            _ => None,
        };
        let veto = i64::from(Procedure::built_in().judgement.veto);
        match (number("before"), number("after")) {
            (Some(before), Some(after)) if after < before - veto => {}
            numbers => return Err(format!("{text}: {numbers:?}")),
        }
    }
    Ok(())
}

#[test]
fn every_fixture_gives_the_expected_moves() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generals/solo/actions");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let mut wrong = Vec::new();
    for path in paths
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
    {
        let fixture = read(path);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        for (number, asked) in fixture.asked.iter().enumerate() {
            assert!(
                word(asked, "section").is_some(),
                "{name}: which section is it about?"
            );
            let answer = match (word(asked, "action"), word(asked, "decides")) {
                (Some(action), _) => one_action(&fixture.battle, asked, action),
                (None, Some(order)) => decides(&fixture.battle, asked, order),
                (None, None) => bound(&fixture.battle, asked),
            };
            if let Err(found) = answer {
                wrong.push(format!("{name}, {}: {found}", number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
