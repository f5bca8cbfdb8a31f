//! The oracle: counts and hashes of all candidate orders of a position, and hashes of whole battles.
//!
//! Like perft in chess programs, it answers whether a change of structure or speed has changed any verdict. The tables
//! are committed under `perft/`. Only stable words go into the hashes: order texts, event lines, rule ids, measurements;
//! not what only explains a breach.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_chronicle::Seed;
use acies_referee::{Ask, Battle, Breach, Event, Measurement, Order, Side, What};
use acies_rulebook::Rulebook;

use crate::{Match, MatchStep, candidates, general};

/// What the referee says of every candidate order of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Perft {
    /// How many candidates are legal.
    pub legal: usize,
    /// How many are refused.
    pub refused: usize,
    /// Sixteen hexadecimal digits over all verdicts, events and end places.
    pub hash: String,
}

/// Judges every candidate order of a battle that waits for a decision, and carries out the legal ones.
///
/// A legal order that leads to dice is followed by every throw: 6 of one die, 36 of two. The candidates are sorted by
/// their text, so the order in which they are generated makes no difference.
pub fn perft(battle: &Battle) -> Perft {
    let mut count = Perft {
        legal: 0,
        refused: 0,
        hash: String::new(),
    };
    let mut hasher = blake3::Hasher::new();
    for (text, order) in orders(battle) {
        let mut lines = format!("{text}\n");
        let mut after = battle.clone();
        match after.obey(&order) {
            Ok(events) => {
                count.legal += 1;
                write_events(&mut lines, &events);
                write_throws(&mut lines, &after);
            }
            Err(breaches) => {
                count.refused += 1;
                for breach in &breaches {
                    write_breach(&mut lines, breach);
                }
            }
        }
        hasher.update(lines.as_bytes());
    }
    count.hash = digits(&hasher);
    count
}

/// Every candidate order with its text, in the order of the texts.
fn orders(battle: &Battle) -> Vec<(String, Order)> {
    let Ask::Decide { side, what } = battle.asks() else {
        return Vec::new();
    };
    let mut orders = battle.choices();
    if what == What::Move {
        for loose in [false, true] {
            orders.extend(candidates::moves(battle, side, loose));
            orders.extend(candidates::advances(battle, side, loose));
        }
        let legal = |order: &Order| battle.is_legal(order);
        orders.extend(candidates::attacks(battle, side, &legal));
    }
    let mut seen = BTreeSet::new();
    let texts = orders.into_iter().map(|order| (order.to_string(), order));
    let mut unique: Vec<(String, Order)> = texts
        .filter(|(text, _)| seen.insert(text.clone()))
        .collect();
    unique.sort_by(|(one, _), (other, _)| one.cmp(other));
    unique
}

fn write_events(lines: &mut String, events: &[Event]) {
    for event in events {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(lines, "  {event}");
    }
}

/// Every throw of the dice that a battle waits for, with its events.
fn write_throws(lines: &mut String, battle: &Battle) {
    let Ask::Throw(throw) = battle.asks() else {
        return;
    };
    let second = if throw.dice == 2 { 1..=6 } else { 1..=1 };
    for first in 1..=6 {
        for second in second.clone() {
            let dice = [first, second];
            let mut after = battle.clone();
            if let Ok(events) = after.throw(&dice[..usize::from(throw.dice.min(2))]) {
                let _ = writeln!(lines, "{} = {dice:?}", throw.purpose);
                write_events(lines, &events);
            }
        }
    }
}

fn write_breach(lines: &mut String, breach: &Breach) {
    let _ = write!(lines, "  {}", breach.rule.id());
    for (name, fact) in &breach.measurements {
        let _ = match fact {
            Measurement::Length(length) => write!(lines, " {name}={}", length.units()),
            Measurement::Angle(angle) => write!(lines, " {name}={}", angle.0),
            Measurement::Count(count) => write!(lines, " {name}={count}"),
            Measurement::Element(id) => write!(lines, " {name}={id}"),
            Measurement::Party(party) => write!(lines, " {name}={party}"),
            Measurement::Side(side) => write!(lines, " {name}={side}"),
            Measurement::Word(word) => write!(lines, " {name}={word}"),
        };
    }
    lines.push('\n');
}

/// A whole battle as the oracle keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many orders and throws it took.
    pub steps: usize,
    /// Sixteen hexadecimal digits over all orders, dice and events.
    pub hash: String,
}

/// Fights a numbered battle between two generals of one name and hashes it.
///
/// Armies come from all over the library by a fixed stride; a battle is drawn after 30 bounds a side. `None` for a name
/// that [`general`] does not know, and for a library without lists.
pub fn play(
    rulebook: &Arc<Rulebook>,
    library: &Library,
    name: &str,
    number: u64,
) -> Option<Played> {
    let [red, blue] = [general(name, number * 2)?, general(name, number * 2 + 1)?];
    let lists = library.lists();
    let pick = |offset: usize| -> Option<ArmyList> {
        lists
            .get((number as usize * 53 + offset) % lists.len().max(1))
            .cloned()
    };
    let armies = [pick(7)?, pick(211)?];
    let mut game = Match::new(
        Arc::clone(rulebook),
        armies,
        [red, blue],
        Seed::from(number),
        30,
    );
    let mut hasher = blake3::Hasher::new();
    let mut steps = 0;
    loop {
        let mut lines = String::new();
        match game.step() {
            MatchStep::Over(_) => break,
            MatchStep::Throw {
                purpose,
                dice,
                answer,
            } => {
                let _ = writeln!(lines, "{purpose} = {dice:?}");
                let Ok(events) = answer else { break };
                write_events(&mut lines, &events);
            }
            MatchStep::Order {
                side,
                order,
                answer,
            } => {
                let _ = writeln!(lines, "{side} {order}");
                let Ok(events) = answer else { break };
                write_events(&mut lines, &events);
            }
        }
        steps += 1;
        hasher.update(lines.as_bytes());
    }
    Some(Played {
        steps,
        hash: digits(&hasher),
    })
}

fn digits(hasher: &blake3::Hasher) -> String {
    hasher.finalize().to_hex()[..16].to_owned()
}

/// Positions of a battle between two generals at the bounds named, one a bound, each waiting for a decision.
///
/// `phase` says for a bound whether to wait for a move, a shot or a combat. For taking positions to commit.
pub fn positions(mut game: Match, wanted: &[(u16, What)]) -> Vec<Battle> {
    let mut found = Vec::new();
    let mut rest = wanted.iter().peekable();
    while let Some(&&(bound, wanted)) = rest.peek() {
        let position = game.battle.position();
        let reached = Side::BOTH
            .into_iter()
            .map(|side| position.bounds[side as usize])
            .sum::<u16>();
        let is_asked = matches!(game.battle.asks(), Ask::Decide { what, .. } if what == wanted);
        if game.battle.setup().is_none() && reached >= bound && is_asked {
            found.push(game.battle.clone());
            rest.next();
        }
        match game.step() {
            MatchStep::Over(_)
            | MatchStep::Order { answer: Err(_), .. }
            | MatchStep::Throw { answer: Err(_), .. } => break,
            MatchStep::Order { .. } | MatchStep::Throw { .. } => {}
        }
    }
    found
}
