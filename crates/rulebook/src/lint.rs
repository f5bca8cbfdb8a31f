//! Checks that every word of the vocabulary is used and documented.
//!
//! A word used by a single row may be a rule in disguise, so `docs/reference/editions.md` must give a reason for it.

use std::collections::{BTreeMap, BTreeSet};

use crate::compile::CellKind;
use crate::error::EditionErrors;
use crate::source::RulebookSource;
use crate::words::vocabulary;

/// A word of the vocabulary and its uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordUse {
    /// The kind of word, such as `fact`.
    pub kind: &'static str,
    /// The word.
    pub word: &'static str,
    /// The keys that use it, with file and line, in file order.
    pub uses: Vec<String>,
}

/// Lists the uses of every word of the vocabulary in these editions, under any rulings and conventions.
///
/// # Errors
/// Problems in an edition.
pub fn word_uses(editions: &[&RulebookSource]) -> Result<Vec<WordUse>, EditionErrors> {
    let mut found: BTreeMap<(&str, String), Vec<String>> = BTreeMap::new();
    for edition in editions {
        let mut seen = BTreeSet::new();
        let mut cells: Vec<_> = edition
            .compile_all(|one| one.cells)?
            .into_iter()
            .flatten()
            .collect();
        cells.sort_by_key(|cell| cell.place.start);
        for cell in cells {
            if let CellKind::Word(kind, _) = cell.kind
                && seen.insert(cell.place.start)
            {
                let place = edition.files().describe(&cell.place);
                found.entry((kind, cell.text)).or_default().push(place);
            }
        }
    }
    Ok(vocabulary()
        .into_iter()
        .flat_map(|(kind, words)| words.into_iter().map(move |word| (kind, word)))
        .map(|(kind, word)| WordUse {
            kind,
            word,
            uses: found.remove(&(kind, word.to_owned())).unwrap_or_default(),
        })
        .collect())
}

/// Finds words missing from `docs/reference/editions.md`, words used once without a reason, and rows without a word.
///
/// The document has a heading `### kind` for each kind of word and a table below it. A row starts with the
/// word in backquotes; its second column is the version that introduced it (`now`, or a planned feature); its
/// last column is the reason why it may be used once.
pub fn undocumented_words(uses: &[WordUse], document: &str) -> Vec<String> {
    let mut rows: BTreeMap<(String, String), (bool, bool)> = BTreeMap::new();
    let mut kind = String::new();
    for line in document.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            heading.trim().clone_into(&mut kind);
        } else if let Some(row) = line.strip_prefix("| `") {
            let Some((word, rest)) = row.split_once('`') else {
                continue;
            };
            let columns: Vec<&str> = rest
                .trim()
                .trim_matches('|')
                .split('|')
                .map(str::trim)
                .collect();
            let now = columns.first().is_some_and(|column| *column == "now");
            let reason =
                columns.len() > 1 && columns.last().is_some_and(|column| !column.is_empty());
            rows.insert((kind.clone(), word.to_owned()), (now, reason));
        }
    }
    let mut complaints = Vec::new();
    for WordUse { kind, word, uses } in uses {
        match rows.remove(&((*kind).to_owned(), (*word).to_owned())) {
            Some((true, reason)) => {
                if uses.len() == 1 && !reason {
                    complaints.push(format!(
                        "{kind} `{word}` is used once, without a reason: {}",
                        uses[0]
                    ));
                }
            }
            _ => complaints.push(format!(
                "{kind} `{word}` is in the types and not in the document as `now`"
            )),
        }
    }
    for ((kind, word), (now, _)) in rows {
        if now && uses.iter().any(|one| one.kind == kind) {
            complaints.push(format!(
                "{kind} `{word}` is in the document as `now` and not in the types"
            ));
        }
    }
    complaints
}
