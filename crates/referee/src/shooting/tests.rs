//! Legal shootings, with the limits worked out by hand. At 15 mm, 200 paces are 1.25 BW and 500 paces 3.125.

use acies_geometry::Length;
use acies_rulebook::Fact;
use proptest::prelude::*;

use super::{duel, judge, moved_too_far, must_shoot, targets};
use crate::combat::Duel;
use crate::odds::duel_odds;
use crate::outcome::resolve;
use crate::testing::{Board, Rng, dba30, element, party, random_board, random_board_on};
use crate::{CollectAll, ElementId, Event, FailFast, Rule, Side};

/// The rules that forbid a shooting; none when it is legal.
fn rules(board: &Board, shooters: &[&str], target: &str) -> Vec<Rule> {
    let ids: Vec<ElementId> = shooters.iter().map(|name| element(name)).collect();
    let mut explain = CollectAll::default();
    let shot = judge(
        board.view(),
        ids[0].side(),
        &ids,
        party(target),
        &mut explain,
    );
    assert_eq!(shot.is_some(), explain.breaches.is_empty());
    explain.breaches.iter().map(|breach| breach.rule).collect()
}

#[test]
fn bows_reach_as_far_as_their_range() {
    for (y, legal) in [(8.245, true), (8.255, false)] {
        for facing in [180.0, 90.0, 0.0] {
            let mut board = Board::new();
            board.put("r1", "4Bw", 7.0, 7.0, 0.0);
            // Whichever way it faces, its nearest edge is at y.
            let (x, front) = match facing as i32 {
                180 => (7.0, y),
                90 => (7.25, y + 0.5),
                _ => (7.0, y + 0.375),
            };
            board.put("b1", "4Bd", x, front, facing);
            let expected: &[Rule] = if legal { &[] } else { &[Rule::ShootRange] };
            assert_eq!(rules(&board, &["r1"], "b1"), expected, "{y} {facing}");
        }
    }
}

#[test]
fn where_half_a_base_width_must_be_in_range_the_rest_is_not_seen() {
    // b1 faces 240: from (7.25, 9.367) its front edge rises by 0.866 to (6.75, 10.233), and after 0.731 it is
    // 3 ahead. Past b2's corner at (7.23, 8.7), r1's right corner sees it from 0.35 on: 0.65 in all, 0.38 in
    // range.
    let near: &[(&str, &str)] = &[];
    let least: &[(&str, &str)] = &[("shooting-range", "least-part")];
    for (rulings, hidden, expected) in [
        (near, false, &[] as &[Rule]),
        (near, true, &[]),
        (least, false, &[]),
        (least, true, &[Rule::ShootSight]),
    ] {
        let mut board = Board::under(&dba30(rulings));
        board
            .put("r1", "4Bw", 7.0, 7.0, 0.0)
            .put("b1", "4Sp", 7.0, 9.8, 240.0);
        if hidden {
            board.put("b2", "4Bd", 7.73, 8.7, 180.0);
        }
        assert_eq!(rules(&board, &["r1"], "b1"), expected, "{hidden}");
    }
}

#[test]
fn the_arc_is_one_base_width_to_either_side() {
    // r1's front edge reaches from 6.5 to 7.5, its arc from 5.5 to 8.5. The target's edge is 1 wide.
    for (x, legal) in [(8.99, true), (9.01, false), (5.01, true), (4.99, false)] {
        let mut board = Board::new();
        board
            .put("r1", "4Bw", 7.0, 7.0, 0.0)
            .put("b1", "4Bd", x, 7.6, 180.0);
        // 9.0 - 0.5 is 1.0 to the right of 7.5 and 0.6 ahead: 1.17 away, within 1.25.
        let expected: &[Rule] = if legal { &[] } else { &[Rule::ShootArc] };
        assert_eq!(rules(&board, &["r1"], "b1"), expected, "{x}");
    }
    // An element behind the front edge cannot be shot at.
    let mut board = Board::new();
    board
        .put("r1", "4Bw", 7.0, 7.0, 0.0)
        .put("b1", "4Bd", 8.3, 6.9, 0.0);
    assert_eq!(rules(&board, &["r1"], "b1"), [Rule::ShootArc]);
}

#[test]
fn an_element_between_the_edges_blocks_a_shot() {
    // The area between the edges is x 6.5 to 7.5. A friend that only touches its border does not matter.
    for (x, legal) in [(8.0, true), (7.9, false)] {
        let mut board = Board::new();
        board
            .put("r1", "4Bw", 7.0, 7.0, 0.0)
            .put("r2", "4Bd", x, 7.8, 0.0)
            .put("b1", "4Bd", 7.0, 8.2, 180.0);
        let expected: &[Rule] = if legal { &[] } else { &[Rule::ShootSight] };
        assert_eq!(rules(&board, &["r1"], "b1"), expected, "{x}");
    }
}

#[test]
fn woods_block_a_shot_only_over_the_whole_width() {
    for (right, legal) in [(7.4, true), (7.6, false)] {
        let mut board = Board::new();
        board
            .area(
                "wood",
                &[(3.0, 7.4), (3.0, 7.8), (right, 7.8), (right, 7.4)],
            )
            .put("r1", "4Bw", 7.0, 7.0, 0.0)
            .put("b1", "4Bd", 7.0, 8.2, 180.0);
        let expected: &[Rule] = if legal { &[] } else { &[Rule::ShootSight] };
        assert_eq!(rules(&board, &["r1"], "b1"), expected, "{right}");
    }
    // Two woods that together cover the whole width block it too.
    let mut board = Board::new();
    board
        .area("wood", &[(3.0, 7.4), (3.0, 7.6), (7.1, 7.6), (7.1, 7.4)])
        .area("wood", &[(6.9, 7.7), (6.9, 7.9), (9.0, 7.9), (9.0, 7.7)])
        .put("r1", "4Bw", 7.0, 7.0, 0.0)
        .put("b1", "4Bd", 7.0, 8.2, 180.0);
    assert_eq!(rules(&board, &["r1"], "b1"), [Rule::ShootSight]);
}

#[test]
fn artillery_shoots_in_its_own_bound_if_unmoved_and_shoots_back() {
    let mut board = Board::new();
    board
        .put("r1", "Art", 7.0, 7.0, 0.0)
        .put("b1", "4Bw", 7.0, 8.0, 180.0)
        .put("b2", "4Bd", 7.0, 9.5, 180.0);
    assert_eq!(
        targets(board.view(), element("r1")).as_slice(),
        [party("b1")]
    );
    board.position.element_mut(element("r1")).marks.distance = Length::from_base_widths(0.01);
    assert_eq!(rules(&board, &["r1"], "b1"), [Rule::ShootMoved]);
    assert!(moved_too_far(board.view()).iter().eq([element("r1")]));
    // In blue's bound it only shoots back: Bw 2 against Art 4, and both are at risk.
    board.active(Side::Blue);
    assert_eq!(rules(&board, &["r1"], "b1"), [Rule::ShootBound]);
    let duel = board.shot(&["b1"], "r1");
    assert_eq!(duel.reply, Some(element("r1")));
    assert_eq!((duel.factors, duel.at_risk), ([2, 4], [true, true]));
    assert!(is_answered(&mut board, &duel));
}

#[test]
fn only_what_could_shoot_at_an_enemy_is_said_to_have_moved_too_far() {
    // In 3.0 bows shoot 3 base widths, and may have moved 1. r3 is 3.5 away from b1, r1 and r2 are 2.
    let mut board = Board::under(&dba30(&[]));
    board
        .put("r1", "4Bw", 5.0, 7.0, 0.0)
        .put("r2", "4Bw", 6.0, 7.0, 0.0)
        .put("r3", "4Bw", 4.0, 5.5, 0.0)
        .put("r4", "4Bd", 7.0, 7.0, 0.0)
        .put("b1", "4Bd", 5.5, 9.0, 180.0);
    let moved = [("r1", 1.0), ("r2", 1.5), ("r3", 1.5), ("r4", 1.5)];
    for (name, distance) in moved {
        board.position.element_mut(element(name)).marks.distance =
            Length::from_base_widths(distance);
    }
    assert!(moved_too_far(board.view()).iter().eq([element("r2")]));
    // In blue's bound none of red has moved.
    board.active(Side::Blue);
    assert!(moved_too_far(board.view()).is_empty());
}

/// Whether the event of a shooting says that the target shoots back.
fn is_answered(board: &mut Board, duel: &Duel) -> bool {
    resolve(&mut board.changes(), duel, [3, 3]);
    let mut events = board.events.iter().rev();
    let answered = events.find_map(|event| match event {
        Event::Fought { answered, .. } => Some(*answered),
        _ => None,
    });
    answered.expect("a shooting")
}

#[test]
fn elements_that_can_shoot_at_each_other_must() {
    // b1 can shoot at r1; r1 can shoot at b1 and b2, which is no shooter.
    let mut board = Board::new();
    board
        .put("r1", "4Bw", 7.0, 7.0, 0.0)
        .put("b1", "4Bw", 6.3, 8.0, 180.0)
        .put("b2", "4Bd", 7.8, 8.0, 180.0);
    assert_eq!(rules(&board, &["r1"], "b2"), [Rule::ShootMutual]);
    assert_eq!(
        targets(board.view(), element("r1")).as_slice(),
        [party("b1")]
    );
    assert_eq!(
        must_shoot(board.view()),
        [element("r1"), element("b1")].into_iter().collect()
    );
    // Once b1 has shot, r1 may choose.
    board.position.element_mut(element("b1")).marks.shot = true;
    assert_eq!(rules(&board, &["r1"], "b2"), []);
    assert_eq!(rules(&board, &["r1"], "b1"), []);
    assert_eq!(
        must_shoot(board.view()),
        [element("r1")].into_iter().collect()
    );
}

#[test]
fn the_nearest_of_three_is_the_main_shooter() {
    let mut board = Board::new();
    board
        .put("r1", "4Bw", 7.0, 7.0, 0.0)
        .put("r2", "4Bw", 6.0, 7.05, 0.0)
        .put("r3", "4Bw", 8.0, 7.02, 0.0)
        .put("r4", "4Bw", 5.0, 7.05, 0.0)
        .put("b1", "4Bd", 7.0, 8.0, 180.0);
    // r1 is straight ahead of it, 1.0 away; the corners of r2 and r3 are level with its corners, 0.95 and
    // 0.98 away.
    assert_eq!(rules(&board, &["r2", "r1", "r3"], "b1"), []);
    assert_eq!(rules(&board, &["r1", "r2", "r3"], "b1"), [Rule::ShootMain]);
    assert!(rules(&board, &["r2", "r1", "r3", "r4"], "b1").contains(&Rule::ShootHelpers));
    let duel = board.shot(&["r2", "r1", "r3"], "b1");
    // Bw 2; Bd 5 - 2. The target cannot shoot back, so r2 holds on all 36 rolls.
    assert_eq!((duel.factors, duel.at_risk), ([2, 3], [false, true]));
    assert_eq!(duel_odds(board.view(), &duel).parties[0].stands, 36);
    assert!(!is_answered(&mut board, &duel));
    resolve(&mut board.changes(), &duel, [1, 6]);
    for name in ["r1", "r2", "r3"] {
        assert!(board.position.element(element(name)).marks.shot);
    }
    assert!(board.position.element(element("b1")).marks.shot_at);
    assert_eq!(rules(&board, &["r4"], "b1").first(), Some(&Rule::ShootOnce));
}

#[test]
fn the_two_nearest_friends_support_a_reply() {
    // b4 and b3 are 2.4 and 2.7 away, straight ahead. b2 faces 160, in direction (0.342, -0.940): r1's left
    // corner is (1.5, -2.5) from it, 0.513 + 2.349 ahead and 0.555 to the side, 2.863 away; its right corner
    // is 1.494 to the side. All of it is in the arc.
    let mut board = Board::under(&dba30(&[]));
    board
        .put("r1", "4Bw", 7.0, 5.0, 0.0)
        .put("b1", "4Bw", 7.0, 7.5, 180.0)
        .put("b4", "4Bw", 8.0, 7.4, 180.0)
        .put("b3", "4Bw", 6.0, 7.7, 180.0)
        .put("b2", "4Bw", 5.0, 7.5, 160.0);
    assert_eq!(
        targets(board.view(), element("b2")).as_slice(),
        [party("r1")]
    );
    let duel = board.shot(&["r1"], "b1");
    let nearest = ["b3", "b4"].map(element).into_iter().collect();
    assert_eq!((duel.factors, duel.joining), ([0, 2], nearest));
    // 0 + 3 and 2 + 1: nothing happens.
    resolve(&mut board.changes(), &duel, [3, 1]);
    for (name, shot) in [("b1", true), ("b2", false), ("b3", true), ("b4", true)] {
        assert_eq!(board.position.element(element(name)).marks.shot, shot);
    }
    // An element that has shot does not support again.
    board.position.element_mut(element("r1")).marks = crate::Marks::default();
    board.position.element_mut(element("b1")).marks = crate::Marks::default();
    let duel = board.shot(&["r1"], "b1");
    let left = ["b2"].map(element).into_iter().collect();
    assert_eq!((duel.factors, duel.joining), ([1, 2], left));
}

#[test]
fn a_recoil_from_a_shot_in_the_rear_destroys() {
    // Bw 2 against Bd 5: 2 + 6 = 8 against 5 + 2 = 7 is beaten, not doubled.
    for (facing, lost) in [(0.0, true), (180.0, false)] {
        let mut board = Board::new();
        let front = if facing == 0.0 { 8.375 } else { 8.0 };
        board
            .put("r1", "4Bw", 7.0, 7.0, 0.0)
            .put("b1", "4Bd", 7.0, front, facing);
        let duel = board.shot(&["r1"], "b1");
        assert_eq!(duel.facts[1].has(Fact::ShotOnRear), lost);
        resolve(&mut board.changes(), &duel, [6, 2]);
        assert_eq!(board.lost("b1"), lost);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn targets_agree_with_judge_and_shots_leave_no_overlap(seed: u64) {
        all_shots(random_board(seed), seed)?;
        all_shots(random_board_on(Board::under(&dba30(&[])), seed), seed)?;
    }
}

/// Shoots until no element must, and compares the target lists with what is legal.
fn all_shots(mut board: Board, seed: u64) -> Result<(), TestCaseError> {
    let mut rng = Rng::new(seed);
    let mut shots = 0;
    loop {
        let must = must_shoot(board.view());
        for id in must.iter() {
            prop_assert!(
                !targets(board.view(), id).is_empty(),
                "{} must and cannot shoot",
                id
            );
        }
        let Some(id) = must.iter().next() else { break };
        let listed = targets(board.view(), id);
        let enemies = ElementId::of_side(id.side().other())
            .filter(|&other| board.position.element(other).on_table())
            .map(crate::Party::Element)
            .chain(crate::Stronghold::ALL.map(crate::Party::Stronghold));
        for target in enemies {
            let first = judge(board.view(), id.side(), &[id], target, &mut FailFast);
            let mut explain = CollectAll::default();
            let explained = judge(board.view(), id.side(), &[id], target, &mut explain);
            prop_assert_eq!(&first, &explained);
            prop_assert_eq!(first.is_some(), explain.breaches.is_empty());
            prop_assert_eq!(
                first.is_some(),
                listed.contains(&target),
                "{} at {:?}",
                id,
                target
            );
        }
        let target = rng.pick(&listed);
        let shot = judge(board.view(), id.side(), &[id], target, &mut FailFast).expect("listed");
        let duel = duel(board.view(), &shot);
        resolve(&mut board.changes(), &duel, [rng.die(), rng.die()]);
        prop_assert_eq!(board.disorder(), None);
        shots += 1;
        prop_assert!(shots <= 24);
    }
    Ok(())
}
