//! What happened: ids and numbers, never sentences.

mod text;

pub use text::{fate_word, margin_word, river_word};

use acies_geometry::{Length, Pose};
use acies_rulebook::{Fate, Margin, RiverState};

use crate::{ElementId, Ending, Party, Phase, Side, Stronghold, TableEdge};

/// One thing that happened in a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A side has chosen its army; its elements in order.
    ArmyChosen {
        /// Who.
        side: Side,
    },
    /// A die for who attacks.
    AggressionThrown {
        /// Who.
        side: Side,
        /// Die and aggression together.
        total: u8,
    },
    /// It is settled who attacks.
    Attacks {
        /// Who.
        side: Side,
    },
    /// The defender's topography.
    TopographyChosen {
        /// Its name.
        name: String,
    },
    /// The features that there are to be, by their kinds, in the order in which they are placed.
    FeaturesChosen {
        /// Their kinds, as named in the edition.
        kinds: Vec<String>,
    },
    /// It is settled in which quarter of the table a feature lies.
    QuarterSettled {
        /// The number of the feature, from 1.
        number: u8,
        /// The number of the quarter, from 1.
        quarter: u8,
    },
    /// It is settled along which edge a waterway lies.
    ShoreSettled {
        /// The number of the feature, from 1.
        number: u8,
        /// The edge.
        edge: TableEdge,
    },
    /// There was no place for a feature.
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
    /// A feature was taken away.
    FeatureLifted {
        /// Its number, from 1.
        number: usize,
    },
    /// The attacker's base edge is settled. The table has been turned so that red's base edge is the near one.
    EdgeSettled {
        /// The edge as it lay before.
        edge: TableEdge,
        /// How many quarter turns clockwise the table made.
        quarters: u8,
    },
    /// A camp was placed, or left out.
    CampPlaced {
        /// Whose.
        side: Side,
        /// Whether there is one.
        placed: bool,
    },
    /// An element was deployed.
    Deployed {
        /// Which.
        id: ElementId,
        /// Where.
        pose: Pose,
    },
    /// An element was deployed inside its camp or built-up area.
    DeployedInside {
        /// Which.
        id: ElementId,
        /// Where.
        stronghold: Stronghold,
    },
    /// A deployed element was taken back into reserve.
    TakenBack {
        /// Which.
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
        /// Whose.
        side: Side,
        /// Its number.
        number: u16,
    },
    /// The PIPs of the bound.
    PipsThrown {
        /// How many.
        pips: u8,
    },
    /// The first PIP die has told whether ploughed land is rough going.
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
        /// Which.
        id: ElementId,
        /// Where it ends.
        to: Pose,
        /// How far.
        distance: Length,
    },
    /// An element dismounted.
    Dismounted {
        /// Which.
        id: ElementId,
        /// What it is on foot, by its code.
        troop: String,
    },
    /// Setup: which of two troops an element is has been chosen.
    DeployedAs {
        /// Which.
        id: ElementId,
        /// What it is, by its code.
        troop: String,
    },
    /// An element came ashore.
    Landed {
        /// Which.
        id: ElementId,
        /// Where.
        to: Pose,
    },
    /// An element lined up with an enemy whom it met, or who met it.
    Conformed {
        /// Which.
        id: ElementId,
        /// Where it ends.
        to: Pose,
    },
    /// Two that met and could not line up fight as if they had.
    FightsAsIf {
        /// Who came.
        id: ElementId,
        /// Whom it met.
        enemy: ElementId,
    },
    /// An element turned to face.
    Turned {
        /// Which.
        id: ElementId,
        /// Where it ends.
        to: Pose,
    },
    /// An element made room for another.
    MadeRoom {
        /// Which.
        id: ElementId,
        /// Where it ends.
        to: Pose,
    },
    /// The river's depth is known.
    RiverIs {
        /// What it is.
        state: RiverState,
    },
    /// A part of the bound begins.
    PhaseBegins {
        /// Which.
        phase: Phase,
    },
    /// A shooting or a close combat was fought.
    Fought {
        /// The parties: the main shooter, or the active side's, first.
        parties: [Party; 2],
        /// Their factors.
        factors: [i8; 2],
        /// Their dice.
        dice: [u8; 2],
        /// How the first stands to the second.
        margin: Margin,
    },
    /// What a party's score means for it.
    Suffered {
        /// Who.
        party: Party,
        /// What.
        fate: Fate,
        /// The id of the row that decided it.
        row: String,
    },
    /// An element recoiled.
    Recoiled {
        /// Which.
        id: ElementId,
        /// Where it ends.
        to: Pose,
    },
    /// An element was pushed back by a friend.
    PushedBack {
        /// Which.
        id: ElementId,
        /// Where it ends.
        to: Pose,
    },
    /// An element fled.
    Fled {
        /// Which.
        id: ElementId,
        /// Where it ends.
        to: Pose,
    },
    /// An element pursued.
    Pursued {
        /// Which.
        id: ElementId,
        /// Where it ends.
        to: Pose,
    },
    /// An element was lost.
    Lost {
        /// Which.
        id: ElementId,
        /// Why.
        cause: Cause,
    },
    /// The own people of a camp or a built-up area were lost: camp followers or denizens.
    NonCombatantsLost {
        /// Where.
        stronghold: Stronghold,
    },
    /// The denizens of a built-up area are back.
    NonCombatantsReturned {
        /// Where.
        stronghold: Stronghold,
    },
    /// A camp or a built-up area was taken.
    StrongholdTaken {
        /// Which.
        stronghold: Stronghold,
        /// Who is in it now.
        by: ElementId,
    },
    /// An element went into a camp or a built-up area of its own side, or came out of any.
    StrongholdEntered {
        /// Which.
        stronghold: Stronghold,
        /// Which element.
        id: ElementId,
        /// Whether it went in.
        inside: bool,
    },
    /// The captor of a city begins to sack it, or has done.
    Sacking {
        /// Which.
        stronghold: Stronghold,
        /// Whether it begins.
        begins: bool,
    },
    /// A built-up area falls to the enemy, though nobody of his is in it.
    StrongholdYielded {
        /// Which.
        stronghold: Stronghold,
    },
    /// A camp or a built-up area belongs to its owner again.
    StrongholdRegained {
        /// Which.
        stronghold: Stronghold,
    },
    /// A standing answer was given.
    StandingSet {
        /// By whom.
        side: Side,
    },
    /// The bound ends, with what each side has lost so far, as victory counts it.
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
    /// By the score.
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
    /// It supported one that was destroyed.
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
