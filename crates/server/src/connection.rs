//! One connection: its requests, answered within limits of size and time.

use std::convert::Infallible;
use std::future::Future;
use std::io::{self, ErrorKind, IoSlice};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use crate::guests::Activity;
use crate::stop::Stop;

/// What a server bears.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The maximum length of a request head, in bytes; at least 8,192.
    pub head: usize,
    /// How long a head may take to arrive, however slowly it comes, and how long a connection may be silent before it.
    pub patience: Duration,
    /// How long a client may take nothing of an answer. A slow link takes something now and then.
    pub stalled: Duration,
    /// How long to drain an unread request, so that the client still receives the answer.
    pub farewell: Duration,
    /// The maximum number of simultaneous connections at an address; a browser opens about six.
    pub at_once: usize,
    /// How long answers may take to end when the server stops.
    pub last_answers: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            head: 1 << 14,
            patience: Duration::from_secs(30),
            stalled: Duration::from_secs(30),
            farewell: Duration::from_secs(1),
            at_once: 128,
            last_answers: Duration::from_secs(3),
        }
    }
}

/// Answers the requests of a connection, one after the other, until the client ends it, is silent for too long, or changes to a
/// socket, which a task of its own serves then. A client that has gone away needs no answer.
pub async fn answer<S>(stream: S, routes: Router, limits: Limits)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    attend(stream, None, routes, limits, &Arc::default(), &Stop::new()).await;
}

/// Where a request came from, as the network says.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// As [`answer`], for a connection among others; once the server is to stop, the answer that has begun is the last.
pub(crate) async fn attend<S>(
    stream: S,
    peer: Option<SocketAddr>,
    routes: Router,
    limits: Limits,
    activity: &Arc<Activity>,
    stop: &Stop,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(|mut request: hyper::Request<Incoming>| {
        activity.asked();
        let making = Making(Arc::clone(activity));
        if let Some(peer) = peer {
            request.extensions_mut().insert(Peer(peer));
        }
        let answered = routes.call(request);
        async move {
            let answer = answered.await?;
            Ok::<_, Infallible>(answer.map(|body| Answer {
                body,
                _making: making,
            }))
        }
    });
    let stream = TokioIo::new(Patient::new(stream, limits, Arc::clone(activity)));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // Runs while the connection is silent, too.
        .header_read_timeout(limits.patience)
        .max_buf_size(limits.head)
        // A client may say that it sends no more before it has the answer.
        .half_close(true)
        .serve_connection(stream, service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // What fails is the connection, and the next one does not depend on it.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = stop.asked() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// An answer in the making, until all of it has been handed over.
#[derive(Debug)]
struct Making(Arc<Activity>);

impl Drop for Making {
    fn drop(&mut self) {
        self.0.answered();
    }
}

/// The body of an answer.
#[derive(Debug)]
struct Answer {
    body: axum::body::Body,
    _making: Making,
}

impl Body for Answer {
    type Data = <axum::body::Body as Body>::Data;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A stream that is written for as long as the client takes something now and then, and that ends without cutting off the answer.
struct Patient<S> {
    stream: S,
    limits: Limits,
    activity: Arc<Activity>,
    /// Runs while the client takes nothing.
    stall: Option<Pin<Box<Sleep>>>,
    /// Since nothing more is written: the time and the number of bytes that are left to drain.
    farewell: Option<(Pin<Box<Sleep>>, usize)>,
}

impl<S> Patient<S> {
    fn new(stream: S, limits: Limits, activity: Arc<Activity>) -> Patient<S> {
        Patient {
            stream,
            limits,
            activity,
            stall: None,
            farewell: None,
        }
    }

    /// The result of writing, or that the client has taken nothing for too long.
    fn unless_stalled<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stall = None;
            return written;
        }
        let patience = self.limits.stalled;
        let stall = self.stall.get_or_insert_with(|| Box::pin(sleep(patience)));
        let stalled = stall.as_mut().poll(context);
        stalled.map(|()| Err(ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.unless_stalled(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.unless_stalled(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        // Nothing is flushed before all of it has been written.
        if flushed.is_ready() {
            self.activity.sent();
        }
        flushed
    }

    /// A connection that is closed with something unread is cut off, and the answer with it.
    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if this.farewell.is_none() {
            ready!(Pin::new(&mut this.stream).poll_shutdown(context))?;
        }
        let Limits { farewell, head, .. } = this.limits;
        let (end, left) = this
            .farewell
            .get_or_insert_with(|| (Box::pin(sleep(farewell)), head));
        let mut bytes = [0; 1 << 10];
        while *left > 0 && end.as_mut().poll(context).is_pending() {
            let mut buffer = ReadBuf::new(&mut bytes);
            let read = ready!(Pin::new(&mut this.stream).poll_read(context, &mut buffer));
            let read = read.map_or(0, |()| buffer.filled().len());
            *left = if read == 0 {
                0
            } else {
                left.saturating_sub(read)
            };
        }
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{Ipv4Addr, TcpListener, TcpStream};
    use std::thread;
    use std::time::Instant;

    use tokio::io::AsyncWriteExt;
    use tokio::runtime::Builder;

    use super::*;

    /// Writes so many bytes to a stream, and returns how long that took.
    fn write(stream: TcpStream, stalled: Duration, length: usize) -> io::Result<Duration> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        stream.set_nonblocking(true)?;
        runtime.block_on(async {
            let limits = Limits {
                stalled,
                ..Limits::default()
            };
            let mut stream = Patient::new(
                tokio::net::TcpStream::from_std(stream)?,
                limits,
                Arc::default(),
            );
            let begun = Instant::now();
            stream.write_all(&vec![7; length]).await?;
            Ok(begun.elapsed())
        })
    }

    #[test]
    fn an_answer_is_sent_for_as_long_as_a_slow_client_takes_it() {
        const LENGTH: usize = 64 << 20;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let mut slow = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (stream, _) = listener.accept().unwrap();
        let patience = Duration::from_millis(1500);
        let sent = thread::spawn(move || write(stream, patience, LENGTH));
        let mut taken = vec![0; 1 << 19];
        let mut all = 0;
        while all < LENGTH {
            thread::sleep(Duration::from_millis(20));
            all += slow.read(&mut taken).unwrap();
        }
        // It took longer than the patience with a client that takes nothing.
        assert!(sent.join().unwrap().unwrap() > patience);

        let idle = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (stream, _) = listener.accept().unwrap();
        let error = write(stream, patience, LENGTH).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(idle);
    }

    #[test]
    fn a_client_that_goes_on_sending_is_drained_for_a_while_only() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let mut sending = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (stream, _) = listener.accept().unwrap();
        let dripping = thread::spawn(move || {
            while sending.write_all(b"A").is_ok() {
                thread::sleep(Duration::from_millis(20));
            }
        });
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        stream.set_nonblocking(true).unwrap();
        runtime.block_on(async {
            let limits = Limits {
                farewell: Duration::from_millis(200),
                ..Limits::default()
            };
            let stream = tokio::net::TcpStream::from_std(stream).unwrap();
            Patient::new(stream, limits, Arc::default())
                .shutdown()
                .await
                .unwrap();
        });
        // The client sees that the connection has ended.
        dripping.join().unwrap();
    }
}
