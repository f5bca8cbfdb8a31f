//! Battles in which the soak found a fault once: none of their steps breaks an invariant any more.

use std::sync::Arc;

use acies_armies::Library;
use acies_generals::soak::{Plan, soak};
use acies_rulebook::{Rulebook, Scale};

/// No step of these battles breaks an invariant.
fn hold(edition: &str, scale: Scale, conventions: &[&str], battles: &[u64]) {
    let source = Rulebook::edition_source(edition).expect("an edition of the program");
    let compiled = source.compile(scale, &[], conventions);
    let rulebook = Arc::new(compiled.expect("it is sound"));
    let library = Library::for_edition(edition).expect("it has lists");
    for &first in battles {
        let plan = Plan {
            general: "random".into(),
            first,
            battles: 1,
            limit: 30,
        };
        let found = soak(&rulebook, library, &plan, |_| ());
        assert!(found.faults.is_empty(), "{first}: {:?}", found.faults);
    }
}

/// Somebody fled between two whom he met at once within the tolerance, and came to rest on one of them; somebody was pushed back
/// by one who faced a twentieth of a degree otherwise, and drifted into him.
#[test]
fn nobody_comes_to_rest_on_another() {
    hold("3.0", Scale::Mm15, &[], &[1_000_080, 1_120_239]);
}

/// Somebody was pushed back the way of one who faced a hair otherwise, and drifted into a friend beside him; two ended on one whom
/// their ways just missed.
#[test]
fn nobody_is_pushed_into_his_neighbour() {
    hold("2.2", Scale::Mm25, &[], &[2_085_644]);
    hold("2.2", Scale::Mm15, &["wadbag-30"], &[2_010_710]);
    hold("1.22", Scale::Mm15, &[], &[2_471_725]);
}

/// Somebody fled through a friend, was stopped just short of the end of him, and stayed on him by a hair more than the tolerance.
#[test]
fn nobody_stays_on_a_friend_through_whom_he_fled() {
    hold("2.2", Scale::Mm15, &["wadbag-24"], &[2_286_259]);
}

/// Somebody was put into a camp, others were said to be the second of two, which planned the deployment anew without him, and he was
/// taken back: there was no place for him, nor was it known that there was none.
#[test]
fn who_is_taken_back_from_a_camp_has_a_place() {
    hold("3.0", Scale::Mm15, &[], &[2_090_507, 2_270_435]);
}
