//! Tactical moves: the way of an order, what it measures, what it meets and what it costs.
//!
//! [`judge_tactical`] is the one walk over the rules of a move. It knows no dice and changes nothing.

mod apply;
mod approach;
mod break_off;
mod column;
mod command;
mod conform;
mod contract;
mod cost;
mod cut;
mod dismount;
mod find;
mod formation;
mod further;
mod gap;
mod gate;
mod hold;
mod land;
mod line_up;
mod march;
mod measure;
mod meet;
mod obstacles;
mod part;
mod river;
mod sally;
mod snap;
mod touch;
mod turning;
mod zone;

pub use apply::{apply, begin_bound};
pub(crate) use break_off::across_from;
pub use break_off::judge_break_off;
pub use command::commands;
pub use cost::{Deed, distance_from_general, general_is_hampered, pips, surcharges};
pub use dismount::{dismount, judge_dismount, on_foot};
pub use formation::{Formation, formation, in_group_contact, is_column, is_group};
pub use further::may_move_again;
pub use hold::{is_free, may_be_inside};
pub use land::judge_land;
pub use measure::on_road;
pub use snap::{Snap, reach, snap};
pub use turning::turn_to_face;
pub use zone::{Zone, enemy_zones, is_in_zone_of, zone_of};

use std::ops::ControlFlow;

use acies_geometry::Length;

use self::march::March;
use crate::{
    Breach, Contact, ElementId, Fact, FirstNo, Hold, Leg, Legs, MovePlan, Movers, Order, Party,
    Path, Place, Rule, Side, Sink, Track, View, combat,
};

/// What binds a move beyond the position: how it is paid for and what it continues.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terms {
    /// The move goes on after a river was thrown for: it costs nothing.
    pub going_on: Option<GoingOn>,
    /// The camp or built-up area that the mover goes into when it ends at it.
    pub enters: Option<Hold>,
    /// Some of the movers dismount in it.
    pub dismounts: bool,
    /// It goes into, out of or through a built-up area.
    pub built_up: bool,
    /// What the move costs, where it is known already.
    pub price: Option<u8>,
    /// No way around is looked for: a search asks about many places, and most that are worth it lie straight ahead.
    pub straight: bool,
    /// The contact that is meant, where lining up could lead to several.
    pub wish: Option<Wish>,
}

/// A contact that an order names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Which of the movers makes it.
    pub index: usize,
    /// Whom it meets.
    pub enemy: ElementId,
    /// How.
    pub how: Contact,
}

impl Terms {
    /// The PIPs that a move of these elements costs: none where it goes on.
    fn pips(self, view: View<'_>, side: Side, movers: &[ElementId]) -> u8 {
        if self.going_on.is_some() {
            return 0;
        }
        self.price
            .filter(|_| !self.built_up)
            .unwrap_or_else(|| cost::pips(view, side, movers, self.deed()))
    }

    /// What the move does beside going, as far as that is known before it is walked.
    fn deed(self) -> cost::Deed {
        cost::Deed {
            dismounts: self.dismounts,
            built_up: self.built_up,
            into_contact: false,
        }
    }

    /// The least that a move of these elements costs, wherever it ends.
    fn least_pips(self, view: View<'_>, side: Side, movers: &[ElementId]) -> u8 {
        if self.going_on.is_some() || !cost::depends_on_contact(view, movers) {
            return self.pips(view, side, movers);
        }
        let deed = cost::Deed {
            into_contact: true,
            ..self.deed()
        };
        cost::pips(view, side, movers, deed)
    }

    /// The same with the price worked out, once for all the ways that are tried.
    fn priced(self, view: View<'_>, side: Side, movers: &[ElementId]) -> Terms {
        Terms {
            price: Some(self.pips(view, side, movers)),
            ..self
        }
    }
}

/// What a move that goes on has come to before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoingOn {
    /// How far it has come.
    pub used: Length,
    /// How far it may go in all by the going that it has met.
    pub allowance: Length,
    /// Whether it breaks off.
    pub breaks_off: bool,
}

/// Judges a move order of a side; the plan is there when the way could be found, legal or not.
///
/// With a sink that stops at the first breach the plan is there only when the move is legal.
pub fn judge_tactical(
    view: View<'_>,
    side: Side,
    order: &Order,
    terms: Terms,
    sink: &mut impl Sink,
) -> Option<MovePlan> {
    let Some((mover, starts)) = hold::starts(view, order) else {
        return judge_order(view, side, order, terms, sink);
    };
    let mut position = *view.position;
    if starts.len() > 1 {
        for start in &starts {
            position.element_mut(mover).base = *start;
            let view = View {
                position: &position,
                ..view
            };
            let plan = judge_order(view, side, order, terms, &mut FirstNo);
            if plan.is_some() {
                return plan;
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
    judge_order(view, side, order, terms, sink)
}

/// Judges a move order of a side, whose mover stands at the edge of the place that it comes out of, if it does.
fn judge_order(
    view: View<'_>,
    side: Side,
    order: &Order,
    terms: Terms,
    sink: &mut impl Sink,
) -> Option<MovePlan> {
    match order {
        Order::Move(movers, path) => judge_move(view, side, movers, path, terms, sink),
        Order::Column(movers, legs) => judge_column(view, side, movers, legs, terms, sink),
        Order::Narrow { front, rest, legs } => {
            judge_narrow(view, side, (front, rest, legs), terms, sink)
        }
        Order::Dismount(who, march) => {
            judge_dismount(view, side, who, march.as_deref(), terms, sink)
        }
        Order::Land(landed) => judge_land(view, side, landed, sink),
        Order::BreakOff(id, length) => judge_break_off(view, side, *id, *length, terms, sink),
        _ => {
            let _ = sink.breach(|| Breach::of(Rule::OrderNotNow));
            None
        }
    }
}

fn judge_move(
    view: View<'_>,
    side: Side,
    movers: &Movers,
    path: &Path,
    terms: Terms,
    sink: &mut impl Sink,
) -> Option<MovePlan> {
    let formation = check_movers(view, side, movers, terms, sink)?;
    let terms = terms.priced(view, side, movers);
    match path {
        Path::To { pose, via } => {
            if movers.len() > 1 {
                return find::group_to(view, movers, formation, *pose, terms, sink);
            }
            if via.is_empty() {
                return find::single_to(view, movers[0], *pose, None, terms, sink);
            }
            let march =
                March::through(view.position, movers[0], via.iter().copied().chain([*pose]));
            walk(view, &march, None, terms, sink)
        }
        Path::Legs(legs) => {
            check_legs(legs, formation, sink)?;
            let rigid = formation != Formation::Column || is_group(view.position, movers);
            let march = if rigid {
                March::by_legs(view.position, movers, formation, legs)
            } else {
                March::column(view.position, movers, legs)
            };
            walk(view, &march, None, terms, sink)
        }
        Path::Into { enemy, contact } => {
            find::into(view, movers, formation, *enemy, *contact, terms, sink)
        }
    }
}

fn judge_column(
    view: View<'_>,
    side: Side,
    movers: &Movers,
    legs: &Legs,
    terms: Terms,
    sink: &mut impl Sink,
) -> Option<MovePlan> {
    let formation = check_movers(view, side, movers, terms, sink)?;
    check_legs(legs, Formation::Column, sink)?;
    if formation == Formation::Column && !is_column(view.position, movers) {
        // Nobody in a column changes order (`dba22` §15.4), so the foremost leads.
        sink.breach(|| Breach::of(Rule::MoveColumn).fact("element", Fact::Element(movers[0])))
            .continue_value()?;
    }
    let march = if formation == Formation::Group {
        let march = contract::contract(view, movers, 1, legs);
        contract::check(view, &march, 1, sink).continue_value()?;
        march
    } else {
        let march = March::column(view.position, movers, legs);
        column::check(&march, sink).continue_value()?;
        march
    };
    walk(view, &march, None, terms, sink)
}

/// A group that goes on with those in front, the others falling in behind them in the order named.
fn judge_narrow(
    view: View<'_>,
    side: Side,
    order: (&Movers, &Movers, &Legs),
    terms: Terms,
    sink: &mut impl Sink,
) -> Option<MovePlan> {
    let (front, rest, legs) = order;
    let mut movers = front.clone();
    for &id in rest {
        if movers.try_push(id).is_err() {
            let _ = sink.breach(|| Breach::of(Rule::OrderMovers));
            return None;
        }
    }
    let formation = check_movers(view, side, &movers, terms, sink)?;
    check_legs(legs, formation, sink)?;
    if !view.rulebook.movement.groups.narrows {
        sink.breach(|| Breach::of(Rule::MoveColumn).fact("element", Fact::Element(front[0])))
            .continue_value()?;
    }
    let march = contract::contract(view, &movers, front.len(), legs);
    contract::check(view, &march, front.len(), sink).continue_value()?;
    walk(view, &march, None, terms, sink)
}

/// Checks who moves: of the side, on the table, no one twice, not pinned, in a formation.
fn check_movers(
    view: View<'_>,
    side: Side,
    movers: &[ElementId],
    terms: Terms,
    sink: &mut impl Sink,
) -> Option<Formation> {
    let distinct: crate::ElementSet = movers.iter().copied().collect();
    if movers.is_empty() || distinct.len() != movers.len() {
        let _ = sink.breach(|| Breach::of(Rule::OrderMovers));
        return None;
    }
    for &id in movers {
        let element = view.position.element(id);
        if id.side() != side {
            let _ =
                sink.breach(|| Breach::of(Rule::OrderNotYours).fact("element", Fact::Element(id)));
            return None;
        }
        let comes_out = matches!(element.place, Place::Inside(_)) && movers.len() == 1;
        check_sacking(view, id, sink).continue_value()?;
        if !element.on_table() && !comes_out {
            let _ =
                sink.breach(|| Breach::of(Rule::OrderElement).fact("element", Fact::Element(id)));
            return None;
        }
        // Who is attacked inside a camp or a built-up area is in contact as well.
        let enemy = match element.place {
            Place::Inside(hold) => combat::attackers(view, hold).next(),
            _ => combat::faces(view, id),
        };
        if let Some(enemy) = enemy {
            sink.breach(|| {
                Breach::of(Rule::MovePinned)
                    .fact("element", Fact::Element(id))
                    .fact("enemy", Fact::Element(enemy))
                    .draw(crate::Drawn::Element(enemy))
            })
            .continue_value()?;
        }
        if terms.going_on.is_none() && !may_move_again(view, id) {
            sink.breach(|| {
                Breach::of(Rule::MoveSecond)
                    .fact("element", Fact::Element(id))
                    .fact("moves", Fact::Count(i32::from(element.marks.moves)))
            })
            .continue_value()?;
        }
    }
    let formation = formation(view.position, movers);
    if formation.is_none() {
        let _ = sink.breach(|| {
            movers
                .iter()
                .fold(Breach::of(Rule::MoveGroup), |breach, &id| {
                    breach.fact("element", Fact::Element(id))
                })
        });
    }
    formation
}

/// Checks that an element does not sack a place, which it does not leave before it has done (`dba30` §5.2).
fn check_sacking(view: View<'_>, id: ElementId, sink: &mut impl Sink) -> ControlFlow<()> {
    let Some(hold) = view.position.sacks(id) else {
        return ControlFlow::Continue(());
    };
    sink.breach(|| {
        Breach::of(Rule::MoveSacking)
            .fact("element", Fact::Element(id))
            .fact("place", Fact::Party(Party::Hold(hold)))
    })
}

/// Checks what kinds of legs a formation may make: a group neither backs nor wheels by more than a quarter turn.
fn check_legs(legs: &[Leg], formation: Formation, sink: &mut impl Sink) -> Option<()> {
    if legs.is_empty() {
        let _ = sink.breach(|| Breach::of(Rule::OrderForm));
        return None;
    }
    for leg in legs {
        let (bad, number) = match *leg {
            Leg::Forward(length) => (
                formation != Formation::Single && acies_geometry::beyond(-length, Length::ZERO),
                Fact::Length(length),
            ),
            Leg::Wheel(_, angle) => (
                formation != Formation::Single && angle > acies_geometry::Angle::RIGHT,
                Fact::Angle(angle),
            ),
            Leg::Shift(_, length) => (
                acies_geometry::beyond(-length, Length::ZERO),
                Fact::Length(length),
            ),
        };
        if bad {
            sink.breach(|| Breach::of(Rule::MoveGroup).fact("leg", number))
                .continue_value()?;
        }
    }
    Some(())
}

/// The walk over the rules for a march whose way is known.
///
/// `door` is the enemy on whose flank the mover closes the door: a step that no distance limits.
fn walk(
    view: View<'_>,
    march: &March,
    door: Option<ElementId>,
    terms: Terms,
    sink: &mut impl Sink,
) -> Option<MovePlan> {
    let side = march.movers[0].side();
    let cut = river::cut_at_unknown(view, march);
    let stops_at_river = cut.is_some();
    let march = cut.as_ref().unwrap_or(march);
    let met = meet::meet(view, march, terms.wish);
    let march = met.as_ref().map_or(march, |met| &met.march);
    // What has to be reached is measured, what follows it is free: so is lining up where one has met the enemy.
    let ended = met.as_ref().map_or(march, |met| &met.ended);
    if ended.is_idle() && ended.made.is_none() {
        sink.breach(|| Breach::of(Rule::OrderForm))
            .continue_value()?;
    }
    let enters = if stops_at_river {
        None
    } else {
        terms.enters.or_else(|| hold::entered(view, march))
    };
    let terms = Terms {
        built_up: enters.is_some_and(Hold::is_built_up) || hold::meets_built_up(view, march),
        ..terms
    };
    let may_be_free = terms.going_on.is_none() && cost::may_be_free(view, march);
    let least = if may_be_free {
        0
    } else {
        terms.least_pips(view, side, &march.movers)
    };
    cost::check(view, &march.movers, least, sink).continue_value()?;
    let door = door.or_else(|| find::closes_door(view, ended));
    let measured = measure::check(view, march, terms, door.is_some(), sink)?;
    let passes = obstacles::Passes {
        enters,
        by_road: measured.by_road,
    };
    obstacles::check(view, march, passes, sink).continue_value()?;
    gate::check_entry(view, march, enters, sink).continue_value()?;
    sally::check(view, march, sink).continue_value()?;
    gap::check(view, march, sink).continue_value()?;
    zone::check(view, ended, sink).continue_value()?;
    zone::check_pinned(view, ended, sink).continue_value()?;
    let made = met.as_ref().and_then(|met| met.made);
    let touched = touch::check(view, ended, made, sink)?;
    column::check_shift(view, ended, sink).continue_value()?;
    let meets = touched.contacts.iter().any(|met| met.1.by_front_edge());
    let pips = if may_be_free && cost::is_free(&measured) {
        0
    } else if meets {
        terms.least_pips(view, side, &march.movers)
    } else {
        terms.pips(view, side, &march.movers)
    };
    if pips > least && least <= view.position.pips {
        cost::check(view, &march.movers, pips, sink).continue_value()?;
    }
    let again = further::Again {
        by_road: measured.by_road,
        goes_on: terms.going_on.is_some(),
        stops_at_river,
    };
    further::check(view, march, again, &touched, sink).continue_value()?;
    let plan = plan_of(march, &measured, pips, touched);
    Some(match met {
        Some(met) => MovePlan {
            stops_at_river,
            enters,
            as_if: met
                .made
                .filter(|_| met.as_if)
                .map(|(id, _, enemy)| (id, enemy)),
            conforms: met.conforms,
            ..plan
        },
        None => MovePlan {
            stops_at_river,
            enters,
            ..plan
        },
    })
}

/// The plan of a march that has been walked.
fn plan_of(
    march: &March,
    measured: &measure::Measured,
    pips: u8,
    touched: touch::Touched,
) -> MovePlan {
    MovePlan {
        tracks: march
            .tracks()
            .zip(&measured.distances)
            .map(|((id, stations), &distance)| track(id, stations, distance))
            .collect(),
        distance: measured.distance,
        allowance: measured.allowance,
        pips,
        contacts: touched.contacts,
        conforms: touched.conforms.into_iter().collect(),
        ..MovePlan::default()
    }
}

fn track(id: ElementId, stations: &march::Stations, distance: Length) -> Track {
    let mut track = Track {
        id,
        poses: [stations[0].pose; crate::MOST_LEGS],
        legs: 0,
        distance,
    };
    for base in &stations[1..] {
        track.poses[usize::from(track.legs)] = base.pose;
        track.legs += 1;
    }
    track
}

/// The party of a contact that a plan makes by a front edge, if any.
pub fn front_contacts(plan: &MovePlan) -> impl Iterator<Item = (ElementId, Contact, Party)> + '_ {
    plan.contacts
        .iter()
        .copied()
        .filter(|(_, contact, _)| contact.by_front_edge())
}
