//! What the greedy general found of the orders that it thought about earlier in the same bound.
//!
//! A move changes little for those far from it: what was found of their orders is kept as a guess, and only looked at
//! anew when it seems to be the best. It knows neither what makes an order legal nor what makes it good.

use acies_geometry::Length;
use acies_referee::{
    ElementId, ElementSet, Order, Party, Path, Position, SIDE_SIZE, Side, may_reach,
};

/// What was found of an order that is legal.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// What it gains for each of its PIPs.
    pub gain: i64,
    /// Whether it was found before the last move.
    pub stale: bool,
}

/// What was found in one bound of a side.
#[derive(Clone, Debug)]
pub struct Memory {
    bound: (Side, u16),
    position: Position,
    /// By the number of the first mover: orders, and what was found of them; nothing for those that are illegal.
    known: [Vec<(Order, Option<Found>)>; SIDE_SIZE],
}

/// How far from a move an order is looked at anew.
const NEAR: Length = Length::from_units(5 << 15);

impl Memory {
    /// What is remembered when a position of a side's bound has come up: all that does not have to do with what moved.
    pub fn brought_to(memory: Option<Memory>, position: &Position, side: Side) -> Memory {
        let bound = (side, position.bounds[side as usize]);
        let Some(mut memory) = memory.filter(|memory| memory.bound == bound) else {
            return Memory {
                bound,
                position: *position,
                known: Default::default(),
            };
        };
        let before = memory.position;
        memory.position = *position;
        let moved = before.elements.iter().zip(&position.elements);
        let moved: ElementSet = moved
            .enumerate()
            .filter(|(_, (old, new))| old != new)
            .map(|(index, _)| ElementId::from_index(index))
            .collect();
        let is_near = |id: ElementId| {
            let base = position.base(id);
            moved.iter().any(|other| {
                [&before, position]
                    .into_iter()
                    .any(|position| may_reach(base, position.base(other), NEAR))
            })
        };
        for known in &mut memory.known {
            known.retain_mut(|(order, found)| {
                let movers = movers(order);
                if movers.iter().any(|&id| moved.has(id)) {
                    return false;
                }
                let anew = match (&*order, &*found) {
                    (
                        Order::Move(
                            _,
                            Path::Into {
                                enemy: Party::Element(enemy),
                                ..
                            },
                        ),
                        _,
                    ) => is_near(*enemy),
                    (_, None) => movers.iter().any(|&id| is_near(id)),
                    _ => false,
                };
                if let Some(found) = found {
                    found.stale = true;
                }
                !anew
            });
        }
        memory
    }

    /// An order as it is remembered, with what was found of it.
    pub fn recall(&self, order: &Order) -> Option<&(Order, Option<Found>)> {
        self.known[shelf(order)?]
            .iter()
            .find(|(other, _)| other == order)
    }

    /// Remembers what was found of an order.
    pub fn note(&mut self, order: &Order, found: Option<Found>) {
        let Some(shelf) = shelf(order) else {
            return;
        };
        let known = &mut self.known[shelf];
        match known.iter_mut().find(|(other, _)| other == order) {
            Some((_, old)) => *old = found,
            None => known.push((order.clone(), found)),
        }
    }
}

/// Those whom an order moves.
fn movers(order: &Order) -> &[ElementId] {
    match order {
        Order::Move(movers, _) | Order::Column(movers, _) => movers,
        Order::BreakOff(id, _) => std::slice::from_ref(id),
        _ => &[],
    }
}

/// Where the orders of a first mover are kept.
fn shelf(order: &Order) -> Option<usize> {
    movers(order).first().map(|id| id.index() % SIDE_SIZE)
}
