//! The results for programs: one object of JSON, or a row of CSV for each battle. Their keys are in `docs/reference/sim.md` and stay.

use std::collections::BTreeMap;
use std::io::Write;

use acies_chronicle::scale_word;
use acies_generals::sim::{ArmyOrBook, MatchUp, Outcome, Rate, Schedule, Totals};
use acies_referee::Side;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::Report;
use crate::failure::Failure;

/// A battle as a row.
#[derive(Serialize)]
struct Row<'a> {
    number: u64,
    seed: u64,
    red: String,
    blue: String,
    red_general: &'a str,
    blue_general: &'a str,
    winner: &'a str,
    capped: bool,
    bounds: u16,
    contact: Option<u16>,
    orders: u32,
    refused: u32,
}

/// A row for each battle.
///
/// # Errors
/// When it cannot be written.
pub fn csv(report: &Report<'_>, outcomes: &[Outcome], out: &mut dyn Write) -> Result<(), Failure> {
    let mut table = csv::Writer::from_writer(out);
    for one in outcomes {
        let [red, blue] = one.armies.map(|key| key.to_string());
        let [mut red_general, mut blue_general] = report.plan.generals.each_ref();
        if one.swapped {
            (red_general, blue_general) = (blue_general, red_general);
        }
        let row = Row {
            number: one.number,
            seed: one.seed,
            red,
            blue,
            red_general,
            blue_general,
            winner: one.winner.map_or("", Side::word),
            capped: one.capped,
            bounds: one.bounds,
            contact: one.contact,
            orders: one.orders,
            refused: one.refused,
        };
        table.serialize(row).map_err(unwritten)?;
    }
    table.flush()?;
    Ok(())
}

/// Why a row was not written: nothing but the output can be at fault.
fn unwritten(error: csv::Error) -> Failure {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => Failure::Output(error),
        other => Failure::Output(std::io::Error::other(format!("{other:?}"))),
    }
}

/// All of it as one object.
pub fn json(report: &Report<'_>) -> Value {
    let (plan, tally) = (report.plan, &report.tally);
    let generals: Vec<Value> = (plan.generals.iter().zip(tally.generals))
        .map(|(name, rate)| {
            let mut one = rated("wins", rate);
            one.insert("general".into(), json!(name));
            Value::Object(one)
        })
        .collect();
    let match_ups = (tally.match_ups.iter()).map(|row| match_up(report, row));
    let armies = tally.armies.iter().map(|(key, sums)| {
        let mut one = rated("wins", sums.won(0));
        one.insert("army".into(), json!(key.to_string()));
        one.insert("n".into(), json!(sums.n));
        one.insert("losses".into(), json!(sums.wins[1]));
        one.insert("draws".into(), json!(sums.drawn().hits));
        Value::Object(one)
    });
    json!({
        "n": tally.all.n,
        "asked": report.asked,
        "partial": report.partial(),
        "red_wins": tally.sides[0],
        "blue_wins": tally.sides[1],
        "draws": tally.all.drawn().hits,
        "draw_share": tally.all.drawn().share(),
        "draw_interval": tally.all.drawn().interval(),
        "capped": tally.all.capped,
        "generals": generals,
        "paired": matches!(plan.schedule, Schedule::Sides { paired: true, .. }),
        "all_vs_all": matches!(plan.schedule, Schedule::RoundRobin(_)),
        "median_bounds": tally.all.bounds(),
        "median_first_contact": tally.all.contact(),
        "match_ups": match_ups.collect::<Vec<_>>(),
        "armies": armies.collect::<Vec<_>>(),
        "refused": tally.refused,
        "edition": report.rulebook.edition,
        "edition_hash": report.rulebook.hash,
        "scale": scale_word(report.rulebook.scale),
        "conventions": report.rulebook.conventions,
        "rulings": report.rulings.iter().cloned().collect::<BTreeMap<_, _>>(),
        "limit": plan.limit,
        "seed": plan.seed.to_string(),
    })
}

/// A count, its share and the interval of the share.
fn rated(name: &str, rate: Rate) -> Map<String, Value> {
    Map::from_iter([
        (name.to_owned(), json!(rate.hits)),
        ("share".to_owned(), json!(rate.share())),
        ("interval".to_owned(), json!(rate.interval())),
    ])
}

/// A pair of opponents.
fn match_up(report: &Report<'_>, row: &MatchUp) -> Value {
    let sums: &Totals = &row.totals;
    let party = |at: usize| {
        let mut one = rated("wins", sums.won(at));
        match row.parties[at] {
            ArmyOrBook::Army(key) => one.insert("army".into(), json!(key.to_string())),
            ArmyOrBook::Book(_, name) => one.insert("book".into(), json!(name)),
        };
        match report.plan.schedule {
            // The armies have both sides and both generals.
            Schedule::RoundRobin(_) => {}
            Schedule::Sides { paired, .. } => {
                one.insert("general".into(), json!(report.plan.generals[at]));
                if !paired {
                    one.insert("side".into(), json!(Side::BOTH[at].word()));
                }
            }
        }
        Value::Object(one)
    };
    json!({
        "one": party(0),
        "other": party(1),
        "n": sums.n,
        "draws": sums.drawn().hits,
        "draw_share": sums.drawn().share(),
        "draw_interval": sums.drawn().interval(),
        "capped": sums.capped,
        "median_bounds": sums.bounds(),
        "median_first_contact": sums.contact(),
    })
}
