//! Accepts connections and answers each in a task of its own, so that they do not block each other.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Builder;
use tokio::time::{sleep, timeout};

use crate::battles::{House, HouseError};
use crate::connection::{Limits, attend};
use crate::guests::{Guest, Guests};
use crate::site::Site;
use crate::stop::Stop;

/// Why nothing can be served.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The system gives no means to wait for connections.
    #[error("the server cannot begin: {0}")]
    Runtime(io::Error),
    /// A listener cannot be waited for.
    #[error("no connections can be accepted: {0}")]
    Listener(io::Error),
    /// The house has to be opened anew.
    #[error(transparent)]
    House(#[from] HouseError),
}

/// How long to wait where the system gives no connection, because it has no room for one.
const BREATH: Duration = Duration::from_millis(100);

/// The answer when all connections are being answered. It is sent before anything is read.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 31\r\n\
      Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\nToo much is asked for at once.\n";

/// Serves sites until it is asked to stop. Answers that have begun may then end, within the limit of time for them.
///
/// # Errors
/// When the system does not let connections be waited for.
pub fn serve(
    sites: impl IntoIterator<Item = Site>,
    limits: Limits,
    stop: &Stop,
) -> Result<(), ServeError> {
    // One thread is enough for files that lie in memory.
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime
        .map_err(ServeError::Runtime)?
        .block_on(serving(sites, limits, stop))
}

/// Serves sites with the battles of a house until it is asked to stop. Sockets get a farewell then, and what has come is kept.
///
/// # Errors
/// When the system does not let connections be waited for, or the house has to be opened anew.
pub fn serve_house(
    sites: impl IntoIterator<Item = Site>,
    house: &House,
    limits: Limits,
    stop: &Stop,
) -> Result<(), ServeError> {
    // One thread is enough for what goes in and out; battles are judged and kept by others.
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(ServeError::Runtime)?;
    let served = runtime.block_on(async {
        let ticking = tokio::spawn(house.clone().tick());
        let notifying = house
            .notices()
            .map(|_| tokio::spawn(house.clone().notify()));
        let ending = tokio::spawn(stop.clone().ask_at_end_of_service());
        let served = serving(sites, limits, stop).await;
        // A listener that fails ends the house as well.
        stop.ask();
        let closed = house.close(limits.last_answers).await;
        ticking.abort();
        if let Some(notifying) = notifying {
            // A message that is being sent ends first, so that it is not sent again.
            let _ = timeout(limits.last_answers, notifying).await;
        }
        ending.abort();
        served?;
        Ok(closed?)
    });
    runtime.shutdown_timeout(limits.farewell);
    served
}

/// The same within a runtime.
pub(crate) async fn serving(
    sites: impl IntoIterator<Item = Site>,
    limits: Limits,
    stop: &Stop,
) -> Result<(), ServeError> {
    let mut accepting = Vec::new();
    for Site { listener, routes } in sites {
        let is_ready = listener.set_nonblocking(true);
        let listener = is_ready.and_then(|()| TcpListener::from_std(listener));
        let listener = listener.map_err(ServeError::Listener)?;
        let guests = Arc::new(Guests::new(limits.at_once));
        let task = accept(listener, routes, limits, Arc::clone(&guests), stop.clone());
        accepting.push((tokio::spawn(task), guests));
    }
    stop.asked().await;
    for (task, _) in &accepting {
        task.abort();
    }
    let seen_off = async {
        for (_, guests) in &accepting {
            guests.gone().await;
        }
    };
    // Those that are still being answered then are cut off.
    let _ = timeout(limits.last_answers, seen_off).await;
    Ok(())
}

/// Accepts connections for ever.
async fn accept(
    listener: TcpListener,
    routes: Router,
    limits: Limits,
    guests: Arc<Guests>,
    stop: Stop,
) {
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            sleep(BREATH).await;
            continue;
        };
        // An answer is written whole, so nothing is gained by waiting for more.
        let _ = stream.set_nodelay(true);
        let mut stream = Some(stream);
        let activity = Arc::default();
        let admitted = guests.admit(&activity, |guest| {
            let (guests, routes, stop) = (Arc::clone(&guests), routes.clone(), stop.clone());
            let (stream, activity) = (stream.take(), Arc::clone(&activity));
            let task = async move {
                let _stay = Stay { guests, guest };
                if let Some(stream) = stream {
                    attend(stream, Some(peer), routes, limits, &activity, &stop).await;
                }
            };
            tokio::spawn(task).abort_handle()
        });
        if let (None, Some(stream)) = (admitted, stream) {
            turn_away(&stream, limits).await;
        }
    }
}

/// Refuses a connection because too many are being answered.
async fn turn_away(stream: &TcpStream, limits: Limits) {
    // There is room for so little, unless the connection has ended.
    if let Ok(Ok(())) = timeout(limits.farewell, stream.writable()).await {
        let _ = stream.try_write(TOO_MANY);
    }
}

/// The stay of a connection. It ends however its task does.
struct Stay {
    guests: Arc<Guests>,
    guest: Guest,
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.guests.leave(self.guest);
    }
}
