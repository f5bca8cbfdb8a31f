//! The text of orders.
