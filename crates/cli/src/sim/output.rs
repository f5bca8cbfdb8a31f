//! The results in sentences and tables.

use std::io::Write;

use acies_generals::sim::{ArmyOrBook, Rate, Schedule, Totals};

use super::Report;
use crate::failure::Failure;

/// Tells everything.
///
/// # Errors
/// When it cannot be written.
pub fn write(report: &Report<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let (tally, texts) = (&report.tally, report.texts);
    if report.partial() {
        writeln!(out, "{}", partial(report))?;
    }
    for (general, rate) in generals(report).iter().zip(tally.generals) {
        let [low, high] = rate.interval().map(hundredths);
        let args = [
            ("general", general.as_str()),
            ("wins", &rate.hits.to_string()),
            ("of", &rate.of.to_string()),
            ("share", &hundredths(rate.share())),
            ("low", &low),
            ("high", &high),
        ];
        writeln!(out, "{}", texts.say("sim-general", &args))?;
    }
    let draws = tally.all.drawn();
    let args = [
        ("red", tally.sides[0].to_string()),
        ("blue", tally.sides[1].to_string()),
        ("draws", draws.hits.to_string()),
        ("draw-share", hundredths(draws.share())),
        ("capped", tally.all.capped.to_string()),
        ("limit", report.plan.limit.to_string()),
        ("bounds", bound(tally.all.bounds())),
        ("contact", bound(tally.all.contact())),
        ("refused", tally.refused.to_string()),
        ("seed", report.plan.seed.to_string()),
    ];
    let args: Vec<(&str, &str)> = (args.iter())
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    for id in ["sim-sides", "sim-bounds", "sim-seed"] {
        writeln!(out, "{}", texts.say(id, &args))?;
    }
    if tally.refused > 0 {
        writeln!(out, "{}", texts.say("sim-refused", &args))?;
    }
    if let Schedule::RoundRobin(_) = report.plan.schedule {
        writeln!(out)?;
        table(&armies(report), 1, out)?;
    }
    writeln!(out)?;
    table(&match_ups(report), 2, out)
}

/// That not all battles were fought, and which.
pub fn partial(report: &Report<'_>) -> String {
    let (n, all) = (report.tally.all.n.to_string(), report.asked.to_string());
    let args = [("n", n.as_str()), ("all", all.as_str())];
    report.texts.say("sim-partial", &args)
}

/// A share in hundredths.
pub fn hundredths(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// A share with its interval, in hundredths: `62.5 % (52.7–71.3)`.
pub fn between(rate: Rate) -> String {
    let [low, high] = rate.interval().map(hundredths);
    format!("{} % ({low}–{high})", hundredths(rate.share()))
}

fn bound(found: Option<u16>) -> String {
    found.map_or_else(|| "–".to_owned(), |bound| bound.to_string())
}

/// What a party is called.
pub fn named(report: &Report<'_>, who: ArmyOrBook) -> String {
    match who {
        ArmyOrBook::Army(key) => key.to_string(),
        ArmyOrBook::Book(_, name) => report.texts.say("sim-book", &[("book", name)]),
    }
}

/// The generals, with the side of each if the generals keep their sides.
fn generals(report: &Report<'_>) -> [String; 2] {
    let texts = report.texts;
    let [one, other] = report.plan.generals.each_ref();
    match report.plan.schedule {
        Schedule::Sides { paired: true, .. } => [one.clone(), other.clone()],
        Schedule::Sides { .. } | Schedule::RoundRobin(_) => [
            texts.say("sim-red", &[("general", one)]),
            texts.say("sim-blue", &[("general", other)]),
        ],
    }
}

/// What the two parties of every match-up have in common.
pub fn heads(report: &Report<'_>) -> [String; 2] {
    let texts = report.texts;
    match report.plan.schedule {
        Schedule::RoundRobin(_) => [texts.say("sim-one", &[]), texts.say("sim-other", &[])],
        Schedule::Sides { .. } => generals(report),
    }
}

/// The armies where all meet all, from the one that won most.
fn armies(report: &Report<'_>) -> Vec<Vec<String>> {
    let texts = report.texts;
    let head = [
        "sim-army",
        "sim-battles",
        "sim-won",
        "sim-lost",
        "sim-drawn",
    ];
    let mut rows = vec![head.map(|id| texts.say(id, &[])).to_vec()];
    let mut armies: Vec<_> = report.tally.armies.iter().collect();
    armies.sort_by_key(|(key, sums)| (std::cmp::Reverse(sums.wins[0]), sums.wins[1], *key));
    for (key, sums) in armies {
        let name = report.library.get(*key).map_or("", |list| list.name());
        rows.push(vec![
            format!("{key} {name}"),
            sums.n.to_string(),
            between(sums.won(0)),
            between(sums.won(1)),
            between(sums.drawn()),
        ]);
    }
    rows
}

/// The armies of a match-up.
fn match_ups(report: &Report<'_>) -> Vec<Vec<String>> {
    let texts = report.texts;
    let [one, other] = heads(report);
    let won = |who: &str| texts.say("sim-won-by", &[("who", who)]);
    let mut rows = vec![vec![
        one.clone(),
        other.clone(),
        texts.say("sim-battles", &[]),
        won(&one),
        won(&other),
        texts.say("sim-drawn", &[]),
        texts.say("sim-column-bounds", &[]),
        texts.say("sim-column-contact", &[]),
    ]];
    let row = |names: [String; 2], sums: &Totals| {
        let [one, other] = names;
        vec![
            one,
            other,
            sums.n.to_string(),
            between(sums.won(0)),
            between(sums.won(1)),
            between(sums.drawn()),
            bound(sums.bounds()),
            bound(sums.contact()),
        ]
    };
    for found in &report.tally.match_ups {
        rows.push(row(
            found.parties.map(|who| named(report, who)),
            &found.totals,
        ));
    }
    rows
}

/// Columns under each other: the first `left` of them begin in line, the others end in line.
fn table(rows: &[Vec<String>], left: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate();
        let cells: Vec<String> = cells
            .map(|(at, (cell, &width))| {
                if at < left {
                    format!("{cell:width$}")
                } else {
                    format!("{cell:>width$}")
                }
            })
            .collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}
