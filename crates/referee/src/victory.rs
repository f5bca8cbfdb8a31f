//! Losses and the winner at the end of a bound (`dba22` §22.9).
//!
//! The caller decides when to ask and then ends the battle.

use crate::{ElementId, Occupant, Place, Side, Stronghold, View};

/// The losses of red and blue as victory counts them: elements, non-combatants, and strongholds in enemy hands (`dba30`
/// §16).
///
/// Troops whose loss never counts, and elements that never reached the table, are left out.
pub fn losses(view: View) -> [u8; 2] {
    let rules = &view.rulebook.victory;
    Side::BOTH.map(|side| {
        let elements = elements_lost(view, side);
        let own = (Stronghold::ALL.into_iter()).filter(|&stronghold| {
            stronghold.owner() == side && view.position.occupant(stronghold) != Occupant::Absent
        });
        own.fold(elements, |sum, stronghold| {
            let non_combatants = view.position.non_combatants_lost[stronghold.index()]
                && !rules.uncounted.has(view.non_combatants(stronghold));
            let taken = match stronghold {
                _ if view.position.controller(stronghold) == side => 0,
                Stronghold::Camp(_) => rules.camp,
                Stronghold::BuiltUp(_) if stands_in_for_camp(view, side) => rules.built_up_as_camp,
                Stronghold::BuiltUp(_) => rules.built_up,
            };
            sum.saturating_add(u8::from(non_combatants))
                .saturating_add(taken)
        })
    })
}

/// The count of a side's lost elements.
fn elements_lost(view: View, side: Side) -> u8 {
    let rules = &view.rulebook.victory;
    let lost = || {
        ElementId::of_side(side)
            // Camp followers and denizens are counted with their stronghold.
            .filter(|id| id.home().is_none())
            .map(|id| view.position.element(id))
            .filter(|element| element.place == Place::Lost && !rules.uncounted.has(element.troop))
    };
    let mut sum = lost().count() as u8;
    for row in &rules.counts {
        let of_row = lost().filter(|element| row.troops.has(element.troop));
        let most = if row.first_only { 1 } else { usize::MAX };
        let more = row.count.saturating_sub(1);
        sum = sum.saturating_add(more.saturating_mul(of_row.take(most).count() as u8));
    }
    if view.position.general_lost(side) {
        sum = sum.saturating_add(rules.general_more);
    }
    sum
}

/// Whether a built-up area serves as the army's camp: the army has no other and needs one.
fn stands_in_for_camp(view: View, side: Side) -> bool {
    let (exempt, above) = view.rulebook.setup.camps.exempt;
    let spared = ElementId::of_side(side)
        .filter(|&id| {
            let element = view.position.element(id);
            element.place != Place::Unused && exempt.has(element.troop)
        })
        .count();
    let serves = view.table.features.iter().any(|feature| {
        feature.owner == Some(side) && view.rulebook.terrain_kind(feature.kind).serves_as_camp
    });
    serves
        && view.position.occupant(Stronghold::Camp(side)) == Occupant::Absent
        && spared <= usize::from(above)
}

/// The side that would win if the bound ended now.
///
/// The loser has lost enough or its general, and more than the enemy.
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

#[cfg(test)]
mod tests {
    use super::{losses, winner};
    use crate::testing::{Board, element};
    use crate::{Occupant, Place, Side};

    fn with_losses(red: usize, blue: usize) -> Board {
        let mut board = Board::new();
        for (letter, count) in [('r', red), ('b', blue)] {
            for number in 1..=count {
                let name = format!("{letter}{number}");
                board.put(&name, "4Bd", 7.0, 7.0, 0.0);
                board.position.element_mut(element(&name)).place = Place::Lost;
            }
        }
        board
    }

    #[test]
    fn four_losses_and_more_than_the_enemy_lose() {
        for (red, blue, won) in [
            (3, 0, None),
            (4, 0, Some(Side::Blue)),
            (4, 4, None),
            (5, 4, Some(Side::Blue)),
            (0, 4, Some(Side::Red)),
        ] {
            assert_eq!(winner(with_losses(red, blue).view()), won, "{red} {blue}");
        }
    }

    #[test]
    fn losing_the_general_loses_only_with_more_losses() {
        for (red, blue, won) in [
            (1, 0, Some(Side::Blue)),
            (1, 1, None),
            (2, 1, Some(Side::Blue)),
        ] {
            let mut board = with_losses(red, blue);
            board.general("r1");
            assert_eq!(winner(board.view()), won, "{red} {blue}");
        }
    }

    #[test]
    fn lost_camp_counts_two_and_scythed_chariot_nothing() {
        let mut board = with_losses(2, 0);
        board
            .put("r3", "SCh", 7.0, 7.0, 0.0)
            .put("r4", "4Bd", 7.0, 7.0, 0.0);
        board.position.element_mut(element("r3")).place = Place::Lost;
        board.position.element_mut(element("r4")).place = Place::Reserve;
        assert_eq!(losses(board.view()), [2, 0]);
        let corners = [(6.0, 0.0), (6.0, 1.5), (8.0, 1.5), (8.0, 0.0)];
        board.camp(Side::Red, &corners, Occupant::Empty);
        assert_eq!(losses(board.view()), [2, 0]);
        board.position.occupants[0] = Occupant::Captured(None);
        assert_eq!(losses(board.view()), [4, 0]);
        assert_eq!(winner(board.view()), Some(Side::Blue));
    }
}
