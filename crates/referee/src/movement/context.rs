//! What binds a move beyond the position: how it is paid for, what it continues, and what is meant by it.

use acies_geometry::Length;
use acies_rulebook::TerrainSet;

use super::cost;
use super::formation::{Formation, OriginalFormation, is_group};
use crate::{Contact, ElementId, Side, Stronghold, View};

/// What binds a move beyond the position: how it is paid for and what it continues.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveContext {
    /// The move goes on after a river was thrown for: it costs nothing.
    pub in_progress: Option<MoveInProgress>,
    /// The camp or built-up area that the mover goes into when it ends at it.
    pub enters: Option<Stronghold>,
    /// Some of the movers dismount in it.
    pub dismounts: bool,
    /// It goes into, out of or through a built-up area.
    pub built_up: bool,
    /// Of which kinds are the built-up areas through which it leads, if it is a column's.
    pub column_through: TerrainSet,
    /// How those of whom some dismount stood before, if they were a group.
    pub original: Option<OriginalFormation>,
    /// What the move costs, where it is known already.
    pub price: Option<u8>,
    /// No way around is looked for: a search asks about many places, and most that are worth it lie straight ahead.
    pub straight: bool,
    /// The contact that is meant, where lining up could lead to several.
    pub request: Option<ContactRequest>,
}

/// A contact that an order names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContactRequest {
    /// Which of the movers makes it.
    pub index: usize,
    /// Whom it meets.
    pub enemy: ElementId,
    /// How.
    pub how: Contact,
}

impl MoveContext {
    /// The PIPs that a move of these elements costs: none where it goes on.
    pub(super) fn pips(self, view: View<'_>, side: Side, movers: &[ElementId]) -> u8 {
        if self.in_progress.is_some() {
            return 0;
        }
        self.price
            .filter(|_| !self.built_up)
            .unwrap_or_else(|| cost::pips(view, side, movers, self.kind()))
    }

    /// What the move does beside going, as far as that is known before it is walked.
    pub(super) fn kind(self) -> cost::MoveKind {
        cost::MoveKind {
            dismounts: self.dismounts,
            built_up: self.built_up,
            column_through: self.column_through,
            into_contact: false,
        }
    }

    /// The least that a move of these elements costs, wherever it ends.
    pub(super) fn least_pips(self, view: View<'_>, side: Side, movers: &[ElementId]) -> u8 {
        if self.in_progress.is_some() || !cost::depends_on_contact(view, movers) {
            return self.pips(view, side, movers);
        }
        let kind = cost::MoveKind {
            into_contact: true,
            ..self.kind()
        };
        cost::pips(view, side, movers, kind)
    }

    /// The least that any move costs, as far as that is known without asking who commands whom.
    pub(super) fn least_known(self) -> u8 {
        u8::from(self.in_progress.is_none())
    }

    /// Whether movers keep their places to each other; else they follow the foremost one by one, as around a bend.
    pub(super) fn is_rigid(
        self,
        view: View<'_>,
        movers: &[ElementId],
        formation: Formation,
    ) -> bool {
        let is_one = || match self.original {
            Some(original) => original.is_group,
            None => is_group(view.position, movers),
        };
        formation != Formation::Column || is_one()
    }

    /// The same with the price worked out, once for all the ways that are tried.
    pub(super) fn priced(self, view: View<'_>, side: Side, movers: &[ElementId]) -> MoveContext {
        MoveContext {
            price: Some(self.pips(view, side, movers)),
            ..self
        }
    }
}

/// What a move that goes on has come to before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveInProgress {
    /// How far it has come.
    pub used: Length,
    /// How far it may go in all by the going that it has met.
    pub allowance: Length,
    /// Whether it breaks off.
    pub breaks_off: bool,
}
