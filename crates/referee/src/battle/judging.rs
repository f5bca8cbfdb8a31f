//! Judging an order of the deciding side. Explaining, testing and planning run the same rules.

use super::Battle;
use super::state::Stage;
use crate::{
    Ask, Breach, Choice, CollectAll, FailFast, MoveContext, MovePlan, Order, Reporter, Rule,
    Verdict, Ways,
};

impl Battle {
    /// The verdict on an order of the deciding side, with every reason against it.
    pub fn judge(&self, order: &Order) -> Verdict {
        let mut explain = CollectAll::default();
        let plan = self.walk(order, &mut explain);
        Verdict {
            breaches: explain.breaches,
            plan,
        }
    }

    /// Whether an order is legal, at the least cost.
    pub fn is_legal(&self, order: &Order) -> bool {
        let mut first = Noted(false);
        let plan = self.walk(order, &mut first);
        if let (Some(plan), false) = (plan, first.0) {
            let _ = self.found.set(Box::new((order.clone(), plan)));
        }
        !first.0
    }

    /// Like [`Battle::is_legal`], but a move counts only if it is legal straight or by one of the first ways around.
    ///
    /// For a search that asks about many orders: it may miss legal places that are hard to reach.
    pub fn is_legal_quickly(&self, order: &Order) -> bool {
        let mut first = Noted(false);
        self.walk_by(order, Ways::First, &mut first);
        !first.0
    }

    /// The plan of a legal move order, at the least cost; `None` when it is illegal or no move.
    pub fn plan(&self, order: &Order) -> Option<MovePlan> {
        self.plan_by(order, Ways::All)
    }

    /// Like [`Battle::plan`], without looking for ways around obstacles: for a search that asks about many orders.
    ///
    /// For a contact that can be made in several places the plan may differ from [`Battle::plan`], which finds a way to
    /// a better place.
    pub fn plan_straight(&self, order: &Order) -> Option<MovePlan> {
        self.plan_by(order, Ways::Straight)
    }

    fn plan_by(&self, order: &Order, ways: Ways) -> Option<MovePlan> {
        let Ask::Decide { side, .. } = self.asks() else {
            return None;
        };
        let context = MoveContext {
            ways,
            ..self.move_terms(order)?
        };
        crate::judge_tactical(self.view(), side, order, context, &mut FailFast)
    }

    /// Runs the rules for an order of the deciding side.
    fn walk(&self, order: &Order, reporter: &mut dyn Reporter) -> Option<MovePlan> {
        self.walk_by(order, Ways::All, reporter)
    }

    fn walk_by(&self, order: &Order, ways: Ways, reporter: &mut dyn Reporter) -> Option<MovePlan> {
        let Ask::Decide { side, .. } = self.asks() else {
            let _ = reporter.report(|| Breach::new(Rule::OrderNotNow));
            return None;
        };
        match order {
            Order::Concede
            | Order::Standing(
                Choice::FlightHand(_) | Choice::MoveIn(_) | Choice::RecoilByDepth(_),
            ) => {
                return None;
            }
            Order::Standing(_) => {
                let _ = reporter.report(|| Breach::new(Rule::ChooseNone));
                return None;
            }
            _ => {}
        }
        if let Some(setup) = &self.setup {
            let _ = setup.judge(order, reporter);
            return None;
        }
        match (&self.stage, order) {
            (Stage::Move, Order::End) | (Stage::GoOn { .. }, Order::Choose(Choice::StayAtBank)) => {
                None
            }
            (Stage::Flight { .. }, Order::Choose(Choice::FlightHand(_)))
            | (Stage::Entry { .. }, Order::Choose(Choice::MoveIn(_)))
            | (Stage::Recoil { .. }, Order::Choose(Choice::RecoilByDepth(_))) => None,
            (Stage::Recoil { id, .. }, Order::Choose(Choice::Recoil(by, length))) => {
                if by != id || self.recoils_far(*id, *length).is_none() {
                    let _ = reporter.report(|| Breach::new(Rule::ChooseNone));
                }
                None
            }
            (
                Stage::Move | Stage::GoOn { .. },
                Order::Move(..)
                | Order::Column(..)
                | Order::Narrow { .. }
                | Order::BreakOff(..)
                | Order::Dismount(..)
                | Order::Land(_),
            ) => {
                let Some(context) = self.move_terms(order) else {
                    let _ = reporter.report(|| Breach::new(Rule::OrderMovers));
                    return None;
                };
                let context = MoveContext { ways, ..context };
                crate::judge_tactical(self.view(), side, order, context, reporter)
            }
            (Stage::Move, Order::RecallDenizens) => {
                self.judge_recall(side, reporter);
                None
            }
            (Stage::Shooting | Stage::Target { .. }, Order::Shoot(..) | Order::Call(_)) => {
                self.judge_fire(side, order, reporter);
                None
            }
            (Stage::MainAttacker { of }, Order::Choose(Choice::MainAttacker(by))) => {
                self.judge_main_attacker(*of, *by, reporter);
                None
            }
            (Stage::Combat, Order::Fight(party)) => {
                self.judge_fight(*party, reporter);
                None
            }
            _ => {
                let _ = reporter.report(|| Breach::new(Rule::OrderNotNow));
                None
            }
        }
    }
}

/// Remembers whether a breach was reported.
struct Noted(bool);

impl Reporter for Noted {
    fn breaches(&mut self) -> Option<&mut Vec<Breach>> {
        self.0 = true;
        None
    }

    fn is_fail_fast(&self) -> bool {
        true
    }
}
