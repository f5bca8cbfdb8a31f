//! Offers, pauses, gifts, absences and the clocks that they move.

use acies_host::{
    Act, Close, DAY, EndBy, Entry, Hosted, MINUTE, Offer, Pace, Refusal, Step, StepError, Wish,
};
use acies_referee::Side;

use crate::desk::{Desk, HOUSE, LIVE};

fn offers(desk: &Desk) -> usize {
    let frame = desk.hosted.frame(Side::Red, 0, desk.now, &HOUSE);
    frame.public.offers.len()
}

#[test]
fn an_offer_lapses_with_the_next_order_and_not_with_an_act() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let draw = desk.offer(side, Offer::Draw);
    assert_eq!(
        desk.refuses(side, Wish::Offer(Offer::Draw)),
        Refusal::Step {
            line: 1,
            error: StepError::OfferedAlready
        }
    );
    desk.offer(side.other(), Offer::Pause);
    assert_eq!(offers(&desk), 2);
    // An own offer cannot be accepted.
    let accepts = true;
    let own = Wish::Answer {
        offer: draw,
        accepts,
    };
    assert!(matches!(desk.refuses(side, own), Refusal::Step { .. }));
    let wish = desk.orders(side, &["end"]);
    desk.must(side, wish);
    assert_eq!(offers(&desk), 0);
    let late = Wish::Answer {
        offer: draw,
        accepts,
    };
    assert!(matches!(
        desk.refuses(side.other(), late),
        Refusal::Step { .. }
    ));
    desk.check();
}

#[test]
fn taking_back_is_no_offer_that_forgets_the_version() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    assert_eq!(
        desk.refuses(side, Wish::Offer(Offer::Back(1))),
        Refusal::Misplaced { line: 1 }
    );
}

#[test]
fn two_offers_that_cross_are_an_agreement() {
    // Each page has sent its offer before it heard of the other one.
    let crossed = |desk: &mut Desk, offer: Offer| {
        for side in Side::BOTH {
            desk.must(side, Wish::Offer(offer));
        }
        assert_eq!(offers(desk), 0);
        desk.check();
    };
    let mut drawn = Desk::on_move(LIVE);
    crossed(&mut drawn, Offer::Draw);
    assert_eq!(drawn.hosted.closed(), Some(Close::Agreed));
    crossed(&mut drawn, Offer::Rematch);
    let frame = drawn.hosted.frame(Side::Red, 0, drawn.now, &HOUSE);
    assert!(frame.public.is_rematch_agreed);

    let mut paced = Desk::on_move(LIVE);
    crossed(&mut paced, Offer::Pause);
    crossed(&mut paced, Offer::Pace(Pace::Days(2)));
    let frame = paced.hosted.frame(Side::Red, 0, paced.now, &HOUSE);
    assert!(frame.public.is_paused);
    assert_eq!(frame.public.pace, Pace::Days(2));

    // Offers of different things wait beside one another.
    let mut other = Desk::on_move(LIVE);
    other.offer(Side::Red, Offer::Pace(Pace::Days(2)));
    other.offer(Side::Blue, Offer::Pace(Pace::Days(4)));
    assert_eq!(offers(&other), 2);
}

#[test]
fn an_offer_is_declined_or_withdrawn() {
    let mut desk = Desk::on_move(LIVE);
    for side in [Side::Red, Side::Blue] {
        let offer = desk.offer(Side::Red, Offer::Draw);
        let accepts = false;
        desk.must(side, Wish::Answer { offer, accepts });
        assert_eq!(offers(&desk), 0);
    }
}

#[test]
fn a_pause_stops_the_clock_until_either_ends_it() {
    for resumes in [true, false] {
        let mut desk = Desk::on_move(LIVE);
        let side = desk.asked();
        let pause = desk.offer(side, Offer::Pause);
        desk.accept(side.other(), pause);
        let left = desk.left(side);
        desk.later(50 * MINUTE);
        assert_eq!(desk.left(side), left);
        if resumes {
            desk.must(side.other(), Wish::Resume);
            desk.later(MINUTE);
            assert_eq!(desk.left(side), left - MINUTE);
            assert!(matches!(
                desk.refuses(side, Wish::Resume),
                Refusal::Step { .. }
            ));
        } else {
            // An order goes on as well, and costs nothing. The log says first that the pause is over.
            let before = desk.hosted.version();
            let wish = desk.orders(side, &["end"]);
            desk.must(side, wish);
            assert_eq!(desk.left(side), left + 30_000);
            let log = desk.log(before);
            assert_eq!(log[0], format!("act {side} resumes"));
            assert!(log.contains(&format!("order {side} end")));
            let frame = desk.hosted.frame(side, 0, desk.now, &HOUSE);
            assert!(!frame.public.is_paused);
        }
        desk.check();
    }
}

#[test]
fn an_order_ends_a_pause_in_an_old_log_that_does_not_say_so() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let pause = desk.offer(side, Offer::Pause);
    desk.accept(side.other(), pause);
    desk.later(50 * MINUTE);
    let wish = desk.orders(side, &["end"]);
    desk.must(side, wish);
    // An old house wrote the order alone.
    let mut rows = desk.hosted.rows().clone();
    let resumes = |step: &Step| {
        matches!(
            step.entry,
            Entry::Act {
                act: Act::Resumes,
                ..
            }
        )
    };
    let before = rows.steps.len();
    rows.steps.retain(|step| !resumes(step));
    assert_eq!(rows.steps.len(), before - 1);
    let old = Hosted::new(rows).expect("a battle");
    let frame = old.frame(side, 0, desk.now, &HOUSE);
    assert!(!frame.public.is_paused);
    assert_eq!(old.clocks(desk.now), desk.hosted.clocks(desk.now));
}

#[test]
fn armies_and_orders_that_are_taken_back_end_a_pause_too() {
    let paused = |desk: &mut Desk, by: Side| {
        let pause = desk.offer(by, Offer::Pause);
        desk.accept(by.other(), pause);
        desk.hosted.version()
    };
    let mut sealing = Desk::taken(LIVE);
    let before = paused(&mut sealing, Side::Red);
    let wish = sealing.army(Side::Red);
    sealing.must(Side::Red, wish);
    // A sealed army is a secret: nothing has gone on yet.
    assert_eq!(sealing.hosted.version(), before);
    let wish = sealing.army(Side::Blue);
    sealing.must(Side::Blue, wish);
    assert_eq!(sealing.log(before)[0], "act blue resumes");
    sealing.check();

    let mut desk = Desk::sealed(LIVE);
    desk.play_until(|desk| desk.asks().starts_with("deployment"));
    let side = desk.asked();
    desk.play();
    let after = paused(&mut desk, side);
    desk.must(side, Wish::Back { after, orders: 1 });
    assert_eq!(
        desk.log(after),
        [format!("act {side} resumes"), format!("back {side} 1")]
    );
    desk.check();
}

#[test]
fn the_pace_changes_by_consent() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let days = Offer::Pace(Pace::Days(4));
    assert_eq!(
        desk.refuses(side, Wish::Offer(Offer::Pace(LIVE))),
        Refusal::WrongPace
    );
    assert_eq!(
        desk.refuses(side, Wish::Offer(Offer::Pace(Pace::Days(0)))),
        Refusal::OutOfRange
    );
    let offer = desk.offer(side, days);
    desk.later(MINUTE);
    desk.accept(side.other(), offer);
    assert_eq!(desk.left(side), 4 * DAY);
    desk.later(DAY);
    assert_eq!(desk.left(side), 3 * DAY);
    assert_eq!(desk.left(side.other()), 4 * DAY);
    desk.check();
}

#[test]
fn a_live_clock_begins_only_while_both_players_are_there() {
    let mut desk = Desk::on_move(Pace::Days(4));
    let side = desk.asked();
    let offer = desk.offer(side, Offer::Pace(LIVE));
    desk.presence(side, true);
    desk.presence(side, false);
    desk.later(DAY);
    let accepts = Wish::Answer {
        offer,
        accepts: true,
    };
    assert_eq!(desk.refuses(side.other(), accepts), Refusal::OpponentAway);
    // The offer still stands when its player comes back, and nothing can be claimed for the day before.
    desk.presence(side, true);
    desk.accept(side.other(), offer);
    assert_eq!(desk.left(side), 30 * MINUTE);
    desk.presence(side, false);
    assert_eq!(
        desk.refuses(side.other(), Wish::End(EndBy::ClaimWin)),
        Refusal::NothingToClaim
    );
    // Days are agreed on whether or not the other player is there.
    let days = desk.offer(side, Offer::Pace(Pace::Days(4)));
    desk.accept(side.other(), days);
    assert_eq!(desk.left(side), 4 * DAY);
    desk.check();
}

#[test]
fn time_is_a_gift_of_the_opponent() {
    let mut desk = Desk::on_move(Pace::Days(4));
    let side = desk.asked();
    let left = desk.left(side);
    assert_eq!(
        desk.refuses(side.other(), Wish::Give(5)),
        Refusal::OutOfRange
    );
    desk.must(side.other(), Wish::Give(2 * DAY));
    assert_eq!(desk.left(side), left + 2 * DAY);
    desk.check();
}

#[test]
fn an_absence_stops_the_own_clock_and_cannot_begin_twice_or_late() {
    let mut desk = Desk::on_move(Pace::Days(2));
    let side = desk.asked();
    assert_eq!(desk.refuses(side, Wish::Leave(8)), Refusal::OutOfRange);
    desk.later(DAY);
    desk.must(side, Wish::Leave(7));
    desk.later(6 * DAY);
    assert_eq!(desk.left(side), DAY);
    assert_eq!(desk.refuses(side, Wish::Leave(1)), Refusal::CannotLeave);
    desk.later(2 * DAY);
    assert_eq!(desk.left(side), 0);
    assert_eq!(desk.refuses(side, Wish::Leave(1)), Refusal::CannotLeave);
    let mut live = Desk::on_move(LIVE);
    assert_eq!(live.refuses(side, Wish::Leave(1)), Refusal::WrongPace);
    desk.check();
}

#[test]
fn live_clocks_of_a_bound_add_up() {
    let mut desk = Desk::on_move(LIVE);
    let [side, other] = [desk.asked(), desk.asked().other()];
    let [own, others] = [desk.left(side), desk.left(other)];
    desk.later(90_000);
    assert_eq!(desk.left(side), own - 90_000);
    // The house was dark for 20 s of that, which comes to light later.
    let now = desk.now;
    desk.outage(
        acies_host::Time(now.0 - 50_000),
        acies_host::Time(now.0 - 30_000),
    );
    assert_eq!(desk.left(side), own - 70_000);
    let wish = desk.orders(side, &["end"]);
    desk.must(side, wish);
    // A second is free, and the bound is over.
    assert_eq!(desk.asked(), other);
    assert_eq!(desk.left(side), own - 69_000 + 30_000);
    desk.later(10_000);
    assert_eq!(desk.left(other), others - 10_000);
    desk.check();
}

#[test]
fn a_visit_in_days_has_its_days_once() {
    let mut desk = Desk::on_move(Pace::Days(4));
    let side = desk.asked();
    assert_eq!(desk.left(side), 4 * DAY);
    desk.later(3 * DAY);
    let wish = desk.orders(side, &["end"]);
    desk.must(side, wish);
    assert_eq!(desk.left(side.other()), 4 * DAY);
    desk.later(DAY);
    assert_eq!(desk.left(side.other()), 3 * DAY);
    desk.check();
}
