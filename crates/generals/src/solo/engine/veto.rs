//! The veto on moves that are not useful (section 5.3, R-117).
//!
//! The source asks for *useful* moves and for the *best tactical judgement*. So a permitted action passes over a move
//! that leaves its side clearly worse off, and over two gambles that no player would take.

use super::attack_class::AttackClass;

/// How many rolls of 36 a move may cost, six in each of two bounds, before it makes the position worse.
pub const LIMIT: i32 = 12;

/// What a move stakes and changes, in rolls out of 36.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stake {
    /// Its class, if it makes a combat or a shot.
    pub attack: Option<AttackClass>,
    /// Whether the general is among its movers.
    pub general: bool,
    /// Whether one more loss ends the battle.
    pub last: bool,
    /// The rise of T − U over all combats and shots of the bound; the loss of the general counts three times.
    pub gain: i32,
    /// The rise of A.
    pub chances: i32,
    /// The rise of D.
    pub danger: i32,
    /// The gain in the value of the position as `veteran` counts it, in thousandths of an element.
    pub worth: i64,
}

/// Why a move is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Veto {
    /// The general would attack at equal odds or worse.
    General,
    /// One loss ends the battle, and the attack costs as much as it kills, or more.
    LastLoss,
    /// The position is worse after it.
    Worse,
}

impl Veto {
    /// Its name in the audit log.
    pub const fn name(self) -> &'static str {
        match self {
            Veto::General => "veto-general",
            Veto::LastLoss => "veto-last-loss",
            Veto::Worse => "veto-worse",
        }
    }
}

/// Why a move is not useful; `None` if it may be made.
///
/// The value of the position may fall by `limit` thousandths of an element if no attack is made.
pub const fn veto(stake: &Stake, limit: i64) -> Option<Veto> {
    let gamble = matches!(
        stake.attack,
        Some(AttackClass::Equal | AttackClass::Reckless)
    );
    if gamble && stake.general {
        return Some(Veto::General);
    }
    if gamble && stake.last {
        return Some(Veto::LastLoss);
    }
    // A rise of A makes up for danger, but not where an attack is made, which is no longer a threat.
    let chances = if stake.attack.is_none() && stake.chances > 0 {
        stake.chances
    } else {
        0
    };
    // Combats are fought in the enemy's bound again, where they take the place of danger.
    let is_worse = 2 * stake.gain + chances - stake.danger < -LIMIT;
    // Attacks have classes in the source, by which the stance permits them; all other moves are judged by their value.
    let loses_value = stake.attack.is_none() && stake.worth < -limit;
    if is_worse || loses_value {
        return Some(Veto::Worse);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUIET: Stake = Stake {
        attack: None,
        general: false,
        last: false,
        gain: 0,
        chances: 0,
        danger: 0,
        worth: 0,
    };

    fn attack(class: AttackClass, gain: i32, danger: i32) -> Stake {
        Stake {
            attack: Some(class),
            gain,
            danger,
            ..QUIET
        }
    }

    #[test]
    fn general_makes_no_gamble() {
        for (class, expected) in [
            (AttackClass::Safe, None),
            (AttackClass::Calculated, None),
            (AttackClass::Null, None),
            (AttackClass::Equal, Some(Veto::General)),
            (AttackClass::Reckless, Some(Veto::General)),
        ] {
            let stake = Stake {
                general: true,
                ..attack(class, 0, 0)
            };
            assert_eq!(veto(&stake, 50), expected, "{class:?}");
        }
    }

    #[test]
    fn last_loss_is_not_staked_on_a_gamble() {
        for (class, expected) in [
            (AttackClass::Calculated, None),
            (AttackClass::Equal, Some(Veto::LastLoss)),
            (AttackClass::Reckless, Some(Veto::LastLoss)),
        ] {
            let stake = Stake {
                last: true,
                ..attack(class, 0, 0)
            };
            assert_eq!(veto(&stake, 50), expected, "{class:?}");
        }
    }

    #[test]
    fn attack_may_cost_six_rolls_in_each_bound_and_no_more() {
        for (class, gain, danger, expected) in [
            (AttackClass::Reckless, -6, 0, None),
            (AttackClass::Reckless, -6, 1, Some(Veto::Worse)),
            (AttackClass::Calculated, 5, 22, None),
            (AttackClass::Calculated, 5, 23, Some(Veto::Worse)),
        ] {
            assert_eq!(
                veto(&attack(class, gain, danger), 50),
                expected,
                "{gain} {danger}"
            );
        }
    }

    #[test]
    fn combat_that_takes_the_place_of_danger_is_no_excuse() {
        // One roll kills and 21 lose, where 21 were in danger before.
        assert_eq!(
            veto(&attack(AttackClass::Reckless, -20, -21), 50),
            Some(Veto::Worse)
        );
        // Three kill and four lose, where four were in danger.
        assert_eq!(veto(&attack(AttackClass::Reckless, -1, -4), 50), None);
    }

    #[test]
    fn value_of_the_position_may_fall_by_the_limit() {
        for (worth, expected) in [(-50, None), (-51, Some(Veto::Worse))] {
            let stake = Stake { worth, ..QUIET };
            assert_eq!(veto(&stake, 50), expected, "{worth}");
        }
        let equal = Stake {
            worth: -200,
            ..attack(AttackClass::Equal, 0, 0)
        };
        assert_eq!(veto(&equal, 50), None);
    }

    #[test]
    fn new_chances_make_up_for_danger_where_no_attack_is_made() {
        let lost = Stake {
            chances: -20,
            ..QUIET
        };
        assert_eq!(veto(&lost, 50), None);
        let stake = Stake {
            chances: 10,
            danger: 22,
            ..QUIET
        };
        assert_eq!(veto(&stake, 50), None);
        let worse = Stake {
            danger: 23,
            ..stake
        };
        assert_eq!(veto(&worse, 50), Some(Veto::Worse));
        let stake = Stake {
            attack: Some(AttackClass::Safe),
            ..stake
        };
        assert_eq!(veto(&stake, 50), Some(Veto::Worse));
    }
}
