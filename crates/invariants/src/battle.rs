//! Battles: what the referee calls legal, and what a record of it replays to.

use acies_chronicle::{Record, Recorder, RecorderError, Replay};
use acies_generals::soak::misplaced;
use acies_referee::{Ask, Battle, MoveContext, Order, Path, What, snap};

use crate::script::{Deed, Script};

/// How many of the orders that the referee lists are looked at.
const LISTED: usize = 24;

/// Whatever the side that is asked says: quick judge, explaining judge, plan and gate agree on it; what they refuse leaves
/// no trace; after what they accept nobody stands where he cannot. What the referee offers, it accepts.
pub fn legal_orders_are_legal(bytes: &[u8]) {
    let Some(script) = std::str::from_utf8(bytes).ok().and_then(Script::read) else {
        return;
    };
    let battle = script.head.battle().expect("the head of a script is sound");
    script.play(
        battle,
        |battle| battle,
        |battle, deed| match deed {
            Deed::Throw(dice) => {
                battle.throw(&dice).expect("the dice that were asked for");
                assert_eq!(misplaced(battle), [] as [String; 0], "after a throw");
            }
            Deed::Order(order) => {
                offers_are_legal(battle, &order);
                all_agree(battle, &order);
            }
        },
    );
}

/// What the referee proposes, and the places that a hand clicks into near the end of a move.
fn offers_are_legal(battle: &Battle, order: &Order) {
    let dull = battle.default_order();
    assert!(battle.is_legal(&dull), "the default {dull}");
    for listed in battle.choices().iter().take(LISTED) {
        assert!(battle.is_legal(listed), "the choice {listed}");
    }
    if let (
        Ask::Decide {
            side,
            what: What::Move,
        },
        Order::Move(movers, Path::To { pose, .. }),
    ) = (battle.asks(), order)
    {
        for offered in snap(battle.view(), side, movers, *pose, MoveContext::default()) {
            let order = &offered.order;
            assert!(battle.is_legal(order), "the offer {order}");
        }
    }
}

/// Everyone who judges an order says the same of it, and the battle goes on as they say.
fn all_agree(battle: &mut Battle, order: &Order) {
    let quick = battle.is_legal(order);
    let verdict = battle.judge(order);
    assert_eq!(quick, verdict.is_legal(), "both judges of {order}");
    assert_eq!(
        verdict.plan.is_some_and(|_| quick),
        battle.plan(order).is_some(),
        "the plan of {order}"
    );
    let before = battle.clone();
    match battle.obey(order) {
        Ok(_) => {
            assert!(quick, "the gate and the judges of {order}");
            assert_eq!(misplaced(battle), [] as [String; 0], "after {order}");
        }
        Err(breaches) => {
            assert!(!quick && !breaches.is_empty(), "the refusal of {order}");
            assert_same(battle, &before);
        }
    }
}

/// A battle that is recorded replays to the same battle, as a whole and after every order and throw of it.
pub fn replay_equals_play(bytes: &[u8]) {
    let Some(script) = std::str::from_utf8(bytes).ok().and_then(Script::read) else {
        return;
    };
    let begun = script.head.battle().expect("the head of a script is sound");
    let recorder = Recorder::begin(begun, Vec::new(), &script.head).expect("room in memory");
    let mut stages: Vec<Battle> = vec![recorder.battle().clone()];
    let recorder = script.play(recorder, Recorder::battle, |recorder, deed| {
        match deed {
            Deed::Throw(dice) => {
                recorder
                    .throw("keyed", &dice)
                    .expect("the dice that were asked for");
            }
            Deed::Order(order) => match recorder.obey(&order) {
                Ok(_) => {}
                Err(RecorderError::Illegal(_)) => return,
                Err(error) => panic!("{error}"),
            },
        }
        stages.push(recorder.battle().clone());
    });
    let text = match recorder.battle().asks() {
        Ask::Over(_) => {
            recorder
                .end(Some(&script.seed))
                .expect("a battle that is over")
                .1
        }
        _ => recorder.into_parts().1,
    };
    let record = Record::read(&text).expect("a record that was just written");
    assert_eq!((record.cut, record.broken), (None, None));
    assert_eq!(record.entries.len() + 1, stages.len());
    let verified = record.verify().expect("the head of a script is sound");
    let end = verified.unwrap_or_else(|error| panic!("{error}"));
    assert_same(&end, stages.last().expect("there is a beginning"));

    let mut replay = Replay::new(&record).expect("the head of a script is sound");
    for stage in &stages {
        assert_same(replay.battle(), stage);
        replay.step().unwrap_or_else(|error| panic!("{error}"));
    }
}

/// Two battles stand alike, as far as anybody can see.
fn assert_same(one: &Battle, other: &Battle) {
    assert_eq!(one.asks(), other.asks());
    assert_eq!(one.position(), other.position());
    assert_eq!(one.table().features.len(), other.table().features.len());
}
