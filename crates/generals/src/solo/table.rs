//! A table of the procedure: what a throw comes to, with the modifiers that apply.
//!
//! It does not know what a result means, nor where dice and facts come from.

use super::condition::Condition;
use super::facts::{Fact, Facts};

/// A table of the procedure, or a throw by which the highest is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The section of the source.
    pub section: String,
    /// Its name, which no other table has.
    pub name: String,
    /// How many dice are thrown and added, 1 or 2.
    pub dice: usize,
    /// The rows, from the lowest total up; none where the highest total wins.
    pub rows: Vec<Row>,
    /// What is added to the dice.
    pub modifiers: Vec<Modifier>,
    /// The ids of the rulings that decide how it is read (docs/reference/solo-dba.md).
    pub rulings: Vec<String>,
}

/// What a total up to a number comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The highest total of this row; the last row has none.
    pub to: Option<i16>,
    /// What it comes to.
    pub result: String,
}

/// Something that is added to the dice when it applies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// Its row in the source, from 1.
    pub row: u8,
    /// What is added.
    pub value: i16,
    /// It is added once for each of this, where there is one.
    pub each: Option<Fact>,
    /// It applies when one of these lists holds as a whole.
    pub when: Vec<Vec<Condition>>,
}

impl Modifier {
    /// What it adds, 0 when it does not apply.
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

    /// The facts it asks for, each once.
    fn facts(&self) -> Vec<Fact> {
        let asked = self.when.iter().flatten().flat_map(Condition::facts);
        once(self.each.into_iter().chain(asked))
    }
}

/// Facts in their first order, each once.
fn once(facts: impl Iterator<Item = Fact>) -> Vec<Fact> {
    let mut seen = Vec::new();
    for fact in facts {
        if !seen.contains(&fact) {
            seen.push(fact);
        }
    }
    seen
}

/// A modifier that applied, with the facts that made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Applied {
    /// Its row in the source.
    pub row: u8,
    /// What it added.
    pub value: i16,
    /// What it asked for, and the numbers it found.
    pub facts: Vec<(Fact, i16)>,
}

/// What a throw on a table came to, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consulted {
    /// The dice that were thrown.
    pub dice: Vec<u8>,
    /// The modifiers that applied.
    pub modifiers: Vec<Applied>,
    /// The dice and all that was added.
    pub total: i16,
    /// The row that has the total, from 0; `None` where there are no rows.
    pub row: Option<usize>,
}

impl Table {
    /// The facts that its modifiers ask for, each once, in their order.
    pub fn facts(&self) -> Vec<Fact> {
        once(self.modifiers.iter().flat_map(Modifier::facts))
    }

    /// The modifiers that apply.
    pub fn applied(&self, facts: &Facts) -> Vec<Applied> {
        let rows = self.modifiers.iter().map(|modifier| Applied {
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

    /// The row that has a total, from 0; `None` where there are no rows.
    pub fn row(&self, total: i16) -> Option<usize> {
        self.rows
            .iter()
            .position(|row| row.to.is_none_or(|to| total <= to))
    }

    /// What these dice come to.
    pub fn consult(&self, facts: &Facts, dice: &[u8]) -> Consulted {
        let modifiers = self.applied(facts);
        let total = sum(dice) + modifiers.iter().map(|applied| applied.value).sum::<i16>();
        Consulted {
            dice: dice.to_vec(),
            modifiers,
            total,
            row: self.row(total),
        }
    }

    /// What a consultation comes to, in the table's word.
    pub fn result(&self, consulted: &Consulted) -> Option<&str> {
        let row = self.rows.get(consulted.row?)?;
        Some(&row.result)
    }
}

/// Dice added up.
pub(super) fn sum(dice: &[u8]) -> i16 {
    dice.iter().map(|&die| i16::from(die)).sum()
}
