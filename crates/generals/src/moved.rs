//! What a move has changed: who stands elsewhere after it, and whose combat may end otherwise for it.
//!
//! It knows no worth of anything, and how near is near is for the caller to say.

use std::borrow::Cow;
use std::cell::OnceCell;

use acies_geometry::{Base, Length, Point, within};
use acies_referee::combat::{Duel, Touching, affected, close_duel, fights};
use acies_referee::{Battle, ElementId, ElementSet, MovePlan, Party, Position, View, is_settled};

/// Where the moves of a battle lead: most leave most where they stand, and if nobody had to turn to an enemy before, nobody
/// has to far from who moves.
#[derive(Clone, Copy)]
pub struct Ends<'a> {
    /// The battle.
    pub battle: &'a Battle,
    /// Whether nobody in it has an enemy to turn to.
    pub settled: bool,
}

impl<'a> Ends<'a> {
    /// Those of the moves of a battle as it stands.
    pub fn of(battle: &'a Battle) -> Ends<'a> {
        let settled = is_settled(battle.view());
        Ends { battle, settled }
    }

    /// The position as it would be if the movement phase ended after a move.
    pub fn after(self, plan: &MovePlan) -> Position {
        if self.settled {
            self.battle.after_settled(plan)
        } else {
            self.battle.after(plan)
        }
    }
}

/// The close combats after a move, with those taken over from the `known` ones of the position `before` that nobody who moved
/// has affected: who fights whom is soon told, all that decides it is dear.
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

/// Where an element may go back, or go on, after a combat, as it is looked at: so far ahead and behind, and to either hand.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    /// Ahead and behind.
    pub along: Length,
    /// To either hand.
    pub aside: Length,
}

impl Ways {
    /// Whether an element moved, or one that moved stands or stood in its ways.
    pub fn are_disturbed(
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
                positions.any(|position| self.have(base, position.base(other).pose.front))
            })
    }

    /// Whether a point lies in the ways of an element.
    pub fn have(self, base: &Base, point: Point) -> bool {
        let seen = base.local(point);
        within(seen.right.abs(), self.aside) && within(seen.ahead.abs(), self.along)
    }
}
