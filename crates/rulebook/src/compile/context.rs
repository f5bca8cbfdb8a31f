//! Reading single cells: words, names, numbers and lengths.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use acies_geometry::Length;
use toml::Spanned;

use crate::document::{Place, Problem, at, unknown};
use crate::model::{Fact, FactSet, Mode, Modes, Scale, TerrainId, TerrainSet, TroopId, TroopSet};
use crate::raw::{Distance, Names, Number, RawEdition, RawLength, RawScale, Text};
use crate::words::Word;

/// What a cell holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CellKind {
    /// A word of the vocabulary: what it is, and the others that may stand there.
    Word(&'static str, Vec<String>),
    /// A name of something that the file defines, with the others that may stand there.
    Name(&'static str, Vec<String>),
    /// A whole number.
    Number,
    /// A length.
    Length,
}

/// A cell that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub place: Place,
    pub text: String,
    pub kind: CellKind,
}

/// What is known while an edition is compiled.
pub(super) struct Context<'a> {
    scales: &'a [RawScale],
    /// Which of the scales.
    scale: Option<usize>,
    problems: Vec<Problem>,
    cells: Vec<Cell>,
    /// Names of troops: codes, classes, sets and the three built-in ones.
    pub(super) troop_sets: BTreeMap<String, TroopSet>,
    pub(super) codes: Vec<String>,
    pub(super) terrain_names: Vec<String>,
    pub(super) topographies: Vec<String>,
}

impl<'a> Context<'a> {
    pub(super) fn new(raw: &'a RawEdition, scale: Scale) -> Self {
        let mut cx = Context {
            scales: &raw.scales,
            scale: None,
            problems: Vec::new(),
            cells: Vec::new(),
            troop_sets: BTreeMap::new(),
            codes: Vec::new(),
            terrain_names: Vec::new(),
            topographies: Vec::new(),
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

    pub(super) fn finish(self) -> (Vec<Problem>, Vec<Cell>) {
        (self.problems, self.cells)
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

    /// Reports the names that come twice.
    pub(super) fn unique<'t>(&mut self, what: &str, names: impl IntoIterator<Item = &'t Text>) {
        let mut seen = BTreeSet::new();
        for name in names {
            if !seen.insert(name.get_ref()) {
                let message = format!("duplicate {what} `{}`", name.get_ref());
                self.problems.push(at(name, message));
            }
        }
    }

    /// A word of the vocabulary.
    pub(super) fn word<W: Word>(&mut self, text: &Text) -> Option<W> {
        let known: Vec<&str> = W::WORDS.iter().map(|&(word, _)| word).collect();
        let value = W::from_word(text.get_ref());
        if value.is_none() {
            self.problems
                .push(at(text, unknown(W::KIND, text.get_ref(), &known)));
        }
        let known = known.into_iter().map(str::to_owned).collect();
        self.cell(text, CellKind::Word(W::KIND, known));
        value
    }

    /// A word of the vocabulary, or the first of its kind in its place.
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

    /// Two numbers of which the first is not the greater.
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
            return Length::ZERO;
        }
        let mut chosen = Length::ZERO;
        for (index, (row, text)) in self.scales.iter().zip(&texts).enumerate() {
            let value = match parse_length(text.get_ref(), row) {
                Ok(value) => value,
                Err(message) => {
                    self.problem(Some(text.span()), message);
                    Length::ZERO
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

    /// A length of more than nothing.
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

    /// A list of names, each put in or, with `-` before it, taken out again.
    fn members(&mut self, names: &Names, what: &'static str, known: &BTreeMap<String, u64>) -> u64 {
        let words: Vec<String> = known.keys().cloned().collect();
        let mut set = 0;
        let mut seen = BTreeSet::new();
        for name in names {
            let text = name.get_ref();
            self.cell(name, CellKind::Name(what, words.clone()));
            if !seen.insert(text) {
                self.problem(Some(name.span()), format!("`{text}` comes twice"));
            }
            let (bare, out) = text
                .strip_prefix('-')
                .map_or((text.as_str(), false), |bare| (bare, true));
            let Some(&members) = known.get(bare) else {
                self.problem(Some(name.span()), unknown(what, bare, &words));
                continue;
            };
            let useless = if out {
                set & members == 0
            } else {
                set & members == members
            };
            if useless && members != 0 {
                self.problem(Some(name.span()), format!("`{text}` changes nothing here"));
            }
            set = if out { set & !members } else { set | members };
        }
        set
    }

    /// A set of troops.
    pub(super) fn troop_set(&mut self, names: &Names) -> TroopSet {
        let known = self
            .troop_sets
            .iter()
            .map(|(name, set)| (name.clone(), set.0))
            .collect();
        TroopSet(self.members(names, "troop or set", &known))
    }

    /// A set of at least one troop.
    pub(super) fn some_troops(&mut self, names: &Names) -> TroopSet {
        let set = self.troop_set(names);
        if set == TroopSet::NONE {
            let place = names.first().map(Spanned::span);
            self.problem(place, "no troops are left".to_owned());
        }
        set
    }

    /// A set of troops; all of them where none is given.
    pub(super) fn troops_or_any(&mut self, names: Option<&Names>) -> TroopSet {
        match names {
            Some(names) => self.some_troops(names),
            None => self.troop_sets.get("any").copied().unwrap_or_default(),
        }
    }

    /// A set of kinds of terrain.
    pub(super) fn terrain_set(&mut self, names: &Names) -> TerrainSet {
        let known = self
            .terrain_names
            .iter()
            .enumerate()
            .map(|(index, name)| (name.clone(), 1 << index))
            .collect();
        TerrainSet(self.members(names, "terrain", &known))
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

    /// The place of a name among those known; the first where it is not.
    pub(super) fn one_of(&mut self, name: &Text, what: &'static str, known: &[String]) -> u8 {
        self.cell(name, CellKind::Name(what, known.to_vec()));
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

    /// Facts that must hold and facts that must not.
    pub(super) fn conditions(&mut self, all: &Names, not: &Names) -> (FactSet, FactSet) {
        let pair = (self.facts(all), self.facts(not));
        if pair.0.0 & pair.1.0 != 0 {
            let place = not.first().map(Spanned::span);
            self.problem(place, "the same fact must hold and must not".to_owned());
        }
        pair
    }

    /// A set of modes; both where none is given.
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

/// Reads a length, such as `200p`, `0.5bw` or `15mm`.
fn parse_length(text: &str, scale: &RawScale) -> Result<Length, String> {
    let wrong = || {
        format!(
            "`{text}` is not a length; allowed: a number with `p`, `bw` or `mm`, such as `200p`"
        )
    };
    let split = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .ok_or_else(wrong)?;
    let (number, unit) = text.split_at(split);
    let thousandths = parse_thousandths(number).ok_or_else(wrong)?;
    let base_width = 1000 * (*scale.base_width.get_ref()).max(1);
    let (numerator, denominator) = match unit {
        "bw" => (thousandths, 1000),
        "mm" => (thousandths, base_width),
        "p" => {
            let paces = scale.hundred_paces.as_ref().ok_or_else(|| {
                format!(
                    "`{text}` is in paces, but the scale {} has none",
                    scale.name.get_ref()
                )
            })?;
            (thousandths * paces.get_ref(), 100 * base_width)
        }
        _ => return Err(wrong()),
    };
    if numerator > 100 * denominator {
        return Err(format!(
            "`{text}` is out of range; allowed: up to 100 base widths"
        ));
    }
    Ok(Length::BASE_WIDTH.scaled(numerator, denominator))
}

/// Reads a number with at most three decimals and five digits before them, in thousandths.
fn parse_thousandths(text: &str) -> Option<i64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if whole.is_empty() || whole.len() > 5 || decimals.len() > 3 || text.ends_with('.') {
        return None;
    }
    let whole: i64 = whole.parse().ok()?;
    let decimals: i64 = format!("{decimals:0<3}").parse().ok()?;
    Some(whole * 1000 + decimals)
}
