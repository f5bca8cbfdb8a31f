//! One line of a record, as text and as data, without its meaning for a battle.

use std::fmt;

use acies_referee::Side;
use serde::{Deserialize, Serialize};

use crate::shared_dice::Holder;

/// The newest version of the format that this program reads: that of records with shared dice.
pub const VERSION: u32 = 2;

/// The version that it writes of every other record.
pub const PLAIN_VERSION: u32 = 1;

/// The number of hexadecimal digits of the running hash at the end of a line.
pub const CHAIN_DIGITS: usize = 12;

/// One line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
pub enum Line {
    /// `acies 1`.
    Acies {
        /// The version of the format.
        version: u32,
    },
    /// A line of the head: `edition 2.2 0123456789abcdef`.
    Tag {
        /// The first word.
        key: String,
        /// The rest of the line.
        value: String,
    },
    /// A line of a house-rule file that is included in the head.
    House {
        /// The line of the file.
        text: String,
    },
    /// An empty line before a heading.
    Blank,
    /// A heading, which is also the event for the start of a bound: `bound red 3`.
    Bound {
        /// The side and number of the bound.
        text: String,
    },
    /// An order.
    Order {
        /// The side that gave it.
        #[serde(with = "side_word")]
        side: Side,
        /// The order.
        order: String,
        /// The running hash.
        chain: String,
    },
    /// An answer to a choice.
    Choice {
        /// The side that gave it.
        #[serde(with = "side_word")]
        side: Side,
        /// The answer, as an order.
        order: String,
        /// The running hash.
        chain: String,
    },
    /// Dice.
    Throw {
        /// The source of the dice.
        source: String,
        /// The purpose of the dice.
        purpose: String,
        /// The faces.
        dice: Vec<u8>,
        /// The running hash.
        chain: String,
    },
    /// A value of shared dice: `value red 7 cbde…`, or `value red 7 none` where the mover had none at hand.
    Value {
        /// Whose visit it is.
        #[serde(with = "side_word")]
        side: Side,
        /// The number of the visit.
        visit: u32,
        /// 64 hexadecimal digits, if there is a value.
        value: Option<String>,
    },
    /// The chains of shared dice go on at a later visit, because a server was restored from a copy: `onward 40`.
    Onward {
        /// The number of the next visit.
        visit: u32,
    },
    /// The last value of a chain of shared dice, from which all before it follow: `reveal house 31 b219…`.
    Reveal {
        /// `house`, `red` or `blue`.
        holder: String,
        /// The visit that it is for.
        visit: u32,
        /// 64 hexadecimal digits.
        value: String,
    },
    /// An event of the preceding order or roll.
    Event {
        /// The event.
        text: String,
    },
    /// A remark, which a replay ignores.
    Note {
        /// The remark.
        text: String,
    },
    /// How the battle ended.
    Result {
        /// The ending.
        text: String,
    },
    /// The losses of each side.
    Losses {
        /// Those of red and of blue.
        losses: [u8; 2],
    },
    /// The seed of the dice.
    Seed {
        /// The seed.
        seed: String,
    },
    /// The hash of the whole record.
    Hash {
        /// 64 hexadecimal digits.
        hash: String,
    },
}

/// The first words of head lines.
pub const TAGS: [&str; 14] = [
    "engine",
    "edition",
    "convention",
    "ruling",
    "scale",
    "board",
    "limit",
    "attacker",
    "army",
    "player",
    "date",
    "code",
    "earlier",
    "dice",
];

impl Line {
    /// Parses the text of a line without its line break.
    ///
    /// # Errors
    /// With what was expected instead.
    pub fn parse(text: &str) -> Result<Line, String> {
        if text.is_empty() {
            return Ok(Line::Blank);
        }
        if let Some(event) = text.strip_prefix("  ") {
            return Ok(Line::Event { text: event.into() });
        }
        let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
        match key {
            "acies" => Ok(Line::Acies {
                version: rest.parse().map_err(|_| "the version of the format")?,
            }),
            "house" => Ok(Line::House { text: rest.into() }),
            "bound" => Ok(Line::Bound { text: rest.into() }),
            "order" | "choice" => {
                let (rest, chain) = chained(rest)?;
                let (side, order) = rest.split_once(' ').ok_or("a side and an order")?;
                let side = Side::from_word(side).ok_or("red or blue")?;
                let order = order.to_owned();
                Ok(if key == "order" {
                    Line::Order { side, order, chain }
                } else {
                    Line::Choice { side, order, chain }
                })
            }
            "throw" => {
                let (rest, chain) = chained(rest)?;
                let (left, right) = rest.split_once(" = ").ok_or("` = ` before the dice")?;
                let (source, purpose) = left.split_once(' ').ok_or("a source and a purpose")?;
                let dice: Option<Vec<u8>> = right.split(' ').map(die).collect();
                Ok(Line::Throw {
                    source: source.into(),
                    purpose: purpose.into(),
                    dice: dice.ok_or("dice from 1 to 6")?,
                    chain,
                })
            }
            "value" => {
                let [side, visit, value] = words(rest).ok_or("a side, a visit and a value")?;
                Ok(Line::Value {
                    side: Side::from_word(side).ok_or("red or blue")?,
                    visit: number(visit).ok_or("the number of a visit")?,
                    value: match value {
                        "none" => None,
                        value if is_hex(value, 64) => Some(value.into()),
                        _ => return Err("64 hexadecimal digits or `none`".into()),
                    },
                })
            }
            "onward" => Ok(Line::Onward {
                visit: number(rest).ok_or("the number of a visit")?,
            }),
            "reveal" => {
                let [holder, visit, value] = words(rest).ok_or("a holder, a visit and a value")?;
                Holder::from_word(holder).ok_or("house, red or blue")?;
                Ok(Line::Reveal {
                    holder: holder.into(),
                    visit: number(visit).ok_or("the number of a visit")?,
                    value: Some(value)
                        .filter(|value| is_hex(value, 64))
                        .ok_or("64 hexadecimal digits")?
                        .into(),
                })
            }
            "note" => Ok(Line::Note { text: rest.into() }),
            "result" => Ok(Line::Result { text: rest.into() }),
            "losses" => {
                let count = |word: &str| word.parse().map_err(|_| "two numbers");
                let (red, blue) = rest.split_once(' ').ok_or("two numbers")?;
                Ok(Line::Losses {
                    losses: [count(red)?, count(blue)?],
                })
            }
            "seed" => Ok(Line::Seed { seed: rest.into() }),
            "hash" if is_hex(rest, 64) => Ok(Line::Hash { hash: rest.into() }),
            "hash" => Err("64 hexadecimal digits".into()),
            _ if TAGS.contains(&key) => Ok(Line::Tag {
                key: key.into(),
                value: rest.into(),
            }),
            _ => Err(
                "a line of a record: a tag, bound, order, choice, throw, value, onward, note, result, losses, seed, reveal \
                 or hash, or an event two spaces in"
                    .into(),
            ),
        }
    }

    /// The running hash at the end of the line, if it has one.
    pub fn chain(&self) -> Option<&str> {
        match self {
            Line::Order { chain, .. } | Line::Choice { chain, .. } | Line::Throw { chain, .. } => {
                Some(chain)
            }
            _ => None,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Acies { version } => write!(f, "acies {version}"),
            Line::Tag { key, value } => write!(f, "{key} {value}"),
            Line::House { text } if text.is_empty() => f.write_str("house"),
            Line::House { text } => write!(f, "house {text}"),
            Line::Blank => Ok(()),
            Line::Bound { text } => write!(f, "bound {text}"),
            Line::Order { side, order, chain } => write!(f, "order {side} {order} #{chain}"),
            Line::Choice { side, order, chain } => write!(f, "choice {side} {order} #{chain}"),
            Line::Throw {
                source,
                purpose,
                dice,
                chain,
            } => {
                write!(f, "throw {source} {purpose} =")?;
                dice.iter().try_for_each(|die| write!(f, " {die}"))?;
                write!(f, " #{chain}")
            }
            Line::Value { side, visit, value } => {
                write!(
                    f,
                    "value {side} {visit} {}",
                    value.as_deref().unwrap_or("none")
                )
            }
            Line::Onward { visit } => write!(f, "onward {visit}"),
            Line::Reveal {
                holder,
                visit,
                value,
            } => write!(f, "reveal {holder} {visit} {value}"),
            Line::Event { text } => write!(f, "  {text}"),
            Line::Note { text } => write!(f, "note {text}"),
            Line::Result { text } => write!(f, "result {text}"),
            Line::Losses {
                losses: [red, blue],
            } => write!(f, "losses {red} {blue}"),
            Line::Seed { seed } => write!(f, "seed {seed}"),
            Line::Hash { hash } => write!(f, "hash {hash}"),
        }
    }
}

/// Splits the running hash off the end of a line.
fn chained(rest: &str) -> Result<(&str, String), String> {
    rest.rsplit_once(" #")
        .filter(|(_, chain)| is_hex(chain, CHAIN_DIGITS))
        .map(|(rest, chain)| (rest, chain.to_owned()))
        .ok_or_else(|| format!("` #` and {CHAIN_DIGITS} hexadecimal digits at the end"))
}

/// Three words, and no more.
fn words(text: &str) -> Option<[&str; 3]> {
    text.split(' ').collect::<Vec<_>>().try_into().ok()
}

/// A number from 1, written in one way.
fn number(word: &str) -> Option<u32> {
    let number: u32 = word.parse().ok()?;
    (number > 0 && number.to_string() == word).then_some(number)
}

fn is_hex(text: &str, digits: usize) -> bool {
    let hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() == digits && text.bytes().all(hex)
}

fn die(word: &str) -> Option<u8> {
    let face = word.parse().ok()?;
    (word.len() == 1 && (1..=6).contains(&face)).then_some(face)
}

/// A side, written as its word.
mod side_word {
    use super::Side;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks for a reference"
    )]
    pub fn serialize<S: Serializer>(side: &Side, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(side.word())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Side, D::Error> {
        let word = String::deserialize(from)?;
        Side::from_word(&word).ok_or_else(|| D::Error::custom("expected red or blue"))
    }
}
