//! A client: the copy of the log that it has seen, and an outbox with one request.

use acies_generals::{General, Rng, general};
use acies_host::{
    EndBy, Entry, Frame, Hosted, Id, Input, Kind, Offer, Pace, Reply, Rows, Shown, Step, Time,
    Wish, log_hash,
};
use acies_referee::{Ask, Battle, Choice, Order, Side, What};

use crate::desk::{LIVE, request, value};

/// A request that waits for its answer.
#[derive(Clone, Debug)]
pub struct Pending {
    pub id: Id,
    pub wish: Wish,
    /// The input: the same bytes each time that it is sent.
    pub input: Input,
    pub sent: i64,
}

/// A client.
pub struct Client {
    pub side: Side,
    /// The steps that it has seen.
    pub log: Vec<(Time, String)>,
    pub frame: Option<Frame>,
    pub outbox: Option<Pending>,
    /// How often the server was restored, as far as it knows.
    pub generation: u32,
    /// Whether it often sends a line more than a batch may have.
    pub is_rash: bool,
    /// Whether the player has left for good.
    pub is_gone: bool,
    general: Box<dyn General>,
    /// The battle by the log, so far as it was read, and before each order that can be taken back.
    battle: Option<Battle>,
    read: usize,
    before: Vec<Battle>,
    ids: u64,
}

/// What a client does with a frame.
pub enum Seen {
    /// It fits.
    Fits,
    /// It lacks steps in between, or is an older one.
    Passes,
    /// It is of another log: the client begins anew.
    Differs,
}

impl Client {
    pub fn new(side: Side, name: &str, seed: u64) -> Client {
        Client {
            side,
            log: Vec::new(),
            frame: None,
            outbox: None,
            generation: 0,
            is_rash: false,
            is_gone: false,
            general: general(name, seed ^ (side as u64 + 1) << 40).expect("a general"),
            battle: None,
            read: 0,
            before: Vec::new(),
            ids: 0,
        }
    }

    /// Takes a frame with the steps after a version.
    pub fn see(&mut self, frame: &Frame, after: u32, generation: u32) -> Seen {
        let public = &frame.public;
        let after = after as usize;
        let known = self.log.len();
        let is_new = generation > self.generation;
        if after > known {
            return Seen::Passes;
        }
        let begins = self.log[..after].iter();
        let follows = log_hash(begins.map(|(at, line)| (*at, line)));
        let both = self.log[after..].iter().zip(&public.steps);
        if follows != public.follows || both.clone().any(|(one, other)| one != other) {
            self.forget(0);
            self.generation = generation;
            return Seen::Differs;
        }
        self.generation = generation;
        if (public.version as usize) < known {
            if !is_new {
                return Seen::Passes;
            }
            // The server has lost what this client has seen.
            self.forget(public.version as usize);
        }
        let new = public.steps.iter().skip(self.log.len() - after);
        self.log.extend(new.cloned());
        self.frame = Some(frame.clone());
        Seen::Fits
    }

    fn forget(&mut self, version: usize) {
        self.log.truncate(version);
        self.battle = None;
        self.read = 0;
        self.before.clear();
    }

    /// The battle by the log, independently of the machine.
    fn battle(&mut self, rows: &Rows) -> Option<&Battle> {
        if self.battle.is_none() {
            self.battle = Some(rows.head()?.battle().expect("a battle"));
        }
        let battle = self.battle.as_mut()?;
        for (_, line) in &self.log[self.read..] {
            match line.parse().expect("a step") {
                Entry::Order { order, .. } | Entry::Choice { order, .. } => {
                    self.before.push(battle.clone());
                    battle.obey(&order).expect("a legal order");
                }
                Entry::Throw { dice, .. } => {
                    self.before.clear();
                    battle.throw(&dice).expect("dice that were asked for");
                }
                Entry::Back { orders, .. } => {
                    for _ in 0..orders {
                        *battle = self.before.pop().expect("an order to take back");
                    }
                }
                Entry::Onward { .. } => self.before.clear(),
                Entry::Value { .. } | Entry::Act { .. } | Entry::End(_) => {}
            }
        }
        self.read = self.log.len();
        self.battle.as_ref()
    }

    /// The visit that goes on and its side; no side where the next order begins one.
    fn visit(&self) -> (u32, Option<Side>) {
        let mut lines = self.log.iter().rev();
        let visit = lines.find_map(|(_, line)| match line.parse() {
            Ok(Entry::Value { side, visit, .. }) => Some((visit, Some(side))),
            Ok(Entry::Onward { visit }) => Some((visit - 1, None)),
            _ => None,
        });
        visit.unwrap_or((0, None))
    }

    fn version(&self) -> u32 {
        self.log.len() as u32
    }

    /// Puts a wish into the outbox.
    fn wish(&mut self, wish: Wish, now: i64) -> Input {
        self.ids += 1;
        let mut id = [self.side as u8; 16];
        id[..8].copy_from_slice(&self.ids.to_be_bytes());
        let id = Id(id);
        let input = request(self.side, id, wish.clone());
        self.outbox = Some(Pending {
            id,
            wish,
            input: input.clone(),
            sent: now,
        });
        input
    }

    /// What the player does now, if anything. `rows` are for the terms alone, which both know.
    pub fn acts(&mut self, rows: &Rows, rng: &mut Rng, now: i64) -> Option<Input> {
        let side = self.side;
        let public = self.frame.as_ref()?.public.clone();
        if public.closed.is_some() || self.version() != public.version {
            return None;
        }
        let Ask::Decide { side: asked, what } = self.battle(rows)?.asks() else {
            return None;
        };
        if what == What::Army {
            let sealed = self.frame.as_ref()?.own.sealed.is_some();
            return (!sealed || rng.chance(1, 20)).then(|| self.army(rows, now))?;
        }
        if let Some(open) = public.offers.iter().find(|open| open.by != side)
            && rng.chance(1, 3)
        {
            let accepts = open.offer != Offer::Draw || rng.chance(1, 8);
            return Some(self.wish(
                Wish::Answer {
                    offer: open.no,
                    accepts,
                },
                now,
            ));
        }
        if rng.chance(1, 12) {
            let wish = Client::talk(rng, self.version());
            return Some(self.wish(wish, now));
        }
        if asked == side {
            return self.orders(rows, rng, now);
        }
        let late = public.clocks.and_then(|clocks| clocks.of(asked));
        if late.is_some_and(|left| left < 0) && rng.chance(1, 2) {
            let by = if rng.chance(1, 4) {
                EndBy::ClaimDraw
            } else {
                EndBy::ClaimWin
            };
            return Some(self.wish(Wish::End(by), now));
        }
        None
    }

    fn talk(rng: &mut Rng, after: u32) -> Wish {
        match rng.below(12) {
            0 => Wish::Offer(Offer::Draw),
            1 => Wish::Offer(Offer::Pause),
            2 => Wish::Offer(Offer::Pace(if rng.chance(1, 2) {
                LIVE
            } else {
                Pace::Days(2)
            })),
            3 => Wish::Resume,
            4 => Wish::Give(60_000),
            5 => Wish::Leave(1 + rng.below(8) as u8),
            6 | 7 => Wish::Back {
                after,
                orders: 1 + rng.below(2) as u32,
            },
            8 => Wish::End(EndBy::ClaimWin),
            9 if rng.chance(1, 10) => Wish::End(EndBy::Resign),
            _ => Wish::Standing {
                kind: Kind::ALL[rng.below(Kind::ALL.len())],
                reply: match rng.below(3) {
                    0 => Reply::Ask,
                    1 => Reply::Default,
                    _ => Reply::Always(Choice::RecoilByDepth(rng.chance(1, 2))),
                },
            },
        }
    }

    fn army(&mut self, rows: &Rows, now: i64) -> Option<Input> {
        let side = self.side;
        let mut battle = self.battle(rows)?.clone();
        let mut visit = self.visit().0 + 1;
        if !matches!(battle.asks(), Ask::Decide { side: asked, .. } if asked == side) {
            let other = battle.default_order();
            battle.obey(&other).expect("an army");
            visit += 1;
        }
        let line = battle.default_order().to_string();
        let value = Shown {
            visit,
            value: Some(value(side, visit)),
        };
        Some(self.wish(Wish::Army { line, value }, now))
    }

    /// One order or a batch; sometimes one that has to be refused.
    fn orders(&mut self, rows: &Rows, rng: &mut Rng, now: i64) -> Option<Input> {
        let side = self.side;
        let mut scratch = self.battle(rows)?.clone();
        let is_small = scratch.setup().is_none() && scratch.position().active != side;
        let most = if rng.chance(1, 3) {
            1 + rng.below(6)
        } else {
            1
        };
        let mut lines = Vec::new();
        loop {
            let order = self.general.decide(&scratch, side);
            if order == Order::Concede {
                return Some(self.wish(Wish::End(EndBy::Resign), now));
            }
            lines.push(order.to_string());
            if scratch.obey(&order).is_err() {
                break;
            }
            let goes_on = matches!(
                scratch.asks(),
                Ask::Decide { side: asked, what } if asked == side && Kind::new(what).is_none()
            );
            if !goes_on {
                // Now and then a line for after the dice, which has to be refused whatever they are.
                if rng.chance(if self.is_rash { 3 } else { 1 }, 6) {
                    lines.extend(self.guess(scratch));
                }
                break;
            }
            if lines.len() >= most {
                break;
            }
        }
        let (visit, begins_anew) = match self.visit() {
            (visit, Some(mover)) if mover == side => (visit, false),
            (visit, mover) => (visit + 1, mover.is_none()),
        };
        // Now and then the value of another visit.
        let visit = if rng.chance(1, 50) { visit + 1 } else { visit };
        let shown = Shown {
            visit,
            value: Some(value(side, visit)),
        };
        let wish = Wish::Orders {
            after: self.version(),
            lines,
            value: (!is_small || begins_anew).then_some(shown),
        };
        Some(self.wish(wish, now))
    }

    /// What the player would order next if all dice were threes.
    fn guess(&mut self, mut battle: Battle) -> Option<String> {
        while let Ask::Throw(throw) = battle.asks() {
            battle.throw(&vec![3; usize::from(throw.dice)]).ok()?;
        }
        match battle.asks() {
            Ask::Decide { side, .. } if side == self.side => {
                Some(self.general.decide(&battle, side).to_string())
            }
            _ => Some("end".into()),
        }
    }

    /// The record by the steps that it has seen.
    pub fn record(&self, rows: &Rows) -> Option<String> {
        let steps = self.log.iter().map(|(at, line)| Step {
            at: *at,
            by: None,
            entry: line.parse().expect("a step"),
        });
        let rows = Rows {
            steps: steps.collect(),
            ..rows.clone()
        };
        Hosted::new(rows).ok()?.record(&crate::desk::HOUSE).ok()?
    }
}
