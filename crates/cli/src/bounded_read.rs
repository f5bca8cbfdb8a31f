//! Files that are read: no more of one than what it is to be may have, so that none fills the memory or takes for ever.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::Path;

use crate::atomic_write::special;
use crate::failure::{Failure, in_file};

/// What a file is to be, and how much of it there may be.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    /// What it is called in a complaint.
    pub what: &'static str,
    /// Its bytes at most.
    pub bytes: u64,
    /// Its lines at most.
    pub lines: usize,
}

/// A scenario: twenty times the longest of the project.
pub const SCENARIO: Expected = Expected {
    what: "a scenario",
    bytes: 1 << 18,
    lines: 20_000,
};

/// An edition, or house rules: seven times the longest of the project.
pub const EDITION: Expected = Expected {
    what: "an edition or house rules",
    bytes: 1 << 18,
    lines: 20_000,
};

/// Keys of army lists.
pub const ARMIES: Expected = Expected {
    what: "keys of army lists, one in each line",
    bytes: 1 << 18,
    lines: 20_000,
};

/// A record: more than the 200,000 steps after which the program gives up a battle.
pub const RECORD: Expected = Expected {
    what: "a battle record",
    bytes: 64 << 20,
    lines: 1_000_000,
};

/// The bytes of a file.
///
/// # Errors
/// When it cannot be read, or has more bytes or lines than it may.
pub fn bytes(path: &Path, expected: Expected) -> Result<Vec<u8>, Failure> {
    let Expected { what, bytes, lines } = expected;
    let wrong = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => in_file(path, format!("no such file, expected {what}")),
        ErrorKind::IsADirectory => in_file(path, format!("found a folder, expected {what}")),
        ErrorKind::PermissionDenied => in_file(path, format!("{}, expected {what}", error.kind())),
        _ => in_file(path, format!("{error}, expected {what}")),
    };
    // Opening a pipe waits for a writer, who may never come.
    let about = fs::metadata(path).map_err(wrong)?;
    if special(about.file_type()) == "a pipe" {
        return Err(in_file(path, format!("found a pipe, expected {what}")));
    }
    let file = File::open(path).map_err(wrong)?;
    let about = file.metadata().map_err(wrong)?;
    if about.is_dir() {
        return Err(wrong(ErrorKind::IsADirectory.into()));
    }
    let too_long = || {
        in_file(
            path,
            format!("found more than {bytes} bytes, expected {what}"),
        )
    };
    if about.len() > bytes {
        return Err(too_long());
    }
    // What a device holds, its size does not say.
    let mut read = Vec::new();
    file.take(bytes + 1).read_to_end(&mut read).map_err(wrong)?;
    if read.len() as u64 > bytes {
        return Err(too_long());
    }
    if read.split(|&byte| byte == b'\n').count() > lines + 1 {
        return Err(in_file(
            path,
            format!("found more than {lines} lines, expected {what}"),
        ));
    }
    Ok(read)
}

/// The text of a file.
///
/// # Errors
/// When it cannot be read, has more bytes or lines than it may, or is not UTF-8.
pub fn text(path: &Path, expected: Expected) -> Result<String, Failure> {
    let text = String::from_utf8(bytes(path, expected)?);
    let text = text.map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|&byte| byte == b'\n').count();
        in_file(
            path,
            format!("line {line}: bytes that are no text, expected UTF-8"),
        )
    })?;
    // Some editors begin a text with a mark that says nothing of UTF-8.
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}
