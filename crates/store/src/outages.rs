//! Intervals in which the house was dark, written into the battles that ran.

use acies_chronicle::shared_dice::{Code, Secret};
use acies_host::{Break, Hosted, Input, Outcome, Time};

use crate::store::{Store, StoreError};

/// How often a battle is read again because another commit was first.
const TRIES: u32 = 100;

/// What became of an outage.
#[derive(Debug, Default)]
pub struct Noted {
    /// How many battles have it now, those that had it before included.
    pub battles: usize,
    /// The battles that do not, each with the reason.
    pub failed: Vec<(Code, String)>,
}

/// Writes an outage into every battle that runs and was offered before its end. One that was written before is not written
/// again, so that a call that failed can be made again.
///
/// # Errors
/// When the store cannot be read or written now. Some battles may have the outage then.
pub fn note_outage(store: &dyn Store, outage: Break, now: Time) -> Result<Noted, StoreError> {
    let mut noted = Noted::default();
    for code in store.running()? {
        match note(store, code, outage, now) {
            Ok(true) => noted.battles += 1,
            Ok(false) => {}
            Err(error @ (StoreError::Later(_) | StoreError::Unknown(_))) => return Err(error),
            Err(error) => noted.failed.push((code, error.to_string())),
        }
    }
    Ok(noted)
}

/// Writes an outage into a battle; whether it ran then.
fn note(store: &dyn Store, code: Code, outage: Break, now: Time) -> Result<bool, StoreError> {
    let mut overtaken = None;
    for _ in 0..TRIES {
        let rows = store.read(code)?;
        if rows.terms.created >= outage.to {
            return Ok(false);
        }
        if rows.outages.contains(&outage) {
            return Ok(true);
        }
        let misfit = |what: String| StoreError::Misfit {
            place: format!("battle {code}"),
            what,
        };
        let hosted = Hosted::new(rows).map_err(|error| misfit(error.to_string()))?;
        // No dice depend on an outage.
        let no_secret = Secret([0; 32]);
        let outcome = hosted.step(now, Input::Outage(outage), &no_secret);
        let Outcome::Commit(commit) = outcome.map_err(|error| misfit(error.to_string()))? else {
            return Ok(false);
        };
        match store.write(code, &commit) {
            Ok(()) => return Ok(true),
            Err(StoreError::Overtaken(by)) => overtaken = Some(by),
            Err(error) => return Err(error),
        }
    }
    Err(overtaken.map_or_else(|| StoreError::Later("busy".into()), StoreError::Overtaken))
}
