//! Compound attacks: up to three moves against one enemy or its neighbours that help each other (§3.2).
//!
//! Taken one move at a time, a line of doubtful fights looks worse than none. So a compound is scored as a whole; its
//! moves are made one after the other.

use std::rc::Rc;

use acies_geometry::{Length, SmallSort};
use acies_referee::{Ask, Battle, ElementId, Order, Party, Path, What, may_reach};

use crate::candidates;
use crate::solo::engine::attack_class::Effect;
use crate::solo::engine::situation::{Attack, KnownValue, MoveResult, Situation};

/// How many of the best first moves are followed up.
const FIRST: usize = 8;
/// The most moves of a compound.
const MOVES: usize = 3;
/// An enemy this near to the attacked one may be attacked as well.
const NEIGHBOUR: Length = Length::from_units(3 << 15);

/// The enemy that an order contacts with a front edge.
fn front_target(order: &Order) -> Option<ElementId> {
    match order {
        Order::Move(
            _,
            Path::Into {
                enemy: Party::Element(enemy),
                contact,
            },
        ) if contact.by_front_edge() => Some(*enemy),
        _ => None,
    }
}

/// The compounds of a position, and how many legal moves were examined to find them.
#[derive(Default)]
pub struct Compounds {
    /// The compounds.
    pub found: Vec<Attack>,
    /// See [`Compounds`].
    pub candidates: u32,
}

impl Compounds {
    /// Finds compounds that begin with one of the best attacks; every further move must add to the gain.
    pub fn new(situation: &Situation<'_>) -> Compounds {
        let pips = situation.battle.position().pips;
        let mut first: Vec<&Attack> = situation
            .attacks()
            .iter()
            .filter(|attack| {
                attack.effect.makes && attack.pips < pips && front_target(&attack.order).is_some()
            })
            .collect();
        first.small_sort_by_key(|attack| -attack.effect.gain());
        let mut compounds = Compounds::default();
        for attack in first.into_iter().take(FIRST) {
            let compound = best_compound(situation, attack, &mut compounds.candidates);
            compounds.found.extend(compound);
        }
        compounds
    }
}

/// The best compound that begins with an attack; each further move has the greatest gain per PIP.
fn best_compound(
    situation: &Situation<'_>,
    attack: &Attack,
    candidates: &mut u32,
) -> Option<Attack> {
    let enemy = front_target(&attack.order)?;
    let side = situation.side;
    let mut battle = situation.battle.clone();
    battle.obey(&attack.order).ok()?;
    let mut compound = attack.clone();
    let mut stages = vec![situation.exchanges().to_vec()];
    let mut last = Vec::new();
    while compound.then.len() + 1 < MOVES && battle.position().pips > 0 && asks_for_a_move(&battle)
    {
        let is_first = compound.then.is_empty();
        let first = situation.moved(&attack.order).filter(|_| is_first);
        let follow = situation.after_moves(&battle, first.as_deref());
        let known = follow.exchanges();
        let mut next: Option<(i32, Effect, Rc<MoveResult>)> = None;
        for order in supporting_moves(&battle, side, enemy) {
            let Some(moved) = follow.moved(&order) else {
                continue;
            };
            *candidates += 1;
            let effect = Effect::between(situation.exchanges(), follow.exchanges_after(&moved));
            let gained = effect.gain() - compound.effect.gain();
            // The gain per PIP in sixtieths, so that nothing is rounded.
            let each = gained * 60 / i32::from(moved.plan.pips.max(1));
            if gained > 0 && next.as_ref().is_none_or(|(most, ..)| each > *most) {
                next = Some((each, effect, moved));
            }
        }
        let Some((_, effect, moved)) = next else {
            break;
        };
        stages.push(known.to_vec());
        let after = follow.exchanges_after(&moved).to_vec();
        if battle.obey(&moved.order).is_err() {
            break;
        }
        last = after;
        compound.effect = effect;
        compound.worth = KnownValue::default();
        compound.pips += moved.plan.pips;
        for id in moved.movers() {
            let _ = compound.movers.try_push(id);
        }
        compound.then.push(moved.order.clone());
    }
    // Supporting an attack of the same compound counts as support, if it still helps after all moves.
    let mut stages = stages.iter();
    compound.effect.helps = stages.any(|stage| Effect::between(stage, &last).helps);
    (!compound.then.is_empty()).then_some(compound)
}

fn asks_for_a_move(battle: &Battle) -> bool {
    matches!(
        battle.asks(),
        Ask::Decide {
            what: What::Move,
            ..
        }
    )
}

/// The contacts and overlaps that friends can still make with an enemy and its neighbours.
fn supporting_moves(battle: &Battle, side: acies_referee::Side, enemy: ElementId) -> Vec<Order> {
    let mut orders = Vec::new();
    let position = battle.position();
    let target = position.base(enemy);
    for id in candidates::movable_elements(battle, side).iter() {
        let allowance = candidates::allowance(battle, &[id]);
        for (other, element) in position.side(side.other()) {
            if may_reach(target, &element.base, NEIGHBOUR) {
                candidates::contacts(battle.view(), id, other, allowance, &mut orders);
            }
        }
    }
    orders
}
