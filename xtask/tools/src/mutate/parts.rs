//! The parts of the code that are changed, and by which tests.

use std::process::Command;

use xtask::run::cargo;

/// A part of the code, and by what it is tested.
pub struct Part {
    pub name: &'static str,
    /// The files that are changed.
    pub files: &'static [&'static str],
    pub quick: Tests,
    /// For what the quick ones miss: those that take longer, and the scenarios.
    pub thorough: Tests,
}

/// A selection of tests: packages, test programs, and arguments for the programs.
pub struct Tests {
    pub packages: &'static [&'static str],
    pub programs: &'static [&'static str],
    pub args: &'static [&'static str],
}

impl Tests {
    /// The tests themselves, of the code as it is.
    pub fn plainly(&self) -> Command {
        let mut command = cargo();
        command
            .env_remove(SHARED)
            .args(["test", "--quiet", "--profile=mutants"])
            .args(self.packages.iter().map(|name| format!("--package={name}")))
            .args(self.programs)
            .arg("--")
            .args(self.args);
        command
    }
}

/// A folder of builds that several trees share is none for this: what was built of changed code would pass for that of a tree whose
/// files are older.
pub const SHARED: &str = "CARGO_TARGET_DIR";

/// All but the two that take longest, which are about sight.
const QUICK_REFEREE: Tests = Tests {
    packages: &["acies-referee"],
    programs: &["--lib"],
    args: &["--skip=shooting::line_of_sight", "--skip=targets_agree"],
};
const SCENARIOS: Tests = Tests {
    packages: &["acies-chronicle"],
    programs: &["--test=scenarios"],
    args: &[],
};

pub const PARTS: [Part; 6] = [
    Part {
        name: "combat",
        files: &["crates/referee/src/combat/**"],
        quick: QUICK_REFEREE,
        thorough: SCENARIOS,
    },
    Part {
        name: "outcome",
        files: &[
            "crates/referee/src/outcome/**",
            "crates/referee/src/odds/**",
        ],
        quick: QUICK_REFEREE,
        thorough: SCENARIOS,
    },
    Part {
        name: "rulebook",
        files: &["crates/rulebook/src/**"],
        quick: Tests {
            packages: &["acies-rulebook"],
            programs: &["--lib", "--test=rulebook"],
            args: &[
                "--skip=sheet::every_cell",
                "--skip=misspellings::",
                "--skip=mutants::every_cell",
                "--skip=mutants::mutant_describes",
                "--skip=invalid_editions::errors_name",
                "--skip=tactical_factors",
            ],
        },
        thorough: Tests {
            packages: &["acies-rulebook", "acies-chronicle"],
            programs: &["--lib", "--test=rulebook", "--test=scenarios"],
            args: &[],
        },
    },
    Part {
        name: "solo",
        files: &[
            "crates/generals/src/solo/{army_counts,audit_log,condition,dice,dice_table,facts,names,procedure,procedure_file}.rs",
        ],
        quick: Tests {
            packages: &["acies-generals"],
            programs: &["--test=generals"],
            args: &[
                "solo::",
                "--skip=solo::engine",
                "--skip=solo::self_play",
                "--skip=solo::setups",
                "--skip=landing::excess",
                "--skip=landing::reserve",
                "--skip=lists::sixty",
            ],
        },
        thorough: Tests {
            packages: &["acies-generals"],
            programs: &["--test=generals"],
            args: &["solo::"],
        },
    },
    Part {
        name: "chronicle",
        files: &["crates/chronicle/src/**"],
        quick: Tests {
            packages: &["acies-chronicle"],
            programs: &["--lib"],
            args: &[],
        },
        thorough: Tests {
            packages: &["acies-chronicle"],
            programs: &["--test=releases", "--test=scenarios"],
            args: &[],
        },
    },
    Part {
        name: "wasm",
        files: &["crates/wasm/src/**"],
        quick: Tests {
            packages: &["acies-wasm"],
            programs: &["--lib"],
            args: &["--skip=ai::tests"],
        },
        thorough: Tests {
            packages: &["acies-wasm"],
            programs: &["--lib"],
            args: &["ai::tests"],
        },
    },
];

/// Environment variables for the tests: fixed random seeds, no new files in the tree, and an end of the scenario tests
/// at the first failure.
pub const SETTINGS: [(&str, &str); 3] = [
    ("PROPTEST_RNG_SEED", "1"),
    ("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1"),
    ("ACIES_STOP_EARLY", "1"),
];
