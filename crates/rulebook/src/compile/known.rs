//! Names that stand for sets of troops or of kinds of terrain.

use std::collections::BTreeMap;
use std::rc::Rc;

/// Names that stand for members of a set.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// What such a name is called in a complaint.
    pub(super) what: &'static str,
    sets: BTreeMap<String, u64>,
    /// All the names.
    pub(super) words: Rc<[String]>,
}

impl Known {
    pub(super) fn new(what: &'static str, sets: BTreeMap<String, u64>) -> Rc<Known> {
        let words = sets.keys().cloned().collect();
        Rc::new(Known { what, sets, words })
    }

    /// The members that a name stands for.
    pub(super) fn get(&self, name: &str) -> Option<u64> {
        self.sets.get(name).copied()
    }

    /// The same names and one more.
    pub(super) fn with(&self, name: &str, members: u64) -> Rc<Known> {
        let mut sets = self.sets.clone();
        sets.insert(name.to_owned(), members);
        Known::new(self.what, sets)
    }
}
