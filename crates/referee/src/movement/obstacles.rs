//! Obstacles of a march: elements, strongholds, water and the table's edge (`dba22` §14, §20).

use std::ops::ControlFlow;

use acies_geometry::{
    Base, Length, Local, Sweep, TOUCH, beyond, overlaps, overlaps_interior, within,
};
use acies_rulebook::{Going, Passing, TroopId};

use super::corner_cut::{self, Cuts};
use super::formation::Formation;
use super::further::may_move_again;
use super::gate;
use super::in_the_way::{aside, covers, met_after};
use super::march::March;
use crate::gates;
use crate::{
    Breach, Drawn, Element, ElementId, Measurement, Party, Place, Reporter, Rule, Stronghold, View,
    same_facing,
};

/// What lets a mover pass where others may not.
#[derive(Clone, Copy, Debug, Default)]
pub struct Openings {
    /// The stronghold that the mover enters.
    pub enters: Option<Stronghold>,
    /// Whether the whole march is along a road.
    pub by_road: bool,
}

/// Checks every leg of every mover, and its end.
pub fn check(
    view: View<'_>,
    march: &March,
    openings: Openings,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    for (index, &id) in march.movers.iter().enumerate() {
        check_board(view, march, index, id, reporter)?;
        check_elements(view, march, index, id, reporter)?;
        check_strongholds(view, march, index, id, openings, reporter)?;
        check_water(view, march, index, id, reporter)?;
    }
    if march.formation == Formation::Column {
        check_each_other(march, reporter)
    } else {
        ControlFlow::Continue(())
    }
}

/// Whether a mover ends on an element that does not move, which [`check`] always rejects.
pub fn ends_on_unmoved(view: View<'_>, march: &March) -> bool {
    let mut movers = 0..march.movers.len();
    movers.any(|index| {
        march.stations[index].len() > 1
            && view
                .position
                .overlaps_any(march.last(index), march.set)
                .is_some()
    })
}

/// Checks that the elements of a column do not end on top of each other; a group keeps its shape and cannot.
fn check_each_other(march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    for (index, &id) in march.movers.iter().enumerate() {
        for (other, &friend) in march.movers.iter().enumerate().skip(index + 1) {
            if overlaps(march.last(index), march.last(other)) {
                reporter.report(|| {
                    Breach::new(Rule::MoveOverlap)
                        .with("element", Measurement::Element(id))
                        .with("other", Measurement::Element(friend))
                        .draw(Drawn::Patch(march.last(other).corners))
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn check_board(
    view: View<'_>,
    march: &March,
    index: usize,
    id: ElementId,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    if march.stations[index][1..]
        .iter()
        .all(|base| view.table.contains(base))
    {
        return ControlFlow::Continue(());
    }
    reporter.report(|| {
        Breach::new(Rule::MoveBoard)
            .with("element", Measurement::Element(id))
            .draw(Drawn::Patch(march.last(index).corners))
    })
}

/// Whether a mover may pass through a friend on one leg by the edition's table: by its troop type, and with exactly the
/// same or the opposite facing all along the leg (`dba22` §20). Room beyond is checked separately.
pub fn may_pass(view: View<'_>, mover: TroopId, sweep: &Sweep, friend: &Element) -> bool {
    passing(view, mover, sweep, friend).is_some()
}

/// Whether a mover may pass through a friend on a leg, as far as the leg and the ends of its march tell.
pub fn may_pass_on(
    view: View<'_>,
    mover: ElementId,
    sweep: &Sweep,
    friend: &Element,
    (start, end): (&Base, &Base),
) -> bool {
    let base = &friend.base;
    let troop = view.position.element(mover).troop;
    passing(view, troop, sweep, friend).is_some_and(|row| {
        let goes_on = || overlaps(&sweep.from, base) || overlaps(&sweep.to, base);
        let comes_out = || comes_out_beyond(&March::of_leg(mover, *sweep), 0, 0, base);
        (!row.lined_up || is_lined_up(start, end, base))
            && (!row.needs_room || goes_on() || comes_out())
    })
}

/// The row by which a mover may pass through a friend on one leg; rows that need no room beyond come first.
fn passing<'a>(
    view: View<'a>,
    mover: TroopId,
    sweep: &Sweep,
    friend: &Element,
) -> Option<&'a Passing> {
    let (from, to) = (sweep.from.pose.facing, sweep.to.pose.facing);
    let facing = friend.base.pose.facing;
    let rows = view.rulebook.movement.passing.iter();
    rows.filter(|row| row.movers.has(mover) && row.through.has(friend.troop))
        .min_by_key(|row| row.needs_room)
        .filter(|_| {
            [facing, facing.opposite()]
                .into_iter()
                .any(|alike| same_facing(from, alike) && same_facing(to, alike))
        })
}

/// Whether a mover that passes through a friend ends beyond it: from one side of it to the opposite one.
///
/// The passage may have several legs: it begins and ends where the mover is clear of the friend.
fn comes_out_beyond(march: &March, index: usize, leg: usize, friend: &Base) -> bool {
    let stations = &march.stations[index];
    let is_clear = |base: &&Base| !overlaps(*base, friend);
    let from = stations[..=leg].iter().rev().find(is_clear);
    let to = stations[leg + 1..].iter().find(is_clear);
    let (Some(from), Some(to)) = (from, to) else {
        return false;
    };
    let half = friend.width.scaled(1, 2);
    // The sides of the friend on which all of a base lies: ahead, behind, right, left.
    let sides = |base: &Base| {
        let all = |is_there: &dyn Fn(Local) -> bool| {
            base.corners
                .iter()
                .all(|&corner| is_there(friend.local(corner)))
        };
        [
            all(&|seen| within(Length::ZERO, seen.ahead)),
            all(&|seen| within(seen.ahead, -friend.depth)),
            all(&|seen| within(half, seen.right)),
            all(&|seen| within(seen.right, -half)),
        ]
    };
    let ([a, b, c, d], [e, f, g, h]) = (sides(from), sides(to));
    a && f || b && e || c && h || d && g
}

/// Whether a move leads from straight ahead of a friend (even partly) into its file behind it, or the reverse (`dba30`
/// §9.5). An element in a file faces along it, either way.
fn is_lined_up(start: &Base, end: &Base, friend: &Base) -> bool {
    let half = friend.width.scaled(1, 2);
    let is_ahead = |base: &Base| {
        let seen = base.corners.map(|corner| friend.local(corner));
        seen.iter().all(|seen| within(Length::ZERO, seen.ahead))
            && seen.iter().any(|seen| beyond(half, seen.right))
            && seen.iter().any(|seen| beyond(seen.right, -half))
    };
    let is_behind = |base: &Base| {
        let mut corners = base.corners.iter();
        corners.all(|&corner| within(friend.local(corner).ahead, -friend.depth))
    };
    let is_in_file = |base: &Base| {
        let facing = base.pose.facing;
        within(friend.local(base.pose.front).right.abs(), Length::ZERO)
            && (same_facing(facing, friend.pose.facing)
                || same_facing(facing, friend.pose.facing.opposite()))
    };
    is_ahead(start) && is_behind(end) && is_in_file(end)
        || is_behind(start) && is_in_file(start) && is_ahead(end) && is_in_file(end)
}

fn check_elements(
    view: View<'_>,
    march: &March,
    index: usize,
    id: ElementId,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let mover = view.position.element(id).troop;
    let policy = view.rulebook.movement.corner_cut;
    let (start, end) = (&march.stations[index][0], march.last(index));
    let legs = 0..march.longest();
    let ways = legs.flat_map(|leg| march.leg(index, leg).map(move |sweep| (leg, sweep)));
    for (leg, sweep) in ways {
        let bounds = sweep.bounds();
        let mut cuts = Cuts::default();
        for (other, element) in view.position.near(bounds, TOUCH) {
            let base = &element.base;
            if march.set.has(other) {
                continue;
            }
            // A sweep is rounded differently from a base at rest, so the end is checked by itself.
            let (hit, is_last) = (sweep.hits(base), leg + 2 == march.stations[index].len());
            if !hit && !is_last {
                continue;
            }
            let friend = other.side() == id.side();
            if overlaps(base, end)
                || overlaps_interior(base, end) && !overlaps_interior(base, start)
            {
                reporter.report(|| {
                    // One that has moved cannot make room any more.
                    let makes_room = friend && may_move_again(view, other);
                    Breach::new(Rule::MoveOverlap)
                        .with("element", Measurement::Element(id))
                        .with("other", Measurement::Element(other))
                        .with_aside(makes_room.then(|| aside(end, base)).flatten())
                        .because("covers", Measurement::Count(covers(end, base)))
                        .draw(Drawn::Element(other))
                        .draw(Drawn::Patch(end.corners))
                })?;
                continue;
            }
            if !hit {
                continue;
            }
            let row = if friend {
                passing(view, mover, &sweep, element)
            } else {
                None
            };
            if row.is_some_and(|row| {
                (!row.needs_room || comes_out_beyond(march, index, leg, base))
                    && (!row.lined_up || is_lined_up(start, end, base))
            }) {
                continue;
            }
            if cuts.across(policy, friend, &sweep, base) {
                continue;
            }
            reporter.report(|| {
                Breach::new(Rule::MoveThrough)
                    .with("element", Measurement::Element(id))
                    .with("other", Measurement::Element(other))
                    .with("lines", Measurement::Count(cuts.count as i32))
                    .because("met", Measurement::Length(met_after(march, index, base)))
                    .draw(Drawn::Element(other))
            })?;
        }
        if corner_cut::may_clip_terrain(view) {
            check_clipped(view, march, (index, id), &sweep, &mut cuts, reporter)?;
        }
    }
    ControlFlow::Continue(())
}

/// Counts the corner lines that cut across terrain closed to the mover together with those over elements.
fn check_clipped(
    view: View<'_>,
    march: &March,
    (index, id): (usize, ElementId),
    sweep: &Sweep,
    cuts: &mut Cuts,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    for (number, feature) in view.table.features.iter().enumerate() {
        let region = &feature.region;
        if !sweep.hits_region(region)
            || !corner_cut::is_closed(view, march, index, feature)
            || !corner_cut::clips(view, sweep, region)
            || cuts.across_terrain(sweep, region)
        {
            continue;
        }
        reporter.report(|| {
            Breach::new(Rule::MoveThrough)
                .with("element", Measurement::Element(id))
                .with("feature", Measurement::Count(number as i32))
                .because("terrain", Measurement::Count(number as i32 + 1))
                .with("lines", Measurement::Count(cuts.count as i32))
                .draw(Drawn::Feature(number))
        })?;
    }
    ControlFlow::Continue(())
}

/// Strongholds: no mover ends on one unless it enters.
///
/// It passes over one only if it is an empty camp, or by road or from gate to gate through a built-up area that no
/// enemy holds (`dba22` §7, §8, `dba30` §5.1).
fn check_strongholds(
    view: View<'_>,
    march: &March,
    index: usize,
    id: ElementId,
    openings: Openings,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let strongholds = view.position.strongholds();
    for stronghold in strongholds.filter(|&stronghold| openings.enters != Some(stronghold)) {
        let Some(region) = view.table.stronghold(stronghold) else {
            continue;
        };
        if region.overlaps(march.last(index)) {
            reporter.report(|| {
                Breach::new(Rule::MoveOverlap)
                    .with("element", Measurement::Element(id))
                    .with("place", Measurement::Party(Party::Stronghold(stronghold)))
                    .draw(Drawn::Patch(march.last(index).corners))
            })?;
            continue;
        }
        let is_open = match stronghold {
            Stronghold::Camp(_) => !view.position.occupant(stronghold).is_inside(),
            Stronghold::BuiltUp(_) => {
                // A road does not open a wall: where gates are needed, a road move uses them too.
                let by_road = openings.by_road && gates::gates_of(view, stronghold).is_empty();
                !view.position.is_held_against(stronghold, id.side())
                    && (by_road || gate::from_gate_to_gate(view, march, index, stronghold))
            }
        };
        // A mover that leaves by a gate starts in front of it and does not go back in.
        let comes_out = view.position.element(id).place == Place::Inside(stronghold)
            && gates::gates_of(view, stronghold).is_empty();
        if is_open || comes_out {
            continue;
        }
        if march.sweeps(index).any(|sweep| sweep.hits_region(region)) {
            reporter.report(|| {
                Breach::new(Rule::MoveThrough)
                    .with("element", Measurement::Element(id))
                    .with("place", Measurement::Party(Party::Stronghold(stronghold)))
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn check_water(
    view: View<'_>,
    march: &March,
    index: usize,
    id: ElementId,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    for (number, feature) in view.table.features.iter().enumerate() {
        let kind = view.rulebook.terrain_kind(feature.kind);
        let closed = kind.going == Going::Impassable && kind.shape.has_going();
        let may_clip = corner_cut::may_clip_terrain(view);
        if closed
            && march.sweeps(index).any(|sweep| {
                sweep.hits_region(&feature.region)
                    && !(may_clip && corner_cut::clips(view, &sweep, &feature.region))
            })
        {
            reporter.report(|| {
                Breach::new(Rule::MoveGoing)
                    .with("element", Measurement::Element(id))
                    .with("feature", Measurement::Count(number as i32))
                    .because("terrain", Measurement::Count(number as i32 + 1))
                    .draw(Drawn::Feature(number))
            })?;
        }
    }
    ControlFlow::Continue(())
}
