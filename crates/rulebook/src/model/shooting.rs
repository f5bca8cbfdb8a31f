//! Distant shooting: shooters, ranges, and obstacles.

use acies_geometry::Length;

use super::TroopSet;

/// The rules of distant shooting.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a section of the edition file: each is a cell of its own"
)]
pub struct Shooting {
    /// Which troops shoot, and how.
    pub shooters: Vec<Shooter>,
    /// How far to either side of straight ahead a target may be.
    pub arc_side: Length,
    /// Which part of the target edge the range is measured to.
    pub range_to: RangeTo,
    /// How much of one edge of the target must be in the arc and in sight.
    ///
    /// `None`: any part of it in the arc, with no element between the whole of both edges.
    pub least_target: Option<Length>,
    /// Whether exactly that much is not enough.
    pub more_than_least_target: bool,
    /// The depth of terrain that stops shooting; `None` if there is no such terrain.
    pub stopping_depth: Option<Length>,
    /// Whether an element in an overlap can neither shoot nor be shot at.
    pub overlap_forbids: bool,
    /// Troops that cannot be shot at.
    pub spared: TroopSet,
    /// How many shooters may support the main one.
    pub supporting: u8,
    /// Whether the nearest shooter is the main one, instead of the owner's choice.
    ///
    /// A shooter that the target shoots back at takes precedence either way.
    pub nearest_leads: bool,
    /// Whether all shooters must be behind the line of the rear edge to shoot at it.
    pub rear_shot_needs_all_behind: bool,
    /// Troops without a rear edge as a target.
    pub no_rear: TroopSet,
}

/// Which part of the target edge must be within range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RangeTo {
    /// Its nearest point, in the arc or not.
    Edge,
    /// The nearest point of the part that is in the arc.
    PartInArc,
    /// The nearest point, and as much of the edge as must be in the arc and in sight: the arc ends at the
    /// range.
    LeastPart,
}

/// One row of the shooting troops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shooter {
    /// Its id, for explanations.
    pub id: String,
    /// The troops.
    pub troops: TroopSet,
    /// The range, from the shooting edge to the nearest point of the target.
    pub range: Length,
    /// The edges it shoots from.
    pub from: ShootingEdge,
    /// Whether it shoots in the enemy's bound too; else only back at a shooter that it can reach.
    pub in_enemy_bound: bool,
    /// Troops it shoots back at in a bound in which it does not shoot otherwise.
    pub replies_to: TroopSet,
    /// Enemies that it shoots over.
    pub over: TroopSet,
    /// The targets it must prefer, the first kind that is available.
    pub priority: Vec<TargetPriority>,
    /// How far it may have moved in the bound; `None` is any distance.
    pub moved_at_most: Option<Length>,
    /// Whether it shoots at troops that are spared by others.
    pub at_spared: bool,
}

/// The edges from which an element shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShootingEdge {
    /// From its front edge.
    Front,
    /// From any one edge, chosen on shooting; the arc is as wide as from a front edge.
    AnyOne,
    /// From the whole length of every edge.
    All,
}

/// Targets that must be preferred to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TargetPriority {
    /// Enemies in its zone of control.
    InZone,
    /// Enemies that can shoot at it, when it must not shoot at any other.
    ShootingBack,
}
