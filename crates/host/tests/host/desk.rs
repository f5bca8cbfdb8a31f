//! A battle on a desk: the machine without any store, for stories.

use acies_chronicle::shared_dice::{Code, Holder, Secret, Value};
use acies_chronicle::{EditionChoice, Engine, Head, Record, Verdict};
use acies_host::{
    Answer, Break, Commit, EndBy, Entry, Hosted, Id, Input, Offer, Outcome, Pace, Refusal, Request,
    Rows, Shown, Terms, Time, Wish,
};
use acies_referee::{Ask, Order, Side, What};

pub const HOUSE: Secret = Secret([1; 32]);
pub const START: Time = Time(1_700_000_000_000);
pub const LIVE: Pace = Pace::Live {
    bank: 1_800_000,
    increment: 30_000,
};

pub fn code() -> Code {
    "k7q2m9x4tz3c".parse().expect("a code")
}

pub fn secret(side: Side) -> Secret {
    Secret([side as u8 + 2; 32])
}

pub fn value(side: Side, visit: u32) -> Value {
    let value = secret(side).value(code(), Holder::Player(side), visit);
    value.expect("a value")
}

pub fn house_value(visit: u32) -> Value {
    let value = HOUSE.value(code(), Holder::House, visit);
    value.expect("a value")
}

/// The secret that opens the seat of a side.
pub fn opens(side: Side) -> [u8; 32] {
    [side as u8 + 10; 32]
}

pub fn token(side: Side) -> [u8; 32] {
    [side as u8 + 20; 32]
}

pub fn engine() -> Engine {
    Engine::new("0.1.0", "0123abcd")
}

pub fn rows(pace: Pace, limit: u16, edition: &str) -> Rows {
    let edition = EditionChoice::plain(edition);
    let rulebook = edition.rulebook().expect("an edition");
    let head = Head {
        engine: Some(engine()),
        limit,
        code: Some(code()),
        ..Head::plain(
            edition,
            &rulebook,
            ["III/7b".into(), "III/10b".into()],
            "shared",
        )
    };
    let terms = Terms {
        head,
        earlier: Vec::new(),
        code: code(),
        root: house_value_root(),
        pace,
        back_by_consent: false,
        watched: true,
        created: START,
    };
    let opens = Side::BOTH.map(|side| *blake3::hash(&opens(side)).as_bytes());
    Rows::new(terms, opens)
}

/// What both sides' defaults and these dice, again and again, come to in so many orders and throws after the armies were chosen,
/// up to the last moment at which an order is asked for.
pub fn earlier(rows: &Rows, steps: usize, dice: &[u8]) -> Vec<Entry> {
    let mut battle = rows.terms.head.battle().expect("a battle");
    let mut dice = dice.iter().copied().cycle();
    let (mut entries, mut kept) = (Vec::new(), 0);
    while entries.len() < steps + 2 {
        entries.push(match battle.asks() {
            Ask::Decide { side, what } => {
                if what != What::Army {
                    kept = entries.len();
                }
                let order = battle.default_order();
                battle.obey(&order).expect("a default");
                match order {
                    Order::Choose(_) | Order::Standing(_) => Entry::Choice { side, order },
                    order => Entry::Order { side, order },
                }
            }
            Ask::Throw(throw) => {
                let dice: Vec<u8> = dice.by_ref().take(throw.dice.into()).collect();
                battle.throw(&dice).expect("dice");
                let purpose = throw.purpose.to_string();
                Entry::Throw { purpose, dice }
            }
            Ask::Over(_) => break,
        });
    }
    entries.truncate(kept);
    entries
}

fn house_value_root() -> Value {
    HOUSE.value(code(), Holder::House, 0).expect("a root")
}

pub fn root(side: Side) -> Value {
    value(side, 0)
}

pub fn take(side: Side) -> Input {
    Input::Take {
        side,
        secret: opens(side),
        token: token(side),
        root: root(side),
    }
}

/// A battle, the time, and the ids that were drawn.
#[derive(Clone)]
pub struct Desk {
    pub hosted: Hosted,
    pub now: Time,
    pub ids: u64,
}

impl Desk {
    /// A battle that waits for its players, over two bounds a side.
    pub fn empty(pace: Pace) -> Desk {
        Desk::empty_of(pace, 2, "2.2")
    }

    fn empty_of(pace: Pace, limit: u16, edition: &str) -> Desk {
        let hosted = Hosted::new(rows(pace, limit, edition)).expect("a battle");
        Desk {
            hosted,
            now: START,
            ids: 0,
        }
    }

    /// A battle whose players have taken their seats.
    pub fn taken(pace: Pace) -> Desk {
        Desk::empty(pace).with_players()
    }

    /// The same, whose players have taken their seats.
    pub fn with_players(self) -> Desk {
        let mut desk = self;
        desk.commit(take(Side::Red));
        desk.commit(take(Side::Blue));
        desk
    }

    /// A battle whose armies are chosen.
    pub fn sealed(pace: Pace) -> Desk {
        Desk::sealed_of(pace, 2, "2.2")
    }

    /// The same over so many bounds a side, of an edition.
    pub fn sealed_of(pace: Pace, limit: u16, edition: &str) -> Desk {
        let mut desk = Desk::empty_of(pace, limit, edition).with_players();
        for side in Side::BOTH {
            let wish = desk.army(side);
            desk.must(side, wish);
        }
        desk
    }

    /// A battle at the first order of a bound.
    pub fn on_move(pace: Pace) -> Desk {
        let mut desk = Desk::sealed(pace);
        desk.play_until(|desk| desk.asks().starts_with("move"));
        desk
    }

    pub fn later(&mut self, milliseconds: i64) {
        self.now = self.now.after(milliseconds);
    }

    pub fn asks(&self) -> String {
        let battle = self.hosted.battle().expect("a battle");
        battle.asks().to_string()
    }

    /// The side that is asked.
    pub fn asked(&self) -> Side {
        match self.hosted.battle().expect("a battle").asks() {
            Ask::Decide { side, .. } => side,
            asks => panic!("no side is asked: {asks}"),
        }
    }

    pub fn army(&self, side: Side) -> Wish {
        let mut battle = self.hosted.battle().expect("a battle").clone();
        if side == Side::Blue {
            let red = battle.default_order();
            battle.obey(&red).expect("an army");
        }
        Wish::Army {
            line: battle.default_order().to_string(),
            value: self.shown(side).expect("a visit"),
        }
    }

    /// The value that the next order of a side needs.
    pub fn shown(&self, side: Side) -> Option<Shown> {
        let visit = self.hosted.next_visit(side)?;
        Some(Shown {
            visit,
            value: Some(value(side, visit)),
        })
    }

    /// Orders at the present version, with the value that they need.
    pub fn orders(&self, side: Side, lines: &[&str]) -> Wish {
        Wish::Orders {
            after: self.hosted.version(),
            lines: lines.iter().map(|&line| line.into()).collect(),
            value: self.shown(side).filter(|_| !self.is_answer(side)),
        }
    }

    fn is_answer(&self, side: Side) -> bool {
        let battle = self.hosted.battle().expect("a battle");
        battle.setup().is_none() && battle.position().active != side
    }

    pub fn id(&mut self) -> Id {
        self.ids += 1;
        let mut id = [0; 16];
        id[..8].copy_from_slice(&self.ids.to_le_bytes());
        Id(id)
    }

    pub fn request(&mut self, side: Side, wish: Wish) -> Input {
        let id = self.id();
        request(side, id, wish)
    }

    pub fn step(&self, input: Input) -> Result<Outcome, Refusal> {
        self.hosted.step(self.now, input, &HOUSE)
    }

    /// The commit of an input, which is applied.
    pub fn commit(&mut self, input: Input) -> Commit {
        let text = format!("{input:?}");
        match self.step(input) {
            Ok(Outcome::Commit(commit)) => {
                self.hosted.apply(&commit).expect("a commit that fits");
                *commit
            }
            other => panic!("expected a commit of {text}, found {other:?}"),
        }
    }

    /// Does what a side wishes; the answer.
    pub fn must(&mut self, side: Side, wish: Wish) -> Answer {
        let input = self.request(side, wish);
        self.commit(input).answer.expect("an answer")
    }

    /// Refuses what a side wishes, and has changed nothing.
    pub fn refuses(&mut self, side: Side, wish: Wish) -> Refusal {
        let before = self.hosted.rows().clone();
        let input = self.request(side, wish);
        let refusal = self.step(input).expect_err("a refusal");
        assert_eq!(*self.hosted.rows(), before);
        refusal
    }

    pub fn pass(&mut self) {
        self.commit(Input::Pass);
    }

    pub fn outage(&mut self, from: Time, to: Time) {
        self.commit(Input::Outage(Break { from, to }));
    }

    pub fn presence(&mut self, side: Side, is_here: bool) {
        self.commit(Input::Presence { side, is_here });
    }

    pub fn offer(&mut self, side: Side, offer: Offer) -> u32 {
        let Answer::Kept { version } = self.must(side, Wish::Offer(offer)) else {
            panic!("not kept");
        };
        version
    }

    pub fn accept(&mut self, side: Side, offer: u32) {
        let accepts = true;
        self.must(side, Wish::Answer { offer, accepts });
    }

    pub fn end(&mut self, side: Side, by: EndBy) {
        self.must(side, Wish::End(by));
    }

    /// The side that is asked takes the referee's default.
    pub fn play(&mut self) {
        let side = self.asked();
        let order = self.hosted.battle().expect("a battle").default_order();
        let wish = self.orders(side, &[&order.to_string()]);
        self.must(side, wish);
    }

    /// Plays by default until it is so, or the battle is over.
    pub fn play_until(&mut self, stop: impl Fn(&Desk) -> bool) {
        while self.hosted.closed().is_none() && !stop(self) {
            self.play();
        }
    }

    /// The lines of the log after a version.
    pub fn log(&self, after: u32) -> Vec<String> {
        let steps = self.hosted.rows().steps.iter().skip(after as usize);
        steps.map(|step| step.entry.to_string()).collect()
    }

    pub fn left(&self, side: Side) -> i64 {
        let clocks = self.hosted.clocks(self.now).expect("clocks");
        clocks.of(side).expect("a limit")
    }

    pub fn record(&self) -> String {
        let record = self.hosted.record(&HOUSE).expect("a record");
        record.expect("a battle that has begun")
    }

    /// The verdict on the record, which must agree.
    pub fn verdict(&self) -> Verdict {
        verdict(&self.record())
    }

    /// Plays to the end: the record has all values of each visit, and they give every die.
    pub fn play_to_the_end_proven(&mut self) {
        self.play_until(|_| false);
        let dice = self.verdict().dice;
        let [visits, known] = dice.visits.expect("shared dice");
        assert_eq!((dice.unchecked, visits), (0, known));
    }

    /// The version is the number of steps, and the rows alone give the same battle.
    pub fn check(&self) {
        let again = Hosted::new(self.hosted.rows().clone()).expect("a battle");
        assert_eq!(
            again.record(&HOUSE).unwrap(),
            self.hosted.record(&HOUSE).unwrap()
        );
        for side in Side::BOTH {
            let frame = |hosted: &Hosted| hosted.frame(side, 0, self.now, &HOUSE);
            assert_eq!(frame(&again), frame(&self.hosted));
        }
    }
}

/// The bytes of a wish, as a client would send them, stand for its hash.
pub fn request(side: Side, id: Id, wish: Wish) -> Input {
    let hash = *blake3::hash(format!("{wish:?}").as_bytes()).as_bytes();
    Input::Request(Request {
        side,
        id,
        hash,
        wish,
    })
}

pub fn verdict(record: &str) -> Verdict {
    let read = Record::read(record.as_bytes()).expect("a record");
    assert_eq!(read.broken, None);
    let verdict = read.verdict(&engine(), None).expect("a verdict");
    assert!(
        verdict.finding.error().is_none(),
        "{:?}\n{record}",
        verdict.finding
    );
    verdict
}
