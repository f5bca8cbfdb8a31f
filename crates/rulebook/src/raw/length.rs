//! A length as it is written: one text, or one for each scale.

use std::fmt;

use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};

use super::Text;

/// A length as it is written.
#[derive(Clone, Debug)]
pub(crate) enum RawLength {
    /// The same text for every scale.
    Same(String),
    /// One for each scale, in the order of the scales.
    PerScale(Vec<Text>),
}

impl<'de> Deserialize<'de> for RawLength {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Lengths;
        impl<'de> Visitor<'de> for Lengths {
            type Value = RawLength;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a length such as \"200p\", \"0.5bw\" or \"15mm\", or a list with one for each scale")
            }

            fn visit_str<E>(self, text: &str) -> Result<RawLength, E> {
                Ok(RawLength::Same(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<RawLength, A::Error> {
                let mut texts = Vec::new();
                while let Some(text) = list.next_element()? {
                    texts.push(text);
                }
                Ok(RawLength::PerScale(texts))
            }
        }
        deserializer.deserialize_any(Lengths)
    }
}
