//! The command line of `acies baroque`.

use std::collections::BTreeSet;

use crate::args::{between, within};
use crate::suggest::did_you_mean;
use acies_baroque::{
    Abilities, Class, Distance, Mode, Ruling, RulingError, Rulings, Sight, Situation, Trigger,
    die as face,
};
use clap::builder::NonEmptyStringValueParser;
use clap::{Args as ClapArgs, Subcommand};

/// `acies baroque`.
#[derive(ClapArgs, Debug)]
pub struct BaroqueArgs {
    #[command(subcommand)]
    pub what: What,
}

/// The questions it answers.
#[derive(Subcommand, Debug)]
pub enum What {
    /// Find the reaction of a unit to an enemy
    React(ReactArgs),
    /// Find whether a unit pursues a beaten enemy
    Pursue(PursueArgs),
    /// Find whose token is placed next, and the order of activations
    Tokens(TokensArgs),
}

/// Options of all commands.
#[derive(ClapArgs, Debug)]
pub struct How {
    /// The seed of the dice
    #[arg(long, allow_negative_numbers = true, value_name = "N", value_parser = within(0, u64::MAX))]
    pub seed: Option<u64>,
    /// Rulings by name with their answers, separated by commas
    #[arg(long, value_name = "NAME=ANSWER,..", value_parser = rulings, default_value = "")]
    pub rulings: Rulings,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The unit that is asked about.
#[derive(ClapArgs, Debug)]
pub struct UnitArgs {
    /// The mode of its command: E, W, RO, HD, AA or AAA
    #[arg(long, value_name = "MODE")]
    pub mode: Mode,
    /// Its troop code, such as HB
    #[arg(long, value_name = "CODE", value_parser = NonEmptyStringValueParser::new())]
    pub unit: Option<String>,
    /// Its abilities, separated by commas: fire, charge, evade, impetus, headlong, not-headlong, or nothing; all if left out
    #[arg(long, value_name = "fire,..", value_parser = can)]
    pub can: Option<Abilities>,
    /// The die as it shows; rolled if left out
    #[arg(long, allow_negative_numbers = true, value_name = "1-6", value_parser = shown, conflicts_with = "roll")]
    pub die: Option<u8>,
    /// The roll after modifiers, to which nothing is added
    #[arg(long, allow_negative_numbers = true, value_name = "1-6", value_parser = shown)]
    pub roll: Option<u8>,
    #[command(flatten)]
    pub how: How,
}

/// `acies baroque react`.
#[derive(ClapArgs, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct ReactArgs {
    #[command(flatten)]
    pub unit: UnitArgs,
    /// The enemy's action: withdraw-action, move-action, charge-target, charge-action, shoot-target or shoot-action
    #[arg(long, value_name = "TRIGGER", value_parser = trigger)]
    pub trigger: Trigger,
    /// Its discipline class: A, B or C
    #[arg(long, value_name = "CLASS", value_parser = class)]
    pub discipline: Option<Class>,
    /// The die between two equally near columns; rolled if left out
    #[arg(long, allow_negative_numbers = true, value_name = "1-6", value_parser = shown)]
    pub tie: Option<u8>,
    /// The distance of the enemy in BU: after its move, before a move away, at the nearest point of a charge at another unit
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "BU",
        default_value = "0"
    )]
    pub distance: Distance,
    /// How much of the enemy is visible: whole, part or unseen
    #[arg(long, value_name = "SIGHT", value_parser = sight, default_value = "whole")]
    pub seen: Sight,
    /// The enemy shooter has not moved before
    #[arg(long)]
    pub standing: bool,
    /// The unit has reacted in this turn
    #[arg(long)]
    pub reacted: bool,
    /// The unit is disordered
    #[arg(long)]
    pub disordered: bool,
    /// The unit is in melee
    #[arg(long)]
    pub engaged: bool,
    /// The die of an attempt to avoid the reaction
    #[arg(long, allow_negative_numbers = true, value_name = "1-6", value_parser = shown, requires = "discipline")]
    pub vacate: Option<u8>,
    /// The result of its Discipline Test: passed or failed
    #[arg(long, value_name = "passed|failed", value_parser = passed)]
    pub test: Option<bool>,
}

/// `acies baroque pursue`.
#[derive(ClapArgs, Debug)]
pub struct PursueArgs {
    #[command(flatten)]
    pub unit: UnitArgs,
    /// Its impetus; above zero if left out; with 0 only a headlong unit pursues, which must
    #[arg(long, allow_negative_numbers = true, value_name = "N", value_parser = between::<u8>(0, u8::MAX.into()))]
    pub impetus: Option<u8>,
}

/// `acies baroque tokens`.
#[derive(ClapArgs, Debug)]
pub struct TokensArgs {
    /// Red's commands in the order of activation, each with its mode if known; or their number
    #[arg(long, value_name = "NAME[=MODE],..|N", value_delimiter = ',', value_parser = command)]
    pub red: Vec<NamedCommand>,
    /// Blue's commands
    #[arg(long, value_name = "NAME[=MODE],..|N", value_delimiter = ',', value_parser = command)]
    pub blue: Vec<NamedCommand>,
    /// The dice of red and blue, throw by throw; rolled if left out
    #[arg(long, value_name = "R/B,..", value_delimiter = ',', value_parser = pair)]
    pub dice: Vec<[u8; 2]>,
    /// Roll for modes that are not given, by situation (our addition): pressing, even or pressed
    #[arg(long, value_name = "SITUATION", value_parser = situation)]
    pub mode_dice: Option<Situation>,
    #[command(flatten)]
    pub how: How,
}

/// A command by its name.
#[derive(Clone, Debug)]
pub struct NamedCommand {
    pub name: String,
    pub mode: Option<Mode>,
}

fn shown(text: &str) -> Result<u8, String> {
    let die = text.parse().ok().and_then(face);
    die.ok_or_else(|| "expected a die from 1 to 6".into())
}

fn can(text: &str) -> Result<Abilities, String> {
    let mut can = Abilities::default();
    let words: Vec<&str> = text.split(',').collect();
    for (nth, word) in words.iter().enumerate() {
        if *word != "nothing" && !can.add(word) {
            return Err(format!(
                "found `{word}`, expected {}, or nothing",
                Abilities::WORDS.join(", ")
            ));
        }
        let before = &words[..nth];
        if before.contains(word) {
            return Err(format!("found `{word}` twice, expected it once"));
        }
        if nth > 0 && (*word == "nothing" || before.contains(&"nothing")) {
            return Err("found `nothing` beside something, expected it alone".into());
        }
        if before.iter().any(|other| against(other, word)) {
            return Err("found headlong and not-headlong, expected one of them".into());
        }
    }
    Ok(can)
}

/// Whether two words about being headlong contradict each other.
fn against(one: &str, other: &str) -> bool {
    let both = [one, other];
    both.contains(&"headlong") && both.contains(&"not-headlong")
}

fn trigger(text: &str) -> Result<Trigger, String> {
    let words: Vec<&str> = Trigger::ALL.map(Trigger::word).to_vec();
    Trigger::from_word(text).ok_or_else(|| format!("expected {}", words.join(", ")))
}

fn class(text: &str) -> Result<Class, String> {
    Class::from_word(text).ok_or_else(|| "expected A, B or C".into())
}

fn sight(text: &str) -> Result<Sight, String> {
    Sight::from_word(text).ok_or_else(|| "expected whole, part or unseen".into())
}

fn passed(text: &str) -> Result<bool, String> {
    match text {
        "passed" => Ok(true),
        "failed" => Ok(false),
        _ => Err("expected passed or failed".into()),
    }
}

fn situation(text: &str) -> Result<Situation, String> {
    Situation::from_word(text).ok_or_else(|| "expected pressing, even or pressed".into())
}

fn rulings(text: &str) -> Result<Rulings, String> {
    let mut rulings = Rulings::default();
    let mut seen = BTreeSet::new();
    for choice in text.split(',').filter(|choice| !choice.is_empty()) {
        let (id, answer) = choice
            .split_once('=')
            .ok_or_else(|| format!("found `{choice}`, expected NAME=ANSWER"))?;
        rulings.choose(id, answer).map_err(|error| match error {
            RulingError::Unknown(_) => {
                format!("{error}{}", did_you_mean(id, Ruling::ALL.map(Ruling::id)))
            }
            RulingError::Answer { .. } => error.to_string(),
        })?;
        if !seen.insert(id) {
            return Err(format!("found the ruling `{id}` twice, expected it once"));
        }
    }
    Ok(rulings)
}

fn command(text: &str) -> Result<NamedCommand, String> {
    let (name, mode) = match text.split_once('=') {
        None => (text, None),
        Some((name, mode)) => {
            let mode: Mode = mode.parse().map_err(|error| format!("{error}"))?;
            (name, Some(mode))
        }
    };
    if name.is_empty() {
        return Err("expected the name of a command".into());
    }
    Ok(NamedCommand {
        name: name.into(),
        mode,
    })
}

fn pair(text: &str) -> Result<[u8; 2], String> {
    let dice = text.split_once('/');
    let read = |die: &str| shown(die).ok();
    dice.and_then(|(red, blue)| Some([read(red)?, read(blue)?]))
        .ok_or_else(|| "expected the dice of red and blue, such as 2/5".into())
}
