//! A record of another engine, shown from its events.

use acies_geometry::Pose;
use acies_referee::{Battle, ElementId, Occupant, Phase, Place, Side, Stronghold};

use super::replay_tests::BATTLE;
use super::{Record, Replay, Shown};

/// Shows a text to its end: the last state, and the line from which on the events alone were shown.
fn shown(text: &str) -> (Battle, Option<usize>, usize) {
    let record = Record::read(text.as_bytes()).unwrap();
    let mut shown = Shown::new(&record).unwrap();
    let mut steps = 0;
    while shown.step().is_some() {
        steps += 1;
    }
    assert_eq!(steps, record.entries.len());
    (shown.battle().clone(), shown.since(), steps)
}

#[test]
fn a_record_that_agrees_is_shown_as_it_is_replayed() {
    let record = Record::read(BATTLE.as_bytes()).unwrap();
    let mut replay = Replay::new(&record).unwrap();
    while replay.step().unwrap().is_some() {}
    let (battle, since, _) = shown(&BATTLE);
    assert_eq!(since, None);
    assert_eq!(battle.position(), replay.battle().position());
    assert_eq!(battle.asks(), replay.battle().asks());
}

#[test]
fn what_comes_out_differently_is_shown_from_the_events() {
    let id = ElementId::parse("r1").unwrap();
    let line = |start: &str| BATTLE.lines().find(|line| line.starts_with(start)).unwrap();
    let deployed = line("  deployed r1 at");
    let pips = line("  pips");
    for (change, to) in [
        (deployed, "  deployed r1 at 7.25 2.5 facing 90"),
        (
            pips,
            "  pips 3\n  moved r1 to 7.25 2.5 facing 90 distance 1",
        ),
        (pips, "  recoiled r1 to 7.25 2.5 facing 90"),
    ] {
        let text = BATTLE.replacen(&format!("\n{change}"), &format!("\n{to}"), 1);
        let (battle, since, _) = shown(&text);
        let before = text.split(to).next().unwrap();
        // The order or throw stands before its events.
        let lines = before.lines().count();
        assert!(
            since.is_some_and(|since| since <= lines),
            "{since:?} {lines}"
        );
        let element = battle.position().element(id);
        assert_eq!(element.place, Place::Table);
        let pose = Pose::from_base_widths(7.25, 2.5, 90.0);
        assert_eq!(element.base.pose, pose);
        assert_eq!(battle.position().bounds, [2, 2]);
        assert_eq!(battle.position().active, Side::Blue);
    }
    let text = BATTLE.replacen(&format!("\n{pips}"), "\n  lost r1 by score", 1);
    let (battle, ..) = shown(&text);
    assert_eq!(battle.position().element(id).place, Place::Lost);
}

/// The battle up to its first PIPs, with another event in their place, shown to its end.
fn with_event(event: &str) -> (Battle, String) {
    let before = BATTLE.split("\n  pips").next().unwrap();
    let text = format!("{before}\n  {event}\n");
    let record = Record::read(text.as_bytes()).unwrap();
    let mut shown = Shown::new(&record).unwrap();
    assert_eq!((shown.since(), shown.difference()), (None, None));
    while shown.step().is_some() {}
    let since = shown.since().unwrap();
    let difference = shown.difference().unwrap();
    // The throw stands in the line before its event.
    assert_eq!(difference.line, since + 1);
    (shown.battle().clone(), difference.to_string())
}

#[test]
fn the_first_difference_is_named() {
    let (battle, difference) = with_event("phase combat");
    assert!(
        difference.contains("found `phase combat`, expected `pips"),
        "{difference}"
    );
    assert_eq!(battle.position().phase, Phase::Combat);
}

#[test]
fn who_is_in_a_camp_is_shown_from_the_events() {
    let r1 = ElementId::parse("r1").unwrap();
    for event in ["deployed r1 in camp", "camp-entered red by r1"] {
        let (battle, _) = with_event(event);
        let occupant = battle.position().occupant(Stronghold::Camp(Side::Red));
        assert_eq!(occupant, Occupant::Garrison(r1), "{event}");
    }
}
