//! The groups and lines of a side.

use acies_geometry::Hand;
use acies_referee::{ElementId, ElementSet, Movers, Position, Side, beside, in_group_contact};

/// The maximal groups among the free elements of a side, without single elements.
pub fn groups(position: &Position, side: Side, mut free: ElementSet) -> Vec<Movers> {
    let mut groups = Vec::new();
    for (start, _) in position.side(side) {
        if !free.has(start) {
            continue;
        }
        let mut group = Movers::new();
        group.push(start);
        free.remove(start);
        let mut next = 0;
        while next < group.len() {
            let id = group[next];
            next += 1;
            for (other, _) in position.side(side) {
                if free.has(other) && in_group_contact(position, id, other) {
                    free.remove(other);
                    group.push(other);
                }
            }
        }
        if group.len() > 1 {
            groups.push(group);
        }
    }
    groups
}

/// The unbroken lines of two or more elements side by side, from left to right.
pub fn lines(position: &Position, side: Side) -> Vec<Movers> {
    let mut lines = Vec::new();
    for (start, element) in position.side(side) {
        let on_left = position
            .side(side)
            .any(|(_, other)| beside(&other.base, &element.base, Hand::Left));
        if on_left {
            continue;
        }
        let mut line = Movers::new();
        let mut last = Some(start);
        while let Some(id) = last {
            line.push(id);
            if line.is_full() {
                break;
            }
            let base = position.base(id);
            last = position
                .side(side)
                .find(|(_, other)| beside(&other.base, base, Hand::Right))
                .map(|(next, _)| next);
        }
        if line.len() > 1 {
            lines.push(line);
        }
    }
    lines
}

/// All unbroken parts of a line with this length.
pub fn line_windows(line: &[ElementId], length: usize) -> impl Iterator<Item = Movers> + '_ {
    line.windows(length.max(1))
        .map(|part| part.iter().copied().collect())
}
