//! The rematch: another battle on the same terms, in which the players have changed sides, and so their armies.
//!
//! Its code follows from the battle before and from the secret of the house, and the token of each seat opens the other seat of
//! the rematch. So both pages come to the same battle without a link, whichever of them asks first and however often.

use acies_chronicle::shared_dice::{Code, Holder};
use acies_host::{Hosted, Rows};
use acies_referee::Side;
use acies_store::StoreError;
use acies_wire::online;

use super::house::{House, Trouble};
use super::words;
use crate::key::CHARACTERS;

/// What the code of a rematch is derived for.
const CONTEXT: &str = "acies 2026 code of a rematch";

/// Why there is no rematch.
#[derive(Debug)]
pub enum NoRematch {
    /// The players have not agreed on one.
    NotAgreed,
    /// The battle cannot be read, or none can be kept.
    Trouble(Trouble),
}

impl From<Trouble> for NoRematch {
    fn from(trouble: Trouble) -> NoRematch {
        NoRematch::Trouble(trouble)
    }
}

impl House {
    /// The rematch of a battle, made if it is not there yet. Blocks.
    ///
    /// # Errors
    /// When the players have not agreed on one, the battle is unknown, or nothing can be kept now.
    pub(super) fn rematch(&self, before: Code) -> Result<online::Listed, NoRematch> {
        let hosted = self.read(before)?;
        let (now, secret) = (self.now(), self.secret(before));
        let frame = hosted.frame(Side::Red, hosted.version(), now, &secret);
        if !frame.public.is_rematch_agreed {
            return Err(NoRematch::NotAgreed);
        }
        let code = self.code_of_rematch(before).ok_or(Trouble::Later)?;
        match self.read(code) {
            Ok(hosted) => return Ok(words::listed(&hosted)),
            Err(Trouble::Unknown) => {}
            Err(trouble) => return Err(trouble.into()),
        }
        let token = |side: Side| hosted.rows().seat(side).taken.map(|taken| taken.token);
        let (Some(red), Some(blue)) = (token(Side::Red), token(Side::Blue)) else {
            return Err(NoRematch::NotAgreed);
        };
        let root = self.secret(code).value(code, Holder::House, 0);
        let root = root.ok_or(Trouble::Later)?;
        let terms = words::listed(&hosted).terms;
        // Terms that were agreed on once are terms; the engine may be a newer one.
        let terms = words::terms(&terms, code, root, self.engine(), now);
        let rows = Rows::new(terms.map_err(|_| Trouble::Later)?, [blue, red]);
        match self.store().create(&rows) {
            Ok(()) => {
                self.metrics().offered.inc();
                let hosted = Hosted::new(rows).map_err(|_| Trouble::Later)?;
                Ok(words::listed(&hosted))
            }
            // The page of the opponent was faster.
            Err(StoreError::CodeTaken(_)) => Ok(words::listed(&self.read(code)?)),
            Err(error) => Err(self.trouble(&error).into()),
        }
    }

    fn code_of_rematch(&self, before: Code) -> Option<Code> {
        let hash = blake3::derive_key(CONTEXT, &self.secret(before).0);
        let characters = hash.iter().take(Code::LENGTH);
        let character = |byte: &u8| char::from(CHARACTERS[usize::from(byte % 32)]);
        let text: String = characters.map(character).collect();
        text.parse().ok()
    }
}
