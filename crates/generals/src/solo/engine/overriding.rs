//! The override of section 5.4: when the list of the stance wastes too much, a die may set it aside for a bound (`solo-dba` §6.3;
//!
//!
//! Two plans are compared, that of the list and one without ranks. What becomes of a plan is asked of the referee.

use acies_referee::{Ask, Battle, MovePlan, Order, Position, SIDE_SIZE, Side, What};

use super::actions::{self, Fit, Looked, per_pip, whole};
use super::classes::Class;
use super::measure::{GENERAL, Threats};
use super::scene::Scene;
use super::winning::{self, is_in};
use super::{Engine, choose, seen};
use crate::audit::Entry;
use crate::solo::clerk::Clerk;
use crate::solo::facts::Facts;
use crate::solo::veteran;

/// What the entries are called: the throw, and why it is made.
const THROW: &str = "override";
const WHY: &str = "override-reason";

/// So often it may be thrown for in a battle.
const MOST: usize = 3;

/// A plan is much better when a chance differs by so many of 36.
const MUCH: i64 = 6;

/// A general is in peril from so many of 36 on.
const PERIL: i64 = 9;

/// An attack that kills so often, and costs nothing, is not to be missed.
const FREE_KILL: i32 = 12;

/// So many of the best moves of each action are compared.
const BEST: usize = 3;

/// No bound has more moves.
const MOST_MOVES: usize = 16;

/// A bound as it would be moved, and what would come of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The moves.
    pub orders: Vec<Order>,
    /// The same with what is written of them, and the end of it.
    pub steps: Vec<Step>,
    /// The PIPs that they cost.
    pub spent: u8,
    /// What they change T − U by.
    pub gain: i64,
    /// The chance to win by the combats and shots of the bound, of 36.
    pub wins: i64,
    /// The chance that the own general is lost in the enemy's next bound, of 36.
    pub peril: i64,
    /// In how many throws of 36 each enemy is lost by the combats and shots of the bound.
    pub kills: [i32; SIDE_SIZE],
}

/// A move that was worked out ahead, and what is written of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where everything stands before it.
    pub before: Position,
    /// The move.
    pub order: Order,
    /// What is written.
    pub entries: Vec<Entry>,
}

/// Whether the list is set aside in this bound: thrown for before its first move, when there is reason to.
pub fn is_free(
    engine: &mut Engine,
    clerk: &mut Clerk,
    battle: &Battle,
    side: Side,
    stance: &str,
) -> bool {
    if let Some(entry) = clerk.written(THROW, "") {
        return entry.result == THROW;
    }
    let thrown = clerk.count(THROW);
    if clerk.count_now("move") > 0 || thrown >= MOST || battle.position().pips == 0 {
        return false;
    }
    let (found, ruling) = if engine.judge.is_some() {
        let powers = engine.powers(battle);
        let scene = seen(clerk, battle, side, &powers);
        let found = veteran::reason(engine, clerk, &scene, stance, MOST - thrown);
        (found, "R-113")
    } else {
        (reason(engine, clerk, battle, side, stance), "R-107")
    };
    let Some((reason, facts)) = found else {
        return false;
    };
    let mut facts: Vec<(&str, i64)> = facts;
    facts.push(("thrown", thrown as i64));
    clerk.rule("5.4", WHY, "", reason, &facts, &["R-53", ruling]);
    clerk.consult(THROW, "", &Facts::default()) == THROW
}

/// Why the list should be set aside, with the numbers that say so: the first of four reasons.
fn reason(
    engine: &mut Engine,
    clerk: &mut Clerk,
    battle: &Battle,
    side: Side,
    stance: &str,
) -> Option<(&'static str, Vec<(&'static str, i64)>)> {
    let powers = engine.powers(battle);
    let scene = seen(clerk, battle, side, &powers);
    let mut literal = plan(engine, clerk, &scene, stance, false);
    engine.ahead = [std::mem::take(&mut literal.steps), Vec::new()];
    let pips = i64::from(battle.position().pips);
    let free_kill = {
        let safe = scene.blows().iter().filter(|blow| {
            blow.effect.makes && blow.effect.class() == Class::Safe && blow.effect.them >= FREE_KILL
        });
        let made = safe
            .clone()
            .any(|blow| literal.orders.contains(&blow.order));
        let best = safe.map(|blow| i64::from(blow.effect.them)).max();
        best.filter(|_| !made)
    };
    let idle = 2 * i64::from(literal.spent) < pips;
    // Nothing is planned that could not matter, by what is in sight.
    let matters = literal.peril >= PERIL
        || idle && most_killed(&scene) >= MUCH
        || winning::in_sight(&scene, &literal.kills) >= literal.wins + MUCH;
    let free = matters.then(|| plan(engine, clerk, &scene, stance, true));
    let free = free.map(|mut free| {
        engine.ahead[1] = std::mem::take(&mut free.steps);
        free
    });
    if let Some(free) = &free {
        if free.wins >= literal.wins + MUCH {
            return Some(("R1", vec![("wins", literal.wins), ("free", free.wins)]));
        }
        if literal.peril >= PERIL && literal.peril - free.peril >= MUCH {
            return Some(("R2", vec![("peril", literal.peril), ("free", free.peril)]));
        }
    }
    if let Some(kills) = free_kill {
        return Some(("R3", vec![("kills", kills)]));
    }
    let free = free.filter(|free| idle && free.gain >= MUCH)?;
    Some((
        "R4",
        vec![
            ("spent", literal.spent.into()),
            ("pips", pips),
            ("free", free.gain),
        ],
    ))
}

/// A bound as it would be moved.
pub struct Ahead {
    /// The moves with what is written of them, and the end of it.
    pub steps: Vec<Step>,
    /// The moves.
    pub orders: Vec<Order>,
    /// The battle after them.
    pub battle: Battle,
}

/// The moves of a bound as the list of the stance has them, or as they are without ranks, from the scene with which it begins.
pub fn ahead(
    engine: &mut Engine,
    clerk: &mut Clerk,
    scene: &Scene<'_>,
    stance: &str,
    free: bool,
) -> Ahead {
    clerk.ahead(|clerk| moved_on(engine, clerk, scene, stance, free))
}

/// The same, in books from which it is taken back afterwards.
fn moved_on(
    engine: &mut Engine,
    clerk: &mut Clerk,
    scene: &Scene<'_>,
    stance: &str,
    free: bool,
) -> Ahead {
    let side = scene.side;
    let mut ahead = Ahead {
        steps: Vec::new(),
        orders: Vec::new(),
        battle: scene.battle.clone(),
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
        let (before, written) = (*moved.position(), clerk.entries().len());
        let first = ahead.orders.is_empty().then_some(scene);
        let order = engine.planned(clerk, moved, side, stance, free, first);
        ahead.steps.push(Step {
            before,
            order: order.clone(),
            entries: clerk.entries()[written..].to_vec(),
        });
        if order == Order::End || moved.obey(&order).is_err() {
            break;
        }
        ahead.orders.push(order);
    }
    ahead
}

/// A bound as the list of the stance has it, or as it is without ranks, from the scene with which it begins.
pub fn plan(
    engine: &mut Engine,
    clerk: &mut Clerk,
    scene: &Scene<'_>,
    stance: &str,
    free: bool,
) -> Plan {
    let (battle, side) = (scene.battle, scene.side);
    let ahead = ahead(engine, clerk, scene, stance, free);
    let moved = ahead.battle;
    let mut plan = Plan {
        orders: ahead.orders,
        steps: ahead.steps,
        ..Plan::default()
    };
    plan.spent = battle.position().pips.saturating_sub(moved.position().pips);
    let powers = engine.powers(&moved);
    let end = Scene::of(&moved, side, &powers);
    plan.gain = i64::from(end.edge() - scene.edge());
    plan.wins = winning::wins(&end);
    plan.peril = peril(&end);
    plan.kills = winning::kills(&end);
    plan
}

/// The most that could be killed by moves into contact and shots, of 36: no more than the best of each who could move.
fn most_killed(scene: &Scene<'_>) -> i64 {
    let mut kills = [0_i32; SIDE_SIZE];
    for blow in scene.blows() {
        let most = &mut kills[blow.movers[0].index() % SIDE_SIZE];
        *most = blow.effect.them.max(*most);
    }
    kills.iter().sum::<i32>().into()
}

/// The chance that the own general is lost in the enemy's next bound, of 36: by the worst who could strike him, or in the combat
/// that he is in.
fn peril(scene: &Scene<'_>) -> i64 {
    let Some((general, _)) = scene
        .now
        .general(scene.side)
        .filter(|(_, one)| one.on_table())
    else {
        return 0;
    };
    let struck = scene.dangers()[general.index() % SIDE_SIZE].unwrap_or(0) / GENERAL;
    let fights = scene.exchanges().iter().filter(|one| is_in(one, general));
    let fought = fights.map(|one| one.kills.us).max().unwrap_or(0);
    struck.max(fought).into()
}

/// The position that a move leads to with all that belongs to it.
pub fn reached(scene: &Scene<'_>, fit: &Fit) -> Option<Position> {
    if fit.then.is_empty() {
        return Some(scene.moved(&fit.order)?.after);
    }
    let mut battle = scene.battle.clone();
    for order in std::iter::once(&fit.order).chain(&fit.then) {
        battle.obey(order).ok()?;
    }
    Some(battle.after(&MovePlan::default()))
}

/// What a move with all that belongs to it gains, and what could be struck and lost then.
fn worth(scene: &Scene<'_>, fit: &Fit) -> Option<(i32, Threats)> {
    if let (Some(gain), Some(threats)) = (fit.worth.gain, fit.worth.threats) {
        return Some((gain, threats));
    }
    let after = reached(scene, fit)?;
    let gain = fit.worth.gain.unwrap_or_else(|| scene.gain_in(&after));
    let threats = fit.worth.threats;
    Some((gain, threats.unwrap_or_else(|| scene.threats_in(&after))))
}

/// All moves that any action would have, by what they change: T − U and D together, then T − U, then A.
pub fn without_ranks(scene: &Scene<'_>) -> Looked {
    let mut looked = Looked::default();
    let old = scene.threats();
    for name in actions::NAMES {
        let Some(here) = scene.look(name) else {
            continue;
        };
        looked.candidates += here.candidates;
        let mut best = here.fit.clone();
        choose::sort(&scene.now, scene.side, &mut best);
        for mut fit in best.into_iter().take(BEST) {
            let known = |one: &Fit| one.order == fit.order && one.then == fit.then;
            if looked.fit.iter().any(known) {
                continue;
            }
            let Some((gain, new)) = worth(scene, &fit) else {
                continue;
            };
            let (attack, danger) = (new.attack - old.attack, new.danger - old.danger);
            // An attack that is made is one that threatens no more: A only decides between equals.
            let sum = gain - danger;
            if sum > 0 || sum == 0 && attack >= 0 {
                fit.scores = [
                    per_pip("sum", sum),
                    whole("gain", gain),
                    whole("attack", attack),
                    whole("danger", -danger),
                ]
                .into_iter()
                .collect();
                looked.fit.push(fit);
            }
        }
    }
    looked
}
