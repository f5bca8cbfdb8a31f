//! `acies sim`: many battles between two generals or many armies, and how often each wins.
//!
//! The output depends only on the seed and the arguments, so it is the same bit for bit however many battles
//! run in parallel. Anything else, such as the speed, is printed on standard error.

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

use crate::army::library;
use crate::atomic_write::{Place, not_over};
use crate::editions::Editions;
use crate::failure::{Failure, input};
use crate::stop::stoppable;
use crate::texts::Texts;
use args::SimArgs;
use progress::Progress;

/// The results, for output in any form.
pub struct Report<'a> {
    plan: &'a SimPlan<'a>,
    library: &'a Library,
    /// The edition and its options.
    rulebook: &'a Rulebook,
    /// The rulings that were chosen, with their answers.
    rulings: &'a [(String, String)],
    /// The number of requested battles.
    asked: u64,
    tally: Results,
    texts: &'a Texts,
}

impl Report<'_> {
    /// Whether Ctrl-C stopped the run before its end.
    fn partial(&self) -> bool {
        self.tally.all.n < self.asked
    }
}

/// Plays the battles and prints the results.
///
/// # Errors
/// When an argument is invalid, which is reported before the first battle, or the run is stopped.
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
    let (shown, stopping) = (progress.clone(), texts.say("sim-stopping", &[]));
    let stop = stoppable(move || shown.say(&stopping))?;
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
