//! The order of combats, and the small choices that they lead to (`solo-dba` §5.4, R-55).

use acies_referee::combat::{close_duel, fights};
use acies_referee::{Battle, Choice, ElementId, Order, Party, Side, victory};

use super::exchange::Kills;

/// An order, and what it was chosen by; without one the referee's is given.
#[derive(Clone, Debug, Default)]
pub struct Decided {
    /// The order.
    pub order: Option<Order>,
    /// What it was chosen by.
    pub facts: Vec<(&'static str, i64)>,
}

impl Decided {
    /// An order by what it kills and costs.
    pub fn by(order: Order, kills: Kills) -> Decided {
        Decided {
            order: Some(order),
            facts: vec![("kills", kills.them.into()), ("losses", kills.us.into())],
        }
    }

    /// An order that nothing is counted for.
    fn bare(order: Option<Order>) -> Decided {
        Decided {
            order,
            facts: Vec::new(),
        }
    }
}

/// The combat that kills most more than it costs; of equals the one nearest to the general, then the first.
pub fn next(battle: &Battle, side: Side) -> Decided {
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
    let kills = fights
        .into_iter()
        .map(|(active, other)| (active, kills(battle, side, active, other)));
    let best = kills.min_by_key(|&(active, kills)| (-kills.edge(), way(active)));
    best.map_or_else(Decided::default, |(active, kills)| {
        let mut decided = Decided::by(Order::Fight(active), kills);
        decided.facts.push(("others", others));
        decided
    })
}

fn kills(battle: &Battle, side: Side, one: Party, other: Party) -> Kills {
    let view = battle.view();
    close_duel(view, one, other).map_or_else(Kills::default, |duel| Kills::of(view, side, &duel))
}

/// The attacker of a party by whom most more is killed than lost; the referee's first of equals.
pub fn main_attacker(battle: &Battle, side: Side, of: Party) -> Decided {
    let attackers = battle.choices().into_iter().filter_map(|order| {
        let Order::Choose(Choice::MainAttacker(by)) = order else {
            return None;
        };
        Some((kills(battle, side, of, Party::Element(by)), order))
    });
    let best = attackers.min_by_key(|(kills, _)| -kills.edge());
    best.map_or_else(Decided::default, |(kills, order)| Decided::by(order, kills))
}

/// How far an element recoils: the shorter way, unless an enemy is on its flank or rear there.
pub fn recoil(battle: &Battle, id: ElementId) -> Decided {
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
    Decided::bare(chosen.cloned())
}

/// The answer that costs the side least and the other most; the referee's first of equals.
pub fn least_lost(battle: &Battle, side: Side) -> Decided {
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
    Decided::bare(best.cloned())
}
