//! Friends in the way of those behind them (`solo-dba` R-118).
//!
//! A friend bars an element when it stands straight ahead of it, within one move, in no group with it, and may not be
//! passed through. Each element that is barred counts as one bound later at a blow.

use acies_geometry::{Base, Length, overlaps};
use acies_referee::{ElementId, ElementSet, Position, SIDE_SIZE, Side, View, behind};

/// The friends that bar each element of a side.
pub type Barring = [ElementSet; SIDE_SIZE];

/// The strip ahead of an element that it needs for one move.
fn way_ahead(view: View<'_>, id: ElementId) -> Base {
    let base = view.position.base(id);
    let move_length = view.troop(id).allowance.good;
    // Slightly narrower, so that friends flush beside the way do not count.
    let width = base.width - Length::BASE_WIDTH.scaled(1, 25);
    base.resized(base.shifted(move_length, Length::ZERO), width, move_length)
}

/// The group of an element: those in group contact with it, directly or through others.
fn group(position: &Position, id: ElementId) -> ElementSet {
    let mut group = ElementSet::NONE;
    group.insert(id);
    let mut open = group;
    while let Some(next) = open.iter().next() {
        open.remove(next);
        for mate in position.group_mates(next).iter() {
            if !group.has(mate) {
                group.insert(mate);
                open.insert(mate);
            }
        }
    }
    group
}

/// The friends among `others` that bar an element.
fn barring_among(view: View<'_>, id: ElementId, others: ElementSet) -> ElementSet {
    let position = view.position;
    let own = position.element(id);
    let mut barring = ElementSet::NONE;
    if !own.on_table() {
        return barring;
    }
    let way = way_ahead(view, id);
    let passes = |troop| {
        let mut rows = view.rulebook.movement.passing.iter();
        rows.any(|row| row.movers.has(own.troop) && row.through.has(troop))
    };
    for other in others.iter().filter(|&other| other != id) {
        let friend = position.element(other);
        if friend.on_table()
            && way.may_overlap(&friend.base)
            && overlaps(&way, &friend.base)
            && !behind(&own.base, &friend.base)
            && !passes(friend.troop)
        {
            barring.insert(other);
        }
    }
    if barring.is_empty() {
        barring
    } else {
        barring.without(group(position, id))
    }
}

/// The friends that bar each element of a side.
pub fn barring(view: View<'_>, side: Side) -> Barring {
    let own: ElementSet = view.position.side(side).map(|(id, _)| id).collect();
    let mut all = [ElementSet::NONE; SIDE_SIZE];
    for id in own.iter() {
        all[id.index() % SIDE_SIZE] = barring_among(view, id, own);
    }
    all
}

/// How many more elements are barred after some have moved; negative if fewer.
pub fn more_barred(known: &Barring, view: View<'_>, side: Side, moved: ElementSet) -> i32 {
    let own: ElementSet = view.position.side(side).map(|(id, _)| id).collect();
    let mut more = 0;
    for id in own.iter() {
        let before = known[id.index() % SIDE_SIZE];
        let barred = if moved.has(id) {
            !barring_among(view, id, own).is_empty()
        } else {
            !before.without(moved).is_empty() || !barring_among(view, id, moved).is_empty()
        };
        more += i32::from(barred) - i32::from(!before.is_empty());
    }
    more
}
