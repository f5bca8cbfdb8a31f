//! Iteration over the elements on the table. Most rules begin with it, so it has a loop of its own.

use super::{Element, ElementId};

/// The elements on the table with their ids, in the order of ids.
pub(super) struct OnTable<'a> {
    /// All elements up to the last to visit.
    elements: &'a [Element],
    next: usize,
}

impl<'a> OnTable<'a> {
    /// Starts at an index among all elements.
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
