//! Placing the camp (4.3).
//!
//! Blue defends at the far edge of a table of 2.2, 15 by 15. The best place is the middle, 6.5 to 8.5, with a camp of 2
//! by 1.5.

use acies_armies::{Library, Topography};
use acies_generals::General;
use acies_generals::solo::{Dice, SoloDba};
use acies_referee::{Ask, Battle, Side, What};

use super::table_setup::attacking;

/// A road far from everything, and a wood that leaves no room for a camp between x 5 and 10. Places are tried by quarters from
/// the middle. Beside the wood the nearest of any size is 3.25 away: a camp of 1.5 by 1.5 from 10 to 11.5 or from 3.5 to 5.
/// One of 2 would be 3.5 away, and at 3 one of 1.01 would reach in as far as 10.5 - 0.505 = 9.995.
const ROAD: &str = "place road 0.5 along 1 0 1 15";
const WOOD: &str = "place wood 5 12 10 12 10 15 5 15";
const HILL: &str = "place steep-hill 2 2 5 2 5 4 2 4";

/// The camp of blue against the army of a list that is or is not littoral.
fn pitched(land: &[&str], littoral: bool) -> String {
    let enemies = Library::for_edition("2.2").unwrap().lists().iter();
    let mut enemies = enemies.filter(|list| {
        list.home().contains(&Topography::Littoral) == littoral && list.aggression() >= 1
    });
    let enemy = enemies.next().unwrap().key().to_string();
    let mut battle = attacking("2.2", [&enemy, "IV/55b"], land);
    battle
        .obey(&"edges left right far near".parse().unwrap())
        .unwrap();
    battle.throw(&[6]).unwrap();
    camp(&battle)
}

fn camp(battle: &Battle) -> String {
    assert_eq!(
        battle.asks(),
        Ask::Decide {
            side: Side::Blue,
            what: What::Camp
        }
    );
    let mut general = SoloDba::with_dice(Dice::Scripted([].into()));
    let order = general.decide(battle, Side::Blue);
    assert!(battle.is_legal(&order));
    order.to_string()
}

#[test]
fn camp_is_in_the_middle_by_default() {
    // Bad going beyond the middle of the table does not count.
    let land = [ROAD, HILL, "place wood 11 2 13 2 13 4 11 4"];
    assert_eq!(
        pitched(&land, false),
        "camp 8.5 15 8.5 13.5 6.5 13.5 6.5 15"
    );
}

#[test]
fn camp_is_behind_bad_going() {
    // In front of it, though not as far as the middle: 11 to 13. The nearest camp that is partly behind it reaches over
    // 11 by a quarter: 9.25 to 11.25.
    let land = [ROAD, HILL, "place wood 11 9 13 9 13 11 11 11"];
    assert_eq!(
        pitched(&land, false),
        "camp 11.25 15 11.25 13.5 9.25 13.5 9.25 15"
    );
    // Behind a wood that is too near for a camp of full size there is room for one of 2 by 1.
    let land = [ROAD, HILL, "place wood 5 11 10 11 10 14 5 14"];
    assert_eq!(pitched(&land, false), "camp 8.5 15 8.5 14 6.5 14 6.5 15");
}

#[test]
fn camp_avoids_the_flank_of_a_littoral_enemy() {
    // Right of 11.25 is the right flank, into which the smallest camp at 10.75 reaches too: as far as 11.255.
    let land = [ROAD, WOOD, HILL, "place waterway right 1"];
    let right = "camp 11.5 15 11.5 13.5 10 13.5 10 15";
    assert_eq!(pitched(&land, false), right);
    assert_eq!(pitched(&land, true), "camp 5 15 5 13.5 3.5 13.5 3.5 15");
}

#[test]
fn camp_avoids_a_road_from_the_enemy() {
    let land = ["place road 0.5 along 11 0 11 15", WOOD, HILL];
    assert_eq!(pitched(&land, false), "camp 5 15 5 13.5 3.5 13.5 3.5 15");
    // More than a base width away it does not count: 12.8 less a quarter is 12.55, and 1.05 less is 11.5.
    let land = ["place road 0.5 along 12.8 0 12.8 15", WOOD, HILL];
    let right = "camp 11.5 15 11.5 13.5 10 13.5 10 15";
    assert_eq!(pitched(&land, false), right);
}

#[test]
fn camp_position_counts_before_size() {
    // A wood leaves no room between 5 and 8. At 8.75, 1.25 from the middle, there is room for 1.5 by 1.5; one of 2 would have
    // to go to 9, and at 8.5 one of 1.01 would reach in as far as 7.995.
    let land = [ROAD, HILL, "place wood 5 12 8 12 8 15 5 15"];
    assert_eq!(pitched(&land, false), "camp 9.5 15 9.5 13.5 8 13.5 8 15");
}
