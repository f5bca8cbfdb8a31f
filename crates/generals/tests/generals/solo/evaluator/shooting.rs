//! Shooting assignments, each shot with all 36 pairs of dice, and the combats after shooting without effect.
//!
//! A side's shooters are assigned so that kills less losses are greatest in total, by trying every assignment of
//! shooters with common targets.

use std::collections::BTreeMap;

use acies_referee::{Ask, Battle, ElementId, Order, Party, Purpose, Side, What};

use super::attacks::{Exchanges, Key, Kills, answer, kills};

/// The most assignments that are tried.
const WAYS: usize = 256;
/// The most equally good assignments that are kept.
const ALIKE: usize = 16;

/// A volley at a target.
#[derive(Clone, Debug)]
struct Volley {
    order: Order,
    key: Key,
    kills: Kills,
    /// Its rank, see [`volley`].
    worth: [i64; 4],
}

/// A battle after shooting without effect, with the shots, for every equally good assignment.
pub fn shot_out(battle: &Battle, side: Side) -> Result<(Battle, Vec<Exchanges>), &'static str> {
    let mut now = battle.clone();
    let mut found = vec![Exchanges::new()];
    for by in [side, side.other()] {
        let plans = shared_out(&now, by, side)?;
        let Some(made) = plans.first() else { continue };
        let made = made.clone();
        let mut all = Vec::new();
        for known in &found {
            for plan in &plans {
                let mut known = known.clone();
                known.extend(plan.iter().map(|volley| (volley.key.clone(), volley.kills)));
                all.push(known);
            }
        }
        found = all;
        if found.len() > ALIKE {
            return Err("many ways to shoot that are alike");
        }
        for volley in made {
            call(&mut now, &volley.order);
            if now.obey(&volley.order).is_ok() {
                now = in_vain(&now)?;
            }
        }
    }
    // The remaining shooters have no target they would choose.
    while let Ask::Decide {
        what: What::Shooting | What::Target(_),
        ..
    } = now.asks()
    {
        now.obey(&now.default_order())
            .map_err(|_| "a shot that is refused")?;
        if let Ask::Throw(_) = now.asks() {
            now = in_vain(&now)?;
        }
    }
    found.sort();
    found.dedup();
    Ok((now, found))
}

/// Calls on the first shooter of an order when the other side is asked.
fn call(battle: &mut Battle, order: &Order) {
    let Order::Shoot(shooters, _) = order else {
        return;
    };
    let Ask::Decide {
        side,
        what: What::Shooting,
    } = battle.asks()
    else {
        return;
    };
    if let Some(&first) = shooters.first().filter(|first| first.side() != side) {
        let _ = battle.obey(&Order::Call(first));
    }
}

/// A throw that leaves every element in place.
fn in_vain(battle: &Battle) -> Result<Battle, &'static str> {
    let stands = |battle: &Battle| {
        let elements = battle.position().elements().iter();
        elements
            .map(|element| (element.place, element.base.pose))
            .collect::<Vec<_>>()
    };
    let before = stands(battle);
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut thrown = battle.clone();
        if thrown.throw(&[a, b]).is_ok() {
            answer(&mut thrown);
            if stands(&thrown) == before {
                return Ok(thrown);
            }
        }
    }
    Err("a shot that always moves an element")
}

/// The shooters of a side with their targets.
fn due(battle: &Battle, by: Side) -> Vec<(ElementId, Vec<Party>)> {
    let Ask::Decide {
        side,
        what: What::Shooting,
    } = battle.asks()
    else {
        return Vec::new();
    };
    let alone = |battle: &Battle| {
        let orders = battle.choices().into_iter();
        let alone = orders.filter_map(|order| match order {
            Order::Shoot(shooters, target) if shooters.len() == 1 => Some((shooters[0], target)),
            _ => None,
        });
        alone.collect::<Vec<_>>()
    };
    let mut pairs = Vec::new();
    if by == side {
        pairs = alone(battle);
    } else {
        for order in battle.choices() {
            let Order::Call(_) = order else { continue };
            let mut called = battle.clone();
            if called.obey(&order).is_ok() {
                pairs.extend(alone(&called));
            }
        }
    }
    let mut due: BTreeMap<ElementId, Vec<Party>> = BTreeMap::new();
    for (shooters, target) in pairs {
        due.entry(shooters).or_default().push(target);
    }
    due.into_iter().collect()
}

/// The best assignments of a side's shooters; empty without shooters.
fn shared_out(battle: &Battle, by: Side, side: Side) -> Result<Vec<Vec<Volley>>, &'static str> {
    let mut rest = due(battle, by);
    let mut plans: Vec<Vec<Volley>> = vec![Vec::new()];
    while let Some(first) = rest.pop() {
        // Shooters connected by common targets, even indirectly.
        let mut part = vec![first];
        while let Some(next) = rest.iter().position(|(_, targets)| {
            let mut known = part.iter().flat_map(|(_, targets)| targets);
            known.any(|target| targets.contains(target))
        }) {
            part.push(rest.remove(next));
        }
        part.sort_by_key(|(id, _)| *id);
        let best = best_of(battle, by, side, &part)?;
        let mut all = Vec::new();
        for plan in &plans {
            for more in &best {
                all.push(plan.iter().chain(more).cloned().collect());
            }
        }
        plans = all;
        if plans.len() > ALIKE {
            return Err("many ways to shoot that are alike");
        }
    }
    Ok(plans)
}

/// The best assignments of some shooters.
fn best_of(
    battle: &Battle,
    by: Side,
    side: Side,
    part: &[(ElementId, Vec<Party>)],
) -> Result<Vec<Vec<Volley>>, &'static str> {
    let ways: usize = part.iter().map(|(_, targets)| targets.len()).product();
    if ways > WAYS {
        return Err("many shooters");
    }
    let most = usize::from(battle.rulebook().shooting.supporting) + 1;
    let mut known: BTreeMap<(Vec<ElementId>, String), Option<Volley>> = BTreeMap::new();
    let mut best: Vec<Vec<Volley>> = Vec::new();
    let mut most_worth: Option<[i64; 4]> = None;
    for mut way in 0..ways {
        let mut at: BTreeMap<String, (Party, Vec<ElementId>)> = BTreeMap::new();
        for (id, targets) in part {
            let target = targets[way % targets.len()];
            way /= targets.len();
            let shooters = &mut at
                .entry(target.to_string())
                .or_insert((target, Vec::new()))
                .1;
            if shooters.len() < most {
                shooters.push(*id);
            }
        }
        let mut plan = Vec::new();
        for (name, (target, shooters)) in at {
            let volley = known
                .entry((shooters.clone(), name))
                .or_insert_with(|| volley(battle, by, side, &shooters, target));
            plan.extend(volley.clone());
        }
        let mut worth = [0; 4];
        for volley in &plan {
            for (sum, part) in worth.iter_mut().zip(volley.worth) {
                *sum += part;
            }
        }
        let alike = |one: &[Volley], other: &[Volley]| {
            let seen = |plan: &[Volley]| -> BTreeMap<Key, Kills> {
                plan.iter()
                    .map(|one| (one.key.clone(), one.kills))
                    .collect()
            };
            seen(one) == seen(other)
        };
        if most_worth.is_none_or(|most| worth > most) {
            most_worth = Some(worth);
            best = vec![plan];
        } else if most_worth == Some(worth) && !best.iter().any(|known| alike(known, &plan)) {
            best.push(plan);
        }
    }
    Ok(best)
}

/// A volley, led by the first shooter that may lead it; `None` when none may.
fn volley(
    battle: &Battle,
    by: Side,
    side: Side,
    shooters: &[ElementId],
    target: Party,
) -> Option<Volley> {
    let mut led = (0..shooters.len()).map(|lead| {
        let mut shooters = shooters.to_vec();
        shooters.swap(0, lead);
        Order::Shoot(shooters.into_iter().collect(), target)
    });
    let (order, shot) = led.find_map(|order| {
        let mut shot = battle.clone();
        call(&mut shot, &order);
        shot.obey(&order).ok()?;
        Some((order, shot))
    })?;
    let Ask::Throw(throw) = shot.asks() else {
        return None;
    };
    let Purpose::Shooting { shooter, .. } = throw.purpose else {
        return None;
    };
    let kills = kills(&shot, side);
    // Kills less losses for the shooting side, kills, whether a general is the target, and distance.
    let [gain, loss] = if by == side {
        kills
    } else {
        [kills[1], kills[0]]
    };
    let position = battle.position();
    let (general, way) = target.element().map_or((false, 0), |id| {
        let Order::Shoot(shooters, _) = &order else {
            return (false, 0);
        };
        let from = position.base(shooters[0]).pose.front;
        let way = (position.base(id).pose.front - from).square();
        (position.element(id).general, way)
    });
    let worth = if general { gain } else { 0 };
    Some(Volley {
        key: [format!("shot by {shooter}"), target.to_string()],
        kills,
        worth: [gain - loss, gain, worth, -way],
        order,
    })
}
