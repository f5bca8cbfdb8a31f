//! A whole deployment, worked out by hand.

use super::{at, before, deployed, result};

#[test]
fn example_deployment_against_blades() {
    // 2.2, 15 mm, an empty table. Blue has no mounted elements and no warband, so psiloi support no other troops. Both
    // knights would be the only mounted group, and so they are split.
    let armies = [
        "3Kn general, 1x3Kn, 4x4Sp, 4x4Ax, 2x2Ps",
        "4Bd general, 11x4Bd",
    ];
    let dice = [
        1, 3, // r1: 4 + 3 (knight) = 7, centre
        4, 3, // r2: 7 + 3 = 10, left
        6, 4, // spears: 10 - 5 (12 heavy foot against 4, 2 mounted against none) = 5, centre
        5, 4, // auxilia: 9 - 5 + 2 = 6, centre
        3, 3, // psiloi: 6 - 5 + 2 = 3, reserve
    ];
    let (battle, entries) = deployed(before(&[], armies), &dice);
    let posts = [
        ("r1", "centre"),
        ("r2", "left"),
        ("r3 r4 r5 r6", "centre"),
        ("r7 r8 r9 r10", "centre"),
        ("r11 r12", "reserve"),
    ];
    for (group, post) in posts {
        assert_eq!(result(&entries, "position", group), Some(post), "{group}");
        assert_eq!(result(&entries, "placed", group), Some(post), "{group}");
    }
    // The slowest stand in the middle, then the auxilia on the right, and the knight, as fast but mounted, on the
    // shorter side, the left: 1 + 4 + 4 = 9 base widths about the middle, from -4.5 to 4.5. The front is at 600 paces =
    // 3.75. The other knight joins on the left, from -5.5: the zone goes to -5.625.
    assert_eq!(at(&battle, 2), (-5.0, 3.75));
    assert_eq!(at(&battle, 1), (-4.0, 3.75));
    // The first of a kind stand nearest to the middle.
    let spears = [(6, -3.0), (5, -2.0), (4, -1.0), (3, 0.0)];
    let auxilia = [(7, 1.0), (8, 2.0), (9, 3.0), (10, 4.0)];
    for (number, right) in spears.into_iter().chain(auxilia) {
        assert_eq!(at(&battle, number), (right, 3.75), "r{number}");
    }
    // 200 paces = 1.25 behind, about the middle.
    assert_eq!(at(&battle, 11), (-0.5, 2.5));
    assert_eq!(at(&battle, 12), (0.5, 2.5));
    // The whole front line is in contact, so it is one group.
    let lines = acies_generals::lines(battle.position(), acies_referee::Side::Red);
    let mut sizes = [lines[0].len(), lines[1].len()];
    sizes.sort_unstable();
    assert_eq!((lines.len(), sizes), (2, [2, 10]));
}
