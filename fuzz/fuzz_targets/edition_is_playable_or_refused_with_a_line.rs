#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::edition_is_playable_or_refused_with_a_line(bytes));
