//! What happens before the first bound: terrain, edges, camps, deployment.

use acies_geometry::Length;

use super::{TerrainId, TroopId, TroopSet};

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
    /// Who deploys when.
    pub order: DeploymentOrder,
    /// Camps.
    pub camps: Camps,
    /// Built-up areas that belong to a side; `None` where there are none.
    pub built_up: Option<BuiltUp>,
    /// Where troops are put.
    pub deployment: Deployment,
    /// Landing from a waterway; `None` where nobody lands.
    pub landing: Option<Landing>,
}

/// The terrain of a home topography.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topography {
    /// Its name, such as `Arable`.
    pub name: String,
    /// The kinds of which one is compulsory, and how many of it.
    pub compulsory: Vec<Compulsory>,
    /// The optional kinds, in sets of which only one kind may be used.
    pub optional: Vec<Vec<TerrainId>>,
}

/// A kind of terrain that a topography may have as its compulsory one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compulsory {
    /// The kind.
    pub kind: TerrainId,
    /// The fewest and most features of it, as compulsory ones.
    pub count: (u8, u8),
}

/// How much terrain there is and where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerrainLimits {
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
    /// The defender numbers all four 1 to 4, then the attacker has a 5 and a 6 give him two neighbouring ones.
    TwoAdjacentPreferred,
}

/// In which order camps are placed and troops deployed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeploymentOrder {
    /// Both camps, the defender's first, then the defender's troops, then the attacker's.
    DefenderFirst,
    /// The attacker's camp and troops, then the defender's camp and troops.
    AttackerFirst,
}

/// Camps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camps {
    /// The greatest sum of length and width.
    pub greatest_sum: Length,
    /// The least length and width, so that an element fits in.
    pub least_side: Length,
    /// An army with more of these than so many elements needs no camp.
    pub exempt: (TroopSet, u8),
    /// The troop that follows a camp.
    pub followers: TroopId,
    /// Whether they are in every camp unless its side says that it is empty; else only where its side puts them.
    pub followers_assumed: bool,
    /// How many elements may attack it in one close combat phase, the main attacker among them.
    pub attackers: u8,
}

/// Built-up areas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuiltUp {
    /// It lies wholly within so much of two neighbouring table edges.
    pub corner: Length,
    /// Whether a topography that offers roads has to have one to it; else only a road that lies anyway.
    pub road_wanted: bool,
    /// Whether a river may cross it.
    pub river_may_cross: bool,
    /// The least die for which the attacker has the edge that he prefers of the two that are left to him.
    pub preferred_from: u8,
    /// Who may garrison it.
    pub garrison: TroopSet,
    /// Who of the enemy may be in it.
    pub captors: TroopSet,
    /// Whether a victor that does not pursue may stay outside.
    pub victor_chooses: bool,
    /// The troop that holds it without a garrison.
    pub denizens: TroopId,
    /// The least die at the start of a captor's bound for which its denizens are back, if he has left it empty; 7 is
    /// never.
    pub denizens_return_from: u8,
    /// How many elements may attack it in one close combat phase, the main attacker among them.
    pub attackers: u8,
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
    /// Whether an element that may dismount may be put on the table dismounted.
    pub dismounted: bool,
}

/// Landing from a waterway, in the side's first bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The home topography of the armies that may.
    pub topography: String,
    /// How many elements may be kept back for it.
    pub most: u8,
}
