//! One reaction check: whether a unit may make it, the result of the roll, and its effects.

use crate::closest_column::{Closest, closest};
use crate::distance::Distance;
use crate::mode::Mode;
use crate::ruling::{Ruling, Rulings};
use crate::tables::Tables;
use crate::trigger::{Reaction, Reactions, Sight, Trigger};
use crate::troop::{Abilities, Class};

/// An enemy action, as seen by the unit that may react.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TriggerEvent {
    /// The trigger.
    pub trigger: Trigger,
    /// The distance between nearest edges.
    ///
    /// Measured after its move, or before it if it moves away; for a charge at another unit, at the nearest
    /// point of its path.
    pub distance: Distance,
    /// How much of the enemy is visible.
    pub sight: Sight,
    /// For shooting: whether the shooter moved before.
    pub moved: bool,
}

/// The condition of the unit that may react.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct UnitCondition {
    /// Its abilities.
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

/// The reactions a unit may check for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AllowedReactions {
    /// Any reaction.
    React,
    /// Only an evade: everything else counts as nothing.
    OnlyEvade,
}

/// Why a unit may not check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotReact {
    /// It is not on the table any more.
    Gone,
    /// The enemy is farther away than this.
    TooFar(Distance),
    /// The enemy is not in sight.
    Unseen,
    /// The shooter did not move (the ruling `standing-shooter`).
    StoodStill,
    /// It has reacted in this turn.
    Reacted,
    /// It is disordered.
    Disordered,
    /// It is in melee.
    Engaged,
    /// Its mode never reacts to this.
    Silent,
    /// It has checked for this action already.
    Checked,
    /// Another unit has reacted to this action.
    Answered,
    /// Its command has no token in this turn.
    NoToken,
}

impl CannotReact {
    /// The word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            CannotReact::Gone => "gone",
            CannotReact::TooFar(_) => "too-far",
            CannotReact::Unseen => "unseen",
            CannotReact::StoodStill => "stood-still",
            CannotReact::Reacted => "reacted",
            CannotReact::Disordered => "disordered",
            CannotReact::Engaged => "engaged",
            CannotReact::Silent => "silent",
            CannotReact::Checked => "checked",
            CannotReact::Answered => "answered",
            CannotReact::NoToken => "no-token",
        }
    }
}

/// Whether a unit may check, by the mode of its command; without a mode its player judges.
///
/// # Errors
/// The reason why it may not.
pub fn check_reaction(
    tables: &Tables,
    rulings: &Rulings,
    mode: Option<Mode>,
    occasion: TriggerEvent,
    unit: UnitCondition,
) -> Result<AllowedReactions, CannotReact> {
    let trigger = occasion.trigger;
    if unit.gone {
        return Err(CannotReact::Gone);
    }
    let shot = matches!(trigger, Trigger::ShootTarget | Trigger::ShootAction);
    if shot && !occasion.moved && rulings.other(Ruling::StandingShooter) {
        return Err(CannotReact::StoodStill);
    }
    // A charger always comes near enough to its target.
    if trigger != Trigger::ChargeTarget && occasion.distance > tables.reach(trigger) {
        return Err(CannotReact::TooFar(tables.reach(trigger)));
    }
    if occasion.sight == Sight::Unseen {
        return Err(CannotReact::Unseen);
    }
    if mode.is_some_and(|mode| tables.is_silent(trigger, mode)) {
        return Err(CannotReact::Silent);
    }
    let evades = may_evade(tables, rulings, mode, trigger, unit.can);
    let unsteady = if unit.disordered {
        Some(CannotReact::Disordered)
    } else if unit.engaged {
        Some(CannotReact::Engaged)
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
            AllowedReactions::OnlyEvade
        } else {
            AllowedReactions::React
        });
    }
    if evades && !rulings.other(Ruling::ReactedEvades) {
        Ok(AllowedReactions::OnlyEvade)
    } else {
        Err(CannotReact::Reacted)
    }
}

/// Whether a unit may evade an action even where it may not react.
///
/// By the row of its mode, or by its player's judgement. Without a mode, which may be hidden, the row is not known.
pub fn may_evade(
    tables: &Tables,
    rulings: &Rulings,
    mode: Option<Mode>,
    trigger: Trigger,
    can: Abilities,
) -> bool {
    let asks_all = rulings.other(Ruling::JudgedEvade) || rulings.other(Ruling::FruitlessCheck);
    let has_evade = |mode| {
        let row = tables.reaction_row(trigger, mode);
        row.contains(&Some(Reaction::Evade))
    };
    can.evade && tables.is_target(trigger) && (asks_all || mode.is_none_or(has_evade))
}

/// The column of a roll, from 1 to 6: headlong troops add one to the die, at most six.
pub const fn column(die: u8, headlong: bool) -> u8 {
    let column = die + headlong as u8;
    if column > 6 { 6 } else { column }
}

/// The result of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The column of the roll.
    pub column: u8,
    /// The reaction in its cell.
    pub cell: Option<Reaction>,
    /// The source of the result.
    pub closest: Closest,
    row: [Option<Reaction>; 6],
    can: Reactions,
}

/// The effects of a reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Outcome {
    /// The reaction.
    pub result: Option<Reaction>,
    /// The column it was taken from; `None` if the row has nothing for the unit.
    pub used: Option<u8>,
    /// Whether it comes from another column than the roll's.
    pub substituted: bool,
    /// Whether a Discipline Test is due.
    pub test: bool,
    /// Whether the unit is marked as having reacted.
    pub marks: bool,
    /// Whether the player may try to avoid it.
    pub vacatable: bool,
}

/// Reads the table for a unit with these abilities.
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
    /// The same roll for a unit that cannot use this reaction for now.
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

    /// The effects, after the tie die if one is needed (otherwise it is ignored).
    pub fn outcome(&self, rulings: &Rulings, tie: u8, may: AllowedReactions) -> Outcome {
        let used = self.closest.after(tie);
        let substituted = used != Some(self.column);
        let found = used.and_then(|column| self.row[usize::from(column - 1)]);
        let result =
            found.filter(|found| may == AllowedReactions::React || *found == Reaction::Evade);
        Outcome::new(result, used, substituted, rulings, may)
    }
}

impl Outcome {
    /// The effects of a reaction chosen by the player, without a table.
    pub fn from_choice(result: Option<Reaction>, rulings: &Rulings) -> Outcome {
        let chosen = Outcome::new(result, None, false, rulings, AllowedReactions::React);
        // A chosen reaction cannot be avoided.
        Outcome {
            vacatable: false,
            ..chosen
        }
    }

    fn new(
        result: Option<Reaction>,
        used: Option<u8>,
        substituted: bool,
        rulings: &Rulings,
        may: AllowedReactions,
    ) -> Outcome {
        let (marks, test, vacatable) = match result {
            None => {
                let marks = substituted && rulings.other(Ruling::SubstitutedNone);
                (marks && may == AllowedReactions::React, false, false)
            }
            Some(Reaction::Evade) => (
                substituted && !rulings.other(Ruling::SubstitutedEvade),
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

    /// Whether a die lets a unit of this class avoid it. The unit is marked all the same.
    pub const fn is_vacated(&self, tables: &Tables, class: Class, die: u8) -> bool {
        self.vacatable && die >= tables.vacating(class)
    }
}
