//! Whether one element may shoot at a target: its troop type, earlier shots, contact, arc, range and sight.

use std::ops::ControlFlow;

use acies_geometry::{Edge, Length, TOUCH, beyond, within};
use acies_rulebook::{RangeTo, Shooter, TroopId};

use super::arc_and_range::EdgePart;
use super::line_of_sight::{Obstruction, ShotPath, obstruction, terrain_forbids};
use super::targets::row_of;
use super::{Aim, party_of};
use crate::combat::{fighter, is_engaged};
use crate::{Breach, Drawn, ElementId, Measurement, Party, Place, Reporter, Rule, Side, View};

/// Why an element shoots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShotReason {
    /// Its player orders it.
    Own,
    /// As if it had not moved.
    IfUnmoved,
    /// In reply to a shooter of this troop type.
    Reply(TroopId),
}

/// How one element shoots at a target.
#[derive(Clone, Copy, Debug)]
pub struct ShotLine {
    /// The distance from the shooting edge to the nearest target edge that it may shoot at.
    pub distance: Length,
    /// Whether it hits the target's rear edge.
    pub on_rear: bool,
    /// Whether the target's rear edge is in its arc, even if it is only partly behind, or hits other edges
    /// too.
    pub partly_on_rear: bool,
}

/// A reporter that remembers whether any breach was reported.
pub(super) struct TrackingReporter<'a> {
    reporter: &'a mut dyn Reporter,
    pub broken: bool,
    pub stopped: bool,
}

impl<'a> TrackingReporter<'a> {
    pub fn new(reporter: &'a mut dyn Reporter) -> Self {
        TrackingReporter {
            reporter,
            broken: false,
            stopped: false,
        }
    }

    /// Reports a breach; `None` when the check may stop.
    pub fn report(&mut self, make: impl FnOnce() -> Breach) -> Option<()> {
        let reporter: &mut dyn Reporter = self;
        match reporter.report(make) {
            ControlFlow::Continue(()) => Some(()),
            ControlFlow::Break(()) => None,
        }
    }
}

impl Reporter for TrackingReporter<'_> {
    fn breaches(&mut self) -> Option<&mut Vec<Breach>> {
        self.broken = true;
        let breaches = self.reporter.breaches();
        self.stopped |= breaches.is_none();
        breaches
    }
}

/// Whether an element may shoot at all now; returns its row of the rulebook.
pub(super) fn shooter_may<'a>(
    view: View<'a>,
    id: ElementId,
    turn: ShotReason,
    reporter: &mut dyn Reporter,
) -> Option<&'a Shooter> {
    let element = view.position.element(id);
    let marks = element.marks;
    let row = row_of(view, id);
    let here = matches!(element.place, Place::Table | Place::Inside(_));
    let (Some(row), true) = (row, here) else {
        let _ = reporter
            .report(|| Breach::new(Rule::ShootShooter).with("element", Measurement::Element(id)));
        return None;
    };
    let mut fine = true;
    let mut note = |rule| {
        fine = false;
        reporter.report(|| Breach::new(rule).with("element", Measurement::Element(id)))
    };
    let own_bound = view.position.active == id.side();
    let is_asked = match turn {
        ShotReason::Own | ShotReason::IfUnmoved => row.in_enemy_bound,
        ShotReason::Reply(to) => row.in_enemy_bound || row.replies_to.has(to),
    };
    if !own_bound && !is_asked && note(Rule::ShootBound).is_break() {
        return None;
    }
    if view.position.sacks(id).is_some() && note(Rule::ShootSacking).is_break() {
        return None;
    }
    if marks.shot && note(Rule::ShootOnce).is_break() {
        return None;
    }
    if is_engaged(
        view,
        party_of(view, id),
        view.rulebook.shooting.overlap_forbids,
    ) && note(Rule::ShootContact).is_break()
    {
        return None;
    }
    if turn != ShotReason::IfUnmoved
        && let Some(most) = moved_beyond(view, id, row)
    {
        let _ = reporter.report(|| {
            Breach::new(Rule::ShootMoved)
                .with("element", Measurement::Element(id))
                .with("distance", Measurement::Length(marks.distance))
                .with("limit", Measurement::Length(most))
        });
        return None;
    }
    if fine
        && element.on_table()
        && let Some(index) = terrain_forbids(view, &element.base, true)
    {
        let _ = reporter.report(|| {
            Breach::new(Rule::ShootTerrain)
                .with("element", Measurement::Element(id))
                .draw(Drawn::Feature(index))
        });
        return None;
    }
    fine.then_some(row)
}

/// The distance that an element may have moved and still shoot, where it has moved more in its own bound.
pub(super) fn moved_beyond(view: View, id: ElementId, row: &Shooter) -> Option<Length> {
    let marks = view.position.element(id).marks;
    row.moved_at_most.filter(|&most| {
        // Landing is a move, though it has no measured distance (`dba22` §10).
        let landed = marks.landed && within(most, Length::ZERO);
        view.position.active == id.side() && (beyond(marks.distance, most) || landed)
    })
}

/// Whether an element may shoot at a target, ignoring its duty to shoot back first.
pub(super) fn can_shoot(
    view: View,
    id: ElementId,
    target: Party,
    turn: ShotReason,
    reporter: &mut dyn Reporter,
) -> Option<ShotLine> {
    let mut tried = TrackingReporter::new(reporter);
    let row = shooter_may(view, id, turn, &mut tried);
    if tried.stopped {
        return None;
    }
    // An element that may not shoot still gets the other reasons reported, by the row of its troop type.
    let row = row.or_else(|| row_of(view, id))?;
    let line = at_target(view, id, row, target, &mut tried)?;
    (!tried.broken).then_some(line)
}

/// Whether an element that may shoot may do so at this target.
pub(super) fn at_target(
    view: View,
    id: ElementId,
    row: &Shooter,
    target: Party,
    reporter: &mut dyn Reporter,
) -> Option<ShotLine> {
    let mut tried = TrackingReporter::new(reporter);
    if !is_target(view, id.side(), row, target) {
        tried
            .report(|| Breach::new(Rule::ShootTarget).with("target", Measurement::Party(target)))?;
        return None;
    }
    if target
        .stronghold()
        .is_some_and(|stronghold| view.position.is_sacked(stronghold))
    {
        tried.report(|| {
            Breach::new(Rule::ShootSacking).with("target", Measurement::Party(target))
        })?;
    }
    if shot_at(view, target) {
        tried.report(|| Breach::new(Rule::ShootOnce).with("target", Measurement::Party(target)))?;
    }
    let line = aim(view, id, row, target, &mut tried);
    if tried.stopped {
        return None;
    }
    if let Party::Element(enemy) = target
        && let Some(index) = terrain_forbids(view, view.position.base(enemy), false)
    {
        tried.report(|| {
            Breach::new(Rule::ShootTargetTerrain)
                .with("target", Measurement::Party(target))
                .draw(Drawn::Feature(index))
        })?;
    }
    if is_engaged(view, target, view.rulebook.shooting.overlap_forbids) {
        tried.report(|| {
            Breach::new(Rule::ShootContact).with("target", Measurement::Party(target))
        })?;
    }
    line.filter(|_| !tried.broken)
}

/// Whether a party is an enemy that can be shot at.
fn is_target(view: View, side: Side, row: &Shooter, target: Party) -> bool {
    match target {
        Party::Element(id) => id.side() != side && view.position.element(id).on_table(),
        Party::Stronghold(stronghold) => {
            let spared = view.rulebook.shooting.spared;
            let may = row.at_spared || !spared.has(view.party_troop(target));
            may && view.position.is_held_against(stronghold, side)
        }
    }
}

/// Whether a party has already been shot at in this phase.
fn shot_at(view: View, target: Party) -> bool {
    let element = fighter(view, target).is_some_and(|id| view.position.element(id).marks.shot_at);
    match target {
        Party::Element(_) => element,
        Party::Stronghold(stronghold) => {
            element || view.position.stronghold_fought[stronghold.index()] > 0
        }
    }
}

/// The line of a shot, after checks of arc, range and line of sight.
fn aim(
    view: View,
    id: ElementId,
    row: &Shooter,
    target: Party,
    tried: &mut TrackingReporter<'_>,
) -> Option<ShotLine> {
    let shooter = party_of(view, id);
    let arc_side = view.rulebook.shooting.arc_side;
    let width = view.position.base(id).width;
    // On the heap: there are few, and an array of the maximum would be copied each time.
    let aims: Vec<Aim> = Aim::all(view, shooter, row.from, target)
        .take(128)
        .collect();
    let in_arc = |aim: &Aim| aim.part_in_arc(aim.from.width(row.from, width), arc_side);
    let is_enough = |aim: &Aim, part: EdgePart| match least_target(view, aim) {
        Some(least) => within(least, part.length()),
        None => true,
    };
    let mut pool: Vec<(&Aim, EdgePart)> = aims
        .iter()
        .filter_map(|aim| Some((aim, in_arc(aim)?)))
        .filter(|&(aim, part)| is_enough(aim, part))
        .collect();
    if pool.is_empty() {
        tried.report(|| {
            Breach::new(Rule::ShootArc)
                .with("element", Measurement::Element(id))
                .with("side", Measurement::Length(arc_side))
        })?;
        pool = aims.iter().map(|aim| (aim, aim.whole())).collect();
        if pool.is_empty() {
            return None;
        }
    }
    let range = |aim: &Aim, part: EdgePart| range_of(view, aim, part);
    let nearest = pool.iter().fold(Length::MAX, |least, &(aim, part)| {
        least.min(range(aim, part))
    });
    if beyond(nearest, row.range) {
        tried.report(|| {
            Breach::new(Rule::ShootRange)
                .with("element", Measurement::Element(id))
                .with("distance", Measurement::Length(nearest))
                .with("limit", Measurement::Length(row.range))
        })?;
    } else {
        pool.retain(|&(aim, part)| within(range(aim, part), row.range));
        if view.rulebook.shooting.range_to == RangeTo::LeastPart {
            for (aim, part) in &mut pool {
                *part = aim.part_ahead(*part, row.range);
            }
        }
    }
    let mut stopped: Option<(Obstruction, Aim)> = None;
    pool.retain(|(aim, part)| {
        let path = ShotPath {
            parties: [shooter, target],
            aim,
            part: *part,
            least: least_target(view, aim),
            over: row.over,
        };
        match obstruction(view, &path) {
            Some(block) => {
                stopped.get_or_insert((block, **aim));
                false
            }
            None => true,
        }
    });
    if let (true, Some((block, aim))) = (pool.is_empty(), stopped) {
        tried.report(|| {
            let drawn = match block {
                Obstruction::Element(id) => Drawn::Element(id),
                Obstruction::Feature(index) => Drawn::Feature(index),
                Obstruction::Target => Drawn::Patch(aim.patch()),
            };
            Breach::new(Rule::ShootSight)
                .with("element", Measurement::Element(id))
                .draw(drawn)
                .draw(Drawn::Patch(aim.patch()))
        })?;
    }
    let on_rear = is_rear_shot(view, shooter, target, &pool);
    let distance = pool.iter().fold(Length::MAX, |least, &(aim, part)| {
        least.min(range(aim, part))
    });
    let sees_rear = (target.element()).is_some_and(|target| has_rear(view, target))
        && (aims.iter()).any(|aim| aim.to.edge == Some(Edge::Rear) && in_arc(aim).is_some());
    let partly_on_rear = on_rear || sees_rear;
    (!pool.is_empty()).then_some(ShotLine {
        distance,
        on_rear,
        partly_on_rear,
    })
}

/// The range to the part of an edge that is in the arc, as the edition measures it.
fn range_of(view: View, aim: &Aim, part: EdgePart) -> Length {
    let in_arc = || aim.cut(part).distance();
    match view.rulebook.shooting.range_to {
        RangeTo::Edge => aim.distance(),
        RangeTo::PartInArc => in_arc(),
        RangeTo::LeastPart => {
            let least = least_target(view, aim).unwrap_or(Length::ZERO);
            in_arc().max(aim.reach(part, least))
        }
    }
}

/// How much of the target edge must be in arc and in sight.
///
/// Of a camp or built-up area, whose outline may have short edges, one whole edge is enough.
fn least_target(view: View, aim: &Aim) -> Option<Length> {
    let rules = &view.rulebook.shooting;
    let least = rules.least_target?;
    Some(match aim.to.edge {
        Some(_) if rules.more_than_least_target => least + TOUCH * 2,
        Some(_) => least,
        None => least.min(aim.to.line.length()),
    })
}

/// Whether a shot hits the target's rear.
///
/// It comes from an edge wholly behind the rear edge; or, where the rulebook requires that, from an element
/// wholly behind its line, whichever edge it hits.
fn is_rear_shot(view: View, shooter: Party, target: Party, aims: &[(&Aim, EdgePart)]) -> bool {
    let Party::Element(target) = target else {
        return false;
    };
    if !has_rear(view, target) {
        return false;
    }
    if view.rulebook.shooting.rear_shot_needs_all_behind {
        let base = view.position.base(target);
        return shooter.element().is_some_and(|id| {
            view.position
                .base(id)
                .corners
                .into_iter()
                .all(|corner| within(base.local(corner).ahead, -base.depth))
        });
    }
    aims.iter()
        .any(|(aim, _)| aim.to.edge == Some(Edge::Rear) && aim.to.has_before_it(&aim.from))
}

/// Whether an element has a rear edge that can be shot at.
fn has_rear(view: View, id: ElementId) -> bool {
    let troop = view.position.element(id).troop;
    let (shooting, combat) = (&view.rulebook.shooting, &view.rulebook.combat);
    !shooting.no_rear.has(troop) && !combat.edgeless.has(troop)
}
