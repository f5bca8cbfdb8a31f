//! `acies rules`: the rules that an order can break.

use std::io::Write;

use acies_referee::Rule;

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::texts::Texts;

/// Prints every rule's id and its sentence.
///
/// # Errors
/// When it cannot be written.
pub fn run(wanted: &RulesArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let texts = Texts::english();
    for &rule in Rule::ALL {
        let sentence = texts.rule(rule);
        if wanted.json {
            writeln!(
                out,
                "{}",
                serde_json::json!({ "rule": rule.id(), "says": sentence })
            )?;
        } else {
            writeln!(out, "{:32} {sentence}", rule.id())?;
        }
    }
    Ok(true)
}
