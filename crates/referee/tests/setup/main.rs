//! Setting up whole battles, with the edition and the lists that the program carries.

mod armies;
mod bands;
mod camps;
mod common;
mod deployment;
mod edges;
mod features;
mod odd;
mod swaps;
mod terrain;
mod walk;
