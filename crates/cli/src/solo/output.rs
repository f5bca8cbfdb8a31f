//! What came of a table, in sentences and as JSON.

use std::io::Write;

use acies_generals::solo::{
    AppliedModifier, Card, Contest, ContestScore, DiceTable, Fact, Procedure, TableRoll,
};
use serde_json::{Map, Value, json};

use super::{Answer, Named};
use crate::failure::Failure;
use crate::texts::Texts;

/// A table as `list` shows it.
pub(super) fn list(
    procedure: &Procedure,
    table: &DiceTable,
    as_json: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let facts = procedure.asked_facts(table);
    let facts: Vec<&str> = facts.into_iter().map(Fact::name).collect();
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

/// A card: its rules if it is wanted whole, otherwise only its name.
pub(super) fn card(
    card: &Card,
    as_json: bool,
    whole: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let line = |nth: usize| texts.say(&format!("solo-card-{}-{nth}", card.name), &[]);
    let lines: Vec<String> = (1..=card.lines).map(line).collect();
    if as_json {
        let row = json!({ "section": card.section, "card": card.name, "lines": lines });
        writeln!(out, "{row}")?;
        return Ok(());
    }
    let title = format!("solo-card-{}", card.name);
    let head = head_of(card.section, &title, card.name, texts);
    if !whole {
        writeln!(out, "{head}: {}", texts.say("solo-card", &[]))?;
        return Ok(());
    }
    writeln!(out, "{head}")?;
    for (nth, line) in (1..).zip(lines) {
        writeln!(out, "  {nth}. {line}")?;
    }
    Ok(())
}

fn head(table: &DiceTable, texts: &Texts) -> String {
    let title = format!("solo-table-{}", table.name);
    head_of(&table.section, &title, &table.name, texts)
}

fn head_of(section: &str, title: &str, name: &str, texts: &Texts) -> String {
    let title = texts.say(title, &[]);
    let args = [
        ("section", section),
        ("title", title.as_str()),
        ("name", name),
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
        let mut facts = self.procedure.asked_facts(self.table);
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
                let word = self.result(consulted);
                let result = self.result_text(word);
                let total = consulted.total.to_string();
                self.line(
                    out,
                    "solo-comes-to",
                    &[("total", &total), ("result", &result)],
                )?;
                self.follow(word, out)?;
                if self.has_only_others(consulted) {
                    self.line(out, "solo-no-garrison", &[])?;
                }
            }
            Answer::Settled(word) => {
                let result = self.result_text(word);
                self.line(out, "solo-no-roll", &[("result", &result)])?;
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

    /// The result of a roll; there is no garrison where the list has none of the army's troops.
    fn result(&self, rolled: &TableRoll) -> &str {
        if self.has_only_others(rolled) {
            return "no";
        }
        self.table.result(rolled).unwrap_or_default()
    }

    /// Whether a garrison was rolled for by an army that has no troops of the list.
    fn has_only_others(&self, rolled: &TableRoll) -> bool {
        let wanted = (self.table.name.as_str(), self.table.result(rolled));
        wanted == ("town-garrison", Some("yes")) && self.picked().is_none()
    }

    fn result_text(&self, word: &str) -> String {
        let id = format!("solo-result-{}-{word}", self.table.name);
        self.texts.say(&id, &[])
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
            ("town-garrison", "yes") => {
                let Some((troops, row)) = self.picked() else {
                    return Ok(());
                };
                let troops = self.texts.say(&format!("solo-troops-{troops}"), &[]);
                self.line(out, "solo-garrison", &[("troops", &troops), ("row", &row)])
            }
            ("position", _) => self.line(out, "solo-see", &[("name", "deployment-rules")]),
            _ => Ok(()),
        }
    }

    /// What is put into a built-up area, and by which row of the list.
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
                let word = self.result(consulted);
                object.insert("result".into(), word.into());
                if self.table.name == "stance" {
                    let permitted = self.procedure.permitted(word);
                    object.insert("permitted".into(), permitted.into());
                }
                if (self.table.name.as_str(), word) == ("town-garrison", "yes") {
                    let troops = self.picked().map(|(troops, _)| troops);
                    object.insert("garrison".into(), troops.into());
                }
            }
            Answer::Settled(word) => {
                object.insert("dice".into(), Value::Array(Vec::new()));
                object.insert("result".into(), (*word).into());
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
