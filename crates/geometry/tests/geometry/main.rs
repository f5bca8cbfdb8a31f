//! Guarantees of the lattice: exact mirrors and quarter turns, and text that parses back.
//!
//! Answers are also compared with an independent geometry in `f64`, except at the very limits.

mod angles;
mod common;
mod convex;
mod irregular;
mod lengths;
mod nonsense;
mod rectangles;
mod regions;
mod sight;
mod sweeps;
mod turned;
