//! What came of a table, in sentences and as JSON.

use std::io::Write;

use acies_generals::solo::{AppliedModifier, Contest, ContestScore, DiceTable, Fact, Procedure};
use serde_json::{Map, Value, json};

use super::{Answer, Named};
use crate::failure::Failure;
use crate::texts::Texts;

/// A table as `list` shows it.
pub(super) fn list(
    table: &DiceTable,
    as_json: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let facts: Vec<&str> = table.facts().into_iter().map(Fact::name).collect();
    if as_json {
        let results: Vec<&str> = table.rows.iter().map(|row| row.result.as_str()).collect();
        let row = json!({
            "section": table.section, "table": table.name, "dice": table.dice, "facts": facts, "results": results,
            "rulings": table.rulings,
        });
        writeln!(out, "{row}")?;
        return Ok(());
    }
    let dice = if table.rows.is_empty() {
        "solo-dice"
    } else {
        "solo-dice-rows"
    };
    let dice = texts.say(dice, &[("dice", &table.dice.to_string())]);
    writeln!(out, "{}: {dice}", head(table, texts))?;
    if !facts.is_empty() {
        let asks = texts.say("solo-asks", &[("facts", &facts.join(", "))]);
        writeln!(out, "  {asks}")?;
    }
    Ok(())
}

fn head(table: &DiceTable, texts: &Texts) -> String {
    let title = texts.say(&format!("solo-table-{}", table.name), &[]);
    let args = [
        ("section", table.section.as_str()),
        ("title", title.as_str()),
        ("name", table.name.as_str()),
    ];
    texts.say("solo-head", &args)
}

/// What is needed to tell of an answer.
pub(super) struct Printer<'t> {
    pub procedure: &'t Procedure,
    pub table: &'t DiceTable,
    pub options: &'t [Named],
    pub texts: &'t Texts,
}

impl Printer<'_> {
    /// The facts that nothing was said of, for any of the options.
    fn unsaid(&self) -> Vec<Fact> {
        let mut facts = self.table.facts();
        facts.retain(|&fact| self.options.iter().any(|option| !option.facts.is_set(fact)));
        facts
    }

    /// Tells it in sentences.
    pub(super) fn write(&self, answer: &Answer, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", head(self.table, self.texts))?;
        match answer {
            Answer::Read(consulted) => {
                self.line(out, "solo-thrown", &[("dice", &dice_text(&consulted.dice))])?;
                self.modifiers(&consulted.modifiers, out)?;
                let word = self.table.result(consulted).unwrap_or_default();
                let result = format!("solo-result-{}-{word}", self.table.name);
                let result = self.texts.say(&result, &[]);
                let total = consulted.total.to_string();
                self.line(
                    out,
                    "solo-comes-to",
                    &[("total", &total), ("result", &result)],
                )?;
                self.follow(word, out)?;
            }
            Answer::Chosen(chosen) => self.write_contest(chosen, out)?,
        }
        let unsaid: Vec<&str> = self.unsaid().into_iter().map(Fact::name).collect();
        if !unsaid.is_empty() {
            self.line(out, "solo-not-said", &[("facts", &unsaid.join(", "))])?;
        }
        if !self.table.rulings.is_empty() {
            let rulings = self.table.rulings.join(", ");
            self.line(out, "solo-rulings", &[("rulings", &rulings)])?;
        }
        Ok(())
    }

    /// The consequence of a result: the permitted actions, or the garrison of a built-up area.
    fn follow(&self, word: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match (self.table.name.as_str(), word) {
            ("stance", stance) => {
                let actions: Vec<String> = self
                    .procedure
                    .permitted(stance)
                    .iter()
                    .map(|action| self.texts.say(&format!("solo-action-{action}"), &[]))
                    .collect();
                self.line(out, "solo-permitted", &[("actions", &actions.join(", "))])
            }
            ("town-garrison", "yes") => match self.picked() {
                Some((troops, row)) => {
                    let troops = self.texts.say(&format!("solo-troops-{troops}"), &[]);
                    self.line(out, "solo-garrison", &[("troops", &troops), ("row", &row)])
                }
                None => self.line(out, "solo-no-garrison", &[]),
            },
            _ => Ok(()),
        }
    }

    /// Who is put into a built-up area, and by which row of the list.
    fn picked(&self) -> Option<(&str, String)> {
        let facts = &self.options.first()?.facts;
        let row = self.procedure.garrison(facts)?;
        Some((&row.troops, row.row.to_string()))
    }

    fn write_contest(&self, chosen: &Contest, out: &mut dyn Write) -> Result<(), Failure> {
        for (option, score) in self.options.iter().zip(&chosen.scores) {
            if !option.name.is_empty() {
                self.line(out, "solo-option", &[("name", &option.name)])?;
            }
            for (round, thrown) in score.throws.iter().enumerate() {
                self.line(out, "solo-thrown", &[("dice", &dice_text(thrown))])?;
                self.modifiers(&score.modifiers, out)?;
                let total = score.total(round).unwrap_or_default().to_string();
                self.line(out, "solo-total", &[("total", &total)])?;
            }
        }
        let names = self.names(chosen);
        if self.options.len() > 1 {
            self.line(out, "solo-chosen", &[("names", &names.join(", "))])?;
        }
        Ok(())
    }

    fn names(&self, chosen: &Contest) -> Vec<&str> {
        let place = |&place: &usize| self.options[place].name.as_str();
        chosen.chosen.iter().map(place).collect()
    }

    fn modifiers(&self, modifiers: &[AppliedModifier], out: &mut dyn Write) -> Result<(), Failure> {
        for applied in modifiers {
            let facts: Vec<String> = applied
                .facts
                .iter()
                .map(|&(fact, number)| {
                    let title = self.texts.say(&format!("solo-fact-{fact}"), &[]);
                    let args = [
                        ("title", title.as_str()),
                        ("value", &fact.format_value(number)),
                    ];
                    self.texts.say("solo-fact", &args)
                })
                .collect();
            let args = [
                ("value", format!("{:+}", applied.value)),
                ("row", applied.row.to_string()),
                ("facts", facts.join("; ")),
            ];
            let args = [0, 1, 2].map(|index| (args[index].0, args[index].1.as_str()));
            self.line(out, "solo-modifier", &args)?;
        }
        Ok(())
    }

    fn line(&self, out: &mut dyn Write, id: &str, args: &[(&str, &str)]) -> Result<(), Failure> {
        writeln!(out, "  {}", self.texts.say(id, args))?;
        Ok(())
    }

    /// The same for programs.
    pub(super) fn json(&self, answer: &Answer) -> Value {
        let mut object = Map::new();
        object.insert("section".into(), self.table.section.clone().into());
        object.insert("table".into(), self.table.name.clone().into());
        match answer {
            Answer::Read(consulted) => {
                object.insert("dice".into(), consulted.dice.clone().into());
                object.insert("modifiers".into(), json_modifiers(&consulted.modifiers));
                object.insert("total".into(), consulted.total.into());
                object.insert("row".into(), consulted.row.map(|row| row + 1).into());
                let word = self.table.result(consulted);
                object.insert("result".into(), word.into());
                if self.table.name == "stance" {
                    let permitted = self.procedure.permitted(word.unwrap_or_default());
                    object.insert("permitted".into(), permitted.into());
                }
                if (self.table.name.as_str(), word) == ("town-garrison", Some("yes")) {
                    let troops = self.picked().map(|(troops, _)| troops);
                    object.insert("garrison".into(), troops.into());
                }
            }
            Answer::Chosen(chosen) => {
                let options = self.options.iter().zip(&chosen.scores);
                let options: Vec<Value> = options
                    .map(|(option, score)| json_score(&option.name, score))
                    .collect();
                object.insert("options".into(), options.into());
                object.insert("chosen".into(), self.names(chosen).into());
            }
        }
        let unsaid: Vec<&str> = self.unsaid().into_iter().map(Fact::name).collect();
        object.insert("assumed".into(), unsaid.into());
        object.insert("rulings".into(), self.table.rulings.clone().into());
        object.into()
    }
}

fn json_score(name: &str, score: &ContestScore) -> Value {
    let totals: Vec<Option<i16>> = (0..score.throws.len())
        .map(|round| score.total(round))
        .collect();
    json!({
        "name": name, "throws": score.throws, "modifiers": json_modifiers(&score.modifiers), "totals": totals,
    })
}

fn json_modifiers(modifiers: &[AppliedModifier]) -> Value {
    modifiers
        .iter()
        .map(|applied| {
            let facts: Map<String, Value> = applied
                .facts
                .iter()
                .map(|&(fact, number)| (fact.name().to_owned(), fact.format_value(number).into()))
                .collect();
            json!({"row": applied.row, "value": applied.value, "facts": facts})
        })
        .collect()
}

fn dice_text(dice: &[u8]) -> String {
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    dice.join(" ")
}
