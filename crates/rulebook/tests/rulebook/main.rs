//! Tests of editions: their content, how they are read, and error messages.
//!
//! A single program, so that it is linked once.

mod dba22;
mod dba30;
mod dba30_fortified;
mod dba30_tables;
mod editions;
mod house_rules;
mod invalid_editions;
mod misspellings;
mod model;
mod mutants;
mod options;
mod outcomes;
mod rulings;
mod sheet;
mod vocabulary;
