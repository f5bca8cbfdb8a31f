//! Distant shooting: who shoots, how far, and what is in the way.

use acies_geometry::Length;

use super::TroopSet;

/// The rules of distant shooting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shooting {
    /// Who shoots and how.
    pub shooters: Vec<Shooter>,
    /// How far to either side of straight ahead a target may be.
    pub arc_side: Length,
    /// Whether giving or receiving an overlap forbids shooting and being shot at.
    pub overlap_forbids: bool,
    /// At whom nobody shoots.
    pub spared: TroopSet,
    /// How many shooters may support the main one.
    pub supporting: u8,
    /// Whether those who can shoot at each other must.
    pub mutual: bool,
    /// Whether all shooters must stand behind the line of the rear edge to shoot at it.
    pub rear_shot_needs_all_behind: bool,
    /// Who has no rear edge to be shot at.
    pub no_rear: TroopSet,
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
