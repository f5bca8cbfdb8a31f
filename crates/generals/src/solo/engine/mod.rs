//! The tactical engine (section 5): chooses one move after another by the priorities of the bound's stance.
//!
//! It spends PIPs and records its reasons. The actions score moves; the referee decides legality.

mod actions;
mod aggression_and_stance;
mod attack_class;
mod combat_choices;
mod duel_cache;
mod exchanges;
mod formations;
mod formed_lines;
mod in_the_way;
mod odds_table;
mod override_roll;
mod ranking;
mod rearrange_line;
mod situation;
mod strikes;
mod surroundings;
mod terrain_pieces;
mod threats;
mod usefulness;
mod veto;
mod volleys;
mod ways;
mod win_chance;

use std::cell::OnceCell;
use std::rc::Rc;

use acies_geometry::Angle;
use acies_referee::{Battle, Order, Place, Side, What};

use self::actions::ActionMoves;
pub use self::actions::{NAMES, SuitableMove, plain_score};
pub use self::aggression_and_stance::stance;
pub use self::formations::rounded_hundredths;
use self::formed_lines::FormedLine;
use self::odds_table::OddsTable;
pub use self::override_roll::{PlannedMove, plan_bound, position_after};
pub use self::ranking::sort_moves;
pub use self::situation::Situation;
use super::audit_log::AuditLog;
use super::veteran::{self, MoveJudge};
use crate::audit::{ChosenMove, Displacement, How, Number, SkippedAction};
use crate::candidates;

/// The suitable moves of an action, for tests and tools.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ActionReport {
    /// How many legal moves were examined.
    pub candidates: u32,
    /// The suitable moves, best first.
    pub suitable: Vec<RankedMove>,
    /// How many of the first moves are tied, so that a die decides.
    pub alike: usize,
}

/// A suitable move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedMove {
    /// The order.
    pub order: Order,
    /// Its PIP cost.
    pub pips: u8,
    /// Its scores, the most important first.
    pub scores: Vec<(&'static str, i32)>,
}

/// The suitable moves of an action of section 5.1; `None` for an unknown action.
///
/// `lines` are the lines formed before, as in the audit log: `r1 r5 | r2 | r3`.
pub fn suitable_moves(
    battle: &Battle,
    side: Side,
    action: &str,
    lines: &[&str],
) -> Option<ActionReport> {
    let odds_table = OddsTable::new(battle.rulebook(), battle.position());
    let mut situation = Situation::new(battle, side, &odds_table);
    situation.lines = lines
        .iter()
        .filter_map(|text| FormedLine::parse(text))
        .collect();
    let mut looked = situation.evaluate(action)?.clone();
    let alike = ranking::sort_moves(battle.position(), side, &mut looked.suitable);
    let ranked = |suitable: SuitableMove| RankedMove {
        order: suitable.order,
        pips: suitable.pips,
        scores: suitable
            .scores
            .iter()
            .map(|score| (score.name, score.value))
            .collect(),
    };
    Some(ActionReport {
        candidates: looked.candidates,
        suitable: looked.suitable.into_iter().map(ranked).collect(),
        alike,
    })
}

/// How many of the next best moves are recorded.
const REJECTED: usize = 5;

/// The engine; its caches can be rebuilt from a battle.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    odds_table: Option<Rc<OddsTable>>,
    /// The veteran's judge; without one, ranks alone decide.
    judge: Option<MoveJudge>,
    /// The planned moves with and without ranks, kept from the decision about the override.
    ahead: [Vec<PlannedMove>; 2],
}

/// The moves to choose from.
#[derive(Default)]
pub struct MoveChoice {
    /// Rank, from 1, and word of their action in the list of the stance; 0 if no list is followed.
    pub rank: u8,
    /// See [`MoveChoice::rank`].
    pub action: String,
    /// The actions of higher rank without a move.
    pub higher: Vec<SkippedAction>,
    /// The moves; empty when the movement ends.
    pub suitable: Vec<SuitableMove>,
    /// The rulings of the choice, besides those of the action.
    pub rulings: &'static [&'static str],
}

impl Engine {
    /// An engine with the veteran's judge.
    pub fn with_judge() -> Engine {
        Engine {
            judge: Some(MoveJudge::default()),
            ..Engine::default()
        }
    }

    /// The veteran's judge, if there is one.
    pub fn judge(&mut self) -> Option<&mut MoveJudge> {
        self.judge.as_mut()
    }

    /// Keeps the planned moves with and without ranks.
    pub fn keep(&mut self, planned: [Vec<PlannedMove>; 2]) {
        self.ahead = planned;
    }

    /// Decides within a bound; `None` for other decisions.
    pub fn decide(
        &mut self,
        log: &mut AuditLog,
        battle: &Battle,
        side: Side,
        what: What,
    ) -> Option<Order> {
        let (name, decided) = match what {
            What::Move => return Some(self.next_move(log, battle, side)),
            What::GoOn(_) => return candidates::continue_move(battle),
            What::Shooting => ("shooting", volleys::next_volley(battle, side, None)),
            What::Target(id) => ("shooting", volleys::next_volley(battle, side, Some(id))),
            What::Combat => ("combat", combat_choices::next_combat(battle, side)),
            What::MainAttacker(of) => (
                "main-attacker",
                combat_choices::main_attacker(battle, side, of),
            ),
            What::Recoil(id) => ("recoil", combat_choices::recoil(battle, id)),
            What::Flight | What::Entry => {
                ("least-lost", combat_choices::least_losses(battle, side))
            }
            _ => return None,
        };
        let order = decided.order.unwrap_or_else(|| battle.default_order());
        log.record_combat_order(name, &order.to_string(), &decided.facts);
        Some(order)
    }

    /// The next move of a bound: the best of the highest rank that has one.
    fn next_move(&mut self, log: &mut AuditLog, battle: &Battle, side: Side) -> Order {
        let stance = stance(log, battle, side);
        self.record_start(log, battle, side);
        let free = override_roll::is_overridden(self, log, battle, side, &stance);
        self.choose_move(log, battle, side, &stance, free, None)
    }

    /// The moves of a bound by the list of its stance.
    pub fn plan(&mut self, log: &mut AuditLog, battle: &Battle, side: Side) -> Vec<Order> {
        let stance = stance(log, battle, side);
        self.record_start(log, battle, side);
        let odds_table = self.odds_table(battle);
        let situation = situation_of(log, battle, side, &odds_table);
        override_roll::plan_and_value(self, log, &situation, &stance, false).orders
    }

    /// How much better the bound ends without ranks, for the veteran.
    pub fn regret(&mut self, log: &mut AuditLog, battle: &Battle, side: Side) -> i64 {
        let stance = stance(log, battle, side);
        self.record_start(log, battle, side);
        let odds_table = self.odds_table(battle);
        let situation = situation_of(log, battle, side, &odds_table);
        veteran::regret(self, log, &situation, &stance)
    }

    /// Records the measures at the start of the bound, unless that is done.
    fn record_start(&mut self, log: &mut AuditLog, battle: &Battle, side: Side) {
        if usefulness::start_of(log).is_none() {
            let odds_table = self.odds_table(battle);
            usefulness::record_start(log, &Situation::new(battle, side, &odds_table));
        }
    }

    /// The next move by the list of a stance or without ranks; `situation` is reused if given.
    fn choose_move(
        &mut self,
        log: &mut AuditLog,
        battle: &Battle,
        side: Side,
        stance: &str,
        free: bool,
        situation: Option<&Situation<'_>>,
    ) -> Order {
        let pips = battle.position().pips;
        let mut ahead = self.ahead[usize::from(free)].iter();
        if log.has_keyed_dice()
            && let Some(known) = ahead.find(|known| known.before == *battle.position())
        {
            log.append(&known.entries);
            return known.order.clone();
        }
        if let Some(order) = rest_of_compound(log, battle) {
            return order;
        }
        let odds_table = self.odds_table(battle);
        let anew = OnceCell::new();
        let situation = || {
            situation.unwrap_or_else(|| {
                anew.get_or_init(|| situation_of(log, battle, side, &odds_table))
            })
        };
        let found = if pips == 0 {
            MoveChoice::default()
        } else if let Some(judge) = &mut self.judge {
            judge.choose(situation(), log, stance, free)
        } else if free {
            MoveChoice {
                action: "free".to_owned(),
                suitable: override_roll::moves_without_ranks(situation()).suitable,
                ..MoveChoice::default()
            }
        } else {
            by_rank(situation(), log, stance)
        };
        if !found.suitable.is_empty() {
            return record_choice(log, battle, side, found);
        }
        formed_lines::record(log, battle.position(), side);
        let chosen = ChosenMove {
            rank: 0,
            action: "end".to_owned(),
            pips: [0, pips],
            scores: Vec::new(),
            way: None,
            higher: found.higher,
            rejected: Vec::new(),
        };
        log.record_move(&Order::End.to_string(), chosen, &["R-59"]);
        Order::End
    }

    /// The odds of the battle's troops, recomputed when they do not fit it.
    fn odds_table(&mut self, battle: &Battle) -> Rc<OddsTable> {
        let (rulebook, position) = (battle.rulebook(), battle.position());
        let known = self.odds_table.take();
        let known = known.filter(|known| known.fits(rulebook, position));
        let odds_table = known.unwrap_or_else(|| Rc::new(OddsTable::new(rulebook, position)));
        Rc::clone(self.odds_table.insert(odds_table))
    }
}

/// The situation with the lines of the audit log.
fn situation_of<'a>(
    log: &AuditLog,
    battle: &'a Battle,
    side: Side,
    odds_table: &'a OddsTable,
) -> Situation<'a> {
    let mut situation = Situation::new(battle, side, odds_table);
    situation.lines = formed_lines::from_entries(log.entries());
    situation.start = usefulness::start_of(log);
    situation
}

/// The useful moves of the first action of the stance's list that has any.
fn by_rank(situation: &Situation<'_>, log: &mut AuditLog, stance: &str) -> MoveChoice {
    let mut found = MoveChoice::default();
    for (place, name) in log.procedure().permitted(stance).iter().enumerate() {
        let Some(ActionMoves {
            candidates,
            suitable,
        }) = situation.evaluate(name)
        else {
            continue;
        };
        let rank = place as u8 + 1;
        let useful = usefulness::useful(situation, log, name, suitable.clone());
        if !useful.is_empty() {
            return MoveChoice {
                rank,
                action: name.clone(),
                suitable: useful,
                ..found
            };
        }
        found.higher.push(SkippedAction {
            rank,
            action: name.clone(),
            candidates: *candidates,
        });
    }
    found
}

/// Chooses the best of some moves and records the reasons.
fn record_choice(log: &mut AuditLog, battle: &Battle, side: Side, found: MoveChoice) -> Order {
    let MoveChoice {
        rank,
        action,
        higher,
        mut suitable,
        rulings: by,
    } = found;
    let position = battle.position();
    let alike = ranking::sort_moves(position, side, &mut suitable);
    let mut rulings = actions::rulings(&action).to_vec();
    rulings.extend_from_slice(by);
    if alike > 1 {
        let step = (log.count_this_bound("move") + 1).to_string();
        let place = log.break_tie(&step, alike);
        suitable.swap(0, place);
        rulings.push("R-65");
    }
    let best = &suitable[0];
    let number = |name: &str, value: i32| Number(name.to_owned(), value.into());
    let chosen = ChosenMove {
        rank,
        action,
        pips: [best.pips, position.pips],
        scores: best
            .scores
            .iter()
            .map(|score| number(score.name, score.value))
            .collect(),
        way: displacement(battle, &best.order),
        higher,
        rejected: suitable[1..]
            .iter()
            .take(REJECTED)
            .map(|suitable| {
                let first = suitable.scores.first().map_or(0, |score| score.value);
                number(&suitable.order.to_string(), first)
            })
            .collect(),
    };
    log.record_move(&best.order.to_string(), chosen, &rulings);
    formed_lines::record_leaving(log, battle, &best.order);
    if !best.then.is_empty() {
        let step = log.count_this_bound("move").to_string();
        let then: Vec<String> = best.then.iter().map(Order::to_string).collect();
        let facts = [("moves", then.len() as i64 + 1)];
        log.record_rule(
            "5.3",
            "compound",
            &step,
            &then.join("; "),
            &facts,
            &["R-44"],
        );
    }
    best.order.clone()
}

/// Where the first mover of an order goes; `None` if the move makes contact.
fn displacement(battle: &Battle, order: &Order) -> Option<Displacement> {
    let plan = battle.plan(order).filter(|plan| plan.contacts.is_empty())?;
    let id = *order.movers().first()?;
    let (position, table) = (battle.position(), battle.table());
    let start = position.base(id);
    let end = plan
        .end(id)
        .filter(|_| position.element(id).place == Place::Table)?;
    let seen = start.local(end.front);
    let turn = end.facing - start.pose.facing;
    let degrees = turn.between(Angle::ZERO).degrees().round() as i32;
    let there = start.moved_to(end);
    let mut entered = table.features.iter().filter(|feature| {
        let kind = battle.rulebook().terrain_kind(feature.kind);
        let region = &feature.region;
        (kind.shape.has_going() || kind.hill) && region.overlaps(&there) && !region.overlaps(start)
    });
    let entered = entered.next();
    Some(Displacement {
        ahead: rounded_hundredths(seen.ahead),
        right: rounded_hundredths(seen.right),
        turn: if turn.0 >> 31 == 0 { degrees } else { -degrees },
        into: entered.map(|feature| battle.rulebook().terrain_kind(feature.kind).name.clone()),
    })
}

/// The next recorded move of a compound begun in this bound, if it is still legal.
fn rest_of_compound(log: &mut AuditLog, battle: &Battle) -> Option<Order> {
    let made = log.count_this_bound("move");
    let (order, begun) = (1..=made).rev().find_map(|step| {
        let entry = log.find("compound", &step.to_string())?;
        let mut rest = entry.result.split("; ");
        // The compound is over if another move was made because one of its own was illegal.
        for nth in step + 1..=made {
            let made = log.nth_this_bound("move", nth)?;
            if rest.next() != Some(made.result.as_str()) {
                return None;
            }
        }
        Some((Order::parse(rest.next()?).ok()?, step))
    })?;
    let plan = battle.plan(&order)?;
    let first = log.nth_this_bound("move", begun)?;
    let How::Action(first) = &first.how else {
        return None;
    };
    let chosen = ChosenMove {
        rank: first.rank,
        action: first.action.clone(),
        pips: [plan.pips, battle.position().pips],
        scores: vec![Number("compound".to_owned(), begun as i64)],
        way: displacement(battle, &order),
        higher: Vec::new(),
        rejected: Vec::new(),
    };
    log.record_move(&order.to_string(), chosen, &["R-44"]);
    formed_lines::record_leaving(log, battle, &order);
    Some(order)
}
