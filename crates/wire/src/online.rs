//! The messages of a battle over a server, between a page and the house.
//!
//! A page has one socket, on which each message is one JSON object. Codes of battles have 12 characters; ids, tokens, values,
//! roots and hashes are hexadecimal, 32 digits for an id and 64 for the others. Times are milliseconds since 1970, UTC.
//! Messages may only grow: a reader passes over fields that it does not know.

use serde::{Deserialize, Serialize};

use crate::{Answer, SideWord, Verdict};

/// The terms on which a battle is offered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Terms {
    /// The edition.
    pub edition: String,
    /// Conventions and presets.
    #[serde(default)]
    pub conventions: Vec<String>,
    /// Rulings with their answers.
    #[serde(default)]
    pub rulings: Vec<Answer>,
    /// The army lists of red and blue.
    pub armies: [String; 2],
    /// `live BANK INCREMENT` in milliseconds, `days N` or `untimed`.
    pub pace: String,
    /// Whether taking back needs the consent of the opponent.
    pub back_by_consent: bool,
    /// Whether others may watch by the link; older pages do not say so, and mean that they may.
    #[serde(default = "yes")]
    pub watched: bool,
}

fn yes() -> bool {
    true
}

/// What a page sends to have a battle: `POST /api/battles`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offering {
    /// The terms.
    pub terms: Terms,
    /// The hashes of the secrets that open the seats of red and blue, which the page has drawn.
    pub opens: [String; 2],
    /// The record of a battle that is to be gone on with, whose rules and armies are those of the terms; none for a new battle.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub earlier: Option<String>,
}

/// A battle as it is offered: the answer to [`Offering`], and to `GET /api/battles/CODE`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Listed {
    /// The code of the battle.
    pub code: String,
    /// The terms.
    pub terms: Terms,
    /// The root of the house's chain of dice.
    pub root: String,
    /// The roots of the players who have a seat, red and blue.
    pub roots: [Option<String>; 2],
    /// How far the battle was played before it was offered; none for a new battle, and once both seats are taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub earlier: Option<Earlier>,
}

/// How far a battle was played before it was offered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Earlier {
    /// How many orders and throws were made.
    pub steps: u32,
    /// The side whose bound it is, and the number of that bound; none before the first.
    #[cfg_attr(test, ts(type = "[side: SideWord, number: number] | null"))]
    pub bound: Option<(SideWord, u16)>,
    /// What red and blue have lost, as victory counts it.
    pub lost: [u8; 2],
}

/// What a page sends to take a seat: `PUT /api/battles/CODE/seats/SIDE`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Taking {
    /// The secret that opens the seat.
    pub secret: String,
    /// The hash of the token that will prove it.
    pub token: String,
    /// The root of the player's chain of dice.
    pub root: String,
}

/// What the engine of a page makes of the secret of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seat {
    /// The token that proves the seat.
    pub token: String,
    /// The hash of the token.
    pub hash: String,
    /// The root of the player's chain of dice.
    pub root: String,
}

/// What a page says on its socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum FromPage {
    /// To be shown a battle from after a version on, and everything that happens in it.
    Watch {
        /// The code.
        battle: String,
        /// The version that the page has; 0 for none.
        after: u32,
        /// The token of a seat; none for who only watches.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        token: Option<String>,
    },
    /// Not to be shown a battle any more.
    Leave {
        /// The code.
        battle: String,
    },
    /// A wish, in a battle in which the page has shown the token of a seat.
    Request {
        /// The code.
        battle: String,
        /// The id, drawn by the page when the player let go. It stays the same when the request is sent again.
        id: String,
        /// The wish.
        wish: Wish,
    },
    /// A request is not wished any more, if it has not been kept.
    Withdraw {
        /// The code.
        battle: String,
        /// The id of the request.
        id: String,
    },
    /// A line of talk to the opponent, in a battle in which the page has shown the token of a seat.
    Say {
        /// The code.
        battle: String,
        /// The id, drawn by the page. It stays the same when the line is sent again.
        id: String,
        /// 1 to 500 characters, none of them a control character.
        text: String,
    },
    /// To be sent the talk after a line. What is said later comes to the pages of both players without being asked for.
    Hear {
        /// The code.
        battle: String,
        /// The number of the last line that the page has; 0 for none.
        after: u32,
    },
    /// A sign of life is wished.
    Ping {
        /// Comes back with the answer.
        n: u32,
    },
}

/// What a player wishes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "w", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Wish {
    /// To fight with this army, sealed until the opponent has chosen too.
    Army {
        /// The order that names it.
        line: String,
        /// The value for the visit that it begins.
        value: Shown,
    },
    /// To answer questions of a kind like this from now on.
    Standing {
        /// `recoil`, `flight`, `entry`, `target` or `main-attacker`.
        kind: String,
        /// `default`, `ask`, or a `choose` order without its element.
        reply: String,
    },
    /// Orders, all of them or none.
    Orders {
        /// The version that the player saw.
        after: u32,
        /// The orders, a line each.
        lines: Vec<String>,
        /// The value for the visit, where the first order begins one.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        value: Option<Shown>,
    },
    /// To take the last orders back.
    Back {
        /// The version that the player saw.
        after: u32,
        /// How many orders.
        orders: u32,
    },
    /// An offer to the opponent, as the log words it: `draw`, `pause`, `pace …`, `rematch`.
    Offer {
        /// The offer.
        offer: String,
    },
    /// An answer to an offer.
    Answer {
        /// The number of the offer.
        offer: u32,
        /// Whether it is accepted.
        accepts: bool,
    },
    /// To end a pause.
    Resume,
    /// To give the opponent time.
    Give {
        /// In milliseconds.
        time: i64,
    },
    /// To be away.
    Leave {
        /// For so many days.
        days: u8,
    },
    /// To resign.
    Resign,
    /// To claim the win, because the opponent is late or gone.
    ClaimWin,
    /// To claim a draw for the same reason.
    ClaimDraw,
}

/// A value of a player's chain of dice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shown {
    /// The number of the visit that it is for.
    pub visit: u32,
    /// The value; none where the device does not have the player's secret.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub value: Option<String>,
}

/// What the house says on a socket.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum FromHouse {
    /// How a battle stands, and what the page does not have of its log.
    Frame(Box<Frame>),
    /// A request was kept.
    Kept {
        /// The code.
        battle: String,
        /// The id.
        id: String,
        /// The number of the last step then.
        version: u32,
    },
    /// A request was withdrawn, and will never be kept.
    Withdrawn {
        /// The code.
        battle: String,
        /// The id.
        id: String,
    },
    /// A request was refused: nothing has changed.
    Refused {
        /// The code.
        battle: String,
        /// The id.
        id: String,
        /// Why.
        refusal: Box<Refused>,
    },
    /// Lines of talk, in their order. A page that finds its own id among them knows that the line was kept.
    Said {
        /// The code.
        battle: String,
        /// The lines.
        lines: Vec<TalkLine>,
    },
    /// A message could not be answered: the battle is unknown or not watched, the token is not that of a seat, or it is no message.
    Wrong {
        /// The code, where the message names a battle.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        battle: Option<String>,
        /// `unknown-battle`, `not-yours`, `not-watched` (its players alone may see it), `not-watching`, `no-message`, `too-fast`, `too-many` (battles on one socket) or `later`.
        why: String,
    },
    /// The answer to a ping.
    Pong {
        /// What came with it.
        n: u32,
        /// The time of the house.
        now: i64,
    },
    /// The house closes the socket: to come again after so long.
    Bye {
        /// In milliseconds.
        within: u32,
    },
}

/// A line of the talk of both players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TalkLine {
    /// Its number, from 1.
    pub number: u32,
    /// The side whose player has said it.
    pub by: SideWord,
    /// The id that the page drew for it.
    pub id: String,
    /// When it came, by the clock of the house.
    pub at: i64,
    /// The text.
    pub text: String,
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    /// A word for it: `stale`, `behind`, `illegal`, `unread`, `over`, `withdrawn`, `other-bytes`, `later` and so on.
    pub why: String,
    /// The version of the battle, where the request named another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub version: Option<u32>,
    /// The line in the batch, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub line: Option<usize>,
    /// The rules that it breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub verdict: Option<Verdict>,
    /// In how many milliseconds the same request may be sent again, where it is `later`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub within: Option<u32>,
    /// The whole in English, for logs and programs.
    pub text: String,
}

/// How a battle stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// The code.
    pub battle: String,
    /// The time of the house.
    pub now: i64,
    /// The head of the record, a line each; none before both seats are taken.
    pub head: Option<Vec<String>>,
    /// The version after which the steps come.
    pub after: u32,
    /// The number of the last step.
    pub version: u32,
    /// The hash of the log up to `after`: a page that has another one has seen steps that were lost.
    pub follows: String,
    /// When each step was taken, and its line.
    #[cfg_attr(test, ts(type = "[at: number, line: string][]"))]
    pub steps: Vec<(i64, String)>,
    /// What the battle waits for, in the words of the referee; none before both seats are taken.
    pub asks: Option<String>,
    /// Whether red and blue have taken their seats.
    pub taken: [bool; 2],
    /// Whether red and blue have chosen an army that is not shown yet.
    pub has_sealed: [bool; 2],
    /// Whether red and blue are there.
    pub presence: [Presence; 2],
    /// The offers that wait for an answer.
    pub offers: Vec<OpenOffer>,
    /// Whether the battle is paused.
    pub is_paused: bool,
    /// How much time the players have now, as [`Terms`] say it; they may have agreed on it after the start.
    pub pace: String,
    /// The clocks; none before both seats are taken.
    pub clocks: Option<Clocks>,
    /// The last visit that is over, and the value of the house for it.
    #[cfg_attr(test, ts(type = "[visit: number, value: string] | null"))]
    pub house: Option<(u32, String)>,
    /// How the battle ended, as the log words it.
    pub closed: Option<String>,
    /// Whether both want another battle.
    pub is_rematch_agreed: bool,
    /// What the side of the page alone may see; none for who only watches.
    pub own: Option<Own>,
}

/// What one side alone may see of a battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Own {
    /// The side.
    pub side: SideWord,
    /// The number of the visit that its next order begins; none where it begins none.
    pub next_visit: Option<u32>,
    /// How many of its orders can be taken back.
    pub may_take_back: u32,
    /// The army that it has chosen, as the order that names it.
    pub sealed: Option<String>,
    /// Its standing answers: each kind and its reply.
    #[cfg_attr(test, ts(type = "[kind: string, reply: string][]"))]
    pub standing: Vec<(String, String)>,
    /// The ids of its requests among the steps, by their place there.
    #[cfg_attr(test, ts(type = "[at: number, id: string][]"))]
    pub ids: Vec<(usize, String)>,
}

/// Whether a player is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "p", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Presence {
    /// Not since the battle was offered.
    Never,
    /// Now.
    Here,
    /// Not since then.
    Gone {
        /// Since when.
        since: i64,
    },
}

/// An offer that waits for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenOffer {
    /// Its number.
    pub number: u32,
    /// The side that made it.
    pub by: SideWord,
    /// The offer, as the log words it.
    pub offer: String,
}

/// The clocks of a battle, at the time of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clocks {
    /// What red and blue have left, in milliseconds, negative when their time is out; none without a limit.
    pub left: Option<[i64; 2]>,
    /// Whose clock runs.
    pub runs: Option<SideWord>,
}
