//! Terrain (section 3): the topography, the pieces, and their places.

mod layouts;
mod opponent_view;
mod pieces;
mod placement;
mod quarter;
mod shapes;

use acies_referee::{Battle, Order, Side};

use super::audit_log::AuditLog;
use super::contest::Contender;
pub use layouts::PieceSite;
pub use opponent_view::OpponentView;
pub use pieces::{Piece, choose_pieces};
pub use placement::place_piece;
pub use quarter::choose_quarter;

/// The table for choices that the source does not cover.
const ALTERNATIVE: &str = "alternative";

/// Chooses the topography of an army that has several.
pub fn topography(log: &mut AuditLog, battle: &Battle) -> Order {
    let choices = battle.choices();
    let names = choices.iter().filter_map(|order| match order {
        Order::Topography(name) => Some(name.clone()),
        _ => None,
    });
    let names: Vec<String> = names.collect();
    match roll_among(log, ALTERNATIVE, "topography", &names) {
        Some(name) => Order::Topography(name),
        None => battle.default_order(),
    }
}

/// Chooses the pieces, where all are chosen before any is placed.
pub fn features(log: &mut AuditLog, battle: &Battle, side: Side) -> Order {
    let kinds = choose_pieces(log, battle, side).into_iter().map(|piece| {
        let kind = battle.rulebook().terrain_kind(piece.kind);
        kind.name.clone()
    });
    let order = Order::Features(kinds.collect());
    if battle.is_legal(&order) {
        return order;
    }
    let order = battle.default_order();
    log.record_rule("3.2", "features", "", &order.to_string(), &[], &["R-77"]);
    order
}

/// The name with the highest roll on a table without modifiers; no roll for a single name.
fn roll_among(log: &mut AuditLog, table: &str, subject: &str, names: &[String]) -> Option<String> {
    if names.len() < 2 {
        return names.first().cloned();
    }
    let options = names
        .iter()
        .map(|name| (name.clone(), Contender::default()));
    let options: Vec<(String, Contender)> = options.collect();
    log.choose(table, subject, &options, 1).into_iter().next()
}
