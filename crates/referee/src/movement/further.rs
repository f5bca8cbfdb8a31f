//! Second and later moves in a bound (`dba22` §19).

use std::ops::ControlFlow;

use acies_geometry::{Base, Convex, Length, Sweep, TOUCH, distance, is_within_distance, touches};
use acies_rulebook::{Clearance, FurtherGoing, FurtherMoveRow, Going};

use super::march::March;
use super::measure::{starts_on_road, worst_going};
use super::touch::Contacts;
use crate::{Breach, Drawn, ElementId, Measurement, Party, Reporter, Rule, Side, View};

/// What the rules of further moves need to know about a march.
#[derive(Clone, Copy, Debug)]
pub struct FurtherMove {
    /// The whole march is along a road.
    pub by_road: bool,
    /// It continues a move stopped at a river, which is counted already.
    pub goes_on: bool,
    /// It stops at a river of unknown depth and may continue from there.
    pub stops_at_river: bool,
}

/// Checks that every mover that has already moved in this bound may move again, by some row of the edition.
pub fn check(
    view: View<'_>,
    march: &March,
    again: FurtherMove,
    contacts: &Contacts,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let refused = (0..march.movers.len()).find(|&index| {
        let made = moves_before(view, march.movers[index], again);
        let rows = &view.rulebook.movement.further;
        made > 0
            && (done_for_bound(view, march.movers[index]).is_some()
                || !rows
                    .iter()
                    .any(|row| admits(view, march, index, row, again, contacts)))
    });
    let Some(refused) = refused else {
        return ControlFlow::Continue(());
    };
    reporter.report(|| breach(view, march, refused, again, contacts))
}

/// Why a mover may not make a further move this way: what a row for it asks and this march does not do.
///
/// A march up to an enemy is measured by the row of a charge where there is one, any other by the first row.
fn breach(
    view: View<'_>,
    march: &March,
    index: usize,
    again: FurtherMove,
    contacts: &Contacts,
) -> Breach {
    let id = march.movers[index];
    let rows = view.rulebook.movement.further.iter();
    let mut rows = rows.filter(|row| concerns(view, id, row, again));
    let charges = |row: &&FurtherMoveRow| contacts.touches_enemy && row.into_contact;
    let row = rows.clone().find(charges).or_else(|| rows.next());
    let Some(row) = row.filter(|_| done_for_bound(view, id).is_none()) else {
        return outright(view, id);
    };
    let breach = bare(view, id);
    let needs = |what| breach.clone().because("needs", Measurement::Word(what));
    if row.into_contact && !contacts.by_front_edge() && !again.stops_at_river {
        return needs(if contacts.touches_enemy {
            "lined-up"
        } else {
            "contact"
        });
    }
    if row.not_into_contact && contacts.touches_enemy {
        return needs("no-contact");
    }
    if let Some(clearance) = row.clear_of_enemy
        && !keeps_clear(view, march, index, clearance)
    {
        return too_near(view, march, index, clearance);
    }
    match row.going {
        Some(FurtherGoing::AllGood) => needs("good-going"),
        Some(FurtherGoing::GoodToRoughOrBad) => needs("cover"),
        None => breach,
    }
}

/// Why an element may not make a further move, whatever its way.
pub(super) fn outright(view: View<'_>, id: ElementId) -> Breach {
    let troop = view.position.element(id).troop;
    let breach = bare(view, id);
    let needs = |what| breach.clone().because("needs", Measurement::Word(what));
    if let Some(done) = done_for_bound(view, id) {
        return needs(done);
    }
    let rows = &view.rulebook.movement.further;
    let rows = rows.iter().filter(|row| row.movers.has(troop));
    let own = rows.clone().filter(|row| !row.by_road);
    let first_bound = view.position.bounds[id.side() as usize] <= 1;
    let open = own.clone().filter(|row| first_bound || !row.first_bound);
    if let Some(times) = open.map(|row| row.times).max() {
        return breach.because("most", Measurement::Count(i32::from(times) + 1));
    }
    if own.count() > 0 {
        return needs("first-bound");
    }
    if rows.count() > 0 {
        return needs("road");
    }
    breach
}

/// The refusal of a further move without its reason.
fn bare(view: View<'_>, id: ElementId) -> Breach {
    let moves = i32::from(view.position.element(id).marks.moves);
    Breach::new(Rule::MoveSecond)
        .with("element", Measurement::Element(id))
        .with("moves", Measurement::Count(moves))
}

/// The refusal of a march that comes too near to an enemy: by how much, and whether that is so from its start.
fn too_near(view: View<'_>, march: &March, index: usize, clearance: Clearance) -> Breach {
    let id = march.movers[index];
    let (start, end) = (&march.stations[index][0], march.last(index));
    let (name, (party, away)) = if !clearance.whole_move {
        ("ends", nearest_enemy(view, id.side(), end))
    } else if !base_keeps_clear(view, id.side(), start, clearance.distance) {
        ("starts", nearest_enemy(view, id.side(), start))
    } else {
        let on_leg = |sweep: Sweep| nearest_enemy(view, id.side(), &sweep.hull());
        let nearest = march.sweeps(index).map(on_leg);
        let nearest = nearest.min_by_key(|&(_, away)| away.units());
        ("comes", nearest.unwrap_or((None, Length::ZERO)))
    };
    let breach = bare(view, id).because(name, Measurement::Length(away));
    let breach = breach.because("least", Measurement::Length(clearance.distance));
    match party {
        Some(Party::Element(enemy)) => breach
            .because("enemy", Measurement::Element(enemy))
            .draw(Drawn::Element(enemy)),
        Some(party) => breach.because("enemy", Measurement::Party(party)),
        None => breach,
    }
}

/// The enemy element or enemy-held stronghold nearest to a shape, and how far away it is.
fn nearest_enemy<C: Convex + ?Sized>(
    view: View<'_>,
    side: Side,
    shape: &C,
) -> (Option<Party>, Length) {
    let enemies = view.position.side(side.other());
    let elements = enemies.map(|(id, enemy)| (Party::Element(id), distance(shape, &enemy.base)));
    let held = view.position.held_against(side).filter_map(|stronghold| {
        let region = view.table.stronghold(stronghold)?;
        Some((Party::Stronghold(stronghold), region.distance(shape)))
    });
    let nearest = elements.chain(held).min_by_key(|&(_, away)| away.units());
    nearest.map_or((None, Length::ZERO), |(party, away)| (Some(party), away))
}

/// Whether any row could allow another move of this element: cheap, before a path is known.
pub fn may_move_again(view: View<'_>, id: ElementId) -> bool {
    may_move(view, id, || true)
}

/// Like [`may_move_again`], for a move from its present place: a move along a road must begin on it.
pub(super) fn may_move_on(view: View<'_>, id: ElementId) -> bool {
    may_move(view, id, || starts_on_road(view, view.position.base(id)))
}

fn may_move(view: View<'_>, id: ElementId, by_road: impl Fn() -> bool) -> bool {
    if view.position.element(id).marks.moves == 0 {
        return true;
    }
    let again = FurtherMove {
        by_road: by_road(),
        goes_on: false,
        stops_at_river: false,
    };
    let mut rows = view.rulebook.movement.further.iter();
    done_for_bound(view, id).is_none() && rows.any(|row| concerns(view, id, row, again))
}

/// Whether an element that has moved may make this leg in a further move, whatever the rest of the move.
pub(super) fn may_have_leg(view: View<'_>, id: ElementId, sweep: &Sweep) -> bool {
    let element = view.position.element(id);
    let mut rows = view.rulebook.movement.further.iter();
    element.marks.moves == 0
        || rows.any(|row| {
            row.movers.has(element.troop)
                && row.clear_of_enemy.is_none_or(|clearance| {
                    !clearance.whole_move
                        || sweep_keeps_clear(view, id.side(), sweep, clearance.distance)
                })
        })
}

/// Whether a further move of an element may end here, whatever its way; always for one that has not moved.
pub(super) fn may_lead_to(view: View<'_>, id: ElementId, end: &Base) -> bool {
    if view.position.element(id).marks.moves == 0 {
        return true;
    }
    let again = FurtherMove {
        by_road: starts_on_road(view, view.position.base(id)),
        // What goes on after a river has made one move less.
        goes_on: true,
        stops_at_river: false,
    };
    let mut enemies = view.position.side(id.side().other());
    let touches_enemy = enemies.any(|(_, enemy)| touches(end, &enemy.base));
    let mut rows = view.rulebook.movement.further.iter();
    rows.any(|row| {
        concerns(view, id, row, again)
            && !(row.not_into_contact && touches_enemy)
            && row
                .clear_of_enemy
                .is_none_or(|clearance| base_keeps_clear(view, id.side(), end, clearance.distance))
    })
}

/// What an element did in this bound that leaves it no other move: `landed` or `dismounted`.
fn done_for_bound(view: View<'_>, id: ElementId) -> Option<&'static str> {
    let marks = &view.position.element(id).marks;
    let landing = view.rulebook.setup.landing.as_ref();
    let dismounting = view.rulebook.movement.dismounting.as_ref();
    if marks.landed && landing.is_some_and(|landing| !landing.moves_on) {
        Some("landed")
    } else if marks.dismounted && dismounting.is_some_and(|dismounting| dismounting.whole_move) {
        Some("dismounted")
    } else {
        None
    }
}

/// The number of moves that a mover made in this bound before this one.
fn moves_before(view: View<'_>, id: ElementId, again: FurtherMove) -> u8 {
    let moves = view.position.element(id).marks.moves;
    moves.saturating_sub(u8::from(again.goes_on))
}

/// Whether a row applies to this march of an element that has already moved.
fn concerns(view: View<'_>, id: ElementId, row: &FurtherMoveRow, again: FurtherMove) -> bool {
    let troop = view.position.element(id).troop;
    let first_bound = view.position.bounds[id.side() as usize] <= 1;
    row.movers.has(troop)
        && (row.times == u8::MAX || moves_before(view, id, again) <= row.times)
        && (!row.first_bound || first_bound)
        && (!row.by_road || again.by_road)
}

/// Whether a row allows this march as a further move of one of its movers.
fn admits(
    view: View<'_>,
    march: &March,
    index: usize,
    row: &FurtherMoveRow,
    again: FurtherMove,
    contacts: &Contacts,
) -> bool {
    concerns(view, march.movers[index], row, again)
        && (!row.into_contact || contacts.by_front_edge() || again.stops_at_river)
        && !(row.not_into_contact && contacts.touches_enemy)
        && row
            .clear_of_enemy
            .is_none_or(|clearance| keeps_clear(view, march, index, clearance))
        && row
            .going
            .is_none_or(|going| keeps_to(view, march, index, going, again.by_road))
}

/// Whether a mover stays in the going that a row requires, or enters it. A road is good going, and so is what a river
/// flows through.
fn keeps_to(
    view: View<'_>,
    march: &March,
    index: usize,
    going: FurtherGoing,
    by_road: bool,
) -> bool {
    let troop = view.position.element(march.movers[index]).troop;
    let under = |base: &Base| view.table.going_of(view.rulebook, troop, base);
    match going {
        FurtherGoing::AllGood => by_road || worst_going(view, march, index) == Going::Good,
        FurtherGoing::GoodToRoughOrBad => {
            under(&march.stations[index][0]) == Going::Good
                && matches!(under(march.last(index)), Going::Rough | Going::Bad)
        }
    }
}

/// Whether a mover stays farther than the clearance from every enemy element and enemy-held stronghold.
fn keeps_clear(view: View<'_>, march: &March, index: usize, clearance: Clearance) -> bool {
    let side = march.movers[index].side();
    if clearance.whole_move {
        march
            .sweeps(index)
            .all(|sweep| sweep_keeps_clear(view, side, &sweep, clearance.distance))
    } else {
        base_keeps_clear(view, side, march.last(index), clearance.distance)
    }
}

fn sweep_keeps_clear(view: View<'_>, side: Side, sweep: &Sweep, limit: Length) -> bool {
    let hull = sweep.hull();
    view.position
        .near_of(side.other(), hull.bounds(), limit + TOUCH * 2)
        .all(|(_, enemy)| !is_within_distance(&hull, &enemy.base, limit))
        && held_pieces(view, side).all(|piece| !is_within_distance(&hull, piece, limit))
}

fn base_keeps_clear(view: View<'_>, side: Side, base: &Base, limit: Length) -> bool {
    view.position
        .near_of(side.other(), base.bounds(), limit + TOUCH * 2)
        .all(|(_, enemy)| !is_within_distance(base, &enemy.base, limit))
        && held_pieces(view, side).all(|piece| !is_within_distance(base, piece, limit))
}

/// The convex pieces of strongholds held against a side.
fn held_pieces(view: View<'_>, side: Side) -> impl Iterator<Item = &[acies_geometry::Point]> {
    view.position
        .held_against(side)
        .filter_map(move |stronghold| view.table.stronghold(stronghold))
        .flat_map(acies_geometry::Region::pieces)
}
