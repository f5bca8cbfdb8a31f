//! Prints rosters so that they parse back as the same rosters.

use std::fmt::Write as _;
use std::ops::Range;

use super::{Figures, Notation, Slash};
use crate::key::ListKey;
use crate::roster::{Alike, Entry, Roster, Slot, differ_only_in_figures};
use crate::troop::Troop;
use crate::years::Dates;

/// The elements of a list.
pub(super) fn roster(roster: &Roster, notation: &Notation) -> String {
    let mut text = String::new();
    for (nth, entry) in roster.entries().iter().enumerate() {
        text.push_str(if nth == 0 { "" } else { ", " });
        match entry {
            Entry::Slot(one) => slot(&mut text, one, notation),
            Entry::Choice(blocks) => choice(&mut text, blocks, notation),
        }
    }
    text
}

/// A list as one line: key, name, years, a colon and the elements.
pub(crate) fn list_line(
    key: ListKey,
    name: &str,
    dates: &Dates,
    elements: &Roster,
    notation: &Notation,
) -> String {
    format!("{key} {name} {dates}: {}", roster(elements, notation))
}

/// `(2x4Sp or 1x3Cv + 1xEl)`.
fn choice(text: &mut String, blocks: &[Vec<Slot>], notation: &Notation) {
    text.push('(');
    for (nth, block) in blocks.iter().enumerate() {
        text.push_str(if nth == 0 { "" } else { " or " });
        for (nth, one) in block.iter().enumerate() {
            text.push_str(if nth == 0 { "" } else { " + " });
            slot(text, one, notation);
        }
    }
    text.push(')');
}

/// `1x(4Pk or HCh)(Gen)`; without brackets for a single option.
fn slot(text: &mut String, slot: &Slot, notation: &Notation) {
    let options = options(slot, notation);
    let all = *slot.alike() == Alike::All;
    let options = options.join(" or ");
    let bracketed = all || options.contains(" or ");
    let (open, close) = if bracketed { ("(", ")") } else { ("", "") };
    let alike = if all { " alike" } else { "" };
    let general = if slot.is_general() { "(Gen)" } else { "" };
    let _ = write!(
        text,
        "{}x{open}{options}{close}{alike}{general}",
        slot.count()
    );
}

/// The options of a slot, to be joined by `or`.
fn options(slot: &Slot, notation: &Notation) -> Vec<String> {
    let troops = slot.options();
    let runs: &[Range<usize>] = if let Alike::Figures(runs) = slot.alike() {
        runs
    } else {
        &[]
    };
    let mut texts = Vec::new();
    let mut at = 0;
    while at < troops.len() {
        let alike = runs.iter().find(|run| run.start == at);
        let end = alike.map_or_else(
            || end_of_free_run(troops, runs, at, notation),
            |run| run.end,
        );
        let mut text = String::new();
        if end - at > 1 {
            let figures = troops[at..end]
                .iter()
                .filter_map(|troop| troop.code().figures());
            let figures: Vec<String> = figures.map(|figures| figures.to_string()).collect();
            let _ = write!(text, "{}{}", figures.join("/"), troops[at].code().name());
            if alike.is_some() && notation.figures == Figures::Free {
                text.push_str(" alike");
            }
        } else {
            text = one(troops[at], notation);
        }
        texts.push(text);
        at = end;
    }
    texts
}

/// The end of the options from `at` on that differ only in their figures.
fn end_of_free_run(
    troops: &[Troop],
    runs: &[Range<usize>],
    at: usize,
    notation: &Notation,
) -> usize {
    let limit = runs
        .iter()
        .map(|run| run.start)
        .filter(|&start| start > at)
        .min()
        .unwrap_or(troops.len());
    let next = |end: &usize| *end < limit && differ_only_in_figures(troops[at], troops[*end]);
    match notation.figures {
        Figures::Free => (at + 1..=limit).find(|end| !next(end)).unwrap_or(limit),
        Figures::Alike => at + 1,
    }
}

/// One option, with `|` where a stroke would be read as `or`.
fn one(troop: Troop, notation: &Notation) -> String {
    match troop {
        Troop::AtDeployment { first, second } if notation.slash == Slash::Or => {
            format!("{first}|{second}")
        }
        troop => troop.to_string(),
    }
}
