//! Odds that were worked out by hand, on the table and in the open.

use acies_rulebook::{Rulebook, Scale, TroopId};

use super::super::*;
use crate::testing::{Board, element, party};

#[test]
fn two_identical_elements_stand_to_each_other_alike() {
    // Bd 5 against Bd 5, good going: 15 throws higher, 15 lower, 6 equal. Doubled needs 2 (5 + a) <= 5 + b: b >= 2 a + 5:
    // a 1, b 7: never. So 15 recoil each.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 33.0)
        .by("b1", "4Bd", "front of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = odds(board.view(), &duel);
    let expected = Tally {
        stands: 21,
        recoils: 15,
        flees: 0,
        destroyed: 0,
    };
    assert_eq!(odds.parties, [expected; 2]);
    assert!(odds.others.is_empty());
    assert_eq!(
        open_odds(
            &board.rulebook,
            &Open::close(duel.troops[0], duel.troops[1])
        ),
        [expected; 2]
    );
}

#[test]
fn odds_in_the_open_are_those_on_an_empty_table() {
    // Nothing else stands on the table and its middle is 7.5 from every edge; the longest way back is that of light
    // horse, 0.75 + 3.125. So whoever meets there meets as in the open.
    let rulebook = Rulebook::standard();
    let troops = || (0..rulebook.troops.len()).map(|index| acies_rulebook::TroopId(index as u8));
    for (own, enemy) in troops().flat_map(|own| troops().map(move |enemy| (own, enemy))) {
        let mut board = Board::new();
        let pose = acies_geometry::Pose::from_base_widths(7.5, 7.5, 0.0);
        let [r1, b1] = ["r1", "b1"].map(element);
        board.position.put(r1, &rulebook, own, false, pose);
        let pose = crate::Contact::Front.pose(board.position.base(r1));
        board.position.put(b1, &rulebook, enemy, false, pose);
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(
            odds(board.view(), &duel).parties,
            open_odds(&rulebook, &Open::close(own, enemy)),
            "{} {}",
            rulebook.troop(own).code,
            rulebook.troop(enemy).code
        );
    }
}

#[test]
fn psiloi_in_the_open_die_by_cavalry() {
    // Ps 2 against Cv 3 - beaten, in going good for horse - is destroyed: 3 + b > 2 + a, a < b + 1: for b from 1 to 6
    // there are 1 + 2 + 3 + 4 + 5 + 6 = 21 throws.
    let rulebook = Rulebook::standard();
    let [own, enemy] = ["2Ps", "3Cv"].map(|code| rulebook.troop_id(code).expect("a code"));
    let [psiloi, _] = open_odds(&rulebook, &Open::close(own, enemy));
    assert_eq!(psiloi.destroyed, 21);
}

#[test]
fn published_odds_of_spears() {
    // `dba22` §25 A33 prints how often spears in the open are destroyed: by El 15, LH 6, Kn 10, Wb 10, SCh 15.
    // Sp 4 against El's 4: beaten on 15 of 36. LH 2 against foot: beaten when b - s > 2: 6. Kn and Wb 3: 10. SCh 4: 15.
    let rulebook = Rulebook::standard();
    for (enemy, destroyed) in [
        ("El", 15),
        ("2LH", 6),
        ("3Kn", 10),
        ("4Wb", 10),
        ("SCh", 15),
    ] {
        let [own, enemy_id] = ["4Sp", enemy].map(|code| rulebook.troop_id(code).expect("a code"));
        let [spears, _] = open_odds(&rulebook, &Open::close(own, enemy_id));
        assert_eq!(spears.destroyed, destroyed, "{enemy}");
    }
    // Scythed chariots before spears die on 21 of 36: 15 throws lower and 6 equal.
    let [own, enemy] = ["SCh", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    assert_eq!(
        open_odds(&rulebook, &Open::close(own, enemy))[0].destroyed,
        21
    );
}

#[test]
fn a_blocked_recoil_kills_in_the_odds_too() {
    // Bd 5 + 0 against Sp 4: Sp higher when s - b > 1: (1,3..6) (2,4..6) (3,5..6) (4,6): 4 + 3 + 2 + 1 = 10.
    // Bd backs onto an enemy's front 0.2 behind it; its recoil is 0.375.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Sp", "front of r1")
        .put("b2", "4Sp", 7.0, 6.425, 0.0);
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = odds(board.view(), &duel);
    assert_eq!(
        odds.parties[0],
        Tally {
            stands: 26,
            recoils: 0,
            flees: 0,
            destroyed: 10
        }
    );
}

#[test]
fn throws_that_lose_something_count_once_whoever_is_lost() {
    // As above, but auxilia stand behind the blades and an enemy behind those: they cannot be pushed back, so that the same 10
    // throws cost red something, be it one element or two. Spears die when doubled: 2 (4 + s) <= 5 + b, s 1 and b 5 or 6: 2.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Sp", "front of r1")
        .put("r2", "3Ax", 7.0, 6.625, 0.0)
        .put("b2", "4Sp", 7.0, 6.1, 0.0);
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    assert_eq!(losing_throws(board.view(), &duel), [10, 2]);
}

#[test]
fn chariots_lost_are_no_loss() {
    // SCh before spears die on 21 of 36, which victory does not count; Sp 4 against SCh 4 are destroyed when beaten: 15.
    let mut board = Board::new();
    board
        .put("r1", "SCh", 7.0, 7.0, 0.0)
        .by("b1", "4Sp", "front of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    assert_eq!(losing_throws(board.view(), &duel), [0, 15]);
}

#[test]
fn throws_that_lose_something_are_those_of_brute_force() {
    for number in 0..200 {
        let board = crate::testing::scatter(number);
        let view = board.view();
        for (a, b) in fights(view) {
            let Some(duel) = close_duel(view, a, b) else {
                continue;
            };
            let before = crate::victory::losses(view);
            let mut expected = [0; 2];
            for dice in (1..=6).flat_map(|a| (1..=6).map(move |b| [a, b])) {
                let mut copy = *view.position;
                let mut events = Vec::new();
                let mut changes = crate::Changes {
                    rulebook: view.rulebook,
                    table: view.table,
                    position: &mut copy,
                    events: &mut events,
                };
                resolve(&mut changes, &duel, dice);
                let after = crate::victory::losses(crate::View {
                    position: &copy,
                    ..view
                });
                for side in [0, 1] {
                    expected[side] += u8::from(after[side] > before[side]);
                }
            }
            assert_eq!(losing_throws(view, &duel), expected, "{number} {a} {b}");
        }
    }
}

#[test]
fn odds_say_who_pursues_who_follows_and_who_is_pushed() {
    // Wb 3 + 1 for those behind, Sp 4. On 15 throws the spears are beaten, which warbands kill: they pursue, and those behind
    // follow. On 15 they are beaten, on one of them doubled, 2 (4 + 1) <= 4 + 6: on 14 they recoil, and push those behind, who
    // die with them on the other.
    let mut board = Board::new();
    board
        .put("r1", "4Wb", 7.0, 7.0, 0.0)
        .by("r2", "4Wb", "behind r1")
        .by("b1", "4Sp", "front of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = odds(board.view(), &duel);
    assert_eq!(odds.pursues, [15, 0]);
    let behind = OtherTally {
        id: element("r2"),
        recoils: 0,
        pushed: 14,
        follows: 15,
        destroyed: 1,
    };
    assert_eq!(odds.others.as_slice(), [behind]);
}

#[test]
fn odds_have_room_for_all_who_are_pushed_in_two_deep_columns() {
    // Bd 5 against Bd 5: each recoils on 15 throws. There is no room beyond the second of twelve, so all behind are pushed.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "front of r1");
    for behind in 2..=12 {
        for side in ["r", "b"] {
            let (id, place) = (
                format!("{side}{behind}"),
                format!("behind {side}{}", behind - 1),
            );
            board.by(&id, "4Bd", &place);
        }
    }
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = odds(board.view(), &duel);
    assert_eq!(odds.others.len(), 22);
    assert!(odds.others.iter().all(|other| other.pushed == 15));
}

#[test]
fn odds_say_which_friends_recoil_with_the_beaten() {
    // Bd 5 - 1 for its flank against Bd 5: higher on 4 + 3 + 2 + 1 = 10 throws, never double. Then b2 goes back from its flank.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "front of r1")
        .by("b2", "4Ax", "left-flank of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = odds(board.view(), &duel);
    let beside = OtherTally {
        id: element("b2"),
        recoils: 10,
        pushed: 0,
        follows: 0,
        destroyed: 0,
    };
    assert_eq!(odds.others.as_slice(), [beside]);
}

#[test]
fn shooters_in_the_open_come_to_no_harm() {
    // Bw 2, Sp 4 - 1 for a second shooter: 3. They recoil when 2 + a > 3 + b, a > b + 1: 10 throws; doubled at 2 (3 + b) <= 2 + a:
    // b 1, a 6, and that one kills. Of the bows nothing comes.
    let rulebook = Rulebook::standard();
    let [own, enemy] = ["3Bw", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    let mut open = Open {
        extra_shooters: 1,
        ..Open::shot(own, enemy)
    };
    assert_eq!(open.factors(&rulebook), [2, 3]);
    let [bows, spears] = open_odds(&rulebook, &open);
    assert_eq!(bows.stands, 36);
    assert_eq!([spears.recoils, spears.destroyed], [9, 1]);
    open.extra = [2, -1];
    assert_eq!(open.factors(&rulebook), [4, 2]);
}

#[test]
fn whether_a_shooter_whom_nobody_answers_comes_to_harm_is_a_row_of_the_edition() {
    // In no edition that the program carries does one, whoever of those who shoot it is and whoever is shot at.
    for edition in Rulebook::editions() {
        let source = Rulebook::edition_source(edition).expect("an edition");
        let rulebook = source.compile(Scale::Mm15, &[], &[]).expect("sound");
        let shoots = |own: &TroopId| {
            let mut rows = rulebook.shooting.shooters.iter();
            rows.any(|row| row.troops.has(*own))
        };
        for own in rulebook.troop_ids().filter(shoots) {
            for enemy in rulebook.troop_ids() {
                let [shooter, _] = open_odds(&rulebook, &Open::shot(own, enemy));
                let [own, enemy] = [own, enemy].map(|troop| &rulebook.troop(troop).code);
                assert_eq!(shooter.stands, 36, "{edition}: {own} at {enemy}");
            }
        }
    }
    // Without those rows bows suffer as they do in close combat: 2 and a die against 4 and a die is less in 26 throws of 36.
    let house = "extends = \"2.2\"\ndrop = [\"outcomes.rows.unanswered\", \"outcomes.rows.unanswered-doubled\"]\n";
    let source = Rulebook::load(house, "house.toml").expect("house rules");
    let rulebook = source.compile(Scale::Mm15, &[], &[]).expect("sound");
    let [own, enemy] = ["3Bw", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    let [bows, _] = open_odds(&rulebook, &Open::shot(own, enemy));
    assert_eq!(bows.stands, 10);
}

#[test]
fn a_score_that_house_rules_heap_up_stays_within_its_bounds() {
    // Thirty rows of 9 for any troop are more than a score has room for, and so is what is added from outside.
    let row = |nth: u8| {
        format!("{{ to = \"combat.tactical\", row = {{ id = \"more-{nth}\", value = 9 }} }},\n")
    };
    let rows: String = (0..30).map(row).collect();
    let house = format!("extends = \"2.2\"\nadd = [\n{rows}]\n");
    let source = Rulebook::load(&house, "house.toml").unwrap_or_else(|errors| panic!("{errors}"));
    let rulebook = source.compile(Scale::Mm15, &[], &[]).expect("sound");
    let [own, enemy] = ["3Bw", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    let open = Open {
        extra: [127, -1],
        ..Open::close(own, enemy)
    };
    assert_eq!(open.factors(&rulebook), [127, 126]);
}
