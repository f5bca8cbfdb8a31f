//! What each part of the rulebook looks like on the sheet.

use acies_geometry::Length;

use super::{Value, naming};
use crate::model::{
    Allowance, BreakOff, BuiltUp, Camps, CapturedCamp, Clearance, Combat, Command, CommandRange,
    Compulsory, Contact, ContactPolicy, Contraction, CornerCut, Count, Deployment, DeploymentOrder,
    Dismounting, EdgePolicy, Extent, Fact, FactSet, Factors, Faster, Fate, FlankStart, Flight,
    FriendsInTheWay, FurtherGoing, FurtherMoveRow, Going, Groups, HowFarIn, Landing, Margin,
    Measure, Mode, Modes, Movement, MoverPart, OutcomeRow, Outcomes, Passing, Per, Priority,
    Pursuit, RangeTo, Recoil, RiverState, Rivers, Rulebook, Sally, Scale, Setup, Shape, Shooter,
    Shooting, ShootingEdge, Sight, Support, SupportPlace, Surcharge, SurchargeCase, TacticalFactor,
    TerrainId, TerrainKind, TerrainLimits, TerrainPlacement, TerrainSet, Topography, Troop,
    TroopId, TroopSet, Victory, ZoneAnswer, ZonePolicy, Zones,
};
use crate::words::Word;

/// Something that stands on the sheet.
pub(super) trait Shown {
    /// How it stands there.
    fn shown(&self, rulebook: &Rulebook) -> Value;
}

macro_rules! fields {
    ($($type:ident { $($field:ident),+ $(,)? })+) => {$(
        impl Shown for $type {
            fn shown(&self, rulebook: &Rulebook) -> Value {
                let $type { $($field),+ } = self;
                Value::Fields(vec![$((stringify!($field), $field.shown(rulebook))),+])
            }
        }
    )+};
}

crate::fields::each_struct!(fields);

macro_rules! worded {
    ($($type:ident),+) => {$(
        impl Shown for $type {
            fn shown(&self, _: &Rulebook) -> Value {
                Value::Word(Word::word(*self).to_owned())
            }
        }
    )+};
}

crate::fields::each_enum!(worded);
worded!(Mode, Fact);

impl Shown for FurtherMoveRow {
    fn shown(&self, rulebook: &Rulebook) -> Value {
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
            times => times.shown(rulebook),
        };
        let clear = match clear_of_enemy {
            Some(clear) => clear.shown(rulebook),
            None => Value::Fields(vec![
                ("distance", Value::Nothing),
                ("whole_move", Value::Yes(false)),
            ]),
        };
        Value::Fields(vec![
            ("id", id.shown(rulebook)),
            ("movers", movers.shown(rulebook)),
            ("times", times),
            ("first_bound", first_bound.shown(rulebook)),
            ("by_road", by_road.shown(rulebook)),
            ("into_contact", into_contact.shown(rulebook)),
            ("not_into_contact", not_into_contact.shown(rulebook)),
            ("clear_of_enemy", clear),
            ("going", going.shown(rulebook)),
        ])
    }
}

impl Shown for Outcomes {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        Value::Fields(vec![
            ("flankers_recoil", self.flankers_recoil.shown(rulebook)),
            (
                "flankers_recoil_anyway",
                self.flankers_recoil_anyway.shown(rulebook),
            ),
            ("cascade", self.cascade.shown(rulebook)),
            ("rows", self.rows().to_vec().shown(rulebook)),
            ("pursuit", self.pursuit.shown(rulebook)),
            ("recoil", self.recoil.shown(rulebook)),
            ("flight", self.flight.shown(rulebook)),
        ])
    }
}

impl Shown for SurchargeCase {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        match self {
            SurchargeCase::Includes(troops) => troops.shown(rulebook),
            SurchargeCase::IncludesNotIntoContact(troops) => Value::Pair(vec![
                troops.shown(rulebook),
                Value::Word("not-into-contact".to_owned()),
            ]),
            SurchargeCase::ColumnThrough(kinds) => Value::Pair(vec![
                Value::Word("column-through".to_owned()),
                kinds.shown(rulebook),
            ]),
            other => Value::Word(Word::word(*other).to_owned()),
        }
    }
}

impl Shown for Factors {
    fn shown(&self, _: &Rulebook) -> Value {
        let Factors { foot, mounted } = *self;
        Value::Pair(vec![Value::Factor(foot), Value::Factor(mounted)])
    }
}

impl Shown for Modes {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        let modes = Mode::WORDS.iter().map(|&(_, mode)| mode);
        let here: Vec<Mode> = modes.filter(|&mode| self.has(mode)).collect();
        if here.len() == Mode::WORDS.len() {
            return Value::Word("any".to_owned());
        }
        here.shown(rulebook)
    }
}

impl Shown for FactSet {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        let facts = Fact::WORDS.iter().map(|&(_, fact)| fact);
        let here: Vec<Fact> = facts.filter(|&fact| self.has(fact)).collect();
        here.shown(rulebook)
    }
}

impl Shown for TroopSet {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        naming::troops(*self, rulebook).shown(rulebook)
    }
}

impl Shown for TerrainSet {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        naming::terrain(*self, rulebook).shown(rulebook)
    }
}

impl Shown for TroopId {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        rulebook.troop(*self).code.shown(rulebook)
    }
}

impl Shown for TerrainId {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        rulebook.terrain_kind(*self).name.shown(rulebook)
    }
}

impl Shown for (u8, u8) {
    fn shown(&self, _: &Rulebook) -> Value {
        Value::Range(self.0.into(), self.1.into())
    }
}

impl Shown for (Length, Length) {
    fn shown(&self, _: &Rulebook) -> Value {
        Value::Pair(vec![Value::Length(self.0), Value::Length(self.1)])
    }
}

impl Shown for (TroopSet, u8) {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        Value::Fields(vec![
            ("troops", self.0.shown(rulebook)),
            ("above", self.1.shown(rulebook)),
        ])
    }
}

impl Shown for (TroopSet, TroopSet) {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        Value::Fields(vec![
            ("movers", self.0.shown(rulebook)),
            ("through", self.1.shown(rulebook)),
        ])
    }
}

impl Shown for (TroopSet, TerrainSet) {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        Value::Fields(vec![
            ("troops", self.0.shown(rulebook)),
            ("terrain", self.1.shown(rulebook)),
        ])
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Shown for $type {
            fn shown(&self, _: &Rulebook) -> Value {
                Value::Number(i64::from(*self))
            }
        }
    )+};
}

numbers!(u8, u16);

impl Shown for i8 {
    fn shown(&self, _: &Rulebook) -> Value {
        Value::Factor(*self)
    }
}

impl Shown for bool {
    fn shown(&self, _: &Rulebook) -> Value {
        Value::Yes(*self)
    }
}

impl Shown for Length {
    fn shown(&self, _: &Rulebook) -> Value {
        Value::Length(*self)
    }
}

impl Shown for String {
    fn shown(&self, _: &Rulebook) -> Value {
        Value::Word(self.clone())
    }
}

impl<T: Shown> Shown for Vec<T> {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        Value::List(self.iter().map(|item| item.shown(rulebook)).collect())
    }
}

impl<T: Shown, const N: usize> Shown for [T; N] {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        Value::List(self.iter().map(|item| item.shown(rulebook)).collect())
    }
}

impl<T: Shown> Shown for Option<T> {
    fn shown(&self, rulebook: &Rulebook) -> Value {
        self.as_ref()
            .map_or(Value::Nothing, |inner| inner.shown(rulebook))
    }
}
