//! Editions and conventions of the game: data in TOML, compiled to dense tables.
