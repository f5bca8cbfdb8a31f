//! Makes the text of the procedure ready to be carried.

#[path = "../rulebook/build/bare.rs"]
mod bare;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../rulebook/build/bare.rs");
    bare::carry("../../generals/solo-dba.toml");
}
