//! Why an order is not allowed now: a word and the names concerned.

use crate::reaction::CannotReact;

use super::order::OrderParseError;

/// An order that is not allowed now.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OrderError {
    /// The line is not an order.
    #[error(transparent)]
    Line(#[from] OrderParseError),
    /// The game waits for something else.
    #[error("this is not what the game waits for now")]
    NotNow,
    /// There is no such command.
    #[error("found the command `{0}`, expected one of this game")]
    NoCommand(String),
    /// There is no such unit.
    #[error("found the unit `{0}`, expected one of this game")]
    NoUnit(String),
    /// It is the other side's turn to place its token.
    #[error("it is not this side that places a token now")]
    OtherSide,
    /// The command already has its token.
    #[error("`{0}` has its token already")]
    HasToken(String),
    /// The command has finished its turn.
    #[error("`{0}` has finished in this turn")]
    Done(String),
    /// Another command acts before it.
    #[error("`{0}` is to act before this command")]
    Earlier(String),
    /// The unit is not in the active command.
    #[error("`{0}` is not in the command that acts")]
    NotActive(String),
    /// There is no action to react to.
    #[error("nothing has been done that this unit could react to")]
    NoAction,
    /// The unit's abilities must be entered first.
    #[error("it has not been said what `{0}` can do")]
    AskAbilities(String),
    /// The unit may not check.
    #[error("`{unit}` may not check: {}", barred.word())]
    CannotReact {
        /// The unit.
        unit: String,
        /// The reason.
        barred: CannotReact,
    },
    /// Only a command in escape may use Baroque's order to withdraw.
    #[error("only a unit in escape gets the order to withdraw of Baroque's rule 2.5.1.1")]
    WithdrawOrder,
    /// The unit is unable to do that.
    #[error("`{0}` cannot do that")]
    Unable(String),
}

impl OrderError {
    /// The word in messages.
    pub const fn word(&self) -> &'static str {
        match self {
            OrderError::Line(_) => "line",
            OrderError::NotNow => "not-now",
            OrderError::NoCommand(_) => "no-command",
            OrderError::NoUnit(_) => "no-unit",
            OrderError::OtherSide => "other-side",
            OrderError::HasToken(_) => "has-token",
            OrderError::Done(_) => "done",
            OrderError::Earlier(_) => "earlier",
            OrderError::NotActive(_) => "not-active",
            OrderError::NoAction => "no-action",
            OrderError::AskAbilities(_) => "ask-abilities",
            OrderError::CannotReact { .. } => "barred",
            OrderError::WithdrawOrder => "withdraw-order",
            OrderError::Unable(_) => "unable",
        }
    }

    /// The name or text concerned, for a message.
    pub fn about(&self) -> &str {
        match self {
            OrderError::Line(line) => &line.found,
            OrderError::NoCommand(name)
            | OrderError::NoUnit(name)
            | OrderError::HasToken(name)
            | OrderError::Done(name)
            | OrderError::Earlier(name)
            | OrderError::NotActive(name)
            | OrderError::AskAbilities(name)
            | OrderError::Unable(name)
            | OrderError::CannotReact { unit: name, .. } => name,
            OrderError::NotNow
            | OrderError::OtherSide
            | OrderError::NoAction
            | OrderError::WithdrawOrder => "",
        }
    }
}
