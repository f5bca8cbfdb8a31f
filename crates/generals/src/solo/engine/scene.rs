//! What one decision of the movement phase looks at: the battle, what would be shot and fought as it stands, the threats,
//! and the moves into contact with what they would do. Each is worked out when it is first asked for.

use std::cell::OnceCell;

use acies_referee::{Battle, MovePlan, Movers, Order, Party, Path, Position, Side, View};

use super::actions::Fit;
use super::classes::Effect;
use super::exchange::{Exchange, exchanges, exchanges_after};
use super::measure::{Measure, Powers, Threats};
use crate::candidates;

/// A position in which the side that is led moves next.
pub struct Scene<'a> {
    /// The battle.
    pub battle: &'a Battle,
    /// The side that is led.
    pub side: Side,
    powers: &'a Powers,
    /// The position as it would be if the movement phase ended now.
    pub now: Position,
    exchanges: OnceCell<Vec<Exchange>>,
    threats: OnceCell<Threats>,
    blows: OnceCell<Vec<Blow>>,
}

/// A legal move and where it leads.
pub struct Moved {
    /// The move.
    pub order: Order,
    /// What the referee says of it.
    pub plan: MovePlan,
    /// The position as it would be if the movement phase ended after it.
    pub after: Position,
}

/// A legal move into contact, and what it would do.
pub struct Blow {
    /// The move.
    pub order: Order,
    /// What it costs.
    pub pips: u8,
    /// Who moves.
    pub movers: Movers,
    /// What it would do to combats and shots.
    pub effect: Effect,
}

impl<'a> Scene<'a> {
    /// What a side sees of a battle that asks it for a move.
    pub fn of(battle: &'a Battle, side: Side, powers: &'a Powers) -> Scene<'a> {
        Scene {
            battle,
            side,
            powers,
            now: battle.after(&MovePlan::default()),
            exchanges: OnceCell::new(),
            threats: OnceCell::new(),
            blows: OnceCell::new(),
        }
    }

    /// A position of this battle as the rules look at it.
    pub fn view<'b>(&'b self, position: &'b Position) -> View<'b> {
        View {
            position,
            ..self.battle.view()
        }
    }

    /// Where an order leads; `None` when it is not legal, or more than can be paid for.
    pub fn moved(&self, order: Order) -> Option<Moved> {
        let plan = self.battle.plan_straight(&order)?;
        Some(Moved {
            after: self.battle.after(&plan),
            order,
            plan,
        })
    }

    /// What would be shot and fought if the movement phase ended now.
    pub fn exchanges(&self) -> &[Exchange] {
        self.exchanges
            .get_or_init(|| exchanges(self.view(&self.now), self.side))
    }

    /// What a position after a move does to combats and shots.
    pub fn effect(&self, after: &Position) -> Effect {
        let before = self.exchanges();
        let exchanges = exchanges_after(&self.now, before, self.view(after), self.side);
        Effect::of(before, &exchanges)
    }

    /// A position as it is measured.
    pub fn measure<'b>(&'b self, position: &'b Position) -> Measure<'b> {
        Measure {
            powers: self.powers,
            view: self.view(position),
            side: self.side,
        }
    }

    /// What could be struck and lost if the movement phase ended now.
    pub fn threats(&self) -> Threats {
        *self
            .threats
            .get_or_init(|| self.measure(&self.now).threats())
    }

    /// The legal moves into contact; they are all that the attacks choose from.
    pub fn blows(&self) -> &[Blow] {
        self.blows.get_or_init(|| {
            let orders = candidates::blows(self.battle, self.side);
            let moved = orders.into_iter().filter_map(|order| self.moved(order));
            moved
                .map(|moved| Blow {
                    effect: self.effect(&moved.after),
                    pips: moved.plan.pips,
                    movers: moved.movers(),
                    order: moved.order,
                })
                .collect()
        })
    }
}

impl Moved {
    /// Who moves.
    pub fn movers(&self) -> Movers {
        self.plan.tracks.iter().map(|track| track.id).collect()
    }

    /// Whether it is a move into contact.
    pub fn strikes(&self) -> bool {
        strikes(&self.order)
    }

    /// It as one that will do, with what it is measured by.
    pub fn fit(self, scores: super::actions::Scores) -> Fit {
        Fit {
            pips: self.plan.pips,
            movers: self.movers(),
            order: self.order,
            scores,
        }
    }
}

/// Whether an order is a move into contact with an element, a camp or a built-up area.
pub fn strikes(order: &Order) -> bool {
    match order {
        Order::Move(_, Path::Into { enemy, contact }) => match enemy {
            Party::Element(_) => contact.by_front_edge(),
            Party::Hold(_) => true,
        },
        _ => false,
    }
}
