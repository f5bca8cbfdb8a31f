//! Draws a position as an SVG, 100 units to the base width, red's base edge at the bottom.
//!
//! Sides differ in colour and in shape: red's elements have a pointed front mark, blue's a barred one.

use std::fmt::Write;

use acies_geometry::{Base, Length, Point};
use acies_referee::{Feature, Occupant, Side, Stronghold, View};
use acies_rulebook::{Shape, TerrainKind};

/// SVG units per base width.
const SCALE: f64 = 100.0;

/// Draws the table with its terrain and elements.
pub fn svg(view: View<'_>, title: &str) -> String {
    let canvas = Canvas {
        depth: view.table.depth,
    };
    let (width, depth) = (across(view.table.width), across(view.table.depth));
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {depth:.0}\" role=\"img\" \
         font-family=\"sans-serif\">\n<title>{}</title>\n\
         <rect width=\"{width:.0}\" height=\"{depth:.0}\" fill=\"#dfe3c4\"/>",
        escape(title)
    );
    // What may lie on a hill is drawn after it, whichever was placed first.
    for is_last in [false, true] {
        for feature in &view.table.features {
            let kind = view.rulebook.terrain_kind(feature.kind);
            if kind.on_hills == is_last {
                canvas.feature(&mut out, kind, feature);
            }
        }
    }
    for stronghold in Stronghold::ALL {
        canvas.stronghold(&mut out, view, stronghold);
    }
    for (id, element) in view.position.on_table() {
        let code = &view.rulebook.troop(element.troop).code;
        canvas.element(
            &mut out,
            id.side(),
            &id.to_string(),
            code,
            element.general,
            &element.base,
        );
    }
    out.push_str("</svg>\n");
    out
}

/// Converts table coordinates to SVG coordinates, where y grows downwards.
struct Canvas {
    depth: Length,
}

impl Canvas {
    fn xy(&self, point: Point) -> (f64, f64) {
        (across(point.across()), across(self.depth - point.up()))
    }

    fn points(&self, outline: &[Point]) -> String {
        let pairs: Vec<String> = outline
            .iter()
            .map(|&point| {
                let (x, y) = self.xy(point);
                format!("{x:.1},{y:.1}")
            })
            .collect();
        pairs.join(" ")
    }

    fn feature(&self, out: &mut String, kind: &TerrainKind, feature: &Feature) {
        let fill = match (kind.shape, kind.name.as_str()) {
            (Shape::River | Shape::Waterway, _) => "#8fb7cf",
            (Shape::Road, _) => "#cbb58b",
            (_, "wood" | "oasis") => "#8fae7c",
            (_, "marsh") => "#a9bfa6",
            _ if kind.hill => "#d3c08e",
            _ => "#c9c29a",
        };
        let _ = writeln!(
            out,
            "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"#7c7a5c\" stroke-width=\"2\"><title>{}</title></polygon>",
            self.points(feature.region.outline()),
            escape(&kind.name)
        );
        if let Some(crest) = feature.crest {
            let ((x1, y1), (x2, y2)) = (self.xy(crest.from), self.xy(crest.to));
            let _ = writeln!(
                out,
                "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#8a7443\" stroke-width=\"4\" \
                 stroke-dasharray=\"14 8\"/>"
            );
        }
    }

    /// Draws a camp or built-up area: its owner, whether it has fallen, and its occupant.
    fn stronghold(&self, out: &mut String, view: View<'_>, stronghold: Stronghold) {
        let Some(region) = view.table.stronghold(stronghold) else {
            return;
        };
        let occupant = view.position.occupant(stronghold);
        let dash = if matches!(
            occupant,
            Occupant::Turned | Occupant::Captured(_) | Occupant::Razed
        ) {
            " stroke-dasharray=\"12 8\""
        } else {
            ""
        };
        let fill = if stronghold.is_built_up() {
            "#b9aa9c"
        } else {
            "#cdb891"
        };
        let inside = match (occupant.element(), occupant.is_inside()) {
            (Some(id), _) => format!("{id} {}", view.troop(id).code),
            (None, true) => view
                .rulebook
                .troop(view.non_combatants(stronghold))
                .code
                .clone(),
            (None, false) => String::new(),
        };
        let _ = writeln!(
            out,
            "<g><title>{stronghold} {}</title><polygon points=\"{}\" fill=\"{fill}\" stroke=\"{}\" stroke-width=\"5\"{dash}/>",
            escape(&inside),
            self.points(region.outline()),
            ink(stronghold.owner())
        );
        if !inside.is_empty() {
            let (low, high) = region.bounds();
            let (x, y) = self.xy(low.midway(high));
            let _ = writeln!(
                out,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"30\" text-anchor=\"middle\" \
                 dominant-baseline=\"middle\" fill=\"{}\">{}</text>",
                ink(view.position.controller(stronghold)),
                escape(&inside)
            );
        }
        out.push_str("</g>\n");
    }

    fn element(
        &self,
        out: &mut String,
        side: Side,
        id: &str,
        code: &str,
        general: bool,
        base: &Base,
    ) {
        let (fill, ink) = (paper(side), ink(side));
        let width = if general { 7 } else { 3 };
        let _ = writeln!(
            out,
            "<g><title>{id} {}{}</title><polygon points=\"{}\" fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"{width}\"/>",
            escape(code),
            if general { " general" } else { "" },
            self.points(&base.corners)
        );
        let back = Length::BASE_WIDTH.scaled(-12, 100);
        let half = Length::BASE_WIDTH.scaled(if side == Side::Red { 14 } else { 30 }, 100);
        let mark = match side {
            Side::Red => vec![base.pose.front, base.at(back, half), base.at(back, -half)],
            Side::Blue => {
                let line = Length::BASE_WIDTH.scaled(-7, 100);
                vec![
                    base.at(Length::ZERO, -half),
                    base.at(Length::ZERO, half),
                    base.at(line, half),
                    base.at(line, -half),
                ]
            }
        };
        let _ = writeln!(
            out,
            "<polygon points=\"{}\" fill=\"{ink}\"/>",
            self.points(&mark)
        );
        let (x, y) = self.xy(base.centre());
        let turn = base.pose.facing.degrees();
        // Letters are upright as seen from the bottom edge of the picture.
        let turn = if (90.0..270.0).contains(&turn) {
            turn - 180.0
        } else {
            turn
        };
        let _ = writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" transform=\"rotate({turn:.2} {x:.1} {y:.1})\" font-size=\"24\" \
             text-anchor=\"middle\" dominant-baseline=\"central\" fill=\"{ink}\">{}</text></g>",
            escape(code)
        );
    }
}

fn across(length: Length) -> f64 {
    length.base_widths() * SCALE
}

const fn ink(side: Side) -> &'static str {
    match side {
        Side::Red => "#7d1f1a",
        Side::Blue => "#1d3f73",
    }
}

const fn paper(side: Side) -> &'static str {
    match side {
        Side::Red => "#f0c9bd",
        Side::Blue => "#c3d5ea",
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
#[path = "draw_tests.rs"]
mod tests;
