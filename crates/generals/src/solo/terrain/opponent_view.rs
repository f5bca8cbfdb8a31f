//! The opponent's view of the table while terrain is placed: left, right, near and far.
//!
//! The table is stored as the defender sees it, from the near edge; the attacker is at the far one.

use acies_geometry::{Length, Point};
use acies_referee::{Side, TableEdge};

use super::super::board::Patch;

/// The opponent's view of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpponentView {
    /// Whether the opponent is at the far edge.
    far: bool,
    width: Length,
    depth: Length,
}

impl OpponentView {
    /// The view of a side's opponent.
    pub fn of_side(
        side: Side,
        attacker: Option<Side>,
        (width, depth): (Length, Length),
    ) -> OpponentView {
        OpponentView {
            far: attacker != Some(side),
            width,
            depth,
        }
    }

    /// The view from the near edge.
    pub fn at_near((width, depth): (Length, Length)) -> OpponentView {
        OpponentView {
            far: false,
            width,
            depth,
        }
    }

    /// The size of the table, across and away.
    pub fn size(self) -> (Length, Length) {
        (self.width, self.depth)
    }

    /// The point at a distance from the opponent's left and from the opponent's edge.
    pub fn point(self, across: Length, away: Length) -> Point {
        if self.far {
            Point::new(self.width - across, self.depth - away)
        } else {
            Point::new(across, away)
        }
    }

    /// The patch between two distances from the left and two from the opponent's edge.
    pub fn patch(self, (left, right): (Length, Length), (near, far): (Length, Length)) -> Patch {
        [
            self.point(left, near),
            self.point(left, far),
            self.point(right, far),
            self.point(right, near),
        ]
    }

    /// The ninth of the table in a column, from the left, and a row, from the opponent's edge.
    pub fn ninth(self, column: i64, row: i64) -> Patch {
        let part = |whole: Length, nth: i64| (whole.scaled(nth, 3), whole.scaled(nth + 1, 3));
        self.patch(part(self.width, column), part(self.depth, row))
    }

    /// The quarter on the right or left and far or near: 0 near left, 1 near right, 2 far left, 3 far right of
    /// the table.
    pub fn quarter(self, right: bool, far: bool) -> u8 {
        u8::from(right != self.far) + 2 * u8::from(far != self.far)
    }

    /// The edge of a word; `None` for an unknown word.
    pub fn edge(self, word: &str) -> Option<TableEdge> {
        let edge = TableEdge::from_word(word)?;
        Some(if self.far { edge.opposite() } else { edge })
    }
}

/// The patch of a quarter, numbered from 1.
pub fn quarter_patch((width, depth): (Length, Length), number: u8) -> Patch {
    let view = OpponentView::at_near((width, depth));
    let halves = |whole: Length, second: bool| {
        let half = whole.scaled(1, 2);
        if second {
            (half, whole)
        } else {
            (Length::ZERO, half)
        }
    };
    let nth = number.saturating_sub(1);
    view.patch(halves(width, nth % 2 == 1), halves(depth, nth / 2 == 1))
}
