//! The order of combats, and the choices within them (`solo-dba` §5.4, R-55).

use acies_referee::combat::{close_duel, fights};
use acies_referee::{Battle, Choice, ElementId, Order, Party, Side, victory};

use super::exchanges::Kills;

/// An order and the facts behind it; without an order the referee's default is used.
#[derive(Clone, Debug, Default)]
pub struct CombatDecision {
    /// The order.
    pub order: Option<Order>,
    /// The facts.
    pub facts: Vec<(&'static str, i64)>,
}

impl CombatDecision {
    /// An order chosen by its kills and losses.
    pub fn by_kills(order: Order, kills: Kills) -> CombatDecision {
        CombatDecision {
            order: Some(order),
            facts: vec![("kills", kills.them.into()), ("losses", kills.us.into())],
        }
    }

    /// An order chosen without counts.
    fn without_counts(order: Option<Order>) -> CombatDecision {
        CombatDecision {
            order,
            facts: Vec::new(),
        }
    }
}

/// The combat with the best edge; on a tie the nearest to the general, then the first.
pub fn next_combat(battle: &Battle, side: Side) -> CombatDecision {
    let view = battle.view();
    let general = view.position.general(side);
    let way = |party: Party| match (general, party) {
        (Some((_, general)), Party::Element(id)) if general.on_table() => {
            let front = view.position.base(id).pose.front;
            (front - general.base.pose.front).square()
        }
        _ => 0,
    };
    let fights = fights(view);
    let others = fights.len() as i64 - 1;
    let mut kills: Vec<(Party, Kills)> = fights
        .into_iter()
        .map(|(active, other)| (active, kills(battle, side, active, other)))
        .collect();
    kills.sort_by_key(|&(active, kills)| (-kills.advantage(), way(active)));
    let Some(&(active, best)) = kills.first() else {
        return CombatDecision::default();
    };
    let mut decided = CombatDecision::by_kills(Order::Fight(active), best);
    decided.facts.push(("others", others));
    if let Some((_, next)) = kills.get(1) {
        let next = [("next-kills", next.them), ("next-losses", next.us)];
        decided
            .facts
            .extend(next.map(|(name, of)| (name, of.into())));
    }
    decided
}

fn kills(battle: &Battle, side: Side, one: Party, other: Party) -> Kills {
    let view = battle.view();
    close_duel(view, one, other)
        .map_or_else(Kills::default, |duel| Kills::in_duel(view, side, &duel))
}

/// The attacker of a party with the best edge; the referee's first on a tie.
pub fn main_attacker(battle: &Battle, side: Side, of: Party) -> CombatDecision {
    let attackers = battle.choices().into_iter().filter_map(|order| {
        let Order::Choose(Choice::MainAttacker(by)) = order else {
            return None;
        };
        Some((kills(battle, side, of, Party::Element(by)), order))
    });
    let best = attackers.min_by_key(|(kills, _)| -kills.advantage());
    best.map_or_else(CombatDecision::default, |(kills, order)| {
        CombatDecision::by_kills(order, kills)
    })
}

/// The recoil of an element: the shorter, unless an enemy is on its flank or rear there.
pub fn recoil(battle: &Battle, id: ElementId) -> CombatDecision {
    let clear = |order: &&Order| {
        let mut after = battle.clone();
        after.obey(order).is_ok()
            && after.position().element(id).on_table()
            && !after
                .position()
                .contacts_on(id)
                .any(|(_, contact)| contact.on_flank_or_rear())
    };
    let choices = battle.choices();
    let chosen = choices.iter().find(clear).or(choices.last());
    CombatDecision::without_counts(chosen.cloned())
}

/// The choice with the fewest own and most enemy losses; the referee's first on a tie.
pub fn least_losses(battle: &Battle, side: Side) -> CombatDecision {
    let choices = battle.choices();
    let best = choices.iter().min_by_key(|order| {
        let mut after = battle.clone();
        match after.obey(order) {
            Ok(_) => {
                let lost = victory::losses(after.view());
                i32::from(lost[side as usize]) - i32::from(lost[side.other() as usize])
            }
            Err(_) => i32::MAX,
        }
    });
    CombatDecision::without_counts(best.cloned())
}
