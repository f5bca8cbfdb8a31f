//! What a scenario expects of the referee.

use acies_geometry::{Length, Pose};
use acies_referee::{Choice, Contact, ElementId, Order, Party, Side, TableEdge};

/// One expectation of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Expect {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Whether it is judged from where the one before ended.
    pub then: bool,
    /// What is expected.
    pub what: Expected,
}

/// What is expected.
#[derive(Clone, PartialEq, Debug)]
pub enum Expected {
    /// Of an order.
    Order(OrderExpected),
    /// Of a close combat between these two.
    Fight([Party; 2], Scored),
    /// Of a shooting by these, the main shooter first, at that target.
    Shoot(Vec<ElementId>, Party, Scored),
    /// Who has won at the end of the bound.
    Winner(Option<Side>),
    /// Of a throw of these dice, one after the other.
    Throw(Vec<u8>, Stands),
    /// Of the battle as it stands.
    Stands(Stands),
}

/// How a battle is expected to stand; what is `None` is not checked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stands {
    /// What it asks, by its words or the first of them: `terrain blue`, `throw edge`.
    pub asks: Option<String>,
    /// Who attacks; nobody as long as that is open.
    pub attacker: Option<Option<Side>>,
    /// The edge that the attacker has just got, on the table as the defender laid it.
    pub edge: Option<TableEdge>,
}

/// What is expected of an order; what is `None` is not checked.
#[derive(Clone, PartialEq, Debug)]
pub struct OrderExpected {
    /// The order, with its places in the frame of the scenario.
    pub order: Order,
    /// The order as the file writes it.
    pub text: String,
    /// Whether it is legal.
    pub legal: bool,
    /// A rule that is breached: its id, or the start of it.
    pub rule: Option<String>,
    /// What it costs.
    pub pips: Option<u8>,
    /// How far it goes.
    pub distance: Option<Length>,
    /// Where elements end.
    pub ends: Vec<(ElementId, Pose)>,
    /// The contacts it makes.
    pub contacts: Option<Vec<(ElementId, Contact, Party)>>,
    /// The dice that it leads to.
    pub dice: Vec<u8>,
    /// The answers to choices that it leads to.
    pub choose: Vec<Choice>,
    /// How the battle stands after it.
    pub stands: Stands,
}

/// What is expected of a score, in the order of the file; what is `None` or empty is not checked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scored {
    /// The factors of the two parties.
    pub factors: Option<[i8; 2]>,
    /// How many of the 36 throws have a result for an element.
    pub odds: Vec<(ElementId, ScoreExpected, u8)>,
    /// The dice of the two parties.
    pub dice: Option<[u8; 2]>,
    /// What becomes of elements.
    pub result: Vec<(ElementId, ScoreExpected)>,
    /// Where elements end.
    pub ends: Vec<(ElementId, Pose)>,
    /// Every element that is removed.
    pub lost: Option<Vec<ElementId>>,
    /// The answers to choices that it leads to.
    pub choose: Vec<Choice>,
}

/// What becomes of an element by a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreExpected {
    /// It stays; in odds, also when it pursues.
    Nothing,
    /// It recoils, or is pushed back.
    Recoil,
    /// It flees.
    Flee,
    /// It is removed.
    Destroyed,
    /// It pursues.
    Pursue,
    /// It is moved to line up, to face or to make room.
    Conform,
}

impl ScoreExpected {
    /// All of them.
    pub const ALL: [ScoreExpected; 6] = [
        ScoreExpected::Nothing,
        ScoreExpected::Recoil,
        ScoreExpected::Flee,
        ScoreExpected::Destroyed,
        ScoreExpected::Pursue,
        ScoreExpected::Conform,
    ];

    /// Its word in scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            ScoreExpected::Nothing => "none",
            ScoreExpected::Recoil => "recoil",
            ScoreExpected::Flee => "flee",
            ScoreExpected::Destroyed => "destroyed",
            ScoreExpected::Pursue => "pursue",
            ScoreExpected::Conform => "conform",
        }
    }
}

/// Whether a rule is the one named, or lies below it.
pub(super) fn is_rule(named: &str, id: &str) -> bool {
    id.strip_prefix(named)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}
