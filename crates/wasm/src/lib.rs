//! What the web client calls: a battle that lives in the memory of WebAssembly, and the army lists.
//!
//! What is asked once a decision travels as JSON text, what is asked on every movement of a hand as arrays of numbers.
//! Nothing here judges, decides or draws: the referee, the generals and the page do.

mod agreements;
mod armies;
mod deeds;
mod elsewhere;
mod hand;
mod house;
mod mind;
mod outcomes;
mod replay;
mod session;
mod show;

use wasm_bindgen::prelude::*;

pub use session::{Deed, Obeyed, SessionError, Step, Table};

/// A battle and its record.
#[wasm_bindgen]
pub struct Session {
    table: Table,
    /// The places of the last [`Session::snap`].
    offered: Vec<hand::Offer>,
}

#[wasm_bindgen]
impl Session {
    /// A new battle, from JSON: `{"edition": "2.2", "conventions": ["wadbag-24"], "rulings": [["supporters-die", "no"]],
    /// "red": "II/12", "blue": "II/33", "seed": "7", "players": ["you", "greedy"], "armies": ["3Kn general, ..", null],
    /// "attacker": "red"}`; without an attacker the dice decide.
    ///
    /// # Errors
    /// When the JSON does not say a battle, in one line.
    pub fn create(json: &str) -> Result<Session, JsError> {
        Ok(Session::of(Table::from_json(json)?))
    }

    /// The battle of a record, as far as it goes; while it is under way a record does not tell the seed of its dice.
    ///
    /// # Errors
    /// When the text is no record, or does not replay; with the number of the line.
    pub fn load(record: &str, seed: &str) -> Result<Session, JsError> {
        Ok(Session::of(Table::from_record(record, seed)?))
    }

    fn of(table: Table) -> Session {
        Session {
            table,
            offered: Vec::new(),
        }
    }

    /// The same position by another edition as it is printed, to look at what may be done there: nothing in it is kept.
    ///
    /// # Errors
    /// When there is no such edition, or it lacks a troop or a kind of terrain of this battle.
    pub fn by(&self, edition: &str) -> Result<Session, JsError> {
        Ok(Session::of(self.table.by(edition)?))
    }

    /// What the battle waits for, as JSON.
    pub fn asks(&self) -> String {
        show::asks(self.table.battle()).to_string()
    }

    /// Everything that the board shows, as JSON.
    pub fn state(&self) -> String {
        show::state(&self.table).to_string()
    }

    /// Gives an order: what happened, or why not, as JSON.
    pub fn obey(&mut self, text: &str) -> String {
        self.table.obey(text).to_json().to_string()
    }

    /// Throws the dice that are asked for: those given, or those of the seed when none are. What happened, as JSON.
    ///
    /// # Errors
    /// When no throw is asked for or the dice are not the right ones.
    pub fn throw(&mut self, dice: &[u8]) -> Result<String, JsError> {
        Ok(self.table.throw(dice)?.to_string())
    }

    /// What the referee says of an order, as JSON.
    pub fn judge(&self, text: &str) -> String {
        show::judged(self.table.battle(), text).to_string()
    }

    /// The places near the pointer that movers may go to, nearest first; movers by index, red 0 to 13, blue 14 to 27.
    ///
    /// For each place: x, y and facing of the leader, how far that way may be, and how many contacts it makes. What is
    /// meant of them is asked for with [`Session::offered`].
    pub fn snap(&mut self, movers: &[u32], x: f64, y: f64, facing: f64) -> Vec<f64> {
        self.offered = hand::snap(self.table.battle(), movers, [x, y, facing]);
        self.offered.iter().flat_map(hand::Offer::numbers).collect()
    }

    /// The verdict on the order of a place of the last snap, as JSON.
    pub fn offered(&self, place: usize) -> Option<String> {
        let offer = self.offered.get(place)?;
        Some(offer.told(self.table.battle()).to_string())
    }

    /// What the dice of a combat or a shooting would do: `[[12, ["recoiled r1 ..", ..]], ..]`, how many of 36 throws lead to
    /// the same events, the most frequent first, as JSON.
    pub fn outcomes(&self, order: &str) -> String {
        outcomes::outcomes(self.table.battle(), order).to_string()
    }

    /// Where the shooters of a side can shoot: four corners each, x and y one after the other.
    pub fn arcs(&self, side: &str) -> Vec<f64> {
        hand::arcs(self.table.battle(), side)
    }

    /// A slice of the places where movers can get to: x, y and facing of the leader, PIPs, and how far they may go by that
    /// way, one after the other. Of the side whose bound it is not: where they could get to if theirs began now.
    pub fn reach(&self, movers: &[u32], slice: u32, slices: u32) -> Vec<f64> {
        hand::reach(self.table.battle(), movers, slice, slices)
    }

    /// The contacts that movers can make, each with its order, cost and odds, as JSON.
    pub fn contacts(&self, movers: &[u32]) -> String {
        hand::contacts(self.table.battle(), movers).to_string()
    }

    /// What these movers may do beside what dragging shows, or without any the side that is asked: the legal orders with
    /// what they do, as JSON.
    pub fn deeds(&self, movers: &[u32]) -> String {
        deeds::deeds(self.table.battle(), &hand::movers(movers)).to_string()
    }

    /// The whole group of an element, by index, the element first.
    pub fn group(&self, element: u32) -> Vec<u32> {
        hand::group(self.table.battle(), element)
    }

    /// What the referee offers now: orders, and for shooting and combats factors, lines and odds, as JSON.
    pub fn choices(&self) -> String {
        show::choices(self.table.battle()).to_string()
    }

    /// The zones of control of a side's enemies, piece by piece: the index of the owner, and x and y of four corners.
    pub fn zones(&self, side: &str) -> Vec<f64> {
        hand::zones(self.table.battle(), side)
    }

    /// The dullest legal order.
    pub fn default_order(&self) -> String {
        self.table.battle().default_order().to_string()
    }

    /// What a general would order now, as JSON, with what he says of it: `{"order": "end", "notes": [..]}`; nothing when
    /// no decision is asked for or the general is not known. The seed is that of his own dice for the whole battle.
    pub fn decide(&self, general: &str, seed: u32) -> Option<String> {
        let decided = self.table.decide(general, u64::from(seed))?;
        serde_json::to_string(&decided).ok()
    }

    /// Remarks something, which the record keeps before the next order or throw.
    pub fn note(&mut self, text: &str) {
        self.table.note(text);
    }

    /// Takes back the last order, unless dice were thrown since. Whether there was one.
    pub fn undo(&mut self) -> bool {
        self.table.undo()
    }

    /// The record so far, with its foot once the battle is over.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn record(&mut self) -> Result<String, JsError> {
        Ok(self.table.record()?)
    }

    /// The seed of the dice.
    pub fn seed(&self) -> String {
        self.table.seed().to_string()
    }

    /// The seed of a general's own dice in this battle; nothing about the dice of the battle follows from it.
    pub fn stream(&self, side: &str) -> u32 {
        self.table.seed().stream(side) as u32
    }

    /// The conventions and rulings that the battle is played by, as [`agreed`] says them.
    ///
    /// # Errors
    /// Never, for a battle that has begun.
    pub fn agreed(&self) -> Result<String, JsError> {
        Ok(self.table.agreed()?.to_string())
    }

    /// Everything that has happened so far, as JSON.
    pub fn history(&self) -> String {
        show::history(&self.table).to_string()
    }
}

/// The editions with the conventions and rulings that may be chosen, as JSON.
///
/// # Errors
/// Never: the editions are sound.
#[wasm_bindgen]
pub fn agreements() -> Result<String, JsError> {
    Ok(agreements::offered()?.to_string())
}

/// What choices come to, `{"conventions": ["wadbag-24"], "rulings": [["supporters-die", "no"]]}`: the preset, the
/// conventions and rulings in force, and the choices that do not go together, as JSON.
///
/// # Errors
/// When the edition does not have one of them.
#[wasm_bindgen]
pub fn agreed(edition: &str, choices: &str) -> Result<String, JsError> {
    let (source, _) = house::source(edition)?;
    let chosen: agreements::Choices = serde_json::from_str(choices)?;
    let agreed = agreements::look(&source, &chosen.conventions, &chosen.rulings)?;
    Ok(agreements::told(&agreed).to_string())
}

/// Brings a file of house rules, called so in errors: they stand among the editions as `house`. Answers the edition whose
/// army lists are played with.
///
/// # Errors
/// Everything that is wrong with the file.
#[wasm_bindgen]
pub fn bring_house(text: &str, file: &str) -> Result<String, JsError> {
    Ok(house::bring(text, file)?)
}

/// The set of army lists that an edition plays with: the folder of its books, which [`bring_lists`] takes.
///
/// # Errors
/// When the edition has no lists.
#[wasm_bindgen]
pub fn lists_of(edition: &str) -> Result<String, JsError> {
    Ok(acies_armies::Library::set_name(&house::lists(edition))?)
}

/// Brings the army lists of an edition, as the text of all their books: before a battle of it is begun or loaded, and
/// before its lists are looked at.
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

/// The lists that meet a search, all of them when it is empty, as JSON.
///
/// # Errors
/// When the edition has no lists.
#[wasm_bindgen]
pub fn armies(edition: &str, query: &str) -> Result<String, JsError> {
    Ok(armies::search(edition, query)?.to_string())
}

/// One list with its decisions, as JSON.
///
/// # Errors
/// When the edition has no such list.
#[wasm_bindgen]
pub fn army(edition: &str, key: &str) -> Result<String, JsError> {
    Ok(armies::one(edition, key)?.to_string())
}

/// The army that comes of answers to the decisions of a list, in their order.
///
/// # Errors
/// When the edition has no such list.
#[wasm_bindgen]
pub fn compose(edition: &str, key: &str, answers: &[u32]) -> Result<String, JsError> {
    Ok(armies::compose(edition, key, answers)?)
}

/// A hash over a fixed set of battles: the same on every machine.
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

/// A general's mind, which follows the record of a battle: what it has heard of it is not played again.
#[wasm_bindgen]
#[derive(Default)]
pub struct Mind {
    mind: mind::Mind,
}

#[wasm_bindgen]
impl Mind {
    /// One that has heard of no battle.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Mind {
        Mind::default()
    }

    /// Whether a record goes on from the one that was heard last.
    pub fn follows(&self, record: &str) -> bool {
        self.mind.follows(record)
    }

    /// What a general would order at the end of a record, and what he says of it, as JSON.
    ///
    /// # Errors
    /// When the record does not replay; with the number of the line.
    pub fn decide(
        &mut self,
        record: &str,
        general: &str,
        seed: u32,
    ) -> Result<Option<String>, JsError> {
        let decided = self.mind.decide(record, general, u64::from(seed))?;
        Ok(decided.and_then(|decided| serde_json::to_string(&decided).ok()))
    }
}
