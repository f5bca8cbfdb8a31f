//! What every store does, and what the one in a folder does beside that.

mod backup;
mod battle;
mod kept_reports;
mod key;
mod memory;
mod shared;
mod sqlite;
