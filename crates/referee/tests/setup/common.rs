//! Helpers of these tests: lists, a random number generator, and setups brought to where a test starts.

use std::sync::{Arc, LazyLock};

use acies_armies::{ArmyList, Library};
use acies_referee::setup::Setup;
use acies_referee::{Ask, CollectAll, ElementId, Event, Order, Rule, Side, What};
use acies_rulebook::Rulebook;

/// The standard edition.
pub static STANDARD: LazyLock<Arc<Rulebook>> = LazyLock::new(|| Arc::new(Rulebook::standard()));

/// A small random number generator, so that every run is the same.
pub struct Rng(pub u64);

impl Rng {
    /// A number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    /// A die roll.
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

/// All the lists of four books.
pub fn lists() -> &'static [ArmyList] {
    Library::for_edition("2.2").expect("the lists").lists()
}

/// The list of a key.
pub fn list(key: &str) -> ArmyList {
    let library = Library::for_edition("2.2").expect("the lists");
    library
        .get(key.parse().expect("a key"))
        .expect("a list")
        .clone()
}

/// A setup of two lists by the standard rules.
pub fn setup(red: &str, blue: &str) -> Setup {
    Setup::new(Arc::clone(&STANDARD), [list(red), list(blue)])
}

/// The side that must decide, and what.
pub fn decides(setup: &Setup) -> Option<(Side, What)> {
    match setup.asks() {
        Ask::Decide { side, what } => Some((side, what)),
        _ => None,
    }
}

/// Rolls a die.
pub fn throw(setup: &mut Setup, die: u8) -> Vec<Event> {
    let mut events = Vec::new();
    setup.throw(&[die], &mut events);
    events
}

/// Gives the order of a line of text, which must be legal.
pub fn order(setup: &mut Setup, text: &str) -> Vec<Event> {
    let order: Order = text.parse().expect("an order");
    assert_eq!(breaches(setup, &order), [], "{text}");
    setup.obey(order)
}

/// The rules that an order breaks.
pub fn breaches(setup: &Setup, order: &Order) -> Vec<Rule> {
    let mut reporter = CollectAll::default();
    let _ = setup.judge(order, &mut reporter);
    let rules: Vec<Rule> = reporter.breaches.iter().map(|breach| breach.rule).collect();
    assert_eq!(setup.is_legal(order), rules.is_empty(), "{order}");
    rules
}

/// The ids of the rules that the order of a line of text breaks.
pub fn refused(setup: &Setup, text: &str) -> Vec<&'static str> {
    let order: Order = text.parse().expect("an order");
    breaches(setup, &order).into_iter().map(Rule::id).collect()
}

/// Gives default orders until a side must decide `what`; dice show 3.
pub fn until(setup: &mut Setup, what: What) {
    for _ in 0..200 {
        match setup.asks() {
            Ask::Decide { what: now, .. } if now == what => return,
            Ask::Throw(_) => {
                throw(setup, 3);
            }
            _ => {
                let order = setup.default_order().expect("a side decides");
                setup.obey(order);
            }
        }
    }
    panic!("the default leads nowhere: {:?}", setup.asks());
}

/// A setup in which both armies are chosen and `attacker` attacks.
///
/// A six against a one is enough for every pair of lists here: aggressions differ by no more than 4.
pub fn attacked(red: &str, blue: &str, attacker: Side) -> Setup {
    let mut setup = setup(red, blue);
    until_throw(&mut setup);
    let dice = match attacker {
        Side::Red => [6, 1],
        Side::Blue => [1, 6],
    };
    for die in dice {
        throw(&mut setup, die);
    }
    assert_eq!(setup.attacker(), Some(attacker));
    setup
}

fn until_throw(setup: &mut Setup) {
    while let Ask::Decide { .. } = setup.asks() {
        let order = setup.default_order().expect("a side decides");
        setup.obey(order);
    }
}

/// Gives the orders, ends the terrain, and gives the attacker the edge that leaves the table unturned.
pub fn laid(setup: &mut Setup, placements: &[&str]) {
    for placement in placements {
        order(setup, placement);
    }
    order(setup, "end");
    let edges = match setup.attacker() {
        Some(Side::Red) => "edges left right far near",
        _ => "edges left right near far",
    };
    order(setup, edges);
    let events = throw(setup, 4);
    assert!(matches!(
        events[..],
        [Event::EdgeSettled { quarters: 0, .. }]
    ));
}

/// An element's name.
pub fn id(text: &str) -> ElementId {
    ElementId::parse(text).expect("a name")
}
