//! The licences of what a release contains beside the project's own code.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// The crates that users run: the program, and the two modules of the page.
const RELEASED: [&str; 3] = ["acies", "acies-wasm", "acies-baroque-wasm"];

/// The npm packages that the page's bundle contains; the others only build or test it.
const BUNDLED: [&str; 4] = ["svelte", "@fluent/bundle", "fflate", "idb"];

/// The targets that the crates are compiled for.
const TARGETS: [&str; 4] = [
    "x86_64-unknown-linux-musl",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-windows-msvc",
    "wasm32-unknown-unknown",
];

/// What comes with the compiler, whose licence files are not among the crates.
const COMPILER: &str = "\
The programs also contain the standard library of Rust (MIT OR Apache-2.0, https://www.rust-lang.org), the one for Linux
the C library musl (MIT, https://musl.libc.org), and the one for Windows the start code of mingw-w64 (public domain or
ZPL-2.1, https://www.mingw-w64.org).
";

/// Collects name, version, licence and licence files of every crate and npm package.
///
/// Packages with the very same licence text share it.
///
/// # Errors
/// When cargo does not answer, or a package has no licence.
pub fn collect(web: &Path) -> Result<String> {
    let mut by_text: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, licence, folder) in crates()?.into_iter().chain(npm(web)?) {
        let text = licence_texts(&folder)?;
        let text = if text.is_empty() {
            format!("{licence}\n")
        } else {
            text
        };
        let line = format!("{name} ({licence})");
        by_text.entry(text).or_default().insert(line);
    }
    let mut groups: Vec<(BTreeSet<String>, String)> = by_text
        .into_iter()
        .map(|(text, names)| (names, text))
        .collect();
    groups.sort();
    let mut out = format!("Acies contains the following packages.\n\n{COMPILER}");
    for (names, text) in groups {
        let rule = "-".repeat(80);
        let names: Vec<String> = names.into_iter().collect();
        let _ = write!(out, "\n{rule}\n{}\n{rule}\n\n{text}", names.join("\n"));
    }
    Ok(out)
}

/// A package: its name and version, its licence, its folder.
type Package = (String, String, PathBuf);

fn crates() -> Result<BTreeSet<Package>> {
    let mut found = BTreeSet::new();
    for target in TARGETS {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(cargo)
            .args(["metadata", "--locked", "--format-version", "1"])
            .args(["--filter-platform", target])
            .output()
            .context("cargo metadata")?;
        if !output.status.success() {
            bail!(
                "cargo metadata: {}",
                String::from_utf8_lossy(&output.stderr)
            );
        }
        let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
        found.extend(released(&metadata)?);
    }
    Ok(found)
}

/// The packages from registries that the released crates are compiled from.
fn released(metadata: &Value) -> Result<Vec<Package>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages = list(&metadata["packages"]);
    let nodes = list(&metadata["resolve"]["nodes"]);
    let mut waiting: Vec<String> = packages
        .iter()
        .filter(|package| RELEASED.contains(&package["name"].as_str().unwrap_or_default()))
        .map(|package| text(&package["id"]))
        .collect();
    let mut reached = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        let node = nodes.iter().find(|node| node["id"] == id.as_str());
        if !reached.insert(id.clone()) {
            continue;
        }
        for dependency in node.map(|node| list(&node["deps"])).unwrap_or_default() {
            // Build scripts, tests and procedural macros' own needs are no part of the program.
            let is_normal = list(&dependency["dep_kinds"])
                .iter()
                .any(|kind| kind["kind"].is_null());
            if is_normal {
                waiting.push(text(&dependency["pkg"]));
            }
        }
    }
    let foreign = packages.iter().filter(|package| {
        reached.contains(package["id"].as_str().unwrap_or_default()) && !package["source"].is_null()
    });
    foreign
        .map(|package| {
            let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
            let licence = package["license"]
                .as_str()
                .with_context(|| format!("{name} names no licence"))?;
            let manifest = PathBuf::from(text(&package["manifest_path"]));
            let folder = manifest.parent().unwrap_or(&manifest).to_owned();
            Ok((name, licence.to_owned(), folder))
        })
        .collect()
}

fn npm(web: &Path) -> Result<Vec<Package>> {
    let package = |name: &&str| {
        let folder = web.join("node_modules").join(name);
        let manifest = fs::read(folder.join("package.json"))
            .with_context(|| format!("the npm package {name}"))?;
        let manifest: Value = serde_json::from_slice(&manifest)?;
        let field = |key: &str| {
            let value = manifest[key].as_str().map(str::to_owned);
            value.with_context(|| format!("the npm package {name} has no {key}"))
        };
        let name = format!("{name} {}", field("version")?);
        Ok((name, field("license")?, folder.clone()))
    };
    BUNDLED.iter().map(package).collect()
}

/// The licence files of a package, one after the other.
fn licence_texts(folder: &Path) -> Result<String> {
    let mut files = Vec::new();
    for file in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = file?.path();
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().to_uppercase());
        let is_licence = name.is_some_and(|name| {
            ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"]
                .iter()
                .any(|start| name.starts_with(start))
        });
        if is_licence && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    let mut texts = Vec::new();
    for file in files {
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
        texts.push(format!("{}\n", text.trim()));
    }
    Ok(texts.join("\n"))
}
