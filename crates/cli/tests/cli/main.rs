//! The program as a person runs it.

mod admin;
mod baroque;
#[cfg(unix)]
mod hostile;
mod house;
#[cfg(unix)]
mod killed;
mod odds;
mod program;
#[cfg(unix)]
mod record_files;
mod refusals;
mod replay;
#[cfg(unix)]
mod serve;
mod sim;
#[cfg(unix)]
mod sim_stopped;
mod solo;
#[cfg(target_os = "linux")]
mod streams;
