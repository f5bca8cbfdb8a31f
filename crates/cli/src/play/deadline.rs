//! A connection with a deadline for its request, and with patience for its answer.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A stream that is read until a moment, however little comes at a time.
pub struct Paced<'a> {
    stream: &'a TcpStream,
    until: Instant,
}

impl<'a> Paced<'a> {
    /// The stream for so long from now.
    pub fn new(stream: &'a TcpStream, patience: Duration) -> Paced<'a> {
        let until = Instant::now() + patience;
        Paced { stream, until }
    }

    /// The time that is left.
    fn left(&self) -> io::Result<Option<Duration>> {
        match self.until.saturating_duration_since(Instant::now()) {
            Duration::ZERO => Err(ErrorKind::TimedOut.into()),
            left => Ok(Some(left)),
        }
    }
}

impl Read for Paced<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(self.left()?)?;
        self.stream.read(bytes)
    }
}

/// A stream that is written for as long as the client takes something now and then, however slow its link is.
pub struct Patient<'a> {
    stream: &'a TcpStream,
    patience: Duration,
}

impl<'a> Patient<'a> {
    /// The stream, and how long nothing at all may be taken.
    pub fn new(stream: &'a TcpStream, patience: Duration) -> Patient<'a> {
        Patient { stream, patience }
    }
}

impl Write for Patient<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(Some(self.patience))?;
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}
