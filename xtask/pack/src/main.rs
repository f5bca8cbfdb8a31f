//! Packs a release for `cargo xtask dist`: archives, a Debian package, checksums, licence notices.
//!
//! The same input gives the same bytes on every system: entries are sorted, owned by root and dated by `SOURCE_DATE_EPOCH`.

mod debian;
mod notices;
mod tree;

use std::fmt::Write;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::tree::{Entry, entries, name_of};

const HELP: &str = "\
xtask-pack tar OUT FOLDER        FOLDER and all in it as a compressed tar archive
xtask-pack zip OUT FOLDER        the same as a zip archive
xtask-pack deb OUT ROOT CONTROL  a Debian package of the files below ROOT, with the control file CONTROL
xtask-pack gzip OUT FILE         a file compressed by gzip
xtask-pack sums FOLDER           the checksums of the files in FOLDER, as its SHA256SUMS
xtask-pack notices OUT WEB       the licences of all crates and npm packages that a release contains
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask-pack: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["tar", out, folder] => write(out, &tar_gz(folder.as_ref())?),
        ["zip", out, folder] => write(out, &zip(folder.as_ref())?),
        ["deb", out, root, control] => {
            write(out, &debian::package(root.as_ref(), &read(control)?)?)
        }
        ["gzip", out, file] => write(out, &gzip(&read(file)?)?),
        ["sums", folder] => write(
            Path::new(folder).join("SHA256SUMS"),
            sums(folder.as_ref())?.as_bytes(),
        ),
        ["notices", out, web] => write(out, notices::collect(web.as_ref())?.as_bytes()),
        _ => bail!("expected one of:\n{HELP}"),
    }
}

fn read(file: impl AsRef<Path>) -> Result<Vec<u8>> {
    let file = file.as_ref();
    fs::read(file).with_context(|| file.display().to_string())
}

fn write(file: impl AsRef<Path>, bytes: &[u8]) -> Result<()> {
    let file = file.as_ref();
    fs::write(file, bytes).with_context(|| file.display().to_string())
}

/// The date of all entries, in seconds since 1970.
fn epoch() -> u64 {
    let named = std::env::var("SOURCE_DATE_EPOCH");
    named.ok().and_then(|it| it.parse().ok()).unwrap_or(0)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut writer = GzBuilder::new()
        .mtime(0)
        .write(Vec::new(), Compression::best());
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}

/// A compressed archive of a folder, under the folder's own name.
fn tar_gz(folder: &Path) -> Result<Vec<u8>> {
    gzip(&tar(&entries(folder, &name_of(folder)?)?)?)
}

fn tar(entries: &[Entry]) -> Result<Vec<u8>> {
    let mut builder = tar::Builder::new(Vec::new());
    for entry in entries {
        let mut header = tar::Header::new_gnu();
        header.set_mtime(epoch());
        header.set_mode(entry.mode());
        header.set_uid(0);
        header.set_gid(0);
        header.set_username("root")?;
        header.set_groupname("root")?;
        if let Some(bytes) = entry.read()? {
            header.set_size(bytes.len() as u64);
            builder.append_data(&mut header, &entry.name, bytes.as_slice())?;
        } else {
            header.set_entry_type(tar::EntryType::Directory);
            header.set_size(0);
            let name = format!("{}/", entry.name);
            builder.append_data(&mut header, name, io::empty())?;
        }
    }
    Ok(builder.into_inner()?)
}

/// The same as [`tar_gz`], as a zip archive.
fn zip(folder: &Path) -> Result<Vec<u8>> {
    let mut writer = ZipWriter::new(io::Cursor::new(Vec::new()));
    for entry in entries(folder, &name_of(folder)?)? {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .compression_level(Some(9))
            .last_modified_time(zip::DateTime::default())
            .unix_permissions(entry.mode());
        if let Some(bytes) = entry.read()? {
            writer.start_file(&entry.name, options)?;
            writer.write_all(&bytes)?;
        } else {
            writer.add_directory(&entry.name, options)?;
        }
    }
    Ok(writer.finish()?.into_inner())
}

/// The checksums of the files in a folder, as `sha256sum --check` reads them.
fn sums(folder: &Path) -> Result<String> {
    let mut names = Vec::new();
    for file in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = file?.path();
        let name = name_of(&path)?;
        if path.is_file() && name != "SHA256SUMS" {
            names.push(name);
        }
    }
    names.sort();
    let mut text = String::new();
    for name in names {
        let mut hash = Sha256::new();
        hash.update(&read(folder.join(&name))?);
        for byte in hash.finalize() {
            let _ = write!(text, "{byte:02x}");
        }
        let _ = writeln!(text, "  {name}");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Read;

    use super::{sums, tar_gz, zip};

    fn folder() -> tempfile::TempDir {
        let scratch = tempfile::tempdir().unwrap();
        let folder = scratch.path().join("acies-1");
        fs::create_dir_all(folder.join("docs")).unwrap();
        fs::write(folder.join("acies"), "program").unwrap();
        fs::write(folder.join("docs/readme"), "text").unwrap();
        scratch
    }

    #[test]
    fn tar_archive_holds_the_folder_with_the_program_executable() {
        let scratch = folder();
        let bytes = tar_gz(&scratch.path().join("acies-1")).unwrap();
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(bytes.as_slice()));
        let read: Vec<(String, u32)> = archive
            .entries()
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                let name = entry.path().unwrap().to_string_lossy().into_owned();
                (name, entry.header().mode().unwrap())
            })
            .collect();
        let expected = [
            ("acies-1/", 0o755),
            ("acies-1/acies", 0o755),
            ("acies-1/docs/", 0o755),
            ("acies-1/docs/readme", 0o644),
        ];
        let expected = expected.map(|(name, mode)| (name.to_owned(), mode));
        assert_eq!(read, expected);
        assert_eq!(bytes, tar_gz(&scratch.path().join("acies-1")).unwrap());
    }

    #[test]
    fn zip_archive_holds_the_folder() {
        let scratch = folder();
        let bytes = zip(&scratch.path().join("acies-1")).unwrap();
        let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
        let mut text = String::new();
        let mut file = archive.by_name("acies-1/docs/readme").unwrap();
        file.read_to_string(&mut text).unwrap();
        assert_eq!(text, "text");
    }

    #[test]
    fn checksums_are_those_of_sha256sum() {
        let scratch = tempfile::tempdir().unwrap();
        fs::write(scratch.path().join("empty"), "").unwrap();
        fs::write(scratch.path().join("SHA256SUMS"), "old").unwrap();
        let hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(sums(scratch.path()).unwrap(), format!("{hash}  empty\n"));
    }
}
