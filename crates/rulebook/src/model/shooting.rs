//! Distant shooting: who shoots, how far, and what is in the way.

use acies_geometry::Length;

use super::TroopSet;

/// The rules of distant shooting.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a section of the edition file: each is a cell of its own"
)]
pub struct Shooting {
    /// Who shoots and how.
    pub shooters: Vec<Shooter>,
    /// How far to either side of straight ahead a target may be.
    pub arc_side: Length,
    /// To what of the edge shot at the range is measured.
    pub range_to: RangeTo,
    /// How much of one edge of the target has to be in the arc and in sight; `None`: any part of it in the arc, and
    /// nobody between the whole of both edges.
    pub least_target: Option<Length>,
    /// Whether just so much is too little.
    pub more_than_least_target: bool,
    /// How much of terrain that stops shots by its depth stops one; `None` where there is no such terrain.
    pub stopping_depth: Option<Length>,
    /// Whether giving or receiving an overlap forbids shooting and being shot at.
    pub overlap_forbids: bool,
    /// At whom nobody shoots.
    pub spared: TroopSet,
    /// How many shooters may support the main one.
    pub supporting: u8,
    /// Whether the nearest of several shooters is the main one; else whom its side names. One that the target shoots
    /// back at comes before it either way.
    pub nearest_leads: bool,
    /// Whether all shooters must stand behind the line of the rear edge to shoot at it.
    pub rear_shot_needs_all_behind: bool,
    /// Who has no rear edge to be shot at.
    pub no_rear: TroopSet,
}

/// What of the edge shot at has to be within range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RangeTo {
    /// Its nearest point, in the arc or not.
    Edge,
    /// The nearest point of the part that is in the arc.
    PartInArc,
    /// That, and as much of it as has to be in the arc and in sight: the arc ends so far ahead.
    LeastPart,
}

/// One row of who shoots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shooter {
    /// Its id, for reasons.
    pub id: String,
    /// Who.
    pub troops: TroopSet,
    /// How far, from the shooting edge to the nearest point of the target.
    pub range: Length,
    /// From which edges.
    pub from: ShootingEdge,
    /// Whether it shoots in the enemy's bound too; else only in reply to a shooter it can reach.
    pub in_enemy_bound: bool,
    /// To whom it replies in a bound in which it does not shoot of its own accord.
    pub replies_to: TroopSet,
    /// Over which enemies it shoots.
    pub over: TroopSet,
    /// Whom it has to shoot at if it can: those of the first kind of whom there are any.
    pub priority: Vec<Priority>,
    /// How far it may have moved in the bound; `None` is any distance.
    pub moved_at_most: Option<Length>,
}

/// From which edges an element shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShootingEdge {
    /// From its front edge.
    Front,
    /// From any one edge, chosen when it shoots; no farther to the side than from a front edge.
    AnyOne,
    /// From every edge in its whole length.
    All,
}

/// Which enemies come before others as targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Priority {
    /// Those in its zone of control.
    InZone,
    /// Those that can shoot at it, and have to rather than at anyone free.
    ShootingBack,
}
