//! The head of a record: everything needed to recreate the battle.

use acies_geometry::Length;
use acies_referee::Side;
use acies_referee::text::decimal;
use acies_rulebook::Rulebook;
use thiserror::Error;

use super::engine::Engine;
use super::line::{Line, PLAIN_VERSION, VERSION};
use crate::dice::Seed;
use crate::edition::{EditionChoice, scale_from_word, scale_word};
use crate::shared_dice::{Chain, Code, CodeError, Holder, SHARED, Value};

/// The key context for the promise of a seed.
const PROMISE: &str = "acies 2026 seed and head of a battle";

/// The contents of the head of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The engine that played the battle; older records do not name it.
    pub engine: Option<Engine>,
    /// The edition, its conventions, rulings and scale.
    pub edition: EditionChoice,
    /// The hash of the edition's content, which detects a changed edition.
    pub edition_hash: String,
    /// The lines of the house-rule file of the edition; empty for a built-in edition.
    pub house: Vec<String>,
    /// The width and the depth of the board.
    pub board: (Length, Length),
    /// The number of bounds of both sides after which the battle is drawn; 0 for never.
    pub limit: u16,
    /// The attacker, if the players have agreed on it; otherwise dice decide.
    pub attacker: Option<Side>,
    /// The keys of the army lists of red and blue.
    pub armies: [String; 2],
    /// The names of the players or generals of red and blue; empty if not given.
    pub players: [String; 2],
    /// The date, if given.
    pub date: Option<String>,
    /// The code of a battle that was fought over a server; shared dice need it.
    pub code: Option<Code>,
    /// How many orders and throws were made before the battle went over to a server; 0 where it began there.
    pub earlier: u32,
    /// The source of the dice, and the promise of a generator's seed or the roots of shared dice.
    pub dice: (String, Option<String>),
}

/// An error in a line of the head.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{tag}`: expected {expected}")]
pub struct HeadError {
    /// The first word of the line.
    pub tag: String,
    /// What was expected after it.
    pub expected: String,
}

impl Head {
    /// The head of a battle by a rulebook, its two army lists and the source of its dice, with all else left open.
    ///
    /// It names no engine, house rules, attacker, players, date or code, has no limit of bounds, begins at the first order, and
    /// promises nothing.
    pub fn plain(
        edition: EditionChoice,
        rulebook: &Rulebook,
        armies: [String; 2],
        dice: &str,
    ) -> Head {
        Head {
            engine: None,
            edition,
            edition_hash: rulebook.hash.clone(),
            house: Vec::new(),
            board: rulebook.setup.board,
            limit: 0,
            attacker: None,
            armies,
            players: Default::default(),
            date: None,
            code: None,
            earlier: 0,
            dice: (dice.to_owned(), None),
        }
    }

    /// The head with the promise of the seed that its dice come from.
    #[must_use]
    pub fn promising(mut self, seed: &Seed) -> Head {
        self.dice.1 = Some(self.promise(seed));
        self
    }

    /// Whether the promise in the head is that of a seed. Older records promise the seed alone.
    pub fn promises(&self, seed: &Seed) -> bool {
        let promised = self.dice.1.as_deref();
        promised.is_some_and(|promised| promised == self.promise(seed) || promised == seed.hash())
    }

    /// A hash of the seed and of what the players have agreed on, 64 hexadecimal digits.
    ///
    /// It fixes both before the first die. The engine is left out, so that another one can continue the battle.
    fn promise(&self, seed: &Seed) -> String {
        let mut hasher = blake3::Hasher::new_derive_key(PROMISE);
        hasher.update(seed.to_string().as_bytes());
        for line in self.lines() {
            match &line {
                Line::Acies { .. } => {}
                Line::Tag { key, .. } if key == "engine" || key == "dice" => {}
                agreed => {
                    hasher.update(format!("\n{agreed}").as_bytes());
                }
            }
        }
        hasher.finalize().to_hex().to_string()
    }

    /// The chains of shared dice, those of the house, red and blue, as their roots fix them; `None` where dice come from elsewhere.
    pub fn chains(&self) -> Option<[Chain; 3]> {
        let code = self.code?;
        let roots = roots(&self.dice)?;
        let chain = |at: usize| Chain::new(code, Holder::ALL[at], roots[at]);
        Some([chain(0), chain(1), chain(2)])
    }

    /// Formats the head as lines, the version first.
    pub fn lines(&self) -> Vec<Line> {
        let version = if self.dice.0 == SHARED {
            VERSION
        } else {
            PLAIN_VERSION
        };
        let mut lines = vec![Line::Acies { version }];
        let mut tag = |key: &str, value: String| {
            lines.push(Line::Tag {
                key: key.into(),
                value: value.replace(char::is_control, " "),
            });
        };
        if let Some(engine) = &self.engine {
            tag("engine", engine.to_string());
        }
        let edition = &self.edition;
        tag(
            "edition",
            format!("{} {}", edition.edition, self.edition_hash),
        );
        for id in &edition.conventions {
            tag("convention", id.clone());
        }
        for (id, answer) in &edition.rulings {
            tag("ruling", format!("{id} {answer}"));
        }
        tag("scale", scale_word(edition.scale).into());
        tag("board", format!("{} {}", self.board.0, self.board.1));
        if self.limit > 0 {
            tag("limit", self.limit.to_string());
        }
        if let Some(side) = self.attacker {
            tag("attacker", side.to_string());
        }
        for side in Side::BOTH {
            tag("army", format!("{side} {}", self.armies[side as usize]));
        }
        for side in Side::BOTH {
            let player = &self.players[side as usize];
            if !player.is_empty() {
                tag("player", format!("{side} {player}"));
            }
        }
        if let Some(date) = &self.date {
            tag("date", date.clone());
        }
        if let Some(code) = &self.code {
            tag("code", code.to_string());
        }
        if self.earlier > 0 {
            tag("earlier", self.earlier.to_string());
        }
        match &self.dice {
            (source, Some(hash)) => tag("dice", format!("{source} {hash}")),
            (source, None) => tag("dice", source.clone()),
        }
        lines.extend(
            self.house
                .iter()
                .map(|text| Line::House { text: text.clone() }),
        );
        lines
    }
}

/// A partly read head; a truncated record may lack some of its lines.
#[derive(Clone, Debug, Default)]
pub(super) struct PartHead {
    engine: Option<Engine>,
    edition: Option<(String, String)>,
    conventions: Vec<String>,
    rulings: Vec<(String, String)>,
    scale: Option<acies_rulebook::Scale>,
    board: Option<(Length, Length)>,
    limit: Option<u16>,
    attacker: Option<Side>,
    armies: [Option<String>; 2],
    players: [Option<String>; 2],
    date: Option<String>,
    code: Option<Code>,
    earlier: Option<u32>,
    dice: Option<(String, Option<String>)>,
    house: Vec<String>,
}

impl PartHead {
    /// Reads a tag line.
    pub fn tag(&mut self, key: &str, value: &str) -> Result<(), HeadError> {
        let wrong = |expected: &str| HeadError {
            tag: key.into(),
            expected: expected.into(),
        };
        let pair = || {
            let pair = value.split_once(' ');
            pair.map(|(one, other)| (one.to_owned(), other.to_owned()))
        };
        match key {
            "engine" => {
                let engine = Engine::parse(value).ok_or_else(|| wrong("a version and a commit"))?;
                set(&mut self.engine, engine)
            }
            "edition" => {
                let (rest, hash) = value
                    .rsplit_once(' ')
                    .ok_or_else(|| wrong("a name and a hash"))?;
                set(&mut self.edition, (rest.into(), hash.into()))
            }
            "convention" => {
                self.conventions.push(value.into());
                true
            }
            "ruling" => {
                self.rulings
                    .push(pair().ok_or_else(|| wrong("a ruling and its answer"))?);
                true
            }
            "scale" => {
                let scale = scale_from_word(value).ok_or_else(|| wrong("15mm or 25mm"))?;
                set(&mut self.scale, scale)
            }
            "board" => {
                let lengths =
                    pair().and_then(|(width, depth)| Some((length(&width)?, length(&depth)?)));
                set(
                    &mut self.board,
                    lengths.ok_or_else(|| wrong("width and depth"))?,
                )
            }
            "limit" => {
                let limit = value.parse().map_err(|_| wrong("a number of bounds"))?;
                set(&mut self.limit, limit)
            }
            "attacker" => {
                let side = Side::from_word(value).ok_or_else(|| wrong("red or blue"))?;
                set(&mut self.attacker, side)
            }
            "army" | "player" => {
                let named = pair().and_then(|(side, text)| Some((Side::from_word(&side)?, text)));
                let (side, text) = named.ok_or_else(|| wrong("red or blue, and a name"))?;
                let both = if key == "army" {
                    &mut self.armies
                } else {
                    &mut self.players
                };
                set(&mut both[side as usize], text)
            }
            "date" => set(&mut self.date, value.into()),
            "code" => {
                let code = value
                    .parse()
                    .map_err(|error: CodeError| wrong(&error.to_string()))?;
                set(&mut self.code, code)
            }
            "earlier" => {
                let count = value.parse().ok().filter(|&count| count > 0);
                let count = count.ok_or_else(|| wrong("a number of orders and throws"))?;
                set(&mut self.earlier, count)
            }
            "dice" => {
                let dice =
                    pair().map_or((value.into(), None), |(source, hash)| (source, Some(hash)));
                set(&mut self.dice, dice)
            }
            _ => return Err(wrong("another tag")),
        }
        .then_some(())
        .ok_or_else(|| wrong("to stand once"))
    }

    /// Reads a line of the house rules.
    pub fn house(&mut self, text: &str) {
        self.house.push(text.into());
    }

    /// The complete head.
    pub fn whole(self) -> Result<Head, HeadError> {
        let missing = |tag: &str| HeadError {
            tag: tag.into(),
            expected: "one such line in the head".into(),
        };
        let (edition, edition_hash) = self.edition.ok_or_else(|| missing("edition"))?;
        let [red, blue] = self.armies;
        let dice = self.dice.ok_or_else(|| missing("dice"))?;
        if dice.0 == SHARED {
            self.code.ok_or_else(|| missing("code"))?;
            roots(&dice).ok_or_else(|| HeadError {
                tag: "dice".into(),
                expected: "the roots of house, red and blue, each 64 hexadecimal digits".into(),
            })?;
        }
        Ok(Head {
            engine: self.engine,
            edition: EditionChoice {
                edition,
                conventions: self.conventions,
                rulings: self.rulings,
                scale: self.scale.ok_or_else(|| missing("scale"))?,
            },
            edition_hash,
            house: self.house,
            board: self.board.ok_or_else(|| missing("board"))?,
            limit: self.limit.unwrap_or_default(),
            attacker: self.attacker,
            armies: [
                red.ok_or_else(|| missing("army"))?,
                blue.ok_or_else(|| missing("army"))?,
            ],
            players: self.players.map(Option::unwrap_or_default),
            date: self.date,
            code: self.code,
            earlier: self.earlier.unwrap_or_default(),
            dice,
        })
    }
}

/// The roots of house, red and blue, where dice are shared.
fn roots((source, rest): &(String, Option<String>)) -> Option<[Value; 3]> {
    let roots = rest.as_deref().filter(|_| source == SHARED)?.split(' ');
    let roots: Vec<Value> = roots.map(|root| root.parse().ok()).collect::<Option<_>>()?;
    roots.try_into().ok()
}

/// Sets a value that is not yet set; returns whether it was unset.
fn set<T>(place: &mut Option<T>, value: T) -> bool {
    place.replace(value).is_none()
}

fn length(word: &str) -> Option<Length> {
    let number = decimal(word)?;
    (number > 0.0 && number <= 1000.0).then(|| Length::from_base_widths(number))
}
