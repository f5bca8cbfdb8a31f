//! Orders to the assistant, one line each, as typed, logged and read back.

use std::fmt;

use crate::distance::Distance;
use crate::duties::{Manner, UnitAction};
use crate::mode::Mode;
use crate::mode_dice::Situation;
use crate::muster::UnitEntry;
use crate::trigger::{Reaction, Sight};
use crate::troop::Abilities;

use super::ids::{CommandId, UnitId};
use super::unit::Mark;

/// An order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// `turn`: the next turn begins.
    Turn,
    /// `dice 2 5`: both sides have rolled for placing a token, red first.
    Dice([u8; 2]),
    /// `place r1 AAA`: a command gets its token.
    Place(CommandId, Mode),
    /// `place r1 dice even 4`: the same, with its mode by a die (our addition).
    PlaceByDie(CommandId, Situation, u8),
    /// `activate r1`: a command acts.
    Activate(CommandId),
    /// `did r1.1 move laggard`: a unit of it has done something.
    Did(UnitId, UnitAction, Option<Manner>),
    /// `check b1.2 near 1.5 part`: an enemy unit checks whether it reacts to that.
    Check {
        /// The unit.
        unit: UnitId,
        /// Whether it is the target.
        target: bool,
        /// The distance of the acting unit.
        distance: Distance,
        /// How much of the acting unit is visible.
        sight: Sight,
    },
    /// `die 4`: the die waited for.
    Die(u8),
    /// `tie 3`: the die between two columns.
    Tie(u8),
    /// `choose evade`: the player's judgement; also `none`, `pursue` and `stay`.
    Choose(Choice),
    /// `vacate 5`: the die by which a unit tries to avoid its reaction.
    Vacate(u8),
    /// `keep`: the reaction is accepted.
    Keep,
    /// `cannot`: the situation prevents the reaction, in this check.
    Cannot,
    /// `test passed 4`: the result of the Discipline Test, with the die if given.
    Test(bool, Option<u8>),
    /// `say yes`: the answer to a question about Baroque's rules.
    Say(bool),
    /// `officer r1 lost`: a command has lost its officer, or with `back` has one again.
    Officer(CommandId, bool),
    /// `pursue r1.1`: a unit has beaten its enemy.
    Pursue(UnitId),
    /// `mark r1.1 disordered`: the condition of a unit.
    Mark(UnitId, Mark),
    /// `able r1.1 fire charge`: the abilities of a unit.
    Able(UnitId, Abilities),
    /// `unit r1 Blue Foot, PM, B, fire`: a command gets another unit.
    Enlist(CommandId, UnitEntry),
    /// `unit r1.2 Blue Foot, PM, A, fire`: a unit is of this name, code, class and these abilities from now on.
    Amend(UnitId, UnitEntry),
    /// `remark r1.2 2 of 5 lost`: the player's own note on a unit; empty, none.
    Remark(UnitId, String),
    /// `done r1`: a command has finished.
    Done(CommandId),
    /// `note ...`: a remark in the log.
    Note(String),
}

/// A player's choice where no table is in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A reaction, or none.
    React(Option<Reaction>),
    /// To pursue, or to stay.
    Pursue(bool),
}

/// A line that is not an order.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("found `{found}`, expected {expected}")]
pub struct OrderParseError {
    /// The text found.
    pub found: String,
    /// The expected text.
    pub expected: &'static str,
}

impl Order {
    /// Parses a line.
    ///
    /// # Errors
    /// If it is not an order.
    pub fn parse(line: &str) -> Result<Order, OrderParseError> {
        let mut words = line.split_whitespace();
        let keyword = words.next().unwrap_or_default();
        if keyword == "note" {
            let text = line.trim_start().strip_prefix("note").unwrap_or_default();
            return Ok(Order::Note(text.trim().into()));
        }
        let order = Reader {
            line,
            words: &mut words,
        }
        .order(keyword)?;
        match words.next() {
            None => Ok(order),
            Some(more) => Err(OrderParseError {
                found: more.into(),
                expected: "the end of the line",
            }),
        }
    }
}

struct Reader<'l, 'w> {
    line: &'l str,
    words: &'w mut dyn Iterator<Item = &'l str>,
}

impl Reader<'_, '_> {
    fn order(&mut self, keyword: &str) -> Result<Order, OrderParseError> {
        Ok(match keyword {
            "turn" => Order::Turn,
            "dice" => Order::Dice([self.die()?, self.die()?]),
            "place" => self.place()?,
            "activate" => Order::Activate(self.command()?),
            "did" => {
                let unit = self.unit()?;
                let deed = self.word(
                    UnitAction::from_word,
                    "what a unit does, such as move or charge",
                )?;
                let manner = self.last(Manner::from_word, "how it did it, such as support")?;
                Order::Did(unit, deed, manner)
            }
            "check" => Order::Check {
                unit: self.unit()?,
                target: self.word(target, "target or near")?,
                distance: self.word(|word| word.parse().ok(), "a distance in BU, such as 1.5")?,
                sight: self
                    .last(Sight::from_word, "whole, part or unseen")?
                    .unwrap_or_default(),
            },
            "die" => Order::Die(self.die()?),
            "tie" => Order::Tie(self.die()?),
            "choose" => Order::Choose(self.word(choice, "a reaction, none, pursue or stay")?),
            "vacate" => Order::Vacate(self.die()?),
            "keep" => Order::Keep,
            "cannot" => Order::Cannot,
            "test" => {
                let passed = self.word(passed, "passed or failed")?;
                Order::Test(passed, self.last(face, "a die from 1 to 6")?)
            }
            "say" => Order::Say(self.word(yes, "yes or no")?),
            "officer" => Order::Officer(self.command()?, self.word(lost, "lost or back")?),
            "pursue" => Order::Pursue(self.unit()?),
            "mark" => Order::Mark(
                self.unit()?,
                self.word(Mark::from_word, "a mark such as disordered")?,
            ),
            "able" => self.able()?,
            "unit" => self.entry()?,
            "remark" => Order::Remark(self.unit()?, self.rest()),
            "done" => Order::Done(self.command()?),
            _ => {
                return Err(OrderParseError {
                    found: self.line.trim().into(),
                    expected: "an order, as docs/reference/baroque.md has them",
                });
            }
        })
    }

    fn place(&mut self) -> Result<Order, OrderParseError> {
        let command = self.command()?;
        let word = self.words.next().unwrap_or_default();
        if word != "dice" {
            let mode = word.parse().map_err(|_| OrderParseError {
                found: word.into(),
                expected: "a mode: E, W, RO, HD, AA or AAA",
            })?;
            return Ok(Order::Place(command, mode));
        }
        let situation = self.word(Situation::from_word, "pressing, even or pressed")?;
        Ok(Order::PlaceByDie(command, situation, self.die()?))
    }

    fn able(&mut self) -> Result<Order, OrderParseError> {
        let unit = self.unit()?;
        let mut can = Abilities::default();
        for word in &mut *self.words {
            if word != "nothing" && !can.add(word) {
                return Err(OrderParseError {
                    found: word.into(),
                    expected: "fire, charge, evade, impetus, headlong, not-headlong or nothing",
                });
            }
        }
        Ok(Order::Able(unit, can))
    }

    /// A unit of a command, or what one is from now on.
    fn entry(&mut self) -> Result<Order, OrderParseError> {
        let id = self.words.next().unwrap_or_default();
        let text = self.rest();
        let refused = || OrderParseError {
            found: text.clone(),
            expected: "name, code, class and abilities, such as Blue Foot, PM, B, fire",
        };
        if let Ok(unit) = id.parse() {
            let entry = UnitEntry::from_fields(&text).ok_or_else(refused)?;
            return Ok(Order::Amend(unit, entry));
        }
        let command = id.parse().map_err(|()| OrderParseError {
            found: id.into(),
            expected: "a command or a unit, such as r1 or r1.2",
        })?;
        let entry = UnitEntry::from_fields(&text).ok_or_else(refused)?;
        Ok(Order::Enlist(command, entry))
    }

    /// All that is left, with single spaces.
    fn rest(&mut self) -> String {
        let words: Vec<&str> = (&mut *self.words).collect();
        words.join(" ")
    }

    fn command(&mut self) -> Result<CommandId, OrderParseError> {
        self.word(|word| word.parse().ok(), "a command, such as r1")
    }

    fn unit(&mut self) -> Result<UnitId, OrderParseError> {
        self.word(|word| word.parse().ok(), "a unit, such as r1.2")
    }

    fn die(&mut self) -> Result<u8, OrderParseError> {
        self.word(face, "a die from 1 to 6")
    }

    fn word<T>(
        &mut self,
        read: impl Fn(&str) -> Option<T>,
        expected: &'static str,
    ) -> Result<T, OrderParseError> {
        let word = self.words.next().unwrap_or_default();
        read(word).ok_or_else(|| OrderParseError {
            found: word.into(),
            expected,
        })
    }

    /// An optional word.
    fn last<T>(
        &mut self,
        read: impl Fn(&str) -> Option<T>,
        expected: &'static str,
    ) -> Result<Option<T>, OrderParseError> {
        let Some(word) = self.words.next() else {
            return Ok(None);
        };
        let refused = || OrderParseError {
            found: word.into(),
            expected,
        };
        read(word).map(Some).ok_or_else(refused)
    }
}

fn face(word: &str) -> Option<u8> {
    word.parse().ok().and_then(crate::die)
}

fn target(word: &str) -> Option<bool> {
    match word {
        "target" => Some(true),
        "near" => Some(false),
        _ => None,
    }
}

fn yes(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn lost(word: &str) -> Option<bool> {
    match word {
        "lost" => Some(true),
        "back" => Some(false),
        _ => None,
    }
}

fn passed(word: &str) -> Option<bool> {
    match word {
        "passed" => Some(true),
        "failed" => Some(false),
        _ => None,
    }
}

fn choice(word: &str) -> Option<Choice> {
    match word {
        "pursue" => Some(Choice::Pursue(true)),
        "stay" => Some(Choice::Pursue(false)),
        word => Reaction::from_word(word).map(Choice::React),
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Turn => write!(f, "turn"),
            Order::Dice([red, blue]) => write!(f, "dice {red} {blue}"),
            Order::Place(command, mode) => write!(f, "place {command} {mode}"),
            Order::PlaceByDie(command, situation, die) => {
                write!(f, "place {command} dice {} {die}", situation.word())
            }
            Order::Activate(command) => write!(f, "activate {command}"),
            Order::Did(unit, deed, manner) => {
                write!(f, "did {unit} {}", deed.word())?;
                manner.map_or(Ok(()), |manner| write!(f, " {}", manner.word()))
            }
            Order::Check {
                unit,
                target,
                distance,
                sight,
            } => {
                let role = if *target { "target" } else { "near" };
                write!(f, "check {unit} {role} {distance}")?;
                match sight {
                    Sight::Whole => Ok(()),
                    sight => write!(f, " {}", sight.word()),
                }
            }
            Order::Die(die) => write!(f, "die {die}"),
            Order::Tie(die) => write!(f, "tie {die}"),
            Order::Choose(Choice::React(reaction)) => {
                write!(f, "choose {}", Reaction::reaction_word(*reaction))
            }
            Order::Choose(Choice::Pursue(pursues)) => {
                write!(f, "choose {}", if *pursues { "pursue" } else { "stay" })
            }
            Order::Vacate(die) => write!(f, "vacate {die}"),
            Order::Keep => write!(f, "keep"),
            Order::Cannot => write!(f, "cannot"),
            Order::Test(passed, die) => {
                write!(f, "test {}", if *passed { "passed" } else { "failed" })?;
                die.map_or(Ok(()), |die| write!(f, " {die}"))
            }
            Order::Say(yes) => write!(f, "say {}", if *yes { "yes" } else { "no" }),
            Order::Officer(command, lost) => {
                write!(
                    f,
                    "officer {command} {}",
                    if *lost { "lost" } else { "back" }
                )
            }
            Order::Pursue(unit) => write!(f, "pursue {unit}"),
            Order::Mark(unit, mark) => write!(f, "mark {unit} {}", mark.word()),
            Order::Able(unit, can) => {
                write!(f, "able {unit}")?;
                can.words().try_for_each(|word| write!(f, " {word}"))
            }
            Order::Enlist(command, entry) => write!(f, "unit {command} {entry}"),
            Order::Amend(unit, entry) => write!(f, "unit {unit} {entry}"),
            Order::Remark(unit, text) => write!(f, "remark {unit} {text}"),
            Order::Done(command) => write!(f, "done {command}"),
            Order::Note(text) => write!(f, "note {text}"),
        }
    }
}
