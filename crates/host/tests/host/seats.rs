//! Seats are taken once, by the secret that opens them; armies stay sealed until both are chosen.

use acies_host::{Answer, Frame, Input, Kind, Outcome, Refusal, Reply, Shown, StepError, Wish};
use acies_referee::Side;

use crate::desk::{self, Desk, HOUSE, LIVE, root, take, token, value};

#[test]
fn a_seat_is_taken_once_by_its_secret() {
    let mut desk = Desk::empty(LIVE);
    let wrong = Input::Take {
        side: Side::Blue,
        secret: desk::opens(Side::Red),
        token: token(Side::Blue),
        root: root(Side::Blue),
    };
    assert_eq!(desk.step(wrong), Err(Refusal::WrongSecret));
    desk.commit(take(Side::Red));
    // The answer was lost, and the client asks again.
    let kept = Outcome::Known(Answer::Kept { version: 0 });
    assert_eq!(desk.step(take(Side::Red)), Ok(kept));
    let another = Input::Take {
        side: Side::Red,
        secret: desk::opens(Side::Red),
        token: [99; 32],
        root: root(Side::Blue),
    };
    assert_eq!(desk.step(another), Err(Refusal::SeatTaken));
    assert_eq!(desk.hosted.side_of(&token(Side::Red)), Some(Side::Red));
    assert_eq!(desk.hosted.side_of(&token(Side::Blue)), None);
    assert!(desk.hosted.battle().is_none());
    desk.commit(take(Side::Blue));
    assert_eq!(desk.asks(), "army red");
    desk.check();
}

#[test]
fn nothing_is_ordered_before_both_seats_are_taken() {
    let mut desk = Desk::empty(LIVE);
    desk.commit(take(Side::Red));
    let wish = Wish::Resume;
    assert_eq!(desk.refuses(Side::Red, wish), Refusal::NotBegun);
}

#[test]
fn armies_are_shown_together_in_the_order_of_the_referee() {
    for first in Side::BOTH {
        let mut desk = Desk::taken(LIVE);
        let wish = desk.army(first);
        desk.must(first, wish);
        assert_eq!(desk.hosted.version(), 0);
        let frame = desk.hosted.frame(first.other(), 0, desk.now, &HOUSE);
        assert_eq!(frame.own.sealed, None);
        assert!(frame.public.has_sealed[first as usize]);
        assert!(
            desk.hosted
                .frame(first, 0, desk.now, &HOUSE)
                .own
                .sealed
                .is_some()
        );
        let wish = desk.army(first.other());
        desk.must(first.other(), wish);
        let log = desk.log(0);
        for (line, start) in log.iter().zip([
            "value red 1 ",
            "order red army ",
            "value blue 2 ",
            "order blue army ",
            "throw aggression red = ",
            "throw aggression blue = ",
        ]) {
            assert!(line.starts_with(start), "{line}");
        }
        assert!(
            desk.hosted
                .rows()
                .seats
                .iter()
                .all(|seat| seat.sealed.is_none())
        );
        desk.check();
    }
}

#[test]
fn two_seals_at_once_on_two_nodes_show_both_armies() {
    let mut desk = Desk::taken(LIVE);
    let inputs = Side::BOTH.map(|side| {
        let wish = desk.army(side);
        desk.request(side, wish)
    });
    let commits = inputs.clone().map(|input| match desk.step(input) {
        Ok(Outcome::Commit(commit)) => commit,
        other => panic!("{other:?}"),
    });
    desk.hosted.apply(&commits[0]).expect("the first");
    assert!(desk.hosted.apply(&commits[1]).is_err());
    let [_, second] = inputs;
    desk.commit(second);
    assert!(desk.hosted.version() > 4);
    desk.check();
}

/// Two legal armies of blue, whose general rides a horse or an elephant.
fn armies() -> [String; 2] {
    let Wish::Army { line, .. } = Desk::taken(LIVE).army(Side::Blue) else {
        unreachable!()
    };
    let [elephant, horse] = ["El general", "3Kn general"];
    let other = if line.contains(elephant) {
        line.replace(elephant, horse)
    } else {
        line.replace(horse, elephant)
    };
    assert_ne!(line, other);
    [line, other]
}

#[test]
fn a_frame_does_not_hang_on_what_the_other_side_has_sealed() {
    let frames = armies().map(|line| {
        let mut desk = Desk::taken(LIVE);
        let value = desk.shown(Side::Blue).expect("a visit");
        desk.must(Side::Blue, Wish::Army { line, value });
        let reply = Reply::Ask;
        desk.must(
            Side::Blue,
            Wish::Standing {
                kind: Kind::Entry,
                reply,
            },
        );
        desk.hosted.frame(Side::Red, 0, desk.now, &HOUSE)
    });
    let [one, other]: [Frame; 2] = frames;
    assert_eq!(one, other);
}

#[test]
fn a_sealed_army_is_replaced_until_both_are_there() {
    let mut desk = Desk::taken(LIVE);
    let armies = armies();
    for line in armies.clone() {
        let value = desk.shown(Side::Blue).expect("a visit");
        desk.must(Side::Blue, Wish::Army { line, value });
    }
    let wish = desk.army(Side::Red);
    desk.must(Side::Red, wish);
    let [_, line] = armies;
    assert_eq!(desk.log(3)[0], format!("order blue {line}"));
    let wish = Wish::Army {
        line,
        value: Shown {
            visit: 2,
            value: Some(value(Side::Blue, 2)),
        },
    };
    assert_eq!(desk.refuses(Side::Blue, wish), Refusal::NotSealing);
}

#[test]
fn an_army_is_judged_before_it_is_sealed() {
    let mut desk = Desk::taken(LIVE);
    let shown = desk.shown(Side::Red).expect("a visit");
    let army = |line: &str, value| Wish::Army {
        line: line.into(),
        value,
    };
    assert!(matches!(
        desk.refuses(Side::Red, army("army 12El general", shown)),
        Refusal::Unread { .. } | Refusal::Step { .. }
    ));
    // Red cannot wait for the army of blue, which is sealed.
    assert_eq!(
        desk.refuses(Side::Red, army("army later", shown)),
        Refusal::Misplaced { line: 1 }
    );
    let Wish::Army { line, .. } = desk.army(Side::Red) else {
        unreachable!()
    };
    let early = Shown { visit: 2, ..shown };
    assert_eq!(
        desk.refuses(Side::Red, army(&line, early)),
        Refusal::Step {
            line: 1,
            error: StepError::WrongVisit {
                found: 2,
                expected: 1
            }
        }
    );
    let foreign = Shown {
        value: Some(value(Side::Blue, 1)),
        ..shown
    };
    assert!(matches!(
        desk.refuses(Side::Red, army(&line, foreign)),
        Refusal::Step {
            error: StepError::Value(_),
            ..
        }
    ));
}
