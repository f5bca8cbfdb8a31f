//! Deployment (4.5 to 4.8): rolls and their reasons, places, and swaps.

mod example;
mod landing;
mod lists;
mod positions;
mod resume_and_mirror;
mod rules;
mod swaps;

use acies_chronicle::Seed;
use acies_generals::General;
use acies_generals::audit::{Entry, How};
use acies_generals::solo::{Dice, SoloDba};
use acies_geometry::Pose;
use acies_referee::{Ask, Battle, ElementId, Order, Place, Purpose, Side, What};

use super::table_setup::{Piece, mustered};

/// Red is about to deploy against blue elements that are already placed: their numbers with x and y of their fronts.
fn facing(
    edition: &str,
    pieces: &[Piece],
    armies: [&str; 2],
    blue: &[(usize, f64, f64)],
) -> Battle {
    let (rulebook, table, mut position) = mustered(edition, pieces, armies);
    for &(number, x, y) in blue {
        let id = ElementId::new(Side::Blue, number).unwrap();
        let pose = Pose::from_base_widths(x, y, 180.0);
        *position.element_mut(id) = position.element(id).at(pose);
    }
    Battle::from_position(rulebook, table, position)
}

/// Red is about to deploy by 2.2 on an empty table.
fn before(pieces: &[Piece], armies: [&str; 2]) -> Battle {
    facing("2.2", pieces, armies, &[])
}

/// Deploys red with these dice; returns the battle and the entries.
fn deployed(mut battle: Battle, dice: &[u8]) -> (Battle, Vec<Entry>) {
    let mut general = SoloDba::with_dice(Dice::Scripted(dice.iter().copied().collect()));
    let mut entries = Vec::new();
    for _ in 0..40 {
        let Ask::Decide {
            side: Side::Red,
            what: What::Deployment,
        } = battle.asks()
        else {
            return (battle, entries);
        };
        let order = general.decide(&battle, Side::Red);
        entries.extend(general.take_entries());
        battle
            .obey(&order)
            .unwrap_or_else(|breaches| panic!("{order}: {breaches:?}"));
    }
    panic!("red never ends");
}

/// The most steps of a setup, as a safeguard.
const STEPS: usize = 200;

/// Sets a battle up with the dice of a number, until the first bound or an ending.
fn set_up(
    battle: &mut Battle,
    number: u64,
    decide: &mut dyn FnMut(&Battle, Side, &What) -> Option<Order>,
) {
    let seed = Seed::from(number);
    for _ in 0..STEPS {
        match battle.asks() {
            Ask::Throw(throw) if matches!(throw.purpose, Purpose::Pips { .. }) => return,
            Ask::Throw(throw) => {
                battle.throw(&seed.dice(throw.purpose, throw.dice)).unwrap();
            }
            Ask::Decide { side, what } => {
                let Some(order) = decide(battle, side, &what) else {
                    return;
                };
                battle
                    .obey(&order)
                    .unwrap_or_else(|breaches| panic!("{number}: {order}: {breaches:?}"));
            }
            Ask::Over(_) => panic!("{number}: over"),
        }
    }
    panic!("{number}: {}", battle.asks());
}

/// The place of a red element: right of the middle and ahead of the edge, in hundredths of a base width.
fn at(battle: &Battle, number: usize) -> (f64, f64) {
    let id = ElementId::new(Side::Red, number).unwrap();
    let element = battle.position().element(id);
    assert_eq!(element.place, Place::Table, "{id}");
    let round = |value: f64| (value * 100.0).round() / 100.0;
    let front = element.base.pose.front;
    let middle = battle.table().width.base_widths() / 2.0;
    (
        round(front.across().base_widths() - middle),
        round(front.up().base_widths()),
    )
}

/// The entry of a name and a subject.
fn written<'e>(entries: &'e [Entry], name: &str, subject: &str) -> Option<&'e Entry> {
    entries
        .iter()
        .find(|entry| entry.name == name && entry.subject == subject)
}

/// Its result.
fn result<'e>(entries: &'e [Entry], name: &str, subject: &str) -> Option<&'e str> {
    written(entries, name, subject).map(|entry| entry.result.as_str())
}

/// The modifier rows of a group's roll.
fn rows(entries: &[Entry], subject: &str) -> Vec<u8> {
    let entry = written(entries, "position", subject)
        .unwrap_or_else(|| panic!("{subject} did not throw: {entries:#?}"));
    let How::Table(thrown) = &entry.how else {
        panic!("{entry:?}");
    };
    thrown.modifiers.iter().map(|added| added.row).collect()
}
