//! Close combat and the scores of both kinds of combat: factors, exact odds, and what a throw leads to.
//!
//! The one copy of combat: the referee, the odds shown to players, the generals and the reports call it.
//! It reads numbers from the rulebook and places from the position; it knows no order, phase or die source.

mod affected;
mod contacts;
#[cfg(test)]
mod dba30;
mod duel;
mod facts;
mod fronts;
mod ground;
#[cfg(test)]
mod match_ups;
mod odds;
mod pairing;
mod resolve;
mod score;
mod supports;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod vectors;

pub use affected::{Touching, affected};
pub use contacts::{Pressed, attackers, engaged, place_attacked};
pub use duel::{Duel, Pairs, close_duel, fights, fresh_attackers};
pub use fronts::{faces, front_contact, opponent, pinned_by, places_of};
pub use ground::{crest_distance, defends_bank, uphill};
pub use odds::{Odds, Open, OtherTally, Tally, losing_throws, odds, odds_with, open_odds};
pub(crate) use resolve::enters_river;
pub use resolve::{
    Outcome, entry_choice, flight_choice, mark, recoil_choice, resolve, resolve_with, river_matters,
};
pub use score::{FactorLine, Lines, Reason};
pub use supports::{Supporter, Supporters};

pub(crate) use facts::{fighter, shooting_facts};
pub(crate) use fronts::{
    attacker_is_chosen, fights_to_front, first_contacter, is_in_combat, is_unfaced, meets,
    meets_now, met_by, near_enemies, never_turns, opponents, stance, taken_in_flank_or_rear,
    tracks_first_contact,
};
pub(crate) use ground::clip;
pub(crate) use score::{Counts, score};
pub(crate) use supports::supporters_against;
