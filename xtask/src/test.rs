//! `cargo xtask test`: everything that must hold before a change lands, ending with the count of tests.

use anyhow::{Result, bail};

use crate::run::{captured, cargo, step};

/// Runs all tests.
///
/// # Errors
/// At the first step that fails.
pub fn all() -> Result<()> {
    step("formatting", cargo().args(["fmt", "--all", "--check"]))?;
    step(
        "lints",
        cargo().args([
            "clippy",
            "--workspace",
            "--all-targets",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ]),
    )?;
    let rust = captured(
        "unit, property and scenario tests",
        cargo().args(["test", "--workspace", "--quiet"]),
    )?;
    step(
        "documents of the code",
        cargo().env("RUSTDOCFLAGS", "-D warnings").args([
            "doc",
            "--workspace",
            "--no-deps",
            "--quiet",
        ]),
    )?;
    let (passed, ignored) = count(&rust);
    if passed == 0 {
        bail!("no test was run");
    }
    println!("tests: {passed} passed, 0 failed, {ignored} skipped");
    Ok(())
}

/// How many tests passed and how many were passed over, from the closing lines of the test runner.
fn count(output: &str) -> (usize, usize) {
    let number = |line: &str, word: &str| -> usize {
        line.split(';')
            .flat_map(|part| part.split('.'))
            .filter_map(|part| part.trim().strip_suffix(word))
            .filter_map(|number| number.trim().parse::<usize>().ok())
            .sum()
    };
    output
        .lines()
        .filter(|line| line.starts_with("test result:"))
        .fold((0, 0), |(passed, ignored), line| {
            (
                passed + number(line, "passed"),
                ignored + number(line, "ignored"),
            )
        })
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn closing_lines_of_the_runner_are_added_up() {
        let output = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
                      running 3 tests\n\
                      test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        assert_eq!(count(output), (15, 1));
    }
}
