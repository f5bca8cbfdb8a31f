//! Troop types.

use acies_geometry::Length;

/// A troop type of an edition, by its index in [`Rulebook::troops`](super::Rulebook::troops).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TroopId(pub u8);

/// A set of troops. An edition has at most 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct TroopSet(pub u64);

impl TroopSet {
    /// No troops.
    pub const NONE: TroopSet = TroopSet(0);
    /// All troops.
    pub const ALL: TroopSet = TroopSet(u64::MAX);

    /// Whether a troop belongs to the set.
    pub const fn has(self, troop: TroopId) -> bool {
        self.0 >> troop.0 & 1 == 1
    }

    /// The set with one more troop.
    pub const fn with(self, troop: TroopId) -> TroopSet {
        TroopSet(self.0 | 1 << troop.0)
    }

    /// Both sets together.
    pub const fn union(self, other: TroopSet) -> TroopSet {
        TroopSet(self.0 | other.0)
    }

    /// This set without another.
    pub const fn without(self, other: TroopSet) -> TroopSet {
        TroopSet(self.0 & !other.0)
    }
}

/// One troop type of an edition: a row of its `troops` table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troop {
    /// The army-list code, such as `4Bd`.
    pub code: String,
    /// The class it fights as, such as `Bd`.
    pub class: String,
    /// Whether it is mounted; foot otherwise.
    pub mounted: bool,
    /// The depth of its base; zero for troops that are never on the table.
    pub depth: Length,
    /// Its move distances.
    pub allowance: Allowance,
    /// Its factors in close combat.
    pub close: Factors,
    /// Its factors when it shoots.
    pub shooting: Factors,
    /// Its factors when shot at.
    pub shot_at: Factors,
    /// Whether it may appear in army lists and on the table; camp followers and denizens may not.
    pub listed: bool,
}

/// Factors by the kind of enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factors {
    /// Against foot.
    pub foot: i8,
    /// Against mounted.
    pub mounted: i8,
}

impl Factors {
    /// The factor against an enemy.
    pub const fn against(self, mounted: bool) -> i8 {
        if mounted { self.mounted } else { self.foot }
    }
}

/// The distance of one tactical move; `None` where it may not go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Entirely in good going.
    pub good: Length,
    /// At least partly in rough going.
    pub rough: Option<Length>,
    /// At least partly in bad going.
    pub bad: Option<Length>,
    /// Entirely along a road.
    pub road: Length,
}
