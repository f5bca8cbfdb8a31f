//! Compiler flags that keep the folders of this machine out of what is released.
//!
//! A panic names its place in the code; without the flags it would name a folder that exists only on the machine of the build.

use std::ffi::OsString;
use std::path::PathBuf;

use xtask::run::root;

/// The compiler flags, as `CARGO_ENCODED_RUSTFLAGS` takes them.
pub fn flags() -> OsString {
    let cargo_home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = std::env::var_os(if cfg!(windows) { "USERPROFILE" } else { "HOME" });
    let cargo_home = cargo_home.or_else(|| Some(PathBuf::from(home?).join(".cargo")));
    let mut flags = OsString::new();
    let folders = [
        cargo_home.map(|folder| (folder.join("registry").join("src"), "crates.io")),
        Some((root(), "acies")),
    ];
    for (folder, name) in folders.into_iter().flatten() {
        if !flags.is_empty() {
            flags.push("\u{1f}");
        }
        flags.push("--remap-path-prefix=");
        flags.push(folder);
        flags.push(format!("={name}"));
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::flags;

    #[test]
    fn flags_name_the_folders_of_this_machine() {
        let flags = flags().into_string().unwrap();
        assert!(flags.contains("=crates.io\u{1f}--remap-path-prefix="));
        assert!(flags.ends_with("=acies"));
    }
}
