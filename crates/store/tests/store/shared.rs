//! What every store does.

use std::thread;

use acies_host::{
    Answer, Break, Change, Commit, EndBy, Hosted, Id, Input, Kind, Offer, Presence, Reply, Sent,
    Wish,
};
use acies_referee::{Choice, Side};
use acies_store::{
    Line, MOST_REPORTS, Report, ReportLine, ReportOutcome, Room, Sqlite, Store, StoreError,
    note_outage,
};

use crate::battle::{Played, START, code, rows};
use crate::memory::Memory;

const CODE: &str = "k7q2m9x4tz3c";
const OTHER: &str = "0123456789ab";

/// Does the same with each kind of store.
fn with_each(story: impl Fn(&dyn Store)) {
    story(&Memory::default());
    let folder = tempfile::tempdir().expect("a folder");
    story(&Sqlite::open(folder.path()).expect("a store"));
}

#[test]
fn a_battle_is_read_as_it_was_written_after_each_commit() {
    with_each(|store| {
        let code = code(CODE);
        let mut played = Played::new(rows(code));
        store.create(played.hosted.rows()).expect("a new battle");
        let check = |played: &Played, commit: &Commit| {
            store.write(code, commit).expect("a commit");
            let read = store.read(code).expect("a battle");
            assert_eq!(read, *played.hosted.rows());
            assert_eq!(store.rev(code).expect("a battle"), read.rev);
        };
        for side in Side::BOTH {
            let commit = played.take(side);
            check(&played, &commit);
        }
        for side in Side::BOTH {
            let commit = played.seal(side);
            check(&played, &commit);
        }
        let always = |kind, choice| Wish::Standing {
            kind,
            reply: Reply::Always(choice),
        };
        let asks = Wish::Standing {
            kind: Kind::Target,
            reply: Reply::Ask,
        };
        let talk = [
            (Side::Red, always(Kind::Recoil, Choice::RecoilByDepth(true))),
            (Side::Red, always(Kind::Entry, Choice::MoveIn(false))),
            (Side::Blue, asks),
            (Side::Blue, Wish::Offer(Offer::Pause)),
            (Side::Red, Wish::Leave(3)),
        ];
        for (side, wish) in talk {
            let commit = played.wish(side, wish);
            check(&played, &commit);
        }
        let presence = |is_here| Input::Presence {
            side: Side::Red,
            is_here,
        };
        for input in [
            presence(true),
            presence(false),
            Input::Withdraw {
                side: Side::Blue,
                id: Id([200; 16]),
            },
            Input::Outage(Break {
                from: START,
                to: START.after(500),
            }),
            Input::Restored { visit: 9, rev: 99 },
        ] {
            let commit = played.commit(input);
            check(&played, &commit);
        }
        assert!(store.rev(code).expect("a battle") >= 99);
        for _ in 0..20 {
            if let Some(commit) = played.play() {
                check(&played, &commit);
            }
        }
        assert_eq!(store.running().expect("battles"), [code]);
        let commit = played.wish(Side::Red, Wish::End(EndBy::Resign));
        check(&played, &commit);
        assert_eq!(store.running().expect("battles"), []);
        // A rematch is agreed on afterwards.
        let commit = played.wish(Side::Blue, Wish::Offer(Offer::Rematch));
        check(&played, &commit);
    });
}

#[test]
fn a_whole_battle_goes_on_from_what_was_read_as_from_memory() {
    with_each(|store| {
        let code = code(CODE);
        let mut in_memory = Played::new(rows(code));
        store.create(&rows(code)).expect("a new battle");
        let mut commits = 0;
        loop {
            // A server remembers nothing between two orders.
            let mut from_store = Played::new(store.read(code).expect("a battle"));
            let commit = from_store.next();
            assert_eq!(commit, in_memory.next());
            let Some(commit) = commit else { break };
            store.write(code, &commit).expect("a commit");
            commits += 1;
        }
        let read = store.read(code).expect("a battle");
        assert_eq!(read, *in_memory.hosted.rows());
        assert_eq!(read.rev, commits);
        assert!(commits > 20, "{commits} commits");
        let hosted = Hosted::new(read).expect("rows of a battle");
        assert!(hosted.closed().is_some());
        assert_eq!(store.running().expect("battles"), []);
    });
}

#[test]
fn a_battle_that_has_gone_on_is_created_as_it_is() {
    with_each(|store| {
        let mut played = Played::new(rows(code(CODE)));
        while played.next().is_some() {}
        store.create(played.hosted.rows()).expect("a battle");
        let read = store.read(code(CODE)).expect("a battle");
        assert_eq!(read, *played.hosted.rows());
        assert_eq!(store.running().expect("battles"), []);
    });
}

#[test]
fn of_two_commits_at_one_revision_the_second_is_not_written() {
    with_each(|store| {
        let code = code(CODE);
        let mut one = Played::new(rows(code));
        store.create(one.hosted.rows()).expect("a new battle");
        let mut other = Played::new(rows(code));
        store.write(code, &one.take(Side::Red)).expect("a commit");
        for _ in 0..2 {
            let refused = store.write(code, &other.take(Side::Blue));
            let Err(StoreError::Overtaken(by)) = refused else {
                panic!("expected an overtaken commit, found {refused:?}");
            };
            assert_eq!((by.found, by.expected), (1, 0));
            assert_eq!(store.read(code).expect("a battle"), *one.hosted.rows());
            other = Played::new(rows(code));
        }
    });
}

#[test]
fn commits_from_many_threads_are_each_written_once_or_overtaken() {
    with_each(|store| {
        let code = code(CODE);
        store.create(&rows(code)).expect("a new battle");
        let attempt = |nth: i64| {
            let commit = Commit {
                expects: store.rev(code).expect("a battle"),
                changes: vec![Change::Outage(Break {
                    from: START.after(nth),
                    to: START.after(nth + 1),
                })],
                answer: None,
            };
            match store.write(code, &commit) {
                Ok(()) => Some(nth),
                Err(StoreError::Overtaken(_)) => None,
                Err(error) => panic!("{error}"),
            }
        };
        let mut written: Vec<i64> = thread::scope(|scope| {
            let attempts = |thread: i64| (0..25).filter_map(move |nth| attempt(thread * 100 + nth));
            let threads =
                [0, 1, 2, 3].map(|thread| scope.spawn(move || attempts(thread).collect()));
            let written = threads.map(|thread| -> Vec<i64> { thread.join().expect("no panic") });
            written.concat()
        });
        let read = store.read(code).expect("a battle");
        let from = |outage: &Break| outage.from.since(START);
        let mut kept: Vec<i64> = read.outages.iter().map(from).collect();
        written.sort_unstable();
        kept.sort_unstable();
        assert_eq!(kept, written);
        assert_eq!(read.rev, written.len() as u64);
        assert!(!written.is_empty());
    });
}

#[test]
fn battles_are_kept_apart_by_their_codes() {
    with_each(|store| {
        let (one, other) = (code(CODE), code(OTHER));
        store.create(&rows(one)).expect("a new battle");
        let taken = store.create(&rows(one));
        assert!(matches!(taken, Err(StoreError::CodeTaken(taken)) if taken == one));
        let commit = Played::new(rows(one)).take(Side::Red);
        for missing in [
            store.read(other).err(),
            store.rev(other).err(),
            store.write(other, &commit).err(),
            store.say(other, &line(1, "Hello")).err(),
            store.said(other, 0).err(),
        ] {
            assert!(matches!(missing, Some(StoreError::NoBattle(code)) if code == other));
        }
        store.create(&rows(other)).expect("a new battle");
        store.write(one, &commit).expect("a commit");
        assert_eq!(store.read(other).expect("a battle"), rows(other));
        assert_eq!(store.running().expect("battles"), [other, one]);
    });
}

#[test]
fn an_id_that_was_used_is_not_kept_twice_and_nothing_of_its_commit_is() {
    // The host never makes such a commit, and a store in memory takes it: the rows of a battle are the host's to check.
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    let code = code(CODE);
    store.create(&rows(code)).expect("a new battle");
    let sent = Change::Sent(Sent {
        side: Side::Red,
        id: Id([7; 16]),
        hash: None,
        answer: Answer::Withdrawn,
    });
    let commit = Commit {
        expects: 0,
        changes: vec![Change::Begun(START), sent.clone(), sent],
        answer: None,
    };
    let refused = store.write(code, &commit);
    assert!(
        matches!(refused, Err(StoreError::Misfit { .. })),
        "{refused:?}"
    );
    assert_eq!(store.read(code).expect("a battle"), rows(code));
}

#[test]
fn the_house_asks_when_it_was_up_before_it_notes_that_it_is() {
    with_each(|store| {
        assert_eq!(store.last_beat().expect("read"), None);
        assert_eq!(store.beat(START).expect("kept"), None);
        assert_eq!(store.last_beat().expect("read"), Some(START));
        assert_eq!(store.beat(START.after(5000)).expect("kept"), Some(START));
        assert_eq!(store.last_beat().expect("read"), Some(START.after(5000)));
    });
}

#[test]
fn an_outage_comes_once_into_each_battle_that_ran() {
    with_each(|store| {
        let [running, over] = [code(CODE), code(OTHER)];
        let mut played = Played::new(rows(over));
        while played.next().is_some() {}
        store.create(played.hosted.rows()).expect("a battle");
        store.create(&rows(running)).expect("a battle");
        // One that was offered when the house was up again.
        let late = code("later0000000");
        let mut rows = rows(late);
        rows.terms.created = START.after(60_000);
        store.create(&rows).expect("a battle");

        let outage = Break {
            from: START.after(10_000),
            to: START.after(60_000),
        };
        for _ in 0..2 {
            let noted = note_outage(store, outage, START.after(70_000)).expect("noted");
            assert_eq!((noted.battles, noted.failed.len()), (1, 0));
        }
        assert_eq!(store.read(running).expect("a battle").outages, [outage]);
        for other in [over, late] {
            let outages = store.read(other).expect("a battle").outages;
            assert!(!outages.contains(&outage));
        }
    });
}

fn line(id: u8, text: &str) -> Line {
    Line {
        side: Side::Blue,
        id: Id([id; 16]),
        at: START.after(i64::from(id)),
        text: text.into(),
    }
}

#[test]
fn talk_is_kept_in_order_and_each_line_once() {
    with_each(|store| {
        let code = code(CODE);
        store.create(&rows(code)).expect("a new battle");
        assert_eq!(store.said(code, 0).expect("read"), []);
        let [first, second] = [line(9, "Good luck! 🎲"), line(3, &"ß".repeat(500))];
        assert_eq!(store.say(code, &first).expect("kept"), 1);
        assert_eq!(store.say(code, &second).expect("kept"), 2);
        // The answer to the first time was lost.
        let again = Line {
            at: START.after(99),
            ..first.clone()
        };
        assert_eq!(store.say(code, &again).expect("kept"), 1);
        let other = line(9, "Bad luck!");
        let refused = store.say(code, &other);
        assert!(matches!(refused, Err(StoreError::Misfit { .. })));
        // The other side draws its own ids.
        let red = Line {
            side: Side::Red,
            ..other
        };
        assert_eq!(store.say(code, &red).expect("kept"), 3);
        let all = [first, second, red];
        for after in 0..4 {
            let said = store.said(code, after as u32).expect("read");
            assert_eq!(said, all[after..]);
        }
        assert_eq!(store.said(code, 99).expect("read"), []);
        // The battle is as it was.
        assert_eq!(store.read(code).expect("a battle"), rows(code));
    });
}

#[test]
fn presence_begins_with_never() {
    with_each(|store| {
        store.create(&rows(code(CODE))).expect("a new battle");
        let read = store.read(code(CODE)).expect("a battle");
        assert_eq!(read.seat(Side::Blue).presence, Presence::Never);
    });
}

fn report(id: u8, words: &str) -> Report {
    Report {
        id: Id([id; 16]),
        at: START.after(i64::from(id)),
        engine: "0.1.0 0123abcd".into(),
        edition: "2.2".into(),
        step: 12,
        order: Some("move r1 ahead 9".into()),
        rule: Some("move.distance".into()),
        words: words.into(),
        record: "acies 2\n".into(),
    }
}

#[test]
fn a_report_is_kept_once_and_its_number_is_never_used_again() {
    with_each(|store| {
        let reports = store.reports();
        assert_eq!(reports.all_reports().expect("read"), []);
        let first = report(9, "It is in reach.\nMeasured twice: 2 ½ BW");
        let result = Report {
            order: None,
            rule: None,
            engine: String::new(),
            ..report(3, "")
        };
        let two = Room {
            reports: 2,
            ..MOST_REPORTS
        };
        let kept = |report: &Report| reports.report(report, two).expect("answered");
        assert_eq!(kept(&first), ReportOutcome::Kept(1));
        assert_eq!(kept(&result), ReportOutcome::Kept(2));
        // A third has no room, but the answer to the first may have been lost.
        let third = report(4, "Another");
        assert_eq!(kept(&third), ReportOutcome::NoRoom);
        let again = Report {
            at: START.after(99),
            ..first.clone()
        };
        assert_eq!(kept(&again), ReportOutcome::Kept(1));
        let other = report(9, "Something else");
        assert_eq!(kept(&other), ReportOutcome::OtherBytes);

        let lines = reports.all_reports().expect("read");
        let line = |number: u32, report: &Report| ReportLine {
            number,
            at: report.at,
            edition: "2.2".into(),
            rule: report.rule.clone(),
            words: report.words.clone(),
        };
        assert_eq!(lines, [line(1, &first), line(2, &result)]);
        assert_eq!(reports.reported(1).expect("read"), Some(first));
        assert_eq!(reports.forget_reports(2..=2).expect("written"), 1);
        assert_eq!(reports.forget_reports(2..=2).expect("written"), 0);
        assert_eq!(reports.reported(2).expect("read"), None);
        assert_eq!(kept(&third), ReportOutcome::Kept(3));
    });
}

#[test]
fn reports_have_room_by_the_bytes_of_their_records_and_go_by_their_numbers() {
    with_each(|store| {
        let reports = store.reports();
        // Two records of three bytes each, in two characters, leave four of ten.
        let room = Room {
            bytes: 10,
            ..MOST_REPORTS
        };
        let kept = |id, record: &str| {
            let report = Report {
                record: record.into(),
                ..report(id, "")
            };
            reports.report(&report, room).expect("answered")
        };
        assert_eq!(kept(1, "½a"), ReportOutcome::Kept(1));
        assert_eq!(kept(2, "a½"), ReportOutcome::Kept(2));
        assert_eq!(kept(3, "12345"), ReportOutcome::NoRoom);
        assert_eq!(kept(3, "1234"), ReportOutcome::Kept(3));
        assert_eq!(kept(4, "1"), ReportOutcome::NoRoom);
        assert_eq!(kept(4, ""), ReportOutcome::Kept(4));
        // Both ends are meant, and numbers that are none are passed over.
        assert_eq!(reports.forget_reports(2..=3).expect("written"), 2);
        assert_eq!(reports.forget_reports(2..=9).expect("written"), 1);
        let lines = reports.all_reports().expect("read");
        let numbers: Vec<u32> = lines.iter().map(|line| line.number).collect();
        assert_eq!(numbers, [1]);
        assert_eq!(kept(5, "1234567"), ReportOutcome::Kept(5));
    });
}
