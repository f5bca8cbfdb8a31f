//! Parses rosters, whole lines, and the elements chosen for a battle.

use std::ops::Range;

use super::scan::Scan;
use super::{Expected, Figures, Notation, NotationError, Slash};
use crate::army_text::{ArmyText, NamedElement};
use crate::composition::Composition;
use crate::key::ListKey;
use crate::roster::{ARMY_SIZE, Alike, Entry, MAX_OPTIONS, Roster, Slot};
use crate::troop::{Troop, TroopCode};
use crate::years::Dates;

/// A list as one line: `II/12 Alexandrian Macedonian 359-319 BC: 1x3Kn(Gen), ...`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedLine {
    /// The key of the list.
    pub key: ListKey,
    /// The name of the army.
    pub name: String,
    /// The years in which it fought.
    pub dates: Dates,
    /// What it may be made of.
    pub roster: Roster,
}

/// The options of one slot while parsing.
#[derive(Default)]
struct Options {
    troops: Vec<Troop>,
    runs: Vec<Range<usize>>,
}

/// Parses a whole line.
pub(super) fn line(text: &str, notation: &Notation) -> Result<ParsedLine, NotationError> {
    let mut scan = Scan::new(text);
    let rest = scan.rest();
    let word = rest.split_whitespace().next().unwrap_or_default();
    let key = word.parse().map_err(|_| scan.error(Expected::Key))?;
    scan.go_on(word.len());
    // Names may contain colons, elements never do.
    let rest = scan.rest();
    let heading = rest.rsplit_once(':').map(|(heading, _)| heading);
    let named = heading.and_then(name_and_dates);
    let (Some(heading), Some((name, dates))) = (heading, named) else {
        return Err(scan.error(Expected::NameAndDates));
    };
    scan.go_on(heading.len() + 1);
    Ok(ParsedLine {
        key,
        name,
        dates,
        roster: rest_of_roster(scan, notation)?,
    })
}

/// Splits `Other Arabo-Aramaean before 126 BC 1000-126 BC` at the dates.
fn name_and_dates(heading: &str) -> Option<(String, Dates)> {
    heading
        .match_indices(char::is_whitespace)
        .find_map(|(at, _)| {
            let (name, dates) = heading.split_at(at);
            Some((name.trim_end().to_owned(), dates.parse().ok()?))
        })
}

/// Parses the elements of a list.
pub(super) fn roster(text: &str, notation: &Notation) -> Result<Roster, NotationError> {
    rest_of_roster(Scan::new(text), notation)
}

fn rest_of_roster(mut scan: Scan<'_>, notation: &Notation) -> Result<Roster, NotationError> {
    let mut entries = vec![entry(&mut scan, notation)?];
    while scan.eat(",") {
        entries.push(entry(&mut scan, notation)?);
    }
    if !scan.is_at_end() {
        return Err(scan.error(Expected::CommaOrEnd));
    }
    Roster::new(entries).map_err(|error| scan.error(Expected::Roster(error)))
}

/// Parses a slot, or a choice in brackets.
fn entry(scan: &mut Scan<'_>, notation: &Notation) -> Result<Entry, NotationError> {
    if !scan.eat("(") {
        return slot(scan, notation).map(Entry::Slot);
    }
    let mut blocks = Vec::new();
    let mut block = vec![slot(scan, notation)?];
    loop {
        if scan.eat("+") || scan.eat_word(&["and"]) {
            block.push(slot(scan, notation)?);
        } else if scan.eat_word(&["or"]) {
            blocks.push(std::mem::replace(&mut block, vec![slot(scan, notation)?]));
        } else if scan.eat(")") {
            blocks.push(block);
            return Ok(Entry::Choice(blocks));
        } else {
            return Err(scan.error(Expected::PlusOrOrClosing));
        }
    }
}

/// Parses slots such as `1x(4Pk or HCh)(Gen)`.
fn slot(scan: &mut Scan<'_>, notation: &Notation) -> Result<Slot, NotationError> {
    let start = *scan;
    let count = scan.count()?;
    if !scan.eat_times() {
        return Err(scan.error(Expected::Times));
    }
    let bracketed = scan.eat("(");
    let options = options(scan, notation, bracketed)?;
    let (mut all, mut general) = (false, false);
    loop {
        let marks = *scan;
        if !all && scan.eat_word(&["alike"]) {
            all = true;
        } else if !general && eat_general(scan) {
            if count != 1 {
                return Err(marks.error(Expected::OneForGeneral));
            }
            general = true;
        } else {
            break;
        }
    }
    let alike = match (all, options.runs) {
        (true, _) => Alike::All,
        (false, runs) if runs.is_empty() => Alike::Free,
        (false, runs) => Alike::Figures(runs),
    };
    Slot::new(count, options.troops, alike, general)
        .map_err(|error| start.error(Expected::Roster(error)))
}

/// Skips `(Gen)` and its variants.
fn eat_general(scan: &mut Scan<'_>) -> bool {
    let before = *scan;
    let bracketed = scan.eat("(");
    let found = scan.eat_word(&["Gen", "Gene", "General"]) && (!bracketed || scan.eat(")"));
    if !found {
        *scan = before;
    }
    found
}

/// Parses options up to the closing bracket, or without brackets up to the end of the slot.
fn options(
    scan: &mut Scan<'_>,
    notation: &Notation,
    bracketed: bool,
) -> Result<Options, NotationError> {
    let mut options = Options::default();
    loop {
        option(scan, notation, &mut options)?;
        while notation.slash == Slash::Or && scan.eat("/") {
            option(scan, notation, &mut options)?;
        }
        if bracketed && scan.eat(")") {
            return Ok(options);
        }
        let before = *scan;
        let or = scan.eat_word(&["or"]);
        if bracketed && !or {
            return Err(scan.error(Expected::OrOrClosing));
        }
        if !bracketed && (!or || scan.comes_count()) {
            *scan = before;
            return Ok(options);
        }
    }
}

/// Parses one option, or several that differ in their figures.
fn option(
    scan: &mut Scan<'_>,
    notation: &Notation,
    options: &mut Options,
) -> Result<(), NotationError> {
    if !scan.comes_figures() {
        let start = *scan;
        let troop = troop(scan, notation)?;
        return options.add(troop, start);
    }
    let first = options.troops.len();
    let mut places = Vec::new();
    loop {
        let start = *scan;
        places.push((
            scan.figure().ok_or_else(|| start.error(Expected::Troop))?,
            start,
        ));
        if !scan.eat("/") {
            break;
        }
    }
    let start = *scan;
    let name = scan.code_text();
    scan.go_on(name.len());
    for (figure, place) in places {
        let code: TroopCode = format!("{figure}{name}")
            .parse()
            .map_err(|_| start.error(Expected::Troop))?;
        options.add(Troop::Plain(code), place)?;
    }
    if scan.eat_word(&["alike"]) || notation.figures == Figures::Alike {
        options.runs.push(first..options.troops.len());
    }
    Ok(())
}

impl Options {
    fn add(&mut self, troop: Troop, place: Scan<'_>) -> Result<(), NotationError> {
        if self.troops.contains(&troop) || self.troops.len() == MAX_OPTIONS {
            return Err(place.error(Expected::AnotherOption));
        }
        self.troops.push(troop);
        Ok(())
    }
}

/// Parses `4Bd`, `3Kn//4Bd`, `3Kn|4Bd` and, unless a stroke means `or`, `3Kn/4Bd`.
fn troop(scan: &mut Scan<'_>, notation: &Notation) -> Result<Troop, NotationError> {
    let first = code(scan, notation)?;
    if scan.eat("//") {
        return Ok(Troop::Dismounts {
            mounted: first,
            foot: code(scan, notation)?,
        });
    }
    if scan.eat("|") || (notation.slash == Slash::AtDeployment && scan.eat("/")) {
        return Ok(Troop::AtDeployment {
            first,
            second: code(scan, notation)?,
        });
    }
    Ok(Troop::Plain(first))
}

/// Parses a code, or a name that means one.
fn code(scan: &mut Scan<'_>, notation: &Notation) -> Result<TroopCode, NotationError> {
    let start = *scan;
    let code = scan.code()?;
    if notation
        .figures_needed
        .iter()
        .any(|name| name == code.as_str())
    {
        return Err(start.error(Expected::FiguresBefore(code.to_string())));
    }
    Ok(notation.bare.get(code.as_str()).copied().unwrap_or(code))
}

/// Reads the elements chosen for a battle. There is nothing left to choose from, so a stroke is never `or`.
pub(super) fn composition(text: &str, notation: &Notation) -> Result<Composition, NotationError> {
    let notation = Notation {
        slash: Slash::AtDeployment,
        ..notation.clone()
    };
    let mut scan = Scan::new(text);
    let (mut elements, mut generals) = (Vec::new(), Vec::new());
    loop {
        let mut count = 1;
        if scan.comes_count() {
            count = scan.count()?;
            scan.eat_times();
        }
        let troop = troop(&mut scan, &notation)?;
        let marks = scan;
        if eat_general(&mut scan) {
            if count != 1 {
                return Err(marks.error(Expected::OneForGeneral));
            }
            generals.push(elements.len());
        }
        elements.extend(std::iter::repeat_n(troop, usize::from(count)));
        // Text that is too long is not parsed to the end.
        if elements.len() > ARMY_SIZE || scan.is_at_end() {
            return Composition::new(&elements, &generals)
                .map_err(|error| scan.error(Expected::Composition(error)));
        }
        if !scan.eat(",") {
            return Err(scan.error(Expected::CommaOrEnd));
        }
    }
}

/// Reads the elements of an army as a player writes it.
pub(crate) fn army_text(text: &str) -> Result<ArmyText, NotationError> {
    let mut scan = Scan::new(text);
    let (mut elements, mut generals) = (Vec::new(), Vec::new());
    loop {
        let count_before = if scan.comes_count() {
            let count = scan.count()?;
            scan.eat_times();
            Some(count)
        } else {
            scan.eat_loose_count()
        };
        let named = named_element(&mut scan)?;
        let mut is_general = eat_general(&mut scan);
        let marks = scan;
        let count_behind = match count_before {
            Some(_) => None,
            None => scan.eat_count_behind(),
        };
        is_general = is_general || eat_general(&mut scan);
        let count = count_before.or(count_behind).unwrap_or(1);
        if is_general {
            if count != 1 {
                return Err(marks.error(Expected::OneForGeneral));
            }
            generals.push(elements.len());
        }
        elements.extend(std::iter::repeat_n(named, usize::from(count)));
        let parted = eat_separator(&mut scan);
        let ends = scan.is_at_end() || scan.eat(".") && scan.is_at_end();
        // Text that is too long is not parsed to the end.
        if elements.len() > ARMY_SIZE || ends && !parted {
            return ArmyText::new(elements, &generals)
                .map_err(|error| scan.error(Expected::Composition(error)));
        }
        if !parted && !scan.comes_element() {
            return Err(scan.error(Expected::CommaOrEnd));
        }
    }
}

/// Skips what parts two elements: a comma, a semicolon, a plus sign or `and`.
fn eat_separator(scan: &mut Scan<'_>) -> bool {
    [",", ";", "+", "&"].iter().any(|sign| scan.eat(sign)) || scan.eat_word(&["and"])
}

/// Reads one element: a code, a name in full, or two codes with a stroke.
fn named_element(scan: &mut Scan<'_>) -> Result<NamedElement, NotationError> {
    let start = *scan;
    let mut figures = Vec::new();
    while scan.comes_figures() {
        figures.extend(scan.figure());
        scan.eat("/");
    }
    let (first, strict_first) = named_code(scan)?;
    let others: Result<Vec<TroopCode>, NotationError> = figures
        .into_iter()
        .map(|figure| format!("{figure}{}", first.name()))
        .map(|code| code.parse().map_err(|_| start.error(Expected::Troop)))
        .collect();
    let others = others?;
    let dismounts = scan.eat("//");
    let (second, exact) = if dismounts || scan.eat("/") || scan.eat("|") {
        let (second, strict_second) = named_code(scan)?;
        let (first, foot) = (strict_first, strict_second);
        let exact = if dismounts {
            Troop::Dismounts {
                mounted: first,
                foot,
            }
        } else {
            Troop::AtDeployment {
                first,
                second: foot,
            }
        };
        (Some(second), exact)
    } else {
        (None, Troop::Plain(strict_first))
    };
    Ok(NamedElement {
        first,
        exact: others.is_empty().then_some(exact),
        others,
        second,
    })
}

/// Reads a code in any case, or a name that means one; with it the code as the text has it, if it has the form of one.
fn named_code(scan: &mut Scan<'_>) -> Result<(TroopCode, TroopCode), NotationError> {
    let start = *scan;
    let text = scan.code_text();
    let word = text.split('-').next().unwrap_or_default();
    let proper = if let Some(name) = scan.eat_longer_name(word) {
        crate::names::troop_name(name).map(ToOwned::to_owned)
    } else {
        scan.go_on(text.len());
        crate::names::proper_code(text)
    };
    // A house edition may have codes that no other sheet knows.
    let strict = text.parse::<TroopCode>().ok();
    let proper = proper.and_then(|code| code.parse().ok()).or(strict);
    let code = proper.ok_or_else(|| start.error(Expected::Troop))?;
    Ok((code, strict.unwrap_or(code)))
}
