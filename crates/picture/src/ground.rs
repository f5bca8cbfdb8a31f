//! The table: its rim, its terrain, camps and built-up areas.

use std::fmt::Write;

use acies_referee::{Feature, Occupant, Side, Stronghold, View};
use acies_rulebook::{Going, TerrainKind};

use crate::colours::Palette;
use crate::look::{Form, Look, TERRAIN, colour};
use crate::{Armies, Canvas, RIM, escape, n};

type Place = (f64, f64);

/// Writes the textures of terrain, to be referred to.
pub(crate) fn definitions(out: &mut String) {
    out.push_str("<defs>\n");
    for (id, texture) in &TERRAIN.textures {
        let turned = texture
            .turned
            .map(|by| format!(" patternTransform=\"rotate({by})\""))
            .unwrap_or_default();
        let _ = writeln!(
            out,
            "<pattern id=\"{id}\" width=\"{}\" height=\"{}\" patternUnits=\"userSpaceOnUse\"{turned}>",
            texture.width, texture.height
        );
        for mark in &texture.marks {
            let fill = mark.fill.as_deref().map_or("none", colour);
            let _ = write!(out, "<path d=\"{}\" fill=\"{fill}\"", mark.line);
            let width = mark.width.map(|width| width.to_string());
            let opacity = mark.opacity.map(|opacity| opacity.to_string());
            let rest = [
                ("stroke", mark.stroke.as_deref().map(colour)),
                ("stroke-width", width.as_deref()),
                ("stroke-linecap", mark.cap.as_deref()),
                ("stroke-linejoin", mark.join.as_deref()),
                ("stroke-dasharray", mark.dashes.as_deref()),
                ("opacity", opacity.as_deref()),
            ];
            for (name, value) in rest
                .into_iter()
                .filter_map(|(name, value)| Some((name, value?)))
            {
                let _ = write!(out, " {name}=\"{value}\"");
            }
            out.push_str("/>\n");
        }
        out.push_str("</pattern>\n");
    }
    out.push_str("</defs>\n");
}

/// Draws the empty table, its rim with a tick at each base width, and the plaques with the names of the armies.
pub(crate) fn table(
    out: &mut String,
    width: f64,
    depth: f64,
    armies: Armies<'_>,
    palettes: &[Palette; 2],
) {
    let (brass, rim) = (colour("brass"), colour("rim"));
    let _ = writeln!(
        out,
        "<rect x=\"{low}\" y=\"{low}\" width=\"{}\" height=\"{}\" fill=\"{rim}\"/>\n\
         <rect width=\"{}\" height=\"{}\" fill=\"{}\" stroke=\"#1c120a\" stroke-width=\"0.035\"/>\n\
         <path d=\"{}\" fill=\"none\" stroke=\"{brass}\" stroke-width=\"0.02\"/>",
        n(width + 2.0 * RIM),
        n(depth + 2.0 * RIM),
        n(width),
        n(depth),
        colour("table"),
        ticks(width, depth),
        low = n(-RIM),
    );
    for (side, list, y) in [
        (Side::Red, armies.red, depth + 0.25),
        (Side::Blue, armies.blue, -0.25),
    ] {
        let Some(list) = list else { continue };
        let name = list.name().to_uppercase();
        let half = name.chars().count() as f64 * 0.085 + 0.35;
        let palette = &palettes[usize::from(side == Side::Blue)];
        let _ = writeln!(
            out,
            "<g transform=\"translate({} {})\"><rect x=\"{}\" y=\"-0.15\" width=\"{}\" height=\"0.3\" rx=\"0.04\" fill=\"#2b1c10\" \
             stroke=\"{brass}\" stroke-width=\"0.016\"/><path d=\"M{} 0h0.24M{} 0h0.24\" stroke=\"{}\" stroke-width=\"0.05\"/>\
             <text y=\"0.07\" font-size=\"0.2\" text-anchor=\"middle\" letter-spacing=\"0.03\" fill=\"#ecd29a\" \
             font-family=\"Marcellus, Palatino, Georgia, serif\">{}</text></g>",
            n(width / 2.0),
            n(y),
            n(-half),
            n(2.0 * half),
            n(-half + 0.08),
            n(half - 0.32),
            palette.lip,
            escape(&name),
        );
    }
}

/// Marks in the rim at each base width, longer at every fifth.
fn ticks(width: f64, depth: f64) -> String {
    let marks = |most: f64| {
        (0..=most.floor() as u32).map(|at| (f64::from(at), if at % 5 == 0 { 0.13 } else { 0.07 }))
    };
    let across = marks(width).map(|(x, long)| {
        format!(
            "M{} -0.1v{}M{} {}v{}",
            n(x),
            n(-long),
            n(x),
            n(depth + 0.1),
            n(long)
        )
    });
    let up = marks(depth).map(|(y, long)| {
        let y = n(depth - y);
        format!("M-0.1 {y}h{}M{} {y}h{}", n(-long), n(width + 0.1), n(long))
    });
    across.chain(up).collect()
}

/// How a kind of terrain looks: by its name, or by its going where house rules have a kind of their own.
fn look_of(kind: &TerrainKind) -> &'static Look {
    let going = match kind.going {
        Going::Good => "good",
        Going::Rough => "rough",
        Going::Bad => "bad",
        Going::Impassable => "impassable",
    };
    TERRAIN
        .kinds
        .get(&kind.name)
        .unwrap_or(&TERRAIN.by_going[going])
}

/// Points as a path takes them, from one to the next.
fn line(points: &[Place]) -> String {
    let parts = points.iter().enumerate().map(|(nth, (x, y))| {
        let letter = if nth == 0 { 'M' } else { 'L' };
        format!("{letter}{} {}", n(*x), n(*y))
    });
    parts.collect()
}

/// An outline with round corners, through its edges.
fn soft(outline: &[Place]) -> String {
    let count = outline.len();
    let near = |a: Place, b: Place| ((a.0 * 3.0 + b.0) / 4.0, (a.1 * 3.0 + b.1) / 4.0);
    let mut path = String::new();
    for (nth, &corner) in outline.iter().enumerate() {
        let from = near(corner, outline[(nth + count - 1) % count]);
        let to = near(corner, outline[(nth + 1) % count]);
        let letter = if nth == 0 { 'M' } else { 'L' };
        let _ = write!(
            path,
            "{letter}{} {}Q{} {} {} {}",
            n(from.0),
            n(from.1),
            n(corner.0),
            n(corner.1),
            n(to.0),
            n(to.1)
        );
    }
    path + "Z"
}

fn middle(outline: &[Place]) -> Place {
    let count = outline.len().max(1) as f64;
    let (x, y) = outline
        .iter()
        .fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    (x / count, y / count)
}

/// An outline made smaller about its middle.
fn shrunk(outline: &[Place], by: f64) -> Vec<Place> {
    let (x, y) = middle(outline);
    outline
        .iter()
        .map(|point| (x + (point.0 - x) * by, y + (point.1 - y) * by))
        .collect()
}

/// The piece of an outline's edge, half a base width long, whose middle is nearest to a point: a gate.
fn gate(outline: &[Place], point: Place) -> Option<[Place; 2]> {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let pieces = edges.filter_map(|(from, to)| {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let whole = dx.hypot(dy);
        if whole == 0.0 {
            return None;
        }
        let (dx, dy) = (dx / whole, dy / whole);
        let far = ((point.0 - from.0) * dx + (point.1 - from.1) * dy).clamp(0.0, whole);
        let foot = (from.0 + far * dx, from.1 + far * dy);
        let off = (foot.0 - point.0).hypot(foot.1 - point.1);
        let end = |by: f64| (foot.0 + by * dx, foot.1 + by * dy);
        Some((off, [end(-0.25), end(0.25)]))
    });
    pieces
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, piece)| piece)
}

/// A line whose ends go on beyond the table, so that it leaves the picture at its full width.
fn prolonged(points: &[Place]) -> Vec<Place> {
    let beyond = |end: Place, before: Place| {
        let length = (end.0 - before.0).hypot(end.1 - before.1).max(1e-6);
        (
            end.0 + (end.0 - before.0) / length,
            end.1 + (end.1 - before.1) / length,
        )
    };
    let (Some([first, second]), Some([last_but_one, last])) =
        (points.first_chunk::<2>(), points.last_chunk::<2>())
    else {
        return points.to_vec();
    };
    let mut all = vec![beyond(*first, *second)];
    all.extend(points);
    all.push(beyond(*last, *last_but_one));
    all
}

/// A path with a stroke in a colour of the table.
fn stroke(out: &mut String, path: &str, name: &str, width: f64, more: &str) {
    let _ = writeln!(
        out,
        "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"{more}/>",
        colour(name),
        n(width)
    );
}

impl Canvas<'_> {
    /// Draws all terrain, hills first, because what may lie on a hill may have been placed before it.
    pub(crate) fn terrain(&self, out: &mut String, view: View<'_>, width: f64, depth: f64) {
        let _ = writeln!(
            out,
            "<clipPath id=\"table\"><rect width=\"{}\" height=\"{}\"/></clipPath>\n<g clip-path=\"url(#table)\">",
            n(width),
            n(depth)
        );
        for is_hill in [true, false] {
            for feature in &view.table.features {
                let kind = view.rulebook.terrain_kind(feature.kind);
                if kind.hill == is_hill {
                    self.feature(out, kind, feature);
                }
            }
        }
        out.push_str("</g>\n");
    }

    fn feature(&self, out: &mut String, kind: &TerrainKind, feature: &Feature) {
        let look = look_of(kind);
        let outline = self.all(feature.region.outline());
        let _ = writeln!(out, "<g><title>{}</title>", escape(&kind.name));
        if feature.line.len() > 1 {
            self.band(out, look, feature);
        } else {
            self.patch(out, look, feature, &outline);
        }
        if let Some(crest) = feature.crest {
            let ends = [self.xy(crest.from), self.xy(crest.to)];
            stroke(
                out,
                &line(&ends),
                "contour",
                0.05,
                " stroke-dasharray=\"0.16 0.08\"",
            );
        }
        let dashes = look
            .limit
            .as_ref()
            .map(|dashes| format!(" stroke-linecap=\"round\" stroke-dasharray=\"{dashes}\""));
        stroke(
            out,
            &(line(&outline) + "Z"),
            "outline",
            0.022,
            &dashes.unwrap_or_default(),
        );
        out.push_str("</g>\n");
    }

    /// A river or a road.
    fn band(&self, out: &mut String, look: &Look, feature: &Feature) {
        let way = line(&prolonged(&self.all(&feature.line)));
        let width = feature.width.base_widths();
        let (bank, dashes) = if look.ground == "road" {
            ("roadside", "0.22 0.16")
        } else {
            ("bank", "0.35 0.25 0.15 0.3")
        };
        stroke(out, &way, bank, width, "");
        stroke(out, &way, &look.ground, (width - 0.08).max(0.04), "");
        stroke(
            out,
            &way,
            bank,
            0.025,
            &format!(" opacity=\"0.7\" stroke-dasharray=\"{dashes}\""),
        );
    }

    fn patch(&self, out: &mut String, look: &Look, feature: &Feature, outline: &[Place]) {
        let form = if look.form == Form::Grown {
            soft(outline)
        } else {
            line(outline) + "Z"
        };
        let _ = writeln!(
            out,
            "<path d=\"{form}\" fill=\"{}\"/>",
            colour(&look.ground)
        );
        if let Some(texture) = &look.texture {
            let _ = writeln!(out, "<path d=\"{form}\" fill=\"url(#{texture})\"/>");
        }
        match look.heart.as_deref() {
            Some("hill") => {
                for share in [0.72, 0.44] {
                    stroke(out, &soft(&shrunk(outline, share)), "contour", 0.03, "");
                }
            }
            Some("steep") => {
                for share in [0.84, 0.58, 0.32] {
                    stroke(out, &soft(&shrunk(outline, share)), "contour", 0.03, "");
                    let slope = soft(&shrunk(outline, share + 0.05));
                    stroke(
                        out,
                        &slope,
                        "contour",
                        0.13,
                        " stroke-dasharray=\"0.025 0.12\"",
                    );
                }
            }
            Some("pool") => {
                let _ = writeln!(
                    out,
                    "<path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"0.03\"/>",
                    soft(&shrunk(outline, 0.4)),
                    colour("water"),
                    colour("bank")
                );
            }
            Some("temple") => {
                let (x, y) = middle(outline);
                let _ = writeln!(
                    out,
                    "<path transform=\"translate({} {})\" fill=\"{}\" d=\"M-0.5 0.32H0.5V0.24H-0.5ZM-0.44-0.14H0.44L0-0.42ZM-0.4-0.1V0.22h0.1V-0.1ZM-0.17-0.1V0.22h0.1V-0.1ZM0.07-0.1V0.22h0.1V-0.1ZM0.3-0.1V0.22h0.1V-0.1Z\"/>",
                    n(x),
                    n(y),
                    colour("roof")
                );
            }
            _ => {}
        }
        if look.form == Form::Walled {
            stroke(out, &form, "wall", 0.16, " stroke-linejoin=\"round\"");
            stroke(out, &form, "paved", 0.07, " stroke-dasharray=\"0.09 0.09\"");
            for &point in &feature.gates {
                if let Some(piece) = gate(outline, self.xy(point)) {
                    stroke(out, &line(&piece), "wall", 0.26, "");
                    stroke(
                        out,
                        &line(&piece),
                        "road",
                        0.16,
                        " stroke-dasharray=\"0.2 0.03\"",
                    );
                }
            }
            return;
        }
        match look.rim.as_deref() {
            Some("hedge") => stroke(
                out,
                &form,
                "bush",
                0.1,
                " stroke-linecap=\"round\" stroke-dasharray=\"0.02 0.11\"",
            ),
            Some("bank") => {
                stroke(
                    out,
                    &soft(&shrunk(outline, 0.9)),
                    "cut",
                    0.22,
                    " stroke-dasharray=\"0.03 0.1\"",
                );
                stroke(out, &form, "cut", 0.06, "");
            }
            Some("plain") => stroke(out, &form, "contour", 0.025, ""),
            _ => {}
        }
    }

    /// Draws a camp, and of a built-up area, which is terrain, what is inside.
    pub(crate) fn stronghold(&self, out: &mut String, view: View<'_>, stronghold: Stronghold) {
        let Some(region) = view.table.stronghold(stronghold) else {
            return;
        };
        let occupant = view.position.occupant(stronghold);
        let inside = match (occupant.element(), occupant.is_inside()) {
            (Some(id), _) => format!("{id} {}", view.troop(id).code),
            (None, true) => view
                .rulebook
                .troop(view.non_combatants(stronghold))
                .code
                .clone(),
            (None, false) => String::new(),
        };
        let outline = self.all(region.outline());
        let _ = writeln!(out, "<g><title>{stronghold} {}</title>", escape(&inside));
        if !stronghold.is_built_up() {
            let is_razed = occupant == Occupant::Razed;
            let stakes = if is_razed { "#2b211a" } else { "#8a6a40" };
            let _ = writeln!(
                out,
                "<path d=\"{path}\" fill=\"{}\" fill-opacity=\"0.8\"/><path d=\"{path}\" fill=\"none\" stroke=\"{stakes}\" stroke-width=\"0.11\" stroke-dasharray=\"0.05 0.028\"/>",
                colour("camp"),
                path = line(&outline) + "Z",
            );
            tents(
                out,
                &outline,
                is_razed,
                self.palette(view.position.controller(stronghold)),
            );
        }
        if !inside.is_empty() {
            let palette = self.palette(view.position.controller(stronghold));
            let (x, y) = middle(&outline);
            let y = if stronghold.is_built_up() {
                y
            } else {
                y + 0.33
            };
            let half = inside.chars().count() as f64 * 0.085 + 0.09;
            let _ = writeln!(
                out,
                "<g transform=\"translate({} {})\"><rect x=\"{}\" y=\"-0.16\" width=\"{}\" height=\"0.32\" rx=\"0.05\" fill=\"{}\"/>\
                 <text font-size=\"0.26\" font-weight=\"700\" text-anchor=\"middle\" dominant-baseline=\"central\" fill=\"#fff6e6\">{}</text></g>",
                n(x),
                n(y),
                n(-half),
                n(2.0 * half),
                palette.own,
                escape(&inside)
            );
        }
        out.push_str("</g>\n");
    }
}

/// The tents of a camp, or its ashes.
fn tents(out: &mut String, outline: &[Place], is_razed: bool, palette: &Palette) {
    let (x, y) = middle(outline);
    if is_razed {
        let _ = writeln!(
            out,
            "<ellipse cx=\"{}\" cy=\"{}\" rx=\"0.5\" ry=\"0.3\" fill=\"#1c1510\" fill-opacity=\"0.62\"/>",
            n(x),
            n(y)
        );
        return;
    }
    let small = [(-0.45, -0.28), (0.45, -0.28), (-0.45, 0.2), (0.45, 0.2)];
    let tents = small.map(|(dx, dy)| (dx, dy, 0.3, 0.2, colour("linen")));
    for (dx, dy, wide, deep, roof) in
        tents
            .into_iter()
            .chain([(0.0, -0.12, 0.5, 0.34, palette.own.as_str())])
    {
        let (left, top) = (x + dx - wide / 2.0, y + dy - deep / 2.0);
        let _ = writeln!(
            out,
            "<path d=\"M{l} {t}h{w}v{d}h{b}z\" fill=\"{roof}\" stroke=\"#fff6df\" stroke-opacity=\"0.7\" stroke-width=\"0.016\"/>\
             <path d=\"M{l} {m}h{w}v{h}h{b}z\" fill=\"#2a1e0c\" fill-opacity=\"0.25\"/>",
            l = n(left),
            t = n(top),
            m = n(top + deep / 2.0),
            w = n(wide),
            d = n(deep),
            h = n(deep / 2.0),
            b = n(-wide),
        );
    }
}
