//! A base: its outline, its bright front, the plate with its code, and its figures.
//!
//! Lengths are in base widths. The front edge is at y = 0 and the rear edge at y = depth. What is read stands upright for the
//! viewer: where the base looks down, plate, code and figures are turned about. The page lays bases out in the same way
//! (`web/src/board/figures/layout.ts`).

use std::collections::BTreeSet;
use std::fmt::Write;

use acies_referee::{Element, ElementId, Side, View};

use crate::colours::Palette;
use crate::look::{self, Kind, Muster, colour, muster};
use crate::{Canvas, escape, n};

/// Bases up to this depth have their plate at the reader's left, deeper ones along the rear edge.
const SHALLOW: f64 = 0.55;
/// The width of a figure on foot, of a chariot and of the others, by their height.
const FOOT: f64 = 24.0 / 42.0;
const CHARIOT: f64 = 760.0 / 512.0;
const LIP: f64 = 0.052;
const MERLONS: u8 = 5;
/// More than four figures stand in two ranks.
const IN_ONE_RANK: usize = 4;

#[derive(Clone, Copy)]
struct Room {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

struct Standing {
    figure: String,
    room: Room,
}

/// Writes the figures of all elements, in the colours of each side, to be referred to.
pub(crate) fn definitions(out: &mut String, view: View<'_>, palettes: &[Palette; 2]) {
    let used: BTreeSet<(Side, String)> = view
        .position
        .on_table()
        .flat_map(|(id, element)| {
            let troop = view.rulebook.troop(element.troop);
            let found = muster(&troop.code, &troop.class);
            let names = found.into_iter().flat_map(|muster| {
                let bearer = element.general.then(|| muster.standard_bearer().to_owned());
                let team = muster.figure.ends_with("wagons").then(|| "team".to_owned());
                [Some(muster.figure), bearer, team].into_iter().flatten()
            });
            names.map(move |name| (id.side(), name))
        })
        .collect();
    out.push_str("<defs>\n");
    for (side, name) in used {
        let Some((field, drawing)) = look::figure(&name) else {
            continue;
        };
        let palette = &palettes[usize::from(side == Side::Blue)];
        let drawing = drawing
            .replace("var(--figure)", &palette.figure)
            .replace("var(--trim)", &palette.trim)
            .replace("var(--field)", &palette.field)
            .replace("var(--standard)", colour("standard"));
        let _ = writeln!(
            out,
            "<symbol id=\"{side}-{name}\" viewBox=\"{field}\" overflow=\"visible\" fill=\"{}\">\n  {drawing}\n</symbol>",
            palette.figure,
            side = side.word(),
        );
    }
    out.push_str("</defs>\n");
}

impl Canvas<'_> {
    /// Draws an element where it stands.
    pub(crate) fn element(
        &self,
        out: &mut String,
        view: View<'_>,
        id: ElementId,
        element: &Element,
    ) {
        let side = id.side();
        let troop = view.rulebook.troop(element.troop);
        let palette = self.palette(side);
        let (x, y) = self.xy(element.base.pose.front);
        let degrees = element.base.pose.facing.degrees();
        let is_cut = side == Side::Blue;
        let (width, depth) = (
            element.base.width.base_widths(),
            element.base.depth.base_widths(),
        );
        let lip = LIP.min(depth / 4.0);
        let _ = writeln!(
            out,
            "<g transform=\"translate({} {}) rotate({})\"><title>{id} {}{}</title>",
            n(x),
            n(y),
            n(degrees),
            escape(&troop.code),
            if element.general { " general" } else { "" },
        );
        let shape = outline(width, depth, is_cut);
        let _ = writeln!(
            out,
            "<path d=\"{shape}\" fill=\"#1d1708\" fill-opacity=\"0.3\" transform=\"translate(0.03 0.045)\"/>\
             <path d=\"{shape}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"0.022\"/>",
            palette.field, palette.edge,
        );
        let is_over = degrees > 95.0 && degrees < 265.0;
        if is_over {
            let _ = writeln!(out, "<g transform=\"rotate(180 0 {})\">", n(depth / 2.0));
        }
        let inside = Room {
            x: -width / 2.0,
            y: if is_over { 0.0 } else { lip },
            width,
            height: depth - lip,
        };
        let code = troop.code.replacen("Mtd-", "M·", 1);
        let corner = if is_cut {
            (depth / 3.0).min(0.11)
        } else {
            0.05
        };
        let plate = plate(inside, depth, is_over);
        let ground = ground(inside, plate, depth, is_over);
        let fitting = (plate.width - if depth > SHALLOW { 2.0 * corner } else { 0.0 } - 0.05)
            / letters(&code);
        let most = if depth > SHALLOW {
            0.196
        } else {
            (inside.height * 0.86).min(0.21)
        };
        let size = fitting.min(most);
        let _ = writeln!(
            out,
            "<path d=\"{}\" fill=\"{}\"/>",
            plate_path(plate, depth, corner, is_cut, is_over),
            if element.general {
                colour("standard")
            } else {
                &palette.plate
            },
        );
        for Standing { figure, room } in
            standing(muster(&troop.code, &troop.class), element.general, ground)
        {
            let _ = writeln!(
                out,
                "<use href=\"#{}-{figure}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                side.word(),
                n(room.x),
                n(room.y),
                n(room.width),
                n(room.height),
            );
        }
        let _ = writeln!(
            out,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"700\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" \
             dominant-baseline=\"central\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
            n(plate.x + plate.width / 2.0),
            n(plate.y + plate.height / 2.0),
            n(size),
            n(size * letters(&code)),
            if element.general {
                "#2a1c05"
            } else {
                &palette.code
            },
            escape(&code),
        );
        if is_over {
            out.push_str("</g>\n");
        }
        let _ = writeln!(
            out,
            "<path d=\"{}\" fill=\"{}\"/></g>",
            lip_path(width, lip, is_cut),
            palette.lip,
        );
    }
}

/// About how wide the letters of a code are, by their height.
fn letters(code: &str) -> f64 {
    let wide = |letter: char| match letter {
        'W' | 'M' | 'm' => 0.86,
        'A'..='Z' => 0.64,
        '·' => 0.3,
        _ => 0.56,
    };
    code.chars().map(wide).sum()
}

/// A rectangle whose rear corners are rounded or cut; front corners stay true, because rules measure there.
fn outline(width: f64, depth: f64, is_cut: bool) -> String {
    let half = width / 2.0;
    let corner = if is_cut {
        (depth / 3.0).min(0.11)
    } else {
        0.05
    };
    let (left, right, rear, side) = (n(-half), n(half), n(depth), n(depth - corner));
    let (inner, outer) = (n(half - corner), n(corner - half));
    if is_cut {
        format!("M{left} 0H{right}V{side}L{inner} {rear}H{outer}L{left} {side}Z")
    } else {
        format!(
            "M{left} 0H{right}V{side}Q{right} {rear} {inner} {rear}H{outer}Q{left} {rear} {left} {side}Z"
        )
    }
}

/// The bright bar along the front edge, with merlons where the shape is cut.
fn lip_path(width: f64, height: f64, is_cut: bool) -> String {
    let half = width / 2.0 - 0.015;
    let bar = |height: f64| format!("M{} 0H{}V{}H{}Z", n(-half), n(half), n(height), n(-half));
    if !is_cut {
        return bar(height);
    }
    let merlon = 2.0 * half / f64::from(2 * MERLONS - 1);
    let teeth = (0..MERLONS).map(|tooth| {
        let from = -half + 2.0 * f64::from(tooth) * merlon;
        format!("M{} 0h{}v{}h{}Z", n(from), n(merlon), n(height), n(-merlon))
    });
    bar(height * 0.45) + &teeth.collect::<String>()
}

/// Where the code stands: at the reader's left, or along the rear edge.
fn plate(inside: Room, depth: f64, is_over: bool) -> Room {
    if depth <= SHALLOW {
        return Room {
            width: 0.375,
            ..inside
        };
    }
    let height = 0.2;
    let y = if is_over {
        inside.y
    } else {
        inside.y + inside.height - height
    };
    Room {
        y,
        height,
        ..inside
    }
}

/// Where the figures stand.
fn ground(inside: Room, plate: Room, depth: f64, is_over: bool) -> Room {
    if depth <= SHALLOW {
        return Room {
            x: plate.x + plate.width + 0.02,
            y: inside.y + inside.height * 0.03,
            width: inside.width - plate.width - 0.04,
            height: inside.height * 0.94,
        };
    }
    Room {
        x: inside.x + 0.02,
        y: (if is_over {
            plate.y + plate.height
        } else {
            inside.y
        }) + 0.015,
        width: inside.width - 0.04,
        height: inside.height - plate.height - 0.03,
    }
}

/// A plate whose corners on the rear edge have the shape of the base.
fn plate_path(plate: Room, depth: f64, corner: f64, is_cut: bool, is_over: bool) -> String {
    let Room {
        x,
        y,
        width,
        height,
    } = plate;
    let (right, bottom) = (x + width, y + height);
    let (far, near) = if is_over { (y, bottom) } else { (bottom, y) };
    let back = if is_over { y + corner } else { bottom - corner };
    let turn = |at: f64, to: (f64, f64)| {
        let to = format!("{} {}", n(to.0), n(to.1));
        if is_cut {
            format!("L{to}")
        } else {
            format!("Q{} {} {to}", n(at), n(far))
        }
    };
    let (left, near, rear, back_text) = (n(x), n(near), n(far), n(back));
    if depth <= SHALLOW {
        let corner = turn(x, (x + corner, far));
        return format!("M{} {rear}V{near}H{left}V{back_text}{corner}Z", n(right));
    }
    let (first, second) = (turn(right, (right - corner, far)), turn(x, (x, back)));
    format!(
        "M{left} {near}H{}V{back_text}{first}H{}{second}Z",
        n(right),
        n(x + corner)
    )
}

/// So many in a row, overlapping where there is no room.
fn row(names: &[&str], ground: Room, height: f64, ratio: f64, apart: f64) -> Vec<Standing> {
    let width = height * ratio;
    let gaps = names.len().saturating_sub(1) as f64;
    let step = if gaps > 0.0 {
        ((ground.width - width) / gaps).min(width * apart)
    } else {
        0.0
    };
    let first = ground.x + (ground.width - (step * gaps + width)) / 2.0;
    let y = ground.y + ground.height - height;
    names
        .iter()
        .enumerate()
        .map(|(nth, name)| Standing {
            figure: (*name).to_owned(),
            room: Room {
                x: first + step * nth as f64,
                y,
                width,
                height,
            },
        })
        .collect()
}

/// The figures on a base, in one or two ranks; a general's standard takes the place of one, or stands beside a single one.
fn standing(found: Option<Muster>, is_general: bool, ground: Room) -> Vec<Standing> {
    let Some(muster) = found else {
        return Vec::new();
    };
    let bearer = is_general.then(|| muster.standard_bearer());
    let figure = muster.figure.as_str();
    if muster.kind == Kind::Engine {
        return engine(figure, bearer, ground);
    }
    let mut names = vec![figure; muster.count];
    if let (Some(bearer), Some(last)) = (bearer, names.last_mut()) {
        *last = bearer;
    }
    let is_foot = muster.kind == Kind::Foot;
    let (ratio, apart) = if is_foot { (FOOT, 1.45) } else { (1.0, 1.02) };
    let has_two = names.len() > IN_ONE_RANK;
    // A rank is a little higher than its share: the heads of the second stand before the feet of the first.
    let share = match (has_two, is_foot) {
        (false, _) => 1.0,
        (true, true) => 0.64,
        (true, false) => 0.58,
    };
    let front = if has_two {
        names.len().div_ceil(2)
    } else {
        names.len()
    };
    // Horses overlap by half at most where there is the depth to spare.
    let widest = ground.width / (1.0 + (front.saturating_sub(1)) as f64 * 0.42);
    let height = (ground.height * share).min(if is_foot { f64::INFINITY } else { widest });
    let middle = ground.y + f64::midpoint(ground.height, height);
    if !has_two {
        let rank = Room {
            y: middle - height,
            height,
            ..ground
        };
        return row(&names, rank, height, ratio, apart);
    }
    let (first, second) = names.split_at(front);
    let far = Room { height, ..ground };
    let near = Room {
        y: ground.y + ground.height - height,
        height,
        ..ground
    };
    let mut all = row(second, far, height, ratio, apart);
    all.extend(row(first, near, height, ratio, apart));
    all
}

/// An engine, its team where there is the depth, and a general's standard beside it.
fn engine(figure: &str, bearer: Option<&str>, ground: Room) -> Vec<Standing> {
    let ratio = if figure.ends_with("chariots") {
        CHARIOT
    } else {
        1.0
    };
    let beside = bearer.map_or(0.0, |_| (ground.width * 0.24).min(0.2));
    let height = ground.height.min((ground.width - beside) / ratio);
    let mut middle = Room {
        width: ground.width - beside,
        y: ground.y + (ground.height - height) / 2.0,
        height,
        ..ground
    };
    let foot = middle.y + height;
    let mut all = Vec::new();
    if ground.height - height > 0.7 && figure.ends_with("wagons") {
        all = row(
            &["team", "team"],
            Room {
                height: 0.42,
                ..ground
            },
            0.42,
            1.0,
            1.05,
        );
        middle.y += 0.2;
    }
    all.extend(row(&[figure], middle, height, ratio, 1.0));
    if let Some(bearer) = bearer {
        let tall = ground.height.min(beside / FOOT);
        let room = Room {
            x: ground.x + ground.width - beside,
            y: foot - tall,
            width: beside,
            height: tall,
        };
        all.push(Standing {
            figure: bearer.to_owned(),
            room,
        });
    }
    all
}
