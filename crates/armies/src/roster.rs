//! The possible armies of a list: slots with options, and choices between blocks of slots.
//!
//! A roster is checked when it is made: every combination has twelve elements and one general (dba22 §3). The
//! name of the army and the notation are stored elsewhere.

use std::ops::Range;

use serde::ser::{Serialize, SerializeMap, Serializer};
use thiserror::Error;

use crate::troop::Troop;

/// The number of elements of an army (dba22 §3).
pub const ARMY_SIZE: usize = 12;

/// The most options of a slot; the published lists have at most six.
pub const MAX_OPTIONS: usize = 8;

/// The most readings of a roster: combinations of its choices and of options that must be alike.
///
/// The published lists have at most six.
pub const MAX_READINGS: usize = 4096;

/// The elements of a list: entries that always add up to twelve elements and one general.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct Roster {
    entries: Vec<Entry>,
}

/// One entry of a roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Elements that are always in the army.
    Slot(Slot),
    /// One of several blocks of slots with equal numbers of elements.
    Choice(Vec<Vec<Slot>>),
}

/// A number of elements, each one of the same options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    count: u8,
    options: Vec<Troop>,
    alike: Alike,
    general: bool,
}

/// Which elements of a slot must be alike.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Alike {
    /// Each element is chosen independently.
    #[default]
    Free,
    /// All elements are the same option.
    All,
    /// Options that differ only in figures (`3/4Ax`) form runs; elements chosen from one run must be the
    /// same.
    Figures(Vec<Range<usize>>),
}

/// Why slots do not form a roster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RosterError {
    /// A slot has no elements or more than an army.
    #[error("a slot of {0} elements, not 1 to 12")]
    Count(u8),
    /// A slot has no options or too many.
    #[error("a slot of {0} options, not 1 to 8")]
    Options(usize),
    /// A slot names an option twice.
    #[error("{0} is named twice in one slot")]
    Twice(Troop),
    /// The slot of the general has more than one element.
    #[error("{0} elements in the slot of the general, not 1")]
    GeneralCount(u8),
    /// A run contains codes that differ in more than figures.
    #[error("alike figures are marked where codes differ in more than figures")]
    Figures,
    /// A choice has fewer than two blocks, or blocks of different size.
    #[error("a choice between blocks that are not of the same size")]
    Blocks,
    /// The army does not have twelve elements.
    #[error("{0} elements, not 12")]
    Size(usize),
    /// Some combination has no general, or several.
    #[error("{0} generals, not 1")]
    Generals(usize),
    /// Too many combinations to check.
    #[error("more combinations of choices than can be checked")]
    Readings,
}

impl Slot {
    /// A slot of `count` elements, 1 to 12, each one of the options.
    ///
    /// # Errors
    /// If a count or the number of options is out of range, an option occurs twice, a general's slot has
    /// several elements, or a run of figures is invalid.
    pub fn new(
        count: u8,
        options: Vec<Troop>,
        alike: Alike,
        general: bool,
    ) -> Result<Self, RosterError> {
        if count == 0 || usize::from(count) > ARMY_SIZE {
            return Err(RosterError::Count(count));
        }
        if options.is_empty() || options.len() > MAX_OPTIONS {
            return Err(RosterError::Options(options.len()));
        }
        if let Some(twice) = options
            .iter()
            .enumerate()
            .find(|(nth, troop)| options[..*nth].contains(troop))
        {
            return Err(RosterError::Twice(*twice.1));
        }
        if general && count != 1 {
            return Err(RosterError::GeneralCount(count));
        }
        if let Alike::Figures(runs) = &alike {
            let mut from = 0;
            for run in runs {
                let codes = options.get(run.clone()).unwrap_or_default();
                if run.start < from
                    || codes.len() < 2
                    || !codes
                        .windows(2)
                        .all(|pair| differ_only_in_figures(pair[0], pair[1]))
                {
                    return Err(RosterError::Figures);
                }
                from = run.end;
            }
        }
        Ok(Self {
            count,
            options,
            alike,
            general,
        })
    }

    /// The number of elements, 1 to 12.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The options for each element, in list order; at least one.
    pub fn options(&self) -> &[Troop] {
        &self.options
    }

    /// Which of the elements must be alike.
    pub fn alike(&self) -> &Alike {
        &self.alike
    }

    /// Whether this is the general's slot.
    pub fn is_general(&self) -> bool {
        self.general
    }

    /// The sets of options with independent elements: a single one unless some must be alike.
    pub(crate) fn readings(&self) -> Vec<Vec<Troop>> {
        match &self.alike {
            Alike::All if self.count > 1 => self.options.iter().map(|&troop| vec![troop]).collect(),
            Alike::Figures(runs) if self.count > 1 => self.readings_of_runs(runs),
            _ => vec![self.options.clone()],
        }
    }

    /// One set of options for each way to keep a single option of each run.
    fn readings_of_runs(&self, runs: &[Range<usize>]) -> Vec<Vec<Troop>> {
        let mut readings = vec![Vec::new()];
        let mut at = 0;
        while let Some(&troop) = self.options.get(at) {
            let run = runs.iter().find(|run| run.start == at);
            let kept = run.map_or(std::slice::from_ref(&troop), |run| {
                &self.options[run.clone()]
            });
            readings = readings
                .iter()
                .flat_map(|before: &Vec<Troop>| {
                    kept.iter()
                        .map(|&troop| [before.as_slice(), &[troop]].concat())
                })
                .collect();
            at += kept.len();
        }
        readings
    }

    /// All mixes of troops that the slot allows, ignoring order, each in the order of the options.
    ///
    /// The first mix consists of the first option. The published lists have at most 105.
    pub fn mixes(&self) -> Vec<Vec<Troop>> {
        let mut mixes: Vec<Vec<Troop>> = Vec::new();
        for options in self.readings() {
            let mut mix = Vec::with_capacity(usize::from(self.count));
            fill(&options, usize::from(self.count), &mut mix, &mut mixes);
        }
        if matches!(self.alike, Alike::Figures(_)) {
            // A mix without any element of a run is found through each option of that run.
            let mut unique: Vec<Vec<Troop>> = Vec::with_capacity(mixes.len());
            for mix in mixes {
                if !unique.contains(&mix) {
                    unique.push(mix);
                }
            }
            return unique;
        }
        mixes
    }
}

/// Adds to `mixes` all ways to fill `open` more places from the options, in non-decreasing order.
fn fill(options: &[Troop], open: usize, mix: &mut Vec<Troop>, mixes: &mut Vec<Vec<Troop>>) {
    if open == 0 {
        mixes.push(mix.clone());
        return;
    }
    for (nth, &troop) in options.iter().enumerate() {
        mix.push(troop);
        fill(&options[nth..], open - 1, mix, mixes);
        mix.pop();
    }
}

/// Whether two options differ only in figures, like `3Ax` and `4Ax`.
pub(crate) fn differ_only_in_figures(a: Troop, b: Troop) -> bool {
    match (a, b) {
        (Troop::Plain(a), Troop::Plain(b)) => {
            a.figures().is_some() && b.figures().is_some() && a.name() == b.name()
        }
        _ => false,
    }
}

impl Roster {
    /// Combines entries, if every combination has twelve elements and one general.
    ///
    /// # Errors
    /// If blocks of one choice differ in size, the elements are not twelve, the generals are not one, or
    /// there are too many combinations.
    pub fn new(entries: Vec<Entry>) -> Result<Self, RosterError> {
        let (mut size, mut generals, mut readings) = (0, vec![0_usize], 1_usize);
        for entry in &entries {
            let blocks: Vec<&[Slot]> = entry.blocks().collect();
            let sizes: Vec<usize> = blocks.iter().map(|slots| element_count(slots)).collect();
            if sizes.is_empty() || sizes.iter().any(|&other| other == 0 || other != sizes[0]) {
                return Err(RosterError::Blocks);
            }
            if matches!(entry, Entry::Choice(_)) && blocks.len() < 2 {
                return Err(RosterError::Blocks);
            }
            let readings_of = |slots: &[Slot]| {
                slots.iter().try_fold(1_usize, |product, slot| {
                    within_bounds(product * slot.readings().len())
                })
            };
            let mut of_entry = 0_usize;
            for slots in &blocks {
                let more = readings_of(slots).and_then(|more| within_bounds(of_entry + more));
                of_entry = more.ok_or(RosterError::Readings)?;
            }
            readings = within_bounds(readings * of_entry).ok_or(RosterError::Readings)?;
            size += sizes[0];
            let before = std::mem::take(&mut generals);
            for slots in &blocks {
                let more = slots.iter().filter(|slot| slot.general).count();
                for number in before.iter().map(|before| before + more) {
                    if let Err(place) = generals.binary_search(&number) {
                        generals.insert(place, number);
                    }
                }
            }
        }
        if size != ARMY_SIZE {
            return Err(RosterError::Size(size));
        }
        match generals.iter().find(|&&number| number != 1) {
            Some(&number) => Err(RosterError::Generals(number)),
            None => Ok(Self { entries }),
        }
    }

    /// The entries, in list order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// All slots of all blocks, in list order.
    pub fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.entries.iter().flat_map(Entry::blocks).flatten()
    }

    /// The options for the general's element, in list order, without duplicates.
    pub fn generals(&self) -> Vec<Troop> {
        distinct(
            self.slots()
                .filter(|slot| slot.general)
                .flat_map(Slot::options),
        )
    }

    /// Every combination of blocks: the slots after all choices are made.
    pub(crate) fn resolutions(&self) -> Vec<Vec<&Slot>> {
        let mut resolutions = vec![Vec::new()];
        for entry in &self.entries {
            resolutions = resolutions
                .iter()
                .flat_map(|before: &Vec<&Slot>| {
                    entry
                        .blocks()
                        .map(|slots| before.iter().copied().chain(slots).collect())
                })
                .collect();
        }
        resolutions
    }
}

impl Entry {
    /// The blocks of a choice; a fixed slot is a single block.
    pub fn blocks(&self) -> impl Iterator<Item = &[Slot]> {
        let (alone, choice) = match self {
            Self::Slot(slot) => (Some(std::slice::from_ref(slot)), [].as_slice()),
            Self::Choice(blocks) => (None, blocks.as_slice()),
        };
        alone.into_iter().chain(choice.iter().map(Vec::as_slice))
    }
}

/// The troops without duplicates, in order of first occurrence.
pub(crate) fn distinct<'a>(troops: impl Iterator<Item = &'a Troop>) -> Vec<Troop> {
    let mut distinct = Vec::new();
    for troop in troops {
        if !distinct.contains(troop) {
            distinct.push(*troop);
        }
    }
    distinct
}

/// The number of elements of a block.
fn element_count(slots: &[Slot]) -> usize {
    slots.iter().map(|slot| usize::from(slot.count)).sum()
}

fn within_bounds(readings: usize) -> Option<usize> {
    (readings <= MAX_READINGS).then_some(readings)
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Slot(slot) => slot.serialize(out),
            Self::Choice(blocks) => {
                let mut map = out.serialize_map(Some(1))?;
                map.serialize_entry("choose", blocks)?;
                map.end()
            }
        }
    }
}

/// `{"count": 2, "options": ["Cv", "3Wb", "4Wb"], "same-within": [["3Wb", "4Wb"]]}`; `general` and `pick` where they apply.
impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(None)?;
        map.serialize_entry("count", &self.count)?;
        map.serialize_entry("options", &self.options)?;
        if self.general {
            map.serialize_entry("general", &true)?;
        }
        match &self.alike {
            Alike::Free => {}
            Alike::All => map.serialize_entry("pick", "same")?,
            Alike::Figures(runs) => {
                let runs: Vec<&[Troop]> =
                    runs.iter().map(|run| &self.options[run.clone()]).collect();
                map.serialize_entry("same-within", &runs)?;
            }
        }
        map.end()
    }
}
