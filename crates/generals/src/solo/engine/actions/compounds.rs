//! Attacks of up to three moves on one enemy or on neighbours, each of which is worth more by the others (§3.2).
//!
//! One move at a time, a line of doubtful fights looks worse than none. A compound is measured as a whole; its moves are
//! made one after the other.

use std::rc::Rc;

use acies_geometry::{Length, SmallSort};
use acies_referee::{Ask, Battle, ElementId, Order, Party, Path, What, may_reach};

use crate::candidates;
use crate::solo::engine::classes::Effect;
use crate::solo::engine::scene::{Blow, Moved, Scene, Worth};

/// So many first moves are followed up, those that gain most.
const FIRST: usize = 8;
/// A compound has so many moves at most.
const MOVES: usize = 3;
/// How near an enemy must be to the one that is struck to be struck as well.
const NEIGHBOUR: Length = Length::from_units(3 << 15);

/// The enemy that a blow strikes with a front edge.
fn struck(order: &Order) -> Option<ElementId> {
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

/// The compounds of a position, and how many legal moves were looked at to find them.
#[derive(Default)]
pub struct Compounds {
    /// The compounds.
    pub found: Vec<Blow>,
    /// See [`Compounds`].
    pub candidates: u32,
}

impl Compounds {
    /// Those that begin with one of the blows that gain most, where each move gains more than the same without it.
    pub fn of(scene: &Scene<'_>) -> Compounds {
        let pips = scene.battle.position().pips;
        let mut first: Vec<&Blow> = scene
            .blows()
            .iter()
            .filter(|blow| blow.effect.makes && blow.pips < pips && struck(&blow.order).is_some())
            .collect();
        first.small_sort_by_key(|blow| -blow.effect.gain());
        let mut compounds = Compounds::default();
        for blow in first.into_iter().take(FIRST) {
            let compound = followed_up(scene, blow, &mut compounds.candidates);
            compounds.found.extend(compound);
        }
        compounds
    }
}

/// The best compound that begins with a blow; each next move is the one that gains most for its PIPs.
fn followed_up(scene: &Scene<'_>, blow: &Blow, candidates: &mut u32) -> Option<Blow> {
    let enemy = struck(&blow.order)?;
    let side = scene.side;
    let mut battle = scene.battle.clone();
    battle.obey(&blow.order).ok()?;
    let mut compound = blow.clone();
    let mut stages = vec![scene.exchanges().to_vec()];
    let mut last = Vec::new();
    while compound.then.len() + 1 < MOVES && battle.position().pips > 0 && asks_for_a_move(&battle)
    {
        let is_first = compound.then.is_empty();
        let first = scene.moved(&blow.order).filter(|_| is_first);
        let follow = scene.following(&battle, first.as_deref());
        let known = follow.exchanges();
        let mut next: Option<(i32, Effect, Rc<Moved>)> = None;
        for order in helping(&battle, side, enemy) {
            let Some(moved) = follow.moved(&order) else {
                continue;
            };
            *candidates += 1;
            let effect = Effect::of(scene.exchanges(), follow.exchanges_after(&moved));
            let gained = effect.gain() - compound.effect.gain();
            // What it adds for each PIP, in sixtieths so that nothing is rounded.
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
        compound.worth = Worth::default();
        compound.pips += moved.plan.pips;
        for id in moved.movers() {
            let _ = compound.movers.try_push(id);
        }
        compound.then.push(moved.order.clone());
    }
    // What supports an attack of the same compound supports as well, if that is still so when all have moved.
    let mut stages = stages.iter();
    compound.effect.helps = stages.any(|stage| Effect::of(stage, &last).helps);
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

/// The contacts and overlaps with an enemy and its neighbours that friends could still make.
fn helping(battle: &Battle, side: acies_referee::Side, enemy: ElementId) -> Vec<Order> {
    let mut orders = Vec::new();
    let position = battle.position();
    let target = position.base(enemy);
    for id in candidates::free(battle, side).iter() {
        let allowance = candidates::allowance(battle, &[id]);
        for (other, element) in position.side(side.other()) {
            if may_reach(target, &element.base, NEIGHBOUR) {
                candidates::contacts(battle.view(), id, other, allowance, &mut orders);
            }
        }
    }
    orders
}
