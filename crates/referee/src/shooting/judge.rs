//! Whether a shooting is legal, with every reason why not.

use acies_geometry::{Length, SmallSort, TOUCH, beyond, within};
use acies_rulebook::{Shooter, ShootingEdge, TargetPriority};
use arrayvec::ArrayVec;

use super::able::{Line, Trial, Turn, at_target, can_shoot, shooter_may};
use super::{Aimed, Shot, Targets, party_of};
use crate::combat::fighter;
use crate::movement::is_in_zone_of;
use crate::{
    Breach, Drawn, ElementId, ElementSet, FailFast, Measurement, Party, Reporter, Rule, SIDE_SIZE,
    Side, View,
};

/// The parties that an element may be told to shoot at now: those of the first kind that it has to look for and finds.
///
/// Empty when it may not shoot, or has shot.
pub fn targets(view: View, shooter: ElementId) -> Targets {
    let aimed = aimed(view, shooter);
    aimed.into_iter().map(|(target, _)| target).collect()
}

/// The same with how it shoots at each of them.
pub fn aimed(view: View, shooter: ElementId) -> Aimed {
    let reachable = reachable(view, shooter);
    for &priority in priorities(view, shooter) {
        let first: Aimed = reachable
            .iter()
            .copied()
            .filter(|&(target, _)| comes_first(view, priority, shooter, target))
            .collect();
        if !first.is_empty() {
            return first;
        }
    }
    reachable
}

/// Whom an element has to shoot at before others.
fn priorities(view: View<'_>, shooter: ElementId) -> &[TargetPriority] {
    row_of(view, shooter).map_or(&[], |row| &row.priority)
}

/// How the troops of an element shoot; `None` for those who never do.
pub(super) fn row_of(view: View<'_>, id: ElementId) -> Option<&Shooter> {
    let troop = view.position.element(id).troop;
    let mut rows = view.rulebook.shooting.shooters.iter();
    rows.find(|row| row.troops.has(troop))
}

/// Whether a target is of a kind that comes before others.
fn comes_first(view: View, priority: TargetPriority, shooter: ElementId, target: Party) -> bool {
    match priority {
        TargetPriority::InZone => is_in_zone_of(view, party_of(view, shooter), target),
        TargetPriority::ShootingBack => threatens(view, target, shooter),
    }
}

/// The elements of both sides that can shoot now, and so must.
pub fn must_shoot(view: View) -> ElementSet {
    ElementId::all()
        .filter(|&id| has_target(view, id))
        .collect()
}

/// Whether an element can shoot now, and so must.
pub fn has_target(view: View, shooter: ElementId) -> bool {
    lines(view, shooter).next().is_some()
}

/// The parties that an element may shoot at, but for the duty to shoot at those who shoot at it.
fn reachable(view: View, shooter: ElementId) -> Aimed {
    lines(view, shooter).collect()
}

/// The same, each looked for when it is asked for.
fn lines(view: View<'_>, shooter: ElementId) -> impl Iterator<Item = (Party, Line)> {
    let row = shooter_may(view, shooter, Turn::Own, &mut FailFast);
    row.into_iter().flat_map(move |row| {
        let enemy = shooter.side().other();
        let elements = view.position.side(enemy).map(|(id, _)| Party::Element(id));
        let strongholds = view
            .position
            .held_against(shooter.side())
            .map(Party::Stronghold);
        elements
            .chain(strongholds)
            .filter(move |&target| may_reach(view, shooter, row, target))
            .filter_map(move |target| {
                let line = at_target(view, shooter, row, target, &mut FailFast)?;
                Some((target, line))
            })
    })
}

/// Whether a target may be in range and arc: a quick test that errs on the side of yes.
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
    // Some corner is ahead, some not too far, and not all of them are to one side. What is rounded is less than TOUCH.
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

/// Whether the party can shoot at an element that shoots at it, and then has to.
///
/// One who chooses freely answers as well, but nobody has to reckon with him before he shoots.
fn threatens(view: View, party: Party, at: ElementId) -> bool {
    fighter(view, party).is_some_and(|id| {
        let target = party_of(view, at);
        priorities(view, id).contains(&TargetPriority::ShootingBack)
            && row_of(view, id).is_some_and(|row| may_reach(view, id, row, target))
            && can_shoot(view, id, target, Turn::Own, &mut FailFast).is_some()
            && !kept_from(view, id, target)
    })
}

/// Whether an element has to shoot at others rather than at one that shoots at it.
fn kept_from(view: View, id: ElementId, target: Party) -> bool {
    let before = priorities(view, id)
        .iter()
        .take_while(|&&priority| priority != TargetPriority::ShootingBack);
    before.into_iter().any(|&priority| {
        !comes_first(view, priority, id, target)
            && reachable(view, id)
                .into_iter()
                .any(|(other, _)| comes_first(view, priority, id, other))
    })
}

/// Judges a shooting by elements of a side, the main shooter first; every breach goes to the reporter.
///
/// The main shooter is the nearest, or the one named first, as the edition says; but where the target can shoot back at
/// some, it is one of those.
pub fn judge(
    view: View,
    side: Side,
    shooters: &[ElementId],
    target: Party,
    reporter: &mut dyn Reporter,
) -> Option<Shot> {
    let mut tried = Trial::new(reporter);
    // An element inside a camp or a built-up area is shot at as that.
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
    let mut lines = Lines::new();
    for id in named.iter() {
        if let Some(line) = can_shoot(view, id, target, Turn::Own, &mut tried) {
            // At most twelve elements of a side; others have been refused above.
            let _ = lines.try_push((id, line));
        } else if tried.stopped {
            return None;
        }
        if let Some((rule, owed)) = owes_another(view, id, target) {
            tried.report(|| {
                Breach::new(rule)
                    .with("element", Measurement::Element(id))
                    .with("target", Measurement::Party(owed))
            })?;
        }
    }
    let main = *shooters.first()?;
    if let Some(nearest) = other_main(view, &lines, main, target) {
        tried.report(|| {
            Breach::new(Rule::ShootMain)
                .with("main", Measurement::Element(nearest))
                .draw(Drawn::Element(nearest))
        })?;
    }
    (!tried.broken).then(|| shot(view, shooters, &lines, target))
}

/// Some shooters of a side, by their numbers, and how they shoot.
pub type Lines = ArrayVec<(ElementId, Line), SIDE_SIZE>;

/// What [`judge`] would say of some who shoot together at what each has [`aimed`] at, and so may do it but for who of them is
/// the main shooter; as many as may shoot together, the main one named first. Their lines are not looked at again.
pub fn together(view: View, shooters: &[ElementId], lines: &Lines, target: Party) -> Option<Shot> {
    let main = *shooters.first()?;
    other_main(view, lines, main, target)
        .is_none()
        .then(|| shot(view, shooters, lines, target))
}

/// The shooting of some at a target, the main shooter first.
fn shot(view: View, shooters: &[ElementId], lines: &Lines, target: Party) -> Shot {
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

/// Those who shoot at the main shooter beside the one that answers it: friends of that one who have nobody else to shoot at, and
/// could not shoot afterwards. The nearest come first, as many as may help (`dba30` §12.4, `dba22` §21.1).
fn joining(view: View, main: ElementId, reply: ElementId) -> ElementSet {
    let at = party_of(view, main);
    let mut lines: Lines = ElementId::of_side(reply.side())
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

/// Who has to be the main shooter in place of the one who is named so, if somebody has to.
fn other_main(view: View, lines: &Lines, main: ElementId, target: Party) -> Option<ElementId> {
    main_shooter(view, lines, target)
        .filter(|&other| other != main && !same_claim(view, lines, [main, other], target))
}

/// Another party that an element must shoot at instead, and the rule that says so.
fn owes_another(view: View, shooter: ElementId, target: Party) -> Option<(Rule, Party)> {
    for &priority in priorities(view, shooter) {
        if comes_first(view, priority, shooter, target) {
            return None;
        }
        let owed = reachable(view, shooter)
            .into_iter()
            .map(|(other, _)| other)
            .find(|&other| other != target && comes_first(view, priority, shooter, other));
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

/// Of several shooters the main one: the nearest of those that the target can answer, else the nearest; where the nearest
/// does not lead, any of them.
fn main_shooter(view: View, lines: &Lines, target: Party) -> Option<ElementId> {
    let claim = |(id, line): &(ElementId, Line)| {
        (
            reply_to(view, *id, target).is_none(),
            claim_by_distance(view, *line).units(),
        )
    };
    lines
        .iter()
        .min_by_key(|line| claim(line))
        .map(|(id, _)| *id)
}

/// The distance of a shooter as far as it matters to who is the main one.
fn claim_by_distance(view: View, line: Line) -> Length {
    if view.rulebook.shooting.nearest_leads {
        line.distance
    } else {
        Length::ZERO
    }
}

/// Whether two shooters are equally near, where that matters, and equally answered, so that either may be the main one.
fn same_claim(view: View, lines: &Lines, pair: [ElementId; 2], target: Party) -> bool {
    let [a, b] = pair.map(|id| {
        lines
            .iter()
            .find(|(other, _)| *other == id)
            .map(|(_, line)| {
                let distance = claim_by_distance(view, *line);
                (distance, reply_to(view, id, target).is_some())
            })
    });
    a.zip(b)
        .is_some_and(|(a, b)| a.1 == b.1 && within((a.0 - b.0).abs(), Length::ZERO))
}

/// The element of a target that shoots back at a shooter in the same combat.
fn reply_to(view: View, shooter: ElementId, target: Party) -> Option<ElementId> {
    let id = fighter(view, target)?;
    let turn = Turn::Reply(view.position.element(shooter).troop);
    let at = party_of(view, shooter);
    can_shoot(view, id, at, turn, &mut FailFast)
        .filter(|_| !kept_from(view, id, at))
        .map(|_| id)
}
