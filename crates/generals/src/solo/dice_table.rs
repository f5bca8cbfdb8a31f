//! Dice tables of the procedure: a roll with modifiers, and the row it leads to.

use super::condition::Condition;
use super::facts::{Fact, Facts};

/// A dice table, or the modifiers of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceTable {
    /// The section of the source.
    pub section: String,
    /// Its unique name.
    pub name: String,
    /// How many dice are rolled and added, 1 or 2.
    pub dice: usize,
    /// The rows from the lowest total up; none for a contest.
    pub rows: Vec<Row>,
    /// The modifiers of the roll.
    pub modifiers: Vec<Modifier>,
    /// The ids of the rulings on how to read it (docs/reference/solo-dba.md).
    pub rulings: Vec<String>,
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The highest total of the row; `None` for the last row.
    pub to: Option<i16>,
    /// The result.
    pub result: String,
}

/// A modifier of a roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// Its row in the source, from 1.
    pub row: u8,
    /// What it adds.
    pub value: i16,
    /// If set, it is added once for each of these.
    pub each: Option<Fact>,
    /// It applies when all conditions of one of these lists hold.
    pub when: Vec<Vec<Condition>>,
}

impl Modifier {
    /// What it adds; 0 when it does not apply.
    fn adds(&self, facts: &Facts) -> i16 {
        if let Some(fact) = self.each {
            return self.value * facts.get(fact);
        }
        let applies = self
            .when
            .iter()
            .any(|all| all.iter().all(|condition| condition.holds(facts)));
        if applies { self.value } else { 0 }
    }

    /// The facts that it uses, each once.
    fn facts(&self) -> Vec<Fact> {
        let asked = self.when.iter().flatten().flat_map(Condition::facts);
        once(self.each.into_iter().chain(asked))
    }
}

/// The facts in their first order, each once.
pub(super) fn once(facts: impl Iterator<Item = Fact>) -> Vec<Fact> {
    let mut seen = Vec::new();
    for fact in facts {
        if !seen.contains(&fact) {
            seen.push(fact);
        }
    }
    seen
}

/// A modifier that applied, with its facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AppliedModifier {
    /// Its row in the source.
    pub row: u8,
    /// What it added.
    pub value: i16,
    /// The facts that it used, and their values.
    pub facts: Vec<(Fact, i16)>,
}

/// The outcome of a roll on a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRoll {
    /// The dice.
    pub dice: Vec<u8>,
    /// The modifiers that applied.
    pub modifiers: Vec<AppliedModifier>,
    /// The dice and modifiers added up.
    pub total: i16,
    /// The index of the row with this total; `None` without rows.
    pub row: Option<usize>,
}

impl DiceTable {
    /// The facts that its modifiers use, each once, in order.
    pub fn facts(&self) -> Vec<Fact> {
        once(self.modifiers.iter().flat_map(Modifier::facts))
    }

    /// The modifiers that apply.
    pub fn applied(&self, facts: &Facts) -> Vec<AppliedModifier> {
        let rows = self.modifiers.iter().map(|modifier| AppliedModifier {
            row: modifier.row,
            value: modifier.adds(facts),
            facts: modifier
                .facts()
                .into_iter()
                .map(|fact| (fact, facts.get(fact)))
                .collect(),
        });
        rows.filter(|applied| applied.value != 0).collect()
    }

    /// The index of the row with a total; `None` without rows.
    pub fn row(&self, total: i16) -> Option<usize> {
        self.rows
            .iter()
            .position(|row| row.to.is_none_or(|to| total <= to))
    }

    /// The outcome of these dice.
    pub fn evaluate(&self, facts: &Facts, dice: &[u8]) -> TableRoll {
        let modifiers = self.applied(facts);
        let total = sum(dice) + modifiers.iter().map(|applied| applied.value).sum::<i16>();
        TableRoll {
            dice: dice.to_vec(),
            modifiers,
            total,
            row: self.row(total),
        }
    }

    /// The result of a roll.
    pub fn result(&self, rolled: &TableRoll) -> Option<&str> {
        let row = self.rows.get(rolled.row?)?;
        Some(&row.result)
    }
}

/// The sum of dice.
pub(super) fn sum(dice: &[u8]) -> i16 {
    dice.iter().map(|&die| i16::from(die)).sum()
}
