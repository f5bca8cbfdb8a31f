//! Edition files with one cell changed, to check that some test notices.
//!
//! A cell is a number, a length, a word, a name in a list, a boolean, the default of a ruling, or a row that
//! an answer drops or a preset includes. Ids, codes, names and sources are not cells, because they are only
//! labels.

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
    /// The original text.
    pub old: String,
    /// The changed text; empty if a member was removed from its list.
    pub new: String,
    /// The whole changed file.
    pub text: String,
}

/// The mutants of an edition file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutants {
    /// One mutant for each cell that can be changed, in file order. Each compiles to different content.
    pub mutants: Vec<Mutant>,
    /// Cells for which every change is an error or has no effect: line, key and text.
    pub fixed: Vec<(usize, String, String)>,
}

/// Changes each cell of an edition file in turn, by the smallest sensible step.
///
/// Numbers and lengths go up one step, or down if up is out of range. Words change to the next allowed word.
/// List members are removed.
///
/// # Errors
/// Problems in the original file.
pub fn mutants(text: &str, file: &str) -> Result<Mutants, EditionErrors> {
    mutants_of_cells(text, file, |_| true)
}

/// Changes the chosen cells of an edition file, each in turn. Cells count from 0, in file order.
///
/// Each mutant is compiled with every answer, so that a sample takes its share of the time only.
///
/// # Errors
/// Problems in the original file.
pub fn mutants_of_cells(
    text: &str,
    file: &str,
    is_chosen: impl Fn(usize) -> bool,
) -> Result<Mutants, EditionErrors> {
    let read = |text: &str| RulebookSource::read(text, file);
    changed(text, Role::Edition, read, is_chosen)
}

/// Changes each cell of a file of conventions in turn, leaving the edition unchanged.
///
/// Cells are what conventions set, drop or include; what they need and apply to is not changed.
///
/// # Errors
/// Problems in the original files.
pub fn convention_mutants(
    edition: &RulebookSource,
    text: &str,
    file: &str,
) -> Result<Mutants, EditionErrors> {
    let read = |text: &str| edition.add_conventions(text, file);
    changed(text, Role::Conventions, read, |_| true)
}

/// Changes each chosen cell of one file of a source; `read` makes the source from a changed text.
fn changed(
    text: &str,
    role: Role,
    read: impl Fn(&str) -> Result<RulebookSource, EditionErrors>,
    is_chosen: impl Fn(usize) -> bool,
) -> Result<Mutants, EditionErrors> {
    let source = read(text)?;
    let before = source.hashes()?;
    let start = source.files().start_of(role);
    let mut found = Mutants {
        mutants: Vec::new(),
        fixed: Vec::new(),
    };
    let cells = edits(&source, role)?.into_iter().enumerate();
    for (_, (place, edits)) in cells.filter(|(cell, _)| is_chosen(*cell)) {
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

/// A change to the text.
struct Edit {
    place: Place,
    new: String,
}

/// The changes to try for each cell, best first, in file order.
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
    /// The cells that were read, by start position.
    cells: BTreeMap<usize, Cell>,
    /// The edits, by the start position of their cells.
    edits: BTreeMap<usize, (Place, Vec<Edit>)>,
}

impl Collected {
    fn add(&mut self, place: Place, edits: Vec<Edit>) {
        self.edits.insert(place.start, (place, edits));
    }

    /// Edits for the defaults of rulings and the rows their answers drop.
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

    /// Edits for the rows that conventions drop and what presets include.
    fn conventions(&mut self, tree: &Table<'_>) {
        let conventions = tree
            .get("conventions")
            .and_then(|node| node.get_ref().as_table());
        for convention in conventions.into_iter().flat_map(|table| table.values()) {
            self.removals(convention, "drop");
            self.removals(convention, "includes");
        }
    }

    /// Edits that remove each member of a list of names.
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

    /// Collects edits for every cell in a node; `list` is the list it belongs to, with its index.
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

/// Every other word in place of one, starting with the next.
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

/// Removes one member from a list.
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

/// A length one step up and one step down: 10 paces, 0.05 base widths or 1 mm.
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
mod tests {
    use super::{Edit, edits_of, steps, swaps};
    use crate::compile::{Cell, CellKind};

    fn written(edits: &[Edit]) -> Vec<&str> {
        edits.iter().map(|edit| edit.new.as_str()).collect()
    }

    #[test]
    fn length_steps_match_the_unit_and_stay_non_negative() {
        for (text, expected) in [
            ("200p", vec!["210p", "190p"]),
            ("10p", vec!["20p", "0p"]),
            ("0p", vec!["10p"]),
            ("1bw", vec!["1.05bw", "0.95bw"]),
            ("0.5bw", vec!["0.55bw", "0.45bw"]),
            ("0.02bw", vec!["0.07bw"]),
            ("15mm", vec!["16mm", "14mm"]),
        ] {
            assert_eq!(steps(text), expected, "{text}");
        }
    }

    #[test]
    fn numbers_step_by_one() {
        let cell = Cell {
            place: 3..4,
            text: "5".to_owned(),
            kind: CellKind::Number,
        };
        assert_eq!(written(&edits_of(&cell, None)), ["6", "4"]);
    }

    #[test]
    fn word_mutants_start_with_the_next_word() {
        let words = ["a", "b", "c", "d"].map(str::to_owned);
        assert_eq!(
            written(&swaps(&(0..3), "b", &words)),
            ["\"c\"", "\"d\"", "\"a\""]
        );
    }
}
