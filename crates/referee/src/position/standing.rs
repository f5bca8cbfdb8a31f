//! Walks over those who stand on the table. Most questions begin with such a walk, so it is a loop of its own.

use super::{Element, ElementId};

/// Those who stand on the table, with their names, in the order of their names.
pub(super) struct Standing<'a> {
    /// All elements up to the last that is looked at.
    elements: &'a [Element],
    next: usize,
}

impl<'a> Standing<'a> {
    /// Those among all elements, from an index on.
    pub fn from(elements: &'a [Element], next: usize) -> Standing<'a> {
        Standing { elements, next }
    }
}

impl<'a> Iterator for Standing<'a> {
    type Item = (ElementId, &'a Element);

    #[inline]
    fn next(&mut self) -> Option<(ElementId, &'a Element)> {
        while let Some(element) = self.elements.get(self.next) {
            let id = ElementId::from_index(self.next);
            self.next += 1;
            if element.on_table() {
                return Some((id, element));
            }
        }
        None
    }
}
