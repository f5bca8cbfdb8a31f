//! Editions and conventions of the game: data in TOML, compiled to dense tables.
//!
//! The crate knows the vocabulary of the rules, but no positions: no elements, places or dice. The referee
//! asks it for numbers and policies, never for the name of an edition.
//!
//! A file is parsed as a tree ([`RulebookSource`]), changed by rulings and conventions, read as rows, and
//! compiled for a scale into a [`Rulebook`]. `docs/reference/editions.md` explains the vocabulary.

mod compile;
mod content;
mod document;
mod embedded;
mod error;
mod fields;
mod lint;
mod model;
mod mutate;
mod raw;
pub mod rows;
mod sheet;
mod source;
mod words;

pub use error::{EditionError, EditionErrors};
pub use lint::{WordUse, undocumented_words, word_uses};
pub use model::{
    Allowance, BeyondQuarter, BreakOff, BreakOffSpeed, BuiltUp, Camps, CapturedCamp, Clearance,
    Combat, Command, CommandRange, CompulsoryTerrain, Contact, ContactPolicy, Containment,
    Contraction, CornerCut, Deployment, DeploymentOrder, Dismounting, EdgePolicy, Fact, FactSet,
    FactorFrequency, Factors, Fate, FlankStart, Flight, FriendsInTheWay, FurtherGoing,
    FurtherMoveRow, Going, Groups, Landing, LossCount, Margin, Mode, Modes, MoveMeasure, Movement,
    MoverPart, OutcomeRow, Outcomes, Passing, Pursuit, QuarterNumbers, RangeTo, Recoil, RiverState,
    Rivers, Rulebook, Sally, Scale, Setup, Shape, Shooter, Shooting, ShootingEdge, Sight, Support,
    SupportPlace, Surcharge, SurchargeCase, TacticalFactor, TargetPriority, TerrainId, TerrainKind,
    TerrainLimits, TerrainPlacement, TerrainSet, Topography, Troop, TroopId, TroopSet, Units,
    Victory, ZoneExit, ZonePolicy, Zones,
};
pub use mutate::{Mutant, Mutants, convention_mutants, mutants, mutants_of_cells};
pub use sheet::{Section, Sheet, Value};
pub use source::{CheckedOptions, Conflict, Convention, RulebookSource, Ruling};
pub use words::Word;
