//! Whether a shooting is legal, with every reason why not.

use std::ops::ControlFlow;

use acies_geometry::{Edge, Length, beyond, within};
use acies_rulebook::Shooter;
use arrayvec::ArrayVec;

use super::sight::{Block, block};
use super::{Aim, Shot, Targets, party_of};
use crate::combat::{engaged, fighter};
use crate::{
    Breach, Drawn, ElementId, ElementSet, Fact, FirstNo, Party, Place, Rule, SIDE_SIZE, Side, Sink,
    View,
};

/// How an element comes to shoot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    /// Because its side says so.
    Own,
    /// In reply to one that shoots at it.
    Reply,
}

/// How one element shoots.
struct Line {
    /// From the shooting edge to the nearest edge of the target that it may shoot at.
    distance: Length,
    /// Whether it shoots at the target's rear.
    on_rear: bool,
}

/// The parties that an element may be told to shoot at now: where it can shoot at one that can shoot at it, only such.
///
/// Empty when it may not shoot, or has shot.
pub fn targets(view: View, shooter: ElementId) -> Targets {
    let reachable = reachable(view, shooter);
    let mutual: Targets = reachable
        .iter()
        .copied()
        .filter(|&target| view.rulebook.shooting.mutual && threatens(view, target, shooter))
        .collect();
    if mutual.is_empty() { reachable } else { mutual }
}

/// The elements of both sides that can shoot now, and so must.
pub fn must_shoot(view: View) -> ElementSet {
    Side::BOTH
        .into_iter()
        .flat_map(ElementId::of)
        .filter(|&id| !reachable(view, id).is_empty())
        .collect()
}

/// The parties that an element may shoot at, but for the duty to shoot at those who shoot at it.
fn reachable(view: View, shooter: ElementId) -> Targets {
    if shooter_may(view, shooter, Turn::Own, &mut FirstNo).is_none() {
        return Targets::new();
    }
    let enemy = shooter.side().other();
    let elements = view.position.side(enemy).map(|(id, _)| Party::Element(id));
    let camps = Side::BOTH.into_iter().map(Party::Camp);
    elements
        .chain(camps)
        .filter(|&target| can_shoot(view, shooter, target, Turn::Own, &mut FirstNo).is_some())
        .collect()
}

/// Whether the party would itself be free to shoot at an element.
fn threatens(view: View, party: Party, at: ElementId) -> bool {
    fighter(view, party).is_some_and(|id| {
        let target = party_of(view, at);
        can_shoot(view, id, target, Turn::Own, &mut FirstNo).is_some()
    })
}

/// Judges a shooting by elements of a side, the main shooter first; every breach goes to the sink.
///
/// The main shooter is the nearest; but where the target can shoot back at some, it is the nearest of those.
pub fn judge(
    view: View,
    side: Side,
    shooters: &[ElementId],
    target: Party,
    sink: &mut impl Sink,
) -> Option<Shot> {
    let mut tried = Trial::new(sink);
    // An element inside a camp is shot at as that camp.
    let target = target.element().map_or(target, |id| party_of(view, id));
    let most = usize::from(view.rulebook.shooting.supporting) + 1;
    let mut named = ElementSet::NONE;
    for &id in shooters {
        if named.has(id) {
            tried.breach(|| Breach::of(Rule::OrderMovers).fact("element", Fact::Element(id)))?;
        }
        named.insert(id);
        if id.side() != side {
            tried.breach(|| Breach::of(Rule::OrderNotYours).fact("element", Fact::Element(id)))?;
        }
    }
    if shooters.is_empty() {
        tried.breach(|| Breach::of(Rule::OrderMovers))?;
    }
    if shooters.len() > most {
        tried.breach(|| {
            Breach::of(Rule::ShootHelpers)
                .fact("shooters", Fact::Count(shooters.len() as i32))
                .fact("most", Fact::Count(most as i32))
        })?;
    }
    let mut lines: ArrayVec<(ElementId, Line), SIDE_SIZE> = ArrayVec::new();
    for id in named.iter() {
        if let Some(line) = can_shoot(view, id, target, Turn::Own, &mut tried) {
            // At most twelve elements of a side; others have been refused above.
            let _ = lines.try_push((id, line));
        } else if tried.stopped {
            return None;
        }
        if let Some(owed) = owes_another(view, id, target) {
            tried.breach(|| {
                Breach::of(Rule::ShootMutual)
                    .fact("element", Fact::Element(id))
                    .fact("target", Fact::Party(owed))
            })?;
        }
    }
    let main = *shooters.first()?;
    let reply = reply_to(view, main, target);
    if let Some(nearest) = main_shooter(view, &lines, target)
        && nearest != main
        && !same_claim(view, &lines, [main, nearest], target)
    {
        tried.breach(|| {
            Breach::of(Rule::ShootMain)
                .fact("main", Fact::Element(nearest))
                .draw(Drawn::Element(nearest))
        })?;
    }
    if tried.broken {
        return None;
    }
    Some(Shot {
        shooters: shooters.iter().copied().collect(),
        target,
        reply,
        on_rear: lines.iter().all(|(_, line)| line.on_rear),
    })
}

/// A sink that remembers whether anything came.
struct Trial<'a, S> {
    sink: &'a mut S,
    broken: bool,
    stopped: bool,
}

impl<'a, S: Sink> Trial<'a, S> {
    fn new(sink: &'a mut S) -> Self {
        Trial {
            sink,
            broken: false,
            stopped: false,
        }
    }

    /// Notes a breach; `None` when the walk may stop.
    fn breach(&mut self, make: impl FnOnce() -> Breach) -> Option<()> {
        match Sink::breach(self, make) {
            ControlFlow::Continue(()) => Some(()),
            ControlFlow::Break(()) => None,
        }
    }
}

impl<S: Sink> Sink for Trial<'_, S> {
    fn breach(&mut self, make: impl FnOnce() -> Breach) -> ControlFlow<()> {
        self.broken = true;
        let flow = self.sink.breach(make);
        self.stopped |= flow.is_break();
        flow
    }
}

/// Another party that an element must shoot at instead, because that one can shoot at it.
fn owes_another(view: View, shooter: ElementId, target: Party) -> Option<Party> {
    if !view.rulebook.shooting.mutual || threatens(view, target, shooter) {
        return None;
    }
    reachable(view, shooter)
        .into_iter()
        .find(|&other| other != target && threatens(view, other, shooter))
}

/// Of several shooters the main one: the nearest of those that the target can answer, else the nearest.
fn main_shooter(
    view: View,
    lines: &ArrayVec<(ElementId, Line), SIDE_SIZE>,
    target: Party,
) -> Option<ElementId> {
    let claim = |(id, line): &(ElementId, Line)| {
        (reply_to(view, *id, target).is_none(), line.distance.units())
    };
    lines
        .iter()
        .min_by_key(|line| claim(line))
        .map(|(id, _)| *id)
}

/// Whether two shooters are equally near and equally answered, so that either may be the main one.
fn same_claim(
    view: View,
    lines: &ArrayVec<(ElementId, Line), SIDE_SIZE>,
    pair: [ElementId; 2],
    target: Party,
) -> bool {
    let [a, b] = pair.map(|id| {
        lines
            .iter()
            .find(|(other, _)| *other == id)
            .map(|(_, line)| (line.distance, reply_to(view, id, target).is_some()))
    });
    a.zip(b)
        .is_some_and(|(a, b)| a.1 == b.1 && within((a.0 - b.0).size(), Length::ZERO))
}

/// The element of a target that shoots back at a shooter in the same combat.
fn reply_to(view: View, shooter: ElementId, target: Party) -> Option<ElementId> {
    let id = fighter(view, target)?;
    can_shoot(view, id, party_of(view, shooter), Turn::Reply, &mut FirstNo).map(|_| id)
}

/// Whether an element may shoot at all now; its row of the rulebook.
fn shooter_may<'a>(
    view: View<'a>,
    id: ElementId,
    turn: Turn,
    sink: &mut impl Sink,
) -> Option<&'a Shooter> {
    let element = view.position.element(id);
    let marks = element.marks;
    let row = view
        .rulebook
        .shooting
        .shooters
        .iter()
        .find(|row| row.troops.has(element.troop));
    let here = matches!(element.place, Place::Table | Place::Camp(_));
    let (Some(row), true) = (row, here) else {
        let _ = sink.breach(|| Breach::of(Rule::ShootShooter).fact("element", Fact::Element(id)));
        return None;
    };
    let mut fine = true;
    let mut note = |rule| {
        fine = false;
        sink.breach(|| Breach::of(rule).fact("element", Fact::Element(id)))
    };
    let own_bound = view.position.active == id.side();
    if !own_bound && !row.in_enemy_bound && turn == Turn::Own && note(Rule::ShootBound).is_break() {
        return None;
    }
    if marks.shot && note(Rule::ShootOnce).is_break() {
        return None;
    }
    if engaged(
        view,
        party_of(view, id),
        view.rulebook.shooting.overlap_forbids,
    ) && note(Rule::ShootContact).is_break()
    {
        return None;
    }
    if let Some(most) = row.moved_at_most
        && own_bound
        && beyond(marks.distance, most)
    {
        let _ = sink.breach(|| {
            Breach::of(Rule::ShootMoved)
                .fact("element", Fact::Element(id))
                .fact("distance", Fact::Length(marks.distance))
                .fact("limit", Fact::Length(most))
        });
        return None;
    }
    fine.then_some(row)
}

/// Whether an element may shoot at a party, but for the duty to shoot at those who shoot at it.
fn can_shoot(
    view: View,
    id: ElementId,
    target: Party,
    turn: Turn,
    sink: &mut impl Sink,
) -> Option<Line> {
    let mut tried = Trial::new(sink);
    let row = shooter_may(view, id, turn, &mut tried);
    if tried.stopped {
        return None;
    }
    if !is_target(view, id.side(), target) {
        tried.breach(|| Breach::of(Rule::ShootTarget).fact("target", Fact::Party(target)))?;
        return None;
    }
    if shot_at(view, target) {
        tried.breach(|| Breach::of(Rule::ShootOnce).fact("target", Fact::Party(target)))?;
    }
    if engaged(view, target, view.rulebook.shooting.overlap_forbids) {
        tried.breach(|| Breach::of(Rule::ShootContact).fact("target", Fact::Party(target)))?;
    }
    let line = aim(view, id, row?, target, &mut tried)?;
    (!tried.broken).then_some(line)
}

/// Whether a party is an enemy that can be shot at.
fn is_target(view: View, side: Side, target: Party) -> bool {
    match target {
        Party::Element(id) => id.side() != side && view.position.element(id).on_table(),
        Party::Camp(owner) => {
            view.position.camp_held_against(owner, side) && view.table.camp(owner).is_some()
        }
    }
}

/// Whether a party has been the target of a shooting in this phase.
fn shot_at(view: View, target: Party) -> bool {
    let element = fighter(view, target).is_some_and(|id| view.position.element(id).marks.shot_at);
    match target {
        Party::Element(_) => element,
        Party::Camp(owner) => element || view.position.camp_fought[owner as usize],
    }
}

/// The line of a shot: arc, range and sight.
fn aim(
    view: View,
    id: ElementId,
    row: &Shooter,
    target: Party,
    tried: &mut Trial<impl Sink>,
) -> Option<Line> {
    let shooter = party_of(view, id);
    let arc_side = view.rulebook.shooting.arc_side;
    let width = view.position.base(id).width;
    let aims: ArrayVec<Aim, 32> = Aim::all(view, shooter, row.from, target).take(32).collect();
    let mut pool: ArrayVec<&Aim, 32> = aims
        .iter()
        .filter(|aim| aim.in_arc(width, arc_side))
        .collect();
    if pool.is_empty() {
        tried.breach(|| {
            Breach::of(Rule::ShootArc)
                .fact("element", Fact::Element(id))
                .fact("side", Fact::Length(arc_side))
        })?;
        pool = aims.iter().collect();
        if pool.is_empty() {
            return None;
        }
    }
    let nearest = pool
        .iter()
        .fold(Length::ENDLESS, |least, aim| least.shorter(aim.distance()));
    if beyond(nearest, row.range) {
        tried.breach(|| {
            Breach::of(Rule::ShootRange)
                .fact("element", Fact::Element(id))
                .fact("distance", Fact::Length(nearest))
                .fact("limit", Fact::Length(row.range))
        })?;
    } else {
        pool.retain(|aim| within(aim.distance(), row.range));
    }
    let mut stopped: Option<(Block, Aim)> = None;
    pool.retain(|aim| match block(view, shooter, target, aim) {
        Some(block) => {
            stopped.get_or_insert((block, **aim));
            false
        }
        None => true,
    });
    if let (true, Some((block, aim))) = (pool.is_empty(), stopped) {
        tried.breach(|| {
            let drawn = match block {
                Block::Element(id) => Drawn::Element(id),
                Block::Feature(index) => Drawn::Feature(index),
            };
            Breach::of(Rule::ShootSight)
                .fact("element", Fact::Element(id))
                .draw(drawn)
                .draw(Drawn::Patch(aim.patch()))
        })?;
    }
    let on_rear = is_rear_shot(view, shooter, target, &pool);
    let distance = pool
        .iter()
        .fold(Length::ENDLESS, |least, aim| least.shorter(aim.distance()));
    (!pool.is_empty()).then_some(Line { distance, on_rear })
}

/// Whether a shot comes on the rear edge of its target: from an edge wholly behind it; or, where the rulebook asks for
/// that, from an element wholly behind the line of the rear edge, whatever edge it shoots at.
fn is_rear_shot(view: View, shooter: Party, target: Party, aims: &[&Aim]) -> bool {
    let Party::Element(target) = target else {
        return false;
    };
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
        .any(|aim| aim.to.edge == Some(Edge::Rear) && aim.to.has_before_it(&aim.from))
}
