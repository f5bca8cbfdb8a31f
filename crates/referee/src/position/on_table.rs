//! Walks over those who stand on the table. Most questions begin with such a walk, so it is a loop of its own.

use super::{Element, ElementId};

/// Those who stand on the table, with their names, in the order of their names.
pub(super) struct OnTable<'a> {
    /// All elements up to the last that is looked at.
    elements: &'a [Element],
    next: usize,
}

impl<'a> OnTable<'a> {
    /// Those among all elements, from an index on.
    pub fn from(elements: &'a [Element], next: usize) -> OnTable<'a> {
        OnTable { elements, next }
    }
}

impl<'a> Iterator for OnTable<'a> {
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
