//! Groups and columns (`dba22` §15.1), and the places of elements in them.
//!
//! Neighbours are compared in pairs: an element is in line if it is in line with the next one.

use acies_geometry::{Base, Hand, Length, beyond};

use arrayvec::ArrayVec;

use crate::{ElementId, ElementSet, Position, SIDE_SIZE, behind, beside, follows};

/// The formation of the movers of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formation {
    /// One element.
    Single,
    /// Several elements with the same facing, connected by edges and corners.
    Group,
    /// One element wide: each straight behind another, in any order; or, around a bend, each following the one named
    /// before it.
    Column,
}

/// The formation of these elements; `None` when they have none.
pub fn formation(position: &Position, movers: &[ElementId]) -> Option<Formation> {
    match movers {
        [] => None,
        [_] => Some(Formation::Single),
        _ if is_column(position, movers) => Some(Formation::Column),
        _ if !is_group(position, movers) => None,
        _ if is_one_wide(position, movers) => Some(Formation::Column),
        _ => Some(Formation::Group),
    }
}

/// The formation of elements before some of them dismounted: foot bases are shallower, so ranks come apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OriginalFormation {
    /// The formation.
    pub formation: Formation,
    /// Whether they were a group with the same facing, not a column around a bend.
    pub is_group: bool,
    /// Whether each was behind the one named before it.
    pub is_column: bool,
}

impl OriginalFormation {
    /// The formation of elements now; `None` when they have none.
    pub fn new(position: &Position, movers: &[ElementId]) -> Option<OriginalFormation> {
        formation(position, movers).map(|formation| OriginalFormation {
            formation,
            is_group: is_group(position, movers),
            is_column: is_column(position, movers),
        })
    }
}

/// Whether each element is behind the one named before it, straight or around a bend.
pub fn is_column(position: &Position, movers: &[ElementId]) -> bool {
    movers
        .windows(2)
        .all(|pair| follows(position.base(pair[1]), position.base(pair[0])))
}

/// Whether the elements form one group: all connected by group contact.
pub fn is_group(position: &Position, movers: &[ElementId]) -> bool {
    let all: ElementSet = movers.iter().copied().collect();
    let Some(&first) = movers.first() else {
        return false;
    };
    // What is not on the table is beside nothing, but has a place too.
    let off_table = all.without(position.standing());
    let mut found = ElementSet::NONE;
    found.insert(first);
    let mut newest = found;
    while let Some(id) = newest.iter().next() {
        newest.remove(id);
        let near = if off_table.has(id) {
            all
        } else {
            position.beside(id).or(off_table)
        };
        let joins = |&other: &ElementId| in_group_contact(position, id, other);
        for other in near.and(all).without(found).iter().filter(joins) {
            found.insert(other);
            newest.insert(other);
        }
    }
    found == all
}

/// Whether bases are connected by edges and corners with the same facing.
pub fn in_group(bases: &[&Base]) -> bool {
    let mut found: ArrayVec<usize, SIDE_SIZE> = ArrayVec::new();
    found.push(0);
    let mut next = 0;
    while let Some(&one) = found.get(next) {
        next += 1;
        for other in 0..bases.len() {
            if !found.contains(&other) && in_contact(bases[one], bases[other]) {
                let _ = found.try_push(other);
            }
        }
    }
    found.len() >= bases.len()
}

/// Whether no two elements of a group are side by side.
fn is_one_wide(position: &Position, movers: &[ElementId]) -> bool {
    let neighbours = |a: ElementId, b: ElementId| {
        let (a, b) = (position.base(a), position.base(b));
        Hand::BOTH.into_iter().any(|hand| beside(a, b, hand))
    };
    !movers
        .iter()
        .enumerate()
        .any(|(index, &a)| movers[index + 1..].iter().any(|&b| neighbours(a, b)))
}

/// Whether two friends have the same facing, with edges and corners together.
pub fn in_group_contact(position: &Position, a: ElementId, b: ElementId) -> bool {
    in_contact(position.base(a), position.base(b))
}

fn in_contact(a: &Base, b: &Base) -> bool {
    Hand::BOTH.into_iter().any(|hand| beside(a, b, hand)) || behind(a, b) || behind(b, a)
}

/// The element at one end of the front rank, as seen by the group itself.
///
/// The front rank are the elements without another of the group straight ahead; its end is the one farthest to that
/// hand.
pub fn end_of_front_rank(position: &Position, movers: &[ElementId], hand: Hand) -> ElementId {
    let leader = position.base(movers[0]);
    let farther = |id: ElementId, than: ElementId| {
        let right = |id| leader.local(position.base(id).pose.front).right;
        let ahead = |id| leader.local(position.base(id).pose.front).ahead;
        let by = hand.signed(right(id) - right(than));
        // In each file the foremost counts.
        beyond(by, Length::ZERO)
            || !beyond(-by, Length::ZERO) && (ahead(id) - ahead(than)).units() > 0
    };
    movers.iter().copied().fold(
        movers[0],
        |best, id| if farther(id, best) { id } else { best },
    )
}
