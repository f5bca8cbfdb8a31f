//! Prints a record as sentences.

use std::io::Write;

use acies_chronicle::{Given, Record};

use crate::failure::Failure;
use crate::reasons;
use crate::texts::Texts;

/// Tells a record; with what the generals say of their decisions, before each order, if that is wanted.
///
/// # Errors
/// When it cannot be written.
pub fn report(record: &Record, explain: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let texts = Texts::english();
    let mut notes = record.notes().filter(|_| explain).peekable();
    if let Ok(head) = &record.head {
        let [red, blue] = &head.armies;
        let args = [
            ("red", red.as_str()),
            ("blue", blue.as_str()),
            ("edition", head.edition.edition.as_str()),
        ];
        writeln!(out, "{}", texts.say("report-head", &args))?;
        if !head.house.is_empty() {
            writeln!(out, "{}", texts.say("report-house", &[]))?;
        }
        let agreed = head.edition.conventions.join(", ");
        let rulings = head.edition.rulings.iter();
        let rulings: Vec<String> = rulings
            .map(|(id, answer)| format!("{id}={answer}"))
            .collect();
        if !agreed.is_empty() {
            writeln!(
                out,
                "{}",
                texts.say("report-conventions", &[("ids", &agreed)])
            )?;
        }
        if !rulings.is_empty() {
            let ids = rulings.join(", ");
            writeln!(out, "{}", texts.say("report-rulings", &[("ids", &ids)]))?;
        }
    }
    for entry in &record.entries {
        let mut before = Vec::new();
        while let Some((_, note)) = notes.next_if(|&(line, _)| line < entry.line) {
            before.push(note);
        }
        // One sentence, and how it came about in a block of its own.
        for lines in reasons::explain(&before, &texts) {
            for (nth, line) in lines.iter().enumerate() {
                let indent = if nth == 0 { "    " } else { "        " };
                writeln!(out, "{indent}{line}")?;
            }
        }
        match &entry.given {
            Given::Order(side, order) => {
                let args = [("side", side.word()), ("order", &order.to_string())];
                writeln!(out, "{}", texts.say("report-order", &args))?;
            }
            Given::Throw { purpose, dice, .. } => {
                let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
                let args = [("purpose", purpose.as_str()), ("dice", &faces.join(" "))];
                writeln!(out, "{}", texts.say("report-throw", &args))?;
            }
        }
        for (_, event) in &entry.events {
            if event.starts_with("bound ") {
                writeln!(out)?;
            }
            writeln!(out, "  {}", texts.event(event))?;
        }
    }
    if let Some(foot) = &record.foot {
        writeln!(out)?;
        let (result, side) = foot.result.split_once(' ').unwrap_or((&foot.result, ""));
        writeln!(
            out,
            "{}",
            texts.say(&format!("report-{result}"), &[("side", side)])
        )?;
        if let Some([red, blue]) = foot.losses {
            let args = [("red", red.to_string()), ("blue", blue.to_string())];
            let args = [
                (args[0].0, args[0].1.as_str()),
                (args[1].0, args[1].1.as_str()),
            ];
            writeln!(out, "{}", texts.say("report-losses", &args))?;
        }
        if let Some(seed) = &foot.seed {
            writeln!(out, "{}", texts.say("report-seed", &[("seed", seed)]))?;
        }
    }
    Ok(())
}
