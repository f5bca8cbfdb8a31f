//! A small table for tests. Elements are placed relative to each other, so that contacts are exact at any
//! facing.
//!
//! Only tests use it; bad names and relations panic with a message.

mod random_board;

pub use random_board::{Rng, random_board, random_board_on};

use acies_geometry::{Hand, Length, Point, Pose, Region, Segment};
use acies_rulebook::{RiverState, Rulebook, Scale, Shape, TerrainKind};

use crate::combat::Duel;
use crate::{
    Camp, Changes, Contact, ElementId, Event, FailFast, Feature, Occupant, Party, Phase, Place,
    Position, Side, Stronghold, Table, View, pose_behind, pose_beside, shooting,
};

/// A rulebook, a table and a position that a test fills.
#[derive(Clone, Debug)]
pub struct Board {
    /// The rulebook, that of the standard edition unless the test changes it.
    pub rulebook: Rulebook,
    /// The table, empty and 15 base widths square at first.
    pub table: Table,
    /// The position, at first in red's third bound.
    pub position: Position,
    /// The events so far.
    pub events: Vec<Event>,
}

impl Default for Board {
    fn default() -> Board {
        Board::new()
    }
}

impl Board {
    /// An empty table under the standard rulebook.
    pub fn new() -> Board {
        let side = Length::BASE_WIDTH * 15;
        let mut position = Position::empty();
        position.bounds = [3, 2];
        position.phase = Phase::Combat;
        Board {
            rulebook: Rulebook::standard(),
            table: Table::new(side, side),
            position,
            events: Vec::new(),
        }
    }

    /// An empty table under another rulebook.
    pub fn under(rulebook: &Rulebook) -> Board {
        Board {
            rulebook: rulebook.clone(),
            ..Board::new()
        }
    }

    /// A view of the battle.
    pub fn view(&self) -> View<'_> {
        View {
            rulebook: &self.rulebook,
            table: &self.table,
            position: &self.position,
        }
    }

    /// Mutable access to the battle.
    pub fn changes(&mut self) -> Changes<'_> {
        Changes {
            rulebook: &self.rulebook,
            table: &self.table,
            position: &mut self.position,
            events: &mut self.events,
        }
    }

    /// Places an element by the middle of its front edge, in base widths and degrees.
    pub fn put(&mut self, id: &str, code: &str, x: f64, y: f64, facing: f64) -> &mut Board {
        self.put_at(id, code, Pose::from_base_widths(x, y, facing))
    }

    /// Places an element at a pose.
    pub fn put_at(&mut self, id: &str, code: &str, pose: Pose) -> &mut Board {
        let troop = self
            .rulebook
            .troop_id(code)
            .unwrap_or_else(|| panic!("no troop {code}"));
        self.position
            .put(element(id), &self.rulebook, troop, false, pose);
        self
    }

    /// Places an element relative to another: `front of b1`, `left-flank of b1`, `overlap-left of b1`, `left
    /// of r1`, `behind r1` and so on.
    pub fn by(&mut self, id: &str, code: &str, relation: &str) -> &mut Board {
        let (word, other) = relation
            .rsplit_once(' ')
            .unwrap_or_else(|| panic!("bad relation {relation}"));
        let base = *self.position.base(element(other));
        let pose = match word {
            "behind" => pose_behind(&base),
            "left of" => pose_beside(&base, Hand::Left),
            "right of" => pose_beside(&base, Hand::Right),
            word => Contact::from_word(word.trim_end_matches(" of"))
                .unwrap_or_else(|| panic!("bad relation {relation}"))
                .pose(&base),
        };
        self.put_at(id, code, pose)
    }

    /// Makes an element its side's general.
    pub fn general(&mut self, id: &str) -> &mut Board {
        self.position.element_mut(element(id)).general = true;
        self
    }

    /// Adds an area feature with these corners, in base widths.
    pub fn area(&mut self, kind: &str, corners: &[(f64, f64)]) -> &mut Board {
        let region = Region::polygon(&points(corners)).unwrap_or_else(|error| panic!("{error}"));
        self.feature(kind, region, Vec::new(), Length::ZERO)
    }

    /// Sets the crest of the hill added last.
    pub fn crest(&mut self, from: (f64, f64), to: (f64, f64)) -> &mut Board {
        let ends = points(&[from, to]);
        if let Some(feature) = self.table.features.last_mut() {
            feature.crest = Some(Segment::new(ends[0], ends[1]));
        }
        self
    }

    /// Adds a river or road along a line, in base widths.
    pub fn band(&mut self, kind: &str, line: &[(f64, f64)], width: f64) -> &mut Board {
        let width = Length::from_base_widths(width);
        let line = points(line);
        let region = Region::band(&line, width).unwrap_or_else(|error| panic!("{error}"));
        self.feature(kind, region, line, width)
    }

    fn feature(
        &mut self,
        kind: &str,
        region: Region,
        line: Vec<Point>,
        width: Length,
    ) -> &mut Board {
        let kind = self
            .rulebook
            .terrain_id(kind)
            .unwrap_or_else(|| panic!("no terrain {kind}"));
        let has_gates = self.rulebook.terrain_kind(kind).gates;
        let gates = if has_gates {
            crate::setup::gates_or_all(&region, &[])
        } else {
            Vec::new()
        };
        self.table.features.push(Feature {
            kind,
            gates,
            region,
            line,
            width,
            crest: None,
            owner: None,
        });
        self
    }

    /// Sets the state of the river.
    pub fn river(&mut self, state: RiverState) -> &mut Board {
        self.position.river = state;
        self
    }

    /// Adds a camp with these corners, in base widths, and its occupant.
    pub fn camp(&mut self, side: Side, corners: &[(f64, f64)], holder: Occupant) -> &mut Board {
        let region = Region::polygon(&points(corners)).unwrap_or_else(|error| panic!("{error}"));
        self.table.camps[side as usize] = Some(Camp { region });
        self.stronghold(Stronghold::Camp(side), holder)
    }

    /// Adds a built-up area with these corners, in base widths, and its occupant.
    pub fn built_up(&mut self, side: Side, corners: &[(f64, f64)], holder: Occupant) -> &mut Board {
        let is_built_up = |kind: &&TerrainKind| kind.shape == Shape::BuiltUp;
        let kind = self.rulebook.terrain.iter().find(is_built_up);
        let name = kind.map_or_else(String::new, |kind| kind.name.clone());
        self.area(&name, corners);
        if let Some(town) = self.table.features.last_mut() {
            town.owner = Some(side);
        }
        self.stronghold(Stronghold::BuiltUp(side), holder)
    }

    fn stronghold(&mut self, stronghold: Stronghold, holder: Occupant) -> &mut Board {
        self.position.occupants[stronghold.index()] = holder;
        if let Some(id) = holder.element() {
            self.position.element_mut(id).place = Place::Inside(stronghold);
        }
        self
    }

    /// Sets the side whose bound it is.
    pub fn active(&mut self, side: Side) -> &mut Board {
        self.position.active = side;
        self
    }

    /// The shooting by elements, the main shooter first, at a party.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn shot(&self, shooters: &[&str], target: &str) -> Duel {
        let ids: Vec<ElementId> = shooters.iter().map(|name| element(name)).collect();
        let side = ids[0].side();
        let shot = shooting::judge(self.view(), side, &ids, party(target), &mut FailFast)
            .unwrap_or_else(|| panic!("{shooters:?} may not shoot at {target}"));
        shooting::duel(self.view(), &shot)
    }

    /// The place of an element: x and y of the middle of its front edge in base widths, and its facing in
    /// degrees.
    pub fn at(&self, id: &str) -> (f64, f64, f64) {
        let pose = self.position.base(element(id)).pose;
        (
            pose.front.across().base_widths(),
            pose.front.up().base_widths(),
            pose.facing.degrees(),
        )
    }

    /// Whether an element is at this place, to 0.0005 base widths and 0.01 degrees.
    pub fn stands(&self, id: &str, x: f64, y: f64, facing: f64) -> bool {
        let (own_x, own_y, own_facing) = self.at(id);
        self.position.element(element(id)).on_table()
            && (own_x - x).abs() < 0.0005
            && (own_y - y).abs() < 0.0005
            && (own_facing - facing).abs() < 0.01
    }

    /// Whether an element has been lost.
    pub fn lost(&self, id: &str) -> bool {
        self.position.element(element(id)).place == Place::Lost
    }
}

/// The rulebook of 3.0 with these rulings.
///
/// # Panics
///
/// If it has no such ruling.
pub fn dba30(rulings: &[(&str, &str)]) -> Rulebook {
    Rulebook::edition_source("3.0")
        .and_then(|source| source.compile(Scale::Mm15, rulings, &[]))
        .unwrap_or_else(|errors| panic!("{errors}"))
}

/// The element of a name such as `r1`.
///
/// # Panics
/// If there is no such name.
pub fn element(name: &str) -> ElementId {
    ElementId::parse(name).unwrap_or_else(|| panic!("no element {name}"))
}

/// The party of a name such as `r1` or `blue-camp`.
///
/// # Panics
/// If there is no such name.
pub fn party(name: &str) -> Party {
    Party::parse(name).unwrap_or_else(|| panic!("no party {name}"))
}

/// Lattice points from base widths.
pub fn points(places: &[(f64, f64)]) -> Vec<Point> {
    places
        .iter()
        .map(|&(x, y)| Point::from_base_widths(x, y))
        .collect()
}
