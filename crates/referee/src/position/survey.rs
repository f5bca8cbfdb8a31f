//! What follows from where the elements stand: the box around each base, and which elements may touch each other.
//!
//! Every judgement asks which elements are near a place. The answer is kept with the position and changes with the
//! element that moves, so that a question compares four numbers an element instead of walking all records.

use std::ops::{Deref, DerefMut};

use acies_geometry::{Base, Convex, Length, Point, TOUCH};

use super::{Element, ElementId, ElementSet, Position, SIDE_SIZE};

const ELEMENTS: usize = 2 * SIDE_SIZE;

/// How far the boxes of two bases that touch may be apart: corners are rounded to the lattice, so a little more than the
/// tolerance.
pub(super) const TOUCHING: Length = Length::from_units(2 * TOUCH.units());

/// The boxes of the bases on the table, and which of them may touch. It is always that of the elements beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Survey {
    /// The least and greatest coordinates of each base, each in a row of its own so that several are compared at once; of
    /// an element that is not on the table a box that is near nothing.
    low_x: [i32; ELEMENTS],
    low_y: [i32; ELEMENTS],
    high_x: [i32; ELEMENTS],
    high_y: [i32; ELEMENTS],
    on_table: ElementSet,
    /// For each element the others whose boxes are near enough for contact.
    beside: [ElementSet; ELEMENTS],
}

impl Survey {
    /// Of an empty table.
    pub const EMPTY: Survey = Survey {
        low_x: [i32::MAX; ELEMENTS],
        low_y: [i32::MAX; ELEMENTS],
        high_x: [i32::MIN; ELEMENTS],
        high_y: [i32::MIN; ELEMENTS],
        on_table: ElementSet::NONE,
        beside: [ElementSet::NONE; ELEMENTS],
    };

    /// Of some elements, from nothing.
    pub fn new(elements: &[Element; ELEMENTS]) -> Survey {
        let mut survey = Survey::EMPTY;
        for (index, element) in elements.iter().enumerate() {
            survey.update(ElementId::from_index(index), element);
        }
        survey
    }

    /// The elements on the table.
    pub const fn on_table(&self) -> ElementSet {
        self.on_table
    }

    /// The elements whose boxes are no farther from an element's than two that touch may be.
    pub const fn beside(&self, id: ElementId) -> ElementSet {
        self.beside[id.index()]
    }

    /// The elements whose boxes are at most `limit` from a box in each direction.
    #[inline]
    pub fn near(&self, (low, high): (Point, Point), limit: Length) -> ElementSet {
        let limit = limit.units();
        let (low_x, low_y) = (low.x.saturating_sub(limit), low.y.saturating_sub(limit));
        let (high_x, high_y) = (high.x.saturating_add(limit), high.y.saturating_add(limit));
        // Without a branch, so that the compiler compares several at once.
        let bits = (0..ELEMENTS).fold(0, |bits, index| {
            let near = u32::from(self.low_x[index] <= high_x)
                & u32::from(self.high_x[index] >= low_x)
                & u32::from(self.low_y[index] <= high_y)
                & u32::from(self.high_y[index] >= low_y);
            bits | near << index
        });
        // A box without limits is near those off the table too.
        ElementSet::from_bits(bits).and(self.on_table)
    }

    /// Takes over where an element stands now.
    fn update(&mut self, id: ElementId, element: &Element) {
        let index = id.index();
        for other in self.beside[index].iter() {
            self.beside[other.index()].remove(id);
        }
        self.beside[index] = ElementSet::NONE;
        self.on_table.remove(id);
        let off_table = Survey::EMPTY;
        let bounds = if element.on_table() {
            element.base.bounds()
        } else {
            let (x, y) = (off_table.low_x[index], off_table.low_y[index]);
            let low = Point { x, y };
            let (x, y) = (off_table.high_x[index], off_table.high_y[index]);
            (low, Point { x, y })
        };
        (self.low_x[index], self.low_y[index]) = (bounds.0.x, bounds.0.y);
        (self.high_x[index], self.high_y[index]) = (bounds.1.x, bounds.1.y);
        if !element.on_table() {
            return;
        }
        let others = self.near(bounds, TOUCHING);
        self.on_table.insert(id);
        self.beside[index] = others;
        for other in others.iter() {
            self.beside[other.index()].insert(id);
        }
    }
}

/// An element of a position that is being changed. The survey follows when it is let go.
#[derive(Debug)]
pub struct ElementMut<'a> {
    position: &'a mut Position,
    id: ElementId,
    /// Whether it was on the table, and its base.
    before: (bool, Base),
}

impl<'a> ElementMut<'a> {
    pub(super) fn new(position: &'a mut Position, id: ElementId) -> ElementMut<'a> {
        let element = position.element(id);
        let before = (element.on_table(), element.base);
        ElementMut {
            position,
            id,
            before,
        }
    }
}

impl Deref for ElementMut<'_> {
    type Target = Element;

    fn deref(&self) -> &Element {
        self.position.element(self.id)
    }
}

impl DerefMut for ElementMut<'_> {
    fn deref_mut(&mut self) -> &mut Element {
        &mut self.position.elements[self.id.index()]
    }
}

impl Drop for ElementMut<'_> {
    fn drop(&mut self) {
        let element = self.position.elements[self.id.index()];
        if (element.on_table(), element.base) != self.before {
            self.position.survey.update(self.id, &element);
        }
    }
}

#[cfg(test)]
mod tests {
    use acies_geometry::{Base, Convex, Length, Pose, boxes_apart};

    use crate::{Element, ElementId, ElementSet, Place, Position};

    fn id(text: &str) -> ElementId {
        ElementId::parse(text).expect("an id")
    }

    fn put(position: &mut Position, text: &str, at: (f64, f64, f64)) {
        let depth = Length::from_base_widths(0.5);
        let pose = Pose::from_base_widths(at.0, at.1, at.2);
        *position.element_mut(id(text)) = Element {
            place: Place::Table,
            base: Base::new(pose, Length::BASE_WIDTH, depth),
            ..Element::UNUSED
        };
    }

    fn set(ids: &[&str]) -> ElementSet {
        ids.iter().map(|text| id(text)).collect()
    }

    /// A line of two with a third behind it, and an enemy to the front of one.
    fn line() -> Position {
        let mut position = Position::empty();
        put(&mut position, "r1", (5.0, 5.0, 0.0));
        put(&mut position, "r2", (6.0, 5.0, 0.0));
        put(&mut position, "r3", (5.0, 4.5, 0.0));
        put(&mut position, "b1", (6.0, 5.0, 180.0));
        put(&mut position, "b2", (9.0, 9.0, 180.0));
        position
    }

    #[test]
    fn those_beside_an_element_follow_it_when_it_moves() {
        let mut position = line();
        assert_eq!(position.standing(), set(&["r1", "r2", "r3", "b1", "b2"]));
        assert_eq!(position.beside(id("r1")), set(&["r2", "r3", "b1"]));
        assert_eq!(position.beside(id("b2")), ElementSet::NONE);
        let enemies: ElementSet = (position.enemies_beside(id("r1")).map(|(id, _)| id)).collect();
        assert_eq!(enemies, set(&["b1"]));
        position.place(id("b2"), Pose::from_base_widths(4.0, 5.0, 180.0));
        // Their front corners meet.
        assert_eq!(position.beside(id("r1")), set(&["r2", "r3", "b1", "b2"]));
        position.element_mut(id("r2")).place = Place::Lost;
        assert_eq!(position.beside(id("r1")), set(&["r3", "b1", "b2"]));
        assert_eq!(position.standing(), set(&["r1", "r3", "b1", "b2"]));
        assert!(position.is_surveyed());
    }

    #[test]
    fn those_near_a_box_are_those_whose_boxes_are_not_apart() {
        let position = line();
        for (x, y, limit) in [
            (5.0, 5.0, 0.0),
            (7.4, 5.2, 1.0),
            (9.0, 7.0, 2.0),
            (1.0, 1.0, 0.5),
        ] {
            let base = position.base(id("r1"));
            let bounds = base.moved_to(Pose::from_base_widths(x, y, 30.0)).bounds();
            let limit = Length::from_base_widths(limit);
            let near: Vec<ElementId> = position.near(bounds, limit).map(|(id, _)| id).collect();
            let meets = |base: &Base| !boxes_apart(base.bounds(), bounds, limit.units());
            let found = position
                .on_table()
                .filter(|(_, element)| meets(&element.base));
            assert_eq!(near, found.map(|(id, _)| id).collect::<Vec<_>>(), "{x} {y}");
        }
    }

    #[test]
    fn what_is_not_on_the_table_is_near_nothing_and_may_still_ask_what_it_would_touch() {
        let mut position = line();
        position.element_mut(id("r1")).place = Place::Reserve;
        let everywhere = (
            acies_geometry::Point {
                x: i32::MIN,
                y: i32::MIN,
            },
            acies_geometry::Point {
                x: i32::MAX,
                y: i32::MAX,
            },
        );
        let all: ElementSet = (position.near(everywhere, Length::MAX).map(|(id, _)| id)).collect();
        assert_eq!(all, set(&["r2", "r3", "b1", "b2"]));
        assert_eq!(position.beside(id("r1")), set(&["r2", "r3", "b1"]));
        assert!(position.is_surveyed());
    }
}
