//! Reads single cells: words, names, numbers and lengths.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::rc::Rc;

use acies_geometry::Length;
use toml::Spanned;

use super::length::parse_length;
use crate::document::{Place, Problem, at, unknown};
use crate::model::{
    Fact, FactSet, Mode, Modes, Scale, TerrainId, TerrainSet, TroopId, TroopSet, Units,
};
use crate::raw::{Distance, Names, Number, RawEdition, RawLength, RawScale, Text};
use crate::words::Word;

/// Replaces a length that cannot be read.
const STAND_IN: Length = Length::BASE_WIDTH;

/// The most rows of a list: row numbers are one byte.
const MOST_ROWS: usize = 255;

/// The content of a cell.
#[derive(Clone, Debug)]
pub(crate) enum CellKind {
    /// A word of the vocabulary: its kind, and all allowed words.
    Word(&'static str, fn() -> Vec<&'static str>),
    /// A name that the file defines, and all allowed names.
    Name(Rc<[String]>),
    /// A whole number.
    Number,
    /// A length.
    Length,
}

/// A cell that was read, kept for mutation tests.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    pub place: Place,
    pub text: String,
    pub kind: CellKind,
}

/// Names of sets of troops or of kinds of terrain.
#[derive(Clone, Debug)]
pub(super) struct NamedSets {
    /// What such a name is called in a message.
    pub(super) what: &'static str,
    sets: BTreeMap<String, u64>,
    /// All the names.
    pub(super) words: Rc<[String]>,
}

impl NamedSets {
    pub(super) fn new(what: &'static str, sets: BTreeMap<String, u64>) -> Rc<NamedSets> {
        let words = sets.keys().cloned().collect();
        Rc::new(NamedSets { what, sets, words })
    }

    /// The members of the set with this name.
    pub(super) fn get(&self, name: &str) -> Option<u64> {
        self.sets.get(name).copied()
    }

    /// The same names and one more.
    pub(super) fn with(&self, name: &str, members: u64) -> Rc<NamedSets> {
        let mut sets = self.sets.clone();
        sets.insert(name.to_owned(), members);
        NamedSets::new(self.what, sets)
    }
}

/// State of a compilation.
pub(super) struct Context<'a> {
    scales: &'a [RawScale],
    /// The index of the scale.
    scale: Option<usize>,
    problems: Vec<Problem>,
    /// Settings without effect.
    notes: Vec<Problem>,
    cells: Vec<Cell>,
    /// Troops: codes, classes, named sets and the three built-in ones.
    pub(super) troop_sets: Rc<NamedSets>,
    pub(super) codes: Rc<[String]>,
    /// Kinds of terrain, each a set of one.
    pub(super) terrain_sets: Rc<NamedSets>,
    pub(super) terrain_names: Rc<[String]>,
    pub(super) topographies: Rc<[String]>,
}

impl<'a> Context<'a> {
    pub(super) fn new(raw: &'a RawEdition, scale: Scale) -> Self {
        let mut cx = Context {
            scales: &raw.scales,
            scale: None,
            problems: Vec::new(),
            notes: Vec::new(),
            cells: Vec::new(),
            troop_sets: NamedSets::new("troop or set", BTreeMap::new()),
            codes: Rc::new([]),
            terrain_sets: NamedSets::new("terrain", BTreeMap::new()),
            terrain_names: Rc::new([]),
            topographies: Rc::new([]),
        };
        cx.unique("scale", raw.scales.iter().map(|row| &row.name));
        for (index, row) in raw.scales.iter().enumerate() {
            cx.number(&row.base_width, 1..=200);
            if let Some(paces) = &row.hundred_paces {
                cx.number(paces, 1..=200);
            }
            if cx.word::<Scale>(&row.name) == Some(scale) {
                cx.scale = Some(index);
            }
        }
        if cx.scale.is_none() {
            let known: Vec<&String> = raw.scales.iter().map(|row| row.name.get_ref()).collect();
            cx.problem(None, unknown("scale", scale.word(), &known));
        }
        cx
    }

    /// The size of a base width at the scale.
    pub(super) fn units(&self) -> Units {
        let millimetres = |number: &Number| u16::try_from(*number.get_ref()).unwrap_or(u16::MAX);
        let row = self.scale.map(|index| &self.scales[index]);
        Units {
            base_width: row.map_or(0, |row| millimetres(&row.base_width)),
            hundred_paces: row.and_then(|row| row.hundred_paces.as_ref().map(millimetres)),
        }
    }

    /// The problems, the notes and the cells.
    pub(super) fn finish(self) -> (Vec<Problem>, Vec<Problem>, Vec<Cell>) {
        (self.problems, self.notes, self.cells)
    }

    /// Whether no problem was found so far.
    pub(super) fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }

    pub(super) fn note(&mut self, text: &Text, message: String) {
        self.notes.push(at(text, message));
    }

    pub(super) fn problem(&mut self, place: Option<Place>, message: String) {
        self.problems.push(Problem { place, message });
    }

    fn cell(&mut self, text: &Text, kind: CellKind) {
        self.cells.push(Cell {
            place: text.span(),
            text: text.get_ref().clone(),
            kind,
        });
    }

    /// Reports duplicate names in a list, and the first row beyond the limit.
    pub(super) fn unique<'t>(&mut self, what: &str, names: impl IntoIterator<Item = &'t Text>) {
        let mut seen = BTreeSet::new();
        for (before, name) in names.into_iter().enumerate() {
            if !seen.insert(name.get_ref()) {
                let message = format!("duplicate {what} `{}`", name.get_ref());
                self.problems.push(at(name, message));
            }
            if before == MOST_ROWS {
                let message =
                    format!("one {what} more than {MOST_ROWS}; allowed: up to {MOST_ROWS}");
                self.problems.push(at(name, message));
            }
        }
    }

    /// A word of the vocabulary.
    pub(super) fn word<W: Word>(&mut self, text: &Text) -> Option<W> {
        let value = W::from_word(text.get_ref());
        if value.is_none() {
            let message = unknown(W::KIND, text.get_ref(), &W::all_words());
            self.problems.push(at(text, message));
        }
        self.cell(text, CellKind::Word(W::KIND, W::all_words));
        value
    }

    /// A word of the vocabulary; the first of its kind if it is unknown.
    pub(super) fn word_or_first<W: Word>(&mut self, text: &Text) -> W {
        self.word(text).unwrap_or(W::WORDS[0].1)
    }

    /// A number within a range.
    pub(super) fn number(&mut self, number: &Number, range: RangeInclusive<i64>) -> i64 {
        self.cells.push(Cell {
            place: number.span(),
            text: number.get_ref().to_string(),
            kind: CellKind::Number,
        });
        if !range.contains(number.get_ref()) {
            let message = format!(
                "{} is out of range; allowed: {} to {}",
                number.get_ref(),
                range.start(),
                range.end()
            );
            self.problem(Some(number.span()), message);
            return *range.start();
        }
        *number.get_ref()
    }

    /// A count.
    pub(super) fn count(&mut self, number: &Number, range: RangeInclusive<u8>) -> u8 {
        self.number(number, i64::from(*range.start())..=i64::from(*range.end())) as u8
    }

    /// A range of numbers, least and most.
    pub(super) fn span(
        &mut self,
        least: &Number,
        most: &Number,
        range: &RangeInclusive<u8>,
    ) -> (u8, u8) {
        let pair = (
            self.count(least, range.clone()),
            self.count(most, range.clone()),
        );
        if pair.0 > pair.1 {
            self.problem(
                Some(least.span()),
                format!("{} is more than {}", pair.0, pair.1),
            );
        }
        pair
    }

    /// A length at the scale, up to 100 base widths.
    pub(super) fn length(&mut self, length: &Distance) -> Length {
        let count = self.scales.len();
        let texts: Vec<Text> = match length.get_ref() {
            RawLength::Same(text) => vec![Spanned::new(length.span(), text.clone()); count],
            RawLength::PerScale(texts) => texts.clone(),
        };
        if texts.len() != count {
            let message = format!("{} lengths for {count} scales", texts.len());
            self.problem(Some(length.span()), message);
            return STAND_IN;
        }
        let mut chosen = STAND_IN;
        for (index, (row, text)) in self.scales.iter().zip(&texts).enumerate() {
            let value = match parse_length(text.get_ref(), row) {
                Ok(value) => value,
                Err(message) => {
                    self.problem(Some(text.span()), message);
                    STAND_IN
                }
            };
            if self.scale == Some(index) {
                chosen = value;
            }
        }
        match length.get_ref() {
            RawLength::Same(_) => self.cell(&texts[0], CellKind::Length),
            RawLength::PerScale(texts) => {
                for text in texts {
                    self.cell(text, CellKind::Length);
                }
            }
        }
        chosen
    }

    /// A length greater than zero.
    pub(super) fn some_length(&mut self, length: &Distance) -> Length {
        let value = self.length(length);
        if value == Length::ZERO {
            self.problem(
                Some(length.span()),
                "expected a length of more than nothing".to_owned(),
            );
        }
        value
    }

    /// A list of names, each added or, with `-` in front, removed.
    fn members(&mut self, names: &Names, known: &NamedSets) -> u64 {
        let mut set = 0;
        let mut seen = BTreeSet::new();
        for name in names {
            let text = name.get_ref();
            self.cell(name, CellKind::Name(known.words.clone()));
            if !seen.insert(text) {
                self.problem(Some(name.span()), format!("`{text}` comes twice"));
            }
            let (bare, out) = text
                .strip_prefix('-')
                .map_or((text.as_str(), false), |bare| (bare, true));
            let Some(members) = known.get(bare) else {
                let message = unknown(known.what, bare, &known.words);
                self.problem(Some(name.span()), message);
                continue;
            };
            let changed = if out { set & !members } else { set | members };
            if changed == set && members != 0 {
                self.note(name, format!("`{text}` changes nothing here"));
            }
            set = changed;
        }
        set
    }

    /// A set of troops.
    pub(super) fn troop_set(&mut self, names: &Names) -> TroopSet {
        let known = self.troop_sets.clone();
        TroopSet(self.members(names, &known))
    }

    /// A set of at least one troop.
    pub(super) fn some_troops(&mut self, names: &Names) -> TroopSet {
        let before = self.problems.len();
        let set = self.troop_set(names);
        if set == TroopSet::NONE && self.problems.len() == before {
            let place = names.first().map(Spanned::span);
            self.problem(place, "no troops are left".to_owned());
        }
        set
    }

    /// A set of troops; all troops if the key is missing.
    pub(super) fn troops_or_any(&mut self, names: Option<&Names>) -> TroopSet {
        match names {
            Some(names) => self.some_troops(names),
            None => TroopSet(self.troop_sets.get("any").unwrap_or_default()),
        }
    }

    /// A set of kinds of terrain.
    pub(super) fn terrain_set(&mut self, names: &Names) -> TerrainSet {
        let known = self.terrain_sets.clone();
        TerrainSet(self.members(names, &known))
    }

    /// A kind of terrain.
    pub(super) fn terrain_id(&mut self, name: &Text) -> TerrainId {
        let names = self.terrain_names.clone();
        TerrainId(self.one_of(name, "terrain", &names))
    }

    /// A troop, by its code.
    pub(super) fn troop_id(&mut self, code: &Text) -> TroopId {
        let codes = self.codes.clone();
        TroopId(self.one_of(code, "troop", &codes))
    }

    /// The index of a name among the known ones; 0 if it is unknown.
    pub(super) fn one_of(&mut self, name: &Text, what: &'static str, known: &Rc<[String]>) -> u8 {
        self.cell(name, CellKind::Name(known.clone()));
        let found = known.iter().position(|known| known == name.get_ref());
        if found.is_none() {
            self.problems
                .push(at(name, unknown(what, name.get_ref(), known)));
        }
        found.unwrap_or(0) as u8
    }

    /// A set of facts.
    pub(super) fn facts(&mut self, names: &Names) -> FactSet {
        let mut set = FactSet::NONE;
        for name in names {
            if let Some(fact) = self.word::<Fact>(name) {
                if set.has(fact) {
                    self.problem(
                        Some(name.span()),
                        format!("`{}` comes twice", name.get_ref()),
                    );
                }
                set = set.with_if(fact, true);
            }
        }
        set
    }

    /// Facts that must hold and facts that must not hold.
    pub(super) fn conditions(&mut self, all: &Names, not: &Names) -> (FactSet, FactSet) {
        let pair = (self.facts(all), self.facts(not));
        if pair.0.0 & pair.1.0 != 0 {
            let place = not.first().map(Spanned::span);
            self.problem(place, "the same fact must hold and must not".to_owned());
        }
        pair
    }

    /// A set of modes; both if the key is missing.
    pub(super) fn modes(&mut self, names: Option<&Vec<Text>>) -> Modes {
        let Some(names) = names else {
            return Modes {
                close: true,
                shooting: true,
            };
        };
        let mut modes = Modes {
            close: false,
            shooting: false,
        };
        for name in names {
            match self.word::<Mode>(name) {
                Some(Mode::Close) => modes.close = true,
                Some(Mode::Shooting) => modes.shooting = true,
                None => {}
            }
        }
        modes
    }
}
