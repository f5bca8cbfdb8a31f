//! The colours of two armies: each keeps its own, or the defender is counterchanged where they are too near.
//!
//! Distances are CIEDE2000, in normal sight and in three kinds of colour blindness after Machado, Oliveira and Fernandes (2009).

use acies_armies::ArmyList;
use acies_referee::Side;

use crate::Armies;
use crate::look::{Dyes, PEOPLES, People};

/// Dark fields at least so far apart may meet.
const FAR_ENOUGH: f64 = 18.0;

/// What an army wears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// The base.
    pub(crate) field: String,
    pub(crate) edge: String,
    /// The bright front.
    pub(crate) lip: String,
    /// Shields and crests.
    pub(crate) trim: String,
    pub(crate) figure: String,
    /// What the code stands on, and the code.
    pub(crate) plate: String,
    pub(crate) code: String,
    /// Its colour where there is no base: tents, plaques.
    pub(crate) own: String,
}

impl From<&Dyes> for Palette {
    fn from(dyes: &Dyes) -> Palette {
        let Dyes {
            field,
            trim,
            edge,
            lip,
            figure,
        } = dyes.clone();
        Palette {
            plate: edge.clone(),
            code: "#fff6e6".into(),
            own: field.clone(),
            field,
            edge,
            lip,
            trim,
            figure,
        }
    }
}

impl Palette {
    /// The same army on a pale field, with its own colour for figures, plate and lip.
    fn counterchanged(self) -> Palette {
        let Palette { field, edge, .. } = self;
        Palette {
            field: "#ece2c9".into(),
            lip: field.clone(),
            trim: field.clone(),
            figure: edge.clone(),
            plate: field.clone(),
            code: "#fff8ea".into(),
            own: field,
            edge,
        }
    }
}

/// The palettes of red and blue.
pub(crate) fn palettes(armies: Armies<'_>) -> [Palette; 2] {
    let own = |side: Side, list: Option<&ArmyList>| match list.and_then(people) {
        Some(people) => Palette::from(&people.dyes),
        None => Palette::from(&PEOPLES.without[side.word()]),
    };
    let (red, blue) = (own(Side::Red, armies.red), own(Side::Blue, armies.blue));
    if apart(&red.field, &blue.field) >= FAR_ENOUGH {
        return [red, blue];
    }
    match armies.attacker {
        Some(Side::Blue) => [red.counterchanged(), blue],
        _ => [red, blue.counterchanged()],
    }
}

/// The people of a list: by its name, and by its first year where a name has served for several peoples.
pub(crate) fn people(list: &ArmyList) -> Option<&'static People> {
    let year = list.dates().spans().first()?.first().number();
    PEOPLES.peoples.iter().find(|people| {
        people
            .words
            .iter()
            .any(|words| has_words(list.name(), words))
            && people.from.is_none_or(|from| year >= from)
            && people.to.is_none_or(|to| year <= to)
    })
}

/// Whether a text has these words, with no letter before or after.
fn has_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        let is_letter = |sign: Option<char>| sign.is_some_and(char::is_alphabetic);
        !is_letter(before) && !is_letter(after)
    })
}

type Triple = [f64; 3];

/// Full protanopia, deuteranopia and tritanopia, after normal sight.
const SIGHTS: [[Triple; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_82, 0.042_94, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_9],
    ],
];

/// How far apart two colours are in the kind of sight that tells them apart least.
fn apart(one: &str, other: &str) -> f64 {
    let (one, other) = (linear(one), linear(other));
    SIGHTS
        .iter()
        .map(|sight| difference(lab(seen(one, sight)), lab(seen(other, sight))))
        .fold(f64::INFINITY, f64::min)
}

/// A colour such as `#8f2a20` in linear light.
fn linear(colour: &str) -> Triple {
    [1, 3, 5].map(|at| {
        let digits = colour.get(at..at + 2).unwrap_or("00");
        let value = f64::from(u8::from_str_radix(digits, 16).unwrap_or(0)) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn seen(light: Triple, sight: &[Triple; 3]) -> Triple {
    sight.map(|row| {
        let sum: f64 = row
            .iter()
            .zip(light)
            .map(|(share, value)| share * value)
            .sum();
        sum.clamp(0.0, 1.0)
    })
}

/// CIE L*a*b* under D65.
fn lab([r, g, b]: Triple) -> Triple {
    let f = |t: f64| {
        if t > 216.0 / 24389.0 {
            t.cbrt()
        } else {
            (24389.0 / 27.0 * t + 16.0) / 116.0
        }
    };
    let x = f((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47);
    let y = f(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175 * b);
    let z = f((0.019_333_9 * r + 0.119_192 * g + 0.950_304_1 * b) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000 of two colours in L*a*b*.
fn difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple) -> f64 {
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let grey = 0.5 * (1.0 - seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * (1.0 + grey), a2 * (1.0 + grey));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let has_hue = c1 * c2 != 0.0;
    let turn = match h2 - h1 {
        _ if !has_hue => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = match h1 + h2 {
        sum if !has_hue => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => f64::midpoint(sum, 360.0),
        sum => f64::midpoint(sum, -360.0),
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.2 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let turned = 60.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -2.0 * seventh(c) * turned.to_radians().sin();
    let (dl, dc, dh) = (dl / sl, dc / sc, dh / sh);
    (dl * dl + dc * dc + dh * dh + rt * dc * dh).sqrt()
}

#[cfg(test)]
#[path = "colours_tests.rs"]
mod tests;
