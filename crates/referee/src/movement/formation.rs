//! What a group and a column are (`dba22` §15.1), and which of its elements stand where.
//!
//! Judged between neighbours: an element is in line because it stands so to the next one.

use acies_geometry::{Base, Hand, Length, beyond};

use arrayvec::ArrayVec;

use crate::{ElementId, ElementSet, Position, SIDE_SIZE, behind, beside, follows};

/// How the movers of an order stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formation {
    /// One element.
    Single,
    /// Several that face alike and hang together by edges and corners.
    Group,
    /// One element wide: each straight behind another, in whatever order they are named; or, around a bend, each
    /// following the one named before it.
    Column,
}

/// The formation of these elements, or `None` when they are neither.
pub fn formation(position: &Position, movers: &[ElementId]) -> Option<Formation> {
    match movers {
        [] => None,
        [_] => Some(Formation::Single),
        _ if is_column(position, movers) => Some(Formation::Column),
        _ if is_group(position, movers) && is_one_wide(position, movers) => Some(Formation::Column),
        _ if is_group(position, movers) => Some(Formation::Group),
        _ => None,
    }
}

/// How elements stood to each other before some of them dismounted: feet are less deep, and ranks come apart by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OriginalFormation {
    /// What they were.
    pub formation: Formation,
    /// Whether they faced alike, hanging together: no column around a bend.
    pub is_group: bool,
    /// Whether each stood behind the one named before it.
    pub is_column: bool,
}

impl OriginalFormation {
    /// How elements stand; `None` when they are no group.
    pub fn new(position: &Position, movers: &[ElementId]) -> Option<OriginalFormation> {
        formation(position, movers).map(|formation| OriginalFormation {
            formation,
            is_group: is_group(position, movers),
            is_column: is_column(position, movers),
        })
    }
}

/// Whether each element stands behind the one named before it, straight or around a bend.
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
    let mut found = ElementSet::NONE;
    found.insert(first);
    let mut grown = true;
    while grown && found.len() < all.len() {
        grown = false;
        for &id in movers {
            if !found.has(id)
                && found
                    .iter()
                    .any(|other| in_group_contact(position, id, other))
            {
                found.insert(id);
                grown = true;
            }
        }
    }
    found == all
}

/// Whether bases hang together by edges and corners, facing alike.
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

/// Whether no two elements of a group stand beside each other.
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

/// Whether two friends face alike with edges and corners together.
pub fn in_group_contact(position: &Position, a: ElementId, b: ElementId) -> bool {
    in_contact(position.base(a), position.base(b))
}

fn in_contact(a: &Base, b: &Base) -> bool {
    Hand::BOTH.into_iter().any(|hand| beside(a, b, hand)) || behind(a, b) || behind(b, a)
}

/// The element at one end of the front rank, as seen by the group itself.
///
/// The front rank are those with nobody of the group straight ahead; its end is the one farthest to that hand.
pub fn end_of_front_rank(position: &Position, movers: &[ElementId], hand: Hand) -> ElementId {
    let leader = position.base(movers[0]);
    let farther = |id: ElementId, than: ElementId| {
        let right = |id| leader.local(position.base(id).pose.front).right;
        let ahead = |id| leader.local(position.base(id).pose.front).ahead;
        let by = hand.signed(right(id) - right(than));
        // Of those in one file the foremost counts.
        beyond(by, Length::ZERO)
            || !beyond(-by, Length::ZERO) && (ahead(id) - ahead(than)).units() > 0
    };
    movers.iter().copied().fold(
        movers[0],
        |best, id| if farther(id, best) { id } else { best },
    )
}
