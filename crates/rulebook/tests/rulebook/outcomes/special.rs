//! Outcomes outside the open: in camps and built-up areas, shot in the rear, and shooting without reply.

use acies_rulebook::{Fact, Fate, Margin, Mode};

use super::fate;

#[test]
fn no_element_recoils_from_a_camp_or_built_up_area() {
    use Fact::{Garrison, InCamp, InOwnCamp, Inside};
    use Margin::{Beaten, Doubled};
    use Mode::{Close, Shooting};
    let camp: &[Fact] = &[InOwnCamp, InCamp, Inside];
    let town: &[Fact] = &[Garrison, Inside];
    for (margin, mode, own, enemy, expected) in [
        (Beaten, Close, "4Bd", "4Bd", Fate::Destroyed),
        // Elsewhere these two flee.
        (Beaten, Close, "3Cv", "SCh", Fate::Destroyed),
        (Doubled, Close, "2Ps", "4Sp", Fate::Destroyed),
        // Artillery that is shot at does not recoil.
        (Beaten, Shooting, "Art", "3Bw", Fate::Stands),
        (Beaten, Shooting, "7Hd", "3Bw", Fate::Destroyed),
    ] {
        for place in [camp, town] {
            assert_eq!(
                fate(margin, mode, own, enemy, place),
                expected,
                "{own} {place:?}"
            );
        }
    }
    // War wagons and hordes cannot be in a camp, but can be in a built-up area.
    for own in ["WWg", "7Hd"] {
        for (place, expected) in [(camp, Fate::Destroyed), (town, Fate::Stands)] {
            assert_eq!(fate(Beaten, Close, own, "4Bd", place), expected, "{own}");
        }
    }
}

#[test]
fn rear_shooting_destroys_instead_of_recoil() {
    use Fact::ShotOnRear;
    for (own, enemy, expected) in [
        ("4Bd", "3Bw", Fate::Destroyed),
        ("7Hd", "3Bw", Fate::Destroyed),
        ("WWg", "3Bw", Fate::Stands),
        ("Art", "3Bw", Fate::Stands),
        ("2LH", "Art", Fate::Flees),
    ] {
        assert_eq!(
            fate(Margin::Beaten, Mode::Shooting, own, enemy, &[ShotOnRear]),
            expected,
            "{own}"
        );
    }
}

#[test]
fn unanswered_shooter_is_unaffected() {
    let unanswered = [Fact::UnansweredShooter];
    for margin in [Margin::Beaten, Margin::Doubled] {
        for own in ["3Bw", "Art", "WWg"] {
            assert_eq!(
                fate(margin, Mode::Shooting, own, "3Bw", &unanswered),
                Fate::Stands
            );
        }
    }
}
