//! Rolls without modifiers, and the list of garrisons (sections 3.3, 4.4, 4.7, 5.4).

use acies_generals::solo::{Fact as F, Facts, Procedure};

use crate::solo::table;

/// The depth of warbands, and of spears, for a die of 1 to 6: 1 to 3 two ranks.
const DEPTHS: [&str; 6] = [
    "two-ranks",
    "two-ranks",
    "two-ranks",
    "one-rank-at-the-ends",
    "one-rank-at-the-ends",
    "one-rank-at-the-ends",
];

#[test]
fn tables_without_modifiers() {
    for (name, expected) in [
        (
            "waterway",
            ["right", "right", "left", "left", "far", "near"],
        ),
        (
            "built-up-area",
            [
                "near-right",
                "near-right",
                "near-left",
                "near-left",
                "far-right",
                "far-left",
            ],
        ),
        (
            "river",
            [
                "across-beyond-the-middle",
                "across-beyond-the-middle",
                "across-this-side",
                "along-left",
                "along-right",
                "along-right",
            ],
        ),
        (
            "area-across",
            ["left", "left", "centre", "centre", "right", "right"],
        ),
        (
            "area-away",
            ["near", "near", "middle", "middle", "far", "far"],
        ),
        (
            "road",
            [
                "across-near",
                "across-middle",
                "across-far",
                "along-left",
                "along-middle",
                "along-right",
            ],
        ),
        ("warband-depth", DEPTHS),
        ("spear-depth", DEPTHS),
        (
            "override",
            [
                "follow", "follow", "override", "override", "override", "override",
            ],
        ),
    ] {
        let table = table(name);
        assert!(table.modifiers.is_empty());
        for (die, result) in (1..).zip(expected) {
            let rolled = table.evaluate(&Facts::default(), &[die]);
            assert_eq!(table.result(&rolled), Some(result), "{name} {die}");
        }
    }
}

#[test]
fn list_of_garrison_kinds() {
    let procedure = Procedure::built_in();
    let pick = |facts: &[(F, i16)]| {
        let facts = facts
            .iter()
            .fold(Facts::default(), |facts, &(fact, number)| {
                facts.with(fact, number)
            });
        procedure
            .garrison(&facts)
            .map(|row| (row.row, row.troops.as_str()))
    };
    for (facts, expected) in [
        // Four blades are not divisible by three; three are, and then an odd spear comes before them.
        (vec![(F::BladeNpg, 4), (F::SpearNpg, 3)], Some((1, "blade"))),
        (vec![(F::BladeNpg, 3), (F::SpearNpg, 3)], Some((2, "spear"))),
        (vec![(F::BladeNpg, 3), (F::SpearNpg, 4)], Some((3, "blade"))),
        (vec![(F::SpearNpg, 4), (F::PikeNpg, 3)], Some((4, "spear"))),
        (
            vec![(F::PikeNpg, 3), (F::ArtilleryNpg, 1)],
            Some((5, "pike")),
        ),
        (
            vec![(F::PikeNpg, 4), (F::ArtilleryNpg, 1)],
            Some((6, "artillery")),
        ),
        (
            vec![(F::PikeNpg, 4), (F::HordeNpg, 1), (F::AuxiliaNpg, 1)],
            Some((7, "horde")),
        ),
        (
            vec![(F::AuxiliaNpg, 1), (F::WarbandNpg, 5)],
            Some((8, "auxilia")),
        ),
        (
            vec![(F::WarbandNpg, 5), (F::BowNpg, 3)],
            Some((9, "warband")),
        ),
        (
            vec![(F::BowNpg, 3), (F::PsiloiNpg, 3), (F::PikeNpg, 2)],
            None,
        ),
    ] {
        assert_eq!(pick(&facts), expected, "{facts:?}");
    }
}

#[test]
fn applied_modifiers_name_their_facts() {
    // Section 5.2, whose fourth and fifth rows ask for spears and blades once more.
    let aggression = table("aggression");
    assert_eq!(
        aggression.facts(),
        [
            F::MountedNpg,
            F::FastNpg,
            F::WarbandNpg,
            F::SpearYou,
            F::AuxiliaNpg,
            F::PsiloiNpg,
            F::CavalryYou,
            F::KnightYou,
            F::BladeYou,
            F::SpearNpg,
            F::BladeNpg,
            F::PikeNpg,
        ]
    );
    // Six warbands against seven spears: + 1 by the third row, so that a 4 comes to 5, which is aggressive.
    let facts = Facts::default().with(F::WarbandNpg, 6).with(F::SpearYou, 7);
    let rolled = aggression.evaluate(&facts, &[4]);
    let [applied] = rolled.modifiers.as_slice() else {
        panic!("{rolled:?}");
    };
    assert_eq!((applied.row, applied.value), (3, 1));
    assert_eq!(applied.facts, [(F::WarbandNpg, 6), (F::SpearYou, 7)]);
    assert_eq!((rolled.dice.as_slice(), rolled.total), (&[4][..], 5));
    assert_eq!(aggression.result(&rolled), Some("aggressive"));
}
