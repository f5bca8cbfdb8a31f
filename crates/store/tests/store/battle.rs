//! A battle between two players who take the referee's defaults, to have something to keep.

use acies_chronicle::shared_dice::{Code, Holder, Secret, Value};
use acies_chronicle::{EditionChoice, Engine, Head};
use acies_host::{
    Break, Commit, Hosted, Id, Input, Outcome, Pace, Presence, Request, Rows, Shown, Terms, Time,
    Wish,
};
use acies_referee::{Ask, Side, What};

const HOUSE: Secret = Secret([1; 32]);
pub const START: Time = Time(1_700_000_000_000);

pub fn code(text: &str) -> Code {
    text.parse().expect("a code")
}

fn value(code: Code, side: Side, visit: u32) -> Value {
    let secret = Secret([side as u8 + 2; 32]);
    let value = secret.value(code, Holder::Player(side), visit);
    value.expect("a value")
}

/// A battle that was just offered. The names of its players hold whatever a name can hold.
pub fn rows(code: Code) -> Rows {
    rows_of(code, &HOUSE)
}

/// The same with a secret of the house.
pub fn rows_of(code: Code, house: &Secret) -> Rows {
    let edition = EditionChoice::plain("2.2");
    let rulebook = edition.rulebook().expect("an edition");
    let head = Head {
        engine: Some(Engine::new("0.1.0", "0123abcd")),
        limit: 2,
        attacker: Some(Side::Blue),
        players: ["@a 'quoted' name".into(), "@ß \"=;--".into()],
        date: Some("2026-11-27".into()),
        code: Some(code),
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
        code,
        root: house.value(code, Holder::House, 0).expect("a root"),
        pace: Pace::Days(4),
        back_by_consent: true,
        watched: false,
        created: START,
    };
    let opens = Side::BOTH.map(|side| *blake3::hash(&[side as u8; 32]).as_bytes());
    Rows::new(terms, opens)
}

/// A battle as it is played. What comes next, its time and its id follow from the rows alone, so that it can go on anywhere.
pub struct Played {
    pub hosted: Hosted,
    house: Secret,
}

impl Played {
    pub fn new(rows: Rows) -> Played {
        Played {
            hosted: Hosted::new(rows).expect("a battle"),
            house: HOUSE,
        }
    }

    fn now(&self) -> Time {
        let rev = self.hosted.rows().rev;
        START.after(1000 * (rev as i64 + 1))
    }

    /// The commit of an input, which is applied.
    pub fn commit(&mut self, input: Input) -> Commit {
        match self.hosted.step(self.now(), input, &self.house) {
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
        let mut id = [side as u8; 16];
        id[..8].copy_from_slice(&self.hosted.rows().rev.to_be_bytes());
        self.commit(Input::Request(Request {
            side,
            id: Id(id),
            hash: *blake3::hash(&id).as_bytes(),
            wish,
        }))
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

    /// The next commit of the story of a battle of another house.
    pub fn next_of(&mut self, house: &Secret) -> Option<Commit> {
        self.house = *house;
        self.next()
    }

    /// The next commit of the whole story of a battle, from empty seats to its end; none once it is over.
    pub fn next(&mut self) -> Option<Commit> {
        let rows = self.hosted.rows();
        let mut sides = Side::BOTH.into_iter();
        if let Some(side) = sides.find(|&side| rows.seat(side).taken.is_none()) {
            return Some(self.take(side));
        }
        let battle = self.hosted.battle().expect("a battle");
        if matches!(battle.asks(), Ask::Decide { what, .. } if what == What::Army) {
            let mut sides = Side::BOTH.into_iter();
            let side = sides.find(|&side| rows.seat(side).sealed.is_none());
            return side.map(|side| self.seal(side));
        }
        if self.hosted.closed().is_some() {
            return None;
        }
        match rows.rev % 8 {
            2 => {
                let is_here = rows.seat(Side::Red).presence != Presence::Here;
                let side = Side::Red;
                Some(self.commit(Input::Presence { side, is_here }))
            }
            5 => {
                let to = self.now();
                let from = to.after(-500);
                Some(self.commit(Input::Outage(Break { from, to })))
            }
            _ => self.play(),
        }
    }
}
