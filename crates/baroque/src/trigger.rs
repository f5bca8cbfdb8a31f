//! Triggers, reactions and sight.

/// An enemy action as seen by a unit that may react.
///
/// The *target* is the unit that the action is directed at; other units may react to an *action* near them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trigger {
    /// An enemy moves away.
    WithdrawAction,
    /// An enemy moves in any other way.
    MoveAction,
    /// An enemy charges this unit.
    ChargeTarget,
    /// An enemy charges another.
    ChargeAction,
    /// An enemy shoots at this unit.
    ShootTarget,
    /// An enemy shoots at another.
    ShootAction,
}

impl Trigger {
    /// All six, in the order of the source.
    pub const ALL: [Trigger; 6] = [
        Trigger::WithdrawAction,
        Trigger::MoveAction,
        Trigger::ChargeTarget,
        Trigger::ChargeAction,
        Trigger::ShootTarget,
        Trigger::ShootAction,
    ];

    /// The word in data and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Trigger::WithdrawAction => "withdraw-action",
            Trigger::MoveAction => "move-action",
            Trigger::ChargeTarget => "charge-target",
            Trigger::ChargeAction => "charge-action",
            Trigger::ShootTarget => "shoot-target",
            Trigger::ShootAction => "shoot-action",
        }
    }

    /// The trigger of a word.
    pub fn from_word(word: &str) -> Option<Trigger> {
        Trigger::ALL
            .into_iter()
            .find(|trigger| trigger.word() == word)
    }
}

/// A reaction to an enemy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reaction {
    /// OF: shoots at an enemy acting nearby.
    OpportunityFire,
    /// DF: shoots at an enemy that charges it or shoots at it.
    DefensiveFire,
    /// OC: charges an enemy that acted.
    OpportunityCharge,
    /// CC: meets a charge with a charge.
    CounterCharge,
    /// EV: moves out of the way.
    Evade,
}

impl Reaction {
    /// All five.
    pub const ALL: [Reaction; 5] = [
        Reaction::OpportunityFire,
        Reaction::DefensiveFire,
        Reaction::OpportunityCharge,
        Reaction::CounterCharge,
        Reaction::Evade,
    ];

    /// The word in records and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Reaction::OpportunityFire => "opportunity-fire",
            Reaction::DefensiveFire => "defensive-fire",
            Reaction::OpportunityCharge => "opportunity-charge",
            Reaction::CounterCharge => "counter-charge",
            Reaction::Evade => "evade",
        }
    }

    /// The letters in a cell of a table.
    pub const fn letters(self) -> &'static str {
        match self {
            Reaction::OpportunityFire => "OF",
            Reaction::DefensiveFire => "DF",
            Reaction::OpportunityCharge => "OC",
            Reaction::CounterCharge => "CC",
            Reaction::Evade => "EV",
        }
    }

    /// The word of a reaction, or `none`.
    pub fn reaction_word(reaction: Option<Reaction>) -> &'static str {
        reaction.map_or("none", Reaction::word)
    }

    /// The reaction of a word, or of `none`; the outer `None` for other words.
    pub fn from_word(word: &str) -> Option<Option<Reaction>> {
        if word == "none" {
            return Some(None);
        }
        Reaction::ALL
            .into_iter()
            .find(|reaction| reaction.word() == word)
            .map(Some)
    }
}

/// A set of reactions that a unit can carry out at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reactions(u8);

impl Reactions {
    /// Whether it contains a reaction.
    pub const fn has(self, reaction: Reaction) -> bool {
        self.0 & (1 << reaction as u8) != 0
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, reaction: Reaction) -> Reactions {
        Reactions(self.0 | 1 << reaction as u8)
    }

    /// Without one.
    #[must_use]
    pub const fn without(self, reaction: Reaction) -> Reactions {
        Reactions(self.0 & !(1 << reaction as u8))
    }
}

impl FromIterator<Reaction> for Reactions {
    fn from_iter<I: IntoIterator<Item = Reaction>>(reactions: I) -> Reactions {
        reactions.into_iter().fold(Reactions(0), Reactions::with)
    }
}

/// How much of the enemy is visible to a unit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Sight {
    /// All of it.
    #[default]
    Whole,
    /// A part, which is enough.
    Part,
    /// Nothing.
    Unseen,
}

impl Sight {
    /// All three.
    pub const ALL: [Sight; 3] = [Sight::Whole, Sight::Part, Sight::Unseen];

    /// The word in records and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Sight::Whole => "whole",
            Sight::Part => "part",
            Sight::Unseen => "unseen",
        }
    }

    /// The sight of a word.
    pub fn from_word(word: &str) -> Option<Sight> {
        Sight::ALL.into_iter().find(|sight| sight.word() == word)
    }
}
