//! An independent evaluation of section 4.1: terrain is counted point by point on a grid instead of being clipped
//! exactly.

use acies_geometry::Point;
use acies_referee::{Battle, Feature, Side, TableEdge};

use super::armies::Army;
use super::setup::{BAD_GOING_TROOPS, is_littoral};

/// The distance of grid points, in base widths.
const STEP: f64 = 0.05;

/// A zone along an edge: its distance from the sides, and its range of distances from the edge.
#[derive(Clone, Copy)]
pub struct Zone {
    pub edge: TableEdge,
    pub aside: f64,
    pub from: f64,
    pub to: f64,
}

/// The zone of an edge, by the editions' numbers.
pub fn zone(battle: &Battle, edge: TableEdge) -> Zone {
    let side = battle.table().width.base_widths();
    let shore = shore(battle, edge);
    let (aside, to) = match battle.rulebook().edition.as_str() {
        "3.0" => (4.0, side / 2.0 - 3.0),
        "1.22" => (0.0, shore + 3.75),
        _ => (1.875, shore + 3.75),
    };
    Zone {
        edge,
        aside,
        from: shore,
        to,
    }
}

fn named<'b>(battle: &'b Battle, kinds: &'b [&str]) -> impl Iterator<Item = &'b Feature> {
    let features = battle.table().features.iter();
    features.filter(|feature| {
        let name = &battle.rulebook().terrain_kind(feature.kind).name;
        kinds.contains(&name.as_str())
    })
}

/// The areas of bad going.
pub fn bad_areas(battle: &Battle) -> Vec<&Feature> {
    // Rough ground is bad going where it has that name; a built-up area only where it is an area.
    let kinds: &[&str] = match battle.rulebook().edition.as_str() {
        "1.22" => &["steep-hill", "wood", "dunes", "marsh", "rough", "bua"],
        _ => &[
            "steep-hill",
            "difficult-hill",
            "wood",
            "oasis",
            "dunes",
            "marsh",
            "rough",
            "gully",
            "edifice",
        ],
    };
    let features = battle.table().features.iter();
    let is = |feature: &&Feature| {
        let name = &battle.rulebook().terrain_kind(feature.kind).name;
        kinds.contains(&name.as_str())
    };
    features.filter(is).collect()
}

/// How far the water along an edge reaches in; 0 without any.
pub fn shore(battle: &Battle, edge: TableEdge) -> f64 {
    let side = battle.table().width.base_widths();
    let along = named(battle, &["waterway"]).filter_map(|water| {
        let (low, high) = water.region.bounds();
        let reach = match edge {
            TableEdge::Near => (low.up(), high.up()),
            TableEdge::Far => (high.up(), low.up()),
            TableEdge::Left => (low.across(), high.across()),
            TableEdge::Right => (high.across(), low.across()),
        };
        let from_edge = |at: f64| match edge {
            TableEdge::Near | TableEdge::Left => at,
            TableEdge::Far | TableEdge::Right => side - at,
        };
        let (start, end) = (
            from_edge(reach.0.base_widths()),
            from_edge(reach.1.base_widths()),
        );
        (start < 0.01 && end < side - 0.01).then_some(end)
    });
    along.fold(0.0, f64::max)
}

/// The point at a distance along an edge, from the left looking in, and at a distance from the edge.
fn place(edge: TableEdge, side: f64, along: f64, ahead: f64) -> Point {
    let (x, y) = match edge {
        TableEdge::Near => (along, ahead),
        TableEdge::Right => (side - ahead, along),
        TableEdge::Far => (side - along, side - ahead),
        TableEdge::Left => (ahead, side - along),
    };
    Point::from_base_widths(x, y)
}

/// The area of features, in square base widths, in a part of a zone across and a range ahead of its edge.
pub fn squares(
    battle: &Battle,
    features: &[&Feature],
    zone: Zone,
    (left, right): (f64, f64),
    (from, to): (f64, f64),
) -> f64 {
    let side = battle.table().width.base_widths();
    let wide = side - 2.0 * zone.aside;
    let count = |length: f64| (length / STEP).round() as usize;
    let mut found = 0_usize;
    let start = zone.aside + left * wide;
    for column in 0..count((right - left) * wide) {
        for row in 0..count(to - from) {
            let at = |nth: usize| (nth as f64 + 0.5) * STEP;
            let point = place(zone.edge, side, start + at(column), from + at(row));
            found += usize::from(
                features
                    .iter()
                    .any(|feature| feature.region.contains_point(point)),
            );
        }
    }
    found as f64 * STEP * STEP
}

/// Whether an area is more than a limit; `None` where the grid is too coarse.
pub fn more(measured: f64, limit: f64) -> Option<bool> {
    ((measured - limit).abs() > 0.15).then_some(measured > limit)
}

/// The edges that roll: those beside no built-up area, or all; `None` where rounding decides.
pub fn throwing(battle: &Battle) -> Option<Vec<&'static str>> {
    let side = battle.table().width.base_widths();
    // In 2.2 it lies within 900 paces of both edges of its corner, and of no other.
    let limit = match battle.rulebook().edition.as_str() {
        "3.0" => 3.0,
        "1.22" => 1.875,
        _ => 5.625,
    };
    let mut free = Vec::new();
    for edge in TableEdge::ALL {
        let mut beside = false;
        for town in named(battle, &["bua", "city", "fort", "hamlet", "edifice"]) {
            let (low, high) = town.region.bounds();
            let away = match edge {
                TableEdge::Near => low.up().base_widths(),
                TableEdge::Left => low.across().base_widths(),
                TableEdge::Far => side - high.up().base_widths(),
                TableEdge::Right => side - high.across().base_widths(),
            };
            if (away - limit).abs() < 0.01 {
                return None;
            }
            beside |= away < limit;
        }
        if !beside {
            free.push(edge.word());
        }
    }
    if free.is_empty() {
        free = TableEdge::ALL.map(TableEdge::word).to_vec();
    }
    Some(free)
}

/// The modifiers of section 4.1 for an edge; `None` where the grid is too coarse.
pub fn modifiers(
    battle: &Battle,
    side: Side,
    [npg, you]: &[Army; 2],
    word: &str,
) -> Option<Vec<(u8, i64)>> {
    let edge = TableEdge::from_word(word)?;
    let [own, opposite] = [edge, edge.opposite()].map(|edge| zone(battle, edge));
    let bad = bad_areas(battle);
    let six = if battle.rulebook().edition == "3.0" {
        6.0
    } else {
        3.75
    };
    let middle = |zone: Zone| {
        more(
            squares(battle, &bad, zone, (0.25, 0.75), (zone.from, zone.to)),
            4.0,
        )
    };
    let front = |zone: Zone| {
        more(
            squares(battle, &bad, zone, (0.0, 1.0), (zone.to, zone.to + six)),
            1.0,
        )
    };
    let reaches = |features: &[&Feature]| {
        let found = squares(battle, features, own, (0.0, 1.0), (own.from, own.to));
        // A few points may be rounding; none at all may be a corner.
        if found > 0.05 {
            return Some(true);
        }
        let wide = Zone {
            aside: (own.aside - 0.1).max(0.0),
            ..own
        };
        let near = squares(battle, features, wide, (0.0, 1.0), (own.from, own.to + 0.1));
        (near < 1e-9).then_some(false)
    };
    let rivers: Vec<&Feature> = named(battle, &["river"]).collect();
    let hills: Vec<&Feature> = named(battle, &["gentle-hill"]).collect();
    let clear = !(reaches(&bad)? || reaches(&rivers)?);
    let hill = reaches(&hills)?;
    let water = |edge: TableEdge| shore(battle, edge) > 0.0;
    let beside = match edge {
        TableEdge::Near | TableEdge::Far => [TableEdge::Left, TableEdge::Right],
        TableEdge::Left | TableEdge::Right => [TableEdge::Near, TableEdge::Far],
    };
    let littoral = is_littoral(battle, side.other());
    let riders = you.of_classes(&["Kn", "Cv", "LH", "Cm"]);
    let opposite_front = front(opposite)?;
    let rows = [
        (1, 3, clear),
        (2, 3, middle(opposite)?),
        (3, 1, opposite_front && riders >= 6),
        (4, 1, hill),
        (
            5,
            -1,
            opposite_front && you.of_classes(&BAD_GOING_TROOPS) >= 8,
        ),
        (6, -1, littoral && beside.into_iter().any(water)),
        (7, -2, littoral && water(edge)),
        (8, -2, front(own)? && npg.of_classes(&["Ax", "Ps"]) < 8),
        (9, -3, middle(own)?),
    ];
    let applying = rows.into_iter().filter(|(.., applies)| *applies);
    Some(applying.map(|(row, value, _)| (row, value)).collect())
}
