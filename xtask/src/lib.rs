//! What the programs of xtask share: running other programs and reporting how far they are.

pub mod run;
