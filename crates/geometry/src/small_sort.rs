//! Insertion sort for short slices, which compiles to far less code than the standard library's sorts.
//!
//! Each element type sorted by the standard library adds about eight kilobytes of instructions; without them
//! the WebAssembly engine is a tenth smaller.

/// Sorting of slices of up to about a hundred elements.
pub trait SmallSort<T> {
    /// Sorts by key; elements with equal keys keep their order.
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
        fn small_sort_agrees_with_std_sort(things: Vec<(u8, u16)>) {
            let (mut few, mut many) = (things.clone(), things);
            few.small_sort_by_key(|&(key, _)| key % 5);
            many.sort_by_key(|&(key, _)| key % 5);
            prop_assert_eq!(few, many);
        }
    }
}
