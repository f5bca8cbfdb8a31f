//! What a player may say. The text of an order is read and printed in [`text`].

pub mod text;

pub use text::OrderError;

use acies_geometry::{Angle, Hand, Length, Point, Pose, Segment};
use arrayvec::ArrayVec;

use crate::{Contact, ElementId, SIDE_SIZE, Stronghold, TableEdge};

/// The most legs or corners that an order may name.
pub const MOST_LEGS: usize = 8;

/// The elements that an order names, the leader first.
pub type Movers = ArrayVec<ElementId, SIDE_SIZE>;

/// One order of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Setup: the twelve elements of an army, as text of the army notation.
    Army(String),
    /// Setup: which of its home topographies the defender uses.
    Topography(String),
    /// Setup: which features there are, by their kinds, where dice decide on their places.
    Features(Vec<String>),
    /// Setup: the quarter of the table, from 1 to 4, in which the next feature lies: near left, near right, far left, far
    /// right.
    Quarter(u8),
    /// Setup: a feature is placed.
    Place(Placement),
    /// Setup: there is no place for the next feature where it would have to lie.
    Discard,
    /// Setup: a feature placed before is taken away again, by its number from 1; while a side deploys, its element
    /// of that number is taken back.
    Lift(usize),
    /// Setup: the four edges in the order in which a die gives them to the attacker. Where he names them, the last is
    /// the one he prefers; where only two are left to him, the
    /// other one twice, then the one he prefers twice.
    Edges([TableEdge; 4]),
    /// Setup: the edge that the attacker has; or along which the next feature lies, if it is a waterway.
    Edge(TableEdge),
    /// Setup: the two neighbouring edges that a 5 and a 6 give the attacker.
    Prefer([TableEdge; 2]),
    /// Setup: a camp with these corners; without corners, no camp.
    Camp(Vec<Point>),
    /// Setup: an element is put on the table, or put elsewhere.
    Deploy(ElementId, Pose),
    /// Setup: elements of which a choice is written, `3Kn/4Bd`, are of the troop with this code, before they are deployed.
    DeployAs(Movers, String),
    /// Setup: an element is put into its own camp or built-up area.
    DeployInside(ElementId, Stronghold),
    /// Setup: a side's camp followers are put into its camp, or it is declared to be empty.
    Followers(bool),
    /// Setup: two deployed elements change places.
    Swap(ElementId, ElementId),
    /// A tactical move of an element or a group; the first named makes the contact.
    Move(Movers, Path),
    /// A tactical move as a column, or into one; the first named leads.
    Column(Movers, Legs),
    /// A group goes on with a narrower front: those in front by the legs, the rest falling in behind them in order.
    Narrow {
        /// Who goes by the legs, the leader first.
        front: Movers,
        /// Who falls in behind, in that order.
        rest: Movers,
        /// The way of those in front.
        legs: Legs,
    },
    /// Elements dismount where they stand, and then make the move given, as themselves or with others. In setup, before
    /// they are deployed.
    Dismount(Movers, Option<Box<Order>>),
    /// Elements that were kept back come ashore, each at its pose; the first named makes the contact.
    Land(Vec<(ElementId, Pose)>),
    /// An element in front contact goes straight back.
    BreakOff(ElementId, Length),
    /// Elements shoot at an enemy, the main shooter first.
    Shoot(Movers, Party),
    /// The active side calls on an enemy shooter to shoot next.
    Call(ElementId),
    /// A close combat is fought next.
    Fight(Party),
    /// A choice that the battle waits for.
    Choose(Choice),
    /// The answer to every choice of a kind, until it is changed.
    Standing(Choice),
    /// The side has finished this part.
    End,
    /// The side gives up.
    Concede,
}

impl Order {
    /// Everyone whom a tactical move names, the leader first; nobody for any other order.
    pub fn movers(&self) -> Movers {
        match self {
            Order::Move(movers, _) | Order::Column(movers, _) => movers.clone(),
            Order::Narrow { front, rest, .. } => {
                front.iter().chain(rest).copied().take(SIDE_SIZE).collect()
            }
            Order::BreakOff(id, _) => [*id].into_iter().collect(),
            Order::Dismount(_, Some(march)) => march.movers(),
            Order::Dismount(who, None) => who.clone(),
            Order::Land(landed) => landed.iter().map(|&(id, _)| id).take(SIDE_SIZE).collect(),
            _ => Movers::new(),
        }
    }
}

/// How a move goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Path {
    /// A single element goes to a pose, through the corners named or by a way that the referee finds.
    To {
        /// Where it ends.
        pose: Pose,
        /// Where it passes.
        via: ArrayVec<Pose, MOST_LEGS>,
    },
    /// Straight legs and wheels.
    Legs(Legs),
    /// Into contact, by a way that the referee finds.
    Into {
        /// Whom.
        enemy: Party,
        /// How; against a camp or a built-up area always [`Contact::Front`].
        contact: Contact,
    },
}

/// The legs of a path.
pub type Legs = ArrayVec<Leg, MOST_LEGS>;

/// One leg of a path, as seen by the mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leg {
    /// Straight ahead; a negative length goes straight back.
    Forward(Length),
    /// About the front corner on that hand of the front rank.
    Wheel(Hand, Angle),
    /// Straight to that hand.
    Shift(Hand, Length),
}

/// One who shoots, is shot at or fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Party {
    /// An element.
    Element(ElementId),
    /// Whoever is in a camp or a built-up area.
    Stronghold(Stronghold),
}

/// A feature to be placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The kind, as named in the edition.
    pub kind: String,
    /// How it lies.
    pub lie: Lie,
    /// The middles of the gates of a built-up area, on its edges; without any named there is one in the middle of every edge.
    pub gates: Vec<Point>,
}

/// How a feature lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lie {
    /// An area with these corners, and the crest of a hill.
    Area(Vec<Point>, Option<Segment>),
    /// A band of a width along a line.
    Band(Length, Vec<Point>),
    /// Along an edge, reaching in so far.
    Edge(TableEdge, Length),
}

/// An answer to a small choice, and the choice that it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A move stopped at a river of unknown depth: whether the mover stays at the bank.
    StayAtBank,
    /// Which way an element that flees swings where both are alike.
    FlightHand(Hand),
    /// Which of the elements in contact with an enemy is its main attacker.
    MainAttacker(ElementId),
    /// Whether a victor moves into the built-up area that it has won.
    MoveIn(bool),
    /// How far mounted recoil: their own depth, or the most that is allowed.
    RecoilByDepth(bool),
    /// How far this element recoils, of what is allowed to it.
    Recoil(ElementId, Length),
}
