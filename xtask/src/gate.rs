//! The three tiers of tests: `cargo xtask check`, `cargo xtask test`, and `cargo xtask test --thorough`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::bench;
use crate::changes;
use crate::dist;
use crate::engine::{self, Purpose};
use crate::page;
use crate::plan::{Plan, Step};
use crate::play;
use crate::report::Report;
use crate::requirements::{self, npm};
use xtask::run::{Printed, capture, cargo, root, show};

/// The variable with the seed of the properties' inputs. It is the same each time unless you set another, so that a change is judged by
/// its effect; `cargo test` alone draws new inputs.
const SEED: &str = "PROPTEST_RNG_SEED";

/// The variable with what samples are drawn by: the commit, so that one after another every test and case has its turn, and a commit is
/// judged by the same ones everywhere.
const SAMPLE: &str = "ACIES_SAMPLE";

/// The variable that makes tests try everything instead of a sample.
const THOROUGH: &str = "ACIES_THOROUGH";

const FORMAT: Step = ("Check the formatting", 2);
const TOOLS: Step = ("Check Node, npm, the compiler and the browser", 1);
const PACKAGES: Step = ("Install the page's npm packages", 15);
const LINTS: Step = ("Check the lints", 60);
const ENGINE: Step = ("Compile the page's engine", 40);
const BINDINGS: Step = ("Write the engine's JavaScript bindings", 30);
const PAGE: Step = ("Bundle the page", 10);
const UNITS: Step = (
    "Check the page's types, lints and format, and run its unit tests",
    60,
);
const COMPILE: Step = ("Compile the Rust tests", 150);
const RUST: Step = ("Run the Rust tests", 60);
const PROGRAM: Step = ("Compile the program", 60);
const BROWSER: Step = ("Run the browser tests", 240);

/// What only the thorough tier does.
const DOCUMENTS: Step = ("Check the documentation of the code", 60);
const DEPENDENCIES: Step = (
    "Check the licences, versions and sources of the dependencies",
    10,
);
const EVERY_CASE: Step = ("Run the Rust tests with every case", 300);
const RELEASE: Step = ("Make a release", 1200);
const BENCHES: Step = ("Run each bench once", 60);
const GROWTH: Step = ("Count the instructions of what is watched", 240);
const SOAK: Step = ("Fight battles with every invariant checked", 60);
const ALL_BROWSER: Step = ("Run all browser tests", 1800);
const WINDOWS: Step = ("Check that xtask compiles for Windows", 30);
const TRIAL: Step = ("Try every part of the release", 60);

/// Quick checks while you work: formatting, lints, unit tests of the crates that changed, types and unit tests of the page.
///
/// # Errors
/// At the first step that fails.
pub fn check() -> Result<()> {
    let steps = [FORMAT, LINTS, RUST, PACKAGES, UNITS];
    let mut plan = Plan::announce("Quick checks", &steps);
    let mut report = Report::default();
    plan.step(FORMAT.0, check_format)?;
    plan.step(LINTS.0, check_lints)?;
    plan.step(RUST.0, || {
        let packages = changes::changed_packages()?;
        if packages.is_empty() {
            eprintln!("   no crate has changed");
            return Ok(());
        }
        eprintln!("   changed: {}", packages.join(", "));
        let mut scope = vec!["--lib".to_owned(), "--bins".to_owned()];
        scope.extend(
            packages
                .into_iter()
                .flat_map(|name| ["-p".to_owned(), name]),
        );
        report.add_rust(&rust_tests(&scope, false)?);
        Ok(())
    })?;
    plan.step(PACKAGES.0, || {
        requirements::check_page_tools()?;
        page::install_packages()?;
        if engine::output_folder().join("acies_wasm.d.ts").exists() {
            return Ok(());
        }
        eprintln!("   the page's types need an engine, and there is none yet");
        engine::compile(Purpose::Quick)?;
        engine::bind(Purpose::Quick)
    })?;
    report.add_page(&plan.step(UNITS.0, page::check_and_test)?);
    eprint!("{}", plan.summary());
    println!("{}", report.count());
    Ok(())
}

/// What must hold before a change lands, ending with the count of tests.
///
/// # Errors
/// At the first step that fails.
pub fn test() -> Result<()> {
    let steps = [
        FORMAT, TOOLS, PACKAGES, LINTS, ENGINE, BINDINGS, PAGE, UNITS, COMPILE, RUST, BROWSER,
    ];
    let mut plan = Plan::announce("Tests", &steps);
    let mut report = Report::default();
    announce_seed("random inputs");
    announce_sample();
    plan.step(FORMAT.0, check_format)?;
    let browser = plan.step(TOOLS.0, check_tools)?;
    plan.step(PACKAGES.0, page::install_packages)?;
    plan.step(LINTS.0, check_lints)?;
    build_and_test_page(&mut plan, &mut report)?;
    // With the page in it, so that the same program serves the browser tests.
    plan.step(COMPILE.0, compile_rust_tests)?;
    report.add_rust(&plan.step(RUST.0, || rust_tests(&workspace(), false))?);
    report.add_page(&plan.step(BROWSER.0, || quick_browser_tests(&browser))?);
    finish(&plan, &report)
}

/// What concerns the page among the tests.
///
/// # Errors
/// At the first step that fails.
pub fn test_page() -> Result<()> {
    let steps = [
        TOOLS, PACKAGES, ENGINE, BINDINGS, PAGE, UNITS, PROGRAM, BROWSER,
    ];
    let mut plan = Plan::announce("Tests of the page", &steps);
    let mut report = Report::default();
    announce_seed("dice");
    announce_sample();
    let browser = plan.step(TOOLS.0, check_tools)?;
    plan.step(PACKAGES.0, page::install_packages)?;
    build_and_test_page(&mut plan, &mut report)?;
    plan.step(PROGRAM.0, || play::compile_program(Purpose::Quick))?;
    report.add_page(&plan.step(BROWSER.0, || quick_browser_tests(&browser))?);
    finish(&plan, &report)
}

/// Everything that can be tested here, with what users get: the optimised engine and program.
///
/// # Errors
/// At the first step that fails among those without which others cannot be taken; otherwise at the end, when any has failed.
pub fn test_thoroughly() -> Result<()> {
    let steps = [
        FORMAT,
        TOOLS,
        PACKAGES,
        LINTS,
        DEPENDENCIES,
        DOCUMENTS,
        RELEASE,
        UNITS,
        COMPILE,
        EVERY_CASE,
        BENCHES,
        GROWTH,
        SOAK,
        WINDOWS,
        ALL_BROWSER,
        TRIAL,
    ];
    let mut plan = Plan::announce("Thorough tests", &steps);
    let mut report = Report::default();
    announce_seed("random inputs");
    plan.step(FORMAT.0, check_format)?;
    let browser = plan.step(TOOLS.0, check_tools)?;
    plan.step(PACKAGES.0, page::install_packages)?;
    plan.step(LINTS.0, check_lints)?;
    plan.try_step(DEPENDENCIES.0, check_dependencies);
    plan.try_step(DOCUMENTS.0, || {
        let mut doc = cargo();
        doc.env("RUSTDOCFLAGS", "-D warnings");
        show(doc.args(["doc", "--locked", "--workspace", "--no-deps"]))
    });
    let program = plan.step(RELEASE.0, make_release)?;
    let page = plan.try_step(UNITS.0, page::check_and_test);
    plan.step(COMPILE.0, compile_rust_tests)?;
    let rust = plan.try_step(EVERY_CASE.0, || rust_tests(&workspace(), true));
    plan.try_step(BENCHES.0, run_benches_once);
    plan.try_step(GROWTH.0, bench::growth);
    plan.try_step(SOAK.0, || {
        let mut soak = Command::new(&program);
        show(soak.current_dir(root()).args(["soak", "-n", "5000"]))
    });
    plan.try_step(WINDOWS.0, check_windows);
    let all_browser = plan.try_step(ALL_BROWSER.0, || browser_tests(&program, &browser, true));
    let trial = plan.try_step(TRIAL.0, dist::test);
    if let Some(printed) = &rust {
        report.add_rust(printed);
    }
    for printed in page.iter().chain(&all_browser).chain(&trial) {
        report.add_page(printed);
    }
    finish(&plan, &report)
}

/// Makes a release, whose program the other tests run as far as this system can, and says where that is.
fn make_release() -> Result<PathBuf> {
    dist::make()?;
    if let Some(program) = dist::program_for_here() {
        return Ok(program);
    }
    play::compile_program(Purpose::Release)?;
    Ok(play::program(Purpose::Release))
}

/// What tells tests how much to try: everything, or a sample by the commit unless the environment names another.
fn extent(thorough: bool) -> Option<(&'static str, String)> {
    if thorough {
        return Some((THOROUGH, "1".to_owned()));
    }
    let named = std::env::var(SAMPLE).or_else(|_| changes::commit());
    named.ok().map(|sample| (SAMPLE, sample))
}

/// The seed that the environment names, or the usual one.
fn seed() -> String {
    std::env::var(SEED).unwrap_or_else(|_| "1".to_owned())
}

fn announce_seed(what: &str) {
    eprintln!("Seed of {what}: {} ({SEED} names another).", seed());
}

fn announce_sample() {
    if let Some((_, sample)) = extent(false) {
        eprintln!("Samples are drawn by {sample} ({SAMPLE} names another).");
    }
}

fn check_tools() -> Result<PathBuf> {
    requirements::check_page_tools()?;
    requirements::browser()
}

fn build_and_test_page(plan: &mut Plan, report: &mut Report) -> Result<()> {
    plan.step(ENGINE.0, || engine::compile(Purpose::Quick))?;
    plan.step(BINDINGS.0, || engine::bind(Purpose::Quick))?;
    plan.step(PAGE.0, page::bundle)?;
    report.add_page(&plan.step(UNITS.0, page::check_and_test)?);
    Ok(())
}

/// Runs the browser tests against a program: all of them, or those of the gate.
fn browser_tests(program: &Path, browser: &Path, thorough: bool) -> Result<Printed> {
    let mut command = npm();
    command
        .args([
            "run",
            "--silent",
            if thorough { "e2e:thorough" } else { "e2e" },
        ])
        .env("ACIES", program)
        .env("CHROMIUM", browser)
        .env(SEED, seed());
    command.envs(extent(thorough));
    capture(&mut command, |_| true)
}

/// Runs the browser tests of the gate against the program that the Rust tests compiled.
fn quick_browser_tests(browser: &Path) -> Result<Printed> {
    browser_tests(&play::program(Purpose::Quick), browser, false)
}

fn finish(plan: &Plan, report: &Report) -> Result<()> {
    eprint!("{}", plan.summary());
    eprint!("{}", report.slowest(10));
    plan.finish()?;
    if report.passed == 0 {
        bail!("no test was run");
    }
    println!("{}", report.count());
    Ok(())
}

fn check_format() -> Result<()> {
    show(cargo().args(["fmt", "--all", "--check"])).context("`cargo fmt --all` formats the code")
}

fn check_lints() -> Result<()> {
    show(cargo().args([
        "clippy",
        "--locked",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

/// Checks that the lock file of the fuzz targets, which nothing here compiles, is up to date; then the dependencies by `deny.toml`,
/// where cargo-deny is installed, and known faults of theirs, where their list can be had.
fn check_dependencies() -> Result<()> {
    show(
        cargo()
            .args(["metadata", "--locked", "--format-version", "1"])
            .args(["--manifest-path", "fuzz/Cargo.toml"])
            .stdout(Stdio::null()),
    )
    .context(
        "write fuzz/Cargo.lock anew: `cargo update --workspace --manifest-path fuzz/Cargo.toml`",
    )?;
    let deny = |words: &[&str]| {
        let mut command = cargo();
        command.args(["deny", "--locked"]).args(words);
        command
    };
    let is_installed = deny(&["--version"]).output();
    if !is_installed.is_ok_and(|output| output.status.success()) {
        eprintln!(
            "   SKIPPED, because cargo-deny is not installed: `cargo install cargo-deny --locked` installs it"
        );
        return Ok(());
    }
    show(&mut deny(&["check", "licenses", "bans", "sources"]))
        .context("deny.toml says which licences, versions and sources a dependency may have")?;
    let fetched = deny(&["fetch", "db"]).output();
    if !fetched.is_ok_and(|output| output.status.success()) {
        eprintln!("   SKIPPED the advisories, because their database cannot be had from here");
        return Ok(());
    }
    show(&mut deny(&["check", "--disable-fetch", "advisories"]))
        .context("a dependency has a known fault: take a version without it")
}

/// All Rust tests. Examples have none, and the lints compile them; benches are run apart; there are no tests in documentation.
fn workspace() -> [String; 2] {
    ["--workspace".to_owned(), "--tests".to_owned()]
}

fn compile_rust_tests() -> Result<()> {
    show(
        cargo()
            .args(["test", "--locked", "--no-run"])
            .args(workspace()),
    )
}

/// Runs each bench once: its answers are checked, and nothing is measured.
fn run_benches_once() -> Result<()> {
    let benches = ["overlaps", "battles", "costs", "engine"].map(|name| ["--bench", name]);
    show(
        cargo()
            .args(["test", "--locked", "--workspace"])
            .args(benches.concat()),
    )
}

/// Runs Rust tests, by nextest where it is installed.
fn rust_tests(scope: &[String], thorough: bool) -> Result<Printed> {
    let nextest = cargo()
        .args(["nextest", "--version"])
        .output()
        .is_ok_and(|output| output.status.success());
    let mut command = cargo();
    if nextest {
        command.args([
            "nextest",
            "run",
            "--locked",
            "--no-fail-fast",
            "--color=never",
        ]);
        command.args(["--status-level=pass", "--no-tests=pass"]);
        // Some tests wait for servers and for files: one more at once keeps all processors busy.
        if let Ok(processors) = std::thread::available_parallelism() {
            command.args(["--test-threads", &(processors.get() + 1).to_string()]);
        }
    } else {
        eprintln!(
            "   cargo-nextest is not installed: the plain runner takes longer and times no test"
        );
        command.args(["test", "--locked", "--no-fail-fast", "--color=never"]);
    }
    command.args(scope).env(SEED, seed()).envs(extent(thorough));
    capture(&mut command, |line| {
        let line = line.trim_start();
        !(line.is_empty()
            || line.starts_with("PASS [")
            || line.starts_with("running ")
            || line.starts_with("Running ")
            || line.ends_with("... ok"))
    })
}

/// Checks that xtask compiles for Windows, where that target can be had; the release has the program for it.
fn check_windows() -> Result<()> {
    const TARGET: &str = "x86_64-pc-windows-gnu";
    if let Err(error) = requirements::ensure_target(TARGET) {
        eprintln!("   SKIPPED, because {TARGET} cannot be installed: {error:#}");
        return Ok(());
    }
    show(cargo().args([
        "check",
        "--locked",
        "--target",
        TARGET,
        "-p",
        "xtask",
        "-p",
        "xtask-bindings",
    ]))
}
