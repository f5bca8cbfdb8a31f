//! `acies baroque`: the solo procedure for Impetus: Baroque, one question at a time, for play on a real table.

pub mod args;
mod pursue;
mod react;
mod tokens;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::Write;

use acies_baroque::{Abilities, Tables};
use acies_generals::Rng;

use self::args::{BaroqueArgs, UnitArgs, What};
use crate::failure::Failure;
use crate::texts::Texts;

/// Answers what is asked; whether the unit may do anything at all.
///
/// # Errors
/// When the dice are too few or too many.
pub fn run(wanted: &BaroqueArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    match &wanted.what {
        What::React(wanted) => react::run(wanted, out),
        What::Pursue(wanted) => pursue::run(wanted, out),
        What::Tokens(wanted) => tokens::run(wanted, out),
    }
}

/// Dice that are rolled where none are given.
fn rolled(seed: Option<u64>) -> Rng {
    Rng::new(seed.unwrap_or_else(|| RandomState::new().build_hasher().finish()))
}

fn throw(chance: &mut Rng) -> u8 {
    chance.below(6) as u8 + 1
}

/// The unit asked about: what it can do, and whether an unknown code made that an assumption.
struct Known {
    can: Abilities,
    /// The code where the procedure does not name it.
    unknown: Option<String>,
}

impl Known {
    fn of(unit: &UnitArgs) -> Known {
        let said = unit.can.unwrap_or(Abilities::ALL);
        // Without a code, what is said is all that there is.
        let Some(code) = &unit.unit else {
            return Known {
                can: said,
                unknown: None,
            };
        };
        let kind = Tables::embedded().kind(code);
        let (can, _) = said.by_code(kind, &unit.how.rulings);
        Known {
            can,
            unknown: kind.is_none().then(|| code.clone()),
        }
    }

    /// Says of a code that it was taken as a name.
    fn write(&self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(code) = &self.unknown {
            let can: Vec<&str> = self.can.words().collect();
            let can = if can.is_empty() {
                "nothing".to_owned()
            } else {
                can.join(", ")
            };
            let args = [("code", code.as_str()), ("can", &can)];
            writeln!(out, "{}", texts.say("baroque-unknown", &args))?;
        }
        Ok(())
    }
}
