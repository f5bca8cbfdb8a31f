//! The project's own commands; `cargo xtask help` lists them.
//!
//! Continuous integration runs one of these and nothing else.

mod bench;
mod changes;
mod dist;
mod engine;
mod gate;
mod page;
mod plan;
mod play;
mod plot;
mod remap;
mod report;
mod requirements;
mod stamp;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::engine::Purpose;
use xtask::run::{cargo, run_plainly};

const HELP: &str = "\
cargo xtask COMMAND

Play
  play [ARGUMENTS]    build the page and the program, and serve it; ARGUMENTS are those of `acies play`
  play --online [ARGUMENTS]
                      the same with battles between people, kept below target/online; ARGUMENTS are those of `acies serve`
  build [--release]   build the program with the page in it; --release makes it small and fast, and takes longer

Test
  check               formatting, lints, unit tests of the crates that changed, types and unit tests of the page
  test                what must hold before a change lands; continuous integration runs this
  test --page         only the page: its types, its unit tests, its browser tests
  test --thorough     as test, with every case, the optimised engine and program, all browser tests, the documentation

Release
  dist [--test]       make dist/: programs for Linux and Windows, a Debian package, the page for any host; --test runs them

Measure and generate
  bench [PART ..]     measure what benches/README.md lists: shapes, battles, costs, webassembly, instructions, growth, server
  bench --plot        draw benches/history.csv into target/bench.svg
  docs [--check]      write the generated pages of docs/, or name those that are stale
  solo-coverage [N]   let Solo DBA fight N battles against itself and count how often each of its tables is used

Mutation tests
  mutate-editions [EDITION|conventions [TEXT]]
                      change each cell of the editions and conventions whose key contains TEXT, and list the changes that
                      no scenario notices
  mutate-code [chronicle|combat|outcome|rulebook|solo|wasm [ARGUMENTS]]
                      change the code one place at a time, and compare the changes that no test notices with
                      docs/design/code-mutants.toml; ARGUMENTS are those of cargo mutants, such as --shard 0/8
  mutate-code --together [PART [TEXT ..] [--sample=COUNT] [--seed=NUMBER]]
                      the same with all changes compiled into one program, which is much faster, or COUNT of them by lot
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
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", "--online", ..] => play::play_online(&arguments[2..]),
        ["play", ..] => play::play(&arguments[1..]),
        ["build"] => play::build(Purpose::Quick).map(|_| ()),
        ["build", "--release"] => play::build(Purpose::Release).map(|_| ()),
        ["check"] => gate::check(),
        ["test"] => gate::test(),
        ["test", "--page"] => gate::test_page(),
        ["test", "--thorough"] => gate::test_thoroughly(),
        ["bench", "--plot"] => plot::run(),
        ["dist", rest @ ..] => dist::run(rest),
        ["bench", ..] => bench::run(&arguments[1..]),
        ["docs" | "mutate-code", ..] => tool("xtask-tools", arguments),
        ["mutate-editions", rest @ ..] => example("acies-chronicle", "mutate_editions", rest),
        ["solo-coverage", rest @ ..] => example("acies-generals", "solo_coverage", rest),
        ["help" | "--help" | "-h"] | [] => {
            print!("{HELP}");
            Ok(())
        }
        [command @ ("build" | "check" | "test"), ..] => {
            bail!(
                "{command} does not take {:?}; `cargo xtask help` lists the commands",
                &words[1..]
            )
        }
        [other, ..] => bail!("no command {other:?}; `cargo xtask help` lists them"),
    }
}

/// Runs a program of the workspace that is compiled for its own commands only.
fn tool(package: &str, arguments: &[String]) -> Result<()> {
    run_plainly(
        cargo()
            .args(["run", "--locked", "-p", package, "--"])
            .args(arguments),
    )
}

/// Runs an example of a crate, optimised.
fn example(package: &str, name: &str, arguments: &[&str]) -> Result<()> {
    let run = [
        "run",
        "--locked",
        "--release",
        "-p",
        package,
        "--example",
        name,
        "--",
    ];
    run_plainly(cargo().args(run).args(arguments))
}
