//! Where the opponent sits while terrain is laid, and what left, right, near and far are to him.
//!
//! The table lies as the defender sees it: he sits at the near edge, the attacker at the far one.

use acies_geometry::{Length, Point};
use acies_referee::{Side, TableEdge};

use super::super::board::Patch;

/// The seat of the opponent at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// Whether he sits at the far edge.
    far: bool,
    width: Length,
    depth: Length,
}

impl Seat {
    /// The seat of the opponent of a side; `attacker` attacks.
    pub fn of_opponent(
        side: Side,
        attacker: Option<Side>,
        (width, depth): (Length, Length),
    ) -> Seat {
        Seat {
            far: attacker != Some(side),
            width,
            depth,
        }
    }

    /// The seat at the near edge.
    pub fn at_near((width, depth): (Length, Length)) -> Seat {
        Seat {
            far: false,
            width,
            depth,
        }
    }

    /// The size of the table, across and away.
    pub fn size(self) -> (Length, Length) {
        (self.width, self.depth)
    }

    /// The point so far from his left and so far from him.
    pub fn point(self, across: Length, away: Length) -> Point {
        if self.far {
            Point::new(self.width - across, self.depth - away)
        } else {
            Point::new(across, away)
        }
    }

    /// The patch between two distances from his left and two from him.
    pub fn patch(self, (left, right): (Length, Length), (near, far): (Length, Length)) -> Patch {
        [
            self.point(left, near),
            self.point(left, far),
            self.point(right, far),
            self.point(right, near),
        ]
    }

    /// The ninth of the table that is this column, counted from his left, and this row, counted from him.
    pub fn ninth(self, column: i64, row: i64) -> Patch {
        let part = |whole: Length, nth: i64| (whole.scaled(nth, 3), whole.scaled(nth + 1, 3));
        self.patch(part(self.width, column), part(self.depth, row))
    }

    /// The number of the quarter, from 1, that is on his right hand or not, and on the far side of him or not.
    pub fn quarter(self, right: bool, far: bool) -> u8 {
        1 + u8::from(right != self.far) + 2 * u8::from(far != self.far)
    }

    /// The edge that he calls so; `None` for another word.
    pub fn edge(self, word: &str) -> Option<TableEdge> {
        let edge = TableEdge::from_word(word)?;
        Some(if self.far { edge.opposite() } else { edge })
    }
}

/// The quarter of a number from 1.
pub fn quarter_patch((width, depth): (Length, Length), number: u8) -> Patch {
    let seat = Seat::at_near((width, depth));
    let halves = |whole: Length, second: bool| {
        let half = whole.scaled(1, 2);
        if second {
            (half, whole)
        } else {
            (Length::ZERO, half)
        }
    };
    let nth = number.saturating_sub(1);
    seat.patch(halves(width, nth % 2 == 1), halves(depth, nth / 2 == 1))
}
