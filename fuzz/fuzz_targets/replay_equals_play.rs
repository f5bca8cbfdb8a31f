#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::replay_equals_play(bytes));
