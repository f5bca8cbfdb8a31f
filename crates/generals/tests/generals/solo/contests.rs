//! Contests by the highest total: ties roll again, with the same modifiers.

use acies_generals::solo::{Contender, Contest, Fact, Facts, contest};

use super::table;

/// The contest of some options with these dice, in the order they are rolled.
fn with_dice(name: &str, options: &[Facts], wanted: usize, dice: &[u8]) -> Contest {
    let options: Vec<Contender> = options.iter().cloned().map(Contender::from).collect();
    among(name, &options, wanted, dice)
}

/// The same with excluded options.
fn among(name: &str, options: &[Contender], wanted: usize, dice: &[u8]) -> Contest {
    let mut dice = dice.iter();
    let chosen = contest(table(name), options, wanted, |_, count| {
        let thrown: Vec<u8> = dice.by_ref().take(count).copied().collect();
        (thrown.len() == count).then_some(thrown).ok_or("no dice")
    });
    assert!(dice.next().is_none(), "a die is left");
    chosen.unwrap()
}

#[test]
fn the_highest_total_wins() {
    // A mounted general of a kind that is present: 2 + 2. Infantry, also present: 3 + 1. A slow one: 5 - 2.
    let mounted = Facts::default()
        .with(Fact::Mounted, 1)
        .with(Fact::TypePresent, 1);
    let foot = Facts::default()
        .with(Fact::Infantry, 1)
        .with(Fact::TypePresent, 1);
    let slow = Facts::default()
        .with(Fact::Infantry, 1)
        .with(Fact::Slowest, 1);
    let options = [mounted, foot, slow];
    // The first two tie at 4 and roll again: 1 + 2 and 3 + 1.
    let chosen = with_dice("general", &options, 1, &[2, 3, 5, 1, 3]);
    assert_eq!(chosen.chosen, [1]);
    assert_eq!(chosen.scores[0].total(0), Some(4));
    assert_eq!(chosen.scores[0].total(1), Some(3));
    assert_eq!(chosen.scores[1].total(1), Some(4));
    assert_eq!(chosen.scores[2].total(0), Some(3));
    assert_eq!(chosen.scores[2].total(1), None);
}

#[test]
fn only_ties_for_the_last_place_reroll() {
    let options = vec![Facts::default(); 4];
    // 6 is in; two fours tie for the second of three places and both get in without another roll.
    let chosen = with_dice("optional-features", &options, 3, &[4, 6, 4, 1]);
    assert_eq!(chosen.chosen, [1, 0, 2]);
    // 6 is in; three fours compete for one place: 2, 5 and 5; then 1 and 3.
    let chosen = with_dice(
        "optional-features",
        &options,
        2,
        &[4, 6, 4, 4, 2, 5, 5, 1, 3],
    );
    assert_eq!(chosen.chosen, [1, 3]);
}

#[test]
fn fewer_options_than_places_are_all_chosen() {
    let options = vec![Facts::default(); 2];
    assert_eq!(
        with_dice("composition", &options, 2, &[3, 3]).chosen,
        [0, 1]
    );
    assert_eq!(
        with_dice("composition", &options, 5, &[3, 4]).chosen,
        [1, 0]
    );
    assert!(with_dice("composition", &options, 0, &[]).chosen.is_empty());
    assert!(with_dice("composition", &[], 1, &[]).chosen.is_empty());
}

#[test]
fn waterway_has_a_penalty_against_a_littoral_enemy() {
    let water = Facts::default()
        .with(Fact::Waterway, 1)
        .with(Fact::LittoralYou, 1);
    // 5 - 1 against 4 ties.
    let chosen = with_dice(
        "optional-features",
        &[water, Facts::default()],
        1,
        &[5, 4, 6, 4],
    );
    assert_eq!(chosen.chosen, [0]);
}

#[test]
fn excluded_option_rolls_but_cannot_win() {
    let mut options = vec![Contender::default(); 3];
    options[1].ignored = true;
    // 6 is excluded; the threes tie and roll again without it.
    let chosen = among("composition", &options, 1, &[3, 6, 3, 2, 4]);
    assert_eq!(chosen.chosen, [2]);
    assert_eq!(chosen.scores[1].throws, [[6]]);
    for option in &mut options {
        option.ignored = true;
    }
    assert!(
        among("composition", &options, 1, &[1, 2, 3])
            .chosen
            .is_empty()
    );
}
