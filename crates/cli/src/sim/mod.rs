//! `acies sim`: many battles between two generals or many armies, and how often each wins.
//!
//! What is printed follows from the seed and what was asked alone, so that it is the same bit for bit however many battles
//! are fought at a time. What does not, such as how fast it went, is said on standard error.

pub mod args;
mod data;
mod fight;
mod output;
mod plan;
mod plot;
mod progress;

use std::io::Write;
use std::path::Path;
use std::thread;

use acies_armies::Library;
use acies_generals::sim::{Results, SimPlan, battle};
use acies_rulebook::Rulebook;

use crate::STOPPED;
use crate::army::library;
use crate::atomic_write::{Place, not_over};
use crate::editions::Editions;
use crate::failure::{Failure, input};
use crate::texts::Texts;
use args::SimArgs;
use progress::Progress;

/// All that is known in the end, to be shown in one form or another.
pub struct Report<'a> {
    plan: &'a SimPlan<'a>,
    library: &'a Library,
    /// What was played by.
    rulebook: &'a Rulebook,
    /// The rulings that were chosen, with their answers.
    rulings: &'a [(String, String)],
    /// How many battles were wanted.
    asked: u64,
    tally: Results,
    texts: &'a Texts,
}

impl Report<'_> {
    /// Whether Ctrl-C stopped it before all battles were fought.
    fn partial(&self) -> bool {
        self.tally.all.n < self.asked
    }
}

/// Fights the battles and says how they ended.
///
/// # Errors
/// When something that is asked for cannot be done, which is said before the first battle; or it is stopped.
pub fn run(wanted: &SimArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let rulebook = Editions::default()
        .rulebook(&wanted.edition.choice()?, Path::new(""))
        .map_err(input)?;
    let library = library(&rulebook.edition)?;
    let (plan, asked) = plan::plan(wanted, library)?;
    if let Some(plot) = &wanted.plot {
        let house = Path::new(&wanted.edition.edition);
        for read in [Some(house), wanted.armies_from.as_deref()] {
            read.map_or(Ok(()), |read| not_over(plot, read))?;
        }
    }
    let place = wanted.plot.as_deref().map(Place::new).transpose()?;
    let texts = Texts::english();

    let progress = Progress::new(wanted.progress, asked, &plan.generals, &texts);
    let stop = fight::stoppable(&progress, texts.say("sim-stopping", &[]), STOPPED)?;
    let jobs = match wanted.jobs {
        Some(jobs) => usize::from(jobs),
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    progress.begin(jobs, &texts);
    let mut outcomes = fight::fight(asked, jobs, &stop, &progress, |number| {
        battle(&rulebook, library, &plan, number)
    });
    progress.end();
    if plan.schedule.is_paired() {
        outcomes.truncate(outcomes.len() / 2 * 2);
    }

    let report = Report {
        plan: &plan,
        library,
        rulebook: &rulebook,
        rulings: &wanted.edition.rulings,
        asked,
        tally: Results::new(&plan, &outcomes),
        texts: &texts,
    };
    if wanted.form.csv {
        data::csv(&report, &outcomes, out)?;
    } else if wanted.form.json {
        writeln!(out, "{}", data::json(&report))?;
    } else {
        output::write(&report, out)?;
    }
    if let Some(place) = place {
        place.write(&plot::svg(&report))?;
    }
    if report.partial() {
        return Err(Failure::Stopped(format!(
            "stopped after {} of {asked} battles",
            report.tally.all.n
        )));
    }
    Ok(true)
}
