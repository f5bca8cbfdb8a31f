#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::order_prints_and_reads_back(bytes));
