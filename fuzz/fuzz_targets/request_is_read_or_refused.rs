#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::request_is_read_or_refused(bytes));
