//! `acies solo`: rolls on one table of Solo DBA, for play on a real table.

mod output;

use std::collections::BTreeSet;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::Write;

use acies_generals::Rng;
use acies_generals::solo::{
    CARDS, Card, Contender, Contest, DiceTable, Fact, Facts, Procedure, TableRoll, contest,
};

use crate::args::{SoloArgs, once};
use crate::failure::{Failure, input};
use crate::suggest::did_you_mean;
use crate::texts::Texts;

use self::output::{Printer, card, list};

/// Lists the tables, or consults those that are meant.
///
/// # Errors
/// When there is no such table, fact or option, or the dice are too few or too many.
pub fn run(wanted: &SoloArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let procedure = Procedure::built_in();
    let texts = Texts::english();
    if wanted.table == "list" {
        let idle =
            !wanted.facts.is_empty() || !wanted.options.is_empty() || !wanted.dice.is_empty();
        if idle || wanted.take.is_some() || wanted.seed.is_some() {
            return Err(input(
                "found facts, options, dice or a seed for `list`, expected none: it prints what tables there are",
            ));
        }
        for table in &procedure.tables {
            list(procedure, table, wanted.json, &texts, out)?;
        }
        for one in &CARDS {
            card(one, wanted.json, false, &texts, out)?;
        }
        return Ok(true);
    }
    let tables = procedure.find_tables(&wanted.table);
    if tables.is_empty() {
        if let Some(one) = procedure.find_card(&wanted.table) {
            return read_card(one, wanted, &texts, out);
        }
        let names = procedure.tables.iter().map(|table| table.name.as_str());
        let names = names.chain(CARDS.iter().map(|card| card.name));
        return Err(input(format!(
            "found the table `{}`, expected a section or a name that `acies solo list` prints{}",
            wanted.table,
            did_you_mean(&wanted.table, names)
        )));
    }
    refuse_unasked(procedure, &tables, wanted)?;
    let options = options(wanted)?;
    let mut dice = Dice::of(wanted);
    let mut answers = Vec::new();
    for table in tables {
        let answer = if table.rows.is_empty() {
            choose(table, wanted, &options, &mut dice)?
        } else if wanted.take.is_some() {
            return Err(input(format!(
                "found --take, but the table `{}` is read by its rows, expected none",
                table.name
            )));
        } else if let ([option], []) = (options.as_slice(), wanted.options.as_slice()) {
            if let Some(result) = procedure.result_without_roll(table, &option.facts) {
                refuse_dice(table, wanted)?;
                Answer::Settled(result)
            } else {
                let thrown = dice.throw(table.dice)?;
                Answer::Read(table.evaluate(&option.facts, &thrown))
            }
        } else {
            return Err(input(format!(
                "found options, but the table `{}` is read by its rows, expected none",
                table.name
            )));
        };
        answers.push((table, answer));
    }
    dice.used_up()?;
    for (table, answer) in &answers {
        let printer = Printer {
            procedure,
            table,
            options: &options,
            texts: &texts,
        };
        if wanted.json {
            writeln!(out, "{}", printer.json(answer))?;
        } else {
            printer.write(answer, out)?;
        }
    }
    Ok(true)
}

/// What came of a table.
enum Answer {
    Read(TableRoll),
    /// There is nothing to roll for.
    Settled(&'static str),
    Chosen(Contest),
}

/// Prints a card; it takes no facts, options or dice.
fn read_card(
    one: &Card,
    wanted: &SoloArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let idle = !wanted.facts.is_empty() || !wanted.options.is_empty() || !wanted.dice.is_empty();
    if idle || wanted.take.is_some() || wanted.seed.is_some() {
        return Err(input(format!(
            "found facts, options, dice or a seed for `{}`, expected none: it is a card to read",
            one.name
        )));
    }
    card(one, wanted.json, true, texts, out)?;
    Ok(true)
}

/// Refuses a fact that none of the tables asks for.
fn refuse_unasked(
    procedure: &Procedure,
    tables: &[&DiceTable],
    wanted: &SoloArgs,
) -> Result<(), Failure> {
    let mut asked: Vec<Fact> = Vec::new();
    for table in tables {
        asked.extend(procedure.asked_facts(table));
    }
    for text in &wanted.facts {
        let name = text.split_once('=').map_or(text.as_str(), |(name, _)| name);
        let name = name.rsplit_once('.').map_or(name, |(_, name)| name);
        let Some(fact) = Fact::from_name(name) else {
            continue;
        };
        if !asked.contains(&fact) {
            let expected = if asked.is_empty() {
                "no facts".to_owned()
            } else {
                let names: Vec<&str> = asked.iter().map(|fact| fact.name()).collect();
                format!("one of {}", names.join(", "))
            };
            return Err(input(format!(
                "found the fact `{name}`, which `{}` does not ask for, expected {expected}",
                wanted.table
            )));
        }
    }
    Ok(())
}

/// Refuses dice for a table that there is nothing to roll for.
fn refuse_dice(table: &DiceTable, wanted: &SoloArgs) -> Result<(), Failure> {
    if wanted.dice.is_empty() {
        return Ok(());
    }
    let missing = match table.name.as_str() {
        "camp-garrison" => Fact::SpearNpg,
        _ => Fact::InfantryNpg,
    };
    Err(input(format!(
        "found dice for `{}`, expected none: there is nothing to roll for without {missing}",
        table.name
    )))
}

/// Something among which is chosen, with what is said of it; without options, all that is said.
struct Named {
    name: String,
    facts: Facts,
}

/// The options with the facts that were said of all of them and of each alone.
fn options(wanted: &SoloArgs) -> Result<Vec<Named>, Failure> {
    once("option", wanted.options.iter())?;
    let mut said = BTreeSet::new();
    let mut all = Facts::default();
    let mut named: Vec<(&str, Vec<(&str, &str)>)> = wanted
        .options
        .iter()
        .map(|name| (name.as_str(), Vec::new()))
        .collect();
    for text in &wanted.facts {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| input(format!("found the fact `{text}`, expected NAME=VALUE")))?;
        if !said.insert(name) {
            let message = format!("found the fact `{name}` twice, expected it once");
            return Err(input(message));
        }
        match name.rsplit_once('.') {
            None => all
                .set_from_words(name, value)
                .map_err(|error| input(error.to_string()))?,
            Some((option, name)) => {
                let own = named.iter_mut().find(|(known, _)| *known == option);
                let (_, own) = own.ok_or_else(|| {
                    input(format!(
                        "found the fact `{text}`, expected the name of an --option before the dot"
                    ))
                })?;
                own.push((name, value));
            }
        }
    }
    if named.is_empty() {
        let name = String::new();
        let facts = with_implied(all)?;
        return Ok(vec![Named { name, facts }]);
    }
    named
        .into_iter()
        .map(|(name, own)| {
            let mut facts = all.clone();
            for (fact, value) in own {
                facts
                    .set_from_words(fact, value)
                    .map_err(|error| input(error.to_string()))?;
            }
            Ok(Named {
                name: name.to_owned(),
                facts: with_implied(facts)?,
            })
        })
        .collect()
}

/// The facts with what follows from them.
fn with_implied(mut facts: Facts) -> Result<Facts, Failure> {
    facts
        .add_implied()
        .map_err(|error| input(error.to_string()))?;
    Ok(facts)
}

/// Dice that were given, or that are rolled.
enum Dice<'w> {
    Given { left: &'w [u8], all: usize },
    Rolled(Rng),
}

impl<'w> Dice<'w> {
    fn of(wanted: &'w SoloArgs) -> Dice<'w> {
        if wanted.dice.is_empty() {
            let seed = wanted
                .seed
                .unwrap_or_else(|| RandomState::new().build_hasher().finish());
            return Dice::Rolled(Rng::new(seed));
        }
        Dice::Given {
            left: &wanted.dice,
            all: wanted.dice.len(),
        }
    }

    fn throw(&mut self, count: usize) -> Result<Vec<u8>, Failure> {
        match self {
            Dice::Rolled(chance) => Ok((0..count).map(|_| chance.below(6) as u8 + 1).collect()),
            Dice::Given { left, all } => {
                let Some((thrown, rest)) = left.split_at_checked(count) else {
                    return Err(input(format!(
                        "found {all} dice, expected more: this throw wants {count}, and those that tie throw again"
                    )));
                };
                *left = rest;
                Ok(thrown.to_vec())
            }
        }
    }

    fn used_up(&self) -> Result<(), Failure> {
        match self {
            Dice::Given { left, all } if !left.is_empty() => Err(input(format!(
                "found {all} dice, expected {}",
                all - left.len()
            ))),
            _ => Ok(()),
        }
    }
}

/// Lets the options throw against each other.
fn choose(
    table: &DiceTable,
    wanted: &SoloArgs,
    options: &[Named],
    dice: &mut Dice<'_>,
) -> Result<Answer, Failure> {
    let take = wanted.take.unwrap_or(1);
    let take = usize::try_from(take).map_err(|error| input(error.to_string()))?;
    if take > options.len() {
        return Err(input(format!(
            "found {take} to take, expected at most the {} that throw",
            options.len()
        )));
    }
    let throwing: Vec<Contender> = options
        .iter()
        .map(|option| option.facts.clone().into())
        .collect();
    contest(table, &throwing, take, |_, count| dice.throw(count)).map(Answer::Chosen)
}
