//! Remembers lines as they were formed, so that displaced elements can return (`solo-dba` §4.3, 10; R-58).
//!
//! Everything is kept in the audit log: the lines at the end of a movement phase, and the elements sent away from one.

use acies_geometry::{Base, Hand, Length, beyond};
use acies_referee::{Battle, ElementId, ElementSet, Movers, Order, Position, Side};
use arrayvec::ArrayVec;

use super::formations::same_place;
use crate::audit::Entry;
use crate::candidates::{Files, files};
use crate::formations::groups;
use crate::solo::audit_log::AuditLog;

/// The name of a line's entry.
const NAME: &str = "line";
/// The name of the entry of an element that has left its line.
const LEFT: &str = "line-left";

/// A line: its files from left to right, each from front to rear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormedLine {
    files: Files,
    /// Its elements, without those that have joined a later line or left.
    members: ElementSet,
}

impl FormedLine {
    /// The line of a group; `None` if its files are not level.
    pub fn from_group(position: &Position, group: &Movers) -> Option<FormedLine> {
        let line = FormedLine::new(files(position, group));
        let in_place = |&id: &ElementId| {
            let place = line.place(position, id, group[0]);
            place.is_some_and(|place| same_place(&place, position.base(id)))
        };
        group.iter().all(in_place).then_some(line)
    }

    fn new(files: Files) -> FormedLine {
        FormedLine {
            members: files.iter().flatten().copied().collect(),
            files,
        }
    }

    /// Parses a line such as `r1 r5 | r2 | r3`.
    pub fn parse(text: &str) -> Option<FormedLine> {
        let mut files = Files::new();
        for file in text.split('|') {
            let mut open = ArrayVec::new();
            for word in file.split_whitespace() {
                open.try_push(ElementId::parse(word)?).ok()?;
            }
            files.try_push(open).ok()?;
        }
        Some(FormedLine::new(files))
    }

    fn format(&self) -> String {
        let file = |file: &ArrayVec<ElementId, { acies_referee::SIDE_SIZE }>| {
            let words: Vec<String> = file.iter().map(ElementId::to_string).collect();
            words.join(" ")
        };
        let files: Vec<String> = self.files.iter().map(file).collect();
        files.join(" | ")
    }

    /// The file of an element and its rank in it.
    fn file_of(&self, id: ElementId) -> Option<(usize, usize)> {
        self.files.iter().enumerate().find_map(|(file, ids)| {
            let rank = ids.iter().position(|&other| other == id)?;
            Some((file, rank))
        })
    }

    /// The place of an element relative to another one of the line.
    pub fn place(&self, position: &Position, id: ElementId, mate: ElementId) -> Option<Base> {
        let ((file, rank), (other, behind)) = (self.file_of(id)?, self.file_of(mate)?);
        let deep = |file: usize, rank: usize| -> Length {
            let before = &self.files[file][..rank];
            before.iter().map(|&id| position.base(id).depth).sum()
        };
        let base = position.base(mate);
        let aside = base.width * (file.abs_diff(other) as i32);
        let hand = if file < other {
            Hand::Left
        } else {
            Hand::Right
        };
        let pose = base.shifted(deep(other, behind) - deep(file, rank), hand.signed(aside));
        Some(position.base(id).moved_to(pose))
    }

    /// Its elements on the table.
    pub fn standing<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = ElementId> + 'a {
        let members = self.members.iter();
        members.filter(|&id| position.element(id).on_table())
    }

    /// The largest set of elements in place relative to each other, the foremost on a tie.
    pub fn intact(&self, position: &Position) -> ElementSet {
        let with = |mate: ElementId| -> ElementSet {
            let in_place = |id: &ElementId| {
                let place = self.place(position, *id, mate);
                place.is_some_and(|place| same_place(&place, position.base(*id)))
            };
            self.standing(position).filter(in_place).collect()
        };
        let mut best: Option<(ElementSet, ElementId)> = None;
        for id in self.standing(position) {
            let set = with(id);
            let better = best.is_none_or(|(known, mate)| {
                let ahead = position
                    .base(mate)
                    .local(position.base(id).pose.front)
                    .ahead;
                set.len() > known.len() || set.len() == known.len() && beyond(ahead, Length::ZERO)
            });
            if better {
                best = Some((set, id));
            }
        }
        best.map_or(ElementSet::NONE, |(set, _)| set)
    }

    /// The distance of an element from its place relative to the intact part.
    fn distance_from_place(&self, position: &Position, id: ElementId) -> Length {
        let intact = self.intact(position);
        let mate = intact.iter().next().filter(|_| !intact.has(id));
        let place = mate.and_then(|mate| self.place(position, id, mate));
        place.map_or(Length::ZERO, |place| {
            place.pose.front.distance(position.base(id).pose.front)
        })
    }

    /// Whether a group stands as this line has it.
    fn covers(&self, position: &Position, group: &Movers) -> bool {
        group.iter().all(|&id| {
            let place = self.place(position, id, group[0]);
            self.members.has(id) && place.is_some_and(|place| same_place(&place, position.base(id)))
        })
    }
}

/// The lines in an audit log; each element belongs to the last line that names it, unless it has left since.
pub fn from_entries(entries: &[Entry]) -> Vec<FormedLine> {
    let mut known = ElementSet::NONE;
    let mut lines = Vec::new();
    for entry in entries.iter().rev() {
        if entry.name == LEFT
            && let Some(id) = ElementId::parse(&entry.subject)
        {
            known.insert(id);
        }
        if entry.name != NAME {
            continue;
        }
        let Some(mut line) = FormedLine::parse(&entry.result) else {
            continue;
        };
        for id in line.members.iter() {
            if known.has(id) {
                line.members.remove(id);
            }
            known.insert(id);
        }
        if line.members.len() > 1 {
            lines.push(line);
        }
    }
    lines
}

/// Records the elements that leave their line by a move.
///
/// An element leaves if it is sent farther from its place, and not into contact. An element that was driven out of
/// place, or is on its way back, still belongs to the line.
pub fn record_leaving(log: &mut AuditLog, battle: &Battle, order: &Order) {
    let lines = from_entries(log.entries());
    let movers = order.movers();
    if !lines
        .iter()
        .any(|line| movers.iter().any(|&id| line.members.has(id)))
    {
        return;
    }
    let Some(plan) = battle.plan(order).filter(|plan| plan.contacts.is_empty()) else {
        return;
    };
    let (before, after) = (battle.position(), battle.after(&plan));
    for line in &lines {
        for &id in movers.iter().filter(|&&id| line.members.has(id)) {
            if beyond(
                line.distance_from_place(&after, id),
                line.distance_from_place(before, id),
            ) {
                let rulings = ["R-58", "R-114"];
                log.record_rule("5.1", LEFT, &id.to_string(), &line.format(), &[], &rulings);
            }
        }
    }
}

/// Records the lines of a side at the end of its movement.
pub fn record(log: &mut AuditLog, position: &Position, side: Side) {
    let known = from_entries(log.entries());
    let all = position.side(side).map(|(id, _)| id).collect();
    for group in groups(position, side, all) {
        if known.iter().any(|line| line.covers(position, &group)) {
            continue;
        }
        if let Some(line) = FormedLine::from_group(position, &group) {
            let first = group[0].to_string();
            log.record_rule("5.1", NAME, &first, &line.format(), &[], &["R-58"]);
        }
    }
}
