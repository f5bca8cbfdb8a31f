//! The discipline class and abilities of a unit, and what its troop code implies.

use crate::ruling::{Ruling, Rulings};
use crate::trigger::{Reaction, Reactions};

/// The discipline class of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// The best.
    A,
    /// The middle one.
    B,
    /// The worst.
    C,
}

impl Class {
    /// All three.
    pub const ALL: [Class; 3] = [Class::A, Class::B, Class::C];

    /// Its letter.
    pub const fn word(self) -> &'static str {
        match self {
            Class::A => "A",
            Class::B => "B",
            Class::C => "C",
        }
    }

    /// The class of a letter.
    pub fn from_word(word: &str) -> Option<Class> {
        Class::ALL
            .into_iter()
            .find(|class| class.word().eq_ignore_ascii_case(word))
    }
}

/// The properties of a code that the source names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kind {
    /// Adds one to its reaction roll, and must pursue.
    pub headlong: bool,
    /// May evade.
    pub evades: bool,
    /// A skirmisher or light horse, which steps back twice.
    pub steps_back: bool,
}

/// The abilities of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Abilities {
    /// Shoots.
    pub fire: bool,
    /// Charges.
    pub charge: bool,
    /// Evades.
    pub evade: bool,
    /// Has an impetus above zero.
    pub impetus: bool,
    /// Headlong (warbands, gallopers, lancers): adds one to its reaction roll, and must pursue.
    pub headlong: bool,
    /// Entered as not headlong, though its code is.
    pub not_headlong: bool,
}

/// An entered ability that the troop code does not allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IgnoredAbility {
    /// Only skirmishers, dragoons, light horse and lancers evade.
    Evade,
    /// Not one of the headlong.
    Headlong,
    /// One of the headlong all the same.
    NotHeadlong,
}

impl IgnoredAbility {
    /// The word entered.
    pub const fn word(self) -> &'static str {
        match self {
            IgnoredAbility::Evade => "evade",
            IgnoredAbility::Headlong => "headlong",
            IgnoredAbility::NotHeadlong => "not-headlong",
        }
    }
}

impl Abilities {
    /// The words that say them.
    pub const WORDS: [&str; 6] = [
        "fire",
        "charge",
        "evade",
        "impetus",
        "headlong",
        "not-headlong",
    ];

    /// All abilities except being headlong.
    pub const ALL: Abilities = Abilities {
        fire: true,
        charge: true,
        evade: true,
        impetus: true,
        headlong: false,
        not_headlong: false,
    };

    /// Adds the ability of a word; `false` if it is not one. Of two words about being headlong the later
    /// applies.
    pub fn add(&mut self, word: &str) -> bool {
        let ability = match word {
            "fire" => &mut self.fire,
            "charge" => &mut self.charge,
            "evade" => &mut self.evade,
            "impetus" => &mut self.impetus,
            "headlong" | "not-headlong" => {
                self.headlong = word == "headlong";
                self.not_headlong = !self.headlong;
                return true;
            }
            _ => return false,
        };
        *ability = true;
        true
    }

    /// The words of these abilities.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let has = [
            self.fire,
            self.charge,
            self.evade,
            self.impetus,
            self.headlong,
            self.not_headlong,
        ];
        Abilities::WORDS
            .into_iter()
            .zip(has)
            .filter_map(|(word, has)| has.then_some(word))
    }

    /// The entered abilities allowed by the code, and those that are ignored.
    ///
    /// The code decides which units evade. It also decides which are headlong, but players may change that
    /// unless the ruling `codes` forbids it. `None` is a code that the source does not name.
    pub fn by_code(
        mut self,
        kind: Option<Kind>,
        rulings: &Rulings,
    ) -> (Abilities, Vec<IgnoredAbility>) {
        let mut unable = Vec::new();
        let evades = kind.is_some_and(|kind| kind.evades);
        if self.evade && !evades {
            unable.push(IgnoredAbility::Evade);
        }
        self.evade = evades;
        if let Some(kind) = kind {
            if rulings.other(Ruling::Codes) {
                if self.headlong && !kind.headlong {
                    unable.push(IgnoredAbility::Headlong);
                }
                if self.not_headlong && kind.headlong {
                    unable.push(IgnoredAbility::NotHeadlong);
                }
                self.headlong = kind.headlong;
                self.not_headlong = false;
            } else {
                self.headlong |= kind.headlong && !self.not_headlong;
            }
        }
        (self, unable)
    }

    /// The reactions they allow.
    pub fn reactions(self) -> Reactions {
        let allows = |reaction: &Reaction| match reaction {
            Reaction::OpportunityFire | Reaction::DefensiveFire => self.fire,
            Reaction::OpportunityCharge | Reaction::CounterCharge => self.charge,
            Reaction::Evade => self.evade,
        };
        Reaction::ALL.into_iter().filter(allows).collect()
    }
}
