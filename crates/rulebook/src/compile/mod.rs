//! Compiles an edition file into the rulebook that the referee reads.
//!
//! All problems are collected. A value that cannot be read is replaced, so that checking can continue; the
//! rulebook is then discarded.

mod combat;
mod context;
mod length;
mod movement;
mod outcomes;
mod setup;
mod troops;

use crate::content::hash;
use crate::document::Problem;
use crate::model::{Outcomes, Rulebook, Scale};
use crate::raw::RawEdition;

use context::Context;
pub(crate) use context::{Cell, CellKind};

/// A compiled edition with its cells and notes.
pub(crate) struct Compiled {
    pub rulebook: Rulebook,
    /// Every word, number and length that was read.
    pub cells: Vec<Cell>,
    /// Settings without effect.
    pub notes: Vec<Problem>,
}

/// Compiles an edition for a scale.
pub(crate) fn compile(
    raw: &RawEdition,
    scale: Scale,
    rulings: Vec<(String, String)>,
    conventions: Vec<String>,
) -> Result<Compiled, Vec<Problem>> {
    let mut cx = Context::new(raw, scale);
    let terrain = cx.terrain(raw);
    let troops = cx.troops(raw);
    let terrain = cx.terrain_good_for(raw, terrain);
    let setup = cx.setup(raw, &terrain);
    let movement = cx.movement(raw, &terrain);
    let shooting = cx.shooting(raw);
    let combat = cx.combat(raw);
    let rows = cx.outcome_rows(raw);
    let outcomes = Outcomes::new(
        rows,
        cx.recoil(raw),
        cx.flight(raw),
        cx.pursuit(raw),
        [
            raw.outcomes.flankers_recoil,
            raw.outcomes.flankers_recoil_anyway,
            raw.outcomes.standing_flankers_recoil,
        ],
        cx.troop_set(&raw.outcomes.cascade),
    );
    let victory = cx.victory(raw);
    cx.useless_rows(raw, &outcomes, troops.len());
    cx.undecided(raw, &outcomes, troops.len());
    let mut rulebook = Rulebook {
        edition: raw.name.get_ref().clone(),
        hash: String::new(),
        conventions,
        rulings,
        scale,
        units: cx.units(),
        troops,
        terrain,
        setup,
        movement,
        shooting,
        combat,
        outcomes,
        victory,
    };
    rulebook.hash = hash(&rulebook);
    let (problems, notes, cells) = cx.finish();
    if problems.is_empty() {
        Ok(Compiled {
            rulebook,
            cells,
            notes,
        })
    } else {
        Err(problems)
    }
}
