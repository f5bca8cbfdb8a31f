//! What a score leads to, and the moves that follow.

use acies_geometry::Length;

use super::outcome_table::OutcomeTable;
use super::{FactSet, Mode, Modes, TerrainSet, TroopId, TroopSet};

/// How the lower score stands to the higher one, for one party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Margin {
    /// Half the other's score or less.
    Doubled,
    /// Less than the other's, but more than half.
    Beaten,
    /// The same.
    Equal,
    /// More than the other's.
    Ahead,
}

impl Margin {
    /// How `own` stands to `enemy` (`dba22` §21.6).
    ///
    /// A score of nothing or less against one above nothing is half or less; two such scores compare plainly.
    pub const fn of(own: i32, enemy: i32) -> Margin {
        if own > enemy {
            Margin::Ahead
        } else if own == enemy {
            Margin::Equal
        } else if enemy > 0 && 2 * own <= enemy {
            Margin::Doubled
        } else {
            Margin::Beaten
        }
    }
}

/// What happens to a party to a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Fate {
    /// Nothing.
    Stands,
    /// It recoils.
    Recoils,
    /// It flees.
    Flees,
    /// It is destroyed.
    Destroyed,
}

/// The rules of what follows a score.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcomes {
    rows: Vec<OutcomeRow>,
    table: OutcomeTable,
    /// Recoil and push-back.
    pub recoil: Recoil,
    /// Flight.
    pub flight: Flight,
    /// Who pursues.
    pub pursuit: Vec<Pursuit>,
    /// Whether friends in flank or rear contact with the winner recoil when the one in front of it is beaten back.
    pub flankers_recoil: bool,
    /// Whether they do so as well when that one is beaten and stands.
    pub flankers_recoil_anyway: bool,
    /// From whom everybody in contact recoils when the one that it fights is beaten back.
    pub cascade: TroopSet,
}

/// One row of the outcomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeRow {
    /// Its id, for reasons and reports.
    pub id: String,
    /// For which margin.
    pub margin: Margin,
    /// In which combats.
    pub modes: Modes,
    /// For whom.
    pub own: TroopSet,
    /// Against whom.
    pub enemy: TroopSet,
    /// Facts of the party that must hold.
    pub all: FactSet,
    /// Facts of the party that must not.
    pub not: FactSet,
    /// What happens to it.
    pub fate: Fate,
}

impl Outcomes {
    /// Lays the rows out for [`Outcomes::fate`].
    pub(crate) fn new(
        rows: Vec<OutcomeRow>,
        recoil: Recoil,
        flight: Flight,
        pursuit: Vec<Pursuit>,
        [flankers_recoil, flankers_recoil_anyway]: [bool; 2],
        cascade: TroopSet,
    ) -> Outcomes {
        Outcomes {
            table: OutcomeTable::new(&rows),
            rows,
            recoil,
            flight,
            pursuit,
            flankers_recoil,
            flankers_recoil_anyway,
            cascade,
        }
    }

    /// The rows in the order of the edition; the first that matches holds.
    pub fn rows(&self) -> &[OutcomeRow] {
        &self.rows
    }

    /// The row that decides what happens to a party: the first that matches. Without one, it stands.
    pub fn row(
        &self,
        margin: Margin,
        mode: Mode,
        own: TroopId,
        enemy: TroopId,
        facts: FactSet,
    ) -> Option<&OutcomeRow> {
        let (row, _) = self.table.find(margin, mode, own, enemy, facts);
        row.map(|row| &self.rows[row])
    }

    /// What happens to a party.
    pub fn fate(
        &self,
        margin: Margin,
        mode: Mode,
        own: TroopId,
        enemy: TroopId,
        facts: FactSet,
    ) -> Fate {
        self.table.find(margin, mode, own, enemy, facts).1
    }

    /// Whether troops never go back before an enemy who beats them in close combat: they stand, or are destroyed by some.
    /// `enemies` are all troops of the edition.
    pub fn never_goes_back(
        &self,
        own: TroopId,
        enemies: impl IntoIterator<Item = TroopId>,
    ) -> bool {
        let mut stands = false;
        for enemy in enemies {
            match self.fate(Margin::Beaten, Mode::Close, own, enemy, FactSet::default()) {
                Fate::Recoils | Fate::Flees => return false,
                Fate::Stands => stands = true,
                Fate::Destroyed => {}
            }
        }
        stands
    }

    /// For each row, whether it ever decides, and whether what it decides ever differs from what would hold without
    /// it, in an edition of so many troops.
    pub(crate) fn use_of_rows(&self, troops: usize) -> Vec<(bool, bool)> {
        OutcomeTable::use_of_rows(&self.rows, troops)
    }

    /// Those margins of a loser of which some score is left to no row, whatever else is the case.
    pub(crate) fn undecided(&self, troops: usize) -> Vec<Margin> {
        OutcomeTable::undecided(&self.rows, troops)
    }
}

/// Recoil and push-back.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "cells of the edition file: each is a rule of its own"
)]
pub struct Recoil {
    /// The farthest that foot recoils; else by its own depth.
    pub foot_at_most: Length,
    /// The farthest that mounted recoil; else by their own depth.
    pub mounted_at_most: Length,
    /// Whose owner chooses between the most that its kind recoils and its own depth, if that is less; by default the
    /// depth.
    pub chooses: TroopSet,
    /// Who recoils through which friends that face the same way.
    pub passing: Vec<(TroopSet, TroopSet)>,
    /// Who is never pushed back.
    pub never_pushed: TroopSet,
    /// Whether nobody is pushed back who is in close combat.
    pub fighters_hold: bool,
    /// Whether friends are pushed back just far enough, where else they go as far as the one that recoils.
    pub pushes_no_farther: bool,
    /// Whether nobody is pushed back into going that it may not enter; else closed places alone stop it.
    pub pushed_heed_going: bool,
    /// Who destroys the friends it meets and goes on; two of these that meet are both destroyed.
    pub tramples: TroopSet,
    /// Whether these destroy the enemies that they meet as well, where else an enemy destroys them.
    pub tramples_enemies: bool,
    /// Whether one that recoils rear to rear into an enemy takes it along.
    pub crushes_enemy_behind: bool,
    /// Whether one that recoils onto its own camp or built-up area, with nobody inside, goes in; else that destroys it.
    pub into_own: bool,
}

/// Flight.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "cells of the edition file: each is a rule of its own"
)]
pub struct Flight {
    /// Whether it recoils before it turns.
    pub recoils_first: bool,
    /// Whether a river that is not paltry destroys it.
    pub river_destroys: bool,
    /// Whether a paltry river does so as well.
    pub paltry_too: bool,
    /// Whether it swings to avoid camps in which nobody is, where else it goes over them.
    pub rounds_camps: bool,
    /// Whether it is destroyed where enemies stop it; else it halts.
    pub enemies_destroy: bool,
    /// Who is destroyed with whom they cannot get past.
    pub takes_along: TroopSet,
    /// Who swings to avoid which terrain.
    pub avoids: Vec<(TroopSet, TerrainSet)>,
    /// Who halts on meeting which terrain; where it stood when it fled does not count.
    pub halts_at: Vec<(TroopSet, TerrainSet)>,
}

/// One row of who pursues.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a condition of its own"
)]
pub struct Pursuit {
    /// Its id, for reasons.
    pub id: String,
    /// Who pursues.
    pub troops: TroopSet,
    /// Whom.
    pub enemy: TroopSet,
    /// How far at most.
    pub at_most: Length,
    /// Whether its own depth limits it too.
    pub by_depth: bool,
    /// Whether one that supports it from behind follows.
    pub supporter_follows: bool,
    /// Whether all who stand in a column behind it follow.
    pub column_follows: bool,
    /// At whose edge it stops.
    pub stops_at: TerrainSet,
    /// Whether one that stands in such terrain does not pursue.
    pub stays_inside: bool,
    /// Whether one whose pursuit would lead into such terrain does not pursue either.
    pub stays_outside: bool,
    /// Whether it also pursues an enemy that had to go back, or was lost, on an equal score.
    pub on_equal: bool,
    /// Whether it also pursues an enemy that breaks off.
    pub after_break_off: bool,
}

/// How a battle is won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victory {
    /// A side that has lost so much, and more than the enemy, loses.
    pub losses: u8,
    /// Whether a side that has lost its general, and more than the enemy, loses as well.
    pub general: bool,
    /// What the loss of its general counts beside the element.
    pub general_more: u8,
    /// Whose loss never counts.
    pub uncounted: TroopSet,
    /// Whose loss counts something else than one.
    pub counts: Vec<Count>,
    /// What a camp in the enemy's hands counts.
    pub camp: u8,
    /// What a built-up area in the enemy's hands counts.
    pub built_up: u8,
    /// What it counts where its army has no camp beside it, and needs one.
    pub built_up_as_camp: u8,
}

/// One row of whose loss counts how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Its id.
    pub id: String,
    /// Whose loss.
    pub troops: TroopSet,
    /// How much it counts.
    pub count: u8,
    /// Whether only the first of them that is lost does so.
    pub first_only: bool,
}
