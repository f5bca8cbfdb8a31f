//! What every store does, and what the one in a folder does beside that.

mod battle;
mod memory;
mod shared;
mod sqlite;
