//! The override (section 5.4): a die may set the list of the stance aside for a bound (`solo-dba` §6.3,
//!
//!
//! It is rolled when the list wastes too much, judged by two plans of the bound: by the list, and without ranks.

use acies_referee::{Ask, Battle, MovePlan, Order, Position, SIDE_SIZE, Side, What};

use super::actions::{self, ActionMoves, SuitableMove, per_pip_score, plain_score};
use super::attack_class::AttackClass;
use super::situation::{Attack, Situation};
use super::threats::{GENERAL, Threats};
use super::win_chance::{self, involves};
use super::{Engine, ranking, situation_of, usefulness};
use crate::audit::Entry;
use crate::solo::audit_log::AuditLog;
use crate::solo::facts::Facts;
use crate::solo::veteran;

/// The names of the entries: the roll, and its reason.
const THROW: &str = "override";
const WHY: &str = "override-reason";

/// The most rolls in a battle.
const MOST: usize = 3;

/// A plan is much better if a chance differs by this many 36ths.
const MUCH: i64 = 6;

/// A general is in peril from this many 36ths on.
const PERIL: i64 = 9;

/// An attack without risk that kills this often must not be missed.
const FREE_KILL: i32 = 12;

/// How many of the best moves of each action are compared.
const BEST: usize = 3;

/// The most moves of a bound, as a safeguard.
const MOST_MOVES: usize = 16;

/// A planned bound and its value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoundPlan {
    /// The moves.
    pub orders: Vec<Order>,
    /// The moves with their audit entries, and the end of movement.
    pub planned: Vec<PlannedMove>,
    /// The PIPs spent.
    pub spent: u8,
    /// The change of T − U.
    pub gain: i64,
    /// The chance to win by the combats and shots of the bound, in 36ths.
    pub wins: i64,
    /// The chance to lose the own general in the enemy's next bound, in 36ths.
    pub peril: i64,
    /// The rolls of 36 in which each enemy is lost by the combats and shots of the bound.
    pub kills: [i32; SIDE_SIZE],
}

/// A planned move with its audit entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedMove {
    /// The position before it.
    pub before: Position,
    /// The order.
    pub order: Order,
    /// Its entries.
    pub entries: Vec<Entry>,
}

/// Whether the list is set aside in this bound; rolled before the first move if there is a reason.
pub fn is_overridden(
    engine: &mut Engine,
    log: &mut AuditLog,
    battle: &Battle,
    side: Side,
    stance: &str,
) -> bool {
    if let Some(entry) = log.find(THROW, "") {
        return entry.result == THROW;
    }
    let thrown = log.count(THROW);
    if log.count_this_bound("move") > 0 || thrown >= MOST || battle.position().pips == 0 {
        return false;
    }
    let (found, ruling) = if engine.judge.is_some() {
        let odds_table = engine.odds_table(battle);
        let situation = situation_of(log, battle, side, &odds_table);
        let found = veteran::reason(engine, log, &situation, stance, MOST - thrown);
        (found, "R-113")
    } else {
        (reason(engine, log, battle, side, stance), "R-107")
    };
    let Some((reason, facts)) = found else {
        return false;
    };
    let mut facts: Vec<(&str, i64)> = facts;
    facts.push(("thrown", thrown as i64));
    log.record_rule("5.4", WHY, "", reason, &facts, &["R-53", ruling]);
    log.roll_on(THROW, "", &Facts::default()) == THROW
}

/// The first of four reasons to set the list aside, with its numbers.
fn reason(
    engine: &mut Engine,
    log: &mut AuditLog,
    battle: &Battle,
    side: Side,
    stance: &str,
) -> Option<(&'static str, Vec<(&'static str, i64)>)> {
    let odds_table = engine.odds_table(battle);
    let situation = situation_of(log, battle, side, &odds_table);
    let mut literal = plan_and_value(engine, log, &situation, stance, false);
    engine.ahead = [std::mem::take(&mut literal.planned), Vec::new()];
    let pips = i64::from(battle.position().pips);
    let free_kills: Vec<&Attack> = situation
        .attacks()
        .iter()
        .filter(|attack| {
            attack.effect.makes
                && attack.effect.class() == AttackClass::Safe
                && attack.effect.them >= FREE_KILL
        })
        .collect();
    let makes_one = |orders: &[Order]| free_kills.iter().any(|kill| orders.contains(&kill.order));
    let misses_one = !free_kills.is_empty() && !makes_one(&literal.orders);
    let idle = 2 * i64::from(literal.spent) < pips;
    // Skip the second plan where it cannot make a difference.
    let matters = literal.peril >= PERIL
        || misses_one
        || idle && most_killed(&situation) >= MUCH
        || win_chance::best_win_chance(&situation, &literal.kills) >= literal.wins + MUCH;
    if !matters {
        return None;
    }
    let mut free = plan_and_value(engine, log, &situation, stance, true);
    engine.ahead[1] = std::mem::take(&mut free.planned);
    // A roll is not spent on doing nothing.
    if free.spent == 0 {
        return None;
    }
    if free.wins >= literal.wins + MUCH {
        return Some(("R1", vec![("wins", literal.wins), ("free", free.wins)]));
    }
    if literal.peril >= PERIL && literal.peril - free.peril >= MUCH {
        return Some(("R2", vec![("peril", literal.peril), ("free", free.peril)]));
    }
    if misses_one && makes_one(&free.orders) {
        let kills = free_kills.iter().map(|kill| i64::from(kill.effect.them));
        return Some(("R3", vec![("kills", kills.max().unwrap_or(0))]));
    }
    (idle && free.gain >= MUCH).then(|| {
        let facts = vec![
            ("spent", literal.spent.into()),
            ("pips", pips),
            ("free", free.gain),
        ];
        ("R4", facts)
    })
}

/// A planned bound.
pub struct PlannedBound {
    /// The moves with their audit entries, and the end of movement.
    pub planned: Vec<PlannedMove>,
    /// The moves.
    pub orders: Vec<Order>,
    /// The battle after them.
    pub battle: Battle,
}

/// Plans a bound by the list of the stance or without ranks, from its first situation.
pub fn plan_bound(
    engine: &mut Engine,
    log: &mut AuditLog,
    situation: &Situation<'_>,
    stance: &str,
    free: bool,
) -> PlannedBound {
    log.dry_run(|log| plan_moves(engine, log, situation, stance, free))
}

/// The same, writing to a log that is rolled back afterwards.
fn plan_moves(
    engine: &mut Engine,
    log: &mut AuditLog,
    situation: &Situation<'_>,
    stance: &str,
    free: bool,
) -> PlannedBound {
    let side = situation.side;
    let mut ahead = PlannedBound {
        planned: Vec::new(),
        orders: Vec::new(),
        battle: situation.battle.clone(),
    };
    while ahead.orders.len() < MOST_MOVES {
        let moved = &mut ahead.battle;
        let (
            Ask::Decide {
                side: asked,
                what: What::Move,
            },
            None,
        ) = (moved.asks(), moved.ending())
        else {
            break;
        };
        if asked != side {
            break;
        }
        let (before, written) = (*moved.position(), log.entries().len());
        let first = ahead.orders.is_empty().then_some(situation);
        let order = engine.choose_move(log, moved, side, stance, free, first);
        ahead.planned.push(PlannedMove {
            before,
            order: order.clone(),
            entries: log.entries()[written..].to_vec(),
        });
        if order == Order::End || moved.obey(&order).is_err() {
            break;
        }
        ahead.orders.push(order);
    }
    ahead
}

/// Plans and values a bound by the list of the stance or without ranks, from its first situation.
pub fn plan_and_value(
    engine: &mut Engine,
    log: &mut AuditLog,
    situation: &Situation<'_>,
    stance: &str,
    free: bool,
) -> BoundPlan {
    let (battle, side) = (situation.battle, situation.side);
    let ahead = plan_bound(engine, log, situation, stance, free);
    let moved = ahead.battle;
    let mut plan = BoundPlan {
        orders: ahead.orders,
        planned: ahead.planned,
        ..BoundPlan::default()
    };
    plan.spent = battle.position().pips.saturating_sub(moved.position().pips);
    let odds_table = engine.odds_table(&moved);
    let end = Situation::new(&moved, side, &odds_table);
    plan.gain = i64::from(end.advantage() - situation.advantage());
    plan.wins = win_chance::win_chance(&end);
    plan.peril = peril(&end);
    plan.kills = win_chance::kill_throws(&end);
    plan
}

/// An upper bound of the kills by contacts and shots, in 36ths: the sum of each mover's best.
fn most_killed(situation: &Situation<'_>) -> i64 {
    let mut kills = [0_i32; SIDE_SIZE];
    for attack in situation.attacks() {
        let most = &mut kills[attack.movers[0].index() % SIDE_SIZE];
        *most = attack.effect.them.max(*most);
    }
    kills.iter().sum::<i32>().into()
}

/// The chance to lose the own general in the enemy's next bound, in 36ths.
///
/// It is the worst of the possible attacks and of the general's present combat.
fn peril(situation: &Situation<'_>) -> i64 {
    let Some((general, _)) = situation
        .now
        .general(situation.side)
        .filter(|(_, one)| one.on_table())
    else {
        return 0;
    };
    let struck = situation.dangers()[general.index() % SIDE_SIZE].unwrap_or(0) / GENERAL;
    let fights = situation
        .exchanges()
        .iter()
        .filter(|one| involves(one, general));
    let fought = fights.map(|one| one.kills.us).max().unwrap_or(0);
    struck.max(fought).into()
}

/// The position after a move with all its further moves.
pub fn position_after(situation: &Situation<'_>, suitable: &SuitableMove) -> Option<Position> {
    if suitable.then.is_empty() {
        return Some(situation.moved(&suitable.order)?.after);
    }
    let mut battle = situation.battle.clone();
    for order in std::iter::once(&suitable.order).chain(&suitable.then) {
        battle.obey(order).ok()?;
    }
    Some(battle.after(&MovePlan::default()))
}

/// The gain of a move with all its further moves, and the threats after it.
fn worth(situation: &Situation<'_>, suitable: &SuitableMove) -> Option<(i32, Threats)> {
    if let (Some(gain), Some(threats)) = (suitable.worth.gain, suitable.worth.threats) {
        return Some((gain, threats));
    }
    let after = position_after(situation, suitable)?;
    let gain = suitable
        .worth
        .gain
        .unwrap_or_else(|| situation.gain_in(&after));
    let threats = suitable.worth.threats;
    Some((
        gain,
        threats.unwrap_or_else(|| situation.threats_in(&after)),
    ))
}

/// The best moves of all actions, ranked by T − U and D together, then T − U, then A.
pub fn moves_without_ranks(situation: &Situation<'_>) -> ActionMoves {
    let mut looked = ActionMoves::default();
    let old = situation.threats();
    for name in actions::NAMES {
        let Some(here) = situation.evaluate(name) else {
            continue;
        };
        looked.candidates += here.candidates;
        let mut best = here.suitable.clone();
        ranking::sort_moves(&situation.now, situation.side, &mut best);
        for mut suitable in best.into_iter().take(BEST) {
            let known =
                |one: &SuitableMove| one.order == suitable.order && one.then == suitable.then;
            if looked.suitable.iter().any(known) {
                continue;
            }
            let Some((gain, new)) = worth(situation, &suitable) else {
                continue;
            };
            let (attack, danger) = (new.attack - old.attack, new.danger - old.danger);
            // An attack once made no longer threatens, so A only breaks ties.
            let sum = gain - danger;
            let gains = sum > 0 || sum == 0 && attack >= 0;
            if gains && usefulness::is_useful(situation, &suitable) {
                suitable.scores = [
                    per_pip_score("sum", sum),
                    plain_score("gain", gain),
                    plain_score("attack", attack),
                    plain_score("danger", -danger),
                ]
                .into_iter()
                .collect();
                looked.suitable.push(suitable);
            }
        }
    }
    looked
}
