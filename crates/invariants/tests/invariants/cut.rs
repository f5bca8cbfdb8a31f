//! Records of real battles, cut as by a killed program or a full disk: each loads up to its last whole order or throw.

use acies_chronicle::{EditionChoice, Engine, Head, Line, Record, Recorder, Seed};
use acies_generals::general;
use acies_referee::Ask;

/// The record of a battle between two generals with their audit notes, as `acies battle` writes it.
pub fn battle_record(edition: &str, names: [&str; 2], limit: u16) -> Vec<u8> {
    let seed = Seed::from(7);
    let edition = EditionChoice::plain(edition);
    let rulebook = edition.rulebook().unwrap();
    let head = Head {
        engine: Some(Engine::new("0.1.0", "0123abcd")),
        limit,
        players: names.map(str::to_owned),
        ..Head::plain(
            edition,
            &rulebook,
            ["II/12".into(), "II/33".into()],
            "keyed",
        )
    }
    .promising(&seed);
    let mut generals = names.map(|name| general(name, 3).unwrap());
    let mut recorder = Recorder::begin(head.battle().unwrap(), Vec::new(), &head).unwrap();
    loop {
        match recorder.battle().asks() {
            Ask::Over(_) => return recorder.end(Some(&seed)).unwrap().1,
            Ask::Throw(throw) => {
                let dice = seed.dice(throw.purpose, throw.dice);
                recorder.throw("keyed", &dice).unwrap();
            }
            Ask::Decide { side, .. } => {
                let general = &mut generals[side as usize];
                let order = general.decide(recorder.battle(), side);
                for entry in general.take_entries() {
                    recorder.note(&entry.to_note(side)).unwrap();
                }
                recorder.obey(&order).unwrap();
            }
        }
    }
}

/// Loads the first `end` bytes of a record: everything up to the last whole line, and nothing else.
fn load_cut(text: &[u8], end: usize, whole: &Record) -> Record {
    let part = Record::read(&text[..end]).unwrap_or_else(|error| panic!("cut at {end}: {error}"));
    // A line that ends with its own hash lacks no more than its line break.
    let last = text[..end].rsplit(|&byte| byte == b'\n').next();
    let last = String::from_utf8_lossy(last.unwrap_or_default());
    let has_hash = ["hash ", "order ", "choice ", "throw "];
    let has_hash = has_hash.iter().any(|start| last.starts_with(start));
    let complete = has_hash && text.get(end) == Some(&b'\n');
    let breaks = text[..end].split(|&byte| byte == b'\n').count() - 1;
    let lines = breaks + usize::from(complete);
    assert_eq!(part.lines, whole.lines[..lines], "cut at {end}");
    let in_a_line = !complete && (end == 0 || text[end - 1] != b'\n');
    assert_eq!(part.cut, in_a_line.then_some(lines + 1), "cut at {end}");
    assert_eq!(part.broken, None, "cut at {end}");
    let entries = whole.entries.iter().take_while(|entry| entry.line <= lines);
    assert_eq!(part.entries.len(), entries.count(), "cut at {end}");
    for (entry, all) in part.entries.iter().zip(&whole.entries) {
        assert_eq!(
            (&entry.given, entry.line),
            (&all.given, all.line),
            "cut at {end}"
        );
        assert!(all.events.starts_with(&entry.events), "cut at {end}");
    }
    part
}

/// Replays a loaded record without differences.
fn replay_cut(part: &Record, end: usize) {
    let Ok(verified) = part.verify() else {
        assert!(part.head.is_err(), "cut at {end}");
        return;
    };
    if let Err(error) = verified {
        panic!("cut at {end}: {error}");
    }
}

/// The position just after each line break.
fn line_ends(text: &[u8]) -> impl Iterator<Item = usize> {
    let breaks = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    breaks.map(|(at, _)| at + 1)
}

#[test]
fn record_cut_at_any_byte_loads_up_to_its_last_line() {
    let text = battle_record("2.2", ["dull", "dull"], 1);
    let whole = Record::read(&text).unwrap();
    for end in 0..=text.len() {
        load_cut(&text, end, &whole);
    }
}

#[test]
fn record_cut_within_an_order_replays_up_to_it() {
    for (edition, names) in [
        ("1.22", ["random", "solo-dba"]),
        ("2.2", ["veteran", "greedy"]),
        ("3.0", ["solo-dba", "random"]),
    ] {
        let text = battle_record(edition, names, 2);
        let whole = Record::read(&text).unwrap();
        assert!(whole.notes().count() > 10, "{edition}");
        let mut start = 0;
        for (nth, end) in line_ends(&text).enumerate() {
            let is_given = matches!(
                whole.lines[nth],
                Line::Order { .. } | Line::Choice { .. } | Line::Throw { .. }
            );
            for cut in [start, start + 1, usize::midpoint(start, end), end - 1] {
                load_cut(&text, cut, &whole);
            }
            // Within its hash, the record is as before the line; just after that its events are missing, but are derived again.
            if is_given {
                replay_cut(&load_cut(&text, end - 2, &whole), end - 2);
                replay_cut(&load_cut(&text, end, &whole), end);
            }
            start = end;
        }
        replay_cut(&load_cut(&text, text.len(), &whole), text.len());
    }
}
