//! Compiling shooting and scores.

use acies_geometry::Length;

use super::context::Context;
use crate::model::{
    Combat, FactorFrequency, RangeTo, Shooter, Shooting, Sight, Support, TacticalFactor,
};
use crate::raw::{RawEdition, RawShooter, RawSupport, RawTactical};
use crate::words::Word;

impl Context<'_> {
    pub(super) fn shooting(&mut self, raw: &RawEdition) -> Shooting {
        self.unique("row", raw.shooters.iter().map(|row| &row.id));
        Shooting {
            shooters: raw.shooters.iter().map(|row| self.shooter(row)).collect(),
            arc_side: self.length(&raw.shooting.arc_side),
            range_to: (raw.shooting.range_to.as_ref())
                .map_or(RangeTo::Edge, |word| self.word_or_first(word)),
            least_target: (raw.shooting.least_target.as_ref()).map(|least| self.some_length(least)),
            more_than_least_target: raw.shooting.more_than_least_target,
            stopping_depth: self.stopping_depth(raw),
            overlap_forbids: raw.shooting.overlap_forbids,
            spared: self.troop_set(&raw.shooting.spared),
            supporting: self.count(&raw.shooting.supporting, 0..=9),
            nearest_leads: raw.shooting.nearest_leads,
            rear_shot_needs_all_behind: raw.shooting.rear_shot_needs_all_behind,
            no_rear: self.troop_set(&raw.shooting.no_rear),
        }
    }

    /// The depth of terrain that stops a shot, required if some kind of terrain uses it and forbidden
    /// otherwise.
    fn stopping_depth(&mut self, raw: &RawEdition) -> Option<Length> {
        let by_depth = (raw.terrain.iter())
            .filter_map(|row| row.shot.as_ref())
            .find(|shot| shot.get_ref() == Sight::Depth.word());
        match (&raw.shooting.stopping_depth, by_depth) {
            (Some(depth), Some(_)) => Some(self.some_length(depth)),
            (None, Some(shot)) => {
                let message = "`depth` needs `shooting.stopping-depth`".to_owned();
                self.problem(Some(shot.span()), message);
                None
            }
            (Some(depth), None) => {
                let message = "no kind of terrain has the `shot` `depth`".to_owned();
                self.problem(Some(depth.span()), message);
                None
            }
            (None, None) => None,
        }
    }

    fn shooter(&mut self, row: &RawShooter) -> Shooter {
        Shooter {
            id: row.id.get_ref().clone(),
            troops: self.some_troops(&row.troops),
            range: self.some_length(&row.range),
            from: self.word_or_first(&row.from),
            in_enemy_bound: row.in_enemy_bound,
            replies_to: self.troops_or_any(row.replies_to.as_ref()),
            over: self.troop_set(&row.over),
            priority: row
                .priority
                .iter()
                .filter_map(|word| self.word(word))
                .collect(),
            moved_at_most: row.moved_at_most.as_ref().map(|most| self.length(most)),
            at_spared: row.at_spared,
        }
    }

    pub(super) fn combat(&mut self, raw: &RawEdition) -> Combat {
        self.unique("row", raw.tactical.iter().map(|row| &row.id));
        self.unique("row", raw.supports.iter().map(|row| &row.id));
        Combat {
            tactical: raw.tactical.iter().map(|row| self.tactical(row)).collect(),
            supports: raw.supports.iter().map(|row| self.support(row)).collect(),
            most_contacts: self.count(&raw.combat.most_contacts, 0..=3),
            edgeless: self.troop_set(&raw.combat.edgeless),
            main_attacker_chosen: self.troop_set(&raw.combat.main_attacker_chosen),
            overlaps_by_any_edge: self.troop_set(&raw.combat.overlaps_by_any_edge),
            overlaps_while_fighting: self.troop_set(&raw.combat.overlaps_while_fighting),
            no_corner_overlap: self.troop_set(&raw.combat.no_corner_overlap),
            board_edge_overlaps: self.troop_set(&raw.combat.board_edge_overlaps),
            board_edge_room: (raw.combat.board_edge_room.as_ref())
                .map_or(Length::ZERO, |room| self.length(room)),
            camps_as_foot: raw.combat.camps_as_foot,
            uphill_at_the_foot: raw.combat.uphill_at_the_foot,
            attackers_in_turn: raw.combat.attackers_in_turn,
            never_assaults: self.troop_set(&raw.combat.never_assaults),
        }
    }

    fn tactical(&mut self, row: &RawTactical) -> TacticalFactor {
        let (all, not) = self.conditions(&row.all, &row.not);
        TacticalFactor {
            id: row.id.get_ref().clone(),
            value: self.number(&row.value, -9..=9) as i8,
            per: row
                .per
                .as_ref()
                .map_or(FactorFrequency::Once, |per| self.word_or_first(per)),
            modes: self.modes(row.modes.as_ref()),
            own: self.troops_or_any(row.own.as_ref()),
            enemy: self.troops_or_any(row.enemy.as_ref()),
            all,
            not,
        }
    }

    fn support(&mut self, row: &RawSupport) -> Support {
        let (all, not) = self.conditions(&row.all, &row.not);
        Support {
            id: row.id.get_ref().clone(),
            front: self.some_troops(&row.front),
            supporter: self.some_troops(&row.supporter),
            same_class: row.same_class,
            place: self.word_or_first(&row.place),
            enemy: self.some_troops(&row.enemy),
            value: self.number(&row.value, 1..=9) as i8,
            all,
            not,
            dies_with_front: row.dies_with_front,
        }
    }
}
