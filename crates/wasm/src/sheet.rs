//! What the record of a battle over a server has beside orders, rolls and events: values, remarks, and its end by the players.

use acies_chronicle::shared_dice::{Chain, Holder, Value};
use acies_chronicle::{Head, Line, LogHash, Record, Secrets, Writer};
use acies_referee::{Ending, Side, victory};

use crate::session::{LogAction, Table};

/// All that such a record is written from, in order; the steps themselves are those of the table.
pub(crate) struct Sheet {
    pub rows: Vec<Row>,
    /// The chains of house, red and blue, as far as they have been shown.
    pub chains: [Chain; 3],
    /// How the battle ended, by the rules or by its players.
    pub closed: Option<Ending>,
    /// What a battle that is under way is followed by; none of a record that was loaded.
    pub following: Option<Following>,
}

/// Where a page is in the log of a battle under way.
#[derive(Clone, Default)]
pub(crate) struct Following {
    /// The hash of the log so far.
    pub hash: LogHash,
    /// The number of its steps.
    pub version: u32,
    /// The side of this page, where it may take orders back.
    pub may_take_back: Option<Side>,
}

/// A part of such a record.
#[derive(Clone)]
pub(crate) enum Row {
    /// The value of a visit.
    Value {
        side: Side,
        visit: u32,
        value: Option<Value>,
    },
    /// The chains go on at a later visit.
    Onward(u32),
    /// A remark.
    Note(String),
    /// The next step of the table; an answer in the bound of the other side begins no visit, even where it is a shooting.
    Step { is_answer: bool },
}

impl Sheet {
    /// An empty one, before the first step; none where dice are not shared.
    pub fn new(head: &Head) -> Option<Sheet> {
        Some(Sheet {
            rows: Vec::new(),
            chains: head.chains()?,
            closed: None,
            following: None,
        })
    }

    /// That of a record; none where its dice are not shared.
    pub fn of_record(head: &Head, record: &Record) -> Option<Sheet> {
        let mut sheet = Sheet::new(head)?;
        sheet.rows = record.lines.iter().filter_map(row).collect();
        for shown in &record.values {
            let chain = &mut sheet.chains[1 + shown.side as usize];
            // What is not of the chain comes out otherwise than it was read, which is looked into by whatever has loaded it.
            let _ = shown.value.map(|value| chain.take(shown.visit, value));
        }
        let foot = record.foot.as_ref();
        let reveals = foot.iter().flat_map(|foot| &foot.reveals);
        for reveal in reveals.filter(|reveal| reveal.holder == Holder::House) {
            let _ = sheet.chains[0].take(reveal.visit, reveal.value);
        }
        sheet.closed = foot.and_then(|foot| ending(&foot.result));
        Some(sheet)
    }

    /// The record of a table with this sheet, as if the house had shown this as its last value: then it has a foot.
    ///
    /// # Errors
    /// When it cannot be written, which memory always can.
    pub fn record(&self, table: &Table, house: Option<(u32, Value)>) -> std::io::Result<String> {
        let mut writer = Writer::begin(Vec::new(), table.head())?;
        let mut steps = table.steps().iter();
        for row in &self.rows {
            match row {
                Row::Value { side, visit, value } => writer.value(*side, *visit, *value)?,
                Row::Onward(visit) => writer.onward(*visit)?,
                Row::Note(text) => writer.note(text)?,
                Row::Step { is_answer } => {
                    let Some(step) = steps.next() else { break };
                    match &step.action {
                        LogAction::Order(side, order) if *is_answer => {
                            writer.answer(*side, order)?;
                        }
                        LogAction::Order(side, order) => writer.order(*side, order)?,
                        LogAction::Throw(source, purpose, dice) => {
                            writer.throw(source, *purpose, dice)?;
                        }
                    }
                    writer.events(&step.events)?;
                }
            }
        }
        let ending = self.closed.or(house.map(|_| Ending::Drawn));
        let bytes = match ending {
            Some(ending) => {
                let [own, red, blue] = self.chains.map(|chain| chain.last());
                let losses = victory::losses(table.battle().view());
                let chains = [house.unwrap_or(own), red, blue];
                writer.end(ending, losses, Secrets::Chains(chains))?
            }
            None => writer.into_inner(),
        };
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// The part of a record that a line of it is.
fn row(line: &Line) -> Option<Row> {
    Some(match line {
        Line::Value { side, visit, value } => Row::Value {
            side: *side,
            visit: *visit,
            value: value.as_ref().and_then(|value| value.parse().ok()),
        },
        Line::Onward { visit } => Row::Onward(*visit),
        Line::Note { text } => Row::Note(text.clone()),
        Line::Order { .. } | Line::Throw { .. } => Row::Step { is_answer: false },
        Line::Choice { .. } => Row::Step { is_answer: true },
        _ => return None,
    })
}

/// The ending with these words.
pub(crate) fn ending(text: &str) -> Option<Ending> {
    let endings = Side::BOTH
        .into_iter()
        .flat_map(|side| [Ending::Won(side), Ending::Conceded(side)]);
    endings
        .chain([Ending::Drawn])
        .find(|ending| ending.to_string() == text)
}
