//! House rules that the player has imported. They are listed with the editions until others replace them.
//!
//! It knows the source of an edition, but not its content.

use std::cell::RefCell;

use acies_rulebook::{EditionErrors, Rulebook, RulebookSource, Scale};

use crate::SessionError;

/// The page's name for the house rules among the editions.
pub const NAME: &str = "house";

thread_local! {
    /// The imported file of house rules, and the edition whose army lists are used.
    static HOUSE: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

fn input(errors: &EditionErrors) -> SessionError {
    SessionError::Input(errors.to_string())
}

/// Imports a file of house rules under the name used in errors. Returns the edition whose army lists are used.
///
/// # Errors
/// All errors in the file.
pub fn bring(text: &str, file: &str) -> Result<String, SessionError> {
    let source = Rulebook::load(text, file).map_err(|errors| input(&errors))?;
    let rulebook = source.compile(Scale::Mm15, &[], &[]);
    let lists = rulebook.map_err(|errors| input(&errors))?.edition;
    HOUSE.set(Some((text.to_owned(), lists.clone())));
    Ok(lists)
}

/// Whether house rules have been imported.
pub fn is_there() -> bool {
    HOUSE.with_borrow(Option::is_some)
}

/// The edition with this name; for house rules, with the lines of the file.
///
/// # Errors
/// When the edition is unknown.
pub fn source(name: &str) -> Result<(RulebookSource, Vec<String>), SessionError> {
    let house = HOUSE.with_borrow(|house| {
        let brought = house.as_ref().filter(|_| name == NAME);
        brought.map(|(text, _)| text.clone())
    });
    let Some(text) = house else {
        let source = Rulebook::edition_source(name).map_err(|errors| input(&errors))?;
        return Ok((source, Vec::new()));
    };
    let source = Rulebook::load(&text, NAME).map_err(|errors| input(&errors))?;
    Ok((source, text.lines().map(str::to_owned).collect()))
}

/// The edition whose army lists an edition uses: for house rules, the one that they change.
pub fn lists(name: &str) -> String {
    let house = HOUSE.with_borrow(|house| {
        let brought = house.as_ref().filter(|_| name == NAME);
        brought.map(|(_, lists)| lists.clone())
    });
    house.unwrap_or_else(|| name.to_owned())
}
