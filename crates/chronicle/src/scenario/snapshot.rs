//! Writes a position as a scenario file without expectations, for bug reports and the positions in `perft/`.

use std::fmt::Write;

use acies_geometry::{Length, Point, Pose};
use acies_referee::{
    Battle, Element, ElementId, Occupant, Phase, Place, Side, Stronghold, View, river_word,
};
use acies_rulebook::Shape;

use crate::edition::{EditionChoice, scale_word};

/// Formats the position of a battle as a scenario; `None` before the first bound and after the last.
///
/// Reading it back gives the same bases, terrain and losses. Lost elements may get other ids, and earlier events
/// of a shooting or combat phase are not written.
pub fn snapshot(battle: &Battle, choice: &EditionChoice, title: &str) -> Option<String> {
    let phase = phase_word(battle)?;
    let view = battle.view();
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = head(&mut text, view, choice, title)
        .and_then(|()| elements(&mut text, view))
        .and_then(|()| bound(&mut text, view, phase))
        .and_then(|()| terrain(&mut text, view));
    Some(text)
}

fn phase_word(battle: &Battle) -> Option<&'static str> {
    if battle.setup().is_some() {
        return None;
    }
    match battle.position().phase {
        Phase::Movement => Some("movement"),
        Phase::Shooting => Some("shooting"),
        Phase::Combat => Some("combat"),
        Phase::Setup | Phase::Over => None,
    }
}

fn head(
    text: &mut String,
    view: View<'_>,
    choice: &EditionChoice,
    title: &str,
) -> std::fmt::Result {
    writeln!(text, "title   = {}", quoted(title))?;
    writeln!(text, "edition = {:?}", choice.edition)?;
    if !choice.conventions.is_empty() {
        writeln!(text, "conventions = {:?}", choice.conventions)?;
    }
    if !choice.rulings.is_empty() {
        let rulings = choice.rulings.iter();
        let rows: Vec<String> = rulings
            .map(|(id, answer)| format!("{id} = {answer:?}"))
            .collect();
        writeln!(text, "rulings = {{ {} }}", rows.join(", "))?;
    }
    writeln!(text, "scale   = {:?}", scale_word(choice.scale))?;
    writeln!(
        text,
        "board   = [{}, {}]",
        number(view.table.width),
        number(view.table.depth)
    )
}

/// A text as TOML writes it; Rust's own escapes of control characters are no TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

fn bound(text: &mut String, view: View<'_>, phase: &str) -> std::fmt::Result {
    let position = view.position;
    let active = position.active;
    writeln!(text, "\n[bound]\nactive = {:?}", active.to_string())?;
    writeln!(text, "number = {}", position.bounds[active as usize])?;
    writeln!(text, "phase  = {phase:?}\npips   = {}", position.pips)?;
    let moved = |id: &ElementId| position.element(*id).marks.moves > 0;
    let movers: Vec<ElementId> = ElementId::of_side(active).filter(moved).collect();
    if !movers.is_empty() {
        let row = |of: &dyn Fn(&Element) -> String| {
            let cells = movers
                .iter()
                .map(|&id| format!("{id} = {}", of(position.element(id))));
            cells.collect::<Vec<_>>().join(", ")
        };
        writeln!(
            text,
            "moved  = {{ {} }}",
            row(&|mover| number(mover.marks.distance))
        )?;
        writeln!(
            text,
            "moves  = {{ {} }}",
            row(&|mover| mover.marks.moves.to_string())
        )?;
    }
    let contacts: Vec<String> = position
        .on_table()
        .filter_map(|(id, element)| Some(format!("{id} = \"{}\"", element.marks.first_contact?)))
        .collect();
    if !contacts.is_empty() {
        writeln!(text, "first-contact = {{ {} }}", contacts.join(", "))?;
    }
    if view.table.soft {
        writeln!(text, "weather = \"ploughed\"")?;
    }
    let losses = Side::BOTH.map(|side| lost(view, side));
    if losses.iter().any(|list| !list.is_empty()) {
        let [red, blue] = losses.map(|list| list.join(", "));
        writeln!(text, "lost   = {{ red = [{red}], blue = [{blue}] }}")?;
    }
    Ok(())
}

/// The quoted troop codes of the elements that a side has lost.
fn lost(view: View<'_>, side: Side) -> Vec<String> {
    ElementId::of_side(side)
        .map(|id| view.position.element(id))
        .filter(|element| element.place == Place::Lost)
        .map(|element| {
            let general = if element.general { " general" } else { "" };
            format!("\"{}{general}\"", view.rulebook.troop(element.troop).code)
        })
        .collect()
}

fn terrain(text: &mut String, view: View<'_>) -> std::fmt::Result {
    for feature in &view.table.features {
        let kind = view.rulebook.terrain_kind(feature.kind);
        writeln!(text, "\n[[terrain]]\nkind = {:?}", kind.name)?;
        match kind.shape {
            Shape::River | Shape::Road => {
                writeln!(text, "line = {}", points(&feature.line))?;
                writeln!(text, "width = {}", number(feature.width))?;
                if kind.shape == Shape::River {
                    writeln!(text, "state = {:?}", river_word(view.position.river))?;
                }
            }
            Shape::Waterway => waterway(text, view, feature.region.outline())?,
            Shape::Area | Shape::Camp => {
                writeln!(text, "polygon = {}", points(feature.region.outline()))?;
            }
            Shape::BuiltUp => {
                writeln!(text, "polygon = {}", points(feature.region.outline()))?;
                let owner = feature.owner.unwrap_or(Side::Red);
                owned(text, view, Stronghold::BuiltUp(owner))?;
                if !feature.gates.is_empty() {
                    writeln!(text, "gates = {}", points(&feature.gates))?;
                }
            }
        }
        if let Some(crest) = feature.crest {
            writeln!(text, "crest = {}", points(&[crest.from, crest.to]))?;
        }
    }
    let camp = view
        .rulebook
        .terrain
        .iter()
        .find(|kind| kind.shape == Shape::Camp);
    for side in Side::BOTH {
        if let (Some(lying), Some(kind)) = (&view.table.camps[side as usize], camp) {
            writeln!(text, "\n[[terrain]]\nkind = {:?}", kind.name)?;
            writeln!(text, "polygon = {}", points(lying.region.outline()))?;
            owned(text, view, Stronghold::Camp(side))?;
        }
    }
    Ok(())
}

/// The table edge along a waterway, and the width of the waterway.
fn waterway(text: &mut String, view: View<'_>, outline: &[Point]) -> std::fmt::Result {
    let across = outline.iter().map(|corner| corner.across());
    let up = outline.iter().map(|corner| corner.up());
    let range = |values: &[Length]| {
        let mut sorted: Vec<i32> = values.iter().map(|length| length.units()).collect();
        sorted.sort_unstable();
        (sorted[0], sorted[sorted.len() - 1])
    };
    let (left, right) = range(&across.collect::<Vec<_>>());
    let (near, far) = range(&up.collect::<Vec<_>>());
    let (width, depth) = (view.table.width.units(), view.table.depth.units());
    let is_across = left == 0 && right == width;
    let (edge, reach) = match (is_across, near == 0, left == 0) {
        (true, true, _) => ("near", far),
        (true, false, _) => ("far", depth - near),
        (false, _, true) => ("left", right),
        (false, _, false) => ("right", width - left),
    };
    writeln!(
        text,
        "edge = {edge:?}\ndepth = {}",
        number(Length::from_units(reach))
    )
}

/// Writes the owner and the holder of a camp or built-up area.
fn owned(text: &mut String, view: View<'_>, stronghold: Stronghold) -> std::fmt::Result {
    let owner = stronghold.owner();
    writeln!(text, "owner = {:?}", owner.to_string())?;
    let occupant = match view.position.occupant(stronghold) {
        Occupant::NonCombatants => Some(owner),
        Occupant::Turned | Occupant::Captured(_) | Occupant::Razed => Some(owner.other()),
        Occupant::Absent | Occupant::Empty | Occupant::Garrison(_) => None,
    };
    if view.position.occupant(stronghold) == Occupant::Empty && !stronghold.is_built_up() {
        writeln!(text, "held-by = \"none\"")?;
    }
    if let Some(side) = occupant {
        writeln!(text, "held-by = {:?}", side.to_string())?;
    }
    let assumed = (view.rulebook.setup.built_up.as_ref())
        .is_some_and(|rules| stronghold.is_built_up() && rules.captors_stay_assumed);
    match (
        view.position.is_sacked(stronghold),
        view.position.occupant(stronghold),
    ) {
        (true, _) => writeln!(text, "sacked = true")?,
        (false, Occupant::Captured(Some(_))) if assumed => writeln!(text, "sacked = false")?,
        (false, Occupant::Turned) => writeln!(text, "turned = true")?,
        _ => {}
    }
    Ok(())
}

/// Writes the elements as an inline list, one per line. TOML requires it before the first table.
fn elements(text: &mut String, view: View<'_>) -> std::fmt::Result {
    writeln!(text, "element = [")?;
    for id in ElementId::all() {
        let element = view.position.element(id);
        let place = match element.place {
            Place::Table => stands(element.base.pose),
            Place::Inside(stronghold) => format!("inside = {:?}", stronghold.word()),
            Place::Reserve => "reserve = true".to_owned(),
            Place::Unused | Place::Lost => continue,
        };
        let code = &view.rulebook.troop(element.troop).code;
        write!(
            text,
            "  {{ id = \"{id}\", side = \"{}\", type = {code:?}, {place}",
            id.side()
        )?;
        if element.general {
            write!(text, ", general = true")?;
        }
        if let Some(troop) = element.dismounts_as {
            write!(
                text,
                ", dismounts-as = {:?}",
                view.rulebook.troop(troop).code
            )?;
        }
        writeln!(text, " }},")?;
    }
    writeln!(text, "]")
}

fn stands(pose: Pose) -> String {
    let Pose { front, facing } = pose;
    format!("front = {}, facing = {}", point(front), facing.to_text())
}

fn points(points: &[Point]) -> String {
    let list: Vec<String> = points.iter().map(|&at| point(at)).collect();
    format!("[{}]", list.join(", "))
}

fn point(at: Point) -> String {
    format!("[{}, {}]", number(at.across()), number(at.up()))
}

fn number(length: Length) -> String {
    length.to_text()
}
