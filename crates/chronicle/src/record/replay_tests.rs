//! Whole battles, recorded and replayed: unchanged records verify, and each change is reported at its line.

use std::sync::{Arc, LazyLock};

use acies_geometry::Angle;
use acies_referee::{Ask, Order, Side};
use acies_rulebook::Rulebook;

use super::replay::Differs;
use super::{Engine, Head, Record, Recorder, Replay};
use crate::{DiceSource, Draft, EditionChoice, Seed};

pub(super) const SEED: u64 = 7;

/// The engine that has played the battles of these tests.
pub(super) fn engine() -> Engine {
    Engine::new("0.1.0", "0123abcd")
}

pub(super) fn head(seed: &Seed) -> Head {
    let edition = EditionChoice::plain("2.2");
    let rulebook = edition.rulebook().unwrap();
    let armies = ["II/12".into(), "II/33".into()];
    Head {
        engine: Some(engine()),
        limit: 2,
        ..Head::plain(edition, &rulebook, armies, "keyed")
    }
    .promising(seed)
}

#[test]
fn the_rules_of_a_head_are_compiled_once_and_are_its_own() {
    let plain = head(&Seed::from(SEED));
    let rules = plain.rulebook().unwrap();
    assert!(Arc::ptr_eq(&rules, &plain.rulebook().unwrap()));
    let mut other = plain.clone();
    other.edition = EditionChoice::plain("3.0");
    assert_ne!(other.rulebook().unwrap().hash, rules.hash);
    assert_eq!(plain.rulebook().unwrap().hash, rules.hash);
}

/// A battle of two bounds a side, in which both sides take every default.
pub(super) static BATTLE: LazyLock<String> = LazyLock::new(|| fought(&head(&Seed::from(SEED))));

pub(super) fn fought(head: &Head) -> String {
    let mut seed = Seed::from(SEED);
    let mut recorder = Recorder::begin(head.battle().unwrap(), Vec::new(), head).unwrap();
    loop {
        match recorder.battle().asks() {
            Ask::Over(_) => break,
            Ask::Decide { .. } => {
                let order = recorder.battle().default_order();
                recorder.obey(&order).unwrap();
            }
            Ask::Throw(throw) => {
                let dice = seed.throw(throw).unwrap();
                recorder.throw(seed.word(), &dice).unwrap();
            }
        }
    }
    let (_, out) = recorder.end(Some(&seed)).unwrap();
    String::from_utf8(out).unwrap()
}

/// The result of verifying a text: the end of the battle, or the first line that differs and why.
fn verify(text: &str) -> Result<(), String> {
    let record = Record::read(text.as_bytes()).map_err(|error| error.to_string())?;
    let verified = record.verify().map_err(|error| error.to_string())?;
    verified.map(|_| ()).map_err(|error| error.to_string())
}

/// The number of the first line with this prefix.
fn line_of(text: &str, start: &str) -> usize {
    text.lines()
        .position(|line| line.starts_with(start))
        .unwrap()
        + 1
}

#[test]
fn a_recorded_battle_verifies_and_ends_alike() {
    let record = Record::read(BATTLE.as_bytes()).unwrap();
    assert_eq!((record.cut, record.broken), (None, None));
    let battle = record.verify().unwrap().unwrap();
    let foot = record.foot.unwrap();
    let ending = battle.ending().unwrap();
    assert_eq!(
        (foot.result, foot.seed),
        (ending.to_string(), Some(SEED.to_string()))
    );
    // Both sides have two bounds, each with a heading.
    assert_eq!(battle.position().bounds, [2, 2]);
    assert_eq!(
        BATTLE
            .lines()
            .filter(|line| line.starts_with("bound "))
            .count(),
        4
    );
}

#[test]
fn a_battle_cut_after_any_line_verifies_as_far_as_it_goes() {
    let ends = BATTLE.match_indices('\n').map(|(at, _)| at + 1);
    let body = line_of(&BATTLE, "order");
    for (line, end) in ends.enumerate().skip(body) {
        let text = &BATTLE[..end];
        assert_eq!(verify(text), Ok(()), "cut after line {}", line + 1);
        assert_eq!(
            verify(&format!("{text}order re")),
            Ok(()),
            "cut within line {}",
            line + 2
        );
    }
}

#[test]
fn every_change_is_named_where_it_stands() {
    let text = BATTLE.as_str();
    let change = |from: &str, to: &str| text.replacen(from, to, 1);
    let pips = text
        .lines()
        .find(|line| line.starts_with("throw keyed pips"))
        .unwrap();
    let line = line_of(text, pips);
    let (before, rest) = pips.split_once(" = ").unwrap();
    let (die, _) = rest.split_once(' ').unwrap();
    let other = if die == "6" { "5" } else { "6" };
    let deployed = text
        .lines()
        .find(|line| line.starts_with("  deployed"))
        .unwrap();
    for (changed, complaint) in [
        (
            change(&format!("{before} = {die}"), &format!("{before} = {other}")),
            format!("line {line}: the running hash"),
        ),
        (
            change(&format!("\n  pips {die}"), ""),
            format!("line {line}: found `nothing`, expected `pips {die}`"),
        ),
        (
            change(
                &format!("\n  pips {die}"),
                &format!("\n  pips {die}\n  pips {die}"),
            ),
            format!("line {}: found `pips {die}`, expected `nothing`", line + 2),
        ),
        (
            change(deployed, "  deployed r1 at 0 0 facing 0"),
            format!(
                "line {}: found `deployed r1 at 0 0 facing 0`, expected `{}`",
                line_of(text, deployed),
                deployed.trim()
            ),
        ),
        (change(&format!("{pips}\n"), ""), String::from("line ")),
        (
            change("seed 7", "seed 8"),
            format!("line {}: the seed is not the one", line_of(text, "result")),
        ),
        (
            change("\nresult drawn", "\nresult won red"),
            format!(
                "line {}: found `won red`, expected `drawn`",
                line_of(text, "result")
            ),
        ),
        (
            change("\nlosses 0 0", "\nlosses 0 1"),
            format!(
                "line {}: found `losses 0 1`, expected `losses 0 0`",
                line_of(text, "result")
            ),
        ),
        (
            change("\nboard 15 15", "\nboard 15 16"),
            format!(
                "line {}: found `board 15 16`, expected `board 15 15`",
                line_of(text, "board")
            ),
        ),
        // A changed head is reported before the differences that it causes, here an army that may not be chosen.
        (
            change("army red II/12", "army red II/33"),
            format!("line {}: the running hash", line_of(text, "order")),
        ),
        (
            change("\ndice keyed ", "\ndice keyed 0"),
            format!("line {}: the running hash", line_of(text, "order")),
        ),
        (
            change("army red II/12", "army red XX/12"),
            "found the army list `XX/12`, expected the key of one".into(),
        ),
        (
            change("edition 2.2", "edition 9.9"),
            "unknown edition".into(),
        ),
    ] {
        let found = verify(&changed).unwrap_err();
        assert!(
            found.starts_with(&complaint),
            "found    {found}\nexpected {complaint}"
        );
    }
}

#[test]
fn dice_that_the_seed_did_not_give_are_found_when_the_battle_is_over() {
    // A player writes better dice than the seed gives, into a record with correct hashes.
    let seed = Seed::from(SEED);
    let head = head(&seed);
    let mut recorder = Recorder::begin(head.battle().unwrap(), Vec::new(), &head).unwrap();
    while let Ask::Decide { .. } = recorder.battle().asks() {
        let order = recorder.battle().default_order();
        recorder.obey(&order).unwrap();
    }
    let Ask::Throw(throw) = recorder.battle().asks() else {
        panic!("a throw");
    };
    let honest = seed.dice(throw.purpose, throw.dice);
    let better = if honest == [6] { [5] } else { [6] };
    recorder.throw("keyed", &better).unwrap();
    while !matches!(recorder.battle().asks(), Ask::Over(_)) {
        if let Ask::Throw(throw) = recorder.battle().asks() {
            recorder
                .throw("keyed", &seed.dice(throw.purpose, throw.dice))
                .unwrap();
        } else {
            recorder.obey(&Order::Concede).unwrap();
        }
    }
    let (_, out) = recorder.end(Some(&seed)).unwrap();
    let found = verify(&String::from_utf8(out).unwrap()).unwrap_err();
    assert!(
        found.contains(&format!(
            "found dice {better:?}, expected {honest:?} from the seed"
        )),
        "{found}"
    );
}

#[test]
fn an_order_that_is_not_legal_leaves_no_trace() {
    let head = head(&Seed::from(SEED));
    let mut recorder = Recorder::begin(head.battle().unwrap(), Vec::new(), &head).unwrap();
    assert!(recorder.obey(&Order::parse("fight r1").unwrap()).is_err());
    assert!(recorder.throw("list", &[1]).is_err());
    let (battle, out) = recorder.into_parts();
    assert_eq!(battle.asks(), head.battle().unwrap().asks());
    let record = Record::read(&out).unwrap();
    assert_eq!(record.entries, []);
}

#[test]
fn a_move_is_written_with_the_path_that_it_took() {
    let position = r#"title = "A move"
edition = "2.2"
scale = "15mm"
board = [15, 15]
[[element]]
id = "r1"
side = "red"
type = "3Cv"
front = [7.0, 4.0]
facing = 0
[bound]
active = "red"
number = 3
phase = "movement"
pips = 4
"#;
    let draft = Draft::read(position).unwrap();
    let scenario = draft
        .scenario(
            &draft.editions()[0],
            Arc::new(Rulebook::standard()),
            Angle::ZERO,
        )
        .unwrap();
    let mut recorder =
        Recorder::begin(scenario.battle(), Vec::new(), &head(&Seed::from(1))).unwrap();
    let order = Order::parse("move r1 to 7 5 facing 30").unwrap();
    let events = recorder.obey(&order).unwrap();
    let (_, out) = recorder.into_parts();
    let record = Record::read(&out).unwrap();
    let super::Given::Order(_, written) = &record.entries[0].given else {
        panic!("an order");
    };
    // The written path leads to the same move, and names its end.
    assert_eq!(scenario.battle().obey(written), Ok(events));
    assert!(
        written.to_string().ends_with("to 7 5 facing 30"),
        "{written}"
    );
    assert_eq!(
        scenario.battle().plan(written),
        scenario.battle().plan(&order)
    );
}

#[test]
fn a_replay_goes_step_by_step() {
    let record = Record::read(BATTLE.as_bytes()).unwrap();
    let mut replay = Replay::new(&record).unwrap();
    let mut steps = 0;
    while let Some((entry, events)) = replay.step().unwrap() {
        assert_eq!(entry, &record.entries[steps]);
        assert_eq!(events.len(), entry.events.len());
        steps += 1;
    }
    assert_eq!(steps, record.entries.len());
    assert!(matches!(replay.battle().asks(), Ask::Over(_)));
}

#[test]
fn a_throw_for_another_purpose_is_no_answer() {
    let pips = BATTLE
        .lines()
        .find(|line| line.starts_with("throw keyed pips"))
        .unwrap();
    let other = pips.replacen("pips", "weather", 1);
    let record = Record::read(BATTLE.replacen(pips, &other, 1).as_bytes()).unwrap();
    let mut replay = Replay::new(&record).unwrap();
    let error = loop {
        match replay.step() {
            Ok(Some(_)) => {}
            Ok(None) => panic!("the throw was taken"),
            Err(error) => break error,
        }
    };
    assert_eq!(error.line, line_of(&BATTLE, pips));
    assert!(matches!(error.what, Differs::Asked { .. }), "{error}");
}

#[test]
fn an_illegal_order_names_each_rule_once_with_what_was_measured() {
    use acies_referee::{Breach, ElementId, Measurement, Rule};
    let id = |name: &str| Measurement::Element(ElementId::parse(name).unwrap());
    let overlap = |one, other| {
        Breach::new(Rule::MoveOverlap)
            .with("element", id(one))
            .with("other", id(other))
    };
    let breaches = vec![
        overlap("r1", "b1"),
        Breach::new(Rule::MoveBoard),
        overlap("r2", "b1"),
        overlap("r1", "b1"),
    ];
    assert_eq!(
        Differs::Illegal(breaches).to_string(),
        "the order is not legal: move.overlap (element r1, other b1; element r2, other b1), move.board"
    );
}

#[test]
fn who_attacks_by_agreement_stands_in_the_head_and_is_played_again() {
    let seed = Seed::from(SEED);
    let agreed = Head {
        attacker: Some(Side::Blue),
        ..head(&seed)
    };
    let agreed = fought(&agreed.promising(&seed));
    assert_eq!(agreed.matches("\nattacker blue\n").count(), 1);
    assert_eq!(agreed.matches("throw keyed aggression").count(), 0);
    assert_eq!(agreed.matches("\n  attacks blue\n").count(), 1);
    assert!(agreed.contains("\nbound blue 1\n"));
    assert_eq!(verify(&agreed), Ok(()));
}
