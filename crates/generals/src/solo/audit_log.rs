//! Rolls the procedure's dice and records every decision.
//!
//! The log is also the general's memory: a recorded roll is never made again. A general that is resumed in the middle
//! of a battle reads earlier decisions from the record's notes.

use std::convert::Infallible;

use super::contest::{Contender, ContestScore, contest_with};
use super::dice::Dice;
use super::dice_table::{AppliedModifier, DiceTable, sum};
use super::facts::{Fact, Facts};
use super::procedure::Procedure;
use crate::audit::{ChosenMove, ContestOption, Entry, FactValue, How, ModifierEntry, Number, Roll};

/// The dice and the record of decisions.
#[derive(Clone, Debug)]
pub struct AuditLog {
    procedure: &'static Procedure,
    dice: Dice,
    /// All entries, and how many of them were taken.
    entries: Vec<Entry>,
    taken: usize,
    /// The bound of new entries; 0 before the first.
    bound: u16,
}

impl AuditLog {
    /// Creates an empty log.
    pub fn new(dice: Dice) -> AuditLog {
        AuditLog {
            procedure: Procedure::built_in(),
            dice,
            entries: Vec::new(),
            taken: 0,
            bound: 0,
        }
    }

    /// The procedure to follow.
    pub fn procedure(&self) -> &'static Procedure {
        self.procedure
    }

    /// All entries in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Sets the bound of new entries; 0 before the first.
    pub fn set_bound(&mut self, bound: u16) {
        self.bound = bound;
    }

    /// The entries since the last call.
    pub fn take_entries(&mut self) -> Vec<Entry> {
        let new = self.entries[self.taken..].to_vec();
        self.taken = self.entries.len();
        new
    }

    /// Adds an entry from a record, without reporting it again.
    pub fn replay_entry(&mut self, entry: Entry) {
        self.entries.push(entry);
        self.taken = self.entries.len();
    }

    /// Whether dice depend on their purpose only, so that a dry run rolls the same.
    pub fn has_keyed_dice(&self) -> bool {
        matches!(self.dice, Dice::Keyed(_))
    }

    /// Runs `work` and then discards its entries and dice.
    pub fn dry_run<T>(&mut self, work: impl FnOnce(&mut AuditLog) -> T) -> T {
        let (written, dice) = (self.entries.len(), self.dice.clone());
        let worked = work(self);
        self.entries.truncate(written);
        self.dice = dice;
        worked
    }

    /// Adds the entries of a dry run.
    pub fn append(&mut self, entries: &[Entry]) {
        self.entries.extend_from_slice(entries);
    }

    /// The last entry of this name and subject in the present bound.
    pub fn find(&self, name: &str, subject: &str) -> Option<&Entry> {
        self.entries.iter().rev().find(|entry| {
            entry.bound == self.bound && entry.name == name && entry.subject == subject
        })
    }

    /// How many entries of this name there are in the whole battle.
    pub fn count(&self, name: &str) -> usize {
        self.entries
            .iter()
            .filter(|entry| entry.name == name)
            .count()
    }

    /// A pseudo-random number that is not a roll: not recorded, and the same on every call in a bound.
    pub fn seeded_number(&self, purpose: &str) -> u64 {
        self.dice.number(&format!("{purpose} {}", self.bound))
    }

    fn table(&self, name: &str) -> Option<&'static DiceTable> {
        let table = self.procedure.table(name);
        debug_assert!(table.is_some(), "the procedure has no table `{name}`");
        table
    }

    /// Rolls dice that no other purpose of the bound shares.
    fn roll(&mut self, name: &str, subject: &str, count: usize) -> Vec<u8> {
        let purpose = format!("{name} {} {subject}", self.bound);
        self.dice.roll(&purpose, count)
    }

    /// The result of a table for a subject, rolled and recorded once per bound.
    pub fn roll_on(&mut self, name: &str, subject: &str, facts: &Facts) -> String {
        self.roll_on_with_dice(name, subject, facts, None)
    }

    /// The same with given dice.
    pub fn roll_on_with_dice(
        &mut self,
        name: &str,
        subject: &str,
        facts: &Facts,
        dice: Option<&[u8]>,
    ) -> String {
        if let Some(entry) = self.find(name, subject) {
            return entry.result.clone();
        }
        let Some(table) = self.table(name) else {
            return String::new();
        };
        let dice = match dice {
            Some(dice) => dice.to_vec(),
            None => self.roll(name, subject, table.dice),
        };
        let rolled = table.evaluate(facts, &dice);
        let result = table.result(&rolled).unwrap_or_default().to_owned();
        let how = How::Table(Roll {
            dice,
            modifiers: modifier_entries(&rolled.modifiers),
            total: rolled.total,
        });
        self.push_table(table, subject, how, &result);
        result
    }

    /// The `wanted` best of the options by rolls on a table, the best first; rolled and recorded once per bound.
    ///
    /// The recorded result is their names, joined by ` + `.
    pub fn choose(
        &mut self,
        name: &str,
        subject: &str,
        options: &[(String, Contender)],
        wanted: usize,
    ) -> Vec<String> {
        let best = |order: &[usize]| {
            let order = order.iter().copied();
            let order = order.filter(|&place| !options[place].1.ignored);
            order.take(wanted).collect()
        };
        self.choose_with(name, subject, options, &best)
    }

    /// The same with a custom selection: `select` gets the indices of the options, the best first, and returns the
    /// chosen ones.
    pub fn choose_with(
        &mut self,
        name: &str,
        subject: &str,
        options: &[(String, Contender)],
        select: &dyn Fn(&[usize]) -> Vec<usize>,
    ) -> Vec<String> {
        if let Some(entry) = self.find(name, subject) {
            let names = entry.result.split(" + ").filter(|name| !name.is_empty());
            return names.map(str::to_owned).collect();
        }
        let Some(table) = self.table(name) else {
            return Vec::new();
        };
        let contenders: Vec<Contender> = options.iter().map(|(_, one)| one.clone()).collect();
        let mut rounds = vec![0; options.len()];
        let thrown = contest_with(table, &contenders, select, |place, count| {
            rounds[place] += 1;
            let of = format!("{subject} {} {}", options[place].0, rounds[place]);
            Ok::<_, Infallible>(self.roll(name, &of, count))
        });
        let contest = match thrown {
            Ok(contest) => contest,
            Err(never) => match never {},
        };
        let contestants = options.iter().zip(&contest.scores);
        let contestants = contestants.map(|((name, one), score)| ContestOption {
            name: name.clone(),
            throws: rolls(score),
            ignored: one.ignored,
        });
        let how = How::Contest {
            options: contestants.collect(),
        };
        let chosen: Vec<String> = contest
            .chosen
            .iter()
            .map(|&place| options[place].0.clone())
            .collect();
        self.push_table(table, subject, how, &chosen.join(" + "));
        chosen
    }

    /// How many entries of this name there are in the present bound.
    pub fn count_this_bound(&self, name: &str) -> usize {
        let entries = self.entries.iter();
        entries
            .filter(|entry| entry.bound == self.bound && entry.name == name)
            .count()
    }

    /// The `nth` entry of this name in the present bound, from 1.
    pub fn nth_this_bound(&self, name: &str, nth: usize) -> Option<&Entry> {
        let entries = self.entries.iter();
        let mut named = entries.filter(|entry| entry.bound == self.bound && entry.name == name);
        named.nth(nth.checked_sub(1)?)
    }

    /// Breaks a tie between `among` options by a die, rolled and recorded once per bound.
    ///
    /// A die too high to be shared out evenly is rolled again.
    pub fn break_tie(&mut self, subject: &str, among: usize) -> usize {
        if let Some(entry) = self.find("tie", subject) {
            return entry.result.parse().unwrap_or(1).clamp(1, among.max(1)) - 1;
        }
        let among = among.clamp(1, 6);
        let most = 6 / among * among;
        let mut dice = Vec::new();
        let place = loop {
            let of = format!("{subject} {}", dice.len());
            let die = usize::from(self.roll("tie", &of, 1).first().copied().unwrap_or(1));
            dice.push(die as u8);
            if die <= most {
                break (die - 1) % among;
            }
        };
        self.entries.push(Entry {
            bound: self.bound,
            section: "5.3".to_owned(),
            name: "tie".to_owned(),
            subject: subject.to_owned(),
            how: How::Table(Roll {
                total: place as i16 + 1,
                dice,
                modifiers: Vec::new(),
            }),
            result: (place + 1).to_string(),
            rulings: vec!["R-65".to_owned()],
        });
        place
    }

    /// Records the decision of a rule without dice, once per bound and subject.
    pub fn record_rule(
        &mut self,
        section: &str,
        name: &str,
        subject: &str,
        result: &str,
        facts: &[(&str, i64)],
        rulings: &[&str],
    ) {
        if self.find(name, subject).is_some() {
            return;
        }
        self.push(section, name, subject, facts, result, rulings);
    }

    fn push(
        &mut self,
        section: &str,
        name: &str,
        subject: &str,
        facts: &[(&str, i64)],
        result: &str,
        rulings: &[&str],
    ) {
        let facts = facts
            .iter()
            .map(|&(fact, number)| Number(fact.to_owned(), number));
        self.entries.push(Entry {
            bound: self.bound,
            section: section.to_owned(),
            name: name.to_owned(),
            subject: subject.to_owned(),
            how: How::Rule {
                facts: facts.collect(),
            },
            result: result.to_owned(),
            rulings: rulings.iter().map(|&id| id.to_owned()).collect(),
        });
    }

    /// Records an order of shooting or combat, even if the bound has the same one already.
    ///
    /// Both sides shoot in every bound.
    pub fn record_combat_order(&mut self, name: &str, order: &str, facts: &[(&str, i64)]) {
        self.push("5", name, "", facts, order, &["R-55"]);
    }

    /// Records a chosen move.
    pub fn record_move(&mut self, order: &str, chosen: ChosenMove, rulings: &[&str]) {
        self.entries.push(Entry {
            bound: self.bound,
            section: "5.3".to_owned(),
            name: "move".to_owned(),
            subject: String::new(),
            how: How::Action(chosen),
            result: order.to_owned(),
            rulings: rulings.iter().map(|&id| id.to_owned()).collect(),
        });
    }

    fn push_table(&mut self, table: &DiceTable, subject: &str, how: How, result: &str) {
        self.entries.push(Entry {
            bound: self.bound,
            section: table.section.clone(),
            name: table.name.clone(),
            subject: subject.to_owned(),
            how,
            result: result.to_owned(),
            rulings: table.rulings.clone(),
        });
    }
}

/// The modifiers as entries.
fn modifier_entries(applied: &[AppliedModifier]) -> Vec<ModifierEntry> {
    let one = |&(fact, number): &(Fact, i16)| {
        FactValue(fact.name().to_owned(), fact.format_value(number))
    };
    applied
        .iter()
        .map(|applied| ModifierEntry {
            row: applied.row,
            value: applied.value,
            facts: applied.facts.iter().map(one).collect(),
        })
        .collect()
}

/// The rolls of an option as entries.
fn rolls(score: &ContestScore) -> Vec<Roll> {
    let more: i16 = score.modifiers.iter().map(|applied| applied.value).sum();
    let thrown = score.throws.iter().map(|dice| Roll {
        dice: dice.clone(),
        modifiers: modifier_entries(&score.modifiers),
        total: sum(dice) + more,
    });
    thrown.collect()
}
