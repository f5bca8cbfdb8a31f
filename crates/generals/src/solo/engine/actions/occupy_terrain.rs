//! Occupy Terrain: troops at home in bad going advance into it, or onto a hill (§4.3, 8; ).

use acies_referee::{Movers, Order};

use super::{Action, GUARD, Scores, per_pip_score, plain_score};
use crate::candidates;
use crate::solo::army_counts::TroopKinds;
use crate::solo::engine::formations::hundredths;
use crate::solo::engine::situation::{MoveResult, Situation};
use crate::solo::engine::terrain_pieces::{TerrainPiece, forward, pieces};
use crate::solo::procedure::Procedure;

/// A terrain piece with this many own elements needs no more.
const ENOUGH: usize = 2;

/// Moves forward into bad going or onto a hill.
pub struct OccupyTerrain;

fn unheld_pieces<'s>(situation: &'s Situation<'_>) -> impl Iterator<Item = TerrainPiece<'s>> {
    pieces(situation).filter(|piece| {
        let own = situation.now.side(situation.side);
        let holders = own.filter(|(_, element)| piece.holds(&element.base));
        holders.count() < ENOUGH
    })
}

impl Action for OccupyTerrain {
    fn candidates(&self, situation: &Situation<'_>) -> Vec<Order> {
        let battle = situation.battle;
        let position = battle.position();
        let kinds = TroopKinds::new(Procedure::built_in(), battle.rulebook());
        let pieces: Vec<TerrainPiece> = unheld_pieces(situation).collect();
        let mut orders = Vec::new();
        if pieces.is_empty() {
            return orders;
        }
        let free = candidates::movable_elements(battle, situation.side);
        let home = |&id: &_| kinds.is_bad_going_troop(position.element(id).troop);
        for id in free.iter().filter(home) {
            let start = position.base(id);
            for piece in pieces.iter().filter(|piece| !piece.holds(start)) {
                candidates::into_terrain(battle, id, piece.region, &mut orders);
            }
        }
        // Keep only orders that go forward and end in a terrain piece.
        orders.retain(|order| {
            candidates::destination(order).is_some_and(|(id, pose)| {
                let base = position.base(id);
                let ahead =
                    forward(situation.side, pose.front) - forward(situation.side, base.pose.front);
                let end = base.moved_to(pose);
                acies_geometry::beyond(ahead, acies_geometry::Length::ZERO)
                    && pieces.iter().any(|piece| piece.holds(&end))
            })
        });
        for formation in situation.formations() {
            let movers: Movers = formation
                .members
                .iter()
                .copied()
                .filter(|&id| free.has(id))
                .collect();
            if movers.len() < 2
                || movers.len() < formation.members.len()
                || !movers.iter().any(home)
            {
                continue;
            }
            let most = candidates::allowance(battle, &movers);
            for part in [4, 3, 2, 1] {
                let ahead = acies_referee::Leg::Forward(most.scaled(part, 4));
                orders.push(candidates::move_by_legs(&movers, [ahead]));
            }
        }
        orders
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        let kinds = TroopKinds::new(Procedure::built_in(), situation.battle.rulebook());
        let (before, after) = (&situation.now, &moved.after);
        // The least distance to the far edge of an occupied piece.
        let mut edge: Option<i32> = None;
        for id in moved.movers() {
            let (start, end) = (before.base(id), after.base(id));
            let ahead =
                forward(situation.side, end.pose.front) - forward(situation.side, start.pose.front);
            if !kinds.is_bad_going_troop(before.element(id).troop)
                || !acies_geometry::beyond(ahead, acies_geometry::Length::ZERO)
            {
                continue;
            }
            let taken =
                unheld_pieces(situation).filter(|piece| piece.holds(end) && !piece.holds(start));
            for piece in taken {
                let left = piece.far_edge(situation.side) - forward(situation.side, end.pose.front);
                edge = edge.max(Some(-hundredths(left)));
            }
        }
        let edge = edge?;
        if situation.starts_combat(moved) {
            return None;
        }
        let (old, new) = (situation.threats(), situation.threats_after(moved));
        let (attack, danger) = (new.attack - old.attack, new.danger - old.danger);
        let gain = situation.gain(moved);
        if danger > attack + GUARD || gain < 0 || situation.is_too_dangerous(new, gain) {
            return None;
        }
        let scores = [
            per_pip_score("benefit", attack - danger),
            plain_score("edge", edge),
            plain_score("attack", attack),
            plain_score("danger", -danger),
        ];
        Some(scores.into_iter().collect())
    }
}
