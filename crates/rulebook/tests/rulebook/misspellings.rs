//! Misspells keys and words of an edition in turn, and checks the error messages.
//!
//! A message must name the line; if the file itself defines the name, it must name the word that refers to
//! it.

use acies_rulebook::{EditionErrors, Rulebook};
use acies_sampling::sample;

/// The embedded editions with their files.
const EDITIONS: [(&str, &str); 2] = [
    ("1.22", include_str!("../../../../editions/dba-1.22.toml")),
    ("2.2", include_str!("../../../../editions/dba-2.2.toml")),
];

/// One place in so many is tried, in a gate one of twenty-one: all of them take minutes, and neighbours are read by the same code.
const EVERY: usize = 7;

/// Keys whose texts are names or references, free to choose.
const LABELS: [&str; 4] = ["id", "name", "code", "source"];

/// A place in a file: start, end, and line from 1.
struct Place {
    from: usize,
    to: usize,
    line: usize,
}

/// The keys before an equals sign, and the texts in double quotes with their keys, without comments.
///
/// Edition files contain no text with a hash or an escaped quote.
fn places(text: &str) -> (Vec<Place>, Vec<(String, Place)>) {
    let (mut keys, mut words) = (Vec::new(), Vec::new());
    let mut start = 0;
    let mut key = String::new();
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let line_number = index + 1;
        let code = line.split('#').next().unwrap_or_default();
        let mut rest = 0;
        while let Some(found) = code[rest..].find(['"', '=']) {
            let at = rest + found;
            if code.as_bytes()[at] == b'"' {
                let end = at + 1 + code[at + 1..].find('"').expect("a closing quote");
                let place = Place {
                    from: start + at + 1,
                    to: start + end,
                    line: line_number,
                };
                if code[end + 1..].trim_start().starts_with('=') {
                    keys.push(place);
                } else {
                    words.push((key.clone(), place));
                }
                rest = end + 1;
            } else {
                let before = code[..at].trim_end();
                let bare = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
                let from = before.rfind(|c| !bare(c)).map_or(0, |last| last + 1);
                if from < before.len() {
                    before[from..].clone_into(&mut key);
                    keys.push(Place {
                        from: start + from,
                        to: start + before.len(),
                        line: line_number,
                    });
                }
                rest = at + 1;
            }
        }
        start += line.len();
    }
    (keys, words)
}

/// The errors of the file with another text at a place.
fn changed(text: &str, name: &str, place: &Place, word: &str) -> Result<(), EditionErrors> {
    let text = format!("{}{word}{}", &text[..place.from], &text[place.to..]);
    Rulebook::load(&text, name).map(|_| ())
}

/// Whether the errors mention a line, or a word that is no longer defined.
fn is_reported(errors: &EditionErrors, line: usize, old: &str) -> bool {
    let old = format!("`{old}`");
    let mut errors = errors.0.iter();
    errors.any(|error| error.line == line || error.message.contains(&old))
}

#[test]
fn misspelt_keys_are_reported() {
    let mut wrong = Vec::new();
    for (edition, text) in EDITIONS {
        let (keys, _) = places(text);
        assert!(keys.len() > 500, "{edition}: only {} keys", keys.len());
        for place in sample(keys.iter().step_by(EVERY), 3) {
            let key = &text[place.from..place.to];
            let result = changed(text, edition, place, &format!("{key}-zz"));
            let said = match &result {
                Ok(()) => "accepted".to_owned(),
                Err(errors) if is_reported(errors, place.line, key) => continue,
                Err(errors) => errors.to_string(),
            };
            wrong.push(format!("{edition}:{}: {key}: {said}", place.line));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn misspelt_words_are_reported() {
    let mut wrong = Vec::new();
    for (edition, text) in EDITIONS {
        let (_, words) = places(text);
        assert!(words.len() > 500, "{edition}: only {} words", words.len());
        let free = |(key, _): &&(String, Place)| LABELS.contains(&key.as_str());
        let tried = words.iter().filter(|word| !free(word)).step_by(EVERY);
        for (key, place) in sample(tried, 3) {
            let old = &text[place.from..place.to];
            let result = changed(text, edition, place, "zz-nonsense");
            let said = match &result {
                Ok(()) => "accepted".to_owned(),
                Err(errors) if is_reported(errors, place.line, old) => continue,
                Err(errors) => errors.to_string(),
            };
            wrong.push(format!("{edition}:{}: {key}: {said}", place.line));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
