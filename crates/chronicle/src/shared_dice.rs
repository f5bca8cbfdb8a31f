//! Dice that three throw together: the house and both players of a battle.
//!
//! Each of the three fixes a chain of values before the battle by publishing its root, and shows one more value of it for every
//! visit: a run of orders of one side. The values of a visit make its key, and within the visit the purpose of a throw alone
//! picks the dice. So no die can be changed, and the values prove every one.

use std::fmt;
use std::str::FromStr;

use acies_referee::Side;
use thiserror::Error;

use crate::dice::read_dice;

/// How many values a chain has beyond its root: more than the visits of any battle.
pub const LENGTH: u32 = 1024;

/// The word for this source in a record.
pub const SHARED: &str = "shared";

/// The word for dice that were thrown before a battle went over to a server: no values give them.
pub const EARLIER: &str = "earlier";

/// The contexts of the keys, which keep the uses apart.
const LINK: &str = "acies 2026 shared dice: link";
const TOP: &str = "acies 2026 shared dice: top";
const VISIT: &str = "acies 2026 shared dice: visit";

/// The code of a battle: 12 lower-case letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Code([u8; Code::LENGTH]);

/// Why a text is not the code of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the code of a battle is 12 lower-case letters and digits")]
pub struct CodeError;

impl Code {
    /// How many characters it has.
    pub const LENGTH: usize = 12;
}

impl FromStr for Code {
    type Err = CodeError;
    fn from_str(text: &str) -> Result<Code, CodeError> {
        let bytes = <[u8; Code::LENGTH]>::try_from(text.as_bytes()).map_err(|_| CodeError)?;
        let plain = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        bytes
            .iter()
            .all(plain)
            .then_some(Code(bytes))
            .ok_or(CodeError)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&byte| write!(f, "{}", char::from(byte)))
    }
}

/// Whose chain it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holder {
    /// The server's.
    House,
    /// A player's.
    Player(Side),
}

impl Holder {
    /// All three, as the head of a record lists their roots.
    pub const ALL: [Holder; 3] = [
        Holder::House,
        Holder::Player(Side::Red),
        Holder::Player(Side::Blue),
    ];

    /// The word for it in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Holder::House => "house",
            Holder::Player(side) => side.word(),
        }
    }

    /// The holder of a word.
    pub fn from_word(word: &str) -> Option<Holder> {
        Holder::ALL.into_iter().find(|holder| holder.word() == word)
    }

    /// Its byte in what is hashed.
    const fn byte(self) -> u8 {
        match self {
            Holder::House => b's',
            Holder::Player(side) => side_byte(side),
        }
    }
}

const fn side_byte(side: Side) -> u8 {
    match side {
        Side::Red => b'r',
        Side::Blue => b'b',
    }
}

/// A value of a chain: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value([u8; 32]);

/// Why a text is not a value of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a value of shared dice is 64 lower-case hexadecimal digits")]
pub struct ValueError;

impl FromStr for Value {
    type Err = ValueError;
    fn from_str(text: &str) -> Result<Value, ValueError> {
        // There is one way to write a value: records are compared byte by byte.
        if text.bytes().any(|byte| byte.is_ascii_uppercase()) {
            return Err(ValueError);
        }
        let hash = blake3::Hash::from_hex(text).map_err(|_| ValueError)?;
        Ok(Value(*hash.as_bytes()))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

/// The secret from which a holder makes its chain: 32 random bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    /// Never shown, not even in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// The value of a visit; that of 0 is the root. `None` beyond the end of the chain.
    pub fn value(&self, code: Code, holder: Holder, visit: u32) -> Option<Value> {
        let steps = LENGTH.checked_sub(visit)?;
        let top = [&self.0[..], &code.0, &[holder.byte()]].concat();
        let top = Value(blake3::derive_key(TOP, &top));
        Some(Link::new(code, holder).down(top, steps))
    }
}

/// What leads from each value of a chain to the one before it.
struct Link([u8; 32]);

impl Link {
    fn new(code: Code, holder: Holder) -> Link {
        let key = [&code.0[..], &[holder.byte()]].concat();
        Link(blake3::derive_key(LINK, &key))
    }

    /// The value so many steps nearer to the root.
    fn down(&self, value: Value, steps: u32) -> Value {
        (0..steps).fold(value, |value, _| {
            Value(*blake3::keyed_hash(&self.0, &value.0).as_bytes())
        })
    }
}

/// A chain as others know it: its root, and the last value that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    code: Code,
    holder: Holder,
    /// The visit of the last value; 0 where only the root is known.
    visit: u32,
    value: Value,
}

/// Why a value is not the one of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ChainError {
    /// It is for a visit before the last one, or beyond the end of the chain.
    #[error("a value for visit {visit} where one after {after} and up to {LENGTH} was expected")]
    OutOfOrder {
        /// For which visit it was said to be.
        visit: u32,
        /// The last visit that had a value.
        after: u32,
    },
    /// It does not lead to the values that were shown before: it was changed, or is of another chain.
    #[error("the value for visit {visit} is not of the chain that was fixed before the battle")]
    NotOfChain {
        /// For which visit it was said to be.
        visit: u32,
    },
}

impl Chain {
    /// The chain with this root.
    pub const fn new(code: Code, holder: Holder, root: Value) -> Chain {
        Chain {
            code,
            holder,
            visit: 0,
            value: root,
        }
    }

    /// The battle that it is for.
    pub const fn code(&self) -> Code {
        self.code
    }

    /// The value of a visit up to the last that had one; `None` for a later one, and for 0, which is the root's.
    pub fn before(&self, visit: u32) -> Option<Value> {
        let steps = self.visit.checked_sub(visit).filter(|_| visit > 0)?;
        Some(Link::new(self.code, self.holder).down(self.value, steps))
    }

    /// The last visit that had a value, 0 before the first, and that value, or the root.
    pub const fn last(&self) -> (u32, Value) {
        (self.visit, self.value)
    }

    /// Takes the value of a visit, which may come again; visits in between may have had none.
    ///
    /// # Errors
    ///
    /// [`ChainError`] if it is not that value. The chain is unchanged then.
    pub fn take(&mut self, visit: u32, value: Value) -> Result<(), ChainError> {
        let after = self.visit;
        let steps = visit
            .checked_sub(after)
            .filter(|_| (1..=LENGTH).contains(&visit))
            .ok_or(ChainError::OutOfOrder { visit, after })?;
        if Link::new(self.code, self.holder).down(value, steps) != self.value {
            return Err(ChainError::NotOfChain { visit });
        }
        self.visit = visit;
        self.value = value;
        Ok(())
    }
}

/// A visit whose values are all known, so that its dice are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Its number in the battle, from 1.
    pub number: u32,
    /// Whose orders it consists of.
    pub mover: Side,
    /// The last visit of the other side before it.
    pub before: u32,
    /// The values of the house and of the mover for it, and of the other side for that visit before.
    pub values: [Value; 3],
}

impl Visit {
    /// The key of its throws.
    fn key(&self, code: Code) -> [u8; 32] {
        let [house, mover, other] = self.values;
        let bytes = [
            &code.0[..],
            &self.number.to_be_bytes(),
            &[side_byte(self.mover)],
            &self.before.to_be_bytes(),
            &house.0,
            &mover.0,
            &other.0,
        ]
        .concat();
        blake3::derive_key(VISIT, &bytes)
    }

    /// The dice for a purpose, such as `pips blue 5`, each 1 to 6.
    pub fn dice(&self, code: Code, purpose: &str, count: u8) -> Vec<u8> {
        let mut hasher = blake3::Hasher::new_keyed(&self.key(code));
        hasher.update(purpose.as_bytes());
        read_dice(&mut hasher.finalize_xof(), count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSE: Secret = Secret([1; 32]);
    const RED: Secret = Secret([2; 32]);
    const BLUE: Secret = Secret([3; 32]);

    fn code() -> Code {
        "k7q2m9x4tz3c".parse().expect("a code")
    }

    fn value(secret: Secret, holder: Holder, visit: u32) -> Value {
        secret.value(code(), holder, visit).expect("a value")
    }

    fn hex(text: &str) -> Value {
        text.parse().expect("a value")
    }

    /// A visit of one side, after that of the other just before it.
    fn after_the_other(number: u32, mover: Side) -> Visit {
        let secret = |side| match side {
            Side::Red => RED,
            Side::Blue => BLUE,
        };
        let of = |side, visit| value(secret(side), Holder::Player(side), visit);
        Visit {
            number,
            mover,
            before: number - 1,
            values: [
                value(HOUSE, Holder::House, number),
                of(mover, number),
                of(mover.other(), number - 1),
            ],
        }
    }

    /// The values that the design of the scheme gives for these secrets.
    #[test]
    fn chains_are_those_of_the_design() {
        for (secret, holder, visit, expected) in [
            (
                HOUSE,
                Holder::House,
                0,
                "d30530b1c29bfbf89e0f3d481fc4fee60f4c04d7c7e4f7dcf0826ea270de7b1f",
            ),
            (
                RED,
                Holder::Player(Side::Red),
                0,
                "eac8a5df5a6c3cd1d550781ee35089623b0fe7ad99ccfcec86376dfd7eed3a20",
            ),
            (
                BLUE,
                Holder::Player(Side::Blue),
                0,
                "beba2cf16911cea8cef7cc566fa37e9ce6fe7cdf3bcdae8d0c9fd2e2d997fdb3",
            ),
            (
                HOUSE,
                Holder::House,
                7,
                "b2192aa73010b7222e283a091bfb5f79fdd8da707654c0da4904f2d6732273bf",
            ),
            (
                RED,
                Holder::Player(Side::Red),
                7,
                "cbde018ff6972c91592f0040267aab3924393a1bf7ea684b15d65258b53dd9a3",
            ),
            (
                BLUE,
                Holder::Player(Side::Blue),
                6,
                "a54ef1490e48a439bd6ab3eb178767cc2cc7679fb0a8a7149dd860524d62477f",
            ),
        ] {
            assert_eq!(
                value(secret, holder, visit).to_string(),
                expected,
                "{holder:?} {visit}"
            );
        }
        assert_eq!(RED.value(code(), Holder::House, LENGTH + 1), None);
    }

    #[test]
    fn dice_are_those_of_the_design() {
        let visit = after_the_other(7, Side::Red);
        let key = blake3::Hash::from_bytes(visit.key(code())).to_hex();
        assert_eq!(
            key.as_str(),
            "32abd6e99ffaf7571b698ed8aaae5e37630de05b5cc4f076e1590c0ecc531600"
        );
        assert_eq!(visit.dice(code(), "combat r4 b2 bound 5", 2), [3, 3]);
        assert_eq!(visit.dice(code(), "pips blue 5", 1), [4]);
        let eighth = after_the_other(8, Side::Blue);
        assert_eq!(eighth.dice(code(), "combat b1 r3 bound 5", 2), [6, 1]);
    }

    #[test]
    fn every_face_of_a_million_is_equally_likely() {
        let visit = after_the_other(7, Side::Red);
        let mut counts = [0_u32; 6];
        for bound in 0..10_000 {
            for face in visit.dice(code(), &format!("pips red {bound}"), 100) {
                counts[usize::from(face) - 1] += 1;
            }
        }
        let expected = 1_000_000.0 / 6.0;
        let chi: f64 = counts
            .iter()
            .map(|&count| f64::from(count) - expected)
            .map(|apart| apart * apart / expected)
            .sum();
        // Of six faces, five are free: fair dice come above 25.7 once in ten thousand times.
        assert!(chi < 25.7, "{chi}: {counts:?}");
    }

    #[test]
    fn dice_hang_on_every_part_of_a_visit() {
        let visit = after_the_other(7, Side::Red);
        let row = |visit: Visit, code: Code| -> Vec<u8> {
            (1..30)
                .flat_map(|bound| visit.dice(code, &format!("pips red {bound}"), 1))
                .collect()
        };
        let dice = row(visit, code());
        let [house, mover, other] = visit.values;
        for changed in [
            Visit { number: 9, ..visit },
            Visit {
                mover: Side::Blue,
                ..visit
            },
            Visit { before: 4, ..visit },
            Visit {
                values: [mover, house, other],
                ..visit
            },
            Visit {
                values: [house, mover, house],
                ..visit
            },
        ] {
            assert_ne!(row(changed, code()), dice, "{changed:?}");
        }
        assert_ne!(row(visit, "k7q2m9x4tz3d".parse().expect("a code")), dice);
    }

    #[test]
    fn a_chain_takes_its_values_in_order_and_no_others() {
        let red = Holder::Player(Side::Red);
        let mut chain = Chain::new(code(), red, value(RED, red, 0));
        assert_eq!(chain.take(1, value(RED, red, 1)), Ok(()));
        // The same once more, as from a second tab; and a visit without a value in between.
        assert_eq!(chain.take(1, value(RED, red, 1)), Ok(()));
        assert_eq!(chain.take(4, value(RED, red, 4)), Ok(()));
        let known = chain;
        for (visit, offered, error) in [
            (
                3,
                value(RED, red, 3),
                ChainError::OutOfOrder { visit: 3, after: 4 },
            ),
            (
                0,
                value(RED, red, 0),
                ChainError::OutOfOrder { visit: 0, after: 4 },
            ),
            (
                LENGTH + 1,
                value(RED, red, 5),
                ChainError::OutOfOrder {
                    visit: LENGTH + 1,
                    after: 4,
                },
            ),
            (5, value(RED, red, 6), ChainError::NotOfChain { visit: 5 }),
            (
                5,
                value(RED, Holder::Player(Side::Blue), 5),
                ChainError::NotOfChain { visit: 5 },
            ),
            (5, value(BLUE, red, 5), ChainError::NotOfChain { visit: 5 }),
            (
                5,
                RED.value("k7q2m9x4tz3d".parse().expect("a code"), red, 5)
                    .expect("a value"),
                ChainError::NotOfChain { visit: 5 },
            ),
        ] {
            assert_eq!(chain.take(visit, offered), Err(error));
            assert_eq!(chain, known);
        }
        assert_eq!(chain.take(LENGTH, value(RED, red, LENGTH)), Ok(()));
        assert_eq!(chain.last().0, LENGTH);
    }

    #[test]
    fn every_changed_digit_of_a_value_is_found() {
        let red = Holder::Player(Side::Red);
        let chain = Chain::new(code(), red, value(RED, red, 0));
        let text = value(RED, red, 3).to_string();
        for place in 0..text.len() {
            let digit = if &text[place..=place] == "0" {
                "1"
            } else {
                "0"
            };
            let changed = format!("{}{digit}{}", &text[..place], &text[place + 1..]);
            assert_eq!(
                chain.clone().take(3, hex(&changed)),
                Err(ChainError::NotOfChain { visit: 3 })
            );
        }
    }

    #[test]
    fn codes_and_values_are_written_in_one_way() {
        for text in [
            "",
            "k7q2m9x4tz3",
            "k7q2m9x4tz3cc",
            "K7q2m9x4tz3c",
            "k7q2-9x4tz3c",
            "k7q2m9x4tz3é",
        ] {
            assert_eq!(text.parse::<Code>(), Err(CodeError), "{text:?}");
        }
        assert_eq!(code().to_string(), "k7q2m9x4tz3c");
        let text = value(RED, Holder::House, 1).to_string();
        assert_eq!(hex(&text).to_string(), text);
        for text in [
            &text[1..],
            &text.to_uppercase(),
            &text.replace(&text[..1], "g"),
        ] {
            assert_eq!(text.parse::<Value>(), Err(ValueError), "{text:?}");
        }
        assert_eq!(format!("{RED:?}"), "Secret");
    }
}
