//! Invariants for any input: one function for each, named after it, that panics if it is broken.
//!
//! The fuzz targets of `fuzz/` call these functions with libFuzzer's inputs. The tests of this crate call them with the
//! corpus of each target and mutations of it, so that every test run is a short run of every target.

mod battle;
#[path = "../../store/tests/store/battle.rs"]
#[allow(
    dead_code,
    missing_docs,
    reason = "what the tests of stores alone need"
)]
mod battle_online;
mod edition;
mod online;
mod record;
mod request;
mod script;
mod texts;

pub use battle::{legal_orders_are_legal, replay_equals_play};
pub use edition::edition_is_playable_or_refused_with_a_line;
pub use online::{
    changed_dice_are_not_proven, log_is_a_battle_or_refused, message_is_kept_or_refused,
    offer_begins_a_battle_or_is_refused,
};
pub use record::record_reads_back_wherever_it_is_cut;
pub use request::request_is_read_or_refused;
pub use texts::{
    army_prints_and_reads_back, order_prints_and_reads_back,
    scenario_is_built_or_refused_with_a_line,
};

/// An invariant: the name of its fuzz target and corpus folder, and the function that checks it.
pub type Invariant = (&'static str, fn(&[u8]));

/// Every invariant.
pub const INVARIANTS: [Invariant; 12] = [
    ("order_prints_and_reads_back", order_prints_and_reads_back),
    ("army_prints_and_reads_back", army_prints_and_reads_back),
    (
        "scenario_is_built_or_refused_with_a_line",
        scenario_is_built_or_refused_with_a_line,
    ),
    (
        "edition_is_playable_or_refused_with_a_line",
        edition_is_playable_or_refused_with_a_line,
    ),
    (
        "record_reads_back_wherever_it_is_cut",
        record_reads_back_wherever_it_is_cut,
    ),
    ("legal_orders_are_legal", legal_orders_are_legal),
    ("replay_equals_play", replay_equals_play),
    ("request_is_read_or_refused", request_is_read_or_refused),
    ("message_is_kept_or_refused", message_is_kept_or_refused),
    ("log_is_a_battle_or_refused", log_is_a_battle_or_refused),
    ("changed_dice_are_not_proven", changed_dice_are_not_proven),
    (
        "offer_begins_a_battle_or_is_refused",
        offer_begins_a_battle_or_is_refused,
    ),
];
