//! The commands that the documents for a host and the files of `deploy/` name exist, with their options.

use clap::{CommandFactory, Parser};

use crate::args::Args;
use crate::notices::settings;

/// The files that name commands.
const FILES: [(&str, &str, usize); 5] = [
    ("host.md", include_str!("../../../docs/play/host.md"), 10),
    (
        "acies.service",
        include_str!("../../../deploy/acies.service"),
        1,
    ),
    (
        "acies-backup.service",
        include_str!("../../../deploy/acies-backup.service"),
        1,
    ),
    (
        "Containerfile",
        include_str!("../../../deploy/Containerfile"),
        1,
    ),
    ("mail.toml", include_str!("../../../deploy/mail.toml"), 2),
];

/// The commands of a file that have options or values, each as its words.
fn commands(text: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for line in text.lines() {
        for (at, _) in line.match_indices("acies ") {
            let before = line[..at].chars().next_back();
            let rest = &line[at..];
            let end = rest.find([';', '`', '\'', ']']).unwrap_or(rest.len());
            let words: Vec<String> = rest[..end]
                .split_whitespace()
                .map(|word| word.trim_matches(['"', '\\', ',', '.']))
                .map(|word| match word {
                    "${ACIES_PUBLIC}" | "$ACIES_PUBLIC" => "https://acies.example",
                    "FOLDER" | "FILE" | "ADDRESS" => "it",
                    _ => word,
                })
                .filter(|word| !word.is_empty() && *word != "$ACIES_MORE")
                .map(str::to_owned)
                .collect();
            let is_command = words
                .get(1)
                .is_some_and(|word| word == "serve" || word == "admin");
            if is_command && words.len() > 2 && before != Some('-') {
                found.push(words);
            }
        }
    }
    found
}

#[test]
fn commands_of_the_documents_exist() {
    for (file, text, count) in FILES {
        let commands = commands(text);
        assert_eq!(commands.len(), count, "{file}: {commands:?}");
        for words in commands {
            if let Err(error) = Args::try_parse_from(&words) {
                panic!("{file}: {}: {error}", words.join(" "));
            }
        }
    }
}

#[test]
fn files_that_the_documents_name_are_there() {
    let (_, host, _) = FILES[0];
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut named = 0;
    for (at, _) in host.match_indices("deploy/") {
        let rest = &host[at..];
        let is_name = |c: char| c.is_ascii_alphanumeric() || "/.-".contains(c);
        let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        let path = rest[..end].trim_end_matches('.');
        assert!(std::path::Path::new(root).join(path).is_file(), "{path}");
        named += 1;
    }
    assert!(named >= 8, "{named}");
}

#[test]
fn the_settings_of_a_mail_server_that_are_shown_are_read() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/mail.toml");
    let read = settings(path.as_ref(), Some("secret".into())).unwrap();
    acies_server::notices::Mailer::new(&read).unwrap();
}

#[test]
fn the_manual_page_names_every_command() {
    let manual = include_str!("../../../xtask/dist/acies.1");
    for command in Args::command().get_subcommands() {
        let heading = format!("\n.B {}\n", command.get_name());
        assert!(manual.contains(&heading), "{}", command.get_name());
    }
}
