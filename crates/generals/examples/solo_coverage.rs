//! Counts how often each modifier, row, rank and ruling of Solo DBA occurs when the general plays itself.
//!
//! `cargo xtask solo-coverage` runs it and writes `docs/generated/solo-dba-coverage.md`. The battles depend on their numbers
//! only. Whatever occurs fewer than ten times needs a reason in `docs/design/solo-dba-rare.toml`; otherwise the program fails.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use acies_armies::Library;
use acies_chronicle::{DiceSource, Seed};
use acies_generals::audit::{Entry, How, Roll};
use acies_generals::solo::{Procedure, SoloDba};
use acies_generals::{General, Rng};
use acies_referee::{Ask, Battle};
use acies_rulebook::Rulebook;

const PAGE: &str = "docs/generated/solo-dba-coverage.md";
const RARE: &str = "docs/design/solo-dba-rare.toml";
const REGISTER: &str = "docs/reference/solo-dba.md";

/// From this count on no reason is needed.
const ENOUGH: u64 = 10;

/// How often things occurred, by their name on the page.
type Counts = BTreeMap<String, u64>;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let battles = std::env::args()
        .nth(1)
        .map_or(Ok(2000), |text| text.parse())?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (counts, armies, bounds) = fight(battles);
    let names = names(&fs::read_to_string(root.join(REGISTER))?);
    let reasons: BTreeMap<String, String> = toml::from_str(&fs::read_to_string(root.join(RARE))?)?;
    let mut page = format!(
        "# How often the procedure comes up\n\n\
         Written by `cargo xtask solo-coverage`: the general of Solo DBA against itself by the rules of 2.2, {battles} battles \
         between {armies} army lists, {bounds} bounds. What comes up less than {ENOUGH} times has its reason beside it \
         (`{RARE}`).\n"
    );
    let mut missing = Vec::new();
    for (group, names) in &names {
        write!(page, "\n## {group}\n\n| | times | |\n|---|---|---|\n")?;
        for name in names {
            let count = counts.get(name).copied().unwrap_or(0);
            let reason = reasons.get(name).map_or("", String::as_str);
            if count < ENOUGH && reason.is_empty() {
                missing.push(format!("{name}: {count}"));
            }
            let reason = if count < ENOUGH { reason } else { "" };
            writeln!(page, "| {name} | {count} | {reason} |")?;
        }
    }
    let known: BTreeSet<&String> = names.iter().flat_map(|(_, names)| names).collect();
    missing.extend(
        counts
            .keys()
            .filter(|name| !known.contains(name))
            .map(|name| format!("{name}: unknown")),
    );
    missing.extend(
        reasons
            .keys()
            .filter(|name| !known.contains(name))
            .map(|name| format!("{name}: a reason for nothing")),
    );
    fs::write(root.join(PAGE), page)?;
    for line in &missing {
        println!("{line}");
    }
    Ok(if missing.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Everything that can occur, by group: from the procedure's file and the register of rulings.
fn names(register: &str) -> Vec<(&'static str, Vec<String>)> {
    let procedure = Procedure::built_in();
    let (mut modifiers, mut rows, mut ranks) = (Vec::new(), Vec::new(), Vec::new());
    for table in &procedure.tables {
        modifiers.extend(
            table
                .modifiers
                .iter()
                .map(|one| modifier(&table.section, one.row)),
        );
        rows.extend(table.rows.iter().map(|one| row(&table.name, &one.result)));
    }
    for (stance, actions) in &procedure.priorities {
        let ranked = actions.iter().zip(1..);
        ranks.extend(ranked.map(|(action, place)| rank(stance, place, action)));
    }
    let ids = register
        .lines()
        .filter_map(|line| line.strip_prefix("| R-")?.split(' ').next());
    let rulings = ids.map(|id| format!("R-{id}")).collect();
    vec![
        ("Modifiers", modifiers),
        ("Rows", rows),
        ("Ranks", ranks),
        ("Rulings", rulings),
    ]
}

fn modifier(section: &str, row: u8) -> String {
    format!("{section}, modifier {row}")
}

fn row(table: &str, result: &str) -> String {
    format!("{table}: {result}")
}

fn rank(stance: &str, place: u8, action: &str) -> String {
    format!("{stance} {place}, {action}")
}

/// Plays the battles on all processors; returns the counts, the number of lists and the number of bounds.
fn fight(battles: u64) -> (Counts, usize, u64) {
    let next = AtomicU64::new(0);
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut counted = Counted::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= battles {
                return counted;
            }
            counted.battle(number);
        }
    };
    let mut sum = Counted::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            let Ok(counted) = worker.join() else { continue };
            for (name, count) in counted.counts {
                *sum.counts.entry(name).or_default() += count;
            }
            sum.armies.extend(counted.armies);
            sum.bounds += counted.bounds;
        }
    });
    (sum.counts, sum.armies.len(), sum.bounds)
}

#[derive(Default)]
struct Counted {
    counts: Counts,
    armies: BTreeSet<String>,
    bounds: u64,
}

impl Counted {
    fn battle(&mut self, number: u64) {
        let rulebook = Arc::new(Rulebook::standard());
        let Ok(library) = Library::for_edition("2.2") else {
            return;
        };
        let mut rng = Rng::new(number);
        let lists = [(); 2].map(|()| library.lists()[rng.below(library.lists().len())].clone());
        self.armies
            .extend(lists.iter().map(|list| list.key().to_string()));
        let mut battle = Battle::new(rulebook, lists).limited(30);
        let mut generals = [0, 1].map(|side| SoloDba::new(number * 2 + side));
        let mut stances = [String::new(), String::new()];
        let mut seed = Seed::from(number);
        loop {
            match battle.asks() {
                Ask::Over(_) => break,
                Ask::Throw(throw) => {
                    let dice = seed.throw(throw).unwrap_or_default();
                    if battle.throw(&dice).is_err() {
                        break;
                    }
                }
                Ask::Decide { side, .. } => {
                    let order = generals[side as usize].decide(&battle, side);
                    for entry in generals[side as usize].take_entries() {
                        self.entry(&entry, &mut stances[side as usize]);
                    }
                    if battle.obey(&order).is_err() {
                        break;
                    }
                }
            }
        }
        let [red, blue] = battle.position().bounds;
        self.bounds += u64::from(red) + u64::from(blue);
    }

    fn see(&mut self, name: String) {
        *self.counts.entry(name).or_default() += 1;
    }

    fn entry(&mut self, entry: &Entry, stance: &mut String) {
        for id in &entry.rulings {
            self.see(id.clone());
        }
        match &entry.how {
            How::Table(thrown) => {
                self.thrown(&entry.section, thrown);
                let table = Procedure::built_in().table(&entry.name);
                if table.is_some_and(|table| !table.rows.is_empty()) {
                    self.see(row(&entry.name, &entry.result));
                }
                if entry.name == "stance" {
                    stance.clone_from(&entry.result);
                }
            }
            How::Contest { options } => {
                for thrown in options.iter().flat_map(|option| &option.throws) {
                    self.thrown(&entry.section, thrown);
                }
            }
            How::Action(chosen) if chosen.rank > 0 => {
                self.see(rank(stance, chosen.rank, &chosen.action));
            }
            How::Action(_) | How::Rule { .. } => {}
        }
    }

    fn thrown(&mut self, section: &str, thrown: &Roll) {
        for added in &thrown.modifiers {
            self.see(modifier(section, added.row));
        }
    }
}
