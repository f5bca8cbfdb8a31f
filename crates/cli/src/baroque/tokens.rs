//! `acies baroque tokens`: the tokens of a turn, as they are placed and as their commands act.

use std::io::Write;

use acies_baroque::{Mode, PlacementRequest, Ruling, Side, Tables, TokenPlacement};
use acies_generals::Rng;
use serde_json::{Value, json};

use super::args::{NamedCommand, TokensArgs};
use super::{rolled, throw};
use crate::failure::{Failure, input};
use crate::texts::Texts;

/// A token that was placed.
struct Placed<'w> {
    side: Side,
    number: u8,
    command: &'w NamedCommand,
    mode: Option<Mode>,
    /// The die that chose the mode.
    die: Option<u8>,
}

/// What happened: a throw, or a token.
enum Event<'w> {
    Dice([u8; 2]),
    Token(Placed<'w>),
}

/// Places the tokens of a turn.
///
/// # Errors
/// When there are no commands, more than a ruling allows, or the dice are too few or too many.
pub fn run(wanted: &TokensArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let refused = wanted.how.rulings.other(Ruling::MoreThanFour);
    let most = if refused { 4 } else { 30 };
    let sides = [
        unfolded("--red", &wanted.red, most)?,
        unfolded("--blue", &wanted.blue, most)?,
    ];
    if sides.iter().all(Vec::is_empty) {
        return Err(input("found no commands, expected some in --red or --blue"));
    }
    let events = place(wanted, &sides)?;
    // Where one side alone has tokens, they say nothing of when the other acts.
    let both = sides.iter().all(|side| !side.is_empty());
    let as_placed = both && wanted.how.rulings.other(Ruling::TurnOrder);
    if wanted.how.json {
        writeln!(out, "{}", answer(&events, as_placed))?;
    } else {
        write(&events, as_placed, out)?;
    }
    Ok(true)
}

/// The commands of a side, so many at most: those that are named, or as many as a number says, called by their numbers.
fn unfolded(
    option: &str,
    commands: &[NamedCommand],
    most: usize,
) -> Result<Vec<NamedCommand>, Failure> {
    let number = match commands {
        [only] if only.mode.is_none() => Some(&only.name),
        _ => None,
    };
    let number = number.filter(|name| name.bytes().all(|letter| letter.is_ascii_digit()));
    // What is too long for a number is too many in any case.
    let count = number.map_or(commands.len(), |name| name.parse().unwrap_or(usize::MAX));
    if count > most {
        let found = number.map_or_else(|| count.to_string(), Clone::clone);
        return Err(input(format!(
            "found {found} commands in {option}, expected at most {most}"
        )));
    }
    if number.is_none() {
        return Ok(commands.to_vec());
    }
    let numbered = (1..=count).map(|number| NamedCommand {
        name: number.to_string(),
        mode: None,
    });
    Ok(numbered.collect())
}

fn place<'w>(
    wanted: &TokensArgs,
    sides: &'w [Vec<NamedCommand>; 2],
) -> Result<Vec<Event<'w>>, Failure> {
    let mut placing = TokenPlacement::new([sides[0].len() as u8, sides[1].len() as u8]);
    let mut given = wanted.dice.iter();
    let mut chance = rolled(wanted.how.seed);
    let mut next = [0, 0];
    let mut events = Vec::new();
    loop {
        match placing.asks() {
            PlacementRequest::Done => break,
            PlacementRequest::Dice => {
                let dice = match given.next() {
                    Some(dice) => *dice,
                    None if wanted.dice.is_empty() => [throw(&mut chance), throw(&mut chance)],
                    None => {
                        return Err(input(format!(
                            "found {} throws in --dice, expected more: both sides have commands left, or the last was a tie",
                            wanted.dice.len()
                        )));
                    }
                };
                placing
                    .dice(dice)
                    .map_err(|error| input(error.to_string()))?;
                events.push(Event::Dice(dice));
            }
            PlacementRequest::Place(side) => {
                let number = placing
                    .place(side)
                    .map_err(|error| input(error.to_string()))?;
                let command = &sides[side][next[side]];
                next[side] += 1;
                let (mode, die) = mode(wanted, command, &mut chance);
                events.push(Event::Token(Placed {
                    side: Side::ALL[side],
                    number,
                    command,
                    mode,
                    die,
                }));
            }
        }
    }
    match given.count() {
        0 => Ok(events),
        left => Err(input(format!(
            "found {} throws in --dice, expected {}",
            wanted.dice.len(),
            wanted.dice.len() - left
        ))),
    }
}

fn mode(
    wanted: &TokensArgs,
    command: &NamedCommand,
    chance: &mut Rng,
) -> (Option<Mode>, Option<u8>) {
    match (command.mode, wanted.mode_dice) {
        (None, Some(situation)) => {
            let die = throw(chance);
            let mode = Tables::embedded().chosen_mode(situation, die);
            (Some(mode), Some(die))
        }
        (mode, _) => (mode, None),
    }
}

fn answer(events: &[Event<'_>], as_placed: bool) -> Value {
    let dice: Vec<[u8; 2]> = events
        .iter()
        .filter_map(|event| match event {
            Event::Dice(dice) => Some(*dice),
            Event::Token(_) => None,
        })
        .collect();
    let placed: Vec<Value> = tokens(events)
        .map(|token| {
            json!({
                "side": token.side.word(), "command": token.command.name, "number": token.number,
                "mode": token.mode.map(Mode::code), "mode-die": token.die,
            })
        })
        .collect();
    let names = |side: Option<Side>| -> Vec<&str> {
        tokens(events)
            .filter(|token| side.is_none_or(|side| token.side == side))
            .map(|token| token.command.name.as_str())
            .collect()
    };
    let order = if as_placed {
        json!(names(None))
    } else {
        json!({"red": names(Some(Side::Red)), "blue": names(Some(Side::Blue))})
    };
    json!({"dice": dice, "placed": placed, "order": order})
}

fn tokens<'e, 'w>(events: &'e [Event<'w>]) -> impl Iterator<Item = &'e Placed<'w>> {
    events.iter().filter_map(|event| match event {
        Event::Token(token) => Some(token),
        Event::Dice(_) => None,
    })
}

fn write(events: &[Event<'_>], as_placed: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let texts = Texts::english();
    for event in events {
        let line = match event {
            Event::Dice([red, blue]) => {
                let first = match red.cmp(blue) {
                    std::cmp::Ordering::Less => "red",
                    std::cmp::Ordering::Greater => "blue",
                    std::cmp::Ordering::Equal => "tie",
                };
                let (red, blue) = (red.to_string(), blue.to_string());
                let args = [("red", red.as_str()), ("blue", &blue), ("first", first)];
                texts.say("baroque-placing-dice", &args)
            }
            Event::Token(token) => {
                let number = token.number.to_string();
                let mode = token.mode.map_or("?", Mode::code);
                let args = [
                    ("side", token.side.word()),
                    ("command", &token.command.name),
                    ("number", &number),
                    ("mode", mode),
                ];
                let placed = texts.say("baroque-token", &args);
                match token.die {
                    None => placed,
                    Some(die) => {
                        let die = die.to_string();
                        let chosen = texts.say("baroque-token-die", &[("die", &die)]);
                        format!("{placed} {chosen}")
                    }
                }
            }
        };
        writeln!(out, "{line}")?;
    }
    let id = if as_placed {
        "baroque-order-placed"
    } else {
        "baroque-order-initiative"
    };
    writeln!(out, "{}", texts.say(id, &[]))?;
    Ok(())
}
