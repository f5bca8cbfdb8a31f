//! The page `docs/generated/coverage.md`: what the rules say, and the scenarios that show it.

use std::fmt::Write;

use anyhow::Result;

use super::MADE;
use super::choices::{self, Choices};
use super::facts::{Fact, Facts, From, Shown, Shows, on_both_sides};
use super::scenarios::{Case, Suite};

const HEAD: &str = "\
# What the scenarios show

The rules as statements in our own words, and the scenarios that show them. A statement draws a boundary, and a scenario is
on one side of it or on both.

* The second column is the source: *seen* in a source, *known* by players of the edition, or a *ruling*, where the rules are
  open and the edition file decides ([rulings](../reference/rulings.md)).
* Scenarios without a word before them show both sides: what is allowed and what is not, what counts and what does not.
  *Holds* marks scenarios that show where the statement holds, *beyond* those that show where it does not, or what happens
  without it.

The statements are in [facts.toml](../reference/facts.toml) and [facts-3.0.toml](../reference/facts-3.0.toml); a scenario names those that it shows in its `facts`. A statement that was
seen in a source must be shown on both sides, or give the reason why it cannot.
";

/// The page.
///
/// # Errors
/// When the text cannot be written.
pub fn page(
    suite: &Suite,
    facts: &Facts,
    shown: &Shown<'_>,
    choices: &Choices<'_>,
) -> Result<String> {
    let mut page = format!("{MADE}\n\n{HEAD}\n");
    write_counts(&mut page, suite, facts, shown)?;
    for notes in &facts.notes {
        writeln!(page, "\n## {}", notes.editions)?;
        for section in &notes.section {
            writeln!(page, "\n### §{} {}\n", section.number, section.title)?;
            writeln!(page, "| the rules say | known | scenarios |\n|---|---|---|")?;
            for fact in &section.facts {
                let at = (notes.name, section.number.as_str(), fact.id.as_str());
                let cases = shown.get(&at).map_or(&[][..], Vec::as_slice);
                let (says, from) = (&fact.says, word(fact.from));
                writeln!(page, "| {says} | {from} | {} |", cell(fact, cases))?;
            }
        }
    }
    choices::write(&mut page, choices)?;
    Ok(page)
}

/// Writes the total counts.
fn write_counts(page: &mut String, suite: &Suite, facts: &Facts, shown: &Shown) -> Result<()> {
    writeln!(
        page,
        "| edition | known | statements | shown on both sides | on one side | not shown |\n|---|---|---|---|---|---|"
    )?;
    for notes in &facts.notes {
        for from in [From::Seen, From::Known, From::Ruling] {
            let mut counts = [0; 3];
            for (at, _) in notes.all().filter(|(_, fact)| fact.from == from) {
                let column = match shown.get(&at) {
                    Some(cases) if on_both_sides(cases) => 0,
                    Some(_) => 1,
                    None => 2,
                };
                counts[column] += 1;
            }
            let [both, one, none] = counts;
            let (editions, all) = (notes.editions, both + one + none);
            let word = word(from);
            writeln!(
                page,
                "| {editions} | {word} | {all} | {both} | {one} | {none} |"
            )?;
        }
    }
    let expectations: usize = suite.cases.iter().map(|case| case.expectations).sum();
    let scenarios = suite.cases.len();
    writeln!(
        page,
        "\nThere are {scenarios} scenarios with {expectations} expectations."
    )?;
    Ok(())
}

const fn word(from: From) -> &'static str {
    match from {
        From::Seen => "seen",
        From::Known => "known",
        From::Ruling => "ruling",
    }
}

/// The scenarios of a statement, those of both sides first; why there are none where that is so.
fn cell(fact: &Fact, cases: &[(&Case, Shows)]) -> String {
    let group = |wanted: Shows| {
        let those = cases.iter().filter(|(_, shows)| *shows == wanted);
        those
            .map(|(case, _)| link(case))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let mut groups = Vec::new();
    for (shows, word) in [
        (Shows::Both, ""),
        (Shows::Holding, "*holds:* "),
        (Shows::Other, "*beyond:* "),
    ] {
        let those = group(shows);
        if !those.is_empty() {
            groups.push(format!("{word}{those}"));
        }
    }
    if let Some(why) = &fact.lacks {
        groups.push(format!("none: {why}"));
    }
    groups.join("; ")
}

/// A link by the path of a scenario: a table has no room for its title.
pub fn link(case: &Case) -> String {
    let path = case.path.trim_start_matches("scenarios/");
    let name = path.trim_start_matches("2.2/").trim_end_matches(".toml");
    format!("[{name}](../../{})", case.path)
}
