//! Whole battle setups, with the bundled edition and army lists.

mod armies;
mod camps;
mod common;
mod deployment;
mod edges;
mod features;
mod random_setups;
mod rivers_and_roads;
mod swaps;
mod terrain;
mod unusual_orders;
