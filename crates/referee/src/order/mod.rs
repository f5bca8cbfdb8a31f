//! The orders of players. Their text form is parsed and printed in [`text`].

pub mod text;

pub use text::OrderError;

use acies_geometry::{Angle, Hand, Length, Point, Pose, Segment};
use arrayvec::ArrayVec;

use crate::{Contact, ElementId, SIDE_SIZE, Stronghold, TableEdge};

/// The maximum number of legs or corners in an order.
pub const MOST_LEGS: usize = 8;

/// The elements that an order names, the leader first.
pub type Movers = ArrayVec<ElementId, SIDE_SIZE>;

/// One order of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Setup: the twelve elements of an army, as text of the army notation.
    Army(String),
    /// Setup: the defender's choice of home topography.
    Topography(String),
    /// Setup: the kinds of the terrain features, in editions where dice decide their places.
    Features(Vec<String>),
    /// Setup: the quarter of the next feature, from 1 to 4: near left, near right, far left, far right.
    Quarter(u8),
    /// Setup: places a feature.
    Place(Placement),
    /// Setup: discards the next feature, which does not fit where it would have to lie.
    Discard,
    /// Setup: removes a placed feature by its number from 1; during deployment, takes back the element of that number.
    Lift(usize),
    /// Setup: the table edges in the order in which the edge die gives them to the attacker.
    ///
    /// Where the attacker names them, the preferred edge comes last. Where only two are left, the other one comes
    /// twice, then the preferred one twice.
    Edges([TableEdge; 4]),
    /// Setup: the attacker's edge; for a waterway, the edge along which it lies.
    Edge(TableEdge),
    /// Setup: the two neighbouring edges that a die of 5 or 6 gives the attacker.
    Prefer([TableEdge; 2]),
    /// Setup: places a camp with these corners; without corners, declares that there is none.
    Camp(Vec<Point>),
    /// Setup: places an element on the table, or moves it.
    Deploy(ElementId, Pose),
    /// Setup: decides the troop type of elements with a choice, such as `3Kn/4Bd`, before they are deployed.
    DeployAs(Movers, String),
    /// Setup: places an element inside a camp or built-up area of its side.
    DeployInside(ElementId, Stronghold),
    /// Setup: whether camp followers occupy the side's camp; otherwise it stays empty.
    Followers(bool),
    /// Setup: swaps two deployed elements.
    Swap(ElementId, ElementId),
    /// A tactical move of an element or a group; the first named makes the contact.
    Move(Movers, Path),
    /// A tactical move as a column, or into one; the first named leads.
    Column(Movers, Legs),
    /// Moves a group with a narrower front: the front elements by the legs, the rest falling in behind in order.
    Narrow {
        /// The elements that move by the legs, the leader first.
        front: Movers,
        /// The elements that fall in behind, in order.
        rest: Movers,
        /// The legs of the front elements.
        legs: Legs,
    },
    /// Elements dismount at their places and then make the given move, alone or with others. In setup: before
    /// deployment.
    Dismount(Movers, Option<Box<Order>>),
    /// Elements kept back for a landing come ashore, each at its pose; the first named makes the contact.
    Land(Vec<(ElementId, Pose)>),
    /// An element in front contact breaks off straight back.
    BreakOff(ElementId, Length),
    /// Denizens return to the side's built-up area, which its captor has left.
    RecallDenizens,
    /// Elements shoot at an enemy, the main shooter first.
    Shoot(Movers, Party),
    /// The active side calls on an enemy shooter to shoot next.
    Call(ElementId),
    /// Fights the close combat of a party next.
    Fight(Party),
    /// Answers the choice that the battle waits for.
    Choose(Choice),
    /// Answers every choice of a kind until it is changed.
    Standing(Choice),
    /// Ends the side's part of the current phase.
    End,
    /// Concedes the battle.
    Concede,
}

impl Order {
    /// The elements of a tactical move, the leader first; empty for any other order.
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

/// The way of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Path {
    /// A single element moves to a pose, through the named corners or by a way that the referee finds.
    To {
        /// The final pose.
        pose: Pose,
        /// The corners on the way.
        via: ArrayVec<Pose, MOST_LEGS>,
    },
    /// Straight legs and wheels.
    Legs(Legs),
    /// Into contact, by a way that the referee finds.
    Into {
        /// The enemy.
        enemy: Party,
        /// The kind of contact; against a camp or a built-up area always [`Contact::Front`].
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

/// A participant in combat or shooting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Party {
    /// An element.
    Element(ElementId),
    /// The occupant of a camp or built-up area.
    Stronghold(Stronghold),
}

/// The placement of a terrain feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The kind, as named in the edition.
    pub kind: String,
    /// Its shape and place.
    pub lie: Lie,
    /// The middles of the gates of a built-up area, on its edges. If none is named, every edge has one in its middle.
    pub gates: Vec<Point>,
}

/// The shape and place of a feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lie {
    /// An area with these corners, and the crest of a hill.
    Area(Vec<Point>, Option<Segment>),
    /// A band of a width along a line.
    Band(Length, Vec<Point>),
    /// Along a table edge, with the depth to which it reaches in.
    Edge(TableEdge, Length),
}

/// An answer to a choice during movement or combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Whether an element whose move stopped at a river of unknown depth stays at the bank.
    StayAtBank,
    /// The direction in which a fleeing element turns, if left and right are equally good.
    FlightHand(Hand),
    /// The main attacker among the elements in contact with an enemy.
    MainAttacker(ElementId),
    /// Whether a victorious element occupies the built-up area that it has won.
    MoveIn(bool),
    /// Whether mounted troops recoil their own base depth, instead of the maximum.
    RecoilByDepth(bool),
    /// The recoil distance of an element, of those allowed.
    Recoil(ElementId, Length),
}
