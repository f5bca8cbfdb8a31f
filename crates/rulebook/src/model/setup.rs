//! Setup before the first bound: terrain, edges, camps, deployment.

use acies_geometry::Length;

use super::{TerrainId, TerrainSet, TroopId, TroopSet};

/// The rules of setting up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The width and depth of the board.
    pub board: (Length, Length),
    /// Whether aggression is added to the die roll for attacker.
    pub aggression: bool,
    /// The terrain of each home topography.
    pub topographies: Vec<Topography>,
    /// How features are placed.
    pub placement: TerrainPlacement,
    /// How the quarters of the table are numbered.
    pub quarter_numbers: QuarterNumbers,
    /// Limits on terrain.
    pub limits: TerrainLimits,
    /// How the attacker's base edge is determined.
    pub edges: EdgePolicy,
    /// The order of deployment.
    pub order: DeploymentOrder,
    /// Camps.
    pub camps: Camps,
    /// Built-up areas that belong to a side; `None` if the edition has none.
    pub built_up: Option<BuiltUp>,
    /// The deployment areas.
    pub deployment: Deployment,
    /// Landing from a waterway; `None` if the edition has none.
    pub landing: Option<Landing>,
}

/// The terrain of a home topography.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topography {
    /// Its name, such as `Arable`.
    pub name: String,
    /// The compulsory kinds, of which one must be used, with their number.
    pub compulsory: Vec<CompulsoryTerrain>,
    /// The optional kinds, in groups of alternatives.
    pub optional: Vec<Vec<TerrainId>>,
}

/// A kind of terrain that can be the compulsory one of a topography.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompulsoryTerrain {
    /// The kind.
    pub kind: TerrainId,
    /// Other kinds that count as it.
    pub or: TerrainSet,
    /// The least and greatest number of features of it, as compulsory ones.
    pub count: (u8, u8),
}

/// Limits on the amount and position of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerrainLimits {
    /// The least and greatest number of optional features.
    pub optional: (u8, u8),
    /// How many quarters of the board must contain part of a feature.
    pub quarters: u8,
    /// How many quarters must contain part of a river, a waterway or bad going.
    pub difficult_quarters: u8,
    /// How many features at least must be rough or bad going, a river or a waterway.
    pub hard_features: u8,
    /// The least distance between two area features.
    pub apart: Length,
    /// The least distance of an area feature from the table edges, except for kinds that may touch them.
    pub edge_gap: Length,
    /// The greatest sum of length and width of an area feature.
    pub greatest_sum: Length,
    /// The least width of an area feature.
    pub least_width: Length,
    /// The greatest ratio of length to width of an area feature, in hundredths.
    pub greatest_ratio: u16,
    /// Area features shorter than this are small.
    pub small_length: Length,
    /// The most small features.
    pub small_most: u8,
    /// The greatest width of a river or a road.
    pub band_width: Length,
    /// The greatest ratio of a river's length to its straight distance, in hundredths.
    pub river_length: u16,
    /// The same for a road; `None` if it is unlimited.
    pub road_length: Option<u16>,
    /// Whether a river or a road must lead to the opposite edge.
    pub opposite_edges: bool,
    /// Features at which a road may end instead of at an edge.
    pub road_ends_at: TerrainSet,
    /// How far a river keeps from the edges where it neither starts nor ends.
    pub river_clear: Length,
    /// How many quarters a river or a road may cross.
    pub band_quarters: u8,
    /// The least and greatest depth of a waterway.
    pub waterway: (Length, Length),
    /// Whether a die decides the edge of a waterway, if dice place features.
    pub waterway_die: bool,
}

/// How features are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TerrainPlacement {
    /// The defender places them one by one, and says when to stop.
    PlacerChooses,
    /// The defender chooses all features first; then a die gives each its quarter, or who picks it.
    QuarterDie,
}

/// How the quarters of the table are numbered, for the player at the near edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QuarterNumbers {
    /// Near left, near right, far left, far right.
    NearFirst,
    /// Near left, far left, far right, near right.
    Clockwise,
}

impl QuarterNumbers {
    /// The quarter of a number from 1: 0 near left, 1 near right, 2 far left, 3 far right.
    pub const fn quarter(self, number: u8) -> u8 {
        let nth = number.wrapping_sub(1) % 4;
        match self {
            QuarterNumbers::NearFirst => nth,
            QuarterNumbers::Clockwise => [0, 2, 3, 1][nth as usize],
        }
    }

    /// The number, from 1, of such a quarter.
    pub const fn number(self, quarter: u8) -> u8 {
        let nth = quarter % 4;
        1 + match self {
            QuarterNumbers::NearFirst => nth,
            QuarterNumbers::Clockwise => [0, 3, 1, 2][nth as usize],
        }
    }
}

/// How the attacker's base edge is determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgePolicy {
    /// The attacker numbers three edges 1 to 3, and the fourth is 4 to 6; a die decides.
    ThreeAndPreferred,
    /// The defender numbers all four 1 to 4, then the attacker assigns 5 and 6 to two adjacent ones.
    TwoAdjacentPreferred,
    /// The attacker chooses the edge.
    AttackerChooses,
}

/// The order in which camps are placed and troops deployed.
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
    /// The least distance from the side edges.
    pub aside: Length,
    /// Troops of its side that may be in it.
    pub garrison: TroopSet,
    /// Enemy troops that can capture it while it is empty.
    pub captors: TroopSet,
    /// An army with more than this number of these elements needs no camp.
    pub exempt: (TroopSet, u8),
    /// The troop type of camp followers.
    pub followers: TroopId,
    /// Whether followers are in every camp unless it is declared empty, instead of only where placed.
    pub followers_assumed: bool,
    /// Whether a camp of a described position is held by its followers unless it is said to be empty.
    pub held_unless_empty: bool,
    /// How many elements may attack it in one close combat phase, including the main attacker.
    pub attackers: u8,
    /// What happens when the enemy captures it.
    pub captured: CapturedCamp,
    /// How far foot and mounted, if they do not pursue its defenders, move into a camp that is not held
    /// afterwards.
    pub advance: (Length, Length),
}

/// What happens to a captured camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CapturedCamp {
    /// The captor is inside, and holds it like its own troops did.
    Held,
    /// It becomes open ground on which the captor stands; it still blocks the line of command.
    Open,
    /// It is removed.
    Removed,
}

/// Built-up areas.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no of the edition's file, independent of the others"
)]
pub struct BuiltUp {
    /// It lies entirely within this distance of the corner along two adjacent table edges.
    pub corner: Length,
    /// The least length and width.
    pub least_side: Length,
    /// Whether it must have a road if the topography has roads, instead of only joining a road that is placed
    /// anyway.
    pub road_wanted: bool,
    /// Whether a river may cross it.
    pub river_may_cross: bool,
    /// The least die with which the attacker gets the preferred one of the two remaining edges.
    pub preferred_from: u8,
    /// Troops that may garrison it.
    pub garrison: TroopSet,
    /// Whether it is garrisoned before the other side places its camp, not during deployment.
    pub garrison_first: bool,
    /// Enemy troops that may be in it.
    pub captors: TroopSet,
    /// Whether a victor that does not pursue may stay outside.
    pub victor_chooses: bool,
    /// The troop type of denizens, which defend it without a garrison.
    pub denizens: TroopId,
    /// Whether denizens live there besides a garrison: they hold it when the garrison leaves, and give way to
    /// another.
    pub denizens_stay: bool,
    /// The least die at the start of the captor's bound with which denizens return after it is left empty; 7
    /// is never.
    pub denizens_return_from: u8,
    /// The PIPs for which their owner calls them back then; 0 is never.
    pub denizens_return_pips: u8,
    /// Whether a captor in a described position has just taken the place, unless it is said otherwise.
    pub captors_stay_assumed: bool,
    /// How many elements may attack it in one close combat phase, including the main attacker.
    pub attackers: u8,
    /// The least PIP die that ends sacking by the captor of a place with denizens; 7 is for the rest of the
    /// battle.
    ///
    /// `None` if there is no sacking.
    pub sacking_until: Option<u8>,
    /// Troops to whose side it surrenders when they kill its denizens by shooting.
    pub surrenders_to: TroopSet,
}

/// Where troops are deployed before the first bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// The greatest distance from the own base edge, if limited that way.
    pub depth: Option<Length>,
    /// The least distance from the centre line of the table, if limited that way instead.
    pub from_centre: Option<Length>,
    /// The least distance from the side edges.
    pub side: Length,
    /// Troops that may be nearer to the side edges.
    pub flankers: TroopSet,
    /// Their least distance from the side edges.
    pub flankers_side: Length,
    /// How many pairs the defender may swap afterwards.
    pub swaps: u8,
    /// Whether an element that can dismount may be deployed dismounted.
    pub dismounted: bool,
}

/// Landing from a waterway, in the side's first bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The home topography of armies that may land troops.
    pub topography: String,
    /// How many elements may be kept back to land.
    pub most: u8,
    /// Troops that may not land.
    pub never: TroopSet,
    /// How many elements of a group must touch the shore, if it has that many.
    pub at_shore: u8,
    /// Whether they land before all other moves of their side.
    pub before_moves: bool,
    /// Whether they may move again in that bound, under the rules for further moves.
    pub moves_on: bool,
    /// Whether landing in a zone of control is restricted like moving into one.
    pub zones: bool,
}

impl Deployment {
    /// How far from its base line a side may deploy, given the table depth and the width of water behind that
    /// line.
    pub fn reach(&self, table_depth: Length, shore: Length) -> Length {
        let from_edge = self.depth.unwrap_or(Length::MAX);
        match self.from_centre {
            Some(gap) => (table_depth.scaled(1, 2) - gap - shore).min(from_edge),
            None => from_edge,
        }
    }
}
