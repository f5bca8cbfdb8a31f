//! When a river must be rolled for before a combat is resolved.

use crate::combat::close_duel;
use crate::outcome::{OutcomeChoices, needs_river_roll};
use crate::testing::{Board, party};

#[test]
fn a_river_is_rolled_for_only_if_its_state_matters() {
    // LH 2 + 1 = 3 against Sp 4 + 2 = 6 flees from 10.5 to 7.375; the river's bank is at 8.0 + 0.4 = 8.4 or
    // 6.4 + 0.4 = 6.8.
    for (middle, matters) in [(8.0, true), (6.4, false)] {
        let mut board = Board::new();
        board
            .band("river", &[(0.0, middle), (15.0, middle)], 0.8)
            .river(acies_rulebook::RiverState::Unknown)
            .put("r1", "2LH", 7.0, 12.0, 0.0)
            .by("b1", "4Sp", "front of r1");
        assert_eq!(asks(&board, [1, 2]), matters, "{middle}");
        assert!(!asks(&board, [6, 2]), "{middle}");
    }
}

/// Blades with their front at this y against blades facing them, by an untested river from 8.1 to 8.9.
fn blades_by_a_river(front: f64) -> Board {
    let mut board = Board::new();
    board
        .band("river", &[(0.0, 8.5), (15.0, 8.5)], 0.8)
        .river(acies_rulebook::RiverState::Unknown)
        .put("r1", "4Bd", 7.0, front, 0.0)
        .by("b1", "4Bd", "front of r1");
    board
}

/// Whether the river must be rolled for after these dice.
fn asks(board: &Board, dice: [u8; 2]) -> bool {
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    needs_river_roll(board.view(), &duel, dice, OutcomeChoices::default())
}

#[test]
fn a_river_is_rolled_for_when_an_element_recoils_into_it() {
    // Bd 5 + 1 against 5 + 2 recoils 0.375: its rear goes from 8.925 to 8.55, or from 9.325 to 8.95. On an
    // equal score neither moves.
    for (front, matters) in [(9.3, true), (9.7, false)] {
        let board = blades_by_a_river(front);
        assert_eq!(asks(&board, [1, 2]), matters, "{front}");
        assert!(!asks(&board, [2, 2]), "{front}");
    }
}

#[test]
fn a_river_is_rolled_for_when_its_bank_would_count() {
    // b1 is in it, from 8.05 to 8.425, and r1's front is 0.05 from the bank; or r1 is 4 away from the river
    // and b1 is on dry ground too.
    for (front, matters) in [(8.05, true), (4.0, false)] {
        let board = blades_by_a_river(front);
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(duel.factors, [5, 5], "{front}");
        for dice in [[2, 2], [3, 1]] {
            assert_eq!(asks(&board, dice), matters, "{front}");
        }
    }
}
