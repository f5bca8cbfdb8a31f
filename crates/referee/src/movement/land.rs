//! Littoral landing (`dba22` §10): elements kept back come ashore in their side's first bound, as one group.
//!
//! Setup decides which elements may be kept back; here every element in reserve may land where there is a shore.

use acies_geometry::{Length, Pose, within};
use acies_rulebook::Shape;

use super::formation::{Formation, formation};
use super::march::March;
use super::{cost, touch, zone};
use crate::{
    Breach, Drawn, ElementId, ElementSet, Feature, Measurement, MovePlan, Party, Place, Position,
    Reporter, Rule, Side, Track, View,
};

/// Judges the landing of elements at these poses, the leader first.
pub fn judge_land(
    view: View<'_>,
    side: Side,
    landed: &[(ElementId, Pose)],
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    check_time(view, side, landed, reporter)?;
    let position = ashore(view, side, landed, reporter)?;
    let view = View {
        position: &position,
        ..view
    };
    let ids: Vec<ElementId> = landed.iter().map(|&(id, _)| id).collect();
    let Some(formation) = formation(&position, &ids) else {
        let _ = reporter.report(|| Breach::new(Rule::MoveGroup));
        return None;
    };
    let march = March::start(&position, &ids, formation);
    check_places(view, &march, reporter)?;
    check_shore(view, &march, reporter)?;
    let landing = view.rulebook.setup.landing.as_ref();
    if landing.is_some_and(|landing| landing.zones) {
        zone::check_arrival(view, &march, reporter).continue_value()?;
    }
    let contacts = touch::check(view, &march, None, reporter)?;
    let pips = cost::pips(view, side, &ids, cost::MoveKind::default());
    cost::check(view, &ids, pips, reporter).continue_value()?;
    let track = |&(id, pose): &(ElementId, Pose)| Track {
        id,
        poses: [pose; crate::MOST_LEGS],
        legs: 1,
        distance: Length::ZERO,
    };
    Some(MovePlan {
        tracks: landed.iter().map(track).collect(),
        pips,
        contacts: contacts.aligned,
        conforms: contacts.conforms.into_iter().collect(),
        ..MovePlan::default()
    })
}

/// Checks that there is a shore, that it is the side's first bound, and that it has not landed yet.
fn check_time(
    view: View<'_>,
    side: Side,
    landed: &[(ElementId, Pose)],
    reporter: &mut dyn Reporter,
) -> Option<()> {
    let Some(landing) = &view.rulebook.setup.landing else {
        let _ = reporter.report(|| Breach::new(Rule::LandShore));
        return None;
    };
    if shores(view).next().is_none() {
        reporter
            .report(|| Breach::new(Rule::LandShore))
            .continue_value()?;
    }
    let moved = view.position.side(side);
    if let Some((first, _)) = { moved }.find(|(_, element)| element.marks.moves > 0)
        && landing.before_moves
    {
        reporter
            .report(|| Breach::new(Rule::LandFirst).with("element", Measurement::Element(first)))
            .continue_value()?;
    }
    let bound = view.position.bounds[side as usize];
    if bound != 1 {
        reporter
            .report(|| {
                Breach::new(Rule::LandBound).with("bound", Measurement::Count(i32::from(bound)))
            })
            .continue_value()?;
    }
    if view.position.landed[side as usize] {
        reporter
            .report(|| Breach::new(Rule::LandOnce))
            .continue_value()?;
    }
    if landed.len() > usize::from(landing.most) {
        reporter
            .report(|| {
                Breach::new(Rule::LandOnce)
                    .with("count", Measurement::Count(landed.len() as i32))
                    .with("most", Measurement::Count(i32::from(landing.most)))
            })
            .continue_value()?;
    }
    Some(())
}

/// The position after landing.
fn ashore(
    view: View<'_>,
    side: Side,
    landed: &[(ElementId, Pose)],
    reporter: &mut dyn Reporter,
) -> Option<Position> {
    let distinct: ElementSet = landed.iter().map(|&(id, _)| id).collect();
    if landed.is_empty() || distinct.len() != landed.len() {
        let _ = reporter.report(|| Breach::new(Rule::OrderMovers));
        return None;
    }
    let mut position = *view.position;
    for &(id, pose) in landed {
        let of = |rule: Rule| Breach::new(rule).with("element", Measurement::Element(id));
        if id.side() != side {
            let _ = reporter.report(|| of(Rule::OrderNotYours));
            return None;
        }
        let element = position.element(id);
        if element.place != Place::Reserve {
            let _ = reporter.report(|| of(Rule::LandReserve));
            return None;
        }
        let landing = view.rulebook.setup.landing.as_ref();
        if landing.is_some_and(|landing| landing.never.has(element.troop)) {
            let _ = reporter.report(|| of(Rule::LandTroop));
            return None;
        }
        if !crate::setup::is_on(view.table, pose.front) {
            let _ = reporter.report(|| of(Rule::MoveBoard));
            return None;
        }
        *position.element_mut(id) = element.at(pose);
    }
    Some(position)
}

/// Checks that every element ends on the table, in a permitted place, without overlapping anything.
fn check_places(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> Option<()> {
    for (index, &id) in march.movers.iter().enumerate() {
        let base = march.last(index);
        let of = |rule: Rule| Breach::new(rule).with("element", Measurement::Element(id));
        if !view.table.contains(base) {
            reporter.report(|| of(Rule::MoveBoard)).continue_value()?;
        }
        let mut itself = ElementSet::NONE;
        itself.insert(id);
        if let Some(other) = view.position.overlaps_any(base, itself) {
            reporter
                .report(|| {
                    of(Rule::MoveOverlap)
                        .with("other", Measurement::Element(other))
                        .draw(Drawn::Element(other))
                })
                .continue_value()?;
        }
        if let Some(stronghold) = view.position.overlaps_stronghold(view.table, base) {
            reporter
                .report(|| {
                    of(Rule::MoveOverlap)
                        .with("place", Measurement::Party(Party::Stronghold(stronghold)))
                })
                .continue_value()?;
        }
        let troop = view.position.element(id).troop;
        if !view.table.may_stand(view.rulebook, troop, base) {
            reporter.report(|| of(Rule::MoveGoing)).continue_value()?;
        }
    }
    Some(())
}

/// Checks that the single element, or enough of the group, touches the shore.
fn check_shore(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> Option<()> {
    let wanted = if march.formation == Formation::Single {
        1
    } else {
        let landing = view.rulebook.setup.landing.as_ref();
        landing.map_or(1, |landing| usize::from(landing.at_shore))
    };
    let at_shore = |shore: &Feature| {
        (0..march.movers.len())
            .filter(|&index| within(shore.region.distance(march.last(index)), Length::ZERO))
            .count()
    };
    let found = shores(view).map(at_shore).max().unwrap_or(0);
    if found < wanted {
        reporter
            .report(|| {
                Breach::new(Rule::LandShore)
                    .with("count", Measurement::Count(found as i32))
                    .with("least", Measurement::Count(wanted as i32))
            })
            .continue_value()?;
    }
    Some(())
}

fn shores(view: View<'_>) -> impl Iterator<Item = &Feature> {
    view.table.features_of(view.rulebook, Shape::Waterway)
}
