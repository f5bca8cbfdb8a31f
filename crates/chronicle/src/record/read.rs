//! Reading a record back: to its last whole line, wherever it was cut.

use acies_referee::{Order, OrderError, Side};
use thiserror::Error;

use super::chain::Chain;
use super::head::{Head, HeadError, PartHead};
use super::line::{Line, VERSION};

/// A record that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its head; what is missing when the record was cut before the head was whole.
    pub head: Result<Head, HeadError>,
    /// Orders and throws with what happened by them.
    pub entries: Vec<Entry>,
    /// Its foot; none while the battle is in progress.
    pub foot: Option<Foot>,
    /// Every line, as data.
    pub lines: Vec<Line>,
    /// The number of the line that was cut off, if the file does not end with a whole line.
    pub cut: Option<usize>,
    /// The first line whose running hash does not fit: something in it or before it was changed or lost.
    pub broken: Option<usize>,
}

/// An order or a throw, and what happened by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its line in the file, from 1.
    pub line: usize,
    /// What was given.
    pub given: Given,
    /// The events as text, each with its line.
    pub events: Vec<(usize, String)>,
}

/// What changes a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// An order of a side.
    Order(Side, Order),
    /// Dice for a purpose, from a source.
    Throw {
        /// Where they come from.
        source: String,
        /// What for.
        purpose: String,
        /// What they show.
        dice: Vec<u8>,
    },
}

/// The foot of a record, as far as it goes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Foot {
    /// Its first line in the file, from 1.
    pub line: usize,
    /// How the battle ended.
    pub result: String,
    /// What red and blue lost.
    pub losses: Option<[u8; 2]>,
    /// The seed of the dice.
    pub seed: Option<String>,
    /// Whether the hash of the whole fits; none when the record was cut before it.
    pub hash_fits: Option<bool>,
}

/// Why a file is no record: where, and what.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct ReadError {
    /// The line in the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: ReadProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReadProblem {
    /// It does not begin as a record does.
    #[error("no battle record, expected `acies` and the version of the format")]
    NotARecord,
    /// It was written by a newer program.
    #[error(
        "a record of version {found}, expected at most {VERSION}: it takes a program that reads version {found}"
    )]
    Newer {
        /// Its version.
        found: u32,
    },
    /// The line is not UTF-8.
    #[error("bytes that are no text, expected UTF-8")]
    NotText,
    /// The line is none that a record has there.
    #[error("found `{found}`, expected {expected}")]
    Line {
        /// The line.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// The order cannot be read.
    #[error("{0}")]
    Order(#[from] OrderError),
    /// The head is not right.
    #[error("{0}")]
    Head(#[from] HeadError),
}

impl Record {
    /// Reads a record. What follows its last line break is left out, and [`Record::cut`] says so.
    ///
    /// # Errors
    /// When it is no record, is newer than this program, or has a line that does not belong there.
    pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
        let mut reader = Reader::default();
        let rest = reader.read_on(bytes)?;
        let number = reader.lines.len();
        if number == 0 && !b"acies ".starts_with(rest) && !rest.starts_with(b"acies ") {
            let problem = ReadProblem::NotARecord;
            return Err(ReadError { line: 1, problem });
        }
        let cut = (!rest.is_empty() || number == 0).then_some(number + 1);
        Ok(reader.record(cut))
    }

    /// The record as it stood before the next order or throw after so many; itself when it has no more than that.
    pub fn up_to(mut self, steps: usize) -> Record {
        let Some(next) = self.entries.get(steps).map(|entry| entry.line) else {
            return self;
        };
        self.entries.truncate(steps);
        self.lines.truncate(next - 1);
        self.foot = None;
        self.cut = None;
        self.broken = self.broken.filter(|&line| line < next);
        self
    }

    /// The remarks, each with its line, in the order of the file.
    pub fn notes(&self) -> impl Iterator<Item = (usize, &str)> {
        notes_after(&self.lines, 0)
    }
}

/// The remarks after so many lines, each with its line.
fn notes_after(lines: &[Line], so_many: usize) -> impl Iterator<Item = (usize, &str)> {
    let numbered = (1..).zip(lines).skip(so_many);
    numbered.filter_map(|(number, line)| match line {
        Line::Note { text } => Some((number, text.as_str())),
        _ => None,
    })
}

/// Reads a record as it grows: what has been read so far.
#[derive(Debug, Default)]
pub struct Reader {
    chain: Chain,
    part: PartHead,
    head: Option<Head>,
    entries: Vec<Entry>,
    foot: Option<Foot>,
    lines: Vec<Line>,
    broken: Option<usize>,
}

impl Reader {
    /// Reads on, to the end of the last whole line; answers what follows that.
    ///
    /// # Errors
    /// When a line is none that a record has there. What was read before that line stays read.
    pub fn read_on<'b>(&mut self, bytes: &'b [u8]) -> Result<&'b [u8], ReadError> {
        let mut rest = bytes;
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            let number = self.lines.len() + 1;
            let (line, after) = rest.split_at(end + 1);
            self.line(number, line).map_err(|problem| ReadError {
                line: number,
                problem,
            })?;
            rest = after;
        }
        Ok(rest)
    }

    /// The orders and throws that were read, with what happened by them.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The remarks after so many lines, each with its line.
    pub fn notes_after(&self, so_many: usize) -> impl Iterator<Item = (usize, &str)> {
        notes_after(&self.lines, so_many)
    }

    /// Takes in a line with its line break.
    fn line(&mut self, number: usize, bytes: &[u8]) -> Result<(), ReadProblem> {
        let text = std::str::from_utf8(bytes).map_err(|_| ReadProblem::NotText)?;
        let text = text.strip_suffix('\n').unwrap_or(text);
        let unexpected = |expected: &str| ReadProblem::Line {
            found: text.into(),
            expected: expected.into(),
        };
        // House rules stand as somebody wrote them, and TOML takes a tab; only what ends a line would make another file of them.
        let barred: fn(char) -> bool = if text.starts_with("house ") {
            |letter| letter == '\r'
        } else {
            char::is_control
        };
        if let Some(letter) = text.chars().find(|&letter| barred(letter)) {
            return Err(unexpected(&format!("no {letter:?} in a line")));
        }
        if number == 1 {
            match Line::parse(text) {
                Ok(Line::Acies { version }) if version <= VERSION && version > 0 => {}
                Ok(Line::Acies { version: found }) if found > VERSION => {
                    return Err(ReadProblem::Newer { found });
                }
                _ => return Err(ReadProblem::NotARecord),
            }
        }
        let line = Line::parse(text).map_err(|expected| unexpected(&expected))?;
        self.check_chain(number, text, &line);
        if self.foot.is_some() {
            self.foot_line(&line)
                .ok_or_else(|| unexpected("losses, a seed or the hash, each once"))?;
        } else {
            self.body_line(number, &line)
                .map_err(|problem| match problem {
                    Some(problem) => problem,
                    None => unexpected("another line there"),
                })?;
        }
        self.chain.add(bytes);
        self.lines.push(line);
        Ok(())
    }

    /// Compares the running hash of a line.
    fn check_chain(&mut self, number: usize, text: &str, line: &Line) {
        if let Some(stands) = line.chain() {
            let mut chain = self.chain.clone();
            let before = text.len() - stands.len() - " #".len();
            chain.add(&text.as_bytes()[..before]);
            if chain.short() != stands && self.broken.is_none() {
                self.broken = Some(number);
            }
        }
    }

    /// Takes in a line before the foot; with no problem of its own, the line is out of place.
    fn body_line(&mut self, number: usize, line: &Line) -> Result<(), Option<ReadProblem>> {
        match line {
            Line::Acies { .. } if number == 1 => return Ok(()),
            Line::Acies { .. } => return Err(None),
            Line::Tag { .. } | Line::House { .. } if self.head.is_some() => return Err(None),
            Line::Tag { key, value } => {
                return self
                    .part
                    .tag(key, value)
                    .map_err(|error| Some(error.into()));
            }
            Line::House { text } => {
                self.part.house(text);
                return Ok(());
            }
            Line::Note { .. } | Line::Blank => return Ok(()),
            _ => {}
        }
        if self.head.is_none() {
            let head = self
                .part
                .clone()
                .whole()
                .map_err(|error| Some(error.into()))?;
            self.head = Some(head);
        }
        let given = match line {
            Line::Order { side, order, .. } | Line::Choice { side, order, .. } => {
                let order = Order::parse(order).map_err(|error| Some(error.into()))?;
                let answers = matches!(order, Order::Choose(_) | Order::Standing(_));
                if answers != matches!(line, Line::Choice { .. }) {
                    return Err(None);
                }
                Given::Order(*side, order)
            }
            Line::Throw {
                source,
                purpose,
                dice,
                ..
            } => Given::Throw {
                source: source.clone(),
                purpose: purpose.clone(),
                dice: dice.clone(),
            },
            Line::Event { text } => return self.event(number, text.clone()).ok_or(None),
            Line::Bound { text } => return self.event(number, format!("bound {text}")).ok_or(None),
            Line::Result { text } => {
                self.foot = Some(Foot {
                    line: number,
                    result: text.clone(),
                    ..Foot::default()
                });
                return Ok(());
            }
            _ => return Err(None),
        };
        self.entries.push(Entry {
            line: number,
            given,
            events: Vec::new(),
        });
        Ok(())
    }

    fn event(&mut self, number: usize, text: String) -> Option<()> {
        self.entries.last_mut()?.events.push((number, text));
        Some(())
    }

    fn foot_line(&mut self, line: &Line) -> Option<()> {
        let whole = self.chain.whole();
        let foot = self.foot.as_mut()?;
        if foot.hash_fits.is_some() {
            return None;
        }
        let new = match line {
            Line::Losses { losses } => foot.losses.replace(*losses).is_none(),
            Line::Seed { seed } => foot.seed.replace(seed.clone()).is_none(),
            Line::Hash { hash } => foot.hash_fits.replace(*hash == whole).is_none(),
            _ => false,
        };
        new.then_some(())
    }

    fn record(self, cut: Option<usize>) -> Record {
        Record {
            head: self.head.map_or_else(|| self.part.whole(), Ok),
            entries: self.entries,
            foot: self.foot,
            lines: self.lines,
            cut,
            broken: self.broken,
        }
    }
}
