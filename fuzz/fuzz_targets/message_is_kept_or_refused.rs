#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::message_is_kept_or_refused(bytes));
