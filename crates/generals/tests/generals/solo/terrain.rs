//! The terrain pieces (3.1, 3.2) and their places (3.3).
//!
//! Blue defends and places them. The table is as blue sees it, so that red, the opponent, is at the far edge: red's
//! right is at low x, red's near side at high y. Tables are 15 base widths square.

use acies_armies::{ArmyList, Library, Topography};
use acies_generals::audit::{Entry, How};
use acies_generals::solo::{
    AuditLog, Board, Dice, OpponentView, PieceSite, SoloDba, choose_pieces,
};
use acies_generals::{General, Rng};
use acies_geometry::{Angle, Convex, Length, Region};
use acies_referee::{Battle, Lie, Order, Side, Table, TableEdge, What};

use super::table_setup::{Piece, area, battle, defending, defending_by, points};

fn log(dice: &[u8]) -> AuditLog {
    AuditLog::new(Dice::Scripted(dice.iter().copied().collect()))
}

/// The names of the pieces for these dice of blue.
fn pieces(battle: &Battle, dice: &[u8]) -> (Vec<String>, Vec<Entry>) {
    let mut log = log(dice);
    let pieces = choose_pieces(&mut log, battle, Side::Blue);
    let thrown: usize = log.entries().iter().map(dice_of).sum();
    assert_eq!(thrown, dice.len(), "{:?}", log.entries());
    let names = pieces.into_iter().map(|piece| piece.name).collect();
    (names, log.entries().to_vec())
}

/// The number of dice of an entry.
fn dice_of(entry: &Entry) -> usize {
    match &entry.how {
        How::Table(thrown) => thrown.dice.len(),
        How::Contest { options } => {
            let throws = options.iter().flat_map(|option| &option.throws);
            throws.map(|thrown| thrown.dice.len()).sum()
        }
        _ => 0,
    }
}

/// I/1a: three blades, eight bows, three psiloi; no spears, no mounted elements. Its home is arable.
const SUMER: [&str; 2] = ["I/1a", "I/1a"];

#[test]
fn arable_has_a_built_up_area_with_a_road_or_a_road() {
    let battle = defending("2.2", &[], SUMER, What::Terrain);
    // Fewer than six spears and blades: 1 + 2 is a built-up area. Both have eleven bad-going troops and no mounted
    // elements: 3 is two optional pieces. River 6, steep hills 5 and 1, gentle hills 1 and 1, woods 1 and 1, roads 2
    // and 1, waterway 1: a road to the built-up area is required, and one of difficult terrain.
    let dice = [1, 3, 6, 5, 1, 1, 1, 1, 1, 2, 1, 1];
    let (names, entries) = pieces(&battle, &dice);
    assert_eq!(names, ["bua", "river", "road"]);
    assert_eq!(entries[2].rulings, ["R-05", "R-12", "R-76"]);
    // Without the requirement of a road, the two highest rolls are chosen.
    let laid = (&[("road-to-built-up", "laid")][..], &[][..]);
    let (names, _) = pieces(&defending_by("2.2", laid, SUMER, What::Terrain), &dice);
    assert_eq!(names, ["bua", "river", "steep-hill"]);
    // 2 + 2 is a road. A 3 makes it one, a 4 two of them; psiloi do not count for roads.
    let (names, _) = pieces(&battle, &[2, 3, 4, 6, 5, 5, 4, 1, 1, 1, 1, 1]);
    assert_eq!(names, ["river", "steep-hill", "steep-hill 2", "road"]);
    let (names, _) = pieces(&battle, &[2, 4, 3, 1, 1, 1, 6, 5, 4, 1, 1]);
    // Neither gentle hill is difficult: the best that is, the wood, is taken first.
    assert_eq!(names, ["wood", "gentle-hill", "road", "road 2"]);
}

#[test]
fn arable_without_built_up_areas_needs_no_roll() {
    let battle = defending("2.2", &["no-bua"], SUMER, What::Terrain);
    let (names, entries) = pieces(&battle, &[1, 3, 6, 5, 1, 1, 1, 1, 1, 2, 1]);
    assert_eq!(names, ["river", "steep-hill", "road"]);
    assert!(entries.iter().all(|entry| entry.name != "arable"));
}

#[test]
fn only_deciding_ties_reroll() {
    let battle = defending("2.2", &["no-bua"], SUMER, What::Terrain);
    // The second steep hill and the first wood tie at 4 for the last of two places, below the river: 2 and 3.
    let (names, _) = pieces(&battle, &[1, 3, 6, 1, 4, 1, 1, 4, 1, 2, 1, 2, 3]);
    assert_eq!(names, ["river", "wood", "road"]);
    // Three places: there is no reroll.
    let (names, _) = pieces(&battle, &[1, 4, 6, 1, 4, 1, 1, 4, 1, 2, 1]);
    assert_eq!(names, ["river", "steep-hill", "wood", "road"]);
}

#[test]
fn one_of_a_littoral_pair_rolls() {
    // A littoral army: the waterway is compulsory. Steep hills 2 against marsh 5, woods and dunes 3, then 4
    // against 1. Then marsh twice, woods twice, a built-up area, a river; no roads are offered, so none is wanted.
    let lists = Library::for_edition("2.2").unwrap().lists();
    let only_littoral = |list: &&ArmyList| list.home() == [Topography::Littoral];
    let key = lists.iter().find(only_littoral).unwrap().key().to_string();
    let battle = defending("2.2", &[], ["I/1a", &key], What::Terrain);
    let (names, entries) = pieces(&battle, &[1, 2, 5, 3, 3, 4, 1, 6, 2, 5, 4, 1, 1]);
    assert_eq!(entries[0].name, "optional-count");
    assert_eq!(names, ["waterway", "marsh", "wood"]);
}

#[test]
fn one_kind_of_built_up_area_rolls_in_3_0() {
    let battle = defending("3.0", &[], SUMER, What::Features);
    // 3 + 2 is not a built-up area: plough, twice without a roll, as the rules have it. Two optional pieces of those
    // that the topography offers: river, difficult hills, gentle hills, woods, one more plough, enclosures, roads, a
    // waterway, scrub and boggy ground; three of each but the river, the waterway and two roads.
    let mut dice = vec![3, 1];
    dice.extend([
        2, 1, 1, 1, 6, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
    let (names, _) = pieces(&battle, &dice);
    // A gentle hill rolls 6, plough 5; a river is the best of what is rough or bad going or water.
    assert_eq!(names, ["river", "plough", "plough 2", "gentle-hill"]);
}

/// The layouts of a piece for these results of the tables.
fn lies(kind: &str, words: &[&str], attacker: Side) -> Vec<Region> {
    let (width, depth) = (Length::BASE_WIDTH * 15, Length::BASE_WIDTH * 15);
    let table = Table::new(width, depth);
    let region = |lie: Lie| match lie {
        Lie::Area(corners, _) => Region::polygon(&corners).unwrap(),
        Lie::Band(width, line) => Region::band(&line, width).unwrap(),
        Lie::Edge(edge, _) => {
            let line = table.edge(edge);
            Region::band(&[line.from, line.to], Length::BASE_WIDTH).unwrap()
        }
    };
    let lies = shapes(kind, words, attacker);
    lies.into_iter().map(region).collect()
}

/// The shapes of a piece.
fn shapes(kind: &str, words: &[&str], attacker: Side) -> Vec<Lie> {
    let battle = battle("2.2", &[]);
    let rulebook = battle.rulebook();
    let table = battle.table();
    let site = PieceSite {
        battle: &battle,
        view: OpponentView::of_side(Side::Blue, Some(attacker), (table.width, table.depth)),
        quarter: None,
        straddles: false,
    };
    let kind = rulebook.terrain_kind(rulebook.terrain_id(kind).unwrap());
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let lies = site.layouts(kind, &words, &mut Rng::new(1));
    assert!(!lies.is_empty());
    lies
}

/// Whether all regions are within these ranges, in base widths.
fn lie_between(regions: &[Region], x: (f64, f64), y: (f64, f64)) -> bool {
    regions.iter().all(|region| {
        let (low, high) = region.bounds();
        let inside = |low: Length, high: Length, (least, most): (f64, f64)| {
            low.base_widths() >= least && high.base_widths() <= most
        };
        inside(low.across(), high.across(), x) && inside(low.up(), high.up(), y)
    })
}

#[test]
fn waterway_follows_the_view_of_the_opponent() {
    // Half a base width either way of the edge.
    let expected = [
        ("right", (-0.5, 0.5), (-0.5, 15.5)),
        ("left", (14.5, 15.5), (-0.5, 15.5)),
        ("far", (-0.5, 15.5), (-0.5, 0.5)),
        ("near", (-0.5, 15.5), (14.5, 15.5)),
    ];
    for (word, x, y) in expected {
        assert!(
            lie_between(&lies("waterway", &[word], Side::Red), x, y),
            "{word}"
        );
    }
    // If blue attacks, red sits at the near edge.
    let right = lies("waterway", &["right"], Side::Blue);
    assert!(lie_between(&right, (14.5, 15.5), (-0.5, 15.5)));
}

#[test]
fn built_up_area_corner_follows_the_view_of_the_opponent() {
    // 900 paces are 5.625 base widths.
    let (low, high) = ((0.0, 5.625), (9.375, 15.0));
    for (word, x, y) in [
        ("near-right", low, high),
        ("near-left", high, high),
        ("far-right", low, low),
        ("far-left", high, low),
    ] {
        assert!(
            lie_between(&lies("bua", &[word], Side::Red), x, y),
            "{word}"
        );
    }
}

#[test]
fn river_follows_the_view_of_the_opponent() {
    // Six, twelve and eighteen inches from the opponent or its left are a quarter, a half and three quarters: 3.75, 7.5, 11.25.
    let whole = (-0.5, 15.5);
    for (word, x, y) in [
        ("across-beyond-the-middle", whole, (3.75, 7.5)),
        ("across-this-side", whole, (7.5, 11.25)),
        ("along-left", (7.5, 11.25), whole),
        ("along-right", (3.75, 7.5), whole),
    ] {
        assert!(
            lie_between(&lies("river", &[word], Side::Red), x, y),
            "{word}"
        );
    }
}

#[test]
fn half_of_an_area_feature_is_in_its_ninth() {
    for (across, left) in [("left", 10.0), ("centre", 5.0), ("right", 0.0)] {
        for (away, low) in [("near", 10.0), ("middle", 5.0), ("far", 0.0)] {
            let ninth = area("wood", left, low, 5.0, 5.0);
            let Piece::Area(_, corners) = ninth else {
                panic!("no area");
            };
            let corners = points(&corners);
            for region in lies("wood", &[across, away], Side::Red) {
                let within = region.double_area_within(corners.as_slice());
                assert!(2 * within >= region.double_area(), "{across} {away}");
                assert!(lie_between(&[region], (0.0, 15.0), (0.0, 15.0)));
            }
        }
    }
}

#[test]
fn road_follows_the_view_of_the_opponent() {
    let whole = (-0.5, 15.5);
    for (word, x, y) in [
        ("across-near", whole, (10.0, 15.0)),
        ("across-middle", whole, (4.5, 10.5)),
        ("across-far", whole, (0.0, 5.0)),
        ("along-left", (10.0, 15.0), whole),
        ("along-middle", (4.5, 10.5), whole),
        ("along-right", (0.0, 5.0), whole),
    ] {
        // Half of its width may be beyond its part of the table.
        let wider = |(low, high): (f64, f64)| (low - 0.5, high + 0.5);
        let roads = lies("road", &[word], Side::Red);
        assert!(lie_between(&roads, wider(x), wider(y)), "{word}");
    }
}

#[test]
fn road_bends_by_less_than_fifteen_degrees() {
    let roads = ["across-near", "along-middle"].map(|word| shapes("road", &[word], Side::Red));
    for road in roads.into_iter().flatten() {
        let Lie::Band(_, line) = road else {
            panic!("no band");
        };
        let ways = line
            .windows(2)
            .map(|ends| Angle::from_vector(ends[1] - ends[0]));
        let ways: Vec<Angle> = ways.collect();
        let bend = |pair: &[Angle]| pair[0].between(pair[1]).degrees();
        assert!(ways.windows(2).all(|pair| bend(pair) < 15.0));
    }
}

#[test]
fn river_is_at_most_one_and_a_half_chords_long() {
    for word in ["across-this-side", "along-right"] {
        let legal = shapes("river", &[word], Side::Red)
            .into_iter()
            .filter(|river| {
                let Lie::Band(_, line) = river else {
                    panic!("no band");
                };
                let length = line.windows(2).map(|ends| ends[0].distance(ends[1]));
                let length: Length = length.sum();
                let chord = line[0].distance(line[line.len() - 1]);
                length.base_widths() <= 1.5 * chord.base_widths()
            });
        // A river that winds more would be refused; few do.
        assert!(legal.count() >= 12, "{word}");
    }
}

/// The entries of blue placing terrain with these dice, and the battle after it.
fn laid(dice: &[u8]) -> (Vec<Entry>, Battle) {
    let mut battle = defending("2.2", &["no-bua"], SUMER, What::Terrain);
    let mut general = SoloDba::with_dice(Dice::Scripted(dice.iter().copied().collect()));
    loop {
        let order = general.decide(&battle, Side::Blue);
        battle.obey(&order).unwrap();
        if order == Order::End {
            return (general.take_entries(), battle);
        }
    }
}

/// A road; two optional pieces: wood 5, waterway 6. The waterway on the opponent's right, the wood in the middle.
const WATER_AND_WOOD: [u8; 14] = [1, 3, 1, 1, 1, 1, 1, 5, 1, 1, 6, 1, 3, 3];

#[test]
fn illegal_places_are_rerolled_and_recorded() {
    // A road across would run into the water (2), one along the opponent's left does not (4).
    let dice = [&WATER_AND_WOOD[..], &[2, 4]].concat();
    let (entries, battle) = laid(&dice);
    let recorded: Vec<(&str, &str, &str)> = entries[3..]
        .iter()
        .map(|entry| {
            let result = entry.result.split(' ').next().unwrap_or_default();
            (entry.name.as_str(), entry.subject.as_str(), result)
        })
        .collect();
    assert_eq!(
        recorded,
        [
            ("waterway", "waterway try 1", "right"),
            ("place", "waterway", "place"),
            ("area-across", "wood try 1", "centre"),
            ("area-away", "wood try 1", "middle"),
            ("place", "wood", "place"),
            ("road", "road try 1", "across-middle"),
            ("refused", "road try 1", "setup.terrain.overlap"),
            ("road", "road try 2", "along-left"),
            ("place", "road", "place"),
        ]
    );
    let recorded_dice: usize = entries.iter().map(dice_of).sum();
    assert_eq!(recorded_dice, dice.len());
    // The only wood lies in two quarters at least, and more than half of it in the middle.
    let wood = &battle.table().features[1].region;
    let (low, high) = wood.outline().bounds();
    let middle = 7.5;
    let over =
        |low: Length, high: Length| low.base_widths() < middle && high.base_widths() > middle;
    assert!(over(low.across(), high.across()) || over(low.up(), high.up()));
    assert!(Board::new(&battle).has_water(TableEdge::Left));
}

#[test]
fn after_fifty_rolls_a_scan_finds_a_place() {
    // When the dice are used up they show ones: across, near to the opponent, again and again.
    let (entries, battle) = laid(&WATER_AND_WOOD);
    let refused = entries.iter().filter(|entry| entry.name == "refused");
    assert_eq!(refused.count(), 50);
    let place = entries.last().unwrap();
    assert_eq!(
        (place.name.as_str(), place.subject.as_str()),
        ("place", "road")
    );
    let How::Rule { facts } = &place.how else {
        panic!("{place:?}");
    };
    assert_eq!(facts[0].1, 50);
    assert_eq!(battle.table().features.len(), 3);
}

/// The order that chooses a quarter in 3.0 with these dice: the piece is a wood; and the number of rolls.
fn picked(side: Side, dice: &[u8]) -> (Order, usize) {
    // Red attacks. Blue has chosen features, and the first die has left the place to one of the two.
    let mut battle = defending("3.0", &[], SUMER, What::Features);
    let features = "features plough plough wood wood";
    battle.obey(&features.parse().unwrap()).unwrap();
    battle
        .throw(&[if side == Side::Blue { 5 } else { 6 }])
        .unwrap();
    let mut general = SoloDba::with_dice(Dice::Scripted(dice.iter().copied().collect()));
    let order = general.decide(&battle, side);
    assert!(battle.is_legal(&order));
    (order, general.take_entries().iter().map(dice_of).sum())
}

#[test]
fn quarter_follows_the_view_of_the_opponent() {
    // Left and near: 1 and 2. To red, at the far edge, that is the far right quarter, number 3 clockwise from the near left
    // one; to blue, at the near edge, the near left one, number 1.
    assert_eq!(picked(Side::Blue, &[1, 2]), (Order::Quarter(3), 2));
    assert_eq!(picked(Side::Red, &[1, 2]), (Order::Quarter(1), 2));
    // Right and far.
    assert_eq!(picked(Side::Blue, &[5, 6]), (Order::Quarter(1), 2));
    // A place in the middle lies in several quarters: both dice again. Then left and far.
    assert_eq!(picked(Side::Red, &[3, 1, 1, 5]), (Order::Quarter(2), 4));
}

#[test]
fn one_of_several_topographies_is_rolled() {
    let lists = Library::for_edition("2.2").unwrap().lists();
    let two = lists.iter().find(|list| list.home().len() == 2).unwrap();
    let battle = defending(
        "2.2",
        &[],
        ["I/1a", &two.key().to_string()],
        What::Topography,
    );
    let homes: Vec<Order> = battle.choices();
    for (dice, nth) in [(&[2, 5][..], 1), (&[4, 4, 3, 1], 0)] {
        let mut general = SoloDba::with_dice(Dice::Scripted(dice.iter().copied().collect()));
        assert_eq!(general.decide(&battle, Side::Blue), homes[nth]);
        assert_eq!(
            general.take_entries().iter().map(dice_of).sum::<usize>(),
            dice.len()
        );
    }
}
