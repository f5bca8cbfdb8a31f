//! Combat outcomes, and the moves that follow.

use acies_geometry::Length;

use super::outcome_table::OutcomeTable;
use super::{FactSet, Mode, Modes, TerrainSet, TroopId, TroopSet};

/// How a party's score compares with the other's.
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
    /// How `own` compares with `enemy` (`dba22` §21.6).
    ///
    /// A score of zero or less against a positive one counts as half or less; two such scores are compared as
    /// usual.
    pub const fn from_scores(own: i32, enemy: i32) -> Margin {
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
    /// Non-combatants at home go over to the enemy and hold the place for that side; others are destroyed.
    ChangesSides,
}

/// The rules of combat outcomes.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcomes {
    rows: Vec<OutcomeRow>,
    table: OutcomeTable,
    /// Recoil and push-back.
    pub recoil: Recoil,
    /// Flight.
    pub flight: Flight,
    /// Which troops pursue.
    pub pursuit: Vec<Pursuit>,
    /// Whether friends in flank or rear contact with the winner recoil if its opponent is forced back.
    pub flankers_recoil: bool,
    /// Whether they recoil too if its opponent is beaten and stands.
    pub flankers_recoil_anyway: bool,
    /// Whether friends recoil with it that would stand if they were beaten themselves.
    pub standing_flankers_recoil: bool,
    /// Troops from which all elements in contact recoil if their opponent is forced back.
    pub cascade: TroopSet,
}

/// One row of the outcomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeRow {
    /// Its id, for explanations and reports.
    pub id: String,
    /// The margin it applies to.
    pub margin: Margin,
    /// The kinds of combat it applies to.
    pub modes: Modes,
    /// The troops it applies to.
    pub own: TroopSet,
    /// The enemies it applies against.
    pub enemy: TroopSet,
    /// Facts of the party that must hold.
    pub all: FactSet,
    /// Facts of the party that must not hold.
    pub not: FactSet,
    /// What happens to it.
    pub fate: Fate,
}

impl Outcomes {
    /// Arranges the rows for [`Outcomes::fate`].
    pub(crate) fn new(
        rows: Vec<OutcomeRow>,
        recoil: Recoil,
        flight: Flight,
        pursuit: Vec<Pursuit>,
        [
            flankers_recoil,
            flankers_recoil_anyway,
            standing_flankers_recoil,
        ]: [bool; 3],
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
            standing_flankers_recoil,
            cascade,
        }
    }

    /// The rows in edition order; the first that matches decides.
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

    /// Whether troops never recoil or flee from an enemy that beats them in close combat.
    ///
    /// They stand, or are destroyed by some. `enemies` are all troops of the edition.
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
                Fate::Destroyed | Fate::ChangesSides => {}
            }
        }
        stands
    }

    /// For each row, whether it ever decides, and whether its removal would ever change the result.
    pub(crate) fn use_of_rows(&self, troops: usize) -> Vec<(bool, bool)> {
        OutcomeTable::use_of_rows(&self.rows, troops)
    }

    /// The losing margins for which some combination of troops and facts has no row.
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
    /// The farthest that foot recoil; otherwise their own depth.
    pub foot_at_most: Length,
    /// The farthest that mounted recoil; otherwise their own depth.
    pub mounted_at_most: Length,
    /// Troops whose owner chooses between the maximum recoil of its kind and the base depth, if that is less.
    ///
    /// The default is the depth.
    pub chooses: TroopSet,
    /// Which troops recoil through which friends that face the same way.
    pub passing: Vec<(TroopSet, TroopSet)>,
    /// Troops that are never pushed back.
    pub never_pushed: TroopSet,
    /// Whether elements in close combat are never pushed back.
    pub fighters_hold: bool,
    /// Whether friends are pushed back just far enough, instead of as far as the recoiling element.
    pub pushes_no_farther: bool,
    /// Whether elements are not pushed into going that they may not enter; otherwise only closed terrain
    /// stops them.
    pub pushed_heed_going: bool,
    /// Troops that destroy friends they recoil into and continue; two of them that meet are both destroyed.
    pub tramples: TroopSet,
    /// Whether these also destroy enemies they meet, instead of being destroyed.
    pub tramples_enemies: bool,
    /// Whether an element that recoils into an enemy rear to rear destroys it too.
    pub crushes_enemy_behind: bool,
    /// Whether only an enemy that is met rear edge to rear edge is destroyed, and none at a corner.
    pub crushes_squarely: bool,
    /// Whether an element that recoils into its own empty camp or built-up area enters it, instead of being
    /// destroyed.
    pub into_own: bool,
}

/// Flight.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "cells of the edition file: each is a rule of its own"
)]
pub struct Flight {
    /// Whether a fleeing element recoils before it turns.
    pub recoils_first: bool,
    /// Whether a river that is not paltry destroys it.
    pub river_destroys: bool,
    /// Whether a paltry river destroys it too.
    pub paltry_too: bool,
    /// Whether it goes round empty camps, instead of over them.
    pub rounds_camps: bool,
    /// Whether it is destroyed if enemies block it, instead of halting.
    pub enemies_destroy: bool,
    /// Troops that, blocked in flight by an element, are destroyed together with it.
    pub takes_along: TroopSet,
    /// Which troops go round which terrain.
    pub avoids: Vec<(TroopSet, TerrainSet)>,
    /// Which troops halt at which terrain; terrain they fled from does not count.
    pub halts_at: Vec<(TroopSet, TerrainSet)>,
}

/// One row of the rules of pursuit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a condition of its own"
)]
pub struct Pursuit {
    /// Its id, for explanations.
    pub id: String,
    /// The pursuing troops.
    pub troops: TroopSet,
    /// The enemies pursued.
    pub enemy: TroopSet,
    /// The greatest distance.
    pub at_most: Length,
    /// Whether its own depth is a limit too.
    pub by_depth: bool,
    /// Whether an element supporting it from behind follows.
    pub supporter_follows: bool,
    /// Whether the whole column behind it follows.
    pub column_follows: bool,
    /// Terrain at whose edge it stops.
    pub stops_at: TerrainSet,
    /// Whether it does not pursue while in such terrain.
    pub stays_inside: bool,
    /// Whether it does not pursue into such terrain.
    pub stays_outside: bool,
    /// Whether it also pursues if the enemy was forced back or lost on equal scores.
    pub on_equal: bool,
    /// Whether it also pursues an enemy that breaks off.
    pub after_break_off: bool,
}

/// How a battle is won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victory {
    /// A side that has lost this many, and more than the enemy, loses.
    pub losses: u8,
    /// Whether a side that has lost its general, and more than the enemy, loses too.
    pub general: bool,
    /// What a lost general counts in addition to the element.
    pub general_more: u8,
    /// Troops whose loss never counts.
    pub uncounted: TroopSet,
    /// Troops whose loss does not count as one.
    pub counts: Vec<LossCount>,
    /// What a camp held by the enemy counts.
    pub camp: u8,
    /// What a built-up area held by the enemy counts.
    pub built_up: u8,
    /// What it counts if its army needs a camp and has none besides.
    pub built_up_as_camp: u8,
}

/// One row of what losses count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LossCount {
    /// Its id.
    pub id: String,
    /// The troops.
    pub troops: TroopSet,
    /// What each loss counts.
    pub count: u8,
    /// Whether only the first loss counts so.
    pub first_only: bool,
}
