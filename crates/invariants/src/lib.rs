//! What must hold of any input whatever: a function for each invariant, named after it, that panics where it is broken.
//!
//! The fuzz targets of `fuzz/` call these functions with what libFuzzer thinks of; the tests of this crate call them with
//! the corpus of each target and changes of it, so that every run of the tests is a short run of every target.

mod battle;
mod edition;
mod record;
mod script;
mod texts;

pub use battle::{legal_orders_are_legal, replay_equals_play};
pub use edition::edition_is_playable_or_refused_with_a_line;
pub use record::record_reads_back_wherever_it_is_cut;
pub use texts::{
    army_prints_and_reads_back, order_prints_and_reads_back,
    scenario_is_built_or_refused_with_a_line,
};

/// An invariant: its name, which is that of its fuzz target and of the folder of its corpus, and what looks for it.
pub type Invariant = (&'static str, fn(&[u8]));

/// Every invariant.
pub const INVARIANTS: [Invariant; 7] = [
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
];
