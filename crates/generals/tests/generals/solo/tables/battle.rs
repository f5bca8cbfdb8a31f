//! Aggression and stances (sections 5.2, 5.3).

use acies_generals::solo::Fact as F;

use super::{add, check, numbers, together};

#[test]
fn table_of_aggression() {
    let axes = [
        numbers(F::MountedNpg, &[0, 4, 5, 12]),
        numbers(F::FastNpg, &[0, 10, 11, 12]),
        numbers(F::WarbandNpg, &[5, 6]),
        together(
            [F::AuxiliaNpg, F::PsiloiNpg],
            &[[0, 0], [2, 2], [3, 2], [0, 5]],
        ),
        together(
            [F::SpearYou, F::BladeYou, F::KnightYou, F::CavalryYou],
            &[
                [0; 4],
                [1, 1, 1, 1],
                [2, 1, 1, 1],
                [5, 0, 0, 0],
                [6, 0, 0, 0],
                [0, 0, 0, 5],
            ],
        ),
        together(
            [F::SpearNpg, F::BladeNpg, F::PikeNpg],
            &[[0, 0, 0], [2, 2, 1], [2, 2, 2], [0, 0, 6]],
        ),
    ];
    let (sets, sums) = check(
        "aggression",
        &axes,
        |n| {
            let light = n(F::AuxiliaNpg) + n(F::PsiloiNpg);
            let yours = n(F::CavalryYou) + n(F::KnightYou) + n(F::BladeYou) + n(F::SpearYou);
            add(n(F::MountedNpg) >= 5, 2)
                + add(n(F::FastNpg) >= 11, 1)
                + add(n(F::WarbandNpg) >= 6 && n(F::SpearYou) >= 6, 1)
                + add(light > 4 && yours > 4, -1)
                + add(n(F::SpearNpg) + n(F::BladeNpg) + n(F::PikeNpg) >= 6, -2)
        },
        |total| {
            Some(match total {
                ..=2 => 0,
                3 | 4 => 1,
                _ => 2,
            })
        },
    );
    assert_eq!(sets, 32);
    assert_eq!(
        sums.into_iter().collect::<Vec<_>>(),
        [-3, -2, -1, 0, 1, 2, 3, 4]
    );
}

#[test]
fn table_of_stances() {
    let axes = [
        numbers(F::LostNpg, &[0, 1, 2, 3, 4]),
        numbers(F::LostYou, &[0, 1, 2, 3, 4]),
        numbers(F::Aggression, &[1, 2, 3]),
        numbers(F::Pips, &[1, 2, 3, 4, 5, 6]),
    ];
    let (_, sums) = check(
        "stance",
        &axes,
        |n| {
            let aggression = n(F::Aggression) - 2;
            let pips = match n(F::Pips) {
                1 | 2 => -1,
                5 | 6 => 1,
                _ => 0,
            };
            n(F::LostYou) - n(F::LostNpg)
                + aggression
                + pips
                + add(n(F::LostNpg) == 3 && n(F::LostYou) <= 2, 4)
        },
        |total| {
            Some(match total {
                ..=2 => 0,
                3 | 4 => 1,
                _ => 2,
            })
        },
    );
    // 0 for losses to 4 - 0 = 4, with 1 and 1: from -4 - 2 to 4 + 2.
    assert_eq!(
        sums.into_iter().collect::<Vec<_>>(),
        (-6..=6).collect::<Vec<_>>()
    );
}
