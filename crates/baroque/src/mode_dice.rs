//! Our optional addition: chooses the mode of an uncommanded side by dice.

/// The situation of the side, as judged by the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Situation {
    /// It is winning, or can win.
    Pressing,
    /// Neither winning nor losing.
    Even,
    /// It is losing.
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
    pub fn from_word(word: &str) -> Option<Situation> {
        Situation::ALL
            .into_iter()
            .find(|situation| situation.word() == word)
    }
}
