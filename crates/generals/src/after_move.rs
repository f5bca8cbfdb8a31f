//! What a move changes: the elements it displaces and the combats it can affect.
//!
//! No valuation here; the caller supplies distances.

use std::borrow::Cow;
use std::cell::OnceCell;

use acies_geometry::{Base, Length, Point, within};
use acies_referee::combat::{Duel, Touching, affected, close_duel, fights};
use acies_referee::{Battle, ElementId, ElementSet, MovePlan, Party, Position, View, is_settled};

/// Computes the position at the end of a movement phase after a move.
///
/// In most positions no element has an enemy to turn to face. A move then only affects elements near the mover, which
/// the referee can exploit.
#[derive(Clone, Copy)]
pub struct AfterMove<'a> {
    pub battle: &'a Battle,
    /// Whether no element has an enemy to turn to face.
    pub settled: bool,
}

impl<'a> AfterMove<'a> {
    /// Prepares for the moves of a battle as it stands.
    pub fn new(battle: &'a Battle) -> AfterMove<'a> {
        let settled = is_settled(battle.view());
        AfterMove { battle, settled }
    }

    /// The position as it would be if the movement phase ended after this move.
    pub fn position(self, plan: &MovePlan) -> Position {
        if self.settled {
            self.battle.after_settled(plan)
        } else {
            self.battle.after(plan)
        }
    }
}

/// The close combats after a move.
///
/// A combat in `known` (those of the position `before`) is reused unless the move affects one of its parties. Finding
/// out which elements fight is cheap; the factors of a combat are expensive.
pub fn duels_after<'k>(
    before: &Position,
    touching: &Touching,
    view: View<'_>,
    known: impl Fn(&[Party; 2]) -> Option<&'k Duel>,
) -> impl Iterator<Item = Cow<'k, Duel>> {
    let those = OnceCell::new();
    let is_stirred = move |party: &Party| {
        let those = those.get_or_init(|| affected(before, touching, view));
        party.element().is_none_or(|id| those.has(id))
    };
    fights(view).into_iter().filter_map(move |(a, b)| {
        match known(&[a, b]).filter(|_| ![a, b].iter().any(&is_stirred)) {
            Some(duel) => Some(Cow::Borrowed(duel)),
            None => close_duel(view, a, b).map(Cow::Owned),
        }
    })
}

/// The area around an element that it may recoil, flee or pursue through.
#[derive(Clone, Copy, Debug)]
pub struct OutcomeZone {
    /// Distance ahead and behind.
    pub along: Length,
    /// Distance to either side.
    pub aside: Length,
}

impl OutcomeZone {
    /// Whether the element moved, or a moved element is or was in its zone.
    pub fn is_disturbed(
        self,
        before: &Position,
        after: &Position,
        id: ElementId,
        moved: ElementSet,
    ) -> bool {
        let base = before.base(id);
        moved.has(id)
            || moved.iter().any(|other| {
                let mut positions = [before, after].into_iter();
                positions.any(|position| self.contains(base, position.base(other).pose.front))
            })
    }

    /// Whether a point lies in the zone of an element on this base.
    pub fn contains(self, base: &Base, point: Point) -> bool {
        let seen = base.local(point);
        within(seen.right.abs(), self.aside) && within(seen.ahead.abs(), self.along)
    }
}
