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
}

impl Fault {
    pub const ALL: [Fault; 8] = [
        Fault::IgnoresRev,
        Fault::AcknowledgesEarly,
        Fault::ShowsEarly,
        Fault::ForgetsIds,
        Fault::IgnoresVersion,
        Fault::GoesOnAfterThrow,
        Fault::DropsValues,
        Fault::RestoredQuietly,
    ];
}
