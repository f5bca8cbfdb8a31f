//! Everything that is said has a message, and every message is said.

use std::collections::BTreeSet;

use acies_generals::solo::{ACTIONS, CARDS, Fact, Procedure, TROOPS};
use acies_referee::Rule;
use acies_rulebook::{Rulebook, Section};

use super::events::FORMS;
use super::{FILES, NEUTRAL, Texts, rule_message};

/// The source of every module of the program that says something.
const SOURCES: [&str; 19] = [
    include_str!("../reasons.rs"),
    include_str!("../army.rs"),
    include_str!("../baroque/mod.rs"),
    include_str!("../baroque/pursue.rs"),
    include_str!("../baroque/react.rs"),
    include_str!("../baroque/tokens.rs"),
    include_str!("../check.rs"),
    include_str!("../odds.rs"),
    include_str!("../replay.rs"),
    include_str!("../report.rs"),
    include_str!("../rules.rs"),
    include_str!("../sheet.rs"),
    include_str!("../sim/mod.rs"),
    include_str!("../sim/plot/matrix.rs"),
    include_str!("../sim/plot/mod.rs"),
    include_str!("../sim/plot/rows.rs"),
    include_str!("../sim/progress.rs"),
    include_str!("../sim/output.rs"),
    include_str!("../solo/output.rs"),
];

/// The ids of the messages of a file: each begins its line.
fn ids(file: &str) -> BTreeSet<&str> {
    file.lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id)
        .filter(|id| !id.starts_with([' ', '#']))
        .collect()
}

#[test]
fn every_file_is_sound() {
    for file in FILES {
        if let Err((_, errors)) = fluent_bundle::FluentResource::try_new(file.to_owned()) {
            panic!("{errors:?}");
        }
    }
}

#[test]
fn no_message_stands_in_two_files() {
    // All files are put into one bundle, where the later message takes the place of the earlier.
    let mut seen = BTreeSet::new();
    for id in FILES.into_iter().flat_map(ids) {
        assert!(seen.insert(id), "{id} stands in two files");
    }
}

#[test]
fn a_report_speaks_to_neither_side() {
    let account = FILES[5];
    let neutral = ids(NEUTRAL);
    assert!(neutral.is_subset(&ids(account)));
    let mut id = "";
    for line in account.lines() {
        if let Some((first, _)) = line.split_once(" = ")
            && !line.starts_with([' ', '#'])
        {
            id = first;
        }
        let text = line.to_lowercase();
        let mut words = text.split(|letter: char| !letter.is_alphabetic() && letter != '-');
        let to_player = words.any(|word| ["you", "your", "yours"].contains(&word));
        assert!(!to_player || neutral.contains(id), "{id}");
    }
    assert!(!NEUTRAL.to_lowercase().contains(" your "));
}

#[test]
fn each_rule_has_a_message_and_each_message_a_rule() {
    let rules: Vec<String> = Rule::ALL.iter().map(|&rule| rule_message(rule)).collect();
    let rules: BTreeSet<&str> = rules.iter().map(String::as_str).collect();
    assert_eq!(ids(FILES[0]), rules);
    let texts = Texts::english();
    for &rule in Rule::ALL {
        assert!(texts.rule(rule).ends_with('.'), "{rule}");
    }
}

#[test]
fn each_event_has_a_message_and_each_message_an_event() {
    let forms: BTreeSet<&str> = FORMS.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids(FILES[1]), forms);
    let texts = Texts::english();
    for (id, form) in FORMS {
        // The form itself is a line of the event, with the names of its variables for words.
        let line = form.replace(['{', '}'], "");
        let (found, args) = super::events::read(&line).unwrap();
        assert_eq!(found, id, "{line}");
        assert!(
            texts.say_checked(id, &args).is_ok(),
            "{id}: {:?}",
            texts.say_checked(id, &args)
        );
    }
}

#[test]
fn each_text_of_the_program_is_said() {
    // The general chooses the names of rules and measures in its reasons.
    let named = |id: &&str| {
        let starts = [
            "account-aim-",
            "account-rule-",
            "account-fact-",
            "account-chance-",
            "account-count-",
            "account-result-",
            "account-score-",
            "account-does-",
            "account-veto-",
            "account-worth-",
            "account-swap-",
        ];
        starts.iter().any(|start| id.starts_with(start))
    };
    let account = ids(FILES[5]);
    let account = account
        .iter()
        .filter(|id| **id == "account-rule-because" || !named(id));
    for id in ids(FILES[2]).iter().chain(account) {
        let quoted = format!("\"{id}\"");
        let by_ending = ["report-won", "report-conceded", "report-drawn"].contains(id);
        assert!(
            by_ending || SOURCES.iter().any(|source| source.contains(&quoted)),
            "{id} is never said"
        );
    }
}

#[test]
fn each_text_that_is_said_has_a_message() {
    let known = FILES[2..]
        .iter()
        .fold(BTreeSet::new(), |known, file| &known | &ids(file));
    for source in SOURCES {
        let after = source.split("say(\"").skip(1);
        for id in after.filter_map(|rest| rest.split('"').next()) {
            assert!(known.contains(id), "{id}");
        }
    }
}

#[test]
fn a_number_counts_and_a_word_of_digits_stays_as_it_is() {
    let texts = Texts::english();
    // A seed is a word: `007` is another one than `7`.
    for seed in ["7", "007", "+7", "99999999999"] {
        let said = texts.say("report-seed", &[("seed", seed)]);
        assert_eq!(said, format!("Dice seed: {seed}"));
    }
}

/// Every section of the sheets of all editions.
fn sections() -> Vec<Section> {
    let carried = Rulebook::editions().map(|name| Rulebook::edition_source(name).unwrap());
    let mut found = Vec::new();
    for source in carried {
        let scale = source.scales()[0];
        found.extend(source.compile(scale, &[], &[]).unwrap().sheet().sections);
    }
    found
}

#[test]
fn each_part_of_a_sheet_has_a_title_and_each_title_a_part() {
    let texts = Texts::english();
    let (mut used, mut untitled) = (BTreeSet::new(), BTreeSet::new());
    for section in sections() {
        let id = format!("sheet-{}", section.id.replace('.', "-"));
        if texts.titled(&id, None).is_none() {
            untitled.insert(id.clone());
        }
        let rows = section.rows.iter().flatten();
        for (key, _) in rows.chain(&section.facts) {
            let part = format!("{id}-{key}");
            let titled = texts.titled(&id, Some(key)).is_some();
            if !titled && texts.titled(&part, None).is_none() {
                untitled.insert(format!("{id}.{key}"));
            }
            used.insert(format!("{id}.{key}"));
        }
        used.insert(id);
    }
    assert_eq!(untitled, BTreeSet::new());
    let mut message = "";
    for line in FILES[3].lines() {
        let Some((id, _)) = line.split_once(" =") else {
            continue;
        };
        let key = if let Some(attribute) = id.trim_start().strip_prefix('.') {
            format!("{message}.{attribute}")
        } else {
            message = id;
            id.to_owned()
        };
        let said = SOURCES
            .iter()
            .any(|source| source.contains(&format!("\"{key}\"")));
        assert!(said || used.contains(&key), "{key} titles nothing");
    }
}

#[test]
fn events_are_described_in_sentences() {
    let texts = Texts::english();
    for (line, sentence) in [
        ("pips spent 1 left 3", "1 PIP was spent, 3 left."),
        ("pips spent 2 left 3", "2 PIPs were spent, 3 left."),
        (
            "moved r1 to 7 8.25 facing 0 distance 1.25",
            "r1 moved 1.25 to 7 8.25, facing 0.",
        ),
        ("lost b1 by left-table", "b1 was lost: it left the table."),
        (
            "fought r1 blue-camp factors 5 -1 dice 6 2 margin ahead",
            "r1 against blue-camp: 5 and 6 rolled, -1 and 2 rolled. r1 won.",
        ),
        ("something new", "something new"),
    ] {
        assert_eq!(texts.event(line), sentence);
    }
}

#[test]
fn each_word_of_the_procedure_has_a_message_and_each_message_a_word() {
    let procedure = Procedure::built_in();
    let mut words = BTreeSet::new();
    for table in &procedure.tables {
        words.insert(format!("solo-table-{}", table.name));
        let results = table.rows.iter().map(|row| &row.result);
        words.extend(results.map(|result| format!("solo-result-{}-{result}", table.name)));
    }
    words.extend(Fact::ALL.iter().map(|fact| format!("solo-fact-{fact}")));
    words.extend(ACTIONS.iter().map(|action| format!("solo-action-{action}")));
    words.extend(TROOPS.map(|troops| format!("solo-troops-{troops}")));
    for card in &CARDS {
        words.insert(format!("solo-card-{}", card.name));
        words.extend((1..=card.lines).map(|nth| format!("solo-card-{}-{nth}", card.name)));
    }
    let said = |id: &str| {
        SOURCES
            .iter()
            .any(|source| source.contains(&format!("\"{id}\"")))
    };
    let messages: BTreeSet<String> = ids(FILES[4])
        .into_iter()
        .filter(|id| !said(id))
        .map(str::to_owned)
        .collect();
    assert_eq!(messages, words);
}

#[test]
fn each_action_of_the_procedure_has_an_aim_and_each_aim_an_action() {
    let aims: BTreeSet<&str> = (ids(FILES[5]).into_iter())
        .filter_map(|id| id.strip_prefix("account-aim-"))
        .collect();
    // What no list of the procedure names is free.
    assert_eq!(aims, ACTIONS.iter().copied().chain(["free"]).collect());
}

#[test]
fn each_word_of_the_assistant_for_baroque_has_a_message() {
    use acies_baroque::{
        Abilities, Advice, Duty, Expected, LogEntry, Manner, Mark, Mode, NoteKind, Reaction,
        RulingRow, Situation, Trigger, UnitAction,
    };
    let known = ids(FILES[6]);
    let mut words: Vec<String> = Vec::new();
    let mut family = |name: &str, of: Vec<&str>| {
        words.extend(of.iter().map(|word| format!("baroque-{name}-{word}")));
    };
    family("event", LogEntry::IDS.to_vec());
    family("duty", Duty::ALL.iter().map(|one| one.word()).collect());
    family(
        "deed",
        UnitAction::ALL.iter().map(|one| one.word()).collect(),
    );
    family("manner", Manner::ALL.iter().map(|one| one.word()).collect());
    family("advice", Advice::ALL.iter().map(|one| one.word()).collect());
    family("mark", Mark::ALL.map(Mark::word).to_vec());
    family("mode", Mode::ALL.map(Mode::code).to_vec());
    family("mode-help", Mode::ALL.map(Mode::code).to_vec());
    family("ability", Abilities::WORDS.to_vec());
    family("situation", Situation::ALL.map(Situation::word).to_vec());
    family("trigger", Trigger::ALL.map(Trigger::word).to_vec());
    family(
        "expected",
        Expected::ALL.iter().map(|one| one.word()).collect(),
    );
    family("note", NoteKind::ALL.map(NoteKind::word).to_vec());
    let reactions = || Reaction::ALL.into_iter().map(Some).chain([None]);
    family(
        "reaction",
        reactions().map(Reaction::reaction_word).collect(),
    );
    family("short", reactions().map(Reaction::reaction_word).collect());
    for row in RulingRow::all().iter().filter(|row| row.answers.len() > 1) {
        words.push(format!("baroque-ruling-{}", row.id));
        let answers = row.answers.iter();
        words.extend(answers.map(|answer| format!("baroque-ruling-{}-{answer}", row.id)));
    }
    let missing: Vec<&String> = words
        .iter()
        .filter(|word| !known.contains(word.as_str()))
        .collect();
    assert_eq!(missing, Vec::<&String>::new());
}
