//! What was judged, and whether that was varied enough.

use std::collections::BTreeMap;

use crate::compare::Comparison;
use crate::sure::{Sure, TOUCH};

/// What was judged.
#[derive(Debug, Default)]
pub struct Tally {
    pub agreed: usize,
    pub excused: usize,
    /// How often a difference would have been excused, were there one.
    unsure: usize,
    legal: usize,
    contacts: usize,
    legal_contacts: usize,
    odd: usize,
    groups: usize,
    legal_groups: usize,
    /// How often both found nothing wrong but one rule.
    alone: BTreeMap<&'static str, usize>,
    /// How often a legal move did something out of the common.
    rare: BTreeMap<&'static str, usize>,
}

impl Tally {
    /// Counts one order more; `odd` says whether anything of it is at an odd angle.
    pub fn count(&mut self, comparison: &Comparison, odd: bool) {
        self.unsure += usize::from(comparison.judged.margin < 4.0 * TOUCH);
        self.legal += usize::from(comparison.legal);
        self.contacts += usize::from(comparison.touches);
        self.legal_contacts += usize::from(comparison.touches && comparison.legal);
        self.odd += usize::from(odd);
        self.groups += usize::from(comparison.group);
        self.legal_groups += usize::from(comparison.group && comparison.legal);
        for &what in &comparison.rare {
            *self.rare.entry(what).or_default() += 1;
        }
        let broken = |answer: &&(&'static str, Sure)| !answer.1.yes;
        let broken: Vec<_> = comparison.answers.iter().filter(broken).collect();
        if let [(rule, answer)] = broken[..]
            && !comparison.legal
            && answer.margin >= 4.0 * TOUCH
        {
            *self.alone.entry(rule).or_default() += 1;
        }
    }

    /// Enough of everything was judged, little of it excused, and every rule decided something alone.
    pub fn is_telling(&self, judged: usize) {
        let share = |part: usize, of: usize| part * of >= judged;
        let enough = [
            (
                "excused: no more than one in a hundred",
                self.excused * 100 <= judged,
            ),
            (
                "unsure: no more than one in ten",
                self.unsure * 10 <= judged,
            ),
            ("contacts: a third", share(self.contacts, 3)),
            ("odd angles: a half", share(self.odd, 2)),
            ("legal: a fifth", share(self.legal, 5)),
            (
                "legal contacts: one in twenty",
                share(self.legal_contacts, 20),
            ),
            ("groups: a fifth", share(self.groups, 5)),
            ("legal groups: one in twenty", share(self.legal_groups, 20)),
        ];
        for (what, holds) in enough {
            assert!(holds, "{what}: {self:?}");
        }
        let seen = |of: &BTreeMap<&str, usize>, what: &str| of.get(what).copied().unwrap_or(0);
        for rule in RULES {
            assert!(
                seen(&self.alone, rule) * 2_000 >= judged,
                "{rule}: {self:?}"
            );
        }
        for what in RARE {
            assert!(seen(&self.rare, what) > 0, "{what}: {self:?}");
        }
    }
}

/// The rules of which each must often enough be the only one broken.
const RULES: [&str; 15] = [
    "again",
    "board",
    "break-off",
    "contact",
    "distance",
    "end",
    "formation",
    "gap",
    "going",
    "pips",
    "places",
    "river",
    "shift",
    "through",
    "zone",
];

/// What some legal move must do.
const RARE: [&str; 10] = [
    "a column around a bend",
    "a line becomes a column",
    "a column",
    "a lone enemy lines up",
    "a shift of a group",
    "by road",
    "closes the door",
    "costs three",
    "meets a camp",
    "moves again",
];
