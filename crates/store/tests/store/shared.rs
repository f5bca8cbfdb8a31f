//! What every store does.

use std::thread;

use acies_host::{
    Answer, Break, Change, Commit, EndBy, Hosted, Id, Input, Kind, Offer, Presence, Reply, Sent,
    Wish,
};
use acies_referee::{Choice, Side};
use acies_store::{Sqlite, Store, StoreError};

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
        };
        for side in Side::BOTH {
            let commit = played.take(side);
            check(&played, &commit);
        }
        for side in Side::BOTH {
            let commit = played.seal(side);
            check(&played, &commit);
        }
        let reply = Reply::Always(Choice::RecoilByDepth(true));
        let kind = Kind::Recoil;
        let talk = [
            (Side::Red, Wish::Standing { kind, reply }),
            (Side::Blue, Wish::Offer(Offer::Pause)),
            (Side::Red, Wish::Leave(3)),
        ];
        for (side, wish) in talk {
            let commit = played.wish(side, wish);
            check(&played, &commit);
        }
        for input in [
            Input::Presence {
                side: Side::Red,
                is_here: true,
            },
            Input::Presence {
                side: Side::Red,
                is_here: false,
            },
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
        Hosted::new(store.read(code).expect("a battle")).expect("rows of a battle");
    });
}

#[test]
fn a_battle_that_has_gone_on_is_created_as_it_is() {
    with_each(|store| {
        let mut played = Played::new(rows(code(CODE)));
        for side in Side::BOTH {
            played.take(side);
        }
        for side in Side::BOTH {
            played.seal(side);
        }
        store.create(played.hosted.rows()).expect("a battle");
        assert_eq!(
            store.read(code(CODE)).expect("a battle"),
            *played.hosted.rows()
        );
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
        let second = other.take(Side::Blue);
        let refused = store.write(code, &second);
        assert!(
            matches!(refused, Err(StoreError::Overtaken(by)) if (by.found, by.expected) == (1, 0))
        );
        assert_eq!(store.read(code).expect("a battle"), *one.hosted.rows());
    });
}

#[test]
fn a_commit_is_written_whole_or_not_at_all() {
    // The second change of the commit uses an id that is used already, which no store may keep twice.
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
            let threads: Vec<_> = (0..4)
                .map(|thread| {
                    scope.spawn(move || {
                        (0..25)
                            .filter_map(|nth| attempt(thread * 100 + nth))
                            .collect::<Vec<_>>()
                    })
                })
                .collect();
            threads
                .into_iter()
                .flat_map(|thread| thread.join().expect("no panic"))
                .collect()
        });
        let read = store.read(code).expect("a battle");
        let mut kept: Vec<i64> = read
            .outages
            .iter()
            .map(|outage| outage.from.since(START))
            .collect();
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
        assert!(
            matches!(store.create(&rows(one)), Err(StoreError::CodeTaken(taken)) if taken == one)
        );
        for missing in [store.read(other).err(), store.rev(other).err()] {
            assert!(matches!(missing, Some(StoreError::NoBattle(code)) if code == other));
        }
        store.create(&rows(other)).expect("a new battle");
        let commit = Played::new(rows(one)).take(Side::Red);
        store.write(one, &commit).expect("a commit");
        assert_eq!(store.read(other).expect("a battle"), rows(other));
        assert_eq!(store.running().expect("battles"), [other, one]);
    });
}

#[test]
fn a_beat_says_when_the_one_before_was() {
    with_each(|store| {
        assert_eq!(store.beat(START).expect("kept"), None);
        assert_eq!(store.beat(START.after(5000)).expect("kept"), Some(START));
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
