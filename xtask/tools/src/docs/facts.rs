//! The statements of the rules in `docs/reference/facts.toml` and `facts-3.0.toml`, and the scenarios that show them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use acies_referee::Rule;
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use super::scenarios::Case;

/// The notes that statements are from: their name in scenarios, the file, and the editions they are about.
const NOTES: [(&str, &str, &str); 2] = [
    ("dba22", "docs/reference/facts.toml", "2.2 and 1.22"),
    ("dba30", "docs/reference/facts-3.0.toml", "3.0"),
];

/// The statements of all notes, in the order of the editions.
pub struct Facts {
    /// The notes, in the order of the editions.
    pub notes: Vec<Notes>,
}

/// The statements of one set of notes, by section.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// Their name in scenarios, such as `dba22`.
    #[serde(skip)]
    pub name: &'static str,
    /// The editions they are about.
    #[serde(skip)]
    pub editions: &'static str,
    /// The sections, in their order.
    #[serde(default)]
    pub section: Vec<Section>,
}

/// A section of the rules.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its number, such as `21.7`.
    pub number: String,
    /// Its subject.
    pub title: String,
    /// Its statements.
    pub facts: Vec<Fact>,
}

/// A statement of the rules, in our own words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// Its id within its section.
    pub id: String,
    /// Its source.
    pub from: From,
    /// The statement itself.
    pub says: String,
    /// The reason why no scenario can show both sides of it, if none can.
    pub lacks: Option<String>,
    /// The rules of the referee that it is the reason of: `rule`, with an edition before it or a word after it where it is so only there.
    #[serde(default)]
    pub refuses: Vec<String>,
}

/// The source of a statement.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum From {
    /// A source says it.
    Seen,
    /// Players of the edition know it.
    Known,
    /// It is open, and the edition file decides.
    Ruling,
}

/// The side of a statement that a scenario shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// A case where it holds and one where it does not.
    Both,
    /// A case where it holds.
    Holding,
    /// A case where it does not hold.
    Other,
}

/// A statement's place: its notes, section and id.
pub type At<'a> = (&'a str, &'a str, &'a str);

/// The scenarios of every statement.
pub type Shown<'a> = BTreeMap<At<'a>, Vec<(&'a Case, Shows)>>;

impl Facts {
    /// Reads all notes.
    ///
    /// # Errors
    /// When a file cannot be read, or names a section or a statement twice.
    pub fn read(root: &Path) -> Result<Facts> {
        let read = |&(name, file, editions)| -> Result<Notes> {
            let text = fs::read_to_string(root.join(file)).context(file)?;
            let notes: Notes = toml::from_str(&text).context(file)?;
            notes.check().context(file)?;
            Ok(Notes {
                name,
                editions,
                ..notes
            })
        };
        let notes = NOTES.iter().map(read).collect::<Result<_>>()?;
        Ok(Facts { notes })
    }

    /// The scenarios that show each statement.
    ///
    /// # Errors
    /// When a scenario names an unknown source or statement.
    pub fn shown<'a>(&'a self, cases: &'a [Case]) -> Result<Shown<'a>> {
        let mut shown = Shown::new();
        for case in cases {
            for named in &case.facts {
                let mark = self.mark(named).with_context(|| case.path.clone())?;
                if let Some((at, shows)) = mark {
                    let cases = shown.entry(at).or_default();
                    cases.push((case, shows));
                }
            }
        }
        Ok(shown)
    }

    /// What was seen in a source and is not shown on both sides, or is said to lack a scenario and does not; and the scenarios that are
    /// said to show both sides with one expectation. A line each.
    pub fn lacks(&self, shown: &Shown<'_>) -> Vec<String> {
        let mut found = Vec::new();
        let all = self.notes.iter().flat_map(Notes::all);
        for (at, fact) in all.filter(|(_, fact)| fact.from == From::Seen) {
            let both = shown.get(&at).is_some_and(|cases| on_both_sides(cases));
            match (both, &fact.lacks) {
                (false, None) => found.push(format!("{at:?}: a side has no scenario")),
                (true, Some(_)) => found.push(format!("{at:?}: nothing is lacking any more")),
                _ => {}
            }
        }
        for (at, cases) in shown {
            let alone = cases
                .iter()
                .filter(|(case, shows)| *shows == Shows::Both && case.expectations < 2);
            found.extend(
                alone.map(|(case, _)| format!("{} cannot show both sides of {at:?}", case.path)),
            );
        }
        found
    }

    /// What `refuses` names that is no rule of the referee, a line each.
    pub fn strangers(&self) -> Vec<String> {
        let is_rule = |named: &String| {
            let mut words = named.split(' ');
            let is_edition = |word: &&str| word.starts_with(|first: char| first.is_ascii_digit());
            let rule = words.find(|word| !is_edition(word)).unwrap_or_default();
            Rule::ALL.iter().any(|one| one.id() == rule)
        };
        let all = self.notes.iter().flat_map(Notes::all);
        all.flat_map(|(at, fact)| fact.refuses.iter().map(move |named| (at, named)))
            .filter(|(_, named)| !is_rule(named))
            .map(|(at, named)| format!("{at:?}: {named:?} is no rule of the referee"))
            .collect()
    }

    /// Parses one of a scenario's facts.
    ///
    /// `dba22 §17` or `dba22 §25 A9` names a section or its row, `dba22 §17 far-edge` a statement, with `yes` or `no`
    /// one side of it.
    fn mark(&self, named: &str) -> Result<Option<(At<'_>, Shows)>> {
        let mut words = named.split(' ');
        let name = words.next().unwrap_or_default();
        let notes = self.notes.iter().find(|notes| notes.name == name);
        let notes = notes.with_context(|| format!("{named:?} begins with no name of notes"))?;
        let number = words.next().and_then(|word| word.strip_prefix('§'));
        let number = number.with_context(|| format!("{named:?} names no section"))?;
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        ensure!(number.split('.').all(digits), "{named:?} names no section");
        let Some(id) = words.next() else {
            return Ok(None);
        };
        let shows = match words.next() {
            None => Shows::Both,
            Some("yes") => Shows::Holding,
            Some("no") => Shows::Other,
            Some(other) => bail!("{named:?}: found {other}, expected yes or no"),
        };
        ensure!(words.next().is_none(), "{named:?} goes on too long");
        if id.strip_prefix('A').is_some_and(digits) {
            return Ok(None);
        }
        let found = notes
            .all()
            .find(|((_, section, fact), _)| *section == number && *fact == id);
        let (at, _) = found.with_context(|| format!("{named:?} is no statement of these notes"))?;
        Ok(Some((at, shows)))
    }
}

impl Notes {
    /// Every statement with its place.
    pub fn all(&self) -> impl Iterator<Item = (At<'_>, &Fact)> {
        self.section.iter().flat_map(|section| {
            let at = |fact| (self.name, section.number.as_str(), fact);
            section
                .facts
                .iter()
                .map(move |fact| (at(fact.id.as_str()), fact))
        })
    }

    /// Checks that no section and no statement appears twice.
    fn check(&self) -> Result<()> {
        let mut sections = std::collections::BTreeSet::new();
        for section in &self.section {
            ensure!(
                sections.insert(&section.number),
                "two sections {}",
                section.number
            );
        }
        let mut statements = std::collections::BTreeSet::new();
        for ((_, section, id), _) in self.all() {
            ensure!(
                statements.insert((section, id)),
                "section {section} says {id} twice"
            );
        }
        Ok(())
    }
}

/// Whether both sides of a statement are shown.
pub fn on_both_sides(cases: &[(&Case, Shows)]) -> bool {
    let shows = |wanted: Shows| {
        let mut cases = cases.iter();
        cases.any(|(_, shows)| *shows == wanted || *shows == Shows::Both)
    };
    shows(Shows::Holding) && shows(Shows::Other)
}

#[cfg(test)]
mod tests {
    use super::{Fact, Facts, From, Notes, Shown};
    use xtask::run::root;

    #[test]
    fn without_scenarios_each_statement_that_was_seen_lacks_one_unless_it_says_why() {
        let facts = Facts::read(&root()).unwrap();
        let all = facts.notes.iter().flat_map(Notes::all);
        let unexplained = |fact: &Fact| fact.from == From::Seen && fact.lacks.is_none();
        let count = all.filter(|(_, fact)| unexplained(fact)).count();
        assert!(count > 0);
        assert_eq!(facts.lacks(&Shown::new()).len(), count);
    }

    #[test]
    fn a_statement_refuses_by_rules_that_there_are() {
        let mut facts = Facts::read(&root()).unwrap();
        assert_eq!(facts.strangers(), Vec::<String>::new());
        let fact = &mut facts.notes[0].section[0].facts[0];
        fact.refuses = ["move.gap", "2.2 move.gap Ps", "move.gab", "2.2"]
            .map(String::from)
            .to_vec();
        assert_eq!(facts.strangers().len(), 2);
    }

    #[test]
    fn what_is_no_statement_is_refused() {
        let facts = Facts::read(&root()).unwrap();
        for good in [
            "dba22 §17",
            "dba22 §25 A9",
            "dba22 §17 far-edge",
            "dba22 §17 far-edge no",
            "dba30 §18 A1",
        ] {
            assert!(facts.mark(good).is_ok(), "{good}");
        }
        for bad in [
            "dba99 §17",
            "dba22 17",
            "dba22 §",
            "dba22 §17 fair-edge",
            "dba22 §17 far-edge perhaps",
            "dba22 §17 far-edge no no",
        ] {
            assert!(facts.mark(bad).is_err(), "{bad}");
        }
    }
}
