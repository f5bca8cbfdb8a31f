//! Everything before an army deploys: which part of the procedure a decision belongs to.
//!
//! It knows which part that is, and nothing of how it decides.

use acies_referee::{Battle, Order, Side, What};

use super::clerk::Clerk;
use super::{army, camp, edge, garrison, terrain};

/// The order for a decision before deployment; `None` for any other decision.
pub fn decide(clerk: &mut Clerk, battle: &Battle, side: Side, what: What) -> Option<Order> {
    let order = match what {
        What::Army => army::choose(clerk, battle, side),
        What::Topography => terrain::topography(clerk, battle),
        What::Features => terrain::features(clerk, battle, side),
        What::Quarter => terrain::pick(clerk, battle, side),
        What::Terrain => terrain::place(clerk, battle, side),
        What::Edges | What::Prefer => edge::choose(clerk, battle, side),
        What::Camp => camp::choose(clerk, battle, side),
        What::Garrison => garrison::before_deploying(clerk, battle, side)
            .unwrap_or_else(|| battle.default_order()),
        _ => return None,
    };
    Some(order)
}
