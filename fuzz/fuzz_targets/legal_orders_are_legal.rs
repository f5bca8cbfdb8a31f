#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| acies_invariants::legal_orders_are_legal(bytes));
