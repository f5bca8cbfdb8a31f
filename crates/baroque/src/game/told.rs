//! What the log says of an order: a word with its arguments, from which whoever shows it makes a sentence.

/// One thing that is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What it is about: the end of a message's id.
    pub id: &'static str,
    /// Names, numbers and words by their names in the message.
    pub args: Vec<(&'static str, String)>,
}

impl Told {
    /// All that is ever told, in the order of a turn.
    pub const IDS: [&str; 58] = [
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
        "judged",
        "evades",
        "evades-marked",
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
        "skipped",
        "done",
        "note",
    ];

    pub(super) fn of(id: &'static str) -> Told {
        debug_assert!(Told::IDS.contains(&id), "{id}");
        Told {
            id,
            args: Vec::new(),
        }
    }

    pub(super) fn with(mut self, name: &'static str, value: impl std::fmt::Display) -> Told {
        self.args.push((name, value.to_string()));
        self
    }
}
