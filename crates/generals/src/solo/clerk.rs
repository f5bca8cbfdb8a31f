//! The one who throws the procedure's dice and writes everything down.
//!
//! What is written is also what is remembered: a throw that was made is never made again, and a general that is woken in
//! the middle of a battle knows from the record's notes what was decided before. It does not know a battle.

use std::convert::Infallible;

use super::contest::{Contender, Score, contest_by};
use super::dice::Dice;
use super::facts::{Fact, Facts};
use super::procedure::Procedure;
use super::table::{Applied, Table, sum};
use crate::audit::{Added, Chosen, Contestant, Entry, How, Number, Said, Thrown};

/// Throws, reads and writes down.
#[derive(Clone, Debug)]
pub struct Clerk {
    procedure: &'static Procedure,
    dice: Dice,
    /// Everything so far, and how many of it were told.
    entries: Vec<Entry>,
    told: usize,
    /// The bound that new entries belong to, 0 before the first.
    bound: u16,
}

impl Clerk {
    /// One with nothing written.
    pub fn new(dice: Dice) -> Clerk {
        Clerk {
            procedure: Procedure::carried(),
            dice,
            entries: Vec::new(),
            told: 0,
            bound: 0,
        }
    }

    /// The procedure that is followed.
    pub fn procedure(&self) -> &'static Procedure {
        self.procedure
    }

    /// Everything that is written, in its order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Says to which bound of the side new entries belong; 0 before the first.
    pub fn turn_to(&mut self, bound: u16) {
        self.bound = bound;
    }

    /// What was written since this was last asked.
    pub fn news(&mut self) -> Vec<Entry> {
        let news = self.entries[self.told..].to_vec();
        self.told = self.entries.len();
        news
    }

    /// Takes over what was written before, as from a record.
    pub fn recall(&mut self, entry: Entry) {
        self.entries.push(entry);
        self.told = self.entries.len();
    }

    /// Whether its dice are asked for by purpose, so that what was worked out ahead throws the same.
    pub fn is_keyed(&self) -> bool {
        matches!(self.dice, Dice::Keyed(_))
    }

    /// Lets something be worked out ahead in these books: what is written and thrown for it is taken back afterwards.
    pub fn ahead<T>(&mut self, work: impl FnOnce(&mut Clerk) -> T) -> T {
        let (written, dice) = (self.entries.len(), self.dice.clone());
        let worked = work(self);
        self.entries.truncate(written);
        self.dice = dice;
        worked
    }

    /// Writes what another wrote who worked the same out ahead.
    pub fn write_again(&mut self, entries: &[Entry]) {
        self.entries.extend_from_slice(entries);
    }

    /// What was written of a name and a subject in the bound that is turned to, the last first.
    pub fn written(&self, name: &str, subject: &str) -> Option<&Entry> {
        self.entries.iter().rev().find(|entry| {
            entry.bound == self.bound && entry.name == name && entry.subject == subject
        })
    }

    /// How often something of a name was written, in the whole battle.
    pub fn count(&self, name: &str) -> usize {
        self.entries
            .iter()
            .filter(|entry| entry.name == name)
            .count()
    }

    /// A number for a purpose of the bound that is no throw: it is not written, and the same whenever it is asked for.
    pub fn number(&self, purpose: &str) -> u64 {
        self.dice.number(&format!("{purpose} {}", self.bound))
    }

    fn table(&self, name: &str) -> Option<&'static Table> {
        let table = self.procedure.table(name);
        debug_assert!(table.is_some(), "the procedure has no table `{name}`");
        table
    }

    /// Dice for a purpose of the bound, which no other throw has.
    fn throw(&mut self, name: &str, subject: &str, count: usize) -> Vec<u8> {
        let purpose = format!("{name} {} {subject}", self.bound);
        self.dice.throw(&purpose, count)
    }

    /// What a table says of a subject: thrown and written when it is first asked in this bound, read from there after.
    pub fn consult(&mut self, name: &str, subject: &str, facts: &Facts) -> String {
        self.consult_with(name, subject, facts, None)
    }

    /// The same with dice that somebody else has thrown.
    pub fn consult_with(
        &mut self,
        name: &str,
        subject: &str,
        facts: &Facts,
        dice: Option<&[u8]>,
    ) -> String {
        if let Some(entry) = self.written(name, subject) {
            return entry.result.clone();
        }
        let Some(table) = self.table(name) else {
            return String::new();
        };
        let dice = match dice {
            Some(dice) => dice.to_vec(),
            None => self.throw(name, subject, table.dice),
        };
        let consulted = table.consult(facts, &dice);
        let result = table.result(&consulted).unwrap_or_default().to_owned();
        let how = How::Table(Thrown {
            dice,
            modifiers: added(&consulted.modifiers),
            total: consulted.total,
        });
        self.write(table, subject, how, &result);
        result
    }

    /// The `wanted` best of named options by the throws of a table, the best first: thrown and written when it is first
    /// asked in this bound, read from there after. The result is their names, with ` + ` between.
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
        self.choose_by(name, subject, options, &best)
    }

    /// The same where more than the throws decides: `select` is given the places of the options, the best first, and says
    /// which are taken.
    pub fn choose_by(
        &mut self,
        name: &str,
        subject: &str,
        options: &[(String, Contender)],
        select: &dyn Fn(&[usize]) -> Vec<usize>,
    ) -> Vec<String> {
        if let Some(entry) = self.written(name, subject) {
            let names = entry.result.split(" + ").filter(|name| !name.is_empty());
            return names.map(str::to_owned).collect();
        }
        let Some(table) = self.table(name) else {
            return Vec::new();
        };
        let contenders: Vec<Contender> = options.iter().map(|(_, one)| one.clone()).collect();
        let mut rounds = vec![0; options.len()];
        let thrown = contest_by(table, &contenders, select, |place, count| {
            rounds[place] += 1;
            let of = format!("{subject} {} {}", options[place].0, rounds[place]);
            Ok::<_, Infallible>(self.throw(name, &of, count))
        });
        let contest = match thrown {
            Ok(contest) => contest,
            Err(never) => match never {},
        };
        let contestants = options.iter().zip(&contest.scores);
        let contestants = contestants.map(|((name, one), score)| Contestant {
            name: name.clone(),
            throws: throws(score),
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
        self.write(table, subject, how, &chosen.join(" + "));
        chosen
    }

    /// How often something of a name was written in the bound that is turned to.
    pub fn count_now(&self, name: &str) -> usize {
        let entries = self.entries.iter();
        entries
            .filter(|entry| entry.bound == self.bound && entry.name == name)
            .count()
    }

    /// The entry of a name that is so many in the bound that is turned to, from 1.
    pub fn nth_now(&self, name: &str, nth: usize) -> Option<&Entry> {
        let entries = self.entries.iter();
        let mut named = entries.filter(|entry| entry.bound == self.bound && entry.name == name);
        named.nth(nth.checked_sub(1)?)
    }

    /// One of so many that are alike, by a die: what is too high to be shared out evenly is thrown again. Thrown and
    /// written when it is first asked in this bound, read from there after.
    pub fn break_tie(&mut self, subject: &str, among: usize) -> usize {
        if let Some(entry) = self.written("tie", subject) {
            return entry.result.parse().unwrap_or(1).clamp(1, among.max(1)) - 1;
        }
        let among = among.clamp(1, 6);
        let most = 6 / among * among;
        let mut dice = Vec::new();
        let place = loop {
            let of = format!("{subject} {}", dice.len());
            let die = usize::from(self.throw("tie", &of, 1).first().copied().unwrap_or(1));
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
            how: How::Table(Thrown {
                total: place as i16 + 1,
                dice,
                modifiers: Vec::new(),
            }),
            result: (place + 1).to_string(),
            rulings: vec!["R-65".to_owned()],
        });
        place
    }

    /// Writes down what a rule without dice decided, once a bound for each subject.
    pub fn rule(
        &mut self,
        section: &str,
        name: &str,
        subject: &str,
        result: &str,
        facts: &[(&str, i64)],
        rulings: &[&str],
    ) {
        if self.written(name, subject).is_some() {
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

    /// Writes down an order of a shooting or a combat, however often one like it was given in the bound: both
    /// sides shoot in the bounds of either.
    pub fn blow(&mut self, name: &str, order: &str, facts: &[(&str, i64)]) {
        self.push("5", name, "", facts, order, &["R-55"]);
    }

    /// Writes down a move that was chosen.
    pub fn action(&mut self, order: &str, chosen: Chosen, rulings: &[&str]) {
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

    fn write(&mut self, table: &Table, subject: &str, how: How, result: &str) {
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

/// Modifiers as they are written down.
fn added(applied: &[Applied]) -> Vec<Added> {
    let one = |&(fact, number): &(Fact, i16)| Said(fact.name().to_owned(), fact.word(number));
    applied
        .iter()
        .map(|applied| Added {
            row: applied.row,
            value: applied.value,
            facts: applied.facts.iter().map(one).collect(),
        })
        .collect()
}

/// The throws of an option as they are written down.
fn throws(score: &Score) -> Vec<Thrown> {
    let more: i16 = score.modifiers.iter().map(|applied| applied.value).sum();
    let thrown = score.throws.iter().map(|dice| Thrown {
        dice: dice.clone(),
        modifiers: added(&score.modifiers),
        total: sum(dice) + more,
    });
    thrown.collect()
}
