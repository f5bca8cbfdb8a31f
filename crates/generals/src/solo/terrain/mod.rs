//! The terrain (section 3): which topography and which pieces there are, and where each lies.
//!
//! It sends each decision to the part that is about it. The referee says what is legal; the tables say what is tried.

mod lies;
mod pick;
mod place;
mod seat;
mod shapes;
mod wanted;

use acies_referee::{Battle, Order, Side};

use super::clerk::Clerk;
use super::contest::Contender;
pub use lies::Site;
pub use pick::pick;
pub use place::place;
pub use seat::Seat;
pub use wanted::{Piece, wanted};

/// The table by which one of several is taken that the source does not speak of.
const ALTERNATIVE: &str = "alternative";

/// The topography, where an army has several.
pub fn topography(clerk: &mut Clerk, battle: &Battle) -> Order {
    let choices = battle.choices();
    let names = choices.iter().filter_map(|order| match order {
        Order::Topography(name) => Some(name.clone()),
        _ => None,
    });
    let names: Vec<String> = names.collect();
    match one_of(clerk, ALTERNATIVE, "topography", &names) {
        Some(name) => Order::Topography(name),
        None => battle.default_order(),
    }
}

/// Which pieces there are, where all are chosen before any is placed.
pub fn features(clerk: &mut Clerk, battle: &Battle, side: Side) -> Order {
    let kinds = wanted(clerk, battle, side).into_iter().map(|piece| {
        let kind = battle.rulebook().terrain_kind(piece.kind);
        kind.name.clone()
    });
    let order = Order::Features(kinds.collect());
    if battle.is_legal(&order) {
        return order;
    }
    let order = battle.default_order();
    clerk.rule("3.2", "features", "", &order.to_string(), &[], &["R-77"]);
    order
}

/// Which of these throws highest on a table without modifiers; the only one, where there is no other.
fn one_of(clerk: &mut Clerk, table: &str, subject: &str, names: &[String]) -> Option<String> {
    if names.len() < 2 {
        return names.first().cloned();
    }
    let options = names
        .iter()
        .map(|name| (name.clone(), Contender::default()));
    let options: Vec<(String, Contender)> = options.collect();
    clerk.choose(table, subject, &options, 1).into_iter().next()
}
