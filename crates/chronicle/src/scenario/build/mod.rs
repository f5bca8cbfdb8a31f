//! Builds a battle and its expectations from the keys of a scenario file, and validates every name and number.

mod bound;
mod elements;
mod expects;
mod setup;
mod stands;
mod terrain;

use std::sync::Arc;

use acies_geometry::{Angle, Length, Point, Pose};
use acies_referee::{
    Battle, ElementId, Party, Place, Position, STRONGHOLDS, Side, Stronghold, Table,
};
use acies_rulebook::Rulebook;
use toml::Spanned;

use super::error::{Complaint, complain};
use super::frame::Frame;
use super::raw::{RawBound, RawScenario, RawSetup};
use super::{Expect, Scenario};

/// The context shared by all builders.
struct Site<'a> {
    raw: &'a RawScenario,
    rulebook: &'a Rulebook,
    frame: Frame,
}

/// A file, and the edition it is built for.
#[derive(Clone, Copy)]
pub(super) struct File<'a> {
    pub raw: &'a RawScenario,
    pub text: &'a str,
    /// The edition as named in the file.
    pub edition: &'a str,
}

/// Builds the scenario of a file; a position is rotated clockwise by `turn` about the board's centre.
pub(super) fn scenario(
    file: File<'_>,
    rulebook: Arc<Rulebook>,
    turn: Angle,
) -> Result<Scenario, Complaint> {
    let raw = file.raw;
    let started = match (&raw.setup, &raw.bound) {
        (Some(setup), None) => set_up(raw, setup, rulebook)?,
        (None, Some(bound)) => stand(raw, bound, rulebook, turn)?,
        (Some(_), Some(bound)) => return Err(complain(bound, "a bound beside `[setup]`")),
        (None, None) => {
            return Err(complain(
                &raw.title,
                "a scenario without `[bound]` or `[setup]`",
            ));
        }
    };
    let site = Site {
        raw,
        rulebook: started.battle.rulebook(),
        frame: started.frame,
    };
    let expects: Vec<Expect> = site.expects(file, &started.cast)?;
    Ok(Scenario {
        title: raw.title.get_ref().clone(),
        non_combatants: started.cast.non_combatants,
        expects,
        start: started.battle,
    })
}

/// A battle, with the data that the expectations need.
struct Started {
    battle: Battle,
    frame: Frame,
    cast: Cast,
}

/// Builds a battle in the middle of a bound.
fn stand(
    raw: &RawScenario,
    bound: &Spanned<RawBound>,
    rulebook: Arc<Rulebook>,
    turn: Angle,
) -> Result<Started, Complaint> {
    let board = raw
        .board
        .as_ref()
        .ok_or_else(|| complain(&raw.title, "a position without `board`"))?;
    let [width, depth] = board.get_ref().0;
    let (width, depth) = (positive(board, width)?, positive(board, depth)?);
    let site = Site {
        raw,
        rulebook: &rulebook,
        frame: Frame::new(width, depth, turn),
    };
    let (across, up) = site.frame.board();
    let mut table = Table::new(across, up);
    let mut cast = Cast {
        position: Position::empty(),
        non_combatants: [None; STRONGHOLDS],
        names_all: false,
    };
    let camps = site.lay(&mut table, &mut cast.position)?;
    site.stand(&table, &mut cast, camps)?;
    site.begin(bound, &table, &mut cast)?;
    table.soft = site.is_soft(bound)?;
    Ok(Started {
        frame: site.frame,
        battle: Battle::from_position(rulebook, table, cast.position),
        cast,
    })
}

/// Builds a battle from the start of its setup, and applies the orders and dice of the file.
fn set_up(
    raw: &RawScenario,
    setup: &Spanned<RawSetup>,
    rulebook: Arc<Rulebook>,
) -> Result<Started, Complaint> {
    if let Some(row) = raw.terrain.first() {
        return Err(complain(row, "terrain beside `[setup]`"));
    }
    if let Some(row) = raw.element.first() {
        return Err(complain(row, "an element beside `[setup]`"));
    }
    let (width, depth) = rulebook.setup.board;
    if let Some(board) = &raw.board {
        let [across, up] = board.get_ref().0;
        if (positive(board, across)?, positive(board, up)?) != (width, depth) {
            let message = format!(
                "found {across} by {up}, expected the board of {}, {} by {}",
                rulebook.edition,
                width.to_text(),
                depth.to_text()
            );
            return Err(complain(board, message));
        }
    }
    let battle = setup::battle(setup.get_ref(), rulebook)?;
    Ok(Started {
        frame: Frame::new(width, depth, Angle::ZERO),
        cast: Cast {
            position: *battle.position(),
            non_combatants: [None; STRONGHOLDS],
            names_all: true,
        },
        battle,
    })
}

/// Checks that a number of base widths fits on a table.
fn length<T>(at: &Spanned<T>, number: f64) -> Result<Length, Complaint> {
    if number.is_finite() && number.abs() <= 1000.0 {
        Ok(Length::from_base_widths(number))
    } else {
        Err(complain(
            at,
            format!("found {number}, expected a number of base widths from -1000 to 1000"),
        ))
    }
}

/// Checks that a length is greater than zero.
fn positive<T>(at: &Spanned<T>, number: f64) -> Result<Length, Complaint> {
    match length(at, number) {
        Ok(length) if number > 0.0 => Ok(length),
        _ => Err(complain(
            at,
            format!("found {number}, expected a number of base widths above 0"),
        )),
    }
}

fn point<T>(at: &Spanned<T>, [x, y]: [f64; 2]) -> Result<Point, Complaint> {
    Ok(Point::new(length(at, x)?, length(at, y)?))
}

/// Builds a pose from coordinates and a facing, which may be at two places of the file.
fn pose<T, F>(
    at: &Spanned<T>,
    facing: &Spanned<F>,
    [x, y, degrees]: [f64; 3],
) -> Result<Pose, Complaint> {
    let front = point(at, [x, y])?;
    if degrees.is_finite() && degrees.abs() <= 360.0 {
        Ok(Pose::new(front, Angle::from_degrees(degrees)))
    } else {
        Err(complain(
            facing,
            format!("found a facing of {degrees}, expected a number of degrees from -360 to 360"),
        ))
    }
}

fn side(word: &Spanned<String>) -> Result<Side, Complaint> {
    Side::from_word(word.get_ref()).ok_or_else(|| {
        complain(
            word,
            format!("found `{}`, expected red or blue", word.get_ref()),
        )
    })
}

/// All elements, camp followers and denizens that the file names.
pub(super) struct Cast {
    pub position: Position,
    /// The names that the file gives to camp followers and denizens, by [`Stronghold::index`].
    pub non_combatants: [Option<ElementId>; STRONGHOLDS],
    /// Whether every element name is known, as in a setup, where the armies are complete.
    pub names_all: bool,
}

impl Cast {
    /// Looks up an element of the scenario, or camp followers or denizens by name.
    fn element<T>(&self, at: &Spanned<T>, id: &str) -> Result<ElementId, Complaint> {
        let known = |id: &ElementId| {
            self.names_all
                || self.position.element(*id).place != Place::Unused
                || self.non_combatants.contains(&Some(*id))
        };
        ElementId::parse(id).filter(known).ok_or_else(|| {
            let message = format!("found `{id}`, expected the id of an element of this scenario");
            complain(at, message)
        })
    }

    /// The combatant for an element: its camp or built-up area if it is inside one.
    fn party_of(&self, id: ElementId) -> Party {
        if let Place::Inside(stronghold) = self.position.element(id).place {
            return Party::Stronghold(stronghold);
        }
        let home = Stronghold::ALL
            .into_iter()
            .find(|stronghold| self.non_combatants[stronghold.index()] == Some(id));
        home.map_or(Party::Element(id), Party::Stronghold)
    }
}
