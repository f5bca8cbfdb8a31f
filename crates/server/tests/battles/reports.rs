//! A ruling that a player doubts is kept for the keeper of the house: once, with its record, and never more than there is room for.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use acies_host::{Id, Time};
use acies_server::Allowances;
use acies_store::{MOST_REPORTS, Report, ReportLine, ReportOutcome, Store};
use serde_json::{Value, json};

use crate::client::{opened, seal};
use crate::memory::Memory;
use crate::server::{Server, ask_with, engine, generous};

const PATH: &str = "/api/reports";

/// The record of a battle whose armies are chosen, and how many orders and rolls it has.
async fn record(server: &Server) -> (String, u32) {
    let mut players = opened(server.address, "days 4").await;
    seal(&mut players).await;
    let path = format!("/api/battles/{}/record", players[0].seat.code);
    let (status, _, text) = server.ask("GET", &path, None);
    assert_eq!(status, 200);
    let steps = text.lines().filter(|line| {
        let mut words = line.split(' ');
        matches!(words.next(), Some("order" | "throw"))
    });
    let steps = steps.count() as u32;
    (text, steps)
}

fn doubted(id: u8, record: &str) -> Value {
    json!({
        "id": format!("{id:02x}").repeat(16),
        "step": 1,
        "order": "move r1 ahead 9",
        "rule": "move.distance",
        "words": "Measured twice:\nit is in reach.",
        "record": record,
    })
}

fn answered((status, _, text): (u16, String, String)) -> (u16, String) {
    let problem: Value = serde_json::from_str(&text).unwrap();
    assert!(
        problem["text"]
            .as_str()
            .is_some_and(|text| !text.contains('\n')),
        "{text}"
    );
    (status, problem["why"].as_str().unwrap().to_owned())
}

fn kept(store: &Memory) -> Vec<ReportLine> {
    store.reports().all_reports().unwrap()
}

#[tokio::test]
async fn a_report_is_kept_once_by_its_id_with_what_its_record_says() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let (record, steps) = record(&server).await;
    assert!(steps >= 2, "{steps}");
    let report = doubted(7, &record);
    assert_eq!(
        server.must("POST", PATH, Some(&report)),
        json!({ "number": 1 })
    );
    // The answer was lost: the same once more is the same.
    assert_eq!(
        server.must("POST", PATH, Some(&report)),
        json!({ "number": 1 })
    );
    let found = store.reports().reported(1).unwrap().unwrap();
    let expected = Report {
        id: Id([7; 16]),
        at: found.at,
        engine: engine().to_string(),
        edition: "2.2".into(),
        step: 1,
        order: Some("move r1 ahead 9".into()),
        rule: Some("move.distance".into()),
        words: "Measured twice:\nit is in reach.".into(),
        record: record.clone(),
    };
    assert_eq!(found, expected);
    assert!(found.at > Time(0));

    let mut other = report.clone();
    other["words"] = json!("Something else");
    let refused = answered(server.ask("POST", PATH, Some(&other)));
    assert_eq!(refused, (409, "other-bytes".into()));
    // A result that is doubted has neither order nor rule.
    let result = json!({ "id": "08".repeat(16), "step": steps, "words": "", "record": record });
    assert_eq!(
        server.must("POST", PATH, Some(&result)),
        json!({ "number": 2 })
    );
    let found = store.reports().reported(2).unwrap().unwrap();
    assert_eq!((found.order, found.rule, found.step), (None, None, steps));
}

#[tokio::test]
async fn what_is_no_report_or_too_long_or_of_another_page_is_not_kept() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let (record, steps) = record(&server).await;
    let good = doubted(7, &record);
    for (field, value) in [
        ("id", json!("no id")),
        ("step", json!(steps + 1)),
        ("words", json!("ß".repeat(1001))),
        ("words", json!("bell\u{7}")),
        ("order", json!("x".repeat(1025))),
        ("order", json!("two\nlines")),
        ("rule", json!("x".repeat(101))),
        ("rule", json!("\u{9b}31m")),
        ("record", json!("")),
        ("record", json!("A letter to the club.\n")),
        ("record", json!("acies 2\n")),
    ] {
        let mut report = good.clone();
        report[field] = value.clone();
        let refused = answered(server.ask("POST", PATH, Some(&report)));
        assert_eq!(refused, (400, "not-understood".into()), "{field} {value}");
    }
    let mut report = good.clone();
    report["step"] = json!(-1);
    let refused = answered(server.ask("POST", PATH, Some(&report)));
    assert_eq!(refused, (400, "no-message".into()));

    // 256 KiB with everything is the most, which is far more than other requests may have.
    let mut report = good.clone();
    report["words"] = json!("ß".repeat(1000));
    let spare = (1 << 18) - report.to_string().len();
    // Remarks are a part of a record that no order depends on.
    report["record"] = json!(record + &" ".repeat(spare));
    let most = report.to_string();
    assert_eq!(most.len(), 1 << 18);
    let fields = format!(
        "Origin: http://{}\r\nContent-Type: application/json\r\n",
        server.address
    );
    let sent = |fields: &str, body: &str| ask_with(server.address, "POST", PATH, fields, body);
    assert_eq!(
        answered(sent(&fields, &format!("{most} "))),
        (413, "unread".into())
    );
    let foreign = fields.replace("http://", "https://evil.example/");
    assert_eq!(sent(&foreign, &most).0, 403);
    let form = fields.replace("application/json", "text/plain");
    assert_eq!(answered(sent(&form, &most)), (415, "no-json".into()));
    assert_eq!(kept(&store), []);
    assert_eq!(sent(&fields, &most).0, 201);
    assert_eq!(server.ask("GET", PATH, None).0, 405);
}

#[tokio::test]
async fn an_address_that_reports_too_much_learns_when_to_come_again() {
    assert_eq!(Allowances::default().reports.get(), 10);
    let store = Arc::new(Memory::default());
    let allowances = Allowances {
        reports: NonZeroU32::new(2).unwrap(),
        ..generous()
    };
    let server = Server::with(&store, allowances);
    let (record, _) = record(&server).await;
    for id in [1, 2] {
        server.must("POST", PATH, Some(&doubted(id, &record)));
    }
    let (status, head, text) = server.ask("POST", PATH, Some(&doubted(3, &record)));
    let head = head.to_ascii_lowercase();
    let mut lines = head.lines();
    let wait = lines.find_map(|line| line.strip_prefix("retry-after: "));
    let wait: u64 = wait.unwrap().parse().unwrap();
    assert!((1..=1800).contains(&wait), "{wait}");
    assert_eq!(
        answered((status, head, text)),
        (429, "too-many-reports".into())
    );
    assert_eq!(kept(&store).len(), 2);
}

#[tokio::test]
async fn a_report_that_the_house_fails_to_keep_is_not_said_to_be_another_one() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let (record, _) = record(&server).await;
    let report = doubted(7, &record);
    store.kept_reports.is_misfit.store(true, Ordering::Relaxed);
    let refused = answered(server.ask("POST", PATH, Some(&report)));
    assert_eq!(refused, (503, "later".into()));
    store.kept_reports.is_misfit.store(false, Ordering::Relaxed);
    assert_eq!(
        server.must("POST", PATH, Some(&report)),
        json!({ "number": 1 })
    );
}

fn kept_with(store: &Memory, number: u32, record: String) {
    let mut id = [0xff; 16];
    id[..4].copy_from_slice(&number.to_be_bytes());
    let report = Report {
        id: Id(id),
        at: Time(0),
        engine: String::new(),
        edition: "2.2".into(),
        step: 0,
        order: None,
        rule: None,
        words: String::new(),
        record,
    };
    let outcome = store.reports().report(&report, MOST_REPORTS).unwrap();
    assert_eq!(outcome, ReportOutcome::Kept(number));
}

#[tokio::test]
async fn where_ten_thousand_wait_no_more_are_kept_until_one_is_taken_away() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let (record, _) = record(&server).await;
    for number in 1..=10_000 {
        kept_with(&store, number, String::new());
    }
    let report = doubted(7, &record);
    let refused = answered(server.ask("POST", PATH, Some(&report)));
    assert_eq!(refused, (507, "no-room".into()));
    assert_eq!(store.reports().forget_reports(5..=5).unwrap(), 1);
    assert_eq!(
        server.must("POST", PATH, Some(&report)),
        json!({ "number": 10_001 })
    );
}

#[tokio::test]
async fn where_their_records_fill_64_mebibytes_no_more_are_kept_until_one_is_taken_away() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let (record, _) = record(&server).await;
    // 63 whole ones, and one that leaves a byte too little.
    for number in 1..=63 {
        kept_with(&store, number, " ".repeat(1 << 20));
    }
    kept_with(&store, 64, " ".repeat((1 << 20) - record.len() + 1));
    let report = doubted(7, &record);
    let refused = answered(server.ask("POST", PATH, Some(&report)));
    assert_eq!(refused, (507, "no-room".into()));
    assert_eq!(store.reports().forget_reports(64..=64).unwrap(), 1);
    kept_with(&store, 65, " ".repeat((1 << 20) - record.len()));
    assert_eq!(
        server.must("POST", PATH, Some(&report)),
        json!({ "number": 66 })
    );
}
