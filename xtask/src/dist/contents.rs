//! What is in `dist/`: programs, the site, archives of them, the Debian package, release notes, checksums.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::release::Release;
use super::{LINUX, WINDOWS, debian, pack as run_pack, program, remove};
use xtask::run::root;

/// Texts that come with the programs: the name in the archive, and where it is in the repository.
const TEXTS: [(&str, &str); 5] = [
    ("README.txt", "xtask/dist/README.txt"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("acies.1", "xtask/dist/acies.1"),
];

/// The file with the licences of other packages.
pub const NOTICES: &str = "THIRD-PARTY.txt";

/// Puts everything together in a folder that does not exist yet.
///
/// # Errors
/// When a file cannot be read or written.
pub fn pack(out: &Path, release: &Release) -> Result<()> {
    let scratch = out.join("scratch");
    create(&scratch)?;
    let notices = scratch.join(NOTICES);
    run_pack(release, &[&"notices", &notices, &root().join("web")])?;

    let site = out.join("site");
    copy_folder(&root().join("web/dist"), &site)?;
    copy(&notices, &site.join(NOTICES))?;
    let named = scratch.join(release.name("site"));
    copy_folder(&site, &named)?;
    archive(out, release, "zip", &named)?;

    for (folder, target, kind) in [("linux", LINUX, "tar"), ("windows", WINDOWS, "zip")] {
        let program = program(target);
        let file = program.file_name().context("the program has a name")?;
        copy(&program, &out.join(folder).join(file))?;
        let named = scratch.join(release.name(target));
        copy(&program, &named.join(file))?;
        copy(&notices, &named.join(NOTICES))?;
        for (name, place) in TEXTS {
            // Windows has no `man`.
            if target == LINUX || name != "acies.1" {
                copy_text(&root().join(place), &named.join(name), release)?;
            }
        }
        archive(out, release, kind, &named)?;
    }

    debian::package(out, &scratch, release)?;
    fs::write(out.join("RELEASE-NOTES.md"), &release.notes)?;
    remove(&scratch)?;
    run_pack(release, &[&"sums", &out])
}

/// Packs a folder under its own name.
fn archive(out: &Path, release: &Release, kind: &str, folder: &Path) -> Result<()> {
    let name = folder.file_name().context("a folder has a name")?;
    let end = if kind == "tar" { "tar.gz" } else { kind };
    let file = out.join(format!("{}.{end}", name.to_string_lossy()));
    run_pack(release, &[&kind, &file, &folder])
}

/// Copies a text, with the version in the place of `@VERSION@`.
///
/// # Errors
/// When it cannot be read or written.
pub fn copy_text(from: &Path, to: &Path, release: &Release) -> Result<()> {
    let text = fs::read_to_string(from).with_context(|| from.display().to_string())?;
    create(to.parent().unwrap_or(to))?;
    fs::write(to, text.replace("@VERSION@", release.version))
        .with_context(|| to.display().to_string())
}

/// Copies a file; the folder is created where it is missing.
///
/// # Errors
/// When it cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    create(to.parent().unwrap_or(to))?;
    fs::copy(from, to)
        .map(|_| ())
        .with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    create(to)?;
    for file in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let file = file?;
        let place = to.join(file.file_name());
        if file.path().is_dir() {
            copy_folder(&file.path(), &place)?;
        } else {
            copy(&file.path(), &place)?;
        }
    }
    Ok(())
}

fn create(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())
}

/// What is in `dist/`, with sizes.
///
/// # Errors
/// When it cannot be read.
pub fn list(folder: &Path) -> Result<String> {
    let mut lines = Vec::new();
    for file in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let file = file?;
        let mut name = file.file_name().to_string_lossy().into_owned();
        if file.path().is_dir() {
            name.push('/');
        }
        lines.push((name, size(&file.path())?));
    }
    lines.sort();
    let mut text = format!("{}:\n", folder.display());
    for (name, bytes) in lines {
        let _ = writeln!(text, "  {bytes:>10} bytes  {name}");
    }
    Ok(text)
}

fn size(path: &Path) -> Result<u64> {
    if !path.is_dir() {
        return Ok(fs::metadata(path)?.len());
    }
    let mut bytes = 0;
    for file in fs::read_dir(path)? {
        bytes += size(&file?.path())?;
    }
    Ok(bytes)
}
