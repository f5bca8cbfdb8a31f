//! Carrying out tactical moves: moves that continue at a river, and pursuit of an element that breaks off.

use acies_geometry::Length;

use super::Battle;
use super::state::Stage;
use acies_rulebook::RiverState;

use crate::{
    Changes, Choice, Event, MoveContext, MoveInProgress, MovePlan, Order, Position, outcome,
};

impl Battle {
    /// The context of a move order now; `None` when another move is still in progress.
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

    /// Carries out a legal move by its plan.
    pub(super) fn make_move(&mut self, order: &Order, plan: &MovePlan, events: &mut Vec<Event>) {
        let Some(context) = self.move_terms(order) else {
            return;
        };
        crate::apply(&mut self.changes(events), plan, context);
        // An element that comes ashore in a river is in it, unless it is on a road.
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
            // Once its depth is known, a river stops no move again: nothing was used before.
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

    /// The position after a plan and the end of the movement phase: for looking ahead.
    pub fn after(&self, plan: &MovePlan) -> Position {
        self.after_by(plan, crate::turn_to_face)
    }

    /// The same with less work, for positions without elements that still turn to an enemy
    /// ([`is_settled`](crate::is_settled)).
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

    /// The order by which a move that waits at a river ends there.
    pub(super) const fn stay_at_bank() -> Order {
        Order::Choose(Choice::StayAtBank)
    }
}
