//! The content hash of a compiled rulebook: platform independent, changed by any change of a number or word.
//!
//! 64-bit FNV-1a over the fields in order. It identifies an edition in a record and is not cryptographic.
//! Structs are destructured without `..`, so that a new field does not compile until it is hashed.

use acies_geometry::Length;

use crate::model::{
    Allowance, BeyondQuarter, BreakOff, BreakOffSpeed, BuiltUp, Camps, CapturedCamp, Clearance,
    Combat, Command, CommandRange, CompulsoryTerrain, Contact, ContactPolicy, Containment,
    Contraction, CornerCut, Deployment, DeploymentOrder, Dismounting, EdgePolicy, FactSet,
    FactorFrequency, Factors, Fate, FlankStart, Flight, FriendsInTheWay, FurtherGoing,
    FurtherMoveRow, Going, Groups, Landing, LossCount, Margin, Modes, MoveMeasure, Movement,
    MoverPart, OutcomeRow, Outcomes, Passing, Pursuit, QuarterNumbers, RangeTo, Recoil, RiverState,
    Rivers, Rulebook, Sally, Scale, Setup, Shape, Shooter, Shooting, ShootingEdge, Sight, Support,
    SupportPlace, Surcharge, SurchargeCase, TacticalFactor, TargetPriority, TerrainId, TerrainKind,
    TerrainLimits, TerrainPlacement, TerrainSet, Topography, Troop, TroopId, TroopSet, Victory,
    ZoneExit, ZonePolicy, Zones,
};

/// The hash of a rulebook's content, without the hash itself: sixteen hexadecimal digits.
pub(crate) fn hash(rulebook: &Rulebook) -> String {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    rulebook.feed(&mut hasher);
    format!("{:016x}", hasher.0)
}

struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

/// Values with content to hash.
trait Content {
    fn feed(&self, hasher: &mut Fnv);
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Content for $type {
            fn feed(&self, hasher: &mut Fnv) {
                hasher.bytes(&self.to_le_bytes());
            }
        }
    )+};
}

numbers!(u8, i8, u16, u32, i32, u64);

impl Content for bool {
    fn feed(&self, hasher: &mut Fnv) {
        u8::from(*self).feed(hasher);
    }
}

impl Content for Length {
    fn feed(&self, hasher: &mut Fnv) {
        self.units().feed(hasher);
    }
}

impl Content for String {
    fn feed(&self, hasher: &mut Fnv) {
        (self.len() as u64).feed(hasher);
        hasher.bytes(self.as_bytes());
    }
}

impl<T: Content> Content for Vec<T> {
    fn feed(&self, hasher: &mut Fnv) {
        (self.len() as u64).feed(hasher);
        for item in self {
            item.feed(hasher);
        }
    }
}

impl<T: Content, const N: usize> Content for [T; N] {
    fn feed(&self, hasher: &mut Fnv) {
        for item in self {
            item.feed(hasher);
        }
    }
}

impl<T: Content> Content for Option<T> {
    fn feed(&self, hasher: &mut Fnv) {
        self.is_some().feed(hasher);
        if let Some(item) = self {
            item.feed(hasher);
        }
    }
}

impl<A: Content, B: Content> Content for (A, B) {
    fn feed(&self, hasher: &mut Fnv) {
        self.0.feed(hasher);
        self.1.feed(hasher);
    }
}

macro_rules! wrappers {
    ($($type:ident),+) => {$(
        impl Content for $type {
            fn feed(&self, hasher: &mut Fnv) {
                let $type(inner) = self;
                inner.feed(hasher);
            }
        }
    )+};
}

wrappers!(TroopId, TroopSet, TerrainId, TerrainSet, FactSet);

/// Enums are hashed by their word in edition files, so that a new variant changes no hash.
macro_rules! words_to_value {
    ($($type:ident),+) => {$(
        impl Content for $type {
            fn feed(&self, hasher: &mut Fnv) {
                crate::words::Word::word(*self).to_owned().feed(hasher);
            }
        }
    )+};
}

crate::fields::each_enum!(words_to_value);

macro_rules! structs {
    ($($type:ident { $($field:ident),+ $(,)? })+) => {$(
        impl Content for $type {
            fn feed(&self, hasher: &mut Fnv) {
                let $type { $($field),+ } = self;
                $($field.feed(hasher);)+
            }
        }
    )+};
}

crate::fields::each_struct!(structs);
structs! {
    Factors { foot, mounted }
    FurtherMoveRow {
        id, movers, times, first_bound, by_road, into_contact, not_into_contact, clear_of_enemy, going,
    }
    Modes { close, shooting }
}

impl Content for SurchargeCase {
    fn feed(&self, hasher: &mut Fnv) {
        match self {
            SurchargeCase::Includes(troops) => troops.feed(hasher),
            SurchargeCase::IncludesNotIntoContact(troops) => (true, *troops).feed(hasher),
            SurchargeCase::ColumnThrough(kinds) => (false, *kinds).feed(hasher),
            other => crate::words::Word::word(*other).to_owned().feed(hasher),
        }
    }
}

impl Content for Outcomes {
    fn feed(&self, hasher: &mut Fnv) {
        self.rows().to_vec().feed(hasher);
        self.recoil.feed(hasher);
        self.flight.feed(hasher);
        self.pursuit.feed(hasher);
        self.flankers_recoil.feed(hasher);
        self.flankers_recoil_anyway.feed(hasher);
        self.standing_flankers_recoil.feed(hasher);
        self.cascade.feed(hasher);
    }
}

impl Content for Rulebook {
    fn feed(&self, hasher: &mut Fnv) {
        let Rulebook {
            edition,
            hash: _,
            conventions,
            rulings,
            scale,
            // The size of a pace affects only lengths, which are hashed.
            units: _,
            troops,
            terrain,
            setup,
            movement,
            shooting,
            combat,
            outcomes,
            victory,
        } = self;
        edition.feed(hasher);
        conventions.feed(hasher);
        rulings.feed(hasher);
        scale.feed(hasher);
        troops.feed(hasher);
        terrain.feed(hasher);
        setup.feed(hasher);
        movement.feed(hasher);
        shooting.feed(hasher);
        combat.feed(hasher);
        outcomes.feed(hasher);
        victory.feed(hasher);
    }
}
