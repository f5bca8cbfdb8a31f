//! The chance that a side wins in a bound, by what is fought and shot in it and by what could be.
//!
//! It knows losses and throws, and neither lists nor PIPs.

use acies_referee::{Battle, ElementId, ElementSet, Order, Party, Path, SIDE_SIZE, Side, victory};

use super::exchange::Exchange;
use super::scene::Scene;

/// The chance to win by what is fought and shot, of 36, rounded down: so many losses as are missing, or the enemy's general.
pub fn wins(scene: &Scene<'_>) -> i64 {
    let general = decisive(scene);
    let losses = scene.exchanges().iter().map(|one| Loss {
        kills: one.kills.them,
        decides: general.is_some_and(|general| is_in(one, general)),
    });
    chance(missing(scene.battle, scene.side), losses)
}

/// About the greatest chance to win that any moves could bring, of 36: each enemy as likely to be lost as by the best attack on
/// him that is in sight, what a compound kills being shared among those whom it strikes, or as `anyway` by number.
///
/// A guess: what moves to where one shoots would add is left out, and so are several attacks on one enemy that are no compound.
pub fn in_sight(scene: &Scene<'_>, anyway: &[i32; SIDE_SIZE]) -> i64 {
    let mut kills = *anyway;
    for attack in scene.attacks().1 {
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
    let general = decisive(scene).map(|id| id.index() % SIDE_SIZE);
    let losses = kills.into_iter().enumerate().map(|(place, kills)| Loss {
        kills,
        decides: general == Some(place),
    });
    chance(missing(scene.battle, scene.side), losses)
}

/// In how many throws of 36 each enemy is lost by what is fought and shot, by number: by the exchange that kills him most.
pub fn kills(scene: &Scene<'_>) -> [i32; SIDE_SIZE] {
    let mut kills = [0; SIDE_SIZE];
    for exchange in scene.exchanges() {
        for party in exchange.duel.parties {
            if let Party::Element(id) = party
                && id.side() != scene.side
            {
                let most = &mut kills[id.index() % SIDE_SIZE];
                *most = exchange.kills.them.max(*most);
            }
        }
    }
    kills
}

/// Whether an element is a party to a combat or shot.
pub fn is_in(exchange: &Exchange, id: ElementId) -> bool {
    exchange.duel.parties.contains(&Party::Element(id))
}

/// The enemy's general, where his loss wins the battle.
fn decisive(scene: &Scene<'_>) -> Option<ElementId> {
    let lost = victory::losses(scene.battle.view());
    let (own, theirs) = (lost[scene.side as usize], lost[scene.side.other() as usize]);
    let decides = scene.battle.rulebook().victory.general && theirs + 1 > own;
    let general = scene.now.general(scene.side.other());
    general.filter(|_| decides).map(|(id, _)| id)
}

/// How many more the enemy has to lose.
fn missing(battle: &Battle, side: Side) -> u8 {
    let lost = victory::losses(battle.view());
    let (own, theirs) = (lost[side as usize], lost[side.other() as usize]);
    let rules = &battle.rulebook().victory;
    rules
        .losses
        .max(own.saturating_add(1))
        .saturating_sub(theirs)
}

/// Somebody who may be lost.
struct Loss {
    /// By so many of 36 throws.
    kills: i32,
    /// Whether that wins, whatever else is lost.
    decides: bool,
}

/// The chance to win when so many losses are missing, of 36, rounded down.
fn chance(missing: u8, losses: impl Iterator<Item = Loss>) -> i64 {
    let missing = usize::from(missing).min(12);
    if missing == 0 {
        return 36;
    }
    // In how many ways so many are lost without a win, of 36 to the number of those who may be lost.
    let mut ways = [0_u128; 13];
    ways[0] = 1;
    let mut all: u128 = 1;
    for Loss { kills, decides } in losses.filter(|loss| loss.kills > 0) {
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
        let losses = losses.map(|&(kills, decides)| Loss { kills, decides });
        assert_eq!(chance(missing, losses), expected);
    }

    #[test]
    fn one_is_missing() {
        // Nobody may be lost; one by half of the throws; either of two: 1 - 1/4 of 36.
        check(1, &[], 0);
        check(1, &[(18, false)], 18);
        check(1, &[(18, false), (18, false)], 27);
    }

    #[test]
    fn several_are_missing() {
        // Both of two: 1/4. Two of three: 3/8 + 1/8 of 36; all three: 36 / 8 = 4.5, rounded down.
        check(2, &[(18, false)], 0);
        check(2, &[(18, false), (18, false)], 9);
        check(2, &[(18, false); 3], 18);
        check(3, &[(18, false); 3], 4);
    }

    #[test]
    fn the_general_decides() {
        // He by 12, or both others, when he is not: 12/36 + 24/36 / 4 = 1/3 + 1/6.
        check(2, &[(12, true), (18, false), (18, false)], 18);
        check(2, &[(12, false), (18, false)], 6);
    }

    #[test]
    fn who_has_won_already_wins() {
        check(0, &[], 36);
    }
}
