//! A battle over a server, as the page follows it by the steps of the house's log.
//!
//! Orders are judged here, but only the house's steps change the battle.

use acies_chronicle::shared_dice::{Code, EARLIER, Holder, SHARED, Value};
use acies_chronicle::{Record, SeatSecret, Seed};
use acies_referee::{Ask, Ending, Order, Side};
use acies_wire::RecordVerdict;
use acies_wire::online::Seat;

use crate::session::{LogAction, SessionError, Table, engine};
use crate::sheet::{Following, Row, Sheet, ending};

/// What a step of the log has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Followed {
    /// The table, by an order, an answer or dice.
    Table,
    /// The table, because the last orders were taken back.
    Back,
    /// The battle is over.
    End,
    /// Nothing that a board shows.
    Nothing,
}

impl Followed {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Followed::Table => "table",
            Followed::Back => "back",
            Followed::End => "end",
            Followed::Nothing => "nothing",
        }
    }
}

fn input(error: &impl ToString) -> SessionError {
    SessionError::Input(error.to_string())
}

/// What a player's device knows of a seat by its secret: the token that proves it and its hash, and the root of its chain.
///
/// # Errors
/// When the secret, the code or the side is none.
pub fn seat(secret: &str, code: &str, side: &str) -> Result<Seat, SessionError> {
    let (secret, code, side) = read(secret, code, side)?;
    let token = secret.token(code);
    Ok(Seat {
        token: token.to_hex(),
        hash: token.hash(),
        root: value(&secret, code, side, 0)?.to_string(),
    })
}

/// The player's value for a visit.
///
/// # Errors
/// When the secret, the code or the side is none, or the chain has no such value.
pub fn seat_value(
    secret: &str,
    code: &str,
    side: &str,
    visit: u32,
) -> Result<String, SessionError> {
    let (secret, code, side) = read(secret, code, side)?;
    Ok(value(&secret, code, side, visit)?.to_string())
}

/// The hash by which the house knows a secret.
///
/// # Errors
/// When it is none.
pub fn secret_hash(secret: &str) -> Result<String, SessionError> {
    Ok(secret
        .parse::<SeatSecret>()
        .map_err(|error| input(&error))?
        .hash())
}

fn read(secret: &str, code: &str, side: &str) -> Result<(SeatSecret, Code, Side), SessionError> {
    let side = Side::from_word(side).ok_or_else(|| input(&"expected `red` or `blue`"))?;
    let code = code.parse().map_err(|error| input(&error))?;
    Ok((secret.parse().map_err(|error| input(&error))?, code, side))
}

fn value(secret: &SeatSecret, code: Code, side: Side, visit: u32) -> Result<Value, SessionError> {
    let value = secret.dice(code).value(code, Holder::Player(side), visit);
    value.ok_or_else(|| input(&"the chain of dice has come to its end"))
}

impl Table {
    /// The battle of the head of a record with shared dice, before its first step.
    ///
    /// # Errors
    /// When the text is no such head, or the battle cannot be recreated.
    pub fn of_head(text: &str) -> Result<Table, SessionError> {
        let record = Record::read(text.as_bytes())?;
        let head = record.head.map_err(|error| input(&error))?;
        let mut sheet = Sheet::new(&head)
            .ok_or_else(|| input(&"expected the head of a battle with shared dice"))?;
        sheet.following = Some(Following::default());
        let rulebook = head.rulebook()?;
        let mut table = Table::begin(head, Seed::from(0), rulebook)?;
        table.sheet = Some(sheet);
        Ok(table)
    }

    /// Follows the next step of the log, as the house has written it: its instant, and its line.
    ///
    /// # Errors
    /// When it is no step, or cannot follow here.
    pub fn follow(&mut self, at: i64, line: &str) -> Result<Followed, SessionError> {
        let number = self
            .following()
            .map_or(1, |following| following.version + 1);
        let followed = self
            .take_step(line)
            .map_err(|message| SessionError::Input(format!("step {number}: {message}")))?;
        if let Some(following) = self
            .sheet
            .as_mut()
            .and_then(|sheet| sheet.following.as_mut())
        {
            following.hash.add(at, line);
            following.version = number;
        }
        Ok(followed)
    }

    fn take_step(&mut self, line: &str) -> Result<Followed, String> {
        let unread = || format!("found `{line}`, expected a step of a battle");
        let (kind, rest) = line.split_once(' ').ok_or_else(unread)?;
        let sided = || {
            let (side, rest) = rest.split_once(' ').ok_or_else(unread)?;
            Ok::<_, String>((Side::from_word(side).ok_or_else(unread)?, rest))
        };
        match kind {
            "value" => {
                let (side, rest) = sided()?;
                let (visit, value) = rest.split_once(' ').ok_or_else(unread)?;
                let visit = visit.parse().map_err(|_| unread())?;
                let value = match value {
                    "none" => None,
                    value => Some(value.parse::<Value>().map_err(|_| unread())?),
                };
                let sheet = self.sheet.as_mut().ok_or_else(unread)?;
                if let Some(value) = value {
                    let taken = sheet.chains[1 + side as usize].take(visit, value);
                    taken.map_err(|error| error.to_string())?;
                }
                sheet.rows.push(Row::Value { side, visit, value });
                Ok(Followed::Nothing)
            }
            "order" | "choice" => {
                let (side, text) = sided()?;
                let order = Order::parse(text).map_err(|error| error.to_string())?;
                self.play_order(side, &order)?;
                let is_answer = kind == "choice";
                self.push_row(Row::Step { is_answer });
                Ok(Followed::Table)
            }
            "throw" => {
                let (purpose, dice) = rest.split_once(" = ").ok_or_else(unread)?;
                let dice: Option<Vec<u8>> = dice.split(' ').map(|face| face.parse().ok()).collect();
                let due = match self.battle().asks() {
                    Ask::Throw(throw) => throw.purpose.to_string(),
                    asks => return Err(format!("found `{line}`, expected {asks}")),
                };
                if due != purpose {
                    return Err(format!("found dice for `{purpose}`, expected `{due}`"));
                }
                let is_earlier = self.steps().len() < self.head().earlier as usize;
                let source = if is_earlier { EARLIER } else { SHARED };
                let taken = self.take(source, &dice.ok_or_else(unread)?);
                taken.map_err(|error| error.to_string())?;
                self.push_row(Row::Step { is_answer: false });
                Ok(Followed::Table)
            }
            "onward" => {
                self.push_row(Row::Onward(rest.parse().map_err(|_| unread())?));
                Ok(Followed::Nothing)
            }
            "back" => {
                let (_, orders) = sided()?;
                self.drop_orders(orders.parse().map_err(|_| unread())?)?;
                self.push_row(Row::Note(format!("act {line}")));
                Ok(Followed::Back)
            }
            "act" => {
                self.push_row(Row::Note(line.to_owned()));
                Ok(Followed::Nothing)
            }
            "end" => {
                self.close(rest).ok_or_else(unread)?;
                Ok(Followed::End)
            }
            _ => Err(unread()),
        }
    }

    fn push_row(&mut self, row: Row) {
        if let Some(sheet) = &mut self.sheet {
            sheet.rows.push(row);
        }
    }

    /// Takes the last orders back, as the house has done.
    fn drop_orders(&mut self, orders: usize) -> Result<(), String> {
        let steps = self.steps();
        let kept = steps.len().checked_sub(orders);
        let is_order = |at: usize| {
            let taken = steps.get(at..).unwrap_or_default();
            let is_order = |action: &LogAction| matches!(action, LogAction::Order(..));
            taken.iter().all(|step| is_order(&step.action))
        };
        let kept = kept
            .filter(|&at| is_order(at))
            .ok_or_else(|| format!("{orders} orders cannot be taken back"))?;
        let before = self.up_to(kept).ok_or("the battle does not replay")?;
        let mut sheet = self.sheet.take();
        *self = before;
        for _ in 0..orders {
            let Some(sheet) = &mut sheet else { break };
            let last = sheet
                .rows
                .iter()
                .rposition(|row| matches!(row, Row::Step { .. }));
            if let Some(last) = last {
                sheet.rows.remove(last);
            }
        }
        self.sheet = sheet;
        Ok(())
    }

    /// Ends the battle in the words of the log; none if they are no end.
    fn close(&mut self, how: &str) -> Option<()> {
        let by_rules = ending(how);
        let (word, side) = how.split_once(' ').unwrap_or((how, ""));
        let closed = match (word, Side::from_word(side)) {
            _ if by_rules.is_some() => by_rules?,
            ("resigned", Some(winner)) => Ending::Conceded(winner),
            ("late" | "gone", Some(winner)) => Ending::Won(winner),
            ("agreed" | "claimed" | "abandoned" | "aborted", None) => Ending::Drawn,
            _ => return None,
        };
        if by_rules.is_none() {
            self.push_row(Row::Note(format!("act end {how}")));
        }
        self.sheet.as_mut()?.closed = Some(closed);
        Some(())
    }

    /// Checks the battle so far by a value of the house for a visit that is over: values, dice and events.
    ///
    /// What comes out is the verdict on the record as it would be if the battle ended here.
    ///
    /// # Errors
    /// When this is no battle that is followed, or the text is no value.
    pub fn check(&mut self, visit: u32, value: &str) -> Result<RecordVerdict, SessionError> {
        let value: Value = value.parse().map_err(|error| input(&error))?;
        let mut sheet = self
            .sheet
            .take()
            .ok_or_else(|| input(&"expected a battle with shared dice"))?;
        let record = sheet.record(self, Some((visit, value)));
        let record = record.map_err(SessionError::from).and_then(|record| {
            let verdict = Record::read(record.as_bytes())?.verdict(&engine(), None)?;
            Ok(verdict.message())
        });
        if record.is_ok() {
            // What is not of the chain is in the verdict.
            let _ = sheet.chains[0].take(visit, value);
        }
        self.sheet = Some(sheet);
        record
    }

    /// Whether the side of this page may take its last orders back, as the house says.
    pub fn allow_taking_back(&mut self, side: Option<Side>) {
        if let Some(following) = self
            .sheet
            .as_mut()
            .and_then(|sheet| sheet.following.as_mut())
        {
            following.may_take_back = side;
        }
    }

    /// Where this page is in the log; none where the battle is not followed.
    pub(crate) fn following(&self) -> Option<&Following> {
        self.sheet.as_ref()?.following.as_ref()
    }
}

#[cfg(test)]
#[path = "following_tests.rs"]
mod tests;
