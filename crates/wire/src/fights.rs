//! Combats and shootings before their dice.

use serde::Serialize;

use crate::{Event, Plan, SideWord};

/// A party of a combat: its factors, and how many of 36 rolls do what to it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Fighter {
    /// The element, camp or built-up area.
    pub party: String,
    /// Its side.
    pub side: SideWord,
    /// The code of its troop.
    pub troop: String,
    /// Its factor.
    pub factor: i8,
    /// What the factor consists of.
    #[cfg_attr(test, ts(type = "[id: string, value: number][]"))]
    pub lines: Vec<(String, i8)>,
    /// What counts against it beside its opponent: how, such as `overlap-left`, `right`, `rear`, `all-round` or `edge-left`, and which enemy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "[how: string, by: string | null][]", optional))]
    pub beside: Vec<(String, Option<String>)>,
    /// Whether anything can happen to it.
    pub at_risk: bool,
    /// Rolls in which it stays.
    pub stands: u8,
    /// Rolls in which it recoils.
    pub recoils: u8,
    /// Rolls in which it flees.
    pub flees: u8,
    /// Rolls in which it is destroyed.
    pub destroyed: u8,
}

/// Another element that a combat can move or destroy.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OtherAtRisk {
    /// The element.
    pub id: String,
    /// Its side.
    pub side: SideWord,
    /// Rolls in which it recoils or is pushed back.
    pub recoils: u8,
    /// Rolls in which it is destroyed.
    pub destroyed: u8,
}

/// A combat or a shooting: factors, and the exact odds out of 36.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Duel {
    /// Both parties.
    pub parties: [Fighter; 2],
    /// Others that it can cost.
    pub others: Vec<OtherAtRisk>,
}

/// An order to choose, with its combat where it leads to one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice {
    /// The order.
    pub order: String,
    /// The combat or shooting.
    pub duel: Option<Duel>,
}

/// A contact that movers can make.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ContactOffer {
    /// The order.
    pub order: String,
    /// The enemy element, or the camp or built-up area.
    pub enemy: String,
    /// How it is met: `front`, `left`, `right`, `rear`, `enter` or `assault`.
    pub contact: String,
    /// What the move does.
    pub plan: Plan,
    /// The combat that follows.
    pub duel: Option<Duel>,
}

/// A result of a combat or shooting: how many of 36 rolls lead to these events.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "[throws: number, events: Event[]]"))]
pub struct Outcome(pub usize, pub Vec<Event>);
