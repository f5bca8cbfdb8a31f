//! Printing an order: exact numbers in their shortest form.

use std::fmt::{Display, Formatter, Result};

use acies_geometry::{Hand, Point, Pose};

use crate::{Choice, ElementId, Leg, Lie, Order, Party, Path, Placement};

impl Display for Order {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Order::Army(army) => write!(f, "army {army}"),
            Order::Topography(name) => write!(f, "topography {name}"),
            Order::Features(kinds) => write!(f, "features {}", kinds.join(" ")),
            Order::Quarter(number) => write!(f, "quarter {number}"),
            Order::Place(placement) => write!(f, "place {placement}"),
            Order::Discard => f.write_str("discard"),
            Order::Lift(number) => write!(f, "lift {number}"),
            Order::Edges(edges) => {
                f.write_str("edges")?;
                let [one, two, three, four] = edges;
                let shown: &[_] = if one == two && three == four {
                    &[*one, *four]
                } else {
                    edges
                };
                shown
                    .iter()
                    .try_for_each(|edge| write!(f, " {}", edge.word()))
            }
            Order::Edge(edge) => write!(f, "edge {}", edge.word()),
            Order::Prefer([five, six]) => write!(f, "prefer {} {}", five.word(), six.word()),
            Order::Camp(corners) if corners.is_empty() => f.write_str("camp none"),
            Order::Camp(corners) => {
                f.write_str("camp")?;
                points(f, corners)
            }
            Order::Deploy(id, at) => write!(f, "deploy {id} at {}", PoseText(*at)),
            Order::DeployAs(who, code) => {
                f.write_str("deploy")?;
                elements(f, who)?;
                write!(f, " as {code}")
            }
            Order::Followers(true) => f.write_str("followers in"),
            Order::Followers(false) => f.write_str("followers out"),
            Order::DeployInside(id, stronghold) => {
                write!(f, "deploy {id} in {}", stronghold.word())
            }
            Order::Swap(one, other) => write!(f, "swap {one} {other}"),
            Order::Move(movers, path) => {
                f.write_str("move")?;
                elements(f, movers)?;
                write!(f, " {path}")
            }
            Order::Column(movers, legs) => {
                f.write_str("column")?;
                elements(f, movers)?;
                legs.iter().try_for_each(|leg| write!(f, " {leg}"))
            }
            Order::Narrow { front, rest, legs } => {
                f.write_str("narrow")?;
                elements(f, front)?;
                f.write_str(" then")?;
                elements(f, rest)?;
                legs.iter().try_for_each(|leg| write!(f, " {leg}"))
            }
            Order::Dismount(who, march) => {
                f.write_str("dismount")?;
                elements(f, who)?;
                march.iter().try_for_each(|march| write!(f, " and {march}"))
            }
            Order::Land(landed) => {
                f.write_str("land")?;
                landed
                    .iter()
                    .try_for_each(|(id, at)| write!(f, " {id} at {}", PoseText(*at)))
            }
            Order::RecallDenizens => f.write_str("recall denizens"),
            Order::BreakOff(id, distance) => write!(f, "break-off {id} {distance}"),
            Order::Shoot(shooters, target) => {
                f.write_str("shoot")?;
                elements(f, shooters)?;
                write!(f, " at {target}")
            }
            Order::Call(id) => write!(f, "call {id}"),
            Order::Fight(party) => write!(f, "fight {party}"),
            Order::Choose(choice) => write!(f, "choose {choice}"),
            Order::Standing(choice) => write!(f, "standing {choice}"),
            Order::End => f.write_str("end"),
            Order::Concede => f.write_str("concede"),
        }
    }
}

impl Display for Path {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Path::To { pose, via } => {
                via.iter()
                    .try_for_each(|corner| write!(f, "via {} ", PoseText(*corner)))?;
                write!(f, "to {}", PoseText(*pose))
            }
            Path::Legs(legs) => {
                let mut space = "";
                legs.iter().try_for_each(|leg| {
                    write!(f, "{space}{leg}")?;
                    space = " ";
                    Ok(())
                })
            }
            Path::Into {
                enemy: stronghold @ Party::Stronghold(_),
                ..
            } => write!(f, "into {stronghold}"),
            Path::Into { enemy, contact } => write!(f, "into {enemy} {}", contact.word()),
        }
    }
}

impl Display for Leg {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Leg::Forward(length) => write!(f, "forward {length}"),
            Leg::Wheel(hand, angle) => write!(f, "wheel {} {angle}", hand_word(*hand)),
            Leg::Shift(hand, length) => write!(f, "shift {} {length}", hand_word(*hand)),
        }
    }
}

impl Display for Placement {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.kind)?;
        match &self.lie {
            Lie::Area(corners, crest) => {
                points(f, corners)?;
                if let Some(crest) = crest {
                    f.write_str(" crest")?;
                    points(f, &[crest.from, crest.to])?;
                }
                self.gates.iter().try_for_each(|&gate| {
                    f.write_str(" gate")?;
                    points(f, &[gate])
                })
            }
            Lie::Band(width, line) => {
                write!(f, " {width} along")?;
                points(f, line)
            }
            Lie::Edge(edge, depth) => write!(f, " {} {depth}", edge.word()),
        }
    }
}

impl Display for Choice {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Choice::StayAtBank => f.write_str("stay-at-bank"),
            Choice::FlightHand(hand) => write!(f, "flee {}", hand_word(*hand)),
            Choice::MainAttacker(id) => write!(f, "main-attacker {id}"),
            Choice::MoveIn(true) => f.write_str("move-in"),
            Choice::MoveIn(false) => f.write_str("stay-out"),
            Choice::RecoilByDepth(true) => f.write_str("recoil own-depth"),
            Choice::RecoilByDepth(false) => f.write_str("recoil farthest"),
            Choice::Recoil(id, distance) => write!(f, "recoil {id} {distance}"),
        }
    }
}

/// A pose as orders and events print it: `7 8.5 facing 90`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PoseText(pub Pose);

impl Display for PoseText {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Pose { front, facing } = self.0;
        write!(f, "{} {} facing {facing}", front.across(), front.up())
    }
}

/// The word of a hand.
pub(crate) const fn hand_word(hand: Hand) -> &'static str {
    match hand {
        Hand::Left => "left",
        Hand::Right => "right",
    }
}

fn points(f: &mut Formatter<'_>, points: &[Point]) -> Result {
    points
        .iter()
        .try_for_each(|point| write!(f, " {} {}", point.across(), point.up()))
}

fn elements(f: &mut Formatter<'_>, ids: &[ElementId]) -> Result {
    ids.iter().try_for_each(|id| write!(f, " {id}"))
}
