//! What cannot be read or given, as ids and numbers.

use acies_baroque::{BadLog, BadMuster, BadOrder, Barred};
use serde_json::{Value, json};

/// A muster, by line and column.
pub fn muster(error: &BadMuster) -> Value {
    json!({
        "id": "muster", "line": error.line, "column": error.column, "found": error.found,
        "expected": error.expected.word(),
    })
}

/// A saved game.
pub fn log(error: &BadLog) -> Value {
    match error {
        BadLog::Head => json!({"id": "head"}),
        BadLog::Muster(error) => muster(error),
        BadLog::Line { line, why } => json!({"id": "line", "line": line, "why": order(why)}),
    }
}

/// An order.
pub fn order(error: &BadOrder) -> Value {
    let why = match error {
        BadOrder::Barred { barred, .. } => barred_by(*barred),
        _ => Value::Null,
    };
    json!({"word": error.word(), "about": error.about(), "barred": why})
}

/// Why a unit may not check.
pub fn barred_by(barred: Barred) -> Value {
    let reach = match barred {
        Barred::TooFar(reach) => Some(reach.to_string()),
        _ => None,
    };
    json!({"word": barred.word(), "reach": reach})
}
