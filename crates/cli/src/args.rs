//! The command line.

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use crate::admin::AdminArgs;
use crate::baroque::args::BaroqueArgs;
use crate::failure::{Failure, input};
use crate::sim::args::SimArgs;
use acies_chronicle::{EditionChoice, Seed, scale_from_word};
use acies_rulebook::Scale;
use acies_server::Origin;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};

/// A referee for the wargame DBA.
#[derive(Parser, Debug)]
#[command(name = "acies", version, about, arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

/// The program's commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the page to this machine, and open it in the browser
    Play(PlayArgs),
    /// Serve the page with battles between people, which are kept in a folder
    Serve(ServeArgs),
    /// Fight one battle between two generals
    Battle(Box<BattleArgs>),
    /// Fight many battles between two generals or many armies, and count the wins
    Sim(Box<SimArgs>),
    /// Judge scenarios: `ok` or the difference for each expectation
    Check(CheckArgs),
    /// Show the battle of a record, or verify every line of it
    Replay(ReplayArgs),
    /// Compute the exact odds of one combat in the open, out of 36
    Odds(OddsArgs),
    /// Show or search the army lists, with historical enemies
    Army(ArmyArgs),
    /// Print the sheet of an edition, and the ids of the rules that an order can break
    Rules(RulesArgs),
    /// Roll on one table of Solo DBA, or enter the dice, and explain the result
    Solo(SoloArgs),
    /// Ask the solo assistant for Impetus: Baroque, for games at a real table
    Baroque(BaroqueArgs),
    /// Fight many battles with every invariant checked, and report what they covered
    Soak(SoakArgs),
    /// Print the hash of a fixed set of battles, the same on every machine
    Signature(SignatureArgs),
    /// Count and hash the verdicts on the candidate orders of positions
    Perft(PerftArgs),
    /// Look after the battles of a server: copies, restoring them, outages
    Admin(AdminArgs),
}

/// The edition and its options.
#[derive(ClapArgs, Debug)]
pub struct EditionArgs {
    /// The edition, or a file of house rules that ends in .toml
    #[arg(long, default_value = "2.2", value_name = "2.2|FILE")]
    pub edition: String,
    /// Conventions by id, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "ID,..")]
    pub conventions: Vec<String>,
    /// Rulings by id with their answers, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "ID=V,..", value_parser = ruling)]
    pub rulings: Vec<(String, String)>,
    /// The scale of the bases
    #[arg(long, default_value = "15mm", value_name = "15mm|25mm", value_parser = scale)]
    pub scale: Scale,
}

impl EditionArgs {
    /// The edition with its conventions, rulings and scale.
    ///
    /// # Errors
    /// When a convention or ruling is given twice.
    pub fn choice(&self) -> Result<EditionChoice, Failure> {
        once("convention", self.conventions.iter())?;
        once("ruling", self.rulings.iter().map(|(id, _)| id))?;
        Ok(EditionChoice {
            edition: self.edition.clone(),
            conventions: self.conventions.clone(),
            rulings: self.rulings.clone(),
            scale: self.scale,
        })
    }
}

/// Checks that no id is given twice.
///
/// # Errors
/// Names the first id that is.
pub fn once<'a>(what: &str, ids: impl Iterator<Item = &'a String>) -> Result<(), Failure> {
    let mut seen = BTreeSet::new();
    match ids.into_iter().find(|id| !seen.insert(*id)) {
        Some(id) => Err(input(format!(
            "found the {what} `{id}` twice, expected it once"
        ))),
        None => Ok(()),
    }
}

fn ruling(text: &str) -> Result<(String, String), String> {
    let (id, answer) = text.split_once('=').ok_or("expected ID=ANSWER")?;
    Ok((id.into(), answer.into()))
}

/// A parser of whole numbers within bounds; negative numbers get the same error as others out of bounds.
pub fn within(least: u64, most: u64) -> impl Fn(&str) -> Result<u64, String> + Clone {
    move |text| {
        let number = text.parse().ok();
        let number = number.filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| match most {
            u64::MAX => format!("expected a whole number from {least} on"),
            _ => format!("expected a whole number from {least} to {most}"),
        })
    }
}

/// The same for smaller integer types and for negative bounds.
pub fn between<T: TryFrom<i64>>(
    least: i64,
    most: i64,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse::<i64>().ok();
        let number = number.filter(|number| (least..=most).contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| format!("expected a whole number from {least} to {most}"))
    }
}

/// Parses the number of bounds after which a battle is drawn.
pub fn bounds(text: &str) -> Result<u16, String> {
    let bounds = within(1, u16::MAX.into())(text)?;
    u16::try_from(bounds).map_err(|error| error.to_string())
}

fn network_address(text: &str) -> Result<IpAddr, String> {
    let address = text.parse();
    address.map_err(|_| "expected an address of this machine, such as 192.168.1.20".to_owned())
}

fn date(text: &str) -> Result<String, String> {
    if is_date(text) {
        Ok(text.into())
    } else {
        Err("expected a date such as 2026-11-20".into())
    }
}

/// Whether a text is a valid date, year first.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts.as_slice() else {
        return false;
    };
    let number = |text: &str, digits: usize| {
        let fits = text.len() == digits && text.bytes().all(|letter| letter.is_ascii_digit());
        text.parse::<u32>().ok().filter(|_| fits)
    };
    let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2))
    else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u32::from(leap),
        _ => 0,
    };
    (1..=days).contains(&day)
}

fn scale(text: &str) -> Result<Scale, String> {
    scale_from_word(text).ok_or_else(|| "expected 15mm or 25mm".into())
}

/// `acies battle`.
#[derive(ClapArgs, Debug)]
pub struct BattleArgs {
    /// The key of red's army list, such as II/12
    #[arg(long, value_name = "KEY")]
    pub red: String,
    /// The key of blue's army list
    #[arg(long, value_name = "KEY")]
    pub blue: String,
    /// The general of red: random, greedy, solo-dba, veteran or dull
    #[arg(long, default_value = "greedy", value_name = "GENERAL")]
    pub red_general: String,
    /// The general of blue: random, greedy, solo-dba, veteran or dull
    #[arg(long, default_value = "greedy", value_name = "GENERAL")]
    pub blue_general: String,
    /// The seed of the dice and of the generals; random without it
    #[arg(long, allow_negative_numbers = true)]
    pub seed: Option<Seed>,
    /// End in a draw after this number of bounds of each side
    #[arg(long, default_value_t = 30, allow_negative_numbers = true, value_name = "N", value_parser = bounds)]
    pub limit: u16,
    /// Write the record to this file during the battle
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Replace a file that has the name of the record
    #[arg(long, requires = "record")]
    pub force: bool,
    /// A date for the head of the record
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = date)]
    pub date: Option<String>,
    /// Explain each order of a general that logs its reasons
    #[arg(long, conflicts_with = "json")]
    pub explain: bool,
    /// Print the record as JSON lines instead of a report
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub edition: EditionArgs,
}

/// `acies check`.
#[derive(ClapArgs, Debug)]
pub struct CheckArgs {
    /// Scenario files, or folders of them
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Also judge each scenario turned by 37.3 degrees on a larger board
    #[arg(long)]
    pub turned: bool,
    /// Print only the differences
    #[arg(long)]
    pub quiet: bool,
}

/// `acies replay`.
#[derive(ClapArgs, Debug)]
pub struct ReplayArgs {
    /// The record
    pub file: PathBuf,
    /// Compare everything with the referee's verdicts of today
    #[arg(long)]
    pub verify: bool,
    /// Stop after this number of orders and throws
    #[arg(long, allow_negative_numbers = true, value_name = "N", value_parser = within(0, u64::MAX))]
    pub upto: Option<u64>,
    /// Draw a picture of every bound into this folder
    #[arg(long, value_name = "DIR")]
    pub svg: Option<PathBuf>,
    /// Explain each order of a general that logged its reasons
    #[arg(long, conflicts_with_all = ["json", "verify", "svg"])]
    pub explain: bool,
    /// Print the record as JSON lines; with --verify the last is the verdict
    #[arg(long)]
    pub json: bool,
}

/// `acies odds`.
#[derive(ClapArgs, Debug)]
pub struct OddsArgs {
    /// The troop of one side, such as 4Bd
    pub one: String,
    /// The troop of the other
    pub other: String,
    /// The first shoots at the second
    #[arg(long)]
    pub shooting: bool,
    /// Added to the factor of the first
    #[arg(long, default_value_t = 0, allow_negative_numbers = true, value_name = "N", value_parser = between::<i8>(-20, 20))]
    pub one_extra: i8,
    /// Added to the factor of the second
    #[arg(long, default_value_t = 0, allow_negative_numbers = true, value_name = "N", value_parser = between::<i8>(-20, 20))]
    pub other_extra: i8,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub edition: EditionArgs,
}

/// `acies army`.
#[derive(ClapArgs, Debug)]
pub struct ArmyArgs {
    /// A key such as II/12, words of a name, or a year; without any, all lists
    #[arg(allow_negative_numbers = true)]
    pub words: Vec<String>,
    /// The edition of the lists
    #[arg(long, default_value = "2.2")]
    pub edition: String,
    /// Print JSON, one list a line
    #[arg(long)]
    pub json: bool,
}

/// `acies rules`.
#[derive(ClapArgs, Debug)]
pub struct RulesArgs {
    /// Print JSON, one fact, row or rule a line
    #[arg(long)]
    pub json: bool,
    /// The unit of lengths: base widths, paces or millimetres on the table
    #[arg(long, value_enum, default_value_t = Unit::Bw)]
    pub unit: Unit,
    /// The width of a line in characters
    #[arg(long, default_value_t = 96, allow_negative_numbers = true, value_name = "N", value_parser = between::<u16>(40, 1000))]
    pub width: u16,
    #[command(flatten)]
    pub edition: EditionArgs,
}

/// The unit in which lengths are shown.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Base widths.
    Bw,
    /// Paces, where the edition has them.
    Paces,
    /// Millimetres on the table.
    Mm,
}

impl Unit {
    /// Its word on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Unit::Bw => "bw",
            Unit::Paces => "paces",
            Unit::Mm => "mm",
        }
    }
}

/// `acies solo`.
#[derive(ClapArgs, Debug)]
pub struct SoloArgs {
    /// `list`, or a table by its section or its name: 5.3, stance
    #[arg(value_name = "list|TABLE")]
    pub table: String,
    /// A fact that the table uses; with an option before it, for that option only: pips=4, blades.infantry=yes
    #[arg(long = "fact", value_name = "[OPTION.]NAME=VALUE")]
    pub facts: Vec<String>,
    /// An option among which the table chooses
    #[arg(long = "option", value_name = "NAME")]
    pub options: Vec<String>,
    /// The number of options to take [default: 1]
    #[arg(long, allow_negative_numbers = true, value_name = "N", value_parser = within(1, 100))]
    pub take: Option<u64>,
    /// Dice already thrown, in order; rolled if left out
    #[arg(long = "die", value_delimiter = ',', allow_negative_numbers = true, value_name = "N,..", value_parser = between::<u8>(1, 6))]
    pub dice: Vec<u8>,
    /// The seed of the dice
    #[arg(long, allow_negative_numbers = true, value_name = "N", value_parser = within(0, u64::MAX))]
    pub seed: Option<u64>,
    /// Print JSON, one table a line
    #[arg(long)]
    pub json: bool,
}

/// `acies soak`.
#[derive(ClapArgs, Debug)]
pub struct SoakArgs {
    /// The number of battles
    #[arg(short = 'n', long = "number", default_value_t = 100, allow_negative_numbers = true, value_name = "N", value_parser = within(1, u64::MAX))]
    pub number: u64,
    /// The number of the first battle; a battle's number is its seed
    #[arg(long, default_value_t = 0, allow_negative_numbers = true, value_name = "N", value_parser = within(0, u64::MAX))]
    pub first: u64,
    /// The general of both sides: random, greedy, solo-dba, veteran or dull
    #[arg(long, default_value = "random")]
    pub general: String,
    /// End each battle in a draw after this number of bounds of each side
    #[arg(long, default_value_t = 30, allow_negative_numbers = true, value_name = "N", value_parser = bounds)]
    pub limit: u16,
    #[command(flatten)]
    pub edition: EditionArgs,
}

/// `acies signature`.
#[derive(ClapArgs, Debug)]
pub struct SignatureArgs {
    /// The number of battles
    #[arg(short = 'n', long = "number", default_value_t = 12, allow_negative_numbers = true, value_name = "N", value_parser = within(1, 1_000_000))]
    pub number: u64,
    /// The edition, or a file of house rules that ends in .toml
    #[arg(long, default_value = "2.2", value_name = "2.2|FILE")]
    pub edition: String,
}

/// `acies perft`.
#[derive(ClapArgs, Debug)]
pub struct PerftArgs {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print a JSON object for each position
    #[arg(long)]
    pub json: bool,
}

/// `acies play`.
#[derive(ClapArgs, Debug)]
pub struct PlayArgs {
    /// The port on 127.0.0.1; 0 takes any free one
    #[arg(long, default_value_t = crate::play::PORT, allow_negative_numbers = true, value_name = "N", value_parser = between::<u16>(0, u16::MAX.into()))]
    pub port: u16,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// Let phones and other machines of the local network open the page, by a link with a key; ADDRESS is this machine's there, if it is not found
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true, value_parser = network_address)]
    #[expect(
        clippy::option_option,
        reason = "the option may stand without its value"
    )]
    pub lan: Option<Option<IpAddr>>,
}

/// `acies serve`.
#[derive(ClapArgs, Debug)]
pub struct ServeArgs {
    /// The folder in which battles are kept; it is made if there is none
    #[arg(long, value_name = "DIR")]
    pub folder: PathBuf,
    /// The file of the key of the dice: beside the folder unless it is named. Keep it out of what is backed up
    #[arg(long, value_name = "FILE")]
    pub key: Option<PathBuf>,
    /// The address that browsers show, such as `https://acies.example`, where a proxy on this machine answers to it
    #[arg(long, value_name = "URL")]
    pub public: Option<Origin>,
    /// Where to listen; port 0 takes any free one
    #[arg(long, default_value = crate::serve::ADDRESS, value_name = "ADDRESS:PORT")]
    pub listen: SocketAddr,
    /// Where Prometheus reads what is measured; nowhere unless it is named
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics: Option<SocketAddr>,
    /// The settings of the server that sends e-mail to players who are not there; no e-mail is sent unless it is named
    #[arg(long, value_name = "FILE")]
    pub mail: Option<PathBuf>,
    /// For how many hours the server may have been off: a longer time looks like a clock that is wrong
    #[arg(long, default_value_t = 1, value_name = "HOURS", value_parser = between::<u32>(1, 1_000_000))]
    pub longest_outage: u32,
}
