//! A Debian package: an `ar` archive of a version mark, the control files, and the files that are installed.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tree::{Entry, entries};
use crate::{epoch, gzip, tar};

/// The package of the files below a root; the size when installed is added to the control file.
///
/// # Errors
/// When a file cannot be read.
pub fn package(root: &Path, control: &[u8]) -> Result<Vec<u8>> {
    let files = entries(root, ".")?;
    let mut bytes = 0;
    for file in &files {
        bytes += file.read()?.map_or(0, |content| content.len());
    }
    let mut control = String::from_utf8(control.to_vec()).context("the control file")?;
    let _ = writeln!(control, "Installed-Size: {}", bytes.div_ceil(1024));
    let scratch = root.with_extension("control");
    fs::create_dir_all(&scratch)?;
    fs::write(scratch.join("control"), control)?;
    let mut package = b"!<arch>\n".to_vec();
    // The order is part of the format.
    append(&mut package, "debian-binary", b"2.0\n");
    append(
        &mut package,
        "control.tar.gz",
        &archive(&entries(&scratch, ".")?)?,
    );
    append(&mut package, "data.tar.gz", &archive(&files)?);
    fs::remove_dir_all(&scratch)?;
    Ok(package)
}

fn archive(entries: &[Entry]) -> Result<Vec<u8>> {
    gzip(&tar(entries)?)
}

/// Appends a member of an `ar` archive: a header of fixed width, the content, and a byte where its length is odd.
fn append(archive: &mut Vec<u8>, name: &str, content: &[u8]) {
    let header = format!(
        "{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
        epoch(),
        0,
        0,
        "100644",
        content.len()
    );
    archive.extend_from_slice(header.as_bytes());
    archive.extend_from_slice(content);
    if content.len() % 2 == 1 {
        archive.push(b'\n');
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::package;

    #[test]
    fn package_has_three_members_at_even_places() {
        let scratch = tempfile::tempdir().unwrap();
        let root = scratch.path().join("root");
        fs::create_dir_all(root.join("usr/bin")).unwrap();
        fs::write(root.join("usr/bin/acies"), "program").unwrap();
        let bytes = package(&root, b"Package: acies\n").unwrap();
        let mut at = 8;
        let mut names = Vec::new();
        while at < bytes.len() {
            let header = std::str::from_utf8(&bytes[at..at + 60]).unwrap();
            names.push(header[..16].trim().to_owned());
            let size: usize = header[48..58].trim().parse().unwrap();
            at += 60 + size.next_multiple_of(2);
        }
        assert_eq!(names, ["debian-binary", "control.tar.gz", "data.tar.gz"]);
        assert_eq!(at, bytes.len());
    }
}
