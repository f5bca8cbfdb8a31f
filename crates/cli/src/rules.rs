//! `acies rules`: the sheet of an edition, and the rules that an order can break.

use std::io::Write;
use std::path::Path;

use acies_chronicle::scale_word;
use acies_geometry::Length;
use acies_referee::Rule;
use acies_rulebook::{Rulebook, RulebookSource, Value};
use serde_json::json;

use crate::args::RulesArgs;
use crate::editions::{compiled, source};
use crate::failure::{Failure, input};
use crate::sheet::{Style, wrap};
use crate::texts::Texts;

/// The width of the column of rule ids.
const IDS: usize = 32;

/// Prints the sheet of an edition, then the id and sentence of every rule.
///
/// # Errors
/// When the edition is unknown, or has no such convention, ruling, scale or unit.
pub fn run(wanted: &RulesArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let source = source(&wanted.edition.edition, Path::new("")).map_err(input)?;
    let choice = wanted.edition.choice()?;
    let rulebook = compiled(&choice, &source).map_err(input)?;
    let texts = Texts::english();
    let style = Style {
        texts: &texts,
        unit: wanted.unit,
        units: rulebook.units,
        width: wanted.width.into(),
    };
    if style.per_base_width().is_none() {
        return Err(input(
            "found the unit paces, expected one that the edition has: bw or mm",
        ));
    }
    if wanted.json {
        return print_json(&rulebook, &style, out);
    }
    head(&rulebook, &source, &choice.edition, &style, out)?;
    for section in rulebook.sheet().sections {
        writeln!(out)?;
        for line in style.section(&section) {
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out, "\n{}", texts.say("sheet-breaches", &[]).to_uppercase())?;
    for &rule in Rule::ALL {
        let rest = style.width.saturating_sub(IDS + 3);
        for (nth, part) in wrap(&texts.rule(rule), rest).iter().enumerate() {
            let id = if nth == 0 { rule.id() } else { "" };
            writeln!(out, "  {id:IDS$} {part}")?;
        }
    }
    Ok(true)
}

/// The first lines: edition, scale, units, conventions, rulings.
fn head(
    rulebook: &Rulebook,
    source: &RulebookSource,
    named: &str,
    style: &Style<'_>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let texts = style.texts;
    let args = [
        ("edition", rulebook.edition.as_str()),
        ("scale", scale_word(rulebook.scale)),
    ];
    writeln!(out, "{}", texts.say("sheet-head", &args))?;
    if named != rulebook.edition {
        writeln!(out, "{}", texts.say("sheet-house", &[("file", named)]))?;
    }
    let wide = rulebook.units.base_width.to_string();
    let units = match rulebook.units.hundred_paces {
        Some(paces) => {
            let paces = paces.to_string();
            texts.say("sheet-units-paces", &[("wide", &wide), ("paces", &paces)])
        }
        None => texts.say("sheet-units", &[("wide", &wide)]),
    };
    let unit = style.unit.word();
    let lengths = texts.say("sheet-lengths", &[("unit", unit)]);
    writeln!(out, "{lengths} {units}")?;
    writeln!(
        out,
        "\n{}",
        texts.say("sheet-conventions", &[]).to_uppercase()
    )?;
    let agreed = match rulebook.conventions.as_slice() {
        [] => texts.say("sheet-none", &[]),
        some => some.join(", "),
    };
    let others: Vec<&str> = source
        .conventions()
        .iter()
        .map(|convention| convention.id.as_str())
        .filter(|id| !rulebook.conventions.iter().any(|agreed| agreed == id))
        .collect();
    let others = match others.as_slice() {
        [] => None,
        some => Some(texts.say("sheet-others", &[("others", &some.join(", "))])),
    };
    for text in std::iter::once(agreed).chain(others) {
        for line in wrap(&text, style.width.saturating_sub(2)) {
            writeln!(out, "  {line}")?;
        }
    }
    writeln!(out, "\n{}", texts.say("sheet-rulings", &[]).to_uppercase())?;
    let mut rows = Vec::new();
    for (id, answer) in &rulebook.rulings {
        let ruling = source.rulings().iter().find(|ruling| ruling.id == *id);
        let others: Vec<&str> = ruling
            .iter()
            .flat_map(|ruling| &ruling.values)
            .map(String::as_str)
            .filter(|other| other != answer)
            .collect();
        let others = others.join(", ");
        let args = [("answer", answer.as_str()), ("others", &others)];
        rows.push([id.clone(), texts.say("sheet-ruling", &args)]);
    }
    for line in style.facts(&rows) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Prints one line of JSON for each fact, row and rule.
fn print_json(
    rulebook: &Rulebook,
    style: &Style<'_>,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let head = json!({
        "edition": rulebook.edition, "hash": rulebook.hash, "scale": scale_word(rulebook.scale),
        "conventions": rulebook.conventions,
        "rulings": rulebook.rulings.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
        "unit": style.unit.word(),
    });
    writeln!(out, "{head}")?;
    for section in rulebook.sheet().sections {
        let object = |cells: &[(String, Value)]| -> serde_json::Map<String, serde_json::Value> {
            let cells = cells.iter();
            cells
                .map(|(key, value)| (key.clone(), json_value(value, style)))
                .collect()
        };
        if !section.facts.is_empty() {
            let facts = object(&section.facts);
            writeln!(out, "{}", json!({ "section": section.id, "facts": facts }))?;
        }
        for row in &section.rows {
            writeln!(
                out,
                "{}",
                json!({ "section": section.id, "row": object(row) })
            )?;
        }
    }
    for &rule in Rule::ALL {
        let sentence = style.texts.rule(rule);
        writeln!(out, "{}", json!({ "rule": rule.id(), "says": sentence }))?;
    }
    Ok(true)
}

fn json_value(value: &Value, style: &Style<'_>) -> serde_json::Value {
    match value {
        Value::None => serde_json::Value::Null,
        Value::Bool(yes) => json!(yes),
        Value::Number(number) => json!(number),
        Value::Factor(number) => json!(number),
        Value::Length(Length::MAX) => json!("no limit"),
        Value::Length(length) => {
            json!(length.base_widths() * style.per_base_width().unwrap_or(1.0))
        }
        Value::Word(word) => json!(word),
        Value::Always => json!("any number"),
        Value::Range(least, most) => json!([least, most]),
        Value::Pair(items) | Value::List(items) => {
            items.iter().map(|item| json_value(item, style)).collect()
        }
        Value::Fields(fields) => {
            let fields = fields.iter();
            let fields: serde_json::Map<String, serde_json::Value> = fields
                .map(|(key, value)| (key.replace('_', "-"), json_value(value, style)))
                .collect();
            fields.into()
        }
    }
}
