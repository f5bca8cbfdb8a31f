//! What a battle waits for.

use std::fmt;

use crate::{ElementId, Party, Side, Stronghold};

/// The one thing that a battle waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A side decides.
    Decide {
        /// Who.
        side: Side,
        /// What about.
        what: What,
    },
    /// Dice are thrown.
    Throw(Throw),
    /// Nothing: the battle is over.
    Over(Ending),
}

/// What a side decides about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Which elements its army has.
    Army,
    /// Which of its home topographies it uses.
    Topography,
    /// Which features there are, where dice decide on their places.
    Features,
    /// In which quarter the next feature lies; along which edge, if it is a waterway.
    Quarter,
    /// Which feature it places next, or that the terrain is complete; where dice have decided on its place, how the next
    /// feature lies there.
    Terrain,
    /// How the edges are numbered; or which one the attacker has, where he chooses.
    Edges,
    /// Which two neighbouring edges the attacker prefers.
    Prefer,
    /// Where its camp is.
    Camp,
    /// Who garrisons its built-up area.
    Garrison,
    /// Where its elements stand.
    Deployment,
    /// Which of its elements change places.
    Swap,
    /// Its next tactical move, or the end of movement.
    Move,
    /// How an element goes on at a river whose depth has just been thrown.
    GoOn(ElementId),
    /// Which shooting is next.
    Shooting,
    /// At whom its shooter shoots, called on by the active side.
    Target(ElementId),
    /// Which close combat is next.
    Combat,
    /// Which of its elements in contact with an enemy, or with a camp or a built-up area, is the main attacker of that.
    MainAttacker(Party),
    /// How far its element recoils, of two lengths.
    Recoil(ElementId),
    /// To which hand its element flees, where both are alike.
    Flight,
    /// Whether its victor moves into the place that it has won.
    Entry,
}

/// Dice that are thrown, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// What for.
    pub purpose: Purpose,
    /// How many six-sided dice.
    pub dice: u8,
}

/// What dice are thrown for, with everything that tells one throw of a battle from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Purpose {
    /// Who attacks: one die of a side; `again` counts the ties before.
    Aggression {
        /// Whose die.
        side: Side,
        /// How many ties came before.
        again: u16,
    },
    /// In which quarter a feature lies: the number of the feature, from 1, in the order in which they are placed.
    Quarter {
        /// Which feature.
        feature: u8,
    },
    /// Which edge the attacker gets.
    Edge,
    /// The PIPs of a bound.
    Pips {
        /// Whose bound.
        side: Side,
        /// Its number.
        bound: u16,
    },
    /// Whether denizens are back in a built-up area that its captor has left empty.
    Denizens {
        /// Where.
        stronghold: Stronghold,
        /// The number of the captor's bound.
        bound: u16,
    },
    /// How deep the river is.
    River,
    /// A shooting: the main shooter's die, then the target's.
    Shooting {
        /// The main shooter.
        shooter: ElementId,
        /// Whom it shoots at.
        target: Party,
        /// Whose bound.
        side: Side,
        /// Its number.
        bound: u16,
    },
    /// A close combat: the die of the active side's party, then the other's.
    Combat {
        /// The active side's party.
        active: Party,
        /// The other party.
        other: Party,
        /// The number of the active side's bound.
        bound: u16,
    },
}

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A side won by the rules.
    Won(Side),
    /// A side won because the other gave up.
    Conceded(Side),
    /// Nobody won within the bounds allowed.
    Drawn,
}

impl What {
    /// Its word in scenarios and for clients.
    pub const fn word(self) -> &'static str {
        match self {
            What::Army => "army",
            What::Topography => "topography",
            What::Features => "features",
            What::Quarter => "quarter",
            What::Terrain => "terrain",
            What::Edges => "edges",
            What::Prefer => "prefer",
            What::Camp => "camp",
            What::Garrison => "garrison",
            What::Deployment => "deployment",
            What::Swap => "swap",
            What::Move => "move",
            What::GoOn(_) => "go-on",
            What::Shooting => "shooting",
            What::Target(_) => "target",
            What::Combat => "combat",
            What::MainAttacker(_) => "main-attacker",
            What::Recoil(_) => "recoil",
            What::Flight => "flight",
            What::Entry => "entry",
        }
    }

    /// The element that it is about, if it is about one.
    pub const fn element(self) -> Option<ElementId> {
        match self {
            What::GoOn(id) | What::Target(id) | What::Recoil(id) => Some(id),
            What::MainAttacker(of) => of.element(),
            _ => None,
        }
    }
}

impl Ending {
    /// Who won.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Ending::Won(side) | Ending::Conceded(side) => Some(side),
            Ending::Drawn => None,
        }
    }
}

/// `terrain blue`, `go-on red r1`, `throw aggression red`, `over`.
impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Decide { side, what } => {
                write!(f, "{} {side}", what.word())?;
                match what {
                    What::MainAttacker(of) => write!(f, " {of}"),
                    _ => what.element().map_or(Ok(()), |id| write!(f, " {id}")),
                }
            }
            Ask::Throw(throw) => write!(f, "throw {}", throw.purpose),
            Ask::Over(_) => f.write_str("over"),
        }
    }
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purpose::Aggression { side, again: 0 } => write!(f, "aggression {side}"),
            Purpose::Aggression { side, again } => write!(f, "aggression {side} again {again}"),
            Purpose::Quarter { feature } => write!(f, "quarter {feature}"),
            Purpose::Edge => write!(f, "edge"),
            Purpose::Pips { side, bound } => write!(f, "pips {side} {bound}"),
            Purpose::Denizens { stronghold, bound } => {
                write!(f, "denizens {} {bound}", stronghold.owner())
            }
            Purpose::River => write!(f, "river"),
            Purpose::Shooting {
                shooter,
                target,
                side,
                bound,
            } => {
                write!(f, "shooting {shooter} {target} {side} bound {bound}")
            }
            Purpose::Combat {
                active,
                other,
                bound,
            } => write!(f, "combat {active} {other} bound {bound}"),
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Party::Element(id) => write!(f, "{id}"),
            Party::Stronghold(stronghold) => write!(f, "{stronghold}"),
        }
    }
}

impl Party {
    /// The party of a text such as `r1`, `blue-camp` or `red-bua`.
    pub fn parse(text: &str) -> Option<Party> {
        let element = ElementId::parse(text).map(Party::Element);
        element.or_else(|| Stronghold::parse(text).map(Party::Stronghold))
    }

    /// The element, unless it is a camp or a built-up area.
    pub const fn element(self) -> Option<ElementId> {
        match self {
            Party::Element(id) => Some(id),
            Party::Stronghold(_) => None,
        }
    }

    /// The camp or the built-up area, unless it is an element.
    pub const fn stronghold(self) -> Option<Stronghold> {
        match self {
            Party::Element(_) => None,
            Party::Stronghold(stronghold) => Some(stronghold),
        }
    }
}
