//! `cargo xtask build` and `cargo xtask play`: the page, its engine, and the program that serves it, in one file.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::engine::{self, Purpose, profile_folder};
use crate::page;
use crate::plan::{Plan, Step};
use crate::requirements;
use crate::stamp::{Kept, Stamp};
use xtask::run::{cargo, root, run_plainly, show, target_folder};

const CHECK: Step = ("Check Node, npm, the compiler and the port", 1);
const PACKAGES: Step = ("Install the page's npm packages", 15);
const ENGINE: Step = ("Compile the page's engine", 60);
const BINDINGS: Step = ("Write the engine's JavaScript bindings", 30);
const PAGE: Step = ("Bundle the page", 10);
const PROGRAM: Step = ("Compile the program", 60);
const SERVE: Step = ("Serve the page; Ctrl-C ends it", 0);

/// Builds everything and serves it; the arguments are those of `acies play`.
///
/// # Errors
/// When a tool is missing, a port is in use, or a step fails.
pub fn play(arguments: &[String]) -> Result<()> {
    requirements::check_port(arguments)?;
    build_unless_fresh(&[SERVE], Purpose::Quick)?.step(SERVE.0, || {
        run_plainly(
            Command::new(program(Purpose::Quick))
                .arg("play")
                .args(arguments),
        )
    })
}

/// Builds the program with the page in it.
///
/// # Errors
/// When a tool is missing or a step fails.
pub fn build(purpose: Purpose) -> Result<PathBuf> {
    let plan = build_unless_fresh(&[], purpose)?;
    eprint!("{}", plan.summary());
    Ok(program(purpose))
}

/// The program of a purpose.
pub fn program(purpose: Purpose) -> PathBuf {
    let name = format!("acies{}", std::env::consts::EXE_SUFFIX);
    let profile = profile_folder(purpose.program_profile());
    target_folder().join(profile).join(name)
}

/// Takes the steps of a build, or none where nothing has changed since the last; further steps are announced with them.
fn build_unless_fresh(further: &[Step], purpose: Purpose) -> Result<Plan> {
    let kept = Kept::new(&format!("build-{}", purpose.program_profile()));
    let inputs = inputs(purpose)?;
    let Some(reason) = kept.reason(&inputs, &outputs(purpose)?) else {
        eprintln!("Nothing has changed since the last build.");
        return Ok(Plan::new(further));
    };
    let steps = [CHECK, PACKAGES, ENGINE, BINDINGS, PAGE, PROGRAM];
    let mut plan = Plan::announce(
        &format!("Build the page and the program ({reason})"),
        &[&steps[..], further].concat(),
    );
    kept.forget();
    plan.step(CHECK.0, requirements::check_page_tools)?;
    plan.step(PACKAGES.0, page::install_packages)?;
    plan.step(ENGINE.0, || engine::compile(purpose))?;
    plan.step(BINDINGS.0, || engine::bind(purpose))?;
    plan.step(PAGE.0, page::bundle)?;
    plan.step(PROGRAM.0, || compile_program(purpose))?;
    kept.keep(&inputs, &outputs(purpose)?)?;
    Ok(plan)
}

/// Compiles the program; the page has to be bundled before.
///
/// # Errors
/// When it does not compile.
pub fn compile_program(purpose: Purpose) -> Result<()> {
    let profile = purpose.program_profile();
    show(cargo().args(["build", "--locked", "--profile", profile, "-p", "acies"]))
}

/// All that a build can depend on: the repository, the compiler, Node, and what the environment tells cargo.
fn inputs(purpose: Purpose) -> Result<Stamp> {
    let version = |program: &str, argument: &str| -> String {
        let mut command = Command::new(program);
        let output = command.current_dir(root()).arg(argument).output();
        output.map_or_else(
            |error| error.to_string(),
            |output| String::from_utf8_lossy(&output.stdout).into_owned(),
        )
    };
    let mut stamp = Stamp::new()
        .with("purpose", &format!("{purpose:?}"))
        .with("folder", &root().to_string_lossy())
        .with("compiler", &version("rustc", "-vV"))
        .with("node", &version("node", "--version"))
        .with_files(&root(), is_no_input)?;
    for (name, value) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if [
            "RUSTFLAGS",
            "RUSTC",
            "RUSTC_WRAPPER",
            "CARGO_ENCODED_RUSTFLAGS",
        ]
        .contains(&&*name)
            || name.starts_with("CARGO_PROFILE_")
            || name.starts_with("CARGO_BUILD_")
            || name.starts_with("CARGO_TARGET_")
        {
            stamp = stamp.with(&name, &value.to_string_lossy());
        }
    }
    Ok(stamp)
}

/// What a build makes: the program, and that the packages are installed.
fn outputs(purpose: Purpose) -> Result<Stamp> {
    Stamp::new()
        .with_files(&program(purpose), |_| false)?
        .with_files(&root().join("web/node_modules/.acies-lock"), |_| false)
}

/// The parts of the repository that neither the page nor the program can depend on, and what is built.
fn is_no_input(path: &str) -> bool {
    const ELSEWHERE: [&str; 12] = [
        ".git",
        "benches",
        "dist",
        "fuzz",
        "target",
        "web/bench",
        "web/dist",
        "web/e2e",
        "web/node_modules",
        "web/shots",
        "web/src/engine",
        "web/test",
    ];
    ELSEWHERE.contains(&path)
}
