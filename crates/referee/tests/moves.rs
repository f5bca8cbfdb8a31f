//! Tactical moves on small boards, one line an element: `id code x y facing`. The numbers are worked out from
//! `dba22` §13 to §18 at 15 mm, where 100 paces are 0.625 BW.

use acies_geometry::{Length, Pose};
use acies_referee::{
    CollectAll, ElementId, FailFast, MoveContext, Order, Phase, Position, Side, Table, View,
    judge_tactical, surcharges_of,
};
use acies_rulebook::Rulebook;

struct Board {
    rulebook: Rulebook,
    table: Table,
    position: Position,
}

fn board(lines: &str) -> Board {
    let rulebook = Rulebook::standard();
    let mut position = Position::empty();
    position.phase = Phase::Movement;
    position.pips = 6;
    position.bounds = [2, 2];
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, code, x, y, facing] = words[..] else {
            panic!("five words in {line:?}")
        };
        let number = |word: &str| word.parse::<f64>().expect("a number");
        let pose = Pose::from_base_widths(number(x), number(y), number(facing));
        let troop = rulebook.troop_id(code).expect("a troop");
        position.put(
            ElementId::parse(id).expect("an id"),
            &rulebook,
            troop,
            false,
            pose,
        );
    }
    let side = Length::BASE_WIDTH * 15;
    Board {
        rulebook,
        table: Table::new(side, side),
        position,
    }
}

/// Judges an order of red: `"ok"` with the distance, the PIPs and why they are more than one, or the breached rules.
fn check(board: &Board, order: &str, expect: &str) {
    let order = Order::parse(order).expect("an order");
    let view = View {
        rulebook: &board.rulebook,
        table: &board.table,
        position: &board.position,
    };
    let mut explain = CollectAll::default();
    let plan = judge_tactical(
        view,
        Side::Red,
        &order,
        MoveContext::default(),
        &mut explain,
    );
    let mut rules: Vec<&str> = explain
        .breaches
        .iter()
        .map(|breach| breach.rule.id())
        .collect();
    rules.dedup();
    let said = match plan {
        Some(plan) if rules.is_empty() => {
            let reasons = surcharges_of(view, &plan);
            let cost = [vec![plan.pips.to_string()], reasons].concat().join(" ");
            format!("ok {:.2} {cost}", plan.distance.base_widths())
        }
        _ => rules.join(" "),
    };
    assert_eq!(said, expect, "{order}");
    let quick = judge_tactical(
        view,
        Side::Red,
        &order,
        MoveContext::default(),
        &mut FailFast,
    );
    assert_eq!(
        quick.is_some(),
        rules.is_empty(),
        "the quick answer to {order}"
    );
}

#[test]
fn single_element_is_measured_by_its_corners() {
    let board = board("r1 4Bd 7 6 0");
    // 200 paces are 1.25 BW.
    check(&board, "move r1 forward 1.25", "ok 1.25 1");
    check(&board, "move r1 forward 1.26", "move.distance");
    check(&board, "move r1 to 8.25 6 facing 0", "ok 1.25 1");
    // A quarter turn about the middle of the front edge: each front corner goes the root of half a square, 0.71; the
    // rear corners (-0.5, -0.375) to (-0.375, 0.5): 0.88.
    check(&board, "move r1 to 7 6 facing 90", "ok 0.88 1");
}

#[test]
fn group_wheel_is_measured_at_the_far_corner() {
    let board = board("r1 4Bd 7 6 0\n r2 4Bd 8 6 0");
    check(&board, "move r1 r2 forward 1", "ok 1.00 1");
    // The far front corner of r2 lies 2 BW from the pivot: a wheel of 30 degrees moves it 2 * 2 * sin 15 = 1.04; its
    // rear corner lies 2.03 away: 2 * 2.035 * sin 15 = 1.05.
    check(&board, "move r1 r2 wheel left 30", "ok 1.05 1");
    check(&board, "move r1 r2 wheel left 40", "move.distance");
    check(&board, "move r1 r2 shift right 0.3", "move.group.shift");
}

#[test]
fn dear_move_says_why() {
    // Hordes are among the troops that cost a PIP more; of a group it is enough that one is.
    let board = board("r1 7Hd 7 6 0\n r2 4Bd 8 6 0");
    check(&board, "move r1 forward 0.5", "ok 0.50 2 unwieldy");
    check(&board, "move r1 r2 forward 0.5", "ok 0.50 2 unwieldy");
    check(&board, "move r2 forward 0.5", "ok 0.50 1");
}

#[test]
fn contact_must_be_aligned() {
    let board = board("r1 4Bd 7 6 0\n b1 4Bd 7.2 7 180");
    check(&board, "move r1 into b1 front", "ok 1.02 1");
    check(&board, "move r1 to 7 7 facing 0", "move.contact.alignment");
}

#[test]
fn zone_allows_contact_approach_and_retreat() {
    // b1's zone lies from 6.7 to 7.7, b2's from 8.1 to 9.1; r1 stands 0.2 aside of b1 and would end 0.4 aside.
    let board = board("r1 4Bd 7 6 0\n b1 4Bd 7.2 6.8 180\n b2 4Bd 8.6 6.8 180");
    check(&board, "move r1 to 7.6 6 facing 0", "move.zone-of-control");
    check(&board, "move r1 to 7.2 6.2 facing 0", "ok 0.28 1");
    check(&board, "move r1 forward -0.5", "ok 0.50 1");
    check(
        &board,
        "move r1 into b2 front",
        "move.distance move.zone-of-control",
    );
}

#[test]
fn element_in_front_contact_may_only_break_off() {
    let board = board("r1 3Cv 7 6 0\n b1 4Bd 7 6 180");
    check(&board, "move r1 forward -1.5", "move.pinned");
    // At least 200 paces, 1.25 BW.
    check(&board, "break-off r1 1.25", "ok 1.25 1");
    check(&board, "break-off r1 1.2", "break-off.distance");
}

#[test]
fn element_moves_from_behind_a_friend_to_beside_it() {
    // One corner line cuts across the friend; the way is the root of 1 + 0.375 squared: 1.07.
    let board = board("r1 4Bd 7 6 0\n r2 4Bd 7 5.625 0");
    check(&board, "move r2 to 8 6 facing 0", "ok 1.07 1");
}

#[test]
fn gap_of_one_base_width_is_passable_and_a_smaller_one_is_not() {
    let open = board("r1 3Cv 7 6 0\n r2 4Sp 6 7 0\n r3 4Sp 8 7 0");
    check(&open, "move r1 forward 2", "ok 2.00 1");
    let narrow = board("r1 3Cv 7 6 0\n r2 4Sp 6 7 0\n r3 4Sp 7.9 7 0");
    check(&narrow, "move r1 forward 2", "move.through move.gap");
}
