//! What a battle waits for: a decision, dice, or nothing more.

use std::fmt;

use crate::{ElementId, Party, Side, Stronghold};

/// The one thing that a battle waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A side makes a decision.
    Decide {
        /// The side.
        side: Side,
        /// The subject of the decision.
        what: What,
    },
    /// Dice are rolled.
    Throw(Throw),
    /// Nothing: the battle is over.
    Over(Ending),
}

/// The subject of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The elements of its army.
    Army,
    /// Its choice of home topography.
    Topography,
    /// The terrain features, in editions where dice decide their places.
    Features,
    /// The quarter of the next feature, or the table edge of a waterway.
    Quarter,
    /// The next feature to place, or the end of terrain placement. Where dice have decided the quarter: how the next
    /// feature lies there.
    Terrain,
    /// The numbering of the table edges, or the attacker's edge where the attacker chooses.
    Edges,
    /// The two neighbouring edges that the attacker prefers.
    Prefer,
    /// The place of its camp.
    Camp,
    /// The garrison of its built-up area.
    Garrison,
    /// The deployment of its elements.
    Deployment,
    /// The deployed elements that change places.
    Swap,
    /// Its next tactical move, or the end of movement.
    Move,
    /// How an element continues at a river whose depth has just been rolled.
    GoOn(ElementId),
    /// The next shooting.
    Shooting,
    /// The target of its shooter, which the active side has called on to shoot.
    Target(ElementId),
    /// The next close combat.
    Combat,
    /// The main attacker among its elements in contact with that enemy element or stronghold.
    MainAttacker(Party),
    /// The recoil distance of its element, of two lengths.
    Recoil(ElementId),
    /// The direction in which its element turns to flee, if left and right are equally good.
    Flight,
    /// Whether its victorious element occupies the stronghold that it has won.
    Entry,
}

/// A roll of dice and its purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// What for.
    pub purpose: Purpose,
    /// The number of six-sided dice.
    pub dice: u8,
}

/// The purpose of a roll, with what distinguishes it from every other roll of the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Purpose {
    /// The aggression die of a side.
    Aggression {
        /// The side that rolls.
        side: Side,
        /// The number of tied rolls before this one.
        again: u16,
    },
    /// The quarter of a feature.
    Quarter {
        /// The number of the feature, from 1, in the order of placement.
        feature: u8,
    },
    /// The attacker's table edge.
    Edge,
    /// The PIPs of a bound.
    Pips {
        /// The side whose bound it is.
        side: Side,
        /// The number of the bound.
        bound: u16,
    },
    /// Whether denizens return to a built-up area that its captor has left empty.
    Denizens {
        /// The built-up area.
        stronghold: Stronghold,
        /// The number of the captor's bound.
        bound: u16,
    },
    /// The depth of the river.
    River,
    /// A shooting: the main shooter's die, then the target's.
    Shooting {
        /// The main shooter.
        shooter: ElementId,
        /// The target.
        target: Party,
        /// The side whose bound it is.
        side: Side,
        /// The number of the bound.
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
    /// A side won because the other conceded.
    Conceded(Side),
    /// The limit of bounds was reached: a draw.
    Drawn,
}

impl What {
    /// The word for it in scenarios and for clients.
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

    /// The element concerned, if there is one.
    pub const fn element(self) -> Option<ElementId> {
        match self {
            What::GoOn(id) | What::Target(id) | What::Recoil(id) => Some(id),
            What::MainAttacker(of) => of.element(),
            _ => None,
        }
    }
}

impl Ending {
    /// The winner; `None` for a draw.
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
    /// Parses a party such as `r1`, `blue-camp` or `red-bua`.
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
