//! Builds a scenario before the first bound: two army lists and the setup so far.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_referee::Battle;
use acies_rulebook::Rulebook;
use toml::Spanned;

use super::super::drive;
use super::super::error::{Complaint, complain};
use super::super::raw::{RawArmy, RawSetup};

/// Builds the battle of a setup.
pub(super) fn battle(setup: &RawSetup, rulebook: Arc<Rulebook>) -> Result<Battle, Complaint> {
    let lists = [list(&setup.red, &rulebook)?, list(&setup.blue, &rulebook)?];
    let mut battle = Battle::new(rulebook, lists);
    for line in &setup.so_far {
        drive::line(&mut battle, line.get_ref()).map_err(|message| complain(line, message))?;
    }
    Ok(battle)
}

/// The army list with this key, or the one written in the file.
fn list(army: &Spanned<RawArmy>, rulebook: &Rulebook) -> Result<ArmyList, Complaint> {
    let library = Library::for_edition(&rulebook.edition)
        .map_err(|error| complain(army, error.to_string()))?;
    match army.get_ref() {
        RawArmy::Key(key) => {
            let found = key.parse().ok().and_then(|key| library.get(key));
            found.cloned().ok_or_else(|| {
                complain(
                    army,
                    format!("found `{key}`, expected the key of an army list, such as II/12"),
                )
            })
        }
        RawArmy::List(list) => library
            .custom_list(
                list.elements.get_ref(),
                list.home.get_ref(),
                *list.aggression.get_ref(),
            )
            .map_err(|error| complain(army, error.to_string())),
    }
}
