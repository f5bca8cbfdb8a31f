//! Caches the gains that greedy found earlier in the same bound.
//!
//! A move changes little for elements far from it. Their gains are kept as estimates and recomputed only when one of
//! them looks best.

use acies_geometry::Length;
use acies_referee::{
    ElementId, ElementSet, Order, Party, Path, Position, SIDE_SIZE, Side, may_reach,
};

/// The gain of a legal order.
#[derive(Clone, Copy, Debug)]
pub struct CachedGain {
    /// The gain per PIP.
    pub gain: i64,
    /// Whether it was computed before the last move.
    pub stale: bool,
}

/// The gains found in one bound of a side.
#[derive(Clone, Debug)]
pub struct OrderCache {
    bound: (Side, u16),
    position: Position,
    /// By the number of the first mover: orders and their gains; `None` for illegal orders.
    known: [Vec<(Order, Option<CachedGain>)>; SIDE_SIZE],
}

/// Orders this near to a move are recomputed.
const NEAR: Length = Length::from_units(5 << 15);

impl OrderCache {
    /// The cache for a new position of the bound, without the orders that the last move affected.
    pub fn updated_for(cache: Option<OrderCache>, position: &Position, side: Side) -> OrderCache {
        let bound = (side, position.bounds[side as usize]);
        let Some(mut cache) = cache.filter(|cache| cache.bound == bound) else {
            return OrderCache {
                bound,
                position: *position,
                known: Default::default(),
            };
        };
        let before = cache.position;
        cache.position = *position;
        let moved = before.elements().iter().zip(position.elements());
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
        for known in &mut cache.known {
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
        cache
    }

    /// The cached result of an order.
    pub fn get(&self, order: &Order) -> Option<&(Order, Option<CachedGain>)> {
        self.known[slot(order)?]
            .iter()
            .find(|(other, _)| other == order)
    }

    /// Stores the result of an order.
    pub fn insert(&mut self, order: &Order, found: Option<CachedGain>) {
        let Some(slot) = slot(order) else {
            return;
        };
        let known = &mut self.known[slot];
        match known.iter_mut().find(|(other, _)| other == order) {
            Some((_, old)) => *old = found,
            None => known.push((order.clone(), found)),
        }
    }
}

/// The elements that an order moves.
fn movers(order: &Order) -> &[ElementId] {
    match order {
        Order::Move(movers, _) | Order::Column(movers, _) => movers,
        Order::BreakOff(id, _) => std::slice::from_ref(id),
        _ => &[],
    }
}

/// The index of an order's first mover.
fn slot(order: &Order) -> Option<usize> {
    movers(order).first().map(|id| id.index() % SIDE_SIZE)
}
