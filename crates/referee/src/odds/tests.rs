//! Odds worked out by hand, on the table and in the open, and compared with all 36 rolls on random positions.

use acies_rulebook::{Rulebook, Scale, TroopId};
use proptest::prelude::*;

use super::*;
use crate::combat::{close_duel, fighter, fights};
use crate::outcome::resolve;
use crate::testing::{Board, element, party, random_board};
use crate::{Event, Party};

/// The odds of a combat counted by resolving all 36 rolls, from the events.
fn brute_force(board: &Board, duel: &Duel) -> ([Tally; 2], Vec<(String, [u8; 2])>) {
    let mut parties = [Tally::default(); 2];
    let mut lost: Vec<(String, [u8; 2])> = Vec::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut after = board.clone();
        resolve(&mut after.changes(), duel, [a, b]);
        for own in [0, 1] {
            let id = fighter(board.view(), duel.parties[own]);
            let gone = after.events.iter().any(|event| match event {
                Event::Lost { id: lost, .. } => Some(*lost) == id,
                Event::NonCombatantsLost { stronghold } => {
                    duel.parties[own] == Party::Stronghold(*stronghold)
                }
                _ => false,
            });
            let fled = after
                .events
                .iter()
                .any(|event| matches!(event, Event::Fled { id: fled, .. } if Some(*fled) == id));
            let back = after.events.iter().any(
                |event| matches!(event, Event::Recoiled { id: back, .. } if Some(*back) == id),
            );
            *match (gone, fled, back) {
                (true, _, _) => &mut parties[own].destroyed,
                (_, true, _) => &mut parties[own].flees,
                (_, _, true) => &mut parties[own].recoils,
                _ => &mut parties[own].stands,
            } += 1;
        }
        for event in &after.events {
            let (id, what) = match event {
                Event::Lost { id, .. } => (*id, 0),
                Event::PushedBack { id, .. } => (*id, 1),
                _ => continue,
            };
            if duel
                .parties
                .iter()
                .any(|&party| fighter(board.view(), party) == Some(id))
            {
                continue;
            }
            let name = id.to_string();
            if !lost.iter().any(|(other, _)| *other == name) {
                lost.push((name.clone(), [0; 2]));
            }
            for (_, counts) in lost.iter_mut().filter(|(other, _)| *other == name) {
                counts[what] += 1;
            }
        }
    }
    (parties, lost)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn odds_agree_with_resolving_all_36_rolls(seed: u64) {
        let board = random_board(seed);
        for (a, b) in fights(board.view()) {
            let duel = close_duel(board.view(), a, b).expect("listed combats can be fought");
            let odds = duel_odds(board.view(), &duel);
            let (parties, others) = brute_force(&board, &duel);
            prop_assert_eq!(odds.parties, parties, "{:?} {:?}", a, b);
            for (name, [destroyed, pushed]) in others {
                let id = element(&name);
                let tally = odds.others.iter().find(|other| other.id == id);
                prop_assert_eq!(tally.map(|tally| tally.destroyed), Some(destroyed), "{}", name);
                // An element that is pushed and then destroyed counts as destroyed.
                prop_assert!(tally.is_some_and(|tally| tally.pushed <= pushed), "{}", name);
            }
        }
    }
}

#[test]
fn two_identical_elements_have_equal_odds() {
    // Bd 5 against Bd 5 in good going: 15 rolls higher, 15 lower, 6 equal. Doubled needs 2 (5 + a) <= 5 + b,
    // b >= 2 a + 5: with a 1 that is b 7, never. So each recoils on 15.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 33.0)
        .by("b1", "4Bd", "front of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = duel_odds(board.view(), &duel);
    let expected = Tally {
        stands: 21,
        recoils: 15,
        flees: 0,
        destroyed: 0,
    };
    assert_eq!(odds.parties, [expected; 2]);
    assert!(odds.others.is_empty());
    assert_eq!(
        open_duel_odds(
            &board.rulebook,
            &OpenDuel::close(duel.troops[0], duel.troops[1])
        ),
        [expected; 2]
    );
}

#[test]
fn odds_in_the_open_are_those_on_an_empty_table() {
    // Nothing else is on the table, and its middle is 7.5 from every edge; the longest way back is that of
    // light horse, 0.75 + 3.125. So the odds there are those in the open.
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
            duel_odds(board.view(), &duel).parties,
            open_duel_odds(&rulebook, &OpenDuel::close(own, enemy)),
            "{} {}",
            rulebook.troop(own).code,
            rulebook.troop(enemy).code
        );
    }
}

#[test]
fn cavalry_destroys_psiloi_in_the_open() {
    // Ps 2 against Cv 3, beaten in going good for mounted, is destroyed: 3 + b > 2 + a, a < b + 1. For b from
    // 1 to 6 that is 1 + 2 + 3 + 4 + 5 + 6 = 21 rolls.
    let rulebook = Rulebook::standard();
    let [own, enemy] = ["2Ps", "3Cv"].map(|code| rulebook.troop_id(code).expect("a code"));
    let [psiloi, _] = open_duel_odds(&rulebook, &OpenDuel::close(own, enemy));
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
        let [spears, _] = open_duel_odds(&rulebook, &OpenDuel::close(own, enemy_id));
        assert_eq!(spears.destroyed, destroyed, "{enemy}");
    }
    // Scythed chariots against spears die on 21 of 36: 15 rolls lower and 6 equal.
    let [own, enemy] = ["SCh", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    assert_eq!(
        open_duel_odds(&rulebook, &OpenDuel::close(own, enemy))[0].destroyed,
        21
    );
}

#[test]
fn a_blocked_recoil_destroys_in_the_odds() {
    // Bd 5 against Sp 4: Sp is higher when s - b > 1: (1,3..6) (2,4..6) (3,5..6) (4,6): 4 + 3 + 2 + 1 = 10.
    // Bd would recoil 0.375 onto an enemy's front 0.2 behind it.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Sp", "front of r1")
        .put("b2", "4Sp", 7.0, 6.425, 0.0);
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = duel_odds(board.view(), &duel);
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
fn a_roll_that_loses_two_elements_counts_once() {
    // As above, but with auxilia behind the blades and an enemy behind those. They cannot be pushed back, so
    // the same 10 rolls cost red something, be it one element or two. Spears die when doubled: 2 (4 + s) <= 5
    // + b, s 1 and b 5 or 6: 2.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Sp", "front of r1")
        .put("r2", "3Ax", 7.0, 6.625, 0.0)
        .put("b2", "4Sp", 7.0, 6.1, 0.0);
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    assert_eq!(losing_rolls(board.view(), &duel), [10, 2]);
}

#[test]
fn scythed_chariots_do_not_count_as_lost() {
    // SCh against spears die on 21 of 36, which victory does not count; Sp 4 against SCh 4 are destroyed when
    // beaten: 15.
    let mut board = Board::new();
    board
        .put("r1", "SCh", 7.0, 7.0, 0.0)
        .by("b1", "4Sp", "front of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    assert_eq!(losing_rolls(board.view(), &duel), [0, 15]);
}

#[test]
fn losing_rolls_agree_with_resolving_all_36_rolls() {
    for number in 0..200 {
        let board = crate::testing::random_board(number);
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
            assert_eq!(losing_rolls(view, &duel), expected, "{number} {a} {b}");
        }
    }
}

#[test]
fn odds_count_pursuits_followers_and_push_backs() {
    // Wb 3 + 1 for the rank behind, Sp 4. On 15 rolls the spears are beaten, which destroys them: the warband
    // pursues, and its second rank follows. On 15 the warband is beaten, on one of them doubled, 2 (4 + 1) <=
    // 4 + 6: on 14 it recoils and pushes the second rank, which dies with it on the other.
    let mut board = Board::new();
    board
        .put("r1", "4Wb", 7.0, 7.0, 0.0)
        .by("r2", "4Wb", "behind r1")
        .by("b1", "4Sp", "front of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = duel_odds(board.view(), &duel);
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
fn odds_hold_all_elements_pushed_in_two_deep_columns() {
    // Bd 5 against Bd 5: each recoils on 15 rolls. There is no room beyond the second of twelve, so all
    // behind are pushed.
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
    let odds = duel_odds(board.view(), &duel);
    assert_eq!(odds.others.len(), 22);
    assert!(odds.others.iter().all(|other| other.pushed == 15));
}

#[test]
fn odds_count_friends_that_recoil_with_the_loser() {
    // Bd 5 - 1 for its flank against Bd 5: higher on 4 + 3 + 2 + 1 = 10 rolls, never double. Then b2 recoils
    // from its flank.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "front of r1")
        .by("b2", "4Ax", "left-flank of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = duel_odds(board.view(), &duel);
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
fn unanswered_shooters_suffer_no_outcome() {
    // Bw 2, Sp 4 - 1 for a second shooter: 3. Spears recoil when 2 + a > 3 + b, a > b + 1: 10 rolls; doubled
    // at 2 (3 + b) <= 2 + a: b 1, a 6, which destroys them. Nothing happens to the bows.
    let rulebook = Rulebook::standard();
    let [own, enemy] = ["3Bw", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    let mut open = OpenDuel {
        extra_shooters: 1,
        ..OpenDuel::shot(own, enemy)
    };
    assert_eq!(open.factors(&rulebook), [2, 3]);
    let [bows, spears] = open_duel_odds(&rulebook, &open);
    assert_eq!(bows.stands, 36);
    assert_eq!([spears.recoils, spears.destroyed], [9, 1]);
    open.extra = [2, -1];
    assert_eq!(open.factors(&rulebook), [4, 2]);
}

#[test]
fn an_edition_row_protects_unanswered_shooters() {
    // In every bundled edition an unanswered shooter always holds, whatever the two troop types are.
    for edition in Rulebook::editions() {
        let source = Rulebook::edition_source(edition).expect("an edition");
        let rulebook = source.compile(Scale::Mm15, &[], &[]).expect("sound");
        let shoots = |own: &TroopId| {
            let mut rows = rulebook.shooting.shooters.iter();
            rows.any(|row| row.troops.has(*own))
        };
        for own in rulebook.troop_ids().filter(shoots) {
            for enemy in rulebook.troop_ids() {
                let [shooter, _] = open_duel_odds(&rulebook, &OpenDuel::shot(own, enemy));
                let [own, enemy] = [own, enemy].map(|troop| &rulebook.troop(troop).code);
                assert_eq!(shooter.stands, 36, "{edition}: {own} at {enemy}");
            }
        }
    }
    // Without those rows bows suffer as in close combat: 2 and a die against 4 and a die is less in 26 rolls
    // of 36.
    let house = "extends = \"2.2\"\ndrop = [\"outcomes.rows.unanswered\", \"outcomes.rows.unanswered-doubled\"]\n";
    let source = Rulebook::load(house, "house.toml").expect("house rules");
    let rulebook = source.compile(Scale::Mm15, &[], &[]).expect("sound");
    let [own, enemy] = ["3Bw", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    let [bows, _] = open_duel_odds(&rulebook, &OpenDuel::shot(own, enemy));
    assert_eq!(bows.stands, 10);
}

#[test]
fn a_factor_with_thirty_house_rules_stays_in_range() {
    // Thirty rows of 9 for any troop are more than the list holds, and with the extra addition more than the
    // total can be.
    let row = |nth: u8| {
        format!("{{ to = \"combat.tactical\", row = {{ id = \"more-{nth}\", value = 9 }} }},\n")
    };
    let rows: String = (0..30).map(row).collect();
    let house = format!("extends = \"2.2\"\nadd = [\n{rows}]\n");
    let source = Rulebook::load(&house, "house.toml").unwrap_or_else(|errors| panic!("{errors}"));
    let rulebook = source.compile(Scale::Mm15, &[], &[]).expect("sound");
    let [own, enemy] = ["3Bw", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    let open = OpenDuel {
        extra: [127, -1],
        ..OpenDuel::close(own, enemy)
    };
    assert_eq!(open.factors(&rulebook), [127, 126]);
}
