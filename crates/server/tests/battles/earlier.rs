//! A battle of a page is gone on with over the server: from its record, at the order that it waits for.

use std::sync::Arc;

use acies_chronicle::{DiceVerdict, EditionChoice, Head, Record, Recorder, Unchecked};
use acies_referee::{Ask, Order, What};
use serde_json::{Value, json};

use crate::client::{Player, offered_as, offering};
use crate::memory::Memory;
use crate::server::{Server, engine};

/// A battle at home by the terms of these tests, up to the first order of a bound after so many orders and throws. Both sides
/// take every default, and the dice are typed in.
fn at_home(steps: usize, is_conceded: bool) -> String {
    let edition = EditionChoice::plain("2.2");
    let rulebook = edition.rulebook().unwrap();
    let armies = ["III/7b".into(), "III/10b".into()];
    let head = Head {
        engine: Some(engine()),
        ..Head::plain(edition, &rulebook, armies, "physical")
    };
    let mut out = Vec::new();
    let mut recorder = Recorder::begin(head.battle().unwrap(), &mut out, &head).unwrap();
    let mut dice = [3, 5, 2, 6, 1].into_iter().cycle();
    for step in 0.. {
        match recorder.battle().asks() {
            Ask::Decide {
                what: What::Move, ..
            } if step > steps => break,
            Ask::Decide { .. } => {
                let order = recorder.battle().default_order();
                recorder.obey(&order).unwrap();
            }
            Ask::Throw(throw) => {
                let dice: Vec<u8> = dice.by_ref().take(throw.dice.into()).collect();
                recorder.throw("physical", &dice).unwrap();
            }
            Ask::Over(_) => break,
        }
    }
    if is_conceded {
        recorder.obey(&Order::Concede).unwrap();
    }
    String::from_utf8(out).unwrap()
}

#[tokio::test]
async fn a_battle_of_a_page_goes_on_over_the_server() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let record = at_home(48, false);
    let (mut offer, secrets) = offering("days 4", 9);
    offer["earlier"] = json!(record);
    let seats = offered_as(server.address, &offer, secrets);
    let code = seats[0].code;
    let listed = server.must("GET", &format!("/api/battles/{code}"), None);
    // The last heading of the record is the bound in which it stands; no combat was fought.
    let (_, bound) = record.rsplit_once("\nbound ").unwrap();
    let (side, number) = bound.lines().next().unwrap().split_once(' ').unwrap();
    let number: u16 = number.parse().unwrap();
    let is_step = |line: &&str| {
        ["order ", "choice ", "throw "]
            .iter()
            .any(|word| line.starts_with(word))
    };
    let steps = record.lines().filter(is_step).count();
    assert_eq!(
        listed["earlier"],
        json!({ "steps": steps, "bound": [side, number], "lost": [0, 0] })
    );

    for seat in &seats {
        seat.take(server.address);
    }
    let mut players = Vec::new();
    for seat in &seats {
        players.push(Player::come(server.address, seat).await);
    }
    assert_eq!(players[0].log.len(), steps);
    let listed = server.must("GET", &format!("/api/battles/{code}"), None);
    assert_eq!(listed["earlier"], Value::Null);
    let thrown = |player: &Player| {
        let new = player.log.iter().skip(steps);
        new.filter(|(_, line)| line.starts_with("throw ")).count()
    };
    // Both sides take every default, which comes to no end.
    while thrown(&players[0]) < 6 {
        let (side, line) = players[0].default_order().unwrap();
        let wish = players[side as usize].order(&line);
        let (_, version) = players[side as usize].must(wish).await;
        for player in &mut players {
            player.reach(version).await;
        }
    }
    let (_, version) = players[0].must(json!({ "w": "resign" })).await;
    players[1].reach(version).await;
    let (status, _, text) = server.ask("GET", &format!("/api/battles/{code}/record"), None);
    assert_eq!(status, 200);
    let read = Record::read(text.as_bytes()).unwrap();
    let verdict = read.verdict(&engine(), None).unwrap();
    assert!(verdict.finding.error().is_none(), "{:?}", verdict.finding);
    let why = DiceVerdict::NotCheckable(Unchecked::Earlier);
    assert_eq!(verdict.dice.verdict, why);
    assert_eq!(verdict.dice.unchecked, record.matches("\nthrow ").count());
    assert_eq!(verdict.dice.checked, 6, "{:?}", verdict.dice);
    server.end().unwrap();
}

#[test]
fn a_record_that_cannot_be_gone_on_with_is_refused_with_one_line() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let (mut offer, _) = offering("days 4", 9);
    let whole = at_home(48, false);
    let refuse = |offer: &Value, record: &str, expected: &str| {
        let mut offer = offer.clone();
        offer["earlier"] = json!(record);
        let (status, _, text) = server.ask("POST", "/api/battles", Some(&offer));
        let problem: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(
            (status, &problem["why"]),
            (400, &json!("not-understood")),
            "{text}"
        );
        let said = problem["text"].as_str().unwrap();
        assert!(said.contains(expected) && !said.contains('\n'), "{said}");
    };
    refuse(&offer, "", "record");
    refuse(&offer, "a letter", "record");
    refuse(&offer, &whole[..120], "expected");
    refuse(&offer, &at_home(48, true), "nothing, because it is over");
    let first = whole.find("\norder ").unwrap();
    refuse(&offer, &whole[..=first], "army red");
    let changed = whole.replacen("\narmy blue III/10b\n", "\narmy blue III/7b\n", 1);
    refuse(&offer, &changed, "line 11: the order is not legal");
    let changed = whole.replacen("\nedition 2.2 ", "\nedition 2.2 0", 1);
    refuse(
        &offer,
        &changed,
        "its rules, armies, scale or limit of bounds are others",
    );
    // The player who is invited reads nothing of a limit of bounds, or of another scale.
    let limited = whole.replacen("\narmy red ", "\nlimit 3\narmy red ", 1);
    refuse(&offer, &limited, "limit of bounds");
    let scaled = whole.replacen("\nscale 15mm\n", "\nscale 25mm\n", 1);
    refuse(&offer, &scaled, "expected");

    offer["terms"]["armies"] = json!(["III/10b", "III/7b"]);
    refuse(
        &offer,
        &whole,
        "its rules, armies, scale or limit of bounds are others",
    );

    // An offer may have such a length for its record alone.
    let long = json!({ "secret": "0".repeat(1 << 14) });
    let path = "/api/battles/k7q2m9x4tz3c/seats/red";
    assert_eq!(server.ask("PUT", path, Some(&long)).0, 413);
    server.end().unwrap();
}
