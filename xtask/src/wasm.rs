//! The engine as WebAssembly, and the assistant for Baroque as a second, small module of its own, which the page fetches
//! only when it is opened: compiled, bound to JavaScript and optimised into `web/src/engine/`.
//!
//! The binding library is the same version as the `wasm-bindgen` that the engine is compiled with: the lock file sees
//! to that, so no program has to be installed for it. The optimiser comes with the page's npm packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{cargo, root, step};

const TARGET: &str = "wasm32-unknown-unknown";

/// What the compiler puts into WebAssembly by itself, which the optimiser has to be told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// A crate that becomes a module.
struct Module {
    /// What it is called in what is said.
    name: &'static str,
    /// The crate.
    package: &'static str,
    /// The most that it may weigh, compressed by brotli, in bytes.
    budget: usize,
}

const MODULES: [Module; 2] = [
    // With generals and army lists.
    Module {
        name: "engine",
        package: "acies-wasm",
        budget: 700_000,
    },
    Module {
        name: "assistant for Baroque",
        package: "acies-baroque-wasm",
        budget: 150_000,
    },
];

/// Builds the modules for the page. The page's npm packages have to be there for the optimiser.
///
/// # Errors
/// When a tool is missing, in one line that says which, or a step fails, or a module weighs too much.
pub fn build() -> Result<()> {
    ensure_target()?;
    MODULES.iter().try_for_each(make)
}

fn make(module: &Module) -> Result<()> {
    let Module {
        name,
        package,
        budget,
    } = module;
    step(
        &format!("{name} as WebAssembly"),
        cargo().args([
            "build",
            "--quiet",
            "--profile",
            "wasm",
            "--target",
            TARGET,
            "-p",
            package,
        ]),
    )?;
    let out = root().join("web/src/engine");
    let stem = package.replace('-', "_");
    let compiled = target_folder().join(TARGET).join("wasm").join(&stem);
    bind(&compiled.with_extension("wasm"), &out)?;
    let bound = out.join(format!("{stem}_bg.wasm"));
    optimise(&bound)?;
    let (plain, packed) = weigh(&bound)?;
    eprintln!("   {name}: {plain} bytes, {packed} compressed");
    if packed > *budget {
        bail!("the {name} weighs {packed} bytes compressed, more than {budget}");
    }
    Ok(())
}

/// Sees to it that the compiler can make WebAssembly.
fn ensure_target() -> Result<()> {
    let installed = Command::new("rustup")
        .args(["target", "list", "--installed"])
        .output();
    let Ok(installed) = installed else {
        // Without rustup the target may still be there; the compiler says so if it is not.
        return Ok(());
    };
    if String::from_utf8_lossy(&installed.stdout)
        .lines()
        .any(|line| line.trim() == TARGET)
    {
        return Ok(());
    }
    step(
        "the compiler's WebAssembly target",
        Command::new("rustup").args(["target", "add", TARGET]),
    )
    .with_context(|| format!("the engine needs it; `rustup target add {TARGET}` installs it"))
}

/// Where cargo builds.
pub fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || root().join("target"),
        |folder| root().join(PathBuf::from(folder)),
    )
}

fn bind(input: &Path, out: &Path) -> Result<()> {
    eprintln!("== bindings");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).typescript(true);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(out))
        .context("bindings")
}

fn optimise(engine: &Path) -> Result<()> {
    let tool = root().join("web/node_modules/.bin/wasm-opt");
    if !tool.exists() {
        bail!("wasm-opt is missing: `npm ci` in web/ brings it");
    }
    let smaller = engine.with_extension("opt");
    step(
        "optimising",
        Command::new(tool)
            // What one round has made smaller lets the next find more: 0.4 of 100 bytes, then 0.03.
            .args(["-O3", "-O3", "-O3", "--strip-debug", "--strip-producers"])
            .args(FEATURES)
            .arg(engine)
            .arg("-o")
            .arg(&smaller),
    )?;
    std::fs::rename(&smaller, engine).context("the optimised module")
}

/// How many bytes a file has, plain and compressed by brotli, which every browser reads.
fn weigh(file: &Path) -> Result<(usize, usize)> {
    let bytes = std::fs::read(file).with_context(|| format!("{}", file.display()))?;
    let script = "const fs = require('node:fs'), zlib = require('node:zlib'); \
                  console.log(zlib.brotliCompressSync(fs.readFileSync(process.argv[1])).length)";
    let output = Command::new("node")
        .args(["-e", script])
        .arg(file)
        .output()
        .context("compressing: node cannot be started")?;
    let packed = String::from_utf8_lossy(&output.stdout);
    let packed = packed
        .trim()
        .parse()
        .context("compressing: node gave no number")?;
    Ok((bytes.len(), packed))
}
