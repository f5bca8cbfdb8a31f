//! What can be chosen, and what a combat stands at before its dice.

use acies_referee::{
    self as referee, Ask, Battle, Order, Party, Phase, View, What, combat, odds, shooting,
};
use acies_wire::{Choice, Duel, Fighter, OtherAtRisk};

use super::side;

/// Every order that the referee offers; those that lead to dice with what the dice are added to.
pub fn choices(battle: &Battle) -> Vec<Choice> {
    let fights = combat::fights(battle.view());
    battle
        .choices()
        .iter()
        .map(|order| Choice {
            order: order.to_string(),
            duel: duel_of(battle, order, &fights),
        })
        .collect()
}

/// The close combats that this bound still has, with their odds.
///
/// They change while elements move, and are there before the choice of the first of them.
pub fn combats(battle: &Battle) -> Vec<Duel> {
    if battle.position().phase == Phase::Setup || matches!(battle.asks(), Ask::Over(_)) {
        return Vec::new();
    }
    of_view(battle.view())
}

/// The close combats that this bound would have after a move.
///
/// None where it is illegal, or no order that moves elements.
pub fn combats_after(battle: &Battle, text: &str) -> Vec<Duel> {
    let plan = Order::parse(text)
        .ok()
        .and_then(|order| battle.plan(&order));
    let Some(plan) = plan else {
        return Vec::new();
    };
    let after = battle.after(&plan);
    of_view(View {
        rulebook: battle.rulebook(),
        table: battle.table(),
        position: &after,
    })
}

fn of_view(view: View<'_>) -> Vec<Duel> {
    let shown = |&(active, other): &_| Some(duel(view, &combat::close_duel(view, active, other)?));
    combat::fights(view).iter().filter_map(shown).collect()
}

fn duel_of(battle: &Battle, order: &Order, fights: &[(Party, Party)]) -> Option<Duel> {
    let view = battle.view();
    match order {
        Order::Fight(party) => {
            let &(active, other) = fights
                .iter()
                .find(|(active, other)| active == party || other == party)?;
            Some(duel(view, &combat::close_duel(view, active, other)?))
        }
        Order::Choose(referee::Choice::MainAttacker(by)) => {
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
pub fn duel(view: View<'_>, duel: &combat::Duel) -> Duel {
    let odds = odds::duel_odds(view, duel);
    let fighter = |own: usize| {
        let tally = odds.parties[own];
        let lines = duel.lines[own].iter();
        Fighter {
            party: duel.parties[own].to_string(),
            side: side(view.party_side(duel.parties[own])),
            troop: view.rulebook.troop(duel.troops[own]).code.clone(),
            factor: duel.factors[own],
            lines: lines
                .map(|line| (line.id(view.rulebook).to_owned(), line.value))
                .collect(),
            beside: beside(&duel.edge_contacts[own]),
            at_risk: duel.at_risk[own],
            stands: tally.stands,
            recoils: tally.recoils,
            flees: tally.flees,
            destroyed: tally.destroyed,
        }
    };
    let others = odds.others.iter().map(|other| OtherAtRisk {
        id: other.id.to_string(),
        side: side(other.id.side()),
        recoils: other.recoils + other.pushed,
        destroyed: other.destroyed,
    });
    Duel {
        parties: [fighter(0), fighter(1)],
        others: others.collect(),
    }
}

/// The enemies, and table edges, in contact with a party beside its opponent, each with how it counts.
fn beside(found: &combat::EdgeContacts) -> Vec<(String, Option<String>)> {
    let sides = ["left", "right"].into_iter().zip([found.left, found.right]);
    let contacts = found.by_flank.into_iter().zip(found.by_board_edge);
    let sides = sides
        .zip(contacts)
        .filter_map(|((hand, enemy), (flank, edge))| match enemy {
            Some(enemy) if flank => Some((hand.to_owned(), Some(enemy.to_string()))),
            Some(enemy) => Some((format!("overlap-{hand}"), Some(enemy.to_string()))),
            None => edge.then(|| (format!("edge-{hand}"), None)),
        });
    let rear = found.rear.map(|enemy| ("rear", enemy));
    let all_round = found.all_round.iter().map(|enemy| ("all-round", enemy));
    let others = rear.into_iter().chain(all_round);
    sides
        .chain(others.map(|(how, enemy)| (how.to_owned(), Some(enemy.to_string()))))
        .collect()
}
