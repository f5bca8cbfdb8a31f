//! How the general deploys (4.5 to 4.8): what is thrown and why, where everybody stands, who changes places.

mod example;
mod landing;
mod lists;
mod positions;
mod rules;
mod same;
mod swaps;

use acies_chronicle::Seed;
use acies_generals::General;
use acies_generals::audit::{Entry, How};
use acies_generals::solo::{Dice, SoloDba};
use acies_geometry::Pose;
use acies_referee::{Ask, Battle, ElementId, Order, Place, Purpose, Side, What};

use super::land::{Piece, mustered};

/// Red is about to deploy against blue, of whom some stand already: their numbers with x and y of their fronts.
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

/// Red is about to deploy by 2.2, and nobody stands.
fn before(pieces: &[Piece], armies: [&str; 2]) -> Battle {
    facing("2.2", pieces, armies, &[])
}

/// Lets red deploy by these dice; what has come of it, and the account.
fn deployed(mut battle: Battle, dice: &[u8]) -> (Battle, Vec<Entry>) {
    let mut general = SoloDba::with(Dice::Given(dice.iter().copied().collect()));
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
        entries.extend(general.news());
        battle
            .obey(&order)
            .unwrap_or_else(|breaches| panic!("{order}: {breaches:?}"));
    }
    panic!("red never ends");
}

/// No setup takes so many steps.
const STEPS: usize = 200;

/// Sets a battle up by the dice of a number, until the first bound begins or nothing is decided.
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

/// Where an element of red stands: to the right of the middle and ahead of the edge, to a hundredth of a base width.
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

/// What was written of a name and a subject.
fn written<'e>(entries: &'e [Entry], name: &str, subject: &str) -> Option<&'e Entry> {
    entries
        .iter()
        .find(|entry| entry.name == name && entry.subject == subject)
}

/// What came of it.
fn result<'e>(entries: &'e [Entry], name: &str, subject: &str) -> Option<&'e str> {
    written(entries, name, subject).map(|entry| entry.result.as_str())
}

/// The rows that counted in a group's throw.
fn rows(entries: &[Entry], subject: &str) -> Vec<u8> {
    let entry = written(entries, "position", subject)
        .unwrap_or_else(|| panic!("{subject} did not throw: {entries:#?}"));
    let How::Table(thrown) = &entry.how else {
        panic!("{entry:?}");
    };
    thrown.modifiers.iter().map(|added| added.row).collect()
}
