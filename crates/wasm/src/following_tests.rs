//! Battles that the house writes and the page follows.

use acies_chronicle::shared_dice::{Code, Holder, Secret};
use acies_chronicle::{EditionChoice, Head, SeatSecret};
use acies_host::{
    EndBy, Hosted, Id, Input, Offer, Outcome, Pace, Request, Rows, Shown, Terms, Time, Wish,
};
use acies_referee::{Ask, Side};
use acies_wire::{Asks, Finding, How};
use serde_json::Value;

use super::{Followed, seat, seat_value, secret_hash};
use crate::session::{Table, engine};
use crate::{show, update};

const HOUSE: Secret = Secret([1; 32]);
const CODE: &str = "k7q2m9x4tz3c";

fn code() -> Code {
    CODE.parse().unwrap()
}

/// A head as a record begins with it.
fn text(head: &Head) -> String {
    let lines: Vec<String> = head.lines().iter().map(ToString::to_string).collect();
    lines.join("\n") + "\n"
}

/// The secret of a seat.
fn secret(side: Side) -> String {
    SeatSecret([side as u8 + 2; 32]).to_hex()
}

/// A battle at the house, and a page that follows it.
struct Two {
    house: Hosted,
    page: Table,
    now: Time,
    ids: u8,
}

impl Two {
    fn begin() -> Two {
        let edition = EditionChoice::plain("2.2");
        let rulebook = edition.rulebook().unwrap();
        let head = Head {
            engine: Some(engine()),
            limit: 3,
            code: Some(code()),
            ..Head::plain(
                edition,
                &rulebook,
                ["II/12".into(), "II/33".into()],
                "shared",
            )
        };
        let terms = Terms {
            head,
            earlier: Vec::new(),
            code: code(),
            root: HOUSE.value(code(), Holder::House, 0).unwrap(),
            pace: Pace::Untimed,
            back_by_consent: false,
            watched: true,
            created: Time(5),
        };
        let opens = [SeatSecret([7; 32]), SeatSecret([8; 32])];
        let hashes = opens.map(|secret| {
            let hash = secret_hash(&secret.to_hex()).unwrap();
            hash.parse::<SeatSecret>().unwrap().0
        });
        let mut house = Hosted::new(Rows::new(terms, hashes)).unwrap();
        for side in Side::BOTH {
            let seat = seat(&secret(side), CODE, side.word()).unwrap();
            let taken = Input::Take {
                side,
                secret: opens[side as usize].0,
                token: seat.hash.parse::<SeatSecret>().unwrap().0,
                root: seat.root.parse().unwrap(),
            };
            let Ok(Outcome::Commit(commit)) = house.step(Time(6), taken, &HOUSE) else {
                panic!("the seat of {side} is not taken");
            };
            house.apply(&commit).unwrap();
        }
        let page = Table::of_head(&text(&house.rows().head().unwrap())).unwrap();
        let mut two = Two {
            house,
            page,
            now: Time(7),
            ids: 0,
        };
        for side in Side::BOTH {
            let mut battle = two.house.battle().unwrap().clone();
            if side == Side::Blue {
                let red = battle.default_order();
                battle.obey(&red).unwrap();
            }
            let line = battle.default_order().to_string();
            let value = two.value(side).unwrap();
            two.wishes(side, Wish::Army { line, value });
        }
        two
    }

    fn value(&self, side: Side) -> Option<Shown> {
        let visit = self.house.next_visit(side)?;
        let value = seat_value(&secret(side), CODE, side.word(), visit).unwrap();
        let value = Some(value.parse().unwrap());
        Some(Shown { visit, value })
    }

    /// The house does what a side wishes, and the page follows; what has changed there.
    fn wishes(&mut self, side: Side, wish: Wish) -> Vec<Followed> {
        self.ids += 1;
        let mut id = [self.ids; 16];
        id[0] = side as u8;
        let request = Input::Request(Request {
            side,
            id: Id(id),
            hash: [self.ids; 32],
            wish,
        });
        self.now = self.now.after(1_000);
        let after = self.house.version();
        let commit = match self.house.step(self.now, request, &HOUSE) {
            Ok(Outcome::Commit(commit)) => commit,
            other => panic!("expected a commit, found {other:?}"),
        };
        self.house.apply(&commit).unwrap();
        let public = self.house.frame(side, after, self.now, &HOUSE).public;
        let hash = self.page.following().unwrap().hash.bytes();
        assert_eq!(public.follows, hash);
        let followed = public
            .steps
            .iter()
            .map(|(at, line)| self.page.follow(at.0, line).unwrap())
            .collect();
        if let Some((visit, value)) = public.house {
            let verdict = self.page.check(visit, &value.to_string()).unwrap();
            assert_eq!(verdict.finding, Finding::Agrees, "{:?}", verdict.why);
        }
        assert_eq!(
            self.page.record().unwrap(),
            self.house.record(&HOUSE).unwrap().unwrap()
        );
        followed
    }

    fn asked(&self) -> Side {
        match self.house.battle().unwrap().asks() {
            Ask::Decide { side, .. } => side,
            asks => panic!("{asks}"),
        }
    }

    /// The side that is asked takes the referee's default.
    fn goes_on(&mut self) -> Vec<Followed> {
        let side = self.asked();
        let order = self.house.battle().unwrap().default_order();
        let value = self.value(side);
        self.wishes(
            side,
            Wish::Orders {
                after: self.house.version(),
                lines: vec![order.to_string()],
                value,
            },
        )
    }

    fn goes_on_until(&mut self, asks: &str) {
        for _ in 0..200 {
            let battle = self.house.battle().unwrap();
            if battle.asks().to_string().starts_with(asks) {
                return;
            }
            self.goes_on();
        }
        panic!("never asked for `{asks}`");
    }
}

#[test]
fn a_page_that_follows_a_battle_to_its_end_has_the_record_of_the_house() {
    let mut two = Two::begin();
    while two.house.closed().is_none() {
        two.goes_on();
    }
    let record = two.page.record().unwrap();
    assert!(record.contains("\nresult drawn"), "{record}");
    let verdict = crate::replay::verify(&record, "").unwrap();
    let dice = verdict.dice.unwrap();
    assert_eq!((verdict.finding, dice.unchecked), (Finding::Agrees, 0));
    assert!(dice.checked > 5);
    // It is kept and opened like any other.
    let mut again = Table::from_record(&record, "5").unwrap();
    assert_eq!(again.record().unwrap(), record);
}

#[test]
fn orders_that_are_taken_back_leave_the_table_and_the_record() {
    let mut two = Two::begin();
    two.goes_on_until("deployment");
    two.goes_on();
    let before = show::state(&two.page).elements;
    let followed = [two.goes_on(), two.goes_on()].concat();
    assert!(followed.iter().all(|step| *step == Followed::Table));
    let side = two.asked();
    let wish = Wish::Back {
        after: two.house.version(),
        orders: 2,
    };
    assert_eq!(two.wishes(side, wish), [Followed::Back]);
    assert_eq!(show::state(&two.page).elements, before);
    two.goes_on();
    // Whether orders can be taken back is for the house to say.
    assert_eq!(show::state(&two.page).undo, None);
    two.page.allow_taking_back(Some(side));
    assert!(show::state(&two.page).undo.is_some());
    assert!(!two.page.undo());
}

#[test]
fn players_end_a_battle_before_the_referee_does() {
    let mut two = Two::begin();
    two.goes_on_until("deployment");
    let offers = two.asked();
    two.wishes(offers, Wish::Offer(Offer::Draw));
    let followed = two.wishes(Side::Blue, Wish::End(EndBy::Resign));
    assert_eq!(followed, [Followed::End]);
    let found = update::update(&mut two.page).unwrap();
    assert!(matches!(
        found.state.asks,
        Asks::Over {
            how: How::Conceded,
            ..
        }
    ));
    assert!(found.aside.actions.is_empty() && !found.aside.may_end);
    assert!(found.record.contains("\nnote act end resigned red\n"));
    // Opened again it is over as well, and as it was written.
    let mut again = Table::from_record(&found.record, "5").unwrap();
    assert_eq!(again.record().unwrap(), found.record);
    assert!(matches!(show::state(&again).asks, Asks::Over { .. }));
}

#[test]
fn a_house_that_changes_a_die_is_found_out_when_the_visit_is_over() {
    let mut two = Two::begin();
    // The same battle, but for one die.
    let mut page = Table::of_head(&text(two.page.head())).unwrap();
    let steps = two.house.rows().steps.clone();
    let mut is_changed = false;
    for step in &steps {
        let line = step.entry.to_string();
        let Some((purpose, dice)) = line.split_once(" = ").filter(|_| !is_changed) else {
            page.follow(step.at.0, &line).unwrap();
            continue;
        };
        let face = if dice == "6" { "5" } else { "6" };
        is_changed = page
            .follow(step.at.0, &format!("{purpose} = {face}"))
            .is_ok();
        assert!(is_changed);
        break;
    }
    assert!(is_changed);
    // The first dice are those of the second visit, in which the second army was sealed.
    let visit = 2;
    let value = |visit| {
        HOUSE
            .value(code(), Holder::House, visit)
            .unwrap()
            .to_string()
    };
    let verdict = page.check(visit, &value(visit)).unwrap();
    assert_eq!(verdict.finding, Finding::Damaged);
    assert!(verdict.why.unwrap().contains("dice"));
    // Nor can it show a value that is not of its chain.
    let verdict = two.page.check(visit, &value(visit + 1)).unwrap();
    assert_eq!(verdict.finding, Finding::Damaged);
    assert!(two.page.check(visit, "six").is_err());
}

#[test]
fn what_is_no_step_or_cannot_follow_is_refused_with_its_number() {
    let mut page = Two::begin().page;
    let version = page.following().unwrap().version;
    let hash = page.following().unwrap().hash.to_hex();
    for line in [
        "",
        "order",
        "order green end",
        "order red nonsense",
        "value red 3 six",
        "throw pips red 1 = 3",
        "back red 40",
        "back red 1",
        "end somehow",
        "onward soon",
        "dance red 3",
    ] {
        let error = page.follow(9, line).unwrap_err().to_string();
        let start = format!("step {}: ", version + 1);
        assert!(error.starts_with(&start), "{line}: {error}");
    }
    assert_eq!(page.following().unwrap().version, version);
    assert_eq!(page.following().unwrap().hash.to_hex(), hash);
    assert!(Table::of_head("acies 1\n").is_err());
    let plain = Table::from_json(r#"{"edition":"2.2","red":"II/12","blue":"II/33","seed":"7"}"#);
    assert!(Table::of_head(&text(plain.unwrap().head())).is_err());
}

#[test]
fn a_record_under_way_can_be_looked_back_on_from_its_head() {
    let mut two = Two::begin();
    two.goes_on_until("deployment");
    let record = two.page.record().unwrap();
    let head = &record[..=record.find("\nvalue ").unwrap()];
    let past = Table::from_record(head, "past").unwrap();
    assert_eq!(past.steps().len(), 0);
    assert!(Table::from_record(&record, "past").is_err());
}

#[test]
fn a_seat_is_known_by_what_its_secret_gives() {
    let found = seat(&secret(Side::Red), CODE, "red").unwrap();
    assert_eq!(found.hash, secret_hash(&found.token).unwrap());
    assert_eq!(
        found.root,
        seat_value(&secret(Side::Red), CODE, "red", 0).unwrap()
    );
    assert_ne!(
        found.root,
        seat(&secret(Side::Red), CODE, "blue").unwrap().root
    );
    let json: Value = serde_json::to_value(&found).unwrap();
    assert_eq!(json.as_object().unwrap().len(), 3);
    assert!(seat("ab", CODE, "red").is_err());
    assert!(seat(&secret(Side::Red), "K7", "red").is_err());
    assert!(seat(&secret(Side::Red), CODE, "green").is_err());
    assert!(seat_value(&secret(Side::Red), CODE, "red", 1_025).is_err());
}
