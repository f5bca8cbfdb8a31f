//! Stories, attacks and a simulator of faults for one battle over a server.

mod desk;
mod dice;
mod earlier;
mod endings;
mod orders;
mod seats;
mod sim;
mod small_choices;
mod talk;
