//! The table: its size, its terrain and its camps. Fixed and shared once setup has ended.

use acies_geometry::{Convex, Length, Point, Region, Segment};
use acies_rulebook::{Going, Rulebook, Shape, TerrainId, TerrainKind};

use super::{Side, Stronghold};

/// The table that a battle is fought on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// How wide it is.
    pub width: Length,
    /// How deep it is, away from red's base edge.
    pub depth: Length,
    /// The features, in the order in which they were placed.
    pub features: Vec<Feature>,
    /// The camps of red and blue.
    pub camps: [Option<Camp>; 2],
    /// Whether ploughed land is rough going in this battle; false until the first PIP die has told.
    pub soft: bool,
}

/// One terrain feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// What it is.
    pub kind: TerrainId,
    /// Where it lies.
    pub region: Region,
    /// The middle line of a river or a road; empty for others.
    pub line: Vec<Point>,
    /// How wide a river or a road is.
    pub width: Length,
    /// The crest line of a hill.
    pub crest: Option<Segment>,
    /// Whose built-up area it is; `None` for everything else.
    pub owner: Option<Side>,
    /// The middles of its gates, on its outline.
    pub gates: Vec<Point>,
}

/// A camp on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Camp {
    /// Where it lies: a convex patch.
    pub region: Region,
}

/// One of the four edges of the table, as red sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableEdge {
    /// Red's base edge, once edges are settled.
    Near,
    /// The right edge.
    Right,
    /// The far edge.
    Far,
    /// The left edge.
    Left,
}

impl TableEdge {
    /// All four, clockwise from the near one, seen from above with y away from red: near, left, far, right.
    pub const ALL: [TableEdge; 4] = [
        TableEdge::Near,
        TableEdge::Left,
        TableEdge::Far,
        TableEdge::Right,
    ];

    /// The opposite edge.
    pub const fn opposite(self) -> TableEdge {
        match self {
            TableEdge::Near => TableEdge::Far,
            TableEdge::Far => TableEdge::Near,
            TableEdge::Left => TableEdge::Right,
            TableEdge::Right => TableEdge::Left,
        }
    }

    /// Its word in orders and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            TableEdge::Near => "near",
            TableEdge::Right => "right",
            TableEdge::Far => "far",
            TableEdge::Left => "left",
        }
    }

    /// The edge of a word.
    pub fn from_word(word: &str) -> Option<TableEdge> {
        TableEdge::ALL.into_iter().find(|edge| edge.word() == word)
    }
}

impl Table {
    /// An empty table.
    pub fn new(width: Length, depth: Length) -> Table {
        Table {
            width,
            depth,
            features: Vec::new(),
            camps: [None, None],
            soft: false,
        }
    }

    /// The going that a kind of terrain is in this battle, to those to whom it is nothing special.
    pub fn going(&self, kind: &TerrainKind) -> Going {
        if self.soft && kind.softens {
            Going::Rough
        } else {
            kind.going
        }
    }

    /// Whether the whole of a shape lies on the table, but for the tolerance.
    pub fn contains<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        let (low, high) = shape.bounds();
        acies_geometry::within(-low.across(), Length::ZERO)
            && acies_geometry::within(-low.up(), Length::ZERO)
            && acies_geometry::within(high.across(), self.width)
            && acies_geometry::within(high.up(), self.depth)
    }

    /// The line of an edge.
    pub fn edge(&self, edge: TableEdge) -> Segment {
        let (left, right) = (Length::ZERO, self.width);
        let (near, far) = (Length::ZERO, self.depth);
        let point = Point::new;
        match edge {
            TableEdge::Near => Segment::new(point(left, near), point(right, near)),
            TableEdge::Right => Segment::new(point(right, near), point(right, far)),
            TableEdge::Far => Segment::new(point(right, far), point(left, far)),
            TableEdge::Left => Segment::new(point(left, far), point(left, near)),
        }
    }

    /// The features of one shape.
    pub fn features_of<'a>(
        &'a self,
        rulebook: &'a Rulebook,
        shape: Shape,
    ) -> impl Iterator<Item = &'a Feature> {
        self.features
            .iter()
            .filter(move |feature| rulebook.terrain_kind(feature.kind).shape == shape)
    }

    /// Where a camp or a built-up area lies; `None` where there is none.
    pub fn stronghold(&self, stronghold: Stronghold) -> Option<&Region> {
        match stronghold {
            Stronghold::Camp(owner) => self.camps[owner as usize].as_ref().map(|camp| &camp.region),
            Stronghold::BuiltUp(owner) => self
                .features
                .iter()
                .find(|feature| feature.owner == Some(owner))
                .map(|feature| &feature.region),
        }
    }
}
