//! What a node may do wrong, to see that it is noticed.

/// What a node does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Writes whatever revision the battle has.
    IgnoresRev,
    /// Acknowledges before the commit is written.
    AcknowledgesEarly,
    /// Shows what is not written yet.
    ShowsEarly,
    /// Keeps no ids.
    ForgetsIds,
    /// Gives a stale order at the present version.
    IgnoresVersion,
    /// Goes on with a batch after a throw.
    GoesOnAfterThrow,
    /// Passes no values on.
    DropsValues,
    /// Is restored from a copy, and goes on with the dice that were lost.
    RestoredQuietly,
    /// Is restored from a copy at a revision that was there before, so that what was on its way then is written now.
    RestoredAtOldRev,
    /// Answers that a request is withdrawn, and does not keep it.
    ForgetsWithdrawals,
    /// Takes back orders at the present version.
    TakesBackStale,
    /// Begins a live pace though the player who offered it is away.
    StartsForAbsent,
    /// Takes any claim of a win.
    TakesAnyClaim,
    /// Leaves a pause as it is where the battle goes on.
    GoesOnPaused,
    /// Shows a player what the opponent alone may see.
    ShowsOtherSeat,
    /// Shows the value of the house for a visit that goes on.
    ShowsValueEarly,
}

impl Fault {
    pub const ALL: [Fault; 16] = [
        Fault::IgnoresRev,
        Fault::AcknowledgesEarly,
        Fault::ShowsEarly,
        Fault::ForgetsIds,
        Fault::IgnoresVersion,
        Fault::GoesOnAfterThrow,
        Fault::DropsValues,
        Fault::RestoredQuietly,
        Fault::RestoredAtOldRev,
        Fault::ForgetsWithdrawals,
        Fault::TakesBackStale,
        Fault::StartsForAbsent,
        Fault::TakesAnyClaim,
        Fault::GoesOnPaused,
        Fault::ShowsOtherSeat,
        Fault::ShowsValueEarly,
    ];
}
