//! House rules that a player has brought: they stand beside the editions under one name until others are brought.
//!
//! It knows where an edition comes from, and nothing of what it says.

use std::cell::RefCell;

use acies_rulebook::{EditionErrors, Rulebook, RulebookSource, Scale};

use crate::SessionError;

/// What the page calls the house rules among the editions.
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
/// Everything that is wrong with it.
pub fn bring(text: &str, file: &str) -> Result<String, SessionError> {
    let source = Rulebook::load(text, file).map_err(|errors| input(&errors))?;
    let rulebook = source.compile(Scale::Mm15, &[], &[]);
    let lists = rulebook.map_err(|errors| input(&errors))?.edition;
    HOUSE.set(Some((text.to_owned(), lists.clone())));
    Ok(lists)
}

/// Whether house rules have been brought.
pub fn is_there() -> bool {
    HOUSE.with_borrow(Option::is_some)
}

/// The edition of a name, with the lines of its file where it is the house rules.
///
/// # Errors
/// When there is no such edition.
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
