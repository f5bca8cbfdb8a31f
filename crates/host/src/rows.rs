//! What is kept of a battle, and how a commit changes it.
//!
//! A store keeps these rows and nothing else. A commit is written if the battle still has the revision that it expects, and
//! the same changes bring the copy in memory up to date, so that the two cannot disagree.

use acies_chronicle::Head;
use acies_chronicle::shared_dice::{Code, SHARED, Value};
use acies_referee::{Order, Side};

use crate::entry::{Entry, Id, Step};
use crate::pace::Pace;
use crate::standing::Standing;
use crate::time::{Break, Time};

/// A BLAKE3 hash of something secret or long.
pub type Hash = [u8; 32];

/// What both players have agreed on before the battle.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// The head of the record, without the roots of the dice.
    pub head: Head,
    /// The orders and throws of a battle that began elsewhere, by [`earlier`](crate::earlier()); none where it begins here.
    pub earlier: Vec<Entry>,
    /// The code of the battle.
    pub code: Code,
    /// The root of the house's chain.
    pub root: Value,
    /// The pace at the start.
    pub pace: Pace,
    /// Whether taking back needs the consent of the opponent.
    pub back_by_consent: bool,
    /// Whether others than the players may watch.
    pub watched: bool,
    /// When the battle was offered.
    pub created: Time,
}

/// The place of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Seat {
    /// The hash of the secret that lets a player take it.
    pub opens: Hash,
    /// Its player, once it is taken.
    pub taken: Option<Taken>,
    /// The army that waits for that of the opponent.
    pub sealed: Option<Sealed>,
    /// The standing answers.
    pub standing: Standing,
    /// Whether the player is there.
    pub presence: Presence,
}

/// What a player brings when taking a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The hash of the token that proves the seat.
    pub token: Hash,
    /// The root of the player's chain.
    pub root: Value,
}

/// An army that is chosen but not shown yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Sealed {
    /// The order that names it.
    pub order: Order,
    /// The player's value for the visit that this order begins; none where the player had none at hand.
    pub value: Option<Value>,
    /// The input that it came from.
    pub by: Id,
}

/// Whether a player has a page open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// Not since the battle was offered.
    #[default]
    Never,
    /// Now.
    Here,
    /// Not since then.
    GoneSince(Time),
}

/// What became of an input with an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was kept; the battle then had this version.
    Kept {
        /// The number of the last step.
        version: u32,
    },
    /// It was withdrawn before it came, and will never be kept.
    Withdrawn,
}

/// An id that was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sent {
    /// Whose.
    pub side: Side,
    /// The id.
    pub id: Id,
    /// The hash of the bytes that came with it; none where it was withdrawn.
    pub hash: Option<Hash>,
    /// What became of it.
    pub answer: Answer,
}

/// All that is kept of a battle.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows {
    /// Raised by every commit.
    pub rev: u64,
    /// What both players have agreed on.
    pub terms: Terms,
    /// The seats of red and blue.
    pub seats: [Seat; 2],
    /// When the second seat was taken.
    pub begun: Option<Time>,
    /// The visit at which the chains begin, where the house was restored from a copy without the beginning; else the first.
    pub onward: Option<u32>,
    /// The log.
    pub steps: Vec<Step>,
    /// The ids that were used.
    pub sent: Vec<Sent>,
    /// When the house was dark.
    pub outages: Vec<Break>,
}

/// The change of one row.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// A seat is now like this.
    Seat(Side, Box<Seat>),
    /// The battle begins.
    Begun(Time),
    /// The chains are to begin at this visit.
    Onward(u32),
    /// A step is appended to the log.
    Step(Box<Step>),
    /// An id is used.
    Sent(Sent),
    /// The house was dark.
    Outage(Break),
    /// The revision is at least this one.
    Rev(u64),
}

/// Changes that are written together or not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// The revision that the battle must still have. Afterwards it has the next one.
    pub expects: u64,
    /// The changes, in order.
    pub changes: Vec<Change>,
    /// What is answered once they are written; none to what the house does by itself.
    pub answer: Option<Answer>,
}

/// Another commit was written first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the battle is at revision {found}, expected {expected}")]
pub struct Overtaken {
    /// The revision that the battle has.
    pub found: u64,
    /// The revision that the commit expects.
    pub expected: u64,
}

impl Seat {
    /// An empty seat that the secret with this hash opens.
    pub fn new(opens: Hash) -> Seat {
        Seat {
            opens,
            taken: None,
            sealed: None,
            standing: Standing::default(),
            presence: Presence::Never,
        }
    }
}

impl Rows {
    /// A battle that was just offered, with the hashes of the secrets that open the seats of red and blue.
    pub fn new(terms: Terms, opens: [Hash; 2]) -> Rows {
        Rows {
            rev: 0,
            terms,
            seats: opens.map(Seat::new),
            begun: None,
            onward: None,
            steps: Vec::new(),
            sent: Vec::new(),
            outages: Vec::new(),
        }
    }

    /// The seat of a side.
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side as usize]
    }

    /// The number of the last step; 0 before the first.
    pub fn version(&self) -> u32 {
        self.steps.len() as u32
    }

    /// The head of the record with all three roots; none until both seats are taken.
    pub fn head(&self) -> Option<Head> {
        let [red, blue] = &self.seats;
        let roots = [self.terms.root, red.taken?.root, blue.taken?.root];
        let roots = roots.map(|root| root.to_string()).join(" ");
        Some(Head {
            code: Some(self.terms.code),
            earlier: self.terms.earlier.len() as u32,
            dice: (SHARED.into(), Some(roots)),
            ..self.terms.head.clone()
        })
    }

    /// The last instant in the rows: a new step is not before it.
    pub fn last(&self) -> Time {
        let last = self.steps.last().map(|step| step.at);
        last.or(self.begun).unwrap_or(self.terms.created)
    }

    /// Writes a commit: all of it, or none where another one was first.
    ///
    /// # Errors
    /// When the battle is not at the revision that the commit expects.
    pub fn write(&mut self, commit: &Commit) -> Result<(), Overtaken> {
        if self.rev != commit.expects {
            return Err(Overtaken {
                found: self.rev,
                expected: commit.expects,
            });
        }
        self.rev += 1;
        for change in &commit.changes {
            match change {
                Change::Seat(side, seat) => self.seats[*side as usize].clone_from(seat),
                Change::Begun(at) => self.begun = Some(*at),
                Change::Onward(visit) => self.onward = Some(*visit),
                Change::Step(step) => self.steps.push((**step).clone()),
                Change::Sent(sent) => self.sent.push(*sent),
                Change::Outage(outage) => self.outages.push(*outage),
                Change::Rev(rev) => self.rev = self.rev.max(*rev),
            }
        }
        Ok(())
    }
}
