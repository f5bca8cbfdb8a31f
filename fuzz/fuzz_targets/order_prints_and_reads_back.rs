//! Any text is an order that prints and reads back to the same, or is refused at a column of it.
#![no_main]

use acies_referee::Order;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match Order::parse(text) {
    Ok(order) => assert_eq!(Order::parse(&order.to_string()), Ok(order)),
    Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column)),
});
