//! Higher ground where the top of a hill is under one of the two.

use super::super::*;
use crate::testing::{Board, party};

#[test]
fn a_base_over_the_crest_is_higher_than_a_front_beside_it() {
    // The hill is highest in its middle, (7, 6.9). That is under r1, whose base lies from y 6.625 to 7, and
    // 0.1 from the front of b1. Bd 5, and one more for r1 (`dba22` §21.4). With the middle at (7, 7.1) it is
    // under b1.
    for (low, factors) in [(4.9, [6, 5]), (5.1, [5, 6])] {
        let mut board = Board::new();
        let high = low + 4.0;
        board
            .area(
                "gentle-hill",
                &[(5.0, low), (5.0, high), (9.0, high), (9.0, low)],
            )
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .by("b1", "4Bd", "front of r1");
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(duel.factors, factors, "{low}");
    }
}
