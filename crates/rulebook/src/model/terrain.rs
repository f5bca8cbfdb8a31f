//! Kinds of terrain and what they do.

use acies_geometry::Length;

use super::{MoverPart, TroopSet};

/// A kind of terrain of an edition, by its place in [`Rulebook::terrain`](super::Rulebook::terrain).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TerrainId(pub u8);

/// A set of kinds of terrain. An edition has at most 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct TerrainSet(pub u64);

impl TerrainSet {
    /// Whether a kind belongs to the set.
    pub const fn has(self, kind: TerrainId) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// The set with one more kind.
    pub const fn with(self, kind: TerrainId) -> TerrainSet {
        TerrainSet(self.0 | 1 << kind.0)
    }

    /// Whether some kind belongs to both sets.
    pub const fn meets(self, other: TerrainSet) -> bool {
        self.0 & other.0 != 0
    }
}

/// One kind of terrain: a row of the edition's `terrain` table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no of the edition's file, independent of the others"
)]
pub struct TerrainKind {
    /// Its name, such as `gentle-hill`.
    pub name: String,
    /// How it lies on the table.
    pub shape: Shape,
    /// The going in it.
    pub going: Going,
    /// Whether it is rough going in a battle whose first PIP die is 1.
    pub softens: bool,
    /// Troops to which it is good going whatever it is to others.
    pub good_for: TroopSet,
    /// What it does to a line of shot.
    pub shot: Sight,
    /// What it does to a line of command.
    pub command: Sight,
    /// Whether it is a hill, with slopes up to a crest.
    pub hill: bool,
    /// Whether a general in it commands others at a surcharge.
    pub hampers_general: bool,
    /// How many of the kind a table may have; one camp of each side.
    pub limit: u8,
    /// Whether it may be longer than twice its width.
    pub may_be_thin: bool,
    /// How many times its width it is long at least, in hundredths.
    pub least_ratio: Option<u16>,
    /// How it reaches beyond the quarter that a die has given it; `None` where it lies wholly in it.
    pub extends: Option<Extent>,
    /// Whether it may be nearer to the table's edges than other areas, or touch them.
    pub at_edge: bool,
    /// Whether no river crosses it, as none crosses hills.
    pub bars_rivers: bool,
    /// Whether a camp may be just this feature.
    pub may_be_camp: bool,
    /// Whether its owner needs no camp.
    pub serves_as_camp: bool,
    /// Whether its owner has to garrison it before the battle.
    pub needs_garrison: bool,
    /// Whether whoever goes in or comes out uses a gate.
    pub gates: bool,
}

/// How a feature that lies partly in the quarter of the table that a die has given it reaches beyond it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// It may lie wholly in it as well.
    May,
    /// It has to reach into another.
    Must,
}

/// How a kind of terrain lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A roughly oval patch.
    Area,
    /// A band from edge to edge that slows those in it.
    River,
    /// A band from edge to edge that speeds those on it.
    Road,
    /// Water along a whole table edge.
    Waterway,
    /// A town, castle or village that belongs to a side.
    BuiltUp,
    /// The camp of a side.
    Camp,
}

impl TerrainKind {
    /// Whether it counts among what has to lie in two quarters of every table: a river, a waterway or bad going
    /// (`dba22` §5).
    pub const fn is_difficult(&self) -> bool {
        match self.shape {
            Shape::River | Shape::Waterway => true,
            Shape::Area => matches!(self.going, Going::Bad | Going::Impassable),
            Shape::Road | Shape::BuiltUp | Shape::Camp => false,
        }
    }

    /// Whether it counts among what every choice of terrain has: a river, a waterway, rough or bad going
    /// (`dba30` §4.1).
    pub const fn is_hard(&self) -> bool {
        self.is_difficult() || matches!((self.shape, self.going), (Shape::Area, Going::Rough))
    }
}

impl Shape {
    /// The going of a shape that has no going of its own.
    pub(crate) const fn own_going(self) -> Going {
        match self {
            Shape::Area | Shape::River | Shape::Road => Going::Good,
            Shape::Waterway | Shape::BuiltUp | Shape::Camp => Going::Impassable,
        }
    }

    /// Whether the going of such a feature is that of whoever is in it; the others have rules of their own.
    pub const fn has_going(self) -> bool {
        match self {
            Shape::Area | Shape::Waterway => true,
            Shape::River | Shape::Road | Shape::BuiltUp | Shape::Camp => false,
        }
    }
}

/// How hard it is to go somewhere; a later one is worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Going {
    /// Easy for everyone.
    Good,
    /// Slow, and no worse.
    Rough,
    /// Slow and disordering.
    Bad,
    /// Closed to everyone.
    Impassable,
}

/// What terrain does to a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Nothing.
    Open,
    /// Its crest line stops it.
    Crest,
    /// It stops what passes through it, starts in it or ends in it.
    Blocks,
    /// The same, but for what both starts and ends in it.
    BlocksButWithin,
    /// So much of it in the way stops a shot; on a hill its crest line does too.
    Depth,
    /// Nobody wholly in it shoots or is shot at.
    NotAtOrFrom,
    /// Nobody even partly in it shoots; not in a river that hinders nobody.
    NotPartlyIn,
    /// It stops what passes through it, unless one of those at the ends stands in it, even partly.
    Beyond,
    /// Its crest line stops it, and so does its being where the line ends.
    CrestOrOn,
}

/// What a river has turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RiverState {
    /// Nobody has tried it yet.
    Unknown,
    /// It hinders nobody.
    Paltry,
    /// It slows and its banks can be defended.
    Slow,
    /// The same, and only single elements and columns may cross.
    Column,
}

/// How rivers are crossed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rivers {
    /// What a die of 1 to 6 makes of a river; without one, rivers are as given.
    pub states: [RiverState; 6],
    /// How far an element may move while it is in a river that is not paltry.
    pub limit: Length,
    /// Whether the limit holds for the whole move, or only for the part of it in the river.
    pub limits_whole_move: bool,
    /// What of a mover has to be in the river to be slowed.
    pub slows: MoverPart,
    /// How far from the river's edge its bank is still defended, by whom it lies ahead of; `None`: by everybody whose
    /// opponent is in it.
    pub bank: Option<Length>,
}

impl Rivers {
    /// What rivers are before anybody has tried one: no die is needed where all its faces say the same.
    pub fn untried(&self) -> RiverState {
        let [first, rest @ ..] = self.states;
        if rest.iter().all(|&state| state == first) {
            first
        } else {
            RiverState::Unknown
        }
    }
}
