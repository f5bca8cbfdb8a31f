//! Puts the page into the program, if it has been built: a table of the files in `web/dist/`.
//!
//! Without the page the table is empty, so that the program can be built without Node.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    // A folder that is not there would have every build run this again; its parent tells when it appears.
    println!(
        "cargo::rerun-if-changed={}",
        if dist.exists() {
            &dist
        } else {
            dist.parent().unwrap_or(&dist)
        }
        .display()
    );
    let mut files = Vec::new();
    gather(&dist, &mut files);
    files.sort();
    let mut table = String::from("static FILES: &[(&str, &[u8])] = &[\n");
    for file in &files {
        let Ok(name) = file.strip_prefix(&dist) else {
            continue;
        };
        let name = name.to_string_lossy().replace('\\', "/");
        let _ = writeln!(
            table,
            "    ({name:?}, include_bytes!({:?})),",
            file.to_string_lossy()
        );
    }
    table.push_str("];\n");
    let out =
        PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the folder")).join("page.rs");
    std::fs::write(out, table).expect("the table of files can be written");
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            gather(&path, files);
        } else {
            files.push(path);
        }
    }
}
