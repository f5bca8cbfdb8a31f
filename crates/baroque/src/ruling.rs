//! The rulings: questions the source leaves open, with a default and alternative answers.
//!
//! They are in `baroque/rulings.toml`; those with more than one answer can be switched.

use std::sync::OnceLock;

use serde::Deserialize;

/// A ruling that can be switched; others are only in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// The order of activation.
    TurnOrder,
    /// More than four commands on a side.
    MoreThanFour,
    /// Whether tokens are open.
    TokensShown,
    /// The meaning of a group in hold and reorder.
    Group,
    /// Which units may step back twice in withdraw.
    SecondStepBack,
    /// Whether a holding unit may charge in its own activation.
    HoldCharges,
    /// How often a unit may be sent ahead.
    Forlorn,
    /// The ground that a command in reorder may not leave.
    GroundOfReorder,
    /// Whether a move and a shot are one action.
    MoveAndShot,
    /// Whether a shooter that did not move is a trigger.
    StandingShooter,
    /// Whether no reaction counts as an allowed result.
    NoneSubstitutes,
    /// Whether no reaction, taken from another column, marks the unit.
    SubstitutedNone,
    /// Whether an evade taken from another column marks the unit.
    SubstitutedEvade,
    /// Whether a unit that has reacted may still evade.
    ReactedEvades,
    /// Whether an evade can be vacated.
    VacatingEvade,
    /// Whether players may change which codes are headlong.
    Codes,
    /// Whether headlong units pursue in escape and withdraw.
    PursuitInRetreat,
    /// Whether disordered or engaged units react.
    DisorderedOrEngaged,
    /// Whether units in hold and the attacking modes may evade by judgement.
    JudgedEvade,
    /// Whether a unit that may only evade checks where its row has no evade.
    FruitlessCheck,
}

impl Ruling {
    /// All of them, in the order of their numbers.
    pub const ALL: [Ruling; 20] = [
        Ruling::TurnOrder,
        Ruling::MoreThanFour,
        Ruling::TokensShown,
        Ruling::Group,
        Ruling::SecondStepBack,
        Ruling::HoldCharges,
        Ruling::Forlorn,
        Ruling::GroundOfReorder,
        Ruling::MoveAndShot,
        Ruling::StandingShooter,
        Ruling::NoneSubstitutes,
        Ruling::SubstitutedNone,
        Ruling::SubstitutedEvade,
        Ruling::ReactedEvades,
        Ruling::VacatingEvade,
        Ruling::Codes,
        Ruling::PursuitInRetreat,
        Ruling::DisorderedOrEngaged,
        Ruling::JudgedEvade,
        Ruling::FruitlessCheck,
    ];

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Ruling::TurnOrder => "turn-order",
            Ruling::MoreThanFour => "more-than-four",
            Ruling::TokensShown => "tokens-shown",
            Ruling::Group => "group",
            Ruling::SecondStepBack => "second-step-back",
            Ruling::HoldCharges => "hold-charges",
            Ruling::Forlorn => "forlorn",
            Ruling::GroundOfReorder => "ground-of-reorder",
            Ruling::MoveAndShot => "move-and-shot",
            Ruling::StandingShooter => "standing-shooter",
            Ruling::NoneSubstitutes => "none-substitutes",
            Ruling::SubstitutedNone => "substituted-none",
            Ruling::SubstitutedEvade => "substituted-evade",
            Ruling::ReactedEvades => "reacted-evades",
            Ruling::VacatingEvade => "vacating-evade",
            Ruling::Codes => "codes",
            Ruling::PursuitInRetreat => "pursuit-in-retreat",
            Ruling::DisorderedOrEngaged => "disordered-or-engaged",
            Ruling::JudgedEvade => "judged-evade",
            Ruling::FruitlessCheck => "fruitless-check",
        }
    }

    /// Its row in the file.
    fn row(self) -> Option<&'static RulingRow> {
        RulingRow::all().iter().find(|row| row.id == self.id())
    }
}

/// A ruling as the file has it.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct RulingRow {
    /// Its number in docs/reference/baroque.md.
    pub number: u8,
    /// Its name.
    pub id: String,
    /// Its answers, the default first.
    pub answers: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    ruling: Vec<RulingRow>,
}

impl RulingRow {
    /// All rulings, including those that cannot be switched.
    pub fn all() -> &'static [RulingRow] {
        static ROWS: OnceLock<Vec<RulingRow>> = OnceLock::new();
        ROWS.get_or_init(|| {
            // A test parses the file, so an error cannot occur here.
            toml::from_str::<File>(include_str!("../../../baroque/rulings.toml"))
                .map(|file| file.ruling)
                .unwrap_or_default()
        })
    }
}

/// The chosen answers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rulings {
    /// The index of the answer, by the index of the ruling in [`Ruling::ALL`].
    chosen: [u8; Ruling::ALL.len()],
}

/// Why an answer cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulingError {
    /// There is no such ruling that can be switched.
    #[error(
        "found the ruling `{0}`, expected one that docs/reference/baroque.md names with other answers"
    )]
    Unknown(String),
    /// It has no such answer.
    #[error("found the answer `{found}` to `{id}`, expected {}", expected.join(" or "))]
    Answer {
        /// The ruling.
        id: String,
        /// The text found.
        found: String,
        /// Its answers.
        expected: Vec<String>,
    },
}

impl Rulings {
    /// The answers in force in a saved game of the first version, where it names no others.
    pub(crate) fn of_first_version() -> Rulings {
        let mut rulings = Rulings::default();
        for ruling in [Ruling::SubstitutedEvade, Ruling::FruitlessCheck] {
            rulings.chosen[ruling as usize] = 1;
        }
        rulings
    }

    /// Chooses an answer.
    ///
    /// # Errors
    /// If there is no such ruling, or it has no such answer.
    pub fn choose(&mut self, id: &str, answer: &str) -> Result<(), RulingError> {
        let place = Ruling::ALL.iter().position(|ruling| ruling.id() == id);
        let place = place.ok_or_else(|| RulingError::Unknown(id.into()))?;
        let answers = Ruling::ALL[place]
            .row()
            .map_or(&[][..], |row| row.answers.as_slice());
        let chosen = answers.iter().position(|known| known == answer);
        let chosen = chosen.ok_or_else(|| RulingError::Answer {
            id: id.into(),
            found: answer.into(),
            expected: answers.to_vec(),
        })?;
        self.chosen[place] = chosen as u8;
        Ok(())
    }

    /// Whether an answer other than the default is chosen.
    pub fn other(&self, ruling: Ruling) -> bool {
        self.chosen[ruling as usize] > 0
    }

    /// The answer in force.
    pub fn answer(&self, ruling: Ruling) -> &'static str {
        let chosen = usize::from(self.chosen[ruling as usize]);
        ruling
            .row()
            .and_then(|row| row.answers.get(chosen))
            .map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::{Ruling, RulingRow, Rulings};

    #[test]
    fn what_can_be_switched_is_what_has_two_answers() {
        let switched: Vec<&str> = RulingRow::all()
            .iter()
            .filter(|row| row.answers.len() > 1)
            .map(|row| row.id.as_str())
            .collect();
        assert_eq!(switched, Ruling::ALL.map(Ruling::id));
        let numbers: Vec<u8> = RulingRow::all().iter().map(|row| row.number).collect();
        assert_eq!(numbers, (1..=49).collect::<Vec<u8>>());
    }

    #[test]
    fn the_guide_names_every_ruling_with_its_answers() {
        let guide = include_str!("../../../docs/reference/baroque.md");
        for row in RulingRow::all() {
            let start = format!("| {} | `{}` |", row.number, row.id);
            let line = guide.lines().find(|line| line.starts_with(&start));
            let line = line.unwrap_or_else(|| panic!("no line for {}", row.id));
            for answer in &row.answers {
                assert!(line.contains(&format!("`{answer}`")), "{line}: {answer}");
            }
        }
    }

    #[test]
    fn an_answer_is_chosen_or_refused() {
        let mut rulings = Rulings::default();
        assert_eq!(rulings.answer(Ruling::GroundOfReorder), "box");
        rulings.choose("ground-of-reorder", "hull").unwrap();
        assert_eq!(rulings.answer(Ruling::GroundOfReorder), "hull");
        assert!(rulings.other(Ruling::GroundOfReorder));
        let entries = rulings.choose("forlorn", "never").unwrap_err().to_string();
        assert_eq!(
            entries,
            "found the answer `never` to `forlorn`, expected each-turn or each-game"
        );
        assert!(rulings.choose("token-numbers", "each-side").is_err());
    }
}
