//! The rows of a battle in the tables of the schema, and back.

use acies_chronicle::Head;
use acies_chronicle::shared_dice::{Code, SHARED, Value};
use acies_host::{Answer, Break, Change, Entry, Id, Rows, Seat, Sent, Step, Taken, Terms, Time};
use acies_referee::Side;
use rusqlite::{Connection, OptionalExtension, Row, params};
use thiserror::Error;

use crate::columns::{
    head_of, head_text, presence_of, presence_text, sealed_columns, sealed_of, standing_of,
    standing_text,
};
use crate::store::Line;

/// Why a row is not written or read.
#[derive(Debug, Error)]
pub enum RowError {
    /// SQLite does not do it.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    /// What is to be written could not be read again.
    #[error("{0}")]
    Unwritable(String),
    /// What was read is no row.
    #[error("{0}")]
    Unreadable(String),
}

fn unreadable(what: &str, found: &str, expected: &str) -> RowError {
    RowError::Unreadable(format!("{what}: found `{found}`, expected {expected}"))
}

/// The number of a battle in the tables, and its revision; none where no battle has the code.
pub fn find(db: &Connection, code: Code) -> rusqlite::Result<Option<(i64, u64)>> {
    db.prepare_cached("select no, rev from battle where code = ?1")?
        .query_row([code.to_string()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
}

/// Writes a battle whose code is free.
pub fn insert(db: &Connection, rows: &Rows) -> Result<(), RowError> {
    let Terms {
        head,
        earlier,
        code,
        root,
        pace,
        back_by_consent,
        watched,
        created,
    } = &rows.terms;
    let text = head_text(head);
    // A head that reads otherwise than it was agreed on would be another battle.
    let kept = Head {
        code: Some(*code),
        dice: (SHARED.into(), None),
        ..head.clone()
    };
    if head_of(&text, *code) != Some(kept) {
        let what = "the head cannot be written as the head of a record";
        return Err(RowError::Unwritable(what.into()));
    }
    db.prepare_cached(
        "insert into battle (code, rev, head, root, pace, back_by_consent, created, earlier, watched) \
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?
    .execute(params![
        code.to_string(),
        rows.rev,
        text,
        root.to_string(),
        pace.to_string(),
        back_by_consent,
        created.0,
        earlier_text(earlier),
        watched,
    ])?;
    let no = db.last_insert_rowid();
    for side in Side::BOTH {
        put_seat(db, no, side, rows.seat(side))?;
    }
    let begun = rows.begun.map(Change::Begun);
    let onward = rows.onward.map(Change::Onward);
    let steps = rows.steps.iter();
    let steps = steps.map(|step| Change::Step(Box::new(step.clone())));
    let sent = rows.sent.iter().map(|sent| Change::Sent(*sent));
    let outages = rows.outages.iter().map(|&outage| Change::Outage(outage));
    let whole = begun.into_iter().chain(onward);
    for change in whole.chain(steps).chain(sent).chain(outages) {
        put(db, no, &change)?;
    }
    Ok(())
}

/// Writes the revision of a battle.
pub fn put_rev(db: &Connection, no: i64, rev: u64) -> rusqlite::Result<()> {
    db.prepare_cached("update battle set rev = ?2 where no = ?1")?
        .execute(params![no, rev])?;
    Ok(())
}

/// Writes the change of one row, but for the revision.
pub fn put(db: &Connection, no: i64, change: &Change) -> rusqlite::Result<()> {
    match change {
        Change::Seat(side, seat) => put_seat(db, no, *side, seat)?,
        Change::Begun(at) => {
            db.prepare_cached("update battle set begun = ?2 where no = ?1")?
                .execute(params![no, at.0])?;
        }
        Change::Onward(visit) => {
            db.prepare_cached("update battle set onward = ?2 where no = ?1")?
                .execute(params![no, visit])?;
        }
        Change::Step(step) => {
            let Step { at, by, entry } = &**step;
            db.prepare_cached(
                "insert into step (battle, number, at, sent_by, entry) \
                 select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4 from step where battle = ?1",
            )?
            .execute(params![no, at.0, by.map(|id| id.0), entry.to_string()])?;
            if matches!(entry, Entry::End(_)) {
                db.prepare_cached("update battle set ended = 1 where no = ?1")?
                    .execute([no])?;
            }
        }
        Change::Sent(Sent {
            side,
            id,
            hash,
            answer,
        }) => {
            let version = match answer {
                Answer::Kept { version } => Some(version),
                Answer::Withdrawn => None,
            };
            db.prepare_cached(
                "insert into sent (battle, number, side, id, hash, version) \
                 select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5 from sent where battle = ?1",
            )?
            .execute(params![no, *side as u8, id.0, hash, version])?;
        }
        Change::Outage(Break { from, to }) => {
            db.prepare_cached(
                "insert into outage (battle, number, from_at, to_at) \
                 select ?1, coalesce(max(number), 0) + 1, ?2, ?3 from outage where battle = ?1",
            )?
            .execute(params![no, from.0, to.0])?;
        }
        Change::Rev(_) => {}
    }
    Ok(())
}

fn put_seat(db: &Connection, no: i64, side: Side, seat: &Seat) -> rusqlite::Result<()> {
    let (order, value, by) = sealed_columns(seat.sealed.as_ref());
    db.prepare_cached(
        "insert or replace into seat \
         (battle, side, opens, token, root, sealed_order, sealed_value, sealed_by, standing, presence) \
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?
    .execute(params![
        no,
        side as u8,
        seat.opens,
        seat.taken.map(|taken| taken.token),
        seat.taken.map(|taken| taken.root.to_string()),
        order,
        value,
        by,
        standing_text(&seat.standing),
        presence_text(seat.presence),
    ])?;
    Ok(())
}

/// All that is kept of a battle.
pub fn get(db: &Connection, no: i64, code: Code) -> Result<Rows, RowError> {
    let mut rows = get_battle(db, no, code)?;
    rows.seats = [get_seat(db, no, Side::Red)?, get_seat(db, no, Side::Blue)?];
    rows.steps = get_steps(db, no)?;
    rows.sent = db
        .prepare_cached(
            "select side, id, hash, version from sent where battle = ?1 order by number",
        )?
        .query_map([no], |row| {
            let version: Option<u32> = row.get(3)?;
            Ok(Sent {
                side: side_of(row, 0)?,
                id: Id(row.get(1)?),
                hash: row.get(2)?,
                answer: version.map_or(Answer::Withdrawn, |version| Answer::Kept { version }),
            })
        })?
        .collect::<Result<_, _>>()?;
    rows.outages = db
        .prepare_cached("select from_at, to_at from outage where battle = ?1 order by number")?
        .query_map([no], |row| {
            Ok(Break {
                from: Time(row.get(0)?),
                to: Time(row.get(1)?),
            })
        })?
        .collect::<Result<_, _>>()?;
    Ok(rows)
}

/// The side of a column. The schema allows no other than 0 and 1.
fn side_of(row: &Row, column: usize) -> rusqlite::Result<Side> {
    Ok(if row.get::<_, u8>(column)? == 0 {
        Side::Red
    } else {
        Side::Blue
    })
}

/// The row of a battle, with empty seats.
fn get_battle(db: &Connection, no: i64, code: Code) -> Result<Rows, RowError> {
    let mut query = db.prepare_cached(
        "select rev, head, root, pace, back_by_consent, created, begun, onward, earlier, watched \
         from battle where no = ?1",
    )?;
    let mut found = query.query([no])?;
    let row = found.next()?.ok_or(rusqlite::Error::QueryReturnedNoRows)?;
    let [head, root, pace]: [String; 3] = [row.get(1)?, row.get(2)?, row.get(3)?];
    let terms = Terms {
        head: head_of(&head, code)
            .ok_or_else(|| unreadable("head", &head, "the head of a record"))?,
        earlier: earlier_of(row.get(8)?)?,
        code,
        root: read_value("root", &root)?,
        pace: pace.parse().map_err(|_| {
            unreadable(
                "pace",
                &pace,
                "`live BANK INCREMENT`, `days N` or `untimed`",
            )
        })?,
        back_by_consent: row.get(4)?,
        watched: row.get(9)?,
        created: Time(row.get(5)?),
    };
    let mut rows = Rows::new(terms, [[0; 32]; 2]);
    rows.rev = row.get(0)?;
    rows.begun = row.get::<_, Option<i64>>(6)?.map(Time);
    rows.onward = row.get(7)?;
    Ok(rows)
}

/// The steps that were made before a battle went over to the server, a line each; none where it began there.
fn earlier_text(steps: &[Entry]) -> Option<String> {
    let lines: Vec<String> = steps.iter().map(Entry::to_string).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn earlier_of(text: Option<String>) -> Result<Vec<Entry>, RowError> {
    let text = text.unwrap_or_default();
    let read = |line: &str| {
        let wrong = |_| unreadable("earlier", line, "a step of a battle");
        line.parse().map_err(wrong)
    };
    text.lines().map(read).collect()
}

fn get_seat(db: &Connection, no: i64, side: Side) -> Result<Seat, RowError> {
    let mut query = db.prepare_cached(
        "select opens, token, root, sealed_order, sealed_value, sealed_by, standing, presence \
         from seat where battle = ?1 and side = ?2",
    )?;
    let mut found = query.query(params![no, side as u8])?;
    let missing = || RowError::Unreadable(format!("found no seat of {side}, expected one"));
    let row = found.next()?.ok_or_else(missing)?;
    let what = |column: &str| format!("{column} of {side}'s seat");
    let taken = match (row.get(1)?, row.get::<_, Option<String>>(2)?) {
        (Some(token), Some(root)) => {
            let root = read_value(&what("root"), &root)?;
            Some(Taken { token, root })
        }
        (None, None) => None,
        _ => {
            let found = "one alone";
            return Err(unreadable(
                &what("token and root"),
                found,
                "both or neither",
            ));
        }
    };
    let sealed = match (row.get(3)?, row.get(4)?, row.get(5)?) {
        (None, None, None) => None,
        columns => Some(sealed_of(columns).ok_or_else(|| {
            let expected = "an order, the id it came with, and a value of the dice or none";
            RowError::Unreadable(format!("{}: expected {expected}", what("sealed army")))
        })?),
    };
    let [standing, presence]: [String; 2] = [row.get(6)?, row.get(7)?];
    Ok(Seat {
        opens: row.get(0)?,
        taken,
        sealed,
        standing: standing_of(&standing)
            .ok_or_else(|| unreadable(&what("standing"), &standing, "replies, a line each"))?,
        presence: presence_of(&presence).ok_or_else(|| {
            unreadable(
                &what("presence"),
                &presence,
                "`never`, `here` or `gone TIME`",
            )
        })?,
    })
}

fn get_steps(db: &Connection, no: i64) -> Result<Vec<Step>, RowError> {
    let mut query = db.prepare_cached(
        "select number, at, sent_by, entry from step where battle = ?1 order by number",
    )?;
    let mut found = query.query([no])?;
    let mut steps = Vec::new();
    while let Some(row) = found.next()? {
        let number: u32 = row.get(0)?;
        let expected = steps.len() as u32 + 1;
        if number != expected {
            let expected = format!("step {expected}");
            return Err(unreadable("log", &format!("step {number}"), &expected));
        }
        let entry: String = row.get(3)?;
        steps.push(Step {
            at: Time(row.get(1)?),
            by: row.get::<_, Option<_>>(2)?.map(Id),
            entry: entry
                .parse()
                .map_err(|_| unreadable(&format!("step {number}"), &entry, "a step of a battle"))?,
        });
    }
    Ok(steps)
}

fn read_value(what: &str, text: &str) -> Result<Value, RowError> {
    let read = text.parse();
    read.map_err(|_| unreadable(what, text, "64 lower-case hexadecimal digits"))
}

/// The codes of the battles that have not ended, in order.
pub fn running(db: &Connection) -> Result<Vec<Code>, RowError> {
    let mut query = db.prepare_cached("select code from battle where ended = 0 order by code")?;
    let mut found = query.query([])?;
    let mut codes = Vec::new();
    while let Some(row) = found.next()? {
        let code: String = row.get(0)?;
        let read = code.parse();
        codes
            .push(read.map_err(|_| unreadable("code", &code, "12 lower-case letters and digits"))?);
    }
    Ok(codes)
}

/// When the house was last noted to be up.
pub fn last_beat(db: &Connection) -> rusqlite::Result<Option<Time>> {
    let mut query = db.prepare_cached("select at from beat")?;
    query.query_row([], |row| row.get(0).map(Time)).optional()
}

/// Notes that the house is up.
pub fn put_beat(db: &Connection, now: Time) -> rusqlite::Result<()> {
    db.prepare_cached("insert or replace into beat (only, at) values (1, ?1)")?
        .execute([now.0])?;
    Ok(())
}

/// Writes a line of talk; its number. One that came before has the number that it had then.
pub fn put_line(db: &Connection, no: i64, line: &Line) -> Result<u32, RowError> {
    let Line { side, id, at, text } = line;
    let known: Option<(u32, String)> = db
        .prepare_cached(
            "select number, text from chat where battle = ?1 and side = ?2 and id = ?3",
        )?
        .query_row(params![no, *side as u8, id.0], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    match known {
        Some((number, said)) if said == *text => Ok(number),
        Some(_) => {
            let what = "this id of a line came with another text before";
            Err(RowError::Unwritable(what.into()))
        }
        None => Ok(db
            .prepare_cached(
                "insert into chat (battle, number, side, id, at, text) \
                 select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5 from chat where battle = ?1 \
                 returning number",
            )?
            .query_row(params![no, *side as u8, id.0, at.0, text], |row| row.get(0))?),
    }
}

/// The lines of talk after a number.
pub fn lines(db: &Connection, no: i64, after: u32) -> rusqlite::Result<Vec<Line>> {
    db.prepare_cached(
        "select side, id, at, text from chat where battle = ?1 and number > ?2 order by number",
    )?
    .query_map(params![no, after], |row| {
        Ok(Line {
            side: side_of(row, 0)?,
            id: Id(row.get(1)?),
            at: Time(row.get(2)?),
            text: row.get(3)?,
        })
    })?
    .collect()
}
