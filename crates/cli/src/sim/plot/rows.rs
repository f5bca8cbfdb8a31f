//! A row for each match-up: the shares of both parties as marks on their intervals, and beside them as numbers.

use acies_generals::sim::Totals;

use super::{At, BOLD, FAINT, GRID, MARGIN, PLAIN, Pen, Picture, SMALL, widest};
use crate::sim::Report;
use crate::sim::output::{between, heads, named};

/// The colours of one and the other.
const COLOURS: [&str; 2] = ["#c0392b", "#1f5fa8"];
/// How high a row is.
const ROW: f64 = 38.0;
/// How far above and below the middle of its row a party is marked.
const LANE: f64 = 7.0;
/// How wide a share of one is.
const WIDE: f64 = 420.0;
/// Where the columns of numbers end, from the right end of the scale.
const COLUMNS: [f64; 4] = [80.0, 225.0, 370.0, 515.0];

/// Draws the report.
pub fn draw(report: &Report<'_>) -> String {
    let tally = &report.tally;
    let mut rows: Vec<(String, &Totals, Pen)> = Vec::new();
    if tally.match_ups.len() != 1 {
        rows.push((report.texts.say("sim-plot-all", &[]), &tally.all, BOLD));
    }
    for found in &tally.match_ups {
        let [one, other] = found.parties.map(|who| named(report, who));
        rows.push((format!("{one} – {other}"), &found.totals, PLAIN));
    }

    let mut picture = Picture::default();
    let legend = picture.head(report) + 12.0;
    let names = rows.iter().map(|(name, ..)| name.as_str());
    let left = (MARGIN + widest(names, BOLD.size) + 24.0).max(150.0);
    let top = legend + 44.0;
    let bottom = top + rows.len() as f64 * ROW;
    key(&mut picture, report, [left, legend]);
    scale(&mut picture, left, [top, bottom]);
    columns(&mut picture, report, left + WIDE, top - 12.0);
    for ((name, sums, pen), at) in rows.into_iter().zip(0_u32..) {
        let y = top + (f64::from(at) + 0.5) * ROW;
        let end = left + WIDE + COLUMNS[3];
        picture.line([MARGIN, y + ROW / 2.0], [end, y + ROW / 2.0], GRID, 0.5);
        picture.text(MARGIN, y + 4.5, At::Start, pen, &name);
        for party in [0, 1] {
            mark(&mut picture, sums, party, [left, y]);
        }
        let [one, other] = [0, 1].map(|party| between(sums.won(party)));
        let cells = [sums.n.to_string(), one, other, between(sums.drawn())];
        for (cell, column) in cells.iter().zip(COLUMNS) {
            picture.text(left + WIDE + column, y + 4.5, At::End, pen, cell);
        }
    }
    picture.whole(report, bottom + 52.0)
}

/// Which mark is whose.
fn key(picture: &mut Picture, report: &Report<'_>, [x, y]: [f64; 2]) {
    let mut x = x;
    for (party, head) in heads(report).iter().enumerate() {
        shape(picture, party, [x + 5.0, y - 4.5]);
        picture.text(x + 16.0, y, At::Start, PLAIN, head);
        x += 16.0 + widest([head.as_str()].into_iter(), PLAIN.size) + 28.0;
    }
}

/// The shares from 0 to 100 %, with a line at every tenth.
fn scale(picture: &mut Picture, left: f64, [top, bottom]: [f64; 2]) {
    for tenth in 0..=10_u32 {
        let x = left + f64::from(tenth) / 10.0 * WIDE;
        let (colour, width) = if tenth == 5 {
            (FAINT, 1.0)
        } else {
            (GRID, 1.0)
        };
        picture.line([x, top], [x, bottom], colour, width);
        if tenth % 2 == 0 || tenth == 5 {
            let label = format!("{} %", tenth * 10);
            picture.text(x, bottom + 18.0, At::Middle, SMALL, &label);
        }
    }
}

/// What stands in the columns of numbers.
fn columns(picture: &mut Picture, report: &Report<'_>, left: f64, y: f64) {
    let texts = report.texts;
    let [one, other] = heads(report);
    let cells = [
        texts.say("sim-battles", &[]),
        texts.say("sim-won-by", &[("who", &one)]),
        texts.say("sim-won-by", &[("who", &other)]),
        texts.say("sim-drawn", &[]),
    ];
    for (cell, column) in cells.iter().zip(COLUMNS) {
        picture.text(left + column, y, At::End, SMALL, cell);
    }
}

/// The share of a party on its interval.
fn mark(picture: &mut Picture, sums: &Totals, party: usize, [left, middle]: [f64; 2]) {
    let y = if party == 0 {
        middle - LANE
    } else {
        middle + LANE
    };
    let rate = sums.won(party);
    let across = |share: f64| left + share * WIDE;
    let [low, high] = rate.interval().map(across);
    picture.line([low, y], [high, y], COLOURS[party], 2.0);
    for end in [low, high] {
        picture.line([end, y - 4.0], [end, y + 4.0], COLOURS[party], 2.0);
    }
    shape(picture, party, [across(rate.share()), y]);
}

/// A disc for one, a square for the other.
fn shape(picture: &mut Picture, party: usize, [x, y]: [f64; 2]) {
    if party == 0 {
        picture.disc([x, y], COLOURS[0]);
    } else {
        picture.rect([x - 4.5, y - 4.5], [9.0, 9.0], COLOURS[1]);
    }
}
