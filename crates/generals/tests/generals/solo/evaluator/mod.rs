//! An independent evaluator of Solo DBA, which checks the general's audit entries.
//!
//! It was written from the source and its rulings alone and shares only the form of the entries with the general, and
//! no odds with the program. It derives each table's result from the recorded dice and the armies on the table, and
//! each move's value by fighting every combat after it with all 36 pairs of dice.

mod armies;
mod attacks;
mod base_edge;
mod deployment;
mod moves;
mod setup;
mod shooting;
mod tables;

use std::collections::BTreeMap;

use acies_generals::audit::{Entry, How};
use acies_referee::{Battle, ElementId, Order, Place, Side};

use armies::Army;

/// What was checked.
#[derive(Debug, Default)]
pub struct Evaluated {
    /// The number of bounds.
    pub bounds: usize,
    /// How many entries of each kind agreed.
    pub agreed: BTreeMap<String, usize>,
    /// How many entries were not checked, and why.
    pub left: BTreeMap<String, usize>,
    /// The differences.
    pub differ: Vec<String>,
}

impl Evaluated {
    fn agree(&mut self, what: &str) {
        *self.agreed.entry(what.to_owned()).or_default() += 1;
    }

    fn leave(&mut self, why: &str) {
        *self.left.entry(why.to_owned()).or_default() += 1;
    }

    fn compare<T: PartialEq + std::fmt::Debug>(
        &mut self,
        what: &str,
        entry: &Entry,
        recorded: &T,
        read: &T,
    ) {
        if recorded == read {
            self.agree(what);
        } else {
            let Entry {
                bound,
                subject,
                result,
                ..
            } = entry;
            self.differ.push(format!(
                "{what} {subject} of bound {bound} ({result}): recorded {recorded:?}, read {read:?}"
            ));
        }
    }

    /// Checks the entries of an order against the battle before it; `before` are all earlier entries.
    pub fn look(
        &mut self,
        battle: &Battle,
        side: Side,
        order: &Order,
        before: &[Entry],
        new_entries: &[Entry],
    ) {
        let armies = [side, side.other()].map(|side| Army::of(battle, side));
        // Elements of the army, not points of victory.
        let lost = [side, side.other()].map(|side| {
            let army = ElementId::of_side(side).filter(|id| id.home().is_none());
            let gone = army.filter(|&id| battle.position().element(id).place == Place::Lost);
            gone.count() as u8
        });
        let mut known: Vec<&Entry> = before.iter().collect();
        for entry in new_entries {
            match &entry.how {
                How::Table(thrown) if entry.name == "tie" => {
                    deployment::tie(self, entry, thrown);
                }
                How::Table(thrown) => {
                    let pips = battle.position().pips;
                    let facts = tables::Facts {
                        armies: &armies,
                        lost,
                        pips,
                        known: &known,
                    };
                    // A choice between two troops may be recorded before it is carried out on the table.
                    let read = (!setup::is_open(battle, side, entry))
                        .then(|| {
                            tables::read(&entry.name, &facts)
                                .or_else(|| setup::read(battle, side, &armies, entry, &known))
                                .or_else(|| deployment::read(battle, side, &armies, entry))
                        })
                        .flatten();
                    match read {
                        Some(read) => tables::hold(self, entry, thrown, &read),
                        None => self.leave(&format!("table {}", entry.name)),
                    }
                }
                How::Action(chosen) => {
                    moves::hold(
                        self,
                        battle,
                        side,
                        order,
                        entry,
                        chosen,
                        &known,
                        new_entries,
                    );
                }
                How::Contest { options } => {
                    setup::contest(self, battle, (side, order), &armies, entry, options, &known);
                }
                How::Rule { .. } => self.leave(&format!("rule {}", entry.name)),
            }
            known.push(entry);
        }
    }
}
