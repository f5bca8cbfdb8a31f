//! The project's own commands: `cargo xtask test | bench | mutate-editions | build | play`.
//!
//! Everything that continuous integration does is one of these; nothing is hidden in a script.

mod run;
mod test;

use std::process::ExitCode;

use anyhow::Result;

const HELP: &str = "\
cargo xtask COMMAND

  test               formatting, lints, unit, property and scenario tests, documents
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
        Some("test") => test::all(),
        Some("help" | "--help" | "-h") | None => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => anyhow::bail!("no command {other:?}; expected one of: test, help"),
    }
}
