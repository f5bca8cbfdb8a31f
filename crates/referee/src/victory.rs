//! Who has won at the end of a bound (`dba22` §22.9).
//!
//! It counts losses by the rulebook; when it is asked, and that the battle then ends, is decided elsewhere.

use crate::{CampHolder, ElementId, Place, Side, View};

/// What red and blue have lost, as victory counts it: elements, and camps in the enemy's hands.
///
/// Troops whose loss never counts and elements that never came to the table are left out.
pub fn losses(view: View) -> [u8; 2] {
    let rules = &view.rulebook.victory;
    Side::BOTH.map(|side| {
        let elements = ElementId::of(side)
            .map(|id| view.position.element(id))
            .filter(|element| element.place == Place::Lost && !rules.uncounted.has(element.troop))
            .count() as u8;
        let camp = match view.position.camp_holder(side) {
            CampHolder::Captured(_) => rules.camp,
            CampHolder::NoCamp
            | CampHolder::Empty
            | CampHolder::Followers
            | CampHolder::Garrison(_) => 0,
        };
        elements.saturating_add(camp)
    })
}

/// The side that has won, if the bound ended now: the other has lost enough or its general, and more than the enemy.
pub fn winner(view: View) -> Option<Side> {
    let rules = &view.rulebook.victory;
    let losses = losses(view);
    Side::BOTH.into_iter().find(|&side| {
        let loser = side.other();
        let (own, lost) = (losses[side as usize], losses[loser as usize]);
        let enough = lost >= rules.losses || rules.general && view.position.general_lost(loser);
        enough && lost > own
    })
}
