//! The Debian package: where its files are installed, and what it says of itself.

use std::fs;
use std::path::Path;

use anyhow::Result;

use super::contents::{NOTICES, copy, copy_text};
use super::release::Release;
use super::{LINUX, pack, program};
use xtask::run::root;

/// Files that are installed as they are: where, and where they are in the repository.
const FILES: [(&str, &str); 6] = [
    (
        "share/applications/acies.desktop",
        "xtask/dist/acies.desktop",
    ),
    ("share/doc/acies/README.txt", "xtask/dist/README.txt"),
    ("share/doc/acies/copyright", "xtask/dist/copyright"),
    (
        "share/icons/hicolor/scalable/apps/acies.svg",
        "web/public/icon.svg",
    ),
    ("share/man/man1/acies.1", "xtask/dist/acies.1"),
    ("share/doc/acies/changelog", "CHANGELOG.md"),
];

/// Those of them that Debian wants compressed.
const COMPRESSED: [&str; 2] = ["share/man/man1/acies.1", "share/doc/acies/changelog"];

/// Makes the package from the Linux program.
///
/// # Errors
/// When a file cannot be read or written.
pub fn package(out: &Path, scratch: &Path, release: &Release) -> Result<()> {
    let installed = scratch.join("debian");
    let usr = installed.join("usr");
    copy(&program(LINUX), &usr.join("bin/acies"))?;
    for (place, file) in FILES {
        copy_text(&root().join(file), &usr.join(place), release)?;
    }
    for size in [192, 512] {
        let place = format!("share/icons/hicolor/{size}x{size}/apps/acies.png");
        let icon = root().join(format!("web/public/icon-{size}.png"));
        copy(&icon, &usr.join(place))?;
    }
    copy(
        &scratch.join(NOTICES),
        &usr.join("share/doc/acies").join(NOTICES),
    )?;
    for place in COMPRESSED {
        let plain = usr.join(place);
        let gz = usr.join(format!("{place}.gz"));
        pack(release, &[&"gzip", &gz, &plain])?;
        fs::remove_file(plain)?;
    }
    let control = scratch.join("control");
    copy_text(&root().join("xtask/dist/control"), &control, release)?;
    let file = out.join(format!("acies_{}_amd64.deb", release.version));
    pack(release, &[&"deb", &file, &installed, &control])
}
