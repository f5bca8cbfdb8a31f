//! Edition files as trees of keys and values that know their place in the text.
//!
//! Rulings, conventions and house rules change the tree before anything is read from it. It knows no rule.

mod patch;

use std::ops::Range;

use acies_geometry::SmallSort;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::error::{EditionError, EditionErrors};

pub(crate) use patch::{Patch, at, list_of, table_of, text_of, unknown};

/// A place in the texts: the places of later files follow those of earlier ones.
pub type Place = Range<usize>;
/// A value and its place.
pub type Node<'t> = Spanned<DeValue<'t>>;
/// A table of values.
pub(crate) type Table<'t> = DeTable<'t>;

/// Something wrong at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub place: Option<Place>,
    pub message: String,
}

/// What a file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The rows of an edition; always the first file.
    Edition,
    /// Conventions to agree on.
    Conventions,
    /// House rules: changes of the edition.
    House,
}

/// So many problems are told of: nobody reads more at once, and each is looked for in the whole text.
const MOST_TOLD: usize = 100;

/// One file as it was read.
#[derive(Clone, Debug)]
struct File {
    name: String,
    role: Role,
    /// The text, behind as much white space as the earlier files are long: so every place is behind theirs.
    padded: String,
    start: usize,
    /// Whether it is in the program.
    is_carried: bool,
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
            is_carried: false,
        });
    }

    /// Notes that the files so far are in the program.
    pub fn are_carried(&mut self) {
        for file in &mut self.0 {
            file.is_carried = true;
        }
    }

    /// Where the places of the first file of a kind start.
    pub fn start_of(&self, role: Role) -> usize {
        let file = self.0.iter().find(|file| file.role == role);
        file.map_or(0, |file| file.start)
    }

    /// The trees of the files, in their order, and what they are for.
    pub fn trees(&self) -> Result<Vec<(Role, Table<'_>)>, EditionErrors> {
        self.0
            .iter()
            .map(|file| match DeTable::parse(&file.padded) {
                Ok(tree) => Ok((file.role, tree.into_inner())),
                Err(error) => Err(self.explain(vec![problem_of(&error)])),
            })
            .collect()
    }

    /// The first problems with their files, lines and keys, in the order of the files.
    pub fn explain(&self, mut problems: Vec<Problem>) -> EditionErrors {
        problems.truncate(MOST_TOLD);
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
        // What has no place is told of the file that was asked for; one that the program carries, nobody has at hand.
        let asked = |file: &&File| !file.is_carried && file.role != Role::Conventions;
        let asked = self.0.iter().find(asked);
        let mut error = EditionError {
            file: asked.map_or(String::new(), |file| file.name.clone()),
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

    /// File, line and key of a place, in one text.
    pub fn describe(&self, place: &Place) -> String {
        let error = self.locate(&Problem {
            place: Some(place.clone()),
            message: String::new(),
        });
        format!("{}:{} {}", error.file, error.line, error.key)
    }

    /// The line and the key of a place.
    pub fn line_and_key(&self, place: &Place) -> (usize, String) {
        let error = self.locate(&Problem {
            place: Some(place.clone()),
            message: String::new(),
        });
        (error.line, error.key)
    }
}

/// What the reader of the text says is wrong.
fn problem_of(error: &toml::de::Error) -> Problem {
    Problem {
        place: error.span(),
        message: error.message().trim().replace('\n', "; "),
    }
}

/// What a row of a list is known by.
fn row_name(row: &DeValue<'_>) -> Option<String> {
    let table = row.as_table()?;
    ["id", "name", "code", "kind"]
        .iter()
        .find_map(|key| table.get(*key)?.get_ref().as_str().map(str::to_owned))
}

/// The key of the smallest value, or key, that holds a place.
fn key_at(tree: &Table<'_>, place: &Place) -> String {
    let mut search = Search { place, best: None };
    search.table(tree, "");
    search.best.map(|(_, path)| path).unwrap_or_default()
}

struct Search<'p> {
    place: &'p Place,
    /// The size and the path of the smallest found.
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
    fn a_place_belongs_to_the_file_that_it_is_in_to_its_very_end() {
        let mut files = Files::default();
        files.add("a = 1", "one.toml", Role::Edition);
        files.add("\nb = 2", "two.toml", Role::Conventions);
        let start = files.start_of(Role::Conventions);
        // The last letter of the first file, where it ends, and the first letters of the second and of its second line.
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
            let told = files.explain(vec![problem]).to_string();
            assert!(told.starts_with(expected), "{at}: {told}");
        }
    }
}
