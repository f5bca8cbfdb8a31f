//! Sorting a few things by insertion.
//!
//! The sorts of the standard library are made for many: each kind of thing that they sort brings some eight thousand bytes
//! of instructions with it, a tenth of the engine of the page. It knows nothing of what it sorts.

/// Slices of a few things, a hundred at most, that are put in order.
pub trait SmallSort<T> {
    /// Puts them in the order of their keys; those with equal keys stay as they are.
    fn small_sort_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K);
}

impl<T> SmallSort<T> for [T] {
    fn small_sort_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        for next in 1..self.len() {
            let own = key(&self[next]);
            let mut place = next;
            while place > 0 && key(&self[place - 1]) > own {
                self.swap(place - 1, place);
                place -= 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_few_are_sorted_as_many_are(things: Vec<(u8, u16)>) {
            let (mut few, mut many) = (things.clone(), things);
            few.small_sort_by_key(|&(key, _)| key % 5);
            many.sort_by_key(|&(key, _)| key % 5);
            prop_assert_eq!(few, many);
        }
    }
}
