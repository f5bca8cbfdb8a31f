//! What one decision of the movement phase looks at: the battle, what would be shot and fought as it stands, the threats,
//! and the moves into contact with what they would do. Each is worked out when it is first asked for.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use acies_geometry::Pose;
use acies_referee::combat::Touching;
use acies_referee::{
    Battle, Element, ElementId, ElementSet, MovePlan, Movers, Order, Path, Position, SIDE_SIZE,
    Side, View,
};
use acies_rulebook::ContactPolicy;

use super::actions::{self, Compounds, Fit, Looked, NAMES};
use super::bodies::{Body, bodies};
use super::classes::Effect;
use super::exchange::{Exchange, exchanges, exchanges_after};
use super::lines::Line;
use super::measure::{GENERAL, Measure, Strikes, Threats};
use super::powers::Powers;
use super::strike::Places;
use crate::candidates;
use crate::moved::Ends;

/// By element: what it could be lost by; `None` for those whom nobody could strike.
pub type Dangers = [Option<i32>; SIDE_SIZE];

/// A position in which the side that is led moves next.
pub struct Scene<'a> {
    /// The battle.
    pub battle: &'a Battle,
    /// The side that is led.
    pub side: Side,
    /// The open odds of the battle.
    pub powers: &'a Powers,
    /// The position as it would be if the movement phase ended now.
    pub now: Position,
    /// The lines that have been formed, as they were.
    pub lines: Vec<Line>,
    /// Whether nobody has an enemy to turn to in the battle as it stands.
    settled: OnceCell<bool>,
    bodies: OnceCell<Vec<Body>>,
    exchanges: OnceCell<Vec<Exchange>>,
    touching: OnceCell<Touching>,
    strikes: OnceCell<Strikes>,
    threats: OnceCell<Threats>,
    places: Places,
    to_blow: [OnceCell<i32>; SIDE_SIZE],
    blows: OnceCell<Vec<Blow>>,
    compounds: OnceCell<Compounds>,
    ways: OnceCell<Vec<Order>>,
    looked: [OnceCell<Looked>; NAMES.len()],
    /// By its first mover: the moves that have been asked for, as several actions think of the same.
    moved: [RefCell<Vec<Known>>; SIDE_SIZE],
}

/// A move that has been asked for, and where it leads if it is legal.
type Known = (Order, Option<Rc<Moved>>);

/// A legal move and where it leads.
pub struct Moved {
    /// The move.
    pub order: Order,
    /// What the referee says of it.
    pub plan: MovePlan,
    /// The position as it would be if the movement phase ended after it.
    pub after: Position,
    exchanges: OnceCell<Vec<Exchange>>,
    threats: OnceCell<Threats>,
}

/// What is known of where a move leads, for whoever weighs it again.
#[derive(Clone, Copy, Debug, Default)]
pub struct Worth {
    /// How much better all combats and shots of the bound stand.
    pub gain: Option<i32>,
    /// What could be struck and lost then.
    pub threats: Option<Threats>,
}

/// A legal move into contact, or a compound of several, and what it would do.
#[derive(Clone)]
pub struct Blow {
    /// The move, the first of a compound.
    pub order: Order,
    /// The others of a compound, in their order.
    pub then: Vec<Order>,
    /// What it costs, all moves together.
    pub pips: u8,
    /// Who moves.
    pub movers: Movers,
    /// What it would do to combats and shots.
    pub effect: Effect,
    /// What else is known of it.
    pub worth: Worth,
}

impl<'a> Scene<'a> {
    /// What a side sees of a battle that asks it for a move.
    pub fn of(battle: &'a Battle, side: Side, powers: &'a Powers) -> Scene<'a> {
        Scene {
            battle,
            side,
            powers,
            now: battle.after(&MovePlan::default()),
            lines: Vec::new(),
            settled: OnceCell::new(),
            bodies: OnceCell::new(),
            exchanges: OnceCell::new(),
            touching: OnceCell::new(),
            strikes: OnceCell::new(),
            threats: OnceCell::new(),
            places: Places::default(),
            to_blow: Default::default(),
            blows: OnceCell::new(),
            compounds: OnceCell::new(),
            ways: OnceCell::new(),
            looked: Default::default(),
            moved: Default::default(),
        }
    }

    /// What this side sees after some of it have moved, with what the moves leave alone taken over; `last` is where the last
    /// of the moves was found to lead.
    pub fn following<'b>(&'b self, battle: &'b Battle, last: Option<&Moved>) -> Scene<'b> {
        let follow = Scene::of(battle, self.side, self.powers);
        // That a move costs PIPs changes no combat.
        let leads_here = |last: &&Moved| {
            let pips = follow.now.pips;
            Position { pips, ..last.after } == follow.now
        };
        let exchanges = match last.filter(leads_here) {
            Some(last) => self.exchanges_after(last).to_vec(),
            None => self.exchanges_in(&follow.now),
        };
        let _ = follow.exchanges.set(exchanges);
        follow
    }

    /// A position of this battle as the rules look at it.
    pub fn view<'b>(&'b self, position: &'b Position) -> View<'b> {
        View {
            position,
            ..self.battle.view()
        }
    }

    /// Where an order leads; `None` when it is not legal, or more than can be paid for.
    pub fn moved(&self, order: &Order) -> Option<Rc<Moved>> {
        let first = order.movers().first()?.index() % SIDE_SIZE;
        let mut known = self.moved[first].borrow_mut();
        if let Some((_, moved)) = known.iter().find(|(other, _)| other == order) {
            return moved.clone();
        }
        let moved = self.moved_anew(order).map(Rc::new);
        known.push((order.clone(), moved.clone()));
        moved
    }

    fn moved_anew(&self, order: &Order) -> Option<Moved> {
        let mut plan = self.battle.plan_straight(order)?;
        if self.may_be_bettered(order) {
            plan = self.battle.plan(order)?;
        }
        let battle = self.battle;
        let settled = *self.settled.get_or_init(|| Ends::of(battle).settled);
        let ends = Ends { battle, settled };
        Some(Moved {
            after: ends.after(&plan),
            order: order.clone(),
            plan,
            exchanges: OnceCell::new(),
            threats: OnceCell::new(),
        })
    }

    /// Whether one who goes straight to one place of a contact may find a way to a better one, which the referee takes then: there is
    /// but one place about an element for one who comes to it exactly, from where he stands.
    fn may_be_bettered(&self, order: &Order) -> bool {
        let Order::Move(movers, Path::Into { enemy, .. }) = order else {
            return false;
        };
        let exactly = self.battle.rulebook().movement.contact.policy == ContactPolicy::MoverExactly;
        let mut movers = movers.iter().map(|&id| self.battle.position().element(id));
        !exactly || enemy.element().is_none() || !movers.all(Element::on_table)
    }

    /// What would be shot and fought if the movement phase ended now.
    pub fn exchanges(&self) -> &[Exchange] {
        self.exchanges
            .get_or_init(|| exchanges(self.view(&self.now), self.side, &self.powers.recall))
    }

    /// What would be shot and fought in a position after a move.
    fn exchanges_in(&self, after: &Position) -> Vec<Exchange> {
        let touching = || Touching::new(&self.now);
        let known = (self.exchanges(), self.touching.get_or_init(touching));
        let after = (self.view(after), &self.powers.recall);
        exchanges_after(&self.now, known, after, self.side)
    }

    /// What would be shot and fought after a move.
    pub fn exchanges_after<'m>(&self, moved: &'m Moved) -> &'m [Exchange] {
        let exchanges = &moved.exchanges;
        exchanges.get_or_init(|| self.exchanges_in(&moved.after))
    }

    /// What a move does to combats and shots.
    pub fn effect(&self, moved: &Moved) -> Effect {
        Effect::of(self.exchanges(), self.exchanges_after(moved))
    }

    /// Whether a move begins a close combat: by its contacts, or because somebody has room to turn to his enemy after it.
    pub fn meets(&self, moved: &Moved) -> bool {
        let own: ElementSet = moved.movers().iter().copied().collect();
        let others = moved.after.moved_since(&self.now).without(own);
        !moved.plan.contacts.is_empty() || !others.is_empty() && self.effect(moved).meets
    }

    /// Whether the combats and shots that are certain are worse after a move: a friend bars the way back, say.
    pub fn harms(&self, moved: &Moved) -> bool {
        !self.exchanges().is_empty() && self.effect(moved).others < 0
    }

    /// A position as it is measured.
    pub fn measure<'b>(&'b self, position: &'b Position) -> Measure<'b> {
        Measure {
            powers: self.powers,
            places: &self.places,
            view: self.view(position),
        }
    }

    fn strikes(&self) -> &Strikes {
        self.strikes
            .get_or_init(|| self.measure(&self.now).strikes())
    }

    /// What could be struck and lost if the movement phase ended now.
    pub fn threats(&self) -> Threats {
        let threats = || self.strikes().threats(&self.now, self.side);
        *self.threats.get_or_init(threats)
    }

    /// The same in a position after a move.
    pub fn threats_in(&self, after: &Position) -> Threats {
        let strikes = self.measure(after).strikes_after(&self.now, self.strikes());
        strikes.threats(after, self.side)
    }

    /// The same after a move.
    pub fn threats_after(&self, moved: &Moved) -> Threats {
        let threats = &moved.threats;
        *threats.get_or_init(|| self.threats_in(&moved.after))
    }

    /// What those who move count among those who may be lost: a general three times.
    pub fn weight(&self, movers: &[ElementId]) -> i32 {
        let general = |id: &ElementId| self.now.element(*id).general;
        if movers.iter().any(general) {
            GENERAL
        } else {
            1
        }
    }

    /// What each element of this side could be lost by; `None` for those whom nobody could strike.
    pub fn dangers(&self) -> Dangers {
        self.strikes().dangers(&self.now, self.side)
    }

    /// T − U of all combats and shots as it stands now.
    pub fn edge(&self) -> i32 {
        edge(self.exchanges())
    }

    /// How much better all combats and shots of the bound stand after a move than without it.
    pub fn gain(&self, moved: &Moved) -> i32 {
        edge(self.exchanges_after(moved)) - self.edge()
    }

    /// The same of a position after several moves.
    pub fn gain_in(&self, after: &Position) -> i32 {
        edge(&self.exchanges_in(after)) - self.edge()
    }

    /// What is known of a move.
    pub fn worth(&self, moved: &Moved) -> Worth {
        Worth {
            gain: moved.exchanges.get().map(|all| edge(all) - self.edge()),
            threats: moved.threats.get().copied(),
        }
    }

    /// The position if one stood elsewhere and nothing else were different.
    pub fn with(&self, id: ElementId, pose: Pose) -> Position {
        let mut position = self.now;
        position.place(id, pose);
        position
    }

    /// What this side could lose if one stood elsewhere, who fights with nobody here nor there; `None` when that is no less than
    /// as it stands now.
    pub fn less_danger_if(&self, id: ElementId, after: &Position) -> Option<i32> {
        let measure = self.measure(after);
        measure.danger_if(&self.now, self.strikes(), id, self.threats().danger)
    }

    /// The most that [`gain`](Self::gain) could be by what is not lost any more.
    pub fn most_spared(&self) -> i32 {
        self.exchanges().iter().map(|one| one.kills.us).sum()
    }

    /// The groups of this side and those who stand alone.
    pub fn bodies(&self) -> &[Body] {
        self.bodies.get_or_init(|| bodies(self))
    }

    /// In how many bounds an element of this side comes to blows from where it stands.
    pub fn bounds_to_blow(&self, id: ElementId) -> i32 {
        *self.to_blow[id.index() % SIDE_SIZE]
            .get_or_init(|| self.measure(&self.now).bounds_to_blow(id))
    }

    /// The ways ahead of those who keep together far from the enemy.
    pub fn ways_ahead(&self) -> &[Order] {
        let ways = || candidates::ways_ahead(self.battle, self.side, false);
        self.ways.get_or_init(ways)
    }

    /// What an action makes of the position; `None` for one that is not led.
    pub fn look(&self, action: &str) -> Option<&Looked> {
        let place = NAMES.iter().position(|name| *name == action)?;
        let action = actions::named(action)?;
        Some(self.looked[place].get_or_init(|| action.look(self)))
    }

    /// The legal moves into contact, to where somebody can shoot, and behind those who fight; they are all that the attacks
    /// choose from.
    pub fn blows(&self) -> &[Blow] {
        self.blows.get_or_init(|| {
            let mut orders = {
                let legal = |order: &Order| self.moved(order).is_some();
                candidates::blows(self.battle, self.side, &legal)
            };
            orders.extend(candidates::to_shoot(self.battle, self.side));
            orders.extend(candidates::behind_fighters(self.battle, self.side));
            let moved = orders.iter().filter_map(|order| self.moved(order));
            moved
                .map(|moved| Blow {
                    effect: self.effect(&moved),
                    worth: self.worth(&moved),
                    pips: moved.plan.pips,
                    movers: moved.movers(),
                    order: moved.order.clone(),
                    then: Vec::new(),
                })
                .collect()
        })
    }

    /// All that the attacks choose from: the moves into contact, and the compounds that begin with one; and how many
    /// legal moves were looked at for that.
    pub fn attacks(&self) -> (u32, impl Iterator<Item = &Blow>) {
        let blows = self.blows();
        let compounds = self.compounds.get_or_init(|| Compounds::of(self));
        let looked = blows.len() as u32 + compounds.candidates;
        (looked, blows.iter().chain(&compounds.found))
    }
}

impl Moved {
    /// Who moves.
    pub fn movers(&self) -> Movers {
        self.plan.tracks.iter().map(|track| track.id).collect()
    }

    /// It as one that will do, with what it is measured by.
    pub fn fit(&self, scores: super::actions::Scores, worth: Worth) -> Fit {
        Fit {
            pips: self.plan.pips,
            movers: self.movers(),
            order: self.order.clone(),
            scores,
            then: Vec::new(),
            worth,
        }
    }
}

/// T − U of some combats and shots.
fn edge(exchanges: &[Exchange]) -> i32 {
    exchanges.iter().map(|one| one.kills.edge()).sum()
}
