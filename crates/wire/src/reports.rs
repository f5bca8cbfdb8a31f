//! What a page sends to the house about a ruling that its player doubts.

use serde::{Deserialize, Serialize};

/// A ruling that a player doubts: `POST /api/reports`, 256 KiB at most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Report {
    /// The id, drawn by the page. It stays the same when the report is sent again.
    pub id: String,
    /// The number of orders and rolls before the ruling.
    pub step: u32,
    /// The refused order, as text; none where a result is doubted.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub order: Option<String>,
    /// The rule that refused it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub rule: Option<String>,
    /// What the player says: up to 1,000 characters.
    pub words: String,
    /// The record of the battle so far.
    pub record: String,
}

/// The answer to [`Report`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reported {
    /// The number by which the keeper of the house finds it.
    pub number: u32,
}
