//! Repair line: those who were driven back, or strayed, come back to their place in the line (§4.3, 10; ).

use acies_referee::{ElementId, ElementSet, Movers, Order, Position};

use super::{Action, Scores, whole};
use crate::candidates;
use crate::formations::groups;
use crate::solo::engine::bodies::same_place;
use crate::solo::engine::classes::Class;
use crate::solo::engine::lines::Line;
use crate::solo::engine::scene::{Moved, Scene};

/// Moves back into line.
pub struct Repair;

/// A line with those who are out of their places.
struct Broken<'l> {
    line: &'l Line,
    intact: ElementSet,
    displaced: ElementSet,
}

impl<'l> Broken<'l> {
    /// A line of which enough stands to come back to, and of which somebody is missing.
    fn of(line: &'l Line, position: &Position) -> Option<Broken<'l>> {
        let intact = line.intact(position);
        let displaced: ElementSet = line
            .standing(position)
            .filter(|&id| !intact.has(id))
            .collect();
        (!intact.is_empty() && !displaced.is_empty()).then_some(Broken {
            line,
            intact,
            displaced,
        })
    }

    /// Where somebody of it belongs.
    fn place(&self, position: &Position, id: ElementId) -> Option<acies_geometry::Base> {
        let mate = self.intact.iter().next()?;
        self.line.place(position, id, mate)
    }

    /// Whether somebody stands flush with one who stands where he belongs.
    fn is_flush(&self, position: &Position, id: ElementId) -> bool {
        let mates = position.group_mates(id);
        self.intact.iter().any(|mate| mates.has(mate))
    }
}

impl Action for Repair {
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order> {
        let battle = scene.battle;
        let position = battle.position();
        let free = candidates::free(battle, scene.side);
        let mut orders = Vec::new();
        for broken in scene
            .lines
            .iter()
            .filter_map(|line| Broken::of(line, position))
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
            for group in groups(position, scene.side, astray) {
                if let Some(place) = broken.place(position, group[0]) {
                    orders.push(candidates::group_to(group, place.pose));
                }
            }
        }
        orders
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        let (before, after) = (&scene.now, &moved.after);
        let movers = moved.movers();
        let (mut places, mut flush) = (0, false);
        for broken in scene
            .lines
            .iter()
            .filter_map(|line| Broken::of(line, before))
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
        // Back into a fight only when that is no mere loss, and no fight stands the worse for it.
        let futile = scene.meets(moved) && scene.effect(moved).class() == Class::Futile;
        if futile || scene.gain(moved) < 0 {
            return None;
        }
        let less = scene.threats().danger - scene.threats_after(moved).danger;
        let scores = [whole("places", places), whole("danger", less)];
        Some(scores.into_iter().collect())
    }
}
