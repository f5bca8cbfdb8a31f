//! Tactical groups (section 4.5), worked out by hand.

use acies_generals::solo::{Grouping, Procedure, TroopKinds, groups};
use acies_rulebook::{Rulebook, Scale};

/// The groups of an army: their troops and their reason.
fn formed(edition: &str, army: &str, absent: &[usize], enemy: &str) -> Vec<(String, Grouping)> {
    let source = Rulebook::edition_source(edition).unwrap();
    let rulebook = source.compile(Scale::Mm15, &[], &[]).unwrap();
    let kinds = TroopKinds::new(Procedure::built_in(), &rulebook);
    let army: acies_armies::Composition = army.parse().unwrap();
    let enemy: acies_armies::Composition = enemy.parse().unwrap();
    let formed = groups(kinds, army.elements(), absent, enemy.elements());
    let mut all: Vec<usize> = formed
        .iter()
        .flat_map(|group| &group.members)
        .copied()
        .collect();
    all.extend(absent);
    all.sort_unstable();
    assert_eq!(
        all,
        (0..12).collect::<Vec<_>>(),
        "every element is in one group"
    );
    formed
        .into_iter()
        .map(|group| {
            let troops = group
                .members
                .iter()
                .map(|&place| army.elements()[place].to_string());
            (troops.collect::<Vec<_>>().join(" "), group.why)
        })
        .collect()
}

/// Twelve elements on foot, without warbands.
const ON_FOOT: &str = "4Bd general, 11x4Bd";
/// Three mounted elements and a warband.
const THREE_AND_ONE: &str = "3Cv general, 2x3Cv, 1x4Wb, 8x4Sp";
/// Three mounted elements.
const THREE: &str = "3Cv general, 2x3Cv, 9x4Sp";
/// Four mounted elements.
const FOUR: &str = "3Cv general, 3x3Cv, 8x4Sp";

use Grouping::{Alike, BowsBetween, LeftOver, MountedApart, PsiloiBehind, WithElephants};

fn check(army: &str, enemy: &str, expected: &[(&str, Grouping)]) {
    let found = formed("2.2", army, &[], enemy);
    let found: Vec<(&str, Grouping)> = found
        .iter()
        .map(|(text, why)| (text.as_str(), *why))
        .collect();
    assert_eq!(found, expected, "{army}");
}

#[test]
fn kinds_form_groups_of_at_most_four() {
    // Nine spears are 3 + 3 + 3, three cavalry are one group and so two: a half is two of three.
    check(
        "3Cv general, 2x3Cv, 9x4Sp",
        ON_FOOT,
        &[
            ("3Cv 3Cv", MountedApart),
            ("3Cv", MountedApart),
            ("4Sp 4Sp 4Sp", Alike),
            ("4Sp 4Sp 4Sp", Alike),
            ("4Sp 4Sp 4Sp", Alike),
        ],
    );
}

#[test]
fn pike_groups_have_even_sizes() {
    // Six are 4 + 2; seven, which cannot all be even, are 4 + 3.
    check(
        "3Cv general, 6x4Pk, 5x2Ps",
        ON_FOOT,
        &[
            ("3Cv", Alike),
            ("4Pk 4Pk 4Pk 4Pk", Alike),
            ("4Pk 4Pk", Alike),
            ("2Ps 2Ps 2Ps", Alike),
            ("2Ps 2Ps", Alike),
        ],
    );
    check(
        "3Cv general, 7x4Pk, 4x2Ps",
        ON_FOOT,
        &[
            ("3Cv", Alike),
            ("4Pk 4Pk 4Pk 4Pk", Alike),
            ("4Pk 4Pk 4Pk", Alike),
            ("2Ps 2Ps 2Ps 2Ps", Alike),
        ],
    );
}

#[test]
fn psiloi_support_against_mounted_and_warbands() {
    // Three and one are more than three: six spears take a psiloi element for each three.
    let army = "4Sp general, 5x4Sp, 4x4Ax, 2x2Ps";
    check(
        army,
        THREE_AND_ONE,
        &[
            ("4Sp 4Sp 4Sp 2Ps", PsiloiBehind),
            // Four auxilia are more than the three spears that are left.
            ("4Sp 4Sp 4Sp", Alike),
            ("4Ax 4Ax 4Ax 2Ps", PsiloiBehind),
            ("4Ax", Alike),
        ],
    );
    check(
        army,
        THREE,
        &[
            ("4Sp 4Sp 4Sp", Alike),
            ("4Sp 4Sp 4Sp", Alike),
            ("4Ax 4Ax 4Ax 4Ax", Alike),
            ("2Ps 2Ps", Alike),
        ],
    );
    // In 3.0 psiloi give no rear support.
    let found = formed(
        "3.0",
        "4Sp general, 5x4Sp, 4x4Ax, 2x2Ps",
        &[],
        THREE_AND_ONE,
    );
    assert!(found.iter().all(|(_, why)| *why == Alike), "{found:?}");
}

#[test]
fn bows_go_between_spears_and_blades_against_mounted() {
    // Of two blades and six spears the spears are more: three with the first bow, three with the second; then both blades with the
    // third. The fourth finds a group of three.
    check(
        "4Bd general, 1x4Bd, 6x4Sp, 4x3Bw",
        FOUR,
        &[
            ("4Bd 3Bw 3Bw 4Bd", BowsBetween),
            ("4Sp 3Bw 4Sp 4Sp", BowsBetween),
            ("4Sp 3Bw 4Sp 4Sp", BowsBetween),
        ],
    );
    check(
        "4Bd general, 1x4Bd, 6x4Sp, 4x3Bw",
        THREE,
        &[
            ("4Bd 4Bd", Alike),
            ("4Sp 4Sp 4Sp", Alike),
            ("4Sp 4Sp 4Sp", Alike),
            ("3Bw 3Bw 3Bw 3Bw", Alike),
        ],
    );
}

#[test]
fn bows_go_between_elements_with_psiloi_support() {
    // Three of the five blades go before the first psiloi element and two before the second; a bow goes between those two, and
    // then all groups are full. The other bows stand alone.
    check(
        "4Bd general, 4x4Bd, 2x2Ps, 3x3Bw, 2x4Ax",
        FOUR,
        &[
            ("4Bd 4Bd 4Bd 2Ps", PsiloiBehind),
            ("4Bd 3Bw 4Bd 2Ps", BowsBetween),
            ("3Bw 3Bw", Alike),
            ("4Ax 4Ax", Alike),
        ],
    );
    // One blade is before the second: a bow would stand beside it and not between.
    check(
        "4Bd general, 3x4Bd, 2x2Ps, 6x3Bw",
        FOUR,
        &[
            ("4Bd 4Bd 4Bd 2Ps", PsiloiBehind),
            ("4Bd 2Ps", PsiloiBehind),
            ("3Bw 3Bw 3Bw", Alike),
            ("3Bw 3Bw 3Bw", Alike),
        ],
    );
    // One blade is left of four: the second bow finds no two.
    check(
        "4Bd general, 3x4Bd, 2x3Bw, 6x4Ax",
        FOUR,
        &[
            ("4Bd 3Bw 4Bd 4Bd", BowsBetween),
            ("4Bd", Alike),
            ("3Bw", Alike),
            ("4Ax 4Ax 4Ax", Alike),
            ("4Ax 4Ax 4Ax", Alike),
        ],
    );
}

#[test]
fn two_other_elements_join_elephants() {
    let army = "3Kn general, 2x3Kn, 2xEl, 1x4Ax, 6x2Ps";
    // Auxilia first; psiloi if the enemy has at most two mounted elements, knights if it has more.
    check(
        army,
        "3Cv general, 1x3Cv, 10x4Bd",
        &[
            ("3Kn 3Kn 3Kn", Alike),
            ("El El 4Ax 2Ps", WithElephants),
            ("2Ps 2Ps 2Ps", Alike),
            ("2Ps 2Ps", Alike),
        ],
    );
    check(
        army,
        THREE,
        &[
            // The general is among them, with its own kind.
            ("El El 4Ax 3Kn", WithElephants),
            ("3Kn 3Kn", Alike),
            ("2Ps 2Ps 2Ps", Alike),
            ("2Ps 2Ps 2Ps", Alike),
        ],
    );
}

#[test]
fn single_elements_form_a_group() {
    // Three riders of three kinds come together, and then apart: the first kind, and the others. Spears and blades stay together,
    // auxilia and psiloi alone.
    check(
        "3Kn general, 1x3Cv, 1x2LH, 1x4Ax, 1x4Sp, 1x4Bd, 4x3Bw, 2x2Ps",
        ON_FOOT,
        &[
            ("3Kn", MountedApart),
            ("3Cv 2LH", MountedApart),
            ("4Ax", Alike),
            ("4Sp 4Bd", LeftOver),
            ("3Bw 3Bw 3Bw 3Bw", Alike),
            ("2Ps 2Ps", Alike),
        ],
    );
}

#[test]
fn garrison_is_in_no_group() {
    let found = formed("2.2", "4Bd general, 11x4Sp", &[4, 7], ON_FOOT);
    // Nine spears are left of eleven.
    let sizes: Vec<usize> = found
        .iter()
        .map(|(text, _)| text.split(' ').count())
        .collect();
    assert_eq!(sizes, [1, 3, 3, 3]);
}
