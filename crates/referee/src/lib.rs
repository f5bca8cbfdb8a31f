//! The referee: battle state, orders, choices, throws, verdicts, events and victory.
