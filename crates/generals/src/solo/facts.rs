//! The facts that tables ask about a battle: a closed list of named whole numbers.
//!
//! A general measures them on the board; a player at a table types them in.

use std::fmt;

use thiserror::Error;

use super::names::{AGGRESSIONS, TROOPS};

/// The meaning of a fact's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FactKind {
    /// A count of elements or pieces, from 0 to 12.
    Count,
    /// The roll of a PIP die, from 1 to 6.
    Pips,
    /// No (0) or yes (1).
    Flag,
    /// A kind of troops: its place in [`TROOPS`], from 1.
    Troops,
    /// The general's aggression: its place in [`AGGRESSIONS`], from 1.
    Aggression,
}

impl FactKind {
    /// The words for numbers of this kind, starting at `least()`.
    const fn words(self) -> &'static [&'static str] {
        match self {
            FactKind::Count | FactKind::Pips => &[],
            FactKind::Flag => &["no", "yes"],
            FactKind::Troops => &TROOPS,
            FactKind::Aggression => &AGGRESSIONS,
        }
    }

    /// The number of the first word.
    const fn least(self) -> i16 {
        match self {
            FactKind::Count | FactKind::Pips | FactKind::Flag => 0,
            FactKind::Troops | FactKind::Aggression => 1,
        }
    }

    /// The number of a word.
    pub(super) fn number(self, word: &str) -> Option<i16> {
        let place = self.words().iter().position(|known| *known == word)?;
        i16::try_from(place).ok().map(|place| place + self.least())
    }

    /// The accepted values, for an error message.
    fn expected(self) -> String {
        match self {
            FactKind::Count => "a number from 0 to 12".to_owned(),
            FactKind::Pips => "a number from 1 to 6".to_owned(),
            _ => format!("one of {}", self.words().join(", ")),
        }
    }
}

macro_rules! facts {
    ($($name:ident $text:literal $kind:ident,)*) => {
        /// A fact that tables ask about the battle.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "each says what its name in `locales/en/solo.ftl` says")]
        pub enum Fact { $($name,)* }

        impl Fact {
            /// All facts.
            pub const ALL: &'static [Fact] = &[$(Fact::$name,)*];

            /// Its name in the procedure and on the command line.
            pub const fn name(self) -> &'static str {
                match self { $(Fact::$name => $text,)* }
            }

            /// The meaning of its number.
            pub const fn kind(self) -> FactKind {
                match self { $(Fact::$name => FactKind::$kind,)* }
            }
        }
    };
}

facts! {
    // Number of elements of each kind, in each army.
    BladeNpg "blade-npg" Count,
    SpearNpg "spear-npg" Count,
    PikeNpg "pike-npg" Count,
    AuxiliaNpg "auxilia-npg" Count,
    WarbandNpg "warband-npg" Count,
    BowNpg "bow-npg" Count,
    PsiloiNpg "psiloi-npg" Count,
    HordeNpg "horde-npg" Count,
    ArtilleryNpg "artillery-npg" Count,
    WarWagonNpg "war-wagon-npg" Count,
    ElephantNpg "elephant-npg" Count,
    CamelryNpg "camelry-npg" Count,
    InfantryNpg "infantry-npg" Count,
    MountedNpg "mounted-npg" Count,
    BadGoingTroopsNpg "bad-going-troops-npg" Count,
    FastNpg "fast-npg" Count,
    BladeYou "blade-you" Count,
    SpearYou "spear-you" Count,
    PikeYou "pike-you" Count,
    AuxiliaYou "auxilia-you" Count,
    BowYou "bow-you" Count,
    PsiloiYou "psiloi-you" Count,
    ArtilleryYou "artillery-you" Count,
    ElephantYou "elephant-you" Count,
    KnightYou "knight-you" Count,
    CavalryYou "cavalry-you" Count,
    LightHorseYou "light-horse-you" Count,
    CamelryYou "camelry-you" Count,
    InfantryYou "infantry-you" Count,
    MountedYou "mounted-you" Count,
    BadGoingTroopsYou "bad-going-troops-you" Count,
    SlowYou "slow-you" Count,
    // The general's element under consideration.
    OddPikes "odd-pikes" Flag,
    Mounted "mounted" Flag,
    Elephant "elephant" Flag,
    Infantry "infantry" Flag,
    Psiloi "psiloi" Flag,
    Slowest "slowest" Flag,
    TypePresent "type-present" Flag,
    // Terrain.
    RoughFeature "rough-feature" Flag,
    BadPieces "bad-pieces" Count,
    Waterway "waterway" Flag,
    LittoralYou "littoral-you" Flag,
    // Edges.
    ZoneClear "zone-clear" Flag,
    ZoneGentleHill "zone-gentle-hill" Flag,
    ZoneBadInFront "zone-bad-in-front" Flag,
    ZoneBadInTheMiddle "zone-bad-in-the-middle" Flag,
    OppositeBadInTheMiddle "opposite-bad-in-the-middle" Flag,
    OppositeBadInFront "opposite-bad-in-front" Flag,
    WaterOnAFlank "water-on-a-flank" Flag,
    WaterBehind "water-behind" Flag,
    // Deployment.
    TownOnNpgSide "town-on-npg-side" Flag,
    NpgAttacks "npg-attacks" Flag,
    CampNearWaterYou "camp-near-water-you" Flag,
    BadByTheWater "bad-by-the-water" Flag,
    DunesByTheWater "dunes-by-the-water" Flag,
    SlowGeneralNpg "slow-general-npg" Flag,
    WaterBehindYou "water-behind-you" Flag,
    TroopsNearCampYou "troops-near-camp-you" Flag,
    ReservedYou "reserved-you" Count,
    Main "main" Troops,
    HasElephantOrKnight "has-elephant-or-knight" Flag,
    GeneralAloneMounted "general-alone-mounted" Flag,
    FacesGoodGoing "faces-good-going" Flag,
    FlanksBad "flanks-bad" Flag,
    // The battle.
    LostNpg "lost-npg" Count,
    LostYou "lost-you" Count,
    Pips "pips" Pips,
    Aggression "aggression" Aggression,
}

impl Fact {
    /// The fact of a name.
    pub fn from_name(name: &str) -> Option<Fact> {
        Fact::ALL.iter().copied().find(|fact| fact.name() == name)
    }

    /// The accepted values, for an error message.
    pub fn expected(self) -> String {
        self.kind().expected()
    }

    /// Formats a value of this fact.
    pub fn format_value(self, number: i16) -> String {
        let place = usize::try_from(number - self.kind().least()).ok();
        let word = place.and_then(|place| self.kind().words().get(place));
        word.map_or_else(|| number.to_string(), |word| (*word).to_owned())
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name or value of a fact that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("found `{found}`, expected {expected}")]
pub struct InvalidFact {
    /// What was given.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

/// Counts that include others.
const WHOLES: &[(Fact, &[Fact])] = &[
    (
        Fact::InfantryNpg,
        &[
            Fact::BladeNpg,
            Fact::SpearNpg,
            Fact::PikeNpg,
            Fact::AuxiliaNpg,
            Fact::WarbandNpg,
            Fact::BowNpg,
            Fact::PsiloiNpg,
            Fact::HordeNpg,
        ],
    ),
    (Fact::MountedNpg, &[Fact::ElephantNpg, Fact::CamelryNpg]),
    (
        Fact::BadGoingTroopsNpg,
        &[
            Fact::AuxiliaNpg,
            Fact::WarbandNpg,
            Fact::BowNpg,
            Fact::PsiloiNpg,
        ],
    ),
    (
        Fact::InfantryYou,
        &[
            Fact::BladeYou,
            Fact::SpearYou,
            Fact::PikeYou,
            Fact::AuxiliaYou,
            Fact::BowYou,
            Fact::PsiloiYou,
        ],
    ),
    (
        Fact::MountedYou,
        &[
            Fact::ElephantYou,
            Fact::KnightYou,
            Fact::CavalryYou,
            Fact::LightHorseYou,
            Fact::CamelryYou,
        ],
    ),
    (
        Fact::BadGoingTroopsYou,
        &[Fact::AuxiliaYou, Fact::BowYou, Fact::PsiloiYou],
    ),
];

/// The known facts of a battle; unknown facts count as 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts([Option<i16>; Fact::ALL.len()]);

impl Default for Facts {
    fn default() -> Facts {
        Facts([None; Fact::ALL.len()])
    }
}

impl Facts {
    /// Sets a fact.
    pub fn set(&mut self, fact: Fact, number: i16) {
        self.0[fact as usize] = Some(number);
    }

    /// These facts with one more.
    #[must_use]
    pub fn with(mut self, fact: Fact, number: i16) -> Facts {
        self.set(fact, number);
        self
    }

    /// The value of a fact, 0 if it is not set.
    pub fn get(&self, fact: Fact) -> i16 {
        self.0[fact as usize].unwrap_or(0)
    }

    /// Whether a fact is set.
    pub fn is_set(&self, fact: Fact) -> bool {
        self.0[fact as usize].is_some()
    }

    /// Sets what follows from other facts and is not set: `has-elephant-or-knight` from `main=knight`.
    ///
    /// # Errors
    /// Fails where a set fact contradicts the others.
    pub fn add_implied(&mut self) -> Result<(), InvalidFact> {
        let main = Fact::Main.format_value(self.get(Fact::Main));
        let rides = i16::from(["elephant", "knight"].contains(&main.as_str()));
        self.imply(Fact::HasElephantOrKnight, rides)?;
        self.imply(Fact::Mounted, self.get(Fact::Elephant))?;
        self.imply(Fact::Infantry, self.get(Fact::Psiloi))?;
        for (whole, parts) in WHOLES {
            let sum = parts.iter().map(|&part| self.get(part)).sum();
            self.imply(*whole, sum)?;
        }
        Ok(())
    }

    /// Sets a fact to the least value that other facts leave it, unless it is set.
    fn imply(&mut self, fact: Fact, least: i16) -> Result<(), InvalidFact> {
        if self.get(fact) >= least {
            return Ok(());
        }
        if self.is_set(fact) {
            let [found, least] = [self.get(fact), least].map(|number| fact.format_value(number));
            let more = match fact.kind() {
                FactKind::Flag => "",
                _ => " or more",
            };
            return Err(InvalidFact {
                found: format!("{fact}={found}"),
                expected: format!("{least}{more} by the other facts"),
            });
        }
        self.set(fact, least);
        Ok(())
    }

    /// Sets a fact from words: `pips` and `4`, `aggression` and `defensive`, `mounted` and `yes`.
    ///
    /// # Errors
    /// Fails for an unknown fact or an unusable value.
    pub fn set_from_words(&mut self, name: &str, words: &str) -> Result<(), InvalidFact> {
        let fact = Fact::from_name(name).ok_or_else(|| InvalidFact {
            found: name.to_owned(),
            expected: "a fact that `acies solo list` names".to_owned(),
        })?;
        let kind = fact.kind();
        let number = kind.number(words).or_else(|| {
            let number: i16 = words.parse().ok()?;
            let range = match kind {
                FactKind::Count => 0..=12,
                FactKind::Pips => 1..=6,
                FactKind::Flag => 0..=1,
                FactKind::Troops | FactKind::Aggression => return None,
            };
            range.contains(&number).then_some(number)
        });
        let number = number.ok_or_else(|| InvalidFact {
            found: format!("{name}={words}"),
            expected: fact.expected(),
        })?;
        self.set(fact, number);
        Ok(())
    }
}
