//! Stops long work by Ctrl-C, or by the signal that ends a service.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::STOPPED;
use crate::failure::{Failure, input};

/// Makes Ctrl-C and SIGTERM ask for a stop, which `say` announces; a second one ends the program at once.
///
/// # Errors
/// When the system does not let them be caught.
pub fn stoppable(say: impl Fn() + Send + 'static) -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            process::exit(i32::from(STOPPED));
        }
        say();
    })
    .map_err(|error| input(format!("Ctrl-C cannot be caught: {error}")))?;
    Ok(stop)
}

/// Makes Ctrl-C and SIGTERM ask for a stop, unless they are ignored already, as below `nohup`; a second one ends the program at once.
///
/// # Errors
/// When they are ignored, or the system does not let them be caught.
pub fn stop_unless_ignored(ask: impl Fn() + Send + 'static) -> Result<(), ctrlc::Error> {
    let mut is_asked = false;
    ctrlc::try_set_handler(move || {
        if is_asked {
            process::exit(i32::from(STOPPED));
        }
        is_asked = true;
        ask();
    })
}
