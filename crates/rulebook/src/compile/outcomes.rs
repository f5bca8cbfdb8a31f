//! Compiles combat outcomes.

use acies_geometry::Length;

use super::context::Context;
use crate::model::{Flight, OutcomeRow, Outcomes, Pursuit, Recoil, TerrainSet, TroopSet};
use crate::raw::{Distance, RawAvoid, RawEdition, RawOutcome, RawPursuit};
use crate::words::Word;

impl Context<'_> {
    pub(super) fn outcome_rows(&mut self, raw: &RawEdition) -> Vec<OutcomeRow> {
        self.unique("row", raw.rows.iter().map(|row| &row.id));
        raw.rows.iter().map(|row| self.outcome(row)).collect()
    }

    fn outcome(&mut self, row: &RawOutcome) -> OutcomeRow {
        let (all, not) = self.conditions(&row.all, &row.not);
        OutcomeRow {
            id: row.id.get_ref().clone(),
            margin: self.word_or_first(&row.margin),
            modes: self.modes(row.modes.as_ref()),
            own: self.troops_or_any(row.own.as_ref()),
            enemy: self.troops_or_any(row.enemy.as_ref()),
            all,
            not,
            fate: self.word_or_first(&row.fate),
        }
    }

    /// Reports rows that never decide anything, and notes rows whose removal would change nothing.
    pub(super) fn useless_rows(&mut self, raw: &RawEdition, outcomes: &Outcomes, troops: usize) {
        if !self.is_sound() {
            // Rows whose sets could not be read would be reported twice.
            return;
        }
        for (row, (decides, matters)) in raw.rows.iter().zip(outcomes.use_of_rows(troops)) {
            if !decides {
                let message = "this row is never reached: the rows above it decide all it matches";
                self.problem(Some(row.id.span()), message.to_owned());
            } else if !matters {
                let message = "without this row everything would be the same";
                self.note(&row.id, message.to_owned());
            }
        }
    }

    /// Reports losers without an outcome: without a row they would simply stand.
    pub(super) fn undecided(&mut self, raw: &RawEdition, outcomes: &Outcomes, troops: usize) {
        if !self.is_sound() {
            return;
        }
        for margin in outcomes.undecided(troops) {
            let word = margin.word();
            let of_margin = |row: &&RawOutcome| row.margin.get_ref() == word;
            let first = raw.rows.iter().find(of_margin);
            let message = format!(
                "missing a row: nothing decides the rest of what is `{word}`; \
                 the last row of a margin has no troops and no conditions"
            );
            self.problem(first.map(|row| row.id.span()), message);
        }
    }

    pub(super) fn recoil(&mut self, raw: &RawEdition) -> Recoil {
        self.unique("row", raw.recoil_passing.iter().map(|row| &row.id));
        let recoil = &raw.outcomes.recoil;
        Recoil {
            foot_at_most: self.length_or_endless(recoil.foot_at_most.as_ref()),
            mounted_at_most: self.length_or_endless(recoil.mounted_at_most.as_ref()),
            chooses: self.troop_set(&recoil.chooses),
            passing: raw
                .recoil_passing
                .iter()
                .map(|row| {
                    (
                        self.some_troops(&row.movers),
                        self.some_troops(&row.through),
                    )
                })
                .collect(),
            never_pushed: self.troop_set(&recoil.never_pushed),
            fighters_hold: recoil.fighters_hold,
            pushes_no_farther: recoil.pushes_no_farther,
            pushed_heed_going: recoil.pushed_heed_going,
            tramples: self.troop_set(&recoil.tramples),
            tramples_enemies: recoil.tramples_enemies,
            crushes_enemy_behind: recoil.crushes_enemy_behind,
            crushes_squarely: recoil.crushes_squarely,
            into_own: recoil.into_own,
        }
    }

    pub(super) fn flight(&mut self, raw: &RawEdition) -> Flight {
        let flight = &raw.outcomes.flight;
        Flight {
            recoils_first: flight.recoils_first,
            river_destroys: flight.river_destroys,
            paltry_too: flight.paltry_too,
            rounds_camps: flight.rounds_camps,
            enemies_destroy: flight.enemies_destroy,
            takes_along: self.troop_set(&flight.takes_along),
            avoids: self.avoidance_rows(&raw.avoids),
            halts_at: self.avoidance_rows(&flight.halts_at),
        }
    }

    /// Which troops avoid which terrain.
    fn avoidance_rows(&mut self, rows: &[RawAvoid]) -> Vec<(TroopSet, TerrainSet)> {
        self.unique("row", rows.iter().map(|row| &row.id));
        rows.iter()
            .map(|row| {
                (
                    self.some_troops(&row.troops),
                    self.terrain_set(&row.terrain),
                )
            })
            .collect()
    }

    pub(super) fn pursuit(&mut self, raw: &RawEdition) -> Vec<Pursuit> {
        self.unique("row", raw.pursuit.iter().map(|row| &row.id));
        raw.pursuit
            .iter()
            .map(|row| self.pursuit_row(row))
            .collect()
    }

    /// A length; unlimited if the key is missing.
    fn length_or_endless(&mut self, length: Option<&Distance>) -> Length {
        length.map_or(Length::MAX, |length| self.some_length(length))
    }

    fn pursuit_row(&mut self, row: &RawPursuit) -> Pursuit {
        if row.at_most.is_none() && !row.by_depth {
            let message = "a pursuit needs `at-most` or `by-depth`".to_owned();
            self.problem(Some(row.id.span()), message);
        }
        Pursuit {
            id: row.id.get_ref().clone(),
            troops: self.some_troops(&row.troops),
            enemy: self.troops_or_any(row.enemy.as_ref()),
            at_most: self.length_or_endless(row.at_most.as_ref()),
            by_depth: row.by_depth,
            supporter_follows: row.supporter_follows,
            column_follows: row.column_follows,
            stops_at: self.terrain_set(&row.stops_at),
            stays_inside: row.stays_inside,
            stays_outside: row.stays_outside,
            on_equal: row.on_equal,
            after_break_off: row.after_break_off,
        }
    }
}
