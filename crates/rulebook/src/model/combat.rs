//! Combat scores: tactical factors and supports.

use acies_geometry::Length;

use super::TroopSet;

/// The rules of combat scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combat {
    /// Tactical factors; every row that applies counts.
    pub tactical: Vec<TacticalFactor>,
    /// Rear and side supports; for each place, the best row that applies counts.
    pub supports: Vec<Support>,
    /// The most flank, rear and overlap penalties against one element.
    pub most_contacts: u8,
    /// Troops without front, flank and rear in combat; their front matters only for movement.
    pub edgeless: TroopSet,
    /// Troops that fight whichever enemy in contact the opponent chooses; only the other enemies in contact
    /// count against them, wherever they are.
    pub main_attacker_chosen: TroopSet,
    /// Troops that overlap enemies by any of their edges.
    pub overlaps_by_any_edge: TroopSet,
    /// Troops that overlap enemies corner to corner even while fighting.
    pub overlaps_while_fighting: TroopSet,
    /// Troops that cannot be overlapped corner to corner.
    pub no_corner_overlap: TroopSet,
    /// Troops that are overlapped by an edge of the table on their flank.
    pub board_edge_overlaps: TroopSet,
    /// The room needed beside a front corner for the table edge not to overlap; an edge that touches the
    /// corner always does.
    pub board_edge_room: Length,
    /// Whether attackers and defenders of a camp or a built-up area use their factors against foot whatever
    /// the enemy.
    pub camps_as_foot: bool,
    /// Whether a base on a hill is uphill when its front edge is exactly on the foot of that hill.
    pub uphill_at_the_foot: bool,
    /// Whether all attackers of a camp or a built-up area fight it in turn, instead of only one of them.
    pub attackers_in_turn: bool,
    /// Troops that never attack a camp or a built-up area, not even after pursuing to its edge.
    pub never_assaults: TroopSet,
}

/// The kind of combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Front edge to front edge, or against a camp or built-up area.
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

/// A condition of one party to a combat, as the referee sees it.
///
/// This is the closed vocabulary of conditions; `docs/reference/editions.md` lists the rows that use each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Fact {
    /// It is its side's general.
    General,
    /// No part of it is in going that is bad, or rough, for it.
    GoodGoing,
    /// Part of it is in going that is bad for it.
    BadGoing,
    /// Part of its opponent is in going that is bad for both.
    EnemyBadGoing,
    /// No part of its opponent is in going that is bad, or rough, for the opponent.
    EnemyGoodGoing,
    /// No part of it is in going that would be bad, or rough, for its opponent.
    GoodForEnemy,
    /// Part of its front edge is on a hill, and some part of it is higher than all of the opponent's front
    /// edge.
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
    /// It holds a built-up area, as garrison or denizens, and does not sack it.
    Garrison,
    /// It is sacking a built-up area.
    Sacking,
    /// It shoots at a target that does not shoot back.
    UnansweredShooter,
    /// All shooting at it is at its rear edge.
    ShotOnRear,
    /// Some shooting at it is at least partly at its rear edge.
    ShotPartlyOnRear,
    /// An enemy other than its opponent has its front edge on its flank or rear.
    Pressed,
    /// (supports) The supporter is in good going.
    SupporterGoodGoing,
    /// Its opponent has its front edge on its flank or rear, and it has not turned to face.
    Unfaced,
}

/// A set of [`Fact`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct FactSet(pub u32);

impl FactSet {
    /// No facts.
    pub const NONE: FactSet = FactSet(0);

    /// The set with one more fact if `holds`.
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
    /// Its id, for explanations and reports.
    pub id: String,
    /// The modifier, added each time it counts.
    pub value: i8,
    /// How often it counts.
    pub per: FactorFrequency,
    /// The kinds of combat it applies to.
    pub modes: Modes,
    /// The troops it applies to.
    pub own: TroopSet,
    /// The enemies it applies against.
    pub enemy: TroopSet,
    /// Facts that must hold.
    pub all: FactSet,
    /// Facts that must not hold.
    pub not: FactSet,
}

/// How often a tactical factor counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactorFrequency {
    /// Once.
    Once,
    /// For each side edge that is overlapped or in contact with an enemy front, and for the rear.
    Contact,
    /// For each shooter at it beyond the first.
    ExtraShooter,
    /// For each attacker of its camp or built-up area beyond the first.
    ExtraAttacker,
}

/// One row of the supports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Support {
    /// Its id, for explanations and reports.
    pub id: String,
    /// The supported troops.
    pub front: TroopSet,
    /// The supporting troops.
    pub supporter: TroopSet,
    /// Whether supporter and supported must have the same class.
    pub same_class: bool,
    /// The place of the supporter.
    pub place: SupportPlace,
    /// The enemies it applies against.
    pub enemy: TroopSet,
    /// The modifier.
    pub value: i8,
    /// Facts of the supported element that must hold.
    pub all: FactSet,
    /// Facts of the supported element that must not hold.
    pub not: FactSet,
    /// Whether a supporter straight behind is lost together with the element it supports.
    pub dies_with_front: bool,
}

/// The place of a supporter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SupportPlace {
    /// Straight behind.
    Behind,
    /// Straight behind, or straight behind a neighbour of the same class in side-edge and front-corner contact.
    BehindOrBesideBehind,
    /// In side-edge and front-corner contact.
    Beside,
}
