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

/// The parts of the repository that the bundle cannot depend on: what its checks cannot, and what tests the page.
fn is_no_input(path: &str) -> bool {
    const TESTS: [&str; 4] = ["web/bench", "web/e2e", "web/release", "web/test"];
    is_no_input_of_checks(path) || TESTS.contains(&path)
}

/// The parts of the repository that the page's types, lints and format cannot depend on.
fn is_no_input_of_checks(path: &str) -> bool {
    const ELSEWHERE: [&str; 14] = [
        ".git",
        "benches",
        "crates",
        "dist",
        "dist.new",
        "dist.old",
        "fuzz",
        "scenarios",
        "target",
        "web/dist",
        "web/dist-encoded",
        "web/node_modules",
        "web/shots",
        "xtask",
    ];
    ELSEWHERE.contains(&path)
}

/// Checks the types of the page, what its linter says and its format, unless nothing of it has changed since they were in order, and
/// runs its unit tests: all at once, since each of them keeps one processor busy.
///
/// # Errors
/// When a type is wrong, the linter finds something, a file is formatted otherwise (`npm run format` formats it), or a test fails.
pub fn check_and_test() -> Result<Printed> {
    let inputs = Stamp::new().with_files(&root(), is_no_input_of_checks)?;
    let kept = Kept::new("page-checks");
    let scripts: &[&str] = if kept.reason(&inputs, &Stamp::new()).is_none() {
        eprintln!("   types, lints and format: nothing has changed");
        &[]
    } else {
        kept.forget();
        &["lint", "check", "format:check"]
    };
    let printed = thread::scope(|scope| {
        // What a check says is shown when it has failed, so that they do not speak at once.
        let run = |script: &'static str, wanted: fn(&str) -> bool| {
            scope.spawn(move || capture(npm().args(["run", "--silent", script]), wanted))
        };
        let checks: Vec<_> = scripts
            .iter()
            .map(|&script| run(script, |_| false))
            .collect();
        let tests = run("test", |_| true);
        let ended = |one: thread::ScopedJoinHandle<'_, Result<Printed>>| {
            one.join().map_err(|_| anyhow!("a check panicked"))?
        };
        let printed = ended(tests);
        for check in checks {
            ended(check)?;
        }
        printed
    })?;
    kept.keep(&inputs, &Stamp::new())?;
    Ok(printed)
}
