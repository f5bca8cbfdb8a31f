//! The results of many battles, by general, by match-up and by army.
//!
//! Counting only; confidence is in `rate`, display is left to the caller.

use std::collections::BTreeMap;

use acies_armies::ListKey;
use acies_referee::Side;

use super::{Outcome, Rate, Schedule, SimPlan, median};

/// A party to a match-up: a given army, or any army of a book when armies are drawn by lot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ArmyOrBook {
    /// The army of this key.
    Army(ListKey),
    /// Any army of a book, by number and name.
    Book(u8, &'static str),
}

/// Totals over battles between two parties, *one* and *the other*.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Totals {
    /// The number of battles.
    pub n: u64,
    /// The wins of one and of the other.
    pub wins: [u64; 2],
    /// How many were drawn because the bounds ran out.
    pub capped: u64,
    bounds: Vec<u16>,
    contacts: Vec<u16>,
}

impl Totals {
    fn add(&mut self, outcome: &Outcome, winner: Option<usize>) {
        self.n += 1;
        if let Some(winner) = winner {
            self.wins[winner] += 1;
        }
        self.capped += u64::from(outcome.capped);
        self.bounds.push(outcome.bounds);
        // A battle without close combat counts as later than any bound.
        self.contacts.push(outcome.contact.unwrap_or(u16::MAX));
    }

    /// How often a party won: 0 for one, 1 for the other.
    pub fn won(&self, party: usize) -> Rate {
        self.rate(self.wins[party])
    }

    /// How many battles were drawn.
    pub fn drawn(&self) -> Rate {
        self.rate(self.n - self.wins[0] - self.wins[1])
    }

    /// The share of these battles.
    fn rate(&self, hits: u64) -> Rate {
        Rate { hits, of: self.n }
    }

    /// The median length in bounds; `None` without battles.
    pub fn bounds(&self) -> Option<u16> {
        median(self.bounds.clone())
    }

    /// The median bound of the first close combat; `None` when fewer than half had one.
    pub fn contact(&self) -> Option<u16> {
        median(self.contacts.clone()).filter(|&bound| bound < u16::MAX)
    }
}

/// The results of two parties against each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchUp {
    /// The two parties.
    pub parties: [ArmyOrBook; 2],
    /// The totals, for the first party and the second.
    pub totals: Totals,
}

/// The results of a whole plan.
///
/// *One* and *the other* are red and blue. With swapped generals they are the two generals, on whichever side; in a
/// round robin they are the two armies, the one with the lower key first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    /// All battles.
    pub all: Totals,
    /// How often red and blue won.
    pub sides: [u64; 2],
    /// How often each of the plan's generals won.
    pub generals: [Rate; 2],
    /// By match-up, in order.
    pub match_ups: Vec<MatchUp>,
    /// By army, in the order of keys: *one* is the army, *the other* its opponent. Battles of an army against itself
    /// are left out.
    pub armies: Vec<(ListKey, Totals)>,
    /// How many orders the referee refused.
    pub refused: u64,
}

impl Results {
    /// Adds up the outcomes of a plan.
    pub fn new(plan: &SimPlan<'_>, outcomes: &[Outcome]) -> Results {
        let mut all = Totals::default();
        let mut match_ups: BTreeMap<[ArmyOrBook; 2], Totals> = BTreeMap::new();
        let mut armies: BTreeMap<ListKey, Totals> = BTreeMap::new();
        let (mut sides, mut generals, mut refused) = ([0; 2], [0; 2], 0);
        for outcome in outcomes {
            let (parties, winner) = parties_of(&plan.schedule, outcome);
            all.add(outcome, winner);
            match_ups.entry(parties).or_default().add(outcome, winner);
            if let Some(side) = outcome.winner {
                sides[side as usize] += 1;
            }
            if let Some(general) = outcome.winner() {
                generals[general] += 1;
            }
            if outcome.armies[0] != outcome.armies[1] {
                for side in Side::BOTH {
                    let lost = outcome.winner.map(|winner| usize::from(winner != side));
                    let key = outcome.armies[side as usize];
                    armies.entry(key).or_default().add(outcome, lost);
                }
            }
            refused += u64::from(outcome.refused);
        }
        Results {
            generals: generals.map(|hits| Rate { hits, of: all.n }),
            all,
            sides,
            match_ups: match_ups
                .into_iter()
                .map(|(parties, totals)| MatchUp { parties, totals })
                .collect(),
            armies: armies.into_iter().collect(),
            refused,
        }
    }
}

/// The two parties of a battle, and which of them won.
fn parties_of(schedule: &Schedule<'_>, outcome: &Outcome) -> ([ArmyOrBook; 2], Option<usize>) {
    let [red, blue] = outcome.armies;
    let winner = outcome.winner.map(|side| side as usize);
    let (mut parties, turned) = match schedule {
        Schedule::Sides { lists, .. } => {
            let party = |side: usize, key: ListKey| match lists[side] {
                Some(_) => ArmyOrBook::Army(key),
                None => ArmyOrBook::Book(key.book(), key.book_name()),
            };
            ([party(0, red), party(1, blue)], outcome.swapped)
        }
        Schedule::RoundRobin(_) => ([ArmyOrBook::Army(red), ArmyOrBook::Army(blue)], blue < red),
    };
    if turned {
        parties.reverse();
        return (parties, winner.map(|side| 1 - side));
    }
    (parties, winner)
}

#[cfg(test)]
mod tests {
    use acies_armies::{ArmyList, Library};

    use super::*;

    fn list(key: &str) -> &'static ArmyList {
        let library = Library::for_edition("2.2").unwrap();
        library.get(key.parse().unwrap()).unwrap()
    }

    fn plan(schedule: Schedule<'static>) -> SimPlan<'static> {
        SimPlan {
            generals: ["greedy".into(), "random".into()],
            schedule,
            seed: 7.into(),
            limit: 30,
        }
    }

    fn outcome(
        armies: [&str; 2],
        swapped: bool,
        winner: Option<Side>,
        contact: Option<u16>,
    ) -> Outcome {
        Outcome {
            number: 0,
            seed: 0,
            armies: armies.map(|key| key.parse().unwrap()),
            swapped,
            winner,
            capped: winner.is_none(),
            bounds: 10,
            contact,
            orders: 100,
            refused: 0,
        }
    }

    #[test]
    fn random_armies_are_counted_by_book_and_by_army() {
        let schedule = Schedule::Sides {
            lists: [Some(list("II/12")), None],
            paired: false,
        };
        let battles = [
            outcome(["II/12", "II/33"], false, Some(Side::Red), Some(3)),
            outcome(["II/12", "II/5a"], false, Some(Side::Blue), Some(5)),
            outcome(["II/12", "IV/1"], false, None, None),
        ];
        let results = Results::new(&plan(schedule), &battles);
        let army = ArmyOrBook::Army("II/12".parse().unwrap());
        let parties: Vec<[ArmyOrBook; 2]> =
            results.match_ups.iter().map(|row| row.parties).collect();
        assert_eq!(
            parties,
            [
                [army, ArmyOrBook::Book(2, "II")],
                [army, ArmyOrBook::Book(4, "IV")]
            ]
        );
        // Against book II one win each; against book IV a draw without close combat.
        assert_eq!(results.match_ups[0].totals.wins, [1, 1]);
        assert_eq!(results.match_ups[0].totals.contact(), Some(3));
        assert_eq!(results.match_ups[1].totals.drawn(), Rate { hits: 1, of: 1 });
        assert_eq!(
            (
                results.match_ups[1].totals.capped,
                results.match_ups[1].totals.contact()
            ),
            (1, None)
        );
        // First contacts in bounds 3, 5 and never: the median is 5.
        assert_eq!((results.all.n, results.all.contact()), (3, Some(5)));
        let by_army: Vec<(String, u64, [u64; 2])> = (results.armies.iter())
            .map(|(key, totals)| (key.to_string(), totals.n, totals.wins))
            .collect();
        let expected = [
            ("II/5a", 1, [1, 0]),
            ("II/12", 3, [1, 1]),
            ("II/33", 1, [0, 1]),
            ("IV/1", 1, [0, 0]),
        ];
        assert_eq!(
            by_army,
            expected.map(|(key, n, wins)| (key.to_owned(), n, wins))
        );
    }

    #[test]
    fn match_up_follows_swapped_generals() {
        let schedule = Schedule::Sides {
            lists: [Some(list("II/12")), Some(list("II/33"))],
            paired: true,
        };
        // Greedy wins as red with II/12 and as blue with II/33: two match-ups, both won.
        let battles = [
            outcome(["II/12", "II/33"], false, Some(Side::Red), Some(3)),
            outcome(["II/12", "II/33"], true, Some(Side::Blue), Some(3)),
        ];
        let results = Results::new(&plan(schedule), &battles);
        assert_eq!(results.sides, [1, 1]);
        assert_eq!(results.generals[0], Rate { hits: 2, of: 2 });
        let [a, b] = ["II/12", "II/33"].map(|key| ArmyOrBook::Army(key.parse().unwrap()));
        let rows: Vec<_> = (results.match_ups.iter())
            .map(|row| (row.parties, row.totals.wins))
            .collect();
        assert_eq!(rows, [([a, b], [1, 0]), ([b, a], [1, 0])]);
    }

    #[test]
    fn round_robin_match_up_counts_both_sides() {
        let schedule = Schedule::round_robin(vec![list("II/33"), list("II/12")]);
        // II/33 wins as red and loses as blue.
        let battles = [
            outcome(["II/12", "II/33"], false, Some(Side::Red), Some(3)),
            outcome(["II/33", "II/12"], false, Some(Side::Red), Some(3)),
        ];
        let results = Results::new(&plan(schedule), &battles);
        assert_eq!(results.match_ups.len(), 1);
        assert_eq!(results.match_ups[0].totals.wins, [1, 1]);
        assert_eq!((results.sides, results.all.wins), ([2, 0], [1, 1]));
    }

    #[test]
    fn mirror_match_is_not_counted_by_army() {
        let schedule = Schedule::Sides {
            lists: [None, None],
            paired: false,
        };
        let battle = outcome(["II/12", "II/12"], false, Some(Side::Red), Some(3));
        let results = Results::new(&plan(schedule), &[battle]);
        assert_eq!((results.all.n, results.armies.len()), (1, 0));
    }
}
