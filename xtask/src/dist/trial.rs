//! Tests what is in `dist/`: the programs without anything else, the package installed, the site from a server that knows
//! nothing of it.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use super::release::Release;
use super::{LINUX, MINGW, WINDOWS, folder};
use crate::requirements::{browser, npm};
use xtask::run::{Printed, capture, root};

/// Runs the tests of `web/release/` on `dist/`.
///
/// # Errors
/// When something is missing or a test fails.
pub fn test() -> Result<Printed> {
    let dist = folder();
    if !dist.exists() {
        bail!(
            "there is no {}: `cargo xtask dist` makes it",
            dist.display()
        );
    }
    let release = Release::read()?;
    let mut tests = npm();
    tests
        .args(["run", "--silent", "test:release"])
        .env("CHROMIUM", browser()?)
        .env("ACIES_DIST", &dist)
        .env("ACIES_VERSION", release.version)
        .env("ACIES_LINUX", release.name(LINUX))
        .env("ACIES_WINDOWS", release.name(WINDOWS))
        .env("ACIES_MINGW", MINGW)
        .env("ACIES_MACHINE_PATHS", root());
    if let Some(wine) = wine() {
        tests.env("ACIES_WINE", wine);
    }
    capture(&mut tests, |line| !line.trim().is_empty())
}

/// Wine, which runs the Windows program; Debian installs the 64 bit part alone without a command for it.
fn wine() -> Option<PathBuf> {
    ["wine64", "wine", "/usr/lib/wine/wine64"]
        .into_iter()
        .map(PathBuf::from)
        .find(|program| {
            let version = Command::new(program).arg("--version").output();
            version.is_ok_and(|output| output.status.success())
        })
}
