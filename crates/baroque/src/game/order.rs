//! What a player tells the assistant, one line each: as it is typed, logged and read back.

use std::fmt;

use crate::choosing::Situation;
use crate::conduct::{Deed, Manner};
use crate::distance::Distance;
use crate::mode::Mode;
use crate::trigger::{Reaction, Sight};
use crate::troop::Abilities;

use super::ids::{CommandId, UnitId};
use super::unit::Mark;

/// An order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// `turn`: the next turn begins.
    Turn,
    /// `dice 2 5`: both sides have thrown for placing a token, red first.
    Dice([u8; 2]),
    /// `place r1 AAA`: a command gets its token.
    Place(CommandId, Mode),
    /// `place r1 dice even 4`: the same, its mode by a die (our addition).
    PlaceByDie(CommandId, Situation, u8),
    /// `activate r1`: a command acts.
    Activate(CommandId),
    /// `did r1.1 move laggard`: a unit of it has done something.
    Did(UnitId, Deed, Option<Manner>),
    /// `check b1.2 near 1.5 part`: an enemy unit checks whether it reacts to that.
    Check {
        /// Which unit.
        unit: UnitId,
        /// Whether it was done to this unit.
        target: bool,
        /// How far away the one is who did it.
        distance: Distance,
        /// How much is seen of him.
        sight: Sight,
    },
    /// `die 4`: the die that is waited for.
    Die(u8),
    /// `tie 3`: the die between two columns.
    Tie(u8),
    /// `choose evade`: what the player judges; `none`, `pursue` and `stay` are among it.
    Choose(Choice),
    /// `vacate 5`: the die by which a unit tries to get out of its reaction.
    Vacate(u8),
    /// `keep`: the reaction is wanted.
    Keep,
    /// `cannot`: the situation does not let the unit do that, in this check.
    Cannot,
    /// `test passed 4`: how the Discipline Test went, with the die if it was said.
    Test(bool, Option<u8>),
    /// `say yes`: the answer to a question about the rules of Baroque.
    Say(bool),
    /// `officer r1 lost`: a command has lost its officer, or with `back` has one again.
    Officer(CommandId, bool),
    /// `pursue r1.1`: a unit has beaten its enemy.
    Pursue(UnitId),
    /// `mark r1.1 disordered`: how a unit stands.
    Mark(UnitId, Mark),
    /// `able r1.1 fire charge`: what a unit can do.
    Able(UnitId, Abilities),
    /// `done r1`: a command has finished.
    Done(CommandId),
    /// `note ...`: something that is remembered.
    Note(String),
}

/// What a player chooses where no table is in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A reaction, or none.
    React(Option<Reaction>),
    /// To pursue, or to stay.
    Pursue(bool),
}

/// A line that is no order: what was found, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("found `{found}`, expected {expected}")]
pub struct BadLine {
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: &'static str,
}

impl Order {
    /// Reads a line.
    ///
    /// # Errors
    /// When it is no order.
    pub fn parse(line: &str) -> Result<Order, BadLine> {
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
            Some(more) => Err(BadLine {
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
    fn order(&mut self, keyword: &str) -> Result<Order, BadLine> {
        Ok(match keyword {
            "turn" => Order::Turn,
            "dice" => Order::Dice([self.die()?, self.die()?]),
            "place" => self.place()?,
            "activate" => Order::Activate(self.command()?),
            "did" => {
                let unit = self.unit()?;
                let deed = self.word(Deed::of, "what a unit does, such as move or charge")?;
                let manner = self.last(Manner::of, "how it did it, such as support")?;
                Order::Did(unit, deed, manner)
            }
            "check" => Order::Check {
                unit: self.unit()?,
                target: self.word(target, "target or near")?,
                distance: self.word(|word| word.parse().ok(), "a distance in BU, such as 1.5")?,
                sight: self
                    .last(Sight::of, "whole, part or unseen")?
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
                self.word(Mark::of, "a mark such as disordered")?,
            ),
            "able" => self.able()?,
            "done" => Order::Done(self.command()?),
            _ => {
                return Err(BadLine {
                    found: self.line.trim().into(),
                    expected: "an order, as docs/reference/baroque.md has them",
                });
            }
        })
    }

    fn place(&mut self) -> Result<Order, BadLine> {
        let command = self.command()?;
        let word = self.words.next().unwrap_or_default();
        if word != "dice" {
            let mode = word.parse().map_err(|_| BadLine {
                found: word.into(),
                expected: "a mode: E, W, RO, HD, AA or AAA",
            })?;
            return Ok(Order::Place(command, mode));
        }
        let situation = self.word(Situation::of, "pressing, even or pressed")?;
        Ok(Order::PlaceByDie(command, situation, self.die()?))
    }

    fn able(&mut self) -> Result<Order, BadLine> {
        let unit = self.unit()?;
        let mut can = Abilities::default();
        for word in &mut *self.words {
            if word != "nothing" && !can.add(word) {
                return Err(BadLine {
                    found: word.into(),
                    expected: "fire, charge, evade, impetus, headlong, not-headlong or nothing",
                });
            }
        }
        Ok(Order::Able(unit, can))
    }

    fn command(&mut self) -> Result<CommandId, BadLine> {
        self.word(|word| word.parse().ok(), "a command, such as r1")
    }

    fn unit(&mut self) -> Result<UnitId, BadLine> {
        self.word(|word| word.parse().ok(), "a unit, such as r1.2")
    }

    fn die(&mut self) -> Result<u8, BadLine> {
        self.word(face, "a die from 1 to 6")
    }

    fn word<T>(
        &mut self,
        read: impl Fn(&str) -> Option<T>,
        expected: &'static str,
    ) -> Result<T, BadLine> {
        let word = self.words.next().unwrap_or_default();
        read(word).ok_or_else(|| BadLine {
            found: word.into(),
            expected,
        })
    }

    /// A word that may be missing.
    fn last<T>(
        &mut self,
        read: impl Fn(&str) -> Option<T>,
        expected: &'static str,
    ) -> Result<Option<T>, BadLine> {
        let Some(word) = self.words.next() else {
            return Ok(None);
        };
        let refused = || BadLine {
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
        word => Reaction::of(word).map(Choice::React),
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
                let whom = if *target { "target" } else { "near" };
                write!(f, "check {unit} {whom} {distance}")?;
                match sight {
                    Sight::Whole => Ok(()),
                    sight => write!(f, " {}", sight.word()),
                }
            }
            Order::Die(die) => write!(f, "die {die}"),
            Order::Tie(die) => write!(f, "tie {die}"),
            Order::Choose(Choice::React(reaction)) => {
                write!(f, "choose {}", Reaction::word_of(*reaction))
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
            Order::Done(command) => write!(f, "done {command}"),
            Order::Note(text) => write!(f, "note {text}"),
        }
    }
}
