//! The engine of a record: which program played the battle.

use std::fmt;

/// A program that plays battles: its version, and the commit that it was built from.
///
/// Two engines of the same version and commit play every record alike, so events that come out differently mean that
/// the record was changed. Any other engine may know other rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Engine {
    /// The version, such as `0.1.0`.
    pub version: String,
    /// The commit, with a `+` if there were changes beside it; empty if it is unknown.
    pub commit: String,
}

impl Engine {
    /// The engine of this version and commit.
    pub fn new(version: impl Into<String>, commit: impl Into<String>) -> Engine {
        Engine {
            version: version.into(),
            commit: commit.into(),
        }
    }

    /// Parses the rest of the line `engine VERSION COMMIT`.
    pub(super) fn parse(text: &str) -> Option<Engine> {
        let (version, commit) = text.split_once(' ').unwrap_or((text, ""));
        let plain = |word: &str| word.bytes().all(|byte| byte.is_ascii_graphic());
        (!version.is_empty() && plain(version) && plain(commit))
            .then(|| Engine::new(version, commit))
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.version)?;
        if self.commit.is_empty() {
            return Ok(());
        }
        write!(f, " {}", self.commit)
    }
}
