//! Tactical moves: the way, distance, obstacles, contacts and cost of an order.
//!
//! [`judge_tactical`] runs all rules of a move. It rolls no dice and changes nothing.
//!
//! Where each rule is:
//!
//! * the order of the checks: `check_march`; the ways that it is given: `find`, `march`;
//! * distance and going: `measure`, `river_cost`; the distances themselves are in the edition's `classes`;
//! * PIPs: `cost`; whether the general is near enough: `command`; further moves: `further`;
//! * what is passed over or through: `obstacles`, `gap`, `corner_cut`, `river`, `gate`, `strongholds`;
//! * groups: `formation`, `group_way`, `contract`; columns: `column`, `trail`;
//! * zones of control: `zone`; where they lie: `zones` of the crate;
//! * contact, closing the door, and the lone enemy that conforms to a group: `touch`; turning to face afterwards:
//!   `turning`;
//! * for the reasons alone: how far a friend is in the way of a mover: `in_the_way`; the contact that was meant:
//!   `meant_contact`; the element that keeps others from being a group: `straggler`;
//! * who conforms where a move stops at the touch: `meet` asks the movers (`line_up`), then the enemy (`conform`);
//! * breaking off, dismounting, sallies, landing: the modules of these names.

mod apply;
mod approach;
mod around;
mod break_off;
mod check_march;
mod column;
mod command;
mod conform;
mod context;
mod contract;
mod corner_cut;
mod corner_points;
mod cost;
mod crossing;
mod dismount;
mod find;
mod formation;
mod further;
mod gap;
mod gate;
mod group_way;
mod in_the_way;
mod land;
mod line_up;
mod march;
mod meant_contact;
mod measure;
mod meet;
mod obstacles;
mod river;
mod river_cost;
mod sally;
mod snap;
mod straggler;
mod strongholds;
mod touch;
mod trail;
mod turning;
#[cfg(test)]
mod ways_oracle;
mod zone;

pub use apply::{apply, begin_bound};
pub(crate) use break_off::across_from;
pub use break_off::judge_break_off;
pub use command::commands;
pub use context::{ContactRequest, MoveContext, MoveInProgress, Ways};
pub use cost::{general_is_hampered, hampers_general, surcharges_of};
pub use crossing::{Crossing, crossing};
pub use dismount::{dismount, judge_dismount};
pub use formation::{Formation, formation, in_group_contact, is_column};
pub use further::may_move_again;
pub use land::judge_land;
pub(crate) use measure::stands_on_road;
pub use snap::{Reached, Snap, nudged, nudges, reach, snap};
pub use strongholds::{is_free, may_be_inside};
pub use turning::{is_settled, turn_to_face, turn_to_face_after};

use std::ops::ControlFlow;

use acies_geometry::Length;

use self::check_march::check_march;
use self::march::March;
use crate::{
    Breach, ElementId, FailFast, Leg, Legs, Measurement, MovePlan, Movers, Order, Party, Path,
    Place, Reporter, Rule, Side, View, combat,
};

/// Judges a move order of a side. The plan is returned whenever a way was found, legal or not.
///
/// With a fail-fast reporter a plan is returned only when the move is legal.
pub fn judge_tactical(
    view: View<'_>,
    side: Side,
    order: &Order,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let Some((mover, starts)) = strongholds::starts(view, order) else {
        return judge_order(view, side, order, context, reporter);
    };
    let mut position = *view.position;
    if starts.len() > 1 {
        for context in context.quick_first() {
            for start in &starts {
                position.element_mut(mover).base = *start;
                let view = View {
                    position: &position,
                    ..view
                };
                let plan = judge_order(view, side, order, context, &mut FailFast);
                if plan.is_some() {
                    return plan;
                }
            }
        }
    }
    if let Some(nearest) = starts.first() {
        position.element_mut(mover).base = *nearest;
    }
    let view = View {
        position: &position,
        ..view
    };
    judge_order(view, side, order, context, reporter)
}

/// Judges a move order; a mover that comes out of a stronghold is already at its edge.
fn judge_order(
    view: View<'_>,
    side: Side,
    order: &Order,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    match order {
        Order::Move(movers, path) => judge_move(view, side, movers, path, context, reporter),
        Order::Column(movers, legs) => judge_column(view, side, movers, legs, context, reporter),
        Order::Narrow { front, rest, legs } => {
            judge_narrow(view, side, (front, rest, legs), context, reporter)
        }
        Order::Dismount(who, march) => {
            judge_dismount(view, side, who, march.as_deref(), context, reporter)
        }
        Order::Land(landed) => judge_land(view, side, landed, reporter),
        Order::BreakOff(id, length) => judge_break_off(view, side, *id, *length, context, reporter),
        _ => {
            let _ = reporter.report(|| Breach::new(Rule::OrderNotNow));
            None
        }
    }
}

fn judge_move(
    view: View<'_>,
    side: Side,
    movers: &Movers,
    path: &Path,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let formation = check_movers(view, side, movers, context, reporter)?;
    // A fail-fast check leaves the price for later: most orders fail by something cheaper.
    let context = if reporter.is_fail_fast() {
        context
    } else {
        context.priced(view, side, movers)
    };
    match path {
        Path::To { pose, via } => {
            if movers.len() > 1 {
                return find::group_to(view, movers, formation, *pose, context, reporter);
            }
            if via.is_empty() {
                return find::single_to(view, movers[0], *pose, None, context, reporter);
            }
            let march =
                March::through(view.position, movers[0], via.iter().copied().chain([*pose]));
            check_march(view, &march, None, context, reporter)
        }
        Path::Legs(legs) => {
            if !column::may_retire(view, movers, formation, legs) {
                check_legs(view, legs, formation, reporter)?;
            }
            let rigid = context.is_rigid(view, movers, formation);
            let march = if rigid {
                March::by_legs(view.position, movers, formation, legs)
            } else {
                March::column(view.position, movers, legs)
            };
            check_march(view, &march, None, context, reporter)
        }
        Path::Into { enemy, contact } => {
            find::into(view, movers, formation, *enemy, *contact, context, reporter)
        }
    }
}

fn judge_column(
    view: View<'_>,
    side: Side,
    movers: &Movers,
    legs: &Legs,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let formation = check_movers(view, side, movers, context, reporter)?;
    let retires = column::may_retire(view, movers, formation, legs);
    if !retires {
        check_legs(view, legs, Formation::Column, reporter)?;
    }
    let in_order = || match context.original {
        Some(original) => original.is_column,
        None => is_column(view.position, movers),
    };
    if formation == Formation::Column && !in_order() {
        // Elements in a column keep their order (`dba22` §15.4), so the foremost leads.
        reporter
            .report(|| {
                Breach::new(Rule::MoveColumn).with("element", Measurement::Element(movers[0]))
            })
            .continue_value()?;
    }
    let march = if formation == Formation::Group {
        let march = contract::contract(view, movers, 1, legs);
        contract::check(view, &march, 1, reporter).continue_value()?;
        march
    } else if retires {
        March::by_legs(view.position, movers, formation, legs)
    } else {
        let march = March::column(view.position, movers, legs);
        column::check(&march, reporter).continue_value()?;
        march
    };
    check_march(view, &march, None, context, reporter)
}

/// A group that moves on with its front elements; the others fall in behind them in the named order.
fn judge_narrow(
    view: View<'_>,
    side: Side,
    order: (&Movers, &Movers, &Legs),
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let (front, rest, legs) = order;
    let mut movers = front.clone();
    for &id in rest {
        if movers.try_push(id).is_err() {
            let _ = reporter.report(|| Breach::new(Rule::OrderMovers));
            return None;
        }
    }
    let formation = check_movers(view, side, &movers, context, reporter)?;
    check_legs(view, legs, formation, reporter)?;
    if !view.rulebook.movement.groups.narrows {
        reporter
            .report(|| {
                Breach::new(Rule::MoveColumn).with("element", Measurement::Element(front[0]))
            })
            .continue_value()?;
    }
    let march = contract::contract(view, &movers, front.len(), legs);
    contract::check(view, &march, front.len(), reporter).continue_value()?;
    check_march(view, &march, None, context, reporter)
}

/// Checks the movers: of the right side, on the table, without duplicates, not pinned, in a formation.
fn check_movers(
    view: View<'_>,
    side: Side,
    movers: &[ElementId],
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<Formation> {
    let distinct: crate::ElementSet = movers.iter().copied().collect();
    if movers.is_empty() || distinct.len() != movers.len() {
        let _ = reporter.report(|| Breach::new(Rule::OrderMovers));
        return None;
    }
    for &id in movers {
        let element = view.position.element(id);
        if id.side() != side {
            let _ = reporter.report(|| {
                Breach::new(Rule::OrderNotYours).with("element", Measurement::Element(id))
            });
            return None;
        }
        let comes_out = matches!(element.place, Place::Inside(_)) && movers.len() == 1;
        check_sacking(view, id, reporter).continue_value()?;
        if !element.on_table() && !comes_out {
            let _ = reporter.report(|| {
                Breach::new(Rule::OrderElement).with("element", Measurement::Element(id))
            });
            return None;
        }
        // An element attacked inside a stronghold is in contact as well.
        let enemy = match element.place {
            Place::Inside(stronghold) => combat::attackers(view, stronghold).next(),
            _ => combat::pinned_by(view, id),
        };
        if let Some(enemy) = enemy {
            reporter
                .report(|| {
                    Breach::new(Rule::MovePinned)
                        .with("element", Measurement::Element(id))
                        .with("enemy", Measurement::Element(enemy))
                        .draw(crate::Drawn::Element(enemy))
                })
                .continue_value()?;
        }
        // A fail-fast check only asks whether any further move is possible from here.
        let may_move = if reporter.is_fail_fast() {
            further::may_move_on
        } else {
            may_move_again
        };
        if context.in_progress.is_none() && !may_move(view, id) {
            reporter
                .report(|| further::outright(view, id))
                .continue_value()?;
        }
    }
    let original = context.original.map(|original| original.formation);
    let formation = original.or_else(|| formation(view.position, movers));
    if formation.is_none() {
        let _ = reporter.report(|| {
            movers
                .iter()
                .fold(Breach::new(Rule::MoveGroup), |breach, &id| {
                    breach.with("element", Measurement::Element(id))
                })
                .with_straggler(view, movers)
        });
    }
    formation
}

/// Checks that an element is not sacking a city, which it must finish before it leaves (`dba30` §5.2).
fn check_sacking(view: View<'_>, id: ElementId, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let Some(stronghold) = view.position.sacks(id) else {
        return ControlFlow::Continue(());
    };
    reporter.report(|| {
        Breach::new(Rule::MoveSacking)
            .with("element", Measurement::Element(id))
            .with("place", Measurement::Party(Party::Stronghold(stronghold)))
    })
}

/// Checks that a formation may make these legs: a group neither moves back nor wheels by more than a quarter turn.
///
/// A column that retires is not checked; where an edition lets columns retire, none is said to be unable to.
fn check_legs(
    view: View<'_>,
    legs: &[Leg],
    formation: Formation,
    reporter: &mut dyn Reporter,
) -> Option<()> {
    if legs.is_empty() {
        let _ = reporter.report(|| Breach::new(Rule::OrderForm));
        return None;
    }
    let retires = formation == Formation::Column && view.rulebook.movement.groups.columns_retire;
    for leg in legs {
        let (bad, number) = match *leg {
            Leg::Forward(length) => (
                formation != Formation::Single && acies_geometry::beyond(-length, Length::ZERO),
                Measurement::Length(length),
            ),
            Leg::Wheel(_, angle) => (
                formation != Formation::Single && angle > acies_geometry::Angle::RIGHT,
                Measurement::Angle(angle),
            ),
            Leg::Shift(_, length) => (
                acies_geometry::beyond(-length, Length::ZERO),
                Measurement::Length(length),
            ),
        };
        if bad {
            reporter
                .report(|| {
                    let breach = Breach::new(Rule::MoveGroup).with("leg", number);
                    let fault = match leg {
                        Leg::Wheel(..) => "wheel",
                        Leg::Forward(_) if !retires => "back",
                        Leg::Forward(_) | Leg::Shift(..) => return breach,
                    };
                    breach.because("fault", Measurement::Word(fault))
                })
                .continue_value()?;
        }
    }
    Some(())
}
