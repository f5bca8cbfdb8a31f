//! Scores in combat: tactical factors and supports.

use acies_geometry::Length;

use super::TroopSet;

/// The rules of scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combat {
    /// Tactical factors; every row that applies counts.
    pub tactical: Vec<TacticalFactor>,
    /// Rear and side supports; the best row that applies counts, for each place.
    pub supports: Vec<Support>,
    /// The most flank, rear and overlap penalties against one element.
    pub most_contacts: u8,
    /// Who has neither front nor flank nor rear in combat: its front is for moving alone.
    pub edgeless: TroopSet,
    /// Who fights the one that the enemy chooses of all those in contact with it; every other of them counts against
    /// it wherever it stands, and nobody else does.
    pub main_attacker_chosen: TroopSet,
    /// Who overlaps enemies by any of its edges.
    pub overlaps_by_any_edge: TroopSet,
    /// Who overlaps enemies corner to corner even while it fights.
    pub overlaps_while_fighting: TroopSet,
    /// Whom nobody overlaps corner to corner.
    pub no_corner_overlap: TroopSet,
    /// Who is overlapped by an edge of the table on its flank.
    pub board_edge_overlaps: TroopSet,
    /// How much room there has to be beside a front corner lest the edge of the table overlaps; an edge that touches
    /// the corner always does.
    pub board_edge_room: Length,
    /// Whether those who attack and who defend a camp or a built-up area use their factors against foot whatever the
    /// other is.
    pub camps_as_foot: bool,
    /// Whether all who attack a camp or a built-up area fight it one after the other, or only one of them does.
    pub attackers_in_turn: bool,
    /// Who attacks no camp or built-up area, not even one to whose edge it has pursued.
    pub never_assaults: TroopSet,
}

/// Which kind of combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Front edge to front edge, or against a camp or town.
    Close,
    /// Distant shooting.
    Shooting,
}

/// A set of modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modes {
    /// Whether close combat is in it.
    pub close: bool,
    /// Whether shooting is in it.
    pub shooting: bool,
}

impl Modes {
    /// Whether a mode is in the set.
    pub const fn has(self, mode: Mode) -> bool {
        match mode {
            Mode::Close => self.close,
            Mode::Shooting => self.shooting,
        }
    }
}

/// An atomic fact of one party to a combat, as the referee sees it.
///
/// The closed vocabulary of conditions; `docs/reference/editions.md` says which rows use each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Fact {
    /// It is its side's general.
    General,
    /// No part of it is in going that is bad, or rough, to it.
    GoodGoing,
    /// Some part of it is in going that is bad to it.
    BadGoing,
    /// Some part of its opponent is in going that is bad to both.
    EnemyBadGoing,
    /// No part of its opponent is in going that is bad, or rough, to that one.
    EnemyGoodGoing,
    /// No part of it is in going that would be bad, or rough, to its opponent.
    GoodForEnemy,
    /// Some of its front edge is on a hill and some part of it is higher than all of the opponent's front edge.
    Uphill,
    /// It defends the bank of a river that is not paltry.
    DefendsBank,
    /// It is in a camp of its own side.
    InOwnCamp,
    /// It is in a camp, of either side.
    InCamp,
    /// It is in a camp or a built-up area, of either side.
    Inside,
    /// Its opponent is in a camp or a built-up area.
    EnemyInside,
    /// Its opponent is in a built-up area.
    EnemyInCity,
    /// It holds a built-up area, as its garrison or as its denizens, and does not sack it.
    Garrison,
    /// It sacks a built-up area.
    Sacking,
    /// It shoots and its target does not shoot back at it.
    UnansweredShooter,
    /// Every shot at it comes on its rear edge.
    ShotOnRear,
    /// Some shot at it comes at least partly on its rear edge.
    ShotPartlyOnRear,
    /// An enemy front is on its flank or rear beside the one that it fights.
    Pressed,
    /// (supports) The supporter is in good going.
    SupporterGoodGoing,
    /// It does not face the enemy that it fights, whose front is on its flank or rear.
    Unfaced,
}

/// A set of [`Fact`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct FactSet(pub u32);

impl FactSet {
    /// No facts.
    pub const NONE: FactSet = FactSet(0);

    /// The set with one more fact when `holds`.
    #[must_use]
    pub const fn with_if(self, fact: Fact, holds: bool) -> FactSet {
        FactSet(self.0 | (holds as u32) << fact as u8)
    }

    /// Whether a fact is in the set.
    pub const fn has(self, fact: Fact) -> bool {
        self.0 >> fact as u8 & 1 == 1
    }

    /// Whether the set has all of `all` and none of `not`.
    pub const fn meets(self, all: FactSet, not: FactSet) -> bool {
        self.0 & all.0 == all.0 && self.0 & not.0 == 0
    }
}

/// One row of the tactical factors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TacticalFactor {
    /// Its id, for reasons and reports.
    pub id: String,
    /// What it adds, each time it counts.
    pub value: i8,
    /// How often it counts.
    pub per: Per,
    /// In which combats.
    pub modes: Modes,
    /// For whom.
    pub own: TroopSet,
    /// Against whom.
    pub enemy: TroopSet,
    /// Facts that must hold.
    pub all: FactSet,
    /// Facts that must not.
    pub not: FactSet,
}

/// How often a tactical factor counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Per {
    /// Once.
    Once,
    /// For each side of it that is overlapped, or in contact with an enemy front, and for its rear.
    Contact,
    /// For each shooter at it beyond the first.
    ExtraShooter,
    /// For each attacker of its camp or town beyond the first.
    ExtraAttacker,
}

/// One row of the supports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Support {
    /// Its id, for reasons and reports.
    pub id: String,
    /// Who is supported.
    pub front: TroopSet,
    /// Who supports.
    pub supporter: TroopSet,
    /// Whether supporter and supported must have the same class.
    pub same_class: bool,
    /// Where the supporter stands.
    pub place: SupportPlace,
    /// Against whom.
    pub enemy: TroopSet,
    /// What it adds.
    pub value: i8,
    /// Facts of the supported element that must hold.
    pub all: FactSet,
    /// Facts of the supported element that must not.
    pub not: FactSet,
    /// Whether the supporter, when straight behind, is lost with the one it supported.
    pub dies_with_front: bool,
}

/// Where a supporter stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SupportPlace {
    /// Straight behind.
    Behind,
    /// Straight behind, or straight behind a neighbour of the same class in side-edge and front-corner contact.
    BehindOrBesideBehind,
    /// In side-edge and front-corner contact.
    Beside,
}
