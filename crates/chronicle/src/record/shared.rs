//! Verifies shared dice: that each value is of its chain and stands where its visit begins, and that they give every roll.

use acies_referee::Side;

use super::line::Line;
use super::read::{Entry, Given, Onward, Record, ShownValue};
use super::replay::{Differs, ReplayError};
use crate::shared_dice::{Chain, Holder, SHARED, Value, Visit};

/// What the values of a record say of its shared dice.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct SharedFinding {
    /// The number of visits, and of those with a value of all three.
    pub visits: [usize; 2],
    /// The lines of the rolls that the values give.
    pub checked: Vec<usize>,
    /// The first line that is wrong.
    pub wrong: Option<ReplayError>,
}

/// A visit, as far as the record has begun it.
struct Begun {
    number: u32,
    mover: Side,
    value: Option<Value>,
    /// The last visit of the other side, with its value; visit 0, with the root, before its first.
    other: (u32, Option<Value>),
}

/// How far the visits of a record have come.
struct Walk {
    /// The chains of red and blue.
    chains: [Chain; 2],
    /// The last visit of each side, with its value; visit 0, with the root, before the first.
    last: [(u32, Option<Value>); 2],
    /// The visit that runs.
    visit: Option<Begun>,
    /// The number before that of the next visit.
    before: u32,
    /// Whether the next order or answer begins a visit, whichever side gives it.
    begins_anew: bool,
}

impl Record {
    /// Checks the values and the shared dice of the record; none where its dice come from elsewhere.
    pub(super) fn shared(&self) -> Option<SharedFinding> {
        let chains = self.head.as_ref().ok()?.chains()?;
        let mut finding = SharedFinding {
            visits: [0, 0],
            checked: Vec::new(),
            wrong: None,
        };
        if let Err(wrong) = self.walk(chains, &mut finding) {
            finding.wrong = Some(wrong);
        }
        Some(finding)
    }

    /// Goes through the record up to the first line that is wrong.
    fn walk(&self, chains: [Chain; 3], finding: &mut SharedFinding) -> Result<(), ReplayError> {
        let [house, red, blue] = chains;
        let code = house.code();
        let house = self.house_values(house)?;
        let earlier = self.head.as_ref().map_or(0, |head| head.earlier) as usize;
        let mut walk = Walk {
            chains: [red, blue],
            last: [red, blue].map(|chain| {
                let (visit, root) = chain.last();
                (visit, Some(root))
            }),
            visit: None,
            before: 0,
            // The first order or answer over the server begins a visit, whatever the battle waited for until then.
            begins_anew: earlier > 0,
        };
        let count = |finding: &mut SharedFinding, begun: &Begun| {
            finding.visits[0] += 1;
            finding.visits[1] +=
                usize::from(begun.value.is_some() && house(begun.number).is_some());
        };
        let mut values = self.values.iter().peekable();
        let mut onwards = self.onwards.iter().peekable();
        for at in 0..=self.entries.len() {
            while let Some(onward) = onwards.next_if(|onward| onward.entries == at) {
                // A visit before it may have all its orders taken back: it has its value, and no order.
                let is_before =
                    |value: &&ShownValue| value.entries == at && value.line < onward.line;
                if let Some(shown) = values.next_if(is_before) {
                    count(finding, walk.begin(shown.side, Some(shown), shown.line)?);
                }
                walk.goes_onward(onward)?;
            }
            let Some(entry) = self.entries.get(at) else {
                break;
            };
            let shown = values.next_if(|value| value.entries == at);
            if at < earlier {
                not_expected(shown)?;
                continue;
            }
            match &entry.given {
                Given::Order(side, _) => {
                    let visit = walk.visit.as_ref();
                    let is_other = visit.is_none_or(|visit| visit.mover != *side);
                    if walk.begins_anew || !self.is_answer(entry) && is_other {
                        count(finding, walk.begin(*side, shown, entry.line)?);
                    } else {
                        not_expected(shown)?;
                    }
                }
                Given::Throw {
                    source,
                    purpose,
                    dice,
                } => {
                    not_expected(shown)?;
                    if source != SHARED {
                        continue;
                    }
                    let visit = walk.visit.as_ref();
                    let known = visit.and_then(|visit| visit.known(house(visit.number)));
                    let Some(known) = known else { continue };
                    let expected = known.dice(code, purpose, dice.len() as u8);
                    let line = entry.line;
                    if *dice != expected {
                        let found = dice.clone();
                        let what = Differs::SharedDice { found, expected };
                        return Err(ReplayError { line, what });
                    }
                    finding.checked.push(line);
                }
            }
        }
        // A visit may have begun with its value when a record was cut.
        let _ = values.next_if(|value| value.entries == self.entries.len());
        not_expected(values.next())?;
        self.check_players(walk.chains)
    }

    /// Whether an order answers a question: it begins no visit.
    fn is_answer(&self, entry: &Entry) -> bool {
        matches!(self.lines.get(entry.line - 1), Some(Line::Choice { .. }))
    }

    /// The values of the house for each visit, from the one that it has revealed last.
    fn house_values(
        &self,
        mut chain: Chain,
    ) -> Result<impl Fn(u32) -> Option<Value> + use<>, ReplayError> {
        let root = chain;
        let reveals = self.foot.iter().flat_map(|foot| &foot.reveals);
        for reveal in reveals.filter(|reveal| reveal.holder == Holder::House) {
            let taken = chain.take(reveal.visit, reveal.value);
            taken.map_err(|error| ReplayError {
                line: reveal.line,
                what: Differs::Value(error),
            })?;
        }
        let is_known = chain != root;
        Ok(move |visit| chain.before(visit).filter(|_| is_known))
    }

    /// Checks the last values of the players in the foot: they have been shown before.
    fn check_players(&self, chains: [Chain; 2]) -> Result<(), ReplayError> {
        let reveals = self.foot.iter().flat_map(|foot| &foot.reveals);
        for reveal in reveals {
            let Holder::Player(side) = reveal.holder else {
                continue;
            };
            let mut chain = chains[side as usize];
            let taken = chain.take(reveal.visit, reveal.value);
            taken.map_err(|error| ReplayError {
                line: reveal.line,
                what: Differs::Value(error),
            })?;
        }
        Ok(())
    }
}

impl Begun {
    /// The visit with all its values; none while one of them is not known.
    fn known(&self, house: Option<Value>) -> Option<Visit> {
        let (before, other) = self.other;
        Some(Visit {
            number: self.number,
            mover: self.mover,
            before,
            values: [house?, self.value?, other?],
        })
    }
}

impl Walk {
    /// Begins the next visit with an order of a side, or with its value alone; `line` is where that stands.
    fn begin(
        &mut self,
        side: Side,
        shown: Option<&ShownValue>,
        line: usize,
    ) -> Result<&Begun, ReplayError> {
        let number = self.before + 1;
        let shown = shown
            .filter(|shown| shown.side == side && shown.visit == number)
            .ok_or(ReplayError {
                line: shown.map_or(line, |shown| shown.line),
                what: Differs::NoValue {
                    side,
                    visit: number,
                },
            })?;
        if let Some(value) = shown.value {
            let taken = self.chains[side as usize].take(number, value);
            taken.map_err(|error| ReplayError {
                line: shown.line,
                what: Differs::Value(error),
            })?;
        }
        self.before = number;
        self.begins_anew = false;
        self.last[side as usize] = (number, shown.value);
        Ok(self.visit.insert(Begun {
            number,
            mover: side,
            value: shown.value,
            other: self.last[side.other() as usize],
        }))
    }

    /// The chains go on at a later visit, which the next order or answer begins.
    fn goes_onward(&mut self, onward: &Onward) -> Result<(), ReplayError> {
        let (found, after) = (onward.visit, self.before);
        if found <= after {
            let what = Differs::NotOnward { found, after };
            return Err(ReplayError {
                line: onward.line,
                what,
            });
        }
        self.before = found - 1;
        self.visit = None;
        self.begins_anew = true;
        Ok(())
    }
}

/// A value stands only where a visit begins.
fn not_expected(value: Option<&ShownValue>) -> Result<(), ReplayError> {
    match value {
        None => Ok(()),
        Some(value) => Err(ReplayError {
            line: value.line,
            what: Differs::StrayValue,
        }),
    }
}
