//! Invariants of battles: legality, and the replay of records.

use acies_chronicle::{Record, Recorder, RecorderError, Replay};
use acies_generals::soak::misplaced_elements;
use acies_referee::{Ask, Battle, MoveContext, Order, Path, What, snap};

use crate::script::{Script, ScriptAction};

/// How many of the referee's choices are checked.
const LISTED: usize = 24;

/// Any order: both judges, the plan and `obey` agree on it, refused orders change nothing, and accepted ones leave
/// every element on the table without overlaps.
///
/// Whatever the referee offers is legal.
pub fn legal_orders_are_legal(bytes: &[u8]) {
    let Some(script) = std::str::from_utf8(bytes).ok().and_then(Script::parse) else {
        return;
    };
    let battle = script.head.battle().expect("the head of a script is sound");
    script.play(
        battle,
        |battle| battle,
        |battle, action| match action {
            ScriptAction::Throw(dice) => {
                battle.throw(&dice).expect("the dice that were asked for");
                assert_eq!(
                    misplaced_elements(battle),
                    [] as [String; 0],
                    "after a throw"
                );
            }
            ScriptAction::Order(order) => {
                offered_orders_are_legal(battle, &order);
                judges_agree(battle, &order);
            }
        },
    );
}

/// The default, the choices, and the snapped places near the end of a move are legal.
fn offered_orders_are_legal(battle: &Battle, order: &Order) {
    let default = battle.default_order();
    assert!(battle.is_legal(&default), "the default {default}");
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

/// Both judges, the plan and `obey` agree on an order.
fn judges_agree(battle: &mut Battle, order: &Order) {
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
            assert_eq!(
                misplaced_elements(battle),
                [] as [String; 0],
                "after {order}"
            );
        }
        Err(breaches) => {
            assert!(!quick && !breaches.is_empty(), "the refusal of {order}");
            assert_same(battle, &before);
        }
    }
}

/// A recorded battle replays to the same battle, as a whole and after every order and throw.
pub fn replay_equals_play(bytes: &[u8]) {
    let Some(script) = std::str::from_utf8(bytes).ok().and_then(Script::parse) else {
        return;
    };
    let begun = script.head.battle().expect("the head of a script is sound");
    let recorder = Recorder::begin(begun, Vec::new(), &script.head).expect("room in memory");
    let mut stages: Vec<Battle> = vec![recorder.battle().clone()];
    let recorder = script.play(recorder, Recorder::battle, |recorder, action| {
        match action {
            ScriptAction::Throw(dice) => {
                recorder
                    .throw("keyed", &dice)
                    .expect("the dice that were asked for");
            }
            ScriptAction::Order(order) => match recorder.obey(&order) {
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

/// Asserts that two battles are the same in all that is visible.
fn assert_same(one: &Battle, other: &Battle) {
    assert_eq!(one.asks(), other.asks());
    assert_eq!(one.position(), other.position());
    assert!(one.position().is_surveyed());
    assert_eq!(one.table().features.len(), other.table().features.len());
}
