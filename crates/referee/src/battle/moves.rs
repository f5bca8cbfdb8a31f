//! Carrying out tactical moves: what continues a move, and what breaking off sets loose.

use acies_geometry::Length;

use super::Battle;
use super::state::Stage;
use acies_rulebook::RiverState;

use crate::{
    Changes, Choice, Event, MoveContext, MoveInProgress, MovePlan, Order, Position, outcome,
};

impl Battle {
    /// The terms of a move order here; `None` when it cannot be one, because others are in the middle of a move.
    pub(super) fn move_terms(&self, order: &Order) -> Option<MoveContext> {
        let movers = match order {
            Order::Move(..) | Order::Column(..) | Order::Narrow { .. } | Order::BreakOff(..) => {
                order.movers()
            }
            Order::Dismount(..) | Order::Land(_) => {
                return matches!(self.stage, Stage::Move).then(MoveContext::default);
            }
            _ => return None,
        };
        match &self.stage {
            Stage::GoOn {
                movers: waiting,
                before,
            } => {
                let same =
                    movers.len() == waiting.len() && movers.iter().all(|id| waiting.contains(id));
                let goes_on = same && matches!(order, Order::BreakOff(..)) == before.breaks_off;
                goes_on.then_some(MoveContext {
                    in_progress: Some(*before),
                    ..MoveContext::default()
                })
            }
            Stage::Move => Some(MoveContext::default()),
            _ => None,
        }
    }

    /// Makes a legal move as it has been planned.
    pub(super) fn make_move(&mut self, order: &Order, plan: &MovePlan, events: &mut Vec<Event>) {
        let Some(context) = self.move_terms(order) else {
            return;
        };
        crate::apply(&mut self.changes(events), plan, context);
        // Whoever comes ashore in a river is in it, but for those on a road.
        let mut wet = matches!(order, Order::Land(_))
            && plan.tracks.iter().any(|track| {
                let (view, base) = (self.view(), self.position.base(track.id));
                let mut rivers = view.table.rivers_under(view.rulebook, base);
                rivers.next().is_some() && !crate::movement::stands_on_road(view, base)
            });
        if let (Order::BreakOff(id, _), Some(enemy)) = (order, plan.leaves) {
            let before = self.position;
            outcome::pursue_break_off(&mut self.changes(events), enemy, *id);
            wet = outcome::enters_river(self.view(), &before, &self.position);
        }
        self.stage = if plan.stops_at_river {
            let movers = plan.tracks.iter().map(|track| track.id).collect();
            let gone = plan
                .tracks
                .iter()
                .fold(Length::ZERO, |longest, track| longest.max(track.distance));
            // Once thrown for, a river stops nobody again: nothing was used before.
            Stage::River {
                movers,
                before: MoveInProgress {
                    used: gone,
                    allowance: plan.allowance,
                    breaks_off: matches!(order, Order::BreakOff(..)),
                },
            }
        } else if wet && self.position.river == RiverState::Unknown {
            Stage::RiverPursued
        } else {
            Stage::Move
        };
    }

    /// The position as it would be if a plan were carried out and the movement phase ended there: for look-ahead.
    pub fn after(&self, plan: &MovePlan) -> Position {
        self.after_by(plan, crate::turn_to_face)
    }

    /// The same with less work, where nobody has an enemy to turn to before it ([`is_settled`](crate::is_settled)).
    pub fn after_settled(&self, plan: &MovePlan) -> Position {
        let settled = self.position();
        self.after_by(plan, |changes| crate::turn_to_face_after(changes, settled))
    }

    fn after_by(&self, plan: &MovePlan, turn: impl FnOnce(&mut Changes<'_>)) -> Position {
        let mut position = *self.position();
        position.pips = position.pips.max(plan.pips);
        let mut events = Vec::new();
        let mut changes = Changes {
            rulebook: self.rulebook(),
            table: self.table(),
            position: &mut position,
            events: &mut events,
        };
        crate::apply(&mut changes, plan, MoveContext::default());
        turn(&mut changes);
        position
    }

    /// The order that ends a move waiting at a river.
    pub(super) const fn stay_at_bank() -> Order {
        Order::Choose(Choice::StayAtBank)
    }
}
