//! The tests of editions: what they say, how they are read, and how a wrong one is told.
//!
//! One program for all of them, so that they are linked once.

mod agreed;
mod broken;
mod dba30;
mod dba30_fortified;
mod dba30_tables;
mod editions;
mod house;
mod misspelt;
mod model;
mod mutants;
mod outcomes;
mod rulings;
mod sheet;
mod standard;
mod vocabulary;
