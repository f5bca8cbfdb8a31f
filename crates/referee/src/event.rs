//! Events: what happened, as ids and numbers. Clients make sentences of them.

mod text;

pub use text::{fate_word, margin_word, river_word};

use acies_geometry::{Length, Pose};
use acies_rulebook::{Fate, Margin, RiverState};

use crate::{ElementId, ElementSet, Ending, Party, Phase, Quarter, Side, Stronghold, TableEdge};

/// A recoil farther than the least that the rules ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LongRecoil {
    /// How far it went.
    pub distance: Length,
    /// The friends that it passed through, and has to end beyond; none where its owner chose the distance.
    pub through: ElementSet,
}

/// One thing that happened in a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A side has chosen the elements of its army.
    ArmyChosen {
        /// The side.
        side: Side,
    },
    /// An aggression die was rolled.
    AggressionThrown {
        /// The side.
        side: Side,
        /// Die plus aggression.
        total: u8,
    },
    /// The attacker is decided.
    Attacks {
        /// The side.
        side: Side,
    },
    /// The defender's topography.
    TopographyChosen {
        /// Its name.
        name: String,
    },
    /// The terrain features were chosen, in the order of placement.
    FeaturesChosen {
        /// Their kinds, as named in the edition.
        kinds: Vec<String>,
    },
    /// The quarter of a feature is decided.
    QuarterSettled {
        /// The number of the feature, from 1.
        number: u8,
        /// The quarter.
        quarter: Quarter,
    },
    /// The table edge of a waterway is decided.
    ShoreSettled {
        /// The number of the feature, from 1.
        number: u8,
        /// The edge.
        edge: TableEdge,
    },
    /// A feature was discarded because it did not fit.
    FeatureDiscarded {
        /// Its number, from 1.
        number: u8,
        /// Its kind, as named in the edition.
        kind: String,
    },
    /// A feature was placed.
    FeaturePlaced {
        /// Its number, from 1.
        number: usize,
        /// Its kind, as named in the edition.
        kind: String,
    },
    /// A feature was removed.
    FeatureLifted {
        /// Its number, from 1.
        number: usize,
    },
    /// The attacker's base edge is decided. The table has been turned so that red's base edge is the near one.
    EdgeSettled {
        /// The edge before the table was turned.
        edge: TableEdge,
        /// The number of clockwise quarter turns of the table.
        quarters: u8,
    },
    /// A camp was placed, or the side does without one.
    CampPlaced {
        /// The side.
        side: Side,
        /// Whether there is one.
        placed: bool,
    },
    /// An element was deployed.
    Deployed {
        /// The element.
        id: ElementId,
        /// The pose.
        pose: Pose,
    },
    /// An element was deployed inside its camp or built-up area.
    DeployedInside {
        /// The element.
        id: ElementId,
        /// The stronghold.
        stronghold: Stronghold,
    },
    /// A deployed element was taken back into reserve.
    TakenBack {
        /// The element.
        id: ElementId,
    },
    /// Two elements changed places.
    Swapped {
        /// One.
        one: ElementId,
        /// The other.
        other: ElementId,
    },
    /// A bound begins.
    BoundBegins {
        /// The side.
        side: Side,
        /// Its number.
        number: u16,
    },
    /// The PIPs of the bound.
    PipsThrown {
        /// The number of PIPs.
        pips: u8,
    },
    /// The first PIP die has decided whether ploughed land is rough going.
    GroundIs {
        /// Whether it is.
        soft: bool,
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
        id: ElementId,
        /// The pose afterwards.
        to: Pose,
        /// The distance moved.
        distance: Length,
    },
    /// An element dismounted.
    Dismounted {
        /// The element.
        id: ElementId,
        /// What it is on foot, by its code.
        troop: String,
    },
    /// Setup: an element with a choice of troop type became one of them.
    DeployedAs {
        /// The element.
        id: ElementId,
        /// What it is, by its code.
        troop: String,
    },
    /// An element came ashore.
    Landed {
        /// The element.
        id: ElementId,
        /// The pose.
        to: Pose,
    },
    /// An element conformed to an enemy, as the mover or as the contacted element.
    Conformed {
        /// The element.
        id: ElementId,
        /// The pose afterwards.
        to: Pose,
    },
    /// Two elements in contact fight as if they had conformed, because neither can.
    FightsAsIf {
        /// The mover.
        id: ElementId,
        /// The enemy contacted.
        enemy: ElementId,
    },
    /// An element turned to face.
    Turned {
        /// The element.
        id: ElementId,
        /// The pose afterwards.
        to: Pose,
    },
    /// An element made room for another.
    MadeRoom {
        /// The element.
        id: ElementId,
        /// The pose afterwards.
        to: Pose,
    },
    /// The river's depth is known.
    RiverIs {
        /// What it is.
        state: RiverState,
    },
    /// A phase of the bound begins.
    PhaseBegins {
        /// The phase.
        phase: Phase,
        /// In shooting: the elements that have moved too far to shoot at what they could shoot at. Records do not say it.
        moved_too_far: ElementSet,
    },
    /// A shooting or a close combat was fought.
    Fought {
        /// The parties: the main shooter, or the active side's, first.
        parties: [Party; 2],
        /// Their factors.
        factors: [i8; 2],
        /// Their dice.
        dice: [u8; 2],
        /// The result of the first party against the second.
        margin: Margin,
        /// Whether the target of a shooting shoots back. Records do not say it.
        answered: bool,
    },
    /// The combat outcome of a party.
    Suffered {
        /// The party.
        party: Party,
        /// The outcome.
        fate: Fate,
        /// The id of the row that decided it.
        row: String,
    },
    /// An element recoiled.
    Recoiled {
        /// The element.
        id: ElementId,
        /// The pose afterwards.
        to: Pose,
        /// Why it went farther than the rules ask of it, if it did. Records do not say it.
        long: Option<LongRecoil>,
    },
    /// An element was pushed back by a friend.
    PushedBack {
        /// The element.
        id: ElementId,
        /// The pose afterwards.
        to: Pose,
    },
    /// An element fled.
    Fled {
        /// The element.
        id: ElementId,
        /// The pose afterwards.
        to: Pose,
    },
    /// An element pursued.
    Pursued {
        /// The element.
        id: ElementId,
        /// The pose afterwards.
        to: Pose,
    },
    /// An element was lost.
    Lost {
        /// The element.
        id: ElementId,
        /// The cause.
        cause: Cause,
    },
    /// The camp followers or denizens of a stronghold were destroyed.
    NonCombatantsLost {
        /// The stronghold.
        stronghold: Stronghold,
    },
    /// The denizens of a built-up area returned.
    NonCombatantsReturned {
        /// The stronghold.
        stronghold: Stronghold,
    },
    /// The denizens of a built-up area went over to a side.
    NonCombatantsTurned {
        /// The stronghold.
        stronghold: Stronghold,
        /// The side that they hold it for now.
        side: Side,
    },
    /// A camp or a built-up area was taken.
    StrongholdTaken {
        /// The stronghold.
        stronghold: Stronghold,
        /// The element now inside.
        by: ElementId,
    },
    /// An element entered a stronghold of its own side, or left any stronghold.
    StrongholdEntered {
        /// The stronghold.
        stronghold: Stronghold,
        /// Which element.
        id: ElementId,
        /// Whether it went in.
        inside: bool,
    },
    /// The captor of a city begins or ends sacking it.
    Sacking {
        /// The stronghold.
        stronghold: Stronghold,
        /// Whether it begins.
        begins: bool,
    },
    /// A built-up area surrenders to the enemy without an enemy element inside.
    StrongholdYielded {
        /// The stronghold.
        stronghold: Stronghold,
    },
    /// A camp or a built-up area belongs to its owner again.
    StrongholdRegained {
        /// The stronghold.
        stronghold: Stronghold,
    },
    /// A standing answer was given.
    StandingSet {
        /// The side.
        side: Side,
    },
    /// The bound ends, with each side's losses as victory counts them.
    BoundEnds {
        /// Red's and blue's losses.
        losses: [u8; 2],
    },
    /// The battle is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// Why an element was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// Destroyed by the combat result.
    Score,
    /// It had to recoil or flee while an enemy stood on its flank or rear.
    Surrounded,
    /// Its recoil was blocked.
    Blocked,
    /// It was shot at from behind.
    ShotInRear,
    /// It was trampled by an elephant.
    Trampled,
    /// An enemy recoiled into its rear.
    Crushed,
    /// It supported an element that was destroyed.
    Supporting,
    /// It was driven out of a camp.
    DrivenFromCamp,
    /// It was driven out of a built-up area.
    DrivenFromBuiltUp,
    /// It left the table.
    LeftTable,
    /// It fled into a river.
    River,
}
