//! Edges, garrisons, landings and positions (sections 4.1 to 4.7).

use acies_generals::solo::{Fact as F, TROOPS};

use super::{add, check, cut, flag, numbers, together};

#[test]
fn table_of_base_edges() {
    let axes = [
        together(
            [F::ZoneClear, F::ZoneBadInTheMiddle],
            &[[0, 0], [1, 0], [0, 1]],
        ),
        flag(F::OppositeBadInTheMiddle),
        flag(F::OppositeBadInFront),
        together(
            [
                F::KnightYou,
                F::CavalryYou,
                F::LightHorseYou,
                F::CamelryYou,
                F::BadGoingTroopsYou,
            ],
            &[
                [1, 1, 2, 1, 7],
                [2, 1, 2, 1, 6],
                [0, 0, 6, 0, 0],
                [0, 0, 0, 6, 6],
                [4, 0, 0, 0, 8],
                [0, 0, 0, 0, 12],
            ],
        ),
        flag(F::ZoneGentleHill),
        flag(F::LittoralYou),
        together(
            [F::WaterOnAFlank, F::WaterBehind],
            &[[0, 0], [1, 0], [0, 1]],
        ),
        flag(F::ZoneBadInFront),
        together(
            [F::AuxiliaNpg, F::PsiloiNpg],
            &[[0, 0], [4, 3], [4, 4], [8, 0]],
        ),
    ];
    let (sets, _) = check(
        "edge",
        &axes,
        |n| {
            let riders =
                n(F::KnightYou) + n(F::CavalryYou) + n(F::LightHorseYou) + n(F::CamelryYou);
            let front = n(F::OppositeBadInFront) == 1;
            let littoral = n(F::LittoralYou) == 1;
            3 * n(F::ZoneClear)
                + 3 * n(F::OppositeBadInTheMiddle)
                + add(front && riders >= 6, 1)
                + n(F::ZoneGentleHill)
                + add(front && n(F::BadGoingTroopsYou) >= 8, -1)
                + add(n(F::WaterOnAFlank) == 1 && littoral, -1)
                + add(n(F::WaterBehind) == 1 && littoral, -2)
                + add(
                    n(F::ZoneBadInFront) == 1 && n(F::AuxiliaNpg) + n(F::PsiloiNpg) < 8,
                    -2,
                )
                + add(n(F::ZoneBadInTheMiddle) == 1, -3)
        },
        |_| None,
    );
    // Clear, bad in the middle or neither; 2; 3 or 5, for no army has 6 riders and 8 for bad going, or neither; 4; 6 or 7, for
    // there is one waterway, or neither; 8.
    assert_eq!(sets, 3 * 2 * 3 * 2 * 3 * 2);
}

#[test]
fn table_of_the_camp_garrison() {
    let axes = [
        numbers(F::LightHorseYou, &[0, 1, 5]),
        numbers(F::SpearNpg, &[1, 2, 5, 6]),
        together(
            [F::MountedYou, F::MountedNpg],
            &[[0, 0], [3, 3], [4, 3], [3, 4]],
        ),
    ];
    let (sets, _) = check(
        "camp-garrison",
        &axes,
        |n| {
            add(n(F::LightHorseYou) > 0, 2)
                + n(F::SpearNpg) % 2
                + add(n(F::MountedYou) > n(F::MountedNpg), 1)
        },
        // "6 or more".
        cut(5),
    );
    assert_eq!(sets, 2 * 2 * 2);
}

#[test]
fn table_of_the_built_up_area_garrison() {
    // Foot of the other side: spears, blades, pikes, auxilia, psiloi, and all of them together.
    let mut foot = Vec::new();
    for spear in 0..3 {
        for blade in 0..2 {
            for pike in 0..3 {
                for auxilia in 0..2 {
                    for psiloi in 0..2 {
                        let all = spear + blade + pike + auxilia + psiloi;
                        foot.push([spear, blade, pike, auxilia, psiloi, all]);
                    }
                }
            }
        }
    }
    let own = [
        // Blades, spears, bows, psiloi, and all the infantry.
        [0, 0, 0, 0, 4],
        [0, 0, 3, 2, 5],
        [0, 0, 3, 2, 6],
        [1, 0, 0, 0, 1],
        [0, 1, 2, 0, 3],
        [2, 3, 1, 1, 7],
    ];
    let axes = [
        together(
            [
                F::SpearYou,
                F::BladeYou,
                F::PikeYou,
                F::AuxiliaYou,
                F::PsiloiYou,
                F::InfantryYou,
            ],
            &foot,
        ),
        numbers(F::ElephantYou, &[0, 1]),
        together(
            [
                F::BladeNpg,
                F::SpearNpg,
                F::BowNpg,
                F::PsiloiNpg,
                F::InfantryNpg,
            ],
            &own,
        ),
        flag(F::TownOnNpgSide),
    ];
    let (sets, _) = check(
        "town-garrison",
        &axes,
        |n| {
            let heavy = n(F::AuxiliaYou) + n(F::SpearYou) + n(F::BladeYou);
            let others = heavy + n(F::PikeYou);
            let with_psiloi = n(F::PsiloiYou) > 0 && heavy > 0;
            let own_others = n(F::InfantryNpg) - n(F::BowNpg) - n(F::PsiloiNpg);
            add(n(F::BladeNpg) > 0, 2)
                + add(others == 0, 1)
                + add(n(F::SpearNpg) > 0, 1)
                + add(n(F::SpearYou) > 0 || n(F::ElephantYou) > 0, -1)
                + add(with_psiloi || n(F::SpearYou) > 1, -1)
                + add(n(F::BladeYou) > 0 || n(F::PikeYou) > 1, -2)
                + add(own_others == 0, -2)
                + add(n(F::TownOnNpgSide) == 1, -3)
        },
        cut(3),
    );
    // Of the other side: the second, with the fourth for elephants or not; or any of the fourth, fifth and sixth, 8. Of the own:
    // none, the first, the third, both, or the seventh. And the eighth.
    assert_eq!(sets, (2 + 8) * 5 * 2);
}

#[test]
fn table_of_landings() {
    let axes = [
        flag(F::NpgAttacks),
        flag(F::CampNearWaterYou),
        together(
            [
                F::BadByTheWater,
                F::DunesByTheWater,
                F::AuxiliaNpg,
                F::CamelryNpg,
            ],
            &[
                [0, 0, 3, 3],
                [1, 0, 0, 3],
                [1, 0, 1, 0],
                [0, 1, 1, 0],
                [0, 1, 0, 1],
            ],
        ),
        numbers(F::SlowYou, &[9, 10, 12]),
        numbers(F::FastNpg, &[7, 8]),
        flag(F::LittoralYou),
        together(
            [
                F::PikeYou,
                F::BladeYou,
                F::SpearYou,
                F::PikeNpg,
                F::BladeNpg,
                F::SpearNpg,
            ],
            &[
                [0, 0, 0, 0, 0, 0],
                [2, 1, 1, 1, 1, 2],
                [1, 0, 0, 0, 0, 0],
                [0, 3, 0, 2, 0, 0],
                [0, 0, 5, 0, 2, 2],
                [1, 1, 1, 4, 0, 0],
            ],
        ),
        together(
            [F::ElephantNpg, F::ArtilleryNpg, F::HordeNpg, F::WarWagonNpg],
            &[
                [0, 0, 0, 0],
                [1, 0, 0, 0],
                [0, 1, 0, 0],
                [0, 0, 1, 0],
                [0, 0, 0, 1],
            ],
        ),
        flag(F::SlowGeneralNpg),
        flag(F::WaterBehindYou),
        flag(F::TroopsNearCampYou),
        numbers(F::ReservedYou, &[0, 1, 2, 4]),
    ];
    let (sets, _) = check(
        "landing",
        &axes,
        |n| {
            let attacks = n(F::NpgAttacks) == 1;
            let cover = (n(F::BadByTheWater) == 1 && n(F::AuxiliaNpg) > 0)
                || (n(F::DunesByTheWater) == 1 && n(F::CamelryNpg) > 0);
            let yours = n(F::PikeYou) + n(F::BladeYou) + n(F::SpearYou);
            let own = n(F::PikeNpg) + n(F::BladeNpg) + n(F::SpearNpg);
            let clumsy = [F::ElephantNpg, F::ArtilleryNpg, F::HordeNpg, F::WarWagonNpg];
            add(attacks, 3)
                + 2 * n(F::CampNearWaterYou)
                + add(cover, 1)
                + add(n(F::SlowYou) >= 10, 1)
                + add(n(F::FastNpg) >= 8, 1)
                + add(n(F::LittoralYou) == 0, 1)
                + add(yours > own, 1)
                + add(clumsy.into_iter().any(|fact| n(fact) > 0), -1)
                - n(F::SlowGeneralNpg)
                + add(n(F::WaterBehindYou) == 1 && !attacks, -2)
                + add(n(F::TroopsNearCampYou) == 1 && attacks, -2)
                + add(n(F::ReservedYou) >= 2 && attacks, -12)
        },
        // "6 or more".
        cut(5),
    );
    // The second to the ninth as they like, 256; of the rest none or the tenth, or the first with the eleventh and the twelfth
    // as they like.
    assert_eq!(sets, 256 * (2 + 4));
}

#[test]
fn table_of_group_positions() {
    let place = |name: &str| TROOPS.iter().position(|known| *known == name).unwrap() as i16 + 1;
    let is = |main: i16, names: &[&str]| names.iter().any(|name| place(name) == main);
    let infantry = [
        "blade", "spear", "pike", "auxilia", "warband", "bow", "psiloi", "horde",
    ];
    let riders = [
        "knight",
        "cavalry",
        "light-horse",
        "camelry",
        "scythed-chariot",
    ];
    // The main kind, whether there is an elephant or a knight, whether the general is the only mounted element. Section
    // 4.5 says which kinds can be grouped: elephants with auxilia and psiloi, mounted with each other.
    let mut groups = Vec::new();
    for name in TROOPS {
        let main = place(name);
        match name {
            "elephant" | "knight" => groups.extend([[main, 1, 0], [main, 1, 1]]),
            "cavalry" | "light-horse" | "camelry" => {
                groups.extend([[main, 0, 0], [main, 1, 0], [main, 0, 1]]);
            }
            "auxilia" | "psiloi" => groups.extend([[main, 0, 0], [main, 1, 0]]),
            _ => groups.push([main, 0, 0]),
        }
    }
    let axes = [
        together(
            [F::Main, F::HasElephantOrKnight, F::GeneralAloneMounted],
            &groups,
        ),
        flag(F::FacesGoodGoing),
        together(
            [
                F::BladeYou,
                F::SpearYou,
                F::PikeYou,
                F::BladeNpg,
                F::SpearNpg,
                F::PikeNpg,
            ],
            &[
                [0; 6],
                [1, 1, 1, 1, 1, 1],
                [2, 1, 1, 1, 1, 1],
                [0, 4, 0, 3, 0, 0],
                [0, 0, 4, 0, 0, 3],
                [1, 1, 1, 2, 1, 1],
            ],
        ),
        together([F::MountedNpg, F::MountedYou], &[[1, 1], [2, 1], [1, 2]]),
        numbers(F::ReservedYou, &[0, 1, 4]),
        flag(F::FlanksBad),
    ];
    let (_, sums) = check(
        "position",
        &axes,
        |n| {
            let main = n(F::Main);
            let alone = n(F::GeneralAloneMounted) == 1;
            let yours = n(F::BladeYou) + n(F::SpearYou) + n(F::PikeYou);
            let own = n(F::BladeNpg) + n(F::SpearNpg) + n(F::PikeNpg);
            let shy =
                n(F::FacesGoodGoing) == 1 && yours > own && n(F::MountedNpg) > n(F::MountedYou);
            let mounted = is(main, &riders) || is(main, &["elephant"]);
            let bad = n(F::FlanksBad) == 1;
            add(alone, -5)
                + add(is(main, &infantry) && shy, -5)
                + add(
                    is(main, &["cavalry", "camelry", "knight", "blade", "spear"])
                        && n(F::ReservedYou) > 0,
                    -3,
                )
                + add(mounted && bad, -3)
                + add(is(main, &["psiloi", "auxilia"]), 2)
                + add(n(F::HasElephantOrKnight) == 1 && !alone, 3)
                + add(is(main, &["psiloi", "auxilia", "warband", "bow"]) && bad, 3)
                + add(
                    is(main, &["cavalry", "camelry", "light-horse"]) && !alone,
                    4,
                )
        },
        |total| {
            Some(match total {
                ..=4 => 0,
                5..=9 => 1,
                10 => 2,
                11 => 3,
                _ => 4,
            })
        },
    );
    // For instance -11 = -5 -3 -3 for cavalry, 8 = 2 + 3 + 3 for auxilia with an elephant; no group comes to 6.
    assert_eq!(
        sums.into_iter().collect::<Vec<_>>(),
        [-11, -8, -5, -3, -2, 0, 1, 2, 3, 4, 5, 7, 8]
    );
}
