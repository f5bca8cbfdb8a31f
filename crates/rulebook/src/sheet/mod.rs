//! The sheet: everything that a compiled rulebook says, laid out as sections of single facts and of rows.
//!
//! It is made from the tables that the referee reads, whatever the edition, and holds words of the edition file, names
//! and numbers, no sentence: whoever shows it has the titles. Nothing is left out but what a row does not ask.

mod naming;
mod shown;

use acies_geometry::Length;

use crate::model::{Rulebook, Troop};

use shown::Shown;

/// Everything that a rulebook says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Its parts, in the order in which a battle meets them.
    pub sections: Vec<Section>,
}

/// One part of the sheet: single facts, or rows of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Where it stands, as in an edition file: `movement.zones`.
    pub id: String,
    /// Single facts with their keys.
    pub facts: Vec<(String, Value)>,
    /// The rows of a table; all have the same keys in the same order, or lack the last of them.
    pub rows: Vec<Vec<(String, Value)>>,
}

/// Something that a rulebook says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing: there is no such thing, or it is not asked for.
    Nothing,
    /// Yes or no.
    Yes(bool),
    /// A count.
    Number(i64),
    /// A number that is added, shown with its sign.
    Factor(i8),
    /// A length, in base widths on the lattice.
    Length(Length),
    /// A word of the vocabulary, an id or a name.
    Word(String),
    /// Any number of times.
    Always,
    /// From the first to the second.
    Range(i64, i64),
    /// Two or more values that belong together, in a fixed order.
    Pair(Vec<Value>),
    /// A list.
    List(Vec<Value>),
    /// Values with their keys.
    Fields(Vec<(&'static str, Value)>),
}

impl Rulebook {
    /// Everything that this rulebook says, but for its name, rulings and conventions.
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
            ("terrain", terrain.shown(self)),
            ("setup", setup.shown(self)),
            ("movement", movement.shown(self)),
            ("shooting", shooting.shown(self)),
            ("combat", combat.shown(self)),
            ("outcomes", outcomes.shown(self)),
            ("victory", victory.shown(self)),
        ] {
            add(id, value, &mut sections);
        }
        Sheet { sections }
    }
}

/// A table of troops that fight and move alike, and one of those with the same base.
fn troop_sections(rulebook: &Rulebook, troops: &[Troop]) -> Vec<Section> {
    let mut classes = Vec::new();
    let mut bases = Vec::new();
    for troop in troops {
        let Value::Fields(fields) = troop.shown(rulebook) else {
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

/// Fields, and the codes of the troops that have them.
type Group = (Vec<(&'static str, Value)>, Vec<String>);

/// Adds a troop to those with the same fields.
fn gather(groups: &mut Vec<Group>, fields: Vec<(&'static str, Value)>, code: &str) {
    match groups.iter_mut().find(|(known, _)| *known == fields) {
        Some((_, codes)) => codes.push(code.to_owned()),
        None => groups.push((fields, vec![code.to_owned()])),
    }
}

/// Adds a section for a value, and those for the parts of it that need one of their own.
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

/// The cells of a row: what has fields of its own gets a column for each.
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

/// A key as edition files write it.
fn kebab(key: &str) -> String {
    key.replace('_', "-")
}
