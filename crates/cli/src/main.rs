//! The program `acies`: translates the command line into calls of the other crates, and their results
//! into text. It holds no rules of the game.

// Standard output and error may be closed or full, where the macros of the library panic.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod admin;
mod args;
mod army;
mod atomic_write;
mod baroque;
mod battle;
mod bounded_read;
mod check;
mod console;
#[cfg(test)]
mod documented;
mod editions;
mod engine;
mod failure;
mod notices;
mod odds;
mod perft;
mod play;
mod reasons;
mod record_file;
mod replay;
mod report;
mod rules;
mod serve;
mod sheet;
mod sim;
mod soak;
mod solo;
mod stop;
mod suggest;
mod texts;

use std::io::Write;
use std::process::{self, ExitCode};

use clap::error::ErrorKind as UsageKind;
use clap::{CommandFactory, Parser};

use args::{Args, Command};
use console::{Output, complain};
use failure::Failure;

/// The exit status when the answer is no.
const NO: u8 = 1;
/// The exit status when the input cannot be used.
const UNUSABLE: u8 = 2;
/// The exit status after Ctrl-C or SIGTERM, as shells have it for the first: 128 plus the number of the signal.
const STOPPED: u8 = 130;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return usage(&error),
    };
    let mut out = Output::new();
    let answer = run(args.command, &mut out).and_then(|yes| {
        out.flush()?;
        Ok(yes)
    });
    match answer {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(NO),
        Err(failure) => {
            // The results so far stay valid, so a failure to write the rest is ignored.
            let _ = out.flush();
            complain(&format!("acies: {failure}"));
            ExitCode::from(match failure {
                Failure::Stopped(_) => STOPPED,
                Failure::Input(_) | Failure::Output(_) => UNUSABLE,
            })
        }
    }
}

/// Carries out a command; returns whether the result is positive.
fn run(command: Command, out: &mut dyn Write) -> Result<bool, Failure> {
    match command {
        Command::Play(wanted) => {
            play::play(&wanted).map_err(|error| failure::input(error.to_string()))?;
            // Ctrl-C or SIGTERM has ended it.
            process::exit(i32::from(STOPPED))
        }
        Command::Serve(wanted) => {
            serve::serve(&wanted).map_err(|error| failure::input(error.to_string()))?;
            Ok(true)
        }
        Command::Battle(wanted) => battle::run(&wanted, out),
        Command::Sim(wanted) => sim::run(&wanted, out),
        Command::Check(wanted) => check::run(&wanted, out),
        Command::Replay(wanted) => replay::run(&wanted, out),
        Command::Odds(wanted) => odds::run(&wanted, out),
        Command::Army(wanted) => army::run(&wanted, out),
        Command::Rules(wanted) => rules::run(&wanted, out),
        Command::Soak(wanted) => soak::run(&wanted, out),
        Command::Solo(wanted) => solo::run(&wanted, out),
        Command::Baroque(wanted) => baroque::run(&wanted, out),
        Command::Signature(wanted) => soak::sign(&wanted, out),
        Command::Perft(wanted) => perft::run(&wanted, out),
        Command::Admin(wanted) => admin::run(&wanted, out),
    }
}

/// Prints help on request; for a wrong command line prints an error of one line.
fn usage(error: &clap::Error) -> ExitCode {
    let text = error.to_string();
    let line = match error.kind() {
        UsageKind::DisplayHelp | UsageKind::DisplayVersion => {
            // If help cannot be printed, there is nothing else to do.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        UsageKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let help = used(&text).join(" ");
            format!("no command, expected one of those that `{help} --help` names")
        }
        UsageKind::InvalidSubcommand => {
            let (words, all) = (used(&text), Args::command());
            let command = words
                .iter()
                .skip(1)
                .try_fold(&all, |command, word| command.find_subcommand(word));
            let commands = command.unwrap_or(&all).get_subcommands();
            let names: Vec<&str> = commands.map(clap::Command::get_name).collect();
            format!("{}; expected one of {}", joined(&text), names.join(", "))
        }
        _ => joined(&text),
    };
    let line = failure::one_line(line.strip_prefix("error: ").unwrap_or(&line));
    complain(&format!("acies: {line}"));
    ExitCode::from(UNUSABLE)
}

/// The command that the usage in an error is about: `acies`, or `acies` and a command.
fn used(error: &str) -> Vec<&str> {
    let usage = error.lines().find_map(|line| line.strip_prefix("Usage: "));
    let words = usage.unwrap_or("acies").split(' ');
    words
        .take_while(|word| !word.starts_with(['<', '[']))
        .collect()
}

/// Joins the lines of an error up to the usage: list items with commas, other lines with semicolons.
fn joined(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    let lines = lines.take_while(|line| !line.starts_with("Usage:"));
    let mut all = String::new();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with("For more information")) {
        all.push_str(match line.chars().next() {
            _ if all.is_empty() => "",
            _ if all.ends_with(':') => " ",
            Some('[') => " ",
            Some('<' | '-') => ", ",
            _ => "; ",
        });
        all.push_str(line);
    }
    all
}
