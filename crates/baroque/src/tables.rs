//! The tables of the source, from `baroque/tables.toml`: duties by mode, reactions, pursuit.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::distance::Distance;
use crate::duties::{Duty, Moves};
use crate::mode::Mode;
use crate::mode_dice::Situation;
use crate::trigger::{Reaction, Trigger};
use crate::troop::{Class, Kind};

/// Six cells: the columns of a row.
type Row<T> = [T; 6];
/// Six rows, in the order of [`Mode::ALL`].
type Rows<T> = [Row<T>; 6];

/// What a mode asks of the units of its command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Conduct {
    pub moves: Moves,
    pub must: Vec<Duty>,
    pub may: Vec<Duty>,
    pub not: Vec<Duty>,
}

/// All tables.
#[derive(Clone, Debug)]
pub struct Tables {
    reactions: [Rows<Option<Reaction>>; 6],
    reach: [Distance; 6],
    target: [bool; 6],
    pursuit: Rows<bool>,
    vacating: [u8; 3],
    troops: Vec<TroopRow>,
    conduct: [Conduct; 6],
    mode_dice: [Row<Mode>; 3],
}

/// An error in a file of tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: found `{found}`, expected {expected}")]
pub struct TablesError {
    place: String,
    found: String,
    expected: Cow<'static, str>,
}

/// The troop codes and their properties.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct TroopRow {
    code: String,
    #[serde(default)]
    headlong: bool,
    #[serde(default)]
    evades: bool,
    #[serde(default)]
    steps_back: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    mode: BTreeMap<String, RawConduct>,
    reaction: BTreeMap<String, RawReaction>,
    pursuit: BTreeMap<String, String>,
    vacating: BTreeMap<String, u8>,
    troop: Vec<TroopRow>,
    mode_dice: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConduct {
    moves: String,
    must: Vec<String>,
    may: Vec<String>,
    not: Vec<String>,
}

#[derive(Deserialize)]
struct RawReaction {
    reach: u32,
    #[serde(default)]
    target: bool,
    #[serde(flatten)]
    rows: BTreeMap<String, String>,
}

impl Tables {
    /// The embedded tables.
    ///
    /// # Panics
    /// Never: a test reads the file.
    pub fn embedded() -> &'static Tables {
        static TABLES: OnceLock<Tables> = OnceLock::new();
        TABLES.get_or_init(|| {
            Tables::read(include_str!("../../../baroque/tables.toml"))
                .expect("the tables that come with the program are sound")
        })
    }

    /// Parses a file of tables.
    ///
    /// # Errors
    /// If a key or a word is unknown or missing, with its position.
    pub fn read(text: &str) -> Result<Tables, TablesError> {
        let file: File = toml::from_str(text).map_err(|error| TablesError {
            place: "baroque/tables.toml".into(),
            found: error.to_string().trim().replace('\n', "; "),
            expected: "the tables that docs/reference/baroque.md describes".into(),
        })?;
        let mut tables = Tables {
            reactions: [[[None; 6]; 6]; 6],
            reach: [Distance::default(); 6],
            target: [false; 6],
            pursuit: rows("pursuit", &file.pursuit, "- or P", |cell| match cell {
                "-" => Some(false),
                "P" => Some(true),
                _ => None,
            })?,
            vacating: [0; 3],
            troops: file.troop,
            conduct: try_array(&Mode::ALL, |mode| conduct(&file.mode, *mode))?,
            mode_dice: try_array(&Situation::ALL, |situation| {
                let place = format!("mode-dice.{}", situation.word());
                let row = wanted(&file.mode_dice, situation.word(), "mode-dice")?;
                cells(&place, row, "codes of modes", |cell| cell.parse().ok())
            })?,
        };
        for trigger in Trigger::ALL {
            let place = format!("reaction.{}", trigger.word());
            let raw = wanted(&file.reaction, trigger.word(), "reaction")?;
            let index = trigger as usize;
            tables.reach[index] = Distance::bu(raw.reach);
            tables.target[index] = raw.target;
            let words = "-, OF, DF, OC, CC or EV";
            tables.reactions[index] = rows(&place, &raw.rows, words, |cell| match cell {
                "-" => Some(None),
                letters => Reaction::ALL
                    .into_iter()
                    .find(|reaction| reaction.letters() == letters)
                    .map(Some),
            })?;
        }
        for class in Class::ALL {
            tables.vacating[class as usize] = *wanted(&file.vacating, class.word(), "vacating")?;
        }
        Ok(tables)
    }

    /// The cell of a reaction table; columns from 1.
    pub fn reaction(&self, trigger: Trigger, mode: Mode, column: u8) -> Option<Reaction> {
        self.reaction_row(trigger, mode)[column_index(column)]
    }

    /// A row of a reaction table.
    pub fn reaction_row(&self, trigger: Trigger, mode: Mode) -> Row<Option<Reaction>> {
        self.reactions[trigger as usize][mode as usize]
    }

    /// Whether units in this mode never react to this, so that no die is needed.
    pub fn is_silent(&self, trigger: Trigger, mode: Mode) -> bool {
        self.reaction_row(trigger, mode).iter().all(Option::is_none)
    }

    /// The reach of a trigger.
    pub const fn reach(&self, trigger: Trigger) -> Distance {
        self.reach[trigger as usize]
    }

    /// Whether the trigger concerns its target.
    pub const fn is_target(&self, trigger: Trigger) -> bool {
        self.target[trigger as usize]
    }

    /// Whether a die makes a unit pursue; columns from 1.
    pub fn pursues(&self, mode: Mode, column: u8) -> bool {
        self.pursuit[mode as usize][column_index(column)]
    }

    /// The least die to avoid a reaction.
    pub const fn vacating(&self, class: Class) -> u8 {
        self.vacating[class as usize]
    }

    /// The properties of a troop code; `None` if the source does not name it.
    pub fn kind(&self, code: &str) -> Option<Kind> {
        let code = code.to_ascii_uppercase();
        let row = self.troops.iter().find(|row| fits(&row.code, &code))?;
        Some(Kind {
            headlong: row.headlong,
            evades: row.evades,
            steps_back: row.steps_back,
        })
    }

    /// The mode chosen by a die in a situation: our addition.
    pub fn chosen_mode(&self, situation: Situation, die: u8) -> Mode {
        self.mode_dice[situation as usize][column_index(die)]
    }

    pub(crate) const fn conduct(&self, mode: Mode) -> &Conduct {
        &self.conduct[mode as usize]
    }
}

/// The index of a column in a row, limited to 1 to 6.
fn column_index(column: u8) -> usize {
    usize::from(column.clamp(1, 6) - 1)
}

/// Whether a code matches a pattern, whose `*` stands for any letters and digits.
fn fits(pattern: &str, code: &str) -> bool {
    match pattern.strip_suffix('*') {
        None => pattern == code,
        Some(start) => code
            .strip_prefix(start)
            .is_some_and(|rest| rest.bytes().all(|letter| letter.is_ascii_alphanumeric())),
    }
}

fn wanted<'m, T>(
    map: &'m BTreeMap<String, T>,
    key: &str,
    place: &str,
) -> Result<&'m T, TablesError> {
    map.get(key).ok_or_else(|| TablesError {
        place: place.into(),
        found: "nothing".into(),
        expected: format!("the key `{key}`").into(),
    })
}

fn rows<T: Copy>(
    place: &str,
    map: &BTreeMap<String, String>,
    expected: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Rows<T>, TablesError> {
    try_array(&Mode::ALL, |mode| {
        let row = wanted(map, mode.code(), place)?;
        cells(&format!("{place}.{mode}"), row, expected, &read)
    })
}

fn cells<T: Copy>(
    place: &str,
    row: &str,
    expected: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Row<T>, TablesError> {
    let refused = |found: &str| TablesError {
        place: place.into(),
        found: found.into(),
        expected: expected.into(),
    };
    let read = |cell| read(cell).ok_or_else(|| refused(cell));
    let found: Vec<T> = row.split_whitespace().map(read).collect::<Result<_, _>>()?;
    found.try_into().map_err(|_| refused(row))
}

fn conduct(map: &BTreeMap<String, RawConduct>, mode: Mode) -> Result<Conduct, TablesError> {
    let raw = wanted(map, mode.code(), "mode")?;
    let refused = |found: &str, expected: &'static str| TablesError {
        place: format!("mode.{mode}"),
        found: found.into(),
        expected: expected.into(),
    };
    let duty =
        |word: &String| Duty::from_word(word).ok_or_else(|| refused(word, "the word of a duty"));
    let duties = |words: &[String]| words.iter().map(duty).collect::<Result<Vec<_>, _>>();
    Ok(Conduct {
        moves: Moves::from_word(&raw.moves)
            .ok_or_else(|| refused(&raw.moves, "must, may, one-back, support or forlorn"))?,
        must: duties(&raw.must)?,
        may: duties(&raw.may)?,
        not: duties(&raw.not)?,
    })
}

fn try_array<A, T, const N: usize>(
    of: &[A; N],
    make: impl Fn(&A) -> Result<T, TablesError>,
) -> Result<[T; N], TablesError> {
    let made: Vec<T> = of.iter().map(make).collect::<Result<_, _>>()?;
    match made.try_into() {
        Ok(array) => Ok(array),
        Err(_) => unreachable!("as many are made as are asked for"),
    }
}

#[cfg(test)]
mod tests {
    use super::Tables;

    #[test]
    fn a_wrong_word_is_named_with_its_place() {
        let file = include_str!("../../../baroque/tables.toml");
        let entries = |from: &str, to: &str| {
            let broken = file.replacen(from, to, 1);
            assert_ne!(broken, file);
            Tables::read(&broken).unwrap_err().to_string()
        };
        assert_eq!(
            entries("HD  = \"-  -  -  -  OF OF\"", "HD = \"- - - - OF OFF\""),
            "reaction.withdraw-action.HD: found `OFF`, expected -, OF, DF, OC, CC or EV"
        );
        assert_eq!(
            entries("HD  = \"-  -  -  -  OF OF\"", "HD = \"- - - - OF\""),
            "reaction.withdraw-action.HD: found `- - - - OF`, expected -, OF, DF, OC, CC or EV"
        );
        assert_eq!(
            entries("moves = \"support\"", "moves = \"often\""),
            "mode.HD: found `often`, expected must, may, one-back, support or forlorn"
        );
        assert_eq!(
            entries("\nC = 6", ""),
            "vacating: found `nothing`, expected the key `C`"
        );
    }

    #[test]
    fn codes_are_those_of_the_source() {
        let tables = Tables::embedded();
        let says = |code: &str| tables.kind(code).map(|kind| (kind.headlong, kind.evades));
        for headlong in ["HB", "HBA", "hb", "GA"] {
            assert_eq!(says(headlong), Some((true, false)), "{headlong}");
        }
        assert_eq!(says("HBL"), Some((false, false)));
        assert_eq!(says("LCR"), Some((true, true)));
        for evades in ["S", "DR", "LC"] {
            assert_eq!(says(evades), Some((false, true)), "{evades}");
        }
        for other in ["TR", "CU", "H", "SP", "LCX", "P&M"] {
            assert_eq!(says(other), None, "{other}");
        }
    }
}
