//! The rulings that players doubt, as they have reported them.

use std::ops::RangeInclusive;

use acies_host::{Id, Time};
use rusqlite::{OptionalExtension, params};

use crate::sqlite::Sqlite;
use crate::store::StoreError;
use crate::tables::RowError;

/// How much is kept until the keeper of the house takes some away: reports lie in the file of the battles, which need the disk more.
pub const MOST_REPORTS: Room = Room {
    reports: 10_000,
    bytes: 64 << 20,
};

/// How much is kept at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Reports.
    pub reports: u32,
    /// Bytes of all their records.
    pub bytes: u64,
}

/// What became of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportOutcome {
    /// It is kept under this number, from 1. One that comes again has the number that it had.
    Kept(u32),
    /// Its id came with another report before.
    OtherBytes,
    /// There is no room for it.
    NoRoom,
}

impl Room {
    /// Whether one more has room beside so many reports and bytes of records.
    pub fn takes(self, reports: u32, bytes: u64, more: &Report) -> bool {
        reports < self.reports && bytes + more.record.len() as u64 <= self.bytes
    }
}

/// A ruling that a player doubts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The id that the page drew for it.
    pub id: Id,
    /// When it came.
    pub at: Time,
    /// The program that played the battle, as its record names it; empty where it names none.
    pub engine: String,
    /// The edition.
    pub edition: String,
    /// The number of orders and rolls before it.
    pub step: u32,
    /// The refused order; none where a result is doubted.
    pub order: Option<String>,
    /// The rule that refused it.
    pub rule: Option<String>,
    /// What the player says.
    pub words: String,
    /// The record of the battle so far.
    pub record: String,
}

/// A report as it stands in the list of all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportLine {
    /// Its number.
    pub number: u32,
    /// When it came.
    pub at: Time,
    /// The edition.
    pub edition: String,
    /// The rule that refused the order.
    pub rule: Option<String>,
    /// What the player says.
    pub words: String,
}

/// The reports of a house. Every call may fail as those of [`crate::Store`] do.
pub trait Reports: Send + Sync {
    /// Keeps a report, where it has room.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn report(&self, report: &Report, room: Room) -> Result<ReportOutcome, StoreError>;

    /// All reports, in the order of their numbers.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn all_reports(&self) -> Result<Vec<ReportLine>, StoreError>;

    /// The report with a number.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn reported(&self, number: u32) -> Result<Option<Report>, StoreError>;

    /// Takes the reports with these numbers away; how many there were.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn forget_reports(&self, numbers: RangeInclusive<u32>) -> Result<usize, StoreError>;
}

impl Report {
    /// Whether another one says the same: when it came is no part of that.
    pub fn is_same(&self, other: &Report) -> bool {
        let at = self.at;
        *self
            == Report {
                at,
                ..other.clone()
            }
    }
}

/// The columns of a report, in the order of [`report_of`].
const COLUMNS: &str = "id, at, engine, edition, step, refused_order, rule, words, record";

/// A report of a row of [`COLUMNS`].
fn report_of(row: &rusqlite::Row) -> rusqlite::Result<Report> {
    Ok(Report {
        id: Id(row.get(0)?),
        at: Time(row.get(1)?),
        engine: row.get(2)?,
        edition: row.get(3)?,
        step: row.get(4)?,
        order: row.get(5)?,
        rule: row.get(6)?,
        words: row.get(7)?,
        record: row.get(8)?,
    })
}

impl Reports for Sqlite {
    fn report(&self, report: &Report, room: Room) -> Result<ReportOutcome, StoreError> {
        self.transact(|db| {
            let wrong = |error: rusqlite::Error| self.failed(error);
            let known = format!("select {COLUMNS}, no from report where id = ?1");
            let known = db.query_row(&known, [report.id.0], |row| {
                Ok((report_of(row)?, row.get(9)?))
            });
            if let Some((kept, number)) = known.optional().map_err(wrong)? {
                return Ok(if kept.is_same(report) {
                    ReportOutcome::Kept(number)
                } else {
                    ReportOutcome::OtherBytes
                });
            }
            // A row begins with the lengths of its columns, so that no record is read for this.
            let kept = "select count(*), coalesce(sum(octet_length(record)), 0) from report";
            let (reports, bytes): (u32, u64) = db
                .query_row(kept, [], |row| Ok((row.get(0)?, row.get(1)?)))
                .map_err(wrong)?;
            if !room.takes(reports, bytes, report) {
                return Ok(ReportOutcome::NoRoom);
            }
            let insert = format!(
                "insert into report ({COLUMNS}) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) returning no"
            );
            let Report {
                id,
                at,
                engine,
                edition,
                step,
                order,
                rule,
                words,
                record,
            } = report;
            let values = params![id.0, at.0, engine, edition, step, order, rule, words, record];
            let number = db.query_row(&insert, values, |row| row.get(0));
            number.map(ReportOutcome::Kept).map_err(wrong)
        })
    }

    fn all_reports(&self) -> Result<Vec<ReportLine>, StoreError> {
        self.look(|db| {
            let read = || -> Result<Vec<ReportLine>, RowError> {
                let mut query =
                    db.prepare("select no, at, edition, rule, words from report order by no")?;
                let lines = query.query_map([], |row| {
                    Ok(ReportLine {
                        number: row.get(0)?,
                        at: Time(row.get(1)?),
                        edition: row.get(2)?,
                        rule: row.get(3)?,
                        words: row.get(4)?,
                    })
                })?;
                Ok(lines.collect::<Result<_, _>>()?)
            };
            read().map_err(|error| self.failed(error))
        })
    }

    fn reported(&self, number: u32) -> Result<Option<Report>, StoreError> {
        self.look(|db| {
            let query = format!("select {COLUMNS} from report where no = ?1");
            let found = db.query_row(&query, [number], report_of).optional();
            found.map_err(|error| self.failed(error))
        })
    }

    fn forget_reports(&self, numbers: RangeInclusive<u32>) -> Result<usize, StoreError> {
        self.transact(|db| {
            let (first, last) = numbers.into_inner();
            let gone = db.execute(
                "delete from report where no between ?1 and ?2",
                [first, last],
            );
            gone.map_err(|error| self.failed(error))
        })
    }
}
