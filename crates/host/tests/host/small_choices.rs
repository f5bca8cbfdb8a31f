//! What a side answers in the bound of its opponent: asked live, by its standing answers in days.

use std::sync::LazyLock;

use acies_chronicle::DiceVerdict;
use acies_generals::general;
use acies_host::{DAY, Entry, Kind, Pace, Refusal, Reply, Wish};
use acies_referee::{Ask, Choice, Order, Side, What};

use crate::desk::{Desk, LIVE};

/// Battles in which a side is asked a kind of question in the bound of the other, live, with the kind.
static ASKED: LazyLock<Vec<(Kind, Desk)>> = LazyLock::new(|| {
    let mut found: Vec<(Kind, Desk)> = Vec::new();
    for seed in 1..60 {
        let edition = ["2.2", "3.0"][seed as usize % 2];
        let name = ["random", "greedy"][seed as usize / 2 % 2];
        let mut desk = Desk::sealed_of(LIVE, 12, edition);
        let mut generals = [0, 1].map(|side| general(name, seed * 2 + side).expect("a general"));
        while desk.hosted.closed().is_none() && found.len() < Kind::ALL.len() {
            let battle = desk.hosted.battle().expect("a battle").clone();
            let (side, what) = asked(&desk);
            let kind = Kind::new(what).filter(|_| is_small(&desk, side));
            if let Some(kind) = kind.filter(|kind| found.iter().all(|(other, _)| other != kind)) {
                found.push((kind, desk.clone()));
            }
            let order = generals[side as usize].decide(&battle, side);
            if order == Order::Concede {
                break;
            }
            let wish = desk.orders(side, &[&order.to_string()]);
            desk.must(side, wish);
        }
        if found.len() >= 2 {
            break;
        }
    }
    found
});

fn asked(desk: &Desk) -> (Side, What) {
    match desk.hosted.battle().expect("a battle").asks() {
        Ask::Decide { side, what } => (side, what),
        asks => panic!("{asks}"),
    }
}

fn is_small(desk: &Desk, side: Side) -> bool {
    let battle = desk.hosted.battle().expect("a battle");
    battle.setup().is_none() && battle.position().active != side
}

#[test]
fn live_a_side_is_asked_and_its_answer_begins_no_visit() {
    assert!(
        ASKED.len() >= 2,
        "{:?}",
        ASKED.iter().map(|(kind, _)| kind).collect::<Vec<_>>()
    );
    for (_, desk) in ASKED.iter() {
        let mut desk = desk.clone();
        let (side, _) = asked(&desk);
        let visit = desk.hosted.visit();
        let version = desk.hosted.version();
        assert_eq!(desk.hosted.next_visit(side), None);
        desk.play();
        assert_eq!(desk.hosted.visit(), visit);
        let entry = desk.hosted.rows().steps[version as usize].entry.clone();
        assert!(
            matches!(entry, Entry::Choice { side: of, .. } if of == side),
            "{entry}"
        );
        desk.check();
        desk.play_until(|_| false);
        assert_eq!(desk.verdict().dice.verdict, DiceVerdict::Checked);
    }
}

#[test]
fn in_days_it_is_answered_at_once_unless_the_side_wishes_to_be_asked() {
    for (kind, desk) in ASKED.iter() {
        let (side, _) = asked(desk);
        // The step that led to the question, given once more in days.
        for reply in [Reply::Default, Reply::Ask] {
            let mut desk = in_days(desk, side, *kind, reply);
            let before = desk.hosted.version();
            let (mover, line, again) = last_order(&desk);
            desk.hosted = again;
            let wish = desk.orders(mover, &[&line]);
            let from = desk.hosted.version();
            desk.must(mover, wish);
            let answers = desk.hosted.rows().steps[from as usize..]
                .iter()
                .filter(|step| matches!(step.entry, Entry::Choice { side: of, .. } if of == side))
                .count();
            if reply == Reply::Ask {
                assert_eq!(asked(&desk).0, side);
                assert_eq!(desk.left(side), 2 * DAY);
                assert_eq!(answers, 0);
            } else {
                assert!(answers > 0, "{:?} {:?}", kind, desk.log(before));
            }
            desk.check();
            desk.play_until(|_| false);
            assert_eq!(desk.verdict().dice.verdict, DiceVerdict::Checked);
        }
    }
}

/// The battle before the last order that a player gave, with its side and line.
fn last_order(desk: &Desk) -> (Side, String, acies_host::Hosted) {
    let rows = desk.hosted.rows();
    let is_order = |entry: &Entry| matches!(entry, Entry::Order { .. } | Entry::Choice { .. });
    let nth = rows
        .steps
        .iter()
        .rposition(|step| is_order(&step.entry) && step.by.is_some())
        .expect("an order");
    let (Entry::Order { side, order } | Entry::Choice { side, order }) = &rows.steps[nth].entry
    else {
        unreachable!()
    };
    let mut before = rows.clone();
    // With the value of its visit, if it began one.
    let begins = matches!(before.steps[nth - 1].entry, Entry::Value { .. });
    before.steps.truncate(nth - usize::from(begins));
    let hosted = acies_host::Hosted::new(before).expect("a battle");
    (*side, order.to_string(), hosted)
}

/// The same battle at a pace in days, with a standing reply.
fn in_days(desk: &Desk, side: Side, kind: Kind, reply: Reply) -> Desk {
    let mut rows = desk.hosted.rows().clone();
    rows.terms.pace = Pace::Days(2);
    let seat = &mut rows.seats[side as usize];
    seat.standing = seat.standing.with(kind, reply);
    Desk {
        hosted: acies_host::Hosted::new(rows).expect("a battle"),
        ..desk.clone()
    }
}

#[test]
fn a_reply_fits_its_kind() {
    let mut desk = Desk::taken(LIVE);
    for (kind, choice, fits) in [
        (Kind::Recoil, Choice::RecoilByDepth(true), true),
        (Kind::Entry, Choice::MoveIn(false), true),
        (Kind::Flight, Choice::MoveIn(false), false),
        (Kind::Target, Choice::RecoilByDepth(true), false),
        (Kind::MainAttacker, Choice::StayAtBank, false),
    ] {
        let reply = Reply::Always(choice);
        let wish = Wish::Standing { kind, reply };
        if fits {
            desk.must(Side::Red, wish);
            assert_eq!(desk.hosted.rows().seat(Side::Red).standing.of(kind), reply);
        } else {
            assert_eq!(desk.refuses(Side::Red, wish), Refusal::WrongReply);
        }
    }
    desk.check();
}
