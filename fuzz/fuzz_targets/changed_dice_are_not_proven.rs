#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::changed_dice_are_not_proven(bytes));
