//! The explanations of a general's decisions, in sentences.
//!
//! This module formats log entries, and does not know how decisions are made.

use acies_generals::audit::{
    ChosenMove, ContestOption, Displacement, Entry, FactValue, How, Number, Roll,
};
use acies_referee::{Movers, Order, Side};

use crate::texts::Texts;

/// What a general says of one order, by its notes: each decision by its sentence with the lines that explain it.
///
/// Of the places that were rolled for a piece of terrain and would not do, only why is said, in one line.
pub fn explain(notes: &[&str], texts: &Texts) -> Vec<Vec<String>> {
    let entries: Vec<(Side, Entry)> = notes
        .iter()
        .filter_map(|note| Entry::from_note(note))
        .collect();
    let refused = |(_, entry): &(Side, Entry)| entry.name == "refused";
    let tried = entries.iter().rposition(refused).map_or(0, |last| last + 1);
    let (before, given) = entries.split_at(tried);
    let said = |(side, entry): &(Side, Entry)| sentences(*side, entry, texts);
    let mut all: Vec<Vec<String>> = before
        .iter()
        .filter(|(_, entry)| !is_try(entry))
        .map(said)
        .collect();
    if let Some((side, _)) = before.last() {
        let reasons = before
            .iter()
            .filter(|tried| refused(tried))
            .map(|(_, entry)| result(entry, texts));
        all.push(vec![format!("{side}: {}", tries(reasons, texts))]);
    }
    all.extend(given.iter().map(said));
    all
}

/// Whether an entry belongs to a place that was rolled for a piece of terrain, one of several perhaps.
fn is_try(entry: &Entry) -> bool {
    let number = entry.subject.rsplit_once(" try ").map(|(_, number)| number);
    number.is_some_and(|number| number.parse::<u32>().is_ok())
}

/// Why places would not do, each reason with how often.
fn tries(reasons: impl Iterator<Item = String>, texts: &Texts) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for reason in reasons {
        match counted.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, count)) => *count += 1,
            None => counted.push((reason, 1)),
        }
    }
    let all: usize = counted.iter().map(|(_, count)| count).sum();
    let reasons: Vec<String> = counted
        .into_iter()
        .map(|(reason, count)| {
            let args = [("reason", reason), ("count", count.to_string())];
            say(texts, "report-tried", &args)
        })
        .collect();
    let args = [("count", all.to_string()), ("reasons", reasons.join("; "))];
    say(texts, "report-tries", &args)
}

/// The account of an entry: one sentence, and the lines that explain it.
///
/// What a general only remembers has no sentence.
fn sentences(side: Side, entry: &Entry, texts: &Texts) -> Vec<String> {
    if is_memory(entry) {
        return Vec::new();
    }
    let mut lines = vec![format!("{side}: {}", sentence(entry, texts))];
    lines.extend(details(entry, texts));
    lines
}

/// Whether an entry only helps the general to go on where it was.
fn is_memory(entry: &Entry) -> bool {
    entry.name == "bound-start" || entry.name == "swap" && !entry.subject.is_empty()
}

/// An entry in one sentence, as a player would say it.
fn sentence(entry: &Entry, texts: &Texts) -> String {
    match &entry.how {
        How::Action(chosen) => move_sentence(chosen, &entry.result, texts),
        _ => decision_sentence(entry, texts),
    }
}

/// What was decided: the title and the result, or a sentence of its own.
fn decision_sentence(entry: &Entry, texts: &Texts) -> String {
    if let Some((who, enemy)) = entry.result.split_once(' ')
        && entry.name.starts_with("swap-face")
        && let Some((one, other)) = entry.subject.split_once(' ')
    {
        let enemy = texts.say(&format!("solo-troops-{enemy}"), &[]);
        let args = [
            ("one", one),
            ("other", other),
            ("who", who),
            ("enemy", &enemy),
        ];
        return texts.say(&format!("account-{}", entry.name), &args);
    }
    if entry.name.starts_with("veto-") {
        let action = action_name(&entry.subject, texts);
        let args = [
            ("action", action),
            ("order", order_text(&entry.result, texts)),
            ("why", texts.say(&format!("account-{}", entry.name), &[])),
        ];
        return say(texts, "account-vetoed", &args);
    }
    let args = [
        ("title", title(entry, texts)),
        ("result", result(entry, texts)),
    ];
    say(texts, "account-decided", &args)
}

/// A move: what the movers do, where they go, and what that changes.
fn move_sentence(chosen: &ChosenMove, order: &str, texts: &Texts) -> String {
    if chosen.action == "end" {
        return texts.say("account-end", &[("left", &chosen.pips[1].to_string())]);
    }
    let movers = Order::parse(order).map_or_else(|_| Movers::new(), |order| order.movers());
    let count = movers.len().to_string();
    let who = match movers[..] {
        [] => texts.say("account-who-unknown", &[]),
        [one] => one.to_string(),
        [one, other] => {
            let (one, other) = (one.to_string(), other.to_string());
            texts.say("account-who-two", &[("one", &one), ("other", &other)])
        }
        _ => texts.say("account-who-many", &[("count", &count)]),
    };
    let does = texts.say(
        &format!("account-does-{}", chosen.action),
        &[("who", &who), ("count", &count)],
    );
    let place = chosen
        .way
        .as_ref()
        .map(|way| displacement(way, texts))
        .unwrap_or_default();
    let does = if place.is_empty() {
        does
    } else {
        texts.say("account-goes", &[("does", &does), ("way", &place)])
    };
    let why = phrases(&chosen.scores, movers.len(), texts);
    if why.is_empty() {
        return texts.say("account-moves", &[("does", &does)]);
    }
    texts.say("account-moves-because", &[("does", &does), ("why", &why)])
}

/// Where an element goes: `1.8 BW ahead, 3° left, into the wood`.
fn displacement(way: &Displacement, texts: &Texts) -> String {
    let mut parts = Vec::new();
    let ways = [
        (way.ahead, ["account-way-ahead", "account-way-back"]),
        (way.right, ["account-way-right", "account-way-left"]),
    ];
    for (hundredths, [plus, minus]) in ways {
        if hundredths.abs() >= HARDLY {
            let id = if hundredths > 0 { plus } else { minus };
            let length = hundredth_parts(hundredths.into());
            parts.push(texts.say(id, &[("length", &length)]));
        }
    }
    if way.turn != 0 {
        let id = if way.turn > 0 {
            "account-turn-right"
        } else {
            "account-turn-left"
        };
        let degrees = way.turn.unsigned_abs().to_string();
        parts.push(texts.say(id, &[("degrees", &degrees)]));
    }
    if let Some(kind) = &way.into {
        let terrain = kind.replace('-', " ");
        parts.push(texts.say("account-way-into", &[("terrain", &terrain)]));
    }
    parts.join(", ")
}

/// A displacement of fewer hundredths of a base width is not worth a word.
const HARDLY: i32 = 5;

/// What a move changes, as phrases; numbers that only rank moves have none.
fn phrases(scores: &[Number], movers: usize, texts: &Texts) -> String {
    let phrases = scores
        .iter()
        .filter_map(|score| phrase(&score.0, score.1, movers, texts));
    phrases.collect::<Vec<String>>().join(", ")
}

fn phrase(name: &str, value: i64, movers: usize, texts: &Texts) -> Option<String> {
    let sign = match value {
        ..0 => "minus",
        0 => "zero",
        1.. => "plus",
    };
    let each = name == "nearer" && movers > 1 && usize::try_from(value) == Ok(movers);
    let id = if each {
        "account-score-nearer-each".to_owned()
    } else {
        format!("account-score-{name}-{sign}")
    };
    texts.titled(&id, None)?;
    let value = value.abs();
    let args = [
        ("value", value.to_string()),
        ("count", movers.to_string()),
        ("length", hundredth_parts(value)),
        ("share", decimal(value, 1000)),
        ("average", decimal(value, 36)),
    ];
    Some(say(texts, &id, &args))
}

/// Hundredths of a base width in base widths, without a sign.
fn hundredth_parts(hundredths: i64) -> String {
    decimal(hundredths.abs(), 100)
}

/// A fraction as a decimal number of at most two places.
fn decimal(value: i64, parts: i64) -> String {
    let text = format!("{:.2}", value as f64 / parts as f64);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// An order as a player reads it: a call in words, and numbers to two places.
fn order_text(order: &str, texts: &Texts) -> String {
    if let Some(shooter) = order.strip_prefix("call ") {
        return texts.say("account-call", &[("who", shooter)]);
    }
    let round = |word: &str| match word.parse::<f64>() {
        Ok(number) if word.contains('.') => decimal((number * 100.0).round() as i64, 100),
        _ => word.to_owned(),
    };
    order.split(' ').map(round).collect::<Vec<_>>().join(" ")
}

/// How an entry came about, and on which rulings it rests.
fn details(entry: &Entry, texts: &Texts) -> Vec<String> {
    let about = if entry.subject.is_empty() || entry.name.starts_with("veto-") {
        String::new()
    } else {
        texts.say("account-about", &[("subject", &entry.subject)])
    };
    let args = |more: &'static str, text: String| {
        let section = entry.section.clone();
        [("section", section), ("about", about.clone()), (more, text)]
    };
    let mut lines = Vec::new();
    match &entry.how {
        How::Table(thrown) => {
            lines.push(say(
                texts,
                "account-table",
                &args("sum", sum(thrown, texts)),
            ));
        }
        How::Contest { options } => {
            lines.push(say(texts, "account-contest", &args("sum", String::new())));
            lines.extend(options.iter().map(|option| contestant(option, texts)));
        }
        How::Rule { facts } => {
            let facts = if entry.name.starts_with("veto-") {
                veto_phrases(facts, texts)
            } else {
                numbers(facts, texts)
            };
            // What was decided without dice and for no measure is said by its sentence.
            if !facts.is_empty() {
                let line = say(texts, "account-rule-because", &args("facts", facts));
                lines.push(capital(line));
            }
        }
        How::Action(chosen) => {
            if chosen.action != "end" {
                lines.push(action(chosen, entry, texts));
            }
            lines.extend(passed(chosen, &entry.result, texts));
        }
    }
    if !entry.rulings.is_empty() {
        let rulings = entry.rulings.join(", ");
        lines.push(texts.say("account-rulings", &[("rulings", &rulings)]));
    }
    lines
}

/// A sentence that begins with a capital letter.
fn capital(mut sentence: String) -> String {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

/// What a move that is passed over would change: its danger is a rise, where a score counts a fall.
fn veto_phrases(facts: &[Number], texts: &Texts) -> String {
    let scores: Vec<Number> = facts
        .iter()
        .map(|Number(name, value)| match name.as_str() {
            "danger" => Number("danger".to_owned(), -value),
            "chances" => Number("attack".to_owned(), *value),
            _ => Number(name.clone(), *value),
        })
        .collect();
    phrases(&scores, 1, texts)
}

/// The name of a decision: the title of a table, or the name of a rule.
fn title(entry: &Entry, texts: &Texts) -> String {
    let ids = ["solo-table", "account-rule"].map(|of| format!("{of}-{}", entry.name));
    named(entry, &ids, texts).unwrap_or_else(|| entry.name.clone())
}

/// The result of a decision: the meaning of a table's row, or the result as logged.
fn result(entry: &Entry, texts: &Texts) -> String {
    let ids = ["solo", "account"].map(|of| format!("{of}-result-{}-{}", entry.name, entry.result));
    if let Some(text) = named(entry, &ids, texts) {
        return text;
    }
    // A place that will not do is refused by a rule of the game.
    let rule = || texts.titled(&entry.result.replace('.', "-"), None);
    match (entry.name == "refused").then(rule).flatten() {
        Some(rule) => rule.trim_end_matches('.').to_owned(),
        None => order_text(&entry.result, texts),
    }
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

/// What a note counts in parts of a base width: its sentences, where it is not and where it is negative, and how many
/// parts make one.
const LENGTHS: [(&str, [&str; 2], i64); 4] = [
    ("x", ["account-length-x", "account-length-x"], 65_536),
    ("y", ["account-length-y", "account-length-y"], 65_536),
    (
        "right",
        ["account-length-right", "account-length-left"],
        100,
    ),
    (
        "ahead",
        ["account-length-ahead", "account-length-behind"],
        100,
    ),
];

/// A number of 36 rolls, in percent.
fn percent(rolls: i64) -> String {
    ((rolls * 100 + 18) / 36).to_string()
}

/// Measures with their numbers; lengths in base widths, chances in percent.
fn numbers(measures: &[Number], texts: &Texts) -> String {
    let one = |Number(name, number): &Number| {
        let length = LENGTHS.iter().find(|(known, ..)| known == name);
        if let Some(&(_, [plus, minus], parts)) = length {
            let id = if *number < 0 { minus } else { plus };
            return texts.say(id, &[("length", &decimal(number.abs(), parts))]);
        }
        let counted = format!("account-count-{name}");
        if texts.titled(&counted, None).is_some() {
            return texts.say(&counted, &[("value", &number.to_string())]);
        }
        let chance = format!("account-chance-{name}");
        if texts.titled(&chance, None).is_some() {
            return texts.say(&chance, &[("percent", &percent(*number))]);
        }
        let own = texts.titled(&format!("account-fact-{name}"), None);
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

/// What the move was meant for, its order and cost, and where the procedure has it.
fn action(chosen: &ChosenMove, entry: &Entry, texts: &Texts) -> String {
    let id = if chosen.rank == 0 {
        "account-freely"
    } else {
        "account-action"
    };
    let [cost, left] = chosen.pips.map(|pips| pips.to_string());
    let aim = texts.say(&format!("account-aim-{}", chosen.action), &[]);
    let args = [
        ("aim", aim),
        ("rank", chosen.rank.to_string()),
        ("order", order_text(&entry.result, texts)),
        ("cost", cost),
        ("left", left),
        ("section", entry.section.clone()),
    ];
    say(texts, id, &args)
}

/// What it looked for before, why it did not take the next best move, and what else it considered.
fn passed(chosen: &ChosenMove, made: &str, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    let tried = chosen.higher.iter().filter(|passed| passed.candidates > 0);
    let tried: Vec<String> = tried
        .map(|passed| action_name(&passed.action, texts))
        .collect();
    if !tried.is_empty() {
        lines.push(texts.say("account-higher", &[("actions", &tried.join(", "))]));
    }
    // Moves that read the same are one, with what the best of them promises, and the one that was made is none of them.
    let made = order_text(made, texts);
    let mut others: Vec<(String, i64)> = Vec::new();
    for Number(order, promised) in &chosen.rejected {
        let order = order_text(order, texts);
        if order != made && others.iter().all(|(other, _)| *other != order) {
            others.push((order, *promised));
        }
    }
    let mut others = others.into_iter();
    if let Some((next, promised)) = others.next() {
        lines.push(beside(chosen, next, promised, texts));
    }
    let others: Vec<String> = others.map(|(order, _)| order).collect();
    if !others.is_empty() {
        lines.push(texts.say("account-rejected", &[("orders", &others.join("; "))]));
    }
    lines
}

/// How many of what the first number of a move counts make one: moves are ranked by it.
const PARTS: [(&str, i64); 5] = [
    ("judged", 1000),
    ("sum", 36),
    ("gain", 36),
    ("t", 36),
    ("t-less-u", 36),
];

/// Why the next best move was not made.
fn beside(chosen: &ChosenMove, order: String, promised: i64, texts: &Texts) -> String {
    let order = [("order", order)];
    let known = chosen.scores.first().and_then(|Number(name, own)| {
        let (_, parts) = PARTS.iter().find(|(one, _)| one == name)?;
        Some((name, *own, *parts))
    });
    let Some((name, own, parts)) = known else {
        return say(texts, "account-next", &order);
    };
    let numbers = [
        ("own", decimal(own, parts)),
        ("other", decimal(promised, parts)),
    ];
    if numbers[0].1 == numbers[1].1 {
        return say(texts, "account-next-equal", &order);
    }
    if promised > own {
        return say(texts, "account-next-more", &order);
    }
    let worth = say(texts, &format!("account-worth-{name}"), &numbers);
    let [order] = order;
    say(texts, "account-next-less", &[order, ("worth", worth)])
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
    use super::*;
    use acies_generals::audit::{ModifierEntry, SkippedAction};

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
        let note = entry.to_note(Side::Blue);
        explain(&[&note], &Texts::english()).concat()
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
                "blue: The opponent's aim in this bound: cautious.",
                "It rolled 3, -1 for elements that the opponent has lost: 1, +1 for how the opponent plays this battle: aggressive; \
              total 3 (Solo DBA 5.3)",
                "Rulings: R-48",
            ]
        );
    }

    /// A chosen move, the second on its list, for 1 of 4 PIPs.
    fn chosen(action: &str, scores: &[(&str, i64)]) -> ChosenMove {
        let scores = scores.iter();
        ChosenMove {
            rank: 2,
            action: action.to_owned(),
            pips: [1, 4],
            scores: scores
                .map(|&(name, value)| Number(name.to_owned(), value))
                .collect(),
            way: None,
            higher: Vec::new(),
            rejected: Vec::new(),
        }
    }

    #[test]
    fn attack_is_explained_with_its_alternatives() {
        let skipped = |rank, action: &str, candidates| SkippedAction {
            rank,
            action: action.to_owned(),
            candidates,
        };
        let chosen = ChosenMove {
            higher: vec![
                skipped(1, "defensive-manoeuvre", 7),
                skipped(2, "safe-attack", 0),
            ],
            rejected: vec![
                // It reads as the one that was made.
                Number("move r1 into b4 front".to_owned(), 28),
                Number("move r2 into b4 front".to_owned(), 6),
                Number("move r2 into b4 front".to_owned(), 5),
            ],
            ..chosen(
                "calculated-attack",
                &[("t-less-u", 29), ("t", 30), ("u", -1)],
            )
        };
        assert_eq!(
            said(&entry("move", How::Action(chosen), "move r1 into b4 front")),
            [
                "blue: r1 attacks where it wins more often than it loses: 30 of 36 rolls destroy its target, 1 destroys the attacker.",
                "It wanted to attack where it destroys more often than it loses: move r1 into b4 front, for 1 of 4 PIPs (Solo DBA 5.3, no. 2 on its list of actions).",
                "It looked first for something else, and found nothing of use: defensive manoeuvre.",
                "The next best, move r2 into b4 front, promised less: elements destroyed, less those lost: 0.17 on average, against 0.81.",
            ]
        );
    }

    #[test]
    fn manoeuvre_is_explained_in_base_widths() {
        let scores = [
            ("sum", 40),
            ("attack", 0),
            ("nearer", 10),
            ("danger", 0),
            ("way", 1240),
        ];
        let chosen = ChosenMove {
            pips: [1, 1],
            way: Some(Displacement {
                ahead: 180,
                right: -2,
                turn: -3,
                into: Some("wood".to_owned()),
            }),
            ..chosen("aggressive-manoeuvre", &scores)
        };
        let order = "move r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 forward 1.79902";
        assert_eq!(
            said(&entry("move", How::Action(chosen), order))[..2],
            [
                "blue: 10 elements advance (1.8 BW ahead, 3° left, into the wood): each is one bound’s march closer to the enemy, no more \
              danger than before.",
                "It wanted to threaten the enemy, or to prepare an attack: move r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 forward 1.8, for 1 of 1 PIP \
              (Solo DBA 5.3, no. 2 on its list of actions).",
            ]
        );
    }

    #[test]
    fn danger_and_delay_are_named_by_their_direction() {
        for (score, phrase) in [
            (
                ("danger", -4),
                "its army is in more danger (0.11 more elements lost on average)",
            ),
            (
                ("danger", 4),
                "its army is in less danger (0.11 fewer elements lost on average)",
            ),
            (("nearer", 1), "one bound’s march closer to the enemy"),
            (("nearer", -2), "it reaches the enemy later"),
            (("u", -1), "1 destroys the attacker"),
            (("u", -2), "2 destroy the attacker"),
            (("u", 0), "none destroys the attacker"),
            (("gained", 25), "0.25 BW closer to where help is needed"),
        ] {
            let chosen = chosen("re-enforce", &[score]);
            let lines = said(&entry("move", How::Action(chosen), "move r1 forward 1"));
            assert!(lines[0].contains(&format!(": {phrase}.")), "{lines:?}");
        }
    }

    #[test]
    fn end_of_movement_counts_the_pips_left() {
        for (left, words) in [(1, "1 PIP left"), (3, "3 PIPs left")] {
            let chosen = ChosenMove {
                pips: [0, left],
                rank: 0,
                ..chosen("end", &[])
            };
            let lines = said(&entry("move", How::Action(chosen), "end"));
            assert_eq!(lines, [format!("blue: Movement ends with {words}.")]);
        }
    }

    fn rule(facts: &[(&str, i64)]) -> How {
        let facts = facts.iter();
        let facts = facts.map(|&(name, value)| Number(name.to_owned(), value));
        How::Rule {
            facts: facts.collect(),
        }
    }

    #[test]
    fn swap_is_explained_by_the_match_up() {
        let mut entry = entry("swap-faced", rule(&[]), "r2 knight");
        entry.subject = "r2 r9".to_owned();
        assert_eq!(
            said(&entry)[0],
            "blue: r2 and r9 change places: r2 faced knights."
        );
        // Where an element stood is remembered, and not said.
        entry.name = "swap".to_owned();
        entry.how = rule(&[("x", 294_912), ("y", 98_304)]);
        assert_eq!(said(&entry), [""; 0]);
    }

    #[test]
    fn lengths_of_rules_are_in_base_widths() {
        let facts = rule(&[("x", 294_912), ("right", -150)]);
        let lines = said(&entry("place", facts, "left-out"));
        assert_eq!(
            lines[1],
            "4.5 BW from the left edge, 1.5 BW left of centre (Solo DBA 5.3)"
        );
    }

    #[test]
    fn a_plan_is_counted_in_moves() {
        let mut entry = entry("compound", rule(&[("moves", 2)]), "move r2 into b4 front");
        entry.subject = "1".to_owned();
        assert_eq!(said(&entry)[1], "A plan of 2 moves (Solo DBA 5.3, 1)");
    }

    #[test]
    fn passed_over_move_is_explained() {
        let facts = rule(&[("gain", -23), ("danger", 4)]);
        let mut entry = entry("veto-worse", facts, "move r1 into b4 front");
        entry.subject = "reckless-attack".to_owned();
        assert_eq!(
            said(&entry)[..2],
            [
                "blue: Not useful: reckless attack, move r1 into b4 front (it would be worse off).",
                "It should lose more than it wins in combat and shooting (0.64 elements on average), \
                 its army is in more danger (0.11 more elements lost on average) (Solo DBA 5.3)",
            ]
        );
    }

    #[test]
    fn shooter_that_is_called_and_followers_are_named() {
        let called = said(&entry("shooting", rule(&[]), "call b10"));
        assert_eq!(
            called,
            ["blue: Shooter and target: b10 is asked to shoot first."]
        );
        let held = said(&entry("camp-holder", rule(&[]), "followers"));
        assert_eq!(
            held[0],
            "blue: Garrison of the opponent's camp: camp followers."
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
                "blue: Which optional pieces of terrain: marsh.",
                "The highest roll decides (Solo DBA 3.2.3):",
                "woods: rolled 5; rolled 1",
                "marsh: rolled 5; rolled 4",
                "river: rolled 6 (not counted)"
            ]
        );
    }

    #[test]
    fn places_that_would_not_do_are_one_line() {
        let place = |name: &str, subject: &str, how, result: &str| Entry {
            section: "3.3".to_owned(),
            subject: subject.to_owned(),
            ..entry(name, how, result)
        };
        let thrown = |die: u8| {
            How::Table(Roll {
                dice: vec![die],
                modifiers: Vec::new(),
                total: die.into(),
            })
        };
        let notes = [
            place("area-across", "wood try 1", thrown(1), "left"),
            place("refused", "wood try 1", rule(&[]), "no-room"),
            place("refused", "wood try 2", rule(&[]), "setup.terrain.next"),
            place("refused", "wood try 3", rule(&[]), "no-room"),
            place("area-across", "wood try 4", thrown(5), "right"),
        ]
        .map(|entry| entry.to_note(Side::Blue));
        let texts = Texts::english();
        let lines = explain(&notes.each_ref().map(String::as_str), &texts);
        let next = texts.rule(acies_referee::Rule::SetupTerrainNext);
        let next = next.trim_end_matches('.');
        assert_eq!(
            lines,
            [
                vec![format!(
                    "blue: 3 places that were rolled would not do: there is no room (2 times); {next} (once)."
                )],
                vec![
                    "blue: Where a piece of terrain lies, from left to right: right.".to_owned(),
                    "It rolled 5 (Solo DBA 3.3, wood try 4)".to_owned(),
                ],
            ]
        );
    }

    #[test]
    fn other_notes_are_not_explained() {
        assert!(explain(&["refused end"], &Texts::english()).is_empty());
    }
}
