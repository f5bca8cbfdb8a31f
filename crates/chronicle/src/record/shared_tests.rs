//! A whole battle with shared dice: it verifies, and every change is found at its line, with all hashes repaired.

use std::sync::LazyLock;

use acies_referee::{Ask, Order, Side};

use super::forgery_tests::repaired;
use super::replay_tests::{SEED, engine, head};
use super::{DiceVerdict, Head, Record, Recorder, Secrets, Unchecked, Verdict};
use crate::Seed;
use crate::shared_dice::{Code, Holder, Secret, Value, Visit};

fn code() -> Code {
    "k7q2m9x4tz3c".parse().unwrap()
}

/// The value of a holder; the secrets are 1, 2 and 3, each 32 times.
fn value(holder: Holder, visit: u32) -> Value {
    let byte = Holder::ALL.iter().position(|one| *one == holder).unwrap() as u8 + 1;
    Secret([byte; 32]).value(code(), holder, visit).unwrap()
}

fn shared_head() -> Head {
    let roots = Holder::ALL.map(|holder| value(holder, 0).to_string());
    Head {
        code: Some(code()),
        dice: ("shared".into(), Some(roots.join(" "))),
        ..head(&Seed::from(SEED))
    }
}

/// The battle of two bounds a side, in which both sides take every default. A visit of `without` has no value at hand.
fn fought(without: Option<u32>) -> String {
    let head = shared_head();
    let mut recorder = Recorder::begin(head.battle().unwrap(), Vec::new(), &head).unwrap();
    let mut visit: Option<(u32, Side)> = None;
    let mut last = [0, 0];
    loop {
        match recorder.battle().asks() {
            Ask::Over(_) => break,
            Ask::Decide { side, .. } => {
                let order = recorder.battle().default_order();
                let answers = matches!(order, Order::Choose(_) | Order::Standing(_));
                if !answers && visit.is_none_or(|(_, mover)| mover != side) {
                    let number = visit.map_or(0, |(number, _)| number) + 1;
                    let own = value(Holder::Player(side), number);
                    let shown = Some(own).filter(|_| without != Some(number));
                    recorder.value(side, number, shown).unwrap();
                    visit = Some((number, side));
                    last[side as usize] = number;
                }
                recorder.obey(&order).unwrap();
            }
            Ask::Throw(throw) => {
                let (number, mover) = visit.unwrap();
                let before = last[mover.other() as usize];
                let visit = Visit {
                    number,
                    mover,
                    before,
                    values: [
                        value(Holder::House, number),
                        value(Holder::Player(mover), number),
                        value(Holder::Player(mover.other()), before),
                    ],
                };
                let dice = visit.dice(code(), &throw.purpose.to_string(), throw.dice);
                recorder.throw("shared", &dice).unwrap();
            }
        }
    }
    let [red, blue] = last;
    let revealed = [
        (Holder::House, red.max(blue)),
        (Holder::Player(Side::Red), red),
        (Holder::Player(Side::Blue), blue),
    ]
    .map(|(holder, visit)| (visit, value(holder, visit)));
    let (_, out) = recorder.end(Secrets::Chains(revealed)).unwrap();
    String::from_utf8(out).unwrap()
}

static BATTLE: LazyLock<String> = LazyLock::new(|| fought(None));

fn verdict(text: &str) -> Verdict {
    let record = Record::read(repaired(text).as_bytes()).unwrap();
    assert_eq!(record.broken, None);
    record.verdict(&engine(), None).unwrap()
}

/// The line and the reason of the first difference.
fn wrong(text: &str) -> (usize, String) {
    let verdict = verdict(text);
    let error = verdict.finding.error().expect("a difference");
    (error.line, error.what.to_string())
}

/// The numbers of the lines with this prefix, from 1.
fn lines(start: &str) -> Vec<usize> {
    let numbered = (1..).zip(BATTLE.lines());
    numbered
        .filter(|(_, line)| line.starts_with(start))
        .map(|(number, _)| number)
        .collect()
}

/// The battle with one line replaced, or left out.
fn with(number: usize, line: Option<&str>) -> String {
    let mut all: Vec<&str> = BATTLE.lines().collect();
    all.splice(number - 1..number, line);
    all.join("\n") + "\n"
}

fn text_of(number: usize) -> &'static str {
    BATTLE.lines().nth(number - 1).unwrap()
}

#[test]
fn a_battle_with_shared_dice_proves_itself() {
    assert!(BATTLE.starts_with("acies 2\n"));
    let verdict = verdict(&BATTLE);
    assert_eq!(verdict.finding.error(), None);
    let visits = lines("value ").len();
    // Both sides choose an army, set up and have two bounds.
    assert!(visits >= 6, "{visits}");
    assert_eq!(verdict.dice.verdict, DiceVerdict::Checked);
    assert_eq!(verdict.dice.checked, lines("throw ").len());
    assert_eq!(verdict.dice.visits, Some([visits, visits]));
    let record = Record::read(BATTLE.as_bytes()).unwrap();
    assert!(record.verify().unwrap().is_ok());
    assert_eq!(
        super::from_json_lines(&super::json_lines(&record).unwrap()).unwrap(),
        *BATTLE
    );
}

/// Where the battle lies as a file, for the tests of the program and of the page. `ACIES_WRITE=1` writes it anew.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/shared-dice.acies");

#[test]
fn the_file_of_a_battle_with_shared_dice_is_this_one() {
    if std::env::var_os("ACIES_WRITE").is_some() {
        std::fs::write(FILE, BATTLE.as_bytes()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(FILE).unwrap(), *BATTLE);
}

#[test]
fn every_changed_value_is_found_at_its_line() {
    let all = [lines("value "), lines("reveal ")].concat();
    for number in all {
        let line = text_of(number);
        let (before, digit) = line.split_at(line.len() - 1);
        let changed = format!("{before}{}", if digit == "0" { "1" } else { "0" });
        let (at, why) = wrong(&with(number, Some(&changed)));
        assert_eq!(at, number, "{line}");
        assert!(why.contains("is not of the chain"), "{why}");
    }
}

#[test]
fn every_changed_die_is_found_at_its_line() {
    for number in lines("throw ") {
        let line = text_of(number);
        let (before, rest) = line.split_once(" = ").unwrap();
        let die = if rest.starts_with('6') { '1' } else { '6' };
        let (at, _) = wrong(&with(
            number,
            Some(&format!("{before} = {die}{}", &rest[1..])),
        ));
        assert_eq!(at, number, "{line}");
    }
}

#[test]
fn a_value_stands_where_its_visit_begins() {
    let values = lines("value ");
    // Left out, of another number, of the other side.
    for (nth, &number) in values.iter().enumerate() {
        let (at, why) = wrong(&with(number, None));
        assert_eq!(at, number, "the line of the order that came after it");
        assert!(why.contains(&format!("for visit {}", nth + 1)), "{why}");
        let other = text_of(number).replace(&format!(" {} ", nth + 1), &format!(" {} ", nth + 2));
        assert_eq!(wrong(&with(number, Some(&other))).0, number);
        let (red, blue) = ("value red", "value blue");
        let line = text_of(number);
        let swapped = match line.strip_prefix(red) {
            Some(rest) => format!("{blue}{rest}"),
            None => line.replace(blue, red),
        };
        assert_eq!(wrong(&with(number, Some(&swapped))).0, number);
    }
    // Once more, in the middle of its visit.
    let order = lines("order ")
        .into_iter()
        .find(|&number| !text_of(number - 1).starts_with("value"))
        .unwrap();
    let twice = format!("{}\n{}", text_of(values[0]), text_of(order));
    let (at, why) = wrong(&with(order, Some(&twice)));
    assert_eq!((at, why.contains("no visit begins here")), (order, true));
}

#[test]
fn roots_and_code_of_the_head_cannot_be_changed() {
    let head = lines("dice ")[0];
    for (place, first) in [(2, "reveal house"), (3, "value red"), (4, "value blue")] {
        let mut words: Vec<String> = text_of(head).split(' ').map(str::to_owned).collect();
        words[place] = value(Holder::House, 9).to_string();
        assert_eq!(
            wrong(&with(head, Some(&words.join(" ")))).0,
            lines(first)[0]
        );
    }
    let number = lines("code ")[0];
    // The house's last value is looked at first, which is in the foot.
    assert_eq!(
        wrong(&with(number, Some("code k7q2m9x4tz3d"))).0,
        lines("reveal house")[0]
    );
    for (number, line, expected) in [
        (head, "dice shared 00", "the roots of house, red and blue"),
        (number, "code K7", "12 lower-case letters"),
        (1, "acies 1", "2, as of every record with shared dice"),
    ] {
        let error = Record::read(with(number, Some(line)).as_bytes()).unwrap_err();
        assert!(error.to_string().contains(expected), "{error}");
    }
}

#[test]
fn dice_are_secret_until_the_house_shows_its_value() {
    let end = BATTLE.rfind("\nvalue ").unwrap();
    let verdict = verdict(&BATTLE[..=end]);
    assert_eq!(verdict.finding.error(), None);
    assert_eq!(
        verdict.dice.verdict,
        DiceVerdict::NotCheckable(Unchecked::UnderWay)
    );
    assert_eq!(verdict.dice.visits.map(|[_, by_all]| by_all), Some(0));
}

#[test]
fn a_visit_without_a_value_is_counted_and_its_dice_are_not_checked() {
    let visits = lines("value ").len();
    let verdict = verdict(&fought(Some(visits as u32)));
    assert_eq!(verdict.finding.error(), None);
    assert_eq!(verdict.dice.visits, Some([visits, visits - 1]));
    let rolls_of_last = lines("throw ")
        .into_iter()
        .filter(|&number| number > *lines("value ").last().unwrap())
        .count();
    assert_eq!(verdict.dice.unchecked, rolls_of_last);
}

#[test]
fn a_record_without_shared_dice_has_no_values() {
    let plain = super::replay_tests::BATTLE.as_str();
    let value = text_of(lines("value ")[0]);
    let reveal = text_of(lines("reveal ")[0]);
    for (before, line) in [("\norder ", value), ("\nseed ", reveal)] {
        let changed = plain.replacen(before, &format!("\n{line}{before}"), 1);
        let error = Record::read(changed.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(line), "{error}");
    }
}

/// A battle up to a line, with the foot of one that its players have ended.
fn ended(battle: &str, before: &str, result: &str) -> String {
    let end = battle.rfind(before).unwrap();
    format!("{}\nresult {result}\nlosses 0 0\nhash 0\n", &battle[..=end])
}

#[test]
fn players_may_end_a_battle_over_a_server_before_the_referee_does() {
    for result in ["drawn", "won red", "won blue", "conceded blue"] {
        let verdict = verdict(&ended(&BATTLE, "\nvalue ", result));
        assert_eq!(verdict.finding.error(), None, "{result}");
    }
    let (_, why) = wrong(&ended(&BATTLE, "\nvalue ", "won green"));
    assert!(why.contains("found `won green`"), "{why}");
    // The result of the referee is the only one of a battle that it has ended, and of one at home.
    let result = text_of(lines("result ")[0]);
    assert_ne!(result, "result won red");
    let (at, _) = wrong(&with(lines("result ")[0], Some("result won red")));
    assert_eq!(at, lines("result ")[0]);
    let plain = super::replay_tests::BATTLE.as_str();
    wrong(&ended(plain, "\norder ", "drawn"));
}

#[test]
fn only_a_shooting_can_be_a_choice_as_well_as_an_order() {
    let read = |line: &str| {
        let order = lines("order ")[2];
        Record::read(with(order, Some(line)).as_bytes()).map(|record| record.shared().unwrap())
    };
    let hash = "#000000000000";
    assert!(read(&format!("choice red end {hash}")).is_err());
    assert!(read(&format!("order red choose flee left {hash}")).is_err());
    // As a choice it begins no visit.
    assert!(read(&format!("choice red shoot r1 at b1 {hash}")).is_ok());
    assert!(read(&format!("order red shoot r1 at b1 {hash}")).is_ok());
    // At a table of one's own it is an order alone.
    let plain = super::replay_tests::BATTLE.as_str();
    for (line, fits) in [("choice", false), ("order", true)] {
        let changed = plain.replacen(
            "\norder ",
            &format!("\n{line} red shoot r1 at b1 {hash}\norder "),
            1,
        );
        assert_eq!(Record::read(changed.as_bytes()).is_ok(), fits, "{line}");
    }
}

#[test]
fn chains_go_on_at_a_later_visit_and_never_back() {
    // The last order that goes on with a visit, and the number of that visit.
    let mut orders = lines("order ").into_iter().rev();
    let order = orders
        .find(|&number| !text_of(number - 1).starts_with("value"))
        .unwrap();
    let values = lines("value ").into_iter();
    let visits = values.filter(|&number| number < order).count() as u32;
    let with_line = |visit: u32| {
        let both = format!("onward {visit}\n{}", text_of(order));
        with(order, Some(&both))
    };
    let (at, why) = wrong(&with_line(visits));
    assert_eq!(at, order);
    assert!(why.contains("expected one after"), "{why}");
    // The order that follows begins a visit, and has no value here.
    let (at, why) = wrong(&with_line(visits + 7));
    assert_eq!(at, order + 1);
    assert!(why.contains(&format!("for visit {}", visits + 7)), "{why}");
    let plain = super::replay_tests::BATTLE.as_str();
    let changed = plain.replacen("\norder ", "\nonward 9\norder ", 1);
    assert!(Record::read(changed.as_bytes()).is_err());
}
