//! `cargo xtask dist`: everything that a release consists of, in `dist/`.
//!
//! It is put together in a folder beside `dist/` that takes its place at the end, so that `dist/` is always whole.

mod contents;
mod debian;
mod release;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::engine::{self, Purpose};
use crate::page;
use crate::plan::{Plan, Step};
use crate::remap;
use crate::requirements::{check_page_tools, ensure_target, is_root};
use xtask::run::{Printed, cargo, root, run_plainly, show, step, target_folder};

use release::Release;

/// The cargo profile of the released programs.
const PROFILE: &str = "dist";

/// The target of the Linux program, which needs no library of the system.
const LINUX: &str = "x86_64-unknown-linux-musl";

/// The target of the Windows program. Microsoft's linker exists on Windows only, and mingw-w64 everywhere else.
const WINDOWS: &str = if cfg!(all(windows, target_env = "msvc")) {
    "x86_64-pc-windows-msvc"
} else {
    "x86_64-pc-windows-gnu"
};

/// What links the Windows program, and compiles its SQLite, where that is not done by Windows' own tools.
const MINGW: &str = "x86_64-w64-mingw32-gcc";
/// What compiles the SQLite of the Linux program.
const MUSL: &str = "musl-gcc";

const TOOLS: Step = ("Check the release notes and the tools", 2);
const PACKAGES: Step = ("Install the page's npm packages", 15);
const ENGINE: Step = ("Compile the engine", 120);
const BINDINGS: Step = ("Bind, optimise and weigh the engine", 60);
const PAGE: Step = ("Bundle the page", 10);
const PROGRAMS: Step = ("Compile the programs for Linux and Windows", 500);
const PACK: Step = ("Pack the site, the archives and the Debian package", 30);

/// Makes `dist/`, and tests what is in it where `--test` asks for that.
///
/// # Errors
/// When the arguments mean nothing, or a step fails.
pub fn run(arguments: &[&str]) -> Result<()> {
    match arguments {
        [] => make(),
        ["--test"] => {
            make()?;
            test().map(|_| ())
        }
        other => bail!("dist takes --test or nothing, not {other:?}"),
    }
}

/// Makes `dist/`.
///
/// # Errors
/// When a tool is missing, in one line that says which, or a step fails. `dist/` is then as it was.
pub fn make() -> Result<()> {
    let steps = [TOOLS, PACKAGES, ENGINE, BINDINGS, PAGE, PROGRAMS, PACK];
    let mut plan = Plan::announce("Release", &steps);
    let release = plan.step(TOOLS.0, || {
        check_page_tools()?;
        ensure_target(LINUX)?;
        ensure_target(WINDOWS)?;
        ensure_linux_compiler()?;
        ensure_windows_compiler()?;
        Release::read()
    })?;
    plan.step(PACKAGES.0, page::install_packages)?;
    plan.step(ENGINE.0, || engine::compile(Purpose::Release))?;
    plan.step(BINDINGS.0, || engine::bind(Purpose::Release))?;
    plan.step(PAGE.0, page::bundle)?;
    plan.step(PROGRAMS.0, compile_programs)?;
    plan.step(PACK.0, || {
        let new = root().join("dist.new");
        remove(&new)?;
        contents::pack(&new, &release)?;
        replace(&folder(), &new)
    })?;
    eprint!("{}", plan.summary());
    print!("{}", contents::list(&folder())?);
    Ok(())
}

/// Tests what is in `dist/`, each thing where this system can run it.
///
/// # Errors
/// When `dist/` is missing or a test fails.
pub fn test() -> Result<Printed> {
    trial::test()
}

/// The folder that a release is in.
fn folder() -> PathBuf {
    root().join("dist")
}

/// Where cargo puts the program of a target.
fn program(target: &str) -> PathBuf {
    let name = if target == WINDOWS {
        "acies.exe"
    } else {
        "acies"
    };
    target_folder().join(target).join(PROFILE).join(name)
}

/// The released program that this system can run, where a release has one.
pub fn program_for_here() -> Option<PathBuf> {
    let target = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => LINUX,
        ("windows", "x86_64") => WINDOWS,
        _ => return None,
    };
    Some(program(target))
}

/// Compiles the programs with the page in them; the page must be bundled.
///
/// Both at once, because link-time optimisation, half of the time, keeps one processor busy.
fn compile_programs() -> Result<()> {
    let mut build = cargo();
    build
        .args(["build", "--locked", "-p", "acies", "--profile", PROFILE])
        .args(["--target", LINUX, "--target", WINDOWS])
        // It comes with the compiler and links for Linux on any system.
        .env("CARGO_TARGET_X86_64_UNKNOWN_LINUX_MUSL_LINKER", "rust-lld")
        .env("CARGO_ENCODED_RUSTFLAGS", remap::flags());
    show(&mut build)
}

/// Checks that the C of the Linux program can be compiled, and installs what does it where the system allows it.
fn ensure_linux_compiler() -> Result<()> {
    // Elsewhere the C compiler of that system has to know the target.
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    ensure_compiler(MUSL, "musl-tools", "the Linux program")
}

/// Checks that the Windows program can be compiled and linked, and installs what does it where the system allows it.
fn ensure_windows_compiler() -> Result<()> {
    if cfg!(windows) {
        return Ok(());
    }
    ensure_compiler(MINGW, "gcc-mingw-w64-x86-64", "the Windows program")
}

/// Checks that a C compiler works, and installs it by its package of Debian where the system allows it.
fn ensure_compiler(compiler: &str, package: &str, what: &str) -> Result<()> {
    let version = Command::new(compiler).arg("--version").output();
    if version.is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    let has_apt =
        cfg!(target_os = "linux") && Command::new("apt-get").arg("--version").output().is_ok();
    if !has_apt || !is_root() {
        bail!(
            "{what} needs {compiler}: `sudo apt-get install {package}` (Debian), `brew install mingw-w64` (macOS, for Windows)"
        );
    }
    step(
        &format!("Install the compiler for {what}"),
        Command::new("apt-get")
            .args(["install", "-y", "--no-install-recommends", package])
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
    .with_context(|| format!("{what} needs {compiler}"))
}

/// Runs the program that packs.
fn pack(release: &Release, arguments: &[&dyn AsRef<std::ffi::OsStr>]) -> Result<()> {
    let mut run = cargo();
    run.args(["run", "--locked", "--quiet", "-p", "xtask-pack", "--"]);
    for argument in arguments {
        run.arg(argument);
    }
    run_plainly(run.env("SOURCE_DATE_EPOCH", release.epoch.to_string()))
}

/// Puts a new folder in the place of another, which stays where that fails.
fn replace(folder: &Path, new: &Path) -> Result<()> {
    let old = folder.with_extension("old");
    remove(&old)?;
    if folder.exists() {
        fs::rename(folder, &old).with_context(|| format!("cannot move {}", folder.display()))?;
    }
    if let Err(error) = fs::rename(new, folder) {
        let _ = fs::rename(&old, folder);
        return Err(error).with_context(|| format!("cannot move {}", new.display()));
    }
    remove(&old)
}

/// Removes a folder that may be there.
fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::replace;

    #[test]
    fn new_folder_takes_the_place_of_the_old_one() {
        let scratch = std::env::temp_dir().join(format!("acies-dist-{}", std::process::id()));
        let (folder, new) = (scratch.join("dist"), scratch.join("dist.new"));
        for (place, text) in [(&folder, "old"), (&new, "new")] {
            fs::create_dir_all(place).unwrap();
            fs::write(place.join("file"), text).unwrap();
        }
        replace(&folder, &new).unwrap();
        assert_eq!(fs::read_to_string(folder.join("file")).unwrap(), "new");
        assert_eq!(fs::read_dir(&scratch).unwrap().count(), 1);
        fs::remove_dir_all(scratch).unwrap();
    }
}
