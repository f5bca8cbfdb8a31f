//! No die can be changed or tried out: by the order of fights, harmless orders, batches, refusals, taking back, another
//! device, or a copy of the battle that was restored.

use acies_chronicle::shared_dice::Visit;
use acies_generals::general;
use acies_host::{Entry, Hosted, Input, Outcome, Refusal, Shown, StepError, Wish};
use acies_referee::Side;

use crate::desk::{Desk, HOUSE, LIVE, house_value, take, value};

/// The throws after a version.
fn throws(desk: &Desk, after: u32) -> Vec<String> {
    let mut lines = desk.log(after);
    lines.retain(|line| line.starts_with("throw"));
    lines
}

/// A battle whose side on the move has just begun to deploy, with PIPs still to be thrown in its visit.
fn deploying() -> Desk {
    let mut desk = Desk::sealed(LIVE);
    desk.play_until(|desk| desk.asks().starts_with("deployment"));
    let first = desk.asked();
    desk.play_until(|desk| desk.asks().starts_with("deployment") && desk.asked() != first);
    desk
}

/// The dice that end the visit of a side which takes its defaults.
fn ends(desk: &Desk) -> Vec<String> {
    let mut desk = desk.clone();
    let after = desk.hosted.version();
    desk.play_until(|desk| !throws(desk, after).is_empty());
    throws(&desk, after)
}

#[test]
fn harmless_orders_batches_refusals_and_taking_back_change_no_die() {
    let plain = deploying();
    let side = plain.asked();
    let expected = ends(&plain);
    assert!(!expected.is_empty());

    // One order after the other, taken back and given again.
    let mut back = plain.clone();
    for _ in 0..3 {
        back.play();
        back.play();
        let after = back.hosted.version();
        back.must(side, Wish::Back { after, orders: 1 });
    }
    assert_eq!(ends(&back), expected);

    // The same in one batch.
    let mut batch = plain.clone();
    let mut scratch = batch.hosted.battle().expect("a battle").clone();
    let lines: Vec<String> = (0..6)
        .map(|_| {
            let order = scratch.default_order();
            scratch.obey(&order).expect("a legal order");
            order.to_string()
        })
        .collect();
    let texts: Vec<&str> = lines.iter().map(String::as_str).collect();
    let wish = batch.orders(side, &texts);
    batch.must(side, wish);
    assert_eq!(ends(&batch), expected);

    // Refused orders show nothing and leave nothing behind.
    let mut refused = plain.clone();
    for lines in [["end", "end"], ["fight r1", "fight b1"]] {
        let wish = refused.orders(side, &lines);
        refused.refuses(side, wish);
    }
    assert_eq!(ends(&refused), expected);

    // A copy that was restored, and another node.
    let restored = Hosted::new(plain.hosted.rows().clone()).expect("a battle");
    let restored = Desk {
        hosted: restored,
        ..plain
    };
    assert_eq!(ends(&restored), expected);
}

/// The throws of fights and shootings in the rest of the visit, if this order comes first.
fn fought(desk: &Desk, first: &str) -> Vec<String> {
    let (after, visit) = (desk.hosted.version(), desk.hosted.visit());
    let mut desk = desk.clone();
    let wish = desk.orders(desk.asked(), &[first]);
    desk.must(desk.asked(), wish);
    desk.play_until(|desk| desk.hosted.visit() != visit || desk.asks().starts_with("move"));
    let mut throws = throws(&desk, after);
    throws.retain(|line| line.starts_with("throw combat") || line.starts_with("throw shooting"));
    throws
}

/// How many purposes two orders of the same fights have in common, whose dice must be the same.
fn compared(desk: &Desk) -> usize {
    let fights = desk.hosted.battle().expect("a battle").choices();
    let [Some(first), Some(last)] = [fights.first(), fights.last()] else {
        return 0;
    };
    let [one, other] = [first, last].map(|fight| fought(desk, &fight.to_string()));
    if one.first() == other.first() {
        return 0;
    }
    let purpose = |line: &str| line.split(" = ").next().map(str::to_owned);
    let both = one.iter().filter_map(|line| {
        let same = other.iter().find(|same| purpose(same) == purpose(line))?;
        Some((line, same))
    });
    both.map(|(one, other)| assert_eq!(one, other)).count()
}

#[test]
fn the_order_of_fights_changes_no_die() {
    for seed in 1..60 {
        let mut desk = Desk::sealed_of(LIVE, 12, "3.0");
        let name = ["random", "greedy"][seed as usize / 2 % 2];
        let mut generals = [0, 1].map(|side| general(name, seed * 2 + side).expect("a general"));
        while desk.hosted.closed().is_none() {
            let battle = desk.hosted.battle().expect("a battle").clone();
            let asks = desk.asks();
            if (asks.starts_with("combat") || asks.starts_with("shooting")) && compared(&desk) > 0 {
                return;
            }
            let side = desk.asked();
            let order = generals[side as usize].decide(&battle, side);
            let wish = desk.orders(side, &[&order.to_string()]);
            let input = desk.request(side, wish);
            match desk.step(input) {
                Ok(Outcome::Commit(commit)) => desk.hosted.apply(&commit).expect("a commit"),
                _ => break,
            }
        }
    }
    panic!("no two fights in so many battles");
}

#[test]
fn dice_are_those_of_the_values() {
    let desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let mut one = desk.clone();
    let wish = one.orders(side, &["end"]);
    one.must(side, wish);
    let log = one.log(desk.hosted.version());
    let throw = log.iter().find(|line| line.starts_with("throw"));
    let entry: Entry = throw.expect("dice").parse().expect("a step");
    let Entry::Throw { purpose, dice } = entry else {
        unreachable!()
    };
    let number = one.hosted.visit();
    let last = |of: Side| {
        let steps = one.hosted.rows().steps.iter().rev();
        let mut visits = steps.filter_map(|step| match step.entry {
            Entry::Value { side, visit, .. } if side == of => Some(visit),
            _ => None,
        });
        visits.next().expect("a visit")
    };
    let before = last(side.other());
    let visit = Visit {
        number,
        mover: side,
        before,
        values: [
            house_value(number),
            value(side, number),
            value(side.other(), before),
        ],
    };
    assert_eq!(visit.dice(crate::desk::code(), &purpose, 1), dice);
}

#[test]
fn a_value_is_bound_to_its_visit() {
    let desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let visit = desk.hosted.next_visit(side).expect("a visit begins");
    let with = |value: Option<Shown>| Wish::Orders {
        after: desk.hosted.version(),
        lines: vec!["end".into()],
        value,
    };
    let shown = |visit, value| Some(Shown { visit, value });
    for wrong in [visit - 1, visit + 1, 0, 2000] {
        let wish = with(shown(wrong, Some(value(side, visit))));
        assert!(matches!(
            desk.clone().refuses(side, wish),
            Refusal::Step {
                error: StepError::WrongVisit { .. },
                ..
            }
        ));
    }
    for wrong in [value(side, visit + 1), value(side.other(), visit)] {
        let wish = with(shown(visit, Some(wrong)));
        assert!(matches!(
            desk.clone().refuses(side, wish),
            Refusal::Step {
                error: StepError::Value(_),
                ..
            }
        ));
    }
    assert!(matches!(
        desk.clone().refuses(side, with(None)),
        Refusal::Step {
            error: StepError::NoVisit { .. },
            ..
        }
    ));
}

#[test]
fn a_second_device_sends_the_same_value_or_none() {
    let mut desk = deploying();
    let side = desk.asked();
    desk.play();
    let visit = desk.hosted.visit();
    let line = desk.hosted.battle().expect("a battle").default_order();
    let with = |desk: &Desk, value| Wish::Orders {
        after: desk.hosted.version(),
        lines: vec![line.to_string()],
        value,
    };
    let other = Shown {
        visit,
        value: Some(value(side, visit + 1)),
    };
    let wish = with(&desk, Some(other));
    assert!(matches!(
        desk.refuses(side, wish),
        Refusal::Step {
            error: StepError::Value(_),
            ..
        }
    ));
    for value in [Some(value(side, visit)), None] {
        let wish = with(&desk, Some(Shown { visit, value }));
        desk.clone().must(side, wish);
    }
}

#[test]
fn a_visit_without_a_value_goes_on_and_is_counted() {
    let mut desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let visit = desk.hosted.next_visit(side).expect("a visit begins");
    let none = Shown { visit, value: None };
    let wish = Wish::Orders {
        after: desk.hosted.version(),
        lines: vec!["end".into()],
        value: Some(none),
    };
    desk.must(side, wish);
    desk.play_until(|_| false);
    let verdict = desk.verdict();
    let [visits, known] = verdict.dice.visits.expect("shared dice");
    assert_eq!(known, visits - 1);
    assert!(verdict.dice.unchecked > 0);
    desk.check();
}

#[test]
fn the_value_of_the_house_is_shown_when_its_visit_is_over() {
    let mut desk = Desk::sealed(LIVE);
    let shown = |desk: &Desk, side| desk.hosted.frame(side, 0, desk.now, &HOUSE).public.house;
    let mut before = 0;
    while desk.hosted.closed().is_none() {
        let mover = desk.asked();
        let now = shown(&desk, mover).map_or(0, |(visit, _)| visit);
        // Nothing can be ordered in a visit whose value of the house is known.
        let begins = desk.hosted.next_visit(mover).is_some();
        assert!(now < desk.hosted.visit() || begins && desk.hosted.may_take_back().is_none());
        assert!(now >= before && now + 1 >= desk.hosted.visit());
        if let Some((visit, value)) = shown(&desk, mover) {
            assert_eq!(value, house_value(visit));
        }
        before = now;
        desk.play();
    }
    let last = Some((desk.hosted.visit(), house_value(desk.hosted.visit())));
    assert_eq!(shown(&desk, Side::Red), last);
}

#[test]
fn the_secret_of_another_battle_makes_no_dice() {
    let desk = Desk::on_move(LIVE);
    let side = desk.asked();
    let wish = desk.orders(side, &["end"]);
    let input = crate::desk::request(side, acies_host::Id([7; 16]), wish);
    let other = acies_chronicle::shared_dice::Secret([9; 32]);
    let refused = desk.hosted.step(desk.now, input, &other);
    assert_eq!(refused, Err(Refusal::WrongHouse));
    let nothing: Result<Outcome, Refusal> = desk.hosted.step(desk.now, Input::Pass, &other);
    assert_eq!(nothing, Ok(Outcome::Nothing));
}

#[test]
fn a_restored_house_goes_on_with_dice_that_were_never_seen() {
    for asks in ["deployment", "move"] {
        let mut desk = Desk::sealed(LIVE);
        desk.play_until(|desk| desk.asks().starts_with(asks));
        let copy = desk.clone();
        desk.play();
        // What was lost is known to both players.
        let lost = desk.hosted.visit();
        let rev = desk.hosted.rows().rev + 10;
        let mut restored = copy;
        let visit = lost + 5;
        assert!(matches!(
            restored.step(Input::Restored {
                visit: restored.hosted.visit(),
                rev
            }),
            Err(Refusal::Step {
                error: StepError::NotOnward { .. },
                ..
            })
        ));
        restored.commit(Input::Restored { visit, rev });
        assert_eq!(restored.hosted.rows().rev, rev);
        assert_eq!(restored.hosted.may_take_back(), None);
        for side in Side::BOTH {
            assert_eq!(restored.hosted.next_visit(side), Some(visit));
        }
        restored.check();
        restored.play_to_the_end_proven();
    }
}

#[test]
fn a_battle_restored_from_before_its_beginning_has_dice_that_were_never_seen() {
    let mut desk = Desk::empty(LIVE);
    desk.commit(take(Side::Red));
    let mut restored = desk.clone();
    // Both have seen who attacks, by the values of the first visits, and more.
    desk.commit(take(Side::Blue));
    for side in Side::BOTH {
        let wish = desk.army(side);
        desk.must(side, wish);
    }
    desk.play();
    let (lost, rev) = (desk.hosted.visit(), desk.hosted.rows().rev + 10);

    restored.commit(Input::Restored {
        visit: lost + 1,
        rev,
    });
    // A second one by fewer visits leads to none that was seen.
    restored.commit(Input::Restored {
        visit: 1,
        rev: rev + 10,
    });
    restored.commit(take(Side::Blue));
    assert_eq!(restored.log(0), [format!("onward {}", lost + 1)]);
    for side in Side::BOTH {
        let wish = restored.army(side);
        restored.must(side, wish);
    }
    let value = format!("value red {} ", lost + 1);
    assert!(restored.log(1)[0].starts_with(&value));
    restored.check();
    restored.play_to_the_end_proven();
}

#[test]
fn a_visit_without_orders_before_a_restore_has_its_value_in_the_record() {
    let mut desk = Desk::sealed(LIVE);
    desk.play_until(|desk| desk.asks().starts_with("deployment"));
    let (side, before) = (desk.asked(), desk.hosted.visit());
    desk.play();
    let visit = desk.hosted.visit();
    assert_eq!(visit, before + 1);
    let after = desk.hosted.version();
    desk.must(side, Wish::Back { after, orders: 1 });
    let rev = desk.hosted.rows().rev + 10;
    desk.commit(Input::Restored {
        visit: visit + 3,
        rev,
    });
    // Nothing comes after it so far.
    let [visits, _] = desk.verdict().dice.visits.expect("shared dice");
    assert_eq!(visits, visit as usize);
    desk.play_to_the_end_proven();
}

#[test]
fn sealed_armies_are_chosen_again_after_a_restore() {
    let mut desk = Desk::taken(LIVE);
    let wish = desk.army(Side::Blue);
    desk.must(Side::Blue, wish);
    let (visit, rev) = (9, 100);
    desk.commit(Input::Restored { visit, rev });
    assert_eq!(desk.hosted.rows().seat(Side::Blue).sealed, None);
    for side in Side::BOTH {
        let wish = desk.army(side);
        desk.must(side, wish);
    }
    assert!(desk.log(1)[0].starts_with("value red 9 "));
    desk.play_to_the_end_proven();
}
