//! The wish that the server stops.

use std::sync::Arc;

use tokio::sync::Notify;

/// Asks one server to stop, from any thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Notify>);

impl Stop {
    /// A stop that has not been asked for.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks for the stop; the server may not have begun yet.
    pub fn ask(&self) {
        self.0.notify_one();
    }

    /// Waits until the stop is asked for.
    pub(crate) async fn asked(&self) {
        self.0.notified().await;
    }
}
