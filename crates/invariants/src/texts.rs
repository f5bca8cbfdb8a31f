//! Invariants of orders, armies and scenarios: short texts that users write.

use std::sync::{Arc, LazyLock};

use acies_armies::{ArmyText, Composition, Library};
use acies_chronicle::{Draft, ScenarioError};
use acies_geometry::Angle;
use acies_referee::Order;
use acies_rulebook::Rulebook;

/// Any text is an order that prints and parses back the same, or is refused at a column of it.
pub fn order_prints_and_reads_back(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match Order::parse(text) {
        Ok(order) => assert_eq!(Order::parse(&order.to_string()), Ok(order)),
        Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column)),
    }
}

/// Any text is an army, or a list in the usual notation, that prints and parses back the same, or it is refused.
pub fn army_prints_and_reads_back(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let named = text.parse::<ArmyText>();
    if let Ok(army) = text.parse::<Composition>() {
        assert!(named.is_ok(), "{named:?}");
        assert_eq!(army.to_string().parse::<Composition>().as_ref(), Ok(&army));
    }
    for edition in ["2.2", "3.0"] {
        let library = Library::for_edition(edition).expect("the lists of the program are sound");
        let notation = library.notation();
        if let Ok(roster) = notation.read(text) {
            let printed = notation.print(&roster);
            assert_eq!(notation.read(&printed).as_ref(), Ok(&roster));
        }
    }
}

/// The rotation of a scenario in degrees, far from every angle in use.
const TURN: f64 = 37.3;

/// Any text is a scenario that is built and judged without a panic, or is refused at a line of it.
pub fn scenario_is_built_or_refused_with_a_line(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Err(error) = judged(text) {
        let lines = text.matches('\n').count() + 1;
        assert!(
            (1..=lines).contains(&error.line),
            "line {} of {lines}",
            error.line
        );
    }
}

fn judged(text: &str) -> Result<(), ScenarioError> {
    static STANDARD: LazyLock<Arc<Rulebook>> = LazyLock::new(|| Arc::new(Rulebook::standard()));
    let draft = Draft::read(text)?;
    // Whether it can be built does not depend on the edition it names.
    for edition in draft.editions() {
        for turn in [0.0, TURN] {
            let turn = Angle::from_degrees(turn);
            let scenario = draft.scenario(edition, Arc::clone(&STANDARD), turn)?;
            assert_eq!(scenario.judge().len(), scenario.expects.len());
        }
    }
    Ok(())
}
