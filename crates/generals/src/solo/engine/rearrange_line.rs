//! Re-arrange Line: rear supports come to the front or change files (section 5.1; R-45b).
//!
//! No list of section 5.3 has this action; Re-enforce, Repair Line and Form Line use it.

use acies_referee::{Battle, ElementSet, Movers, Order, Position};

use super::formations::Formation;
use super::situation::{MoveResult, Situation};
use crate::candidates;

/// Adds moves of single elements to other places in their group.
pub fn rearrangements(
    battle: &Battle,
    position: &Position,
    formation: &Formation,
    free: ElementSet,
    orders: &mut Vec<Order>,
) {
    if formation.members.len() < 2 {
        return;
    }
    let files = formation.files(position);
    for file in &files {
        let Some(&last) = file.last().filter(|&&last| free.has(last)) else {
            continue;
        };
        for other in &files {
            if other[0] == file[0] {
                continue;
            }
            let [left, right, _] = candidates::beside_and_behind(position.base(other[0]));
            let behind = other.last().map(|&id| position.base(id));
            let behind = behind.map(|base| candidates::beside_and_behind(base)[2]);
            // An element that leaves the front leaves a gap, so only rear elements come forward.
            let front = [left, right].into_iter().filter(|_| file.len() > 1);
            let ways = front.chain(behind);
            orders.extend(ways.filter_map(|pose| candidates::to_place(battle, last, pose)));
        }
        if file.len() > 1 {
            let [left, right, _] = candidates::beside_and_behind(position.base(file[0]));
            let ways = [left, right].into_iter();
            orders.extend(ways.filter_map(|pose| candidates::to_place(battle, last, pose)));
        }
    }
}

/// The rise of A − D when a group changes places and stays one group; `None` if it does not rise.
pub fn improvement(
    situation: &Situation<'_>,
    formation: &Formation,
    moved: &MoveResult,
) -> Option<i32> {
    if !is_one_group(&moved.after, &formation.members) {
        return None;
    }
    let (old, new) = (situation.threats(), situation.threats_after(moved));
    let risen = (new.attack - new.danger) - (old.attack - old.danger);
    (risen >= 1).then_some(risen)
}

/// Whether some elements are one group.
pub fn is_one_group(position: &Position, members: &Movers) -> bool {
    let wanted: ElementSet = members.iter().copied().collect();
    let Some(&first) = members.first() else {
        return false;
    };
    let mut reached = ElementSet::NONE;
    let mut open = Movers::new();
    reached.insert(first);
    open.push(first);
    while let Some(id) = open.pop() {
        for mate in position.group_mates(id).iter() {
            if wanted.has(mate) && !reached.has(mate) {
                reached.insert(mate);
                open.push(mate);
            }
        }
    }
    reached.len() == wanted.len()
}
