//! Edition files as trees of keys and values with their positions in the text.
//!
//! Rulings, conventions and house rules change the tree before rows are read from it. Nothing here knows a
//! rule.

mod patch;

use std::ops::Range;

use acies_geometry::SmallSort;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::error::{EditionError, EditionErrors};

pub(crate) use patch::{Patch, at, list_of, table_of, text_of, unknown};

/// A byte range in the concatenated texts: positions in later files follow those in earlier ones.
pub type Place = Range<usize>;
/// A value and its position.
pub type Node<'t> = Spanned<DeValue<'t>>;
/// A table of values.
pub(crate) type Table<'t> = DeTable<'t>;

/// A problem, with its position if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub place: Option<Place>,
    pub message: String,
}

/// The role of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The rows of an edition; always the first file.
    Edition,
    /// Optional conventions.
    Conventions,
    /// House rules: changes to an edition.
    House,
}

/// The most problems reported; locating each means parsing the text again.
const MAX_REPORTED: usize = 100;

/// One file.
#[derive(Clone, Debug)]
struct File {
    name: String,
    role: Role,
    /// The text, padded at the front by the length of all earlier files, so that positions are unique.
    padded: String,
    start: usize,
    /// Whether the file is embedded in the program.
    is_embedded: bool,
}

/// The files of an edition: the edition itself, conventions and house rules.
#[derive(Clone, Debug, Default)]
pub(crate) struct Files(Vec<File>);

impl Files {
    /// Adds one more file.
    pub fn add(&mut self, text: &str, name: &str, role: Role) {
        let start = self.0.last().map_or(0, |last| last.padded.len() + 1);
        self.0.push(File {
            name: name.to_owned(),
            role,
            padded: format!("{}{text}", " ".repeat(start)),
            start,
            is_embedded: false,
        });
    }

    /// Marks the files so far as embedded in the program.
    pub fn mark_embedded(&mut self) {
        for file in &mut self.0 {
            file.is_embedded = true;
        }
    }

    /// The first position in the first file with a role.
    pub fn start_of(&self, role: Role) -> usize {
        let file = self.0.iter().find(|file| file.role == role);
        file.map_or(0, |file| file.start)
    }

    /// The parsed trees of the files in order, with their roles.
    pub fn trees(&self) -> Result<Vec<(Role, Table<'_>)>, EditionErrors> {
        self.0
            .iter()
            .map(|file| match DeTable::parse(&file.padded) {
                Ok(tree) => Ok((file.role, tree.into_inner())),
                Err(error) => Err(self.explain(vec![problem_of(&error)])),
            })
            .collect()
    }

    /// Reports the first problems with file, line and key, in the order of the files.
    pub fn explain(&self, mut problems: Vec<Problem>) -> EditionErrors {
        problems.truncate(MAX_REPORTED);
        let mut seen = Vec::new();
        problems.retain(|problem| {
            let new = !seen.contains(problem);
            if new {
                seen.push(problem.clone());
            }
            new
        });
        problems.small_sort_by_key(|problem| problem.place.as_ref().map_or(0, |place| place.start));
        EditionErrors(
            problems
                .iter()
                .map(|problem| self.locate(problem))
                .collect(),
        )
    }

    fn locate(&self, problem: &Problem) -> EditionError {
        // Problems without a position are reported for the user's own file, not for an embedded one.
        let requested = |file: &&File| !file.is_embedded && file.role != Role::Conventions;
        let requested = self.0.iter().find(requested);
        let mut error = EditionError {
            file: requested.map_or(String::new(), |file| file.name.clone()),
            line: 0,
            key: String::new(),
            message: problem.message.clone(),
        };
        let Some(place) = &problem.place else {
            return error;
        };
        if let Some(file) = self.0.iter().rev().find(|file| file.start <= place.start) {
            let before = file.padded.get(..place.start).unwrap_or(&file.padded);
            error.file.clone_from(&file.name);
            error.line = 1 + before.matches('\n').count();
            if let Ok(tree) = DeTable::parse(&file.padded) {
                error.key = key_at(tree.get_ref(), place);
            }
        }
        error
    }

    /// File, line and key of a position, as text.
    pub fn describe(&self, place: &Place) -> String {
        let error = self.locate(&Problem {
            place: Some(place.clone()),
            message: String::new(),
        });
        format!("{}:{} {}", error.file, error.line, error.key)
    }

    /// The line and the key of a position.
    pub fn line_and_key(&self, place: &Place) -> (usize, String) {
        let error = self.locate(&Problem {
            place: Some(place.clone()),
            message: String::new(),
        });
        (error.line, error.key)
    }
}

/// A syntax error as a problem.
fn problem_of(error: &toml::de::Error) -> Problem {
    Problem {
        place: error.span(),
        message: error.message().trim().replace('\n', "; "),
    }
}

/// The name of a row of a list: its id, name or code.
fn row_name(row: &DeValue<'_>) -> Option<String> {
    let table = row.as_table()?;
    ["id", "name", "code", "kind"]
        .iter()
        .find_map(|key| table.get(*key)?.get_ref().as_str().map(str::to_owned))
}

/// The key of the smallest value, or key, that contains a position.
fn key_at(tree: &Table<'_>, place: &Place) -> String {
    let mut search = Search { place, best: None };
    search.table(tree, "");
    search.best.map(|(_, path)| path).unwrap_or_default()
}

struct Search<'p> {
    place: &'p Place,
    /// The size and the path of the smallest match.
    best: Option<(usize, String)>,
}

impl Search<'_> {
    fn consider(&mut self, span: &Place, path: &str) {
        let holds = span.start <= self.place.start && self.place.end <= span.end;
        if holds
            && self
                .best
                .as_ref()
                .is_none_or(|(size, _)| span.len() <= *size)
        {
            self.best = Some((span.len(), path.to_owned()));
        }
    }

    fn table(&mut self, table: &Table<'_>, path: &str) {
        for (key, value) in table {
            let path = join(path, key.get_ref());
            self.consider(&key.span(), &path);
            self.node(value, &path);
        }
    }

    fn node(&mut self, node: &Node<'_>, path: &str) {
        self.consider(&node.span(), path);
        match node.get_ref() {
            DeValue::Table(table) => self.table(table, path),
            DeValue::Array(rows) => {
                for (index, row) in rows.iter().enumerate() {
                    if row.get_ref().is_table() {
                        let name = row_name(row.get_ref()).unwrap_or(index.to_string());
                        self.node(row, &join(path, &name));
                    } else {
                        // A scalar in a list has no key of its own.
                        self.node(row, path);
                    }
                }
            }
            _ => {}
        }
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}.{key}")
    }
}

#[cfg(test)]
mod tests {
    use super::{Files, Problem, Role};

    #[test]
    fn position_at_the_end_of_a_file_belongs_to_it() {
        let mut files = Files::default();
        files.add("a = 1", "one.toml", Role::Edition);
        files.add("\nb = 2", "two.toml", Role::Conventions);
        let start = files.start_of(Role::Conventions);
        // The last letter of the first file, its end, and the first letters of the second file and of its
        // second line.
        for (at, expected) in [
            (4, "one.toml:1"),
            (5, "one.toml:1"),
            (start, "two.toml:1"),
            (start + 1, "two.toml:2"),
        ] {
            let problem = Problem {
                place: Some(at..at + 1),
                message: "wrong".to_owned(),
            };
            let text = files.explain(vec![problem]).to_string();
            assert!(text.starts_with(expected), "{at}: {text}");
        }
    }
}
