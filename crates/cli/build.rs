//! Puts the page into the program, if it has been built: a table of the files in `web/dist/`, with what `web/dist-encoded/` has of
//! them in compressed form. Names the commit too.
//!
//! Without the page the table is empty, so that the program can be built without Node.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

include!("../commit.rs");

fn main() {
    println!("cargo::rerun-if-changed=../commit.rs");
    name_commit();
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let (dist, encoded) = (web.join("dist"), web.join("dist-encoded"));
    println!("cargo::rerun-if-changed=build.rs");
    // A folder that is not there would have every build run this again; its parent tells when it appears.
    for folder in [&dist, &encoded] {
        let watched = if folder.exists() { folder } else { &web };
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    let mut files = Vec::new();
    gather(&dist, &mut files);
    files.sort();
    let mut table =
        String::from("/// The files of the page.\npub static FILES: &[acies_server::File] = &[\n");
    for file in &files {
        let (Ok(name), Ok(bytes)) = (file.strip_prefix(&dist), std::fs::read(file)) else {
            continue;
        };
        let name = name.to_string_lossy().replace('\\', "/");
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let tag = format!("{:016x}", hasher.finish());
        let [brotli, gzip] = ["br", "gz"].map(|end| {
            let path = encoded.join(format!("{name}.{end}"));
            let path = path.exists().then(|| path.to_string_lossy().into_owned());
            path.map_or("None".into(), |path| {
                format!("Some(include_bytes!({path:?}))")
            })
        });
        let _ = writeln!(
            table,
            "    acies_server::File {{ name: {name:?}, tag: {tag:?}, body: include_bytes!({:?}), brotli: {brotli}, gzip: {gzip} }},",
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
