//! A unit on the table: its marks, and what it has done in this activation.

use crate::conduct::Before;
use crate::muster::UnitEntry;
use crate::reaction::Standing;

/// How a unit stands, as its player says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It is disordered.
    Disordered,
    /// It has rallied.
    Steady,
    /// It is in melee.
    Engaged,
    /// It is out of it.
    Free,
    /// It has left the table or is destroyed.
    Gone,
    /// That was a mistake.
    Back,
}

impl Mark {
    /// All of them.
    pub const ALL: [Mark; 6] = [
        Mark::Disordered,
        Mark::Steady,
        Mark::Engaged,
        Mark::Free,
        Mark::Gone,
        Mark::Back,
    ];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Disordered => "disordered",
            Mark::Steady => "steady",
            Mark::Engaged => "engaged",
            Mark::Free => "free",
            Mark::Gone => "gone",
            Mark::Back => "back",
        }
    }

    /// The mark of a word.
    pub fn of(word: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.word() == word)
    }
}

/// The marks on a unit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Marks {
    /// It has reacted in this turn.
    pub reacted: bool,
    /// It is disordered.
    pub disordered: bool,
    /// It is in melee.
    pub engaged: bool,
    /// It is not on the table any more.
    pub gone: bool,
    /// And counts as lost, as its player has said.
    pub lost: bool,
}

/// A unit on the table.
#[derive(Clone, Debug)]
pub struct UnitState {
    /// What was said of it.
    pub entry: UnitEntry,
    /// Its marks.
    pub marks: Marks,
    /// What it has done in this activation.
    pub before: Before,
    /// It has ended its activation.
    pub stopped: bool,
}

impl UnitState {
    pub(super) fn of(entry: &UnitEntry) -> UnitState {
        let steps_back = entry.kind().is_some_and(|kind| kind.steps_back);
        let before = Before {
            steps_back,
            ..Before::default()
        };
        UnitState {
            entry: entry.clone(),
            marks: Marks::default(),
            before,
            stopped: false,
        }
    }

    /// What has to be known of it before a deed is judged.
    pub(super) fn before(&self, forlorn_used: bool) -> Before {
        Before {
            engaged: self.marks.engaged,
            disordered: self.marks.disordered,
            // Until it has been said what it can do, it may well charge.
            never_charges: (self.entry.can).is_some_and(|can| !(can.charge && can.impetus)),
            forlorn_used,
            ..self.before
        }
    }

    /// It begins a turn or an activation; whoever flees goes on doing so without turning again.
    pub(super) fn begin(&mut self, flees: bool) {
        self.before = Before {
            steps_back: self.before.steps_back,
            turned: self.before.turned && flees,
            ..Before::default()
        };
        self.stopped = false;
    }

    /// How it stands, for a reaction.
    pub(super) fn standing(&self) -> Standing {
        Standing {
            can: self.entry.can.unwrap_or_default(),
            reacted: self.marks.reacted,
            disordered: self.marks.disordered,
            engaged: self.marks.engaged,
            gone: self.marks.gone,
        }
    }
}
