//! The decisions left to the player of a list.
//!
//! Every answer to every decision gives a valid army; how answers are chosen is up to the caller.

use crate::composition::Composition;
use crate::roster::{Entry, Roster, Slot};
use crate::troop::Troop;

/// One decision: the block of a choice, or the mix of troops in a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<'a> {
    index: usize,
    needs: Option<Prerequisite>,
    kind: DecisionKind<'a>,
}

/// The answer to an earlier decision that a decision depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prerequisite {
    /// The index of the earlier decision, between blocks.
    pub decision: usize,
    /// The required answer.
    pub answer: usize,
}

/// The subject of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DecisionKind<'a> {
    /// Which of these blocks of slots the army has.
    Block(&'a [Vec<Slot>]),
    /// The elements of a slot.
    Mix {
        /// The slot.
        slot: &'a Slot,
        /// All mixes allowed by the slot; the first consists of its first option.
        mixes: Vec<Vec<Troop>>,
    },
}

impl<'a> Decision<'a> {
    /// The index of this decision in [`Roster::options`].
    pub fn index(&self) -> usize {
        self.index
    }

    /// The answer to an earlier decision that this one depends on, if any.
    pub fn needs(&self) -> Option<Prerequisite> {
        self.needs
    }

    /// The subject of the decision.
    pub fn kind(&self) -> &DecisionKind<'a> {
        &self.kind
    }

    /// The number of answers, at least two.
    pub fn answers(&self) -> usize {
        match &self.kind {
            DecisionKind::Block(blocks) => blocks.len(),
            DecisionKind::Mix { mixes, .. } => mixes.len(),
        }
    }

    /// Whether this decides the general's element.
    pub fn is_for_general(&self) -> bool {
        matches!(self.kind, DecisionKind::Mix { slot, .. } if slot.is_general())
    }

    /// The answer that fills the whole slot with this troop; `None` for decisions between blocks.
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
    /// All decisions, in list order. A slot with a single option needs none.
    ///
    /// Decisions within a block follow the choice of that block, and depend on it ([`Decision::needs`]).
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
                            add_mix(
                                &mut decisions,
                                slot,
                                Some(Prerequisite { decision, answer }),
                            );
                        }
                    }
                }
            }
        }
        decisions
    }

    /// The army resulting from answers to all decisions that apply, in list order.
    ///
    /// Elements are in list order. Answers wrap around.
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
                let decision = if has_options(slot) {
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
        Composition::from_roster(&elements, general)
    }

    /// The army with the first option everywhere.
    pub fn default_composition(&self) -> Composition {
        self.compose(|_| 0)
    }

    /// A random army; `pick(n)` supplies a random number below `n`.
    pub fn random_composition(&self, mut pick: impl FnMut(usize) -> usize) -> Composition {
        self.compose(|decision| pick(decision.answers()))
    }
}

/// Whether a slot needs a decision.
fn has_options(slot: &Slot) -> bool {
    slot.options().len() > 1
}

fn add_mix<'a>(decisions: &mut Vec<Decision<'a>>, slot: &'a Slot, needs: Option<Prerequisite>) {
    if has_options(slot) {
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
