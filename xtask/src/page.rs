//! The page: its npm packages, its bundle in `web/dist/`, its types, lints and unit tests.

use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result, anyhow};

use crate::engine;
use crate::requirements::npm;
use crate::stamp::{Kept, Stamp};
use xtask::run::{Printed, capture, root};

fn web() -> PathBuf {
    root().join("web")
}

/// Installs the npm packages of the lock file, unless they are there already.
///
/// # Errors
/// When npm fails, such as when the registry cannot be reached.
pub fn install_packages() -> Result<()> {
    let lock = web().join("package-lock.json");
    let mark = web().join("node_modules/.acies-lock");
    let wanted = std::fs::read(&lock).with_context(|| lock.display().to_string())?;
    if std::fs::read(&mark).is_ok_and(|there| there == wanted) {
        eprintln!("   nothing has changed");
        return Ok(());
    }
    capture(
        npm().args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
        |line| !line.trim().is_empty(),
    )
    .map_err(|error| {
        anyhow!(
            "{error:#}: can the npm registry be reached? `npm ci` in web/ installs the packages"
        )
    })?;
    std::fs::write(&mark, wanted).context("the mark of the installed packages")
}

/// Bundles the page into `web/dist/`, unless it is there already; needs the engine.
///
/// # Errors
/// When Vite fails, such as when the page is over its budget.
pub fn bundle() -> Result<()> {
    let inputs = Stamp::new().with_files(&root(), is_no_input)?;
    let inputs = inputs.with_files(&engine::output_folder(), |_| false)?;
    let outputs = || {
        let bundle = Stamp::new().with_files(&web().join("dist"), |_| false)?;
        bundle.with_files(&web().join("dist-encoded"), |_| false)
    };
    let kept = Kept::new("page");
    if kept.reason(&inputs, &outputs()?).is_none() {
        eprintln!("   nothing has changed");
        return Ok(());
    }
    kept.forget();
    capture(npm().args(["run", "--silent", "build"]), |_| true)?;
    kept.keep(&inputs, &outputs()?)
}

/// The parts of the repository that the bundle cannot depend on.
fn is_no_input(path: &str) -> bool {
    const ELSEWHERE: [&str; 18] = [
        ".git",
        "benches",
        "crates",
        "dist",
        "dist.new",
        "dist.old",
        "fuzz",
        "scenarios",
        "target",
        "web/bench",
        "web/dist",
        "web/dist-encoded",
        "web/e2e",
        "web/node_modules",
        "web/release",
        "web/shots",
        "web/test",
        "xtask",
    ];
    ELSEWHERE.contains(&path)
}

/// Checks the types of the page, what its linter says and its format, at once.
///
/// # Errors
/// When a type is wrong, the linter finds something, or a file is formatted otherwise: `npm run format` formats it.
pub fn check() -> Result<()> {
    thread::scope(|scope| {
        let checks = ["check", "lint", "format:check"].map(|script| {
            // One after the other in print: what a check says is shown when it has failed.
            scope.spawn(move || capture(npm().args(["run", "--silent", script]), |_| false))
        });
        checks.into_iter().try_for_each(|check| {
            let printed = check.join().map_err(|_| anyhow!("a check panicked"))?;
            printed.map(|_| ())
        })
    })
}

/// Runs the unit tests of the page.
///
/// # Errors
/// When one fails.
pub fn test_units() -> Result<Printed> {
    capture(npm().args(["run", "--silent", "test"]), |_| true)
}
