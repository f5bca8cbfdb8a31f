//! The files of `look/`: figures, troops, peoples, terrain and colours.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serde_json::Value;

static FIGURES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../look/figures");

/// Reads a file that is compiled in; a test reads them all.
fn read<T: for<'a> Deserialize<'a>>(text: &str) -> T {
    serde_json::from_str(text).expect("the files of look/ are read by a test")
}

/// Figures on bases.
pub(crate) static TROOPS: LazyLock<Troops> =
    LazyLock::new(|| read(include_str!("../../../look/troops.json")));
/// The colours of peoples.
pub(crate) static PEOPLES: LazyLock<Peoples> =
    LazyLock::new(|| read(include_str!("../../../look/peoples.json")));
/// Kinds of terrain.
pub(crate) static TERRAIN: LazyLock<Terrain> =
    LazyLock::new(|| read(include_str!("../../../look/terrain.json")));
/// The colours of the table by day, by name.
static COLOURS: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let lines = include_str!("../../../look/colours.css").lines();
    let entries = lines.filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    entries
        .map(|(name, value)| {
            let day = value.trim_end_matches(';');
            let day = day.strip_prefix("light-dark(").unwrap_or(day);
            (name, day.split(',').next().unwrap_or(day))
        })
        .collect()
});

/// A colour of the table; black where there is none of that name.
pub(crate) fn colour(name: &str) -> &'static str {
    COLOURS.get(name).copied().unwrap_or("#000")
}

/// Which figure stands on a base.
#[derive(Deserialize)]
pub(crate) struct Troops {
    figures: BTreeMap<String, Drawn>,
    own: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Drawn {
    solid: String,
    fast: Option<String>,
    kind: Kind,
    usual: usize,
}

/// How figures stand on a base.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// In a field of 24 by 42.
    Foot,
    /// In a square.
    Mounted,
    /// One alone.
    Engine,
}

/// Which figures stand on a base, and how many.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Muster {
    pub(crate) figure: String,
    pub(crate) count: usize,
    pub(crate) kind: Kind,
}

impl Muster {
    /// Who carries a general's standard.
    pub(crate) fn standard_bearer(&self) -> &'static str {
        match self.kind {
            Kind::Mounted => "standard-mounted",
            Kind::Foot | Kind::Engine => "standard-foot",
        }
    }
}

/// What stands on a base by its code; by its class where house rules have a code of their own.
pub(crate) fn muster(code: &str, class: &str) -> Option<Muster> {
    let (rides, plain) = match code.strip_prefix("Mtd-") {
        Some(plain) => (true, plain),
        None => (false, code),
    };
    let letters = plain.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let figures = &TROOPS.figures;
    let drawn = figures.get(letters).or_else(|| figures.get(class))?;
    let number = plain[..plain.len() - letters.len()].parse().ok();
    let count = number.unwrap_or(drawn.usual);
    if rides {
        let figure = "mounted".to_owned();
        return Some(Muster {
            figure,
            count,
            kind: Kind::Mounted,
        });
    }
    let figure = match (TROOPS.own.get(code), &drawn.fast) {
        (Some(own), _) => own,
        (None, Some(fast)) if count == 3 => fast,
        _ => &drawn.solid,
    };
    Some(Muster {
        figure: figure.clone(),
        count,
        kind: drawn.kind,
    })
}

/// The colours of all peoples.
#[derive(Deserialize)]
pub(crate) struct Peoples {
    pub(crate) peoples: Vec<People>,
    pub(crate) without: BTreeMap<String, Dyes>,
}

/// A people: the words in the names of its lists, the years in which they begin, and its colours.
#[derive(Deserialize)]
pub(crate) struct People {
    #[cfg(test)]
    pub(crate) id: String,
    pub(crate) words: Vec<String>,
    pub(crate) from: Option<i16>,
    pub(crate) to: Option<i16>,
    #[serde(flatten)]
    pub(crate) dyes: Dyes,
}

/// The colours that are chosen for a people.
#[derive(Clone, Deserialize)]
pub(crate) struct Dyes {
    pub(crate) field: String,
    pub(crate) trim: String,
    pub(crate) edge: String,
    pub(crate) lip: String,
    pub(crate) figure: String,
}

/// How kinds of terrain look.
#[derive(Deserialize)]
pub(crate) struct Terrain {
    pub(crate) kinds: BTreeMap<String, Look>,
    #[serde(rename = "byGoing")]
    pub(crate) by_going: BTreeMap<String, Look>,
    pub(crate) textures: BTreeMap<String, Texture>,
}

/// How a feature looks.
#[derive(Deserialize)]
pub(crate) struct Look {
    pub(crate) ground: String,
    pub(crate) texture: Option<String>,
    pub(crate) form: Form,
    pub(crate) heart: Option<String>,
    pub(crate) rim: Option<String>,
    pub(crate) limit: Option<String>,
}

/// The form of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Form {
    /// With round corners.
    Grown,
    /// With straight edges.
    Built,
    /// With a wall and gates.
    Walled,
    /// A band along a line.
    Band,
}

/// What is repeated over a feature.
#[derive(Deserialize)]
pub(crate) struct Texture {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) turned: Option<f64>,
    pub(crate) marks: Vec<Mark>,
}

/// One kind of mark of a texture.
#[derive(Deserialize)]
pub(crate) struct Mark {
    pub(crate) line: String,
    pub(crate) fill: Option<String>,
    pub(crate) stroke: Option<String>,
    pub(crate) width: Option<f64>,
    pub(crate) cap: Option<String>,
    pub(crate) join: Option<String>,
    pub(crate) dashes: Option<String>,
    pub(crate) opacity: Option<f64>,
}

/// A figure: its field as a `viewBox`, and its drawing with its colours as variables.
pub(crate) fn figure(name: &str) -> Option<(&'static str, &'static str)> {
    let file = FIGURES.get_file(format!("{name}.svg"))?;
    let text = file.contents_utf8()?;
    let (_, rest) = text.split_once("viewBox=\"")?;
    let (field, rest) = rest.split_once('"')?;
    let (_, rest) = rest.split_once('>')?;
    Some((field, rest.strip_suffix("</svg>\n")?.trim()))
}

/// Whose drawings the figures are made of.
pub(crate) fn credit() -> String {
    let credits: Value = read(include_str!("../../../look/credits.json"));
    let collection = &credits["collection"];
    let authors = credits["credits"].as_array();
    let authors: Vec<&str> = authors
        .into_iter()
        .flatten()
        .filter_map(|author| author["author"].as_str())
        .collect();
    let text = |name: &str| collection[name].as_str().unwrap_or_default();
    format!(
        "Mounted figures and engines after {} of {}, {} ({})",
        authors.join(", "),
        text("name"),
        text("licence"),
        text("terms"),
    )
}
