//! Orders are kept once and judged at the version that the player saw; batches are kept whole or not at all.

use acies_host::{Answer, Input, Outcome, Refusal, StepError, Time, Wish};
use acies_referee::Side;

use crate::desk::{Desk, HOUSE, LIVE, START, request};

#[test]
fn the_same_id_has_one_effect_and_one_answer() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let wish = desk.orders(side, &["end"]);
    let id = desk.id();
    let answer = desk.commit(request(side, id, wish.clone())).answer;
    let known = Ok(Outcome::Known(answer.expect("an answer")));
    desk.later(100_000);
    assert_eq!(desk.step(request(side, id, wish)), known);
    let other = request(side, id, Wish::Resume);
    assert_eq!(desk.step(other), Err(Refusal::OtherBytes));
    // Ids are drawn by each side for itself.
    let theirs = desk.asked();
    assert_ne!(theirs, side);
    let wish = desk.orders(theirs, &["end"]);
    desk.commit(request(theirs, id, wish));
    desk.check();
}

#[test]
fn a_withdrawn_request_is_never_kept_and_a_kept_one_is_not_withdrawn() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let wish = desk.orders(side, &["end"]);
    let id = desk.id();
    desk.commit(Input::Withdraw { side, id });
    let again = Ok(Outcome::Known(Answer::Withdrawn));
    assert_eq!(desk.step(Input::Withdraw { side, id }), again);
    // The order was on its way meanwhile.
    let late = request(side, id, wish.clone());
    assert_eq!(desk.step(late), Err(Refusal::Withdrawn));
    let id = desk.id();
    let answer = desk.commit(request(side, id, wish)).answer;
    let kept = Ok(Outcome::Known(answer.expect("an answer")));
    assert_eq!(desk.step(Input::Withdraw { side, id }), kept);
}

#[test]
fn an_order_is_judged_at_the_version_that_the_player_saw() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let wish = desk.orders(side, &["end"]);
    // An offer of the opponent leaves the table as it was.
    desk.offer(side.other(), acies_host::Offer::Draw);
    let mut second = desk.clone();
    desk.must(side, wish.clone());
    let version = desk.hosted.version();
    assert_eq!(desk.refuses(side, wish.clone()), Refusal::Stale { version });
    // A client that has seen more than is kept here says so.
    let Wish::Orders { lines, value, .. } = wish else {
        unreachable!()
    };
    let version = second.hosted.version();
    let ahead = Wish::Orders {
        after: version + 1,
        lines,
        value,
    };
    assert_eq!(second.refuses(side, ahead), Refusal::Behind { version });
}

#[test]
fn two_nodes_cannot_both_commit() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let wish = desk.orders(side, &["end"]);
    let one = desk.request(side, wish.clone());
    let two = desk.request(side, wish);
    let commits = [one, two].map(|input| match desk.step(input) {
        Ok(Outcome::Commit(commit)) => commit,
        other => panic!("{other:?}"),
    });
    desk.hosted.apply(&commits[0]).expect("the first");
    let before = desk.hosted.rows().clone();
    assert!(desk.hosted.apply(&commits[1]).is_err());
    assert_eq!(*desk.hosted.rows(), before);
}

#[test]
fn a_batch_is_kept_whole_or_not_at_all() {
    let mut desk = Desk::sealed(LIVE);
    desk.play_until(|desk| desk.asks().starts_with("deployment"));
    let side = desk.asked();
    let mut scratch = desk.hosted.battle().expect("a battle").clone();
    let mut lines = Vec::new();
    for _ in 0..5 {
        let order = scratch.default_order();
        scratch.obey(&order).expect("a legal order");
        lines.push(order.to_string());
    }
    let texts: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut with_wrong = texts.clone();
    with_wrong.push("fight r1");
    let wish = desk.orders(side, &with_wrong);
    assert!(matches!(
        desk.refuses(side, wish),
        Refusal::Step { line: 6, .. }
    ));
    let before = desk.hosted.version();
    let wish = desk.orders(side, &texts);
    desk.must(side, wish);
    let log = desk.log(before);
    let kept = log.iter().filter(|line| line.starts_with("order"));
    assert_eq!(kept.count(), 5);
    desk.check();
}

#[test]
fn no_line_follows_an_order_that_leads_to_dice() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    // The end of movement leads to the PIPs of the other side, or to combat.
    let wish = desk.orders(side, &["end", "end"]);
    assert_eq!(desk.refuses(side, wish), Refusal::AfterThrow { line: 2 });
}

#[test]
fn wrong_lines_are_refused_with_their_number() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    for (lines, expected) in [
        (vec!["standing flee left"], Refusal::Misplaced { line: 1 }),
        (vec!["concede"], Refusal::Misplaced { line: 1 }),
        (vec![], Refusal::Count { found: 0, most: 64 }),
        (
            vec!["end"; 65],
            Refusal::Count {
                found: 65,
                most: 64,
            },
        ),
    ] {
        let wish = desk.orders(side, &lines);
        assert_eq!(desk.refuses(side, wish), expected);
    }
    let wish = desk.orders(side, &["go away"]);
    assert!(matches!(
        desk.refuses(side, wish),
        Refusal::Unread { line: 1, .. }
    ));
    let other = desk.orders(side.other(), &["end"]);
    assert!(matches!(
        desk.refuses(side.other(), other),
        Refusal::Step {
            line: 1,
            error: StepError::NotAsked { .. }
        }
    ));
}

#[test]
fn time_never_goes_back() {
    let mut desk = Desk::on_move(LIVE);
    desk.later(60_000);
    let side = desk.asked();
    let wish = desk.orders(side, &["end"]);
    desk.must(side, wish);
    // The clock of another node is ten minutes slow.
    desk.now = Time(START.0 - 600_000);
    let side = desk.asked();
    let wish = desk.orders(side, &["end"]);
    desk.must(side, wish);
    let at: Vec<Time> = desk
        .hosted
        .rows()
        .steps
        .iter()
        .map(|step| step.at)
        .collect();
    assert!(at.is_sorted());
    desk.check();
}

#[test]
fn orders_are_taken_back_until_a_die_or_the_other_side() {
    let mut desk = Desk::sealed(LIVE);
    desk.play_until(|desk| desk.asks().starts_with("deployment"));
    let side = desk.asked();
    let asks = desk.asks();
    let start = desk.hosted.version();
    for _ in 0..3 {
        desk.play();
    }
    let three = desk.record();
    desk.play();
    assert_eq!(desk.hosted.may_take_back().expect("orders").0, side);
    let after = desk.hosted.version();
    // The opponent cannot take them back.
    let orders = 1;
    let wish = Wish::Back { after, orders };
    assert!(matches!(
        desk.refuses(side.other(), wish.clone()),
        Refusal::Step {
            error: StepError::CannotTakeBack { free: 0, .. },
            ..
        }
    ));
    desk.must(side, wish);
    // The record is that of three orders, with a remark.
    let taken_back = desk.record();
    let kept = taken_back.lines().filter(|line| !line.starts_with("note"));
    assert!(kept.eq(three.lines()), "{taken_back}\n{three}");
    let stale = Wish::Back { after, orders };
    let version = desk.hosted.version();
    assert_eq!(desk.refuses(side, stale), Refusal::Stale { version });
    desk.must(
        side,
        Wish::Back {
            after: version,
            orders: 3,
        },
    );
    assert_eq!(desk.asks(), asks);
    // The value of the visit has been shown and stays.
    assert!(desk.log(start)[0].starts_with("value"));
    assert_eq!(desk.hosted.next_visit(side), None);
    desk.check();
    desk.play_to_the_end_proven();
}

#[test]
fn no_order_is_taken_back_past_a_die_or_the_value_of_the_other_side() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let wish = desk.orders(side, &["end"]);
    desk.must(side, wish);
    assert_eq!(desk.hosted.may_take_back(), None);
    let mut desk = Desk::sealed(LIVE);
    assert_eq!(desk.hosted.may_take_back(), None);
    let mut before = desk.asked();
    let mut changes = 0;
    while changes < 4 {
        desk.play();
        if let Some((of, _)) = desk.hosted.may_take_back() {
            // Nothing of the other side is left to take back.
            assert_eq!(of, before);
        }
        changes += u32::from(desk.asked() != before);
        before = desk.asked();
    }
}

#[test]
fn taking_back_by_consent_waits_for_it() {
    let mut rows = crate::desk::rows(LIVE, 2, "2.2");
    rows.terms.back_by_consent = true;
    let mut desk = Desk::empty(LIVE);
    desk.hosted = acies_host::Hosted::new(rows).expect("a battle");
    for side in Side::BOTH {
        desk.commit(crate::desk::take(side));
    }
    for side in Side::BOTH {
        let wish = desk.army(side);
        desk.must(side, wish);
    }
    desk.play_until(|desk| desk.asks().starts_with("deployment"));
    let side = desk.asked();
    desk.play();
    desk.play();
    let after = desk.hosted.version();
    desk.must(side, Wish::Back { after, orders: 1 });
    let asked = desk.hosted.frame(side, 0, desk.now, &HOUSE).public.offers;
    assert_eq!(desk.hosted.may_take_back(), Some((side, 2)));
    desk.accept(side.other(), asked[0].no);
    assert_eq!(desk.hosted.may_take_back(), Some((side, 1)));
    desk.check();
}
