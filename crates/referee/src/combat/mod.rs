//! Close combat before the dice: opponents, overlaps, support, and the factors of both sides.
//!
//! The factors of distant shooting are added up here too. The dice and everything after them
//! belong to [`outcome`](crate::outcome), exact odds to [`odds`](crate::odds). Both depend on this module,
//! never the reverse.
//!
//! Numbers come from the rulebook, places from the position. No code here knows an order, a phase or a die.
//!
//! Where each rule is:
//!
//! * which elements fight each other: `opponents`; overlaps, and enemies on a flank or in the rear: `overlaps_and_flanks`;
//! * rear and side support: `support`, by the edition's `combat.supports`;
//! * general, uphill, bad going, river banks: `tactical_facts`, by the edition's `combat.tactical`;
//! * basic factors: the edition's `classes`; `score` adds everything up, with reasons.

mod affected;
mod duel;
mod opponents;
mod overlaps_and_flanks;
mod score;
mod support;
mod tactical_facts;
#[cfg(test)]
mod tests;

pub use affected::{Touching, affected};
pub use duel::{Duel, Pairs, close_duel, fights, remaining_attackers};
pub use opponents::{contact_places, faced_enemy, front_contact, opponent, pinned_by};
pub use overlaps_and_flanks::{EdgeContacts, assaulted_stronghold, attackers, is_engaged};
pub use score::{FactorLine, FactorLines, Reason};
pub use support::{Supporter, Supporters};
pub use tactical_facts::{crest_distance, defends_bank, uphill};

pub(crate) use opponents::{
    attacker_is_chosen, combat_base, contact_on, contacting_enemies, current_contact,
    does_not_face, enemies_in_reach, fights_to_front, has_enemy_on_flank_or_rear, is_in_combat,
    never_turns, opponents, recorded_first_contact, tracks_first_contact,
};
pub(crate) use score::{Counts, counts_as_mounted, score};
pub(crate) use support::support_against;
pub(crate) use tactical_facts::{fighter, shooting_facts};
