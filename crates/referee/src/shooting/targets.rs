//! Target priority, main shooter and supporting shooters: whether a shooting is legal, with every reason why
//! not.

use acies_geometry::{Length, SmallSort, TOUCH, beyond, within};
use acies_rulebook::{Shooter, ShootingEdge, TargetPriority};
use arrayvec::ArrayVec;

use super::may_shoot::{
    ShotLine, ShotReason, TrackingReporter, at_target, can_shoot, moved_beyond, shooter_may,
};
use super::{AimedTargets, Shot, Targets, party_of};
use crate::combat::fighter;
use crate::zones::is_in_zone_of;
use crate::{
    Breach, Drawn, ElementId, ElementSet, FailFast, Measurement, Party, Reporter, Rule, SIDE_SIZE,
    Side, View,
};

/// The parties that an element may be ordered to shoot at now: those with the first priority that has any.
///
/// Empty if it may not shoot, or has shot.
pub fn targets(view: View, shooter: ElementId) -> Targets {
    let aimed = aimed_targets(view, shooter);
    aimed.into_iter().map(|(target, _)| target).collect()
}

/// The parties that an element may be ordered to shoot at now, with the line of each shot.
pub fn aimed_targets(view: View, shooter: ElementId) -> AimedTargets {
    let reachable = reachable(view, shooter);
    for &priority in priorities(view, shooter) {
        let first: AimedTargets = reachable
            .iter()
            .copied()
            .filter(|&(target, _)| has_priority(view, priority, shooter, target))
            .collect();
        if !first.is_empty() {
            return first;
        }
    }
    reachable
}

/// The targets that an element must shoot at before others.
fn priorities(view: View<'_>, shooter: ElementId) -> &[TargetPriority] {
    row_of(view, shooter).map_or(&[], |row| &row.priority)
}

/// How an element's troop type shoots; `None` if it never does.
pub(super) fn row_of(view: View<'_>, id: ElementId) -> Option<&Shooter> {
    let troop = view.position.element(id).troop;
    let mut rows = view.rulebook.shooting.shooters.iter();
    rows.find(|row| row.troops.has(troop))
}

/// Whether a target has this priority.
fn has_priority(view: View, priority: TargetPriority, shooter: ElementId, target: Party) -> bool {
    match priority {
        TargetPriority::InZone => is_in_zone_of(view, party_of(view, shooter), target),
        TargetPriority::ShootingBack => must_shoot_back(view, target, shooter),
    }
}

/// The elements of both sides that can shoot now, and therefore must.
pub fn must_shoot(view: View) -> ElementSet {
    ElementId::all()
        .filter(|&id| has_target(view, id))
        .collect()
}

/// Whether an element can shoot now, and therefore must.
pub fn has_target(view: View, shooter: ElementId) -> bool {
    lines(view, shooter, ShotReason::Own).next().is_some()
}

/// The elements that have moved too far in their bound to shoot at an enemy that they could shoot at otherwise.
pub fn moved_too_far(view: View) -> ElementSet {
    let own = view.position.side(view.position.active).map(|(id, _)| id);
    let moved =
        own.filter(|&id| row_of(view, id).is_some_and(|row| moved_beyond(view, id, row).is_some()));
    moved
        .filter(|&id| lines(view, id, ShotReason::IfUnmoved).next().is_some())
        .collect()
}

/// The parties that an element may shoot at, ignoring target priority.
fn reachable(view: View, shooter: ElementId) -> AimedTargets {
    lines(view, shooter, ShotReason::Own).collect()
}

/// The parties that an element may shoot at, found lazily.
fn lines(
    view: View<'_>,
    shooter: ElementId,
    turn: ShotReason,
) -> impl Iterator<Item = (Party, ShotLine)> {
    let row = shooter_may(view, shooter, turn, &mut FailFast);
    row.into_iter().flat_map(move |row| {
        let enemy = shooter.side().other();
        let elements = view.position.side(enemy).map(|(id, _)| Party::Element(id));
        let holds = view
            .position
            .held_against(shooter.side())
            .map(Party::Stronghold);
        elements
            .chain(holds)
            .filter(move |&target| may_reach(view, shooter, row, target))
            .filter_map(move |target| {
                let line = at_target(view, shooter, row, target, &mut FailFast)?;
                Some((target, line))
            })
    })
}

/// Whether a target may be in range and arc: a quick test that never misses one.
fn may_reach(view: View, shooter: ElementId, row: &Shooter, target: Party) -> bool {
    let (Party::Element(own), Party::Element(target)) = (party_of(view, shooter), target) else {
        return true;
    };
    let (own, target) = (view.position.base(own), view.position.base(target));
    let reach = row.range + own.width + own.depth + target.width + target.depth;
    let step = target.pose.front - own.pose.front;
    let near = [step.x, step.y]
        .into_iter()
        .all(|part| within(Length::from_units(part).abs(), reach));
    if !near || row.from != ShootingEdge::Front {
        return near;
    }
    // Some corner is ahead, some is near enough, and not all are to one side. Rounding is less than TOUCH.
    let seen = target.corners.map(|corner| own.local(corner));
    let aside = own.width.scaled(1, 2) + view.rulebook.shooting.arc_side + TOUCH;
    seen.iter()
        .any(|corner| beyond(corner.ahead + TOUCH, Length::ZERO))
        && seen
            .iter()
            .any(|corner| within(corner.ahead, row.range + TOUCH))
        && seen.iter().any(|corner| within(corner.right, aside))
        && seen.iter().any(|corner| within(-corner.right, aside))
}

/// Whether a party can shoot back at an element that shoots at it, and then must.
///
/// A party without that duty may shoot back as well, but does not restrict the shooter.
fn must_shoot_back(view: View, party: Party, at: ElementId) -> bool {
    fighter(view, party).is_some_and(|id| {
        let target = party_of(view, at);
        priorities(view, id).contains(&TargetPriority::ShootingBack)
            && row_of(view, id).is_some_and(|row| may_reach(view, id, row, target))
            && can_shoot(view, id, target, ShotReason::Own, &mut FailFast).is_some()
            && !must_shoot_elsewhere(view, id, target)
    })
}

/// Whether an element must shoot at another target before one that shoots at it.
fn must_shoot_elsewhere(view: View, id: ElementId, target: Party) -> bool {
    let before = priorities(view, id)
        .iter()
        .take_while(|&&priority| priority != TargetPriority::ShootingBack);
    before.into_iter().any(|&priority| {
        !has_priority(view, priority, id, target)
            && reachable(view, id)
                .into_iter()
                .any(|(other, _)| has_priority(view, priority, id, other))
    })
}

/// Checks a shooting by elements of a side, the main shooter first, and reports every breach.
///
/// The main shooter is the nearest or the first named, as the edition says; but if the target can shoot back
/// at some of them, it is one of those.
pub fn judge(
    view: View,
    side: Side,
    shooters: &[ElementId],
    target: Party,
    reporter: &mut dyn Reporter,
) -> Option<Shot> {
    let mut tried = TrackingReporter::new(reporter);
    // An element inside a camp or built-up area is shot at as that place.
    let target = target.element().map_or(target, |id| party_of(view, id));
    let most = usize::from(view.rulebook.shooting.supporting) + 1;
    let mut named = ElementSet::NONE;
    for &id in shooters {
        if named.has(id) {
            tried.report(|| {
                Breach::new(Rule::OrderMovers).with("element", Measurement::Element(id))
            })?;
        }
        named.insert(id);
        if id.side() != side {
            tried.report(|| {
                Breach::new(Rule::OrderNotYours).with("element", Measurement::Element(id))
            })?;
        }
    }
    if shooters.is_empty() {
        tried.report(|| Breach::new(Rule::OrderMovers))?;
    }
    if shooters.len() > most {
        tried.report(|| {
            Breach::new(Rule::ShootHelpers)
                .with("shooters", Measurement::Count(shooters.len() as i32))
                .with("most", Measurement::Count(most as i32))
        })?;
    }
    let mut lines = ShotLines::new();
    for id in named.iter() {
        if let Some(line) = can_shoot(view, id, target, ShotReason::Own, &mut tried) {
            // A side has at most twelve elements; others were refused above.
            let _ = lines.try_push((id, line));
        } else if tried.stopped {
            return None;
        }
        if let Some((rule, owed)) = owed_target(view, id, target) {
            tried.report(|| {
                Breach::new(rule)
                    .with("element", Measurement::Element(id))
                    .with("target", Measurement::Party(owed))
            })?;
        }
    }
    let main = *shooters.first()?;
    if let Some(nearest) = required_main_shooter(view, &lines, main, target) {
        tried.report(|| {
            Breach::new(Rule::ShootMain)
                .with("main", Measurement::Element(nearest))
                .draw(Drawn::Element(nearest))
        })?;
    }
    (!tried.broken).then(|| shot(view, shooters, &lines, target))
}

/// Shooters of one side, by number, and the line of each shot.
pub type ShotLines = ArrayVec<(ElementId, ShotLine), SIDE_SIZE>;

/// Same as [`judge`] for shooters that each have this target among their [`aimed_targets`].
///
/// Only the choice of main shooter is checked: there must not be too many shooters, and the main one is named
/// first.
pub fn combine_shooters(
    view: View,
    shooters: &[ElementId],
    lines: &ShotLines,
    target: Party,
) -> Option<Shot> {
    let main = *shooters.first()?;
    required_main_shooter(view, lines, main, target)
        .is_none()
        .then(|| shot(view, shooters, lines, target))
}

/// The shooting of these elements at a target, the main shooter first.
fn shot(view: View, shooters: &[ElementId], lines: &ShotLines, target: Party) -> Shot {
    let answered = (shooters.first()).and_then(|&main| Some((main, reply_to(view, main, target)?)));
    Shot {
        shooters: shooters.iter().copied().collect(),
        target,
        reply: answered.map(|(_, reply)| reply),
        joining: answered.map_or(ElementSet::NONE, |(main, reply)| joining(view, main, reply)),
        on_rear: lines.iter().all(|(_, line)| line.on_rear),
        partly_on_rear: lines.iter().any(|(_, line)| line.partly_on_rear),
    }
}

/// The elements that support the reply to the main shooter (`dba30` §12.4, `dba22` §21.1).
///
/// They are friends of the replying element that have no other target, and could not shoot later. The nearest
/// come first, up to the number of supporting shooters.
fn joining(view: View, main: ElementId, reply: ElementId) -> ElementSet {
    let at = party_of(view, main);
    let mut lines: ShotLines = ElementId::of_side(reply.side())
        .filter(|&id| {
            id != reply && row_of(view, id).is_some_and(|row| may_reach(view, id, row, at))
        })
        .filter_map(|id| match reachable(view, id).as_slice() {
            &[(only, line)] if only == at => Some((id, line)),
            _ => None,
        })
        .collect();
    lines.small_sort_by_key(|(_, line)| line.distance.units());
    let most = usize::from(view.rulebook.shooting.supporting);
    lines.iter().take(most).map(|&(id, _)| id).collect()
}

/// The element that must be the main shooter instead of the one named first, if any.
fn required_main_shooter(
    view: View,
    lines: &ShotLines,
    main: ElementId,
    target: Party,
) -> Option<ElementId> {
    main_shooter(view, lines, target)
        .filter(|&other| other != main && !may_both_lead(view, lines, [main, other], target))
}

/// Another party that an element must shoot at instead, and the rule that says so.
fn owed_target(view: View, shooter: ElementId, target: Party) -> Option<(Rule, Party)> {
    for &priority in priorities(view, shooter) {
        if has_priority(view, priority, shooter, target) {
            return None;
        }
        let owed = reachable(view, shooter)
            .into_iter()
            .map(|(other, _)| other)
            .find(|&other| other != target && has_priority(view, priority, shooter, other));
        if let Some(owed) = owed {
            let rule = match priority {
                TargetPriority::InZone => Rule::ShootZone,
                TargetPriority::ShootingBack => Rule::ShootMutual,
            };
            return Some((rule, owed));
        }
    }
    None
}

/// The main shooter: the nearest of those that the target can shoot back at, else the nearest.
///
/// Where distance does not matter, it may be any of them.
fn main_shooter(view: View, lines: &ShotLines, target: Party) -> Option<ElementId> {
    let claim = |(id, line): &(ElementId, ShotLine)| {
        (
            reply_to(view, *id, target).is_none(),
            leading_distance(view, *line).units(),
        )
    };
    lines
        .iter()
        .min_by_key(|line| claim(line))
        .map(|(id, _)| *id)
}

/// The distance of a shooter, or zero where it does not matter for the main shooter.
fn leading_distance(view: View, line: ShotLine) -> Length {
    if view.rulebook.shooting.nearest_leads {
        line.distance
    } else {
        Length::ZERO
    }
}

/// Whether either of two shooters may be the main shooter: equally near, where that matters, and both or
/// neither shot back at.
fn may_both_lead(view: View, lines: &ShotLines, pair: [ElementId; 2], target: Party) -> bool {
    let [a, b] = pair.map(|id| {
        lines
            .iter()
            .find(|(other, _)| *other == id)
            .map(|(_, line)| {
                let distance = leading_distance(view, *line);
                (distance, reply_to(view, id, target).is_some())
            })
    });
    a.zip(b)
        .is_some_and(|(a, b)| a.1 == b.1 && within((a.0 - b.0).abs(), Length::ZERO))
}

/// The target element that shoots back at a shooter in the same combat.
fn reply_to(view: View, shooter: ElementId, target: Party) -> Option<ElementId> {
    let id = fighter(view, target)?;
    let turn = ShotReason::Reply(view.position.element(shooter).troop);
    let at = party_of(view, shooter);
    can_shoot(view, id, at, turn, &mut FailFast)
        .filter(|_| !must_shoot_elsewhere(view, id, at))
        .map(|_| id)
}
