//! `acies battle`: one battle between two generals, recorded as it goes.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};
use std::path::Path;

use acies_armies::ArmyList;
use acies_chronicle::{
    DiceSource, EditionChoice, Head, Record, Recorder, RecorderError, Seed, json_lines,
};
use acies_generals::{General, general};
use acies_referee::{Ask, Battle};
use acies_rulebook::Rulebook;

use crate::args::BattleArgs;
use crate::army::{library, list};
use crate::atomic_write::not_over;
use crate::bounded_read;
use crate::editions::{Editions, source};
use crate::engine::engine;
use crate::failure::{Failure, input, not_written};
use crate::record_file::RecordFile;
use crate::report::report;
use crate::soak::check_general;

/// No bound takes so many orders and throws, nor does a setup.
const STEPS: usize = 10_000;

/// Fights the battle and prints a report of it.
///
/// # Errors
/// When an army, a general or the edition is not known, or the record cannot be written.
pub fn run(wanted: &BattleArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let choice = wanted.edition.choice()?;
    let rulebook = Editions::default()
        .rulebook(&choice, Path::new(""))
        .map_err(input)?;
    let library = library(&rulebook.edition)?;
    let lists = [
        list(library, &wanted.red)?.clone(),
        list(library, &wanted.blue)?.clone(),
    ];
    check_general(&wanted.red_general)?;
    check_general(&wanted.blue_general)?;
    let seed = wanted.seed.clone().unwrap_or_else(any_seed);
    let head = head(wanted, &choice, &rulebook, &seed, &lists)?;
    let battle = Battle::new(rulebook, lists).limited(wanted.limit);
    let names = [&wanted.red_general, &wanted.blue_general];
    let mut streams = names
        .iter()
        .zip(["red", "blue"])
        .filter_map(|(name, side)| general(name, seed.stream(side)));
    let (Some(red), Some(blue)) = (streams.next(), streams.next()) else {
        return Err(input("a general is missing"));
    };
    let file = match &wanted.record {
        Some(path) => {
            not_over(path, Path::new(&choice.edition))?;
            Some(RecordFile::create(path, wanted.force)?)
        }
        None => None,
    };
    let text = Vec::new();
    let record = fight(battle, [red, blue], &seed, &head, Copied { text, file });
    // Nothing but the file can fail to be written here.
    let written = record.map_err(|failure| match (failure, &wanted.record) {
        (Failure::Output(error), Some(path)) => {
            not_written(path, &error, "room for the record of the battle")
        }
        (failure, _) => failure,
    })?;
    written.file.map_or(Ok(()), RecordFile::finish)?;
    let record = Record::read(&written.text).map_err(|error| input(error.to_string()))?;
    if wanted.json {
        write!(out, "{}", json_lines(&record)?)?;
        return Ok(true);
    }
    report(&record, wanted.explain, out)?;
    Ok(true)
}

/// A record that is kept here, and in a file if one was named.
struct Copied {
    text: Vec<u8>,
    file: Option<RecordFile>,
}

impl Write for Copied {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Some(file) = &mut self.file {
            file.write_all(bytes)?;
        }
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_mut().map_or(Ok(()), RecordFile::flush)
    }
}

fn fight(
    battle: Battle,
    mut generals: [Box<dyn General>; 2],
    seed: &Seed,
    head: &Head,
    out: Copied,
) -> Result<Copied, Failure> {
    let mut dice = seed.clone();
    let failed = |error: RecorderError| match error {
        RecorderError::Output(error) => Failure::Output(error),
        other => input(other.to_string()),
    };
    let mut recorder = Recorder::begin(battle, out, head)?;
    // Every battle ends, for its bounds are numbered: this is against a fault of the program alone.
    for _ in 0..STEPS * (2 * usize::from(head.limit) + 1) {
        match recorder.battle().asks() {
            Ask::Over(_) => return Ok(recorder.end(Some(seed)).map_err(failed)?.1),
            Ask::Throw(throw) => {
                let faces = dice.throw(throw).unwrap_or_default();
                recorder.throw(dice.word(), &faces).map_err(failed)?;
            }
            Ask::Decide { side, .. } => {
                let general = &mut generals[side as usize];
                let order = general.decide(recorder.battle(), side);
                for entry in general.take_entries() {
                    recorder.note(&entry.to_note(side))?;
                }
                match recorder.obey(&order) {
                    // A general that proposes what it may not do has said nothing; the referee's default goes on.
                    Err(RecorderError::Illegal(_)) => {
                        recorder.note(&format!("refused {order}"))?;
                        let order = recorder.battle().default_order();
                        recorder.obey(&order).map_err(failed)?;
                    }
                    obeyed => {
                        obeyed.map_err(failed)?;
                    }
                }
            }
        }
    }
    Err(input("the battle does not end"))
}

fn head(
    wanted: &BattleArgs,
    choice: &EditionChoice,
    rulebook: &Rulebook,
    seed: &Seed,
    lists: &[ArmyList; 2],
) -> Result<Head, Failure> {
    let mut choice = choice.clone();
    let source = source(&choice.edition, Path::new("")).map_err(input)?;
    // The default answers of an edition go without saying.
    let default = |(id, answer): &(String, String)| {
        let mut rulings = source.rulings().iter();
        rulings.any(|ruling| ruling.id == *id && ruling.default == *answer)
    };
    choice.rulings.retain(|chosen| !default(chosen));
    let mut house = Vec::new();
    let path = Path::new(&choice.edition);
    if path.extension().is_some_and(|end| end == "toml") {
        let text = bounded_read::text(path, bounded_read::EDITION)?;
        house = text.lines().map(str::to_owned).collect();
        choice.edition.clone_from(&rulebook.edition);
    }
    let head = Head {
        engine: Some(engine()),
        house,
        limit: wanted.limit,
        players: [wanted.red_general.clone(), wanted.blue_general.clone()],
        date: wanted.date.clone(),
        ..Head::plain(
            choice,
            rulebook,
            lists.each_ref().map(|list| list.key().to_string()),
            seed.word(),
        )
    };
    Ok(head.promising(seed))
}

/// A random seed, for a battle without `--seed`.
pub fn any_seed() -> Seed {
    Seed::from(RandomState::new().build_hasher().finish())
}
