//! The talk of both players: what they say to each other beside the battle, which its machine does not read.

use acies_chronicle::shared_dice::Code;
use acies_referee::Side;
use acies_store::{Line, StoreError};
use acies_wire::online::{FromHouse, Refused, TalkLine};

use super::house::{House, LATER};
use super::words;

/// The longest line, in characters.
const LONGEST: usize = 500;
/// The most lines of a battle.
const MOST: u32 = 1_000;
/// How many lines are sent in one message.
const IN_ONE: usize = 50;

/// Keeps a line, and shows it to the pages of both players. Blocks.
///
/// # Errors
/// With what the page is answered, when the line is none, the battle has too many, or nothing can be kept now.
pub fn say(
    house: &House,
    code: Code,
    side: Side,
    id: &str,
    text: &str,
) -> Result<(), Box<Refused>> {
    let refused = |why, text: String| Box::new(words::refused_with(why, text, None));
    let id = words::id(id).map_err(|error| refused("not-understood", error.to_string()))?;
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 || length > LONGEST || text.contains(char::is_control) {
        let text = format!(
            "found a line of {length} characters, expected 1 to {LONGEST} without control characters"
        );
        return Err(refused("not-understood", text));
    }
    let later = |error: &StoreError| {
        house.trouble(error);
        let text = "it cannot be kept now".into();
        Box::new(words::refused_with("later", text, Some(LATER)))
    };
    let store = house.store();
    let beyond = store.said(code, MOST - 1).map_err(|error| later(&error))?;
    if !beyond.is_empty() {
        let text = format!("a battle has at most {MOST} lines of talk");
        return Err(refused("too-many", text));
    }
    let line = Line {
        side,
        id,
        at: house.now(),
        text: text.to_owned(),
    };
    match store.say(code, &line) {
        Ok(number) => {
            let lines = vec![written(number, &line)];
            let battle = code.to_string();
            let message = FromHouse::Said { battle, lines };
            house.rooms().send_to_players(code, &message);
            Ok(())
        }
        Err(StoreError::Misfit { .. }) => {
            let text = "the id came with another text before";
            Err(refused("other-bytes", text.into()))
        }
        Err(error) => Err(later(&error)),
    }
}

/// What was said after a line, in as many messages as it takes. Blocks.
///
/// # Errors
/// With the word for it, when nothing can be read now.
pub fn said(house: &House, code: Code, after: u32) -> Result<Vec<FromHouse>, &'static str> {
    let lines = house.store().said(code, after).map_err(|error| {
        house.trouble(&error);
        "later"
    })?;
    let numbered = (after.saturating_add(1)..).zip(&lines);
    let lines: Vec<TalkLine> = numbered.map(|(n, line)| written(n, line)).collect();
    let messages = lines.chunks(IN_ONE).map(|lines| FromHouse::Said {
        battle: code.to_string(),
        lines: lines.to_vec(),
    });
    Ok(messages.collect())
}

fn written(number: u32, line: &Line) -> TalkLine {
    TalkLine {
        number,
        by: words::side_word(line.side),
        id: words::digits(&line.id.0),
        at: line.at.0,
        text: line.text.clone(),
    }
}
