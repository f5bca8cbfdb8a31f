//! The program `acies`.
fn main() {}
