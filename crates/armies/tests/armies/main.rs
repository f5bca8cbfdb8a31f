//! The tests of army lists: what they say, how they are read, and how an army is chosen.
//!
//! One program for all of them, so that they are linked once.

mod checking;
mod choosing;
mod data;
mod garbage;
mod library;
mod written;
