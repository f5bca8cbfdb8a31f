//! Names the commit that the engine is built from, for the heads of records.

include!("../commit.rs");

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../commit.rs");
    name_commit();
}
