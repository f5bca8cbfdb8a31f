#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::army_prints_and_reads_back(bytes));
