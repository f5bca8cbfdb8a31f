//! What comes to a battle, and why it is refused.

use acies_chronicle::shared_dice::Value;
use acies_referee::{OrderError, Side};
use thiserror::Error;

use crate::entry::{Id, Offer};
use crate::play::StepError;
use crate::rows::{Answer, Commit, Hash};
use crate::standing::{Kind, Reply};
use crate::time::{Break, Time};

/// What comes to a battle.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A player takes a seat.
    Take {
        /// The side.
        side: Side,
        /// The secret that opens the seat.
        secret: [u8; 32],
        /// The hash of the token that will prove it.
        token: Hash,
        /// The root of the player's chain.
        root: Value,
    },
    /// A player who has a seat wishes something.
    Request(Request),
    /// A player does not wish it any more, if it has not been kept.
    Withdraw {
        /// The side.
        side: Side,
        /// The id of the request.
        id: Id,
    },
    /// A player came or went.
    Presence {
        /// The side.
        side: Side,
        /// Whether a page is open.
        is_here: bool,
    },
    /// The house was dark.
    Outage(Break),
    /// The house was restored from an older copy, whose lost tail both players may have seen.
    Restored {
        /// The visit at which the dice go on: one after all that were lost.
        visit: u32,
        /// A revision above all that were lost, so that nothing that was on its way then is written now.
        rev: u64,
    },
    /// Time has passed: whatever is due without a player happens.
    Pass,
}

/// What a player wishes.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// The side of the seat, which the caller has checked.
    pub side: Side,
    /// The id that the client has drawn for it.
    pub id: Id,
    /// The hash of the bytes that came.
    pub hash: Hash,
    /// The wish.
    pub wish: Wish,
}

/// One wish.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// To fight with this army, which stays sealed until the opponent has chosen too. Until then it can be replaced.
    Army {
        /// The order, such as `army 4Bd general, …`.
        line: String,
        /// The value for the visit that it begins.
        value: Shown,
    },
    /// To answer a kind of question like this from now on.
    Standing {
        /// The kind.
        kind: Kind,
        /// The reply.
        reply: Reply,
    },
    /// Orders, all of them or none.
    Orders {
        /// The version of the battle that the player saw.
        after: u32,
        /// The orders, a line each. Only the last may lead to dice or to a choice.
        lines: Vec<String>,
        /// The value for the visit; needed where the first order begins one.
        value: Option<Shown>,
    },
    /// To take the last orders back; an offer to the opponent where that needs consent.
    Back {
        /// The version of the battle that the player saw.
        after: u32,
        /// How many orders.
        orders: u32,
    },
    /// An offer to the opponent.
    Offer(Offer),
    /// An answer to an offer of the opponent. An own one can be declined, which withdraws it.
    Answer {
        /// The number of the offer.
        offer: u32,
        /// Whether it is accepted.
        accepts: bool,
    },
    /// To end a pause.
    Resume,
    /// To give the opponent so many milliseconds.
    Give(i64),
    /// To be away for so many days.
    Leave(u8),
    /// To end the battle.
    End(EndBy),
}

/// A value of a player's chain and the visit that it is for; no value where the player has none at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The number of the visit.
    pub visit: u32,
    /// The value.
    pub value: Option<Value>,
}

/// How a player ends a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndBy {
    /// By resigning. Before both armies are chosen nothing is lost by it.
    Resign,
    /// By claiming the win, because the opponent is late or gone.
    ClaimWin,
    /// By claiming a draw for the same reason.
    ClaimDraw,
}

/// What an input comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// Changes that are to be written, and answered only then.
    Commit(Box<Commit>),
    /// The input has come before, and this is what became of it.
    Known(Answer),
    /// Nothing changes.
    Nothing,
}

/// Why an input is refused. A refused input changes nothing.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Refusal {
    /// The secret does not open the seat.
    #[error("the secret does not open this seat")]
    WrongSecret,
    /// Another player has the seat.
    #[error("the seat is taken")]
    SeatTaken,
    /// Not both seats are taken.
    #[error("the battle has not begun")]
    NotBegun,
    /// The battle is over.
    #[error("the battle is over")]
    Over,
    /// The battle is not over yet.
    #[error("the battle is not over")]
    NotOver,
    /// The id came with other bytes before.
    #[error("this id came with other bytes before")]
    OtherBytes,
    /// The request was withdrawn.
    #[error("the request was withdrawn")]
    Withdrawn,
    /// The battle went on since.
    #[error("the battle went on to version {version}")]
    Stale {
        /// The version now.
        version: u32,
    },
    /// The client has seen more than is kept here: a tail of the log was lost.
    #[error("the battle is at version {version} only")]
    Behind {
        /// The version now.
        version: u32,
    },
    /// A line is no order.
    #[error("line {line}: {error}")]
    Unread {
        /// The line in the batch, from 1.
        line: usize,
        /// What is wrong.
        error: OrderError,
    },
    /// What a line says has a request of its own: standing answers, resigning, taking back.
    #[error("line {line}: this has a request of its own")]
    Misplaced {
        /// The line in the batch, from 1.
        line: usize,
    },
    /// A batch has too few or too many lines.
    #[error("found {found} orders, expected 1 to {most}")]
    Count {
        /// How many it has.
        found: usize,
        /// How many it may have.
        most: usize,
    },
    /// A line follows one that leads to dice or to a choice.
    #[error("line {line} follows an order that leads to dice or a choice")]
    AfterThrow {
        /// The line in the batch, from 1.
        line: usize,
    },
    /// What was wished cannot happen now.
    #[error("line {line}: {error}")]
    Step {
        /// The line in the batch, from 1; 1 where there is no batch.
        line: usize,
        /// Why.
        error: StepError,
    },
    /// The armies are not both chosen, or are.
    #[error("armies are chosen at the start of the battle alone")]
    NotSealing,
    /// The reply does not fit the kind.
    #[error("this reply does not fit the question")]
    WrongReply,
    /// The pace, the time or the days are out of range.
    #[error("the length of time is out of range")]
    OutOfRange,
    /// Both players already have that pace, or this one has none.
    #[error("the pace of this battle does not allow it")]
    WrongPace,
    /// A live clock would begin to run for a player who is not there.
    #[error("the opponent is not there, and a live clock would run")]
    OpponentAway,
    /// The time of the opponent is not out, and the opponent is not gone.
    #[error("the opponent is neither late nor gone")]
    NothingToClaim,
    /// An absence began already, or the time of the player is out.
    #[error("the player is away already, or late")]
    CannotLeave,
    /// The instants of an outage are not in order.
    #[error("an outage ends after it begins, and before now")]
    NoOutage,
    /// The secret of the house is not that of the battle's root.
    #[error("the secret of the house is not the one of this battle")]
    WrongHouse,
    /// The battle has more visits than the chains have values.
    #[error("the chains of the dice have come to their end")]
    ChainsEnd,
}

/// An instant before which nothing in a battle can happen any more.
pub(crate) fn not_before(now: Time, last: Time) -> Time {
    now.max(last)
}
