//! Tests of army lists: their content, how they are read, and how an army is chosen.
//!
//! A single program, so that it is linked once.

mod army_text;
mod check;
mod data;
mod library;
mod notation;
mod options;
mod robustness;
