//! What a server of battles needs to send messages: the settings of a mail server, and the words in each language.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use acies_host::Notice;
use acies_server::notices::{Facts, Letter, MailSettings, Matter, PageWords, Standing, Words};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// The environment variable of the password, so that it need not stand in a file.
pub const PASSWORD: &str = "ACIES_MAIL_PASSWORD";
/// The longest file of settings, in bytes.
const LONGEST: u64 = 1 << 16;
/// The languages of messages, English first, each with its messages.
const LANGUAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../locales/en/notices.ftl")),
    ("it", include_str!("../../../locales/it/notices.ftl")),
    ("de", include_str!("../../../locales/de/notices.ftl")),
];
/// The codes of these languages.
const CODES: [&str; LANGUAGES.len()] = {
    let mut codes = [""; LANGUAGES.len()];
    let mut at = 0;
    while at < codes.len() {
        codes[at] = LANGUAGES[at].0;
        at += 1;
    }
    codes
};

/// Why settings cannot be used.
#[derive(Debug, Error)]
pub enum SettingsError {
    /// The file cannot be read.
    #[error("{}: {error}, expected the settings of a mail server", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Others than its owner may read the file.
    #[error(
        "{}: found permissions {mode:o}, expected 600, because a password stands in it",
        path.display()
    )]
    Exposed {
        /// The file.
        path: PathBuf,
        /// Its permissions.
        mode: u32,
    },
    /// A line is not what it should be.
    #[error("{}: {error}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        error: String,
    },
}

/// Reads the settings of a mail server. The password may stand in the environment instead.
///
/// # Errors
/// When the file cannot be read, or has something else.
pub fn settings(path: &Path, password: Option<String>) -> Result<MailSettings, SettingsError> {
    let wrong = |error| SettingsError::File {
        path: path.into(),
        error,
    };
    let file = File::open(path).map_err(wrong)?;
    #[cfg(unix)]
    let mode = {
        use std::os::unix::fs::MetadataExt;
        file.metadata().map_err(wrong)?.mode() & 0o777
    };
    #[cfg(not(unix))]
    let mode = 0;
    let mut text = String::new();
    file.take(LONGEST)
        .read_to_string(&mut text)
        .map_err(wrong)?;
    let mut settings: MailSettings =
        toml::from_str(&text).map_err(|error| SettingsError::Content {
            path: path.into(),
            error: error.to_string().trim_end().to_owned(),
        })?;
    if settings.password.is_some() && mode & 0o077 != 0 {
        return Err(SettingsError::Exposed {
            path: path.into(),
            mode,
        });
    }
    settings.password = settings.password.or(password);
    Ok(settings)
}

/// The messages in all languages.
pub struct Sentences([FluentBundle<FluentResource>; LANGUAGES.len()]);

impl Sentences {
    /// The sentences that are compiled in.
    pub fn new() -> Sentences {
        Sentences(LANGUAGES.map(|(code, text)| {
            let language: LanguageIdentifier = code.parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            bundle.set_use_isolating(false);
            // Invalid messages of built-in files are left out; a test ensures that there are none.
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
            bundle.add_resource_overriding(resource);
            bundle
        }))
    }

    /// A message in a language, or in English where that is unknown; its id if there is no such message.
    fn say(&self, language: &str, id: &str, args: &[(&str, &str)]) -> String {
        let at = CODES.iter().position(|code| *code == language).unwrap_or(0);
        let bundle = &self.0[at];
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut named = FluentArgs::new();
        for &(name, text) in args {
            named.set(name.to_owned(), text.to_owned());
        }
        let text = bundle.format_pattern(pattern, Some(&named), &mut Vec::new());
        text.into_owned()
    }

    /// The letter of `acies admin mail-check`.
    pub fn check(&self) -> Letter {
        Letter {
            subject: self.say("en", "notice-check-subject", &[]),
            body: self.say("en", "notice-check", &[]) + "\n",
        }
    }
}

/// The message of what a letter is about.
const fn id(matter: Matter) -> &'static str {
    match matter {
        Matter::Confirm => "notice-confirm",
        Matter::Notice(Notice::Turn) => "notice-turn",
        Matter::Notice(Notice::Quarter) => "notice-quarter",
        Matter::Notice(Notice::Hours) => "notice-hours",
        Matter::Notice(Notice::Claim) => "notice-claim",
        Matter::Notice(Notice::Over) => "notice-over",
    }
}

impl Sentences {
    /// A message about a battle.
    fn about(&self, language: &str, facts: &Facts, id: &str) -> String {
        let [red, blue] = &facts.armies;
        let armies = self.say(language, "notice-armies", &[("red", red), ("blue", blue)]);
        self.say(language, id, &[("armies", &armies)])
    }

    /// What letters about battles are titled.
    fn subject(&self, language: &str, facts: &[Facts]) -> String {
        match facts {
            [one] => self.about(language, one, &format!("{}-subject", id(one.matter))),
            several => {
                let count = several.len().to_string();
                self.say(language, "notice-several-subject", &[("count", &count)])
            }
        }
    }
}

impl Words for Sentences {
    fn letter(&self, language: &str, facts: &[Facts], settings: &str) -> Letter {
        let say = |id: &str| self.say(language, id, &[]);
        let body = match facts {
            [one] if one.matter == Matter::Confirm => {
                let first = self.about(language, one, id(one.matter));
                format!("{first}\n\n{settings}\n\n{}\n", say("notice-confirm-not"))
            }
            facts => {
                let mut body = String::new();
                for one in facts {
                    body.push_str(&self.about(language, one, id(one.matter)));
                    body.push_str("\n\n");
                    if facts.len() == 1 {
                        body.push_str(&say("notice-open"));
                        body.push('\n');
                    }
                    body.push_str(&one.battle);
                    body.push_str("\n\n");
                }
                if facts.len() > 1 {
                    body.push_str(&say("notice-open-several"));
                    body.push_str("\n\n");
                }
                let (why, stop) = (say("notice-why"), say("notice-stop"));
                format!("{body}{why}\n{stop}\n{settings}\n")
            }
        };
        Letter {
            subject: self.subject(language, facts),
            body,
        }
    }

    fn lines(&self, language: &str, facts: &[Facts]) -> Letter {
        let lines = facts
            .iter()
            .map(|one| self.about(language, one, id(one.matter)));
        Letter {
            subject: self.subject(language, facts),
            body: lines.collect::<Vec<String>>().join("\n"),
        }
    }

    fn page(&self, language: &str, standing: Standing, address: &str) -> PageWords {
        let say = |id: &str| self.say(language, id, &[("address", address)]);
        let (id, confirm, stop) = match standing {
            Standing::Asked => ("notice-page-asked", true, true),
            Standing::Confirmed => ("notice-page-confirmed", false, true),
            Standing::Gone => ("notice-page-gone", false, false),
        };
        PageWords {
            title: say(id),
            text: say(&format!("{id}-text")),
            confirm: confirm.then(|| say("notice-page-confirm")),
            stop: stop.then(|| say("notice-page-stop")),
        }
    }

    fn languages(&self) -> &[&'static str] {
        &CODES
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const SETTINGS: &str = "https://acies.example/mail/0123";

    fn facts(matter: Matter) -> Facts {
        Facts {
            matter,
            code: "k7q2m9x4tz3c".parse().unwrap(),
            armies: ["III/7b".to_owned(), "III/10b".to_owned()],
            battle: "https://acies.example/b/k7q2m9x4tz3c".into(),
        }
    }

    #[test]
    fn every_letter_and_page_has_its_words_in_every_language() {
        let sentences = Sentences::new();
        assert_eq!(sentences.languages().first(), Some(&"en"));
        let matters = Notice::ALL.map(Matter::Notice);
        let mut subjects = BTreeSet::new();
        for code in sentences.languages() {
            for matter in matters.into_iter().chain([Matter::Confirm]) {
                let one = [facts(matter)];
                let Letter { subject, body } = sentences.letter(code, &one, SETTINGS);
                let text = format!("{subject}\n{body}");
                assert!(!text.contains("notice-"), "{text}");
                assert!(!subject.contains('\n'), "{subject}");
                assert!(
                    body.contains("III/7b") && body.contains("III/10b"),
                    "{body}"
                );
                assert!(body.contains(SETTINGS), "{body}");
                let has_battle = body.contains("https://acies.example/b/k7q2m9x4tz3c");
                assert_eq!(has_battle, matter != Matter::Confirm, "{body}");
                let lines = sentences.lines(code, &one);
                assert_eq!(lines.subject, subject);
                assert!(body.starts_with(&lines.body), "{body}");
                assert!(subjects.insert(subject));
            }
            let several = matters.map(facts);
            let Letter { subject, body } = sentences.letter(code, &several, SETTINGS);
            assert!(subject.contains('5'), "{subject}");
            assert!(!format!("{subject}\n{body}").contains("notice-"), "{body}");
            assert_eq!(body.matches("https://acies.example/b/").count(), 5);
            assert_eq!(body.matches(SETTINGS).count(), 1);
            let lines = sentences.lines(code, &several);
            assert_eq!(lines.subject, subject);
            assert_eq!(lines.body.lines().count(), 5);
            for standing in [Standing::Asked, Standing::Confirmed, Standing::Gone] {
                let page = sentences.page(code, standing, "red@example.org");
                let text = format!("{page:?}");
                assert!(!text.contains("notice-"), "{text}");
                let is_known = standing != Standing::Gone;
                assert_eq!(page.text.contains("red@example.org"), is_known, "{text}");
            }
        }
        assert!(!sentences.check().body.contains("notice-"));
        let unknown = sentences.letter("xx", &[facts(Matter::Confirm)], SETTINGS);
        let english = sentences.letter("en", &[facts(Matter::Confirm)], SETTINGS);
        assert_eq!(unknown, english);
    }

    #[test]
    fn settings_are_read_and_a_password_is_kept_from_others() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mail.toml");
        let bare =
            "server = \"smtp.example.org\"\nuser = \"acies\"\nfrom = \"acies@example.org\"\n";
        std::fs::write(&path, bare).unwrap();
        let read = settings(&path, Some("secret".into())).unwrap();
        assert_eq!(read.password.as_deref(), Some("secret"));
        std::fs::write(&path, format!("{bare}port = 99999\n")).unwrap();
        let error = settings(&path, None).unwrap_err().to_string();
        assert!(
            error.contains("mail.toml") && error.contains("line 4"),
            "{error}"
        );
        std::fs::write(&path, format!("{bare}passwort = \"secret\"\n")).unwrap();
        let error = settings(&path, None).unwrap_err().to_string();
        assert!(error.contains("unknown field `passwort`"), "{error}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            std::fs::write(&path, format!("{bare}password = \"secret\"\n")).unwrap();
            let mode = |mode| {
                std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).unwrap();
            };
            mode(0o644);
            let error = settings(&path, None).unwrap_err();
            assert!(matches!(error, SettingsError::Exposed { mode: 0o644, .. }));
            mode(0o600);
            assert!(settings(&path, None).is_ok());
        }
    }
}
