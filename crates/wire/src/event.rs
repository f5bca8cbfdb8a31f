//! What happened, as data: the events of the referee, with ids and lengths as the page has them.

use serde::Serialize;

use crate::{How, Pose, SideWord};

/// An event about a side, or about the place of a side.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfSide {
    /// The side.
    pub side: SideWord,
}

/// An element and where it stands afterwards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Placed {
    /// The element.
    pub id: String,
    /// Its pose afterwards.
    pub to: Pose,
}

/// A recoil, with what makes it longer than its least.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recoil {
    /// The element.
    pub id: String,
    /// Its pose afterwards.
    pub to: Pose,
    /// How far it went, where that is farther than the rules ask of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub distance: Option<f64>,
    /// The friends that it passed through; none where its owner chose the distance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub through: Vec<String>,
}

/// An element that takes, enters or leaves a camp or a built-up area.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AtHold {
    /// Whose place it is.
    pub owner: SideWord,
    /// The element.
    pub by: String,
}

/// A combat or a shooting with its dice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fought {
    /// The parties: the main shooter, or the active side's, first.
    pub parties: [String; 2],
    /// Their factors.
    pub factors: [i8; 2],
    /// Their dice.
    pub dice: [u8; 2],
    /// The result of the first party: `doubled`, `beaten`, `equal` or `ahead`.
    pub margin: String,
    /// Whether the target of a shooting shoots back, where the referee has played it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub answered: bool,
}

/// One thing that happened in a battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Event {
    /// A side has chosen its army.
    Army(OfSide),
    /// The attacker is decided.
    Attacks(OfSide),
    /// A standing answer was given.
    Standing(OfSide),
    /// Camp followers were destroyed.
    FollowersLost(OfSide),
    /// Denizens were destroyed.
    DenizensLost(OfSide),
    /// Denizens returned.
    DenizensBack(OfSide),
    /// A camp belongs to its owner again.
    CampRegained(OfSide),
    /// A built-up area belongs to its owner again.
    BuaRegained(OfSide),
    /// A built-up area surrenders.
    BuaYields(OfSide),
    /// The captor of a built-up area begins to sack it.
    SackingBegins(OfSide),
    /// The captor ends that.
    SackingEnds(OfSide),
    /// The denizens of a built-up area went over to a side.
    DenizensTurned {
        /// Whose place it is.
        side: SideWord,
        /// The side that they hold it for now.
        held_for: SideWord,
    },
    /// An aggression die was rolled.
    Aggression {
        /// The side.
        side: SideWord,
        /// Die plus aggression.
        total: u8,
    },
    /// The defender's topography.
    Topography {
        /// Its name in the edition.
        name: String,
    },
    /// A feature was placed.
    Feature {
        /// Its number, from 1.
        number: usize,
        /// Its kind, as named in the edition.
        what: String,
    },
    /// A feature was removed.
    Lifted {
        /// Its number, from 1.
        number: usize,
    },
    /// The features were chosen.
    Features {
        /// Their kinds, in the order of placement.
        kinds: Vec<String>,
    },
    /// The quarter of a feature is decided.
    Quarter {
        /// The number of the feature, from 1.
        number: u8,
        /// The quarter, from 1: near left, near right, far left, far right.
        quarter: u8,
    },
    /// The table edge of a waterway is decided.
    Shore {
        /// The number of the feature, from 1.
        number: u8,
        /// The edge.
        edge: String,
    },
    /// A feature did not fit.
    Discarded {
        /// Its number, from 1.
        number: u8,
        /// Its kind, as named in the edition.
        what: String,
    },
    /// The first PIP die has decided on ploughed land.
    Ground {
        /// `soft` or `firm`.
        state: String,
    },
    /// The attacker's base edge is decided.
    Edge {
        /// The edge before the table was turned.
        edge: String,
        /// The number of clockwise quarter turns of the table.
        quarters: u8,
    },
    /// A camp was placed, or the side does without one.
    Camp {
        /// The side.
        side: SideWord,
        /// Whether there is one.
        placed: bool,
    },
    /// An element was deployed.
    Deployed {
        /// The element.
        id: String,
        /// Where it stands, on the table.
        to: Option<Pose>,
        /// The camp or built-up area that it is in.
        inside: Option<String>,
    },
    /// Two elements changed places.
    Swapped {
        /// One.
        one: String,
        /// The other.
        other: String,
    },
    /// An element in reserve again.
    TakenBack {
        /// The element.
        id: String,
    },
    /// An element has become another troop, of a choice.
    DeployedAs {
        /// The element.
        id: String,
        /// The code of the troop.
        troop: String,
    },
    /// An element dismounted.
    Dismounted {
        /// The element.
        id: String,
        /// The code of the troop.
        troop: String,
    },
    /// Two elements fight as if they had conformed.
    AsIfLinedUp {
        /// The mover.
        id: String,
        /// The enemy.
        enemy: String,
    },
    /// A bound begins.
    Bound {
        /// The side.
        side: SideWord,
        /// Its number.
        number: u16,
    },
    /// The PIPs of a bound.
    Pips {
        /// How many.
        pips: u8,
    },
    /// PIPs were spent.
    PipsSpent {
        /// How many.
        spent: u8,
        /// How many are left.
        left: u8,
    },
    /// An element made a tactical move.
    Moved {
        /// The element.
        id: String,
        /// Its pose afterwards.
        to: Pose,
        /// How far it went.
        distance: f64,
    },
    /// An element came ashore.
    Landed(Placed),
    /// An element conformed.
    Conformed(Placed),
    /// An element turned to face.
    Turned(Placed),
    /// An element made room.
    MadeRoom(Placed),
    /// An element recoiled.
    Recoiled(Recoil),
    /// An element was pushed back by a friend.
    PushedBack(Placed),
    /// An element fled.
    Fled(Placed),
    /// An element pursued.
    Pursued(Placed),
    /// The river's depth is known.
    River {
        /// What it is.
        state: String,
    },
    /// A phase begins.
    Phase {
        /// The phase.
        phase: String,
        /// The elements that have moved too far to shoot at what they could shoot at, where the referee has played it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
        moved_too_far: Vec<String>,
    },
    /// A combat or a shooting was fought.
    Fought(Fought),
    /// The combat outcome of a party.
    Suffered {
        /// The party.
        party: String,
        /// The outcome, such as `recoils`.
        fate: String,
        /// The row of the edition that decided it.
        row: String,
    },
    /// An element was lost.
    Lost {
        /// The element.
        id: String,
        /// The cause, such as `blocked`.
        cause: String,
    },
    /// A camp was taken.
    CampTaken(AtHold),
    /// An element entered a camp of its own side.
    CampEntered(AtHold),
    /// An element left a camp.
    CampLeft(AtHold),
    /// A built-up area was taken.
    BuaTaken(AtHold),
    /// An element entered a built-up area of its own side.
    BuaEntered(AtHold),
    /// An element left a built-up area.
    BuaLeft(AtHold),
    /// The bound ends.
    BoundEnds {
        /// Red's and blue's losses, as victory counts them.
        losses: [u8; 2],
    },
    /// The battle is over.
    Ended {
        /// How.
        how: How,
        /// The winner, if there is one.
        side: Option<SideWord>,
    },
    /// What a record of another version has, as it is written there.
    Other {
        /// Its text.
        text: String,
    },
}
