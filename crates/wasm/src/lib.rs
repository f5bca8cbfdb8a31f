//! What the web client calls.
