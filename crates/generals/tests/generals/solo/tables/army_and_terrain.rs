//! The general's element, and the amount of terrain (sections 2.2.1, 3.1, 3.2).

use acies_generals::solo::Fact as F;

use super::{add, check, cut, flag, numbers, together};

#[test]
fn table_of_the_general_element() {
    let kinds = together(
        [F::Mounted, F::Elephant, F::Infantry, F::Psiloi],
        &[[1, 0, 0, 0], [1, 1, 0, 0], [0, 0, 1, 0], [0, 0, 1, 1]],
    );
    let axes = [
        kinds,
        flag(F::OddPikes),
        flag(F::Slowest),
        flag(F::TypePresent),
        numbers(F::BowYou, &[0, 3, 4, 12]),
        together(
            [F::PsiloiYou, F::AuxiliaYou, F::LightHorseYou],
            &[[1, 1, 1], [2, 1, 1], [0, 4, 0], [0, 0, 4], [0, 0, 0]],
        ),
        numbers(F::ArtilleryYou, &[0, 1, 2]),
    ];
    let (sets, _) = check(
        "general",
        &axes,
        |n| {
            let horse = n(F::Mounted) == 1 && n(F::Elephant) == 0;
            let light = n(F::PsiloiYou) + n(F::AuxiliaYou) + n(F::LightHorseYou);
            add(n(F::OddPikes) == 1, -2)
                + add(horse && n(F::BowYou) >= 4, -2)
                + add(n(F::Slowest) == 1, -2)
                + add(n(F::Psiloi) == 1, -1)
                + add(
                    n(F::Elephant) == 1 && (light >= 4 || n(F::ArtilleryYou) > 0),
                    -1,
                )
                + add(n(F::Infantry) == 1 && n(F::TypePresent) == 1, 1)
                + add(n(F::Mounted) == 1 && n(F::TypePresent) == 1, 2)
        },
        |_| None,
    );
    // Odd pikes and slowest, 4; of riders none, 2, 7, both; of elephants none, 5, 7, both; of foot none and 6; of psiloi 4,
    // with 6 or not: {}, 2, 7, 27, 5, 57, 6, 4, 46 are 9.
    assert_eq!(sets, 4 * 9);
}

#[test]
fn tables_of_compulsory_terrain() {
    let axes = [
        numbers(F::MountedNpg, &[0, 4, 5, 6]),
        together(
            [F::SpearNpg, F::BladeNpg],
            &[
                [0, 0],
                [1, 0],
                [0, 1],
                [5, 0],
                [3, 2],
                [0, 6],
                [3, 3],
                [12, 0],
            ],
        ),
        together([F::SpearYou, F::BladeYou], &[[0, 0], [1, 0], [0, 1]]),
        numbers(F::ArtilleryYou, &[0, 1, 2]),
    ];
    let (sets, _) = check(
        "arable",
        &axes,
        |n| {
            let heavy = n(F::SpearNpg) + n(F::BladeNpg);
            add(n(F::MountedNpg) >= 5, 1)
                + add(heavy <= 5, 2)
                + add(n(F::ArtilleryYou) >= 1, 2)
                + add(heavy == 0 && n(F::SpearYou) + n(F::BladeYou) >= 1, 3)
        },
        cut(3),
    );
    // The first and the third as they like; none of the others, the second, or the second and the fourth.
    assert_eq!(sets, 2 * 2 * 3);
}

#[test]
fn table_of_optional_terrain() {
    let axes = [
        numbers(F::BadGoingTroopsNpg, &[0, 6, 7, 12]),
        flag(F::RoughFeature),
    ];
    let (sets, _) = check(
        "second-piece",
        &axes,
        |n| add(n(F::BadGoingTroopsNpg) >= 7 && n(F::RoughFeature) == 1, 1),
        cut(3),
    );
    assert_eq!(sets, 2);

    let pairs = [[0, 0], [4, 4], [5, 4], [4, 5], [12, 0], [0, 12]];
    let axes = [
        together([F::BadGoingTroopsNpg, F::BadGoingTroopsYou], &pairs),
        together([F::MountedNpg, F::MountedYou], &pairs),
        numbers(F::BadPieces, &[0, 1, 2]),
    ];
    let (sets, _) = check(
        "optional-count",
        &axes,
        |n| {
            let bad = n(F::BadGoingTroopsNpg) - n(F::BadGoingTroopsYou);
            let mounted = n(F::MountedNpg) - n(F::MountedYou);
            add(bad > 0, 2)
                + add(mounted < 0, 1)
                + add(n(F::BadPieces) == 2, -1)
                + add(mounted > 0, -1)
                + add(bad < 0, -1)
        },
        cut(3),
    );
    // More, as many or fewer of both kinds; two pieces or not.
    assert_eq!(sets, 3 * 3 * 2);

    let axes = [flag(F::Waterway), flag(F::LittoralYou)];
    let (sets, _) = check(
        "optional-features",
        &axes,
        |n| add(n(F::Waterway) == 1 && n(F::LittoralYou) == 1, -1),
        |_| None,
    );
    assert_eq!(sets, 2);
}
