//! Changing places within a group: rear supports come to the front, or go behind another (section 5.1, “Re-arrange Line”; R-45b).
//!
//! No list of section 5.3 has it; re-enforcing, repairing and forming lines do.

use acies_referee::{Battle, ElementSet, Movers, Order, Position};

use super::bodies::Body;
use super::scene::{Moved, Scene};
use crate::candidates;

/// The moves of single members of a group to other places of it.
pub fn orders(
    battle: &Battle,
    position: &Position,
    body: &Body,
    free: ElementSet,
    orders: &mut Vec<Order>,
) {
    if body.members.len() < 2 {
        return;
    }
    let files = body.files(position);
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
            // Whoever leaves his place in front leaves a gap: only those from the rear come forward.
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

/// By how much A less D rises when members of a group change places and it stays one group; `None` when it does not rise.
pub fn better(scene: &Scene<'_>, body: &Body, moved: &Moved) -> Option<i32> {
    if !is_one(&moved.after, &body.members) {
        return None;
    }
    let (old, new) = (scene.threats(), scene.threats_after(moved));
    let risen = (new.attack - new.danger) - (old.attack - old.danger);
    (risen >= 1).then_some(risen)
}

/// Whether some elements are one group.
pub fn is_one(position: &Position, members: &Movers) -> bool {
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
