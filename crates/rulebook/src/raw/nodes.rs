//! Reads rows and words out of the tree of an edition file.
//!
//! The reader that comes with the tree can do more than edition files need, and is compiled anew for every row: this one is
//! a fraction of it, which the engine of the page is glad of. It says what is wrong in the same words, at the same places.

use std::borrow::Cow;
use std::fmt;

use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{
    self, DeserializeSeed, Deserializer, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use toml::de::{DeTable, DeValue};

use crate::document::{Node, Place};

/// The name under which a value asks for its place as well; its fields are those of the start, the end and the value.
const PLACED: &str = "$__serde_spanned_private_Spanned";

/// What is wrong, and where, as far as that is known.
#[derive(Debug)]
pub(super) struct Wrong {
    pub place: Option<Place>,
    pub message: String,
}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Wrong {
        Wrong {
            place: None,
            message: message.to_string(),
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Wrong {}

/// Says where something is wrong, unless something smaller within has said so.
fn placed<T>(result: Result<T, Wrong>, place: &Place) -> Result<T, Wrong> {
    result.map_err(|mut wrong| {
        wrong.place.get_or_insert_with(|| place.clone());
        wrong
    })
}

/// A value that is none of the kind that is expected.
fn unexpected(value: &DeValue<'_>, place: &Place, expected: &dyn Expected) -> Wrong {
    let found = match value {
        DeValue::String(text) => Unexpected::Str(text),
        DeValue::Integer(number) => match whole(value) {
            Some(number) => Unexpected::Signed(number),
            None => Unexpected::Other(number.as_str()),
        },
        DeValue::Float(number) => match number.as_str().parse() {
            Ok(number) => Unexpected::Float(number),
            Err(_) => Unexpected::Other(number.as_str()),
        },
        DeValue::Boolean(answer) => Unexpected::Bool(*answer),
        DeValue::Array(_) => Unexpected::Seq,
        DeValue::Datetime(_) | DeValue::Table(_) => Unexpected::Map,
    };
    Wrong {
        place: Some(place.clone()),
        ..de::Error::invalid_type(found, expected)
    }
}

/// The whole number that a value is.
fn whole(value: &DeValue<'_>) -> Option<i64> {
    let DeValue::Integer(number) = value else {
        return None;
    };
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A value of the tree that is about to be read.
pub(super) struct Nodes<'t> {
    value: Value<'t>,
    place: Place,
}

/// What is read: a part of the tree, or a number that says where one stands.
enum Value<'t> {
    Tree(DeValue<'t>),
    Number(usize),
}

impl<'t> From<Node<'t>> for Nodes<'t> {
    fn from(node: Node<'t>) -> Nodes<'t> {
        let place = node.span();
        let value = Value::Tree(node.into_inner());
        Nodes { value, place }
    }
}

impl Nodes<'_> {
    /// A value that is none of the kind that is expected.
    fn unexpected(&self, expected: &dyn Expected) -> Wrong {
        match &self.value {
            Value::Tree(value) => unexpected(value, &self.place, expected),
            Value::Number(_) => de::Error::custom("a place is no value"),
        }
    }
}

/// Reads a table, or a value with its place: in one function, so that what is read is compiled once for both.
#[inline(never)]
fn read_pairs<'de, V: Visitor<'de>>(
    pairs: Pairs<'_>,
    place: &Place,
    visitor: V,
) -> Result<V::Value, Wrong> {
    placed(visitor.visit_map(pairs), place)
}

impl<'de> Deserializer<'de> for Nodes<'_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let read = match &self.value {
            Value::Number(number) => visitor.visit_u64(*number as u64),
            Value::Tree(DeValue::String(text)) => visitor.visit_str(text),
            Value::Tree(DeValue::Boolean(answer)) => visitor.visit_bool(*answer),
            Value::Tree(DeValue::Array(_)) => return self.deserialize_seq(visitor),
            Value::Tree(DeValue::Table(_)) => return self.deserialize_map(visitor),
            Value::Tree(value) => match whole(value) {
                Some(number) => visitor.visit_i64(number),
                None => Err(unexpected(value, &self.place, &visitor)),
            },
        };
        placed(read, &self.place)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let Value::Tree(DeValue::Array(list)) = self.value else {
            return Err(self.unexpected(&visitor));
        };
        placed(visitor.visit_seq(List(list.into_iter())), &self.place)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let Value::Tree(DeValue::Table(table)) = self.value else {
            return Err(self.unexpected(&visitor));
        };
        read_pairs(Pairs::of_table(table), &self.place, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let place = self.place.clone();
        let pairs = match self.value {
            _ if name == PLACED => Pairs::with_place(fields, self),
            Value::Tree(DeValue::Table(table)) => Pairs::of_table(table),
            _ => return Err(self.unexpected(&visitor)),
        };
        read_pairs(pairs, &place, visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let place = self.place.clone();
        placed(visitor.visit_some(self), &place)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct
        tuple tuple_struct enum identifier ignored_any
    }
}

impl<'t> IntoDeserializer<'_, Wrong> for Nodes<'t> {
    type Deserializer = Nodes<'t>;

    fn into_deserializer(self) -> Nodes<'t> {
        self
    }
}

/// The values of a list.
struct List<'t>(std::vec::IntoIter<Node<'t>>);

impl<'de> SeqAccess<'de> for List<'_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        let next = self.0.next();
        next.map(|node| seed.deserialize(Nodes::from(node)))
            .transpose()
    }
}

/// A key of a table with its place, or the name of a field of a value with its place, which is asked for as it stands.
enum Key<'t> {
    Text(Cow<'t, str>, Place),
    Name(&'static str),
}

/// A key and its value.
type Pair<'t> = (Key<'t>, Nodes<'t>);

/// The keys of a table with their values; of a value that is asked for with its place, the start, the end and the value.
struct Pairs<'t> {
    rest: Box<dyn Iterator<Item = Pair<'t>> + 't>,
    value: Option<Nodes<'t>>,
}

impl<'t> Pairs<'t> {
    fn of_table(table: DeTable<'t>) -> Pairs<'t> {
        let pairs = table.into_iter().map(|(key, value)| {
            let place = key.span();
            (Key::Text(key.into_inner(), place), Nodes::from(value))
        });
        Pairs {
            rest: Box::new(pairs),
            value: None,
        }
    }

    fn with_place(fields: &'static [&'static str], node: Nodes<'t>) -> Pairs<'t> {
        let place = node.place.clone();
        let number = |number: usize| Nodes {
            value: Value::Number(number),
            place: place.clone(),
        };
        let values = [number(place.start), number(place.end), node];
        let pairs = fields.iter().map(|name| Key::Name(name)).zip(values);
        Pairs {
            rest: Box::new(pairs),
            value: None,
        }
    }
}

impl<'de> MapAccess<'de> for Pairs<'_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Wrong> {
        let Some((key, value)) = self.rest.next() else {
            return Ok(None);
        };
        self.value = Some(value);
        let read = match key {
            Key::Name(name) => seed.deserialize(BorrowedStrDeserializer::new(name)),
            Key::Text(text, place) => {
                let text: StrDeserializer<'_, Wrong> = text.as_ref().into_deserializer();
                placed(seed.deserialize(text), &place)
            }
        };
        read.map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let node = self.value.take();
        seed.deserialize(node.ok_or_else(|| de::Error::custom("a value without a key"))?)
    }
}
