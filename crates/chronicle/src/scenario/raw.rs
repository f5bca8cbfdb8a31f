//! The keys of a scenario file with their positions. Only the keys are validated here.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};
use toml::Spanned;

/// A table whose keys are names, such as `{ r1 = 0.5 }`.
pub(super) type Named<T> = BTreeMap<Spanned<String>, T>;

/// A list of exactly this many values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exactly<T, const N: usize>(pub [T; N]);

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Exactly<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(List(PhantomData))
    }
}

struct List<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for List<T, N> {
    type Value = Exactly<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        let count = values.len();
        match values.try_into() {
            Ok(values) => Ok(Exactly(values)),
            Err(_) => Err(A::Error::invalid_length(count, &self)),
        }
    }
}

/// One edition, or a list of them.
#[derive(Debug)]
pub(super) struct Editions(pub Vec<Spanned<String>>);

impl<'de> Deserialize<'de> for Editions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Editions, D::Error> {
        struct OneOrMore;
        impl<'de> Visitor<'de> for OneOrMore {
            type Value = Editions;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an edition or a list of editions")
            }

            fn visit_str<E>(self, name: &str) -> Result<Editions, E> {
                // A single name takes the position of the whole value.
                Ok(Editions(vec![Spanned::new(0..0, name.to_owned())]))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Editions, A::Error> {
                let mut names = Vec::new();
                while let Some(name) = list.next_element()? {
                    names.push(name);
                }
                Ok(Editions(names))
            }
        }
        deserializer.deserialize_any(OneOrMore)
    }
}

impl Editions {
    /// Whether the list contains an edition.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|one| one.get_ref() == name)
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScenario {
    pub title: Spanned<String>,
    #[serde(default)]
    pub facts: Vec<String>,
    #[serde(default)]
    pub tags: Vec<Spanned<String>>,
    pub edition: Spanned<Editions>,
    #[serde(default)]
    pub conventions: Vec<Spanned<String>>,
    #[serde(default, rename = "same-with")]
    pub same_with: Vec<Spanned<String>>,
    #[serde(default)]
    pub rulings: Named<String>,
    pub scale: Spanned<String>,
    pub board: Option<Spanned<Exactly<f64, 2>>>,
    pub setup: Option<Spanned<RawSetup>>,
    #[serde(default)]
    pub terrain: Vec<Spanned<RawTerrain>>,
    #[serde(default)]
    pub element: Vec<Spanned<RawElement>>,
    pub bound: Option<Spanned<RawBound>>,
    #[serde(default)]
    pub expect: Vec<Spanned<RawExpect>>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawSetup {
    pub red: Spanned<RawArmy>,
    pub blue: Spanned<RawArmy>,
    #[serde(default)]
    pub so_far: Vec<Spanned<String>>,
}

/// An army list: the key of a published one, or a list written in the scenario.
#[derive(Debug)]
pub(super) enum RawArmy {
    Key(String),
    List(RawList),
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RawList {
    pub elements: Spanned<String>,
    pub home: Spanned<String>,
    pub aggression: Spanned<u8>,
}

impl<'de> Deserialize<'de> for RawArmy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawArmy, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = RawArmy;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the key of an army list, or `{ elements, home, aggression }`")
            }

            fn visit_str<E>(self, key: &str) -> Result<RawArmy, E> {
                Ok(RawArmy::Key(key.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RawArmy, A::Error> {
                RawList::deserialize(MapAccessDeserializer::new(map)).map(RawArmy::List)
            }
        }
        deserializer.deserialize_any(Either)
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawTerrain {
    pub kind: Spanned<String>,
    pub polygon: Option<Spanned<Vec<Exactly<f64, 2>>>>,
    pub crest: Option<Spanned<Exactly<Exactly<f64, 2>, 2>>>,
    pub line: Option<Spanned<Vec<Exactly<f64, 2>>>>,
    pub width: Option<Spanned<f64>>,
    pub state: Option<Spanned<String>>,
    pub edge: Option<Spanned<String>>,
    pub depth: Option<Spanned<f64>>,
    pub owner: Option<Spanned<String>>,
    pub held_by: Option<Spanned<String>>,
    pub gates: Option<Spanned<Vec<Exactly<f64, 2>>>>,
    pub sacked: Option<Spanned<bool>>,
    /// Whether its denizens hold a built-up area for the enemy.
    pub turned: Option<Spanned<bool>>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawElement {
    pub id: Spanned<String>,
    pub side: Spanned<String>,
    pub r#type: Spanned<String>,
    pub front: Option<Spanned<Exactly<f64, 2>>>,
    pub facing: Option<Spanned<f64>>,
    pub at: Option<Spanned<String>>,
    #[serde(default)]
    pub general: bool,
    pub dismounts_as: Option<Spanned<String>>,
    pub inside: Option<Spanned<String>>,
    pub reserve: Option<Spanned<bool>>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawBound {
    pub active: Spanned<String>,
    pub number: Option<Spanned<u16>>,
    pub phase: Spanned<String>,
    pub pips: Option<Spanned<u8>>,
    #[serde(default)]
    pub moved: Named<Spanned<f64>>,
    #[serde(default)]
    pub moves: Named<Spanned<u8>>,
    #[serde(default)]
    pub first_contact: Named<Spanned<String>>,
    pub weather: Option<Spanned<String>>,
    #[serde(default)]
    pub lost: Named<Vec<Spanned<String>>>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawExpect {
    /// The editions to judge it by; all editions of the file if it names none.
    pub edition: Option<Spanned<Editions>>,
    #[serde(default)]
    pub then: bool,
    pub order: Option<Spanned<String>>,
    pub fight: Option<Spanned<Exactly<String, 2>>>,
    pub shoot: Option<Spanned<RawShoot>>,
    pub winner: Option<Spanned<String>>,
    pub throw: Option<Spanned<Vec<u8>>>,
    pub asks: Option<Spanned<String>>,
    pub attacker: Option<Spanned<String>>,
    pub edge: Option<Spanned<String>>,
    pub legal: Option<Spanned<bool>>,
    pub rule: Option<Spanned<String>>,
    pub pips: Option<Spanned<u8>>,
    pub distance: Option<Spanned<f64>>,
    pub ends: Option<Spanned<Named<Exactly<f64, 3>>>>,
    pub contacts: Option<Spanned<Vec<Exactly<String, 3>>>>,
    pub dice: Option<Spanned<Vec<u8>>>,
    pub choose: Option<Spanned<Named<toml::Value>>>,
    pub factors: Option<Spanned<Exactly<i8, 2>>>,
    pub odds: Option<Spanned<Named<Named<u8>>>>,
    pub result: Option<Spanned<Named<Spanned<String>>>>,
    pub lost: Option<Spanned<Vec<String>>>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RawShoot {
    pub by: Vec<String>,
    pub at: String,
}
