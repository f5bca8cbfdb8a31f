//! Errors and notes about a muster, by line and column.

use std::fmt;

use crate::troop::IgnoredAbility;

/// An error in a muster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MusterError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The text found; empty if something is missing.
    pub found: String,
    /// What was expected.
    pub expected: Expected,
}

impl std::error::Error for MusterError {}

impl fmt::Display for MusterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = (self.line, self.column);
        write!(f, "line {line}, column {column}: ")?;
        match self.found.as_str() {
            "" => write!(f, "found nothing")?,
            found => write!(f, "found `{found}`")?,
        }
        write!(f, ", expected {}", self.expected.words())
    }
}

macro_rules! expected {
    ($($(#[$doc:meta])* $item:ident = $word:literal, $words:literal;)*) => {
        /// What was expected in a muster.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Expected {
            $($(#[$doc])* $item,)*
        }

        impl Expected {
            /// All of them.
            pub const ALL: &[Expected] = &[$(Expected::$item,)*];

            /// The word in messages.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Expected::$item => $word,)*
                }
            }

            /// In words, for an error.
            const fn words(self) -> &'static str {
                match self {
                    $(Expected::$item => $words,)*
                }
            }
        }
    };
}

expected! {
    /// `red` or `blue`.
    Side = "side", "red or blue";
    /// The side not named yet.
    OtherSide = "other-side", "the other side: this one stands above";
    /// A word of a side's line.
    SideWord = "side-word", "tokens, reactions, pursuit or mode-dice";
    /// Tokens, without which no table can be used.
    Tokens = "tokens", "tokens beside it: tables are read by the mode of a command";
    /// A side before its commands and units.
    SideFirst = "side-first", "a line `side red` or `side blue` above it";
    /// A command before its units.
    CommandFirst = "command-first", "a line `command NAME, OFFICER` above it";
    /// A name after the first word.
    NameAfter = "name-after", "a name after this word";
    /// A name.
    Name = "name", "a name before the first comma";
    /// A troop code.
    Code = "code", "a troop code, one word such as GA, after the name and a comma";
    /// A discipline class.
    Class = "class", "the discipline class A, B or C after the code and a comma";
    /// An ability.
    Ability = "ability", "fire, charge, evade, impetus, headlong, not-headlong, or nothing alone";
    /// The end of the line.
    LineEnd = "line-end", "the end of the line";
    /// A ruling that can be switched.
    Ruling = "ruling", "a ruling with other answers, as docs/reference/baroque.md names them";
    /// Rulings above the sides.
    RulingFirst = "ruling-first", "rulings above the first side";
    /// An answer to it.
    Answer = "answer", "an answer to this ruling";
    /// Fewer commands.
    FewerCommands = "fewer-commands", "no more commands on this side";
    /// Fewer units.
    FewerUnits = "fewer-units", "no more units in this command";
    /// Both sides.
    BothSides = "both-sides", "a line `side red` and a line `side blue`";
    /// A command on each side.
    CommandOfEach = "command-of-each", "at least one command on each side";
    /// Tokens on one side at least.
    TokensSomewhere = "tokens-somewhere", "`tokens` in the line of one side or of both";
}

/// A note about a muster for its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The text concerned.
    pub found: String,
    /// What is noted.
    pub kind: NoteKind,
}

/// The kind of note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteKind {
    /// An unknown code, which is taken as a name.
    UnknownCode,
    /// The unit's abilities will be asked for when they matter.
    Asked,
    /// The code forbids what the line says.
    IgnoredAbility(IgnoredAbility),
}

impl NoteKind {
    /// All of them.
    pub const ALL: [NoteKind; 5] = [
        NoteKind::UnknownCode,
        NoteKind::Asked,
        NoteKind::IgnoredAbility(IgnoredAbility::Evade),
        NoteKind::IgnoredAbility(IgnoredAbility::Headlong),
        NoteKind::IgnoredAbility(IgnoredAbility::NotHeadlong),
    ];

    /// The word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            NoteKind::UnknownCode => "unknown-code",
            NoteKind::Asked => "asked",
            NoteKind::IgnoredAbility(IgnoredAbility::Evade) => "may-not-evade",
            NoteKind::IgnoredAbility(IgnoredAbility::Headlong) => "not-headlong",
            NoteKind::IgnoredAbility(IgnoredAbility::NotHeadlong) => "still-headlong",
        }
    }
}
