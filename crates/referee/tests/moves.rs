//! Tactical moves on small boards, one line an element: `id code x y facing`. The numbers are worked out from
//! `dba22` §13 to §18 at 15 mm, where 100 paces are 0.625 BW.

use acies_geometry::{Length, Pose, Region};
use acies_referee::{
    Camp, CollectAll, ElementId, FailFast, Feature, Marks, Measurement, MoveContext, Occupant,
    Order, Phase, Place, Position, Side, Stronghold, Table, View, judge_tactical, surcharges_of,
};
use acies_rulebook::{Rulebook, Scale};

struct Board {
    rulebook: Rulebook,
    table: Table,
    position: Position,
}

impl Board {
    fn view(&self) -> View<'_> {
        View {
            rulebook: &self.rulebook,
            table: &self.table,
            position: &self.position,
        }
    }
}

fn board(lines: &str) -> Board {
    board_by(Rulebook::standard(), lines)
}

fn board_3_0(lines: &str) -> Board {
    board_by(
        Rulebook::edition("3.0", Scale::Mm15).expect("an edition"),
        lines,
    )
}

fn board_by(rulebook: Rulebook, lines: &str) -> Board {
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
    let view = board.view();
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
fn elements_that_are_no_group_say_which_is_out_of_place_and_how() {
    let group = |last: &str, order: &str| {
        let board = board(&format!("r1 4Bd 6 6 0\n r2 4Bd 7 6 0\n {last}"));
        facts(&board, order, "move.group")
    };
    // To stand beside r2 at 8, 6 it has 0.1 to go ahead and 0.05 to its left.
    assert_eq!(
        group("r3 4Bd 8.05 5.9 0", "move r1 r2 r3 forward 1")[3..],
        [
            "mover r3",
            "meant r2",
            "ahead 0.10",
            "right -0.05",
            "turn 0",
            "hand right"
        ]
    );
    // It stands at the place beside r2 but looks 10 degrees to the right.
    assert_eq!(
        group("r3 4Bd 8 6 10", "move r3 r1 r2 forward 1")[3..],
        [
            "mover r3",
            "meant r2",
            "ahead 0.00",
            "right 0.00",
            "turn 10",
            "hand left"
        ]
    );
    // The right edge of r2 is at 7.5, the left edge of r3 at 9.5.
    assert_eq!(
        group("r3 4Bd 10 6 0", "move r1 r2 r3 forward 1")[3..],
        ["mover r3", "friend r2", "apart 2.00"]
    );
    assert_eq!(
        group("r3 4Bd 8 6 0", "move r1 r3 forward 1")[2..],
        ["mover r3", "friend r1", "between r2"]
    );
    assert_eq!(
        group("r3 4Bd 8 6 0", "move r1 r2 forward -0.5"),
        ["leg -0.50", "fault back"]
    );
    // Where r4 reaches from 5.975 to 6.35, there is no room beside r2. Behind it r3 would stand at 7, 5.625.
    let beside_r4 = "r3 4Bd 8.05 5.925 0\n r4 4Bd 8.5 6.35 0";
    assert_eq!(
        group(beside_r4, "move r1 r2 r3 forward 1")[3..],
        [
            "mover r3",
            "meant r2",
            "ahead -0.30",
            "right -1.05",
            "turn 0",
            "hand right"
        ]
    );
}

#[test]
fn an_element_that_has_moved_is_not_said_to_be_selected_as_well() {
    let mut board = board("r1 4Bd 6 6 0\n r2 4Bd 7 6 0\n r3 4Bd 8 6 0");
    let r2 = ElementId::parse("r2").expect("an id");
    board.position.element_mut(r2).marks.moves = 1;
    // The right edge of r1 is at 6.5, the left edge of r3 at 7.5.
    assert_eq!(
        facts(&board, "move r1 r3 forward 1", "move.group")[2..],
        ["mover r3", "friend r1", "apart 1.00"]
    );
}

#[test]
fn a_landing_that_is_no_group_names_no_element_ashore() {
    // r1 stands between the places of the others, and cannot land as well.
    let mut board = board_3_0("r1 3Cv 6 6 0\n r2 3Cv 5 6 0\n r3 3Cv 7 6 0");
    for id in ["r2", "r3"].map(|id| ElementId::parse(id).expect("an id")) {
        board.position.element_mut(id).place = Place::Reserve;
    }
    let order = "land r2 at 5 6 facing 0 r3 at 7 6 facing 0";
    assert_eq!(facts(&board, order, "move.group"), [""; 0]);
}

#[test]
fn only_a_group_that_never_moves_back_is_said_to_be_unable_to() {
    let column = "r1 4Bd 7 6 0\n r2 4Bd 7 5.625 0";
    let line = "r1 4Bd 7 6 0\n r2 4Bd 8 6 0";
    let back = |edition: &str, lines: &str| {
        let rulebook = Rulebook::edition(edition, Scale::Mm15).expect("an edition");
        let board = board_by(rulebook, lines);
        facts(&board, "move r1 r2 forward -0.5", "move.group")
    };
    // No zone is there to retire from, but columns retire in 1.22 alone.
    assert_eq!(back("1.22", column), ["leg -0.50"]);
    assert_eq!(back("1.22", line), ["leg -0.50", "fault back"]);
    assert_eq!(back("2.2", column), ["leg -0.50", "fault back"]);
    let single = board("r1 4Bd 7 6 0");
    assert_eq!(
        facts(&single, "move r1 shift right -0.5", "move.group"),
        ["leg -0.50"]
    );
}

#[test]
fn a_group_that_goes_too_far_names_its_slowest_element() {
    // Knights go 300 paces, blades 200: 1.25 BW.
    let board = board("r1 3Kn 7 6 0\n r2 4Bd 8 6 0");
    assert_eq!(
        facts(&board, "move r1 r2 forward 1.5", "move.distance"),
        ["distance 1.50", "allowance 1.25", "slowest r2"]
    );
}

#[test]
fn a_move_that_worse_going_slows_says_so() {
    // In 3.0 solid blades go 2 in good going, 1 in bad.
    let mut board = board_3_0("r1 4Bd 7 6 0");
    let far = |board: &Board| facts(board, "move r1 forward 2.5", "move.distance");
    assert_eq!(far(&board)[1..], ["allowance 2.00", "slowest r1"]);
    let corners = [(6.0, 7.0), (8.0, 7.0), (8.0, 9.0), (6.0, 9.0)];
    let corners = corners.map(|(x, y)| Pose::from_base_widths(x, y, 0.0).front);
    board.table.features.push(Feature {
        kind: board.rulebook.terrain_id("wood").expect("woods"),
        region: Region::polygon(&corners).expect("a polygon"),
        line: Vec::new(),
        width: Length::ZERO,
        crest: None,
        owner: None,
        gates: Vec::new(),
    });
    assert_eq!(
        far(&board)[1..],
        ["allowance 1.00", "slowest r1", "slow going", "terrain 1"]
    );
    // Of a group in column the element that the wood holds up is named: r1 is already beyond it, and r2 begins in it.
    let mut column = board_3_0("r1 4Bd 7 9.5 0\n r2 4Bd 7 9.125 0");
    column.table.features.clone_from(&board.table.features);
    assert_eq!(
        facts(&column, "move r1 r2 forward 1.5", "move.distance")[1..],
        [
            "allowance 1.00",
            "slowest r2",
            "slow going",
            "terrain 1",
            "held-up r2"
        ]
    );
    // Auxilia go as far in bad going as in good.
    let mut auxilia = board_3_0("r1 4Ax 7 6 0");
    auxilia.table.features.clone_from(&board.table.features);
    let facts = far(&auxilia);
    assert_eq!(facts[2..], ["slowest r1", "slow going"]);
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

/// The facts of the first breach of a rule by an order of red, each by its name.
fn facts(board: &Board, order: &str, rule: &str) -> Vec<String> {
    let order = Order::parse(order).expect("an order");
    let mut explain = CollectAll::default();
    judge_tactical(
        board.view(),
        Side::Red,
        &order,
        MoveContext::default(),
        &mut explain,
    );
    let mut breaches = explain.breaches.iter();
    let breach = breaches.find(|breach| breach.rule.id() == rule);
    let facts = breach.expect("a breach").facts();
    let said = |fact: Measurement| match fact {
        Measurement::Length(length) => format!("{:.2}", length.base_widths()),
        Measurement::Element(id) => id.to_string(),
        Measurement::Word(word) => word.to_owned(),
        Measurement::Count(count) => count.to_string(),
        Measurement::Angle(angle) => format!("{:.0}", angle.degrees()),
        Measurement::Party(party) => party.to_string(),
        Measurement::Side(side) => side.word().to_owned(),
    };
    facts
        .map(|(name, fact)| format!("{name} {}", said(fact)))
        .collect()
}

#[test]
fn a_friend_that_leaves_no_room_to_line_up_is_named_with_how_far_it_must_go_aside() {
    // r4 stands a hundredth to the right of b3. Lined up with it, it would reach from 6.25 to 7.25, and r12 reaches to 6.26.
    let lines = "r4 4Bd 6.76 11.2 0\n b3 4Bd 6.75 11.3 180\n b5 4Bd 7.75 11.3 180\n";
    let blocked = board(&format!("{lines} r12 4Bd 5.76 11.2 0"));
    assert_eq!(
        facts(&blocked, "move r4 forward 0.1", "move.contact.alignment"),
        [
            "element r4",
            "enemy b3",
            "friend r12",
            "aside 0.01",
            "hand left"
        ]
    );
    let lined_up = "move r4 to 6.75 11.3 facing 0";
    assert_eq!(
        facts(&blocked, lined_up, "move.overlap"),
        [
            "element r4",
            "other r12",
            "aside 0.01",
            "hand left",
            "covers 1"
        ]
    );
    // Once it has gone so far to its left there is room.
    let free = board(&format!("{lines} r12 4Bd 5.75 11.2 0"));
    check(&free, lined_up, "ok 0.10 1");
    assert_eq!(
        facts(&free, "move r4 forward 0.1", "move.contact.alignment"),
        [
            "element r4",
            "enemy b3",
            "mover r4",
            "meant b3",
            "contact front",
            "ahead 0.00",
            "right -0.01",
            "turn 0",
            "hand right"
        ]
    );
    // A friend that goes along is not in the way.
    assert_eq!(
        facts(
            &blocked,
            "move r4 r12 forward 0.1",
            "move.contact.alignment"
        )[..3],
        ["element r4", "enemy b3", "mover r4"]
    );
    // One that stands on the place is not asked to go a little aside, and an enemy is asked nothing.
    let taken = board("r4 4Bd 6.76 10.2 0\n r12 4Bd 6.5 11.3 0");
    assert_eq!(
        facts(&taken, lined_up, "move.overlap"),
        ["element r4", "other r12", "covers 75"]
    );
    let enemy = board("r4 4Bd 6.9 11 0\n b12 4Bd 5.76 10.7 180");
    assert_eq!(
        facts(&enemy, lined_up, "move.overlap"),
        ["element r4", "other b12", "covers 0"]
    );
    // Beside one that stands on most of the place, it is of no use that a neighbour makes room. Lined up, r4 would reach from 6.25 to
    // 7.25, and 0.75 back; r12 reaches to 6.5 and 10.7, and r13 to 6.79 and 11.3.
    let neighbour = "r4 7Hd 7.3 10.3 0\n b3 4Bd 6.75 11.3 180\n r12 4Bd 6 10.7 0";
    let named = |lines: &str| {
        let facts = facts(&board(lines), "move r4 forward 1", "move.contact.alignment");
        facts.into_iter().find(|fact| fact.starts_with("friend"))
    };
    assert_eq!(named(neighbour).as_deref(), Some("friend r12"));
    assert_eq!(named(&format!("{neighbour}\n r13 4Bd 6.29 11.3 0")), None);
}

#[test]
fn a_friend_on_the_way_is_named_with_how_far_a_mover_comes_before_it() {
    // The rear edge of r9 is 0.375 behind its front edge: 0.2 ahead of r4.
    let board = board("r4 4Bd 6.75 9 0\n r9 4Bd 6.75 9.575 0");
    let facts = facts(&board, "move r4 forward 1", "move.through");
    assert_eq!(facts[..2], ["element r4", "other r9"]);
    assert_eq!(facts.last().expect("facts"), "met 0.20");
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

#[test]
fn a_move_that_ends_beside_a_contact_says_what_is_missing() {
    // b1's zone lies from 6.7 to 7.7, up to its front at y = 7. r1 stands 0.2 to the left of it and would end 0.3 to the right,
    // a tenth short of it.
    let aside = board("r1 4Bd 7 6 0\n b1 4Bd 7.2 7 180");
    let zone = |board: &Board, order: &str| facts(board, order, "move.zone-of-control");
    assert_eq!(
        zone(&aside, "move r1 to 7.5 6.9 facing 0"),
        [
            "element r1",
            "zone b1",
            "mover r1",
            "meant b1",
            "contact front",
            "ahead 0.10",
            "right -0.30",
            "turn 0",
            "hand right"
        ]
    );
    // A turn of 20 degrees to the right has to be taken back, and one to the left as well.
    for (facing, hand) in [("20", "left"), ("340", "right")] {
        let turned = zone(&aside, &format!("move r1 to 7.5 6.8 facing {facing}"));
        assert_eq!(turned[7..], ["turn 20".to_owned(), format!("hand {hand}")]);
    }
    // What ends farther off than a quarter of a base width was not meant for a contact.
    assert_eq!(
        zone(&aside, "move r1 to 7.6 6.7 facing 0"),
        ["element r1", "zone b1"]
    );
}

#[test]
fn a_contact_that_the_mover_may_not_make_is_not_suggested() {
    let zone = |board: &Board, order: &str| facts(board, order, "move.zone-of-control");
    // The same place beside a contact, for troops that never move into one.
    let artillery = board("r1 Art 7 6 0\n b1 4Bd 7.2 7 180");
    assert_eq!(
        zone(&artillery, "move r1 to 7.5 6.9 facing 0"),
        ["element r1", "zone b1"]
    );
    // r1 starts ahead of b1's front at y = 8, and ends a tenth short of its right flank at x = 6.5. Where a flank may be met from
    // anywhere it lacks that tenth; in 3.0 it started too far forward.
    let ahead = "r1 3Cv 6.6 7.4 90\n b1 4Bd 7 8 180";
    let order = "move r1 to 6.4 8.5 facing 90";
    assert_eq!(
        zone(&board(ahead), order)[2..],
        [
            "mover r1",
            "meant b1",
            "contact right-flank",
            "ahead 0.10",
            "right 0.00",
            "turn 0",
            "hand right"
        ]
    );
    assert_eq!(zone(&board_3_0(ahead), order), ["element r1", "zone b1"]);
}

#[test]
fn a_contact_without_room_is_not_suggested() {
    // Lined up with b1, r1 would reach from 6.7 to 7.7. The front of b2, which looks left, is at 7.6 from y = 5.95 to 6.95.
    let enemies = "b1 4Bd 7.2 7 180\n b2 4Bd 7.6 6.45 270";
    let alignment =
        |lines: &str, order: &str| facts(&board(lines), order, "move.contact.alignment");
    assert_eq!(
        alignment(
            &format!("r1 4Bd 7 6 0\n {enemies}"),
            "move r1 to 7 7 facing 0"
        ),
        ["element r1", "enemy b1"]
    );
    // Nor where it is the neighbour in the group that has none: r2 would come to 7.7 to 8.7, beside
    // r1 at 6.7 to 7.7. With b3 behind it b1 is not alone, and does not conform to the group.
    let enemies = "b1 4Bd 7.2 7 180\n b3 4Bd 7.2 7.375 180\n b2 4Bd 8.6 6.45 270";
    let group = |enemies: &str| {
        let lines = format!("r1 4Bd 7 6 0\n r2 4Bd 8 6 0\n {enemies}");
        alignment(&lines, "move r1 r2 forward 1")
    };
    assert_eq!(group(enemies), ["element r1", "enemy b1"]);
    assert_eq!(
        group(&enemies.replace("8.6", "8.7"))[2..4],
        ["mover r1", "meant b1"]
    );
}

#[test]
fn a_contact_through_the_zone_of_another_enemy_says_which_comes_first() {
    // r1 faces right. On the way to the left flank of b2, at x = 8.5, it crosses the zone of b1, from 6.5 to 7.5 and down to y = 7.
    let crossed = board_3_0("r1 3Cv 5 7.5 90\n b1 4Bd 7 8 180\n b2 4Bd 9 8 0");
    let zone = |board: &Board, order: &str| facts(board, order, "move.zone-of-control");
    let order = "move r1 to 8.5 7.5 facing 90";
    assert_eq!(
        zone(&crossed, order),
        ["element r1", "zone b1", "first b1", "mover r1", "enemy b2"]
    );
    // Of a group it is r1 that reaches b2, though r2 is named first.
    let group = board_3_0("r2 3Cv 5 6.5 90\n r1 3Cv 5 7.5 90\n b1 4Bd 7 8 180\n b2 4Bd 9 8 0");
    assert_eq!(
        zone(&group, "move r2 r1 forward 3.5")[2..],
        ["first b1", "mover r1", "enemy b2"]
    );
    // The zone of b3, up to y = 7.9, begins at 6.5 like that of b1: it may respond to either.
    let both = "r1 3Cv 5 7.5 90\n b1 4Bd 7 8 180\n b2 4Bd 9 8 0\n b3 4Bd 7 6.9 0";
    assert_eq!(
        zone(&board_3_0(both), "move r1 forward 3.5")[3..],
        ["one-of b1", "one-of b3", "mover r1", "enemy b2"]
    );
    // The zone of a camp is one as well, a base width all round it.
    let mut camp = board_3_0("r1 3Cv 5 7.5 90\n b2 4Bd 9 8 0");
    let corners = [(6.0, 8.2), (7.0, 8.2), (7.0, 9.5), (6.0, 9.5)];
    let corners = corners.map(|(x, y)| Pose::from_base_widths(x, y, 0.0).front);
    camp.table.camps[Side::Blue as usize] = Some(Camp {
        region: Region::polygon(&corners).expect("a polygon"),
    });
    camp.position.occupants[Stronghold::Camp(Side::Blue).index()] = Occupant::NonCombatants;
    assert_eq!(
        zone(&camp, "move r1 forward 3.5"),
        [
            "element r1",
            "place blue-camp",
            "first blue-camp",
            "mover r1",
            "enemy b2"
        ]
    );
    // Where the zone of the enemy that it reaches is met too, the order is not said: here it may respond to that one.
    let own = board("r1 4Bd 7 6 0\n b1 4Bd 7.2 6.8 180\n b2 4Bd 8.6 6.8 180");
    assert_eq!(
        zone(&own, "move r1 into b2 front"),
        ["element r1", "zone b1", "zone b2"]
    );
}

/// A board on which red elements have moved so often in this bound.
fn after_moves(mut board: Board, moves: &[(&str, u8)]) -> Board {
    for &(id, count) in moves {
        let id = ElementId::parse(id).expect("an id");
        board.position.element_mut(id).marks.moves = count;
    }
    board
}

#[test]
fn a_second_move_that_is_refused_says_what_it_lacks() {
    let second = |board: &Board, order: &str| facts(board, order, "move.second");
    // b1's front is at y = 7.8, and it looks down. r1 would come up to 7.1; r2 begins there.
    let riders = "r1 2LH 7 4 0\n r2 2LH 2 7.1 0\n b1 4Bd 7 7.8 180\n b2 4Bd 2 7.8 180";
    let riders = after_moves(board(riders), &[("r1", 1), ("r2", 1)]);
    let near = |name: &str, enemy: &str| {
        [
            format!("{name} 0.70"),
            "least 1.00".to_owned(),
            format!("enemy {enemy}"),
        ]
    };
    assert_eq!(
        second(&riders, "move r1 forward 3.1")[2..],
        near("comes", "b1")
    );
    assert_eq!(
        second(&riders, "move r2 forward -0.2")[2..],
        near("starts", "b2")
    );
    let foot = "r1 3Cv 3 4 0\n r2 3Wb 5 4 0\n r3 3Wb 7 4 0\n r4 2Ps 9 4 0\n b1 4Bd 7 14 180";
    let foot = after_moves(board(foot), &[("r1", 1), ("r2", 1), ("r3", 2), ("r4", 1)]);
    let needs = |id: &str| second(&foot, &format!("move {id} forward 0.5"))[1..].join(", ");
    assert_eq!(needs("r1"), "moves 1, needs road");
    assert_eq!(needs("r2"), "moves 1, needs contact");
    assert_eq!(needs("r3"), "moves 2, most 2");
    // It is the second bound of red.
    assert_eq!(needs("r4"), "moves 1, needs first-bound");
}

#[test]
fn in_3_0_a_second_move_that_is_refused_says_where_it_may_lead() {
    let second = |board: &Board, order: &str| facts(board, order, "move.second")[1..].join(", ");
    let board = board_3_0("r1 2LH 3 4 0\n r2 2Ps 5 4 0\n r3 2LH 7 4 0\n b1 4Bd 7 14 180");
    let board = after_moves(board, &[("r1", 3), ("r2", 1), ("r3", 1)]);
    assert_eq!(second(&board, "move r1 forward 1"), "moves 3, most 3");
    assert_eq!(second(&board, "move r2 forward 1"), "moves 1, needs cover");
    check(&board, "move r3 forward 1", "ok 1.00 1");
}

#[test]
fn a_charge_that_touches_its_enemy_out_of_line_lacks_lining_up() {
    // r1 would touch b1 a fifth of a base width out of line.
    let charge = |troop: &str, road: bool| {
        let mut board = board(&format!("r1 {troop} 7 6 0\n b1 4Bd 7.2 7 180"));
        if road {
            add_road(&mut board, [(7.0, 0.0), (7.0, 15.0)]);
        }
        let board = after_moves(board, &[("r1", 1)]);
        facts(&board, "move r1 to 7 7 facing 0", "move.second")[1..].join(", ")
    };
    assert_eq!(charge("3Wb", false), "moves 1, needs lined-up");
    // Warband may charge by road or off it; others may go by road, but not into contact.
    assert_eq!(charge("3Wb", true), "moves 1, needs lined-up");
    assert_eq!(charge("4Bd", true), "moves 1, needs no-contact");
    assert_eq!(charge("4Bd", false), "moves 1, needs road");
}

/// Adds a road as wide as a base.
fn add_road(board: &mut Board, ends: [(f64, f64); 2]) {
    let line = ends.map(|(x, y)| Pose::from_base_widths(x, y, 0.0).front);
    let width = Length::BASE_WIDTH;
    board.table.features.push(Feature {
        kind: board.rulebook.terrain_id("road").expect("roads"),
        region: Region::band(&line, width).expect("a band"),
        line: line.to_vec(),
        width,
        crest: None,
        owner: None,
        gates: Vec::new(),
    });
}

#[test]
fn an_element_that_may_not_move_on_says_by_which_rule() {
    // It has landed and dismounted in this bound: in 3.0 each leaves no other move, by a ruling landing does not.
    let done = |rulings: &[(&str, &str)]| {
        let source = Rulebook::edition_source("3.0").expect("an edition");
        let rulebook = source.compile(Scale::Mm15, rulings, &[]).expect("rulings");
        let mut board = board_by(rulebook, "r1 3Cv 7 6 0");
        let id = ElementId::parse("r1").expect("an id");
        board.position.element_mut(id).marks = Marks {
            moves: 1,
            landed: true,
            dismounted: true,
            ..Marks::default()
        };
        facts(&board, "move r1 forward 1", "move.second")[1..].join(", ")
    };
    assert_eq!(done(&[]), "moves 1, needs landed");
    assert_eq!(
        done(&[("landed-move-on", "yes")]),
        "moves 1, needs dismounted"
    );
}
