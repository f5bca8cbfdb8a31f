//! Standard output and standard error, which may be closed or full at any time.

use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};

/// Standard output. A reader that has gone away, such as `head`, loses the rest and changes nothing else.
pub struct Output {
    out: BufWriter<StdoutLock<'static>>,
}

impl Output {
    /// Standard output, for as long as the program runs.
    pub fn new() -> Output {
        Output {
            out: BufWriter::new(io::stdout().lock()),
        }
    }
}

/// Passes over a reader that has gone away: the answer and the exit status stay what they are.
fn unless_closed<T>(written: io::Result<T>, all: T) -> io::Result<T> {
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(all),
        written => written,
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        unless_closed(self.out.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        unless_closed(self.out.flush(), ())
    }
}

/// Prints a line on standard error. Where that cannot be written, nothing is left to complain to.
pub fn complain(line: &str) {
    write_error(&format!("{line}\n"));
}

/// Prints a text on standard error, as it is.
pub fn write_error(text: &str) {
    let mut out = io::stderr().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}
