//! Every army against every other: a cell for each two, with the share that the army of the row won.

use acies_armies::{ArmyList, ListKey};
use acies_generals::sim::{ArmyOrBook, Rate, Totals};

use super::{At, BOLD, INK, MARGIN, PLAIN, Pen, Picture, SMALL, widest};
use crate::sim::Report;

/// How large a cell is.
const CELL: [f64; 2] = [72.0, 44.0];
/// From an army that lost everything to one that won everything, white in the middle: colours that stay apart for those
/// who do not see red from green, after the scheme `PuOr` of `ColorBrewer`.
const LOST: [f64; 3] = [179.0, 88.0, 6.0];
const EVEN: [f64; 3] = [247.0, 247.0, 247.0];
const WON: [f64; 3] = [84.0, 39.0, 136.0];
/// Below this lightness light writing is easier to read than dark.
const DARK: f64 = 0.22;
/// How many steps of colour the key shows.
const STEPS: u32 = 9;

/// Draws the report.
pub fn draw(report: &Report<'_>, armies: &[&ArmyList]) -> String {
    let texts = report.texts;
    let mut picture = Picture::default();
    let top = picture.head(report) + 32.0;
    let names: Vec<String> = (armies.iter())
        .map(|list| format!("{} {}", list.key(), list.name()))
        .collect();
    let left = MARGIN + widest(names.iter().map(String::as_str), PLAIN.size) + 14.0;
    // Between the armies and the sum of all of them.
    let last = left + armies.len() as f64 * CELL[0] + 10.0;
    let column = |at: usize| left + at as f64 * CELL[0];
    let row = |at: usize| top + at as f64 * CELL[1];
    for (at, list) in armies.iter().enumerate() {
        let middle = column(at) + CELL[0] / 2.0;
        let key = list.key().to_string();
        picture.text(middle, top - 8.0, At::Middle, PLAIN, &key);
    }
    let all = texts.say("sim-plot-all", &[]);
    picture.text(last + CELL[0] / 2.0, top - 8.0, At::Middle, BOLD, &all);
    for (at, list) in armies.iter().enumerate() {
        let middle = row(at) + CELL[1] / 2.0;
        picture.text(MARGIN, middle + 4.5, At::Start, PLAIN, &names[at]);
        for (against, other) in armies.iter().enumerate() {
            let corner = [column(against), row(at)];
            match met(report, [list.key(), other.key()]) {
                Some(sums) => cell(&mut picture, corner, sums.0, sums.1),
                None => picture.rect(corner, inner(), "#e4e4e4"),
            }
        }
        let sums = (report.tally.armies.iter()).find(|(key, _)| *key == list.key());
        if let Some((_, sums)) = sums {
            cell(&mut picture, [last, row(at)], sums.won(0), balance(sums));
        }
    }
    let bottom = row(armies.len());
    key(&mut picture, report, [left, bottom + 22.0]);
    picture.whole(report, bottom + 84.0)
}

/// How often the first of two armies won against the second, and the balance; `None` where they have not met.
fn met(report: &Report<'_>, [army, other]: [ListKey; 2]) -> Option<(Rate, f64)> {
    let find = |who: [ListKey; 2]| {
        let who = who.map(ArmyOrBook::Army);
        let found = report.tally.match_ups.iter().find(|row| row.parties == who);
        found.map(|row| &row.totals)
    };
    if let Some(sums) = find([army, other]) {
        return Some((sums.won(0), balance(sums)));
    }
    let sums = find([other, army])?;
    Some((sums.won(1), -balance(sums)))
}

/// What one won more than the other, from -1 to 1.
fn balance(sums: &Totals) -> f64 {
    sums.won(0).share() - sums.won(1).share()
}

/// A cell without the gap to the next.
fn inner() -> [f64; 2] {
    CELL.map(|side| side - 2.0)
}

fn cell(picture: &mut Picture, [x, y]: [f64; 2], rate: Rate, balance: f64) {
    let ground = colour(balance);
    picture.rect([x, y], inner(), &hexadecimal(ground));
    let ink = if lightness(ground) < DARK {
        "#ffffff"
    } else {
        INK
    };
    let middle = x + CELL[0] / 2.0 - 1.0;
    let large = Pen {
        size: 15.0,
        colour: ink,
        bold: true,
    };
    let small = Pen {
        size: 11.0,
        colour: ink,
        bold: false,
    };
    let [low, high] = rate.interval().map(whole);
    picture.text(middle, y + 20.0, At::Middle, large, &whole(rate.share()));
    picture.text(
        middle,
        y + 35.0,
        At::Middle,
        small,
        &format!("{low}–{high}"),
    );
}

/// A share in whole hundredths.
fn whole(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

/// The colour of a balance: red, green and blue.
fn colour(balance: f64) -> [u8; 3] {
    let end = if balance < 0.0 { LOST } else { WON };
    let part = |at: usize| EVEN[at] + (end[at] - EVEN[at]) * balance.abs().min(1.0);
    [0, 1, 2].map(|at| part(at).round() as u8)
}

fn hexadecimal([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// About how light a colour is, 0 to 1: screens are as bright as the square of what they are given.
fn lightness(colour: [u8; 3]) -> f64 {
    let parts = colour.map(|part| f64::from(part) / 255.0);
    let weighed = parts.iter().zip([0.2126, 0.7152, 0.0722]);
    weighed.map(|(part, weight)| part * part * weight).sum()
}

/// What the colours mean.
fn key(picture: &mut Picture, report: &Report<'_>, [left, top]: [f64; 2]) {
    let size = [36.0, 14.0];
    for step in 0..STEPS {
        let balance = f64::from(step) / f64::from(STEPS - 1) * 2.0 - 1.0;
        let x = left + f64::from(step) * size[0];
        picture.rect([x, top], size, &hexadecimal(colour(balance)));
        if step % 2 == 0 {
            let label = format!("{:+.0}", balance * 100.0);
            let label = if step == STEPS / 2 {
                "0".to_owned()
            } else {
                label.replace('-', "−")
            };
            picture.text(x + size[0] / 2.0, top + 28.0, At::Middle, SMALL, &label);
        }
    }
    let words = report.texts.say("sim-plot-colours", &[]);
    let x = left + f64::from(STEPS) * size[0] + 12.0;
    picture.text(x, top + 11.5, At::Start, SMALL, &words);
}
