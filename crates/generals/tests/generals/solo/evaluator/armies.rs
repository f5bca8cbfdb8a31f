//! Two armies, counted by the names of their classes.

use acies_referee::{Battle, ElementId, Place, Side};

/// An army.
pub struct Army {
    /// The class of each element that takes part, with how many hundreds of paces it goes in good going.
    elements: Vec<(String, f64)>,
}

const MOUNTED: [&str; 6] = ["El", "Kn", "Cv", "LH", "SCh", "Cm"];

impl Army {
    /// The army of a side, those included that it has lost.
    pub fn of(battle: &Battle, side: Side) -> Army {
        let rulebook = battle.rulebook();
        let elements = ElementId::of(side)
            .take(12)
            .map(|id| battle.position().element(id))
            .filter(|element| element.place != Place::Unused)
            .map(|element| {
                let troop = rulebook.troop(element.troop);
                // 100 paces are 0.625 base widths at 15 mm; in 3.0 distances are base widths.
                let hundred = if rulebook.edition == "3.0" {
                    1.0
                } else {
                    0.625
                };
                (
                    troop.class.clone(),
                    troop.allowance.good.base_widths() / hundred,
                )
            });
        Army {
            elements: elements.collect(),
        }
    }

    /// How many there are of these classes.
    pub fn of_classes(&self, classes: &[&str]) -> i64 {
        let count = self
            .elements
            .iter()
            .filter(|(class, _)| classes.contains(&class.as_str()));
        count.count() as i64
    }

    /// How many are mounted, elephants too.
    pub fn mounted(&self) -> i64 {
        self.of_classes(&MOUNTED)
    }

    /// How many go 300 paces or more in good going.
    pub fn fast(&self) -> i64 {
        let fast = self
            .elements
            .iter()
            .filter(|(_, hundreds)| *hundreds > 2.99);
        fast.count() as i64
    }
}
