//! `acies odds`: the exact odds of one combat in the open.

use std::io::Write;
use std::path::Path;

use acies_referee::odds::{OpenDuel, Tally, open_duel_odds};
use acies_rulebook::{Rulebook, TroopId};

use crate::args::OddsArgs;
use crate::editions::Editions;
use crate::failure::{Failure, input};
use crate::texts::Texts;

/// Prints factors and odds of both sides.
///
/// # Errors
/// When the edition has no such troops, or they are to shoot and do not.
pub fn run(wanted: &OddsArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let rulebook = Editions::default()
        .rulebook(&wanted.edition.choice()?, Path::new(""))
        .map_err(input)?;
    let troops = [
        troop(&rulebook, &wanted.one)?,
        troop(&rulebook, &wanted.other)?,
    ];
    let [one, other] = troops;
    let mut open = if wanted.shooting {
        shoots(&rulebook, one)?;
        OpenDuel::shot(one, other)
    } else {
        OpenDuel::close(one, other)
    };
    open.extra = [wanted.one_extra, wanted.other_extra];
    let factors = open.factors(&rulebook);
    let odds = open_duel_odds(&rulebook, &open);
    let sides = [0, 1].map(|side| {
        let code = rulebook.troop(troops[side]).code.as_str();
        (code, factors[side], odds[side])
    });
    if wanted.json {
        let rows: Vec<serde_json::Value> = sides
            .iter()
            .map(|&(code, factor, tally)| json(code, factor, tally))
            .collect();
        writeln!(out, "{}", serde_json::Value::from(rows))?;
        return Ok(true);
    }
    let texts = Texts::english();
    for (code, factor, tally) in sides {
        let counts = [tally.stands, tally.recoils, tally.flees, tally.destroyed]
            .map(|count| count.to_string());
        let [stands, recoils, flees, destroyed] = &counts;
        let args = [
            ("troop", code),
            ("factor", &factor.to_string()),
            ("stands", stands),
            ("recoils", recoils),
            ("flees", flees),
            ("destroyed", destroyed),
        ];
        writeln!(out, "{}", texts.say("odds-row", &args))?;
    }
    Ok(true)
}

fn troop(rulebook: &Rulebook, code: &str) -> Result<TroopId, Failure> {
    troop_named(rulebook, code).ok_or_else(|| {
        let known: Vec<&str> = rulebook
            .troops
            .iter()
            .map(|troop| troop.code.as_str())
            .collect();
        input(format!(
            "found the troop `{code}`, expected one of {}",
            known.join(", ")
        ))
    })
}

/// The troop type that a player means: its code or class in any case, a short form of another sheet, or its name in full.
fn troop_named(rulebook: &Rulebook, text: &str) -> Option<TroopId> {
    let troops = || rulebook.troops.iter();
    let by_code = |code: &str| troops().position(|troop| troop.code.eq_ignore_ascii_case(code));
    let by_class = |name: &str| troops().position(|troop| troop.class.eq_ignore_ascii_case(name));
    // Longbows have no class of their own: the first code of that name is the usual one.
    let by_name = |name: &str| {
        troops().position(|troop| {
            troop
                .code
                .trim_start_matches(|sign: char| sign.is_ascii_digit())
                == name
        })
    };
    let text = text.trim();
    let exact = rulebook.troop_id(text).map(|id| usize::from(id.0));
    let proper = acies_armies::proper_code(text);
    let found = exact
        .or_else(|| by_code(text))
        .or_else(|| by_class(text))
        .or_else(|| {
            let proper = proper?;
            by_code(&proper)
                .or_else(|| by_class(&proper))
                .or_else(|| by_name(&proper))
                // Light camelry is 2Cm where it has no code of its own.
                .or_else(|| by_code("2Cm").filter(|_| proper == "LCm"))
        });
    found.map(|index| TroopId(index as u8))
}

/// Sees to it that a troop shoots.
fn shoots(rulebook: &Rulebook, troop: TroopId) -> Result<(), Failure> {
    let shooters = &rulebook.shooting.shooters;
    let shoots = |troop| shooters.iter().any(|row| row.troops.has(troop));
    if shoots(troop) {
        return Ok(());
    }
    let able: Vec<&str> = (rulebook.troops.iter().enumerate())
        .filter(|&(nth, _)| shoots(TroopId(nth as u8)))
        .map(|(_, troop)| troop.code.as_str())
        .collect();
    Err(input(format!(
        "found the troop `{}`, which does not shoot by {}, expected one of {}",
        rulebook.troop(troop).code,
        rulebook.edition,
        able.join(", ")
    )))
}

fn json(code: &str, factor: i8, tally: Tally) -> serde_json::Value {
    serde_json::json!({
        "troop": code, "factor": factor, "stands": tally.stands, "recoils": tally.recoils, "flees": tally.flees,
        "destroyed": tally.destroyed, "of": 36,
    })
}
