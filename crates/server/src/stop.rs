//! The wish that the server stops.

use std::sync::Arc;

use tokio::sync::watch::Sender;

/// Asks one server to stop, from any thread.
#[derive(Clone, Debug)]
pub struct Stop(Arc<Sender<bool>>);

impl Default for Stop {
    fn default() -> Stop {
        Stop::new()
    }
}

impl Stop {
    /// A stop that has not been asked for.
    pub fn new() -> Stop {
        Stop(Arc::new(Sender::new(false)))
    }

    /// Asks for the stop; the server may not have begun yet.
    pub fn ask(&self) {
        self.0.send_replace(true);
    }

    /// Whether the stop was asked for.
    pub fn is_asked(&self) -> bool {
        *self.0.borrow()
    }

    /// Asks for the stop when the system ends the service, also where Ctrl-C is ignored, as below `nohup`.
    pub(crate) async fn ask_at_end_of_service(self) {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            // Without the signal the system ends the process, and what was acknowledged is kept all the same.
            let Ok(mut ends) = signal(SignalKind::terminate()) else {
                return;
            };
            while ends.recv().await.is_some() {
                self.ask();
            }
        }
    }

    /// Waits until the stop is asked for.
    pub(crate) async fn asked(&self) {
        // The sender lives as long as this does, so that there is no error.
        let _ = self.0.subscribe().wait_for(|asked| *asked).await;
    }
}
