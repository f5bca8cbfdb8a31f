//! An edition file as written: rows and words with their positions, not resolved.

mod combat;
mod length;
mod movement;
mod setup;
mod troops;

use acies_geometry::SmallSort;
use toml::Spanned;
use toml::de::DeValue;

use crate::document::{Node, Problem, Table, unknown};
use crate::rows::{Cell, row};

pub(crate) use combat::*;
pub(crate) use length::RawLength;
pub(crate) use movement::*;
pub(crate) use setup::*;
pub(crate) use troops::*;

/// A word or a name.
pub(crate) type Text = Spanned<String>;
/// A length.
pub(crate) type Distance = Spanned<RawLength>;
/// A whole number.
pub(crate) type Number = Spanned<i64>;
/// Names of troops, classes, sets, terrain or facts.
pub(crate) type Names = Vec<Text>;

/// A whole edition.
#[derive(Debug)]
pub(crate) struct RawEdition {
    pub name: Text,
    pub scales: Vec<RawScale>,
    pub classes: Vec<RawClass>,
    pub troops: Vec<RawTroop>,
    pub terrain: Vec<RawTerrain>,
    pub sets: Vec<(Text, Names)>,
    pub setup: RawSetup,
    pub topographies: Vec<RawTopography>,
    pub movement: RawMovement,
    pub passing: Vec<RawPassing>,
    pub further: Vec<RawFurther>,
    pub surcharges: Vec<RawSurcharge>,
    pub shooting: RawShooting,
    pub shooters: Vec<RawShooter>,
    pub combat: RawCombat,
    pub tactical: Vec<RawTactical>,
    pub supports: Vec<RawSupport>,
    pub outcomes: RawOutcomes,
    pub rows: Vec<RawOutcome>,
    pub pursuit: Vec<RawPursuit>,
    pub recoil_passing: Vec<RawRecoilPassing>,
    pub avoids: Vec<RawAvoid>,
    pub victory: RawVictory,
}

/// The version of the file format that this program reads.
const FORMAT: i64 = 1;

struct Head {
    format: Number,
    name: Text,
}

row!(Head { format, name });

impl RawEdition {
    /// Reads an edition from its tree; adds problems of its form to `problems`.
    ///
    /// Each section and each row is read separately, so that one mistake does not hide another.
    pub fn read(tree: &Table<'_>, problems: &mut Vec<Problem>) -> Option<RawEdition> {
        let mut reader = Reader {
            tree: tree.clone(),
            problems,
        };
        let scales = reader.rows(&["scales"]);
        let classes = reader.rows(&["classes"]);
        let troops = reader.rows(&["troops"]);
        let terrain = reader.rows(&["terrain"]);
        let sets = reader.sets();
        let topographies = reader.rows(&["setup", "topographies"]);
        let setup = reader.section("setup");
        let passing = reader.rows(&["movement", "passing"]);
        let further = reader.rows(&["movement", "further"]);
        let surcharges = reader.rows(&["movement", "surcharges"]);
        let movement = reader.section("movement");
        let shooters = reader.rows(&["shooting", "shooters"]);
        let shooting = reader.section("shooting");
        let tactical = reader.rows(&["combat", "tactical"]);
        let supports = reader.rows(&["combat", "supports"]);
        let combat = reader.section("combat");
        let rows = reader.rows(&["outcomes", "rows"]);
        let pursuit = reader.rows(&["outcomes", "pursuit"]);
        let recoil_passing = reader.rows(&["outcomes", "recoil", "passing"]);
        let avoids = reader.rows(&["outcomes", "flight", "avoids"]);
        let outcomes = reader.section("outcomes");
        let victory = reader.section("victory");
        let head: Option<Head> = reader.head();
        let head = head?;
        if *head.format.get_ref() != FORMAT {
            reader.problems.push(Problem {
                place: Some(head.format.span()),
                message: format!("this program reads format {FORMAT}"),
            });
        }
        Some(RawEdition {
            name: head.name,
            scales: scales?,
            classes: classes?,
            troops: troops?,
            terrain: terrain?,
            sets,
            setup: setup?,
            topographies: topographies?,
            movement: movement?,
            passing: passing?,
            further: further?,
            surcharges: surcharges?,
            shooting: shooting?,
            shooters: shooters?,
            combat: combat?,
            tactical: tactical?,
            supports: supports?,
            outcomes: outcomes?,
            rows: rows?,
            pursuit: pursuit?,
            recoil_passing: recoil_passing?,
            avoids: avoids?,
            victory: victory?,
        })
    }
}

struct Reader<'t, 'a> {
    tree: Table<'t>,
    problems: &'a mut Vec<Problem>,
}

impl<'t> Reader<'t, '_> {
    fn missing(&mut self, path: &[&str]) {
        self.problems.push(Problem {
            place: None,
            message: format!("missing `{}`", path.join(".")),
        });
    }

    fn value<T: Cell>(&mut self, node: &Node<'t>) -> Option<T> {
        match T::read(node) {
            Ok(value) => Some(value),
            Err(wrong) => {
                self.problems.push(Problem {
                    place: Some(wrong.place),
                    message: wrong.message,
                });
                None
            }
        }
    }

    /// Removes a section from the tree and reads it.
    fn section<T: Cell>(&mut self, name: &str) -> Option<T> {
        if let Some(node) = self.tree.remove(name) {
            self.value(&node)
        } else {
            self.missing(&[name]);
            None
        }
    }

    /// Removes a list from the tree and reads its rows.
    fn rows<T: Cell>(&mut self, path: &[&str]) -> Option<Vec<T>> {
        let (last, outer) = path.split_last()?;
        let mut table = &mut self.tree;
        for key in outer {
            match table.get_mut(*key).map(Spanned::get_mut) {
                Some(DeValue::Table(inner)) => table = inner,
                // The missing section is reported when it is read.
                _ => return None,
            }
        }
        let Some(node) = table.remove(*last) else {
            self.missing(path);
            return None;
        };
        let place = node.span();
        let DeValue::Array(rows) = node.into_inner() else {
            self.problems.push(Problem {
                place: Some(place),
                message: "expected a list of rows".to_owned(),
            });
            return None;
        };
        let before = self.problems.len();
        let rows: Vec<T> = rows.iter().filter_map(|row| self.value(row)).collect();
        (self.problems.len() == before).then_some(rows)
    }

    fn sets(&mut self) -> Vec<(Text, Names)> {
        let Some(node) = self.tree.remove("sets") else {
            return Vec::new();
        };
        let place = node.span();
        let DeValue::Table(table) = node.into_inner() else {
            self.problems.push(Problem {
                place: Some(place),
                message: "expected a table of lists".to_owned(),
            });
            return Vec::new();
        };
        let mut sets = Vec::new();
        for (key, value) in table {
            if let Some(names) = self.value(&value) {
                sets.push((
                    Spanned::new(key.span(), key.into_inner().into_owned()),
                    names,
                ));
            }
        }
        // A set may refer to those above it.
        sets.small_sort_by_key(|(name, _)| name.span().start);
        sets
    }

    /// Reads the remaining top-level keys.
    fn head<T: Cell>(&mut self) -> Option<T> {
        const KNOWN: [&str; 14] = [
            "format", "name", "scales", "classes", "troops", "terrain", "sets", "setup",
            "movement", "shooting", "combat", "outcomes", "victory", "rulings",
        ];
        self.tree.remove("rulings");
        self.tree.remove("conventions");
        let strangers: Vec<_> = self
            .tree
            .keys()
            .filter(|key| !KNOWN.contains(&key.get_ref().as_ref()))
            .cloned()
            .collect();
        for key in strangers {
            self.problems.push(Problem {
                place: Some(key.span()),
                message: unknown("key", key.get_ref(), &KNOWN),
            });
            self.tree.remove(&key);
        }
        let head = Spanned::new(0..0, DeValue::Table(std::mem::take(&mut self.tree)));
        let before = self.problems.len();
        let value = self.value(&head);
        for problem in &mut self.problems[before..] {
            // An error about the whole file has no line of its own.
            problem.place = problem.place.take().filter(|place| !place.is_empty());
        }
        value
    }
}
