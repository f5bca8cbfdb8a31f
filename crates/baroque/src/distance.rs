//! Distances in BU, Baroque's unit of length, to the hundredth.

use std::fmt;
use std::str::FromStr;

/// A distance in hundredths of a BU.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Distance(pub u32);

impl Distance {
    /// A whole number of BU.
    pub const fn bu(whole: u32) -> Distance {
        Distance(whole * 100)
    }
}

impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 100, self.0 % 100);
        match part {
            0 => write!(f, "{whole}"),
            part if part % 10 == 0 => write!(f, "{whole}.{}", part / 10),
            part => write!(f, "{whole}.{part:02}"),
        }
    }
}

impl FromStr for Distance {
    type Err = String;

    fn from_str(text: &str) -> Result<Distance, String> {
        let refused = || format!("found the distance `{text}`, expected BU such as 2 or 1.5");
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let digits = |text: &str| text.bytes().all(|letter| letter.is_ascii_digit());
        if !digits(whole) || !digits(part) || whole.is_empty() || whole.len() > 4 || part.len() > 2
        {
            return Err(refused());
        }
        let whole: u32 = whole.parse().map_err(|_| refused())?;
        let hundredths: u32 = format!("{part:0<2}").parse().map_err(|_| refused())?;
        Ok(Distance(whole * 100 + hundredths))
    }
}
