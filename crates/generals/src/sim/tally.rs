//! What came of many battles together: by general, by match-up, by army.
//!
//! It counts; how sure a share is stands in `rate`, and how anything is shown is for others to say.

use std::collections::BTreeMap;

use acies_armies::ListKey;
use acies_referee::Side;

use super::{Field, Outcome, Plan, Rate, median};

/// Who meets somebody: an army that was named, or those of a book where they are drawn by lot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Who {
    /// The army of this key.
    Army(ListKey),
    /// Any army of a book, by its number and its name.
    Book(u8, &'static str),
}

/// Sums over some battles between two parties, of which the first is called *one*.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Sums {
    /// How many battles.
    pub n: u64,
    /// How often one won, and the other.
    pub wins: [u64; 2],
    /// How many were drawn because the bounds were used up.
    pub capped: u64,
    bounds: Vec<u16>,
    contacts: Vec<u16>,
}

impl Sums {
    fn add(&mut self, outcome: &Outcome, winner: Option<usize>) {
        self.n += 1;
        if let Some(winner) = winner {
            self.wins[winner] += 1;
        }
        self.capped += u64::from(outcome.capped);
        self.bounds.push(outcome.bounds);
        // Who never comes to blows does so later than everybody else.
        self.contacts.push(outcome.contact.unwrap_or(u16::MAX));
    }

    /// How often a party won: 0 for one, 1 for the other.
    pub fn won(&self, party: usize) -> Rate {
        self.rate(self.wins[party])
    }

    /// How many were drawn.
    pub fn drawn(&self) -> Rate {
        self.rate(self.n - self.wins[0] - self.wins[1])
    }

    /// So many of them.
    fn rate(&self, hits: u64) -> Rate {
        Rate { hits, of: self.n }
    }

    /// The bound by which half of them were over; `None` of no battles.
    pub fn bounds(&self) -> Option<u16> {
        median(self.bounds.clone())
    }

    /// The bound by which half of them had come to close combat; `None` when fewer than half ever did.
    pub fn contact(&self) -> Option<u16> {
        median(self.contacts.clone()).filter(|&bound| bound < u16::MAX)
    }
}

/// Two who met, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchUp {
    /// Which two.
    pub who: [Who; 2],
    /// What came of it, for the first of them and the second.
    pub sums: Sums,
}

/// What came of all battles.
///
/// *One* and *the other* are red and blue; where generals are changed over they are the two generals, whichever side
/// they have; where every army meets every other they are the two armies, the one with the lower key first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// All battles.
    pub all: Sums,
    /// How often red and blue won.
    pub sides: [u64; 2],
    /// How often each of the plan's generals won.
    pub generals: [Rate; 2],
    /// By who met whom, in order.
    pub match_ups: Vec<MatchUp>,
    /// By army, in the order of their keys: one is the army, the other whoever it met. Battles of an army against
    /// itself are left out.
    pub armies: Vec<(ListKey, Sums)>,
    /// How many orders the referee refused.
    pub refused: u64,
}

impl Tally {
    /// Adds up the outcomes of a plan.
    pub fn of(plan: &Plan<'_>, outcomes: &[Outcome]) -> Tally {
        let mut all = Sums::default();
        let mut match_ups: BTreeMap<[Who; 2], Sums> = BTreeMap::new();
        let mut armies: BTreeMap<ListKey, Sums> = BTreeMap::new();
        let (mut sides, mut generals, mut refused) = ([0; 2], [0; 2], 0);
        for outcome in outcomes {
            let (who, winner) = parties(&plan.field, outcome);
            all.add(outcome, winner);
            match_ups.entry(who).or_default().add(outcome, winner);
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
        Tally {
            generals: generals.map(|hits| Rate { hits, of: all.n }),
            all,
            sides,
            match_ups: match_ups
                .into_iter()
                .map(|(who, sums)| MatchUp { who, sums })
                .collect(),
            armies: armies.into_iter().collect(),
            refused,
        }
    }
}

/// Who are one and the other in a battle, and which of them won.
fn parties(field: &Field<'_>, outcome: &Outcome) -> ([Who; 2], Option<usize>) {
    let [red, blue] = outcome.armies;
    let winner = outcome.winner.map(|side| side as usize);
    let (mut who, turned) = match field {
        Field::Sides { lists, .. } => {
            let who = |side: usize, key: ListKey| match lists[side] {
                Some(_) => Who::Army(key),
                None => Who::Book(key.book(), key.book_name()),
            };
            ([who(0, red), who(1, blue)], outcome.changed)
        }
        Field::Each(_) => ([Who::Army(red), Who::Army(blue)], blue < red),
    };
    if turned {
        who.reverse();
        return (who, winner.map(|side| 1 - side));
    }
    (who, winner)
}

#[cfg(test)]
mod tests {
    use acies_armies::{ArmyList, Library};

    use super::*;

    fn list(key: &str) -> &'static ArmyList {
        let library = Library::for_edition("2.2").unwrap();
        library.get(key.parse().unwrap()).unwrap()
    }

    fn plan(field: Field<'static>) -> Plan<'static> {
        Plan {
            generals: ["greedy".into(), "random".into()],
            field,
            seed: 7.into(),
            limit: 30,
        }
    }

    fn outcome(
        armies: [&str; 2],
        changed: bool,
        winner: Option<Side>,
        contact: Option<u16>,
    ) -> Outcome {
        Outcome {
            number: 0,
            seed: 0,
            armies: armies.map(|key| key.parse().unwrap()),
            changed,
            winner,
            capped: winner.is_none(),
            bounds: 10,
            contact,
            orders: 100,
            refused: 0,
        }
    }

    #[test]
    fn armies_drawn_by_lot_are_counted_by_book_and_by_army() {
        let field = Field::Sides {
            lists: [Some(list("II/12")), None],
            paired: false,
        };
        let battles = [
            outcome(["II/12", "II/33"], false, Some(Side::Red), Some(3)),
            outcome(["II/12", "II/5a"], false, Some(Side::Blue), Some(5)),
            outcome(["II/12", "IV/1"], false, None, None),
        ];
        let tally = Tally::of(&plan(field), &battles);
        let army = Who::Army("II/12".parse().unwrap());
        let who: Vec<[Who; 2]> = tally.match_ups.iter().map(|row| row.who).collect();
        assert_eq!(
            who,
            [[army, Who::Book(2, "II")], [army, Who::Book(4, "IV")]]
        );
        // Against book II one battle each way; against book IV a draw, in which nobody came to blows.
        assert_eq!(tally.match_ups[0].sums.wins, [1, 1]);
        assert_eq!(tally.match_ups[0].sums.contact(), Some(3));
        assert_eq!(tally.match_ups[1].sums.drawn(), Rate { hits: 1, of: 1 });
        assert_eq!(
            (
                tally.match_ups[1].sums.capped,
                tally.match_ups[1].sums.contact()
            ),
            (1, None)
        );
        // Of three, contacts in bounds 3, 5 and never: the middle one is 5.
        assert_eq!((tally.all.n, tally.all.contact()), (3, Some(5)));
        let by_army: Vec<(String, u64, [u64; 2])> = (tally.armies.iter())
            .map(|(key, sums)| (key.to_string(), sums.n, sums.wins))
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
    fn where_generals_change_over_the_match_up_follows_them() {
        let field = Field::Sides {
            lists: [Some(list("II/12")), Some(list("II/33"))],
            paired: true,
        };
        // Greedy wins as red with II/12, and as blue with II/33: two match-ups, of which it wins both.
        let battles = [
            outcome(["II/12", "II/33"], false, Some(Side::Red), Some(3)),
            outcome(["II/12", "II/33"], true, Some(Side::Blue), Some(3)),
        ];
        let tally = Tally::of(&plan(field), &battles);
        assert_eq!(tally.sides, [1, 1]);
        assert_eq!(tally.generals[0], Rate { hits: 2, of: 2 });
        let [a, b] = ["II/12", "II/33"].map(|key| Who::Army(key.parse().unwrap()));
        let rows: Vec<_> = (tally.match_ups.iter())
            .map(|row| (row.who, row.sums.wins))
            .collect();
        assert_eq!(rows, [([a, b], [1, 0]), ([b, a], [1, 0])]);
    }

    #[test]
    fn where_every_army_meets_every_other_a_match_up_has_both_sides() {
        let field = Field::each(vec![list("II/33"), list("II/12")]);
        // II/33 wins as red and loses as blue.
        let battles = [
            outcome(["II/12", "II/33"], false, Some(Side::Red), Some(3)),
            outcome(["II/33", "II/12"], false, Some(Side::Red), Some(3)),
        ];
        let tally = Tally::of(&plan(field), &battles);
        assert_eq!(tally.match_ups.len(), 1);
        assert_eq!(tally.match_ups[0].sums.wins, [1, 1]);
        assert_eq!((tally.sides, tally.all.wins), ([2, 0], [1, 1]));
    }

    #[test]
    fn an_army_against_itself_says_nothing_about_armies() {
        let field = Field::Sides {
            lists: [None, None],
            paired: false,
        };
        let battle = outcome(["II/12", "II/12"], false, Some(Side::Red), Some(3));
        let tally = Tally::of(&plan(field), &[battle]);
        assert_eq!((tally.all.n, tally.armies.len()), (1, 0));
    }
}
