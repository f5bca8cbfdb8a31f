//! A battle that was begun elsewhere is gone on with here: its orders and throws come first, and belong to no visit.

use acies_chronicle::{DiceVerdict, Record, Recorder, Secrets, Seed, Unchecked};
use acies_host::{EarlierError, Entry, Hosted, Refusal, Rows, StepError, Wish, earlier};
use acies_referee::{Ask, Order, Side, What};

use crate::desk::{self, Desk, LIVE, START, rows, take, value};

/// The dice that were thrown at home, again and again.
const DICE: [u8; 5] = [3, 5, 2, 6, 1];
/// How many orders and throws were made after the armies were chosen: enough for a bound of both sides.
const STEPS: usize = 56;

fn begun() -> Rows {
    let mut rows = rows(LIVE, 12, "2.2");
    rows.terms.earlier = desk::earlier(&rows, STEPS, &DICE);
    rows
}

fn desk() -> Desk {
    Desk {
        hosted: Hosted::new(begun()).expect("a battle"),
        now: START,
        ids: 0,
    }
}

/// The record of the battle at home, with dice that were typed in.
fn at_home(stops: impl Fn(Ask, usize) -> bool) -> String {
    let rows = begun();
    let mut head = rows.terms.head;
    head.code = None;
    head.dice = ("physical".into(), None);
    let mut out = Vec::new();
    let mut recorder = Recorder::begin(head.battle().unwrap(), &mut out, &head).unwrap();
    let mut dice = DICE.into_iter().cycle();
    for steps in 0.. {
        let asks = recorder.battle().asks();
        if stops(asks, steps) {
            break;
        }
        match asks {
            Ask::Decide { .. } => {
                let order = recorder.battle().default_order();
                recorder.obey(&order).unwrap();
            }
            Ask::Throw(throw) => {
                let dice: Vec<u8> = dice.by_ref().take(throw.dice.into()).collect();
                recorder.throw("physical", &dice).unwrap();
            }
            Ask::Over(_) => {
                recorder.end(Secrets::Seed(&Seed::from(7))).unwrap();
                break;
            }
        }
    }
    String::from_utf8(out).unwrap()
}

fn read(text: &str) -> Result<Vec<Entry>, EarlierError> {
    earlier(&Record::read(text.as_bytes()).unwrap())
}

#[test]
fn it_begins_where_it_was_left_once_both_are_there() {
    let mut desk = desk();
    let before = begun().terms.earlier;
    desk.commit(take(Side::Red));
    assert_eq!(desk.hosted.version(), 0);
    let battle = desk.hosted.before().expect("a battle");
    desk.commit(take(Side::Blue));
    assert_eq!(desk.log(0).len(), before.len());
    assert!(desk.hosted.before().is_none());
    assert_eq!(desk.asks(), battle.asks().to_string());
    let here = desk.hosted.battle().expect("a battle");
    assert_eq!(here.position(), battle.position());
    // Nothing of it has cost any time, and the clock of the side that is asked runs from now on.
    let side = desk.asked();
    desk.later(10_000);
    assert_eq!(desk.left(side), 1_800_000 - 10_000);
    assert_eq!(desk.left(side.other()), 1_800_000);
    desk.check();
}

#[test]
fn its_first_order_begins_the_first_visit_and_nothing_before_it_is_taken_back() {
    let mut desk = desk().with_players();
    let side = desk.asked();
    let version = desk.hosted.version();
    assert_eq!(desk.hosted.next_visit(side), Some(1));
    assert_eq!(desk.hosted.may_take_back(), None);
    let back = Wish::Back {
        after: version,
        orders: 1,
    };
    let refused = desk.refuses(side, back);
    assert!(matches!(
        refused,
        Refusal::Step {
            error: StepError::CannotTakeBack { free: 0, .. },
            ..
        }
    ));
    desk.play();
    let first = desk.log(version)[0].clone();
    assert_eq!(first, format!("value {side} 1 {}", value(side, 1)));
    assert!(version > 40, "{version}");
}

#[test]
fn its_dice_are_not_checkable_and_all_others_are_proven() {
    let mut desk = desk().with_players();
    let before = desk.log(0);
    desk.play_until(|_| false);
    let record = desk.record();
    assert!(record.contains(&format!("\nearlier {}\n", before.len())));
    let thrown = |lines: &[String]| {
        let throws = lines.iter().filter(|line| line.starts_with("throw "));
        throws.count()
    };
    let of_home = record.matches("\nthrow earlier ").count();
    assert_eq!(of_home, thrown(&before));
    let dice = desk.verdict().dice;
    let why = DiceVerdict::NotCheckable(Unchecked::Earlier);
    assert_eq!(dice.verdict, why);
    assert_eq!(dice.unchecked, of_home);
    assert_eq!(dice.checked, thrown(&desk.log(0)) - of_home);
    assert!(dice.checked > 4, "{dice:?}");
    let [visits, known] = dice.visits.expect("shared dice");
    assert_eq!(visits, known);
    desk.check();
}

#[test]
fn a_record_that_counts_its_earlier_steps_otherwise_does_not_verify() {
    let mut desk = desk().with_players();
    let count = desk.log(0).len();
    desk.play_until(|_| false);
    let record = desk.record();
    for other in [count - 1, count + 1] {
        let changed = record.replace(
            &format!("\nearlier {count}\n"),
            &format!("\nearlier {other}\n"),
        );
        let verdict = Record::read(changed.as_bytes())
            .unwrap()
            .verdict(&desk::engine(), None);
        assert!(verdict.unwrap().finding.error().is_some(), "{other}");
    }
}

#[test]
fn a_record_is_gone_on_with_where_it_waits_for_an_order() {
    let is_order = |asks: Ask| matches!(asks, Ask::Decide { what, .. } if what != What::Army);
    let whole = at_home(|asks, steps| steps > STEPS && is_order(asks));
    let steps = read(&whole).expect("a battle to go on with");
    assert!(steps.len() > STEPS);
    assert!(steps.iter().any(|step| matches!(step, Entry::Throw { .. })));

    let waits = |text: &str| match read(text) {
        Err(EarlierError::Waits { found }) => found,
        other => panic!("{other:?}"),
    };
    let dice = at_home(|asks, steps| steps > STEPS && matches!(asks, Ask::Throw(_)));
    assert!(waits(&dice).starts_with("throw pips"), "{}", waits(&dice));
    let armies = at_home(|_, steps| steps == 1);
    assert_eq!(waits(&armies), "army blue");
    let over = at_home(|_, _| false);
    assert_eq!(waits(&over), "nothing, because it is over");

    let last = whole.rfind("\norder ").unwrap();
    let illegal = format!("{}\norder red ends #000000000000\n", &whole[..last]);
    assert!(Record::read(illegal.as_bytes()).is_err());
    let other = whole.replacen("\narmy red III/7b\n", "\narmy red XX/1\n", 1);
    assert!(matches!(read(&other), Err(EarlierError::Setup(_))));
    let house = whole.replacen("\norder ", "\nhouse x = 1\norder ", 1);
    assert_eq!(read(&house), Err(EarlierError::HouseRules));
}

/// What a log holds before its first visit is what was played before, and nothing else can stand there.
#[test]
fn no_step_of_the_server_stands_among_those_from_before() {
    let desk = desk().with_players();
    let mut rows = desk.hosted.rows().clone();
    for line in [
        "value red 1 none",
        "onward 4",
        "act red offers draw",
        "end agreed",
    ] {
        let kept = rows.steps[3].entry.clone();
        rows.steps[3].entry = line.parse().expect("a step");
        assert!(Hosted::new(rows.clone()).is_err(), "{line}");
        rows.steps[3].entry = kept;
    }
    assert!(Hosted::new(rows).is_ok());
    assert!(
        matches!(begun().terms.earlier[0], Entry::Order { ref order, .. } if matches!(order, Order::Army(_)))
    );
}
