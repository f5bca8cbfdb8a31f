//! Events as a record has them, for records of other versions: what those say may be more than this referee knows.

use acies_referee::Side;
use acies_wire::{AtHold, Event, Fought, How, OfSide, Placed, Pose, Recoil, SideWord};

/// The event of a line; one that is not known keeps its text.
pub fn event_of(text: &str) -> Event {
    let words: Vec<&str> = text.split(' ').collect();
    read(&words).unwrap_or_else(|| Event::Other {
        text: text.to_owned(),
    })
}

fn read(words: &[&str]) -> Option<Event> {
    let (&first, rest) = words.split_first()?;
    let event = match (first, rest) {
        ("topography", [_, ..]) => Event::Topography {
            name: rest.join(" "),
        },
        ("features", [kinds]) => Event::Features {
            kinds: kinds.split(',').map(str::to_owned).collect(),
        },
        ("quarter", [number, "is", quarter]) => Event::Quarter {
            number: number.parse().ok()?,
            quarter: quarter_of(quarter)?,
        },
        ("shore", [number, "is", edge]) => Event::Shore {
            number: number.parse().ok()?,
            edge: text(edge),
        },
        ("discarded", [number, what]) => Event::Discarded {
            number: number.parse().ok()?,
            what: text(what),
        },
        ("feature", [number, "lifted"]) => Event::Lifted {
            number: number.parse().ok()?,
        },
        ("feature", [number, what]) => Event::Feature {
            number: number.parse().ok()?,
            what: text(what),
        },
        ("edge", [edge, "quarters", quarters]) => Event::Edge {
            edge: text(edge),
            quarters: quarters.parse().ok()?,
        },
        ("deployed", [id, "at", to @ ..]) => Event::Deployed {
            id: text(id),
            to: Some(pose(to)?),
            inside: None,
        },
        ("deployed", [id, "in", inside]) => Event::Deployed {
            id: text(id),
            to: None,
            inside: Some(text(inside)),
        },
        ("taken-back", [id]) => Event::TakenBack { id: text(id) },
        ("swapped", [one, other]) => Event::Swapped {
            one: text(one),
            other: text(other),
        },
        ("as-if-lined-up", [id, enemy]) => Event::AsIfLinedUp {
            id: text(id),
            enemy: text(enemy),
        },
        ("pips", [pips]) => Event::Pips {
            pips: pips.parse().ok()?,
        },
        ("pips", ["spent", spent, "left", left]) => Event::PipsSpent {
            spent: spent.parse().ok()?,
            left: left.parse().ok()?,
        },
        ("ground", [state]) => Event::Ground { state: text(state) },
        ("river", [state]) => Event::River { state: text(state) },
        ("phase", [phase]) => Event::Phase {
            phase: text(phase),
            moved_too_far: Vec::new(),
        },
        ("moved", [id, "to", to @ .., "distance", distance]) => Event::Moved {
            id: text(id),
            to: pose(to)?,
            distance: distance.parse().ok()?,
        },
        ("dismounted", [id, troop]) => Event::Dismounted {
            id: text(id),
            troop: text(troop),
        },
        ("deployed-as", [id, troop]) => Event::DeployedAs {
            id: text(id),
            troop: text(troop),
        },
        ("fought", rest) => Event::Fought(fought(rest)?),
        ("suffered", [party, fate, "by", row]) => Event::Suffered {
            party: text(party),
            fate: text(fate),
            row: text(row),
        },
        ("lost", [id, "by", cause]) => Event::Lost {
            id: text(id),
            cause: text(cause),
        },
        ("bound-ends", ["losses", red, blue]) => Event::BoundEnds {
            losses: [red.parse().ok()?, blue.parse().ok()?],
        },
        ("ended", ["drawn"]) => Event::Ended {
            how: How::Drawn,
            side: None,
        },
        ("ended", ["won", winner]) => Event::Ended {
            how: How::Won,
            side: Some(side(winner)?),
        },
        ("ended", ["conceded", winner]) => Event::Ended {
            how: How::Conceded,
            side: Some(side(winner)?),
        },
        (_, [id, "to" | "at", x, y, "facing", facing]) => {
            let to = Placed {
                id: text(id),
                to: pose(&[*x, *y, "facing", *facing])?,
            };
            placed(first)?(to)
        }
        (_, [of, more @ ..]) => of_side(first, side(of)?, more)?,
        _ => return None,
    };
    Some(event)
}

/// An event about a side, or about the camp or built-up area of a side.
fn of_side(first: &str, side_of: SideWord, more: &[&str]) -> Option<Event> {
    let event = match (first, more) {
        ("aggression", ["total", total]) => Event::Aggression {
            side: side_of,
            total: total.parse().ok()?,
        },
        ("camp", []) => Event::Camp {
            side: side_of,
            placed: true,
        },
        ("camp", ["none"]) => Event::Camp {
            side: side_of,
            placed: false,
        },
        ("bound", [number]) => Event::Bound {
            side: side_of,
            number: number.parse().ok()?,
        },
        ("denizens-turned", ["to", to]) => Event::DenizensTurned {
            side: side_of,
            held_for: side(to)?,
        },
        (_, ["by", by]) => {
            let at = AtHold {
                owner: side_of,
                by: text(by),
            };
            match first {
                "camp-taken" => Event::CampTaken(at),
                "camp-entered" => Event::CampEntered(at),
                "camp-left" => Event::CampLeft(at),
                "bua-taken" => Event::BuaTaken(at),
                "bua-entered" => Event::BuaEntered(at),
                "bua-left" => Event::BuaLeft(at),
                _ => return None,
            }
        }
        (_, []) => {
            let of = OfSide { side: side_of };
            match first {
                "army" => Event::Army(of),
                "attacks" => Event::Attacks(of),
                "standing" => Event::Standing(of),
                "followers-lost" => Event::FollowersLost(of),
                "denizens-lost" => Event::DenizensLost(of),
                "denizens-back" => Event::DenizensBack(of),
                "camp-regained" => Event::CampRegained(of),
                "bua-regained" => Event::BuaRegained(of),
                "bua-yields" => Event::BuaYields(of),
                "sacking-begins" => Event::SackingBegins(of),
                "sacking-ends" => Event::SackingEnds(of),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some(event)
}

fn placed(kind: &str) -> Option<fn(Placed) -> Event> {
    Some(match kind {
        "landed" => Event::Landed,
        "conformed" => Event::Conformed,
        "turned" => Event::Turned,
        "made-room" => Event::MadeRoom,
        "recoiled" => |Placed { id, to }| {
            Event::Recoiled(Recoil {
                id,
                to,
                distance: None,
                through: Vec::new(),
            })
        },
        "pushed-back" => Event::PushedBack,
        "fled" => Event::Fled,
        "pursued" => Event::Pursued,
        _ => return None,
    })
}

fn fought(rest: &[&str]) -> Option<Fought> {
    let [
        one,
        other,
        "factors",
        own,
        against,
        "dice",
        die,
        other_die,
        "margin",
        margin,
    ] = rest
    else {
        return None;
    };
    Some(Fought {
        parties: [text(one), text(other)],
        factors: [own.parse().ok()?, against.parse().ok()?],
        dice: [die.parse().ok()?, other_die.parse().ok()?],
        margin: text(margin),
        answered: false,
    })
}

/// The number of a quarter, which older versions wrote as such.
fn quarter_of(word: &str) -> Option<u8> {
    let named = acies_referee::Quarter::ALL.iter();
    let at = named
        .map(|quarter| quarter.word())
        .position(|name| name == word);
    at.map_or_else(|| word.parse().ok(), |at| Some(at as u8 + 1))
}

fn pose(words: &[&str]) -> Option<Pose> {
    let [x, y, "facing", facing] = words else {
        return None;
    };
    Some(Pose(x.parse().ok()?, y.parse().ok()?, facing.parse().ok()?))
}

fn side(word: &str) -> Option<SideWord> {
    Side::from_word(word).map(super::side)
}

fn text(word: &str) -> String {
    word.to_owned()
}
