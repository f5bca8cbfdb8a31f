//! Errors in musters, saved games and orders, as ids and numbers.

use acies_baroque::{CannotReact, GameLogError, MusterError, OrderError};
use serde_json::{Value, json};

/// A muster, by line and column.
pub fn muster(error: &MusterError) -> Value {
    json!({
        "id": "muster", "line": error.line, "column": error.column, "found": error.found,
        "expected": error.expected.word(),
    })
}

/// A saved game.
pub fn log(error: &GameLogError) -> Value {
    match error {
        GameLogError::Head => json!({"id": "head"}),
        GameLogError::Muster(error) => muster(error),
        GameLogError::Line { line, why } => json!({"id": "line", "line": line, "why": order(why)}),
    }
}

/// An order.
pub fn order(error: &OrderError) -> Value {
    let why = match error {
        OrderError::CannotReact { barred, .. } => barred_by(*barred),
        _ => Value::Null,
    };
    json!({"word": error.word(), "about": error.about(), "barred": why})
}

/// Why a unit may not check.
pub fn barred_by(barred: CannotReact) -> Value {
    let reach = match barred {
        CannotReact::TooFar(reach) => Some(reach.to_string()),
        _ => None,
    };
    json!({"word": barred.word(), "reach": reach})
}
