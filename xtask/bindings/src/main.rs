//! Writes the JavaScript bindings of compiled WebAssembly modules: `xtask-bindings OUT MODULE.wasm ..`.
//!
//! A program of its own, because only the page's engine needs its many dependencies.

use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, modules @ ..] = arguments.as_slice() else {
        bail!("expected: xtask-bindings OUT MODULE.wasm ..");
    };
    for module in modules {
        let mut bindgen = Bindgen::new();
        bindgen.input_path(module).typescript(true);
        bindgen
            .web(true)
            .and_then(|bindgen| bindgen.generate(Path::new(out)))
            .with_context(|| format!("bindings of {module}"))?;
    }
    Ok(())
}
