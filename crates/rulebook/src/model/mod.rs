//! The compiled rulebook: what the referee reads while a battle is played.

mod combat;
mod contact;
mod movement;
mod outcome;
mod outcome_table;
mod setup;
mod shooting;
mod terrain;
mod troops;

pub use combat::{
    Combat, Fact, FactSet, FactorFrequency, Mode, Modes, Support, SupportPlace, TacticalFactor,
};
pub use contact::{Contact, ContactPolicy, FlankStart, FriendsInTheWay};
pub use movement::{
    BreakOff, BreakOffSpeed, Clearance, Command, CommandRange, Containment, Contraction, CornerCut,
    Dismounting, FurtherGoing, FurtherMoveRow, Groups, MoveMeasure, Movement, MoverPart, Passing,
    Sally, Surcharge, SurchargeCase, ZoneExit, ZonePolicy, Zones,
};
pub use outcome::{
    Fate, Flight, LossCount, Margin, OutcomeRow, Outcomes, Pursuit, Recoil, Victory,
};
pub use setup::{
    BuiltUp, Camps, CapturedCamp, CompulsoryTerrain, Deployment, DeploymentOrder, EdgePolicy,
    Landing, QuarterNumbers, Setup, TerrainLimits, TerrainPlacement, Topography,
};
pub use shooting::{RangeTo, Shooter, Shooting, ShootingEdge, TargetPriority};
pub use terrain::{
    BeyondQuarter, Going, RiverState, Rivers, Shape, Sight, TerrainId, TerrainKind, TerrainSet,
};
pub use troops::{Allowance, Factors, Troop, TroopId, TroopSet};

/// One edition with its conventions, rulings and scale, compiled for play.
///
/// All lengths are lattice lengths; paces and millimetres are converted once, when the edition is compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Rulebook {
    /// The edition's name, such as `2.2`. For people and records; nothing branches on it.
    pub edition: String,
    /// A hash of the edition's content with its conventions, rulings and scale: sixteen hexadecimal digits.
    pub hash: String,
    /// The convention ids in force, in the order of the edition's file.
    pub conventions: Vec<String>,
    /// Every ruling with the alternative in force, in the order of the edition's file.
    pub rulings: Vec<(String, String)>,
    /// The scale of the bases.
    pub scale: Scale,
    /// What a base width is on the table, to show lengths by.
    pub units: Units,
    /// What troops there are.
    pub troops: Vec<Troop>,
    /// What terrain there is.
    pub terrain: Vec<TerrainKind>,
    /// What happens before the first bound.
    pub setup: Setup,
    /// Tactical moves.
    pub movement: Movement,
    /// Distant shooting.
    pub shooting: Shooting,
    /// Scores in combat.
    pub combat: Combat,
    /// What a score leads to.
    pub outcomes: Outcomes,
    /// How a battle is won.
    pub victory: Victory,
}

/// The scale of the bases, which decides depths and what a pace is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale {
    /// Bases 40 mm wide; 100 paces are 25 mm, that is 0.625 BW.
    Mm15,
    /// Bases 60 mm wide; 100 paces are 40 mm, that is 2/3 BW.
    Mm25,
}

/// What a base width is on the table. Nothing is judged by it: lengths are base widths once they are compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Units {
    /// How wide a base is, in millimetres.
    pub base_width: u16,
    /// How far 100 paces go, in millimetres; `None` where the edition has no paces.
    pub hundred_paces: Option<u16>,
}

impl Rulebook {
    /// The troop with this army-list code, or the usual one of this bare class.
    pub fn troop_id(&self, code: &str) -> Option<TroopId> {
        let by_code = self.troops.iter().position(|troop| troop.code == code);
        by_code
            .or_else(|| self.troops.iter().position(|troop| troop.class == code))
            .map(|index| TroopId(index as u8))
    }

    /// All troops.
    pub fn troop_ids(&self) -> impl Iterator<Item = TroopId> + use<> {
        (0..self.troops.len()).map(|index| TroopId(index as u8))
    }

    /// The facts of a troop.
    pub fn troop(&self, id: TroopId) -> &Troop {
        &self.troops[usize::from(id.0)]
    }

    /// The kind of terrain with this name.
    pub fn terrain_id(&self, name: &str) -> Option<TerrainId> {
        self.terrain
            .iter()
            .position(|kind| kind.name == name)
            .map(|index| TerrainId(index as u8))
    }

    /// The facts of a kind of terrain.
    pub fn terrain_kind(&self, id: TerrainId) -> &TerrainKind {
        &self.terrain[usize::from(id.0)]
    }
}
