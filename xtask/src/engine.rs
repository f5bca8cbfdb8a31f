//! The page's WebAssembly modules in `web/src/engine/`: the engine, and the Baroque assistant, which is fetched on demand.
//!
//! The library that writes the bindings has the same version as the `wasm-bindgen` that the engine is compiled with: the lock
//! file ensures that, so no program has to be installed for it. `wasm-opt` comes with the page's npm packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::remap;
use crate::requirements::WASM;
use crate::stamp::{Kept, Stamp};
use xtask::run::{capture, cargo, root, show, target_folder};

/// What a build is for: it decides between a short build and a small, fast engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// `cargo xtask play` and the tests: one profile for all, no link-time optimisation, no `wasm-opt`.
    Quick,
    /// What users get: link-time optimisation and `wasm-opt`, with a budget for each module.
    Release,
}

impl Purpose {
    /// The cargo profile of the engine.
    pub fn engine_profile(self) -> &'static str {
        match self {
            Purpose::Quick => "dev",
            Purpose::Release => "wasm",
        }
    }

    /// The cargo profile of the program.
    pub fn program_profile(self) -> &'static str {
        match self {
            Purpose::Quick => "dev",
            Purpose::Release => "release",
        }
    }
}

/// The folder of a profile's output below the target folder.
pub fn profile_folder(profile: &str) -> &str {
    if profile == "dev" { "debug" } else { profile }
}

/// WebAssembly features that the compiler uses by default and that `wasm-opt` must enable.
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
    /// Its name in messages.
    name: &'static str,
    /// The crate.
    package: &'static str,
    /// The most that it may weigh, compressed by brotli, in bytes.
    budget: usize,
}

const MODULES: [Module; 2] = [
    // With generals and army lists. 700,000 until rulings for each disputed rule, verdicts on engine and dice, armies as players write
    // them and the search of ways came in; 750,000 until events crossed as data and the player's army was deployed by Solo DBA;
    // 760,000 until the page verified dice that three had thrown; 770,000 until it followed battles over a server.
    Module {
        name: "engine",
        package: "acies-wasm",
        budget: 780_000,
    },
    Module {
        name: "Baroque assistant",
        package: "acies-baroque-wasm",
        budget: 150_000,
    },
];

impl Module {
    fn stem(&self) -> String {
        self.package.replace('-', "_")
    }
}

/// The folder of the page that the modules are written into.
pub fn output_folder() -> PathBuf {
    root().join("web/src/engine")
}

/// Compiles the modules.
///
/// # Errors
/// When the compiler is missing or fails.
pub fn compile(purpose: Purpose) -> Result<()> {
    let packages = MODULES.iter().flat_map(|module| ["-p", module.package]);
    let mut build = cargo();
    build
        .args(["build", "--locked", "--target", WASM])
        .args(["--profile", purpose.engine_profile()])
        .args(packages);
    if purpose == Purpose::Release {
        build.env("CARGO_ENCODED_RUSTFLAGS", remap::flags());
    }
    show(&mut build)
}

/// Writes the bindings of the compiled modules, and optimises and weighs those of a release; skips it when nothing has changed.
///
/// # Errors
/// When a tool is missing or fails, or a module is over its budget.
pub fn bind(purpose: Purpose) -> Result<()> {
    let profile = purpose.engine_profile();
    let compiled = target_folder().join(WASM).join(profile_folder(profile));
    let files: Vec<PathBuf> = MODULES
        .iter()
        .map(|module| compiled.join(module.stem()).with_extension("wasm"))
        .collect();
    let mut inputs = Stamp::new()
        .with("purpose", &format!("{purpose:?}"))
        .with("wasm-opt", &OPTIMISATION.join(" "))
        .with_files(&root().join("Cargo.lock"), |_| false)?
        .with_files(&root().join("web/package-lock.json"), |_| false)?
        .with_files(&root().join("xtask/bindings"), |_| false)?;
    for file in &files {
        inputs = inputs.with_files(file, |_| false)?;
    }
    let outputs = || Stamp::new().with_files(&output_folder(), |_| false);
    let kept = Kept::new("engine");
    if kept.reason(&inputs, &outputs()?).is_none() {
        eprintln!("   nothing has changed");
        return Ok(());
    }
    kept.forget();
    show(
        cargo()
            .args(["run", "--locked", "-p", "xtask-bindings", "--"])
            .arg(output_folder())
            .args(&files),
    )?;
    if purpose == Purpose::Release {
        MODULES.iter().try_for_each(optimise_and_weigh)?;
    }
    kept.keep(&inputs, &outputs()?)
}

/// Repeated because each round finds more: 0.4 of 100 bytes in the second, 0.03 in the third.
const OPTIMISATION: [&str; 5] = ["-O3", "-O3", "-O3", "--strip-debug", "--strip-producers"];

fn optimise_and_weigh(module: &Module) -> Result<()> {
    let Module { name, budget, .. } = module;
    let file = output_folder().join(format!("{}_bg.wasm", module.stem()));
    optimise(&file)?;
    let (plain, packed) = weigh(&file)?;
    eprintln!("   {name}: {plain} bytes, {packed} compressed (of {budget})");
    if packed > *budget {
        bail!("the {name} has {packed} bytes compressed, more than {budget}");
    }
    Ok(())
}

fn optimise(file: &Path) -> Result<()> {
    // Run by Node itself: the short cuts in node_modules/.bin differ between systems.
    let tool = root().join("web/node_modules/binaryen/bin/wasm-opt");
    if !tool.exists() {
        bail!("wasm-opt is missing: `npm ci` in web/ installs it");
    }
    let smaller = file.with_extension("opt");
    let mut command = Command::new("node");
    command.arg(tool).args(OPTIMISATION).args(FEATURES);
    capture(command.arg(file).arg("-o").arg(&smaller), |_| true)?;
    std::fs::rename(&smaller, file).context("the optimised module")
}

/// The size of a file, plain and compressed by brotli, which every browser reads.
fn weigh(file: &Path) -> Result<(usize, usize)> {
    let bytes = std::fs::read(file).with_context(|| file.display().to_string())?;
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
