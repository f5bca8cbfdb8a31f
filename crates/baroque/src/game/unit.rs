//! A unit on the table: its marks, and its actions in this activation.

use crate::duties::ActivationState;
use crate::muster::UnitEntry;
use crate::reaction::UnitCondition;

/// The condition of a unit, as entered by its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It is disordered.
    Disordered,
    /// It has rallied.
    Steady,
    /// It is in melee.
    Engaged,
    /// It has left melee.
    Free,
    /// It has left the table or is destroyed.
    Gone,
    /// It is on the table after all.
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
    pub fn from_word(word: &str) -> Option<Mark> {
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
    /// It counts as lost, as entered by its player.
    pub lost: bool,
}

/// A unit on the table.
#[derive(Clone, Debug)]
pub struct UnitState {
    /// Its entry in the muster.
    pub entry: UnitEntry,
    /// Its marks.
    pub marks: Marks,
    /// Its actions in this activation.
    pub before: ActivationState,
    /// It has ended its activation.
    pub stopped: bool,
    /// Its player's own note, such as losses and break point.
    pub remark: String,
}

impl UnitState {
    pub(super) fn new(entry: &UnitEntry) -> UnitState {
        let steps_back = entry.kind().is_some_and(|kind| kind.steps_back);
        let before = ActivationState {
            steps_back,
            ..ActivationState::default()
        };
        UnitState {
            entry: entry.clone(),
            marks: Marks::default(),
            before,
            stopped: false,
            remark: String::new(),
        }
    }

    /// Gives it another entry; marks and actions stay.
    pub(super) fn amend(&mut self, entry: UnitEntry) {
        self.before.steps_back = entry.kind().is_some_and(|kind| kind.steps_back);
        self.entry = entry;
    }

    /// Its state before an action.
    pub(super) fn before(&self, forlorn_used: bool) -> ActivationState {
        ActivationState {
            engaged: self.marks.engaged,
            disordered: self.marks.disordered,
            // Until its abilities are known, it may be able to charge.
            never_charges: (self.entry.can).is_some_and(|can| !(can.charge && can.impetus)),
            forlorn_used,
            ..self.before
        }
    }

    /// Starts a turn or an activation; a fleeing unit continues without turning again.
    pub(super) fn begin(&mut self, flees: bool) {
        self.before = ActivationState {
            steps_back: self.before.steps_back,
            turned: self.before.turned && flees,
            ..ActivationState::default()
        };
        self.stopped = false;
    }

    /// Its condition for a reaction.
    pub(super) fn standing(&self) -> UnitCondition {
        UnitCondition {
            can: self.entry.can.unwrap_or_default(),
            reacted: self.marks.reacted,
            disordered: self.marks.disordered,
            engaged: self.marks.engaged,
            gone: self.marks.gone,
        }
    }
}
