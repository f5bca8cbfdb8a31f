//! `cargo xtask build` and `cargo xtask play`: the page, its engine, and the program that serves it, in one file.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::engine::{self, Purpose, profile_folder};
use crate::page;
use crate::plan::{Plan, Step};
use crate::requirements;
use crate::stamp::{Kept, Stamp};
use xtask::run::{cargo, root, run_plainly, show, target_folder};

const CHECK: Step = ("Check Node, npm, the compiler and the port", 1);
const PACKAGES: Step = ("Install the page's npm packages", 15);
const ENGINE: Step = ("Compile the page's engine", 60);
const BINDINGS: Step = ("Write the engine's JavaScript bindings", 30);
const PAGE: Step = ("Bundle the page", 10);
const PROGRAM: Step = ("Compile the program", 60);
const SERVE: Step = ("Serve the page; Ctrl-C ends it", 0);
const SERVE_BATTLES: Step = (
    "Serve the page and battles between people; Ctrl-C ends it",
    0,
);

/// The hours that a server for trying out may have been off: it is started when it is needed, and no player waits for it.
const ANY_OUTAGE: &str = "1000000";

/// Builds everything and serves it; the arguments are those of `acies play`.
///
/// # Errors
/// When a tool is missing, a port is in use, or a step fails.
pub fn play(arguments: &[String]) -> Result<()> {
    requirements::check_port(arguments)?;
    build_unless_fresh(&[SERVE], Purpose::Quick)?.step(SERVE.0, || {
        run_plainly(
            Command::new(program(Purpose::Quick))
                .arg("play")
                .args(arguments),
        )
    })
}

/// Builds everything and serves battles between people, from a folder of their own below `target/`; the arguments are those of
/// `acies serve`.
///
/// # Errors
/// When a tool is missing, a port is in use, or a step fails.
pub fn play_online(arguments: &[String]) -> Result<()> {
    let arguments = online_arguments(arguments, outgoing_address());
    requirements::check_listen(&arguments)?;
    let listen = value_of(&arguments, "--listen").unwrap_or_default();
    let folder = value_of(&arguments, "--folder").unwrap_or_default();
    build_unless_fresh(&[SERVE_BATTLES], Purpose::Quick)?.step(SERVE_BATTLES.0, || {
        eprint!("{}", advice(listen, folder));
        run_plainly(
            Command::new(program(Purpose::Quick))
                .arg("serve")
                .args(&arguments),
        )
    })
}

/// The arguments of `acies serve`, with a folder, an address and the longest outage where they are not named.
fn online_arguments(arguments: &[String], network: Option<IpAddr>) -> Vec<String> {
    let address = network.unwrap_or(Ipv4Addr::LOCALHOST.into());
    let listen = SocketAddr::new(address, requirements::SERVER_PORT).to_string();
    let folder = target_folder().join("online").join("battles");
    let usual = [
        ("--folder", folder.to_string_lossy().into_owned()),
        ("--listen", listen),
        ("--longest-outage", ANY_OUTAGE.to_owned()),
    ];
    let mut all = arguments.to_vec();
    for (name, value) in usual {
        if value_of(arguments, name).is_none() {
            all.extend([name.to_owned(), value]);
        }
    }
    all
}

/// What an option is set to, as `--name VALUE` or `--name=VALUE`.
pub fn value_of<'a>(arguments: &'a [String], name: &str) -> Option<&'a str> {
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if word == name {
            return words.next().map(String::as_str);
        }
        if let Some(value) = word
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix('='))
        {
            return Some(value);
        }
    }
    None
}

/// How two people come to play.
fn advice(listen: &str, folder: &str) -> String {
    let is_here_alone = listen
        .parse::<SocketAddr>()
        .is_ok_and(|address| address.ip().is_loopback());
    let place = if is_here_alone {
        "in a second browser of this machine"
    } else {
        "in a second browser, or on another machine of the same network"
    };
    format!(
        "Open http://{listen}/, choose \"Invite by link\", and open the link {place}.\n\
         Battles are kept in {folder}; delete the folder above it to begin anew.\n"
    )
}

/// The address from which packets leave for other networks; connecting a datagram socket sends nothing.
fn outgoing_address() -> Option<IpAddr> {
    // An address for documentation: whether it exists does not matter.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        // A public address would show the battles to everyone; `--listen` names it where that is meant.
        IpAddr::V4(address) if address.is_private() || address.is_link_local() => {
            Some(address.into())
        }
        _ => None,
    }
}

/// Builds the program with the page in it.
///
/// # Errors
/// When a tool is missing or a step fails.
pub fn build(purpose: Purpose) -> Result<PathBuf> {
    let plan = build_unless_fresh(&[], purpose)?;
    eprint!("{}", plan.summary());
    Ok(program(purpose))
}

/// The program of a purpose.
pub fn program(purpose: Purpose) -> PathBuf {
    let name = format!("acies{}", std::env::consts::EXE_SUFFIX);
    let profile = profile_folder(purpose.program_profile());
    target_folder().join(profile).join(name)
}

/// Takes the steps of a build, or none where nothing has changed since the last; further steps are announced with them.
fn build_unless_fresh(further: &[Step], purpose: Purpose) -> Result<Plan> {
    let kept = Kept::new(&format!("build-{}", purpose.program_profile()));
    let inputs = inputs(purpose)?;
    let Some(reason) = kept.reason(&inputs, &outputs(purpose)?) else {
        eprintln!("Nothing has changed since the last build.");
        return Ok(Plan::new(further));
    };
    let steps = [CHECK, PACKAGES, ENGINE, BINDINGS, PAGE, PROGRAM];
    let mut plan = Plan::announce(
        &format!("Build the page and the program ({reason})"),
        &[&steps[..], further].concat(),
    );
    kept.forget();
    plan.step(CHECK.0, requirements::check_page_tools)?;
    plan.step(PACKAGES.0, page::install_packages)?;
    plan.step(ENGINE.0, || engine::compile(purpose))?;
    plan.step(BINDINGS.0, || engine::bind(purpose))?;
    plan.step(PAGE.0, page::bundle)?;
    plan.step(PROGRAM.0, || compile_program(purpose))?;
    kept.keep(&inputs, &outputs(purpose)?)?;
    Ok(plan)
}

/// Compiles the program; the page has to be bundled before.
///
/// # Errors
/// When it does not compile.
pub fn compile_program(purpose: Purpose) -> Result<()> {
    let profile = purpose.program_profile();
    show(cargo().args(["build", "--locked", "--profile", profile, "-p", "acies"]))
}

/// All that a build can depend on: the repository, the compiler, Node, and what the environment tells cargo.
fn inputs(purpose: Purpose) -> Result<Stamp> {
    let version = |program: &str, argument: &str| -> String {
        let mut command = Command::new(program);
        let output = command.current_dir(root()).arg(argument).output();
        output.map_or_else(
            |error| error.to_string(),
            |output| String::from_utf8_lossy(&output.stdout).into_owned(),
        )
    };
    let mut stamp = Stamp::new()
        .with("purpose", &format!("{purpose:?}"))
        .with("folder", &root().to_string_lossy())
        .with("compiler", &version("rustc", "-vV"))
        .with("node", &version("node", "--version"))
        .with_files(&root(), is_no_input)?;
    for (name, value) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if [
            "RUSTFLAGS",
            "RUSTC",
            "RUSTC_WRAPPER",
            "CARGO_ENCODED_RUSTFLAGS",
        ]
        .contains(&&*name)
            || name.starts_with("CARGO_PROFILE_")
            || name.starts_with("CARGO_BUILD_")
            || name.starts_with("CARGO_TARGET_")
        {
            stamp = stamp.with(&name, &value.to_string_lossy());
        }
    }
    Ok(stamp)
}

/// What a build makes: the program, and that the packages are installed.
fn outputs(purpose: Purpose) -> Result<Stamp> {
    Stamp::new()
        .with_files(&program(purpose), |_| false)?
        .with_files(&root().join("web/node_modules/.acies-lock"), |_| false)
}

/// The parts of the repository that neither the page nor the program can depend on, and what is built.
fn is_no_input(path: &str) -> bool {
    const ELSEWHERE: [&str; 13] = [
        ".git",
        "benches",
        "deploy",
        "dist",
        "fuzz",
        "target",
        "web/bench",
        "web/dist",
        "web/e2e",
        "web/node_modules",
        "web/shots",
        "web/src/engine",
        "web/test",
    ];
    ELSEWHERE.contains(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn a_server_for_trying_out_listens_in_the_local_network_and_keeps_battles_below_target() {
        let network = Some(IpAddr::from([192, 168, 1, 7]));
        let arguments = online_arguments(&[], network);
        assert_eq!(value_of(&arguments, "--listen"), Some("192.168.1.7:7312"));
        let folder = value_of(&arguments, "--folder").expect("a folder");
        assert!(PathBuf::from(folder).starts_with(target_folder()));
        assert!(advice("192.168.1.7:7312", folder).contains("of the same network"));
        let alone = online_arguments(&[], None);
        assert_eq!(value_of(&alone, "--listen"), Some("127.0.0.1:7312"));
        assert!(advice("127.0.0.1:7312", folder).contains("a second browser of this machine"));
    }

    #[test]
    fn what_is_named_stays_as_it_is() {
        let arguments = words("--listen=127.0.0.1:9 --folder there --longest-outage 2");
        assert_eq!(online_arguments(&arguments, None), arguments);
        assert_eq!(value_of(&arguments, "--listen"), Some("127.0.0.1:9"));
        assert_eq!(value_of(&arguments, "--key"), None);
    }
}
