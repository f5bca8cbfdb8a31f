//! Lines: which elements belong to one, and which have left it (section 5.1, R-58, R-114).

use std::path::Path;

use acies_generals::General;
use acies_generals::audit::{Entry, How};
use acies_generals::solo::{Dice, SoloDba};
use acies_referee::{Battle, ElementId, Order, Side};

use super::fixtures::read;

/// `actions/out-of-bowshot.toml`: r1 and r2 in line, r2 in bowshot.
fn bowshot() -> Battle {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generals/solo/actions");
    read(&folder.join("out-of-bowshot.toml")).battle
}

/// A general with some entries and dice for a defensive stance: aggression 1, stance 1; then for ties.
fn defensive(entries: &[Entry]) -> SoloDba {
    let mut general = SoloDba::with_dice(Dice::Scripted([1; 8].into_iter().collect()));
    entries
        .iter()
        .cloned()
        .for_each(|entry| general.replay_entry(entry));
    general
}

fn line() -> Entry {
    Entry {
        bound: 1,
        section: "5.1".to_owned(),
        name: "line".to_owned(),
        subject: "r1".to_owned(),
        how: How::Rule { facts: Vec::new() },
        result: "r1 | r2".to_owned(),
        rulings: Vec::new(),
    }
}

/// The action of the last recorded move.
fn action(entries: &[Entry]) -> Option<&str> {
    entries.iter().rev().find_map(|entry| match &entry.how {
        How::Action(chosen) => Some(chosen.action.as_str()),
        _ => None,
    })
}

#[test]
fn element_sent_away_leaves_its_line() {
    let mut battle = bowshot();
    let mut entries = vec![line()];
    let mut general = defensive(&entries);
    let order = general.decide(&battle, Side::Red);
    entries.extend(general.take_entries());
    assert_eq!(action(&entries), Some("defensive-manoeuvre"));
    assert_eq!(order.movers().as_slice(), [ElementId::parse("r2").unwrap()]);
    battle.obey(&order).unwrap();
    let left: Vec<&str> = entries
        .iter()
        .filter(|entry| entry.name == "line-left")
        .map(|entry| entry.subject.as_str())
        .collect();
    assert_eq!(left, ["r2"]);

    let next = general.decide(&battle, Side::Red);
    entries.extend(general.take_entries());
    assert_ne!(action(&entries), Some("repair-line"), "{next}");

    // If its general had not sent it away, it would return: light horse moves more than once in a bound.
    let driven: Vec<Entry> = entries
        .iter()
        .take_while(|entry| entry.name != "line-left")
        .cloned()
        .collect();
    let mut general = defensive(&driven);
    let back = general.decide(&battle, Side::Red);
    assert_eq!(action(&general.take_entries()), Some("repair-line"));
    assert_eq!(back, Order::parse("move r2 to 8.5 5 facing 0").unwrap());
}
