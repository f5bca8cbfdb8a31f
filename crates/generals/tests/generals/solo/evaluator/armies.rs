//! Two armies, counted by the names of their classes.

use acies_referee::{Battle, ElementId, Place, Side};
use acies_rulebook::{Rulebook, TroopId};

/// An army.
pub struct Army {
    /// The class of each element, with its move in good going in hundreds of paces.
    elements: Vec<(String, f64)>,
}

pub const MOUNTED: [&str; 6] = ["El", "Kn", "Cv", "LH", "SCh", "Cm"];

/// A troop's move in good going in hundreds of paces.
fn hundreds(rulebook: &Rulebook, troop: TroopId) -> f64 {
    // 100 paces are 0.625 base widths at 15 mm; in 3.0 distances are base widths.
    let hundred = if rulebook.edition == "3.0" {
        1.0
    } else {
        0.625
    };
    rulebook.troop(troop).allowance.good.base_widths() / hundred
}

impl Army {
    /// Parses a recorded army without its general; `None` for an unknown troop.
    pub fn followers(rulebook: &Rulebook, text: &str) -> Option<Army> {
        let all = text.split(", ").filter(|word| !word.ends_with(" general"));
        Army::written(rulebook, all)
    }

    /// Parses the elements of a recorded army.
    pub fn written<'t>(rulebook: &Rulebook, words: impl Iterator<Item = &'t str>) -> Option<Army> {
        let elements = words.map(|word| {
            // The troop after dismounting stands behind two slashes.
            let code = word.split([' ', '/']).next()?;
            let id = rulebook.troop_id(code)?;
            let class = rulebook.troop(id).class.clone();
            Some((class, hundreds(rulebook, id)))
        });
        let elements: Option<Vec<_>> = elements.collect();
        elements.map(|elements| Army { elements })
    }

    /// Whether every element is faster than this many hundreds of paces.
    pub fn all_faster(&self, than: f64) -> bool {
        let mut speeds = self.elements.iter().map(|(_, hundreds)| *hundreds);
        speeds.all(|speed| speed > than + 0.01)
    }

    /// Class and speed of the first element.
    pub fn first(&self) -> Option<&(String, f64)> {
        self.elements.first()
    }

    /// The army of a side, including its losses.
    pub fn of(battle: &Battle, side: Side) -> Army {
        let rulebook = battle.rulebook();
        let elements = ElementId::of_side(side)
            .take(12)
            .map(|id| battle.position().element(id))
            .filter(|element| element.place != Place::Unused)
            .map(|element| {
                let class = rulebook.troop(element.troop).class.clone();
                (class, hundreds(rulebook, element.troop))
            });
        Army {
            elements: elements.collect(),
        }
    }

    /// How many elements have these classes.
    pub fn of_classes(&self, classes: &[&str]) -> i64 {
        let count = self
            .elements
            .iter()
            .filter(|(class, _)| classes.contains(&class.as_str()));
        count.count() as i64
    }

    /// How many are mounted, including elephants.
    pub fn mounted(&self) -> i64 {
        self.of_classes(&MOUNTED)
    }

    /// How many move 300 paces or less in good going.
    pub fn slow(&self) -> i64 {
        let slow = self
            .elements
            .iter()
            .filter(|(_, hundreds)| *hundreds < 3.01);
        slow.count() as i64
    }

    /// How many move 300 paces or more in good going.
    pub fn fast(&self) -> i64 {
        let fast = self
            .elements
            .iter()
            .filter(|(_, hundreds)| *hundreds > 2.99);
        fast.count() as i64
    }
}
