//! Results of an order in the log: a word with arguments, to be formatted as a sentence.

/// One result of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The end of a message's id.
    pub id: &'static str,
    /// Arguments of the message by name.
    pub args: Vec<(&'static str, String)>,
}

impl LogEntry {
    /// All ids, in the order of a turn.
    pub const IDS: [&str; 64] = [
        "turn",
        "dice",
        "dice-again",
        "placed",
        "placed-by-die",
        "placed-hidden",
        "placed-hidden-by-die",
        "tokens-placed",
        "activated",
        "did",
        "did-manner",
        "advice",
        "shown",
        "checks",
        "checks-charged",
        "rolled",
        "rolled-plus",
        "substituted",
        "nowhere",
        "tie-due",
        "tie",
        "hidden-die",
        "hidden-tie",
        "nothing",
        "nothing-marked",
        "nothing-still-marked",
        "judged",
        "evades",
        "evades-marked",
        "evades-still-marked",
        "vacated",
        "not-vacated",
        "kept",
        "cannot",
        "test-passed",
        "test-failed",
        "test-die",
        "test-disorders",
        "test-no-more",
        "pursuit-die",
        "pursues",
        "stays",
        "must-pursue",
        "no-impetus",
        "mode-forbids",
        "pursuit-untested",
        "pursuit-passed",
        "pursuit-failed",
        "mark",
        "lost",
        "not-lost",
        "officer-lost",
        "officer-another",
        "officer-none",
        "officer-back",
        "able",
        "able-nothing",
        "enlisted",
        "amended",
        "remarked",
        "unremarked",
        "skipped",
        "done",
        "note",
    ];

    pub(super) fn new(id: &'static str) -> LogEntry {
        debug_assert!(LogEntry::IDS.contains(&id), "{id}");
        LogEntry {
            id,
            args: Vec::new(),
        }
    }

    pub(super) fn with(mut self, name: &'static str, value: impl std::fmt::Display) -> LogEntry {
        self.args.push((name, value.to_string()));
        self
    }
}
