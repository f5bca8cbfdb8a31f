//! The tactical engine (section 5): one move after the other, by the priorities of the bound's stance.
//!
//! It spends PIPs and writes down why; what a move is good for the actions say, what is legal the referee.

mod actions;
mod bodies;
mod choose;
mod classes;
mod exchange;
mod fights;
mod fire;
mod ground;
mod lines;
mod measure;
mod overriding;
mod powers;
mod rearrange;
mod recall;
mod scene;
mod stance;
mod strike;
mod surroundings;
mod winning;

use std::cell::OnceCell;
use std::rc::Rc;

use acies_referee::{Battle, Order, Side, What};

use self::actions::Looked;
pub use self::actions::{Fit, NAMES, whole};
pub use self::choose::sort;
use self::lines::Line;
pub use self::overriding::{Step, ahead, reached};
use self::powers::Powers;
pub use self::scene::Scene;
pub use self::stance::stance;
use super::clerk::Clerk;
use super::veteran::{self, Judge};
use crate::audit::{Chosen, How, Number, Passed};
use crate::candidates;

/// What an action makes of a position, for whoever wants to look into the engine.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// How many legal moves were looked at.
    pub candidates: u32,
    /// Those that will do, the best first.
    pub fit: Vec<Offer>,
    /// How many of the first are alike, so that a die decides between them.
    pub alike: usize,
}

/// A move that will do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The move.
    pub order: Order,
    /// What it costs.
    pub pips: u8,
    /// What it is measured by, the first deciding.
    pub scores: Vec<(&'static str, i32)>,
}

/// What an action of section 5.1 makes of a battle that asks for a side's move; `None` for one that is not led. `lines` are
/// those that were formed before, as an account has them: `r1 r5 | r2 | r3`.
pub fn offers(battle: &Battle, side: Side, action: &str, lines: &[&str]) -> Option<Offers> {
    let powers = Powers::of(battle.rulebook(), battle.position());
    let mut scene = Scene::of(battle, side, &powers);
    scene.lines = lines.iter().filter_map(|text| Line::read(text)).collect();
    let mut looked = scene.look(action)?.clone();
    let alike = choose::sort(battle.position(), side, &mut looked.fit);
    let offer = |fit: Fit| Offer {
        order: fit.order,
        pips: fit.pips,
        scores: fit
            .scores
            .iter()
            .map(|score| (score.name, score.value))
            .collect(),
    };
    Some(Offers {
        candidates: looked.candidates,
        fit: looked.fit.into_iter().map(offer).collect(),
        alike,
    })
}

/// So many of the next best moves are written down.
const REJECTED: usize = 5;

/// The engine: what it keeps can be worked out again from a battle.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    powers: Option<Rc<Powers>>,
    /// Who chooses among the moves that will do, where it is not their ranks alone.
    judge: Option<Judge>,
    /// The bound as its list has it, and as it is without ranks: worked out ahead when the override was thought of.
    ahead: [Vec<Step>; 2],
}

/// The moves that one is chosen from.
#[derive(Default)]
pub struct Found {
    /// The place of their action in the list of the stance, from 1, and its word; 0 where no list is followed.
    pub rank: u8,
    /// See [`Found::rank`].
    pub action: String,
    /// The actions of higher rank that have none.
    pub higher: Vec<Passed>,
    /// The moves; none when the movement ends.
    pub fit: Vec<Fit>,
    /// The rulings by which it is chosen among them, beside those of the action.
    pub rulings: &'static [&'static str],
}

impl Engine {
    /// One whose moves somebody chooses who judges.
    pub fn of_judge() -> Engine {
        Engine {
            judge: Some(Judge::default()),
            ..Engine::default()
        }
    }

    /// Who chooses among the moves that will do, where somebody does.
    pub fn judge(&mut self) -> Option<&mut Judge> {
        self.judge.as_mut()
    }

    /// Keeps a bound as its list has it, and as it is without ranks, for when it is made.
    pub fn keep(&mut self, steps: [Vec<Step>; 2]) {
        self.ahead = steps;
    }

    /// What to do in a bound; `None` for what is no matter of the engine.
    pub fn decide(
        &mut self,
        clerk: &mut Clerk,
        battle: &Battle,
        side: Side,
        what: What,
    ) -> Option<Order> {
        let (name, decided) = match what {
            What::Move => return Some(self.next_move(clerk, battle, side)),
            What::GoOn(_) => return candidates::go_on(battle),
            What::Shooting => ("shooting", fire::next(battle, side, None)),
            What::Target(id) => ("shooting", fire::next(battle, side, Some(id))),
            What::Combat => ("combat", fights::next(battle, side)),
            What::MainAttacker(of) => ("main-attacker", fights::main_attacker(battle, side, of)),
            What::Recoil(id) => ("recoil", fights::recoil(battle, id)),
            What::Flight | What::Entry => ("least-lost", fights::least_lost(battle, side)),
            _ => return None,
        };
        let order = decided.order.unwrap_or_else(|| battle.default_order());
        clerk.blow(name, &order.to_string(), &decided.facts);
        Some(order)
    }

    /// The next move of a bound, the best of the highest rank for which there is one.
    fn next_move(&mut self, clerk: &mut Clerk, battle: &Battle, side: Side) -> Order {
        let stance = stance(clerk, battle, side);
        let free = overriding::is_free(self, clerk, battle, side, &stance);
        self.planned(clerk, battle, side, &stance, free, None)
    }

    /// The moves of a bound as the list of its stance has them, from where a battle asks for one.
    pub fn plan(&mut self, clerk: &mut Clerk, battle: &Battle, side: Side) -> Vec<Order> {
        let stance = stance(clerk, battle, side);
        let powers = self.powers(battle);
        let scene = seen(clerk, battle, side, &powers);
        overriding::plan(self, clerk, &scene, &stance, false).orders
    }

    /// What the bound that a battle has come to is worth more without ranks to who judges.
    pub fn regret(&mut self, clerk: &mut Clerk, battle: &Battle, side: Side) -> i64 {
        let stance = stance(clerk, battle, side);
        let powers = self.powers(battle);
        let scene = seen(clerk, battle, side, &powers);
        veteran::regret(self, clerk, &scene, &stance)
    }

    /// The next move by the list of a stance, or without ranks; `scene` is what has been looked at already.
    fn planned(
        &mut self,
        clerk: &mut Clerk,
        battle: &Battle,
        side: Side,
        stance: &str,
        free: bool,
        scene: Option<&Scene<'_>>,
    ) -> Order {
        let pips = battle.position().pips;
        let mut ahead = self.ahead[usize::from(free)].iter();
        if clerk.is_keyed()
            && let Some(known) = ahead.find(|known| known.before == *battle.position())
        {
            clerk.write_again(&known.entries);
            return known.order.clone();
        }
        if let Some(order) = rest_of_compound(clerk, battle) {
            return order;
        }
        let powers = self.powers(battle);
        let anew = OnceCell::new();
        let scene =
            || scene.unwrap_or_else(|| anew.get_or_init(|| seen(clerk, battle, side, &powers)));
        let found = if pips == 0 {
            Found::default()
        } else if let Some(judge) = &mut self.judge {
            judge.choose(scene(), clerk, stance, free)
        } else if free {
            Found {
                action: "free".to_owned(),
                fit: overriding::without_ranks(scene()).fit,
                ..Found::default()
            }
        } else {
            by_rank(scene(), clerk.procedure().permitted(stance))
        };
        if !found.fit.is_empty() {
            return take(clerk, battle, side, found);
        }
        lines::write(clerk, battle.position(), side);
        let chosen = Chosen {
            rank: 0,
            action: "end".to_owned(),
            pips: [0, pips],
            scores: Vec::new(),
            higher: found.higher,
            rejected: Vec::new(),
        };
        clerk.action(&Order::End.to_string(), chosen, &["R-59"]);
        Order::End
    }

    /// The open odds of a battle: what is known, if it is of this one.
    fn powers(&mut self, battle: &Battle) -> Rc<Powers> {
        let (rulebook, position) = (battle.rulebook(), battle.position());
        let known = self.powers.take();
        let known = known.filter(|known| known.fits(rulebook, position));
        let powers = known.unwrap_or_else(|| Rc::new(Powers::of(rulebook, position)));
        Rc::clone(self.powers.insert(powers))
    }
}

/// A scene with the lines that an account knows.
fn seen<'a>(clerk: &Clerk, battle: &'a Battle, side: Side, powers: &'a Powers) -> Scene<'a> {
    let mut scene = Scene::of(battle, side, powers);
    scene.lines = lines::written(clerk.entries());
    scene
}

/// The moves of the first action of a list for which there are any.
fn by_rank(scene: &Scene<'_>, ranks: &[String]) -> Found {
    let mut found = Found::default();
    for (place, name) in ranks.iter().enumerate() {
        let Some(Looked { candidates, fit }) = scene.look(name) else {
            continue;
        };
        let rank = place as u8 + 1;
        if !fit.is_empty() {
            return Found {
                rank,
                action: name.clone(),
                fit: fit.clone(),
                ..found
            };
        }
        found.higher.push(Passed {
            rank,
            action: name.clone(),
            candidates: *candidates,
        });
    }
    found
}

/// Takes the best of some moves, and writes down why.
fn take(clerk: &mut Clerk, battle: &Battle, side: Side, found: Found) -> Order {
    let Found {
        rank,
        action,
        higher,
        mut fit,
        rulings: by,
    } = found;
    let position = battle.position();
    let alike = choose::sort(position, side, &mut fit);
    let mut rulings = actions::rulings(&action).to_vec();
    rulings.extend_from_slice(by);
    if alike > 1 {
        let step = (clerk.count_now("move") + 1).to_string();
        let place = clerk.break_tie(&step, alike);
        fit.swap(0, place);
        rulings.push("R-65");
    }
    let best = &fit[0];
    let number = |name: &str, value: i32| Number(name.to_owned(), value.into());
    let chosen = Chosen {
        rank,
        action,
        pips: [best.pips, position.pips],
        scores: best
            .scores
            .iter()
            .map(|score| number(score.name, score.value))
            .collect(),
        higher,
        rejected: fit[1..]
            .iter()
            .take(REJECTED)
            .map(|fit| {
                let first = fit.scores.first().map_or(0, |score| score.value);
                number(&fit.order.to_string(), first)
            })
            .collect(),
    };
    clerk.action(&best.order.to_string(), chosen, &rulings);
    lines::leave(clerk, battle, &best.order);
    if !best.then.is_empty() {
        let step = clerk.count_now("move").to_string();
        let then: Vec<String> = best.then.iter().map(Order::to_string).collect();
        let facts = [("moves", then.len() as i64 + 1)];
        clerk.rule(
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

/// The next move of a compound that has been begun in this bound, if it is still legal: what is written says which.
fn rest_of_compound(clerk: &mut Clerk, battle: &Battle) -> Option<Order> {
    let made = clerk.count_now("move");
    let (order, begun) = (1..=made).rev().find_map(|step| {
        let entry = clerk.written("compound", &step.to_string())?;
        let mut rest = entry.result.split("; ");
        // Something else was done when one of its moves had become illegal: then it is over.
        for nth in step + 1..=made {
            let made = clerk.nth_now("move", nth)?;
            if rest.next() != Some(made.result.as_str()) {
                return None;
            }
        }
        Some((Order::parse(rest.next()?).ok()?, step))
    })?;
    let plan = battle.plan(&order)?;
    let first = clerk.nth_now("move", begun)?;
    let How::Action(first) = &first.how else {
        return None;
    };
    let chosen = Chosen {
        rank: first.rank,
        action: first.action.clone(),
        pips: [plan.pips, battle.position().pips],
        scores: vec![Number("compound".to_owned(), begun as i64)],
        higher: Vec::new(),
        rejected: Vec::new(),
    };
    clerk.action(&order.to_string(), chosen, &["R-44"]);
    lines::leave(clerk, battle, &order);
    Some(order)
}
