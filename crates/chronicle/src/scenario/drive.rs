//! Drives a battle by the lines of a scenario: orders, dice and default answers.
//!
//! Error messages give what was found and what was expected; the caller adds the line number.

use acies_referee::{Ask, Battle, Event, Order};

use super::judge::rules;

/// The limit on answers given by one line, larger than any setup needs.
const MOST_ANSWERS: usize = 200;

/// Carries out one line: an order by the side to answer, `throw 3 5`, `default`, or `default to terrain`.
pub(super) fn line(battle: &mut Battle, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        ["throw", faces @ ..] => {
            let dice: Result<Vec<u8>, String> = faces.iter().map(|face| die(face)).collect();
            throw(battle, &dice?).map(|_| ())
        }
        ["default"] => default(battle),
        ["default", "to", named @ ..] if !named.is_empty() => {
            let named = named.join(" ");
            for _ in 0..MOST_ANSWERS {
                if is_asked(battle, &named) {
                    return Ok(());
                }
                default(battle)?;
            }
            Err(format!(
                "`{named}` is not asked after {MOST_ANSWERS} answers"
            ))
        }
        ["default", ..] => Err(format!(
            "`{line}`, expected `default`, or `default to` and what is to be asked"
        )),
        _ => {
            let order = Order::parse(line).map_err(|error| format!("`{line}`, {error}"))?;
            obey(battle, &order)
        }
    }
}

fn die(word: &str) -> Result<u8, String> {
    let face = word.parse().ok().filter(|face| (1..=6).contains(face));
    face.ok_or_else(|| format!("found `{word}`, expected a die of 1 to 6"))
}

fn default(battle: &mut Battle) -> Result<(), String> {
    match battle.asks() {
        Ask::Decide { .. } => {
            let order = battle.default_order();
            obey(battle, &order)
        }
        other => Err(format!("`{other}` is asked, expected a decision")),
    }
}

fn obey(battle: &mut Battle, order: &Order) -> Result<(), String> {
    let asked = battle.asks();
    match battle.obey(order) {
        Ok(_) => Ok(()),
        Err(breaches) => Err(format!(
            "`{order}` is not legal where `{asked}` is asked: {}",
            rules(&breaches)
        )),
    }
}

/// Supplies dice in order for one or more rolls, and returns the events.
pub(super) fn throw(battle: &mut Battle, mut dice: &[u8]) -> Result<Vec<Event>, String> {
    let mut events = Vec::new();
    if dice.is_empty() {
        return Err("no dice, expected at least one of 1 to 6".into());
    }
    while !dice.is_empty() {
        let Ask::Throw(asked) = battle.asks() else {
            return Err(format!(
                "`{}` is asked, expected no more dice",
                battle.asks()
            ));
        };
        let number = usize::from(asked.dice);
        if dice.len() < number {
            return Err(format!(
                "`throw {}` is asked, expected {number} dice",
                asked.purpose
            ));
        }
        let (these, rest) = dice.split_at(number);
        events.extend(battle.throw(these).map_err(|error| error.to_string())?);
        dice = rest;
    }
    Ok(events)
}

/// Whether the battle asks for this, given by all or the first of its words: `terrain`, `camp blue`, `throw edge`.
pub(super) fn is_asked(battle: &Battle, named: &str) -> bool {
    let asked = battle.asks().to_string();
    asked
        .strip_prefix(named)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
