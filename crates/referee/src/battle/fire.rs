//! The shooting phase: the choice of the next shooting and its target.

use super::Battle;
use super::state::Stage;
use crate::shooting::{self, Targets};
use crate::{
    Breach, ElementId, Event, FailFast, Measurement, Order, Party, Phase, Reporter, Rule, Side,
};

impl Battle {
    /// Begins the shooting phase.
    pub(super) fn begin_shooting(&mut self, events: &mut Vec<Event>) {
        self.position.phase = Phase::Shooting;
        self.stage = Stage::Shooting;
        events.push(Event::PhaseBegins {
            phase: Phase::Shooting,
            moved_too_far: shooting::moved_too_far(self.view()),
        });
        self.go_on_shooting(events);
    }

    /// Begins close combat when no element must shoot any more.
    pub(super) fn go_on_shooting(&mut self, events: &mut Vec<Event>) {
        let view = self.view();
        if !ElementId::all().any(|id| shooting::has_target(view, id)) {
            self.begin_combat(events);
        }
    }

    /// Judges an order of the shooting phase.
    pub(super) fn judge_fire(&self, side: Side, order: &Order, reporter: &mut dyn Reporter) {
        match (&self.stage, order) {
            (Stage::Shooting, Order::Shoot(shooters, target)) => {
                shooting::judge(self.view(), side, shooters, *target, reporter);
            }
            (Stage::Target { shooter }, Order::Shoot(shooters, target)) => {
                if !shooters.contains(shooter) {
                    let _ = reporter.report(|| {
                        Breach::new(Rule::ShootShooter)
                            .with("element", Measurement::Element(*shooter))
                    });
                    return;
                }
                shooting::judge(self.view(), side, shooters, *target, reporter);
            }
            (Stage::Shooting, Order::Call(shooter)) => {
                if shooter.side() == side || !shooting::has_target(self.view(), *shooter) {
                    let _ = reporter.report(|| {
                        Breach::new(Rule::ShootShooter)
                            .with("element", Measurement::Element(*shooter))
                    });
                }
            }
            _ => {
                let _ = reporter.report(|| Breach::new(Rule::OrderNotNow));
            }
        }
    }

    /// Waits for the dice of a legal shooting.
    pub(super) fn begin_shot(&mut self, shooters: &[ElementId], target: Party) {
        let Some(&first) = shooters.first() else {
            return;
        };
        if let Some(shot) =
            shooting::judge(self.view(), first.side(), shooters, target, &mut FailFast)
        {
            self.stage = Stage::Shot(shot);
        }
    }

    /// Every shooting that the deciding side may order now.
    pub(super) fn shooting_choices(&self, side: Side, only: Option<ElementId>) -> Vec<Order> {
        let view = self.view();
        let due = shooting::must_shoot(view);
        let own: Vec<(ElementId, Targets)> = due
            .iter()
            .filter(|id| id.side() == side)
            .map(|id| (id, shooting::targets(view, id)))
            .collect();
        let most = usize::from(self.rulebook.shooting.supporting) + 1;
        let mut orders = Vec::new();
        for id in due.iter() {
            if id.side() != side {
                if only.is_none() {
                    orders.push(Order::Call(id));
                }
                continue;
            }
            if only.is_some_and(|only| only != id) {
                continue;
            }
            let targets = own.iter().filter(|(own, _)| *own == id);
            for &target in targets.flat_map(|(_, targets)| targets) {
                let helpers = own
                    .iter()
                    .filter(|(other, theirs)| *other != id && theirs.contains(&target))
                    .map(|&(other, _)| other);
                let all: crate::Movers = std::iter::once(id).chain(helpers).take(most).collect();
                for count in (1..=all.len()).rev() {
                    orders.push(Order::Shoot(all[..count].iter().copied().collect(), target));
                }
            }
        }
        orders.retain(|order| self.is_legal(order));
        orders
    }
}
