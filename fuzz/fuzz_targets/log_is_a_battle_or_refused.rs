#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::log_is_a_battle_or_refused(bytes));
