//! `acies replay`: shows a record, or puts every line of it to the referee again.

use std::fs;
use std::io::Write;
use std::path::Path;

use acies_chronicle::{Record, Replay, json_lines, svg};
use acies_referee::{Ask, Event};

use crate::args::ReplayArgs;
use crate::failure::{Failure, in_file};
use crate::reading;
use crate::report::report;
use crate::texts::Texts;

/// Shows, verifies or draws the record; answers whether the referee agrees, where it was asked.
///
/// # Errors
/// When the file is no record, or its battle cannot be set up.
pub fn run(wanted: &ReplayArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let path = &wanted.file;
    let bytes = reading::bytes(path, reading::RECORD)?;
    let record = Record::read(&bytes).map_err(|error| in_file(path, error))?;
    if let Err(missing) = &record.head {
        let line = record.cut.unwrap_or(record.lines.len() + 1);
        let message = format!("line {line}: the file ends within its head: {missing}");
        return Err(in_file(path, message));
    }
    let record = match wanted.upto {
        Some(steps) => record.up_to(usize::try_from(steps).unwrap_or(usize::MAX)),
        None => record,
    };
    let texts = Texts::english();
    if wanted.json {
        write!(out, "{}", json_lines(&record)?)?;
    }
    if let Some(folder) = &wanted.svg {
        draw(&record, wanted, folder)?;
    }
    if wanted.verify {
        return verify(&record, path, out);
    }
    if !wanted.json && wanted.svg.is_none() {
        report(&record, wanted.explain, out)?;
        if let Some(line) = record.cut {
            writeln!(
                out,
                "{}",
                texts.say("replay-cut", &[("line", &line.to_string())])
            )?;
        }
        if let Some(line) = record.broken {
            writeln!(
                out,
                "{}",
                texts.say("replay-broken", &[("line", &line.to_string())])
            )?;
        }
    }
    Ok(true)
}

/// Compares everything, and says where the first difference is.
fn verify(record: &Record, path: &Path, out: &mut dyn Write) -> Result<bool, Failure> {
    let texts = Texts::english();
    let verified = record.verify().map_err(|error| in_file(path, error))?;
    let now = record
        .head
        .as_ref()
        .ok()
        .and_then(|head| Some((head, head.battle().ok()?)));
    if let Some((head, battle)) = now
        && head.edition_hash != battle.rulebook().hash
    {
        let args = [
            ("record", head.edition_hash.as_str()),
            ("now", battle.rulebook().hash.as_str()),
        ];
        writeln!(out, "{}", texts.say("replay-edition", &args))?;
    }
    if let Some(line) = record.cut {
        writeln!(
            out,
            "{}",
            texts.say("replay-cut", &[("line", &line.to_string())])
        )?;
    }
    match verified {
        Ok(battle) => {
            let steps = record.entries.len().to_string();
            let end = match battle.asks() {
                Ask::Over(_) => "replay-same",
                _ => "replay-same-so-far",
            };
            writeln!(out, "{}", texts.say(end, &[("steps", &steps)]))?;
            Ok(true)
        }
        Err(error) => {
            writeln!(out, "{}: {error}", path.display())?;
            Ok(false)
        }
    }
}

/// Draws the table at the beginning of each bound and at the end.
fn draw(record: &Record, wanted: &ReplayArgs, folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| in_file(folder, error))?;
    let mut replay = Replay::new(record).map_err(|error| in_file(&wanted.file, error))?;
    let mut pictures = 0;
    let mut picture = |replay: &Replay, title: &str| -> Result<(), Failure> {
        pictures += 1;
        let path = folder.join(format!("{pictures:03}-{}.svg", title.replace(' ', "-")));
        fs::write(&path, svg(replay.battle().view(), title)).map_err(|error| in_file(&path, error))
    };
    loop {
        let step = replay
            .step()
            .map_err(|error| in_file(&wanted.file, error))?;
        let Some((_, events)) = step else {
            break;
        };
        for event in events {
            if matches!(event, Event::BoundBegins { .. }) {
                picture(&replay, &event.to_string())?;
            }
        }
    }
    picture(&replay, "end")
}
