//! Which suitable moves are useful, and the measures at the start of the bound by which that is judged.

use std::cell::OnceCell;

use acies_referee::ElementId;

use super::actions::SuitableMove;
use super::attack_class::Effect;
use super::exchanges::Exchange;
use super::override_roll::position_after;
use super::ranking;
use super::situation::Situation;
use super::threats::GENERAL;
use super::veto::{Stake, Veto, veto};
use super::win_chance::{self, involves};
use crate::audit::How;
use crate::evaluation::Evaluator;
use crate::solo::audit_log::AuditLog;

/// The name of the entry with the measures at the start of a bound.
const START: &str = "bound-start";

/// The measures at the start of a bound, in rolls out of 36.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Measures {
    /// A: what its side could kill less what it could lose by that.
    pub chances: i32,
    /// D: what it could lose.
    pub danger: i32,
    /// T − U of all combats and shots.
    pub advantage: i32,
}

impl Measures {
    /// The measures of a situation now.
    pub fn now(situation: &Situation<'_>) -> Measures {
        let threats = situation.threats();
        Measures {
            chances: threats.attack,
            danger: threats.danger,
            advantage: situation.advantage(),
        }
    }
}

/// The recorded measures at the start of the present bound.
pub fn start_of(log: &AuditLog) -> Option<Measures> {
    let How::Rule { facts } = &log.find(START, "")?.how else {
        return None;
    };
    let number = |name: &str| {
        let fact = facts.iter().find(|fact| fact.0 == name);
        fact.map_or(0, |fact| fact.1 as i32)
    };
    Some(Measures {
        chances: number("chances"),
        danger: number("danger"),
        advantage: number("advantage"),
    })
}

/// Records the measures at the start of a bound.
pub fn record_start(log: &mut AuditLog, situation: &Situation<'_>) {
    let Measures {
        chances,
        danger,
        advantage,
    } = Measures::now(situation);
    let facts = [
        ("chances", chances.into()),
        ("danger", danger.into()),
        ("advantage", advantage.into()),
    ];
    log.record_rule("5.3", START, "", "measured", &facts, &["R-61", "R-117"]);
}

/// What a suitable move stakes, with its further moves; `None` if it cannot be made.
fn stake(situation: &Situation<'_>, suitable: &SuitableMove, worth: i64) -> Option<Stake> {
    let (effect, fought, new) = if suitable.then.is_empty() {
        let moved = situation.moved(&suitable.order)?;
        let fought = staked(situation, situation.exchanges_after(&moved));
        (
            situation.effect(&moved),
            fought,
            situation.threats_after(&moved),
        )
    } else {
        let after = position_after(situation, suitable)?;
        let exchanges = situation.exchanges_in(&after);
        let effect = Effect::between(situation.exchanges(), &exchanges);
        let fought = staked(situation, &exchanges);
        (effect, fought, situation.threats_in(&after))
    };
    let old = situation.threats();
    let general = |&id: &ElementId| situation.now.element(id).general;
    Some(Stake {
        attack: effect.makes.then(|| effect.class()),
        general: suitable.movers.iter().any(general),
        last: win_chance::losses_needed(situation.battle, situation.side.other()) <= 1,
        gain: fought - staked(situation, situation.exchanges()),
        chances: new.attack - old.attack,
        danger: new.danger - old.danger,
        worth,
    })
}

/// T − U of some combats and shots; the loss of the own general counts three times, as in D.
fn staked(situation: &Situation<'_>, exchanges: &[Exchange]) -> i32 {
    let general = situation.now.general(situation.side).map(|(id, _)| id);
    let advantage = |one: &Exchange| {
        let stakes_general = general.is_some_and(|general| involves(one, general));
        let times = if stakes_general { GENERAL } else { 1 };
        one.kills.them - times * one.kills.us
    };
    exchanges.iter().map(advantage).sum()
}

/// Whether a suitable move may be made by free choice as well.
pub fn is_useful(situation: &Situation<'_>, suitable: &SuitableMove) -> bool {
    stake(situation, suitable, 0).is_some_and(|stake| veto(&stake, 0).is_none())
}

/// The useful moves among the suitable ones of an action, as far as they matter: the best and its equals.
///
/// A move that is passed over is recorded, once for each action, reason and bound.
pub fn useful(
    situation: &Situation<'_>,
    log: &mut AuditLog,
    action: &str,
    mut suitable: Vec<SuitableMove>,
) -> Vec<SuitableMove> {
    ranking::sort_moves(&situation.now, situation.side, &mut suitable);
    let battle = situation.battle;
    let stats = situation
        .odds_table
        .stats(battle.rulebook(), battle.position());
    let limit = i64::from(log.procedure().judgement.veto);
    let evaluator = OnceCell::new();
    let worth = |suitable: &SuitableMove| {
        let after = position_after(situation, suitable)?;
        let evaluator =
            evaluator.get_or_init(|| Evaluator::new(battle, &stats, situation.side, false));
        Some(evaluator.gain(&after))
    };
    let mut useful: Vec<SuitableMove> = Vec::new();
    let mut rest = suitable.into_iter();
    for next in rest.by_ref() {
        let is_worse = useful.first().is_some_and(|best| {
            ranking::compare_moves(&situation.now, situation.side, best, &next).is_ne()
        });
        // Less good moves are only named as rejected, so their usefulness does not matter.
        if is_worse {
            useful.push(next);
            break;
        }
        let Some(stake) = worth(&next).and_then(|worth| stake(situation, &next, worth)) else {
            continue;
        };
        match veto(&stake, limit) {
            Some(reason) => record(log, action, &next, &stake, reason),
            None => useful.push(next),
        }
    }
    useful.extend(rest);
    useful
}

/// Records that a move is passed over.
fn record(log: &mut AuditLog, action: &str, passed: &SuitableMove, stake: &Stake, reason: Veto) {
    let mut facts = vec![("gain", i64::from(stake.gain))];
    if reason == Veto::Worse {
        if stake.attack.is_none() {
            facts.push(("chances", stake.chances.into()));
            facts.push(("v", stake.worth));
        }
        facts.push(("danger", stake.danger.into()));
    }
    let order = passed.order.to_string();
    log.record_rule("5.3", reason.name(), action, &order, &facts, &["R-117"]);
}
