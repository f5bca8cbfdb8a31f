//! Chooses the quarter for a piece, or the edge for a waterway, when the dice leave it to the general.

use acies_referee::{Battle, Order, Side};
use acies_rulebook::{QuarterNumbers, Shape};

use super::super::audit_log::AuditLog;
use super::super::facts::Facts;
use super::layouts::tables;
use super::opponent_view::OpponentView;
use super::placement::next_piece;

/// How often a place is rolled for until it lies in a single quarter.
const TRIES: usize = 50;

/// The quarter or edge of the next piece.
pub fn choose_quarter(log: &mut AuditLog, battle: &Battle, side: Side) -> Order {
    let Some(setup) = battle.setup() else {
        return battle.default_order();
    };
    let (kinds, done) = setup.features();
    let Some(&kind) = kinds.get(done) else {
        return battle.default_order();
    };
    let table = battle.table();
    let view = OpponentView::of_side(side, setup.attacker(), (table.width, table.depth));
    let shape = battle.rulebook().terrain_kind(kind).shape;
    let piece = next_piece(battle, kind);
    for number in 1..=TRIES {
        let subject = format!("{} picked {number}", piece.name);
        let words: Vec<String> = tables(shape)
            .iter()
            .map(|table| log.roll_on(table, &subject, &Facts::default()))
            .collect();
        let numbers = battle.rulebook().setup.quarter_numbers;
        let Some(order) = order(view, numbers, shape, &words) else {
            log.record_rule("3.3", "refused", &subject, "no-quarter", &[], &["R-73"]);
            continue;
        };
        if battle.is_legal(&order) {
            log.record_rule(
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

/// The choice for the results of the tables; `None` if they are not in a single quarter.
fn order(
    view: OpponentView,
    numbers: QuarterNumbers,
    shape: Shape,
    words: &[String],
) -> Option<Order> {
    let word = |nth: usize| words.get(nth).map_or("", String::as_str);
    if shape == Shape::Waterway {
        return view.edge(word(0)).map(Order::Edge);
    }
    let (right, far) = match (shape, word(0), word(1)) {
        (Shape::BuiltUp, corner, _) => (corner.ends_with("right"), corner.starts_with("far")),
        // A river or road belongs to the quarter where it begins, on the opponent's left or near side.
        (Shape::River, "across-beyond-the-middle", _) | (_, "across-far", _) => (false, true),
        (Shape::River, "across-this-side" | "along-left", _)
        | (_, "across-near" | "along-left", _) => (false, false),
        (_, "along-right", _) => (true, false),
        (Shape::Area, "left" | "right", "near" | "far") => (word(0) == "right", word(1) == "far"),
        _ => return None,
    };
    Some(Order::Quarter(numbers.number(view.quarter(right, far))))
}
