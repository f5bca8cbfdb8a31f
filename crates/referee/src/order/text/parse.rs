//! Reading an order.

use acies_armies::TroopCode;
use acies_geometry::Segment;
use acies_geometry::{Point, Pose};
use arrayvec::ArrayVec;

use super::{OrderError, words::Words};
use crate::{
    Choice, Contact, ElementId, Leg, Legs, Lie, MOST_LEGS, Movers, Order, Party, Path, Placement,
    SIDE_SIZE, Stronghold, TableEdge,
};

/// What an order may start with.
const VERBS: &str = "an order: army, topography, features, quarter, place, discard, lift, edges, edge, prefer, camp, deploy, \
                     followers, swap, move, column, narrow, dismount, land, break-off, recall, shoot, call, fight, choose, standing, end or concede";

pub(super) fn order(text: &str) -> Result<Order, OrderError> {
    let words = &mut Words::new(text)?;
    let start = words.clone();
    let order = match words.next().unwrap_or_default() {
        "army" => Order::Army(rest(words, "the twelve elements of an army")?),
        "topography" => Order::Topography(rest(words, "the name of a topography")?),
        "features" => Order::Features(features(words)?),
        "quarter" => Order::Quarter(words.read("the number of a quarter, from 1 to 4", quarter)?),
        "place" => Order::Place(placement(words)?),
        "discard" => Order::Discard,
        "lift" => Order::Lift(words.read("the number of a feature, from 1", number)?),
        "edges" => edges(words)?,
        "edge" => Order::Edge(words.edge()?),
        "prefer" => Order::Prefer([words.edge()?, words.edge()?]),
        "camp" if words.take("none") => Order::Camp(Vec::new()),
        "camp" => Order::Camp(points(words, "`none` or the corners of the camp")?),
        "deploy" => deploy(words)?,
        "followers" if words.take("in") => Order::Followers(true),
        "followers" if words.take("out") => Order::Followers(false),
        "followers" => return Err(words.expected("`in` or `out`")),
        "swap" => Order::Swap(words.element()?, words.element()?),
        verb @ ("move" | "column" | "narrow") => march(verb, words)?,
        "dismount" => {
            let who = movers(words)?;
            let march = if words.take("and") {
                let here = words.clone();
                match words.next().unwrap_or_default() {
                    verb @ ("move" | "column" | "narrow") => Some(Box::new(march(verb, words)?)),
                    _ => return Err(here.expected("`move`, `column` or `narrow`")),
                }
            } else {
                None
            };
            Order::Dismount(who, march)
        }
        "land" => Order::Land(landing(words)?),
        "break-off" => Order::BreakOff(words.element()?, words.length()?),
        "recall" => {
            words.word("denizens")?;
            Order::RecallDenizens
        }
        "shoot" => {
            let shooters = movers(words)?;
            words.word("at")?;
            Order::Shoot(shooters, words.party()?)
        }
        "call" => Order::Call(words.element()?),
        "fight" => Order::Fight(words.party()?),
        "choose" => Order::Choose(read_choice(words)?),
        "standing" => Order::Standing(read_choice(words)?),
        "end" => Order::End,
        "concede" => Order::Concede,
        _ => return Err(start.expected(VERBS)),
    };
    words.end()?;
    Ok(order)
}

pub(super) fn choice(text: &str) -> Result<Choice, OrderError> {
    let words = &mut Words::new(text)?;
    let choice = read_choice(words)?;
    words.end()?;
    Ok(choice)
}

/// Four edges, or two of which the first stands for the lower dice and the second for the others.
fn edges(words: &mut Words) -> Result<Order, OrderError> {
    let (one, two) = (words.edge()?, words.edge()?);
    if words.peek().is_none() {
        return Ok(Order::Edges([one, one, two, two]));
    }
    Ok(Order::Edges([one, two, words.edge()?, words.edge()?]))
}

/// Kinds of terrain, at least one.
fn features(words: &mut Words) -> Result<Vec<String>, OrderError> {
    let mut kinds = Vec::new();
    while words.peek().is_some() || kinds.is_empty() {
        kinds.push(words.read("kinds of terrain", |word| Some(word.to_owned()))?);
    }
    Ok(kinds)
}

/// The number of a quarter of the table.
fn quarter(word: &str) -> Option<u8> {
    match word {
        "1" => Some(1),
        "2" => Some(2),
        "3" => Some(3),
        "4" => Some(4),
        _ => None,
    }
}

fn rest(words: &mut Words, expected: &str) -> Result<String, OrderError> {
    let here = words.clone();
    match words.rest() {
        "" => Err(here.expected(expected)),
        text => Ok(text.into()),
    }
}

/// A whole number from 1 to 99.
fn number(word: &str) -> Option<usize> {
    let plain = (1..=2).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit());
    let number = plain.then(|| word.parse().ok()).flatten()?;
    (number > 0).then_some(number)
}

fn points(words: &mut Words, expected: &str) -> Result<Vec<Point>, OrderError> {
    let mut points = Vec::new();
    while words
        .peek()
        .is_some_and(|word| word != "crest" && word != "gate")
    {
        points.push(words.point()?);
    }
    if points.is_empty() {
        return Err(words.expected(expected));
    }
    Ok(points)
}

fn placement(words: &mut Words) -> Result<Placement, OrderError> {
    let kind = words.read("a kind of terrain", |word| Some(word.to_owned()))?;
    if words.peek().and_then(TableEdge::from_word).is_some() {
        let lie = Lie::Edge(words.edge()?, words.length()?);
        let gates = Vec::new();
        return Ok(Placement { kind, lie, gates });
    }
    let mut ahead = words.clone();
    if ahead.length().is_ok() && ahead.peek() == Some("along") {
        let width = words.length()?;
        words.word("along")?;
        let line = points(words, "the points of the line")?;
        return Ok(Placement {
            kind,
            lie: Lie::Band(width, line),
            gates: Vec::new(),
        });
    }
    let corners = points(words, "corners, a width with `along`, or an edge")?;
    let crest = if words.take("crest") {
        Some(Segment::new(words.point()?, words.point()?))
    } else {
        None
    };
    let mut gates = Vec::new();
    while words.take("gate") {
        gates.push(words.point()?);
    }
    Ok(Placement {
        kind,
        lie: Lie::Area(corners, crest),
        gates,
    })
}

fn deploy(words: &mut Words) -> Result<Order, OrderError> {
    let who = movers(words)?;
    if words.take("as") {
        let code = |word: &str| word.parse::<TroopCode>().ok().map(|_| word.to_owned());
        return Ok(Order::DeployAs(
            who,
            words.read("the code of a troop", code)?,
        ));
    }
    let &[id] = who.as_slice() else {
        return Err(words.expected("`as`"));
    };
    if words.take("in") {
        let stronghold = words.read("`camp` or `bua`", |word| {
            Stronghold::from_word(word, id.side())
        })?;
        return Ok(Order::DeployInside(id, stronghold));
    }
    if words.take("at") {
        return Ok(Order::Deploy(id, words.pose()?));
    }
    Err(words.expected("`at`, `in camp`, `in bua` or `as`"))
}

fn movers(words: &mut Words) -> Result<Movers, OrderError> {
    let mut movers = Movers::new();
    movers.push(words.element()?);
    while words.peek().and_then(ElementId::parse).is_some() {
        let here = words.clone();
        let id = words.element()?;
        movers
            .try_push(id)
            .map_err(|_| here.expected(format!("at most {SIDE_SIZE} elements")))?;
    }
    Ok(movers)
}

/// A move, a column or a narrower front, after its first word.
fn march(verb: &str, words: &mut Words) -> Result<Order, OrderError> {
    const LEG: &str = "a leg: `forward` or `wheel`";
    let front = movers(words)?;
    match verb {
        "move" => Ok(Order::Move(front, path(words)?)),
        "narrow" => {
            words.word("then")?;
            Ok(Order::Narrow {
                front,
                rest: movers(words)?,
                legs: legs(words, LEG)?,
            })
        }
        _ => Ok(Order::Column(front, legs(words, LEG)?)),
    }
}

/// Elements with their poses: `r1 at 1 7 facing 90 r2 at 1 8 facing 90`.
fn landing(words: &mut Words) -> Result<Vec<(ElementId, Pose)>, OrderError> {
    let mut landed = Vec::new();
    while words.peek().is_some() || landed.is_empty() {
        let here = words.clone();
        let id = words.element()?;
        words.word("at")?;
        let pose = words.pose()?;
        if landed.len() == SIDE_SIZE {
            return Err(here.expected(format!("at most {SIDE_SIZE} elements")));
        }
        landed.push((id, pose));
    }
    Ok(landed)
}

fn path(words: &mut Words) -> Result<Path, OrderError> {
    const EXPECTED: &str = "`to`, `via`, `into`, or a leg: `forward`, `wheel` or `shift`";
    match words.peek() {
        Some("to" | "via") => {
            let mut via: ArrayVec<Pose, MOST_LEGS> = ArrayVec::new();
            while words.peek() == Some("via") {
                let here = words.clone();
                words.word("via")?;
                let corner = words.pose()?;
                via.try_push(corner)
                    .map_err(|_| here.expected(format!("at most {MOST_LEGS} corners")))?;
            }
            words.word("to")?;
            let pose = words.pose()?;
            Ok(Path::To { pose, via })
        }
        Some("into") => {
            words.next();
            let enemy = words.party()?;
            let contact = match enemy {
                Party::Stronghold(_) => Contact::Front,
                Party::Element(_) => words.read(
                    "front, left-flank, right-flank, left-flank-rear, right-flank-rear, rear, overlap-left or overlap-right",
                    Contact::from_word,
                )?,
            };
            Ok(Path::Into { enemy, contact })
        }
        _ => Ok(Path::Legs(legs(words, EXPECTED)?)),
    }
}

fn legs(words: &mut Words, expected: &str) -> Result<Legs, OrderError> {
    let mut legs = Legs::new();
    while words.peek().is_some() || legs.is_empty() {
        let here = words.clone();
        let leg = match words.peek().unwrap_or_default() {
            "forward" => {
                words.next();
                Leg::Forward(words.length()?)
            }
            "wheel" => {
                words.next();
                Leg::Wheel(words.hand()?, words.angle()?)
            }
            "shift" => {
                words.next();
                Leg::Shift(words.hand()?, words.length()?)
            }
            _ => return Err(here.expected(expected)),
        };
        legs.try_push(leg)
            .map_err(|_| here.expected(format!("at most {MOST_LEGS} legs")))?;
    }
    Ok(legs)
}

fn read_choice(words: &mut Words) -> Result<Choice, OrderError> {
    let here = words.clone();
    match words.next().unwrap_or_default() {
        "stay-at-bank" => Ok(Choice::StayAtBank),
        "flee" => Ok(Choice::FlightHand(words.hand()?)),
        "main-attacker" => Ok(Choice::MainAttacker(words.element()?)),
        "move-in" => Ok(Choice::MoveIn(true)),
        "stay-out" => Ok(Choice::MoveIn(false)),
        "recoil" => {
            if words.take("own-depth") {
                Ok(Choice::RecoilByDepth(true))
            } else if words.take("farthest") {
                Ok(Choice::RecoilByDepth(false))
            } else if words.peek().and_then(ElementId::parse).is_some() {
                Ok(Choice::Recoil(words.element()?, words.length()?))
            } else {
                Err(words.expected("`own-depth`, `farthest`, or an element and a length"))
            }
        }
        _ => Err(here
            .expected("a choice: stay-at-bank, flee, main-attacker, move-in, stay-out or recoil")),
    }
}
