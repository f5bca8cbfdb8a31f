//! The quarter of the table that the general picks for a piece, or the edge for a waterway, where a die has left it to him
//!

use acies_referee::{Battle, Order, Side};
use acies_rulebook::Shape;

use super::super::clerk::Clerk;
use super::super::facts::Facts;
use super::lies::tables;
use super::place::next_piece;
use super::seat::Seat;

/// How often a place is thrown for that lies in no single quarter.
const TRIES: usize = 50;

/// Where the next piece lies.
pub fn pick(clerk: &mut Clerk, battle: &Battle, side: Side) -> Order {
    let Some(setup) = battle.setup() else {
        return battle.default_order();
    };
    let (kinds, done) = setup.features();
    let Some(&kind) = kinds.get(done) else {
        return battle.default_order();
    };
    let table = battle.table();
    let seat = Seat::of_opponent(side, setup.attacker(), (table.width, table.depth));
    let shape = battle.rulebook().terrain_kind(kind).shape;
    let piece = next_piece(battle, kind);
    for number in 1..=TRIES {
        let subject = format!("{} picked {number}", piece.name);
        let words: Vec<String> = tables(shape)
            .iter()
            .map(|table| clerk.consult(table, &subject, &Facts::default()))
            .collect();
        let Some(order) = order(seat, shape, &words) else {
            clerk.rule("3.3", "refused", &subject, "no-quarter", &[], &["R-73"]);
            continue;
        };
        if battle.is_legal(&order) {
            clerk.rule(
                "3.3",
                "quarter",
                &piece.name,
                &order.to_string(),
                &[],
                &["R-67", "R-73"],
            );
            return order;
        }
    }
    battle.default_order()
}

/// What the tables' words pick; `None` where they name no single quarter.
fn order(seat: Seat, shape: Shape, words: &[String]) -> Option<Order> {
    let word = |nth: usize| words.get(nth).map_or("", String::as_str);
    if shape == Shape::Waterway {
        return seat.edge(word(0)).map(Order::Edge);
    }
    let (right, far) = match (shape, word(0), word(1)) {
        (Shape::BuiltUp, corner, _) => (corner.ends_with("right"), corner.starts_with("far")),
        // A river or a road belongs to the quarter in which it starts, at his left hand or with him.
        (Shape::River, "across-beyond-the-middle", _) | (_, "across-far", _) => (false, true),
        (Shape::River, "across-this-side" | "along-left", _)
        | (_, "across-near" | "along-left", _) => (false, false),
        (_, "along-right", _) => (true, false),
        (Shape::Area, "left" | "right", "near" | "far") => (word(0) == "right", word(1) == "far"),
        _ => return None,
    };
    Some(Order::Quarter(seat.quarter(right, far)))
}
