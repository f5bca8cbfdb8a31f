//! Checks what a command needs before anything is compiled: Node, npm, the WebAssembly target, a free port, a browser.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::play::value_of;
use xtask::run::{root, step};

/// The oldest Node that the page's packages work with.
const NODE: u32 = 20;

/// The target of the page's engine.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The port that `acies play` takes by default.
const PORT: u16 = 7311;

/// The port that `acies serve` takes by default.
pub const SERVER_PORT: u16 = 7312;

/// Where Linux distributions install Chromium, the lightest first: the one without a window opens a page in four fifths of the time.
const BROWSERS: [&str; 4] = [
    WINDOWLESS,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
];

/// Chromium without a window, and the packages of Debian and Ubuntu that have it or the whole of Chromium.
const WINDOWLESS: &str = "/usr/bin/chromium-headless-shell";
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "chromium"];

/// npm in the folder of the page, which prints plain text.
pub fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command
        .current_dir(root().join("web"))
        .env("NO_COLOR", "1")
        .env_remove("FORCE_COLOR");
    command
}

/// Checks all that building the page needs, and installs the WebAssembly target where it is missing.
///
/// # Errors
/// When something is missing, in one line that says what and where to get it.
pub fn check_page_tools() -> Result<()> {
    check_node()?;
    if !npm()
        .arg("--version")
        .output()
        .is_ok_and(|it| it.status.success())
    {
        bail!("the page needs npm, which comes with Node: https://nodejs.org");
    }
    ensure_target(WASM)
}

/// Checks that Node is there and new enough.
///
/// # Errors
/// When it is not.
pub fn check_node() -> Result<()> {
    let Ok(output) = Command::new("node").arg("--version").output() else {
        bail!("the page needs Node {NODE} or later, and `node` was not found: https://nodejs.org");
    };
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    match major(&version) {
        Some(major) if major >= NODE => Ok(()),
        _ => bail!("the page needs Node {NODE} or later, and `node` is {version}"),
    }
}

/// The first number of a version such as `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version
        .trim_start_matches('v')
        .split('.')
        .next()?
        .parse()
        .ok()
}

/// Checks that the standard library of a target is installed, and installs it by rustup where it is not.
///
/// # Errors
/// When it can be neither found nor installed.
pub fn ensure_target(target: &str) -> Result<()> {
    let installed = Command::new("rustc")
        .current_dir(root())
        .args(["--print", "target-libdir", "--target", target])
        .output();
    let libraries =
        installed.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    if libraries.is_ok_and(|folder| !folder.is_empty() && Path::new(&folder).is_dir()) {
        return Ok(());
    }
    step(
        &format!("Install the compiler's target {target}"),
        Command::new("rustup")
            .current_dir(root())
            .args(["target", "add", target]),
    )
    .with_context(|| format!("`rustup target add {target}` installs what is missing"))
}

/// Checks that the port of `acies play` is free; it is named by `--port` among the arguments, or the usual one.
///
/// # Errors
/// When something else listens there.
pub fn check_port(arguments: &[String]) -> Result<()> {
    // What is no number is for the program to refuse.
    let Some(port) = port(arguments) else {
        return Ok(());
    };
    if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_err() {
        let other = if port == u16::MAX { PORT } else { port + 1 };
        bail!("port {port} is in use: `cargo xtask play --port {other}` takes another");
    }
    Ok(())
}

/// Checks that the address of `acies serve` is free, which `--listen` among the arguments names.
///
/// # Errors
/// When something else listens there.
pub fn check_listen(arguments: &[String]) -> Result<()> {
    // What is no address is for the program to refuse.
    let address = value_of(arguments, "--listen").and_then(|text| text.parse().ok());
    let Some(address) = address else {
        return Ok(());
    };
    let address: SocketAddr = address;
    if TcpListener::bind(address).is_err() {
        let port = address.port().checked_add(1).unwrap_or(SERVER_PORT);
        let other = SocketAddr::new(address.ip(), port);
        bail!(
            "{address} is in use: `cargo xtask play --online --listen {other}` takes another port"
        );
    }
    Ok(())
}

/// The port that the arguments of `acies play` name.
fn port(arguments: &[String]) -> Option<u16> {
    value_of(arguments, "--port").map_or(Some(PORT), |text| text.parse().ok())
}

/// The browser of the tests: the one that `CHROMIUM` names, or Chromium, the lightest that there is or that can be installed.
///
/// # Errors
/// When there is none and it cannot be installed.
pub fn browser() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        let named = PathBuf::from(named);
        if !named.exists() {
            bail!("CHROMIUM names {}, which does not exist", named.display());
        }
        return Ok(named);
    }
    let found = || BROWSERS.iter().map(PathBuf::from).find(|it| it.exists());
    let installs = Path::new("/usr/bin/apt-get").exists() && is_root();
    if !Path::new(WINDOWLESS).exists() && installs {
        for package in PACKAGES {
            let installed = step(
                &format!("Install {package}"),
                Command::new("apt-get")
                    .args(["install", "-y", package])
                    .env("DEBIAN_FRONTEND", "noninteractive"),
            );
            match installed {
                Ok(()) => break,
                Err(error) => eprintln!("   {error:#}"),
            }
            // The whole of Chromium is not fetched in place of the one without a window where it is there.
            if found().is_some() {
                break;
            }
        }
    }
    found().context(if cfg!(target_os = "linux") {
        "the browser tests need Chromium: `sudo apt-get install -y chromium-headless-shell` installs it, or set CHROMIUM to its path"
    } else {
        "the browser tests need Chromium: set CHROMIUM to its path"
    })
}

/// Whether this runs as the user who may install packages.
pub fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, TcpListener};

    use super::{check_port, major, port};

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn major_version_is_the_first_number() {
        assert_eq!(major("v20.11.1"), Some(20));
        assert_eq!(major("v9.0.0"), Some(9));
        assert_eq!(major("unknown"), None);
    }

    #[test]
    fn port_is_read_from_the_arguments() {
        assert_eq!(port(&words("--no-open")), Some(7311));
        assert_eq!(port(&words("--no-open --port 80")), Some(80));
        assert_eq!(port(&words("--port=0")), Some(0));
        assert_eq!(port(&words("--port many")), None);
    }

    #[test]
    fn used_port_is_refused() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let used = listener.local_addr().unwrap().port();
        let error = check_port(&words(&format!("--port {used}"))).unwrap_err();
        assert!(error.to_string().contains("is in use"), "{error}");
        assert!(check_port(&words("--port 0")).is_ok());
    }
}
