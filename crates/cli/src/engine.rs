//! The engine that the heads of records name: this program.

use acies_chronicle::Engine;

/// The version of this program, and the commit that it was built from.
pub fn engine() -> Engine {
    Engine::new(env!("CARGO_PKG_VERSION"), env!("ACIES_COMMIT"))
}
