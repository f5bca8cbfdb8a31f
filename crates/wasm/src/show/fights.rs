//! What can be chosen, and what a combat stands at before its dice.

use acies_referee::{Ask, Battle, Choice, Order, Party, Side, View, What, combat, odds, shooting};
use serde_json::{Value, json};

/// Every order that the referee offers; those that lead to dice with what the dice are added to.
pub fn choices(battle: &Battle) -> Value {
    let fights = combat::fights(battle.view());
    battle
        .choices()
        .iter()
        .map(|order| json!({ "order": order.to_string(), "duel": duel_of(battle, order, &fights) }))
        .collect()
}

fn duel_of(battle: &Battle, order: &Order, fights: &[(Party, Party)]) -> Option<Value> {
    let view = battle.view();
    match order {
        Order::Fight(party) => {
            let &(active, other) = fights
                .iter()
                .find(|(active, other)| active == party || other == party)?;
            Some(duel(view, &combat::close_duel(view, active, other)?))
        }
        Order::Choose(Choice::MainAttacker(by)) => {
            let Ask::Decide {
                what: What::MainAttacker(of),
                ..
            } = battle.asks()
            else {
                return None;
            };
            let enemy = Party::Element(*by);
            let own = view.party_side(of) == view.position.active;
            let (active, other) = if own { (of, enemy) } else { (enemy, of) };
            Some(duel(view, &combat::close_duel(view, active, other)?))
        }
        Order::Shoot(shooters, target) => {
            let side = shooters.first()?.side();
            let shot =
                shooting::judge(view, side, shooters, *target, &mut acies_referee::FailFast)?;
            Some(duel(view, &shooting::duel(view, &shot)))
        }
        _ => None,
    }
}

/// One combat: factors, what they consist of, and the exact odds out of 36.
pub fn duel(view: View<'_>, duel: &combat::Duel) -> Value {
    let odds = odds::duel_odds(view, duel);
    let lines = |own: usize| -> Value {
        let line = |line: &combat::FactorLine| json!([line.id(view.rulebook), line.value]);
        duel.lines[own].iter().map(line).collect()
    };
    let party = |own: usize| {
        let tally = odds.parties[own];
        json!({
            "party": duel.parties[own].to_string(),
            "side": view.party_side(duel.parties[own]).word(),
            "troop": view.rulebook.troop(duel.troops[own]).code,
            "factor": duel.factors[own],
            "lines": lines(own),
            "atRisk": duel.at_risk[own],
            "stands": tally.stands,
            "recoils": tally.recoils,
            "flees": tally.flees,
            "destroyed": tally.destroyed,
        })
    };
    let others: Vec<Value> = odds
        .others
        .iter()
        .map(|other| {
            json!({
                "id": other.id.to_string(),
                "side": Side::word(other.id.side()),
                "recoils": other.recoils + other.pushed,
                "destroyed": other.destroyed,
            })
        })
        .collect();
    json!({ "parties": [party(0), party(1)], "others": others })
}
