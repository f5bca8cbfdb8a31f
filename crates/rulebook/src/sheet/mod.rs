//! The sheet: the whole content of a compiled rulebook, in sections of facts and table rows.
//!
//! It is derived from the tables that the referee reads. It contains words of the edition file, names and
//! numbers; titles are up to the caller. Only cells that do not apply to a row are left out.

mod naming;
mod to_value;

use acies_geometry::Length;

use crate::model::{Rulebook, Troop};

use to_value::ToValue;

/// The whole content of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The sections, in the order of a battle.
    pub sections: Vec<Section>,
}

/// One part of the sheet: single facts, or rows of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The path in an edition file, such as `movement.zones`.
    pub id: String,
    /// Single facts with their keys.
    pub facts: Vec<(String, Value)>,
    /// The rows of a table; all have the same keys in the same order, possibly without the last ones.
    pub rows: Vec<Vec<(String, Value)>>,
}

/// A value in a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// No value: absent, or not applicable.
    None,
    /// Yes or no.
    Bool(bool),
    /// A count.
    Number(i64),
    /// A modifier, displayed with its sign.
    Factor(i8),
    /// A length in base widths.
    Length(Length),
    /// A word of the vocabulary, an id or a name.
    Word(String),
    /// Any number of times.
    Always,
    /// From the first to the second.
    Range(i64, i64),
    /// Two or more related values in a fixed order.
    Pair(Vec<Value>),
    /// A list.
    List(Vec<Value>),
    /// Values with their keys.
    Fields(Vec<(&'static str, Value)>),
}

impl Rulebook {
    /// The content of this rulebook, without its name, rulings and conventions.
    pub fn sheet(&self) -> Sheet {
        let Rulebook {
            edition: _,
            hash: _,
            conventions: _,
            rulings: _,
            scale: _,
            units: _,
            troops,
            terrain,
            setup,
            movement,
            shooting,
            combat,
            outcomes,
            victory,
        } = self;
        let mut sections = troop_sections(self, troops);
        for (id, value) in [
            ("terrain", terrain.to_value(self)),
            ("setup", setup.to_value(self)),
            ("movement", movement.to_value(self)),
            ("shooting", shooting.to_value(self)),
            ("combat", combat.to_value(self)),
            ("outcomes", outcomes.to_value(self)),
            ("victory", victory.to_value(self)),
        ] {
            add(id, value, &mut sections);
        }
        Sheet { sections }
    }
}

/// Two tables: troops that fight and move alike, and troops with the same base.
fn troop_sections(rulebook: &Rulebook, troops: &[Troop]) -> Vec<Section> {
    let mut classes = Vec::new();
    let mut bases = Vec::new();
    for troop in troops {
        let Value::Fields(fields) = troop.to_value(rulebook) else {
            continue;
        };
        let (mut base, mut class) = (Vec::new(), Vec::new());
        for (key, value) in fields {
            match key {
                "code" => {}
                "depth" => base.push((key, value)),
                _ => class.push((key, value)),
            }
        }
        gather(&mut classes, class, &troop.code);
        if troop.listed {
            gather(&mut bases, base, &troop.code);
        }
    }
    let section = |id: &str, groups: Vec<Group>| Section {
        id: id.to_owned(),
        facts: Vec::new(),
        rows: groups
            .into_iter()
            .map(|(fields, codes)| {
                let mut row = cells(fields);
                let codes = codes.into_iter().map(Value::Word).collect();
                row.push(("troops".to_owned(), Value::List(codes)));
                row
            })
            .collect(),
    };
    vec![section("troops", classes), section("bases", bases)]
}

/// Fields, and the codes of the troops that share them.
type Group = (Vec<(&'static str, Value)>, Vec<String>);

/// Adds a troop to the group with the same fields.
fn gather(groups: &mut Vec<Group>, fields: Vec<(&'static str, Value)>, code: &str) {
    match groups.iter_mut().find(|(known, _)| *known == fields) {
        Some((_, codes)) => codes.push(code.to_owned()),
        None => groups.push((fields, vec![code.to_owned()])),
    }
}

/// Adds a section for a value, and sections for those of its parts that need their own.
fn add(id: &str, value: Value, sections: &mut Vec<Section>) {
    let mut section = Section {
        id: id.to_owned(),
        facts: Vec::new(),
        rows: Vec::new(),
    };
    let mut parts = Vec::new();
    match value {
        Value::Fields(fields) => {
            for (key, value) in fields {
                if is_part(&value) {
                    parts.push((format!("{id}.{}", kebab(key)), value));
                } else {
                    section.facts.push((kebab(key), value));
                }
            }
        }
        Value::List(items) => {
            for item in items {
                section.rows.push(match item {
                    Value::Fields(fields) => cells(fields),
                    other => vec![(String::new(), other)],
                });
            }
        }
        other => section.facts.push((String::new(), other)),
    }
    if !section.facts.is_empty() || !section.rows.is_empty() {
        sections.push(section);
    }
    for (id, part) in parts {
        add(&id, part, sections);
    }
}

/// Whether a value needs a section of its own.
fn is_part(value: &Value) -> bool {
    match value {
        Value::Fields(_) => true,
        Value::List(items) => items.iter().any(|item| matches!(item, Value::Fields(_))),
        _ => false,
    }
}

/// The cells of a row; a value with fields becomes one column for each.
fn cells(fields: Vec<(&'static str, Value)>) -> Vec<(String, Value)> {
    let mut row = Vec::new();
    for (key, value) in fields {
        match value {
            Value::Fields(inner) => {
                for (sub, value) in cells(inner) {
                    row.push((format!("{}-{sub}", kebab(key)), value));
                }
            }
            other => row.push((kebab(key), other)),
        }
    }
    row
}

/// A key in the spelling of edition files.
fn kebab(key: &str) -> String {
    key.replace('_', "-")
}
