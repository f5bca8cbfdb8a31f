//! `acies baroque pursue`: whether a unit pursues an enemy that it has beaten.

use std::io::Write;

use acies_baroque::{Pursuit, Tables, pursuit};
use serde_json::json;

use super::args::PursueArgs;
use super::{Known, rolled, throw};
use crate::failure::Failure;
use crate::texts::Texts;

/// Says whether it does; whether it could at all.
///
/// # Errors
/// When the answer cannot be written.
pub fn run(wanted: &PursueArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let mut known = Known::of(&wanted.unit);
    // What it can do says nothing of its impetus, which is a number: it has some unless that is none.
    known.can.impetus = wanted.impetus.is_none_or(|impetus| impetus > 0);
    let unit = &wanted.unit;
    let state = pursuit(known.can, Some(unit.mode), &unit.how.rulings);
    let die = (state == Pursuit::May).then(|| {
        unit.die
            .or(unit.roll)
            .unwrap_or_else(|| throw(&mut rolled(unit.how.seed)))
    });
    let (id, pursues) = match (state, die) {
        (Pursuit::Must, _) => ("baroque-must-pursue", true),
        (Pursuit::NoImpetus, _) => ("baroque-no-impetus", false),
        (Pursuit::Forbidden, _) => ("baroque-mode-forbids", false),
        (Pursuit::May, die) => {
            let pursues = die.is_some_and(|die| Tables::embedded().pursues(unit.mode, die));
            let id = if pursues {
                "baroque-pursues"
            } else {
                "baroque-stays"
            };
            (id, pursues)
        }
    };
    if unit.how.json {
        let answer = json!({
            "pursues": pursues, "mode": unit.mode.code(), "die": die, "must": state == Pursuit::Must,
            "may": state == Pursuit::May, "unknown-code": known.unknown,
        });
        writeln!(out, "{answer}")?;
    } else {
        let texts = Texts::english();
        known.write(&texts, out)?;
        let die = die.map_or(String::new(), |die| die.to_string());
        let args = [("die", die.as_str()), ("mode", unit.mode.code())];
        writeln!(out, "{}", texts.say(id, &args))?;
    }
    Ok(matches!(state, Pursuit::Must | Pursuit::May))
}
