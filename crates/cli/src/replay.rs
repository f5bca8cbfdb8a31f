//! `acies replay`: shows a record, or checks every line with the referee.

use std::fs;
use std::io::Write;
use std::path::Path;

use acies_chronicle::{Record, Replay, ReplayError, json_lines, svg};
use acies_referee::{Ask, Event};
use serde_json::json;

use crate::args::ReplayArgs;
use crate::bounded_read;
use crate::failure::{Failure, in_file, not_written};
use crate::report::report;
use crate::texts::Texts;

/// Shows, verifies or draws the record; returns whether the referee agrees, if it was asked.
///
/// # Errors
/// When the file is not a record, or its battle cannot be recreated.
pub fn run(wanted: &ReplayArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let path = &wanted.file;
    let bytes = bounded_read::bytes(path, bounded_read::RECORD)?;
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
    let drawn = match &wanted.svg {
        Some(folder) => draw(&record, wanted, folder),
        None => Ok(()),
    };
    if wanted.json {
        write!(out, "{}", json_lines(&record)?)?;
    }
    if wanted.verify {
        let verdict = Verdict::of(&record, path)?;
        if wanted.json {
            writeln!(out, "{}", verdict.json())?;
        } else {
            verdict.write(path, &Texts::english(), out)?;
        }
        return drawn.map(|()| verdict.differs.is_none());
    }
    if !wanted.json && wanted.svg.is_none() {
        report(&record, wanted.explain, out)?;
    }
    out.flush()?;
    for (id, line) in [("replay-cut", record.cut), ("replay-broken", record.broken)] {
        if let Some(line) = line {
            let line = line.to_string();
            eprintln!("{}", Texts::english().say(id, &[("line", &line)]));
        }
    }
    drawn.map(|()| true)
}

/// The result of verifying a record.
struct Verdict {
    /// The number of orders and rolls in the record.
    steps: usize,
    /// Whether the battle is over at the end of the replay.
    over: bool,
    /// The incomplete last line.
    cut: Option<usize>,
    /// The hash of the edition in the record and now, if they differ.
    editions: Option<[String; 2]>,
    /// The first difference and its line.
    differs: Option<ReplayError>,
}

impl Verdict {
    /// Compares everything.
    fn of(record: &Record, path: &Path) -> Result<Verdict, Failure> {
        let verified = record.verify().map_err(|error| in_file(path, error))?;
        let head = record.head.as_ref().ok();
        let now = head.and_then(|head| Some((head, head.battle().ok()?)));
        let editions = now.map(|(head, battle)| {
            let now = battle.rulebook().hash.clone();
            [head.edition_hash.clone(), now]
        });
        Ok(Verdict {
            steps: record.entries.len(),
            over: matches!(&verified, Ok(battle) if matches!(battle.asks(), Ask::Over(_))),
            cut: record.cut,
            editions: editions.filter(|[record, now]| record != now),
            differs: verified.err(),
        })
    }

    /// Formats the result as sentences.
    fn write(&self, path: &Path, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some([record, now]) = &self.editions {
            let args = [("record", record.as_str()), ("now", now.as_str())];
            writeln!(out, "{}", texts.say("replay-edition", &args))?;
        }
        if let Some(line) = self.cut {
            let line = line.to_string();
            writeln!(out, "{}", texts.say("replay-cut", &[("line", &line)]))?;
        }
        if let Some(error) = &self.differs {
            writeln!(out, "{}: {error}", path.display())?;
            return Ok(());
        }
        let end = if self.over {
            "replay-same"
        } else {
            "replay-same-so-far"
        };
        let steps = self.steps.to_string();
        writeln!(out, "{}", texts.say(end, &[("steps", &steps)]))?;
        Ok(())
    }

    /// Formats the result as a JSON object, to follow those of the record.
    fn json(&self) -> serde_json::Value {
        let differs = self.differs.as_ref();
        json!({
            "line": "verdict", "agrees": differs.is_none(), "steps": self.steps, "over": self.over, "cut": self.cut,
            "editions": self.editions, "at": differs.map(|error| error.line),
            "why": differs.map(|error| error.what.to_string()),
        })
    }
}

/// Draws the table at the start of each bound and at the end, unless the referee refuses part of the record.
fn draw(record: &Record, wanted: &ReplayArgs, folder: &Path) -> Result<(), Failure> {
    let wrong = |error: ReplayError| in_file(&wanted.file, error);
    let replay = || Replay::new(record).map_err(|error| in_file(&wanted.file, error));
    let mut trial = replay()?;
    while trial.step().map_err(wrong)?.is_some() {}
    fs::create_dir_all(folder)
        .map_err(|error| not_written(folder, &error, "a folder for the pictures"))?;
    let mut pictures = 0;
    let mut picture = |replay: &Replay, title: &str| -> Result<(), Failure> {
        pictures += 1;
        let path = folder.join(format!("{pictures:03}-{}.svg", title.replace(' ', "-")));
        fs::write(&path, svg(replay.battle().view(), title))
            .map_err(|error| not_written(&path, &error, "room for a picture"))
    };
    let mut replay = replay()?;
    while let Some((_, events)) = replay.step().map_err(wrong)? {
        for event in events {
            if matches!(event, Event::BoundBegins { .. }) {
                picture(&replay, &event.to_string())?;
            }
        }
    }
    picture(&replay, "end")
}
