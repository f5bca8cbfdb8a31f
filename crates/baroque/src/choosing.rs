//! Our addition, off unless it is asked for: a mode by one die, for a side that nobody commands.

/// How things stand for the side, as the player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Situation {
    /// It is winning, or has the means to.
    Pressing,
    /// Neither.
    Even,
    /// It is being beaten.
    Pressed,
}

impl Situation {
    /// All three.
    pub const ALL: [Situation; 3] = [Situation::Pressing, Situation::Even, Situation::Pressed];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Situation::Pressing => "pressing",
            Situation::Even => "even",
            Situation::Pressed => "pressed",
        }
    }

    /// The situation of a word.
    pub fn of(word: &str) -> Option<Situation> {
        Situation::ALL
            .into_iter()
            .find(|situation| situation.word() == word)
    }
}
