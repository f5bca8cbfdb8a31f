//! `acies baroque react`: one reaction, from the roll to the Discipline Test.

use std::io::Write;

use acies_baroque::{
    AllowedReactions, CannotReact, Closest, Outcome, Reaction, Reading, Tables, TriggerEvent,
    UnitCondition, check_reaction, column, reading,
};
use serde_json::{Value, json};

use super::args::ReactArgs;
use super::{Known, rolled, throw};
use crate::failure::Failure;
use crate::texts::Texts;

/// A reaction that was read.
struct Read {
    /// What the unit may check for.
    may: AllowedReactions,
    die: Option<u8>,
    added: u8,
    reading: Reading,
    tie: Option<u8>,
    outcome: Outcome,
}

/// Reads the table; whether the unit may check.
///
/// # Errors
/// When the answer cannot be written.
pub fn run(wanted: &ReactArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let known = Known::of(&wanted.unit);
    let occasion = TriggerEvent {
        trigger: wanted.trigger,
        distance: wanted.distance,
        sight: wanted.seen,
        moved: !wanted.standing,
    };
    let standing = UnitCondition {
        can: known.can,
        reacted: wanted.reacted,
        disordered: wanted.disordered,
        engaged: wanted.engaged,
        gone: false,
    };
    let rulings = &wanted.unit.how.rulings;
    let check = |mode| check_reaction(Tables::embedded(), rulings, mode, occasion, standing);
    // A row without any reaction is read like every other: what a die says there was asked for.
    let may = match check(Some(wanted.unit.mode)) {
        Err(CannotReact::Silent) => check(None),
        may => may,
    };
    let read = may.map(|may| read(wanted, &known, may));
    if wanted.unit.how.json {
        writeln!(out, "{}", answer(wanted, &known, &read))?;
        return Ok(read.is_ok());
    }
    let texts = Texts::english();
    known.write(&texts, out)?;
    match &read {
        Err(barred) => write_barred(*barred, &texts, out)?,
        Ok(read) => write(wanted, read, &texts, out)?,
    }
    Ok(read.is_ok())
}

fn read(wanted: &ReactArgs, known: &Known, may: AllowedReactions) -> Read {
    let mut chance = rolled(wanted.unit.how.seed);
    let die = match wanted.unit.roll {
        Some(_) => None,
        None => Some(wanted.unit.die.unwrap_or_else(|| throw(&mut chance))),
    };
    let headlong = known.can.headlong && die.is_some();
    let roll = die.or(wanted.unit.roll).unwrap_or(1);
    let reading = reading(
        Tables::embedded(),
        &wanted.unit.how.rulings,
        wanted.trigger,
        wanted.unit.mode,
        column(roll, headlong),
        known.can.reactions(),
    );
    let tie = match reading.closest {
        Closest::Tie { .. } => Some(wanted.tie.unwrap_or_else(|| throw(&mut chance))),
        _ => None,
    };
    let outcome = reading.outcome(&wanted.unit.how.rulings, tie.unwrap_or(0), may);
    Read {
        may,
        die,
        added: u8::from(headlong),
        reading,
        tie,
        outcome,
    }
}

/// Whether the unit is marked when this is over: from before, or by what it did.
fn marked(wanted: &ReactArgs, outcome: Outcome) -> bool {
    wanted.reacted || marks(wanted, outcome)
}

/// Whether what it did marks the unit.
fn marks(wanted: &ReactArgs, outcome: Outcome) -> bool {
    outcome.marks || vacated(wanted, outcome) == Some(true)
}

/// Whether the unit got out of it; nothing where it did not try or cannot.
fn vacated(wanted: &ReactArgs, outcome: Outcome) -> Option<bool> {
    let (class, die) = (wanted.discipline?, wanted.vacate?);
    let tries = outcome.vacatable;
    tries.then(|| outcome.is_vacated(Tables::embedded(), class, die))
}

fn answer(wanted: &ReactArgs, known: &Known, read: &Result<Read, CannotReact>) -> Value {
    let mut answer = json!({
        "trigger": wanted.trigger.word(),
        "mode": wanted.unit.mode.code(),
        "can": known.can.words().collect::<Vec<_>>(),
        "unknown-code": known.unknown,
    });
    let more = match read {
        Err(barred) => json!({"reaction": "none", "barred": barred.word()}),
        Ok(read) => {
            let outcome = &read.outcome;
            let vacated = vacated(wanted, *outcome);
            let test = outcome.test && vacated != Some(true);
            let least = wanted.discipline.filter(|_| outcome.vacatable);
            json!({
                "reaction": Reaction::reaction_word(outcome.result),
                "die": read.die,
                "added": read.added,
                "column": read.reading.column,
                "cell": Reaction::reaction_word(read.reading.cell),
                "used": outcome.used,
                "substituted": outcome.substituted,
                "tie": read.tie,
                "vacates-on": least.map(|class| Tables::embedded().vacating(class)),
                "vacated": vacated,
                "test": test,
                "passed": wanted.test.filter(|_| test),
                "marked": marked(wanted, *outcome),
            })
        }
    };
    if let (Value::Object(answer), Value::Object(more)) = (&mut answer, more) {
        answer.extend(more);
    }
    answer
}

fn write_barred(barred: CannotReact, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let reach = match barred {
        CannotReact::TooFar(reach) => reach.to_string(),
        _ => String::new(),
    };
    let why = texts.say(
        &format!("baroque-barred-{}", barred.word()),
        &[("reach", &reach)],
    );
    writeln!(out, "{}", texts.say("baroque-may-not", &[("why", &why)]))?;
    Ok(())
}

fn write(
    wanted: &ReactArgs,
    read: &Read,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let named = |reaction| {
        texts.say(
            &format!("baroque-reaction-{}", Reaction::reaction_word(reaction)),
            &[],
        )
    };
    let mut say = |id: &str, args: &[(&str, &str)]| writeln!(out, "{}", texts.say(id, args));
    let mode = wanted.unit.mode.code();
    let column = read.reading.column.to_string();
    let cell = named(read.reading.cell);
    if let Some(die) = read.die {
        let id = if read.added > 0 {
            "baroque-die-plus"
        } else {
            "baroque-die"
        };
        say(id, &[("die", &die.to_string())])?;
    }
    let args = [
        ("column", column.as_str()),
        ("mode", mode),
        ("reaction", &cell),
    ];
    say("baroque-cell", &args)?;
    let outcome = &read.outcome;
    let used = outcome.used.unwrap_or(read.reading.column).to_string();
    match (read.reading.closest, read.tie) {
        (Closest::Tie { lower, higher }, Some(die)) => {
            let (lower, higher, die) = (lower.to_string(), higher.to_string(), die.to_string());
            let args = [
                ("lower", lower.as_str()),
                ("higher", &higher),
                ("die", &die),
                ("column", &used),
            ];
            say("baroque-tie", &args)?;
        }
        (Closest::Nowhere, _) => say("baroque-nowhere", &[])?,
        _ if outcome.substituted => say("baroque-nearest", &[("column", &used)])?,
        _ => {}
    }
    let result = named(outcome.result);
    let came = match (outcome.result, outcome.test) {
        (Some(_), true) => "baroque-reacts",
        (Some(_), false) => "baroque-evades",
        (None, _) if marks(wanted, *outcome) => "baroque-does-nothing-marked",
        (None, _) => "baroque-does-nothing",
    };
    say(came, &[("reaction", &result)])?;
    let vacated = vacated(wanted, *outcome);
    if let (Some(class), None, true) = (wanted.discipline, vacated, outcome.vacatable) {
        let least = Tables::embedded().vacating(class).to_string();
        say(
            "baroque-may-vacate",
            &[("class", class.word()), ("least", &least)],
        )?;
    }
    if let Some(vacated) = vacated {
        let id = if vacated {
            "baroque-vacated"
        } else {
            "baroque-not-vacated"
        };
        say(id, &[])?;
    }
    let test = outcome.test && vacated != Some(true);
    if test {
        let id = match wanted.test {
            None => "baroque-test-due",
            Some(true) => "baroque-passes-test",
            Some(false) => "baroque-fails-test",
        };
        say(id, &[("reaction", &result)])?;
    }
    let id = match read.may {
        _ if marks(wanted, *outcome) => "baroque-marked",
        AllowedReactions::React => "baroque-not-marked",
        AllowedReactions::OnlyEvade if wanted.reacted => "baroque-marked-before",
        AllowedReactions::OnlyEvade => "baroque-not-marked-unsteady",
    };
    say(id, &[])?;
    Ok(())
}
