//! The classes of attacks (`solo-dba` §3.2, R-40 to R-45): whole numbers out of 36, never a probability.
//!
//! It knows exchanges, and nothing of moves.

use acies_rulebook::Mode;

use super::exchange::Exchange;

/// What a move is as an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// It may kill and costs nothing.
    Safe,
    /// It kills more than it costs.
    Calculated,
    /// It kills as much as it costs.
    Equal,
    /// It may kill, and costs more.
    Reckless,
    /// Nothing can happen.
    Null,
    /// It can only cost.
    Futile,
}

impl Class {
    /// The class of sums of throws that kill enemies and own.
    pub const fn of(them: i32, us: i32) -> Class {
        match (them, us) {
            (0, 0) => Class::Null,
            (0, _) => Class::Futile,
            (_, 0) => Class::Safe,
            _ if them > us => Class::Calculated,
            _ if them == us => Class::Equal,
            _ => Class::Reckless,
        }
    }
}

/// What a move does to the combats and shots that come after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// The throws that kill enemies, of all exchanges that it makes or changes.
    pub them: i32,
    /// The same of own elements.
    pub us: i32,
    /// How many more than without it.
    pub more_them: i32,
    /// The same of own elements.
    pub more_us: i32,
    /// What the exchanges that were there before gain, or lose, by it; those by which nobody can be lost any more as well.
    pub others: i32,
    /// Whether there is an exchange that was not there before.
    pub makes: bool,
    /// Whether one of those is a close combat.
    pub meets: bool,
    /// Whether an exchange that was there before promises more or threatens less.
    pub helps: bool,
}

impl Effect {
    /// What has changed between the exchanges without a move and with it.
    pub fn of(before: &[Exchange], after: &[Exchange]) -> Effect {
        let mut effect = Effect::default();
        for exchange in after {
            let kills = exchange.kills;
            match before.iter().find(|known| known.is(exchange)) {
                Some(known) if known.kills == kills => continue,
                Some(known) => {
                    effect.helps |= kills.them > known.kills.them || kills.us < known.kills.us;
                    effect.others += kills.edge() - known.kills.edge();
                    effect.more_them -= known.kills.them;
                    effect.more_us -= known.kills.us;
                }
                None => {
                    effect.makes = true;
                    effect.meets |= exchange.duel.mode == Mode::Close;
                }
            }
            effect.them += kills.them;
            effect.us += kills.us;
            effect.more_them += kills.them;
            effect.more_us += kills.us;
        }
        // Who shot at somebody may shoot at another now, or with another.
        for known in before {
            if !after.iter().any(|exchange| exchange.is(known)) {
                effect.others += known.kills.us;
            }
        }
        effect
    }

    /// What it is as an attack.
    pub const fn class(&self) -> Class {
        Class::of(self.them, self.us)
    }

    /// What it gains in all.
    pub const fn gain(&self) -> i32 {
        self.more_them - self.more_us
    }

    /// Whether it supports an attack that has been made.
    pub const fn supports(&self) -> bool {
        self.helps && self.gain() > 0
    }
}
