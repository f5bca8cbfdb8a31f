//! Parses and validates a procedure file (docs/reference/solo-dba.md).

use std::collections::BTreeMap;

use acies_rulebook::rows::row;

use super::condition::Condition;
use super::dice_table::{DiceTable, Modifier, Row};
use super::facts::Fact;
use super::names::{ACTIONS, AGGRESSIONS, TROOPS};
use super::procedure::{BadMatchUp, DeploymentRule, GarrisonRow, Judgement, Procedure};
use super::veteran::Thresholds;

/// The known rules of deployment.
const DEPLOYMENT: [&str; 9] = [
    "two-ranks",
    "most-land",
    "not-facing",
    "not-opposite",
    "column-in-bad-going",
    "depth",
    "fastest-outside",
    "general-in-the-middle",
    "other-flank",
];

/// The stances of a bound (section 5.3), which are also the results of the stance table.
const STANCES: [&str; 3] = ["aggressive", "cautious", "defensive"];

/// The file as written.
pub(super) struct ProcedureFile {
    format: u8,
    name: String,
    kinds: BTreeMap<String, String>,
    tables: Vec<FileTable>,
    priorities: FilePriorities,
    garrison: Vec<FileGarrison>,
    deployment: Vec<FileDeployment>,
    match_ups: Vec<BadMatchUp>,
    judgement: FileJudgement,
}

row!(ProcedureFile { format, name, kinds, tables, priorities, judgement; garrison, deployment, match_ups });

/// The actions of each stance, highest rank first.
struct FilePriorities {
    aggressive: Vec<String>,
    cautious: Vec<String>,
    defensive: Vec<String>,
}

row!(FilePriorities {
    aggressive,
    cautious,
    defensive
});

struct FileJudgement {
    inversion: i16,
    veto: i16,
    reply: i16,
    override_first: Vec<i16>,
    override_second: Vec<i16>,
    override_last: Vec<i16>,
}

row!(FileJudgement {
    inversion,
    veto,
    reply,
    override_first,
    override_second,
    override_last
});

struct FileTable {
    section: String,
    name: String,
    dice: Option<u8>,
    rows: Vec<Row>,
    modifiers: Vec<FileModifier>,
    rulings: Vec<String>,
}

row!(FileTable { section, name; dice, rows, modifiers, rulings });

struct FileModifier {
    row: u8,
    value: i16,
    each: Option<String>,
    when: Option<Vec<String>>,
    or: Option<Vec<String>>,
}

row!(FileModifier { row, value; each, when, or });

struct FileGarrison {
    row: u8,
    troops: String,
    when: Vec<String>,
}

row!(FileGarrison { row, troops, when });

struct FileDeployment {
    row: u8,
    rule: String,
    troops: Vec<String>,
    enemies: Vec<String>,
    most: Option<u8>,
    table: Option<String>,
    when: Vec<String>,
}

row!(FileDeployment { row, rule; troops, enemies, most, table, when });
row!(Row { result; to });
row!(BadMatchUp {
    row,
    troops,
    faced_by
});

/// Checks that every word is in a list.
fn known(words: &[String], list: &[&str], place: &str) -> Result<(), String> {
    match words.iter().find(|word| !list.contains(&word.as_str())) {
        Some(word) => Err(format!(
            "{place}: found `{word}`, expected one of {}",
            list.join(", ")
        )),
        None => Ok(()),
    }
}

/// Checks that rows are numbered from 1, as in the source.
fn numbered(rows: impl Iterator<Item = u8>, place: &str) -> Result<(), String> {
    for (row, expected) in rows.zip(1..) {
        if row != expected {
            return Err(format!("{place}: found row {row}, expected row {expected}"));
        }
    }
    Ok(())
}

fn conditions(texts: &[String], place: &str) -> Result<Vec<Condition>, String> {
    texts
        .iter()
        .map(|text| Condition::parse(text).map_err(|message| format!("{place}: {message}")))
        .collect()
}

impl ProcedureFile {
    /// Validates the file and looks up every word.
    pub(super) fn compile(self) -> Result<Procedure, String> {
        if self.format != 1 {
            return Err(format!("found format {}, expected 1", self.format));
        }
        let names: Vec<String> = self.kinds.keys().cloned().collect();
        known(&names, &TROOPS, "kinds")?;
        if let Some(kind) = TROOPS.iter().find(|kind| !self.kinds.contains_key(**kind)) {
            return Err(format!("kinds: `{kind}` is missing"));
        }
        let mut tables: Vec<DiceTable> = Vec::new();
        for raw in self.tables {
            let table = raw.compile()?;
            if tables.iter().any(|known| known.name == table.name) {
                return Err(format!("there are two tables `{}`", table.name));
            }
            tables.push(table);
        }
        let FilePriorities {
            aggressive,
            cautious,
            defensive,
        } = self.priorities;
        let priorities = STANCES
            .into_iter()
            .zip([aggressive, cautious, defensive])
            .map(|(stance, actions)| {
                known(&actions, &ACTIONS, &format!("priorities, {stance}"))?;
                Ok((stance.to_owned(), actions))
            })
            .collect::<Result<_, String>>()?;
        numbered(self.garrison.iter().map(|row| row.row), "garrison")?;
        numbered(self.deployment.iter().map(|row| row.row), "deployment")?;
        numbered(self.match_ups.iter().map(|row| row.row), "match-ups")?;
        let garrison = self.garrison.into_iter().map(FileGarrison::compile);
        let deployment = self.deployment.into_iter().map(|row| row.compile(&tables));
        for row in &self.match_ups {
            let place = format!("match-ups, row {}", row.row);
            known(&row.troops, &TROOPS, &place)?;
            known(&row.faced_by, &TROOPS, &place)?;
        }
        Ok(Procedure {
            name: self.name,
            kinds: self.kinds,
            garrison: garrison.collect::<Result<_, _>>()?,
            deployment: deployment.collect::<Result<_, _>>()?,
            match_ups: self.match_ups,
            judgement: self.judgement.compile(),
            tables,
            priorities,
        })
    }
}

impl FileJudgement {
    fn compile(self) -> Judgement {
        Judgement {
            inversion: self.inversion,
            veto: self.veto,
            reply: self.reply,
            thresholds: Thresholds([
                self.override_last,
                self.override_second,
                self.override_first,
            ]),
        }
    }
}

impl FileTable {
    fn compile(self) -> Result<DiceTable, String> {
        let place = format!("table `{}`", self.name);
        let dice = self.dice.unwrap_or(1);
        if !(1..=2).contains(&dice) {
            return Err(format!("{place}: found {dice} dice, expected 1 or 2"));
        }
        let last = self.rows.len().saturating_sub(1);
        let mut least = i16::MIN;
        for (index, row) in self.rows.iter().enumerate() {
            match row.to {
                Some(to) if index < last && to > least => least = to,
                None if index == last => {}
                _ => {
                    return Err(format!(
                        "{place}: the rows have to rise, and the last alone has no `to`"
                    ));
                }
            }
        }
        numbered(self.modifiers.iter().map(|modifier| modifier.row), &place)?;
        let known = |rows: &[Row], words: &[&str]| {
            let results: Vec<String> = rows.iter().map(|row| row.result.clone()).collect();
            known(&results, words, &place)
        };
        // These results are used as values of facts and as names of lists.
        match self.name.as_str() {
            "aggression" => known(&self.rows, &AGGRESSIONS)?,
            "stance" => known(&self.rows, &STANCES)?,
            _ => {}
        }
        let modifiers = self
            .modifiers
            .into_iter()
            .map(|modifier| modifier.compile(&place));
        Ok(DiceTable {
            modifiers: modifiers.collect::<Result<_, _>>()?,
            section: self.section,
            name: self.name,
            dice: dice.into(),
            rows: self.rows,
            rulings: self.rulings,
        })
    }
}

impl FileModifier {
    fn compile(self, table: &str) -> Result<Modifier, String> {
        let place = format!("{table}, modifier {}", self.row);
        if self.each.is_some() == self.when.is_some() || (self.or.is_some() && self.when.is_none())
        {
            return Err(format!(
                "{place}: expected either `each` or `when`, and `or` only with `when`"
            ));
        }
        let each = match &self.each {
            Some(name) => Some(
                Fact::from_name(name)
                    .ok_or_else(|| format!("{place}: found `{name}`, expected a fact"))?,
            ),
            None => None,
        };
        let when = [self.when, self.or]
            .into_iter()
            .flatten()
            .map(|all| conditions(&all, &place));
        Ok(Modifier {
            row: self.row,
            value: self.value,
            each,
            when: when.collect::<Result<_, _>>()?,
        })
    }
}

impl FileGarrison {
    fn compile(self) -> Result<GarrisonRow, String> {
        let place = format!("garrison, row {}", self.row);
        known(std::slice::from_ref(&self.troops), &TROOPS, &place)?;
        Ok(GarrisonRow {
            row: self.row,
            when: conditions(&self.when, &place)?,
            troops: self.troops,
        })
    }
}

impl FileDeployment {
    fn compile(self, tables: &[DiceTable]) -> Result<DeploymentRule, String> {
        let place = format!("deployment, row {}", self.row);
        known(std::slice::from_ref(&self.rule), &DEPLOYMENT, &place)?;
        known(&self.troops, &TROOPS, &place)?;
        known(&self.enemies, &TROOPS, &place)?;
        if let Some(name) = &self.table
            && !tables.iter().any(|table| table.name == *name)
        {
            return Err(format!("{place}: there is no table `{name}`"));
        }
        Ok(DeploymentRule {
            row: self.row,
            rule: self.rule,
            when: conditions(&self.when, &place)?,
            troops: self.troops,
            enemies: self.enemies,
            most: self.most,
            table: self.table,
        })
    }
}
