//! What the lattice promises: exact mirrors and quarter turns, text that reads back, and the answers of an
//! independent geometry in `f64` everywhere but at the very limits.

mod angles;
mod common;
mod convex;
mod lengths;
mod nonsense;
mod rectangles;
mod regions;
mod sight;
mod sweeps;
mod turned;
