//! Replays records: the battle up to the end of the record, and its edition.

use acies_chronicle::{Entry, Given, Head, Reader, Record, Seed, Shown};
use acies_referee::{Ask, Order, Side};
use acies_wire::{Asks, How, Line, Obeyed, RecordVerdict, ShownRecord};

use crate::session::{LogAction, SessionError, Table, engine};
use crate::{json, show};

/// The edition of the battle in a record; for house rules, the one that they extend.
///
/// # Errors
/// When the text is not a record, or the edition is unknown.
pub fn edition_of(record: &str) -> Result<String, SessionError> {
    let read = read(record)?;
    Ok(head_of(&read)?.rulebook()?.edition.clone())
}

/// The verdict on a record, as the program gives it, and with the seed of its dice if that is known here.
///
/// # Errors
/// When the text is not a record, or this engine played its battle and cannot recreate it.
pub fn verify(record: &str, seed: &str) -> Result<RecordVerdict, SessionError> {
    let verdict = read(record)?.verdict(&engine(), seed.parse().ok().as_ref())?;
    Ok(verdict.message())
}

/// A record as it was played, whatever the referee makes of it: the states of the board and what led to each, and the
/// line from which on they come from the events alone.
///
/// # Errors
/// When the text is not a record, or not even the beginning of its battle is known here.
pub fn shown(record: &str) -> Result<ShownRecord, SessionError> {
    let record = read(record)?;
    let mut shown = Shown::new(&record)?;
    let mut table = Table::showing(head_of(&record)?.clone(), shown.battle());
    let mut states = vec![show::state(&table)];
    let mut lines = Vec::new();
    let mut notes = record.notes().peekable();
    while let Some(entry) = shown.step() {
        table.show(shown.battle());
        states.push(show::state(&table));
        let mut before = Vec::new();
        while let Some((_, note)) = notes.next_if(|&(line, _)| line < entry.line) {
            before.push(note.to_owned());
        }
        let (text, side, dice) = match &entry.given {
            Given::Order(side, order) => (format!("order {order}"), Some(show::side(*side)), None),
            Given::Throw { purpose, dice, .. } => {
                (format!("throw {purpose}"), None, Some(dice.clone()))
            }
        };
        let events = entry.events.iter();
        lines.push(Line {
            text,
            side,
            events: events.map(|(_, event)| show::event_of(event)).collect(),
            notes: before,
            dice,
        });
    }
    if let (Some(foot), Some(last)) = (&record.foot, states.last_mut()) {
        let (how, winner) = foot.result.split_once(' ').unwrap_or((&foot.result, ""));
        last.asks = Asks::Over {
            how: match how {
                "won" => How::Won,
                "conceded" => How::Conceded,
                _ => How::Drawn,
            },
            winner: Side::from_word(winner).map(show::side),
        };
    }
    Ok(ShownRecord {
        since: shown.since(),
        states,
        lines,
    })
}

fn read(record: &str) -> Result<Record, SessionError> {
    Ok(Record::read(record.as_bytes())?)
}

fn head_of(record: &Record) -> Result<&Head, SessionError> {
    let head = record.head.as_ref();
    head.map_err(|error| SessionError::Input(error.to_string()))
}

impl Table {
    /// The battle up to the end of a record; `seed` is secret in the record while the battle is in progress.
    ///
    /// A record with an unknown seed continues with the given seed, and its head no longer states the hash.
    ///
    /// # Errors
    /// When the text is not a record, or does not replay.
    pub fn from_record(record: &str, seed: &str) -> Result<Table, SessionError> {
        let read = read(record)?;
        let mut head = head_of(&read)?.clone();
        let is_shared = head.chains().is_some();
        // The head alone is for looking back at how the battle went.
        if is_shared && read.foot.is_none() && !read.entries.is_empty() {
            return Err(SessionError::Input(
                "a battle with shared dice goes on where it was begun: expected one that is over"
                    .into(),
            ));
        }
        let own = read
            .foot
            .as_ref()
            .and_then(|foot| foot.seed.as_deref())
            .unwrap_or(seed);
        let seed: Seed = own
            .parse()
            .map_err(|error| SessionError::Input(format!("{error}")))?;
        if !is_shared && !head.promises(&seed) {
            head.dice.1 = None;
        }
        let rulebook = head.rulebook()?;
        let mut table = Table::begin(head, seed, rulebook)?;
        table.play_entries(&read.entries, read.notes())?;
        table.mark_loaded(&read);
        Ok(table)
    }

    /// Plays the entries of a record that this battle does not have yet.
    ///
    /// # Errors
    /// When it does not replay.
    pub(crate) fn go_on(&mut self, read: &Reader) -> Result<(), SessionError> {
        let entries = read.entries();
        let (done, rest) = entries.split_at(self.steps().len().min(entries.len()));
        let lines = done.last().map_or(0, |entry| entry.line);
        self.play_entries(rest, read.notes_after(lines))
    }

    /// Plays orders and rolls, with the remarks before each.
    fn play_entries<'n>(
        &mut self,
        entries: &[Entry],
        notes: impl Iterator<Item = (usize, &'n str)>,
    ) -> Result<(), SessionError> {
        let mut notes = notes.peekable();
        for entry in entries {
            while let Some((_, note)) = notes.next_if(|&(line, _)| line < entry.line) {
                self.note(note.to_owned());
            }
            let played = match &entry.given {
                Given::Order(side, order) => self.play_order(*side, order),
                Given::Throw { source, dice, .. } => self.play_throw(source, dice),
            };
            played.map_err(|message| SessionError::Record {
                line: entry.line,
                message,
            })?;
        }
        Ok(())
    }

    /// Plays a step again.
    pub(crate) fn play(&mut self, action: &LogAction) -> Result<(), String> {
        match action {
            LogAction::Order(side, order) => self.play_order(*side, order),
            LogAction::Throw(source, _, dice) => self.play_throw(source, dice),
        }
    }

    pub(crate) fn play_order(&mut self, side: Side, order: &Order) -> Result<(), String> {
        if !matches!(self.battle().asks(), Ask::Decide { side: asked, .. } if asked == side) {
            return Err(format!("{side} is not asked for an order here"));
        }
        match self.obey_order(order.clone()) {
            Obeyed::Yes { .. } => Ok(()),
            Obeyed::No(verdict) => Err(format!("the order is not legal here: {}", json(&verdict))),
        }
    }

    fn play_throw(&mut self, source: &str, dice: &[u8]) -> Result<(), String> {
        self.take(source, dice).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
#[path = "replay_tests.rs"]
mod tests;
