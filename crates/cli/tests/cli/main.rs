//! The program as a person runs it.

mod odds;
mod program;
mod sim;
mod solo;
