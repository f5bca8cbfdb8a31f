//! The program as a person runs it.

mod baroque;
mod odds;
mod program;
mod sim;
#[cfg(unix)]
mod sim_stopped;
mod solo;
