//! The table: its size, terrain and camps. Fixed and shared once setup has ended.

use acies_geometry::{Convex, Length, Point, Region, Segment};
use acies_rulebook::{Going, Rulebook, Shape, TerrainId, TerrainKind};

use super::{Side, Stronghold};

/// The table that a battle is fought on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its width.
    pub width: Length,
    /// Its depth, away from red's base edge.
    pub depth: Length,
    /// The features, in the order in which they were placed.
    pub features: Vec<Feature>,
    /// The camps of red and blue.
    pub camps: [Option<Camp>; 2],
    /// Whether ploughed land is rough going in this battle; false until the first PIP die has decided.
    pub soft: bool,
}

/// One terrain feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its terrain kind.
    pub kind: TerrainId,
    /// Its outline.
    pub region: Region,
    /// The middle line of a river or a road; empty for other features.
    pub line: Vec<Point>,
    /// The width of a river or a road.
    pub width: Length,
    /// The crest line of a hill.
    pub crest: Option<Segment>,
    /// The owner of a built-up area; `None` for other features.
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

/// A table edge, as red sees it.
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

/// A quarter of the table, as red sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quarter {
    /// At the near edge, on the left.
    NearLeft,
    /// At the near edge, on the right.
    NearRight,
    /// At the far edge, on the left.
    FarLeft,
    /// At the far edge, on the right.
    FarRight,
}

impl Quarter {
    /// All four, in the order of their indices.
    pub const ALL: [Quarter; 4] = [
        Quarter::NearLeft,
        Quarter::NearRight,
        Quarter::FarLeft,
        Quarter::FarRight,
    ];

    /// Its word in events.
    pub const fn word(self) -> &'static str {
        match self {
            Quarter::NearLeft => "near-left",
            Quarter::NearRight => "near-right",
            Quarter::FarLeft => "far-left",
            Quarter::FarRight => "far-right",
        }
    }
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

    /// Parses the word of an edge.
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

    /// The going of a terrain kind in this battle, for troops without an exception.
    pub fn going(&self, kind: &TerrainKind) -> Going {
        if self.soft && kind.softens {
            Going::Rough
        } else {
            kind.going
        }
    }

    /// Whether a whole shape lies on the table, within the tolerance.
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

    /// The outline of a camp or built-up area; `None` if it is not on the table.
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
