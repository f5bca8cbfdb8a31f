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
const PARTS: [(&str, Part); 7] = [
    ("shapes", shapes),
    ("battles", battles),
    ("costs", costs),
    ("webassembly", webassembly),
    ("instructions", instructions),
    ("growth", growth),
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
    if !counts() {
        return Ok(());
    }
    let mut list = bench("acies-generals", "costs");
    let names = printed("the list of costs", list.args(["--", "list"]))?;
    for name in names.lines() {
        println!("{:14.0} {name}", instructions_of(name)?);
    }
    Ok(())
}

/// Whether instructions can be counted here. Says what is done, or why it is not.
fn counts() -> bool {
    let there = Command::new("valgrind").arg("--version").output();
    let there = there.is_ok_and(|output| output.status.success());
    if there {
        eprintln!("== instructions");
    } else {
        eprintln!("== instructions: skipped, because valgrind is not installed");
    }
    there
}

/// The costs whose growth fails the thorough tests: they take a minute.
const WATCHED: [&str; 6] = [
    "legality, one element, accepted",
    "legality, refused",
    "explained, accepted",
    "copy of a position",
    "battle, random",
    "battle, random, 3.0",
];

/// What they have taken, where it is committed.
const KNOWN: &str = "benches/instructions.txt";

/// By which share of itself a count may grow before it fails: the libraries of another system differ by less.
const SLACK: f64 = 0.03;

/// Counts the instructions of what is watched, and compares them with those that are committed.
///
/// With `ACIES_WRITE=1` they are written anew.
///
/// # Errors
/// When one has grown by more than [`SLACK`]; the error names each.
pub fn growth() -> Result<()> {
    if !counts() {
        return Ok(());
    }
    let path = root().join(KNOWN);
    let mut now = String::new();
    for name in WATCHED {
        let line = format!("{:12.0} {name}", instructions_of(name)?);
        println!("{line}");
        now += &line;
        now += "\n";
    }
    if std::env::var_os("ACIES_WRITE").is_some() {
        return std::fs::write(&path, now).with_context(|| path.display().to_string());
    }
    let known = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    match grown(&known, &now)?.as_slice() {
        [] => Ok(()),
        grown => bail!(
            "more instructions than {KNOWN} has (ACIES_WRITE=1 writes it anew): {}",
            grown.join("; ")
        ),
    }
}

/// What has grown by more than [`SLACK`], of lines of a count and a name.
fn grown(known: &str, now: &str) -> Result<Vec<String>> {
    let (known, now) = (counted(known)?, counted(now)?);
    let mut grown = Vec::new();
    for (name, count) in now {
        let Some(before) = known.get(name) else {
            bail!("{KNOWN} has no {name:?}");
        };
        let more = count - before;
        if more > before * SLACK {
            grown.push(format!("{name} by {:.1} %", more / before * 100.0));
        }
    }
    Ok(grown)
}

/// Lines of a count and a name.
fn counted(lines: &str) -> Result<BTreeMap<&str, f64>> {
    let line = |line| -> Option<(&str, f64)> {
        let (count, name) = str::trim_start(line).split_once(' ')?;
        Some((name, count.parse().ok()?))
    };
    let read = lines.lines().map(|text| {
        line(text).with_context(|| format!("expected a count and a name, not {text:?}"))
    });
    read.collect()
}

/// The instructions that each of the things of a workload takes.
fn instructions_of(name: &str) -> Result<f64> {
    let (things, all) = count(name)?;
    Ok(all / things)
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
    use super::{Figures, grown, take};

    #[test]
    fn what_takes_over_three_hundredths_more_instructions_is_named() {
        let known = "  1000 a battle\n  2000 an order, refused\n   500 a copy\n";
        let now = "  1031 a battle\n  2060 an order, refused\n   400 a copy\n";
        assert_eq!(grown(known, now).unwrap(), ["a battle by 3.1 %"]);
        assert!(grown("  1000 a battle\n", now).is_err());
        assert!(grown("a battle\n", now).is_err());
    }

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
