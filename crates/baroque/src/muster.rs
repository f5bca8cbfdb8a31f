//! The muster: the two sides, their commands with officers, and their units, as text with one line each.
//!
//! Errors name line and column. Missing abilities are asked for later, and doubtful entries are noted.

mod fields;
mod notes;

use std::fmt::{self, Write};

use crate::ruling::{Ruling, Rulings};
use crate::tables::Tables;
use crate::troop::{Abilities, Class, Kind};

pub use notes::{Expected, MusterError, Note, NoteKind};

use fields::{Field, at, split, words};

/// The most commands of a side, and units of a command.
pub(crate) const MOST: usize = 30;

/// Both sides, and the rulings in force.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Muster {
    /// The chosen rulings.
    pub rulings: Rulings,
    /// Red and blue.
    pub sides: [SideEntry; 2],
}

/// A side.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct SideEntry {
    /// Its commands get tokens.
    pub tokens: bool,
    /// Its units react by the table; otherwise their player judges.
    pub reactions: bool,
    /// Its units pursue by the table; otherwise their player judges.
    pub pursuit: bool,
    /// Its modes are chosen by dice: our addition.
    pub mode_dice: bool,
    /// Its commands.
    pub commands: Vec<CommandEntry>,
}

/// A command.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CommandEntry {
    /// Its name.
    pub name: String,
    /// Its officer; empty if not given.
    pub officer: String,
    /// Its units.
    pub units: Vec<UnitEntry>,
}

/// A unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitEntry {
    /// Its name.
    pub name: String,
    /// Its troop code, such as GA; any word will do.
    pub code: String,
    /// Its discipline class.
    pub class: Class,
    /// Its abilities; `None` until the player is asked.
    pub can: Option<Abilities>,
}

impl UnitEntry {
    /// What its code implies; `None` if the source does not name it.
    pub fn kind(&self) -> Option<Kind> {
        Tables::embedded().kind(&self.code)
    }
}

/// The words of a side's line, in written order.
const SIDE_WORDS: [&str; 4] = ["tokens", "reactions", "pursuit", "mode-dice"];

impl SideEntry {
    fn flag(&mut self, word: &str) -> Option<&mut bool> {
        Some(match word {
            "tokens" => &mut self.tokens,
            "reactions" => &mut self.reactions,
            "pursuit" => &mut self.pursuit,
            "mode-dice" => &mut self.mode_dice,
            _ => return None,
        })
    }
}

impl Muster {
    /// Parses a muster, with notes about it.
    ///
    /// # Errors
    /// The first error, by line and column.
    pub fn read(text: &str) -> Result<(Muster, Vec<Note>), MusterError> {
        Muster::read_with(text, Rulings::default())
    }

    /// Parses a muster in which other rulings are in force where it names none.
    pub(crate) fn read_with(
        text: &str,
        rulings: Rulings,
    ) -> Result<(Muster, Vec<Note>), MusterError> {
        let mut reader = Reader::default();
        reader.muster.rulings = rulings;
        let mut last = 0;
        for (number, line) in text.lines().enumerate() {
            last = number + 1;
            let meant = line.split('#').next().unwrap_or_default();
            if !meant.trim().is_empty() {
                reader.line(number + 1, meant)?;
            }
        }
        reader.close(last + 1)
    }

    /// The muster as text that reads back to the same.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for ruling in Ruling::ALL {
            if self.rulings.other(ruling) {
                let answer = self.rulings.answer(ruling);
                let _ = writeln!(text, "ruling {} {answer}", ruling.id());
            }
        }
        for (name, side) in ["red", "blue"].into_iter().zip(&self.sides) {
            let flags = [side.tokens, side.reactions, side.pursuit, side.mode_dice];
            let _ = write!(text, "side {name}");
            for (word, set) in SIDE_WORDS.into_iter().zip(flags) {
                if set {
                    let _ = write!(text, " {word}");
                }
            }
            text.push('\n');
            for command in &side.commands {
                let _ = write!(text, "command {}", command.name);
                if !command.officer.is_empty() {
                    let _ = write!(text, ", {}", command.officer);
                }
                text.push('\n');
                for unit in &command.units {
                    let _ = writeln!(text, "unit {unit}");
                }
            }
        }
        text
    }
}

/// The fields of its line: `Rupert's Horse, GA, A, charge impetus`.
impl fmt::Display for UnitEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}, {}", self.name, self.code, self.class.word())?;
        let Some(can) = self.can else {
            return Ok(());
        };
        let words: Vec<&str> = can.words().collect();
        let words = if words.is_empty() {
            NOTHING.to_owned()
        } else {
            words.join(" ")
        };
        write!(f, ", {words}")
    }
}

impl UnitEntry {
    /// Reads the fields of its line; abilities are taken as they are written, whatever the code says.
    pub(crate) fn from_fields(text: &str) -> Option<UnitEntry> {
        let fields: Vec<&str> = text.split(',').map(str::trim).collect();
        let (name, code, class, can) = match fields[..] {
            [name, code, class] => (name, code, class, None),
            [name, code, class, can] => (name, code, class, Some(can)),
            _ => return None,
        };
        if name.is_empty() || code.is_empty() || code.contains(char::is_whitespace) {
            return None;
        }
        let can = match can {
            None => None,
            Some("") => return None,
            Some(NOTHING) => Some(Abilities::default()),
            Some(words) => {
                let mut can = Abilities::default();
                let known = words.split_whitespace().all(|word| can.add(word));
                Some(known.then_some(can)?)
            }
        };
        Some(UnitEntry {
            name: name.into(),
            code: code.into(),
            class: Class::from_word(class)?,
            can,
        })
    }
}

/// Written for a unit without abilities.
const NOTHING: &str = "nothing";

#[derive(Default)]
struct Reader {
    muster: Muster,
    notes: Vec<Note>,
    /// The sides named so far, and the current one.
    named: [bool; 2],
    side: Option<usize>,
    /// The place of each side's first entry that requires tokens.
    wants_tokens: [Option<(usize, usize)>; 2],
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), MusterError> {
        let (keyword, rest) = words(line)
            .next()
            .map_or((Field::default(), ""), |first| (first, &line[first.end..]));
        match keyword.text {
            "ruling" => self.ruling(number, line, keyword),
            "side" => self.open_side(number, line, keyword),
            "command" if !rest.trim().is_empty() => self.command(number, line, keyword.end),
            "unit" if !rest.trim().is_empty() => self.unit(number, line, keyword.end),
            "command" | "unit" => Err(at(number, keyword, Expected::NameAfter)),
            _ => self.unit(number, line, 0),
        }
    }

    fn ruling(&mut self, number: usize, line: &str, keyword: Field<'_>) -> Result<(), MusterError> {
        if self.side.is_some() {
            return Err(at(number, keyword, Expected::RulingFirst));
        }
        let mut rest = words(line).skip(1);
        let id = rest
            .next()
            .ok_or_else(|| at(number, keyword, Expected::Ruling))?;
        if !Ruling::ALL.iter().any(|ruling| ruling.id() == id.text) {
            return Err(at(number, id, Expected::Ruling));
        }
        let answer = rest
            .next()
            .ok_or_else(|| at(number, id, Expected::Answer))?;
        let chosen = self.muster.rulings.choose(id.text, answer.text);
        chosen.map_err(|_| at(number, answer, Expected::Answer))?;
        match rest.next() {
            Some(more) => Err(at(number, more, Expected::LineEnd)),
            None => Ok(()),
        }
    }

    fn open_side(
        &mut self,
        number: usize,
        line: &str,
        keyword: Field<'_>,
    ) -> Result<(), MusterError> {
        let mut rest = words(line).skip(1);
        let name = rest
            .next()
            .ok_or_else(|| at(number, keyword, Expected::Side))?;
        let side = ["red", "blue"].iter().position(|side| *side == name.text);
        let side = side.ok_or_else(|| at(number, name, Expected::Side))?;
        if self.named[side] {
            return Err(at(number, name, Expected::OtherSide));
        }
        self.named[side] = true;
        self.side = Some(side);
        for word in rest {
            let flag = self.muster.sides[side].flag(word.text);
            *flag.ok_or_else(|| at(number, word, Expected::SideWord))? = true;
            if word.text != "tokens" {
                self.wants_tokens[side].get_or_insert((number, word.column));
            }
        }
        if self.muster.sides[side].tokens {
            self.wants_tokens[side] = None;
        }
        Ok(())
    }

    /// The side of a command or a unit, with its name.
    fn named<'a>(&self, number: usize, name: Field<'a>) -> Result<(usize, Field<'a>), MusterError> {
        let side = self
            .side
            .ok_or_else(|| at(number, name, Expected::SideFirst))?;
        if name.text.is_empty() {
            return Err(at(number, name, Expected::Name));
        }
        Ok((side, name))
    }

    fn command(&mut self, number: usize, line: &str, from: usize) -> Result<(), MusterError> {
        let fields = split(line, from, 3);
        let (side, name) = self.named(number, fields[0])?;
        if let Some(more) = fields.get(2) {
            return Err(at(number, *more, Expected::LineEnd));
        }
        let refused = self.muster.rulings.other(Ruling::MoreThanFour);
        let commands = &mut self.muster.sides[side].commands;
        if commands.len() == if refused { 4 } else { MOST } {
            return Err(at(number, name, Expected::FewerCommands));
        }
        commands.push(CommandEntry {
            name: name.text.into(),
            officer: fields.get(1).map_or("", |officer| officer.text).into(),
            units: Vec::new(),
        });
        Ok(())
    }

    fn unit(&mut self, number: usize, line: &str, from: usize) -> Result<(), MusterError> {
        let fields = split(line, from, 4);
        let (side, name) = self.named(number, fields[0])?;
        let code = fields
            .get(1)
            .filter(|code| !code.text.is_empty() && !code.text.contains(char::is_whitespace));
        let code = code.ok_or_else(|| {
            let place = fields.get(1).copied().unwrap_or(Field::after(line, name));
            at(number, place, Expected::Code)
        })?;
        let class = fields.get(2).and_then(|class| Class::from_word(class.text));
        let class = class.ok_or_else(|| {
            let place = fields.get(2).copied().unwrap_or(Field::after(line, *code));
            at(number, place, Expected::Class)
        })?;
        if let Some(more) = fields.get(4) {
            return Err(at(number, *more, Expected::LineEnd));
        }
        let kind = Tables::embedded().kind(code.text);
        if kind.is_none() {
            self.note(number, *code, NoteKind::UnknownCode);
        }
        let can = if let Some(said) = fields.get(3) {
            Some(self.abilities(number, line, *said, kind)?)
        } else {
            self.note(number, *code, NoteKind::Asked);
            None
        };
        let commands = &mut self.muster.sides[side].commands;
        let command = commands
            .last_mut()
            .ok_or_else(|| at(number, name, Expected::CommandFirst))?;
        if command.units.len() == MOST {
            return Err(at(number, name, Expected::FewerUnits));
        }
        command.units.push(UnitEntry {
            name: name.text.into(),
            code: code.text.into(),
            class,
            can,
        });
        Ok(())
    }

    /// The abilities of a unit, as far as its code allows.
    fn abilities(
        &mut self,
        number: usize,
        line: &str,
        said: Field<'_>,
        kind: Option<Kind>,
    ) -> Result<Abilities, MusterError> {
        let mut can = Abilities::default();
        let found: Vec<Field<'_>> = words(&line[..said.end])
            .filter(|word| word.start >= said.start)
            .collect();
        match found.as_slice() {
            [] => return Err(at(number, said, Expected::Ability)),
            [word] if word.text == NOTHING => {}
            found => {
                for word in found {
                    if !can.add(word.text) {
                        return Err(at(number, *word, Expected::Ability));
                    }
                }
            }
        }
        let (allowed, unable) = can.by_code(kind, &self.muster.rulings);
        for unable in unable {
            let place = found
                .iter()
                .find(|word| word.text == unable.word())
                .copied()
                .unwrap_or(said);
            self.note(number, place, NoteKind::IgnoredAbility(unable));
        }
        Ok(allowed)
    }

    fn note(&mut self, line: usize, field: Field<'_>, kind: NoteKind) {
        self.notes.push(Note {
            line,
            column: field.column,
            found: field.text.into(),
            kind,
        });
    }

    /// Checks what is missing at the end.
    fn close(self, line: usize) -> Result<(Muster, Vec<Note>), MusterError> {
        let missing = |expected| MusterError {
            line,
            column: 1,
            found: String::new(),
            expected,
        };
        if let Some(place) = self.wants_tokens.into_iter().flatten().next() {
            return Err(MusterError {
                line: place.0,
                column: place.1,
                found: String::new(),
                expected: Expected::Tokens,
            });
        }
        for (named, side) in self.named.iter().zip(&self.muster.sides) {
            if !named {
                return Err(missing(Expected::BothSides));
            }
            if side.commands.is_empty() {
                return Err(missing(Expected::CommandOfEach));
            }
        }
        if !self.muster.sides.iter().any(|side| side.tokens) {
            return Err(missing(Expected::TokensSomewhere));
        }
        Ok((self.muster, self.notes))
    }
}
