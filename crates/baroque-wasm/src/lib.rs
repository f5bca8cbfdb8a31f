//! The browser's interface to the solo procedure for Baroque: a separate module, fetched on demand.
//!
//! Results are JSON with ids and numbers; the page formats sentences.

mod refused;
mod show;

use acies_baroque::{Game, Muster, Order, Request};
use serde_json::json;
use wasm_bindgen::prelude::*;

/// A game of the assistant.
#[wasm_bindgen]
pub struct Assistant {
    game: Game,
}

#[wasm_bindgen]
impl Assistant {
    /// Starts a game from the lines of a muster.
    ///
    /// # Errors
    /// Errors in the muster, as in [`look`].
    pub fn begin(muster: &str) -> Result<Assistant, JsError> {
        match Game::begin(muster) {
            Ok((game, _)) => Ok(Assistant { game }),
            Err(error) => Err(JsError::new(&refused::muster(&error).to_string())),
        }
    }

    /// Loads a saved game.
    ///
    /// # Errors
    /// `{"id": "head"}`, an error in a line of its log, or errors in the muster as in [`look`].
    pub fn load(text: &str) -> Result<Assistant, JsError> {
        match Game::read(text) {
            Ok(game) => Ok(Assistant { game }),
            Err(error) => Err(JsError::new(&refused::log(&error).to_string())),
        }
    }

    /// The whole state of the game, as JSON.
    pub fn state(&self) -> String {
        show::state(&self.game).to_string()
    }

    /// Executes an order; returns nothing, or the error as JSON.
    pub fn obey(&mut self, line: &str) -> Option<String> {
        let refused = self.game.obey(line).err()?;
        Some(refused::order(&refused).to_string())
    }

    /// The remarks that an action, `did r1.1 move`, would cause: words, as JSON.
    pub fn advice(&self, line: &str) -> String {
        let advice = match Order::parse(line) {
            Ok(Order::Did(unit, deed, manner)) => self.game.advice(unit, deed, manner),
            _ => Vec::new(),
        };
        let words: Vec<&str> = advice.iter().map(|advice| advice.word()).collect();
        json!(words).to_string()
    }

    /// The duties skipped if the active command finishes now: units with a word each, as JSON.
    pub fn skipped_duties(&self) -> String {
        let skipped_duties = match self.game.asks() {
            Request::Act(command) => self.game.skipped_duties(command),
            _ => Vec::new(),
        };
        let named = skipped_duties.iter();
        let named: Vec<_> = named
            .map(|(unit, advice)| (unit.to_string(), advice.word()))
            .collect();
        json!(named).to_string()
    }

    /// Undoes the last order; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    /// The game as text that can be loaded again.
    pub fn text(&self) -> String {
        self.game.write()
    }
}

/// Parses the lines of a muster: `{"sides": [..], "notes": [..]}`, or `{"refused": {..}}`, as JSON.
#[wasm_bindgen]
pub fn look(muster: &str) -> String {
    match Muster::read(muster) {
        Ok((muster, notes)) => show::muster(&muster, &notes).to_string(),
        Err(error) => json!({"refused": refused::muster(&error)}).to_string(),
    }
}

/// The rulings that can be switched, each with its answers, the default first, as JSON.
#[wasm_bindgen]
pub fn rulings() -> String {
    show::rulings().to_string()
}

/// The tables of the procedure, as JSON.
#[wasm_bindgen]
pub fn tables() -> String {
    show::tables().to_string()
}
