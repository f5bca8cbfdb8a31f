//! The referee's verdict on an order.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Event, Point, Pose};

/// A value that was measured; several of one name are a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum FactValue {
    /// A length or an angle.
    Measure(f64),
    /// A count.
    Count(i32),
    /// An id or a word.
    Text(String),
    /// Several.
    Many(Vec<FactValue>),
}

/// Something to draw beside a breach.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// An element.
    Element(String),
    /// An area.
    Patch(Vec<Point>),
    /// A line.
    Line([Point; 2]),
    /// A terrain feature, by its place among them.
    Feature(usize),
}

/// A rule that an order breaks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Breach {
    /// The id of the rule.
    pub rule: String,
    /// What was measured.
    #[cfg_attr(test, ts(type = "Record<string, FactValue>"))]
    pub facts: BTreeMap<String, FactValue>,
    /// What can be drawn.
    pub shapes: Vec<Shape>,
}

/// The poses of a mover, leg by leg.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Track {
    /// The element.
    pub id: String,
    /// Its poses.
    pub poses: Vec<Pose>,
}

/// An element that conforms at the end of a move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Conforming {
    /// The element.
    pub id: String,
    /// Its pose afterwards.
    pub to: Pose,
}

/// What a move does.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// The mover that goes farthest, and how far each corner of it that counts: front left and right, then rear right and left.
    #[cfg_attr(test, ts(type = "[id: string, far: number[]] | null"))]
    pub corners: Option<(String, Vec<f64>)>,
    /// The features that the way leads over, by their places.
    pub features: Vec<usize>,
    /// The enemies through whose zones it leads.
    pub zones: Vec<String>,
    /// The way of each mover.
    pub tracks: Vec<Track>,
    /// How far it is.
    pub distance: f64,
    /// How far it may be.
    pub allowance: f64,
    /// What it costs.
    pub pips: u8,
    /// Why it costs more than one PIP: the ids of the edition's surcharges, or `general-lost` or `general-hampered`.
    pub surcharges: Vec<String>,
    /// The kind of terrain that hampers the general, where it costs more for that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hampered_by: Option<String>,
    /// The contacts that it makes.
    #[cfg_attr(test, ts(type = "[id: string, contact: string, party: string][]"))]
    pub contacts: Vec<(String, String, String)>,
    /// The movers and enemies that conform at the end.
    pub conforms: Vec<Conforming>,
    /// The mover and the enemy that fight as if they had conformed.
    pub as_if: Option<[String; 2]>,
    /// Whether it ends at a river whose depth is not known.
    pub stops_at_river: bool,
    /// Whether it closes the door, so that its distance has no limit.
    pub closes_door: bool,
}

/// A text that is not an order.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Unread {
    /// The column, from 1.
    pub column: usize,
    /// What stands there.
    pub found: String,
    /// What should.
    pub expected: String,
}

/// The verdict on an order.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Verdict {
    /// Whether it is legal.
    pub legal: bool,
    /// The order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub order: Option<String>,
    /// The rules that it breaks.
    pub breaches: Vec<Breach>,
    /// What it does, where it is a move.
    #[cfg_attr(test, ts(optional = nullable))]
    pub plan: Option<Plan>,
    /// Why it is no order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub unread: Option<Unread>,
}

/// The answer to an order: its events, or the verdict that refuses it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Obeyed {
    /// It was obeyed.
    Yes {
        /// True.
        #[cfg_attr(test, ts(type = "true"))]
        legal: bool,
        /// What it led to.
        events: Vec<Event>,
    },
    /// It was refused.
    #[cfg_attr(test, ts(type = "Verdict & { legal: false }"))]
    No(Box<Verdict>),
}

/// A legal order that dragging does not show, with its plan.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Action {
    /// The order.
    pub order: String,
    /// What it does, where it is a move.
    pub plan: Option<Plan>,
}
