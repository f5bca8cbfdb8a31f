//! A battle as its rows make it, and what of it is shown.

use acies_chronicle::shared_dice::{EARLIER, SHARED, Secret, Value};
use acies_chronicle::{LogHash, Secrets, SetupError, Writer};
use acies_referee::{Battle, Side, victory};
use thiserror::Error;

use crate::clock::{Clocks, reckon};
use crate::entry::{Close, Entry, Id};
use crate::input::not_before;
use crate::pace::Pace;
use crate::play::{Open, Play, StepError};
use crate::rows::{Change, Commit, Hash, Overtaken, Presence, Rows, Seat};
use crate::standing::Standing;
use crate::time::Time;

/// A battle: its rows, and what follows from them.
#[derive(Clone, Debug)]
pub struct Hosted {
    pub(crate) rows: Rows,
    /// None until both seats are taken.
    pub(crate) play: Option<Play>,
}

/// Why rows are not those of a battle.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum RowsError {
    /// The battle cannot be recreated.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A step cannot follow.
    #[error("step {number}: {error}")]
    Step {
        /// Its number, from 1.
        number: u32,
        /// Why.
        error: StepError,
    },
    /// The rows are of another revision.
    #[error(transparent)]
    Overtaken(#[from] Overtaken),
}

/// What a side is shown: the public part, which is the same for both, and its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// What all may see.
    pub public: Public,
    /// What this side alone may see.
    pub own: Own,
}

/// What all may see of a battle.
#[derive(Clone, PartialEq, Debug)]
pub struct Public {
    /// The number of the last step.
    pub version: u32,
    /// The hash of the log up to the version that was asked for, by [`log_hash`]. A client that has another one has seen steps
    /// that were lost since.
    pub follows: Hash,
    /// The steps after that version: when each was taken, and its line.
    pub steps: Vec<(Time, String)>,
    /// What the battle waits for, in the words of the referee; none before both seats are taken.
    pub asks: Option<String>,
    /// Who has taken a seat.
    pub taken: [bool; 2],
    /// Who has chosen an army that is not shown yet.
    pub has_sealed: [bool; 2],
    /// Whether each player is there.
    pub presence: [Presence; 2],
    /// The offers that wait for an answer.
    pub offers: Vec<Open>,
    /// Whether the battle is paused.
    pub is_paused: bool,
    /// How much time the players have now; they may have agreed on it after the start.
    pub pace: Pace,
    /// The clocks; none before both seats are taken.
    pub clocks: Option<Clocks>,
    /// The last visit that is over, and the value of the house for it; none before the first, and for a secret of another
    /// battle.
    pub house: Option<(u32, Value)>,
    /// How the battle ended.
    pub closed: Option<Close>,
    /// Whether both want another battle.
    pub is_rematch_agreed: bool,
}

/// What one side alone may see.
#[derive(Clone, PartialEq, Debug)]
pub struct Own {
    /// The army that it has chosen, as the order that names it.
    pub sealed: Option<String>,
    /// Its standing answers.
    pub standing: Standing,
    /// The ids of its requests among the steps, by their place there.
    pub ids: Vec<(usize, Id)>,
}

impl Hosted {
    /// The battle of its rows.
    ///
    /// # Errors
    /// When they are not those of a battle: its edition is unknown, or a step cannot follow.
    pub fn new(rows: Rows) -> Result<Hosted, RowsError> {
        let mut hosted = Hosted { rows, play: None };
        hosted.begin()?;
        for nth in 0..hosted.rows.steps.len() {
            hosted.replay(nth)?;
        }
        Ok(hosted)
    }

    /// Begins the play once both seats are taken.
    fn begin(&mut self) -> Result<(), SetupError> {
        if let (Some(begun), Some(head)) = (self.rows.begun, self.rows.head()) {
            self.play = Some(Play::begin(&head, self.rows.terms.pace, begun)?);
        }
        Ok(())
    }

    fn replay(&mut self, nth: usize) -> Result<(), RowsError> {
        let number = nth as u32 + 1;
        let wrong = |error| RowsError::Step { number, error };
        let play = self.play.as_mut().ok_or(wrong(StepError::NotAsked {
            found: "a step",
            expected: "two players".into(),
        }))?;
        play.push(&self.rows.steps[nth]).map_err(wrong)
    }

    /// Brings the battle up to date with a commit that was written.
    ///
    /// # Errors
    /// When the battle is not at the revision that the commit expects, or the commit is not for it.
    pub fn apply(&mut self, commit: &Commit) -> Result<(), RowsError> {
        let known = self.rows.steps.len();
        self.rows.write(commit)?;
        if commit
            .changes
            .iter()
            .any(|change| matches!(change, Change::Begun(_)))
        {
            self.begin()?;
        }
        for nth in known..self.rows.steps.len() {
            self.replay(nth)?;
        }
        Ok(())
    }

    /// The rows.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// The number of the last step.
    pub fn version(&self) -> u32 {
        self.rows.version()
    }

    /// The side of a seat, by the hash of its token.
    pub fn side_of(&self, token: &Hash) -> Option<Side> {
        let has = |seat: &Seat| seat.taken.is_some_and(|taken| taken.token == *token);
        Side::BOTH
            .into_iter()
            .find(|&side| has(self.rows.seat(side)))
    }

    /// The battle of the referee; none until both seats are taken.
    pub fn battle(&self) -> Option<&Battle> {
        self.play.as_ref().map(|play| &play.battle)
    }

    /// The battle as it is offered, where it was played before; none for a new battle, and once it has begun here.
    pub fn before(&self) -> Option<Battle> {
        if self.play.is_some() || self.rows.terms.earlier.is_empty() {
            return None;
        }
        let mut battle = self.rows.terms.head.battle().ok()?;
        for entry in &self.rows.terms.earlier {
            match entry {
                Entry::Order { order, .. } | Entry::Choice { order, .. } => {
                    battle.obey(order).ok()?;
                }
                Entry::Throw { dice, .. } => {
                    battle.throw(dice).ok()?;
                }
                _ => return None,
            }
        }
        Some(battle)
    }

    /// How the battle ended.
    pub fn closed(&self) -> Option<Close> {
        self.play.as_ref()?.closed
    }

    /// The number of the visit that the next order of a side begins; none where it begins none, as an answer in the bound of
    /// the other side does. While both choose their armies, it is the visit of the own army.
    pub fn next_visit(&self, side: Side) -> Option<u32> {
        let play = self.play.as_ref()?;
        if play.is_sealing() {
            let first = play.asked().map(|(side, _)| side);
            let visit = play.next_visit(side)?;
            return Some(visit + u32::from(first != Some(side)));
        }
        let is_answer = play
            .asked()
            .is_some_and(|(asked, what)| asked == side && play.is_small(side, what));
        if is_answer && !play.begins_anew() {
            return None;
        }
        play.next_visit(side)
    }

    /// The number of the present visit; 0 before the first.
    pub fn visit(&self) -> u32 {
        let play = self.play.as_ref();
        let visit = play.and_then(|play| play.visit);
        visit.map_or(0, |visit| visit.number)
    }

    /// Whose last orders can be taken back, and how many; none where none can.
    pub fn may_take_back(&self) -> Option<(Side, usize)> {
        self.play.as_ref()?.free()
    }

    /// The clocks; none until both seats are taken.
    pub fn clocks(&self, now: Time) -> Option<Clocks> {
        let play = self.play.as_ref()?;
        let now = not_before(now, self.rows.last());
        Some(reckon(
            self.rows.begun?,
            self.rows.terms.pace,
            &play.moments,
            &self.rows.outages,
            now,
        ))
    }

    /// What a side is shown that knows the battle up to a version.
    pub fn frame(&self, side: Side, after: u32, now: Time, house: &Secret) -> Frame {
        let seats = &self.rows.seats;
        let new = self.rows.steps.iter().skip(after as usize);
        let play = self.play.as_ref();
        let shown = play.map_or(0, Play::shown_visit);
        let root = self.rows.terms.root;
        let value = play
            .filter(|_| shown > 0)
            .and_then(|play| play.house_value(root, house, shown));
        let sent = new.clone().enumerate();
        let own = |id: &Id| {
            let mut sent = self.rows.sent.iter();
            sent.any(|sent| sent.side == side && sent.id == *id)
        };
        Frame {
            public: Public {
                version: self.version(),
                follows: {
                    let known = self.rows.steps.iter().take(after as usize);
                    let known = known.map(|step| (step.at, step.entry.to_string()));
                    log_hash(known)
                },
                steps: new.map(|step| (step.at, step.entry.to_string())).collect(),
                asks: play.map(|play| match play.closed {
                    Some(_) => "over".into(),
                    None => play.battle.asks().to_string(),
                }),
                taken: [0, 1].map(|at: usize| seats[at].taken.is_some()),
                has_sealed: [0, 1].map(|at: usize| seats[at].sealed.is_some()),
                presence: [0, 1].map(|at: usize| seats[at].presence),
                offers: play.map_or_else(Vec::new, |play| play.offers.clone()),
                is_paused: play.is_some_and(|play| play.is_paused),
                pace: play.map_or(self.rows.terms.pace, |play| play.pace),
                clocks: self.clocks(now),
                house: value.map(|value| (shown, value)),
                closed: self.closed(),
                is_rematch_agreed: play.is_some_and(|play| play.is_rematch_agreed),
            },
            own: Own {
                sealed: self
                    .rows
                    .seat(side)
                    .sealed
                    .as_ref()
                    .map(|sealed| sealed.order.to_string()),
                standing: self.rows.seat(side).standing,
                ids: sent
                    .filter_map(|(nth, step)| Some((nth, step.by.filter(own)?)))
                    .collect(),
            },
        }
    }

    /// The record of the battle as far as it goes, without the orders that were taken back; none until both seats are taken.
    ///
    /// The secret of the house is needed for the foot of a battle that is over, and is not used before.
    ///
    /// # Errors
    /// When the rows are not those of a battle.
    pub fn record(&self, house: &Secret) -> Result<Option<String>, RowsError> {
        let (Some(head), Some(play)) = (self.rows.head(), &self.play) else {
            return Ok(None);
        };
        let mut battle = head.battle()?;
        let kept = self.kept();
        let mut out = Vec::new();
        let wrong = |nth: usize| {
            move |error| RowsError::Step {
                number: nth as u32 + 1,
                error,
            }
        };
        let mut writer = written(Writer::begin(&mut out, &head));
        let mut steps = 0;
        for (nth, entry) in kept {
            match entry {
                Entry::Value { side, visit, value } => written(writer.value(*side, *visit, *value)),
                Entry::Order { side, order } | Entry::Choice { side, order } => {
                    let events = battle.obey(order).map_err(StepError::Illegal);
                    let events = events.map_err(wrong(nth))?;
                    written(match entry {
                        Entry::Order { .. } => writer.order(*side, order),
                        _ => writer.answer(*side, order),
                    });
                    written(writer.events(&events));
                    steps += 1;
                }
                Entry::Onward { visit } => written(writer.onward(*visit)),
                Entry::Throw { dice, .. } => {
                    let due = match battle.asks() {
                        acies_referee::Ask::Throw(throw) => throw.purpose,
                        _ => continue,
                    };
                    let events = battle.throw(dice).map_err(StepError::BadThrow);
                    let events = events.map_err(wrong(nth))?;
                    let source = if steps < head.earlier {
                        EARLIER
                    } else {
                        SHARED
                    };
                    written(writer.throw(source, due, dice));
                    written(writer.events(&events));
                    steps += 1;
                }
                Entry::Back { .. } | Entry::Act { .. } => {
                    let text = entry.to_string();
                    let text = text.strip_prefix("act ").unwrap_or(&text);
                    written(writer.note(&format!("act {text}")));
                }
                Entry::End(close) => {
                    if !matches!(close, Close::Rules(_)) {
                        written(writer.note(&format!("act {entry}")));
                    }
                    let losses = victory::losses(battle.view());
                    let secrets = self.secrets(play, house);
                    written(writer.end(close.ending(), losses, secrets));
                    return Ok(Some(text_of(&out)));
                }
            }
        }
        drop(writer);
        Ok(Some(text_of(&out)))
    }

    /// The steps with their places, without the orders that were taken back.
    fn kept(&self) -> Vec<(usize, &Entry)> {
        let mut kept: Vec<(usize, &Entry)> = Vec::new();
        for (nth, step) in self.rows.steps.iter().enumerate() {
            if let Entry::Back { orders, .. } = step.entry {
                for _ in 0..orders {
                    let is_order = |(_, entry): &(usize, &Entry)| {
                        matches!(entry, Entry::Order { .. } | Entry::Choice { .. })
                    };
                    if let Some(at) = kept.iter().rposition(is_order) {
                        kept.remove(at);
                    }
                }
            }
            kept.push((nth, &step.entry));
        }
        kept
    }

    /// The last values of all three chains.
    fn secrets(&self, play: &Play, house: &Secret) -> Secrets<'static> {
        let visit = play.visit.map_or(0, |visit| visit.number);
        let root = self.rows.terms.root;
        let [red, blue] = play.chains.map(|chain| chain.last());
        match play.house_value(root, house, visit) {
            Some(value) => Secrets::Chains([(visit, value), red, blue]),
            // Before the first visit, and with the secret of another battle, there is nothing to show.
            None => Secrets::None,
        }
    }
}

/// The hash of a log, or of its beginning: of all steps, each with its instant and its line.
pub fn log_hash(steps: impl Iterator<Item = (Time, impl AsRef<str>)>) -> Hash {
    let mut hash = LogHash::default();
    for (at, line) in steps {
        hash.add(at.0, line.as_ref());
    }
    hash.bytes()
}

/// What was written to memory, which does not fail.
fn written<T>(result: std::io::Result<T>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => unreachable!("memory takes every byte: {error}"),
    }
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
