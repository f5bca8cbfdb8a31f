//! The combats after a move, each with all 36 pairs of dice.

use std::collections::BTreeMap;

use acies_referee::{Ask, Battle, Order, Party, Purpose, Side, What, victory};

use super::shooting::shot_out;

/// The rolls in which the enemy and the own side lose something that counts.
pub type Kills = [i64; 2];

/// A combat or a shot, by its parties.
pub type Key = [String; 2];

/// All shots and combats.
pub type Exchanges = BTreeMap<Key, Kills>;

/// The shots and combats if the movement phase ended now, for every equally good choice of the shooters.
pub fn exchanges(battle: &Battle, side: Side) -> Result<Vec<Exchanges>, &'static str> {
    let mut ended = battle.clone();
    let bounds = ended.position().bounds;
    if let Ask::Decide {
        what: What::Move, ..
    } = ended.asks()
    {
        ended
            .obey(&Order::End)
            .map_err(|_| "a movement that does not end")?;
    }
    let mut found = vec![Exchanges::new()];
    if ended.position().bounds != bounds || ended.ending().is_some() {
        return Ok(found);
    }
    if let Ask::Decide {
        what: What::Shooting,
        ..
    } = ended.asks()
    {
        (ended, found) = shot_out(&ended, side)?;
    }
    match ended.asks() {
        Ask::Decide {
            what: What::Combat, ..
        } => {}
        Ask::Throw(throw) if matches!(throw.purpose, Purpose::Pips { .. }) => return Ok(found),
        Ask::Throw(throw) if matches!(throw.purpose, Purpose::Denizens { .. }) => {
            return Ok(found);
        }
        Ask::Over(_) => return Ok(found),
        Ask::Throw(throw) if throw.purpose == Purpose::River => return Err("a river to throw for"),
        _ => return Err("a movement that ends otherwise"),
    }
    for order in ended.choices() {
        let Order::Fight(_) = order else { continue };
        let mut fought = ended.clone();
        fought
            .obey(&order)
            .map_err(|_| "a combat that is refused")?;
        answer(&mut fought);
        let Ask::Throw(throw) = fought.asks() else {
            return Err("a combat without dice");
        };
        let Purpose::Combat { active, other, .. } = throw.purpose else {
            return Err("a combat without dice");
        };
        let (key, kills) = (key(active, other), kills(&fought, side));
        for found in &mut found {
            found.insert(key.clone(), kills);
        }
    }
    Ok(found)
}

/// The two parties, in an order that does not depend on the active side.
fn key(one: Party, other: Party) -> Key {
    let mut key = [one.to_string(), other.to_string()];
    key.sort();
    key
}

/// Rolls every pair of dice.
pub fn kills(battle: &Battle, side: Side) -> Kills {
    let before = victory::losses(battle.view());
    let mut kills = [0; 2];
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut thrown = battle.clone();
        if thrown.throw(&[a, b]).is_err() {
            continue;
        }
        answer(&mut thrown);
        let after = victory::losses(thrown.view());
        for (sum, of) in kills.iter_mut().zip([side.other(), side]) {
            *sum += i64::from(after[of as usize] > before[of as usize]);
        }
    }
    kills
}

/// Gives the default answer to every minor choice, and rolls for rivers that an element flees or recoils into.
///
/// The river affects where the element ends, not whether it is lost.
pub fn answer(battle: &mut Battle) {
    loop {
        let answered = match battle.asks() {
            Ask::Decide {
                what: What::Recoil(_) | What::Flight | What::Entry | What::MainAttacker(_),
                ..
            } => battle.obey(&battle.default_order()).is_ok(),
            Ask::Throw(throw) if throw.purpose == Purpose::River => battle.throw(&[1]).is_ok(),
            _ => false,
        };
        if !answered {
            return;
        }
    }
}
