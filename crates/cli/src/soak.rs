//! `acies soak` and `acies signature`: play many battles, for developers of the program.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::Ordering;

use acies_generals::signature::signature;
use acies_generals::soak::{SoakPlan, soak};
use acies_generals::{NAMES, general};

use acies_rulebook::{EditionErrors, Scale};

use crate::args::{SignatureArgs, SoakArgs};
use crate::army::library;
use crate::console::{complain, write_error};
use crate::editions::{Editions, source};
use crate::failure::{Failure, input};
use crate::stop::stoppable;
use crate::suggest::did_you_mean;
use crate::texts::Texts;

/// The number of battles between updates of the progress line.
const PROGRESS: u64 = 20;

/// Checks the name of a general.
///
/// # Errors
/// When there is no general with this name.
pub fn check_general(name: &str) -> Result<(), Failure> {
    match general(name, 0) {
        Some(_) => Ok(()),
        None => Err(input(format!(
            "found the general `{name}`, expected one of {}{}",
            NAMES.join(", "),
            did_you_mean(name, NAMES)
        ))),
    }
}

/// Plays the battles, and prints their coverage and all faults; returns whether there were none.
///
/// # Errors
/// When the edition or the general is unknown.
pub fn run(wanted: &SoakArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    check_general(&wanted.general)?;
    if wanted.first.checked_add(wanted.number).is_none() {
        return Err(input(format!(
            "found {} battles from number {} on, expected none beyond number {}",
            wanted.number,
            wanted.first,
            u64::MAX - 1
        )));
    }
    let rulebook = Editions::default()
        .rulebook(&wanted.edition.choice()?, Path::new(""))
        .map_err(input)?;
    let plan = SoakPlan {
        general: wanted.general.clone(),
        first: wanted.first,
        battles: wanted.number,
        limit: wanted.limit,
    };
    let watched = std::io::stderr().is_terminal();
    let stop = stoppable(|| complain(&Texts::english().say("sim-stopping", &[])))?;
    let mut fought = 0;
    let report_progress = |done: u64| {
        fought = done;
        if watched && (done.is_multiple_of(PROGRESS) || done == plan.battles) {
            let end = if done == plan.battles { "\n" } else { "" };
            write_error(&format!("\r{done} of {} battles{end}", plan.battles));
        }
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let found = soak(
        &rulebook,
        library(&rulebook.edition)?,
        &plan,
        report_progress,
    );
    write!(out, "{}", found.coverage)?;
    for fault in &found.faults {
        let [red, blue] = &fault.armies;
        writeln!(
            out,
            "battle {} step {} {red} {blue}: {}",
            fault.battle, fault.step, fault.what
        )?;
    }
    if fought < plan.battles {
        let battles = plan.battles;
        let message = format!("stopped after {fought} of {battles} battles");
        return Err(Failure::Stopped(message));
    }
    Ok(found.faults.is_empty())
}

/// Prints the signature.
///
/// # Errors
/// When the edition is unknown.
pub fn sign(wanted: &SignatureArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let source = source(&wanted.edition, Path::new("")).map_err(input)?;
    let wrong = |errors: EditionErrors| input(errors.to_string());
    let rulebook = source.compile(Scale::Mm15, &[], &[]).map_err(wrong)?;
    let library = library(&rulebook.edition)?;
    let battles = usize::try_from(wanted.number).map_err(|error| input(error.to_string()))?;
    let hash = signature(&source, library, battles).map_err(wrong)?;
    writeln!(out, "{hash}")?;
    Ok(true)
}
