//! The moves of a bound: their rank in the list of the stance, and their class as attacks.

use acies_generals::audit::{ChosenMove, Entry};
use acies_referee::{Battle, Order, Side};

use super::Evaluated;
use super::attacks::{Exchanges, exchanges};
use super::tables::stance;

/// The actions of each stance, highest rank first (section 5.3).
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

#[expect(clippy::too_many_arguments, reason = "the entry and its context")]
/// Checks the entry of a move against the battle before it.
pub fn hold(
    evaluated: &mut Evaluated,
    battle: &Battle,
    side: Side,
    order: &Order,
    entry: &Entry,
    chosen: &ChosenMove,
    known: &[&Entry],
    new_entries: &[Entry],
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
    moves.extend(compound(entry, new_entries));
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
    if chosen.scores.iter().any(|score| score.0 == "compound") {
        return evaluated.agree("move of a compound");
    }
    let effects = match effects(battle, side, &moves) {
        Ok(effects) => effects,
        Err(why) => return evaluated.leave(&format!("move with {why}")),
    };
    let recorded = |name: &str| {
        let mut scores = chosen.scores.iter();
        scores.find(|score| score.0 == name).map(|score| score.1)
    };
    let action = chosen.action.as_str();
    // Which of several equal ways to shoot the general assumed is not known.
    let read: Vec<Vec<(String, i64, i64)>> = effects
        .iter()
        .filter_map(|effect| {
            let class = is_of(action, effect)?;
            if matches!(order, Order::BreakOff(..)) {
                return None;
            }
            let mut read = vec![(format!("class of {action}"), 1, i64::from(class))];
            let values = [
                ("t", effect.them),
                ("u", -effect.us),
                ("t-less-u", effect.them - effect.us),
                ("gain", effect.more[0] - effect.more[1]),
            ];
            for (name, value) in values {
                if let Some(recorded) = recorded(name) {
                    read.push((format!("{name} of {action}"), recorded, value));
                }
            }
            Some(read)
        })
        .collect();
    let agrees =
        |read: &&Vec<(String, i64, i64)>| read.iter().all(|(_, recorded, value)| recorded == value);
    for (what, recorded, value) in read
        .iter()
        .find(agrees)
        .or(read.first())
        .into_iter()
        .flatten()
    {
        evaluated.compare(what, entry, recorded, value);
    }
}

/// Whether a move's effect fits its action; for other actions than attacks, whether it avoids what they must not do.
fn is_of(action: &str, effect: &Effect) -> Option<bool> {
    let Effect { them, us, .. } = *effect;
    let class = match action {
        "safe-attack" => them > 0 && us == 0,
        "calculated-attack" => them > us && us > 0,
        "aggressive-attack" => them == us && us > 0,
        "reckless-attack" => 0 < them && them < us,
        "support-attack" => return Some(effect.helps && effect.more[0] > effect.more[1]),
        // No contact but one that does nothing, and nothing made worse that is fought or shot anyway.
        "aggressive-manoeuvre" => return Some(!effect.strikes && effect.others >= 0),
        "defensive-manoeuvre" => return Some(!effect.strikes),
        // Back into a fight, but not for mere loss, nor so that all fights stand worse.
        "repair-line" => {
            let loss = effect.meets && them == 0 && us > 0;
            return Some(!loss && effect.all >= 0);
        }
        "free" | "end" => return None,
        _ => return Some(!effect.meets && effect.others >= 0),
    };
    Some(class && effect.makes)
}

/// What some moves do together, in every way to shoot that is as good as any other. An attack helps when something that there
/// was before some of the moves promises more or threatens less when all of them are made.
fn effects(battle: &Battle, side: Side, moves: &[Order]) -> Result<Vec<Effect>, &'static str> {
    let mut moved = battle.clone();
    let mut stages = Vec::new();
    for next in moves {
        stages.push(exchanges(&moved, side)?);
        moved.obey(next).map_err(|_| "an order that is refused")?;
    }
    let last = exchanges(&moved, side)?;
    let mut effects = Vec::new();
    for last in &last {
        for first in &stages[0] {
            let helped = |stage: &Vec<Exchanges>| {
                let mut ways = stage.iter();
                ways.any(|before| Effect::of(before, last).helps)
            };
            let mut effect = Effect::of(first, last);
            effect.helps |= stages[1..].iter().any(helped);
            effects.push(effect);
        }
    }
    Ok(effects)
}

/// The further moves that count as one attack with this one.
fn compound(entry: &Entry, new_entries: &[Entry]) -> Vec<Order> {
    let after = new_entries
        .iter()
        .skip_while(|other| *other != entry)
        .skip(1);
    let named = after.filter(|entry| entry.name == "compound").take(1);
    let orders = named.flat_map(|entry| entry.result.split("; "));
    orders
        .filter_map(|order| Order::parse(order).ok())
        .collect()
}

/// The effect of a move on combats and shots.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct Effect {
    /// The rolls of all new or changed combats and shots that cost the enemy something, and the own side.
    them: i64,
    us: i64,
    /// The differences from before the move.
    more: [i64; 2],
    /// Whether there is a new combat or shot.
    makes: bool,
    /// Whether there is a new combat, and whether one in which something can be lost.
    meets: bool,
    strikes: bool,
    /// The gain of those that existed before, including those that no longer take place; and the total gain.
    others: i64,
    all: i64,
    /// Whether an existing combat or shot improves.
    helps: bool,
}

impl Effect {
    fn of(without: &Exchanges, with: &Exchanges) -> Effect {
        let sum = |of: &Exchanges| of.values().map(|kills| kills[0] - kills[1]).sum::<i64>();
        let mut effect = Effect {
            all: sum(with) - sum(without),
            ..Effect::default()
        };
        for (key, now) in with {
            let before = without.get(key);
            if before == Some(now) {
                continue;
            }
            let old = before.copied().unwrap_or_default();
            if before.is_some() {
                effect.others += now[0] - now[1] - old[0] + old[1];
            } else {
                let meets = !key[0].starts_with("shot");
                effect.makes = true;
                effect.meets |= meets;
                effect.strikes |= meets && *now != [0, 0];
            }
            effect.helps |= before.is_some() && (now[0] > old[0] || now[1] < old[1]);
            effect.them += now[0];
            effect.us += now[1];
            effect.more[0] += now[0] - old[0];
            effect.more[1] += now[1] - old[1];
        }
        for (_, gone) in without.iter().filter(|(key, _)| !with.contains_key(*key)) {
            effect.others += gone[1];
        }
        effect
    }
}
