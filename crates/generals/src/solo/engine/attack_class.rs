//! The classes of attacks (`solo-dba` §3.2, R-40 to R-45), in whole rolls out of 36.

use acies_rulebook::Mode;

use super::exchanges::Exchange;

/// The class of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttackClass {
    /// It can kill and cannot lose.
    Safe,
    /// It kills more than it loses.
    Calculated,
    /// It kills as much as it loses.
    Equal,
    /// It can kill, but loses more.
    Reckless,
    /// Neither side can lose an element.
    Null,
    /// It can only lose.
    Futile,
}

impl AttackClass {
    /// The class of the rolls that kill enemies and lose own elements.
    pub const fn from_throws(them: i32, us: i32) -> AttackClass {
        match (them, us) {
            (0, 0) => AttackClass::Null,
            (0, _) => AttackClass::Futile,
            (_, 0) => AttackClass::Safe,
            _ if them > us => AttackClass::Calculated,
            _ if them == us => AttackClass::Equal,
            _ => AttackClass::Reckless,
        }
    }
}

/// The effect of a move on the combats and shots after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// The rolls that kill enemies, over all new or changed exchanges.
    pub them: i32,
    /// The same for own elements.
    pub us: i32,
    /// How many more than without the move.
    pub more_them: i32,
    /// The same for own elements.
    pub more_us: i32,
    /// The gain or loss of exchanges that existed before, including those that no longer take place.
    pub others: i32,
    /// Whether it makes a new exchange.
    pub makes: bool,
    /// Whether a new exchange is a close combat.
    pub starts_combat: bool,
    /// Whether it improves an exchange that existed before.
    pub helps: bool,
}

impl Effect {
    /// The effect of a move, from the exchanges without and with it.
    pub fn between(before: &[Exchange], after: &[Exchange]) -> Effect {
        let mut effect = Effect::default();
        for exchange in after {
            let kills = exchange.kills;
            match before.iter().find(|known| known.is_same(exchange)) {
                Some(known) if known.kills == kills => continue,
                Some(known) => {
                    effect.helps |= kills.them > known.kills.them || kills.us < known.kills.us;
                    effect.others += kills.advantage() - known.kills.advantage();
                    effect.more_them -= known.kills.them;
                    effect.more_us -= known.kills.us;
                }
                None => {
                    effect.makes = true;
                    effect.starts_combat |= exchange.duel.mode == Mode::Close;
                }
            }
            effect.them += kills.them;
            effect.us += kills.us;
            effect.more_them += kills.them;
            effect.more_us += kills.us;
        }
        // A shooter may have another target now, or another partner.
        for known in before {
            if !after.iter().any(|exchange| exchange.is_same(known)) {
                effect.others += known.kills.us;
            }
        }
        effect
    }

    /// Its class as an attack.
    pub const fn class(&self) -> AttackClass {
        AttackClass::from_throws(self.them, self.us)
    }

    /// Its total gain.
    pub const fn gain(&self) -> i32 {
        self.more_them - self.more_us
    }

    /// Whether it supports an attack already made.
    pub const fn supports(&self) -> bool {
        self.helps && self.gain() > 0
    }
}
