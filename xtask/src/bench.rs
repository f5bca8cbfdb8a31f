//! `cargo xtask bench`: the figures of `benches/README.md`, measured anew.
//!
//! It runs benches and puts their figures beside each other; what is measured, they know.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::engine::{self, Purpose};
use crate::page;
use crate::requirements;
use xtask::run::{cargo, root, step};

/// What measures a part.
type Part = fn() -> Result<()>;

/// The parts by their names, in their order.
const PARTS: [(&str, Part); 6] = [
    ("shapes", shapes),
    ("battles", battles),
    ("costs", costs),
    ("webassembly", webassembly),
    ("instructions", instructions),
    ("server", server),
];

/// How often the engine does its work under Node and natively, by turns.
const TURNS: usize = 3;

/// Runs the parts that are named, or all of them.
///
/// # Errors
/// When there is no such part, or a bench does not give its answer.
pub fn run(wanted: &[String]) -> Result<()> {
    let names = PARTS.map(|(name, _)| name);
    if let Some(other) = wanted.iter().find(|name| !names.contains(&name.as_str())) {
        bail!(
            "bench: no part {other:?}; expected some of: {}",
            names.join(", ")
        );
    }
    let mut parts = PARTS.into_iter();
    parts.try_for_each(|(name, part)| {
        if wanted.is_empty() || wanted.iter().any(|it| it == name) {
            part()
        } else {
            Ok(())
        }
    })
}

/// A bench of a package.
fn bench(package: &str, name: &str) -> Command {
    let mut command = cargo();
    command.args([
        "bench", "--locked", "--quiet", "-p", package, "--bench", name,
    ]);
    command
}

fn shapes() -> Result<()> {
    step("shapes", &mut bench("acies-geometry", "overlaps"))
}

fn battles() -> Result<()> {
    step("battles", &mut bench("acies-generals", "battles"))
}

fn costs() -> Result<()> {
    step("costs", &mut bench("acies-generals", "costs"))
}

/// Commits of a store, then sockets and orders of a server.
fn server() -> Result<()> {
    step("commits", &mut bench("acies-store", "commits"))?;
    let mut load = bench("acies-server", "load");
    if cfg!(unix) {
        // Each socket is an open file, and a shell usually allows 1,024.
        let mut more = Command::new("sh");
        more.current_dir(root())
            .args(["-c", "ulimit -n $(ulimit -Hn); exec \"$0\" \"$@\""])
            .arg(load.get_program())
            .args(load.get_args());
        load = more;
    }
    step("sockets and orders", &mut load)
}

/// What a command prints. Its complaints are shown.
fn printed(what: &str, command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("{what} cannot be started"))?;
    if !output.status.success() {
        bail!("{what} ended with {}", output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Seconds of each work and what came of it.
type Figures = BTreeMap<String, (f64, String)>;

/// Takes lines of seconds, answer and name into figures, of which the best count.
fn take(figures: &mut Figures, printed: &str) -> Result<()> {
    for line in printed.lines() {
        let mut words = line.splitn(3, ' ');
        let (Some(seconds), Some(answer), Some(name)) = (words.next(), words.next(), words.next())
        else {
            bail!("a bench of the engine printed {line:?}");
        };
        let seconds: f64 = seconds.parse().with_context(|| line.to_owned())?;
        let known = figures
            .entry(name.to_owned())
            .or_insert_with(|| (seconds, answer.to_owned()));
        if known.1 != answer {
            bail!("{name}: an answer has changed");
        }
        known.0 = known.0.min(seconds);
    }
    Ok(())
}

/// Builds the engine that users get.
fn build_engine() -> Result<()> {
    requirements::check_page_tools()?;
    page::install_packages()?;
    engine::compile(Purpose::Release)?;
    engine::bind(Purpose::Release)
}

/// The engine of the page under Node beside the same work natively.
fn webassembly() -> Result<()> {
    if let Err(error) = build_engine() {
        eprintln!("== WebAssembly: skipped, because there is no engine: {error:#}");
        return Ok(());
    }
    eprintln!("== WebAssembly, under Node and natively by turns");
    let (mut native, mut web) = (Figures::new(), Figures::new());
    for _ in 0..TURNS {
        let text = printed("the native engine", &mut bench("acies-wasm", "engine"))?;
        take(&mut native, &text)?;
        let mut node = Command::new("node");
        node.current_dir(root()).args([
            "crates/wasm/benches/engine.mjs",
            "web/src/engine",
            "armies/dba-2.2",
        ]);
        take(&mut web, &printed("node", &mut node)?)?;
    }
    for (name, (seconds, answer)) in &native {
        let Some((slower, other)) = web.get(name) else {
            bail!("{name}: only natively");
        };
        if other != answer {
            bail!("{name}: {answer} natively, {other} as WebAssembly");
        }
        println!(
            "{name:<40} {:9.1} ms natively, {:9.1} ms as WebAssembly: {:.2} of native speed (mark 0.6)",
            seconds * 1e3,
            slower * 1e3,
            seconds / slower
        );
    }
    eprintln!("== bounds of the page's general, under Node and in Chromium");
    let mut bounds = Command::new("node");
    print!(
        "{}",
        printed(
            "node",
            bounds.current_dir(root()).arg("web/bench/bounds.mjs")
        )?
    );
    Ok(())
}

/// Instructions of each of the costs, counted by valgrind where it is installed.
///
/// They are the same on a machine that others keep busy. Gungraun would say the same with a runner that has to be
/// installed in its own version.
fn instructions() -> Result<()> {
    let there = Command::new("valgrind").arg("--version").output();
    if !there.is_ok_and(|output| output.status.success()) {
        eprintln!("== instructions: skipped, because valgrind is not installed");
        return Ok(());
    }
    eprintln!("== instructions");
    let mut list = bench("acies-generals", "costs");
    let names = printed("the list of costs", list.args(["--", "list"]))?;
    for name in names.lines() {
        let (count, all) = count(name)?;
        println!("{name:<44} {:14.0} instructions", all / count);
    }
    Ok(())
}

/// How many things a workload does, and how many instructions that takes.
fn count(name: &str) -> Result<(f64, f64)> {
    const RUNNER: &str = "target.'cfg(all())'.runner = ['valgrind', '--tool=callgrind', \
                          '--callgrind-out-file=/dev/null', '--toggle-collect=*counted*']";
    let output = cargo()
        .args(["--config", RUNNER, "bench", "--locked", "--quiet"])
        .args(["-p", "acies-generals", "--bench", "costs", "--", name])
        .output()
        .context("valgrind cannot be started")?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("{name}: {stderr}");
    }
    let counted = stderr
        .lines()
        .find_map(|line| line.split_once("Collected :"))
        .and_then(|(_, number)| number.trim().parse().ok())
        .with_context(|| format!("{name}: valgrind has counted nothing: {stderr}"))?;
    let things = String::from_utf8_lossy(&output.stdout);
    let things = things
        .trim()
        .parse()
        .with_context(|| format!("{name} printed {things:?}"))?;
    Ok((things, counted))
}

#[cfg(test)]
mod tests {
    use super::{Figures, take};

    #[test]
    fn the_best_of_figures_counts_and_answers_stay() {
        let mut figures = Figures::new();
        take(&mut figures, "0.5 abc decisions of greedy\n").unwrap();
        take(&mut figures, "0.25 abc decisions of greedy\n").unwrap();
        take(&mut figures, "0.75 abc decisions of greedy\n").unwrap();
        assert_eq!(figures["decisions of greedy"], (0.25, "abc".to_owned()));
        assert!(take(&mut figures, "0.5 abd decisions of greedy\n").is_err());
        assert!(take(&mut figures, "0.5\n").is_err());
    }
}
