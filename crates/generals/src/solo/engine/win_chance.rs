//! The chance to win in a bound by its combats and shots, and by possible attacks.

use acies_referee::{Battle, ElementId, ElementSet, Order, Party, Path, SIDE_SIZE, Side, victory};

use super::exchanges::Exchange;
use super::situation::Situation;

/// The chance to win by the present combats and shots, in 36ths, rounded down.
pub fn win_chance(situation: &Situation<'_>) -> i64 {
    let general = decisive(situation);
    let losses = situation.exchanges().iter().map(|one| PossibleLoss {
        kills: one.kills.them,
        decides: general.is_some_and(|general| involves(one, general)),
    });
    chance(losses_needed(situation.battle, situation.side), losses)
}

/// An estimate of the best chance to win by any moves, in 36ths.
///
/// Each enemy is lost as often as by the best attack on it, or as given in `anyway`. The kills of a compound are shared
/// among its targets. Moves to shooting places and separate attacks on one enemy are ignored.
pub fn best_win_chance(situation: &Situation<'_>, anyway: &[i32; SIDE_SIZE]) -> i64 {
    let mut kills = *anyway;
    for attack in situation.attacks_and_compounds().1 {
        let orders = std::iter::once(&attack.order).chain(&attack.then);
        let mut struck = ElementSet::NONE;
        for order in orders {
            if let Order::Move(_, Path::Into { enemy, .. }) = order
                && let Party::Element(enemy) = *enemy
            {
                struck.insert(enemy);
            }
        }
        let each = attack.effect.them / struck.len().max(1) as i32;
        for enemy in struck.iter() {
            let most = &mut kills[enemy.index() % SIDE_SIZE];
            *most = each.max(*most);
        }
    }
    let general = decisive(situation).map(|id| id.index() % SIDE_SIZE);
    let losses = kills
        .into_iter()
        .enumerate()
        .map(|(place, kills)| PossibleLoss {
            kills,
            decides: general == Some(place),
        });
    chance(losses_needed(situation.battle, situation.side), losses)
}

/// The rolls of 36 in which each enemy is lost, by its most dangerous combat or shot.
pub fn kill_throws(situation: &Situation<'_>) -> [i32; SIDE_SIZE] {
    let mut kills = [0; SIDE_SIZE];
    for exchange in situation.exchanges() {
        for party in exchange.duel.parties {
            if let Party::Element(id) = party
                && id.side() != situation.side
            {
                let most = &mut kills[id.index() % SIDE_SIZE];
                *most = exchange.kills.them.max(*most);
            }
        }
    }
    kills
}

/// Whether an element is a party to a combat or shot.
pub fn involves(exchange: &Exchange, id: ElementId) -> bool {
    exchange.duel.parties.contains(&Party::Element(id))
}

/// The enemy's general, if its loss wins the battle.
fn decisive(situation: &Situation<'_>) -> Option<ElementId> {
    let lost = victory::losses(situation.battle.view());
    let (own, theirs) = (
        lost[situation.side as usize],
        lost[situation.side.other() as usize],
    );
    let decides = situation.battle.rulebook().victory.general && theirs + 1 > own;
    let general = situation.now.general(situation.side.other());
    general.filter(|_| decides).map(|(id, _)| id)
}

/// How many more losses the enemy of a side needs for defeat.
pub fn losses_needed(battle: &Battle, side: Side) -> u8 {
    let lost = victory::losses(battle.view());
    let (own, theirs) = (lost[side as usize], lost[side.other() as usize]);
    let rules = &battle.rulebook().victory;
    rules
        .losses
        .max(own.saturating_add(1))
        .saturating_sub(theirs)
}

/// A possible loss.
struct PossibleLoss {
    /// The rolls of 36 in which it is lost.
    kills: i32,
    /// Whether it wins the battle by itself.
    decides: bool,
}

/// The chance to win with `missing` losses needed, in 36ths, rounded down.
fn chance(missing: u8, losses: impl Iterator<Item = PossibleLoss>) -> i64 {
    let missing = usize::from(missing).min(12);
    if missing == 0 {
        return 36;
    }
    // The weight of each number of losses without a win, out of 36 to the power of the possible losses.
    let mut ways = [0_u128; 13];
    ways[0] = 1;
    let mut all: u128 = 1;
    for PossibleLoss { kills, decides } in losses.filter(|loss| loss.kills > 0) {
        let kills = kills.min(36) as u128;
        let mut next = [0; 13];
        for (count, &known) in ways.iter().enumerate() {
            next[count] += known * (36 - kills);
            if !decides && count + 1 < next.len() {
                next[count + 1] += known * kills;
            }
        }
        ways = next;
        all *= 36;
        if all > 1 << 100 {
            break;
        }
    }
    let not_yet: u128 = ways.iter().take(missing).sum();
    ((all - not_yet) * 36 / all) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(missing: u8, losses: &[(i32, bool)], expected: i64) {
        let losses = losses.iter();
        let losses = losses.map(|&(kills, decides)| PossibleLoss { kills, decides });
        assert_eq!(chance(missing, losses), expected);
    }

    #[test]
    fn chance_of_one_loss() {
        // None possible; one by half of the rolls; either of two: 1 - 1/4 of 36.
        check(1, &[], 0);
        check(1, &[(18, false)], 18);
        check(1, &[(18, false), (18, false)], 27);
    }

    #[test]
    fn chance_of_several_losses() {
        // Both of two: 1/4. Two of three: 3/8 + 1/8 of 36; all three: 36 / 8 = 4.5, rounded down.
        check(2, &[(18, false)], 0);
        check(2, &[(18, false), (18, false)], 9);
        check(2, &[(18, false); 3], 18);
        check(3, &[(18, false); 3], 4);
    }

    #[test]
    fn losing_the_general_decides() {
        // The general by 12, or both others otherwise: 12/36 + 24/36 / 4 = 1/3 + 1/6.
        check(2, &[(12, true), (18, false), (18, false)], 18);
        check(2, &[(12, false), (18, false)], 6);
    }

    #[test]
    fn no_losses_needed_is_a_certain_win() {
        check(0, &[], 36);
    }
}
