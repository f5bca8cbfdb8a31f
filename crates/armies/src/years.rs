//! The years in which an army fought.
//!
//! There is no year 0: 1 BC is followed by 1 AD.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;

/// The greatest year of either era.
const MAX_YEAR: i16 = 9999;

/// The names of the eras, longer ones first, and the sign of their years.
const ERAS: [(&str, i16); 4] = [("BCE", -1), ("BC", -1), ("CE", 1), ("AD", 1)];

/// A year: negative for years BC, never 0, within 9999 of either era.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Year(i16);

/// A span of years, both ends included: `359-319 BC`, `163 BC-17 AD`, `1487 AD`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Years {
    first: Year,
    last: Year,
}

/// One or several spans, joined by `&`: `330-322 BC & 300 BC-17 AD`.
///
/// Spans may overlap, if the parts of a people ended at different times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dates(Vec<Years>);

/// A text that is not a year or span of years.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "`{found}` is no date: expected years such as 359-319 BC, 163 BC-17 AD or 1487 AD, the earlier one first"
)]
pub struct DateError {
    /// The text found.
    pub found: String,
}

impl Year {
    /// The year as a number, negative for years BC.
    pub fn number(self) -> i16 {
        self.0
    }

    fn new(number: i16) -> Option<Self> {
        (number != 0 && number.abs() <= MAX_YEAR).then_some(Self(number))
    }

    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (digits, era) = match split_era_anywhere(text) {
            (digits, Some(era)) => (digits, era),
            (digits, None) => digits
                .strip_prefix('-')
                .map_or((digits, 1), |digits| (digits, -1)),
        };
        plain_number(digits).and_then(|number| Self::new(number * era))
    }
}

impl Years {
    /// The span from one year to another; `None` if the second is earlier.
    pub fn new(first: Year, last: Year) -> Option<Self> {
        (first <= last).then_some(Self { first, last })
    }

    /// The first year.
    pub fn first(self) -> Year {
        self.first
    }

    /// The last year.
    pub fn last(self) -> Year {
        self.last
    }

    /// Whether the spans have a year in common.
    pub fn meets(self, other: Self) -> bool {
        self.first <= other.last && other.first <= self.last
    }

    /// Whether the year is in the span, ends included.
    pub fn contains(self, year: Year) -> bool {
        self.first <= year && year <= self.last
    }

    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let Some((first, last)) = text.split_once(['-', '\u{2013}']) else {
            let (_, era) = split_era(text);
            let year = era.and_then(|_| Year::read(text))?;
            return Self::new(year, year);
        };
        let (last, era) = split_era(last.trim());
        let (first, own_era) = split_era(first.trim());
        let last = Year::new(plain_number(last)? * era?)?;
        let first = Year::new(plain_number(first)? * own_era.or(era)?)?;
        Self::new(first, last)
    }
}

impl Dates {
    /// The spans in printing order; at least one.
    pub fn spans(&self) -> &[Years] {
        &self.0
    }

    /// Whether the year is in one of the spans.
    pub fn contains(&self, year: Year) -> bool {
        self.0.iter().any(|span| span.contains(year))
    }

    /// From the first year of the earliest span to the last year of the latest.
    pub fn span(&self) -> Years {
        let join = |a: Years, b: &Years| Years {
            first: a.first.min(b.first),
            last: a.last.max(b.last),
        };
        self.0[1..].iter().fold(self.0[0], join)
    }
}

/// A number of at most four digits.
fn plain_number(text: &str) -> Option<i16> {
    let text = text.trim();
    (!text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit()))
        .then(|| text.parse().ok())?
}

/// Splits `330 BC` into the digits and the sign of the era.
fn split_era(text: &str) -> (&str, Option<i16>) {
    let era = ERAS.iter().find_map(|&(name, sign)| {
        let (digits, era) = text.split_at_checked(text.len().checked_sub(name.len())?)?;
        era.eq_ignore_ascii_case(name)
            .then_some((digits.trim_end(), Some(sign)))
    });
    era.unwrap_or((text, None))
}

/// Also splits `AD 66`.
fn split_era_anywhere(text: &str) -> (&str, Option<i16>) {
    let era = ERAS.iter().find_map(|&(name, sign)| {
        let (era, digits) = text.split_at_checked(name.len())?;
        era.eq_ignore_ascii_case(name)
            .then_some((digits.trim_start(), Some(sign)))
    });
    era.unwrap_or_else(|| split_era(text))
}

impl fmt::Display for Year {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "{} {}",
            self.0.unsigned_abs(),
            if self.0 < 0 { "BC" } else { "AD" }
        )
    }
}

impl fmt::Display for Years {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last {
            write!(out, "{}", self.last)
        } else if (self.first.0 < 0) == (self.last.0 < 0) {
            write!(out, "{}-{}", self.first.0.unsigned_abs(), self.last)
        } else {
            write!(out, "{}-{}", self.first, self.last)
        }
    }
}

impl fmt::Display for Dates {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, span) in self.0.iter().enumerate() {
            write!(out, "{}{span}", if nth == 0 { "" } else { " & " })?;
        }
        Ok(())
    }
}

/// Parses `330 BC`, `330bc`, `-330`, `AD 66`, `66 AD` or `1066`.
impl FromStr for Year {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        Self::read(text).ok_or_else(|| DateError {
            found: text.to_owned(),
        })
    }
}

/// Parses a span; if the first year has no era, it has that of the second.
impl FromStr for Years {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        Self::read(text).ok_or_else(|| DateError {
            found: text.to_owned(),
        })
    }
}

impl FromStr for Dates {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        text.split('&')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

crate::serde_text::as_text!(Year);
crate::serde_text::as_text!(Years);

impl Serialize for Dates {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_round_trip() {
        for text in [
            "359-319 BC",
            "163 BC-17 AD",
            "622-638 AD",
            "2250 BC",
            "1487 AD",
            "330-322 BC & 300 BC-17 AD",
        ] {
            assert_eq!(text.parse::<Dates>().unwrap().to_string(), text);
        }
        assert_eq!(
            "359 bc \u{2013} 319 BCE"
                .parse::<Years>()
                .unwrap()
                .to_string(),
            "359-319 BC"
        );
    }

    #[test]
    fn years_parse_in_all_usual_forms() {
        for text in ["-330", "330BC", "330 bc", "BC 330", "330 BCE"] {
            assert_eq!(text.parse::<Year>().unwrap().number(), -330, "{text}");
        }
        for text in ["66", "66AD", "AD 66", "66 ce"] {
            assert_eq!(text.parse::<Year>().unwrap().number(), 66, "{text}");
        }
    }

    #[test]
    fn span_includes_its_ends() {
        let year = |text: &str| text.parse::<Year>().unwrap();
        let dates: Dates = "330-322 BC & 300 BC-17 AD".parse().unwrap();
        for inside in ["-330", "-322", "-300", "17"] {
            assert!(dates.contains(year(inside)), "{inside}");
        }
        for outside in ["-331", "-321", "-301", "18"] {
            assert!(!dates.contains(year(outside)), "{outside}");
        }
        assert_eq!(dates.span().to_string(), "330 BC-17 AD");
    }

    #[test]
    fn invalid_dates_are_rejected() {
        for text in [
            "", "0", "0 AD", "-0", "12345", "--5", "+5", "5-", "abc", "BC", "-330 BC", "é BC",
        ] {
            assert!(text.parse::<Year>().is_err(), "{text}");
        }
        for text in [
            "",
            "330",
            "319-359 BC",
            "17 AD-163 BC",
            "359-319",
            "359-",
            "-319 BC",
            "359-319-300 BC",
            "359-319 XY",
            "BC 1000-126 BC",
        ] {
            assert!(text.parse::<Years>().is_err(), "{text}");
        }
        for text in ["359-319 BC &", "& 5 AD"] {
            assert!(text.parse::<Dates>().is_err(), "{text}");
        }
    }
}
