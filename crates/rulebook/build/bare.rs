//! that a message about a line still tells the right one. People read the files; the page has to load what the program carries.

use std::fs;
use std::path::{Path, PathBuf};

/// Writes the bare text of a file into the folder for what a build makes, under the file's own name.
pub fn carry(file: &str) {
    println!("cargo::rerun-if-changed={file}");
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let out = std::env::var_os("OUT_DIR").expect("cargo names the folder");
    let name = Path::new(file).file_name().expect("a file has a name");
    let lines: Vec<String> = text.lines().map(bare).collect();
    fs::write(PathBuf::from(out).join(name), lines.join("\n")).expect("the text can be written");
}

/// A line without its comment and with single blanks; what stands in quotes is left alone.
fn bare(line: &str) -> String {
    let mut bare = String::with_capacity(line.len());
    let (mut in_quotes, mut escaped) = (false, false);
    for letter in line.trim().chars() {
        let in_gap = letter == ' ' && bare.ends_with(' ');
        match letter {
            '#' if !in_quotes => break,
            _ if in_gap && !in_quotes => {}
            _ => bare.push(letter),
        }
        in_quotes ^= letter == '"' && !escaped;
        escaped = in_quotes && letter == '\\' && !escaped;
    }
    bare.trim_end().to_owned()
}
