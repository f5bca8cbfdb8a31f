//! A sheet as lines of a terminal: facts with their titles, tables with aligned columns, cells wrapped to the width.
//!
//! It knows how things are written and nothing of what they mean; titles are messages of `locales/en/sheet.ftl`.

use acies_geometry::Length;
use acies_rulebook::{Section, Units, Value};

use crate::args::Unit;
use crate::texts::Texts;

/// How much lies between two columns.
const GAP: usize = 2;
/// How far lines under a title are set in.
const MARGIN: usize = 2;
/// What stands for nothing.
const NOTHING: &str = "-";

/// How a sheet is written.
pub struct Style<'a> {
    /// The titles.
    pub texts: &'a Texts,
    /// In which unit lengths are.
    pub unit: Unit,
    /// What a base width is.
    pub units: Units,
    /// How many letters go into a line.
    pub width: usize,
}

impl Style<'_> {
    /// The title of a section, and of a key in it; the last part of the id, or the key, where it has none.
    fn title(&self, section: &str, key: Option<&str>) -> String {
        let id = format!("sheet-{}", section.replace('.', "-"));
        let plain = key.unwrap_or_else(|| section.rsplit('.').next().unwrap_or(section));
        // A part that an edition lacks is a fact of the whole, and called as the part.
        let part = || key.and_then(|key| self.texts.titled(&format!("{id}-{key}"), None));
        let titled = self.texts.titled(&id, key).or_else(part);
        titled.unwrap_or_else(|| plain.replace('-', " "))
    }

    /// The lines of a section, its title first.
    pub fn section(&self, section: &Section) -> Vec<String> {
        let mut lines = vec![self.title(&section.id, None).to_uppercase()];
        let facts: Vec<[String; 2]> = section
            .facts
            .iter()
            .map(|(key, value)| [self.title(&section.id, Some(key)), self.text(value)])
            .collect();
        lines.extend(self.facts(&facts));
        if !section.rows.is_empty() {
            lines.extend(self.rows(section));
        }
        lines
    }

    /// Titles and what they say, in two columns.
    pub fn facts(&self, facts: &[[String; 2]]) -> Vec<String> {
        let rows: Vec<Vec<String>> = facts.iter().map(|fact| fact.to_vec()).collect();
        lay(&rows, &[], self.width)
    }

    /// The rows of a section. Flags that only some rows have share a last column.
    fn rows(&self, section: &Section) -> Vec<String> {
        let mut keys: Vec<&str> = Vec::new();
        let mut has_flags = false;
        for (key, value) in section.rows.iter().flatten() {
            match value {
                Value::Bool(yes) => has_flags |= yes,
                Value::None => {}
                Value::List(items) if items.is_empty() => {}
                _ if keys.contains(&key.as_str()) => {}
                _ => keys.push(key),
            }
        }
        // Columns stand in the order of the rows, whichever row is the first to have something in one.
        let place = |key: &str| {
            let row = section
                .rows
                .iter()
                .find_map(|row| row.iter().position(|(known, _)| known == key));
            row.unwrap_or(usize::MAX)
        };
        keys.sort_by_key(|key| place(key));
        let mut rows = Vec::new();
        for row in &section.rows {
            let mut cells: Vec<String> = keys
                .iter()
                .map(|key| {
                    let value = row.iter().find(|(known, _)| known == key);
                    value.map_or(NOTHING.to_owned(), |(_, value)| self.text(value))
                })
                .collect();
            let marks: Vec<String> = row
                .iter()
                .filter(|(_, value)| *value == Value::Bool(true))
                .map(|(key, _)| self.title(&section.id, Some(key)))
                .collect();
            if has_flags {
                cells.push(marks.join(", "));
            }
            rows.push(cells);
        }
        let mut head: Vec<String> = keys
            .iter()
            .map(|key| match *key {
                "" => String::new(),
                key => self.title(&section.id, Some(key)),
            })
            .collect();
        if has_flags {
            head.push(String::new());
        }
        lay(&rows, &head, self.width)
    }

    /// A value in words.
    pub fn text(&self, value: &Value) -> String {
        match value {
            Value::None => NOTHING.to_owned(),
            Value::Bool(yes) => self
                .texts
                .say(if *yes { "sheet-yes" } else { "sheet-no" }, &[]),
            Value::Always => self.texts.say("sheet-any-number", &[]),
            Value::Number(number) => number.to_string(),
            Value::Factor(0) => "0".to_owned(),
            Value::Factor(number) => format!("{number:+}"),
            Value::Length(Length::MAX) => self.texts.say("sheet-no-limit", &[]),
            Value::Length(length) => self.length(*length),
            Value::Word(word) => word.clone(),
            Value::Range(least, most) if least == most => least.to_string(),
            Value::Range(least, most) => format!("{least}-{most}"),
            Value::Pair(items) => self.joined(items, "/"),
            Value::List(items) if items.is_empty() => NOTHING.to_owned(),
            Value::List(items) => {
                let deep = |item: &Value| matches!(item, Value::List(_) | Value::Fields(_));
                let sign = if items.iter().any(deep) { "; " } else { " " };
                self.joined(items, sign)
            }
            Value::Fields(fields) => {
                let texts: Vec<String> = fields.iter().map(|(_, one)| self.text(one)).collect();
                texts.join(" ")
            }
        }
    }

    fn joined(&self, items: &[Value], sign: &str) -> String {
        let texts: Vec<String> = items.iter().map(|item| self.text(item)).collect();
        texts.join(sign)
    }

    /// A length in the unit that was asked for, with at most three decimals.
    fn length(&self, length: Length) -> String {
        let number = length.base_widths() * self.per_base_width().unwrap_or(1.0);
        let text = format!("{number:.3}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }

    /// How many of the unit a base width is; `None` where the edition does not have it.
    pub fn per_base_width(&self) -> Option<f64> {
        let wide = f64::from(self.units.base_width);
        match self.unit {
            Unit::Bw => Some(1.0),
            Unit::Mm => Some(wide),
            Unit::Paces => self
                .units
                .hundred_paces
                .map(|paces| 100.0 * wide / f64::from(paces.max(1))),
        }
    }
}

/// Rows in aligned columns under their titles, no wider than `width` as long as no single part of a word is.
fn lay(rows: &[Vec<String>], head: &[String], width: usize) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let head = (!head.is_empty()).then_some(head);
    let all: Vec<&[String]> = head
        .into_iter()
        .chain(rows.iter().map(Vec::as_slice))
        .collect();
    let cell = |row: &[String], column: usize| row.get(column).cloned().unwrap_or_default();
    let most = |column: usize, measure: fn(&str) -> usize| {
        let cells = all.iter().map(|row| measure(&cell(row, column)));
        cells.max().unwrap_or(0)
    };
    // Titles are broken between words; they do not make a column wider than its cells.
    let mut wide: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = rows.iter().map(|row| count(&cell(row, column)));
            let title = head.map_or(0, |head| longest_word(&cell(head, column)));
            cells.max().unwrap_or(0).max(title)
        })
        .collect();
    // Cells are broken between words first, and within a word at its hyphens only where that does not do.
    for measure in [longest_word, longest_part] {
        let least: Vec<usize> = (0..columns).map(|column| most(column, measure)).collect();
        while MARGIN + wide.iter().sum::<usize>() + GAP * columns.saturating_sub(1) > width {
            let shrinks = (0..columns).filter(|&column| wide[column] > least[column]);
            let Some(widest) = shrinks.max_by_key(|&column| wide[column]) else {
                break;
            };
            wide[widest] -= 1;
        }
    }
    let mut lines = Vec::new();
    for row in all {
        let cells: Vec<Vec<String>> = (0..columns)
            .map(|column| wrap(&cell(row, column), wide[column]))
            .collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for part in 0..height {
            let mut line = " ".repeat(MARGIN);
            for (column, parts) in cells.iter().enumerate() {
                let text = parts.get(part).map_or("", String::as_str);
                let rest = wide[column].saturating_sub(count(text)) + GAP;
                line.push_str(text);
                line.push_str(&" ".repeat(rest));
            }
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// A text broken into lines of at most so many letters: between words, and at hyphens where a word is longer.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if count(line) + 1 + count(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ if count(word) <= width => lines.push(word.to_owned()),
            _ => {
                lines.push(String::new());
                for part in word.split_inclusive('-') {
                    match lines.last_mut() {
                        Some(line) if line.is_empty() || count(line) + count(part) <= width => {
                            line.push_str(part);
                        }
                        _ => lines.push(part.to_owned()),
                    }
                }
            }
        }
    }
    lines
}

fn longest_word(text: &str) -> usize {
    text.split(' ').map(count).max().unwrap_or(0)
}

fn longest_part(text: &str) -> usize {
    let words = text.split(' ');
    let parts = words.flat_map(|word| word.split_inclusive('-'));
    parts.map(count).max().unwrap_or(0)
}

fn count(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::{lay, wrap};

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|&cell| cell.to_owned()).collect()
    }

    #[test]
    fn columns_are_aligned_and_titles_broken() {
        let rows = [row(&["Bd", "1.25", "+5"]), row(&["LH", "3.125", ""])];
        let head = row(&["Who", "Good going", "Factor"]);
        assert_eq!(
            lay(&rows, &head, 40),
            [
                "  Who  Good   Factor",
                "       going",
                "  Bd   1.25   +5",
                "  LH   3.125",
            ]
        );
    }

    #[test]
    fn the_widest_column_gives_way_between_words_and_then_at_hyphens() {
        let rows = [row(&["a b c d", "in-own-camp"])];
        assert_eq!(lay(&rows, &[], 18), ["  a b  in-own-camp", "  c d"]);
        assert_eq!(
            lay(&rows, &[], 10),
            ["  a  in-", "  b  own-", "  c  camp", "  d"]
        );
    }

    #[test]
    fn a_word_without_hyphens_stands_over_the_edge() {
        assert_eq!(wrap("one impassable two", 4), ["one", "impassable", "two"]);
        assert!(wrap("", 4).is_empty());
    }
}
