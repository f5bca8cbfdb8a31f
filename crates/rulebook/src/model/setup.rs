//! What happens before the first bound: terrain, edges, camps, deployment.

use acies_geometry::Length;

use super::TerrainId;

/// The rules of setting up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board's width and depth.
    pub board: (Length, Length),
    /// Whether the army's aggression is added to the die for who attacks.
    pub aggression: bool,
    /// What each home topography offers.
    pub topographies: Vec<Topography>,
    /// How much terrain lies where.
    pub limits: TerrainLimits,
    /// How the attacker comes to his base edge.
    pub edges: EdgePolicy,
    /// Camps.
    pub camps: Camps,
    /// Where troops are put.
    pub deployment: Deployment,
}

/// The terrain of a home topography.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topography {
    /// Its name, such as `Arable`.
    pub name: String,
    /// The kinds of which one is compulsory.
    pub compulsory: Vec<TerrainId>,
    /// The optional kinds, in sets of which only one kind may be used.
    pub optional: Vec<Vec<TerrainId>>,
}

/// How much terrain there is and where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerrainLimits {
    /// The fewest and most compulsory features.
    pub compulsory: (u8, u8),
    /// The fewest and most optional features.
    pub optional: (u8, u8),
    /// How many quarters of the board must hold a part of some feature.
    pub quarters: u8,
    /// How many quarters must hold a part of a river, a waterway or bad going.
    pub difficult_quarters: u8,
    /// The least distance between two area features.
    pub apart: Length,
    /// The greatest sum of length and width of an area feature.
    pub greatest_sum: Length,
    /// The least width of an area feature.
    pub least_width: Length,
    /// How many times its width an area feature may be long, in hundredths.
    pub greatest_ratio: u16,
    /// The widest a river or a road may be.
    pub band_width: Length,
    /// How many times the straight distance a river may be long, in hundredths.
    pub river_length: u16,
    /// How far a river keeps from the edges where it neither starts nor ends.
    pub river_clear: Length,
    /// How many quarters a river or a road may pass.
    pub band_quarters: u8,
    /// How far a waterway reaches in, at least and at most.
    pub waterway: (Length, Length),
}

/// How the attacker comes to his base edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgePolicy {
    /// He numbers three edges 1 to 3, and the fourth is 4 to 6; a die decides.
    ThreeAndPreferred,
}

/// Camps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camps {
    /// The greatest sum of length and width.
    pub greatest_sum: Length,
    /// The least length and width, so that an element fits in.
    pub least_side: Length,
    /// An army with more of these than so many elements needs no camp.
    pub exempt: (super::TroopSet, u8),
    /// The troop that follows a camp.
    pub followers: super::TroopId,
}

/// Where troops are put before the first bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// How far from the own base edge at most.
    pub depth: Length,
    /// How far from the side edges at least.
    pub side: Length,
    /// How many pairs the defender may swap afterwards.
    pub swaps: u8,
}
