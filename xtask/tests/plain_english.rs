//! Keeps words out of code, documents and messages that make them hard to read.
//!
//! Elements are *it* and players are *you* or *the player*, so pronouns such as *somebody* and *whom* are signs of
//! a sentence or a name to rewrite (see CONTRIBUTING). Identifiers are split at underscores and capitals.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Words that never appear; a phrase is separated by blanks.
const WORDS: &[&str] = &[
    "somebody",
    "nobody",
    "anybody",
    "everybody",
    "whom",
    "whoever",
    "told",
    "he who",
];

/// Files and folders to check, relative to the project.
const CHECKED: &[&str] = &[
    "crates",
    "xtask",
    "fuzz",
    "benches",
    "web/src",
    "web/e2e",
    "web/test",
    "locales/en",
    "docs",
    "editions",
    "generals",
    "baroque",
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "look/README.md",
    "scenarios/README.md",
];

/// Files and folders that are not checked, with the reason.
const EXCLUDED: &[(&str, &str)] = &[
    ("docs/design/names.md", "lists the old names"),
    ("xtask/tests/plain_english.rs", "lists the words"),
];

const EXTENSIONS: &[&str] = &[
    "rs", "toml", "md", "ts", "js", "mjs", "svelte", "ftl", "html", "css",
];

/// The number of words left in areas that are not rewritten yet. Entries may only shrink, and go at zero.
const ALLOWED: &[(&str, usize)] = &[
    // The id of a ruling, which stays valid.
    ("baroque", 1),
    ("crates/baroque-wasm", 1),
    ("crates/chronicle", 4),
    // Words of records and of notes, which stay valid: `"nobody"`, `"nobody-there"`.
    ("crates/generals", 5),
    ("crates/rulebook", 1),
    // Words of edition files and ids of statements and rulings, which stay valid.
    ("docs", 4),
    ("docs/generated", 1),
    // Words of edition files, which stay valid: `corner-cut = "nobody"`, `values.nobody`.
    ("editions", 7),
    // Ids of messages for words that stay valid, such as `said-nobody`.
    ("locales/en", 5),
    // The field `told` of what the Baroque engine answers.
    ("web", 4),
];

/// The words of a line in lower case, with identifiers split at underscores and capitals.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut previous_is_lower = false;
    for character in line.chars() {
        let starts_word = character.is_uppercase() && previous_is_lower;
        if (!character.is_alphanumeric() || starts_word) && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        if character.is_alphanumeric() {
            word.extend(character.to_lowercase());
        }
        previous_is_lower = character.is_lowercase();
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// The listed words and phrases in a line, each as often as it occurs.
fn matches(line: &str) -> Vec<&'static str> {
    let words = words(line);
    let mut found = Vec::new();
    for start in 0..words.len() {
        for &listed in WORDS {
            let mut parts = listed.split(' ').zip(&words[start..]);
            let count = listed.split(' ').count();
            if words.len() - start >= count && parts.all(|(part, word)| part == word) {
                found.push(listed);
            }
        }
    }
    found
}

/// Calls `check` with the relative path and text of every checked file below a path.
fn visit(root: &Path, relative: &str, check: &mut dyn FnMut(&str, &str)) {
    let is_excluded = EXCLUDED.iter().any(|&(excluded, _)| excluded == relative);
    let path = root.join(relative);
    if is_excluded || !path.exists() {
        return;
    }
    if path.is_dir() {
        let entries = fs::read_dir(&path).expect("a folder of the project");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("a folder entry").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .filter(|name| name != "target" && name != "node_modules")
            .collect();
        names.sort();
        for name in names {
            visit(root, &format!("{relative}/{name}"), check);
        }
    } else if EXTENSIONS
        .iter()
        .any(|end| path.extension().is_some_and(|own| own == *end))
    {
        let text = fs::read_to_string(&path).expect("a text file");
        check(relative, &text);
    }
}

/// The entry of [`ALLOWED`] for a file: the longest path that contains it.
fn allowed_entry(file: &str) -> Option<&'static str> {
    let contains = |path: &str| {
        file.strip_prefix(path)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let paths = ALLOWED.iter().map(|&(path, _)| path);
    paths
        .filter(|path| contains(path))
        .max_by_key(|path| path.len())
}

#[test]
fn listed_words_do_not_appear() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut files = 0;
    for path in CHECKED {
        visit(&root, path, &mut |file, text| {
            files += 1;
            let entry = allowed_entry(file).unwrap_or("");
            for (index, line) in text.lines().enumerate() {
                for word in matches(line) {
                    let place = format!("{file}:{}: `{word}`", index + 1);
                    found.entry(entry).or_default().push(place);
                }
            }
        });
    }
    assert!(files > 500, "only {files} files were checked");
    let mut report = String::new();
    for (path, places) in &found {
        let limit = ALLOWED.iter().find(|(entry, _)| entry == path);
        let limit = limit.map_or(0, |&(_, count)| count);
        if places.len() < limit {
            let count = places.len();
            writeln!(
                report,
                "{path}: {count} found, lower its entry from {limit}"
            )
            .expect("a string can be written");
        } else if places.len() > limit {
            let area = if path.is_empty() { "elsewhere" } else { path };
            writeln!(report, "{area}: {} found, {limit} allowed", places.len())
                .and_then(|()| writeln!(report, "  {}", places.join("\n  ")))
                .expect("a string can be written");
        }
    }
    assert!(
        report.is_empty(),
        "rewrite these sentences and names (see CONTRIBUTING):\n{report}"
    );
}

#[test]
fn matcher_finds_words_in_text_and_identifiers() {
    assert_eq!(
        matches("// Nobody moves, whom it hits."),
        ["nobody", "whom"]
    );
    assert_eq!(matches("fn is_told(&self)"), ["told"]);
    assert_eq!(matches("let wasTold = Told::new();"), ["told", "told"]);
    assert_eq!(matches("HE WHO dares"), ["he who"]);
}

#[test]
fn matcher_ignores_parts_of_other_words() {
    assert_eq!(matches("untold whomsoever nobodys; he, or who"), [""; 0]);
    assert_eq!(matches("the one who moves"), [""; 0]);
}
