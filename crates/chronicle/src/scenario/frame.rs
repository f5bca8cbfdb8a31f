//! Maps scenario coordinates to the lattice, unchanged or rotated about the centre of a larger board.

use acies_geometry::{Angle, Length, Point, Pose, Segment};
use acies_referee::{Lie, Order, Path};

/// The transformation applied to every coordinate of a scenario.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    written: (Length, Length),
    middle: Point,
    new_middle: Point,
    turn: Angle,
    board: (Length, Length),
}

impl Frame {
    /// The frame of a board of this width and depth, rotated clockwise by `turn`.
    ///
    /// A rotated board lies within a larger square, with a margin of one base width.
    pub fn new(width: Length, depth: Length, turn: Angle) -> Frame {
        let half = |length: Length| length.scaled(1, 2);
        let middle = Point::new(half(width), half(depth));
        let board = if turn == Angle::ZERO {
            (width, depth)
        } else {
            let diagonal = Point::default().distance(Point::new(width, depth));
            let side = diagonal + Length::BASE_WIDTH * 2;
            (side, side)
        };
        Frame {
            written: (width, depth),
            middle,
            new_middle: Point::new(half(board.0), half(board.1)),
            turn,
            board,
        }
    }

    /// The width and the depth of the board in the frame.
    pub fn board(&self) -> (Length, Length) {
        self.board
    }

    /// The width and the depth of the board as written.
    pub fn written_board(&self) -> (Length, Length) {
        self.written
    }

    /// Converts a point of the file.
    pub fn point(&self, point: Point) -> Point {
        point.rotated(self.middle, self.turn) + (self.new_middle - self.middle)
    }

    /// Converts a pose of the file.
    pub fn pose(&self, pose: Pose) -> Pose {
        Pose::new(self.point(pose.front), pose.facing + self.turn)
    }

    /// Converts the absolute positions and facings of an order; values relative to the mover stay.
    pub fn order(&self, order: Order) -> Order {
        let points = |points: Vec<Point>| points.into_iter().map(|p| self.point(p)).collect();
        match order {
            Order::Move(movers, Path::To { pose, via }) => Order::Move(
                movers,
                Path::To {
                    pose: self.pose(pose),
                    via: via.into_iter().map(|corner| self.pose(corner)).collect(),
                },
            ),
            Order::Dismount(who, march) => {
                Order::Dismount(who, march.map(|march| Box::new(self.order(*march))))
            }
            Order::Land(landed) => Order::Land(
                landed
                    .into_iter()
                    .map(|(id, pose)| (id, self.pose(pose)))
                    .collect(),
            ),
            Order::Deploy(id, pose) => Order::Deploy(id, self.pose(pose)),
            Order::Camp(corners) => Order::Camp(points(corners)),
            Order::Place(mut placement) => {
                placement.lie = match placement.lie {
                    Lie::Area(corners, crest) => Lie::Area(
                        points(corners),
                        crest.map(|line| Segment::new(self.point(line.from), self.point(line.to))),
                    ),
                    Lie::Band(width, line) => Lie::Band(width, points(line)),
                    along_an_edge @ Lie::Edge(..) => along_an_edge,
                };
                Order::Place(placement)
            }
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Length = Length::from_units(15 << 16);

    #[test]
    fn an_upright_frame_changes_nothing() {
        let frame = Frame::new(BOARD, BOARD, Angle::ZERO);
        let pose = Pose::from_base_widths(7.0, 2.25, 23.7);
        assert_eq!((frame.pose(pose), frame.board()), (pose, (BOARD, BOARD)));
    }

    #[test]
    fn a_quarter_turn_clockwise_takes_the_near_edge_to_the_left() {
        // The diagonal of 15 by 15 is 21.2132, so the square measures 23.2132 and its middle is at 11.6066. (7, 2)
        // lies (-0.5, -5.5) from the middle; a quarter turn clockwise makes that (-5.5, 0.5).
        let frame = Frame::new(BOARD, BOARD, Angle::RIGHT);
        let turned = frame.pose(Pose::from_base_widths(7.0, 2.0, 10.0));
        assert!((turned.front.across().base_widths() - 6.1066).abs() < 1e-3);
        assert!((turned.front.up().base_widths() - 12.1066).abs() < 1e-3);
        assert_eq!(turned.facing, Angle::from_degrees(100.0));
    }

    #[test]
    fn every_absolute_place_of_an_order_is_turned_and_nothing_else() {
        let frame = Frame::new(BOARD, BOARD, Angle::HALF);
        let turned = |text: &str| {
            let order = frame.order(Order::parse(text).unwrap()).to_string();
            // Half a turn on the square of 23.2132 takes (7.5, 7.5) to its middle.
            order.replace("11.6066", "M")
        };
        assert!(turned("move r1 via 7.5 7.5 facing 0 to 7.5 7.5 facing 90").contains("facing 180"));
        assert!(turned("move r1 via 7.5 7.5 facing 0 to 7.5 7.5 facing 90").contains("facing 270"));
        for relative in [
            "move r1 forward 1 wheel left 30",
            "shoot r1 at b1",
            "place waterway left 2",
        ] {
            assert_eq!(turned(relative), relative);
        }
        for absolute in [
            "deploy r1 at 1 1 facing 0",
            "camp 1 1 3 1 3 3",
            "place wood 1 1 3 1 3 3 crest 1 1 3 3",
            "place road 0.5 along 1 1 3 3",
        ] {
            assert_ne!(turned(absolute), absolute);
        }
    }
}
