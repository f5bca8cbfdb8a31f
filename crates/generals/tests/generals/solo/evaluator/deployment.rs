//! An independent evaluation of sections 4.6 and 4.7: landings and group positions, with terrain counted on a grid.

use acies_generals::audit::{Entry, Roll};
use acies_geometry::Point;
use acies_referee::{Battle, Element, ElementId, Place, Side, Stronghold, TableEdge};

use super::Evaluated;
use super::armies::{Army, MOUNTED};
use super::base_edge::{self, Zone, more};
use super::setup::{BAD_GOING_TROOPS, INFANTRY, is_littoral};
use super::tables::Read;

/// Blades, spears and pikes: they fight well against infantry.
const HEAVY: [&str; 3] = ["Bd", "Sp", "Pk"];

/// A table of these sections; `None` for others, and where the grid is too coarse.
pub fn read(battle: &Battle, side: Side, armies: &[Army; 2], entry: &Entry) -> Option<Read> {
    match entry.name.as_str() {
        "landing" => {
            let rows = landing(battle, side, armies)?;
            Some(Read::new(&rows, &[(5, "no")], "may"))
        }
        "position" => {
            let rows = position(battle, side, armies, &entry.subject)?;
            let places = &[(4, "reserve"), (9, "centre"), (10, "left"), (11, "right")];
            Some(Read::new(&rows, places, "landing"))
        }
        _ => None,
    }
}

/// This many hundreds of paces in base widths, at 15 mm.
fn hundreds(battle: &Battle, count: f64) -> f64 {
    if battle.rulebook().edition == "3.0" {
        count
    } else {
        count * 0.625
    }
}

/// The elements of a side that take part.
fn army(battle: &Battle, side: Side) -> impl Iterator<Item = &Element> {
    let all = ElementId::of_side(side).take(12);
    let elements = all.map(|id| battle.position().element(id));
    elements.filter(|element| element.place != Place::Unused)
}

fn class<'b>(battle: &'b Battle, element: &Element) -> &'b str {
    &battle.rulebook().troop(element.troop).class
}

fn edge_of(side: Side) -> TableEdge {
    match side {
        Side::Red => TableEdge::Near,
        Side::Blue => TableEdge::Far,
    }
}

/// How many elements a side has kept back; none before it has deployed.
fn kept_back(battle: &Battle, side: Side) -> usize {
    let stands = |element: &&Element| element.place == Place::Table;
    let kept = |element: &&Element| element.place == Place::Reserve;
    if army(battle, side).any(|element| stands(&element)) {
        army(battle, side).filter(kept).count()
    } else {
        0
    }
}

/// The distance of a point from each water along an edge of the table.
fn from_water(battle: &Battle, point: Point) -> f64 {
    let wide = battle.table().width.base_widths();
    let (x, y) = (point.across().base_widths(), point.up().base_widths());
    let edges = [
        (TableEdge::Near, y),
        (TableEdge::Far, wide - y),
        (TableEdge::Left, x),
        (TableEdge::Right, wide - x),
    ];
    let waters = edges.map(|(edge, at)| (base_edge::shore(battle, edge), at));
    let wet = waters.into_iter().filter(|(shore, _)| *shore > 0.0);
    wet.map(|(shore, at)| (at - shore).max(0.0))
        .fold(f64::INFINITY, f64::min)
}

/// The distance of the nearest corner of an outline from the water, whose boundary is a straight line.
fn shape_from_water(battle: &Battle, outline: &[Point]) -> f64 {
    let corners = outline.iter().map(|&corner| from_water(battle, corner));
    corners.fold(f64::INFINITY, f64::min)
}

/// The distance of two points.
fn between((x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> f64 {
    let (across, up) = (to_x - x, to_y - y);
    (across * across + up * up).sqrt()
}

/// Points along the sides of an outline, a twentieth of a base width apart.
fn along(outline: &[Point]) -> Vec<(f64, f64)> {
    let next = outline.iter().cycle().skip(1);
    let sides = outline.iter().zip(next);
    sides
        .flat_map(|(from, to)| {
            let at = |point: &Point| (point.across().base_widths(), point.up().base_widths());
            let (from, to) = (at(from), at(to));
            let steps = (between(from, to) / 0.05).ceil().max(1.0);
            (0..steps as usize).map(move |step| {
                let part = step as f64 / steps;
                (
                    from.0 + (to.0 - from.0) * part,
                    from.1 + (to.1 - from.1) * part,
                )
            })
        })
        .collect()
}

fn apart(one: &[Point], other: &[Point]) -> f64 {
    let other = along(other);
    let from_each = along(one).into_iter().flat_map(|from| {
        let others = other.iter();
        others.map(move |&to| between(from, to))
    });
    from_each.fold(f64::INFINITY, f64::min)
}

/// Section 4.6 with R-82: near is within 600 paces.
fn landing(battle: &Battle, side: Side, [npg, you]: &[Army; 2]) -> Option<Vec<(u8, i64, bool)>> {
    let setup = battle.setup()?;
    let attacks = setup.attacker() == Some(side);
    let six = hundreds(battle, 6.0);
    let near = |distance: f64| {
        let clear = (distance - six).abs() > 0.02;
        clear.then_some(distance < six)
    };
    let camp = battle.table().stronghold(Stronghold::Camp(side.other()));
    let camp = camp.map(acies_geometry::Region::outline);
    let camp_near = match camp {
        Some(camp) => near(shape_from_water(battle, camp))?,
        None => false,
    };
    let middle = battle.table().depth.base_widths() / 2.0;
    let (mut bad, mut dunes) = (false, false);
    for feature in base_edge::bad_areas(battle) {
        let (low, high) = feature.region.bounds();
        let below = (low.up().base_widths() - middle).max(0.0);
        let above = (middle - high.up().base_widths()).max(0.0);
        let by_water = near(shape_from_water(battle, feature.region.outline()))?;
        if by_water && near(below.max(above))? {
            bad = true;
            dunes |= battle.rulebook().terrain_kind(feature.kind).name == "dunes";
        }
    }
    let has = |classes: &[&str]| npg.of_classes(classes) > 0;
    let general = army(battle, side).find(|element| element.general)?;
    let speed = battle.rulebook().troop(general.troop).allowance.good;
    let three = hundreds(battle, 3.0);
    let by_the_camp = |element: &Element| match element.place {
        Place::Table => {
            let corners = element.base.corners;
            let distance = apart(camp.unwrap_or_default(), &corners);
            ((distance - three).abs() > 0.06).then_some(distance < three)
        }
        place => Some(place == Place::Inside(Stronghold::Camp(side.other()))),
    };
    let stand: Option<Vec<bool>> = army(battle, side.other()).map(by_the_camp).collect();
    let stand = stand?.contains(&true);
    Some(vec![
        (1, 3, attacks),
        (2, 2, camp_near),
        (3, 1, bad && has(&["Ax"]) || dunes && has(&["Cm"])),
        (4, 1, you.slow() >= 10),
        (5, 1, npg.fast() >= 8),
        (6, 1, !is_littoral(battle, side.other())),
        (7, 1, you.of_classes(&HEAVY) > npg.of_classes(&HEAVY)),
        (8, -1, has(&["El", "Art", "Hd", "WWg"])),
        (9, -1, speed.base_widths() < hundreds(battle, 2.01)),
        (
            10,
            -2,
            !attacks && base_edge::shore(battle, edge_of(side.other())) > 0.0,
        ),
        (11, -2, attacks && stand),
        (12, -12, attacks && kept_back(battle, side.other()) >= 2),
    ])
}

/// Section 4.7 for the group of elements that a subject names.
fn position(
    battle: &Battle,
    side: Side,
    [npg, you]: &[Army; 2],
    subject: &str,
) -> Option<Vec<(u8, i64, bool)>> {
    let names = subject.split(" again").next()?.split(' ');
    let group: Option<Vec<&Element>> = names
        .map(|name| {
            let id = ElementId::of_side(side).find(|id| id.to_string() == name)?;
            Some(battle.position().element(id))
        })
        .collect();
    let group = group?;
    let is = |element: &Element, classes: &[&str]| classes.contains(&class(battle, element));
    let rides = |element: &&Element| is(element, &MOUNTED);
    // The main kind: the most numerous, then the better against foot, then the first.
    let rank = |element: &Element| {
        let alike = group
            .iter()
            .filter(|one| class(battle, one) == class(battle, element));
        (
            alike.count(),
            battle.rulebook().troop(element.troop).close.foot,
        )
    };
    let best = group.iter().map(|one| rank(one)).max()?;
    let main = *group.iter().find(|one| rank(one) == best)?;
    let alone = group.iter().any(|one| one.general && rides(one)) && npg.mounted() == 1;
    let (faces_good, flanks_bad) = ground(battle, side)?;
    let kept = kept_back(battle, side.other());
    Some(vec![
        (1, -5, alone),
        (
            2,
            -5,
            is(main, &INFANTRY)
                && faces_good
                && you.of_classes(&HEAVY) > npg.of_classes(&HEAVY)
                && npg.mounted() > you.mounted(),
        ),
        (3, -3, is(main, &["Cv", "Cm", "Kn", "Bd", "Sp"]) && kept > 0),
        (4, -3, is(main, &MOUNTED) && flanks_bad),
        (5, 2, is(main, &["Ps", "Ax"])),
        (
            6,
            3,
            group.iter().any(|one| is(one, &["El", "Kn"])) && !alone,
        ),
        (7, 3, is(main, &BAD_GOING_TROOPS) && flanks_bad),
        (8, 4, is(main, &["Cv", "Cm", "LH"]) && !alone),
    ])
}

/// Whether the ground before the centre is good, and both flanks are bad going.
fn ground(battle: &Battle, side: Side) -> Option<(bool, bool)> {
    let zone = base_edge::zone(battle, edge_of(side));
    // The troops that may deploy nearest to the sides determine the width of the zone.
    let aside = if battle.rulebook().edition == "3.0" {
        2.0
    } else {
        zone.aside
    };
    let zone = Zone { aside, ..zone };
    let bad = base_edge::bad_areas(battle);
    let six = hundreds(battle, 6.0);
    let wide = battle.table().width.base_widths() - 2.0 * aside;
    let mostly = |(left, right): (f64, f64), (from, to): (f64, f64)| {
        let found = base_edge::squares(battle, &bad, zone, (left, right), (from, to));
        more(found, (right - left) * wide * (to - from) / 2.0)
    };
    let centre = mostly((0.25, 0.75), (zone.to, zone.to + six))?;
    // A flank reaches 600 paces from the base line, if the zone is as deep.
    let flank = zone.to.min(zone.from + six) + six;
    let much = |across: (f64, f64)| {
        let found = base_edge::squares(battle, &bad, zone, across, (zone.from, flank));
        more(found, 4.0)
    };
    let left = much((0.0, 0.25))?;
    let right = much((0.75, 1.0))?;
    Some((!centre, left && right))
}

/// Checks a tie-break: the die chooses evenly, and a die too high is rerolled.
pub fn tie(evaluated: &mut Evaluated, entry: &Entry, thrown: &Roll) {
    let place: u8 = entry.result.parse().unwrap_or(0);
    let evenly = |among: u8| {
        let most = 6 / among * among;
        let (last, again) = thrown.dice.split_last()?;
        let shared = again.iter().all(|&die| die > most) && *last <= most;
        shared.then_some((last - 1) % among + 1)
    };
    let read = (2..=6).any(|among| evenly(among) == Some(place));
    evaluated.compare("table tie", entry, &true, &read);
}
