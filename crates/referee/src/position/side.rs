//! The two sides and the names of their elements.

use std::fmt;

use super::Stronghold;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// The player at the near base edge.
    Red,
    /// The player at the far base edge.
    Blue,
}

impl Side {
    /// Both sides, red first.
    pub const BOTH: [Side; 2] = [Side::Red, Side::Blue];

    /// The other side.
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }

    /// The letter that starts the ids of its elements.
    pub const fn letter(self) -> char {
        match self {
            Side::Red => 'r',
            Side::Blue => 'b',
        }
    }

    /// Its word in orders and records.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Blue => "blue",
        }
    }

    /// Parses the word of a side.
    pub fn from_word(word: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.word() == word)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The maximum number of elements of a side: its army, its camp followers and its denizens.
pub const SIDE_SIZE: usize = 14;

/// The number of a side's camp followers when they sally out; its denizens have the next one. Lower numbers are the
/// army's.
const FOLLOWERS: usize = 13;

/// The id of an element, stable for the whole battle.
///
/// `r1` to `r12` and `b1` to `b12` are the armies, `r13` and `b13` camp followers, `r14` and `b14` denizens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ElementId(u8);

impl ElementId {
    /// The element of a side with this number, from 1 to 14.
    pub const fn new(side: Side, number: usize) -> Option<ElementId> {
        if number >= 1 && number <= SIDE_SIZE {
            Some(ElementId((side as usize * SIDE_SIZE + number - 1) as u8))
        } else {
            None
        }
    }

    /// The element at an index of [`Position::elements`](super::Position::elements).
    ///
    /// # Panics
    /// If the index is not below 28.
    #[inline(always)]
    pub const fn from_index(index: usize) -> ElementId {
        assert!(index < 2 * SIDE_SIZE);
        ElementId(index as u8)
    }

    /// Its index among all elements, from 0 to 27.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its side.
    pub const fn side(self) -> Side {
        if self.index() < SIDE_SIZE {
            Side::Red
        } else {
            Side::Blue
        }
    }

    /// Its number within its side, from 1 to 14.
    pub const fn number(self) -> usize {
        self.index() % SIDE_SIZE + 1
    }

    /// The id under which the non-combatants of a stronghold sally out.
    pub const fn for_non_combatants(stronghold: Stronghold) -> ElementId {
        let number = match stronghold {
            Stronghold::Camp(_) => FOLLOWERS,
            Stronghold::BuiltUp(_) => FOLLOWERS + 1,
        };
        ElementId((stronghold.owner() as usize * SIDE_SIZE + number - 1) as u8)
    }

    /// The stronghold whose non-combatants it is; `None` for an element of an army.
    pub const fn home(self) -> Option<Stronghold> {
        match self.number() {
            FOLLOWERS => Some(Stronghold::Camp(self.side())),
            number if number > FOLLOWERS => Some(Stronghold::BuiltUp(self.side())),
            _ => None,
        }
    }

    /// All ids, red before blue.
    pub fn all() -> impl DoubleEndedIterator<Item = ElementId> {
        (0..2 * SIDE_SIZE).map(ElementId::from_index)
    }

    /// All ids of a side.
    pub fn of_side(side: Side) -> impl DoubleEndedIterator<Item = ElementId> {
        let first = side as usize * SIDE_SIZE;
        (first..first + SIDE_SIZE).map(ElementId::from_index)
    }

    /// Parses an id such as `r1`.
    pub fn parse(text: &str) -> Option<ElementId> {
        let mut letters = text.chars();
        let first = letters.next()?;
        let side = Side::BOTH.into_iter().find(|side| side.letter() == first)?;
        let number = letters.as_str();
        if number.starts_with('0') || !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        ElementId::new(side, number.parse().ok()?)
    }
}

impl fmt::Display for ElementId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side().letter(), self.number())
    }
}

impl fmt::Debug for ElementId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of elements of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ElementSet(u32);

impl ElementSet {
    /// No element.
    pub const NONE: ElementSet = ElementSet(0);

    /// All elements of both sides.
    pub const ALL: ElementSet = ElementSet((1 << (2 * SIDE_SIZE)) - 1);

    /// The set whose elements are the bits of a number, by index.
    pub(super) const fn from_bits(bits: u32) -> ElementSet {
        ElementSet(bits)
    }

    /// All elements of a side.
    pub const fn of_side(side: Side) -> ElementSet {
        let first = side as usize * SIDE_SIZE;
        ElementSet(((1 << SIDE_SIZE) - 1) << first)
    }

    /// Whether the set contains an element.
    pub const fn has(self, id: ElementId) -> bool {
        self.0 >> id.index() & 1 == 1
    }

    /// Adds an element.
    pub const fn insert(&mut self, id: ElementId) {
        self.0 |= 1 << id.index();
    }

    /// Removes an element.
    pub const fn remove(&mut self, id: ElementId) {
        self.0 &= !(1 << id.index());
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of elements.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The elements that are in another set as well.
    #[must_use]
    pub const fn and(self, other: ElementSet) -> ElementSet {
        ElementSet(self.0 & other.0)
    }

    /// The elements of both sets.
    #[must_use]
    pub const fn or(self, other: ElementSet) -> ElementSet {
        ElementSet(self.0 | other.0)
    }

    /// The elements that are not in another set.
    #[must_use]
    pub const fn without(self, other: ElementSet) -> ElementSet {
        ElementSet(self.0 & !other.0)
    }

    /// Its elements, red before blue, by number.
    pub fn iter(self) -> impl Iterator<Item = ElementId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            // Clears the lowest set bit.
            left &= left.checked_sub(1)?;
            Some(ElementId::from_index(index))
        })
    }
}

impl FromIterator<ElementId> for ElementSet {
    fn from_iter<I: IntoIterator<Item = ElementId>>(ids: I) -> ElementSet {
        let mut set = ElementSet::NONE;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}
