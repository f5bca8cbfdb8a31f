//! What happens before the first bound: terrain, edges, camps, deployment.

use acies_geometry::Length;

use super::{TerrainId, TerrainSet, TroopId, TroopSet};

/// The rules of setting up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board's width and depth.
    pub board: (Length, Length),
    /// Whether the army's aggression is added to the die for who attacks.
    pub aggression: bool,
    /// What each home topography offers.
    pub topographies: Vec<Topography>,
    /// How features come to their places.
    pub placement: TerrainPlacement,
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
    /// Other kinds that count as it, together with it.
    pub or: TerrainSet,
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
    /// How many features at least have to be rough or bad going, a river or a waterway.
    pub hard_features: u8,
    /// The least distance between two area features.
    pub apart: Length,
    /// The least distance of an area feature from the table's edges, but for kinds that may touch them.
    pub edge_gap: Length,
    /// The greatest sum of length and width of an area feature.
    pub greatest_sum: Length,
    /// The least width of an area feature.
    pub least_width: Length,
    /// How many times its width an area feature may be long, in hundredths.
    pub greatest_ratio: u16,
    /// An area feature that is not so long is small.
    pub small_length: Length,
    /// How many features may be small.
    pub small_most: u8,
    /// The widest a river or a road may be.
    pub band_width: Length,
    /// How many times the straight distance a river may be long, in hundredths.
    pub river_length: u16,
    /// The same of a road; `None` where it may wind as it likes.
    pub road_length: Option<u16>,
    /// Whether a river or a road runs to the edge opposite, and not to any other edge.
    pub opposite_edges: bool,
    /// Where a road may end instead of at an edge.
    pub road_ends_at: TerrainSet,
    /// How far a river keeps from the edges where it neither starts nor ends.
    pub river_clear: Length,
    /// How many quarters a river or a road may pass.
    pub band_quarters: u8,
    /// How far a waterway reaches in, at least and at most.
    pub waterway: (Length, Length),
    /// Whether a die decides along which edge a waterway lies, where dice decide at all.
    pub waterway_die: bool,
}

/// How features come to their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TerrainPlacement {
    /// The defender puts one after the other where he likes, and says when there are enough.
    PlacerChooses,
    /// He chooses all of them first; then a die gives each its quarter, or says who picks it, and there he places it.
    QuarterDie,
}

/// How the attacker comes to his base edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgePolicy {
    /// He numbers three edges 1 to 3, and the fourth is 4 to 6; a die decides.
    ThreeAndPreferred,
    /// The defender numbers all four 1 to 4, then the attacker has a 5 and a 6 give him two neighbouring ones.
    TwoAdjacentPreferred,
    /// He has the edge that he likes.
    AttackerChooses,
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
    /// How far it keeps from the side edges.
    pub aside: Length,
    /// Who of its side may be in it.
    pub garrison: TroopSet,
    /// Who of the enemy may take it when nobody is inside.
    pub captors: TroopSet,
    /// An army with more of these than so many elements needs no camp.
    pub exempt: (TroopSet, u8),
    /// The troop that follows a camp.
    pub followers: TroopId,
    /// Whether they are in every camp unless its side says that it is empty; else only where its side puts them.
    pub followers_assumed: bool,
    /// How many elements may attack it in one close combat phase, the main attacker among them.
    pub attackers: u8,
    /// What becomes of it when the enemy takes it.
    pub captured: CapturedCamp,
    /// How far foot and mounted who do not pursue its defenders move into one that is not held.
    pub advance: (Length, Length),
}

/// What becomes of a camp that the enemy has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CapturedCamp {
    /// The captor is inside, and holds it as its own people did.
    Held,
    /// It is ground like any other, on which the captor stands; it still stops a line of command.
    Open,
    /// Nothing is left of it.
    Removed,
}

/// Built-up areas.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no of the edition's file, independent of the others"
)]
pub struct BuiltUp {
    /// It lies wholly within so much of two neighbouring table edges.
    pub corner: Length,
    /// The least length and width.
    pub least_side: Length,
    /// Whether a topography that offers roads has to have one to it; else only a road that lies anyway.
    pub road_wanted: bool,
    /// Whether a river may cross it.
    pub river_may_cross: bool,
    /// The least die for which the attacker has the edge that he prefers of the two that are left to him.
    pub preferred_from: u8,
    /// Who may garrison it.
    pub garrison: TroopSet,
    /// Whether it is garrisoned before the other side places its camp, and not while troops are deployed.
    pub garrison_first: bool,
    /// Who of the enemy may be in it.
    pub captors: TroopSet,
    /// Whether a victor that does not pursue may stay outside.
    pub victor_chooses: bool,
    /// The troop that holds it without a garrison.
    pub denizens: TroopId,
    /// Whether its denizens live there beside a garrison: they hold it when one has gone, and make room for another.
    pub denizens_stay: bool,
    /// The least die at the start of a captor's bound for which its denizens are back, if he has left it empty; 7 is
    /// never.
    pub denizens_return_from: u8,
    /// How many elements may attack it in one close combat phase, the main attacker among them.
    pub attackers: u8,
    /// Whoever takes one that has denizens sacks it, until a PIP die of its side shows this or more; 7 is for the rest of
    /// the battle. `None` where nobody sacks.
    pub sacking_until: Option<u8>,
    /// It falls to the enemy when these kill its denizens by shooting.
    pub surrenders_to: TroopSet,
}

/// Where troops are put before the first bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// How far from the own base edge at most, where that is asked.
    pub depth: Option<Length>,
    /// How far from the line through the middle of the table at least, where that is asked instead.
    pub from_centre: Option<Length>,
    /// How far from the side edges at least.
    pub side: Length,
    /// Who may stand nearer to the side edges.
    pub flankers: TroopSet,
    /// How far they stand from the side edges at least.
    pub flankers_side: Length,
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
    /// Who may not.
    pub never: TroopSet,
    /// How many elements of a group touch the shore, if it has so many.
    pub at_shore: u8,
    /// Whether they land before anybody else of their side moves.
    pub before_moves: bool,
    /// Whether they may make another move in that bound, as rules of further moves allow.
    pub moves_on: bool,
    /// Whether whoever comes ashore in a zone answers it, as whoever moves into one.
    pub zones: bool,
}

impl Deployment {
    /// How far from its base line a side may deploy, on a table so deep with so much water behind that line.
    pub fn reach(&self, table_depth: Length, shore: Length) -> Length {
        let from_edge = self.depth.unwrap_or(Length::MAX);
        match self.from_centre {
            Some(gap) => (table_depth.scaled(1, 2) - gap - shore).min(from_edge),
            None => from_edge,
        }
    }
}
