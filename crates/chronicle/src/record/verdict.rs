//! Verifies a record: its hashes, its dice, and what the referee makes of its orders.

use acies_geometry::Length;
use acies_referee::{Ask, Battle, Ending, Event, Side, victory};
use acies_wire::{self as wire, DiceCheck, DiceWord, RecordVerdict, WhyUnchecked};

use super::engine::Engine;
use super::line::Line;
use super::read::{Entry, Given, Record};
use super::replay::{Differs, Replay, ReplayError, SetupError, ask_text};
use super::shared::SharedFinding;
use crate::dice::Seed;
use crate::shared_dice::{EARLIER, SHARED};

/// The result of verifying a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Whether the referee agrees, and if not, where and why.
    pub finding: Finding,
    /// Where the dice come from, and whether that could be checked.
    pub dice: DiceFinding,
    /// The number of orders and rolls in the record.
    pub steps: usize,
    /// Whether the battle is over at the end of a replay that agrees.
    pub over: bool,
    /// The number of the last line, if it is incomplete.
    pub cut: Option<usize>,
    /// The hash of the edition in the record and now, if they differ.
    pub editions: Option<[String; 2]>,
    /// The engine that played the battle, if the record names it, and this engine, if they differ.
    pub engines: Option<(Option<Engine>, Engine)>,
    /// The hash of the whole record, or its last running hash. Which orders were given no record can prove, but two copies
    /// with the same hash have the same orders.
    pub hash: Option<String>,
}

/// Whether the referee agrees with a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    /// Everything comes out as the record has it.
    Agrees,
    /// The record is sound, but was played by another engine, whose events come out differently here.
    OtherVersion(ReplayError),
    /// The record was changed.
    Damaged(ReplayError),
}

/// The sources of the dice of a record, and how many of its rolls were checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceFinding {
    /// The verdict on all of them.
    pub verdict: DiceVerdict,
    /// The number of rolls that the seed gives.
    pub checked: usize,
    /// The number of rolls that a player typed in.
    pub typed: usize,
    /// The number of rolls that could not be checked.
    pub unchecked: usize,
    /// The line of the first roll that was not checked.
    pub line: Option<usize>,
    /// The number of visits, and of those with a value of all three, where dice are shared.
    pub visits: Option<[usize; 2]>,
}

/// A verdict on the dice of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceVerdict {
    /// No dice have been rolled.
    None,
    /// Every roll is that of the seed, which the head promised.
    Checked,
    /// Some were typed in by a player, and every other is that of the seed.
    Typed,
    /// Some could not be checked.
    NotCheckable(Unchecked),
}

/// Why dice could not be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unchecked {
    /// The battle is in progress, and its seed, or the values of the house, are still secret.
    UnderWay,
    /// The battle is over, but the record lacks the seed, or values of shared dice.
    NoSeed,
    /// The head promises no seed.
    NotPromised,
    /// They were rolled before the battle went over to a server, and every other is that of the values.
    Earlier,
    /// They come from a list or another source that nothing is known of.
    OtherSource,
}

impl DiceVerdict {
    /// The word for it in JSON, and in the ids of messages.
    pub const fn word(self) -> &'static str {
        match self {
            DiceVerdict::None => "none",
            DiceVerdict::Checked => "checked",
            DiceVerdict::Typed => "typed-in",
            DiceVerdict::NotCheckable(_) => "not-checkable",
        }
    }
}

impl Unchecked {
    /// The word for it in JSON, and in the ids of messages.
    pub const fn word(self) -> &'static str {
        match self {
            Unchecked::UnderWay => "under-way",
            Unchecked::NoSeed => "no-seed",
            Unchecked::NotPromised => "not-promised",
            Unchecked::Earlier => "earlier",
            Unchecked::OtherSource => "other-source",
        }
    }
}

impl Finding {
    /// The word for it in JSON.
    pub const fn word(&self) -> &'static str {
        match self {
            Finding::Agrees => "agrees",
            Finding::OtherVersion(_) => "other-version",
            Finding::Damaged(_) => "damaged",
        }
    }

    /// The first difference and its line.
    pub const fn error(&self) -> Option<&ReplayError> {
        match self {
            Finding::Agrees => None,
            Finding::OtherVersion(error) | Finding::Damaged(error) => Some(error),
        }
    }
}

impl Verdict {
    /// The verdict as the page and `acies replay --verify --json` have it.
    pub fn message(&self) -> RecordVerdict {
        let error = self.finding.error();
        // The dice of a changed record tell nothing.
        let is_sound = !matches!(self.finding, Finding::Damaged(_));
        let engines = self.engines.as_ref();
        RecordVerdict {
            line: "verdict",
            agrees: error.is_none(),
            finding: match self.finding {
                Finding::Agrees => wire::Finding::Agrees,
                Finding::OtherVersion(_) => wire::Finding::OtherVersion,
                Finding::Damaged(_) => wire::Finding::Damaged,
            },
            steps: self.steps,
            over: self.over,
            cut: self.cut,
            editions: self.editions.clone(),
            engines: engines
                .map(|(record, now)| (record.as_ref().map(Engine::to_string), now.to_string())),
            dice: is_sound.then(|| self.dice.message()),
            orders: "not-checkable",
            hash: self.hash.clone(),
            at: error.map(|error| error.line),
            why: error.map(|error| error.what.to_string()),
        }
    }
}

impl DiceFinding {
    fn message(&self) -> DiceCheck {
        let why = match self.verdict {
            DiceVerdict::NotCheckable(why) => Some(why),
            _ => None,
        };
        DiceCheck {
            verdict: match self.verdict {
                DiceVerdict::None => DiceWord::None,
                DiceVerdict::Checked => DiceWord::Checked,
                DiceVerdict::Typed => DiceWord::TypedIn,
                DiceVerdict::NotCheckable(_) => DiceWord::NotCheckable,
            },
            checked: self.checked,
            typed: self.typed,
            unchecked: self.unchecked,
            why: why.map(|why| match why {
                Unchecked::UnderWay => WhyUnchecked::UnderWay,
                Unchecked::NoSeed => WhyUnchecked::NoSeed,
                Unchecked::NotPromised => WhyUnchecked::NotPromised,
                Unchecked::Earlier => WhyUnchecked::Earlier,
                Unchecked::OtherSource => WhyUnchecked::OtherSource,
            }),
            line: self.line,
            visits: self.visits,
        }
    }
}

impl Record {
    /// Verifies the record as the engine does that is given.
    ///
    /// The hashes and the dice say whether it was changed, whatever engine played it. What the referee makes of its orders
    /// says so only where this engine did; for another one it says that the battle was played by another version. A seed
    /// that is still secret in the record can be given.
    ///
    /// # Errors
    /// When this engine played the battle, and it cannot be recreated.
    pub fn verdict(&self, engine: &Engine, secret: Option<&Seed>) -> Result<Verdict, SetupError> {
        let head = self.head.as_ref().map_err(Clone::clone)?;
        let is_own = head.engine.as_ref() == Some(engine);
        let seed = self.checked_seed().map(|seed| {
            let secret = secret.filter(|seed| head.promises(seed)).cloned();
            seed.or(secret)
        });
        let replayed = match self.replayed(is_own) {
            Err(error) if is_own => return Err(error),
            Err(error) => Err(ReplayError {
                line: self.line_of_setup(&error),
                what: Differs::Setup(error),
            }),
            Ok(replayed) => replayed,
        };
        let over = matches!(&replayed, Ok(battle) if matches!(battle.asks(), Ask::Over(_)));
        let editions = head.rulebook().ok().and_then(|rulebook| {
            let [found, now] = [&head.edition_hash, &rulebook.hash];
            (found != now).then(|| [found.clone(), now.clone()])
        });
        let shared = self.shared();
        let tampered = self.tampered(&seed, shared.as_ref());
        let finding = match (replayed.err(), tampered) {
            (Some(differs), None) if !is_own => match self.wrong_hash() {
                Some(wrong) => Finding::Damaged(wrong),
                None => Finding::OtherVersion(differs),
            },
            (Some(_), Some(tampered)) if !is_own => Finding::Damaged(tampered),
            (differs, tampered) => {
                let first = first_of(differs, tampered).or_else(|| self.wrong_hash());
                first.map_or(Finding::Agrees, Finding::Damaged)
            }
        };
        let has_ended = over || self.foot.is_some();
        Ok(Verdict {
            finding,
            dice: self.dice_finding(seed.ok().flatten().is_some(), shared.as_ref(), has_ended),
            steps: self.entries.len(),
            over,
            cut: self.cut,
            editions,
            engines: (!is_own).then(|| (head.engine.clone(), engine.clone())),
            hash: self.hash().map(str::to_owned),
        })
    }

    /// Replays and verifies the whole record: hashes, events, dice and foot. Returns the final battle.
    ///
    /// # Errors
    /// At the first line that differs.
    pub fn verify(&self) -> Result<Result<Battle, ReplayError>, SetupError> {
        let replayed = self.replayed(false)?;
        let tampered = self.tampered(&self.checked_seed(), self.shared().as_ref());
        Ok(match (replayed, tampered) {
            (Ok(battle), None) => self.wrong_hash().map_or(Ok(battle), Err),
            (replayed, tampered) => {
                let first = first_of(replayed.as_ref().err().cloned(), tampered);
                first.map_or(replayed, Err)
            }
        })
    }

    /// Replays the record, without its hashes; with `own_edition`, the edition must be that of the record.
    fn replayed(&self, own_edition: bool) -> Result<Result<Battle, ReplayError>, SetupError> {
        let mut replay = Replay::new(self)?;
        let same = self.compare_head(replay.battle(), own_edition);
        let same = same.and_then(|()| {
            while let Some((entry, events)) = replay.step()? {
                compare_events(entry, &events, replay.may_be_short(entry))?;
            }
            self.compare_foot(replay.battle())
        });
        Ok(same.map(|()| replay.battle))
    }

    /// Compares the edition and the board in the head with those of the rules.
    fn compare_head(&self, battle: &Battle, own_edition: bool) -> Result<(), ReplayError> {
        let Ok(head) = &self.head else {
            return Ok(());
        };
        let rulebook = battle.rulebook();
        let differs = |key, what| {
            let line = self.line_of_tag(key);
            Err(ReplayError { line, what })
        };
        // The name says nothing beside house rules, which have their own.
        if head.edition.edition != rulebook.edition {
            let text = |name: &str| format!("edition {name}");
            let (found, expected) = (text(&head.edition.edition), text(&rulebook.edition));
            return differs("edition", Differs::Event { found, expected });
        }
        if own_edition && head.edition_hash != rulebook.hash {
            let (found, expected) = (head.edition_hash.clone(), rulebook.hash.clone());
            return differs("edition", Differs::Edition { found, expected });
        }
        let board = rulebook.setup.board;
        if head.board != board {
            let text = |(width, depth): (Length, Length)| format!("board {width} {depth}");
            let (found, expected) = (text(head.board), text(board));
            return differs("board", Differs::Event { found, expected });
        }
        Ok(())
    }

    /// The number of the first line of the head with this tag.
    fn line_of_tag(&self, tag: &str) -> usize {
        let is_tag = |line: &Line| matches!(line, Line::Tag { key, .. } if key == tag);
        self.lines.iter().position(is_tag).unwrap_or_default() + 1
    }

    fn line_of_setup(&self, error: &SetupError) -> usize {
        let names = |line: &Line| match (error, line) {
            (SetupError::Army(key), Line::Tag { key: tag, value }) => {
                tag == "army" && value.ends_with(key.as_str())
            }
            _ => false,
        };
        let army = self.lines.iter().position(names);
        army.map_or_else(|| self.line_of_tag("edition"), |at| at + 1)
    }

    /// The first line that is wrong by itself: a running hash, dice that the seed or the shared values do not give, a wrong
    /// seed, or a wrong value.
    fn tampered(
        &self,
        seed: &Result<Option<Seed>, ReplayError>,
        shared: Option<&SharedFinding>,
    ) -> Option<ReplayError> {
        let in_entry = self.entries.iter().find_map(|entry| {
            let line = entry.line;
            if self.broken == Some(line) {
                let what = Differs::Chain;
                return Some(ReplayError { line, what });
            }
            let (Ok(Some(seed)), Given::Throw { purpose, dice, .. }) = (seed, &entry.given) else {
                return None;
            };
            let expected = seed.dice_for(purpose, dice.len() as u8);
            let found = dice.clone();
            let what = Differs::Dice { found, expected };
            (entry.is_keyed() && !what.is_same_dice()).then_some(ReplayError { line, what })
        });
        let by_values = shared.and_then(|shared| shared.wrong.clone());
        first_of(by_values, in_entry).or_else(|| seed.as_ref().err().cloned())
    }

    /// The seed in the foot, if it is the one that the head promised.
    fn checked_seed(&self) -> Result<Option<Seed>, ReplayError> {
        let (Ok(head), Some(foot)) = (&self.head, &self.foot) else {
            return Ok(None);
        };
        let Some(text) = &foot.seed else {
            return Ok(None);
        };
        let line = foot.line;
        if head.dice.1.is_none() {
            let what = Differs::Unpromised;
            return Err(ReplayError { line, what });
        }
        match text.parse::<Seed>() {
            Ok(seed) if head.promises(&seed) => Ok(Some(seed)),
            _ => Err(ReplayError {
                line,
                what: Differs::Seed,
            }),
        }
    }

    fn compare_foot(&self, battle: &Battle) -> Result<(), ReplayError> {
        let Some(foot) = &self.foot else {
            return Ok(());
        };
        let differs = |found: String, expected: String| {
            let what = Differs::Event { found, expected };
            Err(ReplayError {
                line: foot.line,
                what,
            })
        };
        let result = match battle.asks() {
            Ask::Over(ending) => ending.to_string(),
            asks => ask_text(asks),
        };
        if foot.result != result && !self.may_end_by_players(battle, &foot.result) {
            return differs(foot.result.clone(), result);
        }
        let text = |[red, blue]: [u8; 2]| format!("losses {red} {blue}");
        let losses = victory::losses(battle.view());
        match foot.losses {
            Some(found) if found != losses => differs(text(found), text(losses)),
            // A foot that ends with its hash is whole.
            None if foot.hash_fits.is_some() => differs("nothing".into(), text(losses)),
            _ => Ok(()),
        }
    }

    /// Whether a battle over a server may have ended with this result before the referee ended it.
    ///
    /// Players agree, resign or run out of time; a remark says which, and no record can prove it.
    fn may_end_by_players(&self, battle: &Battle, result: &str) -> bool {
        let is_shared = self.head.as_ref().is_ok_and(|head| head.chains().is_some());
        let is_result = |ending: Ending| ending.to_string() == result;
        let mut won = Side::BOTH
            .into_iter()
            .flat_map(|side| [Ending::Won(side), Ending::Conceded(side)]);
        is_shared && battle.ending().is_none() && (is_result(Ending::Drawn) || won.any(is_result))
    }

    /// The hash of the whole record, if it is wrong.
    fn wrong_hash(&self) -> Option<ReplayError> {
        let foot = self.foot.as_ref()?;
        (foot.hash_fits == Some(false)).then_some(ReplayError {
            line: foot.line,
            what: Differs::Hash,
        })
    }

    /// The last hash in the record: of the whole, or a running one.
    fn hash(&self) -> Option<&str> {
        self.lines.iter().rev().find_map(|line| match line {
            Line::Hash { hash } => Some(hash.as_str()),
            line => line.chain(),
        })
    }

    /// Counts the rolls by their sources.
    fn dice_finding(
        &self,
        has_seed: bool,
        shared: Option<&SharedFinding>,
        has_ended: bool,
    ) -> DiceFinding {
        let head = self.head.as_ref().ok();
        let promised = head.is_some_and(|head| head.dice.1.is_some());
        let earlier = head.map_or(0, |head| head.earlier) as usize;
        let mut finding = DiceFinding {
            verdict: DiceVerdict::None,
            checked: 0,
            typed: 0,
            unchecked: 0,
            line: None,
            visits: shared.map(|shared| shared.visits),
        };
        let mut why = Unchecked::OtherSource;
        for (at, entry) in self.entries.iter().enumerate() {
            let Given::Throw { source, .. } = &entry.given else {
                continue;
            };
            match source.as_str() {
                "keyed" if has_seed => {
                    finding.checked += 1;
                    continue;
                }
                SHARED if shared.is_some_and(|shared| shared.checked.contains(&entry.line)) => {
                    finding.checked += 1;
                    continue;
                }
                "physical" => finding.typed += 1,
                EARLIER if at < earlier => {
                    finding.unchecked += 1;
                    if finding.unchecked == 1 {
                        why = Unchecked::Earlier;
                    }
                }
                source => {
                    finding.unchecked += 1;
                    if source == "keyed" || shared.is_some() {
                        why = match (promised, has_ended) {
                            (false, _) => Unchecked::NotPromised,
                            (true, true) => Unchecked::NoSeed,
                            (true, false) => Unchecked::UnderWay,
                        };
                    }
                }
            }
            finding.line = finding.line.or(Some(entry.line));
        }
        finding.verdict = match (finding.checked, finding.typed, finding.unchecked) {
            (0, 0, 0) => DiceVerdict::None,
            (_, 0, 0) => DiceVerdict::Checked,
            (_, _, 0) => DiceVerdict::Typed,
            _ => DiceVerdict::NotCheckable(why),
        };
        finding
    }
}

impl Entry {
    /// Whether these are dice of the keyed generator.
    fn is_keyed(&self) -> bool {
        matches!(&self.given, Given::Throw { source, .. } if source == "keyed")
    }
}

impl Differs {
    fn is_same_dice(&self) -> bool {
        matches!(self, Differs::Dice { found, expected } if found == expected)
    }
}

/// The first of two differences in the file; a changed line comes before the differences that it causes.
fn first_of(differs: Option<ReplayError>, tampered: Option<ReplayError>) -> Option<ReplayError> {
    match (differs, tampered) {
        (Some(differs), Some(tampered)) if differs.line < tampered.line => Some(differs),
        (differs, tampered) => tampered.or(differs),
    }
}

/// Compares the events of an entry line by line; with `short`, the last ones may be missing.
pub(super) fn compare_events(
    entry: &Entry,
    events: &[Event],
    short: bool,
) -> Result<(), ReplayError> {
    for (nth, event) in events.iter().enumerate() {
        let expected = event.to_string();
        match entry.events.get(nth) {
            Some((_, found)) if *found == expected => {}
            None if short => {}
            there => {
                let (line, found) = there.map_or((entry.line, "nothing"), |(line, text)| {
                    (*line, text.as_str())
                });
                let found = found.to_owned();
                let what = Differs::Event { found, expected };
                return Err(ReplayError { line, what });
            }
        }
    }
    match entry.events.get(events.len()) {
        None => Ok(()),
        Some((line, found)) => Err(ReplayError {
            line: *line,
            what: Differs::Event {
                found: found.clone(),
                expected: "nothing".into(),
            },
        }),
    }
}
