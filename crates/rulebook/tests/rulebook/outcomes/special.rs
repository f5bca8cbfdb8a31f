//! Where else than in the open: in camps and towns, shot on the rear, and shooting without being shot at.

use acies_rulebook::{Fact, Fate, Margin, Mode};

use super::fate;

#[test]
fn nobody_recoils_out_of_a_camp_or_a_town() {
    use Fact::{Garrison, InCamp, InOwnCamp, Inside};
    let camp: &[Fact] = &[InOwnCamp, InCamp, Inside];
    let town: &[Fact] = &[Garrison, Inside];
    for place in [camp, town] {
        assert_eq!(
            fate(Margin::Beaten, Mode::Close, "4Bd", "4Bd", place),
            Fate::Destroyed
        );
        // Elsewhere these two flee.
        assert_eq!(
            fate(Margin::Beaten, Mode::Close, "3Cv", "SCh", place),
            Fate::Destroyed
        );
        assert_eq!(
            fate(Margin::Doubled, Mode::Close, "2Ps", "4Sp", place),
            Fate::Destroyed
        );
        // Artillery that is shot at does not recoil.
        assert_eq!(
            fate(Margin::Beaten, Mode::Shooting, "Art", "3Bw", place),
            Fate::Stands
        );
        assert_eq!(
            fate(Margin::Beaten, Mode::Shooting, "7Hd", "3Bw", place),
            Fate::Destroyed
        );
    }
    // A camp is no place for war wagons and hordes; a town is.
    for own in ["WWg", "7Hd"] {
        assert_eq!(
            fate(Margin::Beaten, Mode::Close, own, "4Bd", camp),
            Fate::Destroyed
        );
        assert_eq!(
            fate(Margin::Beaten, Mode::Close, own, "4Bd", town),
            Fate::Stands
        );
    }
}

#[test]
fn shots_on_the_rear_kill_those_that_would_recoil() {
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
fn a_shooter_that_is_not_shot_at_is_safe() {
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
