//! The decisions that a list leaves to whoever takes its army to a battle.
//!
//! Every answer to every decision gives an army that the list allows. Who decides, and how, is not known here.

use crate::composition::Composition;
use crate::roster::{Entry, Roster, Slot};
use crate::troop::Troop;

/// One decision: which block of a choice, or which mix of troops fills a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<'a> {
    index: usize,
    needs: Option<Needs>,
    kind: DecisionKind<'a>,
}

/// The answer to an earlier decision without which a decision does not come up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// The index of the earlier decision, which is one between blocks.
    pub decision: usize,
    /// The answer that it must have had.
    pub answer: usize,
}

/// What is to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DecisionKind<'a> {
    /// Which of these blocks of slots the army has.
    Block(&'a [Vec<Slot>]),
    /// What the elements of a slot are.
    Mix {
        /// The slot.
        slot: &'a Slot,
        /// Every mix that the slot allows; the first one takes its first option throughout.
        mixes: Vec<Vec<Troop>>,
    },
}

impl<'a> Decision<'a> {
    /// The place of this decision among those of [`Roster::options`], counted from 0.
    pub fn index(&self) -> usize {
        self.index
    }

    /// What must have been decided before for this decision to come up, if anything.
    pub fn needs(&self) -> Option<Needs> {
        self.needs
    }

    /// What is to be decided.
    pub fn kind(&self) -> &DecisionKind<'a> {
        &self.kind
    }

    /// The number of answers, at least two; answers are counted from 0.
    pub fn answers(&self) -> usize {
        match &self.kind {
            DecisionKind::Block(blocks) => blocks.len(),
            DecisionKind::Mix { mixes, .. } => mixes.len(),
        }
    }

    /// Whether this decides what the general's element is.
    pub fn is_for_general(&self) -> bool {
        matches!(self.kind, DecisionKind::Mix { slot, .. } if slot.is_general())
    }

    /// The answer that makes all the elements of the slot this troop; none where blocks are decided on.
    pub fn answer_all(&self, troop: Troop) -> Option<usize> {
        match &self.kind {
            DecisionKind::Block(_) => None,
            DecisionKind::Mix { mixes, .. } => mixes
                .iter()
                .position(|mix| mix.iter().all(|&other| other == troop)),
        }
    }
}

impl Roster {
    /// All the decisions, in the order of the list. A slot with a single option needs none.
    ///
    /// Decisions within the blocks of a choice follow that choice, and come up for one answer to it only
    /// ([`Decision::needs`]).
    pub fn options(&self) -> Vec<Decision<'_>> {
        let mut decisions = Vec::new();
        for entry in self.entries() {
            match entry {
                Entry::Slot(slot) => add_mix(&mut decisions, slot, None),
                Entry::Choice(blocks) => {
                    let decision = decisions.len();
                    decisions.push(Decision {
                        index: decision,
                        needs: None,
                        kind: DecisionKind::Block(blocks),
                    });
                    for (answer, slots) in blocks.iter().enumerate() {
                        for slot in slots {
                            add_mix(&mut decisions, slot, Some(Needs { decision, answer }));
                        }
                    }
                }
            }
        }
        decisions
    }

    /// The army that comes of answering every decision that comes up, in the order of the list.
    ///
    /// Elements stand in the order of the list. An answer beyond the last one counts on from the first.
    pub fn compose(&self, mut answer: impl FnMut(&Decision<'_>) -> usize) -> Composition {
        let decisions = self.options();
        let mut decisions = decisions.iter();
        let mut ask = |decision: &Decision<'_>| answer(decision) % decision.answers();
        let (mut elements, mut general) = (Vec::new(), 0);
        for entry in self.entries() {
            let chosen = match entry {
                Entry::Slot(_) => 0,
                Entry::Choice(_) => decisions.next().map_or(0, &mut ask),
            };
            for (nth, slot) in entry
                .blocks()
                .enumerate()
                .flat_map(|(nth, slots)| slots.iter().map(move |slot| (nth, slot)))
            {
                let decision = if is_open(slot) {
                    decisions.next()
                } else {
                    None
                };
                if nth != chosen {
                    continue;
                }
                if slot.is_general() {
                    general = elements.len();
                }
                match decision {
                    Some(
                        decision @ Decision {
                            kind: DecisionKind::Mix { mixes, .. },
                            ..
                        },
                    ) => {
                        elements.extend_from_slice(&mixes[ask(decision)]);
                    }
                    _ => elements.extend(std::iter::repeat_n(
                        slot.options()[0],
                        usize::from(slot.count()),
                    )),
                }
            }
        }
        Composition::of_roster(&elements, general)
    }

    /// The army of the first option everywhere.
    pub fn default_composition(&self) -> Composition {
        self.compose(|_| 0)
    }

    /// An army drawn with a caller's numbers: `pick(n)` says which of `n` answers is taken, counted from 0.
    pub fn random_composition(&self, mut pick: impl FnMut(usize) -> usize) -> Composition {
        self.compose(|decision| pick(decision.answers()))
    }
}

/// Whether a slot leaves anything to decide.
fn is_open(slot: &Slot) -> bool {
    slot.options().len() > 1
}

fn add_mix<'a>(decisions: &mut Vec<Decision<'a>>, slot: &'a Slot, needs: Option<Needs>) {
    if is_open(slot) {
        let kind = DecisionKind::Mix {
            slot,
            mixes: slot.mixes(),
        };
        decisions.push(Decision {
            index: decisions.len(),
            needs,
            kind,
        });
    }
}
