//! What a unit is and can do: its discipline class, its abilities, and what its code says of it.

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
    pub fn of(word: &str) -> Option<Class> {
        Class::ALL
            .into_iter()
            .find(|class| class.word().eq_ignore_ascii_case(word))
    }
}

/// What a code says that the source names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kind {
    /// Adds one to its reaction roll, and must pursue.
    pub headlong: bool,
    /// May evade.
    pub evades: bool,
    /// A skirmisher or light horse, who steps back twice.
    pub steps_back: bool,
}

/// What a unit can do.
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
    /// Counts with warbands, gallopers and lancers: adds one to its reaction roll, and must pursue.
    pub headlong: bool,
    /// It was said that it does not count with them, though its code does.
    pub not_headlong: bool,
}

/// Something that was said of a unit, and that its code does not let it do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unable {
    /// Only skirmishers, dragoons, light horse and lancers evade.
    Evade,
    /// Not one of the headlong.
    Headlong,
    /// One of the headlong all the same.
    NotHeadlong,
}

impl Unable {
    /// The word that said it.
    pub const fn word(self) -> &'static str {
        match self {
            Unable::Evade => "evade",
            Unable::Headlong => "headlong",
            Unable::NotHeadlong => "not-headlong",
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

    /// Everything but being headlong.
    pub const ALL: Abilities = Abilities {
        fire: true,
        charge: true,
        evade: true,
        impetus: true,
        headlong: false,
        not_headlong: false,
    };

    /// Adds what a word says; `false` where it says none of them. Of two words about being headlong the later holds.
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

    /// The words of those that it has.
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

    /// What remains of what was said of a unit of a code (`None`: one that the source does not name), and what the code
    /// took away. Who evades the code says, whether
    /// it was said or not; who is headlong a code of the source says, which players
    /// may change unless the code decides (the ruling `codes`).
    pub fn by_code(mut self, kind: Option<Kind>, rulings: &Rulings) -> (Abilities, Vec<Unable>) {
        let mut unable = Vec::new();
        let evades = kind.is_some_and(|kind| kind.evades);
        if self.evade && !evades {
            unable.push(Unable::Evade);
        }
        self.evade = evades;
        if let Some(kind) = kind {
            if rulings.other(Ruling::Codes) {
                if self.headlong && !kind.headlong {
                    unable.push(Unable::Headlong);
                }
                if self.not_headlong && kind.headlong {
                    unable.push(Unable::NotHeadlong);
                }
                self.headlong = kind.headlong;
                self.not_headlong = false;
            } else {
                self.headlong |= kind.headlong && !self.not_headlong;
            }
        }
        (self, unable)
    }

    /// The reactions that they allow.
    pub fn reactions(self) -> Reactions {
        let allows = |reaction: &Reaction| match reaction {
            Reaction::OpportunityFire | Reaction::DefensiveFire => self.fire,
            Reaction::OpportunityCharge | Reaction::CounterCharge => self.charge,
            Reaction::Evade => self.evade,
        };
        Reaction::ALL.into_iter().filter(allows).collect()
    }
}
