//! Chooses greedy's army: the options that do best on average against the enemy's list.
//!
//! The enemy's actual choice and the terrain are ignored.

use acies_armies::{Decision, DecisionKind, Slot, Troop, TroopCode};
use acies_referee::{Battle, Order, Side};
use acies_rulebook::{Rulebook, TroopId};

use crate::evaluation::{advantage, shot};

/// The weight of shooting against close combat, in hundredths: it is more frequent, but kills less.
const SHOTS: i64 = 100;

/// The order that chooses the army.
pub fn choose(battle: &Battle, side: Side) -> Order {
    let Some(setup) = battle.setup() else {
        return battle.default_order();
    };
    let rulebook = battle.rulebook();
    let [own, enemy] = [side, side.other()].map(|side| &setup.lists()[side as usize]);
    let theirs: Vec<(TroopId, i64)> = enemy
        .elements()
        .slots()
        .flat_map(|slot| {
            // Sixty has many divisors; a slot's elements are shared out among its options.
            let share = 60 * i64::from(slot.count()) / slot.options().len().max(1) as i64;
            let ids = slot
                .options()
                .iter()
                .filter_map(|troop| id(rulebook, troop.code()));
            ids.map(move |id| (id, share))
        })
        .collect();
    let worth =
        |troop: &Troop| id(rulebook, troop.code()).map_or(0, |id| worth(rulebook, id, &theirs));
    let army = own.compose(|decision| best(decision, &worth));
    let order = Order::Army(army.to_string());
    if battle.is_legal(&order) {
        order
    } else {
        battle.default_order()
    }
}

/// The answer whose troops are worth most, the earliest on a tie.
fn best(decision: &Decision<'_>, worth: &impl Fn(&Troop) -> i64) -> usize {
    let of_slot = |slot: &Slot| {
        let most = slot.options().iter().map(worth).max().unwrap_or(0);
        most * i64::from(slot.count())
    };
    let of = |answer: usize| -> i64 {
        match decision.kind() {
            DecisionKind::Block(blocks) => blocks[answer].iter().map(of_slot).sum(),
            DecisionKind::Mix { mixes, .. } => mixes[answer].iter().map(worth).sum(),
        }
    };
    (0..decision.answers())
        .max_by_key(|&answer| (of(answer), std::cmp::Reverse(answer)))
        .unwrap_or(0)
}

/// The troop of a code; an unknown code stands for the usual troop of its class.
fn id(rulebook: &Rulebook, code: TroopCode) -> Option<TroopId> {
    let by_code = rulebook.troop_id(code.as_str());
    by_code.or_else(|| rulebook.troop_id(code.name()))
}

/// The value of a troop: kills less losses in close combat, alone or with rear support of its kind, and shots given
/// less shots taken.
fn worth(rulebook: &Rulebook, own: TroopId, theirs: &[(TroopId, i64)]) -> i64 {
    let behind = rulebook.combat.supports.iter();
    let helps = behind.filter(|row| row.front.has(own) && row.supporter.has(own));
    let support = helps.map(|row| row.value).max().unwrap_or(0);
    let against = |&(enemy, share): &(TroopId, i64)| {
        let alone = i64::from(advantage(rulebook, own, enemy, 0));
        // Two elements in a file fight as one.
        let paired = i64::from(advantage(rulebook, own, enemy, support)) / 2;
        let shots =
            i64::from(shot(rulebook, own, enemy, 0)) - i64::from(shot(rulebook, enemy, own, 0));
        share * (alone.max(paired) * 1000 / 36 + shots * SHOTS / 100)
    };
    theirs.iter().map(against).sum()
}
