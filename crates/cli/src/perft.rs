//! `acies perft`: counts and hashes the candidate orders of positions, for developers of the referee.

use std::io::Write;
use std::path::Path;

use acies_chronicle::Draft;
use acies_generals::perft::perft;
use acies_geometry::Angle;
use serde_json::json;

use crate::args::PerftArgs;
use crate::bounded_read;
use crate::check::scenarios;
use crate::editions::Editions;
use crate::failure::{Failure, in_file};

/// Prints a row for each position: file, legal orders, refused orders, hash of all verdicts.
///
/// # Errors
/// When a file cannot be used.
pub fn run(wanted: &PerftArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let mut files = Vec::new();
    for path in &wanted.files {
        scenarios(path, &mut files)?;
    }
    if files.is_empty() {
        let path = wanted.files.first().map_or(Path::new("."), |path| path);
        let message = "no scenario in this folder, expected files that end in .toml";
        return Err(in_file(path, message));
    }
    let mut editions = Editions::default();
    if !wanted.json {
        writeln!(out, "position,legal,refused,hash")?;
    }
    for path in &files {
        let text = bounded_read::text(path, bounded_read::SCENARIO)?;
        let draft = Draft::read(&text).map_err(|error| in_file(path, error))?;
        let folder = path.parent().unwrap_or(Path::new(""));
        for edition in draft.editions() {
            let rulebook = editions
                .rulebook(edition, folder)
                .map_err(|message| in_file(path, draft.bad_edition(message)))?;
            let scenario = draft
                .scenario(edition, rulebook, Angle::ZERO)
                .map_err(|error| in_file(path, error))?;
            let count = perft(&scenario.battle());
            let (legal, refused, hash) = (count.legal, count.refused, &count.hash);
            let name = path.display().to_string();
            if wanted.json {
                let row = json!({"position": name, "edition": edition.edition, "legal": legal, "refused": refused, "hash": hash});
                writeln!(out, "{row}")?;
            } else {
                writeln!(out, "{name},{legal},{refused},{hash}")?;
            }
        }
    }
    Ok(true)
}
