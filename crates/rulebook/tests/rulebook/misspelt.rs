//! No slip of the pen in an edition file goes unnoticed: every key and every word of it is misspelt in turn, and what is
//! said names the line; or, where the file itself gives out the name, whoever goes by the old one.

use acies_rulebook::{EditionErrors, Rulebook};

/// The editions that the program carries, with their files.
const EDITIONS: [(&str, &str); 2] = [
    ("1.22", include_str!("../../../../editions/dba-1.22.toml")),
    ("2.2", include_str!("../../../../editions/dba-2.2.toml")),
];

/// Every how many places one is tried: all of them take minutes, and neighbours are read by the same code.
const EVERY: usize = 7;

/// Keys whose texts are names or references, free to choose.
const LABELS: [&str; 4] = ["id", "name", "code", "source"];

/// A place in a file: where it starts and ends, and its line from 1.
struct Place {
    from: usize,
    to: usize,
    line: usize,
}

/// The keys before an equals sign, and the texts in double quotes with the key that they belong to; comments are left
/// out. An edition file has no text with a hash or an escaped quote.
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

/// What is said of the file with another text in a place.
fn changed(text: &str, name: &str, place: &Place, word: &str) -> Result<(), EditionErrors> {
    let text = format!("{}{word}{}", &text[..place.from], &text[place.to..]);
    Rulebook::load(&text, name).map(|_| ())
}

/// Whether a complaint is about a line, or about a word that stands nowhere any more.
fn is_told(errors: &EditionErrors, line: usize, old: &str) -> bool {
    let old = format!("`{old}`");
    let mut errors = errors.0.iter();
    errors.any(|error| error.line == line || error.message.contains(&old))
}

#[test]
fn every_misspelt_key_is_named_with_its_line() {
    let mut wrong = Vec::new();
    for (edition, text) in EDITIONS {
        let (keys, _) = places(text);
        assert!(keys.len() > 500, "{edition}: only {} keys", keys.len());
        for place in keys.iter().step_by(EVERY) {
            let key = &text[place.from..place.to];
            let result = changed(text, edition, place, &format!("{key}-zz"));
            let said = match &result {
                Ok(()) => "accepted".to_owned(),
                Err(errors) if is_told(errors, place.line, key) => continue,
                Err(errors) => errors.to_string(),
            };
            wrong.push(format!("{edition}:{}: {key}: {said}", place.line));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_misspelt_word_is_named_with_its_line() {
    let mut wrong = Vec::new();
    for (edition, text) in EDITIONS {
        let (_, words) = places(text);
        assert!(words.len() > 500, "{edition}: only {} words", words.len());
        let free = |(key, _): &&(String, Place)| LABELS.contains(&key.as_str());
        for (key, place) in words.iter().filter(|word| !free(word)).step_by(EVERY) {
            let old = &text[place.from..place.to];
            let result = changed(text, edition, place, "zz-nonsense");
            let said = match &result {
                Ok(()) => "accepted".to_owned(),
                Err(errors) if is_told(errors, place.line, old) => continue,
                Err(errors) => errors.to_string(),
            };
            wrong.push(format!("{edition}:{}: {key}: {said}", place.line));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
