//! Edition files with one cell changed, to find out whether any test notices.
//!
//! A cell is a number, a length, a word, a name in a list, a yes or no, the default of a ruling, or a row that an
//! answer drops or a preset includes. Ids, codes, names and sources are no cells: they only say how things are called.

use std::collections::BTreeMap;

use toml::de::DeValue;

use crate::compile::{Cell, CellKind};
use crate::document::{Node, Place, Role, Table};
use crate::error::EditionErrors;
use crate::source::RulebookSource;

/// An edition file with one cell changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// The line of the cell, from 1.
    pub line: usize,
    /// The key of the cell, such as `outcomes.rows.el-by-light.fate`.
    pub key: String,
    /// What stands there.
    pub old: String,
    /// What stands there in the mutant; empty where a member has been taken out of its list.
    pub new: String,
    /// The whole file.
    pub text: String,
}

/// The mutants of an edition file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutants {
    /// One for each cell that can be changed, in the order of the file. Each compiles to other content.
    pub mutants: Vec<Mutant>,
    /// The cells that cannot: every change of them is an error, or makes no difference. Line, key and what stands there.
    pub fixed: Vec<(usize, String, String)>,
}

/// Changes each cell of an edition file in turn, by the smallest step that makes sense.
///
/// Numbers and lengths go up one step, or down where up is out of range; words change to the next that is allowed;
/// members leave their lists.
///
/// # Errors
/// What is wrong with the file as it is.
pub fn mutants(text: &str, file: &str) -> Result<Mutants, EditionErrors> {
    let read = |text: &str| RulebookSource::read(text, file);
    changed(text, Role::Edition, read)
}

/// Changes each cell of a file of conventions in turn, beside an edition that stays as it is: what they set, and what
/// they drop or include. What they need and are for only says what goes together.
///
/// # Errors
/// What is wrong with the files as they are.
pub fn convention_mutants(
    edition: &RulebookSource,
    text: &str,
    file: &str,
) -> Result<Mutants, EditionErrors> {
    let read = |text: &str| edition.and_conventions(text, file);
    changed(text, Role::Conventions, read)
}

/// Changes each cell of one file of a source; `read` makes the source with another text of that file.
fn changed(
    text: &str,
    role: Role,
    read: impl Fn(&str) -> Result<RulebookSource, EditionErrors>,
) -> Result<Mutants, EditionErrors> {
    let source = read(text)?;
    let before = source.hashes()?;
    let start = source.files().start_of(role);
    let mut found = Mutants {
        mutants: Vec::new(),
        fixed: Vec::new(),
    };
    for (place, edits) in edits(&source, role)? {
        let old = text[place.start - start..place.end - start].to_owned();
        let (line, key) = source.files().line_and_key(&place);
        let mutant = edits.into_iter().find_map(|edit| {
            let text = format!(
                "{}{}{}",
                &text[..edit.place.start - start],
                edit.new,
                &text[edit.place.end - start..]
            );
            let differs = read(&text).is_ok_and(|other| other.differs(&before));
            differs.then_some(Mutant {
                line,
                key: key.clone(),
                old: old.clone(),
                new: edit.new,
                text,
            })
        });
        match mutant {
            Some(mutant) => found.mutants.push(mutant),
            None => found.fixed.push((line, key, old)),
        }
    }
    Ok(found)
}

/// A change of the text.
struct Edit {
    place: Place,
    new: String,
}

/// The changes to try for each cell, the best first, in the order of the file.
fn edits(source: &RulebookSource, role: Role) -> Result<Vec<(Place, Vec<Edit>)>, EditionErrors> {
    let mut collected = Collected::default();
    for cell in source.compile_all(|one| one.cells)?.into_iter().flatten() {
        collected.cells.insert(cell.place.start, cell);
    }
    for (of, tree) in &source.files().trees()? {
        if *of == role {
            collected.rulings(tree);
            collected.conventions(tree);
            collected.table(tree);
        }
    }
    Ok(collected.edits.into_values().collect())
}

#[derive(Default)]
struct Collected {
    /// The cells that were read, by where they start.
    cells: BTreeMap<usize, Cell>,
    /// The edits, by where their cells start.
    edits: BTreeMap<usize, (Place, Vec<Edit>)>,
}

impl Collected {
    fn add(&mut self, place: Place, edits: Vec<Edit>) {
        self.edits.insert(place.start, (place, edits));
    }

    /// The defaults of the rulings, and the rows that their answers drop.
    fn rulings(&mut self, tree: &Table<'_>) {
        let rulings = tree
            .get("rulings")
            .and_then(|node| node.get_ref().as_table());
        for ruling in rulings.into_iter().flat_map(|table| table.values()) {
            let values = ruling
                .get_ref()
                .get("values")
                .and_then(|node| node.get_ref().as_table());
            let answers: Vec<String> = values
                .into_iter()
                .flat_map(|table| table.keys())
                .map(|answer| answer.get_ref().to_string())
                .collect();
            if let Some(default) = ruling.get_ref().get("default") {
                let word = default.get_ref().as_str().unwrap_or_default();
                self.add(default.span(), swaps(&default.span(), word, &answers));
            }
            for answer in values.into_iter().flat_map(|table| table.values()) {
                self.removals(answer, "drop");
            }
        }
    }

    /// The rows that conventions drop, and what presets include.
    fn conventions(&mut self, tree: &Table<'_>) {
        let conventions = tree
            .get("conventions")
            .and_then(|node| node.get_ref().as_table());
        for convention in conventions.into_iter().flat_map(|table| table.values()) {
            self.removals(convention, "drop");
            self.removals(convention, "includes");
        }
    }

    /// Each member of a list of names by itself taken out.
    fn removals(&mut self, node: &Node<'_>, key: &str) {
        let list = node
            .get_ref()
            .get(key)
            .and_then(|node| node.get_ref().as_array());
        let rows: &[Node<'_>] = list.map_or(&[], |rows| rows);
        for index in 0..rows.len() {
            self.add(rows[index].span(), vec![removal(rows, index)]);
        }
    }

    fn table(&mut self, table: &Table<'_>) {
        for node in table.values() {
            self.node(node, None);
        }
    }

    /// Every cell in a node; `list` is the list that it is a member of, with its number there.
    fn node(&mut self, node: &Node<'_>, list: Option<(&[Node<'_>], usize)>) {
        let place = node.span();
        match node.get_ref() {
            DeValue::Table(table) => self.table(table),
            DeValue::Array(rows) => {
                for (index, row) in rows.iter().enumerate() {
                    self.node(row, Some((rows, index)));
                }
            }
            DeValue::Boolean(yes) => {
                let new = (!yes).to_string();
                self.add(place.clone(), vec![Edit { place, new }]);
            }
            _ => {
                if let Some(cell) = self.cells.get(&place.start).cloned() {
                    self.add(place, edits_of(&cell, list));
                }
            }
        }
    }
}

fn edits_of(cell: &Cell, list: Option<(&[Node<'_>], usize)>) -> Vec<Edit> {
    let place = cell.place.clone();
    match &cell.kind {
        CellKind::Number => {
            let number: i64 = cell.text.parse().unwrap_or_default();
            [number + 1, number - 1]
                .map(|number| Edit {
                    place: place.clone(),
                    new: number.to_string(),
                })
                .into()
        }
        CellKind::Length => steps(&cell.text)
            .into_iter()
            .map(|text| Edit {
                place: place.clone(),
                new: format!("\"{text}\""),
            })
            .collect(),
        CellKind::Word(_, words) => {
            let words: Vec<String> = words().into_iter().map(str::to_owned).collect();
            let mut edits: Vec<Edit> = list
                .iter()
                .map(|&(rows, index)| removal(rows, index))
                .collect();
            edits.extend(swaps(&place, &cell.text, &words));
            edits
        }
        CellKind::Name(names) => {
            let mut edits: Vec<Edit> = list
                .iter()
                .map(|&(rows, index)| removal(rows, index))
                .collect();
            let out = if cell.text.starts_with('-') { "-" } else { "" };
            let bare = cell.text.trim_start_matches('-');
            let mut swaps = swaps(&place, bare, names);
            for edit in &mut swaps {
                edit.new.insert_str(1, out);
            }
            edits.extend(swaps);
            edits
        }
    }
}

/// Every other word in the place of one, from the next on.
fn swaps(place: &Place, word: &str, words: &[String]) -> Vec<Edit> {
    let start = words.iter().position(|other| other == word).unwrap_or(0);
    let after = words
        .iter()
        .cycle()
        .skip(start + 1)
        .take(words.len().saturating_sub(1));
    after
        .map(|other| Edit {
            place: place.clone(),
            new: format!("\"{other}\""),
        })
        .collect()
}

/// A list without one of its members.
fn removal(rows: &[Node<'_>], index: usize) -> Edit {
    // A list may end with a comma.
    let place = match rows.get(index + 1) {
        Some(next) => rows[index].span().start..next.span().start,
        None => rows[index].span(),
    };
    Edit {
        place,
        new: String::new(),
    }
}

/// A length one step longer and one step shorter: 10 paces, 0.05 base widths or 1 mm.
fn steps(text: &str) -> Vec<String> {
    let split = text
        .find(|c: char| c.is_ascii_alphabetic())
        .unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let (whole, decimals) = number.split_once('.').unwrap_or((number, ""));
    let thousandths: i64 = format!("{whole}{decimals:0<3}").parse().unwrap_or_default();
    let step = match unit {
        "p" => 10_000,
        "bw" => 50,
        _ => 1_000,
    };
    [thousandths + step, thousandths - step]
        .into_iter()
        .filter(|&thousandths| thousandths >= 0)
        .map(|thousandths| {
            let number = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
            let number = number.trim_end_matches('0').trim_end_matches('.');
            format!("{number}{unit}")
        })
        .collect()
}

#[cfg(test)]
mod tests;
