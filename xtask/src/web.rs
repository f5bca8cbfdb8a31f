//! The page: its npm packages, types, unit tests and the bundle in `web/dist/`, and its test in a real browser.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail};

use crate::run::{captured, cargo, quiet, root, step};
use crate::wasm;

/// The oldest Node that the packages work with.
const NODE: u32 = 20;

/// Where Debian and Ubuntu put the browser.
const BROWSER: &str = "/usr/bin/chromium";

/// Builds everything that `acies play` serves, and the program with it.
///
/// # Errors
/// When a tool is missing, in one line that says which, or a step fails.
pub fn build() -> Result<()> {
    engine()?;
    bundle()?;
    step(
        "program",
        cargo().args(["build", "--quiet", "--release", "-p", "acies"]),
    )
}

/// Builds the engine alone, into `web/src/engine/`.
///
/// # Errors
/// As for [`build`].
pub fn engine() -> Result<()> {
    packages()?;
    wasm::build()
}

/// Builds everything and serves it; what follows `play` is handed on.
///
/// # Errors
/// As for [`build`], or when the program cannot serve.
pub fn play(arguments: &[String]) -> Result<()> {
    build()?;
    step("play", Command::new(program()).arg("play").args(arguments))
}

/// Puts the page together; the engine has to be there.
///
/// # Errors
/// When it fails.
pub fn bundle() -> Result<()> {
    step("page", npm().args(["run", "--silent", "build"]))
}

/// Fetches the npm packages of the lock file, unless they are there as they should be.
///
/// # Errors
/// When Node is missing or too old, or the registry cannot be reached.
pub fn packages() -> Result<()> {
    check_node()?;
    let lock = web().join("package-lock.json");
    let mark = web().join("node_modules/.acies-lock");
    let wanted = std::fs::read(&lock).with_context(|| format!("{}", lock.display()))?;
    if std::fs::read(&mark).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    quiet(
        "npm packages",
        npm().args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
    )
    .map_err(|told| {
        anyhow!(
            "the page's packages could not be fetched ({}): is the npm registry within reach? `npm ci` in web/ says more",
            npm_code(&told)
        )
    })?;
    std::fs::write(&mark, wanted).context("the mark of the fetched packages")
}

/// Types, unit tests, and whole battles in a browser against the program itself.
///
/// Answers what the unit tests, the browser tests, and those with the renamed edition printed.
///
/// # Errors
/// When a tool is missing or a test fails.
pub fn test() -> Result<[String; 3]> {
    build()?;
    step(
        "types of the page",
        npm().args(["run", "--silent", "check"]),
    )?;
    let units = captured(
        "unit tests of the page",
        npm().args(["run", "--silent", "test"]),
    )?;
    ensure_browser()?;
    let browser = |what, script| {
        captured(
            what,
            npm()
                .args(["run", "--silent", script])
                .env("ACIES", program())
                .env("CHROMIUM", BROWSER),
        )
    };
    let battles = browser("battles in the browser", "e2e")?;
    let renamed = browser("the same by a renamed edition", "e2e:renamed")?;
    Ok([units, battles, renamed])
}

fn web() -> PathBuf {
    root().join("web")
}

fn program() -> PathBuf {
    wasm::target_folder()
        .join("release")
        .join(format!("acies{}", std::env::consts::EXE_SUFFIX))
}

fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    // Plain text: the closing lines are read.
    command.current_dir(web()).env("NO_COLOR", "1");
    command
}

fn check_node() -> Result<()> {
    let Ok(output) = Command::new("node").arg("--version").output() else {
        bail!("the page needs Node {NODE} or later, and `node` is not there: https://nodejs.org");
    };
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse::<u32>().ok());
    match major {
        Some(major) if major >= NODE => Ok(()),
        _ => bail!("the page needs Node {NODE} or later, and `node` is {version}"),
    }
}

/// What npm calls the reason of its failure, such as `ECONNREFUSED`.
fn npm_code(told: &str) -> &str {
    told.lines()
        .find_map(|line| line.strip_prefix("npm error code "))
        .unwrap_or("npm gave no reason")
}

/// Sees to it that there is a browser: installs it where that is allowed, and says how where it is not.
fn ensure_browser() -> Result<()> {
    if Path::new(BROWSER).exists() {
        return Ok(());
    }
    let line = "apt-get install -y chromium";
    let root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.starts_with(b"0\n"));
    if !root {
        bail!("the test in the browser needs {BROWSER}; `sudo {line}` installs it");
    }
    step(
        "browser",
        Command::new("apt-get")
            .args(["install", "-y", "chromium"])
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
    .with_context(|| {
        format!("the test in the browser needs {BROWSER}; `{line}` did not install it")
    })
}

#[cfg(test)]
mod tests {
    use super::npm_code;

    #[test]
    fn the_reason_of_npm_is_found() {
        let told = "npm error code ECONNREFUSED\nnpm error syscall connect\n";
        assert_eq!(npm_code(told), "ECONNREFUSED");
        assert_eq!(npm_code("npm notice new version"), "npm gave no reason");
    }
}
