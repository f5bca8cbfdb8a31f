//! The API of the page: battles in WebAssembly memory, AI generals and army lists.
//!
//! Calls made once per decision pass JSON text; calls made on every pointer move pass arrays of numbers. No rules, no
//! decisions and no drawing here: those are the referee's, the generals' and the page's.

mod actions;
mod agreements;
mod ai;
mod armies;
#[cfg(test)]
mod engine_tests;
mod following;
mod hand;
mod house;
mod other_edition;
mod outcomes;
mod replay;
mod session;
mod sheet;
mod show;
mod update;

use acies_generals::Proposer;
use acies_wire::Choices;
use serde::Serialize;
use wasm_bindgen::prelude::*;

pub use session::{LogAction, SessionError, Step, Table};

/// A message as the page reads it.
fn json(message: &impl Serialize) -> String {
    // Plain data: no message has a map with keys that are no text.
    serde_json::to_string(message).unwrap_or_default()
}

/// A battle and its record.
#[wasm_bindgen]
pub struct Session {
    table: Table,
    /// The places of the last [`Session::snap`].
    offered: Vec<hand::Offer>,
    /// Deploys for a player who leaves it to the program.
    proposer: Proposer,
}

#[wasm_bindgen]
impl Session {
    /// A new battle, from JSON: `{"edition": "2.2", "conventions": ["wadbag-24"], "rulings": [["supporters-die", "no"]],
    /// "red": "II/12", "blue": "II/33", "seed": "7", "players": ["you", "greedy"], "armies": ["3Kn general, ..", null],
    /// "attacker": "red"}`; without an attacker the dice decide.
    ///
    /// # Errors
    /// When the JSON does not describe a battle, in one line.
    pub fn create(json: &str) -> Result<Session, JsError> {
        Ok(Session::new(Table::from_json(json)?))
    }

    /// The battle of a record. The record of an unfinished battle does not contain the dice seed, so it is passed in.
    ///
    /// # Errors
    /// When the text is not a record or does not replay, with the line number.
    pub fn load(record: &str, seed: &str) -> Result<Session, JsError> {
        Ok(Session::new(Table::from_record(record, seed)?))
    }

    fn new(table: Table) -> Session {
        Session {
            proposer: Proposer::new(table.seed().stream("proposal")),
            table,
            offered: Vec::new(),
        }
    }

    /// The same position under another edition as printed, to see what its rules would allow. Nothing done there is kept.
    ///
    /// # Errors
    /// When there is no such edition, or it lacks a troop or a kind of terrain of this battle.
    pub fn under_edition(&self, edition: &str) -> Result<Session, JsError> {
        Ok(Session::new(self.table.under_edition(edition)?))
    }

    /// A battle over a server, from the head of its record, before the first step of its log.
    ///
    /// # Errors
    /// When the text is no head of a battle with shared dice, or the battle cannot be recreated.
    pub fn of_head(head: &str) -> Result<Session, JsError> {
        Ok(Session::new(Table::of_head(head)?))
    }

    /// Follows the next step of the log: its instant in milliseconds since 1970, and its line. Returns what it has changed:
    /// `table`, `back`, `end` or `nothing`.
    ///
    /// # Errors
    /// When it is no step, or cannot follow here.
    pub fn follow(&mut self, at: f64, line: &str) -> Result<String, JsError> {
        Ok(self.table.follow(at as i64, line)?.word().into())
    }

    /// The table as it is now, as JSON.
    ///
    /// # Errors
    /// When the record cannot be written.
    pub fn update(&mut self) -> Result<String, JsError> {
        Ok(json(&update::update(&mut self.table)?))
    }

    /// Checks a battle that is followed by a value of the house for a visit that is over. Returns the verdict as JSON.
    ///
    /// # Errors
    /// When no battle is followed, or the text is no value.
    pub fn check(&mut self, visit: u32, value: &str) -> Result<String, JsError> {
        Ok(json(&self.table.check(visit, value)?))
    }

    /// Which side may take its orders back in a battle that is followed, as the house says: `red`, `blue` or none.
    pub fn allow_taking_back(&mut self, side: &str) {
        self.table
            .allow_taking_back(acies_referee::Side::from_word(side));
    }

    /// The hash of the log of a battle that is followed, 64 hexadecimal digits; empty of another.
    pub fn log_hash(&self) -> String {
        let following = self.table.following();
        following.map_or_else(String::new, |following| following.hash.to_hex())
    }

    /// What the battle waits for, as JSON.
    pub fn asks(&self) -> String {
        json(&show::asks(&self.table))
    }

    /// Everything that the board shows, as JSON.
    pub fn state(&self) -> String {
        json(&show::state(&self.table))
    }

    /// A battle that is opened: all that the page needs to show it, as JSON.
    ///
    /// # Errors
    /// When the record cannot be written.
    pub fn opened(&mut self) -> Result<String, JsError> {
        Ok(json(&update::opened(&mut self.table)?))
    }

    /// Gives an order, with notes before it. Returns the table after it, or why it was refused, as JSON.
    ///
    /// # Errors
    /// When the record cannot be written.
    pub fn order(&mut self, text: &str, notes: Vec<String>) -> Result<String, JsError> {
        Ok(json(&update::order(&mut self.table, text, notes)?))
    }

    /// Rolls the dice asked for: the given ones, or those of the seed when none are given. Returns the table after it as JSON.
    ///
    /// # Errors
    /// When no roll is asked for or the dice do not fit it.
    pub fn roll(&mut self, dice: &[u8]) -> Result<String, JsError> {
        self.table.throw(dice)?;
        Ok(json(&update::update(&mut self.table)?))
    }

    /// Undoes the last order, unless dice have been rolled since. Returns the table after it as JSON, if there was one.
    ///
    /// # Errors
    /// When the record cannot be written.
    pub fn take_back(&mut self) -> Result<Option<String>, JsError> {
        if !self.table.undo() {
            return Ok(None);
        }
        Ok(Some(json(&update::update(&mut self.table)?)))
    }

    /// Gives an order. Returns its events, or why it was refused, as JSON.
    pub fn obey(&mut self, text: &str) -> String {
        json(&self.table.obey(text))
    }

    /// Rolls the dice asked for: the given ones, or those of the seed when none are given.
    ///
    /// # Errors
    /// When no roll is asked for or the dice do not fit it.
    pub fn throw(&mut self, dice: &[u8]) -> Result<(), JsError> {
        Ok(self.table.throw(dice)?)
    }

    /// The referee's verdict on an order, as JSON.
    pub fn judge(&self, text: &str) -> String {
        json(&show::judged(self.table.battle(), text))
    }

    /// The legal places near the pointer, nearest first. Movers are indices: red 0 to 13, blue 14 to 27.
    ///
    /// For each place: x, y and facing of the leader, the allowance on that way, the number of contacts, and 1 where the
    /// movers end in a group with friends that do not move, else 0; negative how far they stop short of a place beside a friend
    /// that is too far.
    /// [`Session::offered`] gives the verdict on one of them.
    pub fn snap(&mut self, movers: &[u32], x: f64, y: f64, facing: f64) -> Vec<f64> {
        self.offered = hand::snap(self.table.battle(), movers, [x, y, facing]);
        self.offered.iter().flat_map(hand::Offer::numbers).collect()
    }

    /// The legal place nearest to where the pointer holds movers, no farther than `most` base widths, as [`Session::snap`] gives
    /// one; nothing where there is none.
    pub fn nearest(&mut self, movers: &[u32], x: f64, y: f64, facing: f64, most: f64) -> Vec<f64> {
        let nearest = hand::nearest(self.table.battle(), movers, [x, y, facing], most);
        self.offered = nearest.into_iter().collect();
        self.offered.iter().flat_map(hand::Offer::numbers).collect()
    }

    /// The verdict on the order of a place of the last snap, as JSON.
    pub fn offered(&self, place: usize) -> Option<String> {
        let offer = self.offered.get(place)?;
        Some(json(&offer.verdict(self.table.battle())))
    }

    /// The possible results of a combat or shooting, as JSON: `[[12, ["recoiled r1 ..", ..]], ..]`, each with how many of 36
    /// rolls lead to the same events, the most frequent first.
    pub fn outcomes(&self, order: &str) -> String {
        json(&outcomes::outcomes(self.table.battle(), order))
    }

    /// The zones of control and shooting arcs that the board can show, as JSON.
    pub fn overlays(&self) -> String {
        json(&update::overlays(self.table.battle()))
    }

    /// A slice of the places that movers can reach: x, y and facing of the leader, PIPs and allowance, one after another.
    /// For the side whose bound it is not: what they could reach if their bound began now.
    pub fn reach(&self, movers: &[u32], slice: u32, slices: u32) -> Vec<f64> {
        hand::reach(self.table.battle(), movers, slice, slices)
    }

    /// The contacts that movers can make, with order, cost and odds, as JSON.
    pub fn contacts(&self, movers: &[u32]) -> String {
        json(&hand::contacts(self.table.battle(), movers))
    }

    /// The close combats after an order that moves elements, with their odds, as JSON.
    pub fn combats_after(&self, order: &str) -> String {
        json(&show::combats_after(self.table.battle(), order))
    }

    /// Legal orders that dragging does not show, with their plans, as JSON: of these movers, or without movers of the side
    /// to decide.
    pub fn actions(&self, movers: &[u32]) -> String {
        json(&actions::actions(
            self.table.battle(),
            &hand::movers(movers),
        ))
    }

    /// The whole group of an element, by index, the element first.
    pub fn group(&self, element: u32) -> Vec<u32> {
        hand::group(self.table.battle(), element)
    }

    /// The orders to choose from now, as JSON; for shooting and combat with factors and odds.
    pub fn choices(&self) -> String {
        json(&show::choices(self.table.battle()))
    }

    /// The order proposed for the decision asked for: before the first bound a deployment by Solo DBA, later the legal order
    /// that does least.
    pub fn default_order(&mut self) -> String {
        self.proposer.propose(self.table.battle()).to_string()
    }

    /// The order a general would give now, with its reasons, as JSON: `{"order": "end", "notes": [..]}`. `None` when no
    /// decision is asked for or the general is unknown. The seed is for the general's own dice in the whole battle.
    pub fn decide(&self, general: &str, seed: u32) -> Option<String> {
        let decided = self.table.decide(general, u64::from(seed))?;
        Some(json(&decided))
    }

    /// Adds a note, which the record keeps before the next order or roll.
    pub fn note(&mut self, text: &str) {
        self.table.note(text.to_owned());
    }

    /// Undoes the last order, unless dice have been rolled since. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.table.undo()
    }

    /// The dice seed.
    pub fn seed(&self) -> String {
        self.table.seed().to_string()
    }

    /// The seed of a general's own dice; it reveals nothing about the dice of the battle.
    pub fn stream(&self, side: &str) -> u32 {
        self.table.seed().stream(side) as u32
    }

    /// The record so far, with its foot once the battle is over.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn record(&mut self) -> Result<String, JsError> {
        Ok(self.table.record()?)
    }

    /// Everything that has happened so far, as JSON.
    pub fn history(&self) -> String {
        json(&show::history(&self.table))
    }
}

/// What a device knows of a seat by its secret, as JSON: the token, its hash, and the root of the chain of dice.
///
/// # Errors
/// When the secret is not 64 hexadecimal digits, the code no code of a battle, or the side none.
#[wasm_bindgen]
pub fn seat(secret: &str, code: &str, side: &str) -> Result<String, JsError> {
    Ok(json(&following::seat(secret, code, side)?))
}

/// The value of a seat's chain of dice for a visit.
///
/// # Errors
/// When one of the arguments is wrong, or the chain has no such value.
#[wasm_bindgen]
pub fn seat_value(secret: &str, code: &str, side: &str, visit: u32) -> Result<String, JsError> {
    Ok(following::seat_value(secret, code, side, visit)?)
}

/// The hash by which a server knows a secret.
///
/// # Errors
/// When the secret is not 64 hexadecimal digits.
#[wasm_bindgen]
pub fn secret_hash(secret: &str) -> Result<String, JsError> {
    Ok(following::secret_hash(secret)?)
}

/// The editions with the conventions and rulings that may be chosen, as JSON.
///
/// # Errors
/// Never: the editions are sound.
#[wasm_bindgen]
pub fn agreements() -> Result<String, JsError> {
    Ok(json(&agreements::offered()?))
}

/// Resolves choices such as `{"conventions": ["wadbag-24"], "rulings": [["supporters-die", "no"]]}` into the preset, the
/// conventions and rulings in force, and the conflicts among them, as JSON.
///
/// # Errors
/// When the edition does not have one of them.
#[wasm_bindgen]
pub fn agreed(edition: &str, choices: &str) -> Result<String, JsError> {
    let (source, _) = house::source(edition)?;
    let chosen: Choices = serde_json::from_str(choices)?;
    let agreed = agreements::look(
        &source,
        &chosen.conventions,
        session::answers(&chosen.rulings),
    )?;
    Ok(json(&agreements::agreed(&agreed)))
}

/// Loads a house rules file, named in errors, as the edition `house`. Returns the edition whose army lists it uses.
///
/// # Errors
/// Everything that is wrong with the file.
#[wasm_bindgen]
pub fn bring_house(text: &str, file: &str) -> Result<String, JsError> {
    Ok(house::bring(text, file)?)
}

/// The set of army lists of an edition: the folder of the books to pass to [`bring_lists`].
///
/// # Errors
/// When the edition has no lists.
#[wasm_bindgen]
pub fn lists_of(edition: &str) -> Result<String, JsError> {
    Ok(acies_armies::Library::set_name(&house::lists(edition))?)
}

/// Loads the army lists of an edition, as the text of all its books. Call it before a battle of that edition or a look
/// at its lists.
///
/// # Errors
/// When the edition has no lists, or these are none.
#[wasm_bindgen]
pub fn bring_lists(edition: &str, books: &str) -> Result<(), JsError> {
    acies_armies::Library::load_books(&house::lists(edition), books)?;
    Ok(())
}

/// The edition by which the battle of a record is played; for house rules, the one that they extend.
///
/// # Errors
/// When the text is no record, or names an edition that is not known.
#[wasm_bindgen]
pub fn edition_of(record: &str) -> Result<String, JsError> {
    Ok(replay::edition_of(record)?)
}

/// The verdict of `acies replay --verify` on a record, as JSON. The seed of its dice is given where it is known, else empty.
///
/// # Errors
/// When the text is no record, or this engine played its battle and cannot recreate it.
#[wasm_bindgen]
pub fn verify(record: &str, seed: &str) -> Result<String, JsError> {
    Ok(json(&replay::verify(record, seed)?))
}

/// A record as it was played, also by another version: `{"since": null, "states": [..], "lines": [..]}`, with the line from
/// which on the events alone are shown.
///
/// # Errors
/// When the text is no record, or not even the beginning of its battle is known.
#[wasm_bindgen]
pub fn shown(record: &str) -> Result<String, JsError> {
    Ok(json(&replay::shown(record)?))
}

/// The lists that match a search, or all for an empty one, as JSON.
///
/// # Errors
/// When the edition has no lists.
#[wasm_bindgen]
pub fn armies(edition: &str, query: &str) -> Result<String, JsError> {
    Ok(json(&armies::search(edition, query)?))
}

/// One list with its decisions, as JSON.
///
/// # Errors
/// When the edition has no such list.
#[wasm_bindgen]
pub fn army(edition: &str, key: &str) -> Result<String, JsError> {
    Ok(json(&armies::one(edition, key)?))
}

/// The army that results from answers to the decisions of a list, in order.
///
/// # Errors
/// When the edition has no such list.
#[wasm_bindgen]
pub fn compose(edition: &str, key: &str, answers: &[u32]) -> Result<String, JsError> {
    Ok(armies::compose(edition, key, answers)?)
}

/// A hash over a fixed set of battles; it must be the same on every machine.
///
/// # Errors
/// When there is no such edition.
#[wasm_bindgen]
pub fn signature(edition: &str, battles: usize) -> Result<String, JsError> {
    let source = acies_rulebook::Rulebook::edition_source(edition)?;
    let library = acies_armies::Library::for_edition(edition)?;
    Ok(acies_generals::signature::signature(
        &source, library, battles,
    )?)
}

/// An AI general that follows the record of a battle, so that only new lines are replayed.
#[wasm_bindgen]
#[derive(Default)]
pub struct AiSession {
    session: ai::AiSession,
}

#[wasm_bindgen]
impl AiSession {
    /// Creates an empty session.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> AiSession {
        AiSession::default()
    }

    /// Whether a record continues the last one.
    pub fn follows(&self, record: &str) -> bool {
        self.session.follows(record)
    }

    /// The order a general would give at the end of a record, with its reasons, as JSON.
    ///
    /// # Errors
    /// When the record does not replay, with the line number.
    pub fn decide(
        &mut self,
        record: &str,
        general: &str,
        seed: u32,
    ) -> Result<Option<String>, JsError> {
        let decided = self.session.decide(record, general, u64::from(seed))?;
        Ok(decided.map(|decided| json(&decided)))
    }
}
