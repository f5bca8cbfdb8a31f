//! Repair Line: displaced elements return to their place in the line (§4.3, 10; ).

use acies_referee::{ElementId, ElementSet, Movers, Order, Position};

use super::{Action, Scores, plain_score};
use crate::candidates;
use crate::formations::groups;
use crate::solo::engine::attack_class::AttackClass;
use crate::solo::engine::formations::same_place;
use crate::solo::engine::formed_lines::FormedLine;
use crate::solo::engine::situation::{MoveResult, Situation};

/// Moves back into line.
pub struct RepairLine;

/// A line with displaced elements.
struct BrokenLine<'l> {
    line: &'l FormedLine,
    intact: ElementSet,
    displaced: ElementSet,
}

impl<'l> BrokenLine<'l> {
    /// A line with elements in place to return to, and with displaced elements.
    fn new(line: &'l FormedLine, position: &Position) -> Option<BrokenLine<'l>> {
        let intact = line.intact(position);
        let displaced: ElementSet = line
            .standing(position)
            .filter(|&id| !intact.has(id))
            .collect();
        (!intact.is_empty() && !displaced.is_empty()).then_some(BrokenLine {
            line,
            intact,
            displaced,
        })
    }

    /// The place of an element in the line.
    fn place(&self, position: &Position, id: ElementId) -> Option<acies_geometry::Base> {
        let mate = self.intact.iter().next()?;
        self.line.place(position, id, mate)
    }

    /// Whether an element is flush with one that is in place.
    fn is_flush(&self, position: &Position, id: ElementId) -> bool {
        let mates = position.group_mates(id);
        self.intact.iter().any(|mate| mates.has(mate))
    }
}

impl Action for RepairLine {
    fn candidates(&self, situation: &Situation<'_>) -> Vec<Order> {
        let battle = situation.battle;
        let position = battle.position();
        let free = candidates::movable_elements(battle, situation.side);
        let mut orders = Vec::new();
        for broken in situation
            .lines
            .iter()
            .filter_map(|line| BrokenLine::new(line, position))
        {
            let astray: ElementSet = broken.displaced.iter().filter(|&id| free.has(id)).collect();
            for id in astray.iter() {
                let own = broken.place(position, id).map(|place| place.pose);
                let beside = broken
                    .intact
                    .iter()
                    .flat_map(|mate| candidates::beside_and_behind(position.base(mate)));
                let ways = own.into_iter().chain(beside);
                orders.extend(ways.filter_map(|pose| candidates::to_place(battle, id, pose)));
            }
            for group in groups(position, situation.side, astray) {
                if let Some(place) = broken.place(position, group[0]) {
                    orders.push(candidates::move_group_to(group, place.pose));
                }
            }
        }
        orders
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        let (before, after) = (&situation.now, &moved.after);
        let movers = moved.movers();
        let (mut places, mut flush) = (0, false);
        for broken in situation
            .lines
            .iter()
            .filter_map(|line| BrokenLine::new(line, before))
        {
            let astray: Movers = movers
                .iter()
                .copied()
                .filter(|&id| broken.displaced.has(id))
                .collect();
            for id in astray {
                let place = broken.place(before, id);
                let back = place.is_some_and(|place| same_place(&place, after.base(id)));
                places += i32::from(back);
                flush |= !broken.is_flush(before, id) && broken.is_flush(after, id);
            }
        }
        if places == 0 && !flush {
            return None;
        }
        // Back into a fight only if it is not futile and no combat gets worse.
        let futile = situation.starts_combat(moved)
            && situation.effect(moved).class() == AttackClass::Futile;
        if futile || situation.gain(moved) < 0 {
            return None;
        }
        let less = situation.threats().danger - situation.threats_after(moved).danger;
        let scores = [plain_score("places", places), plain_score("danger", less)];
        Some(scores.into_iter().collect())
    }
}
