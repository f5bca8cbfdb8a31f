//! The board, what the battle waits for, and what an order leads to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Action, Agreed, Answer, Choice, Duel, Line, Verdict};

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SideWord {
    /// The side whose base edge is the near one.
    Red,
    /// The other side.
    Blue,
}

/// The middle of a front edge, and the facing.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "[x: number, y: number, facing: number]"))]
pub struct Pose(pub f64, pub f64, pub f64);

/// A point of the board: across from the left edge, and up from the near one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "[x: number, y: number]"))]
pub struct Point(pub f64, pub f64);

/// What the battle waits for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Asks {
    /// A decision of a side.
    Decide {
        /// The side.
        side: SideWord,
        /// The subject.
        what: What,
        /// The element, or the camp or built-up area that is attacked, which it is about.
        element: Option<String>,
    },
    /// Dice.
    Throw {
        /// The side that rolls.
        side: SideWord,
        /// The purpose, such as `combat r4 b1 bound 3`.
        purpose: String,
        /// How many.
        dice: u8,
    },
    /// Nothing: the battle is over.
    Over {
        /// How it ended.
        how: How,
        /// The winner, if there is one.
        winner: Option<SideWord>,
    },
}

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By the rules.
    Won,
    /// The other side conceded.
    Conceded,
    /// Without a winner.
    Drawn,
}

/// The subject of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The elements of its army.
    Army,
    /// Its home topography.
    Topography,
    /// The terrain features, where dice decide their places.
    Features,
    /// The quarter of the next feature, or the edge of a waterway.
    Quarter,
    /// The next feature to place.
    Terrain,
    /// The numbering of the table edges, or the attacker's edge.
    Edges,
    /// The two edges that the attacker prefers.
    Prefer,
    /// The place of its camp.
    Camp,
    /// The garrison of its built-up area.
    Garrison,
    /// The deployment of its elements.
    Deployment,
    /// The deployed elements that change places.
    Swap,
    /// Its next move.
    Move,
    /// How an element continues at a river.
    GoOn,
    /// The next shooting.
    Shooting,
    /// The target of its shooter.
    Target,
    /// The next combat.
    Combat,
    /// The main attacker.
    MainAttacker,
    /// The distance of a recoil.
    Recoil,
    /// The direction of a flight.
    Flight,
    /// Whether its element occupies what it has won.
    Entry,
}

/// A phase of a bound, or the time before the first and after the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first bound.
    Setup,
    /// Movement.
    Movement,
    /// Shooting.
    Shooting,
    /// Close combat.
    Combat,
    /// The battle is over.
    Over,
}

/// Where an element is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceWord {
    /// Off the table, not deployed or landed yet.
    Reserve,
    /// On the table.
    Table,
    /// In a camp.
    Camp,
    /// In a built-up area.
    Bua,
    /// Destroyed, or gone.
    Lost,
}

/// An element.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Element {
    /// Its id in orders.
    pub id: String,
    /// Red's from 0, blue's from 14.
    pub index: usize,
    /// Its side.
    pub side: SideWord,
    /// The code of its troop.
    pub troop: String,
    /// What it may dismount to.
    pub dismounts: Option<String>,
    /// The code without the number of figures.
    pub class: String,
    /// Whether it is mounted.
    pub mounted: bool,
    /// Whether it is the general's.
    pub general: bool,
    /// Where it is.
    pub place: PlaceWord,
    /// How it stands.
    pub at: Pose,
    /// The width of its base.
    pub width: f64,
    /// The depth of its base.
    pub depth: f64,
    /// How often it has moved in this bound.
    pub moves: u8,
    /// Whether it is within command at its place.
    pub commanded: bool,
    /// How far it moves in good going, and in bad going where it may enter that.
    #[cfg_attr(test, ts(type = "[good: number, bad: number | null]"))]
    pub allowance: (f64, Option<f64>),
    /// How far it moves in rough going, where it may enter that.
    pub rough: Option<f64>,
}

/// A going.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Going {
    /// Good.
    Good,
    /// Rough.
    Rough,
    /// Bad.
    Bad,
    /// None at all.
    Impassable,
}

/// A terrain feature.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Feature {
    /// Its kind, as named in the edition.
    pub kind: String,
    /// Its going.
    pub going: Going,
    /// Its corners.
    pub outline: Vec<Point>,
    /// The middle of a road or a river.
    pub line: Vec<Point>,
    /// The width of a road or a river.
    pub width: f64,
    /// The crest of a hill.
    pub crest: Option<[Point; 2]>,
    /// The middles of the gates in its walls.
    #[cfg_attr(test, ts(type = "Point[]", optional))]
    pub gates: Vec<Point>,
}

/// A kind of place that holds one element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HoldKind {
    /// A camp.
    Camp,
    /// A built-up area.
    Bua,
}

/// What holds a camp or a built-up area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nothing.
    Empty,
    /// Camp followers.
    Followers,
    /// Denizens.
    Denizens,
    /// An element of its side.
    Garrison,
    /// Denizens that hold it for the enemy.
    Turned,
    /// The enemy.
    Captured,
    /// Nothing, ever again.
    Razed,
}

/// A place that holds one element: a camp or a built-up area.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hold {
    /// Which of the two.
    pub kind: HoldKind,
    /// What the edition calls it: a camp, or a kind of built-up area.
    pub what: String,
    /// Whose it is.
    pub side: SideWord,
    /// Its id in orders.
    pub id: String,
    /// Its corners.
    pub outline: Vec<Point>,
    /// What holds it.
    pub holder: Holder,
    /// The element inside.
    pub inside: Option<String>,
}

/// The feature that is placed next, where dice decide on places.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Next {
    /// Its kind, as named in the edition.
    pub kind: String,
    /// The quarter that is its own, from 1 to 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub quarter: Option<u8>,
    /// The edge that is its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub edge: Option<String>,
}

/// The features that the defender has chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chosen {
    /// Their kinds, in the order of placement.
    pub kinds: Vec<String>,
    /// How many of them have been placed or discarded.
    pub done: usize,
}

/// The terrain of a home topography.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HomeTerrain {
    /// The compulsory kinds: features of one row are needed.
    pub compulsory: Vec<CompulsoryKinds>,
    /// The optional kinds.
    pub optional: Vec<String>,
    /// The least and greatest number of optional features.
    pub optional_count: (u8, u8),
}

/// Kinds of terrain that count together as the compulsory one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CompulsoryKinds {
    /// The kinds.
    pub kinds: Vec<String>,
    /// How many features of them are needed.
    pub least: u8,
}

/// Everything that the board shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct State {
    /// Its width and depth.
    #[cfg_attr(test, ts(type = "[width: number, depth: number]"))]
    pub board: (f64, f64),
    /// The edition.
    pub edition: String,
    /// The army lists of red and blue.
    pub keys: [String; 2],
    /// The players of red and blue.
    pub players: [String; 2],
    /// What the battle waits for.
    pub asks: Asks,
    /// The phase.
    pub phase: Phase,
    /// The side whose bound it is.
    pub active: SideWord,
    /// The attacker, once decided.
    pub attacker: Option<SideWord>,
    /// The defender's topography, once chosen.
    pub topography: Option<String>,
    /// The number of bounds of each side.
    pub bounds: [u16; 2],
    /// The PIPs that are left.
    pub pips: u8,
    /// What the river is.
    pub river: String,
    /// The losses of each side, as victory counts them.
    pub losses: [u8; 2],
    /// The elements of both sides.
    pub elements: Vec<Element>,
    /// The terrain.
    pub features: Vec<Feature>,
    /// Camps and built-up areas.
    pub holds: Vec<Hold>,
    /// Where the side that deploys may deploy.
    pub zone: Option<Vec<Point>>,
    /// The page's number of each quarter, in the order of the numbers in orders.
    #[cfg_attr(test, ts(type = "number[]", optional))]
    pub quarters: [u8; 4],
    /// What the edition's policies allow instead, as their words, by the rules that refuse the rest.
    #[cfg_attr(test, ts(type = "Record<string, string>", optional))]
    pub allows: BTreeMap<String, String>,
    /// The feature that is placed next, where dice decide on places.
    #[cfg_attr(test, ts(type = "Next | null", optional))]
    pub next: Option<Next>,
    /// The features that the defender has chosen there.
    #[cfg_attr(test, ts(type = "Chosen | null", optional))]
    pub chosen: Option<Chosen>,
    /// What the home terrain offers, while the defender chooses or places it.
    #[cfg_attr(test, ts(type = "HomeTerrain | null", optional))]
    pub home: Option<HomeTerrain>,
    /// How many swaps the side to decide has left after the deployment.
    #[cfg_attr(test, ts(type = "number | null", optional))]
    pub swaps: Option<u8>,
    /// The side whose order an undo would take back.
    pub undo: Option<SideWord>,
}

/// The request for a new battle.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewBattle {
    /// The edition.
    pub edition: String,
    /// Conventions and presets.
    #[serde(default)]
    pub conventions: Vec<String>,
    /// Rulings with their answers.
    #[serde(default)]
    pub rulings: Vec<Answer>,
    /// Red's army list.
    pub red: String,
    /// Blue's army list.
    pub blue: String,
    /// The seed of the dice.
    pub seed: String,
    /// The players of red and blue.
    #[serde(default)]
    pub players: [String; 2],
    /// The armies of red and blue, where they are chosen already.
    #[serde(default)]
    pub armies: [Option<String>; 2],
    /// The attacker, where the players have agreed on it; else dice decide.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub attacker: Option<SideWord>,
}

/// A piece of a zone of control or threat zone.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Zone {
    /// The index of the element whose it is.
    pub owner: usize,
    /// Its corners.
    pub patch: [Point; 4],
}

/// The areas that each side's shooters can shoot into.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SidesArcs {
    /// Red's.
    pub red: Vec<[Point; 4]>,
    /// Blue's.
    pub blue: Vec<[Point; 4]>,
}

/// What the board can show over the elements.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Overlays {
    /// The zones that bind the active side; null while nothing moves.
    pub zones: Option<Vec<Zone>>,
    /// Shooting arcs; null while nothing moves or shoots.
    pub arcs: Option<SidesArcs>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// What the side to decide can do beside moving its elements.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Aside {
    /// Every order that can be given, where the referee can list them.
    pub choices: Vec<Choice>,
    /// Actions of the side itself, such as putting followers in its camp.
    pub actions: Vec<Action>,
    /// Whether this part of the setup may be ended now.
    pub may_end: bool,
    /// Whether elements kept back may land now.
    pub may_land: bool,
    /// How many elements would never come, if the deployment ended now.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional, as = "Option<usize>"))]
    pub absent: usize,
}

/// The table after an order, a roll or an undo: all that the page needs to go on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update {
    /// The last order or roll, and what it led to.
    pub line: Option<Line>,
    /// The board.
    pub state: State,
    /// The record so far.
    pub record: String,
    /// What can be done.
    #[serde(flatten)]
    pub aside: Aside,
    /// The close combats that this bound still has, as the elements stand.
    pub combats: Vec<Duel>,
    /// The overlays by the edition that is played.
    pub overlays: Overlays,
}

/// The answer to an order: the table after it, or the verdict that refuses it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Answered {
    /// It was obeyed.
    Yes {
        /// True.
        #[cfg_attr(test, ts(type = "true"))]
        legal: bool,
        /// The table after it.
        update: Box<Update>,
    },
    /// It was refused.
    #[cfg_attr(test, ts(type = "Verdict & { legal: false }"))]
    No(Box<Verdict>),
}

/// A battle that is opened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opened {
    /// The seed of its dice.
    pub seed: String,
    /// The seeds of the generals of red and blue.
    pub streams: [u32; 2],
    /// What it is played by.
    pub agreed: Agreed,
    /// Everything that has happened.
    pub lines: Vec<Line>,
    /// The table.
    pub update: Update,
}
