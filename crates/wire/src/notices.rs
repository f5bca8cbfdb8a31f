//! What is asked of the house by HTTP about messages to a player who is not there, and what it answers.

use serde::{Deserialize, Serialize};

/// What a house says of itself: the answer to `GET /api/battles`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct About {
    /// The subprotocol of its sockets.
    pub subprotocol: String,
    /// Whether it sends e-mail; left out where it sends none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub mail: Option<bool>,
    /// The key that a browser is signed up with to be sent messages; left out where it sends none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub push: Option<String>,
}

/// What proves the seat of a player: `DELETE …/notices/mail`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Proof {
    /// The token of the seat.
    pub token: String,
}

/// What proves the seat of a player, and the browser that asks: `POST …/notices`, and `DELETE …/notices/push`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AskingBrowser {
    /// The token of the seat.
    pub token: String,
    /// The address of the browser at its push service; none where it has none.
    #[serde(default)]
    pub endpoint: Option<String>,
}

/// Where a browser takes messages: what its `PushSubscription` has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    /// The address at its push service.
    pub endpoint: String,
    /// Its public key, in the letters of base64url.
    pub p256dh: String,
    /// Its secret, in the same letters.
    pub auth: String,
}

/// The browser in which a player wants to be sent messages: `PUT …/notices/push`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WantedPush {
    /// The token of the seat.
    pub token: String,
    /// What the browser gives.
    pub subscription: Subscription,
    /// The language of the messages; English where it is unknown.
    #[serde(default)]
    pub language: String,
}

/// Where a player wants to be sent messages: `PUT …/notices/mail`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WantedMail {
    /// The token of the seat.
    pub token: String,
    /// An e-mail address.
    pub address: String,
    /// The language of the messages; English where it is unknown.
    #[serde(default)]
    pub language: String,
}

/// Where messages to a seat go: the answer to all of these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Contacts {
    /// The e-mail address; none where the seat has none.
    pub mail: Option<Mail>,
    /// Whether the browser that asks is sent messages.
    pub push: bool,
}

/// An e-mail address of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Mail {
    /// The address.
    pub address: String,
    /// Whether its owner has confirmed it by the link that was sent there.
    pub is_confirmed: bool,
}
