//! Reads a record up to its last complete line, even if it was truncated.

use acies_referee::{Order, OrderError, Side};
use thiserror::Error;

use super::chain::Chain;
use super::head::{Head, HeadError, PartHead};
use super::line::{Line, PLAIN_VERSION, VERSION};
use crate::shared_dice::{Holder, Value};

/// A parsed record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The head, or what it lacks if the record was truncated inside it.
    pub head: Result<Head, HeadError>,
    /// The orders and rolls, with their events.
    pub entries: Vec<Entry>,
    /// The values of shared dice, as visits have them.
    pub values: Vec<ShownValue>,
    /// Where the chains of shared dice go on at a later visit.
    pub onwards: Vec<Onward>,
    /// The foot; none while the battle is in progress.
    pub foot: Option<Foot>,
    /// Every line, as data.
    pub lines: Vec<Line>,
    /// The number of the last line, if it is incomplete.
    pub cut: Option<usize>,
    /// The first line with a wrong running hash: that line or an earlier one was changed or lost.
    pub broken: Option<usize>,
}

/// An order or a roll, with its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The line in the file, from 1.
    pub line: usize,
    /// The order or the dice.
    pub given: Given,
    /// The events as text, each with its line.
    pub events: Vec<(usize, String)>,
}

/// A value of shared dice in the body of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownValue {
    /// The line in the file, from 1.
    pub line: usize,
    /// The number of entries before it.
    pub entries: usize,
    /// Whose visit it is.
    pub side: Side,
    /// The number of the visit.
    pub visit: u32,
    /// The value; none where the mover had none at hand.
    pub value: Option<Value>,
}

/// Where the chains of shared dice go on at a later visit: a tail of the log was lost, whose dice both players have seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Onward {
    /// The line in the file, from 1.
    pub line: usize,
    /// The number of entries before it.
    pub entries: usize,
    /// The number of the visit that the next order or answer begins.
    pub visit: u32,
}

/// The last value of a chain of shared dice, in the foot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// The line in the file, from 1.
    pub line: usize,
    /// Whose chain it is.
    pub holder: Holder,
    /// The visit that it is for.
    pub visit: u32,
    /// The value.
    pub value: Value,
}

/// An input to a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// An order of a side.
    Order(Side, Order),
    /// Dice for a purpose, from a source.
    Throw {
        /// The source of the dice.
        source: String,
        /// The purpose of the dice.
        purpose: String,
        /// The faces.
        dice: Vec<u8>,
    },
}

/// The foot of a record, which may be incomplete.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Foot {
    /// The first line of the foot in the file, from 1.
    pub line: usize,
    /// How the battle ended.
    pub result: String,
    /// The losses of red and blue.
    pub losses: Option<[u8; 2]>,
    /// The seed of the dice.
    pub seed: Option<String>,
    /// The last values of shared dice.
    pub reveals: Vec<Reveal>,
    /// Whether the hash of the whole record is right; none if the record ends before it.
    pub hash_fits: Option<bool>,
}

/// An error in a record: the line and the problem.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct ReadError {
    /// The line in the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: ReadProblem,
}

/// The problem with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReadProblem {
    /// The file does not start like a record.
    #[error("no battle record, expected `acies` and the version of the format")]
    NotARecord,
    /// The record was written by a newer program.
    #[error(
        "a record of version {found}, expected at most {VERSION}: it takes a program that reads version {found}"
    )]
    Newer {
        /// The version of the format.
        found: u32,
    },
    /// The line is not UTF-8.
    #[error("bytes that are no text, expected UTF-8")]
    NotText,
    /// A record has no such line at this place.
    #[error("found `{found}`, expected {expected}")]
    Line {
        /// The line.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// The order cannot be parsed.
    #[error("{0}")]
    Order(#[from] OrderError),
    /// The head is wrong.
    #[error("{0}")]
    Head(#[from] HeadError),
}

impl Record {
    /// Reads a record, as the program wrote it or as an editor or a mail has left it: with a byte-order mark, Windows line
    /// ends, and blank lines at the end.
    ///
    /// Text after the last line break is left out and reported by [`Record::cut`], unless it is a line that ends with its
    /// own hash, and so is complete.
    ///
    /// # Errors
    /// When the text is not a record, is from a newer program, or has a line out of place.
    pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
        let mut reader = Reader::default();
        let rest = reader.read_on(bytes)?;
        let number = reader.lines.len();
        let begun = if number == 0 { unmarked(rest) } else { rest };
        if number == 0 && !b"acies ".starts_with(begun) && !begun.starts_with(b"acies ") {
            let problem = ReadProblem::NotARecord;
            return Err(ReadError { line: 1, problem });
        }
        if reader.is_complete(rest) {
            let line = number + 1;
            let read = reader.line(line, rest);
            read.map_err(|problem| ReadError { line, problem })?;
            return Ok(reader.record(None));
        }
        let blank = reader.has_ended() && rest.trim_ascii().is_empty();
        let cut = (!rest.is_empty() && !blank || number == 0).then_some(number + 1);
        Ok(reader.record(cut))
    }

    /// The record up to this number of orders and rolls; unchanged if it has no more.
    pub fn up_to(mut self, steps: usize) -> Record {
        let Some(next) = self.entries.get(steps).map(|entry| entry.line) else {
            return self;
        };
        self.entries.truncate(steps);
        self.values.retain(|value| value.line < next);
        self.onwards.retain(|onward| onward.line < next);
        self.lines.truncate(next - 1);
        self.foot = None;
        self.cut = None;
        self.broken = self.broken.filter(|&line| line < next);
        self
    }

    /// The remarks in file order, each with its line.
    pub fn notes(&self) -> impl Iterator<Item = (usize, &str)> {
        notes_after(&self.lines, 0)
    }
}

/// The remarks after this number of lines, each with its line.
fn notes_after(lines: &[Line], so_many: usize) -> impl Iterator<Item = (usize, &str)> {
    let numbered = (1..).zip(lines).skip(so_many);
    numbered.filter_map(|(number, line)| match line {
        Line::Note { text } => Some((number, text.as_str())),
        _ => None,
    })
}

/// The bytes without the mark that some editors put before a text.
fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// Reads a record incrementally.
#[derive(Debug, Default)]
pub struct Reader {
    chain: Chain,
    part: PartHead,
    head: Option<Head>,
    entries: Vec<Entry>,
    values: Vec<ShownValue>,
    onwards: Vec<Onward>,
    foot: Option<Foot>,
    lines: Vec<Line>,
    broken: Option<usize>,
}

impl Reader {
    /// Reads up to the end of the last complete line, and returns the rest.
    ///
    /// # Errors
    /// When a record has no such line at this place. Everything before that line is kept.
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

    /// The orders and rolls read so far, with their events.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The remarks after this number of lines, each with its line.
    pub fn notes_after(&self, so_many: usize) -> impl Iterator<Item = (usize, &str)> {
        notes_after(&self.lines, so_many)
    }

    /// Whether the hash of the whole record has been read, which ends it.
    fn has_ended(&self) -> bool {
        let foot = self.foot.as_ref();
        foot.is_some_and(|foot| foot.hash_fits.is_some())
    }

    /// Whether a last line without a line break lacks nothing else: it ends with the hash that belongs there.
    fn is_complete(&self, rest: &[u8]) -> bool {
        let text = std::str::from_utf8(rest).ok();
        let text = text.map(|text| text.strip_suffix('\r').unwrap_or(text));
        match text.and_then(|text| Some((text, Line::parse(text).ok()?))) {
            Some((_, Line::Hash { hash })) => self.foot.is_some() && hash == self.chain.whole(),
            Some((text, line)) => self.chain_fits(text, &line) == Some(true),
            None => false,
        }
    }

    /// Reads a line, with or without its line break. The hashes are over `\n` alone as line break.
    fn line(&mut self, number: usize, bytes: &[u8]) -> Result<(), ReadProblem> {
        let bytes = if number == 1 { unmarked(bytes) } else { bytes };
        let text = std::str::from_utf8(bytes).map_err(|_| ReadProblem::NotText)?;
        let text = text.strip_suffix('\n').unwrap_or(text);
        let text = text.strip_suffix('\r').unwrap_or(text);
        if self.has_ended() && text.trim().is_empty() {
            self.lines.push(Line::Blank);
            return Ok(());
        }
        let unexpected = |expected: &str| ReadProblem::Line {
            found: text.into(),
            expected: expected.into(),
        };
        // House rules are kept as written, and TOML allows tabs. Only a line break inside a line would change the file.
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
        if self.chain_fits(text, &line) == Some(false) {
            self.broken = self.broken.or(Some(number));
        }
        if self.foot.is_some() {
            self.foot_line(number, &line)
                .ok_or_else(|| unexpected("losses, a seed, a reveal or the hash, each once"))?;
        } else {
            self.body_line(number, &line)
                .map_err(|problem| match problem {
                    Some(problem) => problem,
                    None => unexpected("another line there"),
                })?;
        }
        self.chain.add(text.as_bytes());
        self.chain.add(b"\n");
        self.lines.push(line);
        Ok(())
    }

    /// Whether the head fixes chains of shared dice: other records have no values.
    fn is_shared(&self) -> bool {
        let head = self.head.as_ref();
        head.is_some_and(|head| head.chains().is_some())
    }

    /// Whether the running hash of a line is right; none for a line without one.
    fn chain_fits(&self, text: &str, line: &Line) -> Option<bool> {
        let stands = line.chain()?;
        let mut chain = self.chain.clone();
        let before = text.len() - stands.len() - " #".len();
        chain.add(&text.as_bytes()[..before]);
        Some(chain.short() == stands)
    }

    /// Reads a line before the foot; without a problem of its own, the line is out of place.
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
            let is_plain = self.lines.first()
                == Some(&Line::Acies {
                    version: PLAIN_VERSION,
                });
            if is_plain && head.chains().is_some() {
                let error = HeadError {
                    tag: "acies".into(),
                    expected: format!("{VERSION}, as of every record with shared dice"),
                };
                return Err(Some(error.into()));
            }
            self.head = Some(head);
        }
        let given = match line {
            Line::Order { side, order, .. } | Line::Choice { side, order, .. } => {
                let order = Order::parse(order).map_err(|error| Some(error.into()))?;
                let is_choice = matches!(line, Line::Choice { .. });
                let fits = match order {
                    Order::Choose(_) | Order::Standing(_) => is_choice,
                    // Over a server, a side that is called on to shoot in the bound of the other answers with a shooting.
                    Order::Shoot(..) => !is_choice || self.is_shared(),
                    _ => !is_choice,
                };
                if !fits {
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
            Line::Value { side, visit, value } if self.is_shared() => {
                self.values.push(ShownValue {
                    line: number,
                    entries: self.entries.len(),
                    side: *side,
                    visit: *visit,
                    // A line has no other text there.
                    value: value.as_deref().and_then(|value| value.parse().ok()),
                });
                return Ok(());
            }
            Line::Onward { visit } if self.is_shared() => {
                self.onwards.push(Onward {
                    line: number,
                    entries: self.entries.len(),
                    visit: *visit,
                });
                return Ok(());
            }
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

    fn foot_line(&mut self, number: usize, line: &Line) -> Option<()> {
        let whole = self.chain.whole();
        let is_shared = self.is_shared();
        let foot = self.foot.as_mut()?;
        if foot.hash_fits.is_some() {
            return None;
        }
        let new = match line {
            Line::Losses { losses } => foot.losses.replace(*losses).is_none(),
            Line::Seed { seed } => foot.seed.replace(seed.clone()).is_none(),
            Line::Reveal {
                holder,
                visit,
                value,
            } if is_shared => {
                let reveal = Reveal {
                    line: number,
                    holder: Holder::from_word(holder)?,
                    visit: *visit,
                    value: value.parse().ok()?,
                };
                let new = foot.reveals.iter().all(|one| one.holder != reveal.holder);
                foot.reveals.push(reveal);
                new
            }
            Line::Hash { hash } => foot.hash_fits.replace(*hash == whole).is_none(),
            _ => false,
        };
        new.then_some(())
    }

    fn record(self, cut: Option<usize>) -> Record {
        Record {
            head: self.head.map_or_else(|| self.part.whole(), Ok),
            entries: self.entries,
            values: self.values,
            onwards: self.onwards,
            foot: self.foot,
            lines: self.lines,
            cut,
            broken: self.broken,
        }
    }
}
