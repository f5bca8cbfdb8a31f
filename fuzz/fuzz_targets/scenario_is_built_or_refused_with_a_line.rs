#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::scenario_is_built_or_refused_with_a_line(bytes));
