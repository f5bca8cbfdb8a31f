//! Changes to a tree by rulings, conventions and house rules.
//!
//! A patch names cells by their path, such as `outcomes.rows.el-by-light.fate`. Rows of a list go by id, name
//! or code.

use toml::Spanned;
use toml::de::{DeArray, DeValue};

use super::{Node, Place, Problem, Table, row_name};

/// Cells to change, rows to remove and rows to add.
#[derive(Clone, Debug, Default)]
pub(crate) struct Patch<'t> {
    set: Vec<(Spanned<String>, Node<'t>)>,
    drop: Vec<Spanned<String>>,
    add: Vec<Addition<'t>>,
}

/// A row to add.
#[derive(Clone, Debug)]
struct Addition<'t> {
    to: Spanned<String>,
    before: Option<Spanned<String>>,
    row: Node<'t>,
}

impl<'t> Patch<'t> {
    /// Reads a patch; `others` are keys that the table may have besides those of a patch.
    pub fn read(node: &Node<'t>, others: &[&str], problems: &mut Vec<Problem>) -> Patch<'t> {
        table_of(node, problems).map_or_else(Patch::default, |table| {
            Patch::from_table(table, others, problems)
        })
    }

    /// Reads the patch in a table.
    pub fn from_table(
        table: &Table<'t>,
        others: &[&str],
        problems: &mut Vec<Problem>,
    ) -> Patch<'t> {
        let mut patch = Patch::default();
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "set" => {
                    for (path, value) in table_of(value, problems).into_iter().flatten() {
                        let path = Spanned::new(path.span(), path.get_ref().to_string());
                        patch.set.push((path, value.clone()));
                    }
                }
                "drop" => {
                    for path in list_of(value, problems) {
                        patch.drop.extend(text_of(path, problems));
                    }
                }
                "add" => {
                    for row in list_of(value, problems) {
                        patch.add.extend(Addition::read(row, problems));
                    }
                }
                other if others.contains(&other) => {}
                other => {
                    let mut known = vec!["set", "drop", "add"];
                    known.extend(others);
                    problems.push(Problem {
                        place: Some(key.span()),
                        message: unknown("key", other, &known),
                    });
                }
            }
        }
        patch
    }

    /// Whether it changes nothing.
    pub fn is_empty(&self) -> bool {
        self.set.is_empty() && self.drop.is_empty() && self.add.is_empty()
    }

    /// Adds the new rows.
    pub fn apply_additions(&self, tree: &mut Table<'t>, problems: &mut Vec<Problem>) {
        for addition in &self.add {
            let Some(list) = find(tree, &addition.to, problems) else {
                continue;
            };
            let DeValue::Array(rows) = list.get_mut() else {
                problems.push(at(
                    &addition.to,
                    format!("`{}` is not a list", addition.to.get_ref()),
                ));
                continue;
            };
            let index = match &addition.before {
                None => rows.len(),
                Some(before) => {
                    let known: Vec<String> = rows
                        .iter()
                        .filter_map(|row| row_name(row.get_ref()))
                        .collect();
                    let Some(index) = known.iter().position(|name| name == before.get_ref()) else {
                        problems.push(at(before, unknown("row", before.get_ref(), &known)));
                        continue;
                    };
                    index
                }
            };
            let mut all: Vec<Node<'t>> = std::mem::replace(rows, DeArray::new())
                .into_iter()
                .collect();
            all.insert(index, addition.row.clone());
            *rows = all.into_iter().collect();
        }
    }

    /// Changes cells and removes rows; `gone` are rows that were removed before.
    pub fn apply_changes(&self, tree: &mut Table<'t>, gone: &[&str], problems: &mut Vec<Problem>) {
        for (path, value) in &self.set {
            if let Some(node) = find(tree, path, problems) {
                *node = value.clone();
            }
        }
        let still = |path: &&Spanned<String>| !gone.contains(&path.get_ref().as_str());
        for path in self.drop.iter().filter(still) {
            let Some((list, name)) = path.get_ref().rsplit_once('.') else {
                problems.push(at(path, "only a row of a list can be dropped".to_owned()));
                continue;
            };
            let list = Spanned::new(path.span(), list.to_owned());
            let Some(node) = find(tree, &list, problems) else {
                continue;
            };
            let DeValue::Array(rows) = node.get_mut() else {
                problems.push(at(path, "only a row of a list can be dropped".to_owned()));
                continue;
            };
            let known: Vec<String> = rows
                .iter()
                .filter_map(|row| row_name(row.get_ref()))
                .collect();
            match known.iter().position(|row| row == name) {
                Some(index) => {
                    let mut all: Vec<Node<'t>> = std::mem::replace(rows, DeArray::new())
                        .into_iter()
                        .collect();
                    all.remove(index);
                    *rows = all.into_iter().collect();
                }
                None => problems.push(at(path, unknown("row", name, &known))),
            }
        }
    }

    /// The paths of the rows that the patch removes.
    pub fn dropped(&self) -> impl Iterator<Item = &str> {
        self.drop.iter().map(|path| path.get_ref().as_str())
    }

    /// Whether both patches change the same cell, or a part of it.
    pub fn meets(&self, other: &Patch<'_>) -> bool {
        let within = |inner: &str, outer: &str| {
            inner
                .strip_prefix(outer)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.touched().any(|one| {
            other.touched().any(|two| {
                within(one.get_ref(), two.get_ref()) || within(two.get_ref(), one.get_ref())
            })
        })
    }

    /// The paths that the patch changes or removes, with their positions.
    pub fn touched(&self) -> impl Iterator<Item = &Spanned<String>> {
        self.set.iter().map(|(path, _)| path).chain(&self.drop)
    }
}

impl<'t> Addition<'t> {
    fn read(node: &Node<'t>, problems: &mut Vec<Problem>) -> Option<Addition<'t>> {
        let table = table_of(node, problems)?;
        let (mut to, mut before, mut row) = (None, None, None);
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "to" => to = text_of(value, problems),
                "before" => before = text_of(value, problems),
                "row" => row = Some(value.clone()),
                other => problems.push(Problem {
                    place: Some(key.span()),
                    message: unknown("key", other, &["to", "before", "row"]),
                }),
            }
        }
        if to.is_none() || row.is_none() {
            problems.push(Problem {
                place: Some(node.span()),
                message: "a row to add needs `to` and `row`".to_owned(),
            });
        }
        Some(Addition {
            to: to?,
            before,
            row: row?,
        })
    }
}

/// A message about an unknown word, with the known ones.
pub(crate) fn unknown(what: &str, word: &str, known: &[impl AsRef<str>]) -> String {
    if known.is_empty() {
        return format!("unknown {what} `{word}`; there is none");
    }
    let known: Vec<String> = known
        .iter()
        .map(|known| format!("`{}`", known.as_ref()))
        .collect();
    format!("unknown {what} `{word}`; allowed: {}", known.join(", "))
}

/// A problem at the position of a text.
pub(crate) fn at(text: &Spanned<String>, message: String) -> Problem {
    Problem {
        place: Some(text.span()),
        message,
    }
}

/// The table in a node; reports any other value.
pub(crate) fn table_of<'a, 't>(
    node: &'a Node<'t>,
    problems: &mut Vec<Problem>,
) -> Option<&'a Table<'t>> {
    let table = node.get_ref().as_table();
    expect_kind(table.is_some(), "a table", node.span(), problems);
    table
}

/// The text in a node; reports any other value.
pub(crate) fn text_of(node: &Node<'_>, problems: &mut Vec<Problem>) -> Option<Spanned<String>> {
    let text = node.get_ref().as_str();
    expect_kind(text.is_some(), "a text", node.span(), problems);
    text.map(|text| Spanned::new(node.span(), text.to_owned()))
}

/// The values of the list in a node; reports any other value.
pub(crate) fn list_of<'a, 't>(node: &'a Node<'t>, problems: &mut Vec<Problem>) -> &'a [Node<'t>] {
    let list = node.get_ref().as_array();
    expect_kind(list.is_some(), "a list", node.span(), problems);
    list.map_or(&[], |list| list)
}

fn expect_kind(holds: bool, kind: &str, place: Place, problems: &mut Vec<Problem>) {
    if !holds {
        problems.push(Problem {
            place: Some(place),
            message: format!("expected {kind}"),
        });
    }
}

/// The value at a path.
fn find<'a, 't>(
    tree: &'a mut Table<'t>,
    path: &Spanned<String>,
    problems: &mut Vec<Problem>,
) -> Option<&'a mut Node<'t>> {
    let mut keys = path.get_ref().split('.');
    let first = keys.next().unwrap_or_default();
    let known: Vec<String> = tree.keys().map(|key| key.get_ref().to_string()).collect();
    let Some(mut node) = tree.get_mut(first) else {
        problems.push(at(path, unknown("key", first, &known)));
        return None;
    };
    for key in keys {
        let known: Vec<String> = match node.get_ref() {
            DeValue::Table(table) => table.keys().map(|key| key.get_ref().to_string()).collect(),
            DeValue::Array(rows) => rows
                .iter()
                .filter_map(|row| row_name(row.get_ref()))
                .collect(),
            _ => Vec::new(),
        };
        let next = match node.get_mut() {
            DeValue::Table(table) => table.get_mut(key),
            DeValue::Array(rows) => rows
                .iter_mut()
                .find(|row| row_name(row.get_ref()).is_some_and(|name| name == key)),
            _ => None,
        };
        let Some(next) = next else {
            problems.push(at(path, unknown("key", key, &known)));
            return None;
        };
        node = next;
    }
    Some(node)
}
