//! Battles in which the soak found a fault once: none of their steps breaks an invariant any more.

use std::sync::Arc;

use acies_armies::Library;
use acies_generals::soak::{Plan, soak};
use acies_rulebook::{Rulebook, Scale};

/// Somebody fled between two whom he met at once within the tolerance, and came to rest on one of them; somebody was pushed back
/// by one who faced a twentieth of a degree otherwise, and drifted into him.
#[test]
fn nobody_comes_to_rest_on_another() {
    let source = Rulebook::edition_source("3.0").expect("an edition of the program");
    let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).expect("it is sound"));
    let library = Library::for_edition("3.0").expect("it has lists");
    for first in [1_000_080, 1_120_239] {
        let plan = Plan {
            general: "random".into(),
            first,
            battles: 1,
            limit: 30,
        };
        let found = soak(&rulebook, library, &plan, |_| ());
        assert!(found.faults.is_empty(), "{:?}", found.faults);
    }
}
