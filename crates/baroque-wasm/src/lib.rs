//! What the page calls of the solo procedure for Baroque, as a module apart from the engine of DBA: it is fetched when the
//! assistant is opened, and the engine grows by nothing. Answers are ids and numbers as JSON; the page makes sentences.

mod refused;
mod show;

use acies_baroque::{Asks, Game, Muster, Order};
use serde_json::json;
use wasm_bindgen::prelude::*;

/// A game of the assistant.
#[wasm_bindgen]
pub struct Assistant {
    game: Game,
}

#[wasm_bindgen]
impl Assistant {
    /// A game from the lines of a muster.
    ///
    /// # Errors
    /// What cannot be read in it, as [`look`] says it.
    pub fn begin(muster: &str) -> Result<Assistant, JsError> {
        match Game::begin(muster) {
            Ok((game, _)) => Ok(Assistant { game }),
            Err(error) => Err(JsError::new(&refused::muster(&error).to_string())),
        }
    }

    /// A saved game.
    ///
    /// # Errors
    /// What cannot be read in it: `{"id": "head"}`, a line of its log, or as [`look`] says it.
    pub fn load(text: &str) -> Result<Assistant, JsError> {
        match Game::read(text) {
            Ok(game) => Ok(Assistant { game }),
            Err(error) => Err(JsError::new(&refused::log(&error).to_string())),
        }
    }

    /// Everything that the page shows, as JSON.
    pub fn state(&self) -> String {
        show::state(&self.game).to_string()
    }

    /// Gives an order: nothing, or why it cannot be given now, as JSON.
    pub fn obey(&mut self, line: &str) -> Option<String> {
        let refused = self.game.obey(line).err()?;
        Some(refused::order(&refused).to_string())
    }

    /// What will be remarked of a deed, `did r1.1 move`: words, as JSON.
    pub fn advice(&self, line: &str) -> String {
        let advice = match Order::parse(line) {
            Ok(Order::Did(unit, deed, manner)) => self.game.advice(unit, deed, manner),
            _ => Vec::new(),
        };
        let words: Vec<&str> = advice.iter().map(|advice| advice.word()).collect();
        json!(words).to_string()
    }

    /// The musts that the command that acts skips if it finishes now: units with a word each, as JSON.
    pub fn skipped(&self) -> String {
        let skipped = match self.game.asks() {
            Asks::Act(command) => self.game.skipped(command),
            _ => Vec::new(),
        };
        let named = skipped.iter();
        let named: Vec<_> = named
            .map(|(unit, advice)| (unit.to_string(), advice.word()))
            .collect();
        json!(named).to_string()
    }

    /// Takes the last order back; whether there was one.
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    /// The game as text that can be loaded again.
    pub fn text(&self) -> String {
        self.game.write()
    }
}

/// What the lines of a muster come to: `{"sides": [..], "notes": [..]}`, or `{"refused": {..}}`, as JSON.
#[wasm_bindgen]
pub fn look(muster: &str) -> String {
    match Muster::read(muster) {
        Ok((muster, notes)) => show::muster(&muster, &notes).to_string(),
        Err(error) => json!({"refused": refused::muster(&error)}).to_string(),
    }
}

/// The rulings that can be switched, each with its answers, the usual one first, as JSON.
#[wasm_bindgen]
pub fn rulings() -> String {
    show::rulings().to_string()
}
