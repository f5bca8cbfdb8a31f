//! Writes a record line by line. Each line is flushed, so a crash loses at most one.

use std::io::{Result, Write};

use acies_referee::{Ending, Event, Order, Purpose, Side};

use super::chain::Chain;
use super::head::Head;
use super::line::Line;
use crate::dice::Seed;
use crate::shared_dice::{Holder, Value};

/// What the dice of a battle that is over can be checked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrets<'a> {
    /// Nothing.
    None,
    /// The seed of a generator.
    Seed(&'a Seed),
    /// The last values of the chains of house, red and blue, each with its visit; 0 where none was shown.
    Chains([(u32, Value); 3]),
}

impl<'a> From<Option<&'a Seed>> for Secrets<'a> {
    fn from(seed: Option<&'a Seed>) -> Secrets<'a> {
        seed.map_or(Secrets::None, Secrets::Seed)
    }
}

/// Writes a record.
#[derive(Clone, Debug)]
pub struct Writer<W: Write> {
    out: W,
    chain: Chain,
}

impl<W: Write> Writer<W> {
    /// Starts a record with its head.
    ///
    /// # Errors
    /// When writing fails.
    pub fn begin(out: W, head: &Head) -> Result<Writer<W>> {
        let mut writer = Writer {
            out,
            chain: Chain::default(),
        };
        head.lines().iter().try_for_each(|line| writer.line(line))?;
        Ok(writer)
    }

    /// Writes an order or an answer to a choice, before its events.
    ///
    /// # Errors
    /// When writing fails.
    pub fn order(&mut self, side: Side, order: &Order) -> Result<()> {
        let key = match order {
            Order::Choose(_) | Order::Standing(_) => "choice",
            _ => "order",
        };
        self.chained(&format!("{key} {side} {order}"))
    }

    /// Writes what a side answers in the bound of the other, before its events. It begins no visit, even where it is an
    /// order to shoot.
    ///
    /// # Errors
    /// When writing fails.
    pub fn answer(&mut self, side: Side, order: &Order) -> Result<()> {
        self.chained(&format!("choice {side} {order}"))
    }

    /// Writes dice and their source, before their events.
    ///
    /// # Errors
    /// When writing fails.
    pub fn throw(&mut self, source: &str, purpose: Purpose, dice: &[u8]) -> Result<()> {
        let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
        self.chained(&format!("throw {source} {purpose} = {}", faces.join(" ")))
    }

    /// Writes the value of shared dice for a visit, before its first order; none where the mover has none at hand.
    ///
    /// # Errors
    /// When writing fails.
    pub fn value(&mut self, side: Side, visit: u32, value: Option<Value>) -> Result<()> {
        self.line(&Line::Value {
            side,
            visit,
            value: value.map(|value| value.to_string()),
        })
    }

    /// Writes that the chains of shared dice go on at a later visit, which the next order or answer begins.
    ///
    /// # Errors
    /// When writing fails.
    pub fn onward(&mut self, visit: u32) -> Result<()> {
        self.line(&Line::Onward { visit })
    }

    /// Writes the events of the last order or roll. The start of a bound becomes a heading.
    ///
    /// # Errors
    /// When writing fails.
    pub fn events(&mut self, events: &[Event]) -> Result<()> {
        events.iter().try_for_each(|event| {
            let text = event.to_string();
            match event {
                Event::BoundBegins { .. } => {
                    let text = text.strip_prefix("bound ").unwrap_or(&text).to_owned();
                    self.line(&Line::Blank)?;
                    self.line(&Line::Bound { text })
                }
                _ => self.line(&Line::Event { text }),
            }
        })
    }

    /// Writes a remark, one record line for each of its lines.
    ///
    /// # Errors
    /// When writing fails.
    pub fn note(&mut self, text: &str) -> Result<()> {
        text.lines().try_for_each(|text| {
            let text = text.replace(char::is_control, " ");
            self.line(&Line::Note { text })
        })
    }

    /// Writes the foot: the ending, the losses of each side, and what the dice can be checked by.
    ///
    /// # Errors
    /// When writing fails.
    pub fn end<'a>(
        mut self,
        ending: Ending,
        losses: [u8; 2],
        secrets: impl Into<Secrets<'a>>,
    ) -> Result<W> {
        self.line(&Line::Blank)?;
        let text = ending.to_string();
        self.line(&Line::Result { text })?;
        self.line(&Line::Losses { losses })?;
        match secrets.into() {
            Secrets::None => {}
            Secrets::Seed(seed) => {
                let seed = seed.to_string();
                self.line(&Line::Seed { seed })?;
            }
            Secrets::Chains(values) => {
                let shown = Holder::ALL.into_iter().zip(values);
                // Value 0 is the root, which the head has.
                for (holder, (visit, value)) in shown.filter(|(_, (visit, _))| *visit > 0) {
                    self.line(&Line::Reveal {
                        holder: holder.word().into(),
                        visit,
                        value: value.to_string(),
                    })?;
                }
            }
        }
        let hash = self.chain.whole();
        self.line(&Line::Hash { hash })?;
        Ok(self.out)
    }

    /// The underlying output.
    pub fn written(&self) -> &W {
        &self.out
    }

    /// Stops writing during a battle and returns the output.
    pub fn into_inner(self) -> W {
        self.out
    }

    /// Writes a line that ends with the running hash of everything before it.
    fn chained(&mut self, text: &str) -> Result<()> {
        self.chain.add(text.as_bytes());
        let end = format!(" #{}\n", self.chain.short());
        self.chain.add(end.as_bytes());
        self.out.write_all(format!("{text}{end}").as_bytes())?;
        self.out.flush()
    }

    fn line(&mut self, line: &Line) -> Result<()> {
        let text = format!("{line}\n");
        self.chain.add(text.as_bytes());
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }
}
