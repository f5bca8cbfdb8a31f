//! One reaction check: whether a unit may make it, what the roll comes to, and what that entails.

use crate::distance::Distance;
use crate::mode::Mode;
use crate::ruling::{Ruling, Rulings};
use crate::substitution::{Closest, closest};
use crate::tables::Tables;
use crate::trigger::{Reaction, Reactions, Sight, Trigger};
use crate::troop::{Abilities, Class};

/// What an enemy has done, as the unit sees it that may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// What he did.
    pub trigger: Trigger,
    /// How far away he is, between nearest edges: when his move is over; where he goes away, before it; and of a charge
    /// at another where any part of its path is nearest.
    pub distance: Distance,
    /// How much of him is seen.
    pub sight: Sight,
    /// Of a shooter: whether he moved before.
    pub moved: bool,
}

/// How the unit stands that may answer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Standing {
    /// What it can do.
    pub can: Abilities,
    /// It has reacted in this turn.
    pub reacted: bool,
    /// It is disordered.
    pub disordered: bool,
    /// It is in melee.
    pub engaged: bool,
    /// It is not on the table any more.
    pub gone: bool,
}

/// What a unit may check for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum May {
    /// Any reaction.
    React,
    /// An evade alone: everything else counts as nothing.
    OnlyEvade,
}

/// Why a unit may not check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barred {
    /// It is not on the table any more.
    Gone,
    /// The enemy is farther away than this.
    TooFar(Distance),
    /// The enemy is not seen.
    Unseen,
    /// The shooter did not move (the ruling `standing-shooter`).
    StoodStill,
    /// It has reacted in this turn.
    Reacted,
    /// It is disordered.
    Disordered,
    /// It is in melee.
    Engaged,
    /// Nobody in its mode ever answers this.
    Silent,
    /// It has checked for this action already.
    Checked,
    /// Another unit has answered this action.
    Answered,
    /// Its command has no token in this turn.
    NoToken,
}

impl Barred {
    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Barred::Gone => "gone",
            Barred::TooFar(_) => "too-far",
            Barred::Unseen => "unseen",
            Barred::StoodStill => "stood-still",
            Barred::Reacted => "reacted",
            Barred::Disordered => "disordered",
            Barred::Engaged => "engaged",
            Barred::Silent => "silent",
            Barred::Checked => "checked",
            Barred::Answered => "answered",
            Barred::NoToken => "no-token",
        }
    }
}

/// Whether a unit may check, by the mode of its command; without a mode its player judges for it.
///
/// # Errors
/// Why it may not.
pub fn may_react(
    tables: &Tables,
    rulings: &Rulings,
    mode: Option<Mode>,
    occasion: Occasion,
    unit: Standing,
) -> Result<May, Barred> {
    let trigger = occasion.trigger;
    if unit.gone {
        return Err(Barred::Gone);
    }
    let shot = matches!(trigger, Trigger::ShootTarget | Trigger::ShootAction);
    if shot && !occasion.moved && rulings.other(Ruling::StandingShooter) {
        return Err(Barred::StoodStill);
    }
    // Whoever charges a unit comes near enough.
    if trigger != Trigger::ChargeTarget && occasion.distance > tables.reach(trigger) {
        return Err(Barred::TooFar(tables.reach(trigger)));
    }
    if occasion.sight == Sight::Unseen {
        return Err(Barred::Unseen);
    }
    if mode.is_some_and(|mode| tables.is_silent(trigger, mode)) {
        return Err(Barred::Silent);
    }
    let evades = unit.can.evade && tables.is_target(trigger);
    let unsteady = if unit.disordered {
        Some(Barred::Disordered)
    } else if unit.engaged {
        Some(Barred::Engaged)
    } else {
        None
    };
    let unsteady = unsteady.filter(|_| !rulings.other(Ruling::DisorderedOrEngaged));
    match unsteady {
        Some(barred) if !evades => return Err(barred),
        _ => {}
    }
    if !unit.reacted {
        let only_evade = unsteady.is_some();
        return Ok(if only_evade {
            May::OnlyEvade
        } else {
            May::React
        });
    }
    if evades && !rulings.other(Ruling::ReactedEvades) {
        Ok(May::OnlyEvade)
    } else {
        Err(Barred::Reacted)
    }
}

/// The column of a roll, from 1 to 6: headlong troops add one to the die, and above six is six.
pub const fn column(die: u8, headlong: bool) -> u8 {
    let column = die + headlong as u8;
    if column > 6 { 6 } else { column }
}

/// What a roll comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The column of the roll.
    pub column: u8,
    /// What its cell says.
    pub cell: Option<Reaction>,
    /// Where the result is taken from.
    pub closest: Closest,
    row: [Option<Reaction>; 6],
    can: Reactions,
}

/// What a reaction entails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Outcome {
    /// What the unit is to do.
    pub result: Option<Reaction>,
    /// The column it was taken from; `None` where the row has nothing for the unit.
    pub used: Option<u8>,
    /// Whether it comes from another column than the roll's.
    pub substituted: bool,
    /// Whether a Discipline Test is due.
    pub test: bool,
    /// Whether the unit is marked as having reacted.
    pub marks: bool,
    /// Whether the player may try to get out of it.
    pub vacatable: bool,
}

/// Reads the table for a unit that can do so much.
pub fn reading(
    tables: &Tables,
    rulings: &Rulings,
    trigger: Trigger,
    mode: Mode,
    column: u8,
    can: Reactions,
) -> Reading {
    let row = tables.reaction_row(trigger, mode);
    let column = column.clamp(1, 6);
    Reading {
        column,
        cell: tables.reaction(trigger, mode, column),
        closest: closest(&row, column, can, !rulings.other(Ruling::NoneSubstitutes)),
        row,
        can,
    }
}

impl Reading {
    /// The same roll for a unit that for now cannot do this either.
    #[must_use]
    pub fn without(self, reaction: Reaction, rulings: &Rulings) -> Reading {
        let can = self.can.without(reaction);
        let none = !rulings.other(Ruling::NoneSubstitutes);
        Reading {
            can,
            closest: closest(&self.row, self.column, can, none),
            ..self
        }
    }

    /// What it entails, after the tie die where one is needed (any number where none is).
    pub fn outcome(&self, rulings: &Rulings, tie: u8, may: May) -> Outcome {
        let used = self.closest.after(tie);
        let substituted = used != Some(self.column);
        let found = used.and_then(|column| self.row[usize::from(column - 1)]);
        let result = found.filter(|found| may == May::React || *found == Reaction::Evade);
        Outcome::of(result, used, substituted, rulings, may)
    }
}

impl Outcome {
    /// What a reaction entails that the player has chosen, without a table.
    pub fn judged(result: Option<Reaction>, rulings: &Rulings) -> Outcome {
        let chosen = Outcome::of(result, None, false, rulings, May::React);
        // Nobody gets out of what he has chosen.
        Outcome {
            vacatable: false,
            ..chosen
        }
    }

    fn of(
        result: Option<Reaction>,
        used: Option<u8>,
        substituted: bool,
        rulings: &Rulings,
        may: May,
    ) -> Outcome {
        let (marks, test, vacatable) = match result {
            None => {
                let marks = substituted && rulings.other(Ruling::SubstitutedNone);
                (marks && may == May::React, false, false)
            }
            Some(Reaction::Evade) => (
                substituted && rulings.other(Ruling::SubstitutedEvade),
                false,
                !rulings.other(Ruling::VacatingEvade),
            ),
            Some(_) => (true, true, true),
        };
        Outcome {
            result,
            used,
            substituted,
            test,
            marks,
            vacatable,
        }
    }

    /// Whether a die gets a unit of this class out of it. A unit that got out of it is marked all the same.
    pub const fn is_vacated(&self, tables: &Tables, class: Class, die: u8) -> bool {
        self.vacatable && die >= tables.vacating(class)
    }
}
