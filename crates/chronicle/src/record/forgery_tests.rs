//! Forged records, with all hashes repaired: each is found, or its dice are said to be not checkable.

use super::chain::Chain;
use super::replay_tests::{BATTLE, SEED, engine, fought, head};
use super::{DiceVerdict, Engine, Finding, Head, Record, Unchecked, Verdict};
use crate::Seed;

/// The record with every hash put right, as a forger would do it.
pub(super) fn repaired(text: &str) -> String {
    let mut chain = Chain::default();
    let mut out = String::new();
    for line in text.lines() {
        let line = match line.rsplit_once(" #") {
            Some((before, _)) if !line.starts_with("  ") => {
                chain.add(before.as_bytes());
                let line = format!("{before} #{}", chain.short());
                chain.add(&line.as_bytes()[before.len()..]);
                line
            }
            _ => {
                let line = if line.starts_with("hash ") {
                    format!("hash {}", chain.whole())
                } else {
                    line.to_owned()
                };
                chain.add(line.as_bytes());
                line
            }
        };
        chain.add(b"\n");
        out.push_str(&line);
        out.push('\n');
    }
    out
}

fn verdict(text: &str) -> Verdict {
    let text = repaired(text);
    let record = Record::read(text.as_bytes()).unwrap();
    assert_eq!(record.broken, None);
    record.verdict(&engine(), None).unwrap()
}

/// The text with one part changed, which must be there.
fn change(from: &str, to: &str) -> String {
    assert!(BATTLE.contains(from), "{from}");
    BATTLE.replacen(from, to, 1)
}

/// The first line with this prefix.
fn line(start: &str) -> &'static str {
    BATTLE.lines().find(|line| line.starts_with(start)).unwrap()
}

/// The blocks of the lines with this prefix: each with its events.
fn blocks(start: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut inside = false;
    for line in BATTLE.lines() {
        if line.starts_with(start) {
            blocks.push(String::new());
            inside = true;
        } else if !line.starts_with("  ") {
            inside = false;
        }
        if let Some(block) = blocks.last_mut().filter(|_| inside) {
            block.push_str(line);
            block.push('\n');
        }
    }
    blocks
}

/// The line of a text that is the difference, and why.
fn damage(text: &str) -> (String, String) {
    let verdict = verdict(text);
    let Finding::Damaged(error) = verdict.finding else {
        panic!("{:?}\n{text}", verdict.finding);
    };
    let line = text.lines().nth(error.line - 1).unwrap_or_default();
    (line.to_owned(), error.what.to_string())
}

#[test]
fn an_unchanged_record_agrees_and_its_dice_are_those_of_the_seed() {
    assert_eq!(repaired(&BATTLE), *BATTLE);
    let verdict = verdict(&BATTLE);
    assert_eq!(verdict.finding, Finding::Agrees);
    let throws = BATTLE.lines().filter(|line| line.starts_with("throw "));
    assert_eq!(verdict.dice.verdict, DiceVerdict::Checked);
    assert_eq!(verdict.dice.checked, throws.count());
    assert_eq!((verdict.dice.typed, verdict.dice.unchecked), (0, 0));
    assert_eq!((verdict.engines, verdict.editions), (None, None));
    let hash = BATTLE.lines().last().unwrap().strip_prefix("hash ");
    assert_eq!(verdict.hash.as_deref(), hash);
}

/// A kind of forgery: the forged text, the beginning of the line that is named, and a part of the reason.
type Forgery = (&'static str, String, String, String);

fn assert_found(forgeries: &[Forgery]) {
    for (kind, text, expected_line, why) in forgeries {
        let (found, what) = damage(text);
        assert!(found.starts_with(expected_line), "{kind}: {found}: {what}");
        assert!(what.contains(why), "{kind}: {what}");
    }
}

#[test]
fn forged_orders_dice_and_events_are_found() {
    let pips = line("throw keyed pips");
    let (before, rest) = pips.split_once(" = ").unwrap();
    let (die, _) = rest.split_once(' ').unwrap();
    let better = if die == "6" { "5" } else { "6" };
    let other = if die == "1" { "2" } else { "1" };
    let ends = blocks("order red end");
    let thrown = blocks("throw keyed pips");
    assert_found(&[
        (
            "a throw changed, and the events with it",
            change(
                &format!("{before} = {die}"),
                &format!("{before} = {better}"),
            )
            .replacen(&format!("\n  pips {die}"), &format!("\n  pips {better}"), 1),
            format!("{before} = {better}"),
            format!("found dice [{better}], expected [{die}] from the seed"),
        ),
        (
            "a throw marked as that of the seed with other events",
            change(&format!("\n  pips {die}"), &format!("\n  pips {other}")),
            format!("  pips {other}"),
            format!("found `pips {other}`, expected `pips {die}`"),
        ),
        (
            "throws dropped",
            change(&thrown[0], ""),
            "order".into(),
            "expected a throw for pips".into(),
        ),
        (
            "an order dropped",
            change(&ends[1], ""),
            "bound blue 1".into(),
            "found `bound blue 1`, expected `nothing`".into(),
        ),
        (
            "an order added",
            change(&ends[1], &ends[1].repeat(2)),
            "order red end".into(),
            "found `nothing`, expected `bound blue 1`".into(),
        ),
        (
            "orders swapped with those of the other side",
            {
                let [one, two] = [&ends[1], &thrown[1]];
                BATTLE
                    .replacen(one, "@one@", 1)
                    .replacen(two, one, 1)
                    .replacen("@one@", two, 1)
            },
            "throw keyed pips blue 1".into(),
            "found a throw for pips blue 1, expected an order of red".into(),
        ),
        (
            "the set-up changed",
            change(
                "order red deploy r1 at 7.5 ",
                "order red deploy r1 at 7.25 ",
            ),
            "  deployed r1 at 7.5".into(),
            "expected `deployed r1 at 7.25".into(),
        ),
    ]);
}

#[test]
fn forged_heads_and_feet_are_found() {
    let army = line("army red");
    let hash = line("edition ").rsplit_once(' ').unwrap().1;
    assert_found(&[
        (
            "the edition's hash changed",
            change(hash, "0123456789abcdef"),
            "edition 2.2".into(),
            format!("found the edition hash 0123456789abcdef, expected {hash}"),
        ),
        (
            "the edition's name changed",
            change("\nedition 2.2", "\nedition 1.22"),
            "edition 1.22".into(),
            "found the edition hash".into(),
        ),
        (
            "a ruling changed",
            change("\nscale", "\nruling supporters-die no\nscale"),
            "edition 2.2".into(),
            "found the edition hash".into(),
        ),
        (
            "a convention added",
            change("\nscale", "\nconvention wadbag-24\nscale"),
            "edition 2.2".into(),
            "found the edition hash".into(),
        ),
        (
            "the limit changed, after which it has ended",
            change("\nlimit 2\n", "\nlimit 3\n"),
            "  ended drawn".into(),
            "found `ended drawn`, expected `bound red 3`".into(),
        ),
        (
            "the players changed",
            change("\ndice keyed", "\nplayer red Anna\ndice keyed"),
            "result drawn".into(),
            "the seed is not the one that the head promised".into(),
        ),
        (
            "the promise changed with the seed",
            change(&line("dice keyed")[5..], "keyed").replacen("\nseed 7", "\nseed 8", 1),
            "result drawn".into(),
            "found a seed, expected none".into(),
        ),
        (
            "the seed changed",
            change("\nseed 7", "\nseed 8"),
            "result drawn".into(),
            "the seed is not the one".into(),
        ),
        (
            "the result changed",
            change("\nresult drawn", "\nresult won red"),
            "result won red".into(),
            "found `won red`, expected `drawn`".into(),
        ),
        (
            "the losses dropped from the foot",
            change("\nlosses 0 0", ""),
            "result drawn".into(),
            "found `nothing`, expected `losses 0 0`".into(),
        ),
        (
            "an army list changed",
            change(army, "army red II/33"),
            "order red army".into(),
            "the order is not legal".into(),
        ),
    ]);
}

#[test]
fn a_forgery_that_only_hides_the_dice_is_said_to_be_not_checkable() {
    let pips = line("throw keyed pips");
    let (before, rest) = pips.split_once(" = ").unwrap();
    let (die, _) = rest.split_once(' ').unwrap();
    let throws = BATTLE.matches("\nthrow ").count();
    let nth = BATTLE.lines().position(|line| line == pips).unwrap() + 1;
    let typed = before.replacen("keyed", "physical", 1);
    let listed = before.replacen("keyed", "list", 1);
    let promise = line("dice keyed");
    let (foot, _) = BATTLE.split_once("\n\nresult ").unwrap();
    for (kind, text, expected, counts, first) in [
        (
            "one die marked as typed in",
            change(&format!("{before} = {die}"), &format!("{typed} = {die}")),
            DiceVerdict::Typed,
            [throws - 1, 1, 0],
            Some(nth),
        ),
        (
            "one die marked as from a list",
            change(&format!("{before} = {die}"), &format!("{listed} = {die}")),
            DiceVerdict::NotCheckable(Unchecked::OtherSource),
            [throws - 1, 0, 1],
            Some(nth),
        ),
        (
            "all dice marked as typed in, and no promise",
            change(promise, "dice physical")
                .replace("\nthrow keyed ", "\nthrow physical ")
                .replace("\nseed 7", ""),
            DiceVerdict::Typed,
            [0, throws, 0],
            None,
        ),
        (
            "the seed dropped",
            change("\nseed 7", ""),
            DiceVerdict::NotCheckable(Unchecked::NoSeed),
            [0, 0, throws],
            None,
        ),
        (
            "the seed and its promise dropped",
            change(promise, "dice keyed").replace("\nseed 7", ""),
            DiceVerdict::NotCheckable(Unchecked::NotPromised),
            [0, 0, throws],
            None,
        ),
        (
            "the foot dropped",
            format!("{foot}\n"),
            DiceVerdict::NotCheckable(Unchecked::NoSeed),
            [0, 0, throws],
            None,
        ),
    ] {
        let verdict = verdict(&text);
        assert_eq!(verdict.finding, Finding::Agrees, "{kind}");
        assert_eq!(verdict.dice.verdict, expected, "{kind}");
        let dice = &verdict.dice;
        assert_eq!([dice.checked, dice.typed, dice.unchecked], counts, "{kind}");
        if first.is_some() {
            assert_eq!(dice.line, first, "{kind}");
        }
        let dice = verdict.message().dice;
        let word = serde_json::to_value(dice.unwrap().verdict).unwrap();
        assert_eq!(word, expected.word());
    }
}

#[test]
fn a_battle_in_progress_is_checked_by_those_who_know_its_seed() {
    let pips = line("throw keyed pips");
    let (before, _) = BATTLE
        .split_once(&format!("\n{}", blocks("throw keyed pips")[1]))
        .unwrap();
    let record = Record::read(format!("{before}\n").as_bytes()).unwrap();
    let dice = record.verdict(&engine(), None).unwrap().dice.verdict;
    assert_eq!(dice, DiceVerdict::NotCheckable(Unchecked::UnderWay));
    let (known, other) = (Seed::from(SEED), Seed::from(SEED + 1));
    let dice = record.verdict(&engine(), Some(&known)).unwrap().dice;
    assert_eq!(dice.verdict, DiceVerdict::Checked);
    let dice = record.verdict(&engine(), Some(&other)).unwrap().dice;
    assert_eq!(dice.verdict, DiceVerdict::NotCheckable(Unchecked::UnderWay));
    // A better die is found by the seed alone.
    let (roll, rest) = pips.split_once(" = ").unwrap();
    let (die, _) = rest.split_once(' ').unwrap();
    let better = if die == "6" { "5" } else { "6" };
    let forged = format!("{before}\n")
        .replacen(&format!("{roll} = {die}"), &format!("{roll} = {better}"), 1)
        .replacen(&format!("\n  pips {die}"), &format!("\n  pips {better}"), 1);
    let forged = repaired(&forged);
    let record = Record::read(forged.as_bytes()).unwrap();
    let finding = record.verdict(&engine(), None).unwrap().finding;
    assert_eq!(finding, Finding::Agrees);
    let finding = record.verdict(&engine(), Some(&known)).unwrap().finding;
    assert!(matches!(finding, Finding::Damaged(_)), "{finding:?}");
}

#[test]
fn a_battle_of_another_engine_that_comes_out_differently_is_not_called_damaged() {
    let other = Engine::new("0.9.0", "fedcba98");
    let pips = line("  pips");
    for engine_line in ["", "engine 0.9.0 fedcba98\n"] {
        let own = format!("engine {}\n", engine());
        let text = change(&own, engine_line);
        let same = verdict(&text);
        assert_eq!(same.finding, Finding::Agrees);
        assert_eq!(same.dice.verdict, DiceVerdict::Checked);
        let named = (!engine_line.is_empty()).then(|| other.clone());
        assert_eq!(same.engines, Some((named, engine())));
        // The other engine has other events.
        let text = text.replacen(&format!("\n{pips}"), "\n  pips thrown", 1);
        let differs = verdict(&text);
        let Finding::OtherVersion(error) = &differs.finding else {
            panic!("{:?}", differs.finding);
        };
        let line = text.lines().nth(error.line - 1);
        assert_eq!(line, Some("  pips thrown"));
        assert_eq!(differs.dice.verdict, DiceVerdict::Checked);
        let message = differs.message();
        assert!(!message.agrees);
        assert_eq!(message.finding, acies_wire::Finding::OtherVersion);
        // Or it knows other armies and editions.
        for (from, to) in [
            ("\narmy red II/12", "\narmy red II/99z"),
            ("\nedition 2.2", "\nedition 9.9"),
        ] {
            let unpromised = text.replacen("\nseed 7", "", 1);
            let text = unpromised.replacen(from, to, 1);
            let differs = verdict(&text);
            let Finding::OtherVersion(error) = &differs.finding else {
                panic!("{:?}", differs.finding);
            };
            let line = text.lines().nth(error.line - 1);
            assert_eq!(line, text.lines().find(|line| line.contains(to.trim())));
        }
        // What was changed after it was written is damaged, whatever engine that was.
        let broken = text.replacen("  pips thrown", "  pips 3 thrown", 1);
        let record = Record::read(broken.as_bytes()).unwrap();
        let finding = record.verdict(&engine(), None).unwrap().finding;
        assert!(matches!(finding, Finding::Damaged(_)), "{finding:?}");
    }
}

#[test]
fn a_forger_who_plays_the_battle_again_has_another_hash() {
    // Other orders, honestly played with the same seed, are another battle; no record can say who gave them.
    let seed = Seed::from(SEED);
    let other = Head {
        limit: 1,
        ..head(&seed)
    };
    let other = fought(&other.promising(&seed));
    let [one, two] = [verdict(&BATTLE), verdict(&other)];
    assert_eq!(two.finding, Finding::Agrees);
    assert_ne!(one.hash, two.hash);
    assert_eq!(two.message().orders, "not-checkable");
}

#[test]
fn a_record_without_throws_has_no_dice_to_check() {
    let head = BATTLE.split("\nthrow").next().unwrap();
    let verdict = verdict(&format!("{head}\n"));
    assert_eq!(verdict.dice.verdict, DiceVerdict::None);
}
