//! The explanations of a general's decisions, in sentences.
//!
//! This module formats log entries, and does not know how decisions are made.

use acies_generals::audit::{ChosenMove, ContestOption, Entry, FactValue, How, Number, Roll};

use crate::texts::Texts;

/// The sentences of a note that is a log entry, beginning with its side; `None` for any other note.
pub fn sentences(note: &str, texts: &Texts) -> Option<Vec<String>> {
    let (side, entry) = Entry::from_note(note)?;
    let mut lines = lines(&entry, texts);
    if let Some(first) = lines.first_mut() {
        *first = format!("{side}: {first}");
    }
    Some(lines)
}

/// The sentences of an entry: one, and for a move also the alternatives.
fn lines(entry: &Entry, texts: &Texts) -> Vec<String> {
    let about = if entry.subject.is_empty() {
        String::new()
    } else {
        texts.say("account-about", &[("subject", &entry.subject)])
    };
    let title = title(entry, texts);
    let result = result(entry, texts);
    let args = |more: &'static str, text: &str| {
        [
            ("title", title.clone()),
            ("name", title.clone()),
            ("section", entry.section.clone()),
            ("about", about.clone()),
            ("result", result.clone()),
            (more, text.to_owned()),
        ]
    };
    let mut lines = Vec::new();
    let first = match &entry.how {
        How::Table(thrown) => say(texts, "account-table", &args("sum", &sum(thrown, texts))),
        How::Contest { options } => {
            lines.extend(options.iter().map(|option| contestant(option, texts)));
            say(texts, "account-contest", &args("sum", ""))
        }
        How::Rule { facts } if facts.is_empty() => say(texts, "account-rule", &args("facts", "")),
        How::Rule { facts } => say(
            texts,
            "account-rule-because",
            &args("facts", &numbers("fact", facts, texts)),
        ),
        How::Action(chosen) => {
            lines.extend(passed(chosen, texts));
            action(chosen, &entry.result, texts)
        }
    };
    let first = if entry.rulings.is_empty() {
        first
    } else {
        let rulings = entry.rulings.join(", ");
        texts.say(
            "account-rulings",
            &[("text", &first), ("rulings", &rulings)],
        )
    };
    lines.insert(0, first);
    lines
}

/// The name of a decision: the title of a table, or the name of a rule.
fn title(entry: &Entry, texts: &Texts) -> String {
    let ids = ["solo-table", "account-rule"].map(|of| format!("{of}-{}", entry.name));
    named(entry, &ids, texts).unwrap_or_else(|| entry.name.clone())
}

/// The result of a decision: the meaning of a table's row, or the result as logged.
fn result(entry: &Entry, texts: &Texts) -> String {
    let ids = ["solo", "account"].map(|of| format!("{of}-result-{}-{}", entry.name, entry.result));
    named(entry, &ids, texts).unwrap_or_else(|| entry.result.clone())
}

/// The first of two messages that exists: the procedure's (only where dice were rolled), else the account's.
fn named(entry: &Entry, [table, rule]: &[String; 2], texts: &Texts) -> Option<String> {
    let thrown = matches!(entry.how, How::Table(_) | How::Contest { .. });
    let own = thrown.then(|| texts.titled(table, None)).flatten();
    own.or_else(|| texts.titled(rule, None))
}

/// A roll with its modifiers and total: `3 − 1 for elements lost: 1 = 2`.
fn sum(thrown: &Roll, texts: &Texts) -> String {
    let dice: Vec<String> = thrown.dice.iter().map(u8::to_string).collect();
    let mut parts = vec![texts.say("account-dice", &[("dice", &dice.join(" + "))])];
    parts.extend(thrown.modifiers.iter().map(|added| {
        let value = format!("{:+}", added.value);
        let facts = said(&added.facts, texts);
        texts.say("account-added", &[("value", &value), ("facts", &facts)])
    }));
    if parts.len() == 1 && dice.len() == 1 {
        return parts.swap_remove(0);
    }
    let total = thrown.total.to_string();
    texts.say(
        "account-sum",
        &[("parts", &parts.join(", ")), ("total", &total)],
    )
}

/// An option of a contest with all its rolls.
fn contestant(option: &ContestOption, texts: &Texts) -> String {
    let sums: Vec<String> = option
        .throws
        .iter()
        .map(|thrown| sum(thrown, texts))
        .collect();
    let id = if option.ignored {
        "account-option-ignored"
    } else {
        "account-option"
    };
    texts.say(id, &[("name", &option.name), ("sums", &sums.join("; "))])
}

/// Facts with their values.
fn said(facts: &[FactValue], texts: &Texts) -> String {
    let one = |FactValue(name, value): &FactValue| fact(name, value, texts);
    let facts: Vec<String> = facts.iter().map(one).collect();
    facts.join(", ")
}

/// Measures with their numbers; names come from their own family of messages, else from that of facts.
fn numbers(family: &str, measures: &[Number], texts: &Texts) -> String {
    let one = |Number(name, number): &Number| {
        let own = texts.titled(&format!("account-{family}-{name}"), None);
        match own {
            Some(title) => {
                let args = [("title", title.as_str()), ("value", &number.to_string())];
                texts.say("account-fact", &args)
            }
            None => fact(name, &number.to_string(), texts),
        }
    };
    let measures: Vec<String> = measures.iter().map(one).collect();
    measures.join(", ")
}

fn fact(name: &str, value: &str, texts: &Texts) -> String {
    let title = ["solo", "account"]
        .into_iter()
        .find_map(|family| texts.titled(&format!("{family}-fact-{name}"), None));
    let title = title.unwrap_or_else(|| name.to_owned());
    texts.say("account-fact", &[("title", &title), ("value", value)])
}

fn action_name(action: &str, texts: &Texts) -> String {
    texts.say(&format!("solo-action-{action}"), &[])
}

fn action(chosen: &ChosenMove, order: &str, texts: &Texts) -> String {
    let id = match chosen.action.as_str() {
        "end" => "account-end",
        _ if chosen.rank == 0 => "account-freely",
        _ => "account-action",
    };
    let [cost, left] = chosen.pips.map(|pips| pips.to_string());
    let args = [
        ("action", action_name(&chosen.action, texts)),
        ("rank", chosen.rank.to_string()),
        ("order", order.to_owned()),
        ("cost", cost),
        ("left", left),
        ("scores", numbers("score", &chosen.scores, texts)),
    ];
    say(texts, id, &args)
}

/// The actions of higher rank without a useful move, and the rejected moves.
fn passed(chosen: &ChosenMove, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    if !chosen.higher.is_empty() {
        let passed = chosen.higher.iter().map(|passed| {
            let looked = passed.candidates.to_string();
            let action = action_name(&passed.action, texts);
            texts.say(
                "account-passed",
                &[("action", &action), ("looked", &looked)],
            )
        });
        let actions: Vec<String> = passed.collect();
        lines.push(texts.say("account-higher", &[("actions", &actions.join(", "))]));
    }
    if !chosen.rejected.is_empty() {
        let rejected = chosen.rejected.iter().map(|Number(order, score)| {
            let score = score.to_string();
            texts.say(
                "account-rejected-one",
                &[("order", order), ("score", &score)],
            )
        });
        let orders: Vec<String> = rejected.collect();
        lines.push(texts.say("account-rejected", &[("orders", &orders.join("; "))]));
    }
    lines
}

fn say(texts: &Texts, id: &str, args: &[(&str, String)]) -> String {
    let args: Vec<(&str, &str)> = args
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    texts.say(id, &args)
}

#[cfg(test)]
mod tests {
    use acies_generals::audit::{ModifierEntry, SkippedAction};
    use acies_referee::Side;

    use super::*;

    fn entry(name: &str, how: How, result: &str) -> Entry {
        Entry {
            bound: 5,
            section: "5.3".to_owned(),
            name: name.to_owned(),
            subject: String::new(),
            how,
            result: result.to_owned(),
            rulings: Vec::new(),
        }
    }

    fn said(entry: &Entry) -> Vec<String> {
        sentences(&entry.to_note(Side::Blue), &Texts::english()).unwrap()
    }

    #[test]
    fn roll_is_explained_with_its_modifiers() {
        let thrown = Roll {
            dice: vec![3],
            modifiers: vec![
                ModifierEntry {
                    row: 1,
                    value: -1,
                    facts: vec![FactValue("lost-npg".to_owned(), "1".to_owned())],
                },
                ModifierEntry {
                    row: 5,
                    value: 1,
                    facts: vec![FactValue("aggression".to_owned(), "aggressive".to_owned())],
                },
            ],
            total: 3,
        };
        let mut entry = entry("stance", How::Table(thrown), "cautious");
        entry.rulings = vec!["R-48".to_owned()];
        assert_eq!(
            said(&entry),
            [
                "blue: The NPG's aim in this bound (5.3): rolled 3, -1 for elements that the NPG has lost: 1, +1 for how the \
              NPG plays this battle: aggressive; total 3: cautious. [R-48]"
            ]
        );
    }

    #[test]
    fn move_is_explained_with_its_alternatives() {
        let chosen = ChosenMove {
            rank: 2,
            action: "safe-attack".to_owned(),
            pips: [1, 4],
            scores: vec![Number("t".to_owned(), 18)],
            higher: vec![SkippedAction {
                rank: 1,
                action: "defensive-manoeuvre".to_owned(),
                candidates: 7,
            }],
            rejected: vec![Number("move r2 into b4 front".to_owned(), 6)],
        };
        assert_eq!(
            said(&entry("move", How::Action(chosen), "move r1 into b4 front")),
            [
                "blue: safe attack, no. 2 on its list: move r1 into b4 front, 1 of 4 PIPs (kills: 18).",
                "Nothing to gain by defensive manoeuvre (7 considered).",
                "Rejected: move r2 into b4 front (6)."
            ]
        );
    }

    #[test]
    fn contest_is_explained_roll_by_roll() {
        let throw = |die: u8| Roll {
            dice: vec![die],
            modifiers: Vec::new(),
            total: die.into(),
        };
        let option = |name: &str, dice: &[u8], ignored| ContestOption {
            name: name.to_owned(),
            throws: dice.iter().map(|&die| throw(die)).collect(),
            ignored,
        };
        let options = vec![
            option("woods", &[5, 1], false),
            option("marsh", &[5, 4], false),
            option("river", &[6], true),
        ];
        let mut entry = entry("optional-features", How::Contest { options }, "marsh");
        entry.section = "3.2.3".to_owned();
        assert_eq!(
            said(&entry),
            [
                "blue: Which optional pieces of terrain (3.2.3): marsh.",
                "woods: rolled 5; rolled 1",
                "marsh: rolled 5; rolled 4",
                "river: rolled 6 (not counted)"
            ]
        );
    }

    #[test]
    fn other_notes_are_not_explained() {
        assert_eq!(sentences("refused end", &Texts::english()), None);
    }
}
