//! The context of a move: its price, the move that it continues, and the contact that it asks for.

use acies_geometry::Length;
use acies_rulebook::TerrainSet;

use super::cost;
use super::formation::{Formation, OriginalFormation, is_group};
use crate::{Contact, ElementId, Side, Stronghold, View};

/// What the rules need to know about a move besides the position.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveContext {
    /// The move continues after a river's depth was rolled, and costs nothing.
    pub in_progress: Option<MoveInProgress>,
    /// The stronghold that the mover enters when it ends at it.
    pub enters: Option<Stronghold>,
    /// Some of the movers dismount during the move.
    pub dismounts: bool,
    /// The move leads into, out of or through a built-up area.
    pub built_up: bool,
    /// The kinds of built-up areas that a column passes through.
    pub column_through: TerrainSet,
    /// The formation before some of the movers dismounted, if they were a group.
    pub original: Option<OriginalFormation>,
    /// The price in PIPs, if it is known already.
    pub price: Option<u8>,
    /// The ways to look for.
    pub ways: Ways,
    /// The contact that the order asks for, where conforming could lead to several.
    pub request: Option<ContactRequest>,
}

/// The ways to a place that are looked for. A search that asks about many places can do without those that are hard to
/// find.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Ways {
    /// The straight way alone.
    Straight,
    /// The straight way and the first few around.
    First,
    /// The same, and those through corner points that follow from what is in the way.
    Corners,
    /// All of them: at last, corner points are scattered all over.
    #[default]
    All,
}

/// A contact that an order names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContactRequest {
    /// The index of the mover that makes it.
    pub index: usize,
    /// The enemy.
    pub enemy: ElementId,
    /// The kind of contact.
    pub how: Contact,
}

impl MoveContext {
    /// The same move by no other ways than the first.
    pub(super) fn quick(self) -> MoveContext {
        let ways = self.ways.min(Ways::First);
        MoveContext { ways, ..self }
    }

    /// The same move looked for quickly at first, and then as thoroughly as asked.
    pub(super) fn quick_first(self) -> impl Iterator<Item = MoveContext> {
        let thorough = (self.ways > Ways::First).then_some(self);
        std::iter::once(self.quick()).chain(thorough)
    }

    /// The PIPs that a move of these elements costs; none for a move in progress.
    pub(super) fn pips(self, view: View<'_>, side: Side, movers: &[ElementId]) -> u8 {
        if self.in_progress.is_some() {
            return 0;
        }
        self.price
            .filter(|_| !self.built_up)
            .unwrap_or_else(|| cost::pips(view, side, movers, self.kind()))
    }

    /// The kind of move, as far as it is known before the march is checked.
    pub(super) fn kind(self) -> cost::MoveKind {
        cost::MoveKind {
            dismounts: self.dismounts,
            built_up: self.built_up,
            column_through: self.column_through,
            into_contact: false,
        }
    }

    /// The minimum cost of a move of these elements, wherever it ends.
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

    /// The minimum cost of any move, without computing who is in command.
    pub(super) fn least_known(self) -> u8 {
        u8::from(self.in_progress.is_none())
    }

    /// Whether the movers keep their relative places; otherwise they follow the leader one by one, as around a bend.
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

    /// Computes the price once for all the ways to be tried.
    pub(super) fn priced(self, view: View<'_>, side: Side, movers: &[ElementId]) -> MoveContext {
        MoveContext {
            price: Some(self.pips(view, side, movers)),
            ..self
        }
    }
}

/// A move that continues after a stop at a river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveInProgress {
    /// The distance used so far.
    pub used: Length,
    /// The total allowance by the going met so far.
    pub allowance: Length,
    /// Whether it breaks off.
    pub breaks_off: bool,
}
