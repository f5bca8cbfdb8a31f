//! Dismounting, alone or with a move (`dba22` §22.10): the conditions, and the position afterwards.
//!
//! The move on foot is judged like every other move.

use acies_geometry::{Base, touches};
use acies_rulebook::Rulebook;

use super::formation::OriginalFormation;
use super::{MoveContext, cost, judge_tactical, may_move_again};
use crate::{
    Breach, Element, ElementId, ElementSet, Measurement, MovePlan, Order, Party, Place, Position,
    Reporter, Rule, Side, Track, View, combat,
};

/// Judges dismounting and the move made in the same order, if any.
///
/// They keep their front edge and move as their dismounted troop type, so a group with one of them is as slow as its
/// foot.
pub fn judge_dismount(
    view: View<'_>,
    side: Side,
    who: &[ElementId],
    march: Option<&Order>,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let group = match march {
        Some(Order::Move(movers, _) | Order::Column(movers, _)) => movers.len().max(who.len()),
        _ => who.len(),
    };
    check_who(view, side, who, group, reporter)?;
    let rules = view.rulebook.movement.dismounting.as_ref();
    if march.is_some() && rules.is_some_and(|rules| rules.whole_move) {
        reporter
            .report(|| Breach::new(Rule::DismountMove))
            .continue_value()?;
    }
    let set: ElementSet = who.iter().copied().collect();
    let mut position = *view.position;
    for &id in who {
        let element = on_foot(view.rulebook, position.element(id))?;
        *position.element_mut(id) = element;
    }
    let on_foot = View {
        position: &position,
        ..view
    };
    // They count as the group that they were when mounted: with shallower bases, ranks come apart.
    let movers = march.map(Order::movers);
    let original = OriginalFormation::new(view.position, movers.as_deref().unwrap_or(who));
    let context = MoveContext {
        dismounts: true,
        original,
        ..context
    };
    let plan = match march {
        Some(order @ (Order::Move(..) | Order::Column(..) | Order::Narrow { .. })) => {
            let movers = order.movers();
            if !who.iter().all(|id| movers.contains(id)) {
                reporter
                    .report(|| Breach::new(Rule::OrderMovers))
                    .continue_value()?;
            }
            judge_tactical(on_foot, side, order, context, reporter)?
        }
        Some(_) => {
            let _ = reporter.report(|| Breach::new(Rule::OrderForm));
            return None;
        }
        None => stand(on_foot, side, who, original, reporter)?,
    };
    Some(MovePlan {
        dismounts: set,
        ..plan
    })
}

/// An element after dismounting, on the same front edge; `None` when it cannot.
pub fn on_foot(rulebook: &Rulebook, element: &Element) -> Option<Element> {
    let troop = element.dismounts_as?;
    let base = element.base;
    Some(Element {
        troop,
        dismounts_as: None,
        base: Base::new(base.pose, base.width, rulebook.troop(troop).depth),
        ..*element
    })
}

/// Checks that each element may dismount, now and in a move of that many movers.
fn check_who(
    view: View<'_>,
    side: Side,
    who: &[ElementId],
    group: usize,
    reporter: &mut dyn Reporter,
) -> Option<()> {
    let rules = view.rulebook.movement.dismounting.as_ref();
    let distinct: ElementSet = who.iter().copied().collect();
    if who.is_empty() || distinct.len() != who.len() {
        let _ = reporter.report(|| Breach::new(Rule::OrderMovers));
        return None;
    }
    for &id in who {
        let of = |rule: Rule| Breach::new(rule).with("element", Measurement::Element(id));
        if id.side() != side {
            let _ = reporter.report(|| of(Rule::OrderNotYours));
            return None;
        }
        let element = view.position.element(id);
        if !matches!(element.place, Place::Table | Place::Inside(_)) {
            let _ = reporter.report(|| of(Rule::OrderElement));
            return None;
        }
        if element.dismounts_as.is_none() || rules.is_none() {
            let _ = reporter.report(|| of(Rule::DismountTroop));
            return None;
        }
        if let Some(enemy) = met_by(view, id) {
            reporter
                .report(|| of(Rule::DismountContact).with("enemy", Measurement::Party(enemy)))
                .continue_value()?;
        }
    }
    if group > 1 && !rules.is_some_and(|rules| rules.by_group) {
        reporter
            .report(|| Breach::new(Rule::DismountGroup))
            .continue_value()?;
    }
    Some(())
}

/// The enemy element or stronghold that prevents an element from dismounting.
///
/// It touches the element, or fights it in editions that require that; it attacks the stronghold that the element
/// occupies; or the element attacks it.
fn met_by(view: View<'_>, id: ElementId) -> Option<Party> {
    let element = view.position.element(id);
    if let Place::Inside(stronghold) = element.place {
        return combat::attackers(view, stronghold)
            .next()
            .map(Party::Element);
    }
    let rules = view.rulebook.movement.dismounting.as_ref();
    let enemy = if rules.is_some_and(|rules| rules.in_contact) {
        combat::pinned_by(view, id)
    } else {
        let mut enemies = view.position.side(id.side().other());
        let contacts = enemies.find(|(_, enemy)| touches(&element.base, &enemy.base));
        contacts.map(|(enemy, _)| enemy)
    };
    let place = || combat::assaulted_stronghold(view, id).map(Party::Stronghold);
    enemy.map(Party::Element).or_else(place)
}

/// Judges dismounting without a move: it is the whole move of each element.
fn stand(
    view: View<'_>,
    side: Side,
    who: &[ElementId],
    original: Option<OriginalFormation>,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    for &id in who {
        let element = view.position.element(id);
        if !may_move_again(view, id) || element.marks.moves > 0 {
            reporter
                .report(|| {
                    Breach::new(Rule::MoveSecond)
                        .with("element", Measurement::Element(id))
                        .with("moves", Measurement::Count(i32::from(element.marks.moves)))
                })
                .continue_value()?;
        }
        let mut itself = ElementSet::NONE;
        itself.insert(id);
        if element.on_table()
            && let Some(other) = view.position.overlaps_any(&element.base, itself)
        {
            reporter
                .report(|| {
                    Breach::new(Rule::MoveOverlap)
                        .with("element", Measurement::Element(id))
                        .with("other", Measurement::Element(other))
                })
                .continue_value()?;
        }
        if !view.table.contains(&element.base) && element.on_table() {
            reporter
                .report(|| Breach::new(Rule::MoveBoard).with("element", Measurement::Element(id)))
                .continue_value()?;
        }
    }
    if who.len() > 1 && original.is_none() {
        reporter
            .report(|| Breach::new(Rule::MoveGroup))
            .continue_value()?;
    }
    let pips = cost::pips(
        view,
        side,
        who,
        cost::MoveKind {
            dismounts: true,
            ..cost::MoveKind::default()
        },
    );
    cost::check(view, who, pips, reporter).continue_value()?;
    Some(MovePlan {
        tracks: who.iter().map(|&id| stays(view.position, id)).collect(),
        pips,
        ..MovePlan::default()
    })
}

/// The track of an element that stays in place.
fn stays(position: &Position, id: ElementId) -> Track {
    Track {
        id,
        poses: [position.base(id).pose; crate::MOST_LEGS],
        legs: 0,
        distance: acies_geometry::Length::ZERO,
    }
}

/// Replaces an element by its dismounted form.
pub fn dismount(rulebook: &Rulebook, position: &mut Position, id: ElementId) {
    if let Some(element) = on_foot(rulebook, position.element(id)) {
        *position.element_mut(id) = element;
    }
}
