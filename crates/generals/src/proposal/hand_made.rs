//! Positions made by hand for the tests of proposals.

use std::sync::Arc;

use acies_geometry::{Base, Length, Point, Pose, Region};
use acies_referee::{Battle, Element, ElementId, Feature, Position, Side, Table};
use acies_rulebook::{Rulebook, Scale};

use super::faults::Lineup;

/// An upright area of terrain: its kind, its lower left corner, its width and its depth, in base widths.
pub(super) type Area = (&'static str, [f64; 4]);

/// An element: its code, with `*` behind it for the general, and the middle of its front edge, in base widths.
pub(super) type Placed = (&'static str, f64, f64);

/// Red is about to deploy at some places, against blue elements on the table.
pub(super) struct Scene {
    /// The battle, with red in reserve.
    pub(super) battle: Battle,
    /// Where red's elements would stand, from r1 on.
    pub(super) bases: Vec<(ElementId, Base)>,
}

impl Scene {
    /// A table of an edition with areas of terrain. Red faces up the table, blue down.
    pub(super) fn new(edition: &str, areas: &[Area], red: &[Placed], blue: &[Placed]) -> Scene {
        let source = Rulebook::edition_source(edition).unwrap();
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap());
        let (width, depth) = rulebook.setup.board;
        let mut table = Table::new(width, depth);
        for &(kind, [x, y, wide, deep]) in areas {
            let corners = [(x, y), (x, y + deep), (x + wide, y + deep), (x + wide, y)];
            let corners = corners.map(|(x, y)| Point::from_base_widths(x, y));
            table.features.push(Feature {
                kind: rulebook.terrain_id(kind).unwrap(),
                region: Region::polygon(&corners).unwrap(),
                line: Vec::new(),
                width: Length::ZERO,
                crest: None,
                owner: None,
                gates: Vec::new(),
            });
        }
        let mut position = Position::empty();
        let mut bases = Vec::new();
        for (side, elements) in [(Side::Red, red), (Side::Blue, blue)] {
            for (id, &(code, x, y)) in ElementId::of_side(side).zip(elements) {
                let troop = rulebook.troop_id(code.trim_end_matches('*')).unwrap();
                let general = code.ends_with('*');
                let element = Element::new(troop, rulebook.troop(troop), general);
                *position.element_mut(id) = match side {
                    Side::Red => {
                        let pose = Pose::from_base_widths(x, y, 0.0);
                        bases.push((id, element.base.moved_to(pose)));
                        element
                    }
                    Side::Blue => element.at(Pose::from_base_widths(x, y, 180.0)),
                };
            }
        }
        Scene {
            battle: Battle::from_position(rulebook, table, position),
            bases,
        }
    }

    /// Red's elements where they would stand.
    pub(super) fn lineup(&self) -> Lineup<'_> {
        Lineup::new(&self.battle, self.bases.clone())
    }
}
