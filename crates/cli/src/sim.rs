//! `acies sim`: many battles between two generals, and how often each wins.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use acies_generals::sim::{Outcome, Plan, Rate, battle, median};
use acies_referee::Side;
use serde_json::json;

use crate::args::SimArgs;
use crate::army::{library, list};
use crate::battle::any_seed;
use crate::editions::Editions;
use crate::failure::{Failure, input};
use crate::soak::check_general;
use crate::texts::Texts;

/// How many letters the bar of progress has.
const BAR: u64 = 40;

/// Fights the battles and says how they ended.
///
/// # Errors
/// When an army, a general or the edition is not known, or pairs are wanted of an odd number of battles.
pub fn run(wanted: &SimArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    check_general(&wanted.red_general)?;
    check_general(&wanted.blue_general)?;
    if wanted.paired && !wanted.number.is_multiple_of(2) {
        return Err(input(format!(
            "found {} battles, expected an even number of them where each is fought from both sides",
            wanted.number
        )));
    }
    let rulebook = Editions::default()
        .rulebook(&wanted.edition.choice(), Path::new(""))
        .map_err(input)?;
    let library = library(&rulebook.edition)?;
    let of = |key: &Option<String>| key.as_deref().map(|key| list(library, key)).transpose();
    let plan = Plan {
        generals: [wanted.red_general.clone(), wanted.blue_general.clone()],
        lists: [of(&wanted.red)?, of(&wanted.blue)?],
        seed: wanted.seed.clone().unwrap_or_else(any_seed),
        limit: wanted.limit,
        paired: wanted.paired,
    };
    let begun = Instant::now();
    let outcomes = fight(wanted, &plan, |number| {
        battle(&rulebook, library, &plan, number)
    });
    let seconds = begun.elapsed().as_secs_f64();
    if wanted.csv {
        table(&outcomes, out)?;
        return Ok(true);
    }
    let sum = Summary::of(&outcomes);
    if wanted.json {
        writeln!(out, "{}", sum.json(&plan, seconds))?;
    } else {
        sum.tell(&plan, seconds, &Texts::english(), out)?;
    }
    Ok(true)
}

/// Fights all battles, several at a time; in the order of their numbers.
fn fight(
    wanted: &SimArgs,
    plan: &Plan<'_>,
    one: impl Fn(u64) -> Option<Outcome> + Sync,
) -> Vec<Outcome> {
    let next = AtomicU64::new(0);
    let found: Mutex<Vec<Outcome>> = Mutex::new(Vec::new());
    let watched = io::stderr().is_terminal();
    let jobs = match wanted.jobs {
        0 => thread::available_parallelism().map_or(1, usize::from),
        jobs => jobs,
    };
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= wanted.number {
                        return;
                    }
                    let outcome = one(number);
                    // A thread that panicked has left nothing half-done in the list.
                    let mut found = found
                        .lock()
                        .unwrap_or_else(std::sync::PoisonError::into_inner);
                    found.extend(outcome);
                    if watched {
                        progress(&found, plan, wanted.number);
                    }
                }
            });
        }
    });
    let mut found = found
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    found.sort_unstable_by_key(|outcome| outcome.number);
    found
}

/// Shows how far it is, on the line where it was shown before.
fn progress(found: &[Outcome], plan: &Plan<'_>, all: u64) {
    let done = found.len() as u64;
    let full = (done * BAR / all.max(1)) as usize;
    let wins = |general| {
        found
            .iter()
            .filter(|one| one.winner() == Some(general))
            .count()
    };
    let [first, second] = &plan.generals;
    let end = if done == all { "\n" } else { "" };
    eprint!(
        "\r[{}{}] {done} of {all}: {first} {}, {second} {}{end}",
        "#".repeat(full),
        " ".repeat(BAR as usize - full),
        wins(0),
        wins(1),
    );
}

/// One line a battle.
fn table(outcomes: &[Outcome], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(
        out,
        "number,red,blue,changed,winner,capped,bounds,contact,orders,refused"
    )?;
    for one in outcomes {
        let contact = one
            .contact
            .map_or_else(String::new, |bound| bound.to_string());
        writeln!(
            out,
            "{},{},{},{},{},{},{},{contact},{},{}",
            one.number,
            one.armies[0],
            one.armies[1],
            one.changed,
            one.winner.map_or("", Side::word),
            one.capped,
            one.bounds,
            one.orders,
            one.refused,
        )?;
    }
    Ok(())
}

/// What came of all battles together.
struct Summary {
    n: u64,
    /// How often red and blue won.
    wins: [u64; 2],
    /// How often each general won.
    by: [Rate; 2],
    /// Draws count for neither here, though they are battles.
    draws: Rate,
    bounds: Option<u16>,
    contact: Option<u16>,
    refused: u64,
}

impl Summary {
    fn of(outcomes: &[Outcome]) -> Summary {
        let n = outcomes.len() as u64;
        let count =
            |so: &dyn Fn(&Outcome) -> bool| outcomes.iter().filter(|one| so(one)).count() as u64;
        // Who never comes to blows does so later than everybody else.
        let contacts = outcomes.iter().map(|one| one.contact.unwrap_or(u16::MAX));
        Summary {
            n,
            wins: Side::BOTH.map(|side| count(&|one| one.winner == Some(side))),
            by: [0, 1].map(|general| Rate {
                hits: count(&|one| one.winner() == Some(general)),
                of: n,
            }),
            draws: Rate {
                hits: count(&|one| one.winner.is_none()),
                of: n,
            },
            bounds: median(outcomes.iter().map(|one| one.bounds).collect()),
            contact: median(contacts.collect()).filter(|&bound| bound < u16::MAX),
            refused: outcomes.iter().map(|one| u64::from(one.refused)).sum(),
        }
    }

    fn json(&self, plan: &Plan<'_>, seconds: f64) -> serde_json::Value {
        let generals: Vec<serde_json::Value> = plan
            .generals
            .iter()
            .zip(self.by)
            .map(|(name, rate)| {
                json!({ "general": name, "wins": rate.hits, "share": rate.share(), "interval": rate.interval() })
            })
            .collect();
        json!({
            "n": self.n,
            "red_wins": self.wins[0],
            "blue_wins": self.wins[1],
            "draws": self.draws.hits,
            "generals": generals,
            "paired": plan.paired,
            "median_bounds": self.bounds,
            "median_first_contact": self.contact,
            "refused": self.refused,
            "seconds": seconds,
            "seed": plan.seed.to_string(),
        })
    }

    fn tell(
        &self,
        plan: &Plan<'_>,
        seconds: f64,
        texts: &Texts,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let hundredths = |share: f64| format!("{:.1}", share * 100.0);
        for (general, rate) in plan.generals.iter().zip(self.by) {
            let [low, high] = rate.interval().map(hundredths);
            let args = [
                ("general", general.as_str()),
                ("wins", &rate.hits.to_string()),
                ("of", &rate.of.to_string()),
                ("share", &hundredths(rate.share())),
                ("low", &low),
                ("high", &high),
            ];
            writeln!(out, "{}", texts.say("sim-general", &args))?;
        }
        let number = |found: Option<u16>| found.map_or_else(|| "–".to_owned(), |n| n.to_string());
        let args = [
            ("red", self.wins[0].to_string()),
            ("blue", self.wins[1].to_string()),
            ("draws", self.draws.hits.to_string()),
            ("draw-share", hundredths(self.draws.share())),
            ("bounds", number(self.bounds)),
            ("contact", number(self.contact)),
            ("refused", self.refused.to_string()),
            ("seed", plan.seed.to_string()),
            ("rate", format!("{:.1}", self.n as f64 / seconds.max(1e-9))),
        ];
        let args: Vec<(&str, &str)> = args
            .iter()
            .map(|(name, text)| (*name, text.as_str()))
            .collect();
        for id in ["sim-sides", "sim-bounds", "sim-seed"] {
            writeln!(out, "{}", texts.say(id, &args))?;
        }
        if self.refused > 0 {
            writeln!(out, "{}", texts.say("sim-refused", &args))?;
        }
        Ok(())
    }
}
