//! `cargo xtask test`: everything that must hold before a change lands, ending with the count of tests.
//!
//! It knows how test runners close their reports, and nothing of what they test.

use anyhow::{Result, bail};

use crate::run::{captured, cargo, step};
use crate::web;

/// The seed from which the properties' inputs are drawn. It is the same each time unless the caller names another, so that
/// a change is judged by what it does; `cargo test` alone draws anew.
const DRAW: &str = "PROPTEST_RNG_SEED";

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
        cargo()
            .args(["test", "--workspace", "--quiet"])
            .env(DRAW, std::env::var(DRAW).as_deref().unwrap_or("1")),
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
    let page = web::test()?;
    let counted = page
        .iter()
        .map(|output| count_page(output))
        .fold(count(&rust), |sum, more| (sum.0 + more.0, sum.1 + more.1));
    let (passed, skipped) = counted;
    if passed == 0 {
        bail!("no test was run");
    }
    println!("tests: {passed} passed, 0 failed, {skipped} skipped");
    Ok(())
}

/// How many tests passed and how many were passed over, from the closing lines of Rust's test runner.
fn count(output: &str) -> (usize, usize) {
    output
        .lines()
        .filter_map(|line| line.strip_prefix("test result:"))
        .map(|line| (before(line, "passed"), before(line, "ignored")))
        .fold((0, 0), |sum, more| (sum.0 + more.0, sum.1 + more.1))
}

/// The same from the closing line of the page's test runner, `Tests  14 passed | 1 skipped (15)`.
fn count_page(output: &str) -> (usize, usize) {
    output
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("Tests "))
        .map(|line| (before(line, "passed"), before(line, "skipped")))
        .fold((0, 0), |sum, more| (sum.0 + more.0, sum.1 + more.1))
}

/// The number that stands before a word in a line, or none at all.
fn before(line: &str, word: &str) -> usize {
    let words: Vec<&str> = line
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    words
        .windows(2)
        .filter(|pair| pair[1] == word)
        .filter_map(|pair| pair[0].parse::<usize>().ok())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::{count, count_page};

    #[test]
    fn closing_lines_of_the_runner_are_added_up() {
        let output = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
                      running 3 tests\n\
                      test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        assert_eq!(count(output), (15, 1));
    }

    #[test]
    fn the_closing_line_of_the_page_is_read() {
        let output = " Test Files  3 passed (3)\n      Tests  14 passed | 2 skipped (16)\n   Start at  22:07:22\n";
        assert_eq!(count_page(output), (14, 2));
        assert_eq!(count_page("      Tests  9 passed (9)\n"), (9, 0));
    }
}
