//! Makes the texts of the editions ready to be carried.

mod bare;

fn main() {
    println!("cargo::rerun-if-changed=build");
    for name in ["dba-1.22", "dba-2.2", "dba-3.0", "conventions"] {
        bare::carry(&format!("../../editions/{name}.toml"));
    }
}
