//! The PIP cost of a move (`dba22` §12).

use std::ops::ControlFlow;

use acies_geometry::{Length, beyond, distance};
use acies_rulebook::{
    Containment, Shape, Surcharge, SurchargeCase, TerrainKind, TerrainSet, TroopSet,
};

use super::command::commands;
use super::formation::Formation;
use super::march::March;
use super::measure::Measured;
use crate::{
    Breach, ElementId, ElementSet, Measurement, MovePlan, Place, Reporter, Rule, Side, View,
    on_road,
};

/// What a move does that may cost more PIPs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveKind {
    /// Some of the movers dismount.
    pub dismounts: bool,
    /// It goes into or through a built-up area. Leaving one is seen from the mover's place.
    pub built_up: bool,
    /// The kinds of built-up areas that a column passes through.
    pub column_through: TerrainSet,
    /// It ends in contact with an enemy by a front edge.
    pub into_contact: bool,
}

/// The PIPs for a move of these elements from their present places; at most 255.
pub fn pips(view: View<'_>, side: Side, movers: &[ElementId], kind: MoveKind) -> u8 {
    let more = surcharges(view, side, movers, kind).map(|surcharge| {
        let times = if surcharge.for_each { movers.len() } else { 1 };
        surcharge.pips * times as u8
    });
    more.fold(1, u8::saturating_add)
}

/// The surcharges that a plan pays, in the order of the edition: why it costs more than one PIP.
///
/// Each is given by its id, but for one that the state of the general is the reason for: `general-lost` or `general-hampered`.
/// A plan keeps its price and not what kind of move it is priced as, so the kinds that it may be are tried, the plainest first.
/// It is empty for a plan that costs one PIP or none, such as a march that goes on.
pub fn surcharges_of(view: View<'_>, plan: &MovePlan) -> Vec<String> {
    let movers: Vec<ElementId> = plan.tracks.iter().map(|track| track.id).collect();
    let Some(side) = movers.first().map(|id| id.side()) else {
        return Vec::new();
    };
    if plan.pips <= 1 {
        return Vec::new();
    }
    let plain = MoveKind {
        dismounts: plan.dismounts != ElementSet::NONE,
        into_contact: !plan.contacts.is_empty(),
        ..MoveKind::default()
    };
    let built_up = MoveKind {
        built_up: true,
        ..plain
    };
    let through = MoveKind {
        column_through: TerrainSet(u64::MAX),
        ..built_up
    };
    [plain, built_up, through]
        .into_iter()
        .find(|&kind| pips(view, side, &movers, kind) == plan.pips)
        .map(|kind| {
            surcharges(view, side, &movers, kind)
                .map(|surcharge| reason(view, side, &movers, (kind, surcharge)).to_owned())
                .collect()
        })
        .unwrap_or_default()
}

/// What a surcharge is paid for: the first of its cases that applies, where it is about the general alone, else all of it.
fn reason<'a>(
    view: View<'_>,
    side: Side,
    movers: &[ElementId],
    (kind, surcharge): (MoveKind, &'a Surcharge),
) -> &'a str {
    let mut cases = surcharge.any.iter();
    match cases.find(|case| applies(view, side, movers, kind, **case)) {
        Some(SurchargeCase::GeneralLost) => "general-lost",
        Some(SurchargeCase::GeneralHampered) => "general-hampered",
        _ => &surcharge.id,
    }
}

/// Whether a move of these elements costs less when it ends in contact.
pub fn depends_on_contact(view: View<'_>, movers: &[ElementId]) -> bool {
    let mut rows = view.rulebook.movement.surcharges.iter();
    rows.any(|row| {
        row.any.iter().any(|case| match case {
            SurchargeCase::IncludesNotIntoContact(troops) => includes(view, movers, *troops),
            _ => false,
        })
    })
}

/// Whether a march may be free because it is by road, wherever it ends.
pub fn may_be_free(view: View<'_>, march: &March) -> bool {
    let has_moved = |&id: &ElementId| view.position.element(id).marks.moves > 0;
    let rules = &view.rulebook.movement;
    rules.free_by_road
        && march.formation != Formation::Group
        && (rules.free_by_road_again || !march.movers.iter().any(has_moved))
        && view
            .table
            .features_of(view.rulebook, Shape::Road)
            .any(|road| on_road(&march.stations[0][0], road))
}

/// Whether a march that may be free is free: all by road, and its full allowance.
///
/// Where the edition says so, a march that contacts an enemy is as long as it can be (`dba30` §8.2).
pub fn is_free(view: View<'_>, measured: &Measured, meets: bool) -> bool {
    let is_cut_short = meets && view.rulebook.movement.free_if_cut_short;
    measured.by_road && (is_cut_short || !beyond(measured.allowance, measured.distance))
}

/// Checks that enough PIPs are left.
pub fn check(
    view: View<'_>,
    movers: &[ElementId],
    pips: u8,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    if pips <= view.position.pips {
        return ControlFlow::Continue(());
    }
    reporter.report(|| {
        let breach = Breach::new(Rule::MovePips)
            .with("cost", Measurement::Count(i32::from(pips)))
            .with("left", Measurement::Count(i32::from(view.position.pips)));
        let leader = movers.first().copied();
        let distance = leader.and_then(|id| distance_from_general(view, id.side(), id));
        distance.into_iter().fold(breach, |breach, apart| {
            breach.with("general", Measurement::Length(apart))
        })
    })
}

/// The surcharges that apply to a move of these elements.
pub fn surcharges<'a>(
    view: View<'a>,
    side: Side,
    movers: &'a [ElementId],
    kind: MoveKind,
) -> impl Iterator<Item = &'a Surcharge> + 'a {
    let first_bound = view.position.bounds[side as usize] <= 1;
    view.rulebook
        .movement
        .surcharges
        .iter()
        .filter(move |surcharge| !(surcharge.waived_in_first_bound && first_bound))
        .filter(move |surcharge| {
            surcharge
                .any
                .iter()
                .any(|case| applies(view, side, movers, kind, *case))
        })
}

fn applies(
    view: View<'_>,
    side: Side,
    movers: &[ElementId],
    kind: MoveKind,
    case: SurchargeCase,
) -> bool {
    match case {
        SurchargeCase::Includes(troops) => includes(view, movers, troops),
        SurchargeCase::IncludesNotIntoContact(troops) => {
            !kind.into_contact && includes(view, movers, troops)
        }
        SurchargeCase::ColumnThrough(kinds) => kind.column_through.meets(kinds),
        SurchargeCase::LeavesGarrison => movers
            .iter()
            .any(|&id| matches!(view.position.element(id).place, Place::Inside(_))),
        SurchargeCase::GeneralLost => view.position.general_lost(side),
        SurchargeCase::OutOfCommand => {
            !view.position.general_lost(side) && movers.iter().all(|&id| !commands(view, side, id))
        }
        SurchargeCase::PartlyOutOfCommand => {
            let general = view.position.general(side).map(|(general, _)| general);
            !view.position.general_lost(side)
                && !movers.iter().any(|&id| general == Some(id))
                && movers.iter().any(|&id| !commands(view, side, id))
        }
        SurchargeCase::GeneralHampered => {
            view.position
                .general(side)
                .is_some_and(|(general, _)| !movers.contains(&general))
                && general_is_hampered(view, side)
        }
        SurchargeCase::Dismounts => kind.dismounts,
        SurchargeCase::BuiltUp => {
            kind.built_up || movers.iter().any(|&id| is_in_built_up(view, id))
        }
    }
}

/// Whether the movers include any of these troops.
fn includes(view: View<'_>, movers: &[ElementId], troops: TroopSet) -> bool {
    movers
        .iter()
        .any(|&id| troops.has(view.position.element(id).troop))
}

/// Whether an element is inside a built-up area.
fn is_in_built_up(view: View<'_>, id: ElementId) -> bool {
    matches!(view.position.element(id).place, Place::Inside(stronghold) if stronghold.is_built_up())
}

/// Whether the general's place hampers command.
pub fn general_is_hampered(view: View<'_>, side: Side) -> bool {
    hampers_general(view, side).is_some()
}

/// What hampers command at the general's place: a stronghold, or such terrain as far in as the edition requires
/// (`dba22` §12, §6; `dba30` §8.2).
pub fn hampers_general(view: View<'_>, side: Side) -> Option<&TerrainKind> {
    let (_, element) = view.position.general(side)?;
    match element.place {
        Place::Inside(stronghold) => view.kind(stronghold).filter(|kind| kind.hampers_general),
        Place::Table => view.table.features.iter().find_map(|feature| {
            let kind = view.rulebook.terrain_kind(feature.kind);
            let hampers = kind.hampers_general
                && match view.rulebook.movement.command.hampered {
                    Containment::Partly => feature.region.overlaps(&element.base),
                    Containment::Entirely => feature.region.contains(&element.base),
                };
            hampers.then_some(kind)
        }),
        _ => None,
    }
}

/// How far an element stands from its general; `None` unless both are on the table.
pub fn distance_from_general(view: View<'_>, side: Side, id: ElementId) -> Option<Length> {
    let (_, general) = view.position.general(side)?;
    let mover = view.position.element(id);
    (general.on_table() && mover.on_table()).then(|| distance(&general.base, &mover.base))
}
