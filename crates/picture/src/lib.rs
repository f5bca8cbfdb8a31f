//! Draws a position as an SVG: red's base edge at the bottom, one unit to the base width.
//!
//! Figures, colours and kinds of terrain are those of the page, from the files of `look/`. A picture needs no style sheet and no
//! font: it looks the same in a browser, in a text processor and on paper.

#![expect(
    clippy::disallowed_methods,
    reason = "a picture may differ in the last digit between machines: nothing is judged by it"
)]

mod base;
mod colours;
mod ground;
mod look;

use std::fmt::Write;

use acies_armies::ArmyList;
use acies_geometry::{Length, Point};
use acies_referee::{Side, Stronghold, View};

use crate::colours::Palette;

/// The width of the rim about the table, in base widths.
const RIM: f64 = 0.45;

/// Whose armies fight, for their colours and names; `None` for an army without a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Armies<'a> {
    /// The list of red's army.
    pub red: Option<&'a ArmyList>,
    /// The list of blue's army.
    pub blue: Option<&'a ArmyList>,
    /// The attacker, which keeps its colours where both are alike; red until it is known.
    pub attacker: Option<Side>,
}

/// Draws the table with its terrain, strongholds and elements.
pub fn svg(view: View<'_>, armies: Armies<'_>, title: &str) -> String {
    let palettes = colours::palettes(armies);
    let canvas = Canvas {
        depth: view.table.depth,
        palettes: &palettes,
    };
    let (width, depth) = (view.table.width, view.table.depth);
    let (width, depth) = (width.base_widths(), depth.base_widths());
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\" width=\"900\" height=\"{}\" role=\"img\" \
         font-family=\"'Barlow Semi Condensed', 'Roboto Condensed', 'Arial Narrow', sans-serif\">\n<title>{}</title>\n<desc>{}</desc>",
        n(-RIM),
        n(-RIM),
        n(width + 2.0 * RIM),
        n(depth + 2.0 * RIM),
        n((900.0 * (depth + 2.0 * RIM) / (width + 2.0 * RIM)).round()),
        escape(title),
        escape(&look::credit()),
    );
    ground::definitions(&mut out);
    base::definitions(&mut out, view, &palettes);
    ground::table(&mut out, width, depth, armies, &palettes);
    canvas.terrain(&mut out, view, width, depth);
    for stronghold in Stronghold::ALL {
        canvas.stronghold(&mut out, view, stronghold);
    }
    for (id, element) in view.position.on_table() {
        canvas.element(&mut out, view, id, element);
    }
    out.push_str("</svg>\n");
    out
}

/// What everything is drawn with.
struct Canvas<'a> {
    /// The depth of the table: in a picture y grows downwards.
    depth: Length,
    palettes: &'a [Palette; 2],
}

impl Canvas<'_> {
    fn xy(&self, point: Point) -> (f64, f64) {
        let down = self.depth - point.up();
        (point.across().base_widths(), down.base_widths())
    }

    fn all(&self, points: &[Point]) -> Vec<(f64, f64)> {
        points.iter().map(|&point| self.xy(point)).collect()
    }

    fn palette(&self, side: Side) -> &Palette {
        &self.palettes[usize::from(side == Side::Blue)]
    }
}

/// A number with at most three decimals.
fn n(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".into()
    } else {
        text.into()
    }
}

/// Whether no XML may have a character, not even escaped.
fn is_forbidden(letter: char) -> bool {
    matches!(letter, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}')
}

fn escape(text: &str) -> String {
    text.replace(is_forbidden, "\u{fffd}")
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests;
