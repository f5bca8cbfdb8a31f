//! The moves of a bound: their rank in the list of the stance, and what they are as attacks.

use std::collections::BTreeMap;

use acies_generals::audit::{Chosen, Entry};
use acies_referee::{Battle, Order, Side};

use super::Evaluated;
use super::attacks::{Kills, combats};
use super::tables::stance;

/// What may be done in each stance, the first first (section 5.3).
const AGGRESSIVE: [&str; 11] = [
    "safe-attack",
    "support-attack",
    "calculated-attack",
    "aggressive-attack",
    "aggressive-manoeuvre",
    "reckless-attack",
    "occupy-terrain",
    "defensive-manoeuvre",
    "re-enforce",
    "repair-line",
    "form-line",
];
const CAUTIOUS: [&str; 10] = [
    "defensive-manoeuvre",
    "safe-attack",
    "support-attack",
    "occupy-terrain",
    "calculated-attack",
    "aggressive-manoeuvre",
    "form-line",
    "re-enforce",
    "form-column",
    "repair-line",
];
const DEFENSIVE: [&str; 9] = [
    "repair-line",
    "defensive-manoeuvre",
    "re-enforce",
    "form-line",
    "occupy-terrain",
    "safe-attack",
    "support-attack",
    "calculated-attack",
    "aggressive-manoeuvre",
];

#[expect(clippy::too_many_arguments, reason = "what was said, and what of")]
/// Holds what was said of a move against the battle before it.
pub fn hold(
    evaluated: &mut Evaluated,
    battle: &Battle,
    side: Side,
    order: &Order,
    entry: &Entry,
    chosen: &Chosen,
    known: &[&Entry],
    news: &[Entry],
) {
    let list: &[&str] = match stance(known, entry.bound) {
        Some("aggressive") => &AGGRESSIVE,
        Some("cautious") => &CAUTIOUS,
        Some("defensive") => &DEFENSIVE,
        _ => return evaluated.leave("move without a stance"),
    };
    if chosen.rank > 0 {
        let rank = list.iter().position(|action| *action == chosen.action);
        evaluated.compare(
            "rank",
            entry,
            &Some(usize::from(chosen.rank)),
            &rank.map(|rank| rank + 1),
        );
    }
    for higher in &chosen.higher {
        let named = list.get(usize::from(higher.rank) - 1).copied();
        evaluated.compare("higher rank", entry, &Some(higher.action.as_str()), &named);
    }
    let spent = usize::from(chosen.pips[0]);
    let mut after = battle.clone();
    let mut moves = vec![order.clone()];
    moves.extend(compound(entry, news));
    for order in &moves {
        if after.obey(order).is_err() {
            evaluated.differ.push(format!("{order} is not legal"));
            return;
        }
    }
    if let Order::End = order {
        return;
    }
    let left = usize::from(battle.position().pips)
        - usize::from(after.position().pips.min(battle.position().pips));
    evaluated.compare("cost", entry, &spent, &left);
    let Some((without, with)) = combats(battle, side).zip(combats(&after, side)) else {
        return evaluated.leave("move with shots");
    };
    let effect = Effect::of(&without, &with);
    if chosen.scores.iter().any(|score| score.0 == "compound") {
        return evaluated.agree("move of a compound");
    }
    let said = |name: &str| {
        chosen
            .scores
            .iter()
            .find(|score| score.0 == name)
            .map(|score| score.1)
    };
    let attack = match chosen.action.as_str() {
        "safe-attack" => effect.them > 0 && effect.us == 0,
        "calculated-attack" => effect.them > effect.us && effect.us > 0,
        "aggressive-attack" => effect.them == effect.us && effect.us > 0,
        "reckless-attack" => 0 < effect.them && effect.them < effect.us,
        "support-attack" => match helped_in(battle, side, &moves, &with) {
            Some(helps) => helps && effect.more[0] > effect.more[1],
            None => return evaluated.leave("support in a compound with shots"),
        },
        _ => return,
    };
    evaluated.compare(
        &format!("class of {}", chosen.action),
        entry,
        &true,
        &attack,
    );
    for (name, value) in [
        ("t", effect.them),
        ("u", -effect.us),
        ("t-less-u", effect.them - effect.us),
        ("gain", effect.more[0] - effect.more[1]),
    ] {
        if let Some(said) = said(name) {
            evaluated.compare(
                &format!("{name} of {}", chosen.action),
                entry,
                &said,
                &value,
            );
        }
    }
}

/// The moves that are to be made after one with which they count as one attack.
fn compound(entry: &Entry, news: &[Entry]) -> Vec<Order> {
    let after = news.iter().skip_while(|other| *other != entry).skip(1);
    let named = after.filter(|entry| entry.name == "compound").take(1);
    let orders = named.flat_map(|entry| entry.result.split("; "));
    orders
        .filter_map(|order| Order::parse(order).ok())
        .collect()
}

/// Whether a combat that there was before some moves, or after the first of them, promises more or threatens less when all of
/// them are made; `None` where somebody would have shot.
fn helped_in(
    battle: &Battle,
    side: Side,
    moves: &[Order],
    last: &BTreeMap<[String; 2], Kills>,
) -> Option<bool> {
    let mut moved = battle.clone();
    for next in moves {
        if Effect::of(&combats(&moved, side)?, last).helps {
            return Some(true);
        }
        moved.obey(next).ok()?;
    }
    Some(false)
}

/// What a move does to combats.
#[derive(Default)]
struct Effect {
    /// The throws of all combats that are new or changed which cost the enemy something, and the own side.
    them: i64,
    us: i64,
    /// How many more of each than without it.
    more: [i64; 2],
    /// Whether a combat that there was promises more or threatens less.
    helps: bool,
}

impl Effect {
    fn of(without: &BTreeMap<[String; 2], Kills>, with: &BTreeMap<[String; 2], Kills>) -> Effect {
        let mut effect = Effect::default();
        for (who, now) in with {
            let before = without.get(who);
            if before == Some(now) {
                continue;
            }
            let old = before.copied().unwrap_or_default();
            effect.helps |= before.is_some() && (now[0] > old[0] || now[1] < old[1]);
            effect.them += now[0];
            effect.us += now[1];
            effect.more[0] += now[0] - old[0];
            effect.more[1] += now[1] - old[1];
        }
        effect
    }
}
