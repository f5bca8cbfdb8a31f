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
    /// The last visit of the other side, with its value.
    other: Option<(u32, Option<Value>)>,
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
        let [house, mut red, mut blue] = chains;
        let code = house.code();
        let house = self.house_values(house)?;
        let mut values = self.values.iter().peekable();
        let mut last: [Option<(u32, Option<Value>)>; 2] = [None, None];
        let mut onwards = self.onwards.iter().peekable();
        let mut visit: Option<Begun> = None;
        let mut before = 0;
        let mut begins_anew = false;
        for (at, entry) in self.entries.iter().enumerate() {
            while let Some(onward) = onwards.next_if(|onward| onward.entries == at) {
                before = after_onward(onward, before)?;
                visit = None;
                begins_anew = true;
            }
            match &entry.given {
                Given::Order(side, _) => {
                    let is_other = visit.as_ref().is_none_or(|visit| visit.mover != *side);
                    let begins = begins_anew || !self.is_answer(entry) && is_other;
                    let shown = values.next_if(|value| value.entries == at);
                    if !begins {
                        not_expected(shown)?;
                        continue;
                    }
                    let number = before + 1;
                    let line = entry.line;
                    let shown = shown
                        .filter(|shown| shown.side == *side && shown.visit == number)
                        .ok_or(ReplayError {
                            line: shown.map_or(line, |shown| shown.line),
                            what: Differs::NoValue {
                                side: *side,
                                visit: number,
                            },
                        })?;
                    let chain = match side {
                        Side::Red => &mut red,
                        Side::Blue => &mut blue,
                    };
                    if let Some(value) = shown.value {
                        let taken = chain.take(number, value);
                        taken.map_err(|error| ReplayError {
                            line: shown.line,
                            what: Differs::Value(error),
                        })?;
                    }
                    before = number;
                    begins_anew = false;
                    last[*side as usize] = Some((number, shown.value));
                    visit = Some(Begun {
                        number,
                        mover: *side,
                        value: shown.value,
                        other: last[side.other() as usize],
                    });
                    finding.visits[0] += 1;
                    finding.visits[1] +=
                        usize::from(shown.value.is_some() && house(number).is_some());
                }
                Given::Throw {
                    source,
                    purpose,
                    dice,
                } => {
                    not_expected(values.next_if(|value| value.entries == at))?;
                    if source != SHARED {
                        continue;
                    }
                    let known = visit
                        .as_ref()
                        .and_then(|visit| visit.known(house(visit.number)));
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
        for onward in onwards {
            before = after_onward(onward, before)?;
        }
        // A visit may have begun with its value when a record was cut.
        let _ = values.next_if(|value| value.entries == self.entries.len());
        not_expected(values.next())?;
        self.check_players([red, blue])
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
        let (before, other) = self.other?;
        Some(Visit {
            number: self.number,
            mover: self.mover,
            before,
            values: [house?, self.value?, other?],
        })
    }
}

/// The number before that of the visit at which the chains go on.
fn after_onward(onward: &Onward, after: u32) -> Result<u32, ReplayError> {
    let found = onward.visit;
    if found <= after {
        let what = Differs::NotOnward { found, after };
        return Err(ReplayError {
            line: onward.line,
            what,
        });
    }
    Ok(found - 1)
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
