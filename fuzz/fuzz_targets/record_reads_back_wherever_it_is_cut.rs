#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::record_reads_back_wherever_it_is_cut(bytes));
