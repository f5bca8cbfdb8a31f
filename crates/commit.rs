// Included by the build scripts of the program and of the page's engine.

/// Names the commit that is built, for the heads of records: in `ACIES_COMMIT`, empty where there is no git.
///
/// A `+` says that what decides a battle was changed since that commit. The variable can be set from outside, for a build
/// from an archive.
fn name_commit() {
    use std::process::Command;

    /// The parts of the repository that decide how a battle is played.
    const PLAYED: [&str; 9] = [
        "crates/geometry",
        "crates/rulebook",
        "crates/armies",
        "crates/referee",
        "crates/chronicle",
        "crates/generals",
        "editions",
        "armies",
        "generals",
    ];
    println!("cargo::rerun-if-env-changed=ACIES_COMMIT");
    if let Ok(given) = std::env::var("ACIES_COMMIT") {
        println!("cargo::rustc-env=ACIES_COMMIT={}", given.trim());
        return;
    }
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let git = |words: &[&str]| {
        let output = Command::new("git").args(words).current_dir(&root).output();
        let output = output.ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    // A repository around the sources that does not track them knows nothing of them.
    let tracked = git(&["ls-files", "crates/commit.rs"]).is_some_and(|files| !files.is_empty());
    let commit = tracked.then(|| git(&["rev-parse", "--short=12", "HEAD"])).flatten();
    let mut commit = commit.unwrap_or_default();
    let mut changes = vec!["status", "--porcelain", "--"];
    changes.extend(PLAYED);
    if !commit.is_empty() && git(&changes).is_none_or(|changes| !changes.is_empty()) {
        commit.push('+');
    }
    println!("cargo::rustc-env=ACIES_COMMIT={commit}");
    // What is not there would have every build run this again.
    let watch = |path: &std::path::Path| {
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    };
    for path in ["logs/HEAD", "HEAD"] {
        if let Some(path) = git(&["rev-parse", "--git-path", path]) {
            watch(&root.join(path));
        }
    }
    for part in PLAYED {
        watch(&root.join(part));
    }
}
