//! Kinds of terrain and their effects.

use acies_geometry::Length;

use super::{MoverPart, TroopSet};

/// A kind of terrain of an edition, by its index in [`Rulebook::terrain`](super::Rulebook::terrain).
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
    /// Its shape on the table.
    pub shape: Shape,
    /// Its going.
    pub going: Going,
    /// Whether it is rough going in a battle whose first PIP die is 1.
    pub softens: bool,
    /// Troops for which it is good going, whatever it is for others.
    pub good_for: TroopSet,
    /// Its effect on a line of fire.
    pub shot: Sight,
    /// Its effect on a line of command.
    pub command: Sight,
    /// Whether it is a hill, with slopes up to a crest.
    pub hill: bool,
    /// Whether a general in it commands others at a surcharge.
    pub hampers_general: bool,
    /// The most features of the kind on a table; for camps, one of each side.
    pub limit: u8,
    /// Whether it may be longer than twice its width.
    pub may_be_thin: bool,
    /// The least ratio of length to width, in hundredths.
    pub least_ratio: Option<u16>,
    /// How it may extend beyond the quarter determined by a die; `None` if it must lie inside it.
    pub extends: Option<BeyondQuarter>,
    /// Whether it may be nearer to the table edges than other areas, or touch them.
    pub at_edge: bool,
    /// Whether rivers cannot cross it, as they cannot cross hills.
    pub bars_rivers: bool,
    /// Whether this feature may be a camp.
    pub may_be_camp: bool,
    /// Whether its owner needs no camp.
    pub serves_as_camp: bool,
    /// Whether its owner must garrison it before the battle.
    pub needs_garrison: bool,
    /// Whether it can be entered and left only through a gate.
    pub gates: bool,
    /// The most gates that it may have.
    pub most_gates: u8,
    /// Whether other areas may be nearer to it than to each other.
    pub near_others: bool,
    /// Whether it may lie on a hill, whose going then does not hinder its attackers in combat.
    pub on_hills: bool,
}

/// How a feature may extend beyond the quarter determined by a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeyondQuarter {
    /// It may also lie entirely inside the quarter.
    May,
    /// It must extend into another quarter.
    Must,
}

/// The shape of a kind of terrain on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A roughly oval area.
    Area,
    /// A band from edge to edge that slows elements in it.
    River,
    /// A band from edge to edge that speeds elements on it.
    Road,
    /// Water along an entire table edge.
    Waterway,
    /// A city, castle, hamlet or the like that belongs to a side.
    BuiltUp,
    /// The camp of a side.
    Camp,
}

impl TerrainKind {
    /// Whether it counts towards the terrain required in two quarters: a river, a waterway or bad going
    /// (`dba22` §5).
    pub const fn is_difficult(&self) -> bool {
        match self.shape {
            Shape::River | Shape::Waterway => true,
            Shape::Area => matches!(self.going, Going::Bad | Going::Impassable),
            Shape::Road | Shape::BuiltUp | Shape::Camp => false,
        }
    }

    /// Whether it counts towards the terrain that every choice must include: a river, a waterway, rough or
    /// bad going (`dba30` §4.1).
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

    /// Whether its going applies to the elements in it; other shapes have their own rules.
    pub const fn has_going(self) -> bool {
        match self {
            Shape::Area | Shape::Waterway => true,
            Shape::River | Shape::Road | Shape::BuiltUp | Shape::Camp => false,
        }
    }
}

/// How hard terrain is to cross; a later value is worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Going {
    /// Easy for all troops.
    Good,
    /// Slow.
    Rough,
    /// Slow and disordering.
    Bad,
    /// Closed to all troops.
    Impassable,
}

/// The effect of terrain on a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// None.
    Open,
    /// Its crest line blocks.
    Crest,
    /// It blocks lines through it, from it or into it.
    Blocks,
    /// It blocks lines through it, from it or into it, except lines entirely inside.
    BlocksButWithin,
    /// A given depth of it blocks a shot; on a hill the crest line does too.
    Depth,
    /// Elements entirely in it cannot shoot or be shot at.
    NotAtOrFrom,
    /// Elements even partly in it cannot shoot or be shot at.
    NotAtOrPartlyIn,
    /// Elements even partly in it cannot shoot; a paltry river does not count.
    NotPartlyIn,
    /// It blocks lines through it, unless one of the two elements is in it, even partly.
    Beyond,
    /// Its crest line blocks, and so does a line ending on it.
    CrestOrOn,
}

/// The state of a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RiverState {
    /// Not tested yet.
    Unknown,
    /// Paltry: no obstacle.
    Paltry,
    /// It slows movement and its banks can be defended.
    Slow,
    /// Like `Slow`, and only single elements and columns may cross.
    Column,
}

/// The rules of crossing rivers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rivers {
    /// The state for each die of 1 to 6; without a test, rivers are as given.
    pub states: [RiverState; 6],
    /// How far an element may move while in a river that is not paltry.
    pub limit: Length,
    /// Whether the limit applies to the whole move, instead of the part in the river.
    pub limits_whole_move: bool,
    /// The part of a mover that must be in the river for it to be slowed.
    pub slows: MoverPart,
    /// How far from the river's edge its bank can still be defended by an element that faces it.
    ///
    /// `None`: by any element whose opponent is in the river.
    pub bank: Option<Length>,
}

impl Rivers {
    /// The state of rivers before a test; known without one if all faces of the die agree.
    pub fn untried(&self) -> RiverState {
        let [first, rest @ ..] = self.states;
        if rest.iter().all(|&state| state == first) {
            first
        } else {
            RiverState::Unknown
        }
    }
}
