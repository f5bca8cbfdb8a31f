//! No code depends on an edition: house rules that mix several editions can be played like any other rules.

use std::ops::ControlFlow;
use std::sync::Arc;

use acies_armies::Library;
use acies_generals::soak::{SoakPlan, soak};
use acies_rulebook::{Rulebook, Scale};

/// The file of house rules, the army lists it is played with, and conventions on top of it.
const MIXES: [(&str, &str, &[&str]); 3] = [
    (
        "old-ways.toml",
        include_str!("house-rules/old-ways.toml"),
        &[],
    ),
    (
        "new-ways.toml",
        include_str!("house-rules/new-ways.toml"),
        &[],
    ),
    (
        "old-ways.toml",
        include_str!("house-rules/old-ways.toml"),
        &["wadbag-30"],
    ),
];

#[test]
fn mixed_house_rules_keep_every_invariant() {
    let library = Library::for_edition("2.2").unwrap();
    for (name, text, conventions) in MIXES {
        let source = Rulebook::load(text, name).unwrap_or_else(|errors| panic!("{errors}"));
        let rulebook = source
            .compile(Scale::Mm15, &[], conventions)
            .unwrap_or_else(|errors| panic!("{errors}"));
        let plan = SoakPlan {
            general: "random".into(),
            first: 0,
            battles: 30,
            limit: 30,
        };
        let found = soak(&Arc::new(rulebook), library, &plan, |_| {
            ControlFlow::Continue(())
        });
        let faults: Vec<String> = found
            .faults
            .iter()
            .map(|fault| format!("{fault:?}"))
            .collect();
        assert!(faults.is_empty(), "{name} {conventions:?}: {faults:#?}");
    }
}
