//! The situation of one movement decision: the battle, its combats and shots, threats, and possible attacks.
//!
//! Everything is computed on first use.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use acies_geometry::Pose;
use acies_referee::combat::Touching;
use acies_referee::{
    Battle, Element, ElementId, ElementSet, MovePlan, Movers, Order, Path, Position, SIDE_SIZE,
    Side, View,
};
use acies_rulebook::ContactPolicy;

use super::actions::{self, ActionMoves, Compounds, GUARD, NAMES, SuitableMove};
use super::attack_class::Effect;
use super::exchanges::{Exchange, exchanges, exchanges_after};
use super::formations::{Formation, formations};
use super::formed_lines::FormedLine;
use super::in_the_way::{self, Barring};
use super::odds_table::OddsTable;
use super::strikes::StrikePlaces;
use super::threats::{GENERAL, Strikes, ThreatGauge, Threats};
use super::usefulness::Measures;
use crate::after_move::AfterMove;
use crate::candidates;

/// The danger of each element; `None` if no enemy can attack it.
pub type Dangers = [Option<i32>; SIDE_SIZE];

/// A position in which the general's side moves next.
pub struct Situation<'a> {
    /// The battle.
    pub battle: &'a Battle,
    /// The general's side.
    pub side: Side,
    /// The odds of the battle's troops.
    pub odds_table: &'a OddsTable,
    /// The position as if the movement phase ended now.
    pub now: Position,
    /// The lines formed so far.
    pub lines: Vec<FormedLine>,
    /// The measures at the start of the bound; those of now where nothing is recorded.
    pub start: Option<Measures>,
    /// Whether no element has an enemy to turn to face.
    settled: OnceCell<bool>,
    formations: OnceCell<Vec<Formation>>,
    exchanges: OnceCell<Vec<Exchange>>,
    touching: OnceCell<Touching>,
    strikes: OnceCell<Strikes>,
    threats: OnceCell<Threats>,
    places: StrikePlaces,
    to_attack: [OnceCell<Option<i32>>; SIDE_SIZE],
    barring: OnceCell<Barring>,
    attacks: OnceCell<Vec<Attack>>,
    compounds: OnceCell<Compounds>,
    ways: OnceCell<Vec<Order>>,
    looked: [OnceCell<ActionMoves>; NAMES.len()],
    /// By first mover: the results of orders, as several actions propose the same ones.
    moved: [RefCell<Vec<Known>>; SIDE_SIZE],
}

/// An order and its result, if it is legal.
type Known = (Order, Option<Rc<MoveResult>>);

/// A legal move and its result.
pub struct MoveResult {
    /// The order.
    pub order: Order,
    /// The referee's plan of it.
    pub plan: MovePlan,
    /// The position as if the movement phase ended after it.
    pub after: Position,
    exchanges: OnceCell<Vec<Exchange>>,
    threats: OnceCell<Threats>,
}

/// What is already known about the result of a move.
#[derive(Clone, Copy, Debug, Default)]
pub struct KnownValue {
    /// The gain over all combats and shots of the bound.
    pub gain: Option<i32>,
    /// The threats after it.
    pub threats: Option<Threats>,
}

/// A legal move into contact, or a compound, and its effect.
#[derive(Clone)]
pub struct Attack {
    /// The order, the first of a compound.
    pub order: Order,
    /// The further orders of a compound.
    pub then: Vec<Order>,
    /// The PIP cost of all moves.
    pub pips: u8,
    /// The moving elements.
    pub movers: Movers,
    /// The effect on combats and shots.
    pub effect: Effect,
    /// What else is known about it.
    pub worth: KnownValue,
}

impl<'a> Situation<'a> {
    /// The situation of a side that is asked for a move.
    pub fn new(battle: &'a Battle, side: Side, odds_table: &'a OddsTable) -> Situation<'a> {
        Situation {
            battle,
            side,
            odds_table,
            now: battle.after(&MovePlan::default()),
            lines: Vec::new(),
            start: None,
            settled: OnceCell::new(),
            formations: OnceCell::new(),
            exchanges: OnceCell::new(),
            touching: OnceCell::new(),
            strikes: OnceCell::new(),
            threats: OnceCell::new(),
            places: StrikePlaces::default(),
            to_attack: Default::default(),
            barring: OnceCell::new(),
            attacks: OnceCell::new(),
            compounds: OnceCell::new(),
            ways: OnceCell::new(),
            looked: Default::default(),
            moved: Default::default(),
        }
    }

    /// The situation after some moves, reusing the exchanges they leave alone.
    ///
    /// `last` is the result of the last move, if known.
    pub fn after_moves<'b>(
        &'b self,
        battle: &'b Battle,
        last: Option<&MoveResult>,
    ) -> Situation<'b> {
        let follow = Situation::new(battle, self.side, self.odds_table);
        // PIPs do not affect combats.
        let leads_here = |last: &&MoveResult| {
            let mut after = last.after;
            after.pips = follow.now.pips;
            after == follow.now
        };
        let exchanges = match last.filter(leads_here) {
            Some(last) => self.exchanges_after(last).to_vec(),
            None => self.exchanges_in(&follow.now),
        };
        let _ = follow.exchanges.set(exchanges);
        follow
    }

    /// A view of a position of this battle.
    pub fn view<'b>(&'b self, position: &'b Position) -> View<'b> {
        View {
            position,
            ..self.battle.view()
        }
    }

    /// The result of an order; `None` if it is not legal or too expensive.
    pub fn moved(&self, order: &Order) -> Option<Rc<MoveResult>> {
        let first = order.movers().first()?.index() % SIDE_SIZE;
        let mut known = self.moved[first].borrow_mut();
        if let Some((_, moved)) = known.iter().find(|(other, _)| other == order) {
            return moved.clone();
        }
        let moved = self.moved_anew(order).map(Rc::new);
        known.push((order.clone(), moved.clone()));
        moved
    }

    fn moved_anew(&self, order: &Order) -> Option<MoveResult> {
        let mut plan = self.battle.plan_straight(order)?;
        if self.has_alternative_slot(order) {
            plan = self.battle.plan(order)?;
        }
        let battle = self.battle;
        let settled = *self.settled.get_or_init(|| AfterMove::new(battle).settled);
        let after_move = AfterMove { battle, settled };
        Some(MoveResult {
            after: after_move.position(&plan),
            order: order.clone(),
            plan,
            exchanges: OnceCell::new(),
            threats: OnceCell::new(),
        })
    }

    /// Whether the referee may find a better slot than the one reached by a straight move.
    ///
    /// An edition in which the mover must end exactly in place has a single slot for each start.
    fn has_alternative_slot(&self, order: &Order) -> bool {
        let Order::Move(movers, Path::Into { enemy, .. }) = order else {
            return false;
        };
        let exactly = self.battle.rulebook().movement.contact.policy == ContactPolicy::MoverExactly;
        let mut movers = movers.iter().map(|&id| self.battle.position().element(id));
        !exactly || enemy.element().is_none() || !movers.all(Element::on_table)
    }

    /// All combats and shots if the movement phase ended now.
    pub fn exchanges(&self) -> &[Exchange] {
        self.exchanges
            .get_or_init(|| exchanges(self.view(&self.now), self.side, &self.odds_table.duel_cache))
    }

    /// All combats and shots in a position after a move.
    pub fn exchanges_in(&self, after: &Position) -> Vec<Exchange> {
        let touching = || Touching::new(&self.now);
        let known = (self.exchanges(), self.touching.get_or_init(touching));
        let after = (self.view(after), &self.odds_table.duel_cache);
        exchanges_after(&self.now, known, after, self.side)
    }

    /// All combats and shots after a move.
    pub fn exchanges_after<'m>(&self, moved: &'m MoveResult) -> &'m [Exchange] {
        let exchanges = &moved.exchanges;
        exchanges.get_or_init(|| self.exchanges_in(&moved.after))
    }

    /// The effect of a move on combats and shots.
    pub fn effect(&self, moved: &MoveResult) -> Effect {
        Effect::between(self.exchanges(), self.exchanges_after(moved))
    }

    /// Whether the danger has risen too much since the start of the bound, with `threats` and a rise of T − U by `gain`
    /// after a move.
    pub fn is_too_dangerous(&self, threats: Threats, gain: i32) -> bool {
        let start = self.start.unwrap_or_else(|| Measures::now(self));
        let risen = threats.danger - start.danger;
        let chances = threats.attack - start.chances;
        let fought = self.advantage() + gain - start.advantage;
        // An attack that was made is no longer among the chances, but counts among the combats.
        risen > chances + fought.max(0) + GUARD
    }

    /// Whether a move starts a close combat, by its contacts or because an element can now turn to face.
    pub fn starts_combat(&self, moved: &MoveResult) -> bool {
        let own: ElementSet = moved.movers().iter().copied().collect();
        let others = moved.after.moved_since(&self.now).without(own);
        !moved.plan.contacts.is_empty() || !others.is_empty() && self.effect(moved).starts_combat
    }

    /// Whether a move worsens the present combats and shots, for example by blocking a retreat.
    pub fn worsens_combats(&self, moved: &MoveResult) -> bool {
        !self.exchanges().is_empty() && self.effect(moved).others < 0
    }

    /// A gauge of threats in a position.
    pub fn gauge<'b>(&'b self, position: &'b Position) -> ThreatGauge<'b> {
        ThreatGauge {
            odds_table: self.odds_table,
            places: &self.places,
            view: self.view(position),
        }
    }

    fn strikes(&self) -> &Strikes {
        self.strikes.get_or_init(|| self.gauge(&self.now).strikes())
    }

    /// The threats if the movement phase ended now.
    pub fn threats(&self) -> Threats {
        let threats = || self.strikes().threats(&self.now, self.side);
        *self.threats.get_or_init(threats)
    }

    /// The threats in a position after a move.
    pub fn threats_in(&self, after: &Position) -> Threats {
        let strikes = self.gauge(after).strikes_after(&self.now, self.strikes());
        strikes.threats(after, self.side)
    }

    /// The threats after a move.
    pub fn threats_after(&self, moved: &MoveResult) -> Threats {
        let threats = &moved.threats;
        *threats.get_or_init(|| self.threats_in(&moved.after))
    }

    /// The weight of the movers when they may be lost: three with the general, else one.
    pub fn weight(&self, movers: &[ElementId]) -> i32 {
        let general = |id: &ElementId| self.now.element(*id).general;
        if movers.iter().any(general) {
            GENERAL
        } else {
            1
        }
    }

    /// The danger of each element; `None` if no enemy can attack it.
    pub fn dangers(&self) -> Dangers {
        self.strikes().dangers(&self.now, self.side)
    }

    /// T − U of all combats and shots now.
    pub fn advantage(&self) -> i32 {
        advantage(self.exchanges())
    }

    /// The gain of a move over all combats and shots of the bound.
    pub fn gain(&self, moved: &MoveResult) -> i32 {
        advantage(self.exchanges_after(moved)) - self.advantage()
    }

    /// The same for a position after several moves.
    pub fn gain_in(&self, after: &Position) -> i32 {
        advantage(&self.exchanges_in(after)) - self.advantage()
    }

    /// What is already known about a move.
    pub fn worth(&self, moved: &MoveResult) -> KnownValue {
        KnownValue {
            gain: moved
                .exchanges
                .get()
                .map(|all| advantage(all) - self.advantage()),
            threats: moved.threats.get().copied(),
        }
    }

    /// The position with one element elsewhere and nothing else changed.
    pub fn with_element_at(&self, id: ElementId, pose: Pose) -> Position {
        let mut position = self.now;
        position.place(id, pose);
        position
    }

    /// The danger with one element elsewhere, if it fights neither here nor there; `None` if it is no less than now.
    pub fn less_danger_if(&self, id: ElementId, after: &Position) -> Option<i32> {
        let gauge = self.gauge(after);
        gauge.danger_if(&self.now, self.strikes(), id, self.threats().danger)
    }

    /// An upper bound of [`gain`](Self::gain) by avoided losses.
    pub fn max_losses_saved(&self) -> i32 {
        self.exchanges().iter().map(|one| one.kills.us).sum()
    }

    /// The groups and single elements of this side.
    pub fn formations(&self) -> &[Formation] {
        self.formations.get_or_init(|| formations(self))
    }

    /// In how many bounds an element can make an attack from its present place; `None` if it cannot get there.
    pub fn bounds_to_attack(&self, id: ElementId) -> Option<i32> {
        *self.to_attack[id.index() % SIDE_SIZE]
            .get_or_init(|| self.gauge(&self.now).bounds_to_attack(id))
    }

    /// The friends that bar the way of an element of this side.
    pub fn barring(&self, id: ElementId) -> ElementSet {
        self.all_barring()[id.index() % SIDE_SIZE]
    }

    fn all_barring(&self) -> &Barring {
        self.barring
            .get_or_init(|| in_the_way::barring(self.view(&self.now), self.side))
    }

    /// How many more elements of this side are barred by friends after a move; negative if fewer.
    pub fn more_barred(&self, after: &Position) -> i32 {
        let moved = after.moved_since(&self.now);
        in_the_way::more_barred(self.all_barring(), self.view(after), self.side, moved)
    }

    /// The advances of groups and of elements near the enemy.
    pub fn advances(&self) -> &[Order] {
        let ways = || candidates::advances(self.battle, self.side, false);
        self.ways.get_or_init(ways)
    }

    /// The moves of an action; `None` for an unknown action.
    pub fn evaluate(&self, action: &str) -> Option<&ActionMoves> {
        let place = NAMES.iter().position(|name| *name == action)?;
        let action = actions::named(action)?;
        Some(self.looked[place].get_or_init(|| action.evaluate(self)))
    }

    /// The legal contacts, moves to shooting places and moves behind fighting friends: the candidates of all attacks.
    pub fn attacks(&self) -> &[Attack] {
        self.attacks.get_or_init(|| {
            let mut orders = {
                let legal = |order: &Order| self.moved(order).is_some();
                candidates::attacks(self.battle, self.side, &legal)
            };
            orders.extend(candidates::shooting_places(self.battle, self.side));
            orders.extend(candidates::behind_fighting_friends(self.battle, self.side));
            let moved = orders.iter().filter_map(|order| self.moved(order));
            moved
                .map(|moved| Attack {
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

    /// All attacks and compounds, and how many legal moves were examined.
    pub fn attacks_and_compounds(&self) -> (u32, impl Iterator<Item = &Attack>) {
        let attacks = self.attacks();
        let compounds = self.compounds.get_or_init(|| Compounds::new(self));
        let looked = attacks.len() as u32 + compounds.candidates;
        (looked, attacks.iter().chain(&compounds.found))
    }
}

impl MoveResult {
    /// The moving elements.
    pub fn movers(&self) -> Movers {
        self.plan.tracks.iter().map(|track| track.id).collect()
    }

    /// This move as a suitable one with scores.
    pub fn suitable(&self, scores: super::actions::Scores, worth: KnownValue) -> SuitableMove {
        SuitableMove {
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
fn advantage(exchanges: &[Exchange]) -> i32 {
    exchanges.iter().map(|one| one.kills.advantage()).sum()
}
