//! The project's own commands: `cargo xtask test | bench | docs | solo-coverage | mutate-code | mutate-editions | build |
//! play`.
//!
//! Everything that continuous integration does is one of these; nothing is hidden in a script.

mod bench;
mod docs;
mod mutate;
mod run;
mod test;
mod wasm;
mod web;

use std::process::ExitCode;

use anyhow::Result;

use crate::run::{cargo, step};

const HELP: &str = "\
cargo xtask COMMAND

  build              the page, its engine and the program that serves it, into one file
  play [ARGUMENTS]   the same, then `acies play`
  test-page          only the page: its types, its unit tests, and battles in a browser
  test               formatting, lints, unit, property and scenario tests, documents, and the page as above
  bench [PART ..]    the figures of benches/RESULTS.md, measured anew: shapes, battles, costs, webassembly, instructions
  docs [--check]     writes the generated pages and sheets of docs/, or says which are stale
  solo-coverage [N]  lets Solo DBA fight itself and writes how often each part of it comes up
  mutate-code [combat|aftermath|rulebook|solo [ARGUMENTS]]
                     changes the code one place at a time, says what no test notices and compares that with
                     docs/code-mutants.toml; arguments go to cargo mutants: --shard 0/8 tries each eighth place
  mutate-code --together [PART [TEXT ..]]
                     the same with all changes in one program, which is much faster; only those whose names contain a text
  mutate-editions [EDITION|conventions [TEXT]]
                     changes each cell of the editions and conventions, or those whose key contains a text, and says
                     what no scenario notices
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<()> {
    match arguments.first().map(String::as_str) {
        Some("build") => web::build(),
        Some("play") => web::play(&arguments[1..]),
        Some("test-page") => web::test().map(|_| ()),
        Some("test") => test::all(),
        Some("bench") => bench::run(&arguments[1..]),
        Some("docs") => docs::run(&arguments[1..]),
        Some("mutate-code") => mutate::run(&arguments[1..]),
        Some("mutate-editions") => {
            let example = [
                "run",
                "--release",
                "--quiet",
                "-p",
                "acies-chronicle",
                "--example",
                "mutate_editions",
                "--",
            ];
            step("mutants", cargo().args(example).args(&arguments[1..]))
        }
        Some("solo-coverage") => {
            let example = [
                "run",
                "--release",
                "--quiet",
                "-p",
                "acies-generals",
                "--example",
                "solo_coverage",
                "--",
            ];
            step(
                "coverage of Solo DBA",
                cargo().args(example).args(&arguments[1..]),
            )
        }
        Some("help" | "--help" | "-h") | None => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => anyhow::bail!(
            "no command {other:?}; expected one of: build, play, test-page, test, bench, docs, solo-coverage, mutate-code, mutate-editions, help"
        ),
    }
}
