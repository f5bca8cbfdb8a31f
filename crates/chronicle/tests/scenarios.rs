//! Every scenario of the project can be used: upright, and turned unless it is about the board's edges.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use acies_chronicle::{Draft, ScenarioError};
use acies_geometry::Angle;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "toml") {
            found.push(path);
        }
    }
}

#[test]
fn all_can_be_built_upright_and_turned() {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"),
        &mut found,
    );
    assert!(found.len() > 100, "only {} files", found.len());
    // The position cannot say yet who garrisons a built-up area, and the edition does not know the conventions.
    found.retain(|path| {
        let path = path.to_string_lossy();
        !path.contains("built-up-areas") && !path.contains("-convention")
    });
    let mut complaints = Vec::new();
    for path in &found {
        let text = fs::read_to_string(path).unwrap();
        let build = || {
            let draft = Draft::read(&text)?;
            let rulebook = draft.edition().rulebook();
            let rulebook = rulebook.map_err(|errors| draft.bad_edition(errors.to_string()))?;
            draft.scenario(Arc::clone(&rulebook), Angle::ZERO)?;
            if !draft.is_about_edges() {
                draft.scenario(rulebook, Angle::from_degrees(37.3))?;
            }
            Ok::<(), ScenarioError>(())
        };
        if let Err(error) = build() {
            complaints.push(format!("{}: {error}", path.display()));
        }
    }
    assert!(
        complaints.is_empty(),
        "{} of {}:\n{}",
        complaints.len(),
        found.len(),
        complaints.join("\n")
    );
}
