#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::offer_begins_a_battle_or_is_refused(bytes));
