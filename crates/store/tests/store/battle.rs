//! A battle between two players who take the referee's defaults, to have something to keep.

use acies_chronicle::shared_dice::{Code, Holder, Secret, Value};
use acies_chronicle::{EditionChoice, Engine, Head};
use acies_host::{
    Commit, Hosted, Id, Input, Outcome, Pace, Request, Rows, Shown, Terms, Time, Wish,
};
use acies_referee::{Ask, Side};

const HOUSE: Secret = Secret([1; 32]);
pub const START: Time = Time(1_700_000_000_000);

pub fn code(text: &str) -> Code {
    text.parse().expect("a code")
}

fn value(code: Code, side: Side, visit: u32) -> Value {
    let secret = Secret([side as u8 + 2; 32]);
    secret
        .value(code, Holder::Player(side), visit)
        .expect("a value")
}

/// A battle that was just offered. The names of its players hold whatever a name can hold.
pub fn rows(code: Code) -> Rows {
    let edition = EditionChoice::plain("2.2");
    let rulebook = edition.rulebook().expect("an edition");
    let head = Head {
        engine: Some(Engine::new("0.1.0", "0123abcd")),
        edition,
        edition_hash: rulebook.hash.clone(),
        house: Vec::new(),
        board: rulebook.setup.board,
        limit: 2,
        attacker: Some(Side::Blue),
        armies: ["II/12".into(), "II/33".into()],
        players: ["@a 'quoted' name".into(), "@ß \"=;--".into()],
        date: Some("2026-11-27".into()),
        code: Some(code),
        dice: ("shared".into(), None),
    };
    let terms = Terms {
        head,
        code,
        root: HOUSE.value(code, Holder::House, 0).expect("a root"),
        pace: Pace::Days(4),
        back_by_consent: true,
        created: START,
    };
    Rows::new(
        terms,
        Side::BOTH.map(|side| *blake3::hash(&[side as u8; 32]).as_bytes()),
    )
}

/// A battle and its clock.
pub struct Played {
    pub hosted: Hosted,
    now: Time,
    ids: u8,
}

impl Played {
    pub fn new(rows: Rows) -> Played {
        Played {
            hosted: Hosted::new(rows).expect("a battle"),
            now: START,
            ids: 0,
        }
    }

    /// The commit of an input, which is applied.
    pub fn commit(&mut self, input: Input) -> Commit {
        self.now = self.now.after(1000);
        match self.hosted.step(self.now, input, &HOUSE) {
            Ok(Outcome::Commit(commit)) => {
                self.hosted.apply(&commit).expect("a commit that fits");
                *commit
            }
            other => panic!("expected a commit, found {other:?}"),
        }
    }

    pub fn take(&mut self, side: Side) -> Commit {
        let code = self.hosted.rows().terms.code;
        self.commit(Input::Take {
            side,
            secret: [side as u8; 32],
            token: [side as u8 + 20; 32],
            root: value(code, side, 0),
        })
    }

    pub fn wish(&mut self, side: Side, wish: Wish) -> Commit {
        self.ids += 1;
        let request = Request {
            side,
            id: Id([self.ids; 16]),
            hash: [self.ids; 32],
            wish,
        };
        self.commit(Input::Request(request))
    }

    fn shown(&self, side: Side) -> Option<Shown> {
        let visit = self.hosted.next_visit(side)?;
        let code = self.hosted.rows().terms.code;
        Some(Shown {
            visit,
            value: Some(value(code, side, visit)),
        })
    }

    /// A side chooses the army that the referee proposes.
    pub fn seal(&mut self, side: Side) -> Commit {
        let mut battle = self.hosted.battle().expect("a battle").clone();
        if !matches!(battle.asks(), Ask::Decide { side: asked, .. } if asked == side) {
            let other = battle.default_order();
            battle.obey(&other).expect("an army");
        }
        let line = battle.default_order().to_string();
        let value = self.shown(side).expect("a visit");
        self.wish(side, Wish::Army { line, value })
    }

    /// The side that is asked takes the referee's default; none once the battle is over.
    pub fn play(&mut self) -> Option<Commit> {
        if self.hosted.closed().is_some() {
            return None;
        }
        let battle = self.hosted.battle().expect("a battle");
        let Ask::Decide { side, .. } = battle.asks() else {
            return None;
        };
        let is_answer = battle.setup().is_none() && battle.position().active != side;
        let wish = Wish::Orders {
            after: self.hosted.version(),
            lines: vec![battle.default_order().to_string()],
            value: self.shown(side).filter(|_| !is_answer),
        };
        Some(self.wish(side, wish))
    }
}
