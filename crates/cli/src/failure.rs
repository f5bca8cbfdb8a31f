//! Errors about input: one line with the place, what was found and what was expected.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// The input is invalid.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
    /// Stopped by Ctrl-C; the results so far have been printed.
    Stopped(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(message) | Failure::Stopped(message) => f.write_str(&one_line(message)),
            Failure::Output(error) => {
                let found = error.kind();
                write!(
                    f,
                    "standard output: {found}, expected room for what is printed"
                )
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}

/// The most characters of an error message; the input it quotes may be of any length.
const LONGEST: usize = 4000;

/// Formats a message as one printable line; the middle of a very long one is left out.
pub fn one_line(message: &str) -> String {
    let letters = message.chars().count();
    let left_out = if letters > LONGEST {
        LONGEST / 2..letters - LONGEST / 2
    } else {
        0..0
    };
    let mut line = String::new();
    for (nth, letter) in message.chars().enumerate() {
        if left_out.contains(&nth) {
            if nth == left_out.start {
                line.push_str(" ... ");
            }
            continue;
        }
        match letter {
            '\n' => line.push_str("; "),
            _ if letter.is_control() || directs(letter) => line.extend(letter.escape_default()),
            _ => line.push(letter),
        }
    }
    line
}

/// Whether a character is invisible and changes the direction or the joining of others, or stands for a line break.
fn directs(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The error for a file that cannot be written, without the names of temporary files.
pub fn not_written(path: &Path, error: &io::Error, expected: &str) -> Failure {
    let found = match error.kind() {
        ErrorKind::NotFound => "no such folder".to_owned(),
        ErrorKind::IsADirectory => "found a folder".to_owned(),
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => "found a file".to_owned(),
        kind => kind.to_string(),
    };
    in_file(path, format!("{found}, expected {expected}"))
}

/// Creates an error about input.
pub fn input(message: impl Into<String>) -> Failure {
    Failure::Input(message.into())
}

/// Creates an error about a file.
pub fn in_file(path: &Path, message: impl fmt::Display) -> Failure {
    Failure::Input(format!("{}: {message}", path.display()))
}
