//! Two armies, counted by the names of their classes.

use acies_referee::{Battle, ElementId, Place, Side};
use acies_rulebook::{Rulebook, TroopId};

/// An army.
pub struct Army {
    /// The class of each element that takes part, with how many hundreds of paces it goes in good going.
    elements: Vec<(String, f64)>,
}

pub const MOUNTED: [&str; 6] = ["El", "Kn", "Cv", "LH", "SCh", "Cm"];

/// How many hundreds of paces a troop goes in good going.
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
    /// An army as the account writes it, without its general; `None` where a troop is not known.
    pub fn followers(rulebook: &Rulebook, text: &str) -> Option<Army> {
        let all = text.split(", ").filter(|word| !word.ends_with(" general"));
        Army::written(rulebook, all)
    }

    /// The elements of an army as the account writes them.
    pub fn written<'t>(rulebook: &Rulebook, words: impl Iterator<Item = &'t str>) -> Option<Army> {
        let elements = words.map(|word| {
            // What somebody may dismount as stands behind two strokes.
            let code = word.split([' ', '/']).next()?;
            let id = rulebook.troop_id(code)?;
            let class = rulebook.troop(id).class.clone();
            Some((class, hundreds(rulebook, id)))
        });
        let elements: Option<Vec<_>> = elements.collect();
        elements.map(|elements| Army { elements })
    }

    /// Whether each is faster than so many hundreds of paces.
    pub fn all_faster(&self, than: f64) -> bool {
        let mut speeds = self.elements.iter().map(|(_, hundreds)| *hundreds);
        speeds.all(|speed| speed > than + 0.01)
    }

    /// The class and the speed of its first.
    pub fn first(&self) -> Option<&(String, f64)> {
        self.elements.first()
    }

    /// The army of a side, those included that it has lost.
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

    /// How many go 300 paces or less in good going.
    pub fn slow(&self) -> i64 {
        let slow = self
            .elements
            .iter()
            .filter(|(_, hundreds)| *hundreds < 3.01);
        slow.count() as i64
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
