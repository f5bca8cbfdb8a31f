//! The expectations of a scenario about the referee's answers.

use acies_geometry::{Length, Pose};
use acies_referee::{Choice, Contact, ElementId, Order, Party, Side, TableEdge};

/// One expectation of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Expect {
    /// The line in the file, from 1.
    pub line: usize,
    /// Whether it continues from the result of the previous expectation.
    pub then: bool,
    /// What is expected.
    pub what: Expected,
}

/// What is expected.
#[derive(Clone, PartialEq, Debug)]
pub enum Expected {
    /// About an order.
    Order(OrderExpected),
    /// About a close combat between these two.
    Fight([Party; 2], Scored),
    /// About shooting by these elements, the main shooter first, at that target.
    Shoot(Vec<ElementId>, Party, Scored),
    /// The winner at the end of the bound.
    Winner(Option<Side>),
    /// About rolling these dice, in order.
    Throw(Vec<u8>, Stands),
    /// About the current state of the battle.
    Stands(Stands),
}

/// The expected state of a battle; fields that are `None` are not checked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stands {
    /// The request to be answered, by all or the first of its words: `terrain blue`, `throw edge`.
    pub asks: Option<String>,
    /// The attacker; none until the dice have decided it.
    pub attacker: Option<Option<Side>>,
    /// The base edge that the attacker has just received, on the table as the defender laid it.
    pub edge: Option<TableEdge>,
}

/// The expected result of an order; fields that are `None` are not checked.
#[derive(Clone, PartialEq, Debug)]
pub struct OrderExpected {
    /// The order, with positions in the frame of the scenario.
    pub order: Order,
    /// The order as the file writes it.
    pub text: String,
    /// Whether it is legal.
    pub legal: bool,
    /// A broken rule: its id, or a prefix of it.
    pub rule: Option<String>,
    /// The cost in PIPs.
    pub pips: Option<u8>,
    /// The distance moved.
    pub distance: Option<Length>,
    /// The final positions of elements.
    pub ends: Vec<(ElementId, Pose)>,
    /// The contacts it makes.
    pub contacts: Option<Vec<(ElementId, Contact, Party)>>,
    /// The dice to be rolled for it.
    pub dice: Vec<u8>,
    /// The answers to the choices that follow.
    pub choose: Vec<Choice>,
    /// The expected state of the battle afterwards.
    pub stands: Stands,
}

/// The expected result of a combat or shooting, in file order; fields that are `None` or empty are not checked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scored {
    /// The factors of both sides.
    pub factors: Option<[i8; 2]>,
    /// How many of the 36 dice combinations give an element this result.
    pub odds: Vec<(ElementId, ScoreExpected, u8)>,
    /// The dice of both sides.
    pub dice: Option<[u8; 2]>,
    /// The outcomes for elements.
    pub result: Vec<(ElementId, ScoreExpected)>,
    /// The final positions of elements.
    pub ends: Vec<(ElementId, Pose)>,
    /// All elements that are removed.
    pub lost: Option<Vec<ElementId>>,
    /// The answers to the choices that follow.
    pub choose: Vec<Choice>,
}

/// The outcome of a combat or shooting for an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreExpected {
    /// It stays. Odds count pursuing as staying.
    Nothing,
    /// It recoils, or is pushed back.
    Recoil,
    /// It flees.
    Flee,
    /// It is removed.
    Destroyed,
    /// It pursues.
    Pursue,
    /// It is moved to conform, to turn to face, or to make room.
    Conform,
    /// Denizens go over to the enemy.
    ChangeSides,
}

impl ScoreExpected {
    /// All outcomes.
    pub const ALL: [ScoreExpected; 7] = [
        ScoreExpected::Nothing,
        ScoreExpected::Recoil,
        ScoreExpected::Flee,
        ScoreExpected::Destroyed,
        ScoreExpected::Pursue,
        ScoreExpected::Conform,
        ScoreExpected::ChangeSides,
    ];

    /// The word for this outcome in scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            ScoreExpected::Nothing => "none",
            ScoreExpected::Recoil => "recoil",
            ScoreExpected::Flee => "flee",
            ScoreExpected::Destroyed => "destroyed",
            ScoreExpected::Pursue => "pursue",
            ScoreExpected::Conform => "conform",
            ScoreExpected::ChangeSides => "change-sides",
        }
    }
}

/// Whether a rule has this id, or an id below it.
pub(super) fn is_rule(named: &str, id: &str) -> bool {
    id.strip_prefix(named)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}
