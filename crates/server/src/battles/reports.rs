//! The rulings that players doubt: read, checked and kept. No rule is known here; the record says which battle it is about.

use acies_chronicle::Record;
use acies_host::Time;
use acies_store::{MOST_REPORTS, Report, ReportOutcome};
use acies_wire::reports::{self, Reported};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::allowances::Asked;
use super::house::House;
use super::problem::{Problem, count};
use super::request::{Caller, Said};
use super::words::{self, LONGEST_ORDER, NotSaid};

/// The longest report, in bytes: a long battle is a fifth of it.
pub const LONGEST_REPORT: usize = 1 << 18;
/// The most characters that a player may say.
const LONGEST_WORDS: usize = 1_000;
/// The longest name of a rule, in bytes.
const LONGEST_RULE: usize = 100;

/// Keeps a report, once by its id.
pub async fn report(
    State(house): State<House>,
    Caller(address): Caller,
    Said(said): Said<reports::Report>,
) -> Result<Response, Problem> {
    count(&house, address, Asked::Report)?;
    let now = house.now();
    let outcome = house.ask(move |house| -> Result<ReportOutcome, Problem> {
        let report = read(said, now)?;
        let outcome = house.store().reports().report(&report, MOST_REPORTS);
        outcome.map_err(|error| house.trouble(&error).into())
    });
    match outcome.await.ok_or_else(Problem::later)?? {
        ReportOutcome::Kept(number) => {
            Ok((StatusCode::CREATED, Json(Reported { number })).into_response())
        }
        ReportOutcome::OtherBytes => {
            let text = "this id of a report came with another one before";
            Err(Problem::new(StatusCode::CONFLICT, "other-bytes", text))
        }
        ReportOutcome::NoRoom => {
            let text = "too many reports wait to be read, and no more are kept";
            let status = StatusCode::INSUFFICIENT_STORAGE;
            Err(Problem::new(status, "no-room", text))
        }
    }
}

/// Reads a report that came at an instant. Whatever a terminal shows of it later is one line without control characters.
fn read(said: reports::Report, now: Time) -> Result<Report, NotSaid> {
    let long = |field, length: usize, most: usize, what: &str| {
        let expected = format!("at most {most} {what}");
        (length <= most)
            .then_some(())
            .ok_or_else(|| NotSaid::new(field, &format!("{length} {what}"), expected))
    };
    let plain = |field, text: &str, is_meant: fn(char) -> bool| {
        let expected = "a text without control characters";
        let is_plain = !text.contains(|one: char| one.is_control() && !is_meant(one));
        is_plain
            .then_some(())
            .ok_or_else(|| NotSaid::new(field, text, expected))
    };
    let id = words::id(&said.id)?;
    let words = said.words.chars().count();
    long("words", words, LONGEST_WORDS, "characters")?;
    plain("words", &said.words, |one| matches!(one, '\n' | '\t'))?;
    for (field, text, most) in [
        ("order", &said.order, LONGEST_ORDER),
        ("rule", &said.rule, LONGEST_RULE),
    ] {
        let text = text.as_deref().unwrap_or_default();
        long(field, text.len(), most, "bytes")?;
        plain(field, text, |_| false)?;
    }
    let not_read = |error: String| NotSaid::new("record", "a text", format!("a record: {error}"));
    let record =
        Record::read(said.record.as_bytes()).map_err(|error| not_read(error.to_string()))?;
    let head = record.head.map_err(|error| not_read(error.to_string()))?;
    plain("record", &head.edition.edition, |_| false)?;
    long(
        "step",
        said.step as usize,
        record.entries.len(),
        "steps in this record",
    )?;
    Ok(Report {
        id,
        at: now,
        engine: head
            .engine
            .map_or_else(String::new, |engine| engine.to_string()),
        edition: head.edition.edition,
        step: said.step,
        order: said.order,
        rule: said.rule,
        words: said.words,
        record: said.record,
    })
}
