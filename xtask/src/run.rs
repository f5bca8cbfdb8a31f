//! Running other programs: what runs is said, and what fails is named.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// The folder of the workspace.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Cargo, as it was called to run this.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Runs a command with its output shown.
///
/// # Errors
/// When it cannot be started or does not succeed.
pub fn step(what: &str, command: &mut Command) -> Result<()> {
    eprintln!("== {what}");
    let begun = Instant::now();
    let status = command
        .status()
        .with_context(|| format!("{what}: cannot start {}", program(command)))?;
    if !status.success() {
        bail!("{what}: {} ended with {status}", program(command));
    }
    eprintln!("   {what}: {:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a command, shows what it prints, and returns it.
///
/// # Errors
/// When it cannot be started or does not succeed; what it printed has been shown.
pub fn captured(what: &str, command: &mut Command) -> Result<String> {
    eprintln!("== {what}");
    let begun = Instant::now();
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("{what}: cannot start {}", program(command)))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    print!("{text}");
    if !output.status.success() {
        bail!("{what}: {} ended with {}", program(command), output.status);
    }
    eprintln!("   {what}: {:.1} s", begun.elapsed().as_secs_f64());
    Ok(text)
}

/// Runs a command without showing what it prints.
///
/// # Errors
/// What it printed as complaints, when it cannot be started or does not succeed.
pub fn quiet(what: &str, command: &mut Command) -> Result<(), String> {
    eprintln!("== {what}");
    let begun = Instant::now();
    let output = command.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    eprintln!("   {what}: {:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

fn program(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}
