//! Regression tests: battles in which the soak once found a fault no longer break an invariant.

use std::ops::ControlFlow;
use std::sync::Arc;

use acies_armies::Library;
use acies_generals::soak::{Coverage, SoakPlan, soak};
use acies_rulebook::{Rulebook, Scale};

/// Checks that no step of these battles breaks an invariant.
fn hold(edition: &str, scale: Scale, conventions: &[&str], battles: &[u64]) {
    let source = Rulebook::edition_source(edition).expect("an edition of the program");
    let compiled = source.compile(scale, &[], conventions);
    let rulebook = Arc::new(compiled.expect("it is sound"));
    let library = Library::for_edition(edition).expect("it has lists");
    for &first in battles {
        let plan = SoakPlan {
            general: "random".into(),
            first,
            battles: 1,
            limit: 30,
        };
        let found = soak(&rulebook, library, &plan, |_| ControlFlow::Continue(()));
        assert!(found.faults.is_empty(), "{first}: {:?}", found.faults);
    }
}

/// An element fled between two enemies met at once within the tolerance, and came to rest on one of them; another was
/// pushed back by one whose facing differed by a twentieth of a degree, and drifted into it.
#[test]
fn fleeing_and_pushed_elements_do_not_overlap() {
    hold("3.0", Scale::Mm15, &[], &[1_000_080, 1_120_239]);
}

/// An element was pushed back along a slightly different facing and drifted into a friend beside it; two ended on an
/// element that their ways just missed.
#[test]
fn pushed_elements_do_not_overlap_neighbours() {
    hold("2.2", Scale::Mm25, &[], &[2_085_644]);
    hold("2.2", Scale::Mm15, &["wadbag-30"], &[2_010_710]);
    hold("1.22", Scale::Mm15, &[], &[2_471_725]);
}

/// An element fled through a friend, was stopped just short of its far end, and overlapped it by slightly more than the
/// tolerance.
#[test]
fn fleeing_element_clears_the_friend_it_passed() {
    hold("2.2", Scale::Mm15, &["wadbag-24"], &[2_286_259]);
}

/// An element was put into a camp and others were deployed as the second of two troops, which planned the deployment
/// anew without it. It was then lifted, and the new plan had no place for it.
#[test]
fn element_lifted_from_a_camp_can_deploy_again() {
    hold("3.0", Scale::Mm15, &[], &[2_090_507, 2_270_435]);
}

/// Battles are played at once, and end in any order.
#[test]
fn coverage_does_not_depend_on_which_battles_are_played_together() {
    let source = Rulebook::edition_source("2.2").expect("an edition of the program");
    let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).expect("it is sound"));
    let library = Library::for_edition("2.2").expect("it has lists");
    let played = |first, battles| {
        let plan = SoakPlan {
            general: "random".into(),
            first,
            battles,
            limit: 30,
        };
        let mut done = Vec::new();
        let after = |so_far| {
            done.push(so_far);
            ControlFlow::Continue(())
        };
        let found = soak(&rulebook, library, &plan, after);
        assert_eq!(done, (1..=battles).collect::<Vec<u64>>());
        found.coverage
    };
    let mut one_by_one = Coverage::default();
    for number in 0..6 {
        one_by_one.add(played(number, 1));
    }
    assert_eq!(one_by_one.battles, 6);
    assert_eq!(played(0, 6), one_by_one);
}
