//! Every way in which a battle ends, and what its record says.

use acies_chronicle::DiceVerdict;
use acies_host::{Close, DAY, EndBy, Input, MINUTE, Offer, Outcome, Pace, Refusal, SECOND, Wish};
use acies_referee::Side;

use crate::desk::{Desk, HOUSE, LIVE};

/// The results in the foot, and the remark before it.
fn foot(desk: &Desk) -> (String, Option<String>) {
    let record = desk.record();
    let line = |start: &str| {
        let mut lines = record.lines().rev();
        let line = lines.find(|line| line.starts_with(start));
        line.map(str::to_owned)
    };
    (line("result ").expect("a foot"), line("note act end "))
}

#[test]
fn a_battle_to_its_end_proves_all_its_dice() {
    for pace in [LIVE, Pace::Days(4), Pace::Untimed] {
        let mut desk = Desk::sealed(pace);
        desk.play_until(|_| false);
        assert!(matches!(desk.hosted.closed(), Some(Close::Rules(_))));
        let verdict = desk.verdict();
        assert_eq!(verdict.dice.verdict, DiceVerdict::Checked);
        let [visits, known] = verdict.dice.visits.expect("shared dice");
        assert_eq!(visits, known);
        assert_eq!(desk.refuses(Side::Red, Wish::Resume), Refusal::Over);
        desk.check();
    }
}

#[test]
fn either_side_resigns_at_any_time() {
    for side in Side::BOTH {
        let mut desk = Desk::on_move(LIVE);
        desk.end(side, EndBy::Resign);
        let winner = side.other();
        assert_eq!(desk.hosted.closed(), Some(Close::Resigned(winner)));
        let note = format!("note act end resigned {winner}");
        assert_eq!(
            foot(&desk),
            (format!("result conceded {winner}"), Some(note))
        );
        assert_eq!(desk.verdict().dice.verdict, DiceVerdict::Checked);
        desk.check();
    }
}

#[test]
fn a_battle_without_armies_is_aborted() {
    let mut desk = Desk::taken(LIVE);
    desk.end(Side::Blue, EndBy::Resign);
    assert_eq!(desk.hosted.closed(), Some(Close::Aborted));
    let note = Some("note act end aborted".to_owned());
    assert_eq!(foot(&desk), ("result drawn".into(), note));
    desk.verdict();
    desk.check();
}

#[test]
fn a_draw_is_agreed_and_a_rematch_after_it() {
    let mut desk = Desk::on_move(LIVE);
    assert_eq!(
        desk.refuses(Side::Red, Wish::Offer(Offer::Rematch)),
        Refusal::NotOver
    );
    let draw = desk.offer(Side::Red, Offer::Draw);
    desk.accept(Side::Blue, draw);
    assert_eq!(desk.hosted.closed(), Some(Close::Agreed));
    let record = desk.record();
    let rematch = desk.offer(Side::Blue, Offer::Rematch);
    desk.accept(Side::Red, rematch);
    let frame = desk.hosted.frame(Side::Red, 0, desk.now, &HOUSE);
    assert!(frame.public.is_rematch_agreed);
    // The record is complete, and stays so.
    assert_eq!(desk.record(), record);
    desk.verdict();
    desk.check();
}

#[test]
fn the_win_is_claimed_thirty_seconds_after_the_deadline() {
    for (pace, whole) in [(LIVE, 30 * MINUTE), (Pace::Days(1), DAY)] {
        let mut desk = Desk::on_move(pace);
        let side = desk.asked();
        for side in Side::BOTH {
            desk.presence(side, true);
        }
        let win = Wish::End(EndBy::ClaimWin);
        desk.later(whole + 29 * SECOND);
        assert_eq!(
            desk.refuses(side.other(), win.clone()),
            Refusal::NothingToClaim
        );
        desk.later(SECOND);
        // Who is late cannot claim.
        assert_eq!(desk.refuses(side, win.clone()), Refusal::NothingToClaim);
        let mut draw = desk.clone();
        draw.end(side.other(), EndBy::ClaimDraw);
        assert_eq!(draw.hosted.closed(), Some(Close::Claimed));
        draw.verdict();
        // Until the claim comes, the order of the late side counts.
        let mut ordered = desk.clone();
        let wish = ordered.orders(side, &["end"]);
        ordered.must(side, wish);
        assert_eq!(
            ordered.refuses(side.other(), win.clone()),
            Refusal::NothingToClaim
        );
        desk.must(side.other(), win);
        assert_eq!(desk.hosted.closed(), Some(Close::Late(side.other())));
        assert_eq!(foot(&desk).0, format!("result won {}", side.other()));
        assert_eq!(desk.verdict().dice.verdict, DiceVerdict::Checked);
        desk.check();
    }
}

#[test]
fn the_win_is_claimed_of_a_player_who_left_a_live_battle() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    desk.presence(side, true);
    desk.presence(side, false);
    desk.later(4 * MINUTE);
    let win = Wish::End(EndBy::ClaimWin);
    assert_eq!(
        desk.refuses(side.other(), win.clone()),
        Refusal::NothingToClaim
    );
    // Two of the minutes were those of a dark house.
    let from = desk.now;
    desk.later(2 * MINUTE);
    let to = desk.now;
    desk.outage(from, to);
    assert_eq!(
        desk.refuses(side.other(), win.clone()),
        Refusal::NothingToClaim
    );
    desk.later(MINUTE);
    let mut back = desk.clone();
    back.presence(side, true);
    assert_eq!(
        back.refuses(side.other(), win.clone()),
        Refusal::NothingToClaim
    );
    desk.must(side.other(), win);
    assert_eq!(desk.hosted.closed(), Some(Close::Gone(side.other())));
    desk.verdict();
}

#[test]
fn after_thirty_days_the_battle_ends_by_itself() {
    for was_there in [true, false] {
        let mut desk = Desk::on_move(Pace::Days(4));
        let side = desk.asked();
        desk.later(34 * DAY - 1);
        if was_there {
            desk.presence(side.other(), true);
            desk.presence(side.other(), false);
        }
        assert_eq!(desk.step(Input::Pass), Ok(Outcome::Nothing));
        desk.later(1);
        desk.pass();
        let expected = if was_there {
            Close::Late(side.other())
        } else {
            Close::Abandoned
        };
        assert_eq!(desk.hosted.closed(), Some(expected));
        desk.verdict();
        desk.check();
    }
    let mut untimed = Desk::on_move(Pace::Untimed);
    untimed.later(30 * DAY);
    untimed.pass();
    assert_eq!(untimed.hosted.closed(), Some(Close::Abandoned));
    let mut sealing = Desk::taken(LIVE);
    sealing.later(30 * DAY);
    sealing.pass();
    assert_eq!(sealing.hosted.closed(), Some(Close::Aborted));
}
