//! What an enemy does, what a unit may do about it, and how well it sees him.

/// What an enemy does, seen by the unit that may answer. The *target* is the unit to which it is done; an *action* is done
/// near it, to somebody else or to nobody.
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

    /// Its word in data and on the command line.
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
    pub fn of(word: &str) -> Option<Trigger> {
        Trigger::ALL
            .into_iter()
            .find(|trigger| trigger.word() == word)
    }
}

/// What a unit does about an enemy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reaction {
    /// OF: shoots at the enemy who acted near it.
    OpportunityFire,
    /// DF: shoots at the enemy who charges it or shoots at it.
    DefensiveFire,
    /// OC: charges the enemy who acted.
    OpportunityCharge,
    /// CC: meets a charge with a charge.
    CounterCharge,
    /// EV: gets out of the way.
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

    /// Its word in records and on the command line.
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

    /// The word of a reaction or of none.
    pub fn word_of(reaction: Option<Reaction>) -> &'static str {
        reaction.map_or("none", Reaction::word)
    }

    /// What a word says: a reaction, or `none`. `None` where it is neither.
    pub fn of(word: &str) -> Option<Option<Reaction>> {
        if word == "none" {
            return Some(None);
        }
        Reaction::ALL
            .into_iter()
            .find(|reaction| reaction.word() == word)
            .map(Some)
    }
}

/// A set of reactions: those that a unit can carry out here and now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reactions(u8);

impl Reactions {
    /// Whether it can do this.
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

/// How much of the enemy a unit sees.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Sight {
    /// All of him.
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

    /// Its word in records and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Sight::Whole => "whole",
            Sight::Part => "part",
            Sight::Unseen => "unseen",
        }
    }

    /// The sight of a word.
    pub fn of(word: &str) -> Option<Sight> {
        Sight::ALL.into_iter().find(|sight| sight.word() == word)
    }
}
