//! Any text is a scenario that is built and judged without panic, or is refused at a line of it.
#![no_main]

use std::sync::{Arc, LazyLock};

use acies_chronicle::{Draft, ScenarioError};
use acies_geometry::Angle;
use acies_rulebook::Rulebook;
use libfuzzer_sys::fuzz_target;

static RULEBOOK: LazyLock<Arc<Rulebook>> = LazyLock::new(|| Arc::new(Rulebook::standard()));

fn judge(text: &str) -> Result<(), ScenarioError> {
    let draft = Draft::read(text)?;
    for edition in draft.editions() {
        for turn in [0.0, 37.3] {
            let turn = Angle::from_degrees(turn);
            let scenario = draft.scenario(edition, Arc::clone(&RULEBOOK), turn)?;
            assert_eq!(scenario.judge().len(), scenario.expects.len());
        }
    }
    Ok(())
}

fuzz_target!(|text: &str| {
    if let Err(error) = judge(text) {
        let lines = text.matches('\n').count() + 1;
        assert!((1..=lines).contains(&error.line), "line {} of {lines}", error.line);
    }
});
