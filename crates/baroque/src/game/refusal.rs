//! Why an order cannot be given now: a word with the names that it is about.

use crate::reaction::Barred;

use super::order::BadLine;

/// An order that cannot be given now.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOrder {
    /// The line is no order.
    #[error(transparent)]
    Line(#[from] BadLine),
    /// Something else is waited for.
    #[error("this is not what the game waits for now")]
    NotNow,
    /// There is no such command.
    #[error("found the command `{0}`, expected one of this game")]
    NoCommand(String),
    /// There is no such unit.
    #[error("found the unit `{0}`, expected one of this game")]
    NoUnit(String),
    /// The other side places its token now.
    #[error("it is not this side that places a token now")]
    OtherSide,
    /// The command has its token.
    #[error("`{0}` has its token already")]
    HasToken(String),
    /// The command has finished in this turn.
    #[error("`{0}` has finished in this turn")]
    Done(String),
    /// Another command is to act before it.
    #[error("`{0}` is to act before this command")]
    Earlier(String),
    /// The unit is not in the command that acts.
    #[error("`{0}` is not in the command that acts")]
    NotActive(String),
    /// Nothing has been done that an enemy could react to.
    #[error("nothing has been done that this unit could react to")]
    NoAction,
    /// It has to be said first what the unit can do.
    #[error("it has not been said what `{0}` can do")]
    AskAbilities(String),
    /// The unit may not check.
    #[error("`{unit}` may not check: {}", barred.word())]
    Barred {
        /// Who.
        unit: String,
        /// Why.
        barred: Barred,
    },
    /// Only a command in escape gives the order to withdraw of Baroque.
    #[error("only a unit in escape gets the order to withdraw of Baroque's rule 2.5.1.1")]
    WithdrawOrder,
    /// The unit cannot do that.
    #[error("`{0}` cannot do that")]
    Unable(String),
}

impl BadOrder {
    /// Its word in messages.
    pub const fn word(&self) -> &'static str {
        match self {
            BadOrder::Line(_) => "line",
            BadOrder::NotNow => "not-now",
            BadOrder::NoCommand(_) => "no-command",
            BadOrder::NoUnit(_) => "no-unit",
            BadOrder::OtherSide => "other-side",
            BadOrder::HasToken(_) => "has-token",
            BadOrder::Done(_) => "done",
            BadOrder::Earlier(_) => "earlier",
            BadOrder::NotActive(_) => "not-active",
            BadOrder::NoAction => "no-action",
            BadOrder::AskAbilities(_) => "ask-abilities",
            BadOrder::Barred { .. } => "barred",
            BadOrder::WithdrawOrder => "withdraw-order",
            BadOrder::Unable(_) => "unable",
        }
    }

    /// What it is about, for a message: a name, or a text that is no order.
    pub fn about(&self) -> &str {
        match self {
            BadOrder::Line(line) => &line.found,
            BadOrder::NoCommand(name)
            | BadOrder::NoUnit(name)
            | BadOrder::HasToken(name)
            | BadOrder::Done(name)
            | BadOrder::Earlier(name)
            | BadOrder::NotActive(name)
            | BadOrder::AskAbilities(name)
            | BadOrder::Unable(name)
            | BadOrder::Barred { unit: name, .. } => name,
            BadOrder::NotNow
            | BadOrder::OtherSide
            | BadOrder::NoAction
            | BadOrder::WithdrawOrder => "",
        }
    }
}
