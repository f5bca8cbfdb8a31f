//! Converts each part of the rulebook to a value on the sheet.

use acies_geometry::Length;

use super::{Value, naming};
use crate::model::{
    Allowance, BeyondQuarter, BreakOff, BreakOffSpeed, BuiltUp, Camps, CapturedCamp, Clearance,
    Combat, Command, CommandRange, CompulsoryTerrain, Contact, ContactPolicy, Containment,
    Contraction, CornerCut, Deployment, DeploymentOrder, Dismounting, EdgePolicy, Fact, FactSet,
    FactorFrequency, Factors, Fate, FlankStart, Flight, FriendsInTheWay, FurtherGoing,
    FurtherMoveRow, Going, Groups, Landing, LossCount, Margin, Mode, Modes, MoveMeasure, Movement,
    MoverPart, OutcomeRow, Outcomes, Passing, Pursuit, QuarterNumbers, RangeTo, Recoil, RiverState,
    Rivers, Rulebook, Sally, Scale, Setup, Shape, Shooter, Shooting, ShootingEdge, Sight, Support,
    SupportPlace, Surcharge, SurchargeCase, TacticalFactor, TargetPriority, TerrainId, TerrainKind,
    TerrainLimits, TerrainPlacement, TerrainSet, Topography, Troop, TroopId, TroopSet, Victory,
    ZoneExit, ZonePolicy, Zones,
};
use crate::words::Word;

/// A part of the rulebook that appears on the sheet.
pub(super) trait ToValue {
    /// Its value on the sheet.
    fn to_value(&self, rulebook: &Rulebook) -> Value;
}

macro_rules! fields {
    ($($type:ident { $($field:ident),+ $(,)? })+) => {$(
        impl ToValue for $type {
            fn to_value(&self, rulebook: &Rulebook) -> Value {
                let $type { $($field),+ } = self;
                Value::Fields(vec![$((stringify!($field), $field.to_value(rulebook))),+])
            }
        }
    )+};
}

crate::fields::each_struct!(fields);

macro_rules! words_to_value {
    ($($type:ident),+) => {$(
        impl ToValue for $type {
            fn to_value(&self, _: &Rulebook) -> Value {
                Value::Word(Word::word(*self).to_owned())
            }
        }
    )+};
}

crate::fields::each_enum!(words_to_value);
words_to_value!(Mode, Fact);

impl ToValue for FurtherMoveRow {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        let FurtherMoveRow {
            id,
            movers,
            times,
            first_bound,
            by_road,
            into_contact,
            not_into_contact,
            clear_of_enemy,
            going,
        } = self;
        let times = match *times {
            u8::MAX => Value::Always,
            times => times.to_value(rulebook),
        };
        let clear = match clear_of_enemy {
            Some(clear) => clear.to_value(rulebook),
            None => Value::Fields(vec![
                ("distance", Value::None),
                ("whole_move", Value::Bool(false)),
            ]),
        };
        Value::Fields(vec![
            ("id", id.to_value(rulebook)),
            ("movers", movers.to_value(rulebook)),
            ("times", times),
            ("first_bound", first_bound.to_value(rulebook)),
            ("by_road", by_road.to_value(rulebook)),
            ("into_contact", into_contact.to_value(rulebook)),
            ("not_into_contact", not_into_contact.to_value(rulebook)),
            ("clear_of_enemy", clear),
            ("going", going.to_value(rulebook)),
        ])
    }
}

impl ToValue for Outcomes {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        Value::Fields(vec![
            ("flankers_recoil", self.flankers_recoil.to_value(rulebook)),
            (
                "flankers_recoil_anyway",
                self.flankers_recoil_anyway.to_value(rulebook),
            ),
            (
                "standing_flankers_recoil",
                self.standing_flankers_recoil.to_value(rulebook),
            ),
            ("cascade", self.cascade.to_value(rulebook)),
            ("rows", self.rows().to_vec().to_value(rulebook)),
            ("pursuit", self.pursuit.to_value(rulebook)),
            ("recoil", self.recoil.to_value(rulebook)),
            ("flight", self.flight.to_value(rulebook)),
        ])
    }
}

impl ToValue for SurchargeCase {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        match self {
            SurchargeCase::Includes(troops) => troops.to_value(rulebook),
            SurchargeCase::IncludesNotIntoContact(troops) => Value::Pair(vec![
                troops.to_value(rulebook),
                Value::Word("not-into-contact".to_owned()),
            ]),
            SurchargeCase::ColumnThrough(kinds) => Value::Pair(vec![
                Value::Word("column-through".to_owned()),
                kinds.to_value(rulebook),
            ]),
            other => Value::Word(Word::word(*other).to_owned()),
        }
    }
}

impl ToValue for Factors {
    fn to_value(&self, _: &Rulebook) -> Value {
        let Factors { foot, mounted } = *self;
        Value::Pair(vec![Value::Factor(foot), Value::Factor(mounted)])
    }
}

impl ToValue for Modes {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        let modes = Mode::WORDS.iter().map(|&(_, mode)| mode);
        let here: Vec<Mode> = modes.filter(|&mode| self.has(mode)).collect();
        if here.len() == Mode::WORDS.len() {
            return Value::Word("any".to_owned());
        }
        here.to_value(rulebook)
    }
}

impl ToValue for FactSet {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        let facts = Fact::WORDS.iter().map(|&(_, fact)| fact);
        let here: Vec<Fact> = facts.filter(|&fact| self.has(fact)).collect();
        here.to_value(rulebook)
    }
}

impl ToValue for TroopSet {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        naming::troops(*self, rulebook).to_value(rulebook)
    }
}

impl ToValue for TerrainSet {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        naming::terrain(*self, rulebook).to_value(rulebook)
    }
}

impl ToValue for TroopId {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        rulebook.troop(*self).code.to_value(rulebook)
    }
}

impl ToValue for TerrainId {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        rulebook.terrain_kind(*self).name.to_value(rulebook)
    }
}

impl ToValue for (u8, u8) {
    fn to_value(&self, _: &Rulebook) -> Value {
        Value::Range(self.0.into(), self.1.into())
    }
}

impl ToValue for (Length, Length) {
    fn to_value(&self, _: &Rulebook) -> Value {
        Value::Pair(vec![Value::Length(self.0), Value::Length(self.1)])
    }
}

impl ToValue for (TroopSet, u8) {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        Value::Fields(vec![
            ("troops", self.0.to_value(rulebook)),
            ("above", self.1.to_value(rulebook)),
        ])
    }
}

impl ToValue for (TroopSet, TroopSet) {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        Value::Fields(vec![
            ("movers", self.0.to_value(rulebook)),
            ("through", self.1.to_value(rulebook)),
        ])
    }
}

impl ToValue for (TroopSet, TerrainSet) {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        Value::Fields(vec![
            ("troops", self.0.to_value(rulebook)),
            ("terrain", self.1.to_value(rulebook)),
        ])
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl ToValue for $type {
            fn to_value(&self, _: &Rulebook) -> Value {
                Value::Number(i64::from(*self))
            }
        }
    )+};
}

numbers!(u8, u16);

impl ToValue for i8 {
    fn to_value(&self, _: &Rulebook) -> Value {
        Value::Factor(*self)
    }
}

impl ToValue for bool {
    fn to_value(&self, _: &Rulebook) -> Value {
        Value::Bool(*self)
    }
}

impl ToValue for Length {
    fn to_value(&self, _: &Rulebook) -> Value {
        Value::Length(*self)
    }
}

impl ToValue for String {
    fn to_value(&self, _: &Rulebook) -> Value {
        Value::Word(self.clone())
    }
}

impl<T: ToValue> ToValue for Vec<T> {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        Value::List(self.iter().map(|item| item.to_value(rulebook)).collect())
    }
}

impl<T: ToValue, const N: usize> ToValue for [T; N] {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        Value::List(self.iter().map(|item| item.to_value(rulebook)).collect())
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self, rulebook: &Rulebook) -> Value {
        self.as_ref()
            .map_or(Value::None, |inner| inner.to_value(rulebook))
    }
}
