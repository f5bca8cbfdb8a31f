//! The battle as its log makes it: the position, the visits, what can be taken back, and the offers.

use acies_chronicle::shared_dice::{Chain, ChainError, Code, Holder, Secret, Value, Visit};
use acies_chronicle::{Head, SetupError};
use acies_referee::{Ask, BadThrow, Battle, Breaches, Order, Side, Throw, What};
use thiserror::Error;

use crate::clock::{Asked, Moment, What as Timed};
use crate::entry::{Act, Close, Entry, Offer, Step};
use crate::pace::Pace;
use crate::standing::Kind;
use crate::time::{DAY, Time};

/// Why a step cannot follow in a battle.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum StepError {
    /// The battle is over.
    #[error("the battle is over")]
    Over,
    /// The battle waits for something else.
    #[error("found {found}, expected {expected}")]
    NotAsked {
        /// What came.
        found: &'static str,
        /// What the battle waits for.
        expected: String,
    },
    /// The referee refuses the order.
    #[error("the order is not legal")]
    Illegal(Breaches),
    /// The referee refuses the dice.
    #[error(transparent)]
    BadThrow(#[from] BadThrow),
    /// An order belongs to no visit of its side.
    #[error("expected a value for visit {visit} before this order")]
    NoVisit {
        /// The visit that the order begins.
        visit: u32,
    },
    /// A value is for another visit, or stands where none begins.
    #[error("found a value for visit {found}, expected one for visit {expected}")]
    WrongVisit {
        /// The visit that the value is for.
        found: u32,
        /// The visit that begins, or that goes on.
        expected: u32,
    },
    /// A value is not of the player's chain.
    #[error(transparent)]
    Value(#[from] ChainError),
    /// So many orders cannot be taken back.
    #[error("{free} orders can be taken back, expected {orders}")]
    CannotTakeBack {
        /// How many were to be.
        orders: u32,
        /// How many can be.
        free: usize,
    },
    /// The chains of the dice go back, or stay where they are.
    #[error("the chains cannot go on at visit {found}, expected one after {after}")]
    NotOnward {
        /// The visit at which they were to go on.
        found: u32,
        /// The last visit.
        after: u32,
    },
    /// There is no such offer.
    #[error("there is no open offer {0} of the opponent")]
    NoOffer(u32),
    /// Such an offer is open already.
    #[error("there is such an offer already")]
    OfferedAlready,
    /// The battle is not paused.
    #[error("the battle is not paused")]
    NotPaused,
    /// A step is earlier than the one before it.
    #[error("a step is earlier than the one before it")]
    TimeGoesBack,
}

/// An offer that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Its number: the version of the battle after it was made.
    pub no: u32,
    /// Who made it.
    pub by: Side,
    /// What is offered.
    pub offer: Offer,
}

/// A run of orders of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Begun {
    pub number: u32,
    pub mover: Side,
    pub value: Option<Value>,
    /// What stands for the value in a key where the player had none: the last one that was shown.
    key: Value,
}

/// A battle under way.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub battle: Battle,
    code: Code,
    /// How many steps are still to come that were made before the battle went over to this server.
    earlier: u32,
    /// The chains of red and blue.
    pub chains: [Chain; 2],
    /// The present visit.
    pub visit: Option<Begun>,
    /// The number before that of the next visit.
    number: u32,
    /// Whether the next order or answer begins a visit, whichever side gives it.
    begins_anew: bool,
    /// The last visit of each side.
    last: [Option<Begun>; 2],
    /// The battle before each order that can be taken back, all of one side.
    back: Vec<Battle>,
    pub offers: Vec<Open>,
    pub is_paused: bool,
    pub pace: Pace,
    pub moments: Vec<Moment>,
    pub away_until: [Time; 2],
    pub closed: Option<Close>,
    pub is_rematch_agreed: bool,
    version: u32,
    at: Time,
}

impl Play {
    /// The battle at its start. The head must have the roots of its dice.
    pub fn begin(head: &Head, pace: Pace, at: Time) -> Result<Play, SetupError> {
        let chains = head.chains().ok_or_else(|| {
            SetupError::Head(acies_chronicle::HeadError {
                tag: "dice".into(),
                expected: "the roots of shared dice".into(),
            })
        })?;
        let [house, red, blue] = chains;
        Ok(Play {
            battle: head.battle()?,
            code: house.code(),
            earlier: head.earlier,
            chains: [red, blue],
            visit: None,
            number: 0,
            begins_anew: false,
            last: [None; 2],
            back: Vec::new(),
            offers: Vec::new(),
            is_paused: false,
            pace,
            moments: Vec::new(),
            away_until: [at; 2],
            closed: None,
            is_rematch_agreed: false,
            version: 0,
            at,
        })
    }

    /// Takes the next step of the log. Where it cannot follow, the battle may be left anywhere and is to be thrown away.
    pub fn push(&mut self, step: &Step) -> Result<(), StepError> {
        if step.at < self.at {
            return Err(StepError::TimeGoesBack);
        }
        self.at = step.at;
        let is_rematch =
            matches!(&step.entry, Entry::Act { act, .. } if self.is_about_rematch(*act));
        if self.closed.is_some() && !is_rematch {
            return Err(StepError::Over);
        }
        self.version += 1;
        if self.earlier > 0 {
            return self.take_earlier(&step.entry);
        }
        match &step.entry {
            Entry::Value { side, visit, value } => self.begin_visit(*side, *visit, *value)?,
            Entry::Order { side, order } => self.order(*side, order)?,
            Entry::Choice { side, order } => self.choice(*side, order, step.by.is_none())?,
            Entry::Onward { visit } => self.go_onward(*visit)?,
            Entry::Throw { purpose, dice } => self.throw(purpose, dice)?,
            Entry::Back { orders, .. } => self.take_back(*orders)?,
            Entry::Act { side, act } => self.act(*side, *act)?,
            Entry::End(close) => {
                self.closed = Some(*close);
                self.offers.clear();
                self.ask(false);
            }
        }
        Ok(())
    }

    /// Takes a step that was made before the battle went over to this server: it belongs to no visit, and cannot be taken back.
    fn take_earlier(&mut self, entry: &Entry) -> Result<(), StepError> {
        match entry {
            Entry::Order { side, order } | Entry::Choice { side, order } => {
                self.asked_of(*side)?;
                self.battle.obey(order).map_err(StepError::Illegal)?;
            }
            Entry::Throw { purpose, dice } => self.take_dice(purpose, dice)?,
            _ => {
                return Err(StepError::NotAsked {
                    found: "a step of the server",
                    expected: "what was played before".into(),
                });
            }
        }
        self.earlier -= 1;
        if self.earlier == 0 {
            self.begins_anew = true;
            self.ask(false);
        }
        Ok(())
    }

    /// The side that an order is asked of, and for what; none while dice are due and once it is over.
    pub fn asked(&self) -> Option<(Side, What)> {
        match self.battle.asks() {
            Ask::Decide { side, what } if self.closed.is_none() => Some((side, what)),
            _ => None,
        }
    }

    /// The dice that are due.
    pub fn due(&self) -> Option<Throw> {
        match self.battle.asks() {
            Ask::Throw(throw) if self.closed.is_none() => Some(throw),
            _ => None,
        }
    }

    /// Whether both sides choose their armies.
    pub fn is_sealing(&self) -> bool {
        matches!(self.asked(), Some((_, What::Army)))
    }

    /// Whether a side is asked something in the bound of the other.
    pub fn is_small(&self, side: Side, what: What) -> bool {
        let in_bound = self.battle.setup().is_none() && self.battle.position().active != side;
        in_bound && Kind::new(what).is_some()
    }

    /// Whether an answer in the bound of the other side begins a visit, as only the first after the chains went on does.
    pub fn begins_anew(&self) -> bool {
        self.begins_anew
    }

    /// The number of the visit that the next order of a side begins; none where it begins none.
    pub fn next_visit(&self, side: Side) -> Option<u32> {
        match self.visit {
            Some(visit) if visit.mover == side && !self.begins_anew => None,
            _ => Some(self.number + 1),
        }
    }

    /// The last visit whose value of the house both may know. A visit whose orders can still be taken back goes on.
    pub fn shown_visit(&self) -> u32 {
        let Some(visit) = self.visit else {
            return 0;
        };
        let is_over = match self.asked() {
            Some((side, what)) => {
                side != visit.mover && !self.is_small(side, what) && self.back.is_empty()
            }
            None => self.closed.is_some(),
        };
        visit.number - u32::from(!is_over && !self.begins_anew)
    }

    /// How many orders can be taken back, and whose; none where that is none.
    pub fn free(&self) -> Option<(Side, usize)> {
        let visit = self.visit.filter(|_| !self.back.is_empty())?;
        Some((visit.mover, self.back.len()))
    }

    /// The dice that are due, by the values of the visit. `house` is that of the house for it.
    pub fn dice(&self, throw: Throw, house: Value) -> Option<Vec<u8>> {
        let visit = self.visit?;
        let other = visit.mover.other() as usize;
        // Before the first visit of the other side, which a battle that began elsewhere may have, its root stands for its value.
        let root = || self.chains[other].last();
        let (before, key) = self.last[other].map_or_else(root, |last| (last.number, last.key));
        let visit = Visit {
            number: visit.number,
            mover: visit.mover,
            before,
            values: [house, visit.key, key],
        };
        Some(visit.dice(self.code, &throw.purpose.to_string(), throw.dice))
    }

    /// The value of the house for the present visit, if the secret is that of the root.
    pub fn house_value(&self, root: Value, secret: &Secret, visit: u32) -> Option<Value> {
        let value = secret.value(self.code, Holder::House, visit)?;
        let mut chain = Chain::new(self.code, Holder::House, root);
        chain.take(visit, value).is_ok().then_some(value)
    }

    fn begin_visit(
        &mut self,
        side: Side,
        visit: u32,
        value: Option<Value>,
    ) -> Result<(), StepError> {
        let expected = self.next_visit(side);
        if expected != Some(visit) {
            let going_on = self.number;
            return Err(StepError::WrongVisit {
                found: visit,
                expected: expected.unwrap_or(going_on),
            });
        }
        let chain = &mut self.chains[side as usize];
        if let Some(value) = value {
            chain.take(visit, value)?;
        }
        let begun = Begun {
            number: visit,
            mover: side,
            value,
            key: chain.last().1,
        };
        self.visit = Some(begun);
        self.number = visit;
        self.begins_anew = false;
        self.last[side as usize] = Some(begun);
        self.back.clear();
        Ok(())
    }

    /// The visits go on at a later number: both players may know dice of all before it.
    fn go_onward(&mut self, visit: u32) -> Result<(), StepError> {
        if visit <= self.number {
            return Err(StepError::NotOnward {
                found: visit,
                after: self.number,
            });
        }
        self.number = visit - 1;
        self.begins_anew = true;
        self.back.clear();
        self.offers.clear();
        Ok(())
    }

    fn order(&mut self, side: Side, order: &Order) -> Result<(), StepError> {
        let what = self.asked_of(side)?;
        if let Some(visit) = self.next_visit(side) {
            return Err(StepError::NoVisit { visit });
        }
        let before = self.battle.clone();
        self.battle.obey(order).map_err(StepError::Illegal)?;
        // Both armies are shown at once: neither can be chosen again.
        if what != What::Army {
            self.back.push(before);
        }
        self.go_on();
        self.ask(false);
        Ok(())
    }

    fn choice(&mut self, side: Side, order: &Order, by_house: bool) -> Result<(), StepError> {
        let what = self.asked_of(side)?;
        let is_small = self.is_small(side, what);
        let needs_visit = !is_small || self.begins_anew;
        if let Some(visit) = self.next_visit(side).filter(|_| needs_visit) {
            return Err(StepError::NoVisit { visit });
        }
        let before = self.battle.clone();
        self.battle.obey(order).map_err(StepError::Illegal)?;
        if is_small {
            self.back.clear();
        } else {
            self.back.push(before);
        }
        if by_house {
            // Answered at once: the side was not asked.
            self.moments.pop();
        }
        self.go_on();
        self.ask(false);
        Ok(())
    }

    /// What a side is asked.
    fn asked_of(&self, side: Side) -> Result<What, StepError> {
        match self.asked() {
            Some((asked, what)) if asked == side => Ok(what),
            _ => Err(StepError::NotAsked {
                found: match side {
                    Side::Red => "an order of red",
                    Side::Blue => "an order of blue",
                },
                expected: self.battle.asks().to_string(),
            }),
        }
    }

    fn throw(&mut self, purpose: &str, dice: &[u8]) -> Result<(), StepError> {
        self.take_dice(purpose, dice)?;
        self.back.clear();
        self.go_on();
        self.ask(false);
        Ok(())
    }

    fn take_dice(&mut self, purpose: &str, dice: &[u8]) -> Result<(), StepError> {
        match self.due() {
            Some(throw) if throw.purpose.to_string() == purpose => {}
            _ => {
                return Err(StepError::NotAsked {
                    found: "dice",
                    expected: self.battle.asks().to_string(),
                });
            }
        }
        self.battle.throw(dice)?;
        Ok(())
    }

    fn take_back(&mut self, orders: u32) -> Result<(), StepError> {
        let free = self.back.len();
        let left = free
            .checked_sub(orders as usize)
            .filter(|&left| left < free)
            .ok_or(StepError::CannotTakeBack { orders, free })?;
        if let Some(before) = self.back.drain(left..).next() {
            self.battle = before;
        }
        self.go_on();
        self.ask(true);
        Ok(())
    }

    fn act(&mut self, side: Side, act: Act) -> Result<(), StepError> {
        match act {
            Act::Offers(offer) => {
                let same = |open: &Open| {
                    open.by == side
                        && std::mem::discriminant(&open.offer) == std::mem::discriminant(&offer)
                };
                if self.offers.iter().any(same) {
                    return Err(StepError::OfferedAlready);
                }
                self.offers.push(Open {
                    no: self.version,
                    by: side,
                    offer,
                });
            }
            Act::Accepts(no) => {
                let offer = self.take_offer(no, |by| by != side)?;
                match offer {
                    Offer::Pace(pace) => {
                        self.pace = pace;
                        self.moment(Timed::Pace(pace));
                    }
                    Offer::Pause if !self.is_paused => {
                        self.is_paused = true;
                        self.moment(Timed::Pauses);
                    }
                    Offer::Rematch => self.is_rematch_agreed = true,
                    // The step that follows does it.
                    Offer::Draw | Offer::Back(_) | Offer::Pause => {}
                }
            }
            Act::Declines(no) => {
                self.take_offer(no, |_| true)?;
            }
            Act::Resumes if !self.is_paused => return Err(StepError::NotPaused),
            Act::Resumes => self.resume(),
            Act::Gives(time) => self.moment(Timed::Given(side.other(), time)),
            Act::Leaves(days) => {
                let length = i64::from(days) * DAY;
                self.away_until[side as usize] = self.at.after(length);
                self.moment(Timed::Leaves(side, length));
            }
        }
        Ok(())
    }

    fn take_offer(&mut self, no: u32, may: impl Fn(Side) -> bool) -> Result<Offer, StepError> {
        let at = self
            .offers
            .iter()
            .position(|open| open.no == no && may(open.by));
        let at = at.ok_or(StepError::NoOffer(no))?;
        Ok(self.offers.remove(at).offer)
    }

    /// Whether an act is about a rematch, which is agreed on after the battle.
    fn is_about_rematch(&self, act: Act) -> bool {
        let of = |no| {
            self.offers
                .iter()
                .any(|open| open.no == no && open.offer == Offer::Rematch)
        };
        match act {
            Act::Offers(offer) => offer == Offer::Rematch,
            Act::Accepts(no) | Act::Declines(no) => of(no),
            _ => false,
        }
    }

    /// Something goes on at the table: offers lapse, and a pause is over.
    ///
    /// The house writes `resumes` before it; logs from before it did so have the order alone.
    fn go_on(&mut self) {
        self.offers.clear();
        if self.is_paused {
            self.resume();
        }
    }

    fn resume(&mut self) {
        self.is_paused = false;
        self.moment(Timed::Resumes);
    }

    fn moment(&mut self, what: Timed) {
        self.moments.push(Moment { at: self.at, what });
    }

    /// Notes for the clocks which player is asked now, unless dice are due.
    fn ask(&mut self, is_back: bool) {
        if self.due().is_some() {
            return;
        }
        let position = self.battle.position();
        let side = self.asked().map(|(side, _)| side);
        let in_bound = self.battle.setup().is_none();
        let bound = (position.active, position.bounds[position.active as usize]);
        self.moment(Timed::Asked(Asked {
            side: side.filter(|_| !self.is_sealing()),
            phase: position.phase,
            bound: in_bound.then_some(bound),
            is_back,
        }));
    }
}
