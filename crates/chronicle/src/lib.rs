//! The battle record and the scenario: write, read, replay, verify, draw.
