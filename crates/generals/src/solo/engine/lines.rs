//! Lines as they were formed: who belongs where, after some were driven back (`solo-dba` §4.3, 10; R-58).
//!
//! What is written down is all that is known of a line: how it stood at the end of a movement phase, and who was sent away
//! from it. A general that is woken in the middle of a battle reads it there.

use acies_geometry::{Base, Hand, Length, beyond};
use acies_referee::{Battle, ElementId, ElementSet, Movers, Order, Position, Side};
use arrayvec::ArrayVec;

use super::bodies::same_place;
use crate::audit::Entry;
use crate::candidates::{Files, files};
use crate::formations::groups;
use crate::solo::clerk::Clerk;

/// What its entries are called.
const NAME: &str = "line";
/// What the entry of somebody is called who has left his line.
const LEFT: &str = "line-left";

/// A line: its files from left to right, each from front to rear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    files: Files,
    /// Those who belong to no later one.
    members: ElementSet,
}

impl Line {
    /// That of a group; `None` when its files are not level, so that nobody's place follows from another's.
    pub fn of(position: &Position, group: &Movers) -> Option<Line> {
        let line = Line::new(files(position, group));
        let stands = |&id: &ElementId| {
            let place = line.place(position, id, group[0]);
            place.is_some_and(|place| same_place(&place, position.base(id)))
        };
        group.iter().all(stands).then_some(line)
    }

    fn new(files: Files) -> Line {
        Line {
            members: files.iter().flatten().copied().collect(),
            files,
        }
    }

    /// It as it is written: `r1 r5 | r2 | r3`.
    pub fn read(text: &str) -> Option<Line> {
        let mut files = Files::new();
        for file in text.split('|') {
            let mut open = ArrayVec::new();
            for word in file.split_whitespace() {
                open.try_push(ElementId::parse(word)?).ok()?;
            }
            files.try_push(open).ok()?;
        }
        Some(Line::new(files))
    }

    fn text(&self) -> String {
        let file = |file: &ArrayVec<ElementId, { acies_referee::SIDE_SIZE }>| {
            let words: Vec<String> = file.iter().map(ElementId::to_string).collect();
            words.join(" ")
        };
        let files: Vec<String> = self.files.iter().map(file).collect();
        files.join(" | ")
    }

    /// In which file somebody belongs, and behind how many.
    fn file_of(&self, id: ElementId) -> Option<(usize, usize)> {
        self.files.iter().enumerate().find_map(|(file, ids)| {
            let rank = ids.iter().position(|&other| other == id)?;
            Some((file, rank))
        })
    }

    /// Where somebody belongs as one of the others stands.
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

    /// Those of it who are on the table.
    pub fn standing<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = ElementId> + 'a {
        let members = self.members.iter();
        members.filter(|&id| position.element(id).on_table())
    }

    /// Those who stand where they belong to each other: the most, then the foremost.
    pub fn intact(&self, position: &Position) -> ElementSet {
        let with = |mate: ElementId| -> ElementSet {
            let stands = |id: &ElementId| {
                let place = self.place(position, *id, mate);
                place.is_some_and(|place| same_place(&place, position.base(*id)))
            };
            self.standing(position).filter(stands).collect()
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

    /// How far somebody is from his place among those who stand where they belong.
    fn way_back(&self, position: &Position, id: ElementId) -> Length {
        let intact = self.intact(position);
        let mate = intact.iter().next().filter(|_| !intact.has(id));
        let place = mate.and_then(|mate| self.place(position, id, mate));
        place.map_or(Length::ZERO, |place| {
            place.pose.front.distance(position.base(id).pose.front)
        })
    }

    /// Whether a group stands as this line has it, as far as it is there.
    fn covers(&self, position: &Position, group: &Movers) -> bool {
        group.iter().all(|&id| {
            let place = self.place(position, id, group[0]);
            self.members.has(id) && place.is_some_and(|place| same_place(&place, position.base(id)))
        })
    }
}

/// The lines that stand in an account: everybody belongs to the last that names him, if he has not left it since.
pub fn written(entries: &[Entry]) -> Vec<Line> {
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
        let Some(mut line) = Line::read(&entry.result) else {
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

/// Writes down who leaves his line by a move: he is sent farther from his place in it, and not into contact. So his place
/// is where he was sent; one who was driven from it, or is on his way to it, still belongs there.
pub fn leave(clerk: &mut Clerk, battle: &Battle, order: &Order) {
    let lines = written(clerk.entries());
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
            if beyond(line.way_back(&after, id), line.way_back(before, id)) {
                let rulings = ["R-58", "R-114"];
                clerk.rule("5.1", LEFT, &id.to_string(), &line.text(), &[], &rulings);
            }
        }
    }
}

/// Writes down the lines that a side has formed, as it ends its movement.
pub fn write(clerk: &mut Clerk, position: &Position, side: Side) {
    let known = written(clerk.entries());
    let all = position.side(side).map(|(id, _)| id).collect();
    for group in groups(position, side, all) {
        if known.iter().any(|line| line.covers(position, &group)) {
            continue;
        }
        if let Some(line) = Line::of(position, &group) {
            let first = group[0].to_string();
            clerk.rule("5.1", NAME, &first, &line.text(), &[], &["R-58"]);
        }
    }
}
