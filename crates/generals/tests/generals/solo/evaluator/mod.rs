//! A second reading of Solo DBA, against which the general's account is held.
//!
//! It was written from the source and its rulings alone: of the general it knows nothing but the form of his entries, of the
//! program no combat odds. What a table says it works out again from the dice that were thrown and from the two armies on
//! the table; what a move is worth by fighting every combat after it with all 36 pairs of dice.

mod armies;
mod attacks;
mod deployment;
mod edge;
mod moves;
mod setup;
mod shots;
mod tables;

use std::collections::BTreeMap;

use acies_generals::audit::{Entry, How};
use acies_referee::{Battle, Order, Side, victory};

use armies::Army;

/// What was looked at.
#[derive(Debug, Default)]
pub struct Evaluated {
    /// How many bounds of the generals.
    pub bounds: usize,
    /// How many entries of each kind were worked out again.
    pub agreed: BTreeMap<String, usize>,
    /// How many entries were not, and why.
    pub left: BTreeMap<String, usize>,
    /// Where the account and this reading differ.
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
        said: &T,
        read: &T,
    ) {
        if said == read {
            self.agree(what);
        } else {
            let Entry {
                bound,
                subject,
                result,
                ..
            } = entry;
            self.differ.push(format!(
                "{what} {subject} of bound {bound} ({result}): said {said:?}, read {read:?}"
            ));
        }
    }

    /// Holds what a general said of an order against the battle as it was before it.
    ///
    /// `before` is all that he said earlier.
    pub fn look(
        &mut self,
        battle: &Battle,
        side: Side,
        order: &Order,
        before: &[Entry],
        news: &[Entry],
    ) {
        let armies = [side, side.other()].map(|side| Army::of(battle, side));
        let losses = victory::losses(battle.view());
        let lost = [losses[side as usize], losses[side.other() as usize]];
        let mut known: Vec<&Entry> = before.iter().collect();
        for entry in news {
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
                    // Who may be either of two troops has been settled in his head, and not yet on the table.
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
                    moves::hold(self, battle, side, order, entry, chosen, &known, news);
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
