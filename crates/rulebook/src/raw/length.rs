//! A length as written: one text, or one for each scale.

use toml::de::DeValue;

use super::Text;
use crate::rows::{Cell, CellError, Node};

/// Describes the expected forms of a length.
const EXPECTED: &str =
    "a length such as \"200p\", \"0.5bw\" or \"15mm\", or a list with one for each scale";

/// A length as written.
#[derive(Clone, Debug)]
pub(crate) enum RawLength {
    /// The same text for every scale.
    Same(String),
    /// One text for each scale, in the order of the scales.
    PerScale(Vec<Text>),
}

impl Cell for RawLength {
    fn read(node: &Node<'_>) -> Result<RawLength, CellError> {
        match node.get_ref() {
            DeValue::String(text) => Ok(RawLength::Same(text.to_string())),
            DeValue::Array(_) => Vec::read(node).map(RawLength::PerScale),
            _ => Err(CellError::wrong_type(node, EXPECTED)),
        }
    }
}
