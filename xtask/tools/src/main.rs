//! The commands of `cargo xtask` that need the project's crates or a parser of Rust; xtask runs this program for them.

mod docs;
mod mutate;

use std::process::ExitCode;

use anyhow::{Result, bail};

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
    match arguments {
        [command, rest @ ..] if command == "docs" => docs::run(rest),
        [command, rest @ ..] if command == "mutate-code" => mutate::run(rest),
        _ => bail!("expected docs or mutate-code; `cargo xtask help` explains them"),
    }
}
