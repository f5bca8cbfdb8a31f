//! Reads the closing lines of test runners: how many tests passed, and which were slowest.

use std::fmt::Write;

use xtask::run::Printed;

/// What several test runs came to.
#[derive(Debug, Default)]
pub struct Report {
    /// How many tests passed.
    pub passed: usize,
    /// How many were skipped.
    pub skipped: usize,
    /// Tests with their seconds, as far as the runner reports them.
    times: Vec<(f64, String)>,
}

impl Report {
    /// Adds a run of nextest or of the plain Rust test runner.
    pub fn add_rust(&mut self, printed: &Printed) {
        for line in printed.out.lines().chain(printed.err.lines()) {
            let line = line.trim_start();
            if line.starts_with("test result:") {
                self.count_line(line, "ignored");
            } else if line.starts_with("Summary [") {
                self.count_line(line, "skipped");
            } else {
                self.times.extend(nextest_time(line));
            }
        }
    }

    /// Adds a run of the page's test runner.
    pub fn add_page(&mut self, printed: &Printed) {
        for line in printed.out.lines().map(str::trim_start) {
            if let Some(counts) = line.strip_prefix("Tests ") {
                self.count_line(counts, "skipped");
            } else {
                self.times.extend(vitest_time(line));
            }
        }
    }

    fn count_line(&mut self, line: &str, skipped: &str) {
        self.passed += number_before(line, "passed");
        self.skipped += number_before(line, skipped);
    }

    /// The closing line, which continuous integration reads.
    pub fn count(&self) -> String {
        format!(
            "tests: {} passed, 0 failed, {} skipped",
            self.passed, self.skipped
        )
    }

    /// The slowest tests, as a table.
    pub fn slowest(&self, most: usize) -> String {
        let mut times: Vec<&(f64, String)> = self.times.iter().collect();
        times.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut text = format!("The {} slowest tests:\n", most.min(times.len()));
        for (seconds, name) in times.into_iter().take(most) {
            let _ = writeln!(text, "   {seconds:>7.1} s  {name}");
        }
        text
    }
}

/// The time of a test in a line of nextest, such as `PASS [   0.012s] (  1/968) acies-geometry angle::tests::x`.
fn nextest_time(line: &str) -> Option<(f64, String)> {
    let (time, name) = line.strip_prefix("PASS [")?.split_once("s]")?;
    let name = name.trim();
    let name = match name.strip_prefix('(') {
        Some(rest) => rest.split_once(')')?.1.trim(),
        None => name,
    };
    Some((time.trim().parse().ok()?, name.to_owned()))
}

/// The time of a test in a line of vitest, such as `✓ fights a battle  1234ms`; the lines of whole files give none.
fn vitest_time(line: &str) -> Option<(f64, String)> {
    let (name, time) = line.strip_prefix("✓ ")?.trim_end().rsplit_once(' ')?;
    let milliseconds: f64 = time.strip_suffix("ms")?.parse().ok()?;
    let name = name.trim();
    let is_file = name.ends_with("test)") || name.ends_with("tests)") || name.ends_with("skipped)");
    (!is_file).then(|| (milliseconds / 1000.0, name.to_owned()))
}

/// The number before a word in a line, or 0.
fn number_before(line: &str, word: &str) -> usize {
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
    use super::Report;
    use xtask::run::Printed;

    fn printed(out: &str, err: &str) -> Printed {
        Printed {
            out: out.to_owned(),
            err: err.to_owned(),
        }
    }

    #[test]
    fn plain_runner_is_counted() {
        let mut report = Report::default();
        let out = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
                   running 3 tests\n\
                   test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        report.add_rust(&printed(out, ""));
        assert_eq!(report.count(), "tests: 15 passed, 0 failed, 1 skipped");
    }

    #[test]
    fn nextest_is_counted_and_timed() {
        let mut report = Report::default();
        let err = "        PASS [   0.012s] (  1/968) acies-geometry angle::tests::short\n        \
                   PASS [  12.500s] (  2/968) acies-geometry angle::tests::long\n     \
                   Summary [  99.900s] 968 tests run: 968 passed (3 slow), 2 skipped\n";
        report.add_rust(&printed("", err));
        assert_eq!(report.count(), "tests: 968 passed, 0 failed, 2 skipped");
        assert_eq!(
            report.slowest(1),
            "The 1 slowest tests:\n      12.5 s  acies-geometry angle::tests::long\n"
        );
    }

    #[test]
    fn page_is_counted_and_timed() {
        let mut report = Report::default();
        let out = " ✓ |browser| e2e/hand.test.ts (2 tests) 5123ms\n     ✓ fights a battle  5100ms\n\
                   Test Files  3 passed (3)\n      Tests  14 passed | 2 skipped (16)\n   Start at  22:07:22\n";
        report.add_page(&printed(out, ""));
        report.add_page(&printed("      Tests  9 passed (9)\n", ""));
        assert_eq!(report.count(), "tests: 23 passed, 0 failed, 2 skipped");
        assert_eq!(
            report.slowest(10),
            "The 1 slowest tests:\n       5.1 s  fights a battle\n"
        );
    }
}
